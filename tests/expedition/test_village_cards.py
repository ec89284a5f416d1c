"""Cards 15 and 53, which use village places without a companion, and the rulings on the village."""

from keelboat.parts import State
from tests.expedition.positions import board, dump, goods, legal, play, player, rule, scout, seat_of, table
from tests.expedition.scenes import acting, activating, ask, do
from tests.proves import proves

PLACES = ["hunting", "crafting", "gift", "departure", "horse_trade", "canoe_building", "boat_upgrade", "shamanism"]


def standing(state: State) -> dict[str, int]:
    """Return the places that hold companions."""
    return {place: n for place, n in board(state).items() if place in PLACES and n}


@proves("E-CARD-15")
def test_e_card_15_toussaint_charbonneau_pays_any_good_and_uses_an_occupied_place() -> None:
    """No companion is placed; the place's own cost is due as well."""
    state = acting(15, goods="horse, canoe, 2 wood", board={"gift": 1, "canoe_building": 2})
    state = do(state, "do 1")
    assert legal(state) == ["pay wood", "pay canoe", "pay horse"]
    state = do(state, "pay horse")
    assert legal(state) == ["place gift", "place canoe_building"]
    assert rule(state, "place hunting") == "R-VILL-3"
    state = do(state, "place canoe_building", "do 1")
    assert (goods(state), standing(state), ask(state)) == ({"canoe": 2}, {"gift": 1, "canoe_building": 2}, "turn")
    assert rule(activating(15, board={"gift": 1}), "do 1") == "R-ACT-2"


@proves("E-CARD-53")
def test_e_card_53_sacagawea_uses_any_place_for_nothing_but_its_own_cost() -> None:
    """Occupied or empty; no companion is placed."""
    other = player("", area=["36 < 8"])
    state = acting(53, 1, other, goods="3 wood, fur, 2 food", board={"hunting": 1, "gift": 1})
    state = do(state, "do 1")
    assert legal(state) == [f"place {place}" for place in PLACES]
    hunted = do(state, "place hunting", "do 1")
    assert (goods(hunted), standing(hunted)) == ({"wood": 3, "fur": 2, "food": 3}, {"hunting": 1, "gift": 1})
    assert goods(do(state, "place horse_trade", "do 1")) == {"wood": 2, "food": 1, "horse": 1}
    assert goods(do(state, "place canoe_building", "do 1")) == {"wood": 1, "fur": 1, "food": 2, "canoe": 1}
    copied = do(state, "place shamanism", "do 1", "do 1")
    assert (goods(copied), scout(copied)) == ({"wood": 3, "fur": 1, "food": 1}, (1, 0))


@proves("E-CARD-53")
def test_e_card_53_the_cost_of_a_place_must_be_payable() -> None:
    state = do(acting(53, goods="wood"), "do 1")
    assert legal(state) == ["place hunting", "place crafting", "place gift", "place departure"]
    assert rule(state, "place canoe_building") == "R-COPY-13"


@proves("R-COPY-13")
def test_r_copy_13_full_boats_do_not_close_a_place_that_costs_nothing() -> None:
    """Goods may go overboard for what hunting brings (R-BOAT-1), so it is offered."""
    state = do(acting(53, goods="11 canoe"), "do 1")
    assert legal(state) == ["place hunting", "place crafting", "place gift", "place departure"]
    state = do(state, "place hunting", "part 1", "amount fur 1", "amount food 0")
    assert goods(state) == {"fur": 1, "canoe": 10}


# Rulings.


@proves("R-VILL-1")
def test_r_vill_1_one_companion_per_action_on_the_upgrade_circles() -> None:
    state = table(player("", goods="6 wood", aboard=3), player("", aboard=1))
    assert "village boat_upgrade 1" in legal(state)
    assert rule(state, "village boat_upgrade 2") == "E-VILLAGE-1"
    state = do(state, "village boat_upgrade 1", "do 2", "end turn")
    state = play(state, "1 village boat_upgrade 1", "1 end turn")
    assert standing(state) == {"boat_upgrade": 2}
    assert "village boat_upgrade 1" not in legal(state)
    assert rule(state, "village boat_upgrade 1") == "E-VILLAGE-1"


@proves("R-VILL-2")
def test_r_vill_2_a_companion_stays_though_its_activation_is_declined_or_cannot_be_paid() -> None:
    declined = do(table(player("", aboard=1), player()), "village hunting 1", "stop")
    assert (standing(declined), goods(declined), seat_of(declined, 0)["aboard"]) == ({"hunting": 1}, {}, 0)
    unpaid = do(table(player("", goods="2 wood", aboard=3), player()), "village canoe_building 3", "do 1")
    assert (standing(unpaid), goods(unpaid), ask(unpaid)) == ({"canoe_building": 3}, {"canoe": 1}, "turn")


@proves("R-VILL-3")
def test_r_vill_3_15_needs_a_companion_at_the_place_and_53_does_not() -> None:
    village = {"hunting": 1, "boat_upgrade": 2}
    state = do(acting(15, goods="wood, 3 fur", board=village), "do 1", "pay fur")
    assert rule(state, "place gift") is not None
    assert standing(do(state, "do 1")) == village  # hunting was the only place that it could use
    state = do(acting(53, goods="3 wood", board=village), "do 1")
    assert {"place hunting", "place gift", "place boat_upgrade"} <= set(legal(state))
    state = do(state, "place boat_upgrade", "do 2")
    assert (standing(state), seat_of(state, 0)["back"]) == (village, 1)


@proves("R-VILL-3")
def test_r_vill_3_pow_wow_and_new_arrival_are_not_places() -> None:
    state = acting(15, goods="wood", board={"pow_wow": 2})
    assert rule(state, "do 1") == "R-VILL-3"
    assert goods(do(state, "part 1")) == {}


@proves("R-VILL-4")
def test_r_vill_4_occupation_is_checked_when_the_activation_is_resolved() -> None:
    """The first activation copies an interpreter, who empties the village; so the second finds no place."""
    state = acting(
        15, 2, goods="2 wood, food", area=["interpreter < 8"], journal=[1, 2, 3, 4, 5],
        board={"hunting": 1, "shamanism": 1},
    )  # fmt: skip
    state = do(state, "do 1", "pay wood", "place shamanism", "do 1")
    state = play(state, "0 do 1", "0 board 3", "* reveal 40")
    assert standing(state) == {}
    assert rule(state, "do 1") == "R-VILL-3"
    assert legal(state) == ["part 1", "stop"]


@proves("R-VILL-5")
def test_r_vill_5_an_arc_is_executed_once_per_activation() -> None:
    """However many companions stand there."""
    state = acting(53, goods="6 wood", board={"canoe_building": 3})
    state = do(state, "do 1", "place canoe_building", "do 1")
    assert (goods(state), ask(state)) == ({"wood": 4, "canoe": 1}, "turn")
    state = acting(15, 2, goods="2 fur, 6 wood", board={"canoe_building": 3})
    state = do(state, "do 1", "pay fur", "do 1")
    assert goods(state) == {"wood": 4, "fur": 1, "canoe": 1}
    state = do(state, "do 1", "pay fur", "do 1")
    assert (goods(state), ask(state)) == ({"wood": 2, "canoe": 2}, "turn")


@proves("R-VILL-6")
def test_r_vill_6_an_upgrade_brings_locked_goods_but_slots_that_serve_at_once() -> None:
    """Eleven goods: 3 wood go, 2 wood come; the tile makes room for the gift, yet the wood builds no canoe."""
    state = acting(53, 3, goods="3 wood, 8 horse")
    state = do(state, "do 1", "place boat_upgrade", "do 1", "choose wood,wood", "do 1")
    assert rule(state, "place canoe_building") == "R-COPY-13"
    state = do(state, "place gift", "do 1")
    assert (goods(state), seat_of(state, 0)["front"]) == ({"wood": 2, "fur": 2, "horse": 8}, 1)
    state = do(state, "do 1", "place gift", "do 1")
    assert (goods(state), ask(state)) == ({"wood": 2, "fur": 3, "horse": 8}, "turn")  # thirteen in all


@proves("R-VILL-6")
def test_r_vill_6_the_companion_of_an_upgrade_is_locked_too() -> None:
    """It cannot pay card 44, copied by the next activation; one that was aboard before could."""
    for aboard, cited in ((0, "R-COPY-13"), (1, None)):
        other = player("", area=["44 < 8", "36 < 9"])
        state = acting(53, 2, other, goods="3 wood, food, canoe", aboard=aboard)
        state = do(state, "do 1", "place boat_upgrade", "do 2")
        assert seat_of(state, 0)["aboard"] == aboard + 1
        state = do(state, "do 1", "place shamanism", "do 1")
        if cited:
            assert ask(state) == "activate"  # 36 is the only target left
        else:
            assert legal(state) == ["copy 36", "copy 44"]


@proves("R-VILL-7")
def test_r_vill_7_departure_twice_discards_up_to_three_cards_each_and_renews_twice() -> None:
    state = acting(53, 2, hand="6, 7, 8, 9, 10, 11, 12", journal=[1, 2, 3, 4, 5])
    state = do(state, "do 1", "place departure", "do 1", "discard 6", "discard 7", "discard 8")
    state = play(state, *[f"* reveal {card}" for card in (20, 24, 22, 23, 21)])
    assert dump(state)["journal"] == ["20", "24", "22", "23", "21"]
    state = do(state, "do 1", "place departure", "do 1", "discard 9", "discard 10", "discard 11")
    state = play(state, *[f"* reveal {card}" for card in (30, 31, 32, 33, 35)])
    assert dump(state)["journal"] == ["30", "31", "32", "33", "35"]
    assert seat_of(state, 0)["hand"] == ["12"]
    gone = {"1", "2", "3", "4", "5", "20", "21", "22", "23", "24", "6", "7", "8", "9", "10", "11"}
    assert gone <= set(dump(state)["discard"])


@proves("R-VILL-8")
def test_r_vill_8_15_pays_its_own_cost_first_then_that_of_the_place() -> None:
    """2 wood and 1 fur: paying wood would leave too little for a canoe. The place may be declined after paying."""
    state = acting(15, goods="2 wood, 2 fur", board={"canoe_building": 1, "hunting": 0, "horse_trade": 0})
    state = do(state, "do 1")
    assert goods(state) == {"wood": 2, "fur": 1}  # only fur leads on, so it is not asked
    assert legal(state) == ["do 1", "part 1", "stop"]
    assert goods(do(state, "do 1")) == {"fur": 1, "canoe": 1}
    declined = do(state, "stop")
    assert (goods(declined), ask(declined)) == ({"wood": 2, "fur": 1}, "turn")


@proves("R-VILL-8")
def test_r_vill_8_both_costs_of_15_come_from_unlocked_goods() -> None:
    """The wood that crafting brought pays neither the card nor the place."""
    state = acting(15, 2, goods="2 fur, wood, horse", board={"crafting": 1, "canoe_building": 1})
    state = do(state, "do 1", "pay fur", "do 1")  # crafting
    assert goods(state) == {"wood": 2, "fur": 1, "equipment": 1, "horse": 1}
    state = do(state, "do 1")
    assert legal(state) == ["pay wood", "pay fur", "pay horse"]
    assert rule(state, "pay equipment") == "E-LOCK-1"
    state = do(state, "pay fur")
    assert (ask(state), goods(state)) == ("activate", {"wood": 2, "equipment": 1, "horse": 1})
    assert dump(state)["turn"]["frames"][-1] == ["crafting", 1]  # two wood, one of them locked: no canoe


@proves("R-VILL-9")
def test_r_vill_9_53_uses_any_mix_of_places_or_the_same_one_again() -> None:
    state = acting(53, 3)
    mixed = do(state, "do 1", "place hunting", "do 1", "do 1", "place crafting", "do 1", "do 1", "place gift", "do 1")
    assert goods(mixed) == {"wood": 1, "fur": 3, "food": 1, "equipment": 1}
    again = do(state, *["do 1", "place hunting", "do 1"] * 3)
    assert goods(again) == {"fur": 3, "food": 3}
