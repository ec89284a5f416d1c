"""A position whose open question does not fit the rest of it is refused in words, not met later by a crash."""

from typing import Any

import pytest

from keelboat.discoveries.rules import GAME
from tests.discoveries.positions import TABLES, dump, player, table

PAID = {"spot": "friendly", "face": "negotiate", "played": 1, "faces": ["negotiate"], "paid": {"blue": 1}}


def position(ask: str, turn: dict[str, Any], **top: Any) -> dict[str, Any]:
    """Return a readable position with this question open."""
    plain = dump(table(player(stock="2 walk, journal"), player()))
    spare = sum(turn.get("paid", {}).values()) + sum(turn.get("rolling", {}).values())
    plain["banks"]["left"]["blue"] -= spare
    return {**plain, "ask": ask, "turn": turn, **top}


@pytest.mark.parametrize(
    ("ask", "turn", "problem"),
    [
        ("roll", {}, "no dice are to be rolled"),
        ("top", {}, "a top card shows only when the one above it has left"),
        ("remove", {}, "no card is left to remove"),
        ("turn", {"paid": {"blue": 1}}, "no payment is open"),
        ("turn", {"played": 1}, "dice played and faces played do not fit"),
        ("take", {**PAID, "played": 0}, "dice played and faces played do not fit"),
        ("roll", {"rolling": {"blue": 1}, "after": "explored", "played": 2}, "dice played and faces played do not fit"),
        ("die", {}, "no die is due"),
        ("die", {"due": 1, "played": 1}, "nothing is triggered"),
        ("die", {"due": 5, "played": 5, "spot": "hike", "face": "walk"}, "more dice are due than the action costs"),
        ("die", {"due": 2, "played": 2, "spot": "friendly", "face": "negotiate"}, "more dice are due"),
        ("die", {"due": 1, "played": 1, "spot": "change", "face": "ride"}, "no die can pay"),
        ("second", {}, "does not start with an own card"),
        ("trigger", {"first_card": 1, "second_card": 20}, "does not lie in the Recon Area"),
        ("trigger", {"first_card": 1}, "no actions cross this journey"),
        ("new_zone", {}, "only when the zone is empty"),
        ("take", {}, "that nobody paid for"),
        ("take", {**PAID, "paid": {}}, "that nobody paid for"),
        ("change", PAID, "that nobody paid for"),
        ("donor", PAID, "has no answer"),
        ("give", PAID, "has no answer"),
    ],
)
def test_an_open_question_that_does_not_fit_is_refused(ask: str, turn: dict[str, Any], problem: str) -> None:
    """Each question has its own condition, and the message names the question."""
    with pytest.raises(ValueError, match=f"position, ask {ask}: .*{problem}"):
        GAME.load(position(ask, turn), TABLES)


def test_the_start_needs_full_areas_and_first_picks_a_deck() -> None:
    """The set-up's questions come when the Camp is laid out."""
    with pytest.raises(ValueError, match="when both areas are full"):
        GAME.load(position("first", {}, meeting=[3, 4], bag=[*range(10, 31), 5]), TABLES)
    with pytest.raises(ValueError, match="picked from the Recon Area and a deck"):
        state = dump(table(player(), player(), deck=[], top=0, recon=[]))
        GAME.load({**state, "ask": "pick_first"}, TABLES)


def test_a_question_that_fits_is_taken() -> None:
    """The same positions with what they lack can be played on."""
    assert GAME.load(position("take", PAID), TABLES)
    assert GAME.load(position("roll", {"rolling": {"blue": 1}, "after": "rested"}), TABLES)
