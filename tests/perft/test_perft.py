"""Golden node counts: `seats seed depth count` from the set-up, `late seats seed depth count` from late positions.

A count that moves means that a rule moved. `make golden` rewrites the file; the counts are split by first
action on failure.
"""

from pathlib import Path
from random import Random

import pytest

from keelboat.kernel import divide, find_game, opening, perft, tables
from keelboat.parts import State
from tests.discoveries.walks import late_position

FILE = Path(__file__).with_name("discoveries.txt")
GAME = find_game("discoveries")
TABLES = tables("discoveries")

SETUPS = [("setup", seats, seed, depth) for seats in (2, 3, 4) for seed in (1, 2) for depth in (1, 2, 3, 4)]
LATE = [("late", seats, seed, depth) for seats in (2, 3, 4) for seed in range(1, 9) for depth in (1, 2, 3)]


def position(kind: str, seats: int, seed: int) -> State:
    if kind == "setup":
        return opening(GAME, seats, seed, {}, TABLES)
    return late_position(Random(f"perft {seats} {seed}"), seats, TABLES)


def stored() -> dict[tuple[str, int, int, int], int]:
    """Return the counts of the file."""
    counts = {}
    for line in FILE.read_text(encoding="utf-8").split("\n"):
        if line and not line.startswith("#"):
            kind, *numbers = line.split()
            seats, seed, depth, count = map(int, numbers)
            counts[kind, seats, seed, depth] = count
    return counts


def test_the_counts_are_the_stored_ones(golden_rewrite: bool) -> None:
    """Every count, shallow ones first; a difference is shown by first action."""
    rows = [*SETUPS, *LATE]
    if golden_rewrite:
        lines = ["# kind seats seed depth count"]
        for kind, seats, seed, depth in rows:
            lines.append(f"{kind} {seats} {seed} {depth} {perft(GAME, position(kind, seats, seed), depth)}")
        FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    counts = stored()
    assert set(counts) == set(rows)
    for kind, seats, seed, depth in rows:
        state = position(kind, seats, seed)
        count = perft(GAME, state, depth)
        if count != counts[kind, seats, seed, depth]:
            split = "\n".join(f"{n:10} {text}" for text, n in divide(GAME, state, depth).items())
            pytest.fail(f"{kind} {seats} {seed} {depth}: {count}, stored {counts[kind, seats, seed, depth]}\n{split}")


def test_the_split_adds_up() -> None:
    """`divide` is `perft` by first action."""
    state = opening(GAME, 2, 1, {}, TABLES)
    assert sum(divide(GAME, state, 3).values()) == perft(GAME, state, 3)
