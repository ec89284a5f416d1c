"""Worked examples of movement, time, locks, counts, copies, the end and the solo game (sections 14 and 15)."""

import pytest

from keelboat.expedition.rules import GAME
from keelboat.parts import OVER, State
from tests.expedition.positions import TABLES, board, dump, goods, legal, play, player, rule, scout, seat_of, table
from tests.expedition.scenes import acting, ask, do
from tests.proves import proves

# Movement and time: the leader pays food for river 2, a canoe for river 4, a horse for mountain 2.

MOVES = {"river 2": 1, "river 4": 2, "mountain 2": 3}


def lead(position: int, tokens: int, others: tuple[int, ...], *moves: str) -> State:
    """Return what a leader's moves bring; one that cannot make a step is paid all the same."""
    opponents = [player("", position=space) for space in others] or [player("")]
    held = "3 food, 3 canoe, 3 horse"
    state = acting("leader", max(1, len(moves)), *opponents, goods=held, position=position, time=tokens)
    for move in moves:
        whole, part = f"do {MOVES[move]}", f"part {MOVES[move]}"
        state = do(state, whole if whole in legal(state) else part)
    return state


@proves(
    "Y-MV-1", "Y-MV-2", "Y-MV-3", "Y-MV-4", "Y-MV-5", "Y-MV-6", "Y-MV-7", "Y-MV-8", "Y-MV-10", "Y-MV-11", "Y-MV-12",
    "Y-MV-13", "Y-MV-14", "Y-MV-15",
)  # fmt: skip
@pytest.mark.parametrize(
    ("start", "others", "moves", "end"),
    [
        pytest.param((16, 0), (), ["river 4"], (18, 0), id="Y-MV-1"),
        pytest.param((16, 0), (17, 18), ["river 4"], (16, 0), id="Y-MV-2"),
        pytest.param((16, 0), (17, 18), ["mountain 2"], (20, 0), id="Y-MV-3"),
        pytest.param((31, 0), (32, 33, 34), ["river 2"], (36, 0), id="Y-MV-4"),
        pytest.param((20, 3), (), ["river 4"], (20, 3), id="Y-MV-5"),
        pytest.param((20, 3), (), ["mountain 2", "mountain 2"], (21, 0), id="Y-MV-6"),
        pytest.param((17, 2), (), ["river 4"], (18, 0), id="Y-MV-7"),
        pytest.param((17, 1), (18,), ["river 2", "mountain 2"], (19, 0), id="Y-MV-8"),
        pytest.param((0, 0), (0, 0), ["river 2"], (2, 0), id="Y-MV-10"),
        pytest.param((37, 0), (), ["river 4"], (41, 0), id="Y-MV-11"),
        pytest.param((37, 0), (39,), ["river 2"], (40, 0), id="Y-MV-12"),
        pytest.param((48, 0), (), ["river 4"], (49, 0), id="Y-MV-13"),
        pytest.param((49, 3), (), ["river 4"], (49, 0), id="Y-MV-14"),
        pytest.param((48, 0), (49,), ["river 2"], (48, 0), id="Y-MV-15"),
    ],
)
def test_y_mv_1_moves_end_where_the_table_says(
    start: tuple[int, int], others: tuple[int, ...], moves: list[str], end: tuple[int, int]
) -> None:
    assert scout(lead(*start, others, *moves)) == end


@proves("Y-MV-9")
def test_y_mv_9_mountain_3_from_24_over_25_ends_on_26() -> None:
    state = acting(12, 1, player("", position=25), goods="horse, fur", position=24)
    assert scout(do(state, "do 1")) == (26, 0)


@proves("X-MOVE-1")
def test_x_move_1_three_of_four_mountain_steps_are_used() -> None:
    state = acting("leader", 2, goods="2 horse", position=23)
    state = do(state, "do 3", "do 3")
    assert (scout(state), goods(state)) == ((26, 0), {})


@proves("X-MOVE-2")
@pytest.mark.parametrize(("start", "julien", "end"), [(28, 33, 34), (15, 20, 21)])
def test_x_move_2_a_token_three_rivers_and_two_mountains(start: int, julien: int, end: int) -> None:
    """Strength 3: a card of strength 1 and two companions."""
    me = player("leader, 7", goods="2 food, horse", aboard=2, position=start, time=1)
    state = table(me, player("", position=julien))
    state = do(state, "play blue-leader", "support 7 +2", "do 1", "do 1", "do 3")
    assert (scout(state), goods(state), ask(state)) == ((end, 0), {}, "turn")


@proves("X-MOVE-3")
def test_x_move_3_the_second_step_of_a_horse_is_lost_after_26() -> None:
    assert scout(lead(25, 0, (), "mountain 2")) == (26, 0)


# The end.


@proves("X-END-1")
@pytest.mark.parametrize(("position", "most"), [(39, 0), (40, 1), (41, 2)])
def test_x_end_1_the_first_three_spaces_after_the_flag(position: int, most: int) -> None:
    for tokens in range(most + 2):
        me = player("", area=["leader < trapper"], position=position, time=tokens)
        state = do(table(me, player()), "camp")
        assert GAME.winners(state) == ((0,) if tokens <= most else ())


@proves("Y-END-2")
def test_y_end_2_three_tokens_on_41_are_too_many() -> None:
    me = player("hunter, 7", area=["leader < trapper"], aboard=1, position=41, time=1)
    state = do(table(me, player()), "camp")
    assert (scout(state), GAME.winners(state), GAME.to_move(state)) == ((41, 3), (), 0)


@proves("Y-END-3")
def test_y_end_3_ten_tokens_on_49_win_and_eleven_do_not() -> None:
    """Cards in hand cost the time."""
    for cards, winners in ((10, (0,)), (11, ())):
        hand = ", ".join(str(card) for card in range(20, 20 + cards))
        state = do(table(player(hand, aboard=1, position=49), player()), "camp")
        assert (scout(state), GAME.winners(state)) == ((49, cards), winners)


# Cards with limits.


@proves("X-COPY-1")
def test_x_copy_1_card_35_with_strength_2_copies_two_characters_or_one_twice() -> None:
    state = acting(35, 2, player("", area=["9 < 8", "4 < 10"]), goods="2 food, wood, 2 canoe")
    two = do(state, "do 1", "copy 4", "do 1", "do 1", "do 1")  # without wood, 9 is the only target left
    assert (scout(two), goods(two), ask(two)) == ((5, 0), {"canoe": 2}, "turn")
    twice = do(state, "do 1", "copy 9", "do 1", "do 1", "copy 9", "do 1")
    assert (scout(twice), goods(twice), ask(twice)) == ((10, 0), {"wood": 1}, "turn")


@proves("X-LOCK-1")
def test_x_lock_1_wood_of_the_gift_builds_no_canoe_in_the_next_activation() -> None:
    state = do(acting(53, 2), "do 1", "place gift", "do 2", "do 1")
    assert goods(state) == {"wood": 2}
    assert rule(state, "place canoe_building") == "R-COPY-13"
    state = do(state, "place gift", "do 2", "end turn")
    assert goods(state) == {"wood": 4}


@proves("Y-LOCK-2")
@pytest.mark.parametrize(("canoes", "activations", "after"), [(1, 1, 2), (3, 3, 6)])
def test_y_lock_2_card_40_doubles_the_canoes_that_were_there(canoes: int, activations: int, after: int) -> None:
    state = do(acting(40, 3, goods=f"{canoes} canoe"), *["do 1"] * activations)
    assert (goods(state), ask(state)) == ({"canoe": after}, "turn")


@proves("Y-LOCK-3")
def test_y_lock_3_card_23_with_two_goods_has_two_activations() -> None:
    state = acting(23, 3, goods="canoe, horse", journal=[1, 2, 3, 4, 5])
    state = do(state, "do 1", "pay canoe", "choose fur,fur")
    state = do(state, "do 1", "choose wood,equipment")  # the horse is all that can pay
    assert (goods(state), ask(state)) == ({"wood": 1, "fur": 2, "equipment": 1}, "turn")
    state = play(state, "0 recruit 1", "* reveal 40")  # after the action they pay
    assert goods(state) == {"wood": 1, "fur": 1}


@proves("Y-LOCK-4")
def test_y_lock_4_old_wood_pays_an_upgrade_and_new_wood_no_canoe() -> None:
    state = do(acting(53, 3, goods="3 wood"), "do 1", "place gift", "do 2")
    assert (goods(state), dump(state)["turn"]["locked"]) == ({"wood": 5}, {"wood": 2})
    state = do(state, "do 1", "place boat_upgrade", "do 2")
    assert (goods(state), dump(state)["turn"]["locked"]) == ({"wood": 2}, {"wood": 2, "companions": 1})
    assert (seat_of(state, 0)["back"], seat_of(state, 0)["aboard"]) == (1, 1)
    state = do(state, "do 1")
    assert rule(state, "place canoe_building") == "R-COPY-13"


@proves("Y-VIL-9")
def test_y_vil_9_card_15_crafts_twice_where_one_companion_stands() -> None:
    state = acting(15, 2, goods="2 horse", board={"crafting": 1})
    state = do(state, "do 1")
    assert dump(state)["turn"]["frames"][-1] == ["crafting", 1]  # the only place: hunting is not available
    state = do(state, "do 1", "do 1", "do 1")
    assert (goods(state), ask(state)) == ({"wood": 2, "equipment": 2}, "turn")
    assert board(state)["crafting"] == 1


@proves("Y-CARD-1")
def test_y_card_1_card_31_counts_the_companions_that_are_still_aboard() -> None:
    state = do(table(player("31, 7", goods="2 wood", aboard=5), player()), "play 31")
    assert scout(do(state, "support none +2", "do 1")) == (3, 0)
    assert scout(do(state, "support 7 +0", "do 1")) == (5, 0)


@proves("Y-CARD-2")
def test_y_card_2_card_44_moves_3_twice_and_keeps_the_canoes() -> None:
    state = do(acting(44, 2, goods="3 canoe", aboard=2), "do 1")
    assert scout(state) == (3, 0)
    state = do(state, "do 1")
    assert (scout(state), goods(state), board(state)["pow_wow"]) == ((6, 0), {"canoe": 3}, 2)


@proves("Y-CARD-3")
def test_y_card_3_card_45_counts_three_cards_and_two_for_a_copier() -> None:
    area = ["1 < 2", "3 < 4"]
    assert scout(do(acting(45, 1, goods="wood", area=area), "do 1")) == (3, 0)
    me = player("", area=area, goods="food, wood", aboard=1)
    state = do(table(me, player("", area=["45 < 8"])), "village shamanism 1", "do 1", "copy 45", "do 1")
    assert scout(state) == (2, 0)


@proves("Y-CARD-4")
def test_y_card_4_card_46_counts_six_companions_on_the_board() -> None:
    where = {"hunting": 1, "gift": 1, "horse_trade": 2, "pow_wow": 1, "new_arrival": 1, "supply": 3}
    assert scout(do(acting(46, 1, goods="2 wood", board=where), "do 1")) == (6, 0)


@proves("Y-CARD-5")
def test_y_card_5_card_54_drops_the_one_token_there_is() -> None:
    state = do(acting(54, goods="wood", time=1), "do 1")
    assert (scout(state), goods(state)) == ((0, 0), {})


@proves("Y-COPY-2")
def test_y_copy_2_shaman_copies_53_which_does_shamanism_again() -> None:
    """Two food and a canoe, river 4 once, one companion placed in all."""
    julien = player("", goods="2 food, canoe", aboard=1)
    karine = player("", area=["53 < 8", "leader < 9", "2 < 10"])
    state = do(table(julien, karine), "village shamanism 1", "do 1", "copy 53", "do 1", "place shamanism", "do 1")
    assert legal(state) == ["copy 2", "copy orange-leader"]
    assert rule(state, "copy 53") == "R-COPY-3"
    state = do(state, "copy orange-leader", "do 2")
    assert (scout(state), goods(state), ask(state)) == ((4, 0), {}, "turn")
    assert board(state)["shamanism"] == 1


# Solo.


@proves("X-SOLO-1")
def test_x_solo_1_three_food_badges_with_strength_3_give_nine_food() -> None:
    """The hunter's own badge, hunting and shamanism."""
    state = acting("hunter", 3, mackenzie=20, board={"hunting": 1, "shamanism": 1})
    assert goods(do(state, "do 1")) == {"food": 3}
    assert goods(do(state, "do 1", "do 1", "do 1")) == {"food": 9}


@proves("Y-SOLO-2")
@pytest.mark.parametrize(("ahead", "turns"), [(7, 32), (0, 39)])
def test_y_solo_2_mackenzie_arrives_after_32_or_39_turns(ahead: int, turns: int) -> None:
    state = GAME.setup(1, {"head_start": str(ahead)}, TABLES)
    state = play(state, *[f"* reveal {card}" for card in (1, 2, 3, 4, 5)])
    played = 0
    while GAME.to_move(state) != OVER:
        state = do(state, "camp", "play blue-hunter", "support blue-trapper +0", "stop", "end turn")
        played += 1
    assert (played, dump(state)["mackenzie"], GAME.winners(state)) == (turns, 39, ())


@proves("Y-SOLO-3")
def test_y_solo_3_mackenzie_and_the_player_jump_each_other() -> None:
    assert dump(do(acting("leader", mackenzie=12, position=13), "end turn"))["mackenzie"] == 14
    state = acting("leader", goods="food", mackenzie=14, position=13)
    assert scout(do(state, "do 1")) == (16, 0)
