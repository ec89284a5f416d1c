"""The scout on the track: skipped spaces, terrain, time tokens (rules 8 and 9)."""

from keelboat.expedition.names import SEA
from keelboat.expedition.state import PLAYER, POSITION, TIME, ExpeditionState


def next_space(state: ExpeditionState, seat: int) -> int:
    """Return the first space ahead without another scout; SEA when there is none (E-MOVE-2)."""
    players = state.players
    space = players[seat * PLAYER + POSITION] + 1
    while space < SEA and occupied(state, space):
        space += 1
    return space


def occupied(state: ExpeditionState, space: int) -> bool:
    """Return whether a scout, Mackenzie's included, stands on a space (E-SOLO-6)."""
    players = state.players
    at = POSITION
    for _ in range(state.seats):
        if players[at] == space:
            return True
        at += PLAYER
    return state.mackenzie == space


def possible_steps(state: ExpeditionState, terrain: int, steps: int) -> int:
    """Return how many of the steps of a move the active scout can make, dropped tokens included."""
    seat = state.seat
    space = next_space(state, seat)
    if not steps or not state.track[space] & terrain:
        return 0  # a move that cannot make a step drops no token (E-TIME-6)
    made = state.players[seat * PLAYER + TIME]
    if made >= steps:
        return steps
    while made < steps and space < SEA and state.track[space] & terrain:
        made += 1
        space += 1
        while space < SEA and occupied(state, space):
            space += 1
    return made


def move(state: ExpeditionState, steps: int) -> tuple[int, int]:
    """Make steps that are known to be possible; return tokens dropped and spaces entered."""
    base = state.seat * PLAYER
    dropped = min(steps, state.players[base + TIME])
    state.players[base + TIME] -= dropped
    for _ in range(steps - dropped):
        state.players[base + POSITION] = next_space(state, state.seat)
    return dropped, steps - dropped


def advance_mackenzie(state: ExpeditionState) -> None:
    """Move Mackenzie one space; he ignores terrain and skips the player's scout (E-SOLO-5, R-SOLO-3)."""
    for _ in range(state.data.rival_steps):
        space = state.mackenzie + 1
        while space < SEA - 1 and state.players[POSITION] == space:
            space += 1
        state.mackenzie = min(space, SEA - 1)
