"""What a choice in Discoveries means: where dice end up, what they complete, what a rest may bring."""

from collections.abc import Iterator
from typing import Final

from keelboat.terminal.drawing import View
from keelboat.terminal.words import Words

MOST_WAYS: Final = 3
"""More ways than this to cross a card are not told."""
DOES: Final = {
    "friendly": ("terminal-does-friendly", "D-TRIBE-1"),
    "wary": ("terminal-does-wary", "D-TRIBE-2"),
    "change": ("terminal-does-change", "D-CHG-1"),
    "plans": ("terminal-does-plans", "D-PLAN-1"),
}
"""What the one-turn actions do, and by which rule."""
STAYS: Final = "terminal-die-stays"
BANKS: Final = ("bank-left", "bank-right")
FORETOLD: Final = ("placed", "discarded")
"""Events of a placement that the choice itself and its forecast tell better."""


class Helps:
    """Says what a forecast holds about an action."""

    def __init__(self, words: Words) -> None:
        self._words: Final = words

    def about(self, view: View, forecast: View, text: str) -> Iterator[str]:
        """Yield sentences, from what is certain to what may be."""
        for row in _about(forecast, "placements", text):
            yield from self._placement(row)
        for row in _about(forecast, "payments", text):
            yield self._payment(row["place"])
        for row in _about(forecast, "journeys", text):
            yield from self._journey(row, int(text.rsplit(" ", maxsplit=1)[-1]))
        for row in _about(forecast, "rests", text):
            yield from self._rest(row)
        verb, _, rest = text.partition(" ")
        if verb == "rest" and rest.startswith("own"):
            for row in forecast["away"]:
                yield self._words.say("forecast-away", seat=row["seat"], n=row["dice"])
        if verb == "take":
            yield from self._tribe(view, int(rest))
        if verb == "pick":
            for row in forecast["cards"]:
                if str(row["card"]) == rest:
                    yield from self._card(row)

    def _tribe(self, view: View, card: int) -> Iterator[str]:
        """What a card of the Meeting Area would do for its owner."""
        for lying in view["meeting"]:
            if lying and lying["card"] == card:
                yield from effect_in_words(self._words, lying)
                yield self._words.say("terminal-tepees", n=lying["tepees"])

    def _placement(self, row: View) -> Iterator[str]:
        """Where each die of a payment ends up, and what it completes."""
        say = self._words.say
        place = row["action"].split(" ")[-1]
        if place in DOES:
            yield say(DOES[place][0])
        gone = row["discarded"]
        if gone and row["stays"]:
            yield say("forecast-one-stays", n=gone["dice"], place=gone["place"])
        elif gone:
            yield say("discarded", n=gone["dice"], place=gone["place"])
        else:
            yield say(STAYS)
        if row["prepares"]:
            yield say("forecast-ready", place=row["prepares"])
        for crossed in row["crosses"]:
            yield say("terminal-would-cross", card=crossed["card"], n=crossed["journal_dice"])
        if row.get("gray") == "leader":
            yield say("forecast-no-gray")

    def _payment(self, place: str) -> str:
        """Where one die of a payment ends up."""
        if place == "stock":
            return self._words.say("forecast-back", n=1)
        return self._words.say("forecast-die-goes", place=place) if place in BANKS else self._words.say(STAYS)

    def _journey(self, row: View, card: int) -> Iterator[str]:
        yield self._words.say("forecast-crosses", card=card, n=row["points"])
        yield from self._ways(row["crossed_by"])
        for second in row["then"]:
            yield self._words.say("forecast-crosses-two", first=card, second=second)

    def _ways(self, rows: list[View]) -> Iterator[str]:
        for row in rows[:MOST_WAYS]:
            back = self._words.say("forecast-back", n=row["back"])
            yield self._words.say("terminal-way", places=row["actions"], back=back)
        if len(rows) > MOST_WAYS:
            yield self._words.say("terminal-more-ways", n=len(rows) - MOST_WAYS)

    def _rest(self, row: View) -> Iterator[str]:
        """The dice of a rest, with the odds of each face."""
        dice = row["dice"]
        where = row["action"].removeprefix("rest ")
        if where in ("left", "right"):
            yield self._words.say("forecast-rest", n=dice, place=f"bank-{where}")
        elif where == "own some":
            yield self._words.say("terminal-rest-some", most=str(dice))
        yield self._words.say("forecast-mean", n=dice, faces=row["mean"])
        for face, odds in row["at_least"].items():
            shown = [
                self._words.say("forecast-at-least", n=n, face=face, percent=odds[n - 1]) for n in (1, 2) if n <= dice
            ]
            yield "  ".join(shown)

    def _card(self, row: View) -> Iterator[str]:
        """How a card can be crossed: with what lies ready, or with what is still to be paid."""
        ready = [way for way in row["crossed_by"] if not way["journals_short"]]
        if ready:
            yield self._words.say("terminal-ready-to-cross", card=row["card"])
            yield from self._ways(ready)
            return
        if row["crossed_by"]:
            short = min(way["journals_short"] for way in row["crossed_by"])
            yield self._words.say("forecast-missing", card=row["card"], missing=[{"face": "journal", "dice": short}])
            return
        if not row["missing"]:
            yield self._words.say("terminal-no-way", card=row["card"])
        cheapest = sorted(row["missing"], key=lambda way: (sum(s["dice"] for s in way["slots"]), way["journal_dice"]))
        for way in cheapest[:MOST_WAYS]:
            missing = [*way["slots"], {"face": "journal", "dice": way["journal_dice"]}]
            yield self._words.say("forecast-missing", card=row["card"], missing=missing)


def _about(forecast: View, part: str, text: str) -> list[View]:
    return [row for row in forecast[part] if row["action"] == text]


def effect_in_words(words: Words, card: View) -> list[str]:
    """Return what a Tribe card does as sentences: what it needs, what it then brings."""
    kind = card["kind"]
    if kind == "explore":
        effect = words.say("effect-explore", runs=card["runs"])
    elif kind == "extend":
        effect = words.say("effect-extend", terrain=card["extends"]["terrain"], n=card["extends"]["steps"])
    elif "face" in card:
        effect = words.say(f"effect-{kind}", face=card["face"])
    else:
        effect = words.say(f"effect-{kind}")
    needs = [words.say("effect-needs", needs=card["needs"])] if "needs" in card else []
    return [*needs, effect]
