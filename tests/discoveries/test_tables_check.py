"""A data file with mistakes: each is told in words, with its place (section 7.3 of the rules)."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from keelboat.discoveries.rules import GAME
from keelboat.parts import TableError
from tests.discoveries.positions import RAW

GONE = object()


def broken(path: tuple[str | int, ...], value: object) -> Any:
    """Return the file with one thing replaced (GONE: left out)."""
    raw = copy.deepcopy(RAW)
    place = raw
    for step in path[:-1]:
        place = place[step]
    if value is GONE:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return raw


def row(card: int, *path: str | int) -> tuple[str | int, ...]:
    """Return the place of something in the row of a card."""
    return ("cards", card - 1, *path)


MISTAKES: list[tuple[tuple[str | int, ...], object, str, str, str]] = [
    # what is replaced, by what, where the problem is, its key, a word in its arguments
    (("scoring",), GONE, "file", "data-missing", "scoring"),
    (("weather",), 1, "file", "data-unknown", "weather"),
    (("game",), "expedition", "game", "data-fact", "expedition"),
    (("edition",), 0, "edition", "data-number", "0"),
    (("schema",), 2, "schema", "data-fact", "2"),
    (("schema",), True, "schema", "data-fact", "True"),
    (("sources",), [], "sources", "data-not-object", ""),
    (("sources", "dice"), GONE, "sources", "data-missing", "dice"),
    (("sources", "dice"), "rumour", "sources dice", "data-word", "rumour"),
    (("limits",), 200, "limits", "data-not-object", ""),
    (("limits", "stall_turns"), 0, "limits stall_turns", "data-number", "0"),
    (("limits", "stall_turns"), 1_000_001, "limits stall_turns", "data-number", "1000001"),
    (("limits", "stall_turns"), True, "limits stall_turns", "data-number", "True"),
    (("dice", "faces"), ["walk"], "dice faces", "data-fact", "walk"),
    (("dice", "per_player"), 6, "dice per_player", "data-fact", "6"),
    (("dice", "banks", "left"), ["ride"], "dice banks left", "data-fact", "ride"),
    (("dice", "banks", "right"), GONE, "dice banks", "data-missing", "right"),
    (("players", "5"), {}, "players", "data-unknown", "5"),
    (("players", "2", "deck"), 31, "players 2", "data-fact", "31"),
    (("players", "3", "gray_dice"), 8.0, "players 3", "data-fact", "8.0"),
    (("players", "4", "gray_dice"), 9, "players 4", "data-fact", "9"),
    (("scoring", "species_sets", "4"), 25, "scoring species_sets", "data-fact", "25"),
    (("scoring", "tepee_ranks", "2"), [12, 0], "scoring tepee_ranks", "data-fact", "[12, 0]"),
    (("board_actions",), {}, "board_actions", "data-not-list", ""),
    (("board_actions", 2), GONE, "board_actions", "data-fact", "2"),
    (("board_actions", 1, "id"), "swim", "board_actions hike id", "data-fact", "swim"),
    (("board_actions", 1, "prerequisites", 0, "dice"), 1, "board_actions hike prerequisites", "data-fact", "1"),
    (("board_actions", 0, "effect", "runs"), [["R"]], "board_actions horse_ride effect", "data-fact", "R"),
    (("cards",), {}, "cards", "data-not-list", ""),
    (row(7), GONE, "cards", "data-missing", "card 7"),
    (row(7), 7, "cards, row 7, id", "data-number", "None"),
    (row(7, "id"), 56, "cards, row 7, id", "data-number", "56"),
    (row(7, "id"), "7", "cards, row 7, id", "data-number", "7"),
    (row(7, "id"), 6, "card 6", "data-twice", ""),
    (row(7, "tribe"), GONE, "card 7", "data-missing", "tribe"),
    (row(7, "name"), "Crow", "card 7", "data-unknown", "name"),
    (row(7, "tribe"), [], "card 7 tribe", "data-not-object", ""),
    (row(7, "tribe", "tepees"), GONE, "card 7 tribe", "data-missing", "tepees"),
    (row(7, "tribe", "tepees"), -1, "card 7 tribe tepees", "data-number", "-1"),
    (row(7, "tribe", "tepees"), 5, "card 7 tribe tepees", "data-number", "5"),
    (row(7, "tribe", "tepees"), "one", "card 7 tribe tepees", "data-number", "one"),
    (row(7, "tribe", "points"), 3, "card 7 tribe", "data-unknown", "points"),
    (row(7, "tribe", "attitude"), "angry", "card 7 tribe attitude", "data-word", "angry"),
    (row(7, "tribe", "attitude"), None, "card 7 tribe attitude", "data-word", "None"),
    (row(7, "tribe", "effect", "kind"), "extend", "card 7 tribe effect kind", "data-fact", "extend"),
    (row(7, "tribe", "effect", "face"), "walk", "card 7 tribe effect", "data-unknown", "face"),
    (row(7, "tribe", "effect", "runs"), "RRRR", "card 7 tribe effect runs", "data-not-list", ""),
    (row(7, "tribe", "effect", "runs"), [["R", "X"]], "card 7 tribe effect runs", "data-run", "X"),
    (row(7, "tribe", "effect", "runs"), [[]], "card 7 tribe effect runs", "data-run", "[]"),
    (row(7, "tribe", "effect", "runs"), [["R"] * 10], "card 7 tribe effect runs", "data-run", "R"),
    (row(7, "tribe", "effect", "runs"), [["R", "M"]], "card 7 tribe effect runs", "data-family", "RM"),
    (row(16, "tribe", "effect", "runs"), [["R"]], "card 16 tribe effect runs", "data-family", "R+M"),
    (row(22, "tribe", "effect", "runs"), [["M", "R"]], "card 22 tribe effect runs", "data-family", "MR"),
    (row(27, "tribe", "effect", "runs"), [["R", "M"]], "card 27 tribe effect runs", "data-family", "RM"),
    (row(32, "tribe", "effect", "spaces"), 2, "card 32 tribe effect spaces", "data-fact", "2"),
    (row(34, "tribe", "effect", "spaces"), 2, "card 34 tribe effect", "data-fact", "2"),
    (row(34, "tribe", "effect", "spaces"), True, "card 34 tribe effect", "data-fact", "True"),
    (row(36, "tribe", "effect", "terrain"), "R", "card 36 tribe effect", "data-fact", "R"),
    (row(39, "tribe", "effect", "face"), "swim", "card 39 tribe effect face", "data-word", "swim"),
    (row(39, "tribe", "effect", "face"), GONE, "card 39 tribe effect", "data-missing", "face"),
    (row(7, "tribe", "prerequisites"), GONE, "card 7 tribe", "data-missing", "prerequisites"),
    (row(7, "tribe", "prerequisites"), [], "card 7 tribe prerequisites (slots)", "data-number", "0"),
    (row(37, "tribe", "prerequisites"), [], "card 37 tribe", "data-unknown", "prerequisites"),
    (row(7, "tribe", "prerequisites", 0), 2, "card 7 tribe prerequisites 1", "data-not-object", ""),
    (row(7, "tribe", "prerequisites", 0, "face"), "any", "card 7 tribe prerequisites 1 face", "data-word", "any"),
    (row(7, "tribe", "prerequisites", 0, "dice"), 6, "card 7 tribe prerequisites 1 dice", "data-number", "6"),
    (row(7, "tribe", "prerequisites", 0, "dice"), 0, "card 7 tribe prerequisites 1 dice", "data-number", "0"),
    (row(7, "discovery"), None, "card 7 discovery", "data-not-object", ""),
    (row(7, "discovery", "paths"), [], "card 7 discovery paths", "data-no-path", ""),
    (row(7, "discovery", "paths"), "RR", "card 7 discovery paths", "data-not-list", ""),
    (row(7, "discovery", "paths"), ["RXR"], "card 7 discovery paths", "data-run", "RXR"),
    (row(7, "discovery", "paths"), [""], "card 7 discovery paths", "data-run", ""),
    (row(7, "discovery", "paths"), ["R" * 10], "card 7 discovery paths", "data-run", "RRRRRRRRRR"),
    (row(7, "discovery", "species"), "insect", "card 7 discovery species", "data-word", "insect"),
    (row(7, "discovery", "species"), "fish", "cards species", "data-fact", "'fish': 5"),
    (row(7, "discovery", "tepees"), 9, "card 7 discovery tepees", "data-number", "9"),
    (row(7, "discovery", "points"), 1, "card 7 discovery points", "data-number", "1"),
    (row(7, "discovery", "points"), 11, "card 7 discovery points", "data-number", "11"),
    (row(7, "discovery", "points"), 4.0, "card 7 discovery points", "data-number", "4.0"),
    (row(7, "source"), GONE, "card 7", "data-missing", "source"),
    (row(7, "source", "discovery points"), GONE, "card 7 source", "data-missing", "discovery points"),
    (row(7, "source", "tribe name"), "rulebook", "card 7 source", "data-unknown", "tribe name"),
    (row(7, "source", "tribe tepees"), "guess", "card 7 source tribe tepees", "data-word", "guess"),
]


def _name(mistake: object) -> str | None:
    return " ".join(map(str, mistake)) if isinstance(mistake, tuple) else None


@pytest.mark.parametrize("path, value, where, key, word", MISTAKES, ids=_name)
def test_a_mistake_is_told_with_its_place(
    path: tuple[str | int, ...], value: object, where: str, key: str, word: str
) -> None:
    """Each kind of mistake gives a problem that names the place, and what was found or is missing."""
    problems = GAME.check_tables(broken(path, value))
    told = [problem for problem in problems if (problem.where, problem.message.key) == (where, key)]
    assert told, problems
    assert any(word in str(given) for given in told[0].message.args.values()) or not word


def test_allowed_values_are_told() -> None:
    """A number out of range and a wrong word come with what would be right."""
    (points,) = GAME.check_tables(broken(row(7, "discovery", "points"), 11))
    assert points.message.args == {"low": "2", "high": "10", "found": "11"}
    (attitude,) = GAME.check_tables(broken(row(7, "tribe", "attitude"), "angry"))
    assert attitude.message.args == {"words": "friendly, wary", "found": "angry"}
    (pure,) = GAME.check_tables(broken(row(7, "tribe", "effect", "runs"), [["R", "M"]]))
    assert pure.message.args == {"wanted": "R / M", "found": "RM"}


def test_an_edge_value_is_no_mistake() -> None:
    """The least and the most that a field may hold are accepted."""
    for path, values in (
        (row(7, "discovery", "points"), (2, 10)),
        (row(7, "discovery", "tepees"), (0, 4)),
        (row(7, "discovery", "paths"), (["R"], ["M" * 9])),
        (row(7, "tribe", "tepees"), (0, 4)),
        (row(7, "tribe", "effect", "runs"), ([["M"]], [["R"] * 9])),
        (row(7, "tribe", "prerequisites", 0, "dice"), (1, 5)),
        (("limits", "stall_turns"), (1, 1_000_000)),
        (("edition",), (1, 99)),
    ):
        for value in values:
            assert GAME.check_tables(broken(path, value)) == []


def test_a_file_that_is_no_object() -> None:
    """A list, a text or nothing at all is told as such."""
    for raw in ([], "cards", None, 7):
        (problem,) = GAME.check_tables(raw)
        assert (problem.where, problem.message.key) == ("file", "data-not-object")


def test_one_attitude_only_is_a_mistake() -> None:
    """Both attitudes occur in the deck (7.3)."""
    raw = copy.deepcopy(RAW)
    for row in raw["cards"]:
        row["tribe"]["attitude"] = "wary"
    (problem,) = GAME.check_tables(raw)
    assert (problem.where, problem.message.key) == ("cards attitude", "data-fact")


def test_all_mistakes_are_told_together() -> None:
    """Two mistakes in one file give two problems, and the file cannot be played."""
    raw = broken(row(7, "discovery", "points"), 1)
    raw["cards"][7]["tribe"]["attitude"] = "angry"
    assert [problem.where for problem in GAME.check_tables(raw)] == ["card 7 discovery points", "card 8 tribe attitude"]
    with pytest.raises(TableError, match=r"card 7 discovery points.*card 8 tribe attitude") as caught:
        GAME.read_tables(raw)
    assert caught.value.problems == GAME.check_tables(raw)


def _nodes(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the place of everything inside a value."""
    inside: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    for step, below in inside:
        yield (*path, step)
        yield from _nodes(below, (*path, step))


@pytest.mark.parametrize("card", [12, 14, 32, 34, 39, 51])
def test_junk_in_a_row_is_told_never_raised(card: int) -> None:
    """Whatever stands in the place of a value of a row, the checker answers with words."""
    for path in _nodes(RAW["cards"][card - 1], ("cards", card - 1)):
        for junk in ({}, -7, "junk", [[]]):
            assert GAME.check_tables(broken(path, junk)), (path, junk)


def test_junk_beside_the_cards_is_told_never_raised() -> None:
    """The same for everything else in the file."""
    for section in RAW:
        for path in [(section,), *_nodes(RAW[section], (section,))] if section != "cards" else [("cards",)]:
            for junk in ({}, "junk", [[]]):
                assert GAME.check_tables(broken(path, junk)), (path, junk)
