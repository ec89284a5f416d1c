"""`keelboat data`: is a data file right, and what is printed on a card."""

import json
import os
from collections.abc import Callable, Iterator
from typing import Any, Final

from keelboat.kernel import GAMES, find_game, read_json, tables
from keelboat.terminal.discoveries import DiscoveriesDrawing
from keelboat.terminal.discoveries_helps import effect_in_words
from keelboat.terminal.expedition_words import options_in_words
from keelboat.terminal.page import Page
from keelboat.terminal.problem import WRONG, Problem, cannot_read, load_tables
from keelboat.terminal.words import Words, language_of

Row = dict[str, Any]
CODES: Final = ("RB2", "T1", "T2", "PH", "REC")
"""Sources that have a sentence; an owner may add codes of their own, which stand alone."""


def check(file: str | None, name: str | None, language: str | None) -> int:
    """Check a data file, or those that Keelboat plays with; everything wrong is listed."""
    language = language or language_of(dict(os.environ))
    words = Words(language, next(iter(GAMES)))  # until the game is known, only what both games share is said
    page = Page()
    if name is not None and name not in GAMES:
        raise Problem(f"no game {name!r}; there are: {', '.join(GAMES)}")
    if file is None:
        for game in [name] if name else GAMES:
            _check_raw(page, language, f"{game}.json", tables(game).raw, game)
        return 0
    try:
        raw = read_json(file)
    except OSError as error:
        raise cannot_read(words, file, error) from error
    except ValueError as error:
        raise Problem(str(error), WRONG) from error
    _check_raw(page, language, file, raw, name or _named_in(raw, file, words))
    return 0


def _named_in(raw: object, file: str, words: Words) -> str:
    """Return the game that a file says it is for."""
    found = raw.get("game") if isinstance(raw, dict) else None
    if not isinstance(found, str) or found not in GAMES:
        raise Problem(words.say("terminal-data-no-game", file=file, games=", ".join(GAMES)), WRONG)
    return found


def _check_raw(page: Page, language: str, file: str, raw: object, name: str) -> None:
    game = find_game(name)
    words = Words(language, name)
    problems = game.check_tables(raw)
    for problem in problems:
        page.first_and_rest(f"{problem.where}: ", words.message(problem.message), hang=4)
    if problems:
        page.flush()
        raise Problem(words.say("terminal-data-problems", file=file, n=len(problems)), WRONG)
    page.line(words.say("terminal-data-right", file=file, game=name, data=game.read_tables(raw).hash))


def show(name: str, card: str, language: str | None, data: str | None) -> int:
    """Show a card as it is printed, then every fact as it stands in the file, with its source."""
    if name not in GAMES:
        raise Problem(f"no game {name!r}; there are: {', '.join(GAMES)}")
    words = Words(language or language_of(dict(os.environ)), name)
    loaded = load_tables(words, name, data)
    try:
        row: Row = GAMES[name].card(loaded, card)
    except ValueError as error:
        raise Problem(str(error)) from error
    page = Page()
    PRINTED[name](page, words, card, row)
    page.line()
    _show_facts(page, words, row)
    return 0


# What is printed, game by game.


def _discoveries(page: Page, words: Words, name: str, row: Row) -> None:
    """Show both sides of a card."""
    card = int(name)
    drawing = DiscoveriesDrawing(page, words)
    page.rule(drawing.numbered(card))
    tribe = _as_drawn(card, row["tribe"])
    page.line(words.say("terminal-side-tribe", marks=drawing.tribe_marks(tribe)))
    for sentence in effect_in_words(words, tribe):
        page.line(sentence, indent=2)
    page.line(words.say("terminal-side-discovery"))
    page.line(drawing.discovery({"card": card} | row["discovery"]), indent=2)


def _as_drawn(card: int, side: Row) -> Row:
    """Return a row's Tribe side in the shape in which a view draws it."""
    effect = side["effect"]
    drawn = {"card": card, "attitude": side["attitude"], "tepees": side["tepees"], "kind": effect["kind"]}
    if "face" in effect:
        drawn["face"] = effect["face"]
    if "prerequisites" in side:
        drawn["needs"] = side["prerequisites"]
        drawn["runs"] = ["".join(run) for run in effect.get("runs", ())]
        drawn["flips"] = effect["spaces"] if effect["kind"] == "swap_terrain" else 0
        extends = {"terrain": effect.get("terrain"), "steps": effect.get("spaces")}
        drawn["extends"] = extends if effect["kind"] == "extend" else None
    return drawn


def _expedition(page: Page, words: Words, name: str, row: Row) -> None:
    """Show a character or a place: each of its options in words."""
    is_place = "solo_badge" in row
    page.rule(f"{name} {words.place(name) if is_place else words.card(name)}")
    for sentence in options_in_words(words, row):
        page.line(sentence, hang=2)


PRINTED: Final[dict[str, Callable[[Page, Words, str, Row], None]]] = {
    "discoveries": _discoveries,
    "expedition": _expedition,
}


# Facts and sources, the same for all games.


def _show_facts(page: Page, words: Words, row: Row) -> None:
    facts = list(_facts(row))
    width = max(len(fact) for fact, _, _ in facts)
    page.line(words.say("terminal-facts"))
    for fact, value, source in facts:
        text = words.say("terminal-fact-source", value=value, source=source)
        page.first_and_rest(f"  {fact:<{width}}  ", text, hang=width + 4)
    named = {code for _, _, source in facts for code in source.split("+")}
    for code in CODES:
        if code in named:
            page.first_and_rest(f"  {words.before(code)}", words.say(f"source-{code}"), hang=4)


def _facts(row: Row) -> Iterator[tuple[str, str, str]]:
    """Yield each fact of a row with its source, in the order of the row; a fact inside a fact may have its own."""
    for fact in sorted(row["source"], key=lambda fact: _place(row, fact)):
        value: Any = row
        for step in fact.split(" "):
            value = value[step]
        yield fact, _written(value), row["source"][fact]


def _place(row: Row, fact: str) -> list[int]:
    """Return where a fact stands in its row: `tribe effect` by the place of `tribe`, then that of `effect` in it."""
    found = []
    value: Any = row
    for step in fact.split(" "):
        found.append(list(value).index(step))
        value = value[step]
    return found


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
