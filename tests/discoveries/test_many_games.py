"""Whole games with every invariant checked after every action.

The suite plays a few hundred; `KEELBOAT_GAMES=10000` (`make soak`) plays as many as wanted.
"""

import os
from collections import Counter
from random import Random

import pytest

from keelboat.kernel import tables
from keelboat.parts import OVER
from tests.discoveries.invariants import check_invariants
from tests.discoveries.test_properties import GAME, POLICIES, start, step

GAMES = int(os.environ.get("KEELBOAT_GAMES", "240"))
PARTS = 8
TABLES = tables("discoveries")


@pytest.mark.parametrize("part", range(PARTS))
def test_games_end_with_every_invariant_checked(part: int) -> None:
    """Random and guided games over all seat counts, from the set-up and from late positions, end in order."""
    ended: Counter[str] = Counter()
    for number in range(part, GAMES, PARTS):
        random = Random(f"many {number}")
        policy = POLICIES[number // PARTS % len(POLICIES)]
        state = start(GAME.seat_counts[number % len(GAME.seat_counts)], number, late=number % 16 >= 12)
        actions = 0
        while GAME.to_move(state) != OVER:
            step(state, policy, random)
            check_invariants(state)
            actions += 1
            assert actions < 60_000
        assert GAME.winners(state)
        ended["stalled" if GAME.stalled(state) else "finished"] += 1
        ended["actions"] += actions
    assert ended["finished"] > 0
