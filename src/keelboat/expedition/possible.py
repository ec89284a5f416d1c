"""What could be done now: which costs can be paid, which options make something happen."""

from typing import Final

from keelboat.expedition import counts, movement
from keelboat.expedition.names import N_KINDS, N_PLACES, PLACE_SOURCE
from keelboat.expedition.phases import gains
from keelboat.expedition.state import ABOARD, FRAME, LOAD, PLAYER, TILES, TIME, ExpeditionState, cards_of
from keelboat.expedition.tables import Cost, Count, Effect, Op, Option, Source

NOTHING: Final = [0] * N_KINDS
ONE_OF_A_KIND: Final = [[1 if kind == one else 0 for kind in range(N_KINDS)] for one in range(N_KINDS)]


# What can be paid.


def affordable(state: ExpeditionState, cost: Cost) -> bool:
    """Return whether the active seat can pay a cost in full, with goods that are not locked (R-ACT-2)."""
    if cost.free:
        return True
    players = state.players
    base = state.seat * PLAYER
    if not state.locked:
        if cost.companions > players[base + ABOARD] or cost.total > players[base + LOAD]:
            return False
        for kind in cost.kinds:
            if players[base + kind] < cost.goods[kind]:
                return False
        if not cost.distinct:
            return True
    elif cost.companions > state.free_companions():
        return False
    left = 0
    kinds = 0
    for kind in range(N_KINDS):
        rest = state.free_goods(kind) - cost.goods[kind]
        if rest < 0:
            return False
        left += rest
        if rest:
            kinds += 1
    return left >= cost.any and kinds >= cost.distinct


def offers(state: ExpeditionState, source: Source) -> bool:
    """Return whether anything could be done with a source now (R-COPY-13)."""
    for option in source.options:
        # `part` alone will do: full boats throw goods overboard for what costs nothing (R-BOAT-1). It is asked
        # first, because whatever has a cost can be paid for nothing: copies of copies need no look then.
        if affordable(state, option.cost) and (divisible(state, option) or possible(state, option)):
            return True
    return False


def copy_targets(state: ExpeditionState) -> int:
    """Return the mask of the active characters that may be copied (E-COPY-1); those in the chain may not (R-COPY-3)."""
    mask = state.active_cards()
    for at in range(0, len(state.frames), FRAME):
        source = state.frames[at]
        if source < PLACE_SOURCE:
            mask &= ~(1 << source)
    found = 0
    for card in cards_of(mask):
        if offers(state, state.data.characters[card]):
            found |= 1 << card
    return found


def open_places(state: ExpeditionState, effect: Effect) -> list[int]:
    """Return the places that an effect may use: any, or those that hold a companion (R-VILL-3)."""
    found: list[int] = []
    for place in range(N_PLACES):
        if (state.board[place] or not effect.occupied) and offers(state, state.data.places[place]):
            found.append(place)
    return found


# Would `do` make anything happen? Asked before the cost is paid, answered for the moment after.


def possible(state: ExpeditionState, option: Option) -> bool:
    """Return whether the first effect of an option would do something once its cost is paid."""
    effect = option.effects[0]
    cost = option.cost
    op = effect.op
    if op == Op.MOVE:
        return movement.possible_steps(state, effect.terrain, 1) > 0 and length_after(state, effect, cost) > 0
    if op <= Op.COLLECT:
        room = state.room() + cost.total
        if op == Op.GAIN:
            return gains.fits(effect.total, len(effect.kinds), room)
        return room > 0 and (op == Op.GAIN_CHOICE or counts.badges(state, effect.kind) > 0)
    if op == Op.DROP_TIME:
        return state.number(state.seat, TIME) > 0
    if op == Op.HIRE:
        return any(state.journal)
    if op == Op.BOAT_TILE:
        return state.board[TILES] > 0
    if op in (Op.COPY_ACTIVE, Op.VILLAGE_ACTION):
        return _leads_on(state, option)
    return True  # pow-wow, departure


def length_after(state: ExpeditionState, effect: Effect, cost: Cost) -> int:
    """Return how long a move will be once its cost is paid (R-MOVE-8)."""
    length = counts.steps(state, effect)
    if effect.count == 0:
        return length
    if effect.count == Count.COMPANIONS_ON_BOATS:
        return length - cost.companions
    if effect.count == Count.GOODS_ON_BOATS:
        return length - cost.goods[effect.kind]
    if effect.count == Count.COMPANIONS_ON_BOARD:
        return length + cost.companions
    return length


def _leads_on(state: ExpeditionState, option: Option) -> bool:
    """Return whether some payment leaves something to copy, or a place to use."""
    cost = option.cost
    if not cost.choice:
        return leads_on_after(state, option, NOTHING)
    return any(_has(state, cost, one) and leads_on_after(state, option, one) for one in ONE_OF_A_KIND)


def _has(state: ExpeditionState, cost: Cost, choice: list[int]) -> bool:
    for kind in range(N_KINDS):
        if choice[kind] and state.free_goods(kind) < cost.goods[kind] + choice[kind]:
            return False
    return True


def leads_on_after(state: ExpeditionState, option: Option, choice: list[int]) -> bool:
    """Return whether something is left to copy, or a place to use, after the cost and this choice of goods."""
    effect = option.effects[0]
    players = state.players
    base = state.seat * PLAYER
    goods = option.cost.goods
    # The payment is tried on the state itself and taken back: a copy would cost far more.
    load = players[base + LOAD]
    before = players[base : base + N_KINDS]
    for kind in range(N_KINDS):
        paid = goods[kind] + choice[kind]
        players[base + kind] -= paid
        players[base + LOAD] -= paid
    found = copy_targets(state) != 0 if effect.op == Op.COPY_ACTIVE else len(open_places(state, effect)) > 0
    players[base : base + N_KINDS] = before
    players[base + LOAD] = load
    return found


def divisible(state: ExpeditionState, option: Option) -> bool:
    """Return whether `part` reaches anything that `do` and `stop` do not."""
    effect = option.effects[0]
    op = effect.op
    if op >= Op.POW_WOW and op <= Op.RENEW_JOURNAL:
        return False  # performed as a whole (R-COMP-8, R-CARDS-8)
    if not option.cost.free:
        return True  # the cost may be paid for less, or for nothing (R-ACT-3)
    if op == Op.MOVE:
        length = counts.steps(state, effect)
        return length > 1 and movement.possible_steps(state, effect.terrain, 2) > 1
    if op == Op.GAIN:
        most = effect.total
    elif op == Op.GAIN_CHOICE:
        most = effect.n
    elif op == Op.COLLECT:
        most = counts.badges(state, effect.kind)
    else:
        return False
    return most > 1 or (most == 1 and state.room() == 0)
