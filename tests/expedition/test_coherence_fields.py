"""A position whose open question does not fit the rest of it is refused in words, not met later by a crash."""

from typing import Any

import pytest

from keelboat.expedition.rules import GAME
from tests.expedition.positions import TABLES, dump, player, table

HUNTING = {"frames": [["hunting", 0]], "option": 1, "part": True}


def position(ask: str, turn: dict[str, Any], **top: Any) -> dict[str, Any]:
    """Return a readable position with this question open; cards not named lie in the draw pile."""
    state = table(player("leader, hunter", goods="2 food, fur", aboard=2), player(), journal=[7, 8, 9, 10, 11])
    plain = dump(state)
    del plain["bag"], plain["discard"]
    return {**plain, "ask": ask, "turn": turn, **top}


@pytest.mark.parametrize(
    ("ask", "turn", "field"),
    [
        ("turn", {"frames": [["7", 1]]}, "frames"),
        ("turn", {"locked": {"food": 1}}, "locked"),
        ("turn", {"fresh": {"food": 1}}, "fresh"),
        ("turn", {"pending": {"wood": 9}}, "pending"),
        ("turn", {"due": 1}, "due"),
        ("turn", {"option": 2}, "option"),
        ("turn", {"part": True}, "part"),
        ("turn", {"effect": 1}, "effect"),
        ("turn", {"hired": True}, "hired"),
        ("turn", {"played": "7"}, "played"),
        ("turn", {"kind": "horse"}, "kind"),
        ("turn", {"last": "7"}, "last"),
        ("turn", {"after": "frame"}, "after"),
        ("turn", {"route_left": 2}, "route_left"),
        ("turn", {"winner": 0}, "winner"),
        ("turn", {"stalled": True}, "stalled"),
        ("first", {"frames": [["7", 1]]}, "frames"),
        ("over", {"frames": [["7", 1]]}, "frames"),
        ("activate", {"frames": [["hunting", 1]], "pending": {"wood": 9}}, "pending"),
        ("activate", {"frames": [["hunting", 1]], "locked": {"food": 1}}, "locked"),
    ],
)
def test_what_the_open_question_does_not_know_is_refused_instead_of_carried_along(
    ask: str, turn: dict[str, Any], field: str
) -> None:
    with pytest.raises(ValueError, match=f"ask {ask}: {field} means nothing at this question"):
        GAME.load(position(ask, turn), TABLES)


@pytest.mark.parametrize(
    ("ask", "turn", "problem"),
    [
        ("support", {"played": "12", "done": ["acted"]}, "the action of this turn is done"),
        ("discount", {"played": "12"}, "does not lie in the journal"),
        ("discount", {"played": "7", "done": ["recruited"]}, "the recruitment of this turn is done"),
        ("discount", {"played": "8"}, "not enough fur"),
        ("board", {"frames": [["blue-interpreter", 0]]}, "companions stand outside the Pow-wow"),
        ("discard", {"frames": [["departure", 0]], "due": 9}, "more cards may be discarded than the effect says"),
        ("amount", {**HUNTING, "kind": "food", "pending": {"fur": 2}}, "cannot be gained"),
        ("amount", {**HUNTING, "kind": "food", "pending": {"food": 1}}, "cannot be gained"),
        ("amount", {**HUNTING, "kind": "food", "pending": {"canoe": 1}}, "cannot be gained"),
        ("amount", {**HUNTING, "kind": "food", "pending": {"companions": 1}}, "cannot be gained"),
        ("activate", {"frames": [["40", 1]], "locked": {"canoe": 1}}, "more goods are locked"),
        ("activate", {"frames": [["53", 1]], "locked": {"food": 1}, "fresh": {"food": 2}}, "more goods are locked"),
        ("activate", {"frames": [["53", 1]], "locked": {"companions": 3}}, "more companions are locked"),
    ],
)
def test_an_open_question_that_does_not_fit_is_refused(ask: str, turn: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        GAME.load(position(ask, turn), TABLES)


@pytest.mark.parametrize(
    ("ask", "turn", "top", "problem"),
    [
        ("route", {"route_left": 0}, {}, "no route token is left"),
        ("route", {"route_left": 1}, {"journal": [], "bag": ["1", "2"]}, "too few cards are left"),
        ("reveal", {}, {"journal": ["7"], "bag": ["1", "2"]}, "too few cards are left"),
        ("goods", {}, {}, "only in the variant"),
        ("goods", {"random_goods": True}, {}, "each seat before this one has its 3 start goods"),
        ("route", {"random_goods": True, "route_left": 1}, {}, "each seat before this one has its 3 start goods"),
        ("reveal", {"after": "effect", "frames": [["hunting", 0]]}, {"journal": ["7"]}, "what the draw interrupts"),
    ],
)
def test_a_draw_that_nothing_waits_for_is_refused(
    ask: str, turn: dict[str, Any], top: dict[str, Any], problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        GAME.load(position(ask, turn, **top), TABLES)


def test_a_journal_of_six_cards_is_refused() -> None:
    with pytest.raises(ValueError, match="journal: there are 5 slots, not 6"):
        GAME.load(position("turn", {}, journal=["7", "8", "9", "10", "11", ""]), TABLES)


def test_there_is_no_turn_once_mackenzie_is_at_fort_clatsop() -> None:
    raw = {**dump(table(player(aboard=1), mackenzie=38)), "mackenzie": 39}
    with pytest.raises(ValueError, match="E-SOLO-7"):
        GAME.load(raw, TABLES)
    assert GAME.winners(GAME.load({**raw, "ask": "over"}, TABLES)) == ()
