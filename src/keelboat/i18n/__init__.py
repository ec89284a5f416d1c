"""Words: what the engine sends, a key and arguments, becomes a sentence in the reader's language.

The sentences stand in `<language>/common.ftl` and `<language>/<game>.ftl` (Fluent), with the same keys and
the same variables in every language. How an argument reaches a sentence:

| Argument | Variables |
|---|---|
| `seat`, `other` (int) | the player's name |
| `card`, `first`, `second`, `old`, `new` (number) | `$card` the number as text, `$card-name` the name |
| `card`, `other` (id of a card, as text) | the same |
| `place` (id) | `$place`: the id; in Discoveries also `card` / `slot` with `$place-name` and `$place-slot` |
| `places` (ids) | a finished list |
| ids of closed sets, each game its own (`CLOSED`) | as they are, to select by |
| `from`, `to` in Expedition | a space of the track, as text |
| `faces` (face -> number of dice) | a finished list; `$n` is their sum unless given |
| `goods`, `cost`, `have` (kind -> number, `COUNTED`) | a finished list, or `nothing`; `$cost-n` is its length |
| `runs` (`["RRM"]`) | a finished list of alternatives |
| `needs`, `missing` (rows with `face`, `dice`, maybe `place`) | a finished list |
| `percent` (0 to 1) | a percentage |
| other numbers, other text | as they are; numbers choose plural forms |

A sentence that is missing is an error (strict), or shown as its key; it is never taken from another language.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import count, groupby, takewhile
from typing import Final, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentFloat

LANGUAGES: Final = ("en", "fr", "de", "ru")
LOCALES: Final = {"en": "en-GB", "fr": "fr", "de": "de", "ru": "ru"}
"""English is British."""

FACES: Final = ("walk", "ride", "negotiate", "journal")
BANKS: Final = ("bank-left", "bank-right")
ACTIONS: Final = ("friendly", "wary", "change", "plans", "horse-ride", "hike", "mountain")
CLOSED: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "discoveries": {
        "face": (*FACES, "same"),
        "from": FACES,
        "to": FACES,
        "colour": ("blue", "orange", "yellow", "green", "purple", "gray"),
        "attitude": ("friendly", "wary"),
        "terrain": ("R", "M"),
        "species": ("plant", "mammal", "bird", "fish"),
    },
    "expedition": {
        "kind": ("wood", "fur", "food", "equipment", "canoe", "horse"),
        "place": (
            "hunting", "crafting", "gift", "departure", "horse_trade", "canoe_building", "boat_upgrade", "shamanism",
        ),
        "terrain": ("river", "mountain", "mixed", "start"),
        "side": ("front", "back"),
        "colour": ("blue", "orange", "yellow", "green", "purple"),
        "role": ("leader", "interpreter", "lumberjack", "hunter", "blacksmith", "trapper"),
    },
}  # fmt: skip
"""Ids that a sentence selects by, per game. One outside its set would silently become the last one: it is refused."""

SEATS: Final = ("seat", "other")
CARDS: Final = ("card", "first", "second", "old", "new")
CARD_IDS: Final = ("card", "other")
"""Cards when they are text; `other` is a seat as a number. The other names of cards may hold any text."""
TEXTS: Final = ("from", "to")
"""Positions on a track when they are numbers: no grouping, no plural."""
GOODS: Final = ("goods", "cost", "have")
COUNTED: Final = {
    "any": "n-any",
    "distinct": "n-distinct",
    "choice": "n-choice",
    "companions": "n-companions",
}
"""What may stand among goods beside their kinds, and the message that counts it."""

Word = str | int | float | FluentFloat


class MissingWords(LookupError):
    """A sentence that cannot be said: its key, or a variable of it, is missing."""


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    """Read the sentences of a game once per process."""
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    folder = files(__name__) / language
    bundle = FluentBundle([LOCALES[language]], use_isolating=False)
    for name in ("common", game):
        source = folder / f"{name}.ftl"
        if not source.is_file():
            raise ValueError(f"no words for the game {game!r}")
        bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


@cache
def _card_names(language: str, game: str) -> Mapping[str, str]:
    """Return the names by card id: numbers from 1, then the starters of crews, where the game has them."""
    bundle = _bundle(language, game)
    numbers = takewhile(lambda card: bundle.has_message(f"{game}-card-{card}"), map(str, count(1)))
    closed = CLOSED.get(game, {})
    starters = [f"{colour}-{role}" for colour in closed.get("colour", ()) for role in closed.get("role", ())]
    names = {}
    for card in (*numbers, *starters):
        if bundle.has_message(f"{game}-card-{card}"):
            pattern = bundle.get_message(f"{game}-card-{card}").value
            assert pattern is not None
            names[card] = str(bundle.format_pattern(pattern)[0])
    return names


class Speaker:
    """Says what the engine sends, in one language, at one table."""

    def __init__(self, language: str, game: str, names: Sequence[str], *, strict: bool = False) -> None:
        self.language: Final = language
        self.game: Final = game
        self.names: Final = tuple(names)
        self.strict: Final = strict
        self._bundle: Final = _bundle(language, game)
        self._cards: Final = _card_names(language, game)
        self._shared: Final = {name for name, cards in Counter(self._cards.values()).items() if cards > 1}
        self._closed: Final = CLOSED.get(game, {})

    def say(self, key: str, args: Mapping[str, object] | None = None) -> str:
        """Return the sentence of a message, an event or a reason."""
        words: dict[str, Word] = {}
        for name, value in (args or {}).items():
            self._put(words, name, value)
        return self._format(key, words)

    def seat_name(self, seat: int) -> str:
        """Return a player's name; a seat that nobody has is `Player 4`."""
        return self.names[seat] if 0 <= seat < len(self.names) else self._format("player", {"n": seat + 1})

    def card_name(self, card: int | str) -> str:
        """Return the name on a card, given by number or id."""
        name = self._cards.get(str(card))
        if name is None:
            cards = list(self._cards)
            raise ValueError(f"{self.game} has cards {cards[0]} to {cards[-1]}, not {card}")
        return name

    def card_title(self, card: int | str) -> str:
        """Return the name of a card, with its number where several cards share the name."""
        name = self.card_name(card)
        return f"{name} {card}" if name in self._shared else name

    def all_of(self, items: Iterable[str]) -> str:
        """Join finished words as the language does: `a, b and c`."""
        return self._joined(items, "list-and")

    def any_of(self, items: Iterable[str]) -> str:
        """Join finished words to choose from: `a, b or c`."""
        return self._joined(items, "list-or")

    def _format(self, key: str, words: dict[str, Word]) -> str:
        if not self._bundle.has_message(key):
            return self._missing(key, "no such key")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has no text"
        text, errors = self._bundle.format_pattern(pattern, words)
        return self._missing(key, "; ".join(map(str, errors))) if errors else str(text)

    def _missing(self, key: str, what: str) -> str:
        if self.strict:
            raise MissingWords(f"{self.language}, {self.game}: {key}: {what}")
        return f"{{{key}}}"

    def _joined(self, items: Iterable[str], last: str) -> str:
        """Join a list: commas, and the message `last` before its end."""
        *others, end = list(items) or [""]
        if not others:
            return end
        said = others[0]
        for item in others[1:]:
            said = self._format("list-comma", {"before": said, "next": item})
        return self._format(last, {"before": said, "next": end})

    # From arguments to variables.

    def _put(self, words: dict[str, Word], name: str, value: object) -> None:
        if isinstance(value, str):
            self._put_text(words, name, value)
        elif isinstance(value, int):
            self._put_number(words, name, value)
        elif isinstance(value, float):
            words[name] = FluentFloat(value, style="percent") if name == "percent" else value
        elif name == "faces" and isinstance(value, Mapping):
            words[name] = self.all_of(self._format("n-face", {"face": face, "n": n}) for face, n in value.items())
            words.setdefault("n", sum(value.values()))
        elif name in GOODS and isinstance(value, Mapping):
            words[name] = self._goods(value)
            words[f"{name}-n"] = len(value)
        elif isinstance(value, list | tuple):
            words[name] = self._list(name, value)
        else:
            raise TypeError(f"no words for the argument {name}: {value!r}")

    def _put_text(self, words: dict[str, Word], name: str, value: str) -> None:
        if value not in self._closed.get(name, (value,)):
            raise ValueError(f"{name} is one of {', '.join(self._closed[name])}, not {value!r}")
        if name == "place":
            words.update(self._place(value))
        elif name in CARD_IDS:
            words[name] = value
            words[f"{name}-name"] = self.card_title(value)
        elif name in TEXTS and name not in self._closed and not value.isdecimal():
            raise ValueError(f"{name} is a position, not {value!r}")
        else:
            words[name] = value

    def _put_number(self, words: dict[str, Word], name: str, value: int) -> None:
        if name in SEATS:
            words[name] = self.seat_name(value)
        elif name in CARDS:
            words[name] = str(value)
            if str(value) in self._cards:
                words[f"{name}-name"] = self.card_title(value)
        elif name == "percent":
            words[name] = FluentFloat(value, style="percent")
        else:
            words[name] = str(value) if name in TEXTS else value

    def _goods(self, goods: Mapping[str, int]) -> str:
        """Return goods and what is counted beside them as a list: `2 wood, 1 fur and 1 companion`."""
        if not goods:
            return self._format("nothing", {})
        for kind in goods:
            if kind not in COUNTED and kind not in self._closed.get("kind", ()):
                raise ValueError(f"no goods {kind!r}")
        return self.all_of(
            self._format(COUNTED[kind], {"n": n}) if kind in COUNTED else self._format("n-good", {"kind": kind, "n": n})
            for kind, n in goods.items()
        )

    def _place(self, place: str) -> dict[str, Word]:
        """Return the variables of a place: an id; in Discoveries also a card's action (`12`) or slot (`12.2`)."""
        if place in ACTIONS or place in BANKS or "place" in self._closed:
            return {"place": place}
        card, _, slot = place.partition(".")
        if not card.isdecimal() or (slot and not slot.isdecimal()):
            raise ValueError(f"no place {place!r}")
        name = self.card_title(int(card))
        # Few cards have a second slot, so the first one goes by the card's name alone.
        if slot in ("", "1"):
            return {"place": "card", "place-name": name}
        return {"place": "slot", "place-name": name, "place-slot": slot}

    def _list(self, name: str, value: Sequence[object]) -> str:
        if name == "places":
            return self.all_of(self._format("place-quoted", self._place(str(place))) for place in value)
        if name == "runs":
            return self.any_of(self._run(str(run)) for run in value)
        if name in ("needs", "missing"):
            return self.all_of(self._need(cast("Mapping[str, object]", row)) for row in value)
        return self.all_of(map(str, value))

    def _run(self, run: str) -> str:
        """Return steps in words: `RRM` is 2 rivers, then 1 mountain."""
        legs = [
            self._format("n-terrain", {"terrain": terrain, "n": len(list(steps))}) for terrain, steps in groupby(run)
        ]
        said = legs[0]
        for leg in legs[1:]:
            said = self._format("legs-then", {"leg": said, "next": leg})
        return said

    def _need(self, row: Mapping[str, object]) -> str:
        """Return the dice that a slot takes, with its place if the row names one."""
        words: dict[str, Word] = {}
        self._put(words, "n", row["dice"])
        self._put(words, "face", row["face"])
        if "place" not in row:
            return self._format("n-face-dice", words)
        self._put(words, "place", row["place"])
        return self._format("needs-on", words)
