"""Golden node counts: `seats seed depth count` from the set-up, `late seats seed depth count` from late positions.

A count that moves means that a rule moved. `make golden` rewrites the files; the counts are split by first
action on failure.
"""

from pathlib import Path
from random import Random

import pytest

from keelboat.kernel import divide, opening, perft
from keelboat.parts import State
from tests.conformance.cases import Case
from tests.conformance.test_properties import each_game

Row = tuple[str, int, int, int]
DEPTHS = {"discoveries": (4, 3), "expedition": (3, 2)}
"""How deep to count from set-ups and from late positions: a turn of Expedition has many more beginnings."""


def rows(case: Case) -> list[Row]:
    """Return what is counted: kind, seats, seed, depth."""
    setup, late = DEPTHS[case.game.name]
    counts = case.game.seat_counts
    found = [("setup", seats, seed, depth) for seats in counts for seed in (1, 2) for depth in range(1, setup + 1)]
    return found + [
        ("late", seats, seed, depth) for seats in counts for seed in range(1, 9) for depth in range(1, late + 1)
    ]


def position(case: Case, kind: str, seats: int, seed: int) -> State:
    if kind == "setup":
        return opening(case.game, seats, seed, {}, case.tables)
    assert case.positions is not None
    return case.positions(Random(f"perft {seats} {seed}"), seats, case.tables)


def stored(file: Path) -> dict[Row, int]:
    """Return the counts of a file."""
    counts = {}
    for line in file.read_text(encoding="utf-8").split("\n"):
        if line and not line.startswith("#"):
            kind, *numbers = line.split()
            seats, seed, depth, count = map(int, numbers)
            counts[kind, seats, seed, depth] = count
    return counts


@each_game
def test_the_counts_are_the_stored_ones(case: Case, golden_rewrite: bool) -> None:
    """Every count, shallow ones first; a difference is shown by first action."""
    game = case.game
    file = Path(__file__).with_name(f"{game.name}.txt")
    if golden_rewrite:
        lines = ["# kind seats seed depth count"]
        for kind, seats, seed, depth in rows(case):
            lines.append(f"{kind} {seats} {seed} {depth} {perft(game, position(case, kind, seats, seed), depth)}")
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    counts = stored(file)
    assert set(counts) == set(rows(case))
    for kind, seats, seed, depth in rows(case):
        state = position(case, kind, seats, seed)
        count = perft(game, state, depth)
        if count != counts[kind, seats, seed, depth]:
            split = "\n".join(f"{n:10} {text}" for text, n in divide(game, state, depth).items())
            pytest.fail(f"{kind} {seats} {seed} {depth}: {count}, stored {counts[kind, seats, seed, depth]}\n{split}")


@each_game
def test_the_split_adds_up(case: Case) -> None:
    """`divide` is `perft` by first action."""
    state = opening(case.game, 2, 1, {}, case.tables)
    assert sum(divide(case.game, state, 3).values()) == perft(case.game, state, 3)
