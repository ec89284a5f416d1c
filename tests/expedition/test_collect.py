"""Collecting: rules 4, with the printed examples."""

import pytest

from keelboat.parts import State
from tests.expedition.positions import dump, goods, legal, play, player, rule, table
from tests.proves import proves


def lumberjack(*others: list[str], area: tuple[str, ...] = (), support: str = "trapper", load: str = "") -> State:
    """Return the first activation of the lumberjack (a wood badge), its support and the others' play areas given."""
    seats = [player("", area=rows) for rows in others]
    state = table(player(f"lumberjack, {support}", area=area, goods=load), *seats)
    return play(state, "0 play blue-lumberjack")


def collected(state: State) -> int:
    """Return the wood that one whole activation brings."""
    return goods(play(state, "0 do 1")).get("wood", 0) - goods(state).get("wood", 0)


@proves("E-COLLECT-1")
def test_e_collect_1_badges_of_both_faces_in_three_play_areas_count() -> None:
    """Own area, left and right neighbour, face up or face down; of five players those across do not count."""
    wood = ["1 < 7", "leader < 2"]
    assert collected(lumberjack([], [])) == 1
    assert collected(lumberjack([], [], area=("hunter < 2", "7 < interpreter"))) == 3
    assert collected(lumberjack(wood, [], [], [])) == 3
    assert collected(lumberjack([], [], [], wood)) == 3
    assert collected(lumberjack([], wood, [], [])) == 1
    assert collected(lumberjack([], [], wood, [])) == 1


@proves("E-COLLECT-1")
def test_e_collect_1_only_the_badges_of_the_resource_count() -> None:
    """Fur, food and equipment badges give no wood; cards in hand give nothing; without a badge nothing comes."""
    assert collected(lumberjack(["4 < 10", "13 < hunter"])) == 1
    state = table(player("trapper, lumberjack, 1, 2"), player())
    state = play(state, "0 play blue-trapper", "0 support 1 +0", "0 do 1")
    assert goods(state) == {"fur": 1}
    none = play(table(player("22, 1"), player()), "0 play 22")
    assert legal(none) == ["camp", "end turn"]
    one = play(table(player("22, hunter"), player()), "0 play 22")
    assert rule(one, "do 1") == "E-COLLECT-1"
    assert goods(play(one, "0 do 2")) == {"food": 1}


@proves("E-COLLECT-2")
def test_e_collect_2_the_collecting_card_and_its_support_count() -> None:
    """The lumberjack bears wood; an interpreter beneath it is a second badge."""
    assert collected(lumberjack([], support="trapper")) == 1
    assert collected(lumberjack([], support="interpreter")) == 2


@proves("E-COLLECT-3")
def test_e_collect_3_a_single_opponent_counts_once() -> None:
    """Left and right neighbour are the same player."""
    assert collected(lumberjack(["1 < 2"])) == 1 + 2


@proves("E-COLLECT-4")
def test_e_collect_4_each_activation_yields_up_to_all_badges() -> None:
    """Two badges and strength 2: up to four, and any smaller number."""
    state = lumberjack([], support="interpreter")
    assert goods(play(state, "0 do 1", "0 do 1")) == {"wood": 4}
    part = play(state, "0 part 1")
    assert legal(part) == ["amount wood 0", "amount wood 1"]
    assert rule(part, "amount wood 3") == "E-COLLECT-4"
    assert goods(play(part, "0 amount wood 1", "0 do 1")) == {"wood": 3}
    assert goods(play(part, "0 amount wood 0", "0 stop")) == {}
    furs = play(table(player("trapper, 4"), player()), "0 play blue-trapper", "0 part 1")
    assert legal(furs) == ["amount fur 0", "amount fur 1"]
    assert goods(play(furs, "0 amount fur 1")) == {"fur": 1}


@proves("E-COLLECT-5")
def test_e_collect_5_goods_go_overboard_only_when_every_place_is_taken() -> None:
    """With room for all nothing is thrown away; with none, goods aboard may go for what is collected."""
    roomy = play(lumberjack([], support="interpreter", load="9 fur"), "0 part 1")
    for amount in (0, 1):
        assert not [text for text in legal(play(roomy, f"0 amount wood {amount}")) if "jettison" in text]
    full = lumberjack([], support="interpreter", load="6 fur, 5 horse")
    assert rule(full, "do 1") == "R-BOAT-1"
    full = play(full, "0 part 1", "0 amount wood 2")
    assert legal(full) == ["jettison fur", "jettison horse"]
    assert goods(play(full, "0 jettison fur", "0 jettison horse")) == {"wood": 2, "fur": 5, "horse": 4}


@proves("X-COL-1")
def test_x_col_1_five_badges_and_strength_two_give_up_to_ten() -> None:
    """Lumberjack and interpreter are two of the five; she takes seven and leaves three."""
    state = lumberjack(["1 < 2"], ["7 < lumberjack"], support="interpreter")
    assert goods(play(state, "0 do 1", "0 do 1")) == {"wood": 10}
    state = play(state, "0 do 1", "0 part 1")
    assert legal(state) == [f"amount wood {n}" for n in range(5)]
    assert goods(play(state, "0 amount wood 2")) == {"wood": 7}


OPPOSITE = ["1 < 7", "2 < 4", "hunter < 10", "blacksmith < 3"]
"""Of each primary kind: wood 2 (1, 2), fur 2 (7, 4), food 2, equipment 2."""


@proves("X-COL-2")
@pytest.mark.parametrize(
    ("card", "badge", "first", "second"),
    [
        (19, "fur", "fur", "wood"),
        (20, "equipment", "equipment", "wood"),
        (21, "food", "food", "fur"),
        (22, "fur", "equipment", "food"),
    ],
)
def test_x_col_2_cards_19_to_22_choose_between_two_kinds(card: int, badge: str, first: str, second: str) -> None:
    """Strength 3 by card 53, which bears wood: the first kind twice, the second once."""
    state = play(table(player(f"{card}, 53"), player("", area=OPPOSITE)), f"0 play {card}")
    counts = {kind: 2 + (kind == badge) + (kind == "wood") for kind in (first, second)}
    assert goods(play(state, "0 do 1", "0 do 1", "0 do 2")) == {first: 2 * counts[first], second: counts[second]}


@proves("X-COL-3")
@pytest.mark.parametrize(
    ("card", "badge", "kinds"),
    [(37, "equipment", ("equipment", "food", "wood")), (38, "food", ("fur", "food", "wood"))],
)
def test_x_col_3_cards_37_and_38_choose_between_three_kinds(card: int, badge: str, kinds: tuple[str, ...]) -> None:
    """Strength 3: each kind once."""
    state = play(table(player(f"{card}, 53"), player("", area=OPPOSITE)), f"0 play {card}")
    wanted = {kind: 2 + (kind == badge) + (kind == "wood") for kind in kinds}
    assert goods(play(state, "0 do 1", "0 do 2", "0 do 3")) == wanted


@proves("Y-COL-4")
def test_y_col_4_neighbours_count_once_each() -> None:
    """Two players: 2 + 1; three: both opponents; five, A to E: A collects from E, A and B only."""
    food = ["10 < leader"]
    for others, found in (([food], 3), ([food, []], 3), ([food, ["16 < leader"]], 4),
                          ([food, ["16 < leader"], ["18 < leader"], ["21 < leader"]], 4)):  # fmt: skip
        seats = [player("", area=rows) for rows in others]
        state = play(table(player("hunter, 38"), *seats), "0 play blue-hunter", "0 do 1")
        assert goods(state) == {"food": found}
    last = ([], [], [], food)
    state = table(player("hunter, 38"), *[player("", area=rows) for rows in last])
    assert goods(play(state, "0 play blue-hunter", "0 do 1")) == {"food": 3}


@proves("Y-COL-5")
def test_y_col_5_one_fits_and_four_cost_three_goods() -> None:
    """Ten aboard, four badges: the whole that fits is 1; for four, three goods from before go overboard."""
    state = lumberjack(["1 < 2"], support="interpreter", load="4 fur, 3 food, 3 horse")
    assert goods(play(state, "0 do 1")) == {"wood": 1, "fur": 4, "food": 3, "horse": 3}
    part = play(state, "0 part 1")
    assert legal(part) == ["amount wood 0", "amount wood 2", "amount wood 3", "amount wood 4"]
    part = play(part, "0 amount wood 4")
    assert legal(part) == ["jettison fur", "jettison food", "jettison horse"]
    assert rule(part, "jettison wood") == "R-BOAT-1"
    part = play(part, "0 jettison fur", "0 jettison food", "0 jettison horse")
    assert goods(part) == {"wood": 4, "fur": 3, "food": 2, "horse": 2}
    assert dump(part)["turn"]["frames"] == [["blue-lumberjack", 1]]


@proves("E-COLLECT-1")
@pytest.mark.parametrize("seat", range(5))
def test_e_collect_1_every_seat_of_five_has_two_neighbours(seat: int) -> None:
    """One wood badge lies to the left and three to the right; the two across do not count."""
    rows = [player("", area=["leader < trapper"]) for _ in range(5)]
    rows[(seat + 1) % 5] = player("", area=["1 < trapper"])
    rows[(seat - 1) % 5] = player("", area=["2 < 8", "11 < trapper"])
    rows[(seat + 2) % 5] = player("", area=["15 < 17"])
    rows[seat] = player("lumberjack, hunter")
    colour = ("blue", "orange", "yellow", "green", "purple")[seat]
    state = play(table(*rows, seat=seat), f"{seat} play {colour}-lumberjack", f"{seat} do 1")
    assert goods(state, seat) == {"wood": 5}
