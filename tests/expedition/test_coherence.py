"""A position whose open question does not fit the rest of it is refused in words, not met later by a crash."""

from typing import Any

import pytest

from keelboat.expedition.rules import GAME
from tests.expedition.positions import TABLES, dump, legal, player, rule, table

HUNTER = [["blue-hunter", 1]]
LEADER = [["blue-leader", 1]]
DEPARTURE = [["departure", 1]]
HOLE = ["1", "2", "3", "4", ""]


def position(ask: str, turn: dict[str, Any], **top: Any) -> dict[str, Any]:
    """Return a readable position with this question open; boats: 3 wood, 1 fur, 1 food and a companion."""
    mine = player("12, leader", goods="3 wood, fur, food", area=["hunter +1"], aboard=1)
    plain = dump(table(mine, player(), board={"shamanism": 1}))
    if "journal" in top:
        plain["bag"] += ["5"]
    return {**plain, "ask": ask, "turn": turn, **top}


def solo(ask: str) -> dict[str, Any]:
    return {**dump(table(player(), mackenzie=0)), "ask": ask}


@pytest.mark.parametrize(
    ("ask", "turn", "problem"),
    [
        ("route", {}, "no route token is left to draw"),
        ("goods", {}, "start goods are drawn only in the variant"),
        ("reveal", {}, "the journal is full"),
        ("support", {}, "no card is named that waits for an answer"),
        ("discount", {}, "no card is named that waits for an answer"),
        ("discount", {"played": "12"}, "the card to recruit does not lie in the journal"),
        ("activate", {}, "the open question belongs to an action, but none is being resolved"),
        ("activate", {"frames": [["53", 1]], "locked": {"wood": 4}}, "more goods are locked than there are aboard"),
        ("activate", {"frames": [["53", 1]], "locked": {"horse": 1}}, "more goods are locked than there are aboard"),
        (
            "activate",
            {"frames": [["53", 1]], "locked": {"companions": 2}},
            "more companions are locked than there are aboard",
        ),
        ("activate", {"frames": [["blue-hunter", 0]]}, "no activation is left"),
        ("pay", {"frames": [["horse_trade", 1]], "option": 2}, "there is no such option or effect"),
        ("pay", {"frames": [["horse_trade", 1]], "effect": 1}, "there is no such option or effect"),
        ("pay", {"frames": [["canoe_building", 1]]}, "the cost leaves no choice"),
        ("steps", {"frames": HUNTER, "part": True}, "the open question does not belong to this effect"),
        ("steps", {"frames": LEADER}, "the open question does not fit `do` or `part`"),
        ("discard", {"frames": DEPARTURE, "part": True}, "the open question does not fit `do` or `part`"),
        ("amount", {"frames": HUNTER, "part": True, "kind": "wood"}, "this kind is not gained here"),
        ("jettison", {"frames": HUNTER, "part": True, "due": 1}, "goods overboard and goods gained do not fit"),
        (
            "jettison",
            {"frames": HUNTER, "part": True, "pending": {"food": 6}},
            "goods overboard and goods gained do not fit",
        ),
        ("amount", {"frames": HUNTER, "part": True, "kind": "food", "pending": {"companions": 1}}, "cannot be gained"),
    ],
)
def test_an_open_question_that_does_not_fit_is_refused(ask: str, turn: dict[str, Any], problem: str) -> None:
    """Each question has its own condition, and the message names the question."""
    with pytest.raises(ValueError, match=f"position, ask {ask}: .*{problem}"):
        GAME.load(position(ask, turn), TABLES)


@pytest.mark.parametrize(
    ("after", "frames", "problem"),
    [
        ("pow_wow", [], "what the draw interrupts does not fit what is being resolved"),
        ("effect", [], "what the draw interrupts does not fit what is being resolved"),
        ("effect", DEPARTURE, "there is no such option or effect"),
        ("pow_wow", DEPARTURE, "there is no such option or effect"),
    ],
)
def test_a_draw_fits_what_it_interrupts(after: str, frames: list[Any], problem: str) -> None:
    """A draw in the midst of an action goes back to an effect of it."""
    raw = position("reveal", {"after": after, "frames": frames, "option": 2}, journal=HOLE)
    with pytest.raises(ValueError, match=f"position, ask reveal: {problem}"):
        GAME.load(raw, TABLES)


def test_nothing_is_drawn_from_an_empty_pile() -> None:
    raw = position("reveal", {}, journal=HOLE, bag=[], discard=[])
    with pytest.raises(ValueError, match="position, ask reveal: too few cards are left for the first journal"):
        GAME.load(raw, TABLES)


def test_the_first_player_is_drawn_when_the_journal_lies_and_somebody_else_plays() -> None:
    assert dump(GAME.load(position("first", {}), TABLES))["ask"] == "first"
    for raw in (position("first", {}, journal=HOLE), solo("first")):
        with pytest.raises(ValueError, match="the first player is drawn when the journal lies"):
            GAME.load(raw, TABLES)


def test_a_question_without_an_answer_is_refused() -> None:
    """Nobody is there to give strength; neither equipment nor a card is there for the recruit."""
    alone = dump(table(player("12"), player(), journal=[1, 2, 3, 4, 5]))
    alone["players"][0]["hand"] = []
    for ask, played, goods in (("support", "12", {}), ("discount", "1", {"fur": 1})):
        raw = {**alone, "ask": ask, "turn": {"played": played}, "players": [{"hand": [], "goods": goods}, {}]}
        raw["discard"] = [card for card in raw["discard"] if card != "12"]
        with pytest.raises(ValueError, match=f"position, ask {ask}: the open question has no answer"):
            GAME.load(raw, TABLES)


def test_a_question_of_an_effect_without_an_answer_is_refused() -> None:
    raw = position("hire", {"frames": [["14", 1]]}, journal=[""] * 5)
    with pytest.raises(ValueError, match="position, ask hire: the open question has no answer"):
        GAME.load(raw, TABLES)


@pytest.mark.parametrize(
    ("ask", "turn", "answers"),
    [
        ("activate", {"frames": [["53", 1]], "locked": {"wood": 3, "companions": 1}}, ["do 1", "stop"]),
        ("pay", {"frames": [["horse_trade", 1]]}, ["pay wood,fur,food"]),
        ("steps", {"frames": LEADER, "part": True}, ["steps 0", "steps 1"]),
        ("discard", {"frames": DEPARTURE, "due": 1}, ["stop", "discard 12", "discard blue-leader"]),
        ("route", {"route_left": 1}, []),
        ("over", {}, []),
    ],
)
def test_an_open_question_that_fits_is_answered(ask: str, turn: dict[str, Any], answers: list[str]) -> None:
    """All that is locked, and a load thrown overboard to the last piece, is no mistake."""
    assert legal(GAME.load(position(ask, turn), TABLES)) == answers


def test_enough_is_discarded_when_none_is_due() -> None:
    state = GAME.load(position("discard", {"frames": DEPARTURE}), TABLES)
    assert (legal(state), rule(state, "discard 12")) == (["stop"], "E-DEPART-1")
