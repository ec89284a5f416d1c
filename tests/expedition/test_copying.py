"""Copying active characters by shamanism and card 35 (section 10 of the rules and the rulings on it)."""

from typing import Any

import pytest

from keelboat.parts import State
from tests.expedition.positions import board, dump, events, goods, legal, play, player, rule, scout, seat_of, table
from tests.expedition.scenes import acting, activating, ask, do
from tests.proves import proves


def shaman(*others: dict[str, Any], hand: str = "", area: tuple[str, ...] = (), **seat: Any) -> State:
    """Return the moment after seat 0 placed a companion at the shaman."""
    rest = {key: seat.pop(key) for key in ("board", "journal", "mackenzie") if key in seat}
    me = player(hand, area=area, aboard=seat.pop("aboard", 0) + 1, **seat)
    return do(table(me, *others, **rest), "village shamanism 1")


@proves("E-COPY-1")
def test_e_copy_1_one_food_performs_an_active_character_of_any_area() -> None:
    others = [player("", area=["36 < 8"]), player("", area=["2 < 10"])]
    state = shaman(*others, area=("1 < 11",), goods="2 food")
    state = do(state, "do 1")
    assert goods(state) == {"food": 1}
    assert legal(state) == ["copy 1", "copy 2", "copy 36"]
    assert events(state, "0 copy 36") == ["copied"]
    assert scout(do(state, "copy 36", "do 1")) == (1, 0)
    own = do(state, "copy 1", "do 1", "choose fur")
    assert (goods(own), ask(own)) == ({"food": 1, "fur": 1}, "turn")  # once only


@proves("E-COPY-1")
def test_e_copy_1_without_food_nothing_is_copied() -> None:
    state = shaman(player("", area=["36 < 8"]), goods="wood")
    assert (ask(state), scout(state)) == ("turn", (0, 0))
    turn = {"frames": [["shamanism", 1]]}
    state = table(player(""), player("", area=["36 < 8"]), ask="activate", turn=turn)
    assert rule(state, "do 1") == "R-ACT-2"


@proves("E-COPY-2")
def test_e_copy_2_a_copied_action_has_strength_1() -> None:
    """Whatever strength the owner gave it: here 3."""
    state = shaman(player("", area=["36 < 38", "leader +3"]), goods="food")
    state = do(state, "do 1", "do 1")  # without food for the leader, 36 is the only target
    assert (scout(state), ask(state)) == ((1, 0), "turn")


@proves("E-COPY-3")
def test_e_copy_3_the_copier_pays_takes_and_counts() -> None:
    """The owner of 9 keeps a canoe; the hunter of seat 2 collects by the badges round seat 0."""
    owner = player("", area=["9 < 8"], goods="canoe", position=3)
    state = do(shaman(owner, goods="food, canoe"), "do 1", "do 1")
    assert (goods(state, 0), scout(state, 0)) == ({}, (6, 0))  # over the owner's scout
    assert (goods(state, 1), scout(state, 1)) == ({"canoe": 1}, (3, 0))
    left, far, right = player("", area=["10 < 1"]), player("", area=["hunter < 16"]), player("", area=["2 < 18"])
    state = shaman(left, far, right, area=("3 < 32",), goods="food")
    state = do(state, "do 1", "copy yellow-hunter", "do 1")
    assert goods(state) == {"food": 3}


@proves("E-COPY-4", "E-CARD-35")
def test_e_copy_4_card_35_copies_once_per_activation_for_one_food_each() -> None:
    """Different targets, or the same one again."""
    state = acting(35, 3, player("", area=["36 < 8", "2 < 9"]), goods="4 food")
    again = do(state, *["do 1", "copy 36", "do 1"] * 3)
    assert (scout(again), goods(again), ask(again)) == ((3, 0), {"food": 1}, "turn")
    mixed = do(state, "do 1", "copy 36", "do 1", "do 1", "copy 2", "do 1", "stop")
    assert (scout(mixed), goods(mixed)) == ((1, 0), {"wood": 1, "fur": 1, "food": 2})


@proves("E-CARD-35")
def test_e_card_35_the_partisan_does_what_shamanism_does() -> None:
    """One food and the copied cost; nothing can be done without food."""
    state = do(acting(35, 1, player("", area=["9 < 8"]), goods="food, canoe", area=["36 < 10"]), "do 1")
    assert legal(state) == ["copy 9", "copy 36"]
    state = do(state, "copy 9", "do 1")
    assert (scout(state), goods(state), ask(state)) == ((5, 0), {}, "turn")
    assert rule(activating(35, player("", area=["9 < 8"]), goods="canoe"), "do 1") == "R-ACT-2"


# Rulings.


@proves("R-COPY-1")
def test_r_copy_1_a_face_down_card_is_no_target() -> None:
    state = do(shaman(player("", area=["1 < 36", "2 < 8"]), goods="food"), "do 1")
    assert legal(state) == ["copy 1", "copy 2"]
    assert rule(state, "copy 36") == "R-COPY-1"


@proves("R-COPY-2")
def test_r_copy_2_every_face_up_card_is_a_target_and_nothing_else() -> None:
    """Sacagawea, just played, is one for a shaman's copy of another card; a card in hand or journal is none."""
    state = do(acting(35, 1, hand="2", area=["36 < 8", "53 < 9"], goods="food", journal=[39, 40, 41, 42, 43]), "do 1")
    assert legal(state) == ["copy 36", "copy 53"]
    for card in ("2", "39", "50"):
        assert rule(state, f"copy {card}") == "R-COPY-2"
    state = acting(53, 1, player("", area=["35 < 8"]), area=["36 < 10"], goods="2 food")
    state = do(state, "do 1", "place shamanism", "do 1")
    assert legal(state) == ["copy 35", "copy 36"]


@proves("R-COPY-3")
def test_r_copy_3_a_card_that_is_being_resolved_is_not_copied() -> None:
    """35 not by itself, 53 not by the shamanism that it does, nor a card that was itself copied in the chain."""
    others = player("", area=["36 < 8", "2 < 9"])
    state = do(acting(35, 1, others, goods="2 food"), "do 1")
    assert rule(state, "copy 35") == "R-COPY-3"
    state = do(acting(53, 1, others, goods="2 food"), "do 1", "place shamanism", "do 1")
    assert rule(state, "copy 53") == "R-COPY-3"
    state = shaman(player("", area=["36 < 8", "35 < 10", "53 < 9", "2 < 11"]), goods="4 food")
    state = do(state, "do 1", "copy 35", "do 1", "copy 53", "do 1", "place shamanism", "do 1")
    assert [rule(state, f"copy {card}") for card in (35, 53)] == ["R-COPY-3"] * 2
    assert (goods(state), legal(state)) == ({"food": 1}, ["copy 2", "copy 36"])


@proves("R-COPY-4")
def test_r_copy_4_chains_are_allowed_and_every_link_pays() -> None:
    state = shaman(player("", area=["35 < 8", "36 < 9"]), goods="2 food, wood")
    state = do(state, "do 1", "copy 35", "do 1")
    assert goods(state) == {"wood": 1}
    state = do(state, "do 1")
    assert (scout(state), ask(state)) == ((1, 0), "turn")


@proves("R-COPY-5")
def test_r_copy_5_a_copied_collect_counts_the_copier_and_the_own_neighbours() -> None:
    """The lumberjack of seat 2 of four: its own badge does not count; that of a neighbour or an own card does."""
    far = player("", area=["lumberjack < 2"])
    state = shaman(player(""), far, player(""), area=("1 < 10",), goods="food")
    assert goods(do(state, "do 1", "copy yellow-lumberjack", "do 1")) == {"wood": 1}
    near = player("", area=["lumberjack < 2"])
    state = shaman(near, player(""), player(""), goods="food")
    assert goods(do(state, "do 1", "do 1")) == {"wood": 2}
    state = shaman(player(""), player(""), player(""), area=("lumberjack < 2",), goods="food")
    assert goods(do(state, "do 1", "do 1")) == {"wood": 2}


@proves("R-COPY-6")
def test_r_copy_6_a_copied_45_counts_the_copiers_cards_only() -> None:
    other = player("", area=["45 < 8", "1 < 9", "2 < 10"])
    state = do(shaman(other, area=("3 < 11",), goods="food, wood"), "do 1", "copy 45", "do 1")
    assert (scout(state), goods(state)) == ((1, 0), {})
    alone = do(shaman(player("", area=["45 < 8"]), goods="food, wood"), "do 1")
    assert rule(alone, "do 1") == "R-MOVE-7"


@proves("R-COPY-7")
@pytest.mark.parametrize(
    ("card", "cost", "aboard", "position", "steps"),
    [
        (29, "food", 0, 1, 2),  # food badges: one own, one of the owner
        (33, "2 equipment", 0, 18, 3),  # equipment badges: one own, two of the owner
        (31, "2 fur", 2, 1, 2),  # companions aboard; the owner has five
        (44, "2 canoe", 1, 1, 2),  # canoes; the owner has three
        (46, "2 fur", 0, 1, 2),  # on the board: New Arrival and the one just placed
        (51, "2 horse", 1, 18, 2),  # horses; the owner has three
    ],
)
def test_r_copy_7_counts_are_taken_from_the_copiers_view(
    card: int, cost: str, aboard: int, position: int, steps: int
) -> None:
    owner = player("", area=[f"{card} < 10", "3 < 12"], goods="3 canoe, 3 horse", aboard=5)
    state = shaman(
        owner, area=("13 < 16",), goods=f"food, {cost}", aboard=aboard, position=position,
        board={"new_arrival": 1, "supply": 2 - aboard},
    )  # fmt: skip
    state = do(state, "do 1")
    if ask(state) == "copy":
        state = do(state, f"copy {card}")
    assert scout(do(state, "do 1")) == (position + steps, 0)


@proves("R-COPY-8")
def test_r_copy_8_the_companion_just_placed_is_gathered_by_a_copied_interpreter() -> None:
    state = shaman(player("", area=["interpreter < 8"]), goods="food", journal=[1, 2, 3, 4, 5])
    state = do(state, "do 1", "do 1")
    assert legal(state) == ["board 0", "board 1", "board 2"]
    state = play(state, "0 board 2", "* reveal 40")
    assert (seat_of(state, 0)["aboard"], board(state)["shamanism"], board(state)["new_arrival"]) == (2, 0, 1)


@proves("R-COPY-9")
def test_r_copy_9_shamanism_without_an_active_character_is_void() -> None:
    state = shaman(player(), goods="food")
    assert board(state)["shamanism"] == 1
    assert rule(state, "do 1") == "R-COPY-9"
    assert goods(do(state, "part 1")) == {}
    assert goods(do(state, "stop")) == {"food": 1}


@proves("R-ACT-3")
def test_r_act_3_a_copy_may_be_paid_for_nobody() -> None:
    """`part` copies nobody, however many there are."""
    state = do(acting(35, area=["hunter +1", "trapper +1"], goods="2 food"), "part 1")
    assert (ask(state), goods(state)) == ("turn", {"food": 1})


@proves("R-COPY-10")
def test_r_copy_10_a_copied_lock_card_locks_nothing_by_itself() -> None:
    """Copied 53 by shamanism: nothing is locked. Copied 40 by 35, twice: the outer lock holds."""
    state = do(shaman(player("", area=["53 < 8"]), goods="food"), "do 1", "do 1", "place gift", "do 2")
    assert (goods(state), dump(state)["turn"].get("locked")) == ({"wood": 2}, None)
    state = acting(35, 3, player("", area=["40 < 8", "36 < 9"]), goods="3 food, canoe")
    state = do(state, "do 1", "copy 40", "do 1", "do 1")
    assert goods(state) == {"food": 1, "canoe": 2}
    assert dump(state)["turn"]["frames"][-1] == ["36", 1]  # the only target that can be paid
    assert scout(do(state, "do 1")) == (1, 0)


@proves("R-COPY-11")
def test_r_copy_11_cards_of_a_player_who_camped_are_targets_no_more() -> None:
    me, other = player("", aboard=1, goods="food"), player("leader", area=["36 < 8", "2 < 9"], aboard=1)
    state = play(table(me, other, seat=1), "1 camp", "1 village hunting 1", "1 do 1", "1 end turn")
    state = do(state, "village shamanism 1")
    assert rule(state, "do 1") == "R-COPY-9"


@proves("R-COPY-12")
def test_r_copy_12_copying_neither_turns_nor_moves_nor_exhausts_the_target() -> None:
    before = seat_of(acting(35, 2, player("", area=["36 < 8"], position=9), goods="2 food"), 1)
    state = do(acting(35, 2, player("", area=["36 < 8"], position=9), goods="2 food"), "do 1", "do 1")
    assert seat_of(state, 1) == before
    state = do(state, "do 1", "do 1")
    assert (scout(state), seat_of(state, 1)) == ((2, 0), before)


@proves("R-COPY-13")
def test_r_copy_13_a_target_that_cannot_be_paid_is_not_offered() -> None:
    """Declining is the same; so without food left the leader is no target, and without a canoe 9 is none."""
    state = do(shaman(player("", area=["leader < 8", "9 < 10", "1 < 2", "36 < 3"]), goods="food"), "do 1")
    assert legal(state) == ["copy 1", "copy 36"]
    assert [rule(state, f"copy {card}") for card in ("9", "orange-leader")] == ["R-COPY-13"] * 2
    state = do(acting(53, 1, goods="wood"), "do 1")
    assert [rule(state, f"place {place}") for place in ("canoe_building", "boat_upgrade")] == ["R-COPY-13"] * 2
