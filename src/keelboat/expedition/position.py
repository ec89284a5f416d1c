"""."""

from keelboat.expedition.state import ExpeditionState
from keelboat.expedition.tables import ExpeditionTables


def dump(state: ExpeditionState) -> dict[str, object]:
    """Return the position as readable JSON."""
    return {}


def load(raw: object, tables: ExpeditionTables) -> ExpeditionState:
    """Return the position."""
    raise ValueError("not yet")
