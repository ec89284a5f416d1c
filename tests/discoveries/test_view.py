"""What is drawn: every fact on the table, and nothing that lies covered."""

from typing import Any, cast

from keelboat.discoveries.rules import GAME
from keelboat.parts import State
from tests.discoveries.journeys import WORLD
from tests.discoveries.positions import play, player, table


def view(state: State, seat: int | None = 0) -> dict[str, Any]:
    return cast(dict[str, Any], GAME.view(state, seat))


def late() -> State:
    return table(
        player(stock="walk, 2 journal, gray ride", zone=22, tribes=[39, 12, 34, 32, 17], journal=[9],
               slots={"12.2": "blue ride", "hike": "walk"}, held=[], colour="green"),
        player(stock="ride", zone=35, tribes=[37], held=[4], journal=[55, 47], colour="blue"),
        meeting=[1, 0, 3], recon=[5, 6, 7], top=13,
        turn={"locked": {"gray ride": 1}, "played": 1, "faces": ["walk"], "used": ["plans"]},
    )  # fmt: skip


def test_the_camp_is_drawn_with_its_cards_and_dice() -> None:
    """Meeting cards show their Tribe side, Recon cards and the top of the deck their Discoveries side."""
    drawn = view(late())
    first, empty, third = drawn["meeting"]
    assert empty is None
    assert first == {
        "card": 1, "attitude": "friendly", "tepees": 1, "kind": "explore", "runs": ["RR"], "extends": None,
        "flips": 0, "needs": [{"face": "walk", "dice": 1}],
    }  # fmt: skip
    assert third["attitude"] == "wary"
    assert drawn["recon"][0] == {"card": 5, "paths": ["RRRRR"], "points": 5, "species": None, "tepees": 0}
    assert drawn["deck"]["top"]["card"] == 13
    assert drawn["deck"]["cards"] == len(cast(dict[str, Any], GAME.dump(late()))["bag"]) + 1
    assert drawn["banks"] == {"left": {"blue": 3, "green": 1}, "right": {}}
    assert drawn["supply"] == 5
    assert len(drawn["removed"]) == 25


def test_the_turn_is_drawn() -> None:
    """What was played this turn can be read off the table."""
    turn = view(late())["turn"]
    assert turn == {
        "played": 1, "faces": ["walk"], "used": [3], "explored": 0, "bonus": False, "last_turns": -1,
        "journey": [], "triggered": [],
    }  # fmt: skip


def test_a_board_shows_slots_with_their_dice() -> None:
    """Each exploration action with what it needs, what lies there, and whether it is prepared."""
    me = view(late())["players"][0]
    assert (me["seat"], me["colour"], me["finished"]) == (0, "green", False)
    actions = {action["place"]: action for action in me["actions"]}
    assert list(actions) == ["horse-ride", "hike", "mountain", "12", "17", "32", "34"]
    assert actions["hike"]["slots"] == [{"colour": "green", "face": "walk"}]
    assert actions["hike"]["prepared"] and not actions["12"]["prepared"]
    assert actions["12"]["slots"] == [None, {"colour": "blue", "face": "ride"}]
    assert actions["12"]["slot_names"] == ["12.1", "12.2"]
    assert actions["mountain"]["needs"] == [{"face": "same", "dice": 3}]
    assert actions["17"]["runs"] == ["RRRRR", "MMM"]
    assert actions["34"]["extends"] == {"terrain": "R", "steps": 1} and actions["34"]["runs"] == []
    assert actions["32"]["flips"] == 1 and actions["32"]["extends"] is None
    assert {"colour": "gray", "face": "ride", "dice": 1, "locked": 1} in me["stock"]
    assert {"colour": "green", "face": "journal", "dice": 2, "locked": 0} in me["stock"]
    yankton = next(card for card in me["tribes"] if card["card"] == 39)
    assert yankton == {"card": 39, "attitude": "friendly", "tepees": 1, "kind": "any_die_as", "face": "walk"}


def test_a_card_that_turns_dice_shows_its_face() -> None:
    """Yankton and Tetons of every face; other cards show none."""
    (seat, _) = view(table(player(tribes=[*range(38, 48)]), player(), tables=WORLD))["players"]
    faces = ["walk", "ride", "negotiate", "journal"]
    assert [card.get("face") for card in seat["tribes"]] == [None, *faces, *faces, None]


def test_a_rivals_journal_is_a_number_until_the_end() -> None:
    """Own journal open with its tepees, the rival's covered; spectators see neither; all open at the end."""
    state = late()
    mine, rival = view(state)["players"]
    assert [card["card"] for card in mine["journal"]["open"]] == [9]
    assert mine["journal"]["cards"] == 1 and "tepees" in mine["journal"]
    assert rival["journal"] == {"cards": len(cast(dict[str, Any], GAME.dump(state))["players"][1]["journal"])}
    assert [card["card"] for card in rival["held"]] == [4]
    assert all("open" not in seat["journal"] for seat in view(state, None)["players"])
    over = table(player(journal=[9]), player(), ask="over")
    assert all("open" in seat["journal"] for seat in view(over, None)["players"])
    assert [sheet["seat"] for sheet in view(over, None)["scores"]] == [0, 1]
    assert view(over)["over"] and not view(state)["over"] and "scores" not in view(state)


def test_a_journey_under_way_is_drawn() -> None:
    """The cards named and the actions triggered so far."""
    ready = player(stock="2 journal", zone=2, slots={"hike": "walk", "horse-ride": "ride"})
    state = table(ready, player(), recon=[8, 6, 3])
    state = play(state, "0 explore 2", "0 trigger horse-ride")
    turn = view(state)["turn"]
    assert turn["journey"] == [2]
    assert turn["triggered"] == ["horse-ride"]


def test_a_spectator_sees_the_same_table() -> None:
    """Nothing but `you` and the open journal differs between seats."""
    seen, spectator = view(late()), view(late(), None)
    for name in seen:
        if name not in ("you", "players"):
            assert seen[name] == spectator[name]
    assert (seen["you"], spectator["you"]) == (0, None)
