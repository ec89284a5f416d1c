"""What printed cards hardly bring about: other tables, crowded play areas, positions between two draws."""

import copy

import pytest

from keelboat.expedition.rules import GAME
from keelboat.parts import CHANCE
from tests.expedition.positions import RAW, legal, play, player, rule, table, tables_with
from tests.proves import proves


@proves("E-BOAT-1")
def test_e_boat_1_nobody_takes_more_than_the_boats_hold() -> None:
    """Twelve food badges, eleven places: goods may go overboard, but a twelfth fits nowhere."""
    mine = player("hunter, trapper", area=["10 < 16", "18 < 36", "21 < 52"])
    theirs = player("leader", area=["32 < 35", "38 < 42", "hunter < lumberjack"])
    state = play(table(mine, theirs), "0 play blue-hunter", "0 part 1")
    assert (legal(state)[-1], rule(state, "amount food 12")) == ("amount food 10", "E-BOAT-1")


@proves("E-VILLAGE-2")
def test_e_village_2_an_arc_takes_as_many_companions_as_its_table_says() -> None:
    rows = copy.deepcopy(RAW["village"])
    arc = next(row for row in rows if row["id"] == "horse_trade")
    arc["most_companions"] = 2
    state = table(player(aboard=3), player(), tables=tables_with(village=rows, edition=9))
    assert rule(state, "village horse_trade 2") is None
    assert rule(state, "village horse_trade 3") == "E-VILLAGE-2"


def test_a_draw_needs_a_card() -> None:
    with pytest.raises(ValueError, match="ask reveal: no card is left to draw"):
        table(player(), player(), ask="reveal", turn={"after": "turn"}, journal=[1, 2, 3, 4], bag=[])


def test_a_draw_at_the_end_of_a_hire_waits_for_no_effect() -> None:
    turn = {"after": "frame", "frames": [["14", 0]]}
    state = table(player(area=["14 < 12"]), player(), ask="reveal", turn=turn, journal=[1, 2, 3, 4])
    assert GAME.to_move(state) == CHANCE
    assert legal(play(state, "* reveal 9")) == ["camp", "end turn"]


def test_a_draw_beyond_all_outcomes_is_an_error_of_the_source() -> None:
    state = table(player(), player(), ask="first", turn={}, journal=[1, 2, 3, 4, 5])
    with pytest.raises(AssertionError, match="beyond the total weight"):
        GAME.sample_chance(state, lambda total: total)


def test_an_option_that_no_printed_card_has_is_labelled_by_its_number() -> None:
    renewing = {"cost": {"goods": {"wood": 1}}, "effects": [{"op": "renew_journal"}]}
    tables = tables_with({1: {"options": [renewing]}}, edition=9)
    state = play(table(player("1, leader", goods="wood"), player(), tables=tables), "0 play 1")
    assert GAME.label(state, GAME.parse("do 1")).key == "label-option"
