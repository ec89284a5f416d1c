"""Cards that move the scout, each played with exact results (section 12 of the rules)."""

import pytest

from tests.expedition.positions import board, goods, legal, play, player, rule, scout, seat_of, table
from tests.expedition.scenes import acting, activating, ask, do
from tests.proves import proves

RIVER, MOUNTAIN = 1, 18
"""Spaces with river ahead as far as 17, with mountains ahead as far as 26."""


def held(cost: dict[str, int], times: int = 1, but: str = "") -> str:
    """Return goods that pay a cost so many times, one of them lacking."""
    return ", ".join(f"{n * times - (kind == but)} {kind}" for kind, n in cost.items())


@proves("E-CARD-7", "E-CARD-8", "E-CARD-9", "E-CARD-10", "E-CARD-26", "E-CARD-27", "E-CARD-43")
@pytest.mark.parametrize(
    ("card", "cost", "steps"),
    [
        (7, {"wood": 2}, 2),
        (8, {"equipment": 2}, 3),
        (9, {"canoe": 1}, 5),
        (10, {"canoe": 1, "food": 1}, 6),
        (26, {"food": 1}, 3),
        (27, {"wood": 3}, 4),
        (43, {"wood": 1, "fur": 1, "food": 1, "equipment": 1}, 7),
    ],
)
def test_e_card_7_river_cards_pay_exactly_their_cost(card: int, cost: dict[str, int], steps: int) -> None:
    """Each activation moves that far on rivers and not at all on mountains; a good short, there is no move."""
    state = do(acting(card, 2, goods=held(cost, 2), position=RIVER), "do 1")
    assert (scout(state), goods(state)) == ((RIVER + steps, 0), cost)
    state = do(state, "do 1")
    assert (scout(state), goods(state), ask(state)) == ((RIVER + 2 * steps, 0), {}, "turn")
    assert rule(acting(card, goods=held(cost), position=MOUNTAIN), "do 1") == "E-MOVE-3"
    for kind in cost:
        assert rule(activating(card, goods=held(cost, but=kind), position=RIVER), "do 1") == "R-ACT-2"


@proves("E-CARD-12", "E-CARD-13", "E-CARD-34", "E-CARD-48", "E-CARD-49")
@pytest.mark.parametrize(
    ("card", "cost", "steps"),
    [
        (12, {"fur": 1, "horse": 1}, 3),
        (13, {"wood": 2}, 1),
        (34, {"fur": 3}, 2),
        (48, {"wood": 1, "fur": 1, "food": 1, "equipment": 1}, 4),
        (49, {"fur": 2, "equipment": 2}, 3),
    ],
)
def test_e_card_12_mountain_cards_pay_exactly_their_cost(card: int, cost: dict[str, int], steps: int) -> None:
    state = do(acting(card, 2, goods=held(cost, 2), position=MOUNTAIN), "do 1")
    assert (scout(state), goods(state)) == ((MOUNTAIN + steps, 0), cost)
    state = do(state, "do 1")
    assert (scout(state), goods(state), ask(state)) == ((MOUNTAIN + 2 * steps, 0), {}, "turn")
    assert rule(acting(card, goods=held(cost), position=RIVER), "do 1") == "E-MOVE-3"
    for kind in cost:
        assert rule(activating(card, goods=held(cost, but=kind), position=MOUNTAIN), "do 1") == "R-ACT-2"


@proves("E-CARD-11", "E-CARD-32", "E-CARD-47")
@pytest.mark.parametrize(
    ("card", "cost", "steps"), [(11, {"food": 1}, 1), (32, {"horse": 1}, 3), (47, {"canoe": 1, "horse": 1}, 6)]
)
def test_e_card_11_three_cards_choose_the_terrain(card: int, cost: dict[str, int], steps: int) -> None:
    river = do(acting(card, goods=held(cost), position=RIVER), "do 1")
    assert (scout(river), goods(river)) == ((RIVER + steps, 0), {})
    mountain = do(acting(card, goods=held(cost), position=MOUNTAIN), "do 2")
    assert (scout(mountain), goods(mountain)) == ((MOUNTAIN + steps, 0), {})
    assert rule(acting(card, goods=held(cost), position=RIVER), "do 2") == "E-MOVE-3"
    assert rule(acting(card, goods=held(cost), position=MOUNTAIN), "do 1") == "E-MOVE-3"
    for kind in cost:
        assert rule(activating(card, goods=held(cost, but=kind), position=RIVER), "do 1") == "R-ACT-2"


@proves("E-CARD-11", "E-CARD-32", "E-CARD-47")
def test_e_card_11_the_terrain_is_chosen_per_activation() -> None:
    """From 17 a river step leads to mixed 18, whatever is left of it is lost; then mountains."""
    for card, cost, end in ((11, "2 food", 19), (32, "2 horse", 21), (47, "2 canoe, 2 horse", 24)):
        state = do(acting(card, 2, goods=cost, position=17), "do 1")
        assert scout(state) == (18, 0)
        assert scout(do(state, "do 2")) == (end, 0)


@proves("E-CARD-28")
def test_e_card_28_cutssahnem_takes_three_different_goods_of_six_kinds() -> None:
    state = do(acting(28, goods="2 wood, fur, canoe, horse"), "do 1")
    assert legal(state) == ["pay wood,fur,canoe", "pay wood,fur,horse", "pay wood,canoe,horse", "pay fur,canoe,horse"]
    assert rule(state, "pay wood,wood,fur") == "R-ACT-8"
    state = do(state, "pay fur,canoe,horse")
    assert (scout(state), goods(state)) == ((5, 0), {"wood": 2})
    assert rule(activating(28, goods="5 wood, 5 fur"), "do 1") == "R-ACT-2"


@proves("E-CARD-30", "E-CARD-52")
@pytest.mark.parametrize(("card", "position", "steps"), [(30, RIVER, 2), (52, MOUNTAIN, 1)])
def test_e_card_30_any_of_six_kinds_pays(card: int, position: int, steps: int) -> None:
    every = "wood, fur, food, equipment, canoe, horse"
    state = do(acting(card, goods=every, position=position), "do 1")
    assert legal(state) == [f"pay {kind}" for kind in every.split(", ")]
    for kind in every.split(", "):
        paid = do(state, f"pay {kind}")
        assert scout(paid) == (position + steps, 0)
        assert kind not in goods(paid) and len(goods(paid)) == 5
    assert rule(activating(card, position=position), "do 1") == "R-ACT-2"
    assert rule(acting(card, goods=every, position=19 - position), "do 1") == "E-MOVE-3"


@proves("E-CARD-36")
def test_e_card_36_nicholas_jarrot_moves_for_nothing() -> None:
    """One step is the whole: there is no part of it."""
    assert legal(acting(36)) == ["do 1", "stop"]
    assert scout(do(acting(36, 3), "do 1", "do 1", "do 1")) == (3, 0)


# Counts.


@proves("E-CARD-29", "E-CARD-33")
@pytest.mark.parametrize(
    ("card", "cost", "area", "other", "far", "count"),
    [
        (29, "food", "10 < 2", "16 < 18", "21 < 35", 3),
        (33, "2 equipment", "2 < 3", "12 < 20", "30 < 37", 4),
    ],
)
def test_e_card_29_badges_are_counted_as_for_a_collect(
    card: int, cost: str, area: str, other: str, far: str, count: int
) -> None:
    """Own area and both neighbours, face up and face down, the card's own support included; not those beyond."""
    position = RIVER if card == 29 else MOUNTAIN
    others = [player("", area=[other]), player("", area=[far]), player("", area=[])]
    state = acting(card, 1, *others, area=[area], goods=cost, position=position)
    moved = do(state, "do 1")
    assert (scout(moved), goods(moved)) == ((position + count, 0), {})
    assert rule(activating(card, goods="wood", position=position), "do 1") == "R-ACT-2"


@proves("E-CARD-31")
def test_e_card_31_richard_warfington_counts_companions_on_boats_only() -> None:
    state = table(player("31", goods="wood, fur, horse", aboard=5), player())
    state = do(state, "play 31", "support none +1", "do 1")
    assert legal(state) == ["pay wood,fur", "pay wood,horse", "pay fur,horse"]
    state = do(state, "pay wood,horse")
    assert (scout(state), goods(state), seat_of(state, 0)["aboard"]) == ((4, 0), {"fur": 1}, 4)
    assert rule(activating(31, goods="wood", aboard=3), "do 1") == "R-ACT-2"


@proves("E-CARD-44", "E-CARD-51")
@pytest.mark.parametrize(("card", "kind", "position"), [(44, "canoe", RIVER), (51, "horse", MOUNTAIN)])
def test_e_card_44_a_companion_leaves_and_the_goods_are_counted_and_kept(card: int, kind: str, position: int) -> None:
    state = do(acting(card, 2, goods=f"3 {kind}, wood", aboard=2, position=position), "do 1")
    assert (scout(state), goods(state)) == ((position + 3, 0), {kind: 3, "wood": 1})
    assert (seat_of(state, 0)["aboard"], board(state)["pow_wow"]) == (1, 1)
    state = do(state, "do 1")
    assert (scout(state), board(state)["pow_wow"]) == ((position + 6, 0), 2)
    assert rule(activating(card, goods=f"3 {kind}", position=position), "do 1") == "R-COMP-4"


@proves("E-CARD-45")
def test_e_card_45_watkuweis_counts_the_own_face_up_cards() -> None:
    """The card itself included; support cards and the cards of others do not count."""
    other = player("", area=["8 < 9", "10 < 11"])
    state = acting(45, 1, other, goods="horse", area=["1 < 2", "3 < 4"])
    state = do(state, "do 1")
    assert (scout(state), goods(state)) == ((3, 0), {})
    assert rule(activating(45), "do 1") == "R-ACT-2"


@proves("E-CARD-46")
def test_e_card_46_daniel_boone_counts_every_companion_on_the_board() -> None:
    """Places, Pow-wow and New Arrival; not those aboard, on cards or in the supply."""
    places = {"hunting": 1, "canoe_building": 2, "pow_wow": 1, "new_arrival": 1, "supply": 1}
    other = player("", area=["8 +1"], aboard=1)
    state = acting(46, 1, other, goods="2 canoe", aboard=1, board=places)
    state = do(state, "do 1")
    assert (scout(state), goods(state), board(state)["supply"]) == ((5, 0), {}, 1)
    assert rule(activating(46, goods="wood"), "do 1") == "R-ACT-2"


@proves("E-CARD-50")
def test_e_card_50_george_drouillard_takes_a_good_and_a_companion() -> None:
    state = do(acting(50, 2, goods="wood, canoe", aboard=2, position=MOUNTAIN), "do 1")
    assert legal(state) == ["pay wood", "pay canoe"]
    state = do(state, "pay canoe")
    assert (scout(state), goods(state)) == ((MOUNTAIN + 2, 0), {"wood": 1})
    assert (seat_of(state, 0)["aboard"], board(state)["pow_wow"]) == (1, 1)
    state = do(state, "do 1")
    assert (scout(state), goods(state), board(state)["pow_wow"]) == ((MOUNTAIN + 4, 0), {}, 2)
    assert rule(activating(50, goods="wood", position=MOUNTAIN), "do 1") == "R-COMP-4"
    assert rule(activating(50, aboard=1, position=MOUNTAIN), "do 1") == "R-ACT-2"
    blocked = play(table(player("50, 13", goods="wood", aboard=1, position=RIVER), player()), "0 play 50")
    assert rule(do(blocked, "support 13 +0"), "do 1") == "E-MOVE-3"
