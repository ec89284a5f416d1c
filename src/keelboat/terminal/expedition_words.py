"""What a card or a village place of Expedition does, in sentences made from the words of its row.

Nothing is said by card number: a row that is corrected or new needs no new sentence.
"""

from collections.abc import Mapping
from typing import Any, Final

from keelboat.terminal.words import Words

Row = Mapping[str, Any]
COUNTED: Final = {
    "badges": "effect-move-badges",
    "goods_on_boats": "effect-move-goods_on_boats",
    "companions_on_boats": "effect-move-companions_on_boats",
    "companions_on_board": "effect-move-companions_on_board",
    "active_characters": "effect-move-active_characters",
}
"""Moves as long as a count of the moment, by what is counted."""


def options_in_words(words: Words, row: Row) -> list[str]:
    """Return one sentence per option of a card, role or place, then what limits all of them."""
    lines = [_option(words, option) for option in row["options"]]
    if row.get("locks_gains"):
        lines.append(words.say("effect-locks"))
    return lines


def _option(words: Words, option: Row) -> str:
    effect, *others = [_effect(words, row) for row in option["effects"]]
    for following in others:
        effect = words.say("effect-then", effect=effect, next=following)
    cost = _cost(words, option["cost"])
    line = words.say("effect-line", cost=cost, effect=effect) if cost else words.say("effect-free", effect=effect)
    return line[:1].upper() + line[1:]


def _cost(words: Words, cost: Row) -> str:
    """Return what one activation costs; nothing if it is free."""
    paid = _goods(words, cost.get("goods", {}))
    paid += [words.say(f"n-{word}", n=cost[word]) for word in ("any", "distinct") if cost.get(word)]
    goods, companions = words.list(paid), cost.get("companions", 0)
    if goods and companions:
        return words.say("cost-pay-send", goods=goods, n=companions)
    if companions:
        return words.say("cost-send", n=companions)
    return words.say("cost-pay", goods=goods) if goods else ""


def _goods(words: Words, goods: Mapping[str, int]) -> list[str]:
    return [words.say("n-good-acc", kind=kind, n=n) for kind, n in goods.items()]


def _effect(words: Words, row: Row) -> str:
    """Return what one effect word brings, ready to stand after a cost or another effect."""
    word = row["op"]
    if word == "move":
        return _move(words, row["terrain"], row["steps"])
    args: dict[str, object] = {}
    if word == "gain":
        args = {"goods": words.list(_goods(words, row["goods"]))}
    elif word == "collect":
        args = {"kind": row["resource"]}
    elif word == "copy_active":
        args = {"n": row["strength"]}
    elif word == "discard_hand":
        args = {"n": row["max"]}
    elif word == "village_action":
        args = {"where": row["where"]}
    elif word == "boat_tile":
        args = {"side": row["side"]}
    elif "n" in row:
        args = {"n": row["n"]}
    return words.say(f"effect-{word}", **args)


def _move(words: Words, terrain: str, steps: Row) -> str:
    """Return a move: a number of steps, or as many as something counts at this moment."""
    if steps["kind"] == "fixed":
        return words.say("effect-move", terrain=terrain, n=steps["n"])
    kind = {"kind": steps["resource"]} if "resource" in steps else {}
    return words.say(COUNTED[steps["what"]], terrain=terrain, **kind)
