"""Movement over the track, one test per rule (section 8 of the rules and the rulings on it)."""

import pytest

from keelboat.expedition.rules import GAME
from tests.expedition.positions import TABLES, dump, events, goods, legal, play, player, rule, scout, table, tables_with
from tests.expedition.scenes import acting, activating, ask, do
from tests.proves import proves

# Cards used here: 26 is 1 food for river 3, 9 is 1 canoe for river 5, 12 is horse and fur for mountain 3,
# 36 is river 1 for nothing, 32 is 1 horse for river 3 or mountain 3, 47 canoe and horse for 6 of either.


@proves("E-MOVE-1")
def test_e_move_1_a_move_has_a_terrain_and_so_many_steps() -> None:
    assert scout(do(acting(26, goods="food"), "do 1")) == (3, 0)
    assert scout(do(acting(12, goods="horse, fur", position=19), "do 1")) == (22, 0)
    state = acting(12, goods="horse, fur", position=1)
    assert rule(state, "do 1") == "E-MOVE-3"


@proves("E-MOVE-1")
def test_e_move_1_a_move_is_resolved_step_by_step() -> None:
    """The first steps drop tokens, the next enter spaces, and terrain is tested before each."""
    state = acting(9, goods="canoe", position=16, time=1)
    assert scout(do(state, "do 1")) == (18, 0)
    assert events(state, "0 do 1") == ["paid", "tokens-dropped", "moved", "steps-lost"]


@proves("E-MOVE-2")
def test_e_move_2_occupied_spaces_are_skipped_at_no_cost() -> None:
    """From 0 over 1 and 2 to 3, over 4 to 5, then 6: three steps."""
    others = [player(position=space) for space in (1, 2, 4)]
    assert scout(do(acting(26, 1, *others, goods="food"), "do 1")) == (6, 0)


@proves("E-MOVE-2")
def test_e_move_2_the_terrain_of_a_skipped_space_is_irrelevant() -> None:
    """Mountain steps from 16 skip 17, which is river, and end on mixed 18, then 19 and 20."""
    state = acting(12, 1, player(position=17), goods="horse, fur", position=16)
    assert scout(do(state, "do 1")) == (20, 0)


@proves("E-MOVE-2")
def test_e_move_2_a_later_step_skips_too() -> None:
    """18 is mixed but taken, so that the second river step would enter the mountains of 19: it is lost."""
    state = acting("leader", 1, player(position=18), goods="food", position=16)
    assert scout(do(state, "do 1")) == (17, 0)


@proves("E-MOVE-3")
def test_e_move_3_steps_are_lost_before_the_wrong_terrain() -> None:
    state = acting(26, goods="2 food", position=17)
    assert "steps-lost" in events(state, "0 do 1")
    assert scout(do(state, "do 1")) == (18, 0)
    assert rule(acting(26, goods="food", position=20), "do 1") == "E-MOVE-3"


@proves("E-MOVE-3")
def test_e_move_3_mountain_steps_end_before_a_river() -> None:
    assert scout(do(acting(12, goods="horse, fur", position=33), "do 1")) == (34, 0)
    assert rule(acting(12, goods="horse, fur", position=34), "do 1") == "E-MOVE-3"


@proves("E-MOVE-4")
def test_e_move_4_a_step_without_tokens_enters_the_next_space() -> None:
    assert scout(do(acting(36, position=6), "do 1")) == (7, 0)
    assert scout(do(acting(36, position=6, time=1), "do 1")) == (6, 0)


@proves("E-MOVE-5")
def test_e_move_5_only_saint_louis_holds_several_scouts() -> None:
    state = acting(36, 1, player(), player())
    assert [scout(state, seat) for seat in range(3)] == [(0, 0)] * 3
    with pytest.raises(ValueError, match="two scouts stand on space 5"):
        table(player(position=5), player(position=5))
    state = acting(36, 1, player(position=5), position=4)
    assert scout(do(state, "do 1")) == (6, 0)


@proves("E-MOVE-6")
def test_e_move_6_a_mixed_space_is_entered_by_either_terrain() -> None:
    for option in (1, 2):
        state = acting(11, goods="food", position=17)
        assert scout(do(state, f"do {option}")) == (18, 0)


@proves("E-MOVE-6")
def test_e_move_6_leaving_a_mixed_space_depends_on_the_space_after_it() -> None:
    """After 18 comes a mountain, after 26 a river."""
    before_mountain = acting(11, goods="food", position=18)
    assert rule(before_mountain, "do 1") == "E-MOVE-3"
    assert scout(do(before_mountain, "do 2")) == (19, 0)
    before_river = acting(11, goods="food", position=26)
    assert rule(before_river, "do 2") == "E-MOVE-3"
    assert scout(do(before_river, "do 1")) == (27, 0)


@proves("E-MOVE-7")
def test_e_move_7_steps_left_over_are_neither_converted_nor_carried_over() -> None:
    """River 2 from 17 loses a step at 18; the horse then makes two mountain steps, not three."""
    state = acting("leader", 2, goods="food, horse", position=17)
    state = do(state, "do 1")
    assert scout(state) == (18, 0)
    assert scout(do(state, "do 3")) == (20, 0)


@proves("E-MOVE-8")
def test_e_move_8_scouts_never_move_backwards() -> None:
    """Neither a camp with too many tokens, nor tokens themselves, nor a move over the end of the track."""
    state = do(acting(36, hand="1, 2, 3", position=41, time=5), "stop", "camp")
    assert scout(state) == (41, 8)
    assert scout(do(acting(26, goods="food", position=49), "part 1")) == (49, 0)
    assert scout(do(acting(26, goods="food", position=39, time=9), "do 1")) == (39, 6)


# Rulings.


@proves("R-MOVE-1")
def test_r_move_1_a_move_may_stop_at_any_step() -> None:
    state = do(acting(26, goods="food"), "part 1")
    assert legal(state) == ["steps 0", "steps 1", "steps 2"]
    assert [scout(do(state, f"steps {n}")) for n in range(3)] == [(0, 0), (1, 0), (2, 0)]
    assert rule(state, "steps 3") == "E-ACT-10"
    assert rule(state, "steps 4") == "E-MOVE-3"


@proves("R-MOVE-1")
def test_r_move_1_dropping_tokens_may_be_forgone_too() -> None:
    state = do(acting(26, goods="food", time=2), "part 1")
    assert [scout(do(state, f"steps {n}")) for n in range(3)] == [(0, 2), (0, 1), (0, 0)]


@proves("R-MOVE-2")
def test_r_move_2_no_step_advances_while_tokens_are_held() -> None:
    state = acting(9, goods="canoe", position=3, time=2)
    results = [scout(do(state, "part 1", f"steps {n}")) for n in range(5)] + [scout(do(state, "do 1"))]
    assert results == [(3, 2), (3, 1), (3, 0), (4, 0), (5, 0), (6, 0)]


@proves("R-MOVE-3")
def test_r_move_3_a_move_that_cannot_make_a_step_may_be_paid() -> None:
    state = acting(26, goods="food", position=20)
    assert legal(state) == ["part 1", "stop"]
    state = do(state, "part 1")
    assert (scout(state), goods(state), ask(state)) == ((20, 0), {}, "turn")


@proves("R-MOVE-4")
@pytest.mark.parametrize(("card", "cost"), [(32, "2 horse"), (47, "2 canoe, 2 horse")])
def test_r_move_4_one_activation_has_one_terrain(card: int, cost: str) -> None:
    """At 17, one river space lies ahead and then mountains: the terrains are not split, but two activations are."""
    state = acting(card, 2, goods=cost, position=17)
    river = do(state, "do 1")
    assert scout(river) == (18, 0)
    steps = {32: 3, 47: 6}[card]
    assert scout(do(state, "do 2")) == (17 + steps, 0)
    assert scout(do(river, "do 2")) == (18 + steps, 0)


@proves("R-MOVE-4")
def test_r_move_4_card_11_chooses_terrain_for_each_step() -> None:
    state = acting(11, 3, goods="3 food", position=25)
    assert scout(do(state, "do 2", "do 1", "do 1")) == (28, 0)


@proves("R-MOVE-5")
def test_r_move_5_the_chosen_terrain_decides_whether_tokens_are_dropped() -> None:
    for card, cost in ((32, "horse"), (47, "canoe, horse")):
        state = acting(card, goods=cost, position=20, time=2)
        assert rule(state, "do 1") == "E-MOVE-3"
        assert scout(do(state, "part 1")) == (20, 2)
    assert scout(do(acting(32, goods="horse", position=20, time=2), "do 2")) == (21, 0)


@proves("R-MOVE-6")
def test_r_move_6_a_river_step_goes_over_occupied_mountains() -> None:
    others = [player(position=space) for space in (32, 33, 34)]
    assert scout(do(acting(36, 1, *others, position=31), "do 1")) == (35, 0)
    others = [player(position=space) for space in (32, 33)]
    assert ask(acting(36, 1, *others, position=31)) == "turn"  # 34 is free and a mountain


@proves("R-MOVE-7")
@pytest.mark.parametrize(
    ("card", "cost", "aboard", "board"),
    [
        (29, "food", 0, {}),
        (31, "2 wood", 0, {}),
        (44, "wood", 1, {}),
        (46, "2 wood", 0, {"new_arrival": 0}),
        (51, "wood", 1, {}),
    ],
)
def test_r_move_7_a_count_of_0_may_be_paid_and_nothing_moves(
    card: int, cost: str, aboard: int, board: dict[str, int]
) -> None:
    board = {**board, "supply": 9 - aboard} if board else {}
    state = activating(card, goods=cost, aboard=aboard, position=20 if card == 51 else 1, board=board)
    assert rule(state, "do 1") == "R-MOVE-7"
    paid = do(state, "part 1")
    assert (scout(paid), ask(paid)) == (scout(state), "turn")
    assert dump(paid)["players"][0].get("aboard", 0) == 0
    assert goods(paid) == ({"wood": 1} if aboard else {})


@proves("R-MOVE-7")
def test_r_move_7_a_count_of_0_for_cards_33_and_45() -> None:
    """33 without any equipment badge; 45 copied by a player without an active character."""
    me = player("33", goods="2 equipment", aboard=1, position=20)
    state = play(table(me, player()), "0 play 33")
    assert rule(state, "do 1") == "R-MOVE-7"
    assert (goods(do(state, "part 1")), scout(do(state, "part 1"))) == ({}, (20, 0))
    me, other = player("", goods="food, wood", aboard=1), player("", area=["45 < 13"])
    state = do(table(me, other), "village shamanism 1")
    assert rule(state, "do 1") is None
    state = do(state, "do 1")  # 45 is the only active character
    assert rule(state, "do 1") == "R-MOVE-7"
    state = do(state, "part 1")
    assert (goods(state), scout(state)) == ({}, (0, 0))


@proves("R-MOVE-8")
def test_r_move_8_counts_are_taken_anew_for_each_activation_after_its_cost() -> None:
    """If card 31 cost a companion, 3 aboard would give river 2, then river 1, then nothing."""
    steps = {"op": "move", "terrain": "river", "steps": {"kind": "count", "what": "companions_on_boats"}}
    tables = tables_with({31: {"options": [{"cost": {"companions": 1}, "effects": [steps]}]}}, edition=9)
    state = do(acting(31, 3, aboard=3, tables=tables), "do 1")
    assert scout(state) == (2, 0)
    state = do(state, "do 1")
    assert scout(state) == (3, 0)
    assert rule(state, "do 1") == "R-MOVE-7"


@proves("R-MOVE-8")
def test_r_move_8_a_good_paid_before_is_counted_no_more() -> None:
    """Card 35 copies 9, which costs a canoe, then 44, which counts the two that are left."""
    others = player("", area=["9 < 2", "44 < 3"])
    state = acting(35, 2, others, goods="2 food, 3 canoe", aboard=1)
    state = do(state, "do 1", "copy 9", "do 1")
    assert scout(state) == (5, 0)
    assert scout(do(state, "do 1", "copy 44", "do 1")) == (7, 0)


# The track.


@proves("R-TRACK-1")
def test_r_track_1_49_is_the_last_space() -> None:
    state = acting(26, goods="food", position=48)
    assert events(state, "0 do 1") == ["paid", "moved", "steps-lost-at-sea"]
    assert scout(do(state, "do 1")) == (49, 0)
    assert rule(acting(26, goods="food", position=49), "do 1") == "E-MOVE-3"


@proves("R-TRACK-2")
def test_r_track_2_river_steps_drop_tokens_at_the_end_of_the_track() -> None:
    assert scout(do(acting(26, goods="food", position=49, time=5), "do 1")) == (49, 2)
    state = acting(26, 1, player(position=49), goods="food", position=48, time=2)
    assert scout(do(state, "do 1")) == (48, 0)
    assert rule(acting(12, goods="horse, fur", position=49, time=5), "do 1") == "E-MOVE-3"


@proves("R-TRACK-3")
def test_r_track_3_occupied_coast_spaces_are_skipped() -> None:
    others = [player(position=space) for space in (39, 41)]
    assert scout(do(acting(26, 1, *others, goods="food", position=37), "do 1")) == (42, 0)


@proves("R-TRACK-4")
def test_r_track_4_a_scout_need_not_stop_at_fort_clatsop() -> None:
    assert scout(do(acting(9, goods="canoe", position=37), "do 1")) == (42, 0)


@proves("R-TRACK-5")
def test_r_track_5_route_tokens_set_terrain() -> None:
    """One on a river space, one on a mixed space, one that says what is printed."""
    state = acting(26, goods="food", route={"2": "mountain"})
    assert scout(do(state, "do 1")) == (1, 0)
    state = acting(26, goods="food", position=16, route={"18": "mountain"})
    assert scout(do(state, "do 1")) == (17, 0)
    tokens = "5:river,18:river"
    assert dump(GAME.setup(2, {"route_tokens": tokens}, TABLES))["route"] == {"18": "river"}


@proves("R-TRACK-5")
@pytest.mark.parametrize(
    ("tokens", "message"),
    [
        (",".join(f"{space}:mountain" for space in range(1, 12)), "10 route tokens, not 11"),
        ("5:mountain,5:river", "two route tokens lie on space 5"),
        ("39:mountain", "from 1 to 38, not 39"),
        ("0:mountain", "from 1 to 38, not 0"),
        ("5:mixed", "none, random, or like"),
    ],
)
def test_r_track_5_impossible_route_tokens_are_an_error(tokens: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        GAME.setup(2, {"route_tokens": tokens}, TABLES)
    assert len(dump(GAME.setup(2, {"route_tokens": "1:mountain,38:mountain"}, TABLES))["route"]) == 2


@proves("R-TRACK-5")
def test_r_track_5_drawn_tokens_lie_on_ten_different_spaces() -> None:
    """Each goes to the other terrain; a mixed space becomes river or mountain with equal odds."""
    state = GAME.setup(2, {"route_tokens": "random"}, TABLES)
    odds = {action.text: weight for action, weight in GAME.chance_outcomes(state)}
    assert odds["route 18 river"] == odds["route 18 mountain"] == 1
    assert odds["route 1 mountain"] == odds["route 19 river"] == 2
    assert "route 1 river" not in odds and "route 19 mountain" not in odds
    assert sum(odds.values()) == 2 * 38
    drawn = [f"* route {space} mountain" for space in range(1, 11)]
    state = play(state, drawn[0])
    assert rule(state, "route 1 mountain", -1) == "R-TRACK-5"
    state = play(state, *drawn[1:])
    assert (ask(state), len(dump(state)["route"])) == ("reveal", 10)
