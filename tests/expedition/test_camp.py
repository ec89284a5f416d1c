"""Camping: rules 7, with the examples."""

import pytest

from keelboat.expedition.rules import GAME
from keelboat.parts import State
from tests.expedition.positions import dump, goods, legal, play, player, rule, scout, seat_of, table
from tests.proves import proves


def camp_time(state: State) -> int:
    """Return the time tokens that a camp brings to seat 0."""
    return scout(play(state, "0 camp"))[1] - scout(state)[1]


def stowed(load: int = 0, front: int = 0, companions: int = 0, back: int = 0, hand: str = "") -> State:
    """Return a turn with so many goods, tiles and companions; enough players for all of them."""
    seat = player(hand, goods=f"{load} wood", front=front, aboard=companions, back=back)
    return table(seat, *[player() for _ in range(4)])


@proves("E-CAMP-1")
def test_e_camp_1_a_camp_is_voluntary_and_once_per_turn() -> None:
    """A turn ends without one; it may come before or after the action, not twice."""
    state = table(player(aboard=1), player())
    assert {"camp", "village gift 1"} <= set(legal(state))
    acted = play(state, "0 village gift 1", "0 do 1")
    assert legal(acted)[-2:] == ["camp", "end turn"]
    assert GAME.to_move(play(acted, "0 end turn")) == 1
    assert rule(play(acted, "0 camp"), "camp") == "E-CAMP-1"
    assert rule(play(state, "0 camp"), "camp") == "E-CAMP-1"
    assert rule(play(state, "0 camp", "0 village gift 1", "0 do 1"), "camp") == "E-CAMP-1"


@proves("E-CAMP-2")
def test_e_camp_2_companions_on_own_cards_return_first() -> None:
    """They are aboard when time is counted: three of them cost two; those on others' cards stay."""
    state = table(player("", area=["leader +2", "12 < 13 +1"]), player("", area=["hunter +2"]))
    assert camp_time(state) == 2
    state = play(state, "0 camp")
    assert seat_of(state, 0)["aboard"] == 3
    assert seat_of(state, 1)["area"] == [{"card": "orange-hunter", "companions": 2}]


@proves("E-CAMP-3")
def test_e_camp_3_time_for_hand_boats_and_companions_is_added_up() -> None:
    """Two cards, four goods and three companions: 2 + 1 + 2."""
    assert camp_time(stowed(hand="leader, 12")) == 2
    assert camp_time(stowed(load=4, companions=1)) == 1
    assert camp_time(stowed(companions=3)) == 2
    state = stowed(load=4, companions=3, hand="leader, 12")
    assert camp_time(state) == 5
    trace: list[object] = []
    GAME.advance(state.copy(), GAME.parse("camp"), trace)  # type: ignore[arg-type]
    assert trace[0].args == {"seat": 0, "n": 5, "hand": 2, "boats": 1, "crew": 2}  # type: ignore[attr-defined]


@proves("E-CAMP-4")
def test_e_camp_4_each_hand_card_costs_one_whatever_its_strength() -> None:
    """Strengths 1, 2 and 3 alike; cards in play cost nothing."""
    assert camp_time(stowed(hand="12")) == camp_time(stowed(hand="25")) == camp_time(stowed(hand="40")) == 1
    assert camp_time(stowed(hand="12, 25, 40")) == 3
    assert camp_time(table(player("12", area=["25 < 40", "leader < hunter"]), player())) == 1


@proves("E-CAMP-5")
@pytest.mark.parametrize(("beyond", "time"), list(enumerate([0, 1, 1, 1, 2, 3, 4, 5, 6])))
@pytest.mark.parametrize("front", [0, 2])
def test_e_camp_5_the_table_of_boat_time(beyond: int, time: int, front: int) -> None:
    """Three goods and two per tile travel free; the next three cost one together, then each one."""
    assert camp_time(stowed(load=3 + 2 * front + beyond, front=front)) == time


@proves("E-CAMP-5")
def test_e_camp_5_few_goods_cost_nothing_whatever_their_kind() -> None:
    """Up to three are free; horses and canoes count like wood."""
    assert [camp_time(stowed(load=load)) for load in range(5)] == [0, 0, 0, 0, 1]
    mixed = table(player("", goods="2 horse, 2 canoe, fur, food, equipment"), player())
    assert camp_time(mixed) == 2


@proves("E-CAMP-6")
@pytest.mark.parametrize("back", [0, 1, 3])
def test_e_camp_6_companions_beyond_the_free_boats_cost_one_each(back: int) -> None:
    """One on boat D and one per tile are free."""
    for companions in range(7):
        assert camp_time(stowed(companions=companions, back=back)) == max(0, companions - 1 - back)


@proves("E-CAMP-7")
def test_e_camp_7_tokens_are_added_to_those_held() -> None:
    """Three were there, two cards in hand bring two more."""
    state = play(table(player("leader, 12", time=3), player()), "0 camp")
    assert scout(state) == (0, 5)


@proves("E-CAMP-8")
def test_e_camp_8_all_cards_in_play_return_to_hand() -> None:
    """Characters and supports of the own area only; badges of an empty area no longer count."""
    state = table(player("12", area=["leader < hunter", "25 +1"]), player("", area=["trapper < interpreter"]))
    state = play(state, "0 camp")
    assert seat_of(state, 0)["hand"] == ["12", "25", "blue-leader", "blue-hunter"]
    assert seat_of(state, 0)["area"] == []
    assert seat_of(state, 1)["area"] == [{"card": "orange-trapper", "support": "orange-interpreter"}]
    collecting = table(player("trapper, hunter", area=["leader < 4"]), player())
    collecting = play(collecting, "0 camp", "0 play blue-trapper", "0 support blue-hunter +0", "0 do 1")
    assert goods(collecting) == {"fur": 1}


@proves("E-CAMP-8")
def test_e_camp_8_a_support_that_returned_is_an_ordinary_hand_card() -> None:
    """Discarded after one camp, it does not come back with the next."""
    state = table(player("12", area=["leader < hunter"], goods="fur"), player(aboard=1), journal=[1, 2, 3, 4, 5])
    state = play(state, "0 camp", "0 recruit 1", "0 discount blue-hunter", "* reveal 50")
    state = play(
        state, "0 play 12", "0 support 1 +0", "0 end turn", "1 village gift 1", "1 do 1", "1 end turn", "0 camp"
    )
    assert seat_of(state, 0)["hand"] == ["1", "12", "blue-leader"]
    assert "blue-hunter" in dump(state)["discard"]


@proves("E-CAMP-8")
def test_e_camp_8_victory_is_tested_when_the_camp_is_complete() -> None:
    """The winner's cards are back in hand and the new tokens are held."""
    state = play(table(player("12", area=["leader < hunter"], position=40), player()), "0 camp")
    assert GAME.winners(state) == (0,)
    assert seat_of(state, 0)["hand"] == ["12", "blue-leader", "blue-hunter"]
    assert scout(state) == (40, 1)
    assert dump(state)["turn"]["winner"] == 0
    late = play(table(player("12", area=["leader < hunter"], position=39), player()), "0 camp")
    assert (scout(late), GAME.winners(late)) == ((39, 1), ())


@proves("E-CAMP-9")
def test_e_camp_9_the_scout_stays_where_it_is() -> None:
    """Whatever the camp costs."""
    for position in (0, 17, 26, 38):
        state = table(player(position=position, goods="11 wood", aboard=4), player())
        assert scout(play(state, "0 camp")) == (position, 6 + 6 + 3)


@proves("X-CAMP-1")
def test_x_camp_1_karine_camps_for_five() -> None:
    """One card, three goods on B, two on C and a second companion: 1 + 1 + 2 + 1."""
    state = table(player("12", area=["leader < hunter +1", "trapper +1"], goods="4 wood, 4 fur"), player())
    state = play(state, "0 camp")
    assert scout(state) == (0, 5)
    assert seat_of(state, 0)["hand"] == ["12", "blue-leader", "blue-hunter", "blue-trapper"]
    assert seat_of(state, 0)["aboard"] == 2


@proves("Y-CP-1")
def test_y_cp_1_three_goods_and_one_companion_are_free() -> None:
    """Nothing in hand, three goods, one companion: 0."""
    assert camp_time(stowed(load=3, companions=1)) == 0


@proves("Y-CP-2")
def test_y_cp_2_two_cards_and_four_goods() -> None:
    """2 + 1."""
    assert camp_time(stowed(load=4, companions=1, hand="leader, 12")) == 3


@proves("Y-CP-3")
def test_y_cp_3_full_boats_and_four_companions_with_a_tile() -> None:
    """6 + 2."""
    assert camp_time(stowed(load=11, companions=4, back=1)) == 8


@proves("Y-CP-4")
def test_y_cp_4_tiles_carry_goods_and_companions() -> None:
    """Seven goods on A and two tiles, three companions on D and two tiles: only the three cards cost time."""
    assert camp_time(stowed(load=7, front=2, companions=3, back=2, hand="leader, 12, 13")) == 3


@proves("Y-CP-5")
def test_y_cp_5_the_seventh_good_lies_on_boat_c() -> None:
    """1 + 2, with nobody aboard."""
    assert camp_time(stowed(load=7, hand="leader")) == 3
