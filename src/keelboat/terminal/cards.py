"""`keelboat data`: is a data file right, and what is printed on a card."""

import json
import os
from collections.abc import Iterator
from typing import Any, Final

from keelboat.kernel import GAMES, find_game, read_json, tables
from keelboat.terminal.discoveries import DiscoveriesDrawing
from keelboat.terminal.discoveries_helps import effect_in_words
from keelboat.terminal.page import Page
from keelboat.terminal.problem import WRONG, Problem, cannot_read, load_tables
from keelboat.terminal.words import Words, language_of

Row = dict[str, Any]
SIDES: Final = ("tribe", "discovery")


def check(file: str | None, name: str | None, language: str | None) -> int:
    """Check a data file, or those that Keelboat plays with; everything wrong is listed."""
    words = Words(language or language_of(dict(os.environ)), "discoveries")
    page = Page()
    if name is not None and name not in GAMES:
        raise Problem(f"no game {name!r}; there are: {', '.join(GAMES)}")
    if file is None:
        for game in [name] if name else GAMES:
            _check_raw(page, words, f"{game}.json", tables(game).raw, game)
        return 0
    try:
        raw = read_json(file)
    except OSError as error:
        raise cannot_read(words, file, error) from error
    except ValueError as error:
        raise Problem(str(error), WRONG) from error
    _check_raw(page, words, file, raw, name or _named_in(raw, file, words))
    return 0


def _named_in(raw: object, file: str, words: Words) -> str:
    """Return the game that a file says it is for."""
    found = raw.get("game") if isinstance(raw, dict) else None
    if not isinstance(found, str) or found not in GAMES:
        raise Problem(words.say("terminal-data-no-game", file=file, games=", ".join(GAMES)), WRONG)
    return found


def _check_raw(page: Page, words: Words, file: str, raw: object, name: str) -> None:
    game = find_game(name)
    problems = game.check_tables(raw)
    for problem in problems:
        page.first_and_rest(f"{problem.where}: ", words.message(problem.message), hang=4)
    if problems:
        page.flush()
        raise Problem(words.say("terminal-data-problems", file=file, n=len(problems)), WRONG)
    page.line(words.say("terminal-data-right", file=file, game=name, data=game.read_tables(raw).hash))


def show(name: str, card: int, language: str | None, data: str | None) -> int:
    """Show both sides of a card in words, then every fact as it stands in the file, with its source."""
    if name not in GAMES:
        raise Problem(f"no game {name!r}; there are: {', '.join(GAMES)}")
    words = Words(language or language_of(dict(os.environ)), name)
    loaded = load_tables(words, name, data)
    try:
        row: Row = GAMES[name].card(loaded, card)
    except ValueError as error:
        raise Problem(str(error)) from error
    page = Page()
    drawing = DiscoveriesDrawing(page, words)
    page.rule(drawing.numbered(card))
    tribe = _as_drawn(card, row["tribe"])
    page.line(words.say("terminal-side-tribe", marks=drawing.tribe_marks(tribe)))
    for sentence in effect_in_words(words, tribe):
        page.line(sentence, indent=2)
    page.line(words.say("terminal-side-discovery"))
    page.line(drawing.discovery({"card": card} | row["discovery"]), indent=2)
    page.line()
    facts = list(_facts(row))
    width = max(len(fact) for fact, _, _ in facts)
    page.line(words.say("terminal-facts"))
    for fact, value, source in facts:
        text = words.say("terminal-fact-source", value=value, source=source)
        page.first_and_rest(f"  {fact:<{width}}  ", text, hang=width + 4)
    return 0


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


def _facts(row: Row) -> Iterator[tuple[str, str, str]]:
    """Yield each fact of a row with its source; a fact inside a fact may have its own."""
    sources = row["source"]
    for side in SIDES:
        for field, value in row[side].items():
            yield f"{side} {field}", json.dumps(value, ensure_ascii=False), sources[f"{side} {field}"]
            for inner, source in sources.items():
                if inner.startswith(f"{side} {field} "):
                    yield inner, json.dumps(value[inner.rsplit(" ", 1)[1]], ensure_ascii=False), source
