"""Can play go on from a loaded position? The open question must have an answer that fits the rest."""

from typing import Final

from keelboat.expedition.names import JOURNAL_SLOTS, N_KINDS, After, Ask
from keelboat.expedition.phases import answers, gains
from keelboat.expedition.state import LOCK_BITS, LOCK_COMPANIONS, LOCK_MASK, ExpeditionState
from keelboat.expedition.tables import Op
from keelboat.parts.door import Action

EFFECT_ASKS: Final = {
    Ask.AMOUNT: (Op.GAIN, Op.COLLECT),
    Ask.JETTISON: (Op.GAIN, Op.COLLECT, Op.GAIN_CHOICE),
    Ask.CHOOSE: (Op.GAIN_CHOICE,),
    Ask.STEPS: (Op.MOVE,),
    Ask.BOARD: (Op.POW_WOW,),
    Ask.DISCARD: (Op.DISCARD_HAND,),
    Ask.HIRE: (Op.HIRE,),
    Ask.COPY: (Op.COPY_ACTIVE,),
    Ask.PLACE: (Op.VILLAGE_ACTION,),
    Ask.TIME: (Op.DROP_TIME,),
    Ask.PAWN: (Op.COMPANION_FROM_SUPPLY,),
}
"""The effects that open a question."""
PART_ASKS: Final = (Ask.AMOUNT, Ask.STEPS, Ask.TIME, Ask.PAWN)
WHOLE_ASKS: Final = (Ask.BOARD, Ask.DISCARD, Ask.HIRE, Ask.COPY, Ask.PLACE)


def problem(state: ExpeditionState) -> str:
    """Return what does not fit together, in words; empty when play can go on."""
    ask = state.ask
    if ask == Ask.OVER:
        return ""
    if ask < Ask.TURN:
        return _chance_problem(state)
    if ask in (Ask.TURN, Ask.SUPPORT, Ask.DISCOUNT):
        return _turn_problem(state)
    found = _frame_problem(state)
    if found:
        return found
    options: list[Action] = []
    answers.legal(state, options)
    return "" if options else "the open question has no answer"


def _chance_problem(state: ExpeditionState) -> str:
    if state.ask == Ask.ROUTE:
        return "" if state.route else "no route token is left to draw"
    if state.ask == Ask.GOODS:
        return "" if state.random_goods else "start goods are drawn only in the variant"
    if state.ask == Ask.FIRST:
        return "" if all(state.journal) and state.seats > 1 else "the first player is drawn when the journal lies"
    if not state.bag:
        return "no card is left to draw"
    if state.journal[JOURNAL_SLOTS - 1]:
        return "the journal is full"
    waiting = state.after in (After.POW_WOW, After.EFFECT, After.FRAME)
    if waiting != bool(state.frames):
        return "what the draw interrupts does not fit what is being resolved"
    return _option_problem(state) if waiting and state.after != After.FRAME else ""


def _turn_problem(state: ExpeditionState) -> str:
    if state.frames:
        return "an action is being resolved, but its question is not open"
    if state.ask == Ask.TURN:
        return ""
    if not state.played:
        return "no card is named that waits for an answer"
    if state.ask == Ask.DISCOUNT and state.played not in state.journal:
        return "the card to recruit does not lie in the journal"
    options: list[Action] = []
    answers.legal(state, options)
    return "" if options else "the open question has no answer"


def _option_problem(state: ExpeditionState) -> str:
    options = state.data.source(state.frames[-2]).options
    if state.option >= len(options) or state.effect >= len(options[state.option].effects):
        return "there is no such option or effect"
    return ""


def _frame_problem(state: ExpeditionState) -> str:
    if not state.frames:
        return "the open question belongs to an action, but none is being resolved"
    for kind in range(N_KINDS):
        if state.free_goods(kind) < 0:
            return "more goods are locked than there are aboard"
    if state.free_companions() < 0:
        return "more companions are locked than there are aboard"
    if state.ask == Ask.ACTIVATE:
        return "" if state.frames[-1] else "no activation is left"
    found = _option_problem(state)
    if found:
        return found
    if state.ask == Ask.PAY:
        cost = state.data.source(state.frames[-2]).options[state.option].cost
        return "" if cost.choice else "the cost leaves no choice"
    effect = gains.current(state)
    if effect.op not in EFFECT_ASKS[state.ask]:
        return "the open question does not belong to this effect"
    if (state.ask in PART_ASKS and not state.part) or (state.ask in WHOLE_ASKS and state.part):
        return "the open question does not fit `do` or `part`"
    if state.ask == Ask.AMOUNT and state.chosen not in gains.kinds_of(effect):
        return "this kind is not gained here"
    if state.ask == Ask.JETTISON and not 0 < state.due == gains.pending_total(state) - state.room():
        return "goods overboard and goods gained do not fit"
    if state.pending >> LOCK_COMPANIONS * LOCK_BITS & LOCK_MASK or state.due > state.capacity(state.seat):
        return "this cannot be gained"
    return ""
