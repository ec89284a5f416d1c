"""Activations: a stack of what is being resolved, one option after the other, paid first (rules 3 and 10)."""

from keelboat.expedition import counts, effects, movement, possible
from keelboat.expedition.actions import DO, PART, STOP, Do, Part, Pay
from keelboat.expedition.names import (
    ACTED,
    KINDS,
    N_KINDS,
    SEA,
    TERRAINS,
    After,
    Ask,
)
from keelboat.expedition.phases import journal
from keelboat.expedition.state import (
    FRAME,
    POW_WOW,
    ExpeditionState,
)
from keelboat.expedition.tables import PAY_ANY, PAY_DISTINCT, Cost, Op, Option
from keelboat.parts.door import Action
from keelboat.parts.words import Event, Message, Reason, Trace


def begin(state: ExpeditionState, source: int, activations: int, trace: Trace) -> None:
    """Begin an action with so many activations (E-ACT-6)."""
    state.frames = [source, activations]
    state.played = 0
    settle(state, trace)


def settle(state: ExpeditionState, trace: Trace) -> None:
    """Ask for the next activation; frames without one end, and with the last frame the action."""
    frames = state.frames
    while frames:
        if frames[-1]:
            out: list[Action] = []
            legal(state, out)
            if len(out) > 1:
                state.ask = Ask.ACTIVATE
                state.options = out
                return
        if state.hired:
            state.hired = False
            if journal.complete(state, After.FRAME, trace):
                return
        _pop(state)
    end(state)


def _pop(state: ExpeditionState) -> None:
    """Take the top frame off; the activation of the frame below that opened it is complete."""
    del state.frames[-FRAME:]
    if state.frames:
        _complete_activation(state)


def end(state: ExpeditionState) -> None:
    """The action is over, and with it the locks (E-LOCK-2)."""
    state.locked = 0
    state.fresh = 0
    state.option = 0
    state.part = False
    state.effect = 0
    state.done |= ACTED
    state.ask = Ask.TURN
    state.options = None


def legal(state: ExpeditionState, out: list[Action]) -> None:
    """List what the next activation may be used for, then `stop`."""
    options = state.data.source(state.frames[-2]).options
    parts: list[Action] = []
    for index, option in enumerate(options):
        if possible.affordable(state, option.cost):
            if possible.possible(state, option):
                out.append(DO[index])
            if possible.divisible(state, option):
                parts.append(PART[index])
    out += parts
    out.append(STOP)


def activate(state: ExpeditionState, option: int, part: bool, trace: Trace) -> None:
    """Use an activation: pay, then the effects."""
    state.frames[-1] -= 1
    state.option = option
    state.part = part
    state.effect = 0
    cost = state.data.source(state.frames[-2]).options[option].cost
    if not cost.free:
        if cost.choice:
            ways: list[Action] = []
            payments(state, ways)
            if len(ways) > 1:
                state.ask = Ask.PAY
                state.options = ways
                return
            only = ways[0]
            assert isinstance(only, Pay)
            pay(state, cost, only.counts, trace)
        else:
            pay(state, cost, possible.NOTHING, trace)
    run(state, trace)


def stop(state: ExpeditionState, trace: Trace) -> None:
    """Leave the other activations of the top frame unused (E-ACT-9)."""
    if trace is not None:
        trace.append(Event("stopped", {"seat": state.seat, "n": state.frames[-1]}, "E-ACT-9"))
    state.frames[-1] = 0
    settle(state, trace)


def payments(state: ExpeditionState, out: list[Action]) -> None:
    """List the ways to pay the goods of choice, ascending."""
    option = state.data.source(state.frames[-2]).options[state.option]
    cost = option.cost
    free = [state.free_goods(kind) - cost.goods[kind] for kind in range(N_KINDS)]
    leads_on = not state.part and option.effects[0].op in (Op.COPY_ACTIVE, Op.VILLAGE_ACTION)
    for way in PAY_ANY[cost.any] if cost.any else PAY_DISTINCT[cost.distinct]:
        for kind in way.kinds:
            if free[kind] < way.counts[kind]:
                break
        else:
            if not leads_on or possible.leads_on_after(state, option, way.counts):
                out.append(way)


def pay(state: ExpeditionState, cost: Cost, choice: list[int], trace: Trace) -> None:
    """Pay a cost: goods to the supply, companions to the Pow-wow (R-COMP-4)."""
    goods: dict[str, object] = {}
    for kind in range(N_KINDS):
        n = cost.goods[kind] + choice[kind]
        if n:
            state.lose(kind, n)
            goods[KINDS[kind]] = n
    if cost.companions:
        state.lose_companions(cost.companions)
        state.board[POW_WOW] += cost.companions
    if trace is not None:
        if goods:
            trace.append(Event("paid", {"seat": state.seat, "goods": goods}, "R-ACT-1"))
        if cost.companions:
            trace.append(Event("sent-away", {"seat": state.seat, "n": cost.companions}, "R-COMP-4"))


def choose_payment(state: ExpeditionState, action: Pay, trace: Trace) -> None:
    """Pay with these goods, then the effects."""
    pay(state, _option(state).cost, action.counts, trace)
    run(state, trace)


def run(state: ExpeditionState, trace: Trace) -> None:
    """Run the effects of the option from where they stand, until one asks."""
    every = _option(state).effects
    depth = len(state.frames)
    while state.effect < len(every):
        if not effects.start(state, every[state.effect], trace):
            return
        if len(state.frames) != depth:  # a copy, or a place: it comes first
            _clear_choice(state)
            settle(state, trace)
            return
        state.effect += 1
    _complete_activation(state)
    settle(state, trace)


def go_on(state: ExpeditionState, trace: Trace) -> None:
    """The open question of an effect is answered: the next effect."""
    state.effect += 1
    run(state, trace)


def opened(state: ExpeditionState, trace: Trace) -> None:
    """A copied character or a place was put on the stack by an answer."""
    _clear_choice(state)
    settle(state, trace)


def _clear_choice(state: ExpeditionState) -> None:
    state.option = 0
    state.part = False
    state.effect = 0


def _complete_activation(state: ExpeditionState) -> None:
    """An activation is over: what the outermost one brought is locked from now on (E-LOCK-1, R-LOCK-5)."""
    _clear_choice(state)
    if len(state.frames) == FRAME:
        state.locked += state.fresh
        state.fresh = 0


def _option(state: ExpeditionState) -> Option:
    return state.data.source(state.frames[-2]).options[state.option]


# Why not.


def why_not_do(state: ExpeditionState, action: Do) -> Reason | None:
    """The option exists, can be paid, and makes something happen."""
    reason = _why_not_option(state, action.option)
    if reason is not None:
        return reason
    option = state.data.source(state.frames[-2]).options[action.option]
    return None if possible.possible(state, option) else _why_nothing(state, option)


def why_not_part(state: ExpeditionState, action: Part) -> Reason | None:
    """The option exists, can be paid, and less of it is something else than all or nothing."""
    reason = _why_not_option(state, action.option)
    if reason is not None:
        return reason
    option = state.data.source(state.frames[-2]).options[action.option]
    if possible.divisible(state, option):
        return None
    op = option.effects[0].op
    if op == Op.POW_WOW:
        return Reason("R-COMP-8", Message("why-whole"))
    if op in (Op.DISCARD_HAND, Op.RENEW_JOURNAL):
        return Reason("R-CARDS-8", Message("why-whole"))
    return Reason("E-ACT-10", Message("why-nothing-less"))


def _why_not_option(state: ExpeditionState, index: int) -> Reason | None:
    options = state.data.source(state.frames[-2]).options
    if index >= len(options):
        return Reason("E-ACT-11", Message("why-no-option", {"n": len(options)}))
    cost = options[index].cost
    if possible.affordable(state, cost):
        return None
    if cost.companions > state.free_companions():
        args: dict[str, object] = {"n": cost.companions, "have": state.free_companions()}
        return Reason("R-COMP-4", Message("why-companions-short", args))
    if state.locked and _affordable_unlocked(state, cost):
        return Reason("E-LOCK-1", Message("why-gain-locked"))
    if cost.choice:
        key = "why-kinds-short" if cost.distinct else "why-goods-short"
        return Reason("R-ACT-2", Message(key, {"n": cost.distinct or cost.total}))
    lacking = [max(0, cost.goods[kind] - state.goods(state.seat, kind)) for kind in range(N_KINDS)]
    return Reason("R-ACT-2", Message("why-cost-short", {"goods": goods_args(lacking)}))


def goods_args(goods: list[int]) -> dict[str, object]:
    """Return goods as an argument of a message."""
    return {KINDS[kind]: goods[kind] for kind in range(N_KINDS) if goods[kind]}


def _affordable_unlocked(state: ExpeditionState, cost: Cost) -> bool:
    locked = state.locked
    state.locked = 0
    found = possible.affordable(state, cost)
    state.locked = locked
    return found


def _why_nothing(state: ExpeditionState, option: Option) -> Reason:
    """Say why the whole of an option cannot be had; `part` may still be."""
    effect = option.effects[0]
    op = effect.op
    if op == Op.MOVE:
        if possible.length_after(state, effect, option.cost) < 1:
            return Reason("R-MOVE-7", Message("why-count-nothing"))
        ahead = movement.next_space(state, state.seat)
        if ahead == SEA:
            return Reason("E-MOVE-3", Message("why-track-ends"))
        return Reason("E-MOVE-3", Message("why-blocked", {"to": str(ahead), "terrain": TERRAINS[state.track[ahead]]}))
    if op == Op.COLLECT and not counts.badges(state, effect.kind):
        return Reason("E-COLLECT-1", Message("why-no-badge", {"kind": KINDS[effect.kind]}))
    if op <= Op.COLLECT:
        return Reason("R-BOAT-1", Message("why-no-room"))
    if op == Op.DROP_TIME:
        return Reason("R-ACT-12", Message("why-no-tokens"))
    if op == Op.HIRE:
        return Reason("R-ACT-12", Message("why-journal-empty"))
    if op == Op.BOAT_TILE:
        return Reason("R-BOAT-5", Message("why-no-tile"))
    if op == Op.COPY_ACTIVE:
        return Reason("R-COPY-9", Message("why-no-target"))
    return Reason("R-VILL-3", Message("why-no-place"))


def why_not_pay(state: ExpeditionState, action: Pay) -> Reason | None:
    """As many as the cost asks, of different kinds where it says so, aboard and not locked."""
    option = _option(state)
    cost = option.cost
    if len(action.kinds) != cost.choice:
        return Reason("R-ACT-2", Message("why-pay-so-many", {"n": cost.choice}))
    if cost.distinct and len(set(action.kinds)) != cost.distinct:
        return Reason("R-ACT-8", Message("why-distinct", {"n": cost.distinct}))
    ways: list[Action] = []
    payments(state, ways)
    if action in ways:
        return None
    for kind in action.kinds:
        wanted = action.counts[kind] + cost.goods[kind]
        lacking = wanted - state.goods(state.seat, kind)
        if lacking > 0:
            return Reason("R-ACT-2", Message("why-cost-short", {"goods": {KINDS[kind]: lacking}}))
        if state.free_goods(kind) < wanted:
            return Reason("E-LOCK-1", Message("why-gain-locked"))
    return Reason("R-ACT-12", Message("why-pay-leaves-nothing"))
