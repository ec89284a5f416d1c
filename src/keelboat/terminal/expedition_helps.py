"""What a choice in Expedition means: what a card or a place does, what a camp costs, what the forecast says."""

from collections.abc import Iterator, Sequence
from typing import Final

from keelboat.terminal.drawing import View
from keelboat.terminal.expedition_short import Short
from keelboat.terminal.expedition_words import options_in_words
from keelboat.terminal.words import Words

ABOUT_CARDS: Final = {
    "play": "hand",
    "copy": "active",
    "hire": "journal",
    "recruit": "journal",
    "discard": "hand",
    "discount": "hand",
}
"""Verbs that name a card, and where the forecast speaks of it."""
ABOUT_PLACES: Final = ("village", "place")


class Helps:
    """Says what is known about an action."""

    def __init__(self, words: Words, short: Short) -> None:
        self._words: Final = words
        self._short: Final = short

    def about(self, view: View, forecast: View, text: str) -> Iterator[str]:
        """Yield sentences: first what is printed, then the numbers of this moment."""
        verb, *rest = text.split(" ")
        if verb in ABOUT_CARDS and rest[0] in view["cards"]:
            yield from options_in_words(self._words, view["cards"][rest[0]])
            yield from self._now(forecast.get(ABOUT_CARDS[verb], ()), "card", rest[0])
        if verb in ABOUT_PLACES:
            yield from options_in_words(self._words, place_row(view, rest[0]))
            yield from self._now(forecast.get("village", ()), "place", rest[0])
        if verb in ("do", "part"):
            yield from options_in_words(self._words, self._option(view, int(rest[0])))
        if text == "camp":
            yield camp_in_words(self._words, view["players"][view["seat"]])
        after = forecast.get("camp", {}).get("after", {}).get(text)
        if after is not None:
            yield self._words.say("terminal-camp-after", n=after)

    def _now(self, rows: Sequence[View], name: str, wanted: str) -> Iterator[str]:
        """Yield for each option of a card or place what one, two, three activations would bring now."""
        for row in rows:
            if row[name] != wanted:
                continue
            for option in row["options"]:
                shown = self._short.outcomes(option["outcomes"])
                key = "terminal-now" if option["payable"] else "terminal-now-unpaid"
                if shown:
                    yield self._words.say(key, option=str(option["option"]), what=shown)

    def _option(self, view: View, number: int) -> View:
        """Return the option of what is being resolved, as a row of its own."""
        top = view["resolving"]["frames"][-1]
        row = place_row(view, top["place"]) if top["place"] else view["cards"][top["card"]]
        return {**row, "options": [row["options"][number - 1]]}


def place_row(view: View, place: str) -> View:
    """Return a village place of a view."""
    found: View = next(row for row in view["village"] if row["place"] == place)
    return found


def camp_in_words(words: Words, player: View) -> str:
    """Return what a camp costs now, split as it is counted."""
    camp = player["camp"]
    parts = {"hand": camp["hand"], "boats": camp["boats"], "crew": camp["companions"]}
    said = words.say("terminal-camp-cost", n=camp["time"], **parts)
    return f"{said} {words.say('terminal-camp-wins')}" if camp["wins"] else said
