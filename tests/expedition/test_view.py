"""What is drawn: everything on the table, the same for all, and nothing of the future."""

from __future__ import annotations

import json
from random import Random
from typing import Any, cast

import pytest

from keelboat.expedition.rules import GAME
from keelboat.kernel import Policy, playout
from keelboat.parts import CHANCE, OVER, State
from tests.expedition.positions import TABLES, play, player, table
from tests.expedition.walks import Guided, late_position
from tests.proves import proves


def view(state: State, seat: int | None = 0) -> dict[str, Any]:
    return cast(dict[str, Any], GAME.view(state, seat))


def late() -> State:
    return table(
        player("leader, 12, 54", goods="2 wood, canoe, 3 fur", area=["hunter < 7 +1", "30 +2"], aboard=1, position=17,
               time=3, front=1, back=1, colour="green"),
        player(goods="horse", aboard=1, position=20, colour="blue"),
        board={"horse_trade": 2, "hunting": 1, "boat_upgrade": 1, "pow_wow": 0},
        journal=[1, 2, 0, 3, 4], discard=[53, 44], turn={"done": ["recruited"]},
        route={"19": "river"},
    )  # fmt: skip


def test_the_track_is_drawn_with_its_tokens_and_scouts() -> None:
    track = view(late())["track"]
    assert len(track["terrain"]) == 50
    assert [track["terrain"][space] for space in (0, 1, 18, 19, 20, 26, 32, 39, 49)] == [
        "start", "river", "mixed", "river", "mountain", "mixed", "mountain", "river", "river",
    ]  # fmt: skip
    assert (track["route"], track["fort"], track["mackenzie"]) == ([19], 39, None)
    assert [seat["position"] for seat in view(late())["players"]] == [17, 20]


def test_the_village_is_drawn_with_companions_and_free_circles() -> None:
    drawn = view(late())
    places = {row["place"]: row for row in drawn["village"]}
    assert len(places) == 8
    assert (places["hunting"]["companions"], places["hunting"]["circles"], places["hunting"]["open"]) == (1, 1, False)
    assert (places["boat_upgrade"]["companions"], places["boat_upgrade"]["open"]) == (1, True)
    assert (places["horse_trade"]["companions"], places["horse_trade"]["circles"]) == (2, None)
    assert (places["horse_trade"]["most"], places["gift"]["most"]) == (3, 1)
    assert places["canoe_building"]["options"][0]["cost"] == {"goods": {"wood": 2}}
    assert all(row["badge"] is None for row in drawn["village"])
    everybody = sum(row["companions"] for row in drawn["village"])
    everybody += drawn["pow_wow"] + drawn["new_arrival"] + drawn["supply"]
    everybody += sum(sum(seat["companions"].values()) for seat in drawn["players"])
    assert everybody == 9
    assert drawn["tiles"] == 8


@proves("E-RECRUIT-1")
def test_e_recruit_1_the_journal_is_drawn_with_its_prices() -> None:
    """From the bottom up: an empty slot keeps its place, so the price follows the slot."""
    journal = view(late())["journal"]
    assert journal[0] == {"card": "1", "price": {"fur": 1, "equipment": 1}}
    assert journal[2] is None
    assert journal[4] == {"card": "4", "price": {"fur": 5, "equipment": 1}}


def test_an_expedition_is_drawn_with_cards_goods_and_companions() -> None:
    me = view(late())["players"][0]
    assert (me["seat"], me["colour"], me["position"], me["time"]) == (0, "green", 17, 3)
    assert me["hand"] == ["12", "54", "green-leader"]
    assert me["area"] == [
        {"card": "green-hunter", "support": "7", "companions": 1, "strength": 2},
        {"card": "30", "support": None, "companions": 2, "strength": 2},
    ]
    assert me["goods"] == {"wood": 2, "fur": 3, "canoe": 1}
    assert (me["load"], me["capacity"]) == (6, 13)
    assert me["companions"] == {"aboard": 1, "on_cards": 3}
    assert me["tiles"] == {"front": 1, "back": 1}
    assert me["badges"] == {"fur": 1, "food": 1, "equipment": 1}


@proves("E-CAMP-3")
def test_e_camp_3_the_cost_of_a_camp_is_split_into_hand_boats_and_companions() -> None:
    """Three cards; 6 goods on 3 + 2 free places; 4 companions, those on cards included, on 1 + 1 free places."""
    camp = view(late())["players"][0]["camp"]
    assert camp == {"hand": 3, "boats": 1, "companions": 2, "time": 6, "wins": False}
    assert view(table(player("", position=40, time=1), player()))["players"][0]["camp"]["wins"]
    assert not view(table(player("leader", position=40, time=1), player()))["players"][0]["camp"]["wins"]


def test_what_is_printed_stands_once_for_each_card_in_sight() -> None:
    drawn = view(late())
    assert drawn["cards"]["12"] == {
        "strength": 1, "badge": "equipment", "locks_gains": False, "role": None,
        "options": [{"cost": {"goods": {"horse": 1, "fur": 1}},
                     "effects": [{"op": "move", "terrain": "mountain", "steps": {"kind": "fixed", "n": 3}}]}],
    }  # fmt: skip
    assert drawn["cards"]["green-leader"]["role"] == "leader"
    shown = {row["card"] for row in drawn["journal"] if row}
    for seat in drawn["players"]:
        shown |= {*seat["hand"], *(row["card"] for row in seat["area"]), *(row["support"] for row in seat["area"])}
    assert set(drawn["cards"]) == shown - {None}


def test_the_turn_and_what_is_being_resolved_are_drawn() -> None:
    state = late()
    assert view(state)["turn"] == {"acted": False, "camped": False, "recruited": True}
    assert view(state)["resolving"] is None
    state = play(state, "0 play green-leader")
    waiting = view(state)["resolving"]
    assert (view(state)["asks"], waiting["played"], waiting["recruiting"], waiting["frames"]) == (
        "support", "green-leader", None, [],
    )  # fmt: skip
    state = play(state, "0 support 12 +1")
    assert view(state)["resolving"]["frames"] == [{"card": "green-leader", "place": None, "activations": 2}]
    state = play(state, "0 do 2")
    assert view(state)["turn"]["acted"] or view(state)["resolving"]["frames"][0]["activations"] == 1


def test_a_recruit_that_waits_for_its_discount_is_drawn() -> None:
    state = play(table(player("leader, trapper", goods="fur, equipment"), player(), journal=[1, 2, 3, 4, 5]),
                 "0 recruit 1")  # fmt: skip
    assert view(state)["resolving"]["recruiting"] == "1"


def test_a_place_that_is_used_and_locked_goods_are_drawn() -> None:
    """Card 23 locks what it brings until its action ends."""
    state = table(player("23", goods="2 wood", aboard=2), player())
    state = play(state, "0 play 23", "0 support none +2", "0 do 1", "0 choose fur,fur")
    resolving = view(state)["resolving"]
    assert resolving["locked"] == {"goods": {"fur": 2}, "companions": 0}
    state = play(table(player("12", goods="4 wood", aboard=2), player()), "0 village canoe_building 2")
    assert view(state)["resolving"]["frames"] == [{"card": None, "place": "canoe_building", "activations": 2}]


@proves("E-SOLO-4")
def test_e_solo_4_alone_mackenzie_and_the_badges_of_the_village_are_drawn() -> None:
    drawn = view(table(player(), mackenzie=5))
    assert drawn["track"]["mackenzie"] == 5
    assert {row["place"]: row["badge"] for row in drawn["village"]}["hunting"] == "food"
    assert all(row["badge"] for row in drawn["village"])


def test_the_end_is_drawn() -> None:
    state = play(table(player("", position=40, aboard=1, time=1), player()), "0 camp")
    drawn = view(state, None)
    assert (drawn["over"], drawn["winner"], drawn["stalled"]) == (True, 0, False)
    assert [sheet["seat"] for sheet in drawn["scores"]] == [0, 1]
    assert not view(late())["over"] and "winner" not in view(late())


# Properties.


def states() -> list[State]:
    """States of all kinds: from the set-up on, in the middle of actions, late, over."""
    found: list[State] = []
    for seats in range(1, 6):
        random = Random(f"view {seats}")
        walk = [GAME.setup(seats, {}, TABLES), late_position(random, seats, TABLES)]
        for state in walk:
            for _ in range(60):
                found.append(state.copy())
                if GAME.to_move(state) == OVER:
                    break
                if GAME.to_move(state) == CHANCE:
                    action = GAME.sample_chance(state, random.randrange)
                else:
                    action = Guided().choose(GAME, state, GAME.legal_actions(state), random)
                GAME.advance(state, action)
    return found


@proves("R-TURN-10")
def test_r_turn_10_every_seat_and_every_spectator_sees_the_same_table() -> None:
    """Hands, boats, face-down cards and the discard pile are open."""
    for state in states():
        seen = [view(state, seat) | {"you": None} for seat in range(state.seats)]
        assert all(one == view(state, None) for one in seen)


@proves("R-TURN-10")
def test_r_turn_10_of_the_draw_pile_only_the_number_of_cards_is_drawn() -> None:
    """Two states that differ only in what chance will give look the same, and so do their drawings."""
    for state in states():
        drawn = view(state, None)
        cards = [*drawn["discard"], *(row["card"] for row in drawn["journal"] if row)]
        for seat in drawn["players"]:
            cards += seat["hand"]
            cards += [row[name] for row in seat["area"] for name in ("card", "support") if row[name]]
        resolving = drawn["resolving"]
        cards += [resolving["played"]] if resolving and resolving["played"] else []
        assert len(cards) == len(set(cards))
        assert drawn["deck"] == 54 + 6 * state.seats - len(cards)


def test_a_view_is_json() -> None:
    for state in states():
        drawn = view(state, 0)
        assert json.loads(json.dumps(drawn)) == drawn


@pytest.mark.parametrize("seats", range(1, 6))
def test_a_view_neither_changes_the_state_nor_depends_on_how_it_came_about(seats: int) -> None:
    state = GAME.setup(seats, {}, TABLES)
    playout(GAME, state, Policy(), Random(seats), limit=300)
    before = GAME.key(state)
    first = view(state)
    assert GAME.key(state) == before
    assert view(GAME.load(GAME.dump(state), TABLES)) == first
