"""Does the open question of a loaded position fit the rest of it?

A position comes from people, links and bug reports. What `position.load` accepts can be drawn; what passes here
can also be played on.
"""

from keelboat.discoveries.names import (
    CHANGE,
    FRIENDLY,
    N_COLOURS,
    PLANS,
    WARY,
    Ask,
)
from keelboat.discoveries.phases import change, explore, pay, tribe, trigger, turn
from keelboat.discoveries.state import PAID, ROLLING, DiscoveriesState
from keelboat.parts.door import Action


def problem(state: DiscoveriesState) -> str:
    """Return what does not fit, empty if the position can be played on."""
    ask = state.ask
    if ask != Ask.DIE and (state.played == 0) != (state.faces == 0):  # the first payment has set no face yet
        return "dice played and faces played do not fit"
    if ask in (Ask.REMOVE, Ask.TOP, Ask.FIRST, Ask.ROLL):
        return _chance_problem(state)
    if ask == Ask.OVER:
        return ""
    if ask == Ask.PICK_FIRST:
        return "" if state.recon_mask() and state.top else "first cards are picked from the Recon Area and a deck"
    if ask in (Ask.TURN, Ask.RECALL):
        return _turn_problem(state)
    if ask in (Ask.SECOND, Ask.TRIGGER, Ask.NEW_ZONE):
        return _journey_problem(state)
    if ask == Ask.DIE:
        return _payment_problem(state)
    return _effect_problem(state)


def _paid(state: DiscoveriesState) -> int:
    return sum(state.dice[PAID : PAID + N_COLOURS])


def _chance_problem(state: DiscoveriesState) -> str:
    if state.ask == Ask.ROLL:
        return "" if any(state.dice[ROLLING : ROLLING + N_COLOURS]) else "no dice are to be rolled"
    if state.ask == Ask.TOP:
        return "" if state.bag and not state.top else "a top card shows only when the one above it has left"
    if state.ask == Ask.FIRST:
        return "" if all(state.areas) else "the start player is drawn when both areas are full"
    return "" if state.bag.bit_count() > state.cards.deck_size[state.seats] else "no card is left to remove"


def _turn_problem(state: DiscoveriesState) -> str:
    if state.due or _paid(state) or state.kept:
        return "dice are being paid, but no payment is open"
    return ""


def _payment_problem(state: DiscoveriesState) -> str:
    if state.due <= 0 or state.played < state.due:
        return "no die is due"
    if state.spot < 0 and not state.triggered:
        return "nothing is triggered that journal dice could pay for"
    if state.spot >= 0 and state.cards.cost(state.face, state.spot) < state.due:
        return "more dice are due than the action costs"
    options: list[Action] = []
    pay.legal(state, options)
    return "" if options else "no die can pay"


def _journey_problem(state: DiscoveriesState) -> str:
    if state.ask == Ask.NEW_ZONE:
        if state.zone(state.seat) or not explore.zone_candidates(state):
            return "a new zone card is chosen only when the zone is empty and a card is left"
        return ""
    if not turn.first_cards(state) >> state.first_card & 1 or not state.first_card:
        return "the journey does not start with an own card"
    if state.second_card and not state.recon_mask() >> state.second_card & 1:
        return "the second card does not lie in the Recon Area"
    options: list[Action] = []
    trigger.legal(state, options)
    return "" if options else "no actions cross this journey"


def _effect_problem(state: DiscoveriesState) -> str:
    """An effect goes on while its cost lies on the action."""
    ask = state.ask
    wanted = {Ask.CHANGE: (CHANGE,), Ask.SWAP: (PLANS,)}.get(ask, (FRIENDLY, WARY))
    if state.spot not in wanted or not _paid(state):
        return "the open decision belongs to an action that nobody paid for"
    options: list[Action] = []
    if ask == Ask.CHANGE:
        change.legal(state, options)
    elif ask == Ask.SWAP:
        change.legal_swap(state, options)
    elif ask == Ask.TAKE:
        tribe.legal_take(state, options)
    elif ask == Ask.RESERVE:
        tribe.legal_reserve(state, options)
    elif ask == Ask.DONOR:
        tribe.legal_donor(state, options)
    elif 0 <= state.donor < state.seats:
        tribe.legal_give(state, options)
    return "" if options else "the open decision has no answer"
