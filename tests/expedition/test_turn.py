"""The turn: rules 2 and the rulings on it."""

from itertools import permutations

import pytest

from keelboat.expedition.rules import GAME
from keelboat.parts import OVER, State
from tests.expedition.positions import TABLES, board, dump, goods, legal, play, player, rule, scout, seat_of, table
from tests.proves import proves

PHASES = {
    "R": ("0 recruit 1", "0 discount none", "* reveal 6"),
    "C": ("0 camp",),
    "A": ("0 village hunting 1", "0 do 1"),
}


def verbs(state: State) -> set[str]:
    """Return the first words of the legal actions."""
    return {text.split()[0] for text in legal(state)}


def ready() -> State:
    """Return a turn in which everything is open: cards, a companion, and goods for the lowest journal card."""
    return table(player(aboard=1, goods="fur, equipment"), player(), journal=[1, 2, 3, 4, 5])


def in_order(order: str) -> State:
    """Play a turn's phases: R recruit, C camp, A action."""
    state = ready()
    for phase in order:
        state = play(state, *PHASES[phase])
    return state


@proves("E-TURN-1")
def test_e_turn_1_exactly_one_action_is_due() -> None:
    """The turn cannot end without one, and after one there is no second, of either kind."""
    state = ready()
    assert "end turn" not in legal(state)
    assert {"play", "village"} <= verbs(state)
    acted = in_order("A")
    assert verbs(acted) == {"recruit", "camp", "end"}
    assert rule(acted, "play blue-leader") == "E-TURN-1"
    assert rule(acted, "village gift 1") == "E-TURN-1"
    played = play(ready(), "0 play blue-trapper", "0 support blue-hunter +0", "0 do 1")
    assert rule(played, "village gift 1") == "E-TURN-1"


@proves("E-TURN-2")
def test_e_turn_2_one_camp_per_turn() -> None:
    """A camp is open before and after the action; a second one is not."""
    assert "camp" in legal(ready())
    assert "camp" in legal(in_order("A"))
    for order in ("C", "CA", "AC", "CAR"):
        assert rule(in_order(order), "camp") == "E-CAMP-1"
        assert "camp" not in legal(in_order(order))


@proves("E-TURN-3")
def test_e_turn_3_one_recruitment_per_turn() -> None:
    """A second card is refused although it could be paid."""
    state = table(player(aboard=1, goods="2 fur, 2 equipment"), player(), journal=[1, 2, 3, 4, 5])
    state = play(state, "0 recruit 1", "0 discount none", "* reveal 6")
    assert goods(state) == {"fur": 1, "equipment": 1}
    assert rule(state, "recruit 2") == "E-RECRUIT-6"
    assert "recruit" not in verbs(play(state, "0 village hunting 1", "0 do 1"))


@proves("E-TURN-4")
def test_e_turn_4_no_camp_or_recruitment_while_an_action_is_resolved() -> None:
    """Neither at the question for strength nor between activations; each is open again afterwards."""
    asked = play(ready(), "0 play blue-trapper")
    between = play(asked, "0 support blue-interpreter +0", "0 do 1")
    for state in (asked, between):
        assert rule(state, "camp") == "E-TURN-2"
        assert rule(state, "recruit 1") == "E-TURN-3"
    done = play(between, "0 do 1")
    assert {"camp", "recruit"} <= verbs(done)
    assert "recruit" in verbs(play(done, "0 camp"))


@proves("E-TURN-5")
def test_e_turn_5_a_turn_without_strength_starts_with_a_camp() -> None:
    """One card in hand and nobody aboard: the camp comes first, then the action is due."""
    state = table(player("leader", area=["hunter < trapper"], goods="fur, equipment"), player(), journal=[1, 2])
    assert legal(state) == ["camp"]
    assert rule(state, "play blue-leader") == "E-TURN-5"
    assert rule(state, "village gift 1") == "E-TURN-5"
    assert rule(state, "end turn") == "E-TURN-5"
    camped = play(state, "0 camp")
    assert {"play", "recruit"} == verbs(camped)
    assert rule(camped, "end turn") == "R-TURN-8"


@proves("E-TURN-6")
@pytest.mark.parametrize("aboard", [0, 1])
@pytest.mark.parametrize("hand", ["", "leader", "leader, hunter"])
def test_e_turn_6_a_companion_or_two_cards_make_an_action(hand: str, aboard: int) -> None:
    """Those on cards in play do not count, however many there are."""
    state = table(player(hand, aboard=aboard, area=["trapper +2"]), player())
    possible = aboard >= 1 or hand.count(",") >= 1
    assert (legal(state) == ["camp"]) is not possible
    assert bool({"play", "village"} & verbs(state)) is possible


@proves("E-TURN-6")
def test_e_turn_6_an_arc_is_never_full() -> None:
    """With every circle taken and no card in hand a companion still finds a place."""
    circles = dict.fromkeys("hunting crafting gift departure shamanism".split(), 1) | {"boat_upgrade": 2}
    state = table(player("", aboard=1), player(), player(), board=circles | {"canoe_building": 4})
    assert legal(state) == ["village horse_trade 1", "village canoe_building 1", "camp"]


@proves("E-TURN-7")
def test_e_turn_7_play_passes_to_the_left_neighbour() -> None:
    """Seat 2 of 3 is followed by seat 0; nobody acts on another's turn, and after a win nobody at all."""
    state = table(player(), player(), player(aboard=1), seat=2)
    assert rule(state, "camp", seat=0) == rule(state, "camp", seat=1) == "E-TURN-7"
    state = play(state, "2 village gift 1", "2 do 1", "2 end turn")
    assert GAME.to_move(state) == 0
    assert rule(state, "camp", seat=2) == "E-TURN-7"
    won = play(table(player("", area=["leader < hunter"], position=40), player()), "0 camp")
    assert GAME.to_move(won) == OVER


@proves("R-TURN-1")
@pytest.mark.parametrize("order", ["".join(order) for order in permutations("RCA")])
def test_r_turn_1_all_six_orders_are_legal(order: str) -> None:
    """Recruitment, camp and action each once, in any order; then only the end is left."""
    state = in_order(order)
    assert legal(state) == ["end turn"]
    assert "1" in seat_of(state, 0)["hand"]


@proves("R-TURN-2")
def test_r_turn_2_a_card_recruited_before_the_camp_costs_time() -> None:
    """Six starters and the recruit are seven time; recruited after the camp it costs nothing."""
    assert scout(in_order("RC")) == (0, 7)
    assert scout(in_order("CR")) == (0, 6)


@proves("R-TURN-3")
def test_r_turn_3_strength_is_enough_although_nothing_can_be_paid() -> None:
    """Leader and support without goods: no camp is forced, and the action achieves nothing."""
    state = table(player("leader, hunter"), player())
    assert {"play", "camp"} == verbs(state)
    state = play(state, "0 play blue-leader")
    assert scout(state) == (0, 0)
    assert legal(state) == ["camp", "end turn"]


@proves("R-TURN-4")
def test_r_turn_4_recruiting_cannot_avert_the_forced_camp() -> None:
    """A second card could be had for fur and equipment, but the camp is the first thing done."""
    state = table(player("leader", goods="fur, equipment", area=["hunter +1"]), player(), journal=[1, 2])
    assert rule(state, "recruit 1") == "R-TURN-4"
    assert legal(state) == ["camp"]
    assert "recruit 1" in legal(play(state, "0 camp"))


@proves("R-TURN-4")
def test_r_turn_4_only_the_start_of_a_turn_forces_a_camp() -> None:
    """After an action that used up everything the turn may end without one."""
    state = table(player("leader, hunter", goods="fur, equipment"), player(), journal=[1, 2])
    acted = play(state, "0 play blue-leader")
    assert seat_of(acted, 0)["hand"] == []
    assert legal(acted) == ["recruit 1", "camp", "end turn"]


@proves("R-TURN-5")
def test_r_turn_5_no_second_camp_after_a_forced_one() -> None:
    """Neither before the action nor after it."""
    state = play(table(player("leader", area=["hunter < trapper"]), player()), "0 camp")
    assert rule(state, "camp") == "E-CAMP-1"
    state = play(state, "0 play blue-leader", "0 support blue-hunter +0")
    assert legal(state) == ["end turn"]


@proves("R-TURN-6")
def test_r_turn_6_without_any_strength_the_turn_ends_without_an_action() -> None:
    """One card in all: camp, then the end; a recruit makes an action possible, and then it is due."""
    state = play(table(player("leader", goods="fur, equipment"), player(), journal=[1, 2, 3, 4, 5]), "0 camp")
    assert legal(state) == ["recruit 1", "end turn"]
    assert rule(state, "play blue-leader") == "R-TURN-6"
    assert rule(state, "village gift 1") == "R-TURN-6"
    assert GAME.to_move(play(state, "0 end turn")) == 1
    recruited = play(state, "0 recruit 1", "0 discount none", "* reveal 6")
    assert "play 1" in legal(recruited)
    assert rule(recruited, "end turn") == "R-TURN-8"
    swapped = play(state, "0 recruit 1", "0 discount blue-leader", "* reveal 6")
    assert legal(swapped)[-1] == "end turn"
    assert rule(swapped, "play 1") == "R-TURN-6"


@proves("R-TURN-6")
def test_r_turn_6_mackenzie_moves_after_such_a_turn_too() -> None:
    """In the solo game the turn without an action is a turn."""
    state = play(table(player(""), mackenzie=10), "0 camp", "0 end turn")
    assert dump(state)["mackenzie"] == 11


@proves("R-TURN-7")
@pytest.mark.parametrize("before", ["R", "C", "RC", "CR"])
def test_r_turn_7_what_comes_before_the_action_never_prevents_it(before: str) -> None:
    """Two cards are enough to act; the only possible discount takes one and brings one."""
    lines = {"R": ["0 recruit 1", "0 discount blue-leader", "* reveal 6"], "C": ["0 camp"]}
    state = table(player("leader, hunter", goods="fur"), player(), journal=[1, 2, 3, 4, 5])
    for phase in before:
        state = play(state, *lines[phase])
        assert len(seat_of(state, 0)["hand"]) == 2
    assert "play blue-hunter" in legal(state)
    assert rule(state, "end turn") == "R-TURN-8"


@proves("R-TURN-8")
@pytest.mark.parametrize("before", ["", "R", "C", "RC", "CR"])
def test_r_turn_8_camp_and_recruitment_do_not_replace_the_action(before: str) -> None:
    """The end of the turn is refused until the action is done."""
    state = in_order(before)
    assert rule(state, "end turn") == "R-TURN-8"
    assert rule(play(state, *PHASES["A"]), "end turn") is None


@proves("R-TURN-9")
def test_r_turn_9_a_winning_camp_before_the_action_ends_the_game() -> None:
    """No action is owed any more, and none is possible."""
    state = play(table(player("", aboard=1, position=39), player()), "0 camp")
    assert GAME.to_move(state) == OVER
    assert GAME.winners(state) == (0,)
    assert legal(state) == []
    assert rule(state, "village gift 1", seat=0) == "E-END-3"


@proves("R-TURN-10")
def test_r_turn_10_only_the_order_of_the_draw_pile_is_hidden() -> None:
    """Hands, play areas, boats and the discard pile are in the open; the pile has no order to know."""
    seat = player("leader, 12", area=["hunter < trapper"], goods="wood", aboard=1)
    state = table(seat, player("7"), bag=[20, 9, 31], journal=[1, 2], discard=[40])
    shown = dump(state)
    assert shown["bag"] == ["9", "20", "31"]
    assert "40" in shown["discard"] and "blue-blacksmith" in shown["discard"]
    assert [row["hand"] for row in shown["players"]] == [["12", "blue-leader"], ["7"]]
    assert shown["players"][0]["area"] == [{"card": "blue-hunter", "support": "blue-trapper"}]
    state = play(state, "0 village departure 1", "0 do 1", "0 stop")
    assert {action.text: n for action, n in GAME.chance_outcomes(state)} == {
        "reveal 9": 1,
        "reveal 20": 1,
        "reveal 31": 1,
    }


@proves("R-TURN-11")
def test_r_turn_11_an_empty_hand_leaves_the_village_or_a_camp() -> None:
    """With a companion aboard the village is open; without one the turn starts with a camp."""
    state = table(player("", aboard=1, area=["leader < hunter"]), player())
    assert verbs(state) == {"village", "camp"}
    assert legal(table(player("", area=["leader < hunter"]), player())) == ["camp"]


@proves("R-TURN-12")
def test_r_turn_12_cards_and_companions_of_a_camp_serve_at_once() -> None:
    """What returns before the action may be used for it; what was just played returns without time."""
    state = table(player("leader, hunter", area=["trapper +2"], aboard=0), player())
    assert rule(state, "village gift 1") == "E-VILLAGE-4"
    camped = play(state, "0 camp")
    assert {"play blue-trapper", "village canoe_building 2"} <= set(legal(camped))
    after = play(table(player("trapper, hunter"), player()), "0 play blue-trapper", "0 do 1", "0 camp")
    assert scout(after) == (0, 0)
    assert seat_of(after, 0)["hand"] == ["blue-hunter", "blue-trapper"]


@proves("R-TURN-13")
def test_r_turn_13_a_camp_needs_neither_cards_in_play_nor_time() -> None:
    """With an empty play area six cards cost six; with nothing at all the camp costs nothing."""
    assert scout(play(table(player(aboard=1), player()), "0 camp")) == (0, 6)
    free = play(table(player("", aboard=1), player()), "0 camp")
    assert scout(free) == (0, 0)
    assert rule(free, "camp") == "E-CAMP-1"


@proves("Y-TURN-1")
def test_y_turn_1_a_forced_camp_and_then_an_action() -> None:
    """One card and a second companion on boat E: two time, then the action is due."""
    state = table(player("leader", area=["hunter +2"]), player())
    assert legal(state) == ["camp"]
    state = play(state, "0 camp")
    assert scout(state) == (0, 2)
    assert seat_of(state, 0)["aboard"] == 2
    assert rule(state, "end turn") == "R-TURN-8"
    state = play(state, "0 village gift 1", "0 do 1")
    assert board(state)["gift"] == 1


# A supposed turn.


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    "lines",
    [
        [],
        ["play blue-leader"],
        ["play blue-leader", "support none +1"],
        ["play blue-leader", "support none +1", "part 2"],
        ["recruit 1"],
        ["village departure 1", "do 1", "discard 11"],
        ["village boat_upgrade 1", "part 1"],
    ],
)
def test_supposing_a_turn_leaves_no_half_made_decision(lines: list[str], seat: int) -> None:
    """Whatever was being decided, the seat has a fresh turn, and every card is still there."""
    mine = player("leader, hunter, 11", goods="3 wood, 2 fur, canoe, equipment", aboard=3)
    state = play(table(mine, player(), journal=[1, 2, 3, 4, 5]), *(f"0 {line}" for line in lines))
    before = GAME.key(state)
    supposed = GAME.suppose_turn(state, seat)
    assert GAME.key(state) == before
    assert (GAME.to_move(supposed), dump(supposed)["ask"]) == (seat, "turn")
    assert set(dump(supposed)["turn"]) == {"turns", "start"}
    assert GAME.key(GAME.load(dump(supposed), TABLES)) == GAME.key(supposed)
    hand = set(dump(supposed)["players"][0]["hand"])
    if lines[:1] in ([], ["recruit 1"], ["village boat_upgrade 1"]) or lines == ["play blue-leader"]:
        assert hand == {"11", "blue-leader", "blue-hunter"}


def test_a_turn_cannot_be_supposed_for_a_seat_that_is_not_there() -> None:
    for seat in (-1, 2):
        with pytest.raises(ValueError, match=f"there is no seat {seat}"):
            GAME.suppose_turn(table(player(), player()), seat)


def test_a_turn_cannot_be_supposed_without_a_seat_to_move() -> None:
    for state in (GAME.setup(2, {}, TABLES), table(player(), player(), ask="over")):
        with pytest.raises(ValueError, match="only where a seat is to move"):
            GAME.suppose_turn(state, 0)
