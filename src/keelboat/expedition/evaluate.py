"""The hand-made value of a position."""

from keelboat.expedition.state import POSITION, TIME, ExpeditionState


def evaluate(state: ExpeditionState, seat: int) -> float:
    """Return how good the position is for a seat."""
    return float(state.number(seat, POSITION) - state.number(seat, TIME))
