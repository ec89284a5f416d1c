"""Camping: what it costs, what it brings back, and whether it wins (rules 7 and 11)."""

from keelboat.expedition.names import CAMPED, Ask
from keelboat.expedition.state import (
    ABOARD,
    BACK,
    BADGE,
    FACE_DOWN,
    FACE_UP,
    FRONT,
    HAND,
    LOAD,
    ON_CARDS,
    OWN,
    PLAYER,
    POSITION,
    TIME,
    ExpeditionState,
    row_seat,
)
from keelboat.parts.words import Event, Trace


def hand_time(state: ExpeditionState, seat: int) -> int:
    """Return the time for the cards in hand (E-CAMP-4)."""
    return state.cards[seat * OWN + HAND].bit_count() * state.data.hand_time


def boat_time(state: ExpeditionState, seat: int) -> int:
    """Return the time for goods, stowed as cheaply as can be (E-CAMP-5)."""
    base = seat * PLAYER
    data = state.data
    beyond = state.players[base + LOAD] - data.free_goods - data.tile_goods * state.players[base + FRONT]
    return data.load_time[beyond] if beyond > 0 else 0


def companion_time(state: ExpeditionState, seat: int) -> int:
    """Return the time for companions, those on cards included: they come back first (E-CAMP-2, E-CAMP-6)."""
    base = seat * PLAYER
    data = state.data
    aboard = state.players[base + ABOARD] + state.players[base + ON_CARDS]
    return max(0, aboard - data.free_companions - data.tile_companions * state.players[base + BACK])


def camp_time(state: ExpeditionState, seat: int) -> int:
    """Return the time that a camp costs now (E-CAMP-3)."""
    return hand_time(state, seat) + boat_time(state, seat) + companion_time(state, seat)


def wins(state: ExpeditionState, position: int, tokens: int) -> bool:
    """Return whether a camp on this space with so many tokens wins (E-END-1)."""
    return tokens <= position - state.data.win_base


def camp(state: ExpeditionState, trace: Trace) -> None:
    """Camp with the active seat: companions, time, cards, then the test for victory."""
    seat = state.seat
    base = seat * PLAYER
    time = camp_time(state, seat)
    players = state.players
    if trace is not None:
        parts = {
            "hand": hand_time(state, seat),
            "boats": boat_time(state, seat),
            "crew": companion_time(state, seat),
        }
        trace.append(Event("camped", {"seat": seat, "n": time, **parts}, "E-CAMP-7"))
    players[base + ABOARD] += players[base + ON_CARDS]
    players[base + ON_CARDS] = 0
    players[base + TIME] += time
    own = seat * OWN
    state.cards[own + HAND] |= state.cards[own + FACE_UP] | state.cards[own + FACE_DOWN]
    state.cards[own + FACE_UP] = 0
    state.cards[own + FACE_DOWN] = 0
    for badge in range(base + BADGE, base + PLAYER):
        players[badge] = 0
    state.rows = [row for row in state.rows if row_seat(row) != seat]
    state.done |= CAMPED
    if wins(state, players[base + POSITION], players[base + TIME]):
        state.winner = seat
        state.ask = Ask.OVER
        if trace is not None:
            trace.append(Event("won", {"seat": seat, "to": str(players[base + POSITION])}, "E-END-1"))
