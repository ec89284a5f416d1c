"""Why a card is not in hand: because it lies somewhere else."""

from keelboat.expedition.names import MAX_ENCOUNTERED, N_ROLES, card_name
from keelboat.expedition.state import ExpeditionState
from keelboat.parts.words import Message, Reason


def why_not_in_hand(state: ExpeditionState, card: int) -> Reason | None:
    """Return where a card lies that the active seat does not hold; None if it does."""
    seat = state.seat
    if state.hand(seat) >> card & 1:
        return None
    named: dict[str, object] = {"card": card_name(card)}
    if state.face_up(seat) >> card & 1:
        return Reason("E-CAMP-8", Message("why-played", named))
    if state.face_down(seat) >> card & 1:
        return Reason("E-ACT-7", Message("why-supporting", named))
    if card in state.journal:
        return Reason("E-RECRUIT-5", Message("why-in-journal", named))
    if state.bag >> card & 1:
        return Reason("E-SETUP-7", Message("why-in-draw-pile", named))
    if state.discarded >> card & 1:
        return Reason("R-CARDS-6", Message("why-discarded", named))
    if card > MAX_ENCOUNTERED and (card - MAX_ENCOUNTERED - 1) // N_ROLES not in state.colours:
        return Reason("E-SETUP-3", Message("why-crew-out", named))
    return Reason("R-TURN-10", Message("why-with-another", named))
