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
            printed = view["cards"][rest[0]]
            yield from options_in_words(self._words, printed)
            yield from self._now(forecast, printed, forecast.get(ABOUT_CARDS[verb], ()), "card", rest[0])
        if verb in ABOUT_PLACES:
            printed = place_row(view, rest[0])
            yield from options_in_words(self._words, printed)
            yield from self._now(forecast, printed, forecast.get("village", ()), "place", rest[0])
        if verb in ("do", "part"):
            yield from options_in_words(self._words, self._option(view, int(rest[0])))
        if verb == "recruit":
            yield from self._recruit(forecast, rest[0])
        if text == "camp":
            yield camp_in_words(self._words, view["players"][view["seat"]])
        yield from self._camp_after(forecast, text)

    def _option(self, view: View, number: int) -> View:
        """Return the option of what is being resolved, as a row of its own."""
        top = view["resolving"]["frames"][-1]
        row = place_row(view, top["place"]) if top["place"] else view["cards"][top["card"]]
        return {**row, "options": [row["options"][number - 1]]}

    # The numbers of this moment.

    def _now(self, forecast: View, printed: View, rows: Sequence[View], name: str, wanted: str) -> Iterator[str]:
        """Yield for each option of a card or place what one, two, three activations would bring."""
        row = next((row for row in rows if row[name] == wanted), None)
        if row is None:
            return
        single = len(row["options"]) == 1
        for option, drawn in zip(row["options"], printed["options"], strict=True):
            shown = self._short.outcomes(option["outcomes"])
            key = "terminal-now" if option["payable"] else "terminal-now-unpaid"
            if shown:
                yield self._words.say(key, option=0 if single else option["option"], what=shown)
            yield from self._badges(forecast, option, drawn["effects"][0])
            outcome = option["outcomes"][0]
            if outcome.get("copies"):
                names = self._words.list([self._words.card(card) for card in outcome["copies"]])
                yield self._words.say("forecast-copies", list=names)
            if outcome.get("places"):
                names = self._words.list([self._words.place(place) for place in outcome["places"]])
                yield self._words.say("forecast-uses", list=names)

    def _badges(self, forecast: View, option: View, effect: View) -> Iterator[str]:
        """Yield whose badges make up a count, and which hand cards would add one as support."""
        if "supports" not in option:
            return
        kind = effect.get("resource") or effect["steps"]["resource"]
        for row in forecast["collects"]:
            if row["kind"] == kind and row["badges"]:
                shown = self._words.list([self._badge(badge) for badge in row["badges"]])
                yield self._words.say("forecast-badges", kind=kind, n=row["n"], list=shown)
        if option["supports"]:
            names = self._words.list([self._words.card(card) for card in option["supports"]])
            yield self._words.say("forecast-supports", list=names)

    def _badge(self, badge: View) -> str:
        if "place" in badge:
            return self._words.say("forecast-badge-place", place=badge["place"])
        return self._words.say("forecast-badge-card", card=badge["card"], seat=badge["seat"])

    def _recruit(self, forecast: View, card: str) -> Iterator[str]:
        """Yield which hand cards would have to go for a recruit that equipment alone does not pay."""
        for row in forecast.get("recruit", ()):
            if row["card"] == card and row["equipment_short"] and row["discounts"]:
                names = self._words.any_of([self._words.card(name) for name in row["discounts"]])
                yield self._words.say("forecast-recruit-with", list=names)

    def _camp_after(self, forecast: View, text: str) -> Iterator[str]:
        camp = forecast.get("camp", {})
        after = camp.get("after", {}).get(text)
        if after is not None and after != camp["total"]:
            yield self._words.say("forecast-camp-after", after=after, now=camp["total"])


def place_row(view: View, place: str) -> View:
    """Return a village place of a view."""
    found: View = next(row for row in view["village"] if row["place"] == place)
    return found


def camp_in_words(words: Words, player: View) -> str:
    """Return what a camp costs now, split as it is counted."""
    camp = player["camp"]
    parts = {"hand": camp["hand"], "boats": camp["boats"], "crew": camp["companions"]}
    said = words.say("terminal-camp-cost", n=camp["time"], **parts)
    return f"{said} {words.say('forecast-camp-wins')}" if camp["wins"] else said
