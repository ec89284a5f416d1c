"""What cards count at this moment: badges, companions, goods, active characters (E-COLLECT, R-MOVE-8)."""

from keelboat.expedition.names import N_PLACES
from keelboat.expedition.state import BADGE, FACE_UP, OWN, PLAYER, ExpeditionState
from keelboat.expedition.tables import Count, Effect


def badges(state: ExpeditionState, kind: int) -> int:
    """Return the badges of a kind that the active seat counts: own area and neighbours (E-COLLECT-1).

    Alone, an occupied place that carries the badge stands in for the neighbours (E-SOLO-4).
    """
    players = state.players
    seat = state.seat
    seats = state.seats
    found = players[seat * PLAYER + BADGE + kind]
    if seats > 2:
        left = seat + 1 if seat + 1 < seats else 0
        right = seat - 1 if seat else seats - 1
        return found + players[left * PLAYER + BADGE + kind] + players[right * PLAYER + BADGE + kind]
    if seats == 2:  # the one opponent counts once (E-COLLECT-3)
        return found + players[(1 - seat) * PLAYER + BADGE + kind]
    for place in range(N_PLACES):
        if state.board[place] and state.data.places[place].badge == kind:
            found += 1
    return found


def steps(state: ExpeditionState, effect: Effect) -> int:
    """Return how long a move is now; locked goods and companions do not count (R-LOCK-2)."""
    count = effect.count
    if count == Count.FIXED:
        return effect.n
    if count == Count.BADGES:
        return badges(state, effect.kind)
    if count == Count.COMPANIONS_ON_BOATS:
        return state.free_companions()
    if count == Count.GOODS_ON_BOATS:
        return state.free_goods(effect.kind)
    if count == Count.ACTIVE_CHARACTERS:
        return state.cards[state.seat * OWN + FACE_UP].bit_count()
    return state.on_board()
