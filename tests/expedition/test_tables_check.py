"""A data file with mistakes: each is told in words, with its place."""

import copy
from collections.abc import Iterator

import pytest

from keelboat.expedition.rules import GAME
from keelboat.parts import TableError
from tests.expedition.mistakes import (
    BACK,
    CARDS,
    CHOICE,
    DISCARD,
    HORSE,
    PAWN,
    SECTIONS,
    TILE,
    TRACK_AND_BOATS,
    VILLAGE_AND_ROLES,
    Path,
    at,
    broken,
    first,
    role,
    row,
)
from tests.expedition.positions import RAW


def _name(mistake: object) -> str | None:
    return " ".join(map(str, mistake)) if isinstance(mistake, tuple) else None


@pytest.mark.parametrize(
    "path, value, where, key, word", [*SECTIONS, *TRACK_AND_BOATS, *VILLAGE_AND_ROLES, *CARDS], ids=_name
)
def test_a_mistake_is_told_with_its_place(path: Path, value: object, where: str, key: str, word: str) -> None:
    """Each kind of mistake gives a problem that names the place, and what was found or is missing."""
    problems = GAME.check_tables(broken(path, value))
    told = [problem for problem in problems if (problem.where, problem.message.key) == (where, key)]
    assert told, problems
    assert any(word in str(given) for given in told[0].message.args.values()) or not word


def test_allowed_values_are_told() -> None:
    """A number out of range and a wrong word come with what would be right."""
    (strength,) = GAME.check_tables(broken(row(7, "strength"), 5))
    assert strength.message.args == {"low": "1", "high": "3", "found": "5"}
    (badge,) = GAME.check_tables(broken(row(7, "badge"), "gold"))
    assert badge.message.args == {"words": "wood, fur, food, equipment", "found": "gold"}
    (family,) = GAME.check_tables(broken(first(7, "effects", 0, "terrain"), "mountain"))
    assert family.message.args == {"wanted": "river", "found": "mountain"}
    (space,) = GAME.check_tables(broken(("track", "segments", 0, "from"), 2))
    assert space.message.args == {"space": "1", "found": "0"}


CORRECTIONS: list[tuple[Path, object]] = [
    (row(37, "strength"), 2),
    (row(7, "strength"), 3),
    (row(7, "badge"), "food"),
    (role("interpreter", "strength"), 1),
    (role("leader", "badge"), "food"),
    (first(7, "cost", "goods", "wood"), 3),
    (first(7, "cost"), {"any": 2}),
    (first(30, "cost"), {}),
    (first(15, "cost"), {"goods": {"food": 1}}),
    (first(6, "cost", "companions"), 1),
    (first(7, "effects", 0, "steps", "n"), 4),
    (first(42, "effects", 0, "goods"), {"horse": 2}),
    (first(19, "effects", 0, "resource"), "food"),
    (at("gift", "solo_badge"), "wood"),
    (("limits", "win_base"), 40),
    (("limits", "turn_cap"), 50),
    (("limits", "starters_join_reshuffle"), False),
    (("journal", "fur_price_by_index"), [0, 1, 1, 2, 2]),
    (row(7, "source", "strength"), "REC"),
]


@pytest.mark.parametrize("path, value", CORRECTIONS, ids=_name)
def test_an_owner_may_correct_what_is_printed_as_an_icon(path: Path, value: object) -> None:
    """One line of the file: totals of strengths and badges do not stop it, nor do those of the track."""
    assert GAME.check_tables(broken(path, value)) == []


def test_the_length_of_a_stretch_may_be_corrected() -> None:
    """The order of the stretches is printed, their lengths were read from a picture."""
    raw = copy.deepcopy(broken(("track", "segments", 4, "to"), 30))
    raw["track"]["segments"][5]["from"] = 31
    assert GAME.check_tables(raw) == []


def test_an_owner_may_name_a_source_of_their_own() -> None:
    """A code in the legend, then in the row."""
    raw = broken(row(37, "source", "strength"), "T2+BOX")
    assert [problem.where for problem in GAME.check_tables(raw)] == ["card 37 source strength"]
    raw["sources"] = [*raw["sources"], "BOX"]
    assert GAME.check_tables(raw) == []


def test_an_edge_value_is_no_mistake() -> None:
    """The least and the most that a field may hold are accepted."""
    edges: list[tuple[Path, tuple[object, ...]]] = [
        (("edition",), (1, 99)),
        (("limits", "turn_cap"), (1, 1_000_000)),
        (("limits", "win_base"), (39, 49)),
        (("journal", "fur_price_by_index", 4), (0, 9)),
        (row(7, "strength"), (1, 3)),
        (first(7, "cost", "goods", "wood"), (1, 9)),
        (first(30, "cost", "any"), (1, 3)),
        (first(28, "cost", "distinct"), (1, 3)),
        (first(7, "effects", 0, "steps", "n"), (1, 49)),
        (first(54, "effects", 0, "n"), (1, 2)),
        (first(39, "effects", 0, "n"), (1, 2)),
        (row(7, "options"), (RAW["cards"][6]["options"] * 4,)),
    ]
    for path, values in edges:
        for value in values:
            assert GAME.check_tables(broken(path, value)) == [], (path, value)


OTHER_EDITION: list[tuple[Path, object]] = [
    (("resources", "supply", "wood"), 12),
    (("companions", "5"), 17),
    (("time_tokens", "printed"), 30),
    (("track", "segments", 1, "terrain"), "river"),
    (("boat_tiles", "count"), 6),
    (("boats", 1, "time", "n"), 2),
    (at("gift", "options", 0, "effects", 0), HORSE),
    (at("gift", "capacity"), 2),
    (first(1, "cost"), {"any": 1}),
    (first(14, "effects"), [HORSE]),
    (first(4, "effects"), [TILE, CHOICE]),
    (first(4, "effects"), [BACK, PAWN]),
    (first(4, "effects"), [{**DISCARD, "max": 1}]),
    (first(7, "cost", "companions"), 1),
    (row(7, "locks_gains"), True),
    (row(39, "strength"), 1),
]


@pytest.mark.parametrize("path, value", OTHER_EDITION, ids=_name)
def test_another_edition_is_another_rulebook(path: Path, value: object) -> None:
    """What the rulebook of the second edition states binds files of that edition only."""
    assert GAME.check_tables(broken(path, value)) != []
    raw = broken(path, value, edition=1)
    assert GAME.check_tables(raw) == []
    assert GAME.read_tables(raw).edition == 1


def test_a_file_that_is_no_object() -> None:
    """A list, a text or nothing at all is told as such."""
    for raw in ([], "cards", None, 7):
        (problem,) = GAME.check_tables(raw)
        assert (problem.where, problem.message.key) == ("file", "data-not-object")


def test_all_mistakes_are_told_together() -> None:
    """Mistakes of form and of fact in one file are all told, and the file cannot be played."""
    raw = copy.deepcopy(broken(row(7, "badge"), "gold"))
    raw["cards"][7]["locks_gains"] = True
    raw["time_tokens"]["printed"] = 25
    told = ["card 7 badge", "time_tokens printed", "card 8 locks_gains"]
    assert [problem.where for problem in GAME.check_tables(raw)] == told
    with pytest.raises(TableError, match=r"card 7 badge.*card 8 locks_gains") as caught:
        GAME.read_tables(raw)
    assert caught.value.problems == GAME.check_tables(raw)


def _nodes(value: object, path: Path = ()) -> Iterator[Path]:
    """Yield the place of everything inside a value."""
    inside: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    for step, below in inside:
        yield (*path, step)
        yield from _nodes(below, (*path, step))


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("card", [2, 6, 15, 23, 28, 29, 35, 43, 54])
def test_junk_in_a_row_is_told_never_raised(card: int, edition: int) -> None:
    """Whatever stands in the place of a value of a row, the checker answers with words."""
    for path in _nodes(RAW["cards"][card - 1], ("cards", card - 1)):
        for junk in ({}, -7, "junk", [[]], None):
            if (path[-1], junk) != ("cost", {}):  # a cost may be nothing
                assert GAME.check_tables(broken(path, junk, edition)), (path, junk)


@pytest.mark.slow
def test_junk_beside_the_cards_is_told_never_raised() -> None:
    """The same for everything else in the file; each place gets one kind of junk, in turn."""
    places: list[Path] = [("cards",)]
    for section in RAW:
        if section != "cards":
            places += [(section,), *_nodes(RAW[section], (section,))]
    for number, path in enumerate(places):
        junk = ({}, -7, "junk", [[]])[number % 4]
        if (path[-1], junk) != ("cost", {}):
            assert GAME.check_tables(broken(path, junk)), (path, junk)
