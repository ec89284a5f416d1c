"""Locked gains: what an activation of five cards brought may not serve a later one (section 10 of the rules)."""

from typing import Any

import pytest

from keelboat.parts import State
from tests.expedition.positions import RAW, dump, goods, legal, play, player, rule, scout, seat_of, table
from tests.expedition.scenes import acting, ask, do
from tests.proves import proves


def locked(state: State) -> dict[str, int]:
    """Return what is locked now."""
    return dict(dump(state)["turn"].get("locked", {}))


@proves("E-LOCK-1")
def test_e_lock_1_goods_of_an_earlier_activation_do_not_pay() -> None:
    """Cards 15, 23 and 53 with goods, 40 with canoes."""
    state = do(acting(15, 2, goods="wood, canoe, horse", board={"gift": 1}), "do 1", "pay wood", "do 1", "do 1")
    assert legal(state) == ["pay canoe", "pay horse"]
    assert rule(state, "pay fur") == "E-LOCK-1"
    state = do(acting(23, 2, goods="wood, canoe, horse"), "do 1", "pay wood", "choose fur,fur", "do 1")
    assert legal(state) == ["pay canoe", "pay horse"]
    assert rule(state, "pay fur") == "E-LOCK-1"
    state = do(acting(40, 2, goods="canoe"), "do 1")
    assert (ask(state), goods(state)) == ("turn", {"canoe": 2})
    state = do(acting(53, 2), "do 1", "place gift", "do 2", "do 1")
    assert goods(state) == {"wood": 2}
    assert "place canoe_building" not in legal(state)


@proves("E-LOCK-1")
@pytest.mark.parametrize(
    ("frames", "held", "gained"),
    [
        ([["53", 0], ["canoe_building", 1]], "2 wood", {"wood": 1}),
        ([["15", 0], ["shamanism", 1]], "food", {"food": 1}),
        ([["35", 1]], "2 food", {"food": 2}),
        ([["40", 1]], "2 canoe", {"canoe": 2}),
        ([["23", 1]], "wood, fur", {"wood": 1, "fur": 1}),
    ],
)
def test_e_lock_1_is_the_reason_given(frames: list[Any], held: str, gained: dict[str, int]) -> None:
    """Enough is aboard, but it was gained in this action."""
    me = player("", area=[f"{frames[0][0]} < 8"], goods=held)
    state = table(me, player("", area=["36 < 9"]), ask="activate", turn={"frames": frames, "locked": gained})
    assert rule(state, "do 1") == "E-LOCK-1"
    state = table(me, player("", area=["36 < 9"]), ask="activate", turn={"frames": frames})
    assert rule(state, "do 1") is None


@proves("E-LOCK-1")
def test_e_lock_1_card_35_locks_goods_and_companions_of_an_earlier_copy() -> None:
    """Food from a copied 39 pays no second copy; companions from a copied interpreter do not pay card 6."""
    other = player("", area=["39 < 8", "6 < 9", "interpreter < 10"])
    state = do(acting(35, 2, other, goods="food"), "do 1", "copy 39", "do 1", "choose food,food")
    assert (goods(state), ask(state)) == ({"food": 2}, "turn")
    state = acting(35, 2, other, goods="2 food", journal=[1, 2, 3, 4, 5], board={"hunting": 1})
    state = play(state, "0 do 1", "0 copy orange-interpreter", "0 do 1", "0 board 2", "* reveal 40", "0 do 1")
    assert seat_of(state, 0)["aboard"] == 2
    assert legal(state) == ["copy 39", "copy orange-interpreter"]
    assert rule(state, "copy 6") == "R-COPY-13"


@proves("E-LOCK-1", "E-LOCK-2")
def test_e_lock_2_five_cards_lock_and_no_other() -> None:
    assert [row["id"] for row in RAW["cards"] if row["locks_gains"]] == [15, 23, 35, 40, 53]
    assert not any(row["locks_gains"] for row in RAW["roles"])


@proves("E-LOCK-2")
def test_e_lock_2_the_lock_ends_with_the_action() -> None:
    """The fur of Sacagawea's gift recruits a card in the same turn."""
    state = acting(53, 2, goods="equipment", hand="leader", journal=[1, 2, 3, 4, 5])
    state = do(state, "do 1", "place gift", "do 1")
    assert locked(state) == {"fur": 2}
    state = do(state, "stop")
    assert locked(state) == {}
    state = play(state, "0 recruit 1", "0 discount none", "* reveal 40")
    assert goods(state) == {"fur": 1}


@proves("E-LOCK-2")
def test_e_lock_2_everywhere_else_gains_may_be_spent_in_the_next_activation() -> None:
    state = do(acting(41, 2, goods="canoe"), "do 1", "do 2")
    assert goods(state) == {"canoe": 1}
    me = player("", goods="wood, fur, food, 2 equipment, canoe", aboard=2)
    state = do(table(me, player()), "village horse_trade 2", "do 1", "pay wood,fur,food", "do 1")
    assert goods(state) == {"horse": 1, "equipment": 1} and ask(state) == "turn"  # the first horse paid as well


# Rulings.


@proves("R-LOCK-1")
def test_r_lock_1_payable_is_what_is_held_less_what_is_locked() -> None:
    state = do(acting(40, 3, goods="2 canoe"), "do 1")
    assert (goods(state), locked(state)) == ({"canoe": 3}, {"canoe": 2})
    state = do(state, "do 1")  # the one canoe that is not locked; then none is left
    assert (goods(state), ask(state), locked(state)) == ({"canoe": 4}, "turn", {})


@proves("R-LOCK-2")
def test_r_lock_2_locked_canoes_and_horses_are_not_counted() -> None:
    """Card 35 copies 40 or 25, then 44 or 51: only what was aboard before counts."""
    other = player("", area=["40 < 8", "44 < 9", "25 < 10", "51 < 11"])
    state = acting(35, 2, other, goods="2 food, 3 canoe", aboard=1)
    state = do(state, "do 1", "copy 40", "do 1")
    assert goods(state) == {"food": 1, "canoe": 4}
    assert scout(do(state, "do 1", "copy 44", "do 1")) == (2, 0)
    state = acting(35, 2, other, goods="2 food, 2 equipment, horse", aboard=1, position=20)
    state = do(state, "do 1", "copy 25", "do 1")
    assert goods(state) == {"food": 1, "horse": 2}
    assert scout(do(state, "do 1", "copy 51", "do 1")) == (21, 0)


@proves("R-LOCK-2")
def test_r_lock_2_locked_companions_are_not_counted() -> None:
    """Sacagawea takes a tile's companion, then copies 31 by shamanism: only the one aboard before counts."""
    other = player("", area=["31 < 8"])
    state = acting(53, 2, other, goods="3 wood, food, 2 fur", aboard=1)
    state = do(state, "do 1", "place boat_upgrade", "do 2")
    assert seat_of(state, 0)["aboard"] == 2
    state = do(state, "do 1", "place shamanism", "do 1", "do 1")
    assert (scout(state), goods(state)) == ((1, 0), {})


@proves("R-LOCK-3")
def test_r_lock_3_locked_goods_go_overboard_first() -> None:
    """Full boats with 5 wood, 2 of them locked; two wood make room for fur, and the 3 old ones pay an upgrade."""
    state = acting(53, 3, goods="3 wood, 6 horse")
    state = do(state, "do 1", "place gift", "do 2")
    assert (goods(state), locked(state)) == ({"wood": 5, "horse": 6}, {"wood": 2})
    state = do(state, "do 1", "place gift", "part 1", "amount fur 2", "jettison wood", "jettison wood")
    assert (goods(state), locked(state)) == ({"wood": 3, "fur": 2, "horse": 6}, {"fur": 2})
    state = do(state, "do 1", "place boat_upgrade", "do 2")
    assert goods(state) == {"fur": 2, "horse": 6}


@proves("R-LOCK-3")
def test_r_lock_3_it_holds_for_every_kind() -> None:
    """The same with fur: both locked ones go overboard for wood, and the 3 old ones are free."""
    state = do(acting(53, 3, goods="3 fur, 6 horse"), "do 1", "place gift", "do 1")
    assert (goods(state), locked(state)) == ({"fur": 5, "horse": 6}, {"fur": 2})
    state = do(state, "do 1", "place gift", "part 2", "amount wood 2", "jettison fur", "jettison fur")
    assert (goods(state), locked(state)) == ({"fur": 3, "wood": 2, "horse": 6}, {"wood": 2})


@proves("R-LOCK-3")
def test_r_lock_3_goods_that_are_not_locked_unlock_nothing() -> None:
    """Two horses go overboard, the second unasked; the wood of the first gift stays locked beside the fur."""
    state = do(acting(53, 3, goods="3 wood, 6 horse"), "do 1", "place gift", "do 2")
    state = do(state, "do 1", "place gift", "part 1", "amount fur 2", "jettison horse")
    assert (goods(state), locked(state)) == ({"wood": 5, "fur": 2, "horse": 4}, {"wood": 2, "fur": 2})


@proves("R-LOCK-4")
def test_r_lock_4_hired_cards_and_tiles_are_not_locked() -> None:
    """A card hired by the first activation leaves by departure in the second; a tile holds goods at once."""
    state = acting(53, 2, player("", area=["17 < 8"]), goods="food, canoe", journal=[1, 2, 3, 4, 5])
    state = play(state, "0 do 1", "0 place shamanism", "0 do 1", "0 do 1", "0 hire 4", "* reveal 40", "0 do 1")
    state = do(state, "place departure", "do 1", "discard 4")
    assert seat_of(state, 0)["hand"] == []
    state = acting(53, 2, goods="3 wood, 8 horse")
    state = do(state, "do 1", "place boat_upgrade", "part 1", "choose none", "do 1", "place gift", "do 1")
    assert goods(state) == {"fur": 2, "horse": 8}


@proves("R-LOCK-4")
def test_r_lock_4_dropped_tokens_and_spaces_are_not_locked() -> None:
    """Card 35 copies 16, which drops the last token, then 36 twice: the scout advances from where it stands."""
    other = player("", area=["16 < 8", "36 < 9"])
    state = acting(35, 3, other, goods="3 food, fur", time=1)
    state = do(state, "do 1", "copy 16", "do 1", "do 1", "do 1")  # 36 is the only target now
    assert scout(state) == (1, 0)
    assert scout(do(state, "do 1", "do 1")) == (2, 0)


@proves("R-LOCK-5")
def test_r_lock_5_a_gain_may_serve_inside_the_same_activation() -> None:
    """Wood gained on the way from 53 over shamanism to card 4 pays that card; gained an activation ago, it does not."""
    me = player("", area=["53 < 8"], goods="wood")
    other = player("", area=["4 < 9"])
    frames = [["53", 1], ["shamanism", 0], ["4", 1]]
    fresh = table(me, other, ask="activate", turn={"frames": frames, "fresh": {"wood": 1}})
    state = do(fresh, "do 1")
    assert (goods(state), locked(state)) == ({"canoe": 1}, {"canoe": 1})
    earlier = table(me, other, ask="activate", turn={"frames": frames, "locked": {"wood": 1}})
    assert rule(earlier, "do 1") == "E-LOCK-1"


@proves("R-LOCK-5")
@pytest.mark.parametrize(("aboard", "kept"), [(1, {}), (2, {"companions": 1})])
def test_r_lock_5_companions_of_the_same_activation_leave_last(aboard: int, kept: dict[str, int]) -> None:
    """One came aboard in this activation of 53, which also copies 50: only if she stays is she locked afterwards."""
    frames = [["53", 2], ["50", 1]]
    me = player("", area=["53 < 49", "50 < 43"], goods="wood", aboard=aboard, position=19)
    turn = {"frames": frames, "fresh": {"companions": 1}}
    state = do(table(me, player(), ask="activate", turn=turn), "do 1")
    assert (scout(state)[0], locked(state)) == (21, kept)


@proves("R-LOCK-5")
def test_r_lock_5_the_lock_waits_for_the_end_of_the_outermost_activation() -> None:
    """Had the copied 41 two activations, the horse of the first would pay for the second; 53 locks it afterwards."""
    me = player("", area=["53 < 8"], goods="canoe")
    frames = [["53", 1], ["shamanism", 0], ["41", 2]]
    state = table(me, player("", area=["41 < 9"]), ask="activate", turn={"frames": frames})
    state = do(state, "do 1")
    assert (goods(state), locked(state)) == ({"horse": 1}, {})
    state = do(state, "do 2")
    assert (goods(state), locked(state)) == ({"canoe": 1}, {"canoe": 1})
