"""The rules page is complete: every rule has code and a test, and every test names a rule that exists."""

import pytest

from tests.rules_catalogue import EXAMPLES, code_places, exists, page, proofs_of, rule_ids, with_places
from tests.rules_places import PLACES

GAMES = ("discoveries", "expedition")
each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_no_rule_is_without_a_test(game: str) -> None:
    """Each id of the catalogue is named by a test that proves it."""
    assert sorted(rule_ids(game) - set(proofs_of(game))) == []


@each_game
def test_no_test_names_an_unknown_rule(game: str) -> None:
    """A mark with a misspelt id would prove nothing."""
    assert sorted(set(proofs_of(game)) - rule_ids(game)) == []


@each_game
def test_tests_are_named_after_the_first_rule_that_they_prove(game: str) -> None:
    """So that a failing test says at once which rule is broken."""
    firsts: dict[str, str] = {}
    for rule, tests in proofs_of(game).items():
        for test in tests:
            prefix = "test_" + rule.lower().replace("-", "_")
            if test.split(" ")[1].startswith(prefix):
                firsts[test] = rule
    unnamed = {test for tests in proofs_of(game).values() for test in tests} - set(firsts)
    assert sorted(unnamed) == []


@each_game
def test_no_rule_is_without_code(game: str) -> None:
    """Each rule and ruling is named where the code holds it; examples need only tests."""
    held = set(code_places(game))
    assert sorted(rule for rule in rule_ids(game) - held if not rule.startswith(EXAMPLES)) == []


@each_game
def test_the_places_listed_by_hand_exist(game: str) -> None:
    """A function that was renamed takes its rules along."""
    assert [place for place in PLACES[game] if not exists(game, place)] == []


@each_game
def test_no_code_names_an_unknown_rule(game: str) -> None:
    """A reason or comment with an id that does not exist helps nobody."""
    assert sorted(set(code_places(game)) - rule_ids(game)) == []


@each_game
def test_the_page_shows_where_each_rule_lives(game: str, golden_rewrite: bool) -> None:
    """The table at the end of the page is the one that the sources give (`make golden` rewrites it)."""
    fresh = with_places(game)
    if golden_rewrite:
        page(game).write_text(fresh, encoding="utf-8")
    assert page(game).read_text(encoding="utf-8") == fresh, "run `make golden` and read the diff"
