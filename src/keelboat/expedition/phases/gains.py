"""Taking goods: all that fits, or less, or more with goods thrown overboard (E-ACT-10, R-BOAT-1)."""

from keelboat.expedition.actions import AMOUNT, JETTISON, STOP, Amount, Choose, Jettison
from keelboat.expedition.counts import badges
from keelboat.expedition.names import KINDS, N_KINDS, Ask
from keelboat.expedition.state import (
    FRONT,
    LOCK_BITS,
    LOCK_MASK,
    PLAYER,
    TILES,
    ExpeditionState,
)
from keelboat.expedition.tables import CHOOSE_SIZE, Effect, Op
from keelboat.parts.door import Action
from keelboat.parts.words import Event, Message, Reason, Trace


def kinds_of(effect: Effect) -> list[int]:
    """Return the kinds that an effect brings, ascending."""
    return [effect.kind] if effect.op == Op.COLLECT else effect.kinds


def most_of(state: ExpeditionState, effect: Effect, kind: int) -> int:
    """Return how much of a kind an effect brings at most."""
    return badges(state, kind) if effect.op == Op.COLLECT else effect.goods[kind]


def fits(total: int, kinds: int, room: int) -> bool:
    """Return whether `do` is clear: everything fits, or what is cut is of one kind."""
    return room >= total if kinds > 1 else room > 0 and total > 0


def current(state: ExpeditionState) -> Effect:
    """Return the effect that is being resolved."""
    return state.data.source(state.frames[-2]).options[state.option].effects[state.effect]


def begin(state: ExpeditionState, effect: Effect, trace: Trace) -> bool:
    """Gain or collect; return whether it is done, or else wait for amounts."""
    kinds = kinds_of(effect)
    if not state.part:
        room = state.room()
        for kind in kinds:
            add(state, kind, min(most_of(state, effect, kind), room))
        return finish(state, trace)
    state.chosen = kinds[0]
    state.ask = Ask.AMOUNT
    return _ask_amount(state, trace)


def add(state: ExpeditionState, kind: int, n: int) -> None:
    """Note goods that are about to be gained."""
    state.pending += n << kind * LOCK_BITS


def pending_total(state: ExpeditionState) -> int:
    """Return the goods that are about to be gained, all kinds."""
    pending = state.pending
    total = 0
    while pending:
        total += pending & LOCK_MASK
        pending >>= LOCK_BITS
    return total


def finish(state: ExpeditionState, trace: Trace) -> bool:
    """Bring what is pending aboard."""
    pending = state.pending
    goods: dict[str, object] = {}
    for kind in range(N_KINDS):
        n = pending >> kind * LOCK_BITS & LOCK_MASK
        if n:
            state.gain(kind, n)
            goods[KINDS[kind]] = n
    state.pending = 0
    state.chosen = 0
    if trace is not None and goods:
        collected = current(state).op == Op.COLLECT
        rule = "E-COLLECT-4" if collected else "E-ACT-6"
        trace.append(Event("collected" if collected else "gained", {"seat": state.seat, "goods": goods}, rule))
    return True


# Amounts, kind by kind.


def _do_amount(state: ExpeditionState, effect: Effect, kind: int) -> int:
    """Return what `do` would have taken of the kind, if the kinds before were taken like that too; else -1."""
    kinds = kinds_of(effect)
    if kind != kinds[-1]:
        return -1
    room = state.room()
    total = sum([most_of(state, effect, one) for one in kinds])
    if not fits(total, len(kinds), room):
        return -1
    n = most_of(state, effect, kind)
    return min(n, room) if pending_total(state) == total - n else -1


def legal_amount(state: ExpeditionState, out: list[Action]) -> None:
    """List the amounts of the kind that is asked, ascending, less what `do` takes."""
    effect = current(state)
    kind = state.chosen
    taken = _do_amount(state, effect, kind)
    most = min(most_of(state, effect, kind), state.capacity(state.seat) - pending_total(state))
    for n in range(most + 1):
        if n != taken:
            out.append(AMOUNT[kind][n])


def _ask_amount(state: ExpeditionState, trace: Trace) -> bool:
    """Ask for the amount of a kind; a question with one answer is not asked."""
    out: list[Action] = []
    legal_amount(state, out)
    if len(out) > 1:
        state.options = out
        return False
    only = out[0]
    assert isinstance(only, Amount)
    return take_amount(state, only.n, trace)


def take_amount(state: ExpeditionState, n: int, trace: Trace) -> bool:
    """Take so many of the kind that is asked, then go on to the next kind or make room."""
    kind = state.chosen
    add(state, kind, n)
    for following in kinds_of(current(state)):
        if following > kind:
            state.chosen = following
            return _ask_amount(state, trace)
    return _make_room(state, trace)


def why_not_amount(state: ExpeditionState, action: Amount) -> Reason | None:
    """The kind asked, not more than there is or than the boats hold, and not what `do` is."""
    effect = current(state)
    kind = state.chosen
    if action.kind != kind:
        return Reason("E-ACT-10", Message("why-other-kind", {"kind": KINDS[kind]}))
    most = most_of(state, effect, kind)
    if action.n > most:
        rule = "E-COLLECT-4" if effect.op == Op.COLLECT else "E-ACT-6"
        return Reason(rule, Message("why-at-most", {"kind": KINDS[kind], "n": most}))
    if action.n > state.capacity(state.seat) - pending_total(state):
        return Reason("E-BOAT-1", Message("why-boats-hold", {"n": state.capacity(state.seat)}))
    if action.n == _do_amount(state, effect, kind):
        return Reason("E-ACT-10", Message("why-that-is-do", {"n": state.option + 1}))
    return None


# Overboard.


def _make_room(state: ExpeditionState, trace: Trace) -> bool:
    """Ask for goods to throw overboard, as many as do not fit."""
    state.due = max(0, pending_total(state) - state.room())
    state.last = -1
    state.chosen = 0
    return _ask_jettison(state, trace)


def _ask_jettison(state: ExpeditionState, trace: Trace) -> bool:
    while state.due:
        out: list[Action] = []
        legal_jettison(state, out)
        if len(out) > 1:
            state.ask = Ask.JETTISON
            state.options = out
            return False
        only = out[0]
        assert isinstance(only, Jettison)
        _throw(state, only.kind, trace)
    state.last = -1
    return finish(state, trace)


def legal_jettison(state: ExpeditionState, out: list[Action]) -> None:
    """List kinds aboard, ascending, of which enough are left to make the room."""
    players = state.players
    base = state.seat * PLAYER
    left = sum(players[base + max(state.last, 0) : base + N_KINDS])
    for kind in range(max(state.last, 0), N_KINDS):
        if players[base + kind] and left >= state.due:
            out.append(JETTISON[kind])
        left -= players[base + kind]


def _throw(state: ExpeditionState, kind: int, trace: Trace) -> None:
    """Throw one of the goods overboard; locked ones go first (R-LOCK-3)."""
    if state.locked >> kind * LOCK_BITS & LOCK_MASK:
        state.locked -= 1 << kind * LOCK_BITS
    state.lose(kind, 1)
    state.due -= 1
    state.last = kind
    if trace is not None:
        trace.append(Event("jettisoned", {"seat": state.seat, "goods": {KINDS[kind]: 1}}, "R-BOAT-1"))


def jettison(state: ExpeditionState, action: Jettison, trace: Trace) -> bool:
    """Throw one overboard and ask for the next."""
    _throw(state, action.kind, trace)
    return _ask_jettison(state, trace)


def why_not_jettison(state: ExpeditionState, action: Jettison) -> Reason | None:
    """Aboard, in ascending order, and enough left after it."""
    if not state.goods(state.seat, action.kind):
        return Reason("R-BOAT-1", Message("why-none-aboard", {"kind": KINDS[action.kind]}))
    out: list[Action] = []
    legal_jettison(state, out)
    return None if action in out else Reason("R-BOAT-1", Message("why-jettison-order", {"n": state.due}))


# Goods of choice.


def _whole(state: ExpeditionState, effect: Effect) -> int:
    """Return how many goods of choice `do` brings."""
    return min(effect.n, state.room())


def begin_choice(state: ExpeditionState, effect: Effect) -> bool:
    """Ask which primary goods are taken."""
    state.ask = Ask.CHOOSE
    out: list[Action] = []
    legal_choose(state, out)
    state.options = out
    return False


def tile_waits(state: ExpeditionState) -> bool:
    """Return whether a boat tile was just laid that may still be refused (R-BOAT-6)."""
    option = state.data.source(state.frames[-2]).options[state.option]
    return state.part and state.effect > 0 and option.effects[state.effect - 1].op == Op.BOAT_TILE


def legal_choose(state: ExpeditionState, out: list[Action]) -> None:
    """List `stop` for a tile, then sets of primary goods by size."""
    effect = current(state)
    whole = _whole(state, effect)
    if not state.part:
        out += CHOOSE_SIZE[whole]
        return
    if tile_waits(state):
        out.append(STOP)
    for size in range(min(effect.n, state.capacity(state.seat)) + 1):
        if size != whole or size == 0:
            out += CHOOSE_SIZE[size]


def choose(state: ExpeditionState, action: Choose, trace: Trace) -> bool:
    """Take these goods, and make room if they do not fit."""
    for kind in action.kinds:
        add(state, kind, 1)
    if trace is not None and tile_waits(state):
        trace.append(Event("tile-taken", {"seat": state.seat, "side": "front"}, "E-UPGRADE-1"))
    return _make_room(state, trace)


def refuse_tile(state: ExpeditionState, trace: Trace) -> bool:
    """Give the tile back that was just laid, with what it would have brought."""
    state.players[state.seat * PLAYER + FRONT] -= 1
    state.board[TILES] += 1
    if trace is not None:
        trace.append(Event("refused", {"seat": state.seat}, "R-ACT-3"))
    return True


def why_not_choose(state: ExpeditionState, action: Choose) -> Reason | None:
    """As many as `do` brings; with `part` another number, which the boats must hold."""
    effect = current(state)
    size = len(action.kinds)
    whole = _whole(state, effect)
    if not state.part:
        return None if size == whole else Reason("R-ACT-9", Message("why-choose", {"n": whole}))
    if size > effect.n:
        return Reason("R-ACT-9", Message("why-choose", {"n": effect.n}))
    if size == whole and size:
        return Reason("E-ACT-10", Message("why-that-is-do", {"n": state.option + 1}))
    return None
