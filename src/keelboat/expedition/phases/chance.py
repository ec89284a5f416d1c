"""Chance: route tokens, start goods, cards of the journal, the first player."""

from math import comb

from keelboat.expedition import effects
from keelboat.expedition.actions import FIRST, GOODS, REVEAL, ROUTE, First, Goods, Reveal, Route
from keelboat.expedition.names import JOURNAL_SLOTS, N_PRIMARY, After, Ask
from keelboat.expedition.phases import activate, journal, setup
from keelboat.expedition.state import ExpeditionState, cards_of
from keelboat.parts.door import Action, Below
from keelboat.parts.words import Trace


def outcomes(state: ExpeditionState) -> list[tuple[Action, int]]:
    """List what chance may give, with weights."""
    ask = state.ask
    found: list[tuple[Action, int]] = []
    if ask == Ask.REVEAL:
        for card in cards_of(state.bag):
            found.append((REVEAL[card - 1], 1))
    elif ask == Ask.FIRST:
        for seat in range(state.seats):
            found.append((FIRST[seat], 1))
    elif ask == Ask.ROUTE:
        for position, terrain, weight in setup.route_outcomes(state):
            found.append((ROUTE[(position - 1) * 2 + terrain - 1], weight))
    else:
        left = setup.goods_left(state)
        for goods in GOODS:
            weight = 1
            for kind in range(N_PRIMARY):
                weight *= comb(left[kind], goods.counts[kind])
            if weight:
                found.append((goods, weight))
    return found


def sample(state: ExpeditionState, below: Below) -> Action:
    """Return one outcome; cards are drawn without listing them all."""
    if state.ask == Ask.REVEAL:
        bag = state.bag
        for _ in range(below(bag.bit_count())):
            bag &= bag - 1
        return REVEAL[(bag & -bag).bit_length() - 2]
    every = outcomes(state)
    point = below(sum([weight for _, weight in every]))
    for action, weight in every:
        point -= weight
        if point < 0:
            return action
    raise AssertionError("the point lies beyond the total weight")


def advance(state: ExpeditionState, action: Action, trace: Trace) -> None:
    """Take what chance gave."""
    if isinstance(action, Reveal):
        reveal(state, action, trace)
    elif isinstance(action, First):
        setup.first(state, action.seat, trace)
    elif isinstance(action, Goods):
        setup.goods_drawn(state, action.counts, trace)
    else:
        assert isinstance(action, Route)
        setup.route_drawn(state, action.position, action.terrain, trace)


def reveal(state: ExpeditionState, action: Reveal, trace: Trace) -> None:
    """Lay a card in the journal; once it is complete, what emptied it goes on."""
    journal.lay(state, action.card, trace)
    after = state.after
    if state.journal[JOURNAL_SLOTS - 1] == 0 and journal.complete(state, after, trace):
        return
    state.after = After.SETUP  # fields that mean nothing now are 0, so that equal positions have equal keys
    if after == After.TURN:
        state.ask = Ask.TURN
    elif after == After.POW_WOW:
        effects.newcomer(state, trace)
        activate.go_on(state, trace)
    elif after == After.EFFECT:
        activate.go_on(state, trace)
    elif after == After.FRAME:
        activate.settle(state, trace)
    else:
        setup.journal_laid(state, trace)
