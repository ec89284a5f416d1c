"""The village: rules 5, the printed examples, and the rulings on departure."""

import pytest

from keelboat.expedition.rules import GAME
from keelboat.parts import CHANCE, State
from tests.expedition.positions import board, dump, goods, legal, play, player, rule, scout, seat_of, table
from tests.proves import proves

CIRCLES = {"hunting": 1, "crafting": 1, "gift": 1, "departure": 1, "boat_upgrade": 2, "shamanism": 1}
ARCS = ("horse_trade", "canoe_building")


def visiting(place: str, companions: int = 1, load: str = "", **facts: object) -> State:
    """Put companions on a place with these goods aboard; four players, so that there are companions enough."""
    state = table(player(aboard=3, goods=load), player(), player(), player(), **facts)  # type: ignore[arg-type]
    return play(state, f"0 village {place} {companions}")


@proves("E-VILLAGE-1")
@pytest.mark.parametrize("place", CIRCLES)
def test_e_village_1_a_circle_takes_one_companion_at_a_time(place: str) -> None:
    """Two or three at once are refused, and a place whose circles are all taken is closed."""
    free = table(player(aboard=3), player(), board={place: CIRCLES[place] - 1})
    assert rule(free, f"village {place} 1") is None
    assert rule(free, f"village {place} 2") == rule(free, f"village {place} 3") == "E-VILLAGE-1"
    taken = table(player(aboard=3), player(), board={place: CIRCLES[place]})
    assert rule(taken, f"village {place} 1") == "E-VILLAGE-1"
    assert f"village {place} 1" not in legal(taken)


@proves("E-VILLAGE-1")
def test_e_village_1_a_circle_gives_one_activation() -> None:
    """After one gift the action is over."""
    state = visiting("gift")
    assert dump(state)["turn"]["frames"] == [["gift", 1]]
    assert legal(play(state, "0 do 1")) == ["recruit 1", "recruit 2", "camp", "end turn"]


@proves("E-VILLAGE-2")
@pytest.mark.parametrize("place", ARCS)
def test_e_village_2_an_arc_takes_one_to_three_whatever_stands_there(place: str) -> None:
    """One activation per companion placed now, not for those of before."""
    state = table(player(aboard=4, goods="9 wood, fur, food"), player(), player(), board={place: 3})
    for companions in (1, 2, 3):
        visited = play(state, f"0 village {place} {companions}")
        assert dump(visited)["turn"]["frames"] == [[place, companions]]
        assert board(visited)[place] == 3 + companions
        assert seat_of(visited, 0)["aboard"] == 4 - companions
    few = table(player(aboard=2), player())
    assert rule(few, f"village {place} 3") == "E-VILLAGE-4"
    with pytest.raises(ValueError, match="no action"):
        GAME.parse(f"village {place} 4")


@proves("E-VILLAGE-3")
def test_e_village_3_companions_in_the_village_are_nobodys() -> None:
    """They do not come back with a camp, and stay until an interpreter gathers them, whoever that is."""
    state = play(table(player("", aboard=1), player("interpreter, 12")), "0 village gift 1", "0 do 1", "0 camp")
    assert seat_of(state, 0)["aboard"] == 0
    assert board(state)["gift"] == 1
    state = play(state, "0 end turn", "1 play orange-interpreter", "1 do 1")
    assert board(state)["gift"] == 0
    state = play(state, "1 board 2", "* reveal 6")
    assert seat_of(state, 1)["aboard"] == 2


@proves("E-VILLAGE-4")
def test_e_village_4_places_are_open_to_every_player() -> None:
    """Both players build canoes in turn; without a companion nobody enters."""
    state = table(player(aboard=1, goods="2 wood"), player(aboard=1, goods="2 wood"), player("leader, 12"))
    state = play(state, "0 village canoe_building 1", "0 do 1", "0 end turn")
    state = play(state, "1 village canoe_building 1", "1 do 1", "1 end turn")
    assert [goods(state, seat) for seat in range(2)] == [{"canoe": 1}] * 2
    assert board(state)["canoe_building"] == 2
    for place in (*CIRCLES, *ARCS):
        assert rule(state, f"village {place} 1") == "E-VILLAGE-4"


@proves("E-VILLAGE-HUNT")
def test_e_village_hunt_brings_food_and_fur() -> None:
    """One of each, for nothing but the companion."""
    assert goods(play(visiting("hunting"), "0 do 1")) == {"food": 1, "fur": 1}


@proves("E-VILLAGE-CRAFT")
def test_e_village_craft_brings_equipment_and_wood() -> None:
    """One of each."""
    assert goods(play(visiting("crafting"), "0 do 1")) == {"equipment": 1, "wood": 1}


@proves("E-VILLAGE-GIFT")
def test_e_village_gift_brings_two_fur_or_two_wood() -> None:
    """Of one kind; there is no third choice."""
    assert goods(play(visiting("gift"), "0 do 1")) == {"fur": 2}
    assert goods(play(visiting("gift"), "0 do 2")) == {"wood": 2}
    assert rule(visiting("gift"), "do 3") == "E-ACT-11"


@proves("E-VILLAGE-DEPART")
def test_e_village_depart_costs_nothing_and_renews_the_journal() -> None:
    """Cards may leave the hand first; then all five cards of the journal are replaced."""
    state = play(visiting("departure"), "0 do 1", "0 stop", *(f"* reveal {card}" for card in range(11, 16)))
    assert dump(state)["journal"] == ["11", "12", "13", "14", "15"]


@proves("E-VILLAGE-HORSE")
def test_e_village_horse_costs_three_different_goods() -> None:
    """Two kinds are not enough, however many there are."""
    assert goods(play(visiting("horse_trade", load="wood, fur, food"), "0 do 1")) == {"horse": 1}
    assert "do 1" not in legal(visiting("horse_trade", load="3 wood, 3 fur"))


@proves("E-VILLAGE-CANOE")
def test_e_village_canoe_costs_two_wood() -> None:
    """One wood is not enough."""
    assert goods(play(visiting("canoe_building", load="2 wood"), "0 do 1")) == {"canoe": 1}
    assert "do 1" not in legal(visiting("canoe_building", load="wood, 5 fur"))


@proves("E-VILLAGE-BOAT")
def test_e_village_boat_has_two_circles_and_costs_three_wood() -> None:
    """A second companion finds room, a third does not; two wood buy nothing."""
    state = visiting("boat_upgrade", load="4 wood", board={"boat_upgrade": 1})
    assert board(state)["boat_upgrade"] == 2
    state = play(state, "0 do 2")
    assert goods(state) == {"wood": 1}
    assert seat_of(state, 0)["back"] == 1
    assert rule(table(player(aboard=1), player(), board={"boat_upgrade": 2}), "village boat_upgrade 1") == "E-VILLAGE-1"
    assert "do 1" not in legal(visiting("boat_upgrade", load="2 wood, 5 fur"))


@proves("E-VILLAGE-SHAMAN")
def test_e_village_shaman_copies_for_one_food() -> None:
    """An active character of any player acts for the one who paid."""
    seats = (player(aboard=1, goods="food"), player("", area=["trapper < hunter"]))
    state = play(table(*seats), "0 village shamanism 1", "0 do 1")
    assert goods(state) == {}
    assert dump(state)["turn"]["frames"] == [["shamanism", 0], ["orange-trapper", 1]]
    assert goods(play(state, "0 do 1")) == {"fur": 1}
    hungry = table(player(aboard=1, goods="wood"), player("", area=["trapper < hunter"]))
    assert "do 1" not in legal(play(hungry, "0 village shamanism 1"))


@proves("E-DEPART-1")
def test_e_depart_1_up_to_three_hand_cards_leave_first() -> None:
    """None to three, to the discard pile; the fourth is refused, and the journal lies there until they are chosen."""
    state = play(visiting("departure"), "0 do 1")
    assert dump(state)["journal"] == ["1", "2", "3", "4", "5"]
    assert legal(state)[0] == "stop"
    assert GAME.to_move(play(state, "0 stop")) == CHANCE
    two = play(state, "0 discard blue-leader", "0 discard blue-lumberjack")
    assert {"blue-leader", "blue-lumberjack"} <= set(dump(two)["discard"])
    three = play(two, "0 discard blue-hunter")
    assert GAME.to_move(three) == CHANCE
    assert seat_of(three, 0)["hand"] == ["blue-interpreter", "blue-blacksmith", "blue-trapper"]
    assert rule(three, "discard blue-trapper", seat=0) is not None


@proves("E-DEPART-2")
def test_e_depart_2_five_new_cards_lie_in_drawing_order() -> None:
    """All old cards are on the discard pile; the strong card drawn first lies at the bottom."""
    drawn = ("45", "7", "20", "46", "6")
    state = play(visiting("departure"), "0 do 1", "0 stop", *(f"* reveal {card}" for card in drawn))
    assert tuple(dump(state)["journal"]) == drawn
    assert dump(state)["discard"] == ["1", "2", "3", "4", "5"]


@proves("R-CARDS-6")
def test_r_cards_6_departed_cards_stay_in_the_game() -> None:
    """They lie on the common discard pile and come back with the next draw pile."""
    state = table(player("leader, hunter", aboard=1), player(), bag=[])
    state = play(state, "0 village departure 1", "0 do 1", "0 discard blue-leader", "0 stop")
    assert "reveal blue-leader" in [action.text for action, _ in GAME.chance_outcomes(state)]


@proves("R-CARDS-7")
def test_r_cards_7_any_hand_cards_may_leave_even_the_last() -> None:
    """Cards in the play area may not, face up or face down."""
    state = table(player("leader, 12", aboard=1, area=["hunter < trapper"]), player())
    state = play(state, "0 village departure 1", "0 do 1")
    assert legal(state) == ["stop", "discard 12", "discard blue-leader"]
    assert rule(state, "discard blue-hunter") == "E-CAMP-8"  # face up
    assert rule(state, "discard blue-trapper") == "E-ACT-7"  # face down
    state = play(state, "0 discard 12", "0 discard blue-leader")
    assert seat_of(state, 0)["hand"] == []


@proves("R-CARDS-8")
def test_r_cards_8_the_journal_is_renewed_even_without_discards() -> None:
    """Departure has no part; only the whole activation can be declined."""
    state = visiting("departure")
    assert legal(state) == ["do 1", "stop"]
    assert rule(state, "part 1") == "R-CARDS-8"
    assert dump(play(state, "0 stop"))["journal"] == ["1", "2", "3", "4", "5"]
    assert dump(play(state, "0 do 1", "0 stop"))["journal"] == [""] * 5


@proves("R-CARDS-9")
def test_r_cards_9_departure_reshuffles_in_the_middle_of_drawing() -> None:
    """Two cards are left: after them the discard pile is drawn from, what was just discarded included."""
    others = list(range(8, 55))
    state = table(
        player("leader, hunter", aboard=1),
        player(", ".join(map(str, others))),
        journal=[1, 2, 3, 4, 5],
        bag=[6, 7],
        discard=[],
    )
    state = play(state, "0 village departure 1", "0 do 1", "0 discard blue-hunter", "* reveal 7", "* reveal 6")
    found = {action.text for action, _ in GAME.chance_outcomes(state)}
    assert {f"reveal {card}" for card in (1, 2, 3, 4, 5, "blue-hunter")} <= found
    state = play(state, "* reveal 5", "* reveal blue-hunter", "* reveal 1")
    assert dump(state)["journal"] == ["7", "6", "5", "blue-hunter", "1"]


@proves("X-VIL-1")
def test_x_vil_1_two_join_three_at_canoe_building() -> None:
    """Two activations; the place holds five."""
    state = visiting("canoe_building", 2, load="6 wood", board={"canoe_building": 3})
    assert dump(state)["turn"]["frames"] == [["canoe_building", 2]]
    assert board(state)["canoe_building"] == 5
    assert goods(play(state, "0 do 1", "0 do 1")) == {"wood": 2, "canoe": 2}


@proves("X-VIL-2")
def test_x_vil_2_hunting_is_closed_after_one() -> None:
    """One food, one fur, and nobody else hunts."""
    state = play(visiting("hunting"), "0 do 1", "0 end turn")
    assert goods(state) == {"food": 1, "fur": 1}
    assert board(state)["hunting"] == 1
    assert rule(state, "village hunting 1") == "E-VILLAGE-1"


@proves("X-VIL-3")
def test_x_vil_3_wood_food_and_equipment_buy_a_horse() -> None:
    """The three are gone."""
    assert goods(play(visiting("horse_trade", load="wood, food, equipment"), "0 do 1")) == {"horse": 1}


@proves("X-VIL-4")
def test_x_vil_4_four_wood_make_two_canoes() -> None:
    """Two companions, two activations."""
    assert goods(play(visiting("canoe_building", 2, load="4 wood"), "0 do 1", "0 do 1")) == {"canoe": 2}


@proves("X-VIL-5")
def test_x_vil_5_two_cards_depart_and_the_journal_is_new() -> None:
    """Seven cards come to the discard pile, five are drawn."""
    state = play(visiting("departure"), "0 do 1", "0 discard blue-hunter", "0 discard blue-trapper")
    assert len(dump(state)["discard"]) == 7
    state = play(state, *(f"* reveal {card}" for card in (54, 9, 30, 8, 29)))
    assert len(seat_of(state, 0)["hand"]) == 4
    assert dump(state)["journal"] == ["54", "9", "30", "8", "29"]


@proves("X-VIL-6")
def test_x_vil_6_a_tile_with_a_companion_costs_none_in_the_end() -> None:
    """One goes to the circle, one comes with the tile, and two places carry companions without time."""
    state = table(player("", aboard=2, goods="3 wood"), player(), board={"boat_upgrade": 1})
    supply = board(state)["supply"]
    state = play(state, "0 village boat_upgrade 1", "0 do 2")
    assert goods(state) == {}
    assert (seat_of(state, 0)["aboard"], seat_of(state, 0)["back"]) == (2, 1)
    assert board(state)["supply"] == supply - 1
    assert scout(play(state, "0 camp")) == (0, 0)


def after_x_vil_7() -> State:
    """Julien (seat 0) copies Karine's interpreter and takes both companions; her turn follows."""
    julien = player(aboard=1, goods="food")
    karine = player("", area=["interpreter < hunter", "leader < trapper"], goods="food, canoe", aboard=1)
    state = table(julien, karine, journal=[1, 2, 3, 4, 5])
    state = play(state, "0 village shamanism 1", "0 do 1", "0 do 1")  # her leader could not be paid
    assert legal(state) == ["board 0", "board 1", "board 2"]
    return play(state, "0 board 2", "* reveal 6")


@proves("X-VIL-7")
def test_x_vil_7_a_copied_interpreter_gathers_the_companion_just_placed() -> None:
    """One food is paid; the shaman is empty again, the journal moves on, a newcomer arrives."""
    state = after_x_vil_7()
    assert goods(state) == {}
    assert seat_of(state, 0)["aboard"] == 2
    assert dump(state)["journal"] == ["2", "3", "4", "5", "6"]
    assert (board(state)["shamanism"], board(state)["pow_wow"], board(state)["new_arrival"]) == (0, 0, 1)
    assert legal(state) == ["camp", "end turn"]


@proves("X-VIL-8")
def test_x_vil_8_a_copied_leader_moves_once() -> None:
    """Karine's leader had strength 1 by its support; copied it moves four spaces, once, for food and canoe."""
    state = play(after_x_vil_7(), "0 end turn", "1 village shamanism 1", "1 do 1", "1 copy orange-leader", "1 do 2")
    assert scout(state, 1) == (4, 0)
    assert goods(state, 1) == {}
    assert legal(state) == ["camp", "end turn"]
    strong = table(player(aboard=1, goods="2 food, 3 canoe", area=["leader < 40"]), player())
    strong = play(strong, "0 village shamanism 1", "0 do 1", "0 do 2")
    assert (scout(strong), goods(strong)) == ((4, 0), {"food": 1, "canoe": 2})
    assert "end turn" in legal(strong)
