"""Companions: the rulings on them that are not about the interpreter."""

from random import Random

import pytest

from keelboat.expedition.rules import GAME
from keelboat.parts import CHANCE, OVER
from tests.expedition.positions import TABLES, board, dump, goods, legal, play, player, rule, scout, seat_of, table
from tests.expedition.walks import Guided, late_position
from tests.proves import proves


@proves("R-COMP-1")
def test_r_comp_1_there_are_never_too_many_companions() -> None:
    """All eleven on the board may come aboard; at camp they cost time and stay."""
    seats = (player("interpreter, 12", aboard=1), player(), player())
    state = table(*seats, board={"pow_wow": 10, "new_arrival": 1, "supply": 0})
    state = play(state, "0 play blue-interpreter", "0 support 12 +0", "0 do 1")
    assert "board 11" in legal(state)
    state = play(state, "0 board 11", "* reveal 6", "0 camp")
    assert seat_of(state, 0)["aboard"] == 12
    assert scout(state) == (0, 11)


@proves("R-COMP-2")
def test_r_comp_2_nothing_is_owed_for_an_empty_supply() -> None:
    """No newcomer, a tile without its companion; and none comes later when a companion is free again."""
    state = table(
        player("interpreter, 12", aboard=2, goods="3 wood"),
        player(),
        board={"canoe_building": 7, "new_arrival": 0, "supply": 0},
    )
    upgraded = play(state, "0 village boat_upgrade 1", "0 do 2")
    assert (seat_of(upgraded, 0)["aboard"], seat_of(upgraded, 0)["back"]) == (1, 1)
    run = play(state, "0 play blue-interpreter", "0 support 12 +0", "0 do 1", "0 board 0", "* reveal 6")
    assert (board(run)["new_arrival"], board(run)["supply"], board(run)["pow_wow"]) == (0, 0, 7)


@proves("R-COMP-3")
def test_r_comp_3_companions_never_return_to_the_supply() -> None:
    """On walks through games the supply only shrinks."""
    shrank = 0
    for seed in range(10):
        random = Random(f"supply/{seed}")
        state = late_position(random, 1 + seed % 5, TABLES)
        for _ in range(120):
            if GAME.to_move(state) == OVER:
                break
            if GAME.to_move(state) == CHANCE:
                action = GAME.sample_chance(state, random.randrange)
            else:
                action = Guided().choose(GAME, state, GAME.legal_actions(state), random)
            after = GAME.apply(state, action)
            assert board(after)["supply"] <= board(state)["supply"], action.text
            shrank += board(after)["supply"] < board(state)["supply"]
            state = after
    assert shrank


@proves("R-COMP-4")
@pytest.mark.parametrize(
    ("card", "load", "companions"), [("6", "", 2), ("44", "canoe", 1), ("50", "food", 1), ("51", "horse", 1)]
)
def test_r_comp_4_companions_pay_from_the_boats_into_the_pow_wow(card: str, load: str, companions: int) -> None:
    """Those on cards cannot: neither on this card nor on others."""
    position = 18 if card in ("50", "51") else 0
    facts = {"goods": load, "position": position, "area": ["hunter +2"]}
    state = table(player(f"{card}, 12", aboard=companions, **facts), player(), player())  # type: ignore[arg-type]
    paid = play(state, f"0 play {card}", "0 support 12 +0", "0 do 1")
    assert seat_of(paid, 0)["aboard"] == 0
    assert board(paid)["pow_wow"] == companions
    assert seat_of(paid, 0)["area"][0] == {"card": "blue-hunter", "companions": 2}
    short = table(player(f"{card}, 25", aboard=companions, **facts), player(), player())  # type: ignore[arg-type]
    short = play(short, f"0 play {card}", "0 support 25 +0", "0 do 1")
    assert "do 1" not in legal(short)  # a second activation finds nobody aboard
    assert "end turn" in legal(short)


@proves("R-COMP-4")
def test_r_comp_4_too_few_companions_are_refused() -> None:
    """One aboard does not pay card 6, which wants two; the ruling is cited where an activation is open."""
    state = play(table(player("6, 12", aboard=1), player()), "0 play 6", "0 support 12 +0")
    assert legal(state) == ["camp", "end turn"]
    asked = table(player("", aboard=1, area=["6 +2"]), player(), ask="activate", turn={"frames": [["6", 1]]})
    assert rule(asked, "do 1") == rule(asked, "part 1") == "R-COMP-4"


@proves("R-COMP-5")
def test_r_comp_5_pow_wow_and_new_arrival_are_no_places() -> None:
    """Card 15 finds no occupied place there; card 46 counts both, and the places."""
    state = table(player("15, 12", goods="wood"), player(), board={"pow_wow": 3, "new_arrival": 1})
    state = play(state, "0 play 15")
    assert rule(state, "do 1") == "R-VILL-3"
    counting = table(
        player("46, 12", goods="2 food"), player(), board={"pow_wow": 3, "new_arrival": 1, "horse_trade": 2}
    )
    assert scout(play(counting, "0 play 46", "0 do 1")) == (6, 0)


@proves("R-COMP-6")
def test_r_comp_6_companions_on_cards_are_in_expeditions() -> None:
    """Card 46 does not count them, and an interpreter does not gather them, whoever owns them."""
    other = player("", area=["hunter +2"], aboard=1)
    counting = table(player("46, 12", goods="2 food", area=["hunter +2"]), other, board={"new_arrival": 1})
    assert scout(play(counting, "0 play 46", "0 do 1")) == (1, 0)
    state = play(table(player("interpreter, 12", area=["hunter +2"]), other), "0 play blue-interpreter", "0 do 1")
    assert legal(state) == ["board 0", "board 1"]
    assert dump(state)["players"][1]["area"] == [{"card": "orange-hunter", "companions": 2}]
    assert goods(state) == {}
