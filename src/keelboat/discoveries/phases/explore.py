"""What a journey brings: cards to the Journal, a new zone card, dice back (rules 2.7 and 2.8)."""

from keelboat.discoveries.actions import Pick, add_picks
from keelboat.discoveries.names import N_COLOURS, N_EXPLORATIONS, N_FACES, After, Ask
from keelboat.discoveries.phases import flow
from keelboat.discoveries.state import HELD, JOURNAL_CARDS, OWN, PAID, ROLLING, SLOT_BITS, SLOT_MASK, DiscoveriesState
from keelboat.parts.door import Action
from keelboat.parts.words import Event, Message, Reason, Trace


def resolve(state: DiscoveriesState, trace: Trace) -> None:
    """Move the crossed cards to the Journal and ask for the next zone card (D-EXPL-26, D-EXPL-27)."""
    seat = state.seat
    first, second = state.first_card, state.second_card
    if state.zone(seat) == first:
        state.set_zone(seat, 0)
    else:
        state.own[seat * OWN + HELD] ^= 1 << first
    state.own[seat * OWN + JOURNAL_CARDS] |= 1 << first
    state.explored = 1
    if second:
        state.take_from_area(second)
        state.own[seat * OWN + JOURNAL_CARDS] |= 1 << second
        state.explored = 2
    if trace is not None:
        points = state.cards.discovery[first].points
        trace.append(Event("explored", {"seat": seat, "card": first, "n": points}, "D-EXPL-26"))
        if second:
            points = state.cards.discovery[second].points
            trace.append(Event("explored", {"seat": seat, "card": second, "n": points}, "D-EXPL-26"))
            trace.append(Event("explored-two", {"seat": seat, "first": first, "second": second}, "D-EXPL-32"))
    if state.zone(seat):
        take_dice_back(state)  # a card on Minnetaree was explored: the zone card stays (D-CARD-37b)
        return
    candidates = zone_candidates(state)
    if not candidates:
        _finish(state, trace)
    elif candidates & (candidates - 1):
        state.ask = Ask.NEW_ZONE
    else:
        set_new_zone(state, candidates.bit_length() - 1, trace)


def zone_candidates(state: DiscoveriesState) -> int:
    """Return the mask of the cards that may become the zone card: Recon, else the top of the deck (RULING-91)."""
    recon = state.recon_mask()
    if recon or not state.top:
        return recon
    return 1 << state.top


def set_new_zone(state: DiscoveriesState, card: int, trace: Trace) -> None:
    """Take the next zone card; the returned dice are rolled after that (RULING-53)."""
    state.set_zone(state.seat, card)
    if card == state.top:
        state.top = 0
    else:
        state.take_from_area(card)
    if trace is not None:
        trace.append(Event("zone-chosen", {"seat": state.seat, "card": card}, "D-EXPL-27"))
    take_dice_back(state)


def _finish(state: DiscoveriesState, trace: Trace) -> None:
    """No card is left for the zone: this player has finished, the others have one turn each (D-END-1)."""
    state.finished |= 1 << state.seat
    if state.last_turns < 0:
        state.last_turns = state.seats  # this turn included
        if trace is not None:
            trace.append(Event("finished", {"seat": state.seat}, "D-END-1"))
    take_dice_back(state)


def take_dice_back(state: DiscoveriesState) -> None:
    """Take every die off the triggered actions, used or not, and roll them (D-EXPL-28, D-EXPL-29)."""
    dice = state.dice
    seat = state.seat
    for action in range(N_EXPLORATIONS):
        if state.triggered >> action & 1:
            word = state.clear_slots(seat, action)
            while word:
                dice[ROLLING + ((word & SLOT_MASK) - 1) // N_FACES] += 1
                word >>= SLOT_BITS
    for colour in range(N_COLOURS):
        dice[ROLLING + colour] += dice[PAID + colour]
        dice[PAID + colour] = 0
    state.triggered = 0
    state.first_card = 0
    state.second_card = 0
    state.start_rolling(seat, After.EXPLORED)


def after_roll(state: DiscoveriesState, trace: Trace) -> None:
    """Go on with the turn, or end it at once for a player who has finished (RULING-92)."""
    if state.finished >> state.seat & 1:
        flow.end_action_turn(state, trace)
    elif state.top or not flow.show_next(state, After.TURN):
        state.ask = Ask.TURN


def legal_new_zone(state: DiscoveriesState, out: list[Action]) -> None:
    """List the cards that may become the zone card."""
    add_picks(zone_candidates(state), out)


def why_not_new_zone(state: DiscoveriesState, action: Pick) -> Reason | None:
    """Only a card still in the Recon Area may be chosen (D-EXPL-27)."""
    if zone_candidates(state) >> action.card & 1:
        return None
    if state.held(state.seat) >> action.card & 1:
        return Reason("D-END-3", Message("why-held-card", {"card": action.card}))
    return Reason("D-EXPL-27", Message("why-not-in-recon", {"card": action.card}))
