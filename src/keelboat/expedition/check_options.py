"""Costs and effects of a data file: the words there are, and what the table of actions can express."""

from typing import Any, Final

from keelboat.expedition.names import KINDS, LAST_SPACE, MAX_ANY, MAX_CHOICE, MAX_OPTIONS, N_KINDS, PRIMARY
from keelboat.parts.checker import Checker

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "gain": ("goods",),
    "gain_choice": ("n", "from"),
    "collect": ("resource",),
    "move": ("terrain", "steps"),
    "drop_time": ("n",),
    "hire": ("n",),
    "village_action": ("where",),
    "copy_active": ("strength",),
    "pow_wow": (),
    "discard_hand": ("min", "max"),
    "renew_journal": (),
    "boat_tile": ("side",),
    "companion_from_supply": ("n",),
}
"""What belongs to each word of an effect."""
COUNTS: Final = ("badges", "companions_on_boats", "goods_on_boats", "active_characters", "companions_on_board")
MAX_EACH: Final = 9
MAX_DISCARDS: Final = 3
MAX_DROPPED: Final = 2
TILE_BRINGS: Final = {"front": "gain_choice", "back": "companion_from_supply"}
"""What comes with a boat tile, and may be refused with it (R-BOAT-6)."""


def check_goods(checker: Checker, where: str, value: object) -> int:
    """Check goods by kind, none of them 0, and return how many there are."""
    total = 0
    for kind, n in checker.table(where, value, (), KINDS).items():
        if checker.number(f"{where} {kind}", n, 1, MAX_EACH):
            total += n
    return total


def check_options(checker: Checker, where: str, value: object, is_place: bool) -> None:
    """Check what an activation may do: costs, each with its effects."""
    options = checker.rows(where, value)
    checker.number(f"{where} (how many)", len(options), 1, MAX_OPTIONS)
    for number, row in enumerate(options, start=1):
        option = checker.table(f"{where} {number}", row, ("cost", "effects"))
        cost = _check_cost(checker, f"{where} {number} cost", option.get("cost"))
        before = len(checker.problems)
        effects = checker.rows(f"{where} {number} effects", option.get("effects"))
        for place, effect in enumerate(effects, start=1):
            _check_effect(checker, f"{where} {number} effects {place}", effect)
        if len(checker.problems) == before:
            _check_order(checker, f"{where} {number}", cost, effects, is_place)


def _check_cost(checker: Checker, where: str, value: object) -> dict[str, Any]:
    cost = checker.table(where, value, (), ("goods", "any", "distinct", "companions"))
    if "goods" in cost:
        check_goods(checker, f"{where} goods", cost["goods"])
        if isinstance(cost["goods"], dict):
            checker.number(f"{where} goods (kinds)", len(cost["goods"]), 1, N_KINDS)
    for key, most in (("any", MAX_ANY), ("distinct", MAX_ANY), ("companions", MAX_EACH)):
        if key in cost:
            checker.number(f"{where} {key}", cost[key], 1, most)
    if "any" in cost and "distinct" in cost:
        checker.wrong(where, "data-either", words="any, distinct")
    return cost


def _check_effect(checker: Checker, where: str, value: object) -> None:
    """Check one word with what belongs to it."""
    op = value.get("op") if isinstance(value, dict) else None
    if not isinstance(op, str) or op not in FIELDS:
        checker.table(where, value, ("op",), tuple(value) if isinstance(value, dict) else ())
        if op is not None:
            checker.word(f"{where} op", op, tuple(FIELDS))
        return
    effect = checker.table(where, value, ("op", *FIELDS[op]))
    if op == "gain":
        check_goods(checker, f"{where} goods", effect.get("goods"))
        if isinstance(effect.get("goods"), dict):
            checker.number(f"{where} goods (kinds)", len(effect["goods"]), 1, N_KINDS)
    elif op == "gain_choice":
        checker.number(f"{where} n", effect.get("n"), 1, MAX_CHOICE)
        kinds = checker.rows(f"{where} from", effect.get("from"))
        checker.equal(f"{where} from", sorted(map(str, kinds)), sorted(PRIMARY))
    elif op == "collect":
        checker.word(f"{where} resource", effect.get("resource"), PRIMARY)
    elif op == "move":
        checker.word(f"{where} terrain", effect.get("terrain"), ("river", "mountain"))
        _check_steps(checker, f"{where} steps", effect.get("steps"))
    elif op == "drop_time":
        checker.number(f"{where} n", effect.get("n"), 1, MAX_DROPPED)
    elif op == "village_action":
        checker.word(f"{where} where", effect.get("where"), ("occupied", "any"))
    elif op == "discard_hand":
        checker.number(f"{where} min", effect.get("min"), 0, 0)
        checker.number(f"{where} max", effect.get("max"), 1, MAX_DISCARDS)
    elif op == "boat_tile":
        checker.word(f"{where} side", effect.get("side"), tuple(TILE_BRINGS))
    else:  # one card, one companion, one copy with strength 1; pow-wow and a new journal have no number
        for field in FIELDS[op]:
            checker.number(f"{where} {field}", effect.get(field), 1, 1)


def _check_steps(checker: Checker, where: str, value: object) -> None:
    """Check how long a move is: a number, or a count of the moment."""
    row: dict[str, Any] = value if isinstance(value, dict) else {}
    counted = row.get("kind") == "count"
    of_a_kind = counted and row.get("what") in ("badges", "goods_on_boats")
    keys = ("kind", "what", "resource") if of_a_kind else ("kind", "what") if counted else ("kind", "n")
    steps = checker.table(where, value, keys)
    checker.word(f"{where} kind", steps.get("kind"), ("fixed", "count"))
    if counted:
        checker.word(f"{where} what", steps.get("what"), COUNTS)
        if of_a_kind:
            kinds = PRIMARY if steps.get("what") == "badges" else KINDS
            checker.word(f"{where} resource", steps.get("resource"), kinds)
    else:
        checker.number(f"{where} n", steps.get("n"), 1, LAST_SPACE)


def _check_order(checker: Checker, where: str, cost: dict[str, Any], effects: list[Any], is_place: bool) -> None:
    """Check which effects may stand together: most words stand alone."""
    checker.number(f"{where} effects (how many)", len(effects), 1, 2)
    words = [str(effect["op"]) for effect in effects]
    if not words:
        return
    first = words[0]
    # A companion comes with a tile only (E-INT-7). A place that leads to places would never end.
    barred = ("companion_from_supply", "village_action") if is_place else ("companion_from_supply",)
    checker.word(f"{where} effects 1 op", first, tuple([word for word in FIELDS if word not in barred]))
    if first == "boat_tile":
        brings = TILE_BRINGS[str(effects[0]["side"])]
        if len(words) == 1:
            checker.wrong(f"{where} effects", "data-missing", name=brings)
        else:
            checker.word(f"{where} effects 2 op", words[1], (brings,))
    elif first == "discard_hand":
        if len(words) > 1:
            checker.word(f"{where} effects 2 op", words[1], ("renew_journal",))
    elif len(words) > 1:
        checker.wrong(f"{where} effects", "data-alone", word=first)
    if first in ("copy_active", "village_action"):
        _check_leading_on(checker, f"{where} cost", cost, first)


def _check_leading_on(checker: Checker, where: str, cost: dict[str, Any], word: str) -> None:
    """Check the cost of what leads on to another action: it is tried out before it is paid."""
    if not cost and word == "copy_active":
        checker.wrong(where, "data-needs-cost", word=word)  # what copies for nothing could copy itself for ever
    for key in ("any", "distinct"):
        if key in cost and cost[key] != 1:
            checker.wrong(f"{where} {key}", "data-one-choice", word=word)
