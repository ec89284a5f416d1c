"""Time tokens hold a scout back until they are dropped (section 9 of the rules)."""

import pytest

from tests.expedition.positions import dump, events, goods, legal, play, player, rule, scout, table
from tests.expedition.scenes import acting, ask, do
from tests.proves import proves


@proves("E-TIME-1")
def test_e_time_1_a_scout_with_tokens_cannot_advance() -> None:
    for tokens in (3, 4, 7):
        position, left = scout(do(acting(26, goods="food", position=5, time=tokens), "do 1"))
        assert (position, left) == (5, tokens - 3)
    assert scout(do(acting(26, goods="food", position=5, time=2), "do 1")) == (6, 0)


@proves("E-TIME-2")
def test_e_time_2_a_possible_step_drops_a_token_instead() -> None:
    state = acting(36, position=5, time=2)
    assert events(state, "0 do 1") == ["tokens-dropped-instead"]
    assert scout(do(state, "do 1")) == (5, 1)


@proves("E-TIME-2")
def test_e_time_2_such_a_step_may_be_forgone() -> None:
    state = do(acting(26, goods="food", position=5, time=5), "part 1", "steps 1")
    assert scout(state) == (5, 4)


@proves("E-TIME-3")
def test_e_time_3_the_terrain_test_uses_the_same_next_space() -> None:
    """From 17 the next space is mixed 18: four river steps drop four tokens though mountains follow."""
    assert scout(do(acting("leader", goods="canoe", position=17, time=5), "do 2")) == (17, 1)
    assert scout(do(acting(12, goods="horse, fur", position=17, time=5), "do 1")) == (17, 2)
    assert rule(acting(26, goods="food", position=18, time=5), "do 1") == "E-MOVE-3"
    assert rule(acting(12, goods="horse, fur", position=5, time=5), "do 1") == "E-MOVE-3"


@proves("E-TIME-3")
def test_e_time_3_the_next_space_is_the_first_free_one() -> None:
    """17 and 18 are occupied, so mountain steps drop the tokens of a scout on 16."""
    state = acting(12, 1, player(position=17), player(position=18), goods="horse, fur", position=16, time=4)
    assert scout(do(state, "do 1")) == (16, 1)


@proves("E-TIME-4")
def test_e_time_4_steps_left_after_the_last_token_advance() -> None:
    state = acting(9, goods="canoe", position=5, time=2)
    assert events(state, "0 do 1") == ["paid", "tokens-dropped", "moved"]
    assert scout(do(state, "do 1")) == (8, 0)


@proves("E-TIME-5")
def test_e_time_5_tokens_have_no_other_effect() -> None:
    """Thirty of them change nothing of what a player may do, and nobody takes them away."""
    offers = []
    for tokens in (0, 30):
        me = player(goods="3 fur, 3 equipment, food", aboard=2, time=tokens)
        state = table(me, player(time=1))
        offers.append(legal(state))
        state = play(state, "0 play blue-hunter", "0 support none +1", "0 do 1", "0 end turn")
        state = play(state, "1 play orange-hunter", "1 support orange-leader +0", "1 do 1", "1 end turn")
        assert (scout(state, 0), scout(state, 1)) == ((0, tokens), (0, 1))
        assert goods(state) == {"fur": 3, "equipment": 3, "food": 2}
    assert offers[0] == offers[1]


@proves("E-TIME-6")
def test_e_time_6_a_move_that_cannot_make_a_step_drops_no_token() -> None:
    state = acting(26, goods="food", position=20, time=2)
    assert legal(state) == ["part 1", "stop"]
    state = do(state, "part 1")
    assert (scout(state), goods(state)) == ((20, 2), {})


@proves("E-TIME-7")
@pytest.mark.parametrize(("card", "cost", "dropped"), [(16, "fur", 1), (18, "wood", 1), (54, "food", 2)])
@pytest.mark.parametrize("position", [5, 17, 20, 49])
def test_e_time_7_three_cards_drop_tokens_on_any_terrain(card: int, cost: str, dropped: int, position: int) -> None:
    state = acting(card, goods=cost, position=position, time=5)
    assert scout(do(state, "do 1")) == (position, 5 - dropped)


@proves("E-TIME-7")
def test_e_time_7_fewer_are_dropped_if_fewer_are_held() -> None:
    """Strength 3 with card 54 and three tokens: two, then one; the third activation can only be paid for nothing."""
    state = do(acting(54, 3, goods="4 wood", time=3), "do 1", "do 1")
    assert scout(state) == (0, 0)
    assert rule(state, "do 1") == "R-ACT-12"
    state = do(state, "part 1")
    assert (scout(state), goods(state), ask(state)) == ((0, 0), {"wood": 1}, "turn")


@proves("E-TIME-7")
def test_e_time_7_part_of_the_tokens_may_be_kept() -> None:
    state = do(acting(54, goods="wood", time=5), "part 1")
    assert legal(state) == ["amount time 0", "amount time 1"]
    assert [scout(do(state, f"amount time {n}")) for n in (0, 1)] == [(0, 5), (0, 4)]
    assert rule(state, "amount time 2") == "E-ACT-10"
    state = do(acting(16, goods="fur", time=5), "part 1")
    assert (scout(state), dump(state)["players"][0].get("goods")) == ((0, 5), None)
