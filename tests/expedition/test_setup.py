"""Set-up and track: rules 1."""

from collections import Counter
from itertools import groupby
from typing import Any

import pytest

from keelboat.expedition.rules import GAME
from keelboat.parts import CHANCE, State
from tests.expedition.positions import (
    COLOURS,
    ROLES,
    TABLES,
    board,
    dump,
    goods,
    legal,
    play,
    player,
    rule,
    scout,
    seat_of,
    table,
)
from tests.proves import proves

LEAST_STEPS = {"river": "do 1", "mountain": "do 3"}
"""The leader's food and horse: which of them is on offer shows the terrain ahead."""


def set_up(seats: int, journal: tuple[int, ...] = (1, 2, 3, 4, 5), first: int = 0, **options: str) -> State:
    """Return the first turn of a game whose chance is given."""
    state = play(GAME.setup(seats, options, TABLES), *(f"* reveal {card}" for card in journal))
    return play(state, f"* first {first}") if seats > 1 else state


def drawable(state: State) -> dict[str, int]:
    """Return what chance may give now, with weights."""
    return {action.text: weight for action, weight in GAME.chance_outcomes(state)}


def terrain(space: int, route: dict[str, str] | None = None) -> str:
    """Return by which steps a space can be entered from the one before it."""
    ready = player("leader, hunter", goods="food, horse", position=space - 1)
    state = play(table(ready, player(), route=route), "0 play blue-leader")
    return "+".join(name for name, action in LEAST_STEPS.items() if action in legal(state))


def every_card(position: dict[str, Any]) -> list[str]:
    """Return all cards of a game that has just begun, wherever they lie."""
    hands = [card for row in position["players"] for card in row["hand"]]
    return sorted([*hands, *position["journal"], *position["bag"], *position["discard"]])


@proves("E-SETUP-1")
@pytest.mark.parametrize(("seats", "used", "left"), [(1, 6, 4), (2, 9, 6), (3, 12, 8), (4, 15, 10), (5, 18, 12)])
def test_e_setup_1_companions_are_three_and_three_per_player(seats: int, used: int, left: int) -> None:
    """The table of the rules: how many are in the game, and how many wait in the supply."""
    state = set_up(seats)
    counted = board(state)
    assert counted.pop("tiles") == 10
    assert counted["supply"] == left
    assert sum(counted.values()) + sum(seat_of(state, seat)["aboard"] for seat in range(seats)) == used


@proves("E-SETUP-1")
def test_e_setup_1_the_supply_of_companions_is_finite() -> None:
    """With all nine aboard no newcomer arrives."""
    state = table(player("interpreter, hunter", aboard=9), player())
    assert board(state)["supply"] == 0
    state = play(state, "0 play blue-interpreter", "0 support blue-hunter +0", "0 do 1", "* reveal 6")
    assert board(state)["supply"] == board(state)["new_arrival"] == 0


@proves("E-SETUP-2")
def test_e_setup_2_one_companion_arrives_and_one_is_aboard() -> None:
    """One on New Arrival, one with every player, none anywhere else on the board."""
    for seats in range(1, 6):
        state = set_up(seats)
        assert {name for name, n in board(state).items() if n} == {"new_arrival", "supply", "tiles"}
        assert board(state)["new_arrival"] == 1
        assert [seat_of(state, seat)["aboard"] for seat in range(seats)] == [1] * seats


@proves("E-SETUP-3")
def test_e_setup_3_each_player_holds_a_crew_of_a_different_colour() -> None:
    """Two seats may not have one colour; crews that nobody plays are nowhere."""
    state = set_up(2, colours="purple,yellow")
    assert seat_of(state, 0)["hand"] == [f"purple-{role}" for role in ROLES]
    assert seat_of(state, 1)["hand"] == [f"yellow-{role}" for role in ROLES]
    crews = [f"{colour}-{role}" for colour in ("purple", "yellow") for role in ROLES]
    assert every_card(dump(state)) == sorted([*map(str, range(1, 55)), *crews])
    for colours in ("blue,blue", "blue", "blue,red"):
        with pytest.raises(ValueError, match="2 different colours"):
            GAME.setup(2, {"colours": colours}, TABLES)


@proves("E-SETUP-4")
def test_e_setup_4_all_crews_do_the_same() -> None:
    """Each role is played in each colour from one position: only the names differ afterwards."""
    for role in ROLES:
        told: set[str] = set()
        for colour in COLOURS:
            state = table(player(aboard=2, goods="food, canoe", colour=colour))
            state = play(state, f"0 play {colour}-{role}", "0 support none +2", "0 do 1")
            told.add(f"{dump(state)} {legal(state)}".replace(colour, "own"))
        assert len(told) == 1


@proves("E-SETUP-5")
def test_e_setup_5_each_player_starts_with_fur_food_and_equipment() -> None:
    """One of each, and no wood."""
    for seats in range(1, 6):
        state = set_up(seats)
        assert [goods(state, seat) for seat in range(seats)] == [{"fur": 1, "food": 1, "equipment": 1}] * seats


@proves("E-SETUP-6")
def test_e_setup_6_random_goods_come_from_a_pool_of_four_of_each_kind() -> None:
    """Three of sixteen are 560 ways; what one player got is no longer there for the next."""
    state = GAME.setup(2, {"random_goods": "yes"}, TABLES)
    assert sum(drawable(state).values()) == 560
    assert drawable(state)["goods wood,wood,wood"] == 4
    assert drawable(state)["goods wood,fur,food"] == 4 * 4 * 4
    state = play(state, "* goods wood,wood,wood")
    assert sum(drawable(state).values()) == 286
    assert drawable(state)["goods wood,fur,food"] == 1 * 4 * 4
    assert "goods wood,wood,fur" not in drawable(state)
    state = play(state, "* goods food,food,equipment")
    assert goods(state, 0) == {"wood": 3}
    assert goods(state, 1) == {"food": 2, "equipment": 1}
    assert "reveal 1" in drawable(state)


@proves("E-SETUP-7")
def test_e_setup_7_the_journal_is_sorted_by_strength_once() -> None:
    """Five of 54 cards are drawn; the weakest lies at the bottom, and the others are the draw pile."""
    first = GAME.setup(2, {}, TABLES)
    assert drawable(first) == {f"reveal {card}": 1 for card in range(1, 55)}
    state = set_up(2, journal=(40, 7, 20, 45, 3))
    assert dump(state)["journal"] == ["7", "3", "20", "40", "45"]
    assert dump(state)["bag"] == [str(card) for card in range(1, 55) if card not in (40, 7, 20, 45, 3)]
    assert dump(state)["discard"] == []


@proves("E-SETUP-8")
def test_e_setup_8_all_scouts_start_at_saint_louis() -> None:
    """Five share the space; so do two that stay behind while others are away."""
    assert [scout(set_up(5), seat)[0] for seat in range(5)] == [0] * 5
    assert [scout(table(player(), player(), player(position=7)), seat)[0] for seat in range(3)] == [0, 0, 7]
    with pytest.raises(ValueError, match="E-INV-4"):
        table(player(position=7), player(position=7))


@proves("E-SETUP-9")
def test_e_setup_9_no_time_tokens_and_all_boat_tiles() -> None:
    """Nobody holds a token or a tile."""
    for seats in range(1, 6):
        state = set_up(seats)
        assert board(state)["tiles"] == 10
        for seat in range(seats):
            row = seat_of(state, seat)
            assert (row["time"], row["front"], row["back"]) == (0, 0, 0)


@proves("E-SETUP-10")
def test_e_setup_10_the_first_player_is_drawn_and_turns_go_clockwise() -> None:
    """Every seat has the same chance; from seat 2 of 3 the turn goes to 0, then 1. Alone nothing is drawn."""
    state = play(GAME.setup(3, {}, TABLES), *(f"* reveal {card}" for card in range(1, 6)))
    assert GAME.to_move(state) == CHANCE
    assert drawable(state) == {"first 0": 1, "first 1": 1, "first 2": 1}
    state = play(state, "* first 2")
    for seat, place in ((2, "hunting"), (0, "crafting"), (1, "gift")):
        assert GAME.to_move(state) == seat
        state = play(state, f"{seat} village {place} 1", f"{seat} do 1", f"{seat} end turn")
    assert GAME.to_move(state) == 2
    assert GAME.to_move(set_up(1)) == 0


@proves("E-SETUP-11")
def test_e_setup_11_multipliers_keep_a_resource_from_running_out() -> None:
    """Twenty wood tokens are printed: three boats full of wood are 33, and a gift still brings two more."""
    full = player(goods="11 wood")
    state = table(player(aboard=1, goods="9 wood"), full, full)
    state = play(state, "0 village gift 1", "0 do 2")
    assert [goods(state, seat) for seat in range(3)] == [{"wood": 11}] * 3


@proves("E-SETUP-12")
def test_e_setup_12_route_tokens_set_the_terrain_of_spaces() -> None:
    """Space 1 becomes mountain, the mixed space 18 river; without the option nothing is laid."""
    state = set_up(2, route_tokens="1:mountain,18:river")
    assert dump(state)["route"] == {"1": "mountain", "18": "river"}
    assert terrain(1, {"1": "mountain"}) == "mountain"
    assert terrain(18, {"18": "river"}) == "river"
    assert "route" not in dump(set_up(2))


@proves("E-SETUP-12")
def test_e_setup_12_ten_route_tokens_may_be_drawn() -> None:
    """Each space to its other terrain; a mixed one to either, with half the odds each."""
    drawn = GAME.setup(2, {"route_tokens": "random"}, TABLES)
    river = {*range(1, 18), *range(27, 32), *range(35, 39)}
    mountain = {*range(19, 26), *range(32, 35)}
    wanted = {f"route {space} mountain": 2 for space in river} | {f"route {space} river": 2 for space in mountain}
    wanted |= {f"route {space} {terrain}": 1 for space in (18, 26) for terrain in ("river", "mountain")}
    assert drawable(drawn) == wanted
    for space in range(1, 11):
        drawn = play(drawn, f"* route {space} mountain")
    assert len(dump(drawn)["route"]) == 10
    assert "reveal 1" in drawable(drawn)


@proves("E-SETUP-13")
def test_e_setup_13_every_number_of_players_may_learn_the_game() -> None:
    """Two to four are advised for a first game; the engine starts one to five all the same, and no others."""
    assert GAME.seat_counts == (1, 2, 3, 4, 5)
    for seats in GAME.seat_counts:
        assert GAME.to_move(set_up(seats)) == 0
    for seats in (0, 6):
        with pytest.raises(ValueError, match="1 to 5"):
            GAME.setup(seats, {}, TABLES)


@proves("E-SETUP-14")
@pytest.mark.parametrize(("card", "strength"), [("12", 1), ("25", 2), ("40", 3), ("blue-hunter", 1)])
def test_e_setup_14_one_number_is_price_support_and_discount(card: str, strength: int) -> None:
    """What a card costs in equipment, gives as a support and saves as a discount is the same; its time is 1."""
    hand = card.replace("blue-", "")
    supporting = play(table(player(f"leader, {hand}", goods="food", aboard=1), player()), "0 play blue-leader")
    supporting = play(supporting, f"0 support {card} +0")
    assert dump(supporting)["turn"]["frames"] == [["blue-leader", strength]]
    saving = table(player(hand, aboard=1, goods="fur, 3 equipment"), player(), journal=[45])
    saving = play(saving, "0 recruit 45", f"0 discount {card}")
    assert goods(saving).get("equipment", 0) == strength
    camping = play(table(player(hand, aboard=1), player()), "0 camp")
    assert scout(camping) == (0, 1)
    for held in range(4):
        bought = table(player("", aboard=1, goods=f"fur, {held} equipment"), player(), journal=[card], bag=[1])
        assert rule(bought, f"recruit {card}") == (None if held >= strength else "E-RECRUIT-2")


@proves("E-SETUP-14")
def test_e_setup_14_a_badge_counts_on_either_face() -> None:
    """Card 2 bears wood: face up or face down it is one wood badge."""
    for row in ("2 < hunter", "hunter < 2"):
        state = table(player("lumberjack, trapper", area=[row]), player())
        state = play(state, "0 play blue-lumberjack", "0 do 1")
        assert goods(state) == {"wood": 2}


@proves("E-TRACK-1")
def test_e_track_1_thirty_eight_spaces_lie_before_fort_clatsop() -> None:
    """26 river, 10 mountain and 2 mixed spaces are entered from Saint Louis to 38."""
    found = [terrain(space) for space in range(1, 39)]
    assert len(found) == 38
    assert found.count("river") == 26
    assert found.count("mountain") == 10
    assert found.count("river+mountain") == 2


@proves("E-TRACK-2")
def test_e_track_2_a_mixed_space_is_river_and_mountain() -> None:
    """18 and 26 are entered by food as well as by a horse."""
    assert [space for space in range(1, 50) if terrain(space) == "river+mountain"] == [18, 26]


@proves("E-TRACK-3")
def test_e_track_3_the_coast_has_eleven_river_spaces() -> None:
    """39 to 49 are river and 49 is the last; a camp on 38 does not win, on 39 it does."""
    assert [terrain(space) for space in range(39, 50)] == ["river"] * 11
    assert terrain(50) == ""
    for space, winners in ((38, ()), (39, (0,))):
        state = table(player("", area=["leader < hunter"], position=space), player())
        assert GAME.winners(play(state, "0 camp")) == winners


@proves("E-TRACK-4")
def test_e_track_4_three_rivers_two_mountains_and_a_mixed_space_at_each_end() -> None:
    """The stretches in order: the two mixed spaces border the first mountains."""
    stretches = [(name, len(list(spaces))) for name, spaces in groupby(terrain(space) for space in range(1, 39))]
    assert stretches == [
        ("river", 17),
        ("river+mountain", 1),
        ("mountain", 7),
        ("river+mountain", 1),
        ("river", 5),
        ("mountain", 3),
        ("river", 4),
    ]


def test_chance_falls_as_often_as_its_weights_say() -> None:
    """Every point of the total is tried once."""
    state = play(GAME.setup(2, {"random_goods": "yes"}, TABLES), "* goods wood,wood,wood")
    weights = drawable(state)
    points = [GAME.sample_chance(state, lambda total, point=point: point) for point in range(sum(weights.values()))]
    assert Counter(action.text for action in points) == weights


def test_every_card_of_the_draw_pile_is_drawn_by_one_point() -> None:
    state = table(player(), player(), journal=[1, 2, 3, 4], bag=["7", "12", "54"], ask="reveal", turn={"after": "turn"})
    drawn = [GAME.sample_chance(state, lambda total, point=point: point % total).text for point in range(4)]
    assert drawn == ["reveal 7", "reveal 12", "reveal 54", "reveal 7"]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"tempo": "fast"}, "expedition has no option 'tempo'; it has: colours, random_goods,"),
        ({"random_goods": "maybe"}, "option random_goods is yes or no, not 'maybe'"),
    ],
)
def test_a_wrong_option_is_told(options: dict[str, str], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        GAME.setup(2, options, TABLES)
