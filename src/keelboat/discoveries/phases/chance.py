"""Chance: cards removed and revealed, the start player, dice (what is random, and what goes on after it)."""

from bisect import bisect_right

from keelboat.discoveries.actions import FIRST, REMOVE, REVEAL, ROLLS, First, Remove, Reveal, Roll
from keelboat.discoveries.names import (
    AFTER_EXPLORED,
    AFTER_PAY,
    AFTER_RESTED,
    ASK_ROLL,
    COLOURS,
    FACES,
    GRAY,
    N_COLOURS,
    N_FACES,
    N_KINDS,
    After,
    Ask,
)
from keelboat.discoveries.phases import explore, flow, setup, tribe
from keelboat.discoveries.state import LOCKED, ROLLING, STOCK, DiscoveriesState, cards_of
from keelboat.parts.door import Action, Below
from keelboat.parts.words import Event, Trace


def rolling_colour(state: DiscoveriesState) -> int:
    """Return the colour that is rolled next: colours in table order (RULING-07)."""
    dice = state.dice
    colour = 0
    while not dice[ROLLING + colour]:
        colour += 1
    assert colour < N_COLOURS, "no dice to roll"
    return colour


def outcomes(state: DiscoveriesState) -> list[tuple[Action, int]]:
    """List what chance may give, with weights."""
    ask = state.ask
    found: list[tuple[Action, int]] = []
    if ask == Ask.ROLL:
        colour = rolling_colour(state)
        dice = state.dice[ROLLING + colour]
        weights = state.cards.roll_weights[colour][dice]
        for index, roll in enumerate(ROLLS[colour][dice]):
            found.append((roll, weights[index]))
    elif ask == Ask.FIRST:
        for seat in range(state.seats):
            found.append((FIRST[seat], 1))
    else:
        for card in cards_of(state.bag):
            found.append((REMOVE[card - 1] if ask == Ask.REMOVE else REVEAL[card - 1], 1))
    return found


def sample(state: DiscoveriesState, below: Below) -> Action:
    """Return one outcome, without listing them all."""
    ask = state.ask
    if ask == ASK_ROLL:
        rolling = state.dice
        colour = 0
        while not rolling[ROLLING + colour]:  # `rolling_colour`
            colour += 1
        dice = rolling[ROLLING + colour]
        sums = state.cards.roll_sums[colour][dice]
        return ROLLS[colour][dice][bisect_right(sums, below(sums[-1]))]
    if ask == Ask.FIRST:
        return FIRST[below(state.seats)]
    bag = state.bag
    for _ in range(below(bag.bit_count())):
        bag &= bag - 1
    card = (bag & -bag).bit_length() - 1
    return REMOVE[card - 1] if ask == Ask.REMOVE else REVEAL[card - 1]


def remove(state: DiscoveriesState, action: Remove, trace: Trace) -> None:
    """Take a card out of the game; when enough have left, the deck is laid out (D-SETUP-3)."""
    state.bag ^= 1 << action.card
    state.removed |= 1 << action.card
    if trace is not None:
        trace.append(Event("card-removed", {"card": action.card}, "D-SETUP-3"))
    if state.bag.bit_count() == state.cards.deck_size[state.seats]:
        flow.show_next(state, After.SETUP)


def reveal(state: DiscoveriesState, action: Reveal, trace: Trace) -> None:
    """Show the next top card, then go on with what drew the one above it."""
    state.bag ^= 1 << action.card
    state.top = action.card
    if trace is not None:
        trace.append(Event("deck-top", {"card": action.card}, "RULING-04"))
    after = state.after
    state.after = 0  # fields that mean nothing now are 0, so that equal positions have equal keys
    if after == After.SETUP:
        setup.deal(state, trace)
    elif after == After.REFILL:
        flow.refill(state, trace)
    else:
        state.ask = Ask.TURN


def first(state: DiscoveriesState, action: First, trace: Trace) -> None:
    """Set the start player, who picks first (D-SETUP-9)."""
    state.start = action.seat
    state.seat = action.seat
    state.ask = Ask.PICK_FIRST
    if trace is not None:
        trace.append(Event("start-player", {"seat": action.seat}, "D-SETUP-9"))


def roll(state: DiscoveriesState, action: Roll, trace: Trace) -> None:
    """Put the dice into the Stock as they fell; dice gained within a turn are locked (D-ACT-9)."""
    # Face by face without a loop: one action in six is a roll.
    dice = state.dice
    colour = action.colour
    dice[ROLLING + colour] = 0
    after = state.after
    seat = state.roll_seat
    start = STOCK + seat * N_KINDS + colour * N_FACES
    walk, ride, negotiate, journal = action.counts
    if walk:
        dice[start] += walk
    if ride:
        dice[start + 1] += ride
    if negotiate:
        dice[start + 2] += negotiate
    if journal:
        dice[start + 3] += journal
    if state.shown[seat] >= 0:
        state.shown[seat] += action.shown
    if AFTER_PAY <= after <= AFTER_EXPLORED:
        start = LOCKED + colour * N_FACES
        dice[start] += walk
        dice[start + 1] += ride
        dice[start + 2] += negotiate
        dice[start + 3] += journal
    if trace is not None:
        trace.append(_rolled(state, action))
    if any(dice[ROLLING : ROLLING + N_COLOURS]):
        return
    state.after = 0
    if after == AFTER_RESTED:
        flow.finish_turn(state, trace)
    elif after == AFTER_PAY:
        tribe.discard_cost(state, trace)
    elif after == AFTER_EXPLORED:
        explore.after_roll(state, trace)
    else:
        setup.after_roll(state)
        return
    state.roll_seat = 0


def _rolled(state: DiscoveriesState, action: Roll) -> Event:
    """Return the log line of a roll."""
    seat = state.roll_seat
    args: dict[str, object] = {"seat": seat, "colour": COLOURS[action.colour]}
    faces = {FACES[face]: count for face, count in enumerate(action.counts) if count}
    if state.after == After.PAY and state.donor < 0:
        return Event("gray-gained", {"seat": seat, "face": FACES[action.counts.index(1)]}, "D-GRAY-1")
    if state.after == After.EXPLORED:
        return Event("rolled-back", args | {"faces": faces}, "D-EXPL-29")
    rule = {After.SETUP: "D-SETUP-11", After.PAY: "D-GRAY-3"}.get(state.after, "D-REST-5")
    return Event("rolled", args | {"faces": faces}, rule)


assert GRAY == N_COLOURS - 1 and AFTER_PAY + 1 == AFTER_EXPLORED
