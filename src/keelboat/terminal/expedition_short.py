"""What an activation costs and does, in a few signs: `1 food → ≈2`. Whole sentences stand in `expedition_words`."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from keelboat.terminal.drawing import TERRAIN_STYLES, View
from keelboat.terminal.page import Symbols, together
from keelboat.terminal.words import Words

TERRAINS: Final = {"river": "R", "mountain": "M"}
PLAIN: Final = {
    "drop_time": "terminal-fx-drop",
    "hire": "terminal-fx-hire",
    "copy_active": "terminal-fx-copy",
    "pow_wow": "terminal-fx-pow-wow",
    "renew_journal": "terminal-fx-renew",
}
"""Effects that need no more than a number."""
UNBROKEN: Final = 20
"""An option up to so many signs stays on one line."""


class Short:
    """Writes options of a character or a place."""

    def __init__(self, words: Words, symbols: Symbols) -> None:
        self._words: Final = words
        self._symbols: Final = symbols

    def options(self, options: Sequence[View]) -> Text:
        """Return all options; a cost that several share stands once, kinds to collect are one list."""
        collected = [option["effects"][0].get("resource") for option in options if not option["cost"]]
        if len(collected) == len(options) and all(collected):
            kinds = [self._words.say("kind", kind=kind) for kind in collected]
            return Text(self._words.say("terminal-fx-collect", what=self._words.any_of(kinds)))
        text = Text()
        before: object = None
        for option in options:
            text.append(f" {self._words.say('terminal-or')} " if text.plain else "")
            piece = Text()
            if option["cost"] and option["cost"] != before:
                piece.append(f"{self.goods(_flat(option['cost']))} {self._symbols.arrow} ")
            before = option["cost"]
            piece.append_text(self._effects(option["effects"]))
            if len(piece) <= UNBROKEN:
                piece.plain = together(piece.plain)
            text.append_text(piece)
        return text

    def goods(self, goods: Mapping[str, int]) -> str:
        """Return goods as a list."""
        return self._words.say("terminal-goods", goods=goods)

    def _effects(self, effects: Sequence[View]) -> Text:
        text = Text()
        for effect in effects:
            text.append(", " if text.plain else "")
            text.append_text(self._effect(effect))
        return text

    def _effect(self, effect: View) -> Text:
        say = self._words.say
        op = effect["op"]
        if op == "move":
            return self._move(effect)
        if op == "gain":
            return Text(f"+{self.goods(effect['goods'])}")
        if op == "gain_choice":
            return Text(f"+{self.goods({'choice': effect['n']})}")
        if op == "companion_from_supply":
            return Text(f"+{self.goods({'companions': effect.get('n', 1)})}")
        if op == "collect":
            return Text(say("terminal-fx-collect", what=say("kind", kind=effect["resource"])))
        if op == "village_action":
            return Text(say("terminal-fx-place", where=effect["where"]))
        if op == "boat_tile":
            return Text(say("terminal-fx-tile", side=effect["side"]))
        if op == "discard_hand":
            return Text(say("terminal-fx-discard", n=effect["max"]))
        return Text(say(PLAIN[op], n=effect.get("n", 1)))

    def _move(self, effect: View) -> Text:
        """Return a move: the sign of its terrain and its length, or what it counts."""
        sign = TERRAINS[effect["terrain"]]
        text = Text(self._symbols.path(sign), style=TERRAIN_STYLES[sign])
        plain = Text().append_text(text)
        steps = effect["steps"]
        if steps["kind"] == "fixed":
            return plain.append(str(steps["n"]))
        named = {"kind": steps["resource"]} if "resource" in steps else {}
        counted = self._words.say("terminal-fx-count", what=steps["what"], **named)
        return plain.append(f" {self._symbols.times} {counted}")

    # The numbers of this moment.

    def now(self, view: View, rows: Sequence[View]) -> dict[str, str]:
        """Return for each card of a forecast what it counts now, where that is not printed: `(now 3)`."""
        found: dict[str, str] = {}
        for row in rows:
            counted = [
                str(_counted(option["outcomes"][0]))
                for option, printed in zip(row["options"], view["cards"][row["card"]]["options"], strict=True)
                if _counts(printed["effects"][0])
            ]
            if counted:
                said = self._words.say("terminal-counts-now", what=f" {self._words.say('terminal-or')} ".join(counted))
                found[row["card"]] = f"({said})"
        return found

    def outcome(self, outcome: View) -> str:
        """Return what some activations bring in all: goods, the space where the scout ends, tokens dropped."""
        say = self._words.say
        parts = []
        if "goods" in outcome:
            parts.append(f"+{self.goods(outcome['goods'])}")
        if "choose" in outcome:
            parts.append(f"+{self.goods({'choice': outcome['choose']})}")
        if "companions" in outcome:
            parts.append(f"+{self.goods({'companions': outcome['companions']})}")
        dropped = outcome.get("time", 0)
        move = outcome.get("move")
        if move:
            dropped += move["tokens_dropped"]
        if dropped:
            parts.append(say("terminal-fx-drop", n=dropped))
        if move:
            parts.append(say("terminal-now-space", at=str(move["to"])))
            if move["steps_lost"]:
                parts.append(say("terminal-now-lost", n=move["steps_lost"]))
        if outcome.get("short"):
            parts.append(say("terminal-now-short", n=outcome["short"]))
        return ", ".join(parts)

    def outcomes(self, outcomes: Sequence[View]) -> str:
        """Return what one, two, three activations bring: `1× +2 wood / 2× +4 wood`; nothing where it has no number."""
        shown = [self.outcome(outcome) for outcome in outcomes]
        times = self._symbols.times
        return " / ".join(f"{n}{times} {what}" for n, what in enumerate(shown, start=1)) if any(shown) else ""


def _counts(effect: View) -> bool:
    """Return whether what an effect brings depends on the table."""
    return bool(effect["op"] == "collect" or (effect["op"] == "move" and effect["steps"]["kind"] != "fixed"))


def _counted(outcome: View) -> int:
    """Return the number behind one activation: steps of a move, goods whether there is room for them or not."""
    goods: dict[str, int] = outcome.get("goods", {})
    return int(outcome["move"]["steps"] if "move" in outcome else sum(goods.values()) + outcome.get("short", 0))


def _flat(cost: View) -> dict[str, int]:
    """Return a cost as one list: goods by kind, then what the payer chooses, then companions."""
    return {**cost.get("goods", {}), **{name: n for name, n in cost.items() if name != "goods"}}
