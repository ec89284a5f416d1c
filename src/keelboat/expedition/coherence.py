"""Can play go on from a loaded position? The open question must have an answer that fits the rest."""

from typing import Final

from keelboat.expedition.names import (
    ACTED,
    FUR,
    JOURNAL_SLOTS,
    N_KINDS,
    N_PRIMARY,
    RECRUITED,
    START_GOODS,
    After,
    Ask,
)
from keelboat.expedition.phases import answers, gains, recruit, setup
from keelboat.expedition.state import LOAD, LOCK_BITS, LOCK_COMPANIONS, LOCK_MASK, POW_WOW, ExpeditionState
from keelboat.expedition.tables import Effect, Op
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
    found = _lingering(state)
    if found:
        return f"{found} means nothing at this question"
    if ask == Ask.OVER:
        return ""
    if state.mackenzie >= state.data.rival_home:
        return "Mackenzie is at Fort Clatsop: the game is over (E-SOLO-7)"
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


def _lingering(state: ExpeditionState) -> str:
    """Return a field that is set though the open question does not know it: play would carry it along unseen."""
    ask = state.ask
    revealing = ask == Ask.REVEAL and state.after in (After.POW_WOW, After.EFFECT)
    acting = Ask.ACTIVATE <= ask < Ask.OVER and ask != Ask.DISCOUNT
    answering = revealing or (acting and ask != Ask.ACTIVATE)
    for name, is_set, known in (
        ("route_left", state.route > 0, ask == Ask.ROUTE),
        ("after", state.after != After.SETUP, ask == Ask.REVEAL),
        ("played", state.played > 0, ask in (Ask.SUPPORT, Ask.DISCOUNT)),
        ("option", state.option > 0, answering),
        ("part", state.part, answering and not revealing),
        ("effect", state.effect > 0, answering),
        ("pending", state.pending > 0, ask in (Ask.AMOUNT, Ask.JETTISON)),
        ("due", state.due > 0, ask in (Ask.JETTISON, Ask.DISCARD)),
        ("kind", state.chosen > 0, ask == Ask.AMOUNT),
        ("last", state.last >= 0, ask in (Ask.JETTISON, Ask.DISCARD)),
        ("frames", len(state.frames) > 0, acting or ask == Ask.REVEAL),
        ("hired", state.hired, len(state.frames) > 0),
        ("locked", state.locked > 0, state.locking()),
        ("fresh", state.fresh > 0, state.locking()),
        ("winner", state.winner >= 0, ask == Ask.OVER),
        ("stalled", state.stalled, ask == Ask.OVER),
    ):
        if is_set and not known:
            return name
    return ""


def _chance_problem(state: ExpeditionState) -> str:
    if state.ask < Ask.FIRST and state.after == After.SETUP:
        if state.bag.bit_count() < state.journal.count(0):
            return "too few cards are left for the first journal"
        if state.ask == Ask.ROUTE and not (state.route and setup.route_outcomes(state)):
            return "no route token is left to draw"
        if state.ask == Ask.GOODS and not state.random_goods:
            return "start goods are drawn only in the variant"
        if state.ask != Ask.REVEAL:
            return _goods_problem(state) if state.random_goods else ""
    if state.ask == Ask.FIRST:
        return "" if all(state.journal) and state.seats > 1 else "the first player is drawn when the journal lies"
    if not state.bag:
        return "no card is left to draw"
    if state.journal[JOURNAL_SLOTS - 1]:
        return "the journal is full"
    waiting = state.after in (After.POW_WOW, After.EFFECT, After.FRAME)
    if waiting != bool(state.frames):
        return "what the draw interrupts does not fit what is being resolved"
    if not waiting:
        return ""
    found = _lock_problem(state)
    if found or state.after == After.FRAME:
        return found
    found = _option_problem(state)
    if found:
        return found
    if gains.current(state).op != (Op.POW_WOW if state.after == After.POW_WOW else Op.RENEW_JOURNAL):
        return "what the draw interrupts does not fit what is being resolved"
    return _gathering_problem(state) if state.after == After.POW_WOW else ""


def _goods_problem(state: ExpeditionState) -> str:
    for seat in range(state.seats):
        if state.number(seat, LOAD) != (START_GOODS if seat < state.seat else 0):
            return f"each seat before this one has its {START_GOODS} start goods, the others none"
    return "" if min(setup.goods_left(state)) >= 0 else "more start goods were drawn than there are"


def _gathering_problem(state: ExpeditionState) -> str:
    """The Pow-wow has gathered everybody, and the newcomer is still to come (E-INT-1, E-INT-4)."""
    return "companions stand outside the Pow-wow" if state.on_board() != state.board[POW_WOW] else ""


def _turn_problem(state: ExpeditionState) -> str:
    if state.ask == Ask.TURN:
        return ""
    if not state.played:
        return "no card is named that waits for an answer"
    if state.ask == Ask.SUPPORT:
        if state.done & ACTED:
            return "the action of this turn is done"
    elif state.played not in state.journal:
        return "the card to recruit does not lie in the journal"
    elif state.done & RECRUITED:
        return "the recruitment of this turn is done"
    elif recruit.price(state, state.played) > state.goods(state.seat, FUR):
        return "there is not enough fur for the card to recruit"
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
    found = _lock_problem(state)
    if found:
        return found
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
    if state.ask == Ask.BOARD:
        return _gathering_problem(state)
    if state.ask == Ask.DISCARD and state.due > effect.n:
        return "more cards may be discarded than the effect says"
    return _gain_problem(state, effect)


def _lock_problem(state: ExpeditionState) -> str:
    for kind in range(N_KINDS):
        if state.free_goods(kind) < state.fresh >> kind * LOCK_BITS & LOCK_MASK:
            return "more goods are locked than there are aboard"
    if state.free_companions() < state.fresh >> LOCK_COMPANIONS * LOCK_BITS & LOCK_MASK:
        return "more companions are locked than there are aboard"
    return ""


def _gain_problem(state: ExpeditionState, effect: Effect) -> str:
    """What is about to be gained is what the effect brings, kind by kind, and what goes overboard makes its room."""
    total = gains.pending_total(state)
    if state.ask == Ask.AMOUNT and state.chosen not in gains.kinds_of(effect):
        return "this kind is not gained here"
    if state.ask == Ask.JETTISON and not 0 < state.due == total - state.room():
        return "goods overboard and goods gained do not fit"
    if total > state.capacity(state.seat) or state.pending >> LOCK_COMPANIONS * LOCK_BITS:
        return "this cannot be gained"
    if effect.op == Op.GAIN_CHOICE:
        primary = state.pending < 1 << N_PRIMARY * LOCK_BITS
        return "" if primary and total <= effect.n else "this cannot be gained"
    for kind in range(N_KINDS):
        n = state.pending >> kind * LOCK_BITS & LOCK_MASK
        asked = state.ask == Ask.AMOUNT and kind >= state.chosen
        if n and (asked or kind not in gains.kinds_of(effect) or n > gains.most_of(state, effect, kind)):
            return "this cannot be gained"
    return ""
