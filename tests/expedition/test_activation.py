"""Actions, strength and activations: rules 3, the leader, and the rulings on paying."""

import pytest

from keelboat.expedition.rules import GAME
from keelboat.parts import State
from tests.expedition.positions import board, dump, events, goods, legal, play, player, rule, scout, seat_of, table
from tests.proves import proves


def frames(state: State) -> list[list[object]]:
    """Return what is being resolved: source and activations left."""
    found: list[list[object]] = dump(state)["turn"].get("frames", [])
    return found


def supported(hand: str, by: str, **facts: object) -> State:
    """Play the first card of the hand with a support such as `12 +0`, and stand before its first activation."""
    first = hand.split(",", maxsplit=1)[0]
    card = first if first.isdigit() else f"blue-{first}"
    state = table(player(hand, **facts), player())  # type: ignore[arg-type]
    state = play(state, f"0 play {card}")
    return play(state, f"0 support {by}") if dump(state)["ask"] == "support" else state


@proves("E-ACT-1")
def test_e_act_1_a_character_from_hand_lies_face_up_with_its_strength() -> None:
    """The card leaves the hand for the play area; a card that is not in hand cannot be played."""
    state = table(player("leader, hunter, 12", aboard=1), player())
    assert rule(state, "play blue-trapper") == "R-CARDS-6"  # discarded
    assert rule(state, "play 13") == "E-SETUP-7"  # in the draw pile
    assert rule(state, "play orange-leader") == "R-TURN-10"  # in another hand, open to all
    state = play(state, "0 play blue-hunter", "0 support 12 +1", "0 do 1", "0 do 1")
    assert seat_of(state, 0)["area"] == [{"card": "blue-hunter", "support": "12", "companions": 1}]
    assert seat_of(state, 0)["hand"] == ["blue-leader"]


@proves("E-ACT-2")
@pytest.mark.parametrize(("card", "strength"), [("12", 1), ("blue-trapper", 1), ("blue-interpreter", 2), ("40", 3)])
def test_e_act_2_a_support_card_gives_its_printed_strength(card: str, strength: int) -> None:
    """One other hand card lies face down beneath the character."""
    state = play(table(player("hunter, trapper, interpreter, 12, 40"), player()), "0 play blue-hunter")
    assert rule(state, "support blue-hunter +0") == "E-ACT-2"
    assert rule(state, "support 13 +0") == "E-SETUP-7"
    state = play(state, f"0 support {card} +0")
    assert frames(state) == [["blue-hunter", strength]]
    assert seat_of(state, 0)["area"] == [{"card": "blue-hunter", "support": card}]
    assert card not in seat_of(state, 0)["hand"]


@proves("E-ACT-3")
def test_e_act_3_one_to_three_companions_give_one_strength_each() -> None:
    """They come from the own boats and lie on the card; more than are aboard cannot be had."""
    for companions in (1, 2, 3):
        state = supported("hunter, trapper", f"none +{companions}", aboard=3)
        assert frames(state) == [["blue-hunter", companions]]
        assert seat_of(state, 0)["aboard"] == 3 - companions
        assert seat_of(state, 0)["area"] == [{"card": "blue-hunter", "companions": companions}]
    few = play(table(player("hunter, trapper", aboard=2), player()), "0 play blue-hunter")
    assert rule(few, "support none +3") == "E-ACT-3"


@proves("E-ACT-4")
def test_e_act_4_a_support_card_and_companions_together() -> None:
    """1 + 1, 1 + 2 and 2 + 1."""
    for support, strength in (("12 +1", 2), ("12 +2", 3), ("blue-interpreter +1", 3)):
        state = supported("hunter, interpreter, 12", support, aboard=2)
        assert frames(state) == [["blue-hunter", strength]]
    few = play(table(player("hunter, 12", aboard=1), player()), "0 play blue-hunter")
    assert rule(few, "support 12 +2") == "E-ACT-3"


@proves("E-ACT-5")
def test_e_act_5_the_table_of_strength_sources() -> None:
    """Every cell of the table, for strengths 1 to 3 and up to three companions; nothing above 3, nothing without."""
    state = play(table(player("hunter, 12, 25, 40", aboard=3), player()), "0 play blue-hunter")
    assert legal(state) == [
        "support 12 +0", "support 12 +1", "support 12 +2", "support 25 +0", "support 25 +1", "support 40 +0",
        "support none +1", "support none +2", "support none +3",
    ]  # fmt: skip
    for text in ("support 25 +2", "support 40 +1", "support 40 +2"):
        assert rule(state, text) == "E-ACT-5"
    for text in ("support none +0", "support none +4", "support 12 +3", "support 12,25 +0"):
        with pytest.raises(ValueError, match="no action"):
            GAME.parse(text)


@proves("E-ACT-5")
def test_e_act_5_a_second_support_card_is_refused() -> None:
    """Once strength is given the question is closed."""
    state = supported("hunter, 12, 13", "12 +0")
    assert rule(state, "support 13 +0") == "E-ACT-2"


@proves("E-ACT-6")
@pytest.mark.parametrize("strength", [1, 2, 3])
def test_e_act_6_strength_is_the_number_of_activations(strength: int) -> None:
    """Card 36 moves one river space per activation."""
    state = supported("36, leader", f"none +{strength}", aboard=3)
    for done in range(strength):
        assert frames(state) == [["36", strength - done]]
        state = play(state, "0 do 1")
    assert frames(state) == []
    assert scout(state) == (strength, 0)


@proves("E-ACT-7")
def test_e_act_7_a_support_card_has_no_action_until_the_camp() -> None:
    """It can neither be played nor copied while it lies face down."""
    seat = player("leader, trapper", area=["lumberjack < hunter"], aboard=1, goods="2 food")
    state = table(seat, player("", area=["interpreter < leader"]))
    assert rule(state, "play blue-hunter") == "E-ACT-7"
    copying = play(state, "0 village shamanism 1", "0 do 1")
    assert rule(copying, "copy blue-hunter") == "R-COPY-1"
    assert rule(copying, "copy blue-lumberjack") is None
    assert rule(play(state, "0 camp"), "play blue-hunter") is None


@proves("E-ACT-8")
def test_e_act_8_companions_on_cards_wait_for_the_camp() -> None:
    """They are still the player's, but neither the village nor another card gets them before."""
    state = table(player("leader, hunter", area=["trapper +3"]), player())
    assert rule(state, "village gift 1") == "E-VILLAGE-4"
    asked = play(table(player("leader, hunter, 12", area=["trapper +3"]), player()), "0 play 12")
    assert rule(asked, "support none +1") == "E-ACT-3"
    camped = play(state, "0 camp")
    assert seat_of(camped, 0)["aboard"] == 3
    assert rule(camped, "village canoe_building 3") is None


@proves("E-ACT-9")
def test_e_act_9_activations_may_be_left_unused() -> None:
    """All three of them, or those after the first."""
    state = supported("36, 40", "40 +0")
    assert scout(play(state, "0 stop")) == (0, 0)
    one = play(state, "0 do 1", "0 stop")
    assert scout(one) == (1, 0)
    assert legal(one) == ["camp", "end turn"]


@proves("E-ACT-10")
def test_e_act_10_part_of_a_benefit_or_none_of_it() -> None:
    """Hunting brings one of the two, or neither; a canoe moves less than four spaces; `do` is the whole."""
    state = play(table(player(aboard=1), player()), "0 village hunting 1", "0 part 1")
    assert legal(state) == ["amount fur 0", "amount fur 1"]
    assert goods(play(state, "0 amount fur 0", "0 amount food 0")) == {}
    assert goods(play(state, "0 amount fur 0", "0 amount food 1")) == {"food": 1}
    assert goods(play(state, "0 amount fur 1")) == {"fur": 1}
    moving = play(supported("leader, 12", "12 +0", goods="canoe"), "0 part 2")
    assert legal(moving) == ["steps 0", "steps 1", "steps 2", "steps 3"]
    assert rule(moving, "steps 4") == "E-ACT-10"
    assert scout(play(moving, "0 steps 3")) == (3, 0)
    assert goods(moving) == {}


@proves("E-ACT-11")
def test_e_act_11_a_choice_is_made_anew_for_each_activation() -> None:
    """Card 19 collects fur once and wood once; card 11 moves on river, then on mountain."""
    state = play(supported("19, 20", "20 +0"), "0 do 1")
    assert rule(state, "do 3") == "E-ACT-11"
    assert goods(state) == {"fur": 1}
    own_wood = play(supported("19, 1", "1 +1", aboard=1), "0 do 1", "0 do 2")
    assert goods(own_wood) == {"fur": 1, "wood": 1}
    moving = supported("11, interpreter", "blue-interpreter +0", goods="2 food", position=17)
    assert scout(play(moving, "0 do 1", "0 do 2")) == (19, 0)


@proves("E-ACT-12")
def test_e_act_12_a_village_action_uses_companions_only() -> None:
    """Six cards in hand do not open a place, and none of them is used up by one."""
    state = table(player(), player())
    assert not [text for text in legal(state) if text.startswith("village")]
    assert rule(state, "village gift 1") == "E-VILLAGE-4"
    state = play(table(player(aboard=1), player()), "0 village gift 1", "0 do 1")
    assert len(seat_of(state, 0)["hand"]) == 6
    assert seat_of(state, 0)["area"] == []


@proves("E-LEAD-1")
def test_e_lead_1_food_canoe_or_horse_in_any_order() -> None:
    """River 2, river 4 and mountain 2, mixed freely over three activations."""
    for option, price, start, end in ((1, "food", 0, 2), (2, "canoe", 0, 4), (3, "horse", 18, 20)):
        state = supported("leader, 12", "12 +0", goods=price, position=start)
        state = play(state, f"0 do {option}")
        assert scout(state) == (end, 0)
        assert goods(state) == {}
    mixed = supported("leader, 40", "40 +0", goods="food, canoe, horse", position=12)
    assert scout(play(mixed, "0 do 2", "0 do 1", "0 do 3")) == (20, 0)
    assert scout(play(mixed, "0 do 1", "0 do 2", "0 do 3")) == (20, 0)


@proves("X-ACT-A")
def test_x_act_a_a_card_of_strength_one_gives_one_activation() -> None:
    """The first printed example."""
    assert frames(supported("hunter, 12", "12 +0")) == [["blue-hunter", 1]]


@proves("X-ACT-B")
def test_x_act_b_two_companions_give_two_activations() -> None:
    """They leave the boats for the card and are still owned."""
    state = supported("hunter, 12", "none +2", aboard=2)
    assert frames(state) == [["blue-hunter", 2]]
    assert seat_of(state, 0)["aboard"] == 0
    assert seat_of(state, 0)["area"] == [{"card": "blue-hunter", "companions": 2}]
    assert seat_of(play(state, "0 stop", "0 camp"), 0)["aboard"] == 2


@proves("X-ACT-C")
def test_x_act_c_a_card_and_two_companions_give_three_activations() -> None:
    """1 + 2 = 3."""
    assert frames(supported("hunter, 12", "12 +2", aboard=2)) == [["blue-hunter", 3]]


@proves("R-ACT-1")
def test_r_act_1_each_activation_is_paid_before_its_effect() -> None:
    """Two wood go for the first canoe; the third piece of wood does not pay the second."""
    state = play(table(player(aboard=2, goods="3 wood"), player()), "0 village canoe_building 2")
    assert goods(state) == {"wood": 3}
    assert events(state, "0 do 1") == ["paid", "gained"]
    state = play(state, "0 do 1")
    assert goods(state) == {"wood": 1, "canoe": 1}
    assert legal(state) == ["camp", "end turn"]


@proves("R-ACT-2")
def test_r_act_2_the_whole_cost_or_nothing() -> None:
    """One equipment does not pay half of two, neither for the whole nor for part of the effect."""
    state = supported("leader, 12", "12 +0", goods="food")
    for text in ("do 2", "do 3", "part 2", "part 3"):
        assert rule(state, text) == "R-ACT-2"
    short = supported("8, 12", "12 +0", goods="equipment, 5 wood")
    assert legal(short) == ["camp", "end turn"]
    paying = play(table(player(aboard=1, goods="2 wood, 2 fur, 2 food, 2 canoe"), player()), "0 village horse_trade 1")
    assert rule(play(paying, "0 do 1"), "pay wood,fur") == "R-ACT-2"


@proves("R-ACT-3")
def test_r_act_3_a_cost_may_be_paid_for_nothing() -> None:
    """Two wood are unloaded at canoe building without a canoe, a food by the leader without a step."""
    state = play(table(player(aboard=1, goods="2 wood"), player()), "0 village canoe_building 1", "0 part 1")
    assert goods(state) == {}
    moving = play(supported("leader, 12", "12 +0", goods="food"), "0 part 1", "0 steps 0")
    assert goods(moving) == {}
    assert scout(moving) == (0, 0)


@proves("R-ACT-4")
def test_r_act_4_nothing_is_thrown_away_without_an_effect() -> None:
    """Goods go overboard only where room is asked for; no action sends companions away."""
    full = table(player(aboard=3, goods="11 wood"), player())
    assert rule(full, "jettison wood") == "R-BOAT-1"
    collecting = supported("hunter, 12", "12 +0", goods="11 wood", aboard=1)
    assert rule(collecting, "jettison wood") == "R-BOAT-1"
    for state in (full, collecting):
        assert {text.split()[0] for text in legal(state)} <= {"play", "village", "camp", "do", "part", "stop"}


@proves("R-ACT-5")
def test_r_act_5_strength_is_declared_before_anything_is_seen() -> None:
    """The interpreter's new journal card comes after the commitment, and nothing can be added then."""
    state = table(player("interpreter, hunter, 12", aboard=2), player(), journal=[1, 2, 3, 4, 5])
    asked = play(state, "0 play blue-interpreter")
    assert dump(asked)["journal"] == dump(state)["journal"]
    assert rule(asked, "do 1") == "E-ACT-6"
    run = play(asked, "0 support 12 +1", "0 do 1", "0 board 0", "* reveal 50")
    assert frames(run) == [["blue-interpreter", 1]]
    assert rule(run, "support none +1") == rule(run, "support blue-hunter +0") == "E-ACT-2"
    assert legal(run) == ["do 1", "stop"]


@proves("R-ACT-6")
def test_r_act_6_what_was_committed_stays_without_an_activation() -> None:
    """Card, support and companion lie in the play area although nothing was done with them."""
    state = play(supported("hunter, 12, 13", "12 +1", aboard=1), "0 stop")
    assert seat_of(state, 0)["area"] == [{"card": "blue-hunter", "support": "12", "companions": 1}]
    assert seat_of(state, 0)["aboard"] == 0
    assert seat_of(state, 0)["hand"] == ["13"]
    unpaid = supported("leader, 12", "12 +0")
    assert seat_of(unpaid, 0)["area"] == [{"card": "blue-leader", "support": "12"}]


@proves("R-ACT-7")
def test_r_act_7_a_gain_may_pay_for_the_next_activation() -> None:
    """Card 41 turns a canoe into a horse and back; a traded horse helps to pay for the next one."""
    state = play(supported("41, interpreter", "blue-interpreter +0", goods="canoe"), "0 do 1")
    assert goods(state) == {"horse": 1}
    assert goods(play(state, "0 do 2")) == {"canoe": 1}
    trading = table(player(aboard=2, goods="2 wood, 2 fur, food"), player())
    trading = play(trading, "0 village horse_trade 2", "0 do 1")
    assert goods(trading) == {"wood": 1, "fur": 1, "horse": 1}
    assert goods(play(trading, "0 do 1")) == {"horse": 1}


@proves("R-ACT-8")
def test_r_act_8_any_and_distinct_mean_all_six_kinds() -> None:
    """Card 30 takes any one, horse trade any three that differ."""
    one_of_each = "wood, fur, food, equipment, canoe, horse"
    state = play(supported("30, 12", "12 +0", goods=one_of_each), "0 do 1")
    assert legal(state) == [f"pay {kind}" for kind in one_of_each.split(", ")]
    trading = play(table(player(aboard=1, goods="2 " + one_of_each), player()), "0 village horse_trade 1", "0 do 1")
    assert len(legal(trading)) == 20
    assert "pay equipment,canoe,horse" in legal(trading)
    assert rule(trading, "pay wood,wood,fur") == "R-ACT-8"


@proves("R-ACT-9")
def test_r_act_9_two_goods_of_choice_may_be_alike() -> None:
    """Cards 23 and 39 and the boat upgrade bring two of a kind or two kinds, always primary ones."""
    sets = 4 + 6
    black_cat = play(supported("39, 12", "12 +0"), "0 do 1")
    yellept = play(supported("23, 12", "12 +0", goods="horse"), "0 do 1")
    upgrade = play(table(player(aboard=1, goods="3 wood"), player()), "0 village boat_upgrade 1", "0 do 1")
    for state in (black_cat, yellept, upgrade):
        assert len(legal(state)) == sets
        assert goods(play(state, "0 choose fur,fur")) == {"fur": 2}
        assert goods(play(state, "0 choose wood,equipment")) == {"wood": 1, "equipment": 1}
        assert rule(state, "choose fur") == "R-ACT-9"


@proves("R-ACT-10")
def test_r_act_10_a_card_whose_activations_were_declined_is_active() -> None:
    """Another player copies it, and card 45 counts it."""
    state = table(player("hunter, trapper"), player(aboard=1, goods="food"), board={"new_arrival": 1})
    state = play(state, "0 play blue-hunter", "0 stop", "0 end turn", "1 village shamanism 1", "1 do 1")
    assert frames(state) == [["shamanism", 0], ["blue-hunter", 1]]
    counting = supported("45, 12", "12 +0", area=["hunter < trapper"], goods="food")
    assert scout(play(counting, "0 do 1")) == (2, 0)


@proves("R-ACT-11")
def test_r_act_11_character_and_support_do_not_change_places() -> None:
    """Neither turns into the other before the camp."""
    state = play(supported("hunter, trapper, 12", "blue-trapper +0"), "0 do 1")
    assert rule(state, "play blue-trapper") == "E-TURN-1"
    state = play(state, "0 end turn")
    state = play(state, "1 play orange-hunter", "1 support orange-trapper +0", "1 do 1", "1 end turn", "0 camp")
    assert {"play blue-trapper", "play blue-hunter", "play 12"} <= set(legal(state))


@proves("R-ACT-12")
@pytest.mark.parametrize(
    ("card", "price", "cited"),
    [("16", "fur", "R-ACT-12"), ("14", "2 food", "R-ACT-12"), ("15", "food", "R-VILL-3"), ("35", "food", "R-COPY-9"),
     ("51", "", "R-MOVE-7"), ("12", "horse, fur", "E-MOVE-3")],
)  # fmt: skip
def test_r_act_12_an_activation_that_achieves_nothing_may_be_paid_or_declined(
    card: str, price: str, cited: str
) -> None:
    """No token, no journal, no occupied place, nobody to copy, a count of 0, a blocked move."""
    seat = player(f"{card}, 1", goods=price, aboard=1)
    state = play(table(seat, player(), journal=[], bag=[]), f"0 play {card}", "0 support 1 +0")
    assert rule(state, "do 1") == cited
    assert legal(state) == ["part 1", "stop"]
    paid = play(state, "0 part 1")
    assert goods(paid) == {}
    assert seat_of(paid, 0)["aboard"] == (0 if card == "51" else 1)
    assert board(paid)["pow_wow"] == (1 if card == "51" else 0)
    declined = play(state, "0 stop")
    assert goods(declined) == goods(state)
    assert scout(declined) == scout(paid) == (0, 0)
