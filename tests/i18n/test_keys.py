"""The same keys and variables in every language; none missing, none unused."""

from __future__ import annotations

import ast
from collections import Counter

import pytest
from fluent.syntax import ast as fluent

from keelboat.i18n import LANGUAGES
from tests.i18n import catalogue, used

GAMES = catalogue.GAMES
USES = used.uses(None, *GAMES)
FAMILY_KEYS = set().union(*(used.members(game) for game in GAMES))


@pytest.mark.parametrize(("language", "name"), catalogue.PLACES)
def test_every_line_is_understood(language: str, name: str) -> None:
    junk = [entry.content for entry in catalogue.entries(language, name) if isinstance(entry, fluent.Junk)]
    assert junk == []


@pytest.mark.parametrize(("language", "name"), catalogue.PLACES)
def test_the_keys_are_the_same_in_the_same_order_in_every_language(language: str, name: str) -> None:
    assert catalogue.keys(language, name) == catalogue.keys("en", name)


@pytest.mark.parametrize(("language", "game"), catalogue.TABLES)
def test_no_key_stands_twice(language: str, game: str) -> None:
    """Neither in a file nor in the common one and a game's: the second would silently win. Two games may share one."""
    counts = Counter(key for name in ("common", game) for key in catalogue.keys(language, name))
    assert [key for key, count in counts.items() if count > 1] == []


@pytest.mark.parametrize(("language", "game"), catalogue.TABLES)
def test_a_reference_leads_to_a_key(language: str, game: str) -> None:
    patterns = catalogue.words(language, game)
    lost = {key: catalogue.references(pattern) - set(patterns) for key, pattern in patterns.items()}
    assert {key: names for key, names in lost.items() if names} == {}


@pytest.mark.parametrize(("language", "game"), catalogue.TABLES)
def test_the_variables_of_a_key_are_the_same_in_every_language(language: str, game: str) -> None:
    differ = {
        key: (catalogue.variables("en", game, key), catalogue.variables(language, game, key))
        for key in catalogue.words("en", game)
        if catalogue.variables("en", game, key) != catalogue.variables(language, game, key)
    }
    assert differ == {}


@pytest.mark.parametrize(("language", "game"), catalogue.TABLES)
def test_every_key_that_a_game_uses_is_there(language: str, game: str) -> None:
    words = catalogue.words(language, game)
    assert {key: place for key, place in used.uses(game).items() if key not in words} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_the_other_modules_use_is_there(language: str) -> None:
    """In the common words, or in those of the game that the module then speaks of."""
    words = catalogue.patterns(language, *catalogue.FILES)
    assert {key: place for key, place in used.uses(None).items() if key not in words} == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_member_of_a_family_is_there(game: str) -> None:
    assert used.members(game) - set(catalogue.words("en", game)) == set()


def referred(game: str) -> set[str]:
    """What messages refer to: a reference from a message of any language is a use."""
    patterns = [pattern for language in LANGUAGES for pattern in catalogue.words(language, game).values()]
    return {other for pattern in patterns for other in catalogue.references(pattern)}


@pytest.mark.parametrize("game", GAMES)
def test_no_key_of_a_game_is_unused(game: str) -> None:
    """What keelboat.i18n says itself, for lists, is declared as a family."""
    assert set(catalogue.keys("en", game)) - referred(game) - set(used.uses(None, game)) - used.members(game) == set()


def test_no_common_key_is_unused() -> None:
    elsewhere = set().union(*(referred(game) for game in GAMES))
    assert set(catalogue.keys("en", "common")) - elsewhere - set(USES) - FAMILY_KEYS == set()


def test_what_both_games_say_alike_is_common() -> None:
    """A sentence is kept in one place; where the games differ in a single language, each keeps its own."""
    alike = set.intersection(*(said_alike(language) for language in LANGUAGES))
    assert alike == set()


def said_alike(language: str) -> set[str]:
    first, second = (catalogue.patterns(language, game) for game in GAMES)
    common = set(catalogue.keys(language, "common"))
    return {
        key
        for key in first.keys() & second.keys()
        if first[key].equals(second[key]) and catalogue.references(first[key]) <= common
    }


@pytest.mark.parametrize(
    ("module", "game"),
    [
        ("expedition/phases/turn.py", "expedition"),
        ("discoveries/labels.py", "discoveries"),
        ("terminal/discoveries.py", "discoveries"),
        ("terminal/expedition_cards.py", "expedition"),
        ("terminal/page.py", None),
    ],
)
def test_the_game_of_a_module(module: str, game: str | None) -> None:
    assert used.game_of(used.SOURCE / module) == game


def test_keys_put_together_at_run_time_belong_to_a_family() -> None:
    """`Message(f"label-{name}")` is fine only where a declared family begins so."""
    strangers = []
    for path, tree in used.trees():
        for key in used.key_expressions(tree):
            if isinstance(key, ast.JoinedStr):
                start = str(key.values[0].value) if isinstance(key.values[0], ast.Constant) else ""
                if not start or not any(name.startswith(start) for name in FAMILY_KEYS):
                    strangers.append(f"{path.relative_to(used.SOURCE)}, line {key.lineno}")
    assert strangers == []


SAMPLE = """
LABELS = {1: "label-one"}

def end(state, trace, key, args):
    trace.append(Event(key, args, "D-1"))

def go(state, trace):
    end(state, trace, "game-done", {})
    Message("why-a" if state else "why-b")
    speaker.say("hello", n=1)
    print("no key")
"""


def test_uses_are_found() -> None:
    found = {key for _, key in used.keys_in(ast.parse(SAMPLE))}
    assert found == {"label-one", "game-done", "why-a", "why-b", "hello"}


def test_the_uses_of_the_rules_are_found() -> None:
    """One of each kind: direct, conditional, through a function, through a variable, through a table."""
    assert set(USES) >= {
        "placed",
        "meeting-new",
        "stalled",
        "data-twice",
        "why-no-locked-die",
        "label-pick-swap",
        "played-with",
        "score-position",
        "why-kinds-short",
        "label-go-by-terrain",
    }
