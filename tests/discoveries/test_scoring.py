"""Scores from scratch: map, species, tepees, ties (rules 2.11, 5.8)."""

from functools import cache
from itertools import permutations, product

import pytest

from keelboat.discoveries.rules import GAME
from keelboat.discoveries.scoring import best_sets
from keelboat.parts import State, TableError, Tables
from tests.discoveries.positions import RAW, dump, player, table, tables_with
from tests.proves import proves

PLANTS, MAMMALS, BIRDS, FISH = range(1, 8), range(8, 14), range(14, 19), range(19, 23)
SET_POINTS = [0, 3, 8, 15, 24]


def species(card: int) -> str | None:
    """Return the species that a card shows in these tests."""
    kinds = (("plant", PLANTS), ("mammal", MAMMALS), ("bird", BIRDS), ("fish", FISH))
    return next((kind for kind, cards in kinds if card in cards), None)


def world(points: int = 2, **tepees: dict[int, int]) -> Tables:
    """Return tables with species 1..22, equal points and no tepees but those given for a side."""
    journal, tribes = tepees.get("journal", {}), tepees.get("tribes", {})
    return tables_with(
        {c: {"species": species(c), "tepees": journal.get(c, 0), "points": points} for c in range(1, 56)},
        {c: {"tepees": tribes.get(c, 0)} for c in range(1, 56)},
    )


def lines(state: State, key: str) -> list[int]:
    """Return everybody's points on one line of the score pad."""
    return [sheet.line(key) for sheet in GAME.scores(state)]


@proves("D-SCORE-1")
def test_d_score_1_the_total_is_map_species_and_tepees() -> None:
    """Three lines add up, and the highest total wins."""
    tables = world(journal={30: 2, 31: 1})
    state = table(player(journal=[1, 8, 30], zone=40), player(journal=[31], zone=41), ask="over", tables=tables)
    first, second = GAME.scores(state)
    assert [(line.key, line.points) for line in first.lines] == [
        ("score-map", 6), ("score-species", 8), ("score-tepees", 12),
    ]  # fmt: skip
    assert (first.total, second.total) == (26, 8)
    assert GAME.winners(state) == (0,)
    assert (first.place, second.place) == (1, 2)


@proves("D-SCORE-1")
def test_d_score_1_nobody_has_won_before_the_end() -> None:
    """Sheets can be read at any time, winners only when the game is over."""
    state = table(player(journal=[30, 31], zone=40), player(zone=41), tables=world())
    assert lines(state, "score-map") == [4, 0] and GAME.winners(state) == ()


@proves("D-SCORE-2")
def test_d_score_2_map_points_are_those_of_the_journal() -> None:
    """The printed points of explored cards count; zone card, held card and Tribe cards do not."""
    tables = tables_with(
        {30: {"points": 10}, 31: {"points": 3}, 32: {"points": 7}, 33: {"points": 5}, 37: {"points": 9}}
    )
    seat = player(journal=[30, 31], zone=32, tribes=[37], held=[33])
    assert lines(table(seat, player(zone=40), tables=tables), "score-map") == [13, 0]


@pytest.mark.parametrize(
    ("journal", "points"),
    [([1], 3), ([1, 8], 8), ([1, 8, 14], 15), ([1, 8, 14, 19], 24), ([1, 2], 6), ([1, 2, 8, 9], 16), ([30, 31], 0)],
)
@proves("D-SCORE-3")
def test_d_score_3_a_set_holds_no_type_twice(journal: list[int], points: int) -> None:
    """Sets of 1, 2, 3 and 4 types score 3, 8, 15 and 24; two plants are two sets; no species, no points."""
    state = table(player(journal=journal, zone=40), player(zone=41), tables=world())
    assert lines(state, "score-species") == [points, 0]


@cache
def best_partition(counts: tuple[int, ...]) -> int:
    """Return the most points of any partition into sets without a repeated type: every first set is tried."""
    best = 0
    for chosen in product((0, 1), repeat=4):
        left = tuple(count - one for count, one in zip(counts, chosen, strict=True))
        if any(chosen) and min(left) >= 0:
            best = max(best, SET_POINTS[sum(chosen)] + best_partition(left))
    return best


@proves("D-SCORE-4")
def test_d_score_4_the_best_partition_is_scored() -> None:
    """For all counts up to 7/6/5/4 the formula gives what brute force finds; all 22 species make 122."""
    for counts in product(range(8), range(7), range(6), range(5)):
        a, b, c, d = sorted(counts, reverse=True)
        wanted = best_partition(counts)
        assert wanted == 24 * d + 15 * (c - d) + 8 * (b - c) + 3 * (a - b)
        assert best_sets(list(counts), SET_POINTS) == wanted, counts
    assert best_partition((7, 6, 5, 4)) == 122


@proves("D-SCORE-4")
def test_d_score_4_all_species_in_one_journal() -> None:
    """Through the door: the 22 species cards in one Journal are worth 122 points."""
    state = table(player(journal=range(1, 23), zone=40), player(zone=41), player(zone=42), tables=world())
    assert lines(state, "score-species") == [122, 0, 0]


@proves("D-SCORE-5")
def test_d_score_5_only_tepees_on_the_side_in_play_count() -> None:
    """Tribe cards count their Tribe side, explored cards their Discoveries side; zone and held cards nothing."""
    tables = world(journal={30: 1, 31: 4, 37: 4, 32: 4, 33: 4}, tribes={31: 2, 37: 1, 30: 4, 32: 4})
    seat = player(journal=[30], tribes=[31, 37], zone=32, held=[33])
    state = table(seat, player(zone=40), ask="over", tables=tables)
    players = GAME.view(state, None)["players"]
    assert isinstance(players, list)
    assert players[0]["journal"]["tepees"] == 1 + 2 + 1


@pytest.mark.parametrize(
    ("tepees", "points"),
    [((3, 1), (12, 6)), ((1, 3), (6, 12)), ((1, 2, 3), (0, 6, 12)), ((4, 3, 2, 1), (12, 8, 4, 0))],
)
@proves("D-SCORE-6")
def test_d_score_6_tepee_points_by_rank(tepees: tuple[int, ...], points: tuple[int, ...]) -> None:
    """Four players share out 12, 8, 4 and 0, three 12, 6 and 0, two 12 and 6."""
    assert tepee_points(tepees) == points


COMPLETE_TABLE = [
    ((1, 1), (9, 9)),
    ((2, 2, 1), (9, 9, 0)),
    ((2, 1, 1), (12, 3, 3)),
    ((1, 1, 1), (6, 6, 6)),
    ((3, 3, 2, 1), (10, 10, 4, 0)),
    ((2, 2, 1, 1), (10, 10, 2, 2)),
    ((3, 2, 2, 1), (12, 6, 6, 0)),
    ((3, 2, 1, 1), (12, 8, 2, 2)),
    ((2, 2, 2, 1), (8, 8, 8, 0)),
    ((2, 1, 1, 1), (12, 4, 4, 4)),
    ((1, 1, 1, 1), (6, 6, 6, 6)),
]
"""Tepees and the points that follow, from D-SCORE-7."""


def tepee_points(tepees: tuple[int, ...]) -> tuple[int, ...]:
    """Return the points of seats whose Journals hold one card each, with so many tepees."""
    tables = world(journal={30 + seat: number for seat, number in enumerate(tepees)})
    seats = [player(journal=[30 + seat], zone=40 + seat) for seat in range(len(tepees))]
    return tuple(lines(table(*seats, tables=tables), "score-tepees"))


@pytest.mark.parametrize(("tepees", "points"), COMPLETE_TABLE)
@proves("D-SCORE-7")
def test_d_score_7_tied_players_share_the_ranks_they_cover(tepees: tuple[int, ...], points: tuple[int, ...]) -> None:
    """Every line of the table, in whatever order the players sit."""
    for order in list(permutations(range(len(tepees))))[:: 5 if len(tepees) == 4 else 1]:
        assert tepee_points(tuple(tepees[i] for i in order)) == tuple(points[i] for i in order)


@proves("RULING-98")
def test_ruling_98_players_without_tepees_are_ranked_too() -> None:
    """No tepees at all is a count like any other: it may be second, or share the first rank."""
    assert tepee_points((1, 0)) == (12, 6)
    assert tepee_points((0, 0)) == (9, 9)
    assert tepee_points((2, 1, 0, 0)) == (12, 8, 2, 2)


@proves("RULING-99")
def test_ruling_99_a_card_shows_at_most_one_species() -> None:
    """The data has one species or none per card, and a row with two is refused."""
    shown = [row["discovery"]["species"] for row in RAW["cards"]]
    assert {kind: shown.count(kind) for kind in ("plant", "mammal", "bird", "fish", None)} == {
        "plant": 7, "mammal": 6, "bird": 5, "fish": 4, None: 33,
    }  # fmt: skip
    with pytest.raises(TableError):
        tables_with({1: {"species": ["plant", "fish"]}})


@pytest.mark.parametrize(("tepees", "each"), [((2, 2, 2, 1), 8), ((3, 1, 1, 1), 4), ((1, 1, 1, 1), 6), ((1, 1, 1), 6)])
@proves("RULING-100")
def test_ruling_100_three_or_four_tied_players_pool_all_their_ranks(tepees: tuple[int, ...], each: int) -> None:
    """Every rank covered goes into the pool, which is always shared in whole points."""
    points = tepee_points(tepees)
    tied = [got for got, count in zip(points, tepees, strict=True) if tepees.count(count) >= 3]
    assert set(tied) == {each}
    assert sum(points) == (24 if len(tepees) == 4 else 18)


@proves("D-SCORE-8")
def test_d_score_8_a_tie_goes_to_the_most_dice_controlled() -> None:
    """Dice of any colour in the Stock and on own actions count, not those on the Camp or with rivals."""
    first = player("gray walk, orange ride", zone=40, tribes=[1], slots={"1.1": "gray walk", "hike": "walk"})
    second = player("3 walk", zone=41)
    state = table(first, second, ask="over", tables=world())
    assert [sheet.tie_break for sheet in GAME.scores(state)] == [4, 3]
    assert lines(state, "score-tepees") == [9, 9] and GAME.winners(state) == (0,)
    more = table(first, player("3 walk, gray ride, gray ride", zone=41), ask="over", tables=world())
    assert [sheet.tie_break for sheet in GAME.scores(more)] == [4, 5]
    assert GAME.winners(more) == (1,)


@proves("D-SCORE-8")
def test_d_score_8_points_come_before_dice() -> None:
    """A die more is worth nothing against a point more."""
    rich = player(journal=[30], zone=40)
    state = table(rich, player("5 walk, gray ride", zone=41), ask="over", tables=world())
    assert GAME.winners(state) == (0,)


@proves("D-SCORE-9")
def test_d_score_9_a_remaining_tie_is_shared() -> None:
    """Equal totals and equal dice: both have won, the third has not."""
    seats = [player("2 walk", zone=40), player("walk, gray ride", zone=41), player("walk", zone=42)]
    state = table(*seats, ask="over", tables=world())
    assert GAME.winners(state) == (0, 1)
    assert [sheet.place for sheet in GAME.scores(state)] == [1, 1, 3]


@proves("RULING-97")
def test_ruling_97_lower_places_are_decided_the_same_way() -> None:
    """Behind the winner, dice decide between equal totals; if they are equal too, the place is shared."""
    winner = player("walk", journal=[30], zone=40)
    others = [player("walk", zone=41), player("2 walk", zone=42), player("2 walk", zone=43)]
    state = table(winner, *others, ask="over", tables=world())
    assert [sheet.place for sheet in GAME.scores(state)] == [1, 4, 2, 2]
    assert dump(state)["ask"] == "over"
