"""Rest: a whole bank, or own dice from wherever they lie (rules 2.9, 5.7)."""

from typing import cast

import pytest

from keelboat.discoveries.rules import GAME
from keelboat.discoveries.state import OWN, TRIBES, DiscoveriesState
from keelboat.parts import CHANCE, State
from tests.discoveries.invariants import check_invariants
from tests.discoveries.journeys import WORLD
from tests.discoveries.positions import TABLES, dump, legal, play, player, rule, stock, table
from tests.discoveries.rivers import told
from tests.proves import proves

LEFT = {"blue": 1, "orange": 2, "gray": 1}
RIGHT = {"blue": 2, "orange": 1, "gray": 2}


def two_banks() -> State:
    """Return a table with dice of three colours on both banks."""
    return table(player("2 walk", zone=5), player("2 walk", zone=6), left=LEFT, right=RIGHT)


def scattered() -> State:
    """Return a table of three where the five blue dice lie on the Camp, with seat 1 and on actions of seat 2."""
    rival = player("2 blue walk, ride", zone=6)
    other = player(
        "gray walk", zone=7, tribes=[12], slots={"12.1": "blue walk", "12.2": "gray ride", "hike": "blue walk"}
    )
    return table(player("gray ride", zone=5), rival, other, spare="right", tables=WORLD)


@proves("D-REST-1")
def test_d_rest_1_the_whole_right_bank_is_taken() -> None:
    """All dice of the right bank are rolled, whatever their colour; the left bank is left alone."""
    line = ("rest-bank", {"seat": 0, "n": 5, "place": "bank-right"}, "D-REST-1")
    assert told(two_banks(), "0 rest right") == [line]
    state = play(two_banks(), "0 rest right")
    assert dump(state)["turn"]["rolling"] == RIGHT
    assert dump(state)["banks"] == {"left": LEFT, "right": {}}


@proves("D-REST-2")
def test_d_rest_2_the_whole_left_bank_is_taken() -> None:
    """All dice of the left bank are rolled, whatever their colour; the right bank is left alone."""
    line = ("rest-bank", {"seat": 0, "n": 4, "place": "bank-left"}, "D-REST-2")
    assert told(two_banks(), "0 rest left") == [line]
    state = play(two_banks(), "0 rest left")
    assert dump(state)["turn"]["rolling"] == LEFT
    assert dump(state)["banks"] == {"left": {}, "right": RIGHT}


@proves("D-REST-3")
def test_d_rest_3_all_own_dice_come_back_from_everywhere() -> None:
    """Camp, a rival's Stock, actions and Tribe cards: all five blue dice are rolled, and no other die."""
    state = play(scattered(), "0 rest own all")
    position = dump(state)
    assert position["turn"]["rolling"] == {"blue": 5}
    assert stock(state, 0) == {"gray ride": 1} and stock(state, 1) == {"orange ride": 1}
    assert position["players"][2]["slots"] == {"12.2": "gray ride"}
    assert "blue" not in position["banks"]["right"]


@proves("D-REST-3")
def test_d_rest_3_own_dice_are_named_place_by_place() -> None:
    """Every place where an own die lies is offered, own Stock and own actions included, and no other."""
    mine = player("walk, gray walk", zone=5, tribes=[12], slots={"hike": "walk", "12.2": "blue ride"})
    state = table(mine, player("blue journal, ride", zone=6), spare="right", tables=WORLD)
    state = play(state, "0 rest own some")
    places = ["bank-right", "stock-0 walk", "stock-1 journal", "board-0 hike", "12.2"]
    assert legal(state) == [f"recall {place}" for place in places]
    state = play(state, "0 recall stock-1 journal", "0 recall board-0 hike")
    assert told(state, "0 stop") == [("rest-own", {"seat": 0, "n": 2}, "D-REST-3")]
    state = play(state, "0 stop")
    assert dump(state)["turn"]["rolling"] == {"blue": 2}
    assert stock(state, 0) == {"blue walk": 1, "gray walk": 1} and stock(state, 1) == {"orange ride": 1}
    assert dump(state)["players"][0]["slots"] == {"12.2": "blue ride"}
    assert dump(state)["banks"]["right"]["blue"] == 1


@proves("D-REST-3")
def test_d_rest_3_any_number_may_be_left_where_they_are() -> None:
    """One die or four can be called back, also several from one place; the fifth would be `own all`."""
    state = table(player(zone=5), player(zone=6), spare="left")
    for number in (1, 2, 3):
        some = play(state, "0 rest own some", *["0 recall bank-left"] * number, "0 stop")
        assert dump(some)["turn"]["rolling"] == {"blue": number}
    four = play(state, "0 rest own some", *["0 recall bank-left"] * 4)
    assert dump(four)["turn"]["rolling"] == {"blue": 4} and GAME.to_move(four) == CHANCE
    assert rule(play(state, "0 rest own some"), "recall bank-right") == "RULING-105"


@proves("D-REST-4")
def test_d_rest_4_the_options_exclude_one_another() -> None:
    """A bank is taken whole without a question; once own dice are named, no bank can be taken."""
    state = two_banks()
    for option in ("rest left", "rest right"):
        after = play(state, f"0 {option}")
        assert GAME.to_move(after) == CHANCE and legal(after) == []
    some = play(state, "0 rest own some", "0 recall bank-left")
    assert rule(some, "rest left") == "D-TURN-2"
    some = play(some, "0 stop", "* roll blue 1,0,0,0")
    check_invariants(some)
    assert GAME.to_move(some) == 1
    assert dump(some)["banks"] == {"left": {"orange": 2, "gray": 1}, "right": RIGHT}


@proves("D-REST-5")
def test_d_rest_5_dice_are_rolled_into_the_stock_and_the_turn_is_over() -> None:
    """As they fall they enter the own Stock; the next seat plays, and later all of them can be used."""
    state = play(two_banks(), "0 rest left", "* roll blue 0,1,0,0", "* roll orange 0,0,2,0", "* roll gray 0,0,0,1")
    assert stock(state, 0) == {"blue walk": 2, "blue ride": 1, "orange negotiate": 2, "gray journal": 1}
    assert GAME.to_move(state) == 1 and "locked" not in dump(state)["turn"]
    state = play(state, "1 rest right", "* roll blue 2,0,0,0", "* roll orange 1,0,0,0", "* roll gray 2,0,0,0")
    assert rule(state, "place negotiate wary") is None and rule(state, "place ride horse-ride") is None


@proves("D-REST-6", "RULING-48")
def test_d_rest_6_only_the_slot_of_the_reclaimed_die_is_emptied() -> None:
    """The other die of the card stays, the banks give nothing back."""
    before = scattered()
    state = play(before, "0 rest own some", "0 recall 12.1", "* roll blue 1,0,0,0")
    assert dump(state)["players"][2]["slots"] == {"12.2": "gray ride", "hike": "blue walk"}
    assert dump(state)["banks"] == dump(before)["banks"]
    assert stock(state, 2) == {"gray walk": 1}


@proves("RULING-48")
def test_ruling_48_a_reclaimed_slot_must_be_paid_again_in_full() -> None:
    """Without the rival's die Hike is no longer prepared, and takes two walk dice once more."""
    mine = player("walk, 2 journal", zone=5, slots={"hike": "orange walk"})
    state = table(mine, player("walk", zone=6), seat=1, spare="right", tables=WORLD)
    state = play(state, "1 rest own some", "1 recall board-0 hike", "* roll orange 1,0,0,0")
    assert stock(state, 0) == {"blue walk": 1, "blue journal": 2}
    assert rule(state, "explore 5") == "D-EXPL-4"
    assert rule(state, "place walk hike") == "D-EXPL-3"
    two = table(player("2 walk", zone=5), player("2 walk", zone=6), spare="right")
    assert dump(play(two, "0 place walk hike"))["players"][0]["slots"] == {"hike": "blue walk"}


@proves("D-REST-7")
def test_d_rest_7_nobody_can_prevent_the_recall() -> None:
    """The holder is not asked: on the owner's turn the die leaves the holder's Stock and actions."""
    holder = player("orange ride, walk", zone=5, slots={"hike": "orange walk"})
    state = table(holder, player("walk", zone=6), seat=1, spare="right")
    log = told(state, "1 rest own all")
    assert ("recalled-from", {"seat": 1, "other": 0}, "D-REST-7") in log
    assert ("recalled-off-slot", {"seat": 1, "other": 0, "place": "hike"}, "D-REST-6") in log
    after = play(state, "1 rest own all")
    assert GAME.to_move(after) == CHANCE
    assert stock(after, 0) == {"blue walk": 1} and dump(after)["players"][0]["slots"] == {}
    assert dump(after)["turn"]["rolling"] == {"orange": 5}


@proves("RULING-85")
def test_ruling_85_an_empty_bank_cannot_be_taken() -> None:
    """Resting on an empty bank would be a pass."""
    state = table(player("walk", zone=5), player(zone=6), spare="left")
    assert rule(state, "rest right") == "RULING-85" and rule(state, "rest left") is None
    state = table(player("walk", zone=5), player(zone=6), spare="right")
    assert rule(state, "rest left") == "RULING-85" and rule(state, "rest right") is None
    assert "rest left" not in legal(state)


@proves("RULING-86")
def test_ruling_86_at_least_one_die_is_called_back() -> None:
    """`stop` is closed until one die was named."""
    state = play(two_banks(), "0 rest own some")
    assert rule(state, "stop") == "RULING-86" and "stop" not in legal(state)
    state = play(state, "0 recall bank-left")
    assert rule(state, "stop") is None


@proves("RULING-87")
def test_ruling_87_dice_of_the_own_stock_may_be_rolled_again() -> None:
    """A walk die in the Stock is called back and falls on another face."""
    state = table(player("3 walk, 2 ride", zone=5), player(zone=6))
    state = play(state, "0 rest own some", "0 recall stock-0 walk", "0 stop", "* roll blue 0,0,0,1")
    assert stock(state, 0) == {"blue walk": 2, "blue ride": 2, "blue journal": 1}


@proves("RULING-88")
def test_ruling_88_own_prepared_actions_may_be_emptied() -> None:
    """Dice on the own board and on own Tribe cards come back, and their slots are empty."""
    mine = player("3 walk", zone=5, tribes=[12], slots={"hike": "walk", "12.2": "ride"})
    state = play(table(mine, player(zone=6), tables=WORLD), "0 rest own some", "0 recall board-0 hike", "0 recall 12.2")
    assert dump(state)["players"][0]["slots"] == {}
    assert dump(state)["turn"]["rolling"] == {"blue": 2}


@proves("RULING-89")
def test_ruling_89_dice_of_an_absent_colour_cannot_occur() -> None:
    """With two players there is no yellow or green die, and no position with one is accepted."""
    with pytest.raises(ValueError, match="RULING-89"):
        table(player("green walk", zone=5), player())
    state = GAME.setup(2, {}, TABLES)
    assert [row["colour"] for row in dump(state)["players"]] == ["blue", "orange"]
    some = play(two_banks(), "0 rest own some")
    assert rule(some, "recall stock-2 walk") == "D-SETUP-1"


def test_a_die_on_a_card_that_nobody_owns_stops_the_rest() -> None:
    """No rule leads there: a state that was spoilt is told at once, not played on."""
    state = scattered()
    cast(DiscoveriesState, state).own[2 * OWN + TRIBES] = 0
    with pytest.raises(AssertionError, match="nobody owns card 12"):
        GAME.advance(state, GAME.parse("rest own all"))
