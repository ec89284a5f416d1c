"""Cards that bring goods, hire or drop tokens, each played with exact results (section 12 of the rules)."""

import pytest

from tests.expedition.positions import RAW, TABLES, board, dump, goods, legal, play, player, rule, scout, seat_of, table
from tests.expedition.scenes import acting, activating, ask, do
from tests.proves import proves

PRINTED = """
1111 1111 1111 1111 11 22222222 22222222 22 33333333 33333333 33
"""
BADGES = """
wood wood equipment fur fur fur fur wood fur food wood equipment equipment fur wood food wood food
fur equipment food fur wood fur wood fur wood wood wood equipment fur food fur equipment food food
equipment food wood wood fur food equipment equipment fur wood fur fur equipment wood wood food wood fur
""".split()


@proves("E-CARD-1", "E-CARD-18", "E-CARD-19", "E-CARD-36", "E-CARD-37", "E-CARD-54")
def test_e_card_1_strengths_and_badges_are_the_printed_ones() -> None:
    """Eighteen cards of each strength in order of their numbers; badges 17, 17, 10, 10."""
    strengths: list[int] = TABLES.strengths  # type: ignore[attr-defined]
    assert strengths[1:55] == [int(digit) for digit in "".join(PRINTED.split())]
    rows = sorted(RAW["cards"], key=lambda row: row["id"])
    assert [row["badge"] for row in rows] == BADGES
    assert [BADGES.count(kind) for kind in ("wood", "fur", "food", "equipment")] == [17, 17, 10, 10]


# Goods for nothing.


@proves("E-CARD-1")
def test_e_card_1_hay_gains_a_primary_good_of_choice_anew_each_time() -> None:
    state = do(acting(1, 3), "do 1")
    assert legal(state) == ["choose wood", "choose fur", "choose food", "choose equipment"]
    state = do(state, "choose wood", "do 1", "choose equipment", "do 1", "choose wood")
    assert (goods(state), ask(state)) == ({"wood": 2, "equipment": 1}, "turn")


@proves("E-CARD-2")
def test_e_card_2_little_raven_gains_wood_and_fur() -> None:
    assert goods(do(acting(2, 2), "do 1", "do 1")) == {"wood": 2, "fur": 2}


@proves("E-CARD-39")
def test_e_card_39_black_cat_gains_two_primary_goods_that_may_be_alike() -> None:
    state = do(acting(39, 2), "do 1")
    assert len(legal(state)) == 10
    assert rule(state, "choose wood") == "R-ACT-9"
    state = do(state, "choose fur,fur", "do 1", "choose wood,food")
    assert goods(state) == {"wood": 1, "fur": 2, "food": 1}


# Conversions.


@proves("E-CARD-3", "E-CARD-4", "E-CARD-5", "E-CARD-24", "E-CARD-25", "E-CARD-40", "E-CARD-41", "E-CARD-42")
@pytest.mark.parametrize(
    ("card", "option", "cost", "gain"),
    [
        (3, 1, {"food": 1}, {"canoe": 1}),
        (4, 1, {"wood": 1}, {"canoe": 1}),
        (5, 1, {"fur": 3}, {"horse": 1}),
        (24, 1, {"wood": 1, "food": 1}, {"canoe": 2}),
        (25, 1, {"equipment": 2}, {"horse": 1}),
        (40, 1, {"canoe": 1}, {"canoe": 2}),
        (41, 1, {"canoe": 1}, {"horse": 1}),
        (41, 2, {"horse": 1}, {"canoe": 1}),
        (42, 1, {"equipment": 1}, {"horse": 1}),
    ],
)
def test_e_card_3_conversions_pay_exactly_their_cost(
    card: int, option: int, cost: dict[str, int], gain: dict[str, int]
) -> None:
    """Paid twice over two activations; with one of the goods missing there is nothing to do."""
    twice = ", ".join(f"{2 * n} {kind}" for kind, n in cost.items())
    state = acting(card, 2, goods=twice)
    first = do(state, f"do {option}")
    kinds = {*cost, *gain}
    once = {kind: cost.get(kind, 0) + gain.get(kind, 0) for kind in kinds}
    assert goods(first) == once
    second = do(first, f"do {option}")
    assert goods(second) == {kind: 2 * n for kind, n in gain.items()}
    assert ask(second) == "turn"
    for kind in cost:
        short = ", ".join(f"{n - (one == kind)} {one}" for one, n in cost.items())
        assert rule(activating(card, goods=short), f"do {option}") == "R-ACT-2"


@proves("E-CARD-6")
def test_e_card_6_big_horse_trades_two_companions_for_a_horse() -> None:
    """They leave the boats for the Pow-wow; those on cards do not pay."""
    state = acting(6, 2, aboard=3)
    state = do(state, "do 1")
    assert (goods(state), seat_of(state, 0)["aboard"], board(state)["pow_wow"]) == ({"horse": 1}, 1, 2)
    assert ask(state) == "turn"  # one companion is not enough for the second activation
    assert rule(activating(6, aboard=1), "do 1") == "R-COMP-4"
    state = table(player("6", aboard=3), player())
    state = do(state, "play 6", "support none +2")
    assert (ask(state), goods(state), board(state)["pow_wow"]) == ("turn", {}, 0)


@proves("E-CARD-23")
def test_e_card_23_yellept_trades_any_good_for_two_primary_ones() -> None:
    """The cost may be any of six kinds, the two may be alike."""
    every = "wood, fur, food, equipment, canoe, horse"
    state = do(acting(23, goods=every), "do 1")
    assert legal(state) == ["pay wood", "pay fur", "pay food", "pay equipment", "pay canoe", "pay horse"]
    state = do(state, "pay horse")
    assert len(legal(state)) == 10
    state = do(state, "choose wood,wood")
    assert goods(state) == {"wood": 3, "fur": 1, "food": 1, "equipment": 1, "canoe": 1}
    assert rule(activating(23), "do 1") == "R-ACT-2"


@proves("E-CARD-40")
def test_e_card_40_canoes_of_an_earlier_activation_cannot_pay() -> None:
    state = do(acting(40, 3, goods="canoe, wood"), "do 1")
    assert (goods(state), ask(state)) == ({"wood": 1, "canoe": 2}, "turn")


@proves("E-CARD-41")
def test_e_card_41_cameahwait_chooses_the_direction_for_each_activation() -> None:
    """And the horse of the first activation pays for the second."""
    state = do(acting(41, 3, goods="canoe"), "do 1")
    assert goods(state) == {"horse": 1}
    state = do(state, "do 2")
    assert goods(state) == {"canoe": 1}
    assert goods(do(state, "do 1")) == {"horse": 1}


# Collecting.


@proves("E-CARD-19", "E-CARD-20", "E-CARD-21", "E-CARD-22", "E-CARD-37", "E-CARD-38")
@pytest.mark.parametrize(
    ("card", "kinds"),
    [
        (19, ["fur", "wood"]),
        (20, ["equipment", "wood"]),
        (21, ["food", "fur"]),
        (22, ["equipment", "food"]),
        (37, ["equipment", "food", "wood"]),
        (38, ["fur", "food", "wood"]),
    ],
)
def test_e_card_19_collectors_choose_the_resource_for_each_activation(card: int, kinds: list[str]) -> None:
    """Badges in the areas: the card's own, equipment of its support, fur and food here, two wood and food there."""
    badges = {"wood": 2, "fur": 1, "food": 2, "equipment": 1}
    badges[BADGES[card - 1]] += 1
    other = player("", area=["2 < 8", "10 < 9"])
    badges["fur"] += 1
    state = acting(card, 3, other, area=["16 < 14"])
    options = [f"do {n + 1}" for n in range(len(kinds))]
    assert [text for text in legal(state) if text.startswith("do")] == options
    for option, kind in zip(options, kinds, strict=True):
        assert goods(do(state, option)) == {kind: badges[kind]}
    taken = do(state, *options)
    assert goods(taken) == {kind: badges[kind] for kind in kinds}
    assert goods(do(state, "do 1", "do 1")) == {kinds[0]: 2 * badges[kinds[0]]}


# Hiring.


@proves("E-CARD-14", "E-CARD-17")
@pytest.mark.parametrize(("card", "cost", "short"), [(14, "4 food", "food"), (17, "2 canoe", "wood")])
def test_e_card_14_hiring_takes_journal_cards_for_neither_fur_nor_equipment(card: int, cost: str, short: str) -> None:
    """Two hires with strength 2; the journal is completed at the end; the turn's recruitment is still to be had."""
    state = acting(card, 2, goods=f"{cost}, 3 fur", journal=[1, 2, 3, 4, 5], hand="leader")
    state = do(state, "do 1", "hire 5", "do 1")
    assert legal(state) == ["hire 1", "hire 2", "hire 3", "hire 4"]
    assert rule(state, "hire 5") == "R-CARDS-12"
    state = play(state, "0 hire 2", "* reveal 40", "* reveal 41")
    assert dump(state)["journal"] == ["1", "3", "4", "40", "41"]
    assert sorted(seat_of(state, 0)["hand"]) == ["2", "5", "blue-leader"]
    assert goods(state) == {"fur": 3}
    state = play(state, "0 recruit 1", "0 discount 2", "* reveal 42")
    assert sorted(seat_of(state, 0)["hand"]) == ["1", "5", "blue-leader"]
    assert rule(activating(card, goods=short), "do 1") == "R-ACT-2"


# Time tokens.


@proves("E-CARD-16", "E-CARD-18")
@pytest.mark.parametrize(("card", "cost", "other"), [(16, "fur", "wood"), (18, "wood", "fur")])
def test_e_card_16_one_token_is_dropped_for_one_good(card: int, cost: str, other: str) -> None:
    state = do(acting(card, 2, goods=f"2 {cost}, {other}", position=20, time=3), "do 1")
    assert (scout(state), goods(state)) == ((20, 2), {cost: 1, other: 1})
    state = do(state, "do 1")
    assert (scout(state), goods(state)) == ((20, 1), {other: 1})
    assert rule(activating(card, goods=other), "do 1") == "R-ACT-2"


@proves("E-CARD-54")
def test_e_card_54_cut_nose_drops_two_tokens_for_any_good() -> None:
    state = do(acting(54, 2, goods="horse, wood", position=20, time=3), "do 1")
    assert legal(state) == ["pay wood", "pay horse"]
    state = do(state, "pay horse")
    assert (scout(state), goods(state)) == ((20, 1), {"wood": 1})
    state = do(state, "do 1")  # with one token left only one is dropped
    assert (scout(state), goods(state)) == ((20, 0), {})
