"""The helps: what a camp costs, what cards and places bring now, whom one can recruit, how far it is."""

import json
from random import Random
from typing import Any, cast

import pytest

from keelboat.expedition.rules import GAME
from keelboat.parts import CHANCE, OVER, State
from tests.expedition.positions import TABLES, legal, play, player, table
from tests.expedition.walks import late_position
from tests.proves import proves


def forecast(state: State, seat: int = 0) -> dict[str, Any]:
    return cast(dict[str, Any], GAME.forecast(state, seat))


def row(rows: list[dict[str, Any]], name: str) -> dict[str, Any]:
    """Return the row of one card or place."""
    return next(row for row in rows if name in (row.get("card"), row.get("place")))


def outcomes(state: State, where: str, name: str, option: int = 1, seat: int = 0) -> list[dict[str, Any]]:
    """Return what 1, 2, 3 activations bring."""
    found: list[dict[str, Any]] = row(forecast(state, seat)[where], name)["options"][option - 1]["outcomes"]
    return found


# Camp.


def test_the_cost_of_a_camp_is_split() -> None:
    """X-CAMP-1: 1 for the hand, 3 for eight goods, 1 for the second companion."""
    mine = player("leader", goods="8 wood", area=["hunter < trapper +1", "lumberjack +1"])
    camp = forecast(table(mine, player()))["camp"]
    assert {key: camp[key] for key in ("hand", "boats", "companions", "total", "tokens", "wins")} == {
        "hand": 1, "boats": 3, "companions": 1, "total": 5, "tokens": 5, "wins": False,
    }  # fmt: skip


@pytest.mark.parametrize(("time", "wins"), [(0, True), (1, False)])
def test_a_camp_that_wins_is_announced(time: int, wins: bool) -> None:
    """X-END-1 on 40: one token is allowed, and the one card in hand costs it."""
    camp = forecast(table(player("leader", position=40, time=time), player()))["camp"]
    assert (camp["total"], camp["tokens"], camp["wins"]) == (1, 1 + time, wins)


def test_each_legal_action_says_what_a_camp_costs_after_it() -> None:
    """Six cards in hand: a card played leaves five; the recruit comes to hand and its fur leaves the boats."""
    state = table(player(goods="4 fur, 4 equipment", aboard=1), player(), journal=[1, 2, 3, 4, 5])
    after = forecast(state)["camp"]["after"]
    assert forecast(state)["camp"]["total"] == 6 + 3
    assert after["play blue-leader"] == 5 + 3
    assert after["village gift 1"] == 6 + 3
    assert "recruit 1" in after and "camp" not in after and "end turn" not in after
    discounts = forecast(play(state, "0 recruit 2"))["camp"]["after"]
    assert discounts["discount none"] == 7 + 1  # 2 fur and 1 equipment are gone: five goods are left
    assert discounts["discount blue-leader"] == 6 + 1


def test_companions_taken_aboard_show_in_the_cost() -> None:
    """After the pow-wow each further companion costs one, although a card is drawn then."""
    state = table(player("interpreter, leader", aboard=0), player(), board={"hunting": 1, "gift": 1, "new_arrival": 1})
    state = play(state, "0 play blue-interpreter", "0 do 1")
    assert forecast(state)["camp"]["after"] == {"board 0": 0, "board 1": 0, "board 2": 1, "board 3": 2}


def test_only_the_seat_to_move_has_actions() -> None:
    state = table(player(), player())
    assert forecast(state, 1)["camp"]["after"] == {}
    assert forecast(state, 1)["camp"]["total"] == 6


# Badges and collects.


def test_a_collect_names_its_badges_neighbours_included() -> None:
    """Own cards face up and down, then those of the neighbours; with four players not the one opposite."""
    state = table(
        player(area=["lumberjack < interpreter"]),
        player(area=["lumberjack +1"]),
        player(area=["lumberjack +1"]),
        player(area=["hunter < 1"]),
    )
    assert row_of_kind(forecast(state), "wood") == {
        "kind": "wood",
        "n": 4,
        "badges": [
            {"seat": 0, "card": "blue-lumberjack", "face": "up"},
            {"seat": 0, "card": "blue-interpreter", "face": "down"},
            {"seat": 1, "card": "orange-lumberjack", "face": "up"},
            {"seat": 3, "card": "1", "face": "down"},
        ],
    }
    assert row_of_kind(forecast(state, 2), "wood")["n"] == 3


def row_of_kind(found: dict[str, Any], kind: str) -> dict[str, Any]:
    return next(row for row in found["collects"] if row["kind"] == kind)


def test_with_two_players_the_opponent_counts_once() -> None:
    state = table(player(area=["hunter +1"]), player(area=["hunter +1"]))
    assert row_of_kind(forecast(state), "food")["n"] == 2
    assert len(row_of_kind(forecast(state), "food")["badges"]) == 2


def test_alone_occupied_places_are_the_neighbours() -> None:
    """X-SOLO-1: hunting and shamanism occupied and the hunter's own badge: three food, nine with strength 3."""
    state = table(player("hunter, leader", aboard=1), board={"hunting": 1, "shamanism": 1}, mackenzie=0)
    food = row_of_kind(forecast(state), "food")
    assert food == {"kind": "food", "n": 2, "badges": [{"place": "hunting"}, {"place": "shamanism"}]}
    assert [one["goods"] for one in outcomes(state, "hand", "blue-hunter")] == [{"food": 3}, {"food": 6}, {"food": 9}]


def test_a_collect_is_cut_to_the_room() -> None:
    """Ten aboard: of two wood a time one fits, the others stay in the supply."""
    state = table(player("lumberjack, leader, interpreter", goods="10 fur"), player(area=["lumberjack +1"]))
    assert outcomes(state, "hand", "blue-lumberjack") == [
        {"goods": {"wood": 1}, "short": 1},
        {"goods": {"wood": 1}, "short": 3},
        {"goods": {"wood": 1}, "short": 5},
    ]


def test_supports_that_add_a_badge_are_named() -> None:
    """The interpreter has a wood badge, the leader has not."""
    state = table(player("lumberjack, leader, interpreter"), player())
    assert row(forecast(state)["hand"], "blue-lumberjack")["options"][0]["supports"] == ["blue-interpreter"]


# Moves.


def test_a_move_says_where_it_stops_and_what_is_lost() -> None:
    """Y-MV-1: river 4 from 16 stops at 18, two steps lost."""
    state = table(player("leader, hunter", goods="canoe", position=16), player())
    option = row(forecast(state)["hand"], "blue-leader")["options"][1]
    assert (option["payable"], option["possible"]) == (1, True)
    assert option["outcomes"] == [
        {
            "move": {
                "terrain": "river", "steps": 4, "counted": False, "from": 16, "to": 18,
                "tokens_dropped": 0, "tokens_left": 0, "steps_lost": 2, "passes": [],
            }
        }
    ]  # fmt: skip


def test_tokens_are_dropped_first_and_scouts_are_passed() -> None:
    """From 28 with one token and a scout on 30: two rivers of 2 drop the token and end on 32."""
    state = table(player("leader, hunter", goods="3 food", position=28, time=1), player(position=30))
    one, two, three = (outcome["move"] for outcome in outcomes(state, "hand", "blue-leader"))
    assert (one["to"], one["tokens_dropped"], one["passes"]) == (29, 1, [])
    assert (two["to"], two["steps"], two["steps_lost"], two["tokens_dropped"]) == (31, 4, 1, 1)
    assert two["passes"] == [{"space": 30, "seat": 1}]
    assert (three["to"], three["steps"], three["steps_lost"]) == (31, 6, 3)


def test_mackenzie_is_passed_too() -> None:
    state = table(player("leader, hunter", goods="food", position=5), mackenzie=6)
    assert outcomes(state, "hand", "blue-leader")[0]["move"]["passes"] == [{"space": 6, "seat": None}]


def test_a_move_that_cannot_be_paid_says_what_it_would_be() -> None:
    """Without a horse the leader pays none, and nothing is promised to be possible on the river."""
    state = table(player("leader, hunter", position=19), player())
    option = row(forecast(state)["hand"], "blue-leader")["options"][2]
    assert option["payable"] == 0
    assert [outcome["move"]["to"] for outcome in option["outcomes"]] == [21]
    river = row(forecast(state)["hand"], "blue-leader")["options"][0]
    assert not river["possible"] and river["outcomes"][0]["move"]["steps_lost"] == 2


@pytest.mark.parametrize(
    ("card", "mine", "steps"),
    [
        ("31", {"goods": "4 wood", "aboard": 5}, [5, 10]),  # Y-CARD-1 with a card instead of companions
        ("44", {"goods": "3 canoe", "aboard": 2}, [3, 6]),  # Y-CARD-2
        ("45", {"goods": "wood", "area": ["hunter +1", "trapper +1"]}, [3]),  # Y-CARD-3
    ],
)
def test_counted_moves_count_this_moment(card: str, mine: dict[str, Any], steps: list[int]) -> None:
    state = table(player(f"{card}, leader", **mine), player(), player(), player())
    moves = [outcome["move"] for outcome in outcomes(state, "hand", card)]
    assert [move["steps"] for move in moves] == steps
    assert all(move["counted"] for move in moves)


def test_card_46_counts_the_board() -> None:
    """Y-CARD-4: places 4, Pow-wow 1, New Arrival 1."""
    board = {"hunting": 1, "gift": 1, "canoe_building": 2, "pow_wow": 1, "new_arrival": 1}
    state = table(player("46, leader", goods="2 wood"), player(), board=board)
    assert outcomes(state, "hand", "46")[0]["move"]["steps"] == 6


# Other effects, cards elsewhere.


def test_locked_goods_pay_for_nothing_more() -> None:
    """Y-LOCK-2: one canoe makes two, once; three make six."""
    once = table(player("40, leader", goods="canoe"), player())
    assert row(forecast(once)["hand"], "40")["options"][0]["payable"] == 1
    thrice = table(player("40, leader", goods="3 canoe"), player())
    assert outcomes(thrice, "hand", "40") == [{"goods": {"canoe": 2}}, {"goods": {"canoe": 4}}, {"goods": {"canoe": 6}}]


def test_conversions_are_paid_as_often_as_goods_last() -> None:
    """Horse trade takes three different kinds each time: from what is plentiful, twice here."""
    state = table(player("leader, hunter", goods="2 wood, 2 fur, food, equipment", aboard=3), player())
    place = row(forecast(state)["village"], "horse_trade")
    assert (place["open"], place["companions"], place["options"][0]["payable"]) == (True, 3, 2)
    assert place["options"][0]["outcomes"] == [{"goods": {"horse": 1}}, {"goods": {"horse": 2}}]


def test_time_hire_choice_and_tiles() -> None:
    state = table(player("54, 14, 39, leader", goods="4 wood, 4 food", time=3), player())
    assert outcomes(state, "hand", "54") == [{"time": 2}, {"time": 3}, {"time": 3}]
    assert outcomes(state, "hand", "14") == [{"hire": 1}, {"hire": 2}]
    assert outcomes(state, "hand", "39") == [{"choose": 2}, {"choose": 3, "short": 1}, {"choose": 3, "short": 3}]
    assert outcomes(state, "village", "boat_upgrade", 1) == [{"choose": 2, "tile": "front"}]
    assert outcomes(state, "village", "boat_upgrade", 2) == [{"companions": 1, "tile": "back"}]
    assert outcomes(state, "village", "departure") == [{"discard": 3, "renews": True}]


def test_the_interpreter_gathers_what_is_there_then_the_newcomers() -> None:
    """Y-INT-2: four, then one, then none."""
    board = {"hunting": 1, "gift": 1, "crafting": 1, "new_arrival": 1, "supply": 1}
    state = table(player("interpreter, 53", aboard=4), player(), board=board)
    assert [one["companions"] for one in outcomes(state, "hand", "blue-interpreter")] == [4, 5, 5]


def test_copiers_name_their_targets_and_places() -> None:
    board = {"gift": 1}
    state = table(player("35, 53, 15, leader", goods="2 food"), player(area=["hunter +1", "leader +1"]), board=board)
    assert outcomes(state, "hand", "35")[0]["copies"] == ["orange-leader", "orange-hunter"]
    assert outcomes(state, "hand", "15")[0]["places"] == ["gift"]
    assert outcomes(state, "hand", "53")[0]["places"] == ["hunting", "crafting", "gift", "departure", "shamanism"]


def test_a_copied_character_is_counted_from_the_copier() -> None:
    """The shaman's food is paid first, so one food is left for the leader; the companion placed is gathered."""
    state = table(
        player("trapper, hunter", goods="2 food", aboard=1),
        player("leader", area=["interpreter +1", "hunter +1"]),
        player("", area=["leader +1"]),
    )
    active = forecast(state)["active"]
    assert [(one["card"], one["seat"]) for one in active] == [
        ("orange-interpreter", 1), ("orange-hunter", 1), ("yellow-leader", 2),
    ]  # fmt: skip
    assert active[0]["options"][0]["outcomes"] == [{"companions": 2}]
    assert active[1]["options"][0]["outcomes"] == [{"goods": {"food": 1}}]
    assert (active[2]["options"][0]["payable"], active[2]["options"][0]["outcomes"][0]["move"]["to"]) == (1, 2)
    assert forecast(table(player(), player(area=["leader +1"])))["active"][0]["options"][0]["payable"] == 0


def test_a_full_place_is_closed() -> None:
    state = table(player(aboard=1), player(), board={"hunting": 1})
    hunting = row(forecast(state)["village"], "hunting")
    assert (hunting["open"], hunting["companions"]) == (False, 0)
    assert hunting["options"][0]["outcomes"] == [{"goods": {"fur": 1, "food": 1}}]


def test_cards_in_play_are_forecast_as_after_a_camp() -> None:
    """The lumberjack in play counts his own badge only once he is played again; the support's is gone then."""
    state = table(player("leader", area=["lumberjack < interpreter"]), player())
    assert outcomes(state, "area", "blue-lumberjack")[0] == {"goods": {"wood": 1}}
    assert [one["card"] for one in forecast(state)["area"]] == ["blue-interpreter", "blue-lumberjack"]


def test_journal_cards_are_forecast_as_if_they_were_played() -> None:
    """Card 19 has a fur badge itself."""
    state = table(player(), player(), journal=[1, 19, 3, 4, 5])
    assert outcomes(state, "journal", "19", 1)[0] == {"goods": {"fur": 1}}
    assert outcomes(state, "journal", "19", 2) == [{}, {}, {}]


# Recruiting.


def test_recruits_have_prices_and_helpers() -> None:
    """X-REC-1: Black Cat on the fourth slot is 4 fur and 3 equipment; with 2 equipment any card makes up for it."""
    state = table(player("leader, interpreter", goods="4 fur, 2 equipment"), player(), journal=[1, 2, 3, 39, 53])
    recruit = {one["card"]: one for one in forecast(state)["recruit"]}
    assert recruit["39"] == {
        "card": "39", "fur": 4, "equipment": 3, "fur_short": 0, "equipment_short": 1, "affordable": True,
        "discounts": ["blue-leader", "blue-interpreter"],
    }  # fmt: skip
    assert (recruit["53"]["fur_short"], recruit["53"]["affordable"]) == (1, False)
    assert (recruit["1"]["affordable"], recruit["1"]["discounts"]) == (True, [])


def test_recruits_that_are_affordable_are_the_legal_ones() -> None:
    state = table(player("leader, interpreter", goods="3 fur"), player(), journal=[20, 2, 37, 39, 53])
    affordable = [f"recruit {one['card']}" for one in forecast(state)["recruit"] if one["affordable"]]
    assert sorted(affordable) == sorted(text for text in legal(state) if text.startswith("recruit"))
    assert affordable == ["recruit 20", "recruit 2"]


# Distance.


def test_the_way_to_fort_clatsop_by_terrain() -> None:
    """38 spaces and the fort: 27 river, 10 mountain, 2 mixed; a scout on the way costs no step."""
    found = forecast(table(player(time=2), player(position=20)))["distance"]
    assert found == {
        "position": 0, "tokens": 2, "spaces": 39, "steps": 38, "river": 27, "mountain": 9, "mixed": 2,
        "allowance": None, "mackenzie": None,
    }  # fmt: skip


def test_on_the_coast_tokens_are_allowed() -> None:
    found = forecast(table(player(position=42), player()))["distance"]
    assert (found["spaces"], found["steps"], found["allowance"]) == (0, 0, 3)


@pytest.mark.parametrize(("mackenzie", "position", "turns"), [(7, 0, 32), (7, 20, 31), (38, 39, 1), (38, 20, 1)])
def test_mackenzies_turns_are_counted(mackenzie: int, position: int, turns: int) -> None:
    """Y-SOLO-2, R-SOLO-7: each skip over the player saves him a turn."""
    state = table(player(position=position), mackenzie=mackenzie)
    assert forecast(state)["distance"]["mackenzie"] == {"position": mackenzie, "turns": turns}


# At any time.


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_it_answers_for_every_seat_at_every_moment_and_changes_nothing(seats: int) -> None:
    """From the deal to late positions: JSON, and the state is as before."""
    random = Random(f"forecast/{seats}")
    starts = [GAME.setup(seats, {"route_tokens": "random", "random_goods": "yes"}, TABLES)]
    starts += [late_position(random, seats, TABLES) for _ in range(3)]
    for state in starts:
        for _ in range(60):
            before = GAME.key(state)
            for seat in range(seats):
                json.dumps(forecast(state, seat))
            assert GAME.key(state) == before
            to_move = GAME.to_move(state)
            if to_move == OVER:
                break
            if to_move == CHANCE:
                GAME.advance(state, GAME.sample_chance(state, random.randrange))
            else:
                GAME.advance(state, random.choice(GAME.legal_actions(state)))


def test_an_action_half_done_is_left_out() -> None:
    """While strength is asked for, the card is forecast as if it were in hand."""
    state = table(player("hunter, leader, trapper"), player())
    half = play(state, "0 play blue-hunter")
    assert forecast(half)["hand"] == forecast(state)["hand"]
    assert forecast(half)["camp"]["hand"] == 2


def test_who_sits_before_is_passed_like_who_sits_after() -> None:
    state = table(player(position=6), player("leader, hunter", goods="food", position=5), seat=1)
    assert outcomes(state, "hand", "orange-leader", seat=1)[0]["move"]["passes"] == [{"space": 6, "seat": 0}]


def test_a_card_in_hand_adds_its_badge_whatever_lies_in_play() -> None:
    """Cards 7 and 19 have a fur badge, 12 has none."""
    state = table(player("19, leader", area=["12 < 7"]), player())
    assert outcomes(state, "hand", "19")[0] == {"goods": {"fur": 2}}


def test_the_last_of_a_kind_pays_too_but_only_once() -> None:
    state = table(player("leader, hunter", goods="wood, fur, food", aboard=3), player())
    assert outcomes(state, "village", "horse_trade") == [{"goods": {"horse": 1}}]
    singles = table(player("leader, hunter", goods="2 wood, fur, food, equipment, canoe", aboard=3), player())
    assert outcomes(singles, "village", "horse_trade") == [{"goods": {"horse": 1}}, {"goods": {"horse": 2}}]


def test_the_companion_of_a_copy_is_counted_aboard_no_more() -> None:
    """Card 31 counts the companions on boats: of the third seat's three one stands at the shaman's."""
    mine = player("hunter, leader", goods="food, 2 wood", aboard=3)
    state = table(player("", area=["31 +1"]), player(), mine, seat=2)
    active = row(forecast(state, 2)["active"], "31")
    assert active["options"][0]["outcomes"][0]["move"]["steps"] == 2


def test_without_a_tile_nothing_comes_with_it() -> None:
    state = table(player(goods="3 wood", aboard=1), player(back=5), player(front=5))
    assert [outcomes(state, "village", "boat_upgrade", option) for option in (1, 2)] == [[{}], [{}]]


@proves("R-COPY-3")
def test_r_copy_3_card_35_alone_on_the_table_is_not_announced_as_possible() -> None:
    """It lies face up once it is played, yet it may not copy itself."""
    state = table(player("35, hunter", goods="2 food"), player("trapper"))
    option = row(forecast(state)["hand"], "35")["options"][0]
    assert (option["payable"], option["possible"], option["outcomes"][0]["copies"]) == (2, False, [])
    assert "do 1" not in legal(play(state, "0 play 35"))


@proves("E-VILLAGE-3")
def test_e_village_3_the_companion_at_the_shaman_does_not_pay_for_what_is_copied() -> None:
    """Card 50 wants a companion: with one aboard, who goes to the shaman, there is nothing to copy."""
    rival = player("hunter", area=["50 < trapper"])
    one, two = (table(player("leader", goods="2 food", aboard=n), rival) for n in (1, 2))
    assert outcomes(one, "village", "shamanism")[0]["copies"] == []
    assert not row(forecast(one)["village"], "shamanism")["options"][0]["possible"]
    assert "do 1" not in legal(play(one, "0 village shamanism 1"))
    assert outcomes(two, "village", "shamanism")[0]["copies"] == ["50"]
    assert "do 1" in legal(play(two, "0 village shamanism 1"))


@proves("R-ACT-2")
def test_r_act_2_what_cannot_be_paid_is_not_possible() -> None:
    option = row(forecast(table(player("leader, hunter"), player()))["hand"], "blue-leader")["options"][1]
    assert (option["payable"], option["possible"]) == (0, False)
    assert option["outcomes"][0]["move"]["to"] == 4  # the number is told all the same
