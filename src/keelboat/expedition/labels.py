"""What a button says: the result of an action in this position, not the verb."""

from keelboat.expedition import camp, counts, movement, possible
from keelboat.expedition.actions import (
    CAMP,
    END_TURN,
    Amount,
    AmountCompanion,
    AmountTime,
    Board,
    Choose,
    ChoosePlace,
    Copy,
    Discard,
    Discount,
    Do,
    First,
    Goods,
    Hire,
    Jettison,
    Part,
    Pay,
    Play,
    Recruit,
    Reveal,
    Route,
    Steps,
    Support,
    Village,
)
from keelboat.expedition.names import CANOE, HORSE, KINDS, MOUNTAIN, PLACES, ROUTE_TERRAINS, TERRAINS, Ask, card_name
from keelboat.expedition.phases import gains, journal, recruit
from keelboat.expedition.state import POSITION, SUPPLY, TILES, TIME, ExpeditionState
from keelboat.expedition.tables import Cost, Effect, Op, Option
from keelboat.parts.door import Action
from keelboat.parts.words import Args, Message


def label(state: ExpeditionState, action: Action) -> Message:
    """Return the label of any action, legal or not."""
    if action.chance:
        return _chance(action)
    if isinstance(action, Do | Part):
        return _activation(state, action)
    if isinstance(action, Support):
        return _support(state, action)
    if isinstance(action, Village):
        return Message("label-village", {"place": PLACES[action.place], "n": action.companions})
    if isinstance(action, Recruit):
        return _recruit(state, action)
    if isinstance(action, Discount):
        return _discount(state, action)
    if isinstance(action, Play):
        return Message("label-play", {"card": card_name(action.card)})
    if isinstance(action, Discard):
        return Message("label-discard", {"card": card_name(action.card)})
    if isinstance(action, Hire):
        return Message("label-hire", {"card": card_name(action.card)})
    if isinstance(action, Copy):
        return Message("label-copy", {"card": card_name(action.card)})
    if isinstance(action, ChoosePlace):
        return Message("label-use-place", {"place": PLACES[action.place]})
    if action is CAMP:
        return _camp(state)
    if action is END_TURN:
        return Message("label-end-turn")
    return _amount(state, action)


def _amount(state: ExpeditionState, action: Action) -> Message:
    """Answers about how much, and `stop`."""
    if isinstance(action, Amount):
        if not action.n:
            return Message("label-take-none", {"kind": KINDS[action.kind]})
        return _taken(state, {KINDS[action.kind]: action.n}, action.n)
    if isinstance(action, Choose):
        return _taken(state, _goods_of(action.kinds), len(action.kinds))
    if isinstance(action, Pay):
        return Message("label-pay", {"goods": _goods_of(action.kinds)})
    if isinstance(action, Jettison):
        return Message("label-jettison", {"goods": {KINDS[action.kind]: 1}})
    if isinstance(action, Steps):
        return _steps(state, action)
    if isinstance(action, Board):
        return Message("label-board", {"n": action.n})
    if isinstance(action, AmountTime):
        return Message("label-drop", {"n": action.n, "cost": {}})
    if isinstance(action, AmountCompanion):
        return Message("label-tile-companion" if action.n else "label-tile-alone")
    return _stop(state)


def _goods_of(kinds: tuple[int, ...]) -> Args:
    """Return a set of goods as an argument."""
    return {KINDS[kind]: kinds.count(kind) for kind in kinds}


def _cost_of(cost: Cost) -> Args:
    """Return a cost as an argument: goods, goods of choice, companions."""
    found: Args = {KINDS[kind]: cost.goods[kind] for kind in cost.kinds}
    if cost.any:
        found["any"] = cost.any
    if cost.distinct:
        found["distinct"] = cost.distinct
    if cost.companions:
        found["companions"] = cost.companions
    return found


# The turn.


def _support(state: ExpeditionState, action: Support) -> Message:
    strength = (state.data.strengths[action.card] if action.card else 0) + action.companions
    args: Args = {"n": action.companions, "strength": strength}
    if not action.card:
        return Message("label-support-companions", args)
    key = "label-support-both" if action.companions else "label-support-card"
    return Message(key, args | {"card": card_name(action.card)})


def _recruit(state: ExpeditionState, action: Recruit) -> Message:
    args: Args = {"card": card_name(action.card)}
    if journal.slot_of(state, action.card) < 0:
        return Message("label-recruit-any", args)
    args["goods"] = _price(state, action.card, 0)
    if recruit.missing(state, action.card):
        fur: Args = {"fur": recruit.price(state, action.card)}
        return Message("label-recruit-discard", args | {"goods": fur})
    return Message("label-recruit", args)


def _price(state: ExpeditionState, card: int, discarded: int) -> Args:
    """Return what a journal card costs once another is discarded (0 = none)."""
    saved = state.data.strengths[discarded] if discarded else 0
    equipment = max(0, state.data.strengths[card] - saved)
    goods: Args = {"fur": recruit.price(state, card)}
    if equipment:
        goods["equipment"] = equipment
    return goods


def _discount(state: ExpeditionState, action: Discount) -> Message:
    known = state.ask == Ask.DISCOUNT
    if not action.card:
        if not known:
            return Message("label-keep")
        return Message("label-keep-and-pay", {"goods": _price(state, state.played, 0)})
    args: Args = {"card": card_name(action.card)}
    if not known:
        return Message("label-discard", args)
    return Message("label-discard-and-pay", args | {"goods": _price(state, state.played, action.card)})


def _camp(state: ExpeditionState) -> Message:
    time = camp.camp_time(state, state.seat)
    tokens = state.number(state.seat, TIME) + time
    home = camp.wins(state, state.number(state.seat, POSITION), tokens)
    return Message("label-camp-and-win" if home else "label-camp", {"n": time})


# Activations.


def _activation(state: ExpeditionState, action: Do | Part) -> Message:
    whole = isinstance(action, Do)
    if state.ask == Ask.ACTIVATE:
        options = state.data.source(state.frames[-2]).options
        if action.option < len(options):
            option = options[action.option]
            return _whole(state, option, action.option) if whole else _part(state, option, action.option)
    return Message("label-option" if whole else "label-option-part", {"n": action.option + 1})


def _whole(state: ExpeditionState, option: Option, index: int) -> Message:
    """Return what the whole benefit of an option is now."""
    effect = option.effects[0]
    op = effect.op
    args: Args = {"cost": _cost_of(option.cost)}
    if op == Op.MOVE:
        return _move(state, option, _possible(state, option), args)
    if op <= Op.COLLECT:
        goods = _gain(state, effect, state.room() + option.cost.total)
        return Message("label-collect" if op == Op.COLLECT else "label-take", args | {"goods": goods})
    if op == Op.DROP_TIME:
        return Message("label-drop", args | {"n": min(effect.n, state.number(state.seat, TIME))})
    if op == Op.HIRE:
        return Message("label-hire-any", args)
    if op == Op.VILLAGE_ACTION:
        return Message("label-use-occupied" if effect.occupied else "label-use-any", args)
    if op == Op.COPY_ACTIVE:
        return Message("label-copy-any", args)
    if op == Op.POW_WOW:
        return Message("label-pow-wow", args | {"n": state.on_board()})
    if op == Op.DISCARD_HAND:
        return Message("label-depart", args | {"n": effect.n})
    if op == Op.BOAT_TILE:
        side = "front" if effect.front else "back"
        return Message("label-tile", args | {"side": side, "goods": _on_tile(state, option)})
    return Message("label-option", {"n": index + 1})


def _gain(state: ExpeditionState, effect: Effect, room: int) -> Args:
    """Return the goods that an effect brings; what is of one kind is cut to the room."""
    if effect.op == Op.COLLECT:
        return {KINDS[effect.kind]: min(counts.badges(state, effect.kind), room)}
    if effect.op == Op.GAIN_CHOICE:
        return {"choice": min(effect.n, room)}
    if len(effect.kinds) == 1:
        return {KINDS[effect.kinds[0]]: min(effect.total, room)}
    return {KINDS[kind]: effect.goods[kind] for kind in effect.kinds}


def _on_tile(state: ExpeditionState, option: Option) -> Args:
    """Return what comes with a boat tile: the effect after it."""
    following = option.effects[1] if len(option.effects) > 1 else option.effects[0]
    if following.op == Op.GAIN_CHOICE:
        return {"choice": following.n}
    return {"companions": min(following.n, state.board[SUPPLY])}


def _part(state: ExpeditionState, option: Option, index: int) -> Message:
    """Return what less than the whole of an option is: a smaller amount, room made for it, or nothing."""
    effect = option.effects[0]
    op = effect.op
    args: Args = {"cost": _cost_of(option.cost)}
    if op == Op.MOVE and _possible(state, option) > 1:
        if _paid_alike(state, option):
            return Message("label-part-move-by-terrain", args | {"terrain": TERRAINS[effect.terrain]})
        return Message("label-part-move", args)
    if op <= Op.COLLECT:
        room = state.room() + option.cost.total
        total = counts.badges(state, effect.kind) if op == Op.COLLECT else effect.total or effect.n
        if total > room or total > 1:
            key = "label-part-room" if total > room else "label-part-take"
            return Message(key, args | {"goods": _gain(state, effect, total)})
    if op == Op.DROP_TIME and min(effect.n, state.number(state.seat, TIME)) > 1:
        return Message("label-part-drop", args)
    if op == Op.BOAT_TILE and state.board[TILES] and (effect.front or state.board[SUPPLY]):
        return Message("label-part-tile", args | {"side": "front" if effect.front else "back"})
    return Message("label-option-part", {"n": index + 1}) if option.cost.free else Message("label-only-pay", args)


# Steps.


def _possible(state: ExpeditionState, option: Option) -> int:
    """Return how many steps a move makes at most once its cost is paid."""
    effect = option.effects[0]
    return movement.possible_steps(state, effect.terrain, possible.length_after(state, effect, option.cost))


def _move(state: ExpeditionState, option: Option, steps: int, args: Args) -> Message:
    """Return where the scout gets with so many steps, and how: what is paid says it."""
    supposed = state.copy()
    dropped, entered = movement.move(supposed, steps)
    if dropped and not entered:
        return Message("label-drop", args | {"n": dropped})
    args = args | {"to": str(supposed.number(state.seat, POSITION))}
    goods = option.cost.goods
    terrain = option.effects[0].terrain
    if _paid_alike(state, option):
        return Message("label-go-by-terrain", args | {"terrain": TERRAINS[terrain]})
    if goods[HORSE] and (terrain == MOUNTAIN or not goods[CANOE]):
        return Message("label-ride", args)
    return Message("label-paddle" if goods[CANOE] else "label-go", args)


def _paid_alike(state: ExpeditionState, option: Option) -> bool:
    """Return whether the same goods move the scout on the other terrain too, so that only the terrain differs."""
    for other in state.data.source(state.frames[-2]).options:
        if other is not option and other.effects[0].op == Op.MOVE and _cost_of(other.cost) == _cost_of(option.cost):
            return True
    return False


def _steps(state: ExpeditionState, action: Steps) -> Message:
    if state.ask != Ask.STEPS:
        return Message("label-steps", {"n": action.n})
    if not action.n:
        return Message("label-stay", {"to": str(state.number(state.seat, POSITION))})
    option = state.data.source(state.frames[-2]).options[state.option]
    effect = option.effects[state.effect]
    if action.n > movement.possible_steps(state, effect.terrain, counts.steps(state, effect)):
        return Message("label-steps", {"n": action.n})
    return _move(state, option, action.n, {"cost": {}})


# Amounts.


def _taken(state: ExpeditionState, goods: Args, n: int) -> Message:
    """Return goods that are taken, and how many others they push overboard."""
    if state.ask in (Ask.AMOUNT, Ask.CHOOSE):
        overboard = gains.pending_total(state) + n - state.room()
        if n and overboard > 0:
            return Message("label-take-and-jettison", {"goods": goods, "n": overboard})
    return Message("label-take", {"goods": goods, "cost": {}}) if n else Message("label-take-nothing")


def _stop(state: ExpeditionState) -> Message:
    if state.ask == Ask.ACTIVATE:
        return Message("label-leave-unused", {"n": state.frames[-1]})
    if state.ask == Ask.DISCARD:
        return Message("label-discard-no-more" if state.last >= 0 else "label-keep")
    if state.ask in (Ask.CHOOSE, Ask.PAWN):
        return Message("label-refuse-tile")
    return Message("label-stop")


def _chance(action: Action) -> Message:
    if isinstance(action, Reveal):
        return Message("label-reveal", {"card": card_name(action.card)})
    if isinstance(action, Goods):
        goods: Args = {KINDS[kind]: n for kind, n in enumerate(action.counts) if n}
        return Message("label-start-goods", {"goods": goods})
    if isinstance(action, Route):
        return Message("label-route", {"to": str(action.position), "terrain": ROUTE_TERRAINS[action.terrain - 1]})
    assert isinstance(action, First)
    return Message("label-first", {"seat": action.seat})
