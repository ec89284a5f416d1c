"""."""

from keelboat.expedition.state import ExpeditionState


def view(state: ExpeditionState, seat: int | None) -> dict[str, object]:
    """Return what is drawn."""
    return {}
