"""."""

from keelboat.expedition.state import ExpeditionState


def forecast(state: ExpeditionState, seat: int) -> dict[str, object]:
    """Return the helps."""
    return {}
