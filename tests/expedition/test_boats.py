"""Boats, boat tiles and what they hold: rules 1 and 5, rulings on boats and supplies."""

import pytest

from keelboat.parts import State
from tests.expedition.positions import KINDS, board, goods, legal, play, player, rule, scout, seat_of, table
from tests.proves import proves


def loaded(load: str, place: str = "gift", front: int = 0, **facts: object) -> State:
    """Return the activation of a village place with these goods aboard."""
    seat = player(aboard=1, goods=load, front=front)
    state = table(seat, player(), player(), **facts)  # type: ignore[arg-type]
    return play(state, f"0 village {place} 1")


def amounts(state: State) -> list[int]:
    """Return the amounts that may be taken now."""
    return [int(text.split()[-1]) for text in legal(state) if text.startswith("amount")]


@proves("E-BOAT-1")
@pytest.mark.parametrize("front", [0, 1, 3])
def test_e_boat_1_eleven_places_and_two_per_tile(front: int) -> None:
    """One place short of full, a gift of two brings one; canoes and horses fill a place each."""
    held = 11 + 2 * front
    for kind in KINDS:
        state = play(loaded(f"{held - 1} {kind}", front=front), "0 do 1")
        assert sum(goods(state).values()) == held
        with pytest.raises(ValueError, match=f"the boats hold {held} goods"):
            table(player(goods=f"{held + 1} {kind}", front=front), player())
    assert sum(goods(play(loaded(f"{held - 2} wood", front=front), "0 do 1")).values()) == held
    assert rule(loaded(f"{held} wood", front=front), "do 1") == "R-BOAT-1"


@proves("E-BOAT-2")
def test_e_boat_2_boats_hold_any_number_of_companions() -> None:
    """All eighteen of five players come aboard one expedition."""
    seats = [player("interpreter, hunter", aboard=5), *[player() for _ in range(4)]]
    state = table(*seats, board={"canoe_building": 12, "new_arrival": 1, "supply": 0})
    state = play(state, "0 play blue-interpreter", "0 support blue-hunter +0", "0 do 1", "0 board 13", "* reveal 6")
    assert seat_of(state, 0)["aboard"] == 18


@proves("E-BOAT-3")
def test_e_boat_3_goods_are_rearranged_freely() -> None:
    """Only how many there are matters at camp, not when or with what they were loaded."""
    times = set()
    for load in ("6 wood", "wood, fur, food, equipment, canoe, horse", "3 horse, 3 fur"):
        times.add(scout(play(table(player("", goods=load), player()), "0 camp")))
    assert times == {(0, 1)}
    gained = play(table(player("", aboard=1, goods="4 wood"), player()), "0 village gift 1", "0 do 1", "0 camp")
    assert scout(gained) == (0, 1)


@proves("E-BOAT-4")
def test_e_boat_4_a_tile_keeps_its_side() -> None:
    """Front tiles stay front through camps and later turns, and never carry a companion for free."""
    state = table(player("leader, hunter", aboard=4, front=1, goods="5 wood"), player("leader, hunter", back=1))
    state = play(state, "0 camp")
    assert scout(state) == (0, 2 + 3)
    state = play(state, "0 village gift 1", "0 do 1", "0 end turn", "1 camp")
    assert [(seat_of(state, s)["front"], seat_of(state, s)["back"]) for s in range(2)] == [(1, 0), (0, 1)]
    assert board(state)["tiles"] == 8


@proves("E-UPGRADE-1")
def test_e_upgrade_1_a_tile_and_its_side() -> None:
    """The front brings two primary goods of choice, the back a companion from the supply."""
    state = loaded("3 wood", "boat_upgrade")
    front = play(state, "0 do 1")
    chosen = {text.removeprefix("choose ") for text in legal(front)}
    assert {kind for text in chosen for kind in text.split(",")} == set(KINDS[:4])
    assert {len(text.split(",")) for text in chosen} == {2}
    front = play(front, "0 choose fur,food")
    assert (goods(front), seat_of(front, 0)["front"], board(front)["tiles"]) == ({"fur": 1, "food": 1}, 1, 9)
    back = play(state, "0 do 2")
    assert (goods(back), seat_of(back, 0)["back"], board(back)["tiles"]) == ({}, 1, 9)
    assert seat_of(back, 0)["aboard"] == 1
    assert board(back)["supply"] == board(state)["supply"] - 1


@proves("E-UPGRADE-2")
def test_e_upgrade_2_without_companions_the_back_comes_alone() -> None:
    """The supply is empty: the tile is laid, nobody comes with it."""
    state = loaded("3 wood", "boat_upgrade", board={"canoe_building": 11, "new_arrival": 0, "supply": 0})
    state = play(state, "0 do 2")
    assert (seat_of(state, 0)["back"], seat_of(state, 0)["aboard"]) == (1, 0)


@proves("E-UPGRADE-3")
def test_e_upgrade_3_a_tile_is_in_service_at_once() -> None:
    """It carries two more goods at the camp of the same turn, or one more companion."""
    hand = {"hand": "", "aboard": 2, "goods": "6 wood"}
    state = play(table(player(**hand), player()), "0 village boat_upgrade 1")  # type: ignore[arg-type]
    front = play(state, "0 do 1", "0 choose wood,wood")
    assert goods(front) == {"wood": 5}
    assert scout(play(front, "0 camp")) == (0, 0)
    assert scout(play(state, "0 do 2", "0 camp")) == (0, 0)
    assert scout(play(state, "0 stop", "0 camp")) == (0, 1)


@proves("R-BOAT-1")
def test_r_boat_1_more_than_fits_costs_goods_from_before() -> None:
    """One place is free: a gift of two fills it, or takes two for one of the goods aboard, of any kind."""
    state = loaded("8 food, 2 horse")
    assert goods(play(state, "0 do 1")) == {"fur": 1, "food": 8, "horse": 2}
    state = play(state, "0 part 1")
    assert amounts(state) == [0, 2]
    state = play(state, "0 amount fur 2")
    assert legal(state) == ["jettison food", "jettison horse"]
    assert rule(state, "jettison fur") == "R-BOAT-1"
    assert goods(play(state, "0 jettison horse")) == {"fur": 2, "food": 8, "horse": 1}


@proves("R-BOAT-1")
def test_r_boat_1_goods_of_an_earlier_activation_may_go() -> None:
    """Each activation is a gain of its own: fur of the first makes room for food of the second."""
    state = play(table(player("39, interpreter", goods="10 wood, horse"), player()), "0 play 39")
    state = play(state, "0 part 1", "0 choose fur,fur", "0 jettison horse")  # the first can only be wood
    assert goods(state) == {"wood": 9, "fur": 2}
    state = play(state, "0 part 1", "0 choose food,food")
    assert legal(state) == ["jettison wood", "jettison fur"]
    assert goods(play(state, "0 jettison fur")) == {"wood": 9, "food": 2}


@proves("R-BOAT-1")
def test_r_boat_1_two_kinds_that_do_not_both_fit_are_taken_by_choice() -> None:
    """Hunting with one free place: which of the two is taken is asked, or something goes."""
    state = loaded("10 wood", "hunting")
    assert rule(state, "do 1") == "R-BOAT-1"
    state = play(state, "0 part 1")
    assert goods(play(state, "0 amount fur 1", "0 amount food 0")) == {"wood": 10, "fur": 1}
    assert goods(play(state, "0 amount fur 0", "0 amount food 1")) == {"wood": 10, "food": 1}
    assert goods(play(state, "0 amount fur 1", "0 amount food 1")) == {"wood": 9, "fur": 1, "food": 1}


@proves("R-BOAT-2")
def test_r_boat_2_nothing_is_swapped_for_a_gain_that_fits() -> None:
    """With room for both fur nothing may be thrown away; the free places are filled first."""
    state = play(loaded("9 wood"), "0 part 1")
    assert amounts(state) == [0, 1]
    for text in legal(play(state, "0 amount fur 1")):
        assert not text.startswith("jettison")
    assert rule(loaded("9 wood"), "jettison wood") == "R-BOAT-1"


@proves("R-BOAT-3")
def test_r_boat_3_paid_goods_free_their_places_first() -> None:
    """Full boats: two wood go, the canoe fits without a question."""
    state = play(loaded("9 wood, 2 fur", "canoe_building"), "0 do 1")
    assert goods(state) == {"wood": 7, "fur": 2, "canoe": 1}


@proves("R-BOAT-4")
def test_r_boat_4_the_new_tile_counts_for_what_it_brings() -> None:
    """Five wood more than the cost and six fur fill the boats: both goods find room."""
    state = play(loaded("5 wood, 6 fur", "boat_upgrade"), "0 do 1", "0 choose food,food")
    assert goods(state) == {"wood": 2, "fur": 6, "food": 2}
    locked = play(
        table(player("53, 12", goods="3 wood, 8 fur"), player()), "0 play 53", "0 do 1", "0 place boat_upgrade"
    )
    assert goods(play(locked, "0 do 1", "0 choose food,food")) == {"fur": 8, "food": 2}


@proves("R-BOAT-5")
def test_r_boat_5_without_tiles_an_upgrade_brings_nothing() -> None:
    """Neither goods nor companion; the wood may be paid or kept."""
    seats = (player(aboard=1, goods="3 wood"), player(front=5, back=5))
    state = play(table(*seats), "0 village boat_upgrade 1")
    assert rule(state, "do 1") == rule(state, "do 2") == "R-BOAT-5"
    assert legal(state) == ["part 1", "part 2", "stop"]
    for part in ("0 part 1", "0 part 2"):
        paid = play(state, part)
        row = seat_of(paid, 0)
        assert (goods(paid), row["aboard"], row["front"], row["back"]) == ({}, 0, 0, 0)
        assert "end turn" in legal(paid)
    assert goods(play(state, "0 stop")) == {"wood": 3}


@proves("R-BOAT-6")
def test_r_boat_6_what_a_tile_brings_may_be_refused() -> None:
    """The tile with one of the goods, with none, without its companion; the goods without the tile are not offered."""
    state = loaded("3 wood", "boat_upgrade")
    front = play(state, "0 part 1")
    assert legal(front) == ["stop", "choose none", "choose wood", "choose fur", "choose food", "choose equipment"]
    for text, load, tiles in (("choose none", {}, 1), ("choose fur", {"fur": 1}, 1), ("stop", {}, 0)):
        after = play(front, f"0 {text}")
        assert (goods(after), seat_of(after, 0)["front"]) == (load, tiles)
        assert board(after)["tiles"] == 10 - tiles
    back = play(state, "0 part 2")
    assert legal(back) == ["stop", "amount companion 0"]
    alone = play(back, "0 amount companion 0")
    assert (seat_of(alone, 0)["back"], seat_of(alone, 0)["aboard"]) == (1, 0)
    assert board(alone)["supply"] == board(state)["supply"]
    assert seat_of(play(back, "0 stop"), 0)["back"] == 0


@proves("R-BOAT-7")
def test_r_boat_7_the_cheapest_stowage_is_used() -> None:
    """One good beyond boat A lies on B, three too; only then comes C, and tiles before all of them."""
    times = [scout(play(table(player("", goods=f"{n} wood"), player()), "0 camp"))[1] for n in range(12)]
    assert times == [0, 0, 0, 0, 1, 1, 1, 2, 3, 4, 5, 6]
    tiled = [scout(play(table(player("", goods=f"{n} wood", front=1), player()), "0 camp"))[1] for n in range(14)]
    assert tiled == [0, 0, *times]


@proves("R-BOAT-8")
@pytest.mark.parametrize("kind", KINDS)
def test_r_boat_8_no_resource_runs_out(kind: str) -> None:
    """Four expeditions carry 44 of a kind, more than the printed tokens of any, and a fifth still gains it."""
    others = [player(goods=f"11 {kind}") for _ in range(4)]
    gains = {"canoe": ("24", "wood, food", 2), "horse": ("42", "equipment", 1)}
    card, load, n = gains.get(kind, ("39", "", 2))
    state = play(table(player(f"{card}, 12", goods=load), *others), f"0 play {card}", "0 do 1")
    if card == "39":
        state = play(state, f"0 choose {kind},{kind}")
    assert goods(state) == {kind: n}


@proves("R-BOAT-9")
def test_r_boat_9_places_count_resources_not_tokens() -> None:
    """Eleven wood are eleven places, not four: nothing else fits."""
    state = loaded("11 wood")
    assert rule(state, "do 1") == rule(state, "do 2") == "R-BOAT-1"


@proves("R-BOAT-10")
def test_r_boat_10_time_tokens_are_not_limited() -> None:
    """The 24 printed tokens are held, and a camp still costs its six."""
    state = play(table(player(time=24), player(time=30)), "0 camp")
    assert scout(state) == (0, 30)


@proves("R-BOAT-11")
def test_r_boat_11_tokens_of_others_do_not_matter() -> None:
    """A camp costs the same whoever holds how many, and theirs stay."""
    for held in (0, 24, 60):
        state = play(table(player("leader, hunter"), player(time=held)), "0 camp")
        assert (scout(state, 0), scout(state, 1)) == ((0, 2), (0, held))
