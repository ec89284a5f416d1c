"""From one turn to the next: end of turn, refill of the Camp, bonus turn, last turns (rules 2.2, 2.8, 2.10)."""

from keelboat.discoveries.names import AREA_PLACES, ASK_TURN, N_KINDS, After, Ask
from keelboat.discoveries.state import LOCKED, MEETING, NO_LOCKS, RECON, DiscoveriesState
from keelboat.parts.words import Event, Trace


def begin_turn(state: DiscoveriesState, seat: int, bonus: int) -> None:
    """Start a turn with nothing played."""
    state.seat = seat
    state.bonus = bonus
    state.played = 0
    state.faces = 0
    state.used = 0
    state.turners = 0
    state.explored = 0
    state.turns += 1
    state.free = state.shown[seat]  # nothing is locked yet
    state.ask = ASK_TURN


def end_action_turn(state: DiscoveriesState, trace: Trace) -> None:
    """End a turn in which dice were played: the Camp is refilled first (D-TURN-6)."""
    refill(state, trace)


def refill(state: DiscoveriesState, trace: Trace) -> None:
    """Fill Meeting, then Recon, from the top of the deck; each new top card is a chance event (D-REFILL-1)."""
    areas = state.areas
    while state.top and 0 in areas:  # D-REFILL-2: the deck may have run out
        draw_to(state, areas.index(0), "D-REFILL-1", trace)
        if show_next(state, After.REFILL):
            return
    finish_turn(state, trace)


def draw_to(state: DiscoveriesState, place: int, rule: str, trace: Trace) -> None:
    """Move the top card of the deck to a place of the Camp."""
    card = state.top
    state.areas[place] = card
    state.top = 0
    if trace is not None:
        trace.append(Event("meeting-new" if place < RECON else "recon-new", {"card": card}, rule))


def show_next(state: DiscoveriesState, after: int) -> bool:
    """Ask chance for the next top card if there is one; it shows before any later decision (RULING-04)."""
    if not state.bag:
        return False
    state.ask = Ask.TOP
    state.after = after
    return True


def finish_turn(state: DiscoveriesState, trace: Trace) -> None:
    """Clear the locks, then: end of the game, bonus turn, or the next seat."""
    dice = state.dice
    dice[LOCKED : LOCKED + N_KINDS] = NO_LOCKS
    state.quiet = 0 if state.explored else state.quiet + 1
    seat = state.seat
    if state.last_turns >= 0:
        state.last_turns -= 1
        state.finished |= 1 << seat
        if state.last_turns == 0:
            _end(state, trace, "game-over", {}, "D-END-4")
            return
    if state.quiet >= state.cards.stall_turns:
        state.stalled = True
        _end(state, trace, "stalled", {"n": state.quiet}, "RULING-96")
        return
    if state.explored == 2 and not state.finished >> seat & 1:
        if trace is not None:
            trace.append(Event("bonus-turn", {"seat": seat}, "D-EXPL-32"))
        begin_turn(state, seat, 1)
        return
    begin_turn(state, seat + 1 if seat + 1 < state.seats else 0, 0)  # the left neighbour (D-TURN-1)


def next_seat(state: DiscoveriesState) -> None:
    """Give the turn to the left neighbour (D-TURN-1)."""
    begin_turn(state, (state.seat + 1) % state.seats, 0)


def decline_bonus(state: DiscoveriesState, trace: Trace) -> None:
    """Pass on the bonus turn; it does not count as a turn (RULING-54, RULING-96)."""
    if trace is not None:
        trace.append(Event("bonus-declined", {"seat": state.seat}, "D-EXPL-32"))
    state.turns -= 1
    next_seat(state)


def _end(state: DiscoveriesState, trace: Trace, key: str, args: dict[str, object], rule: str) -> None:
    state.ask = Ask.OVER
    state.bonus = 0
    state.free = -1
    if trace is not None:
        trace.append(Event(key, args, rule))


assert MEETING == 0 and RECON == AREA_PLACES
