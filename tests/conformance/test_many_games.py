"""Whole games with every invariant checked after every action.

The suite plays a few hundred; `KEELBOAT_GAMES=10000` (`make soak`) plays as many of each game as wanted and says
how they ended.
"""

import os
from collections import Counter
from random import Random

import pytest

from keelboat.parts import OVER
from tests.conformance.cases import Case
from tests.conformance.test_properties import each_game, start, step

WANTED = int(os.environ.get("KEELBOAT_GAMES", "0"))
PARTS = 8


@pytest.mark.slow
@each_game
@pytest.mark.parametrize("part", range(PARTS))
def test_games_end_with_every_invariant_checked(case: Case, part: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Random and guided games over all seat counts, from the set-up and from late positions, end in order."""
    game = case.game
    ended: Counter[str] = Counter()
    for number in range(part, WANTED or case.games, PARTS):
        random = Random(f"many {number}")
        turn = number // PARTS
        policy = case.policies[turn % 2]
        seats = game.seat_counts[turn // 2 % len(game.seat_counts)]
        late = turn % 4 >= 2
        state = start(case, seats, number, late)
        actions = 0
        while game.to_move(state) != OVER:
            before = state.copy()
            step(case, state, policy, random)
            case.check(state)
            case.check_step(before, state)
            actions += 1
            assert actions < 60_000
        how = "stalled" if game.stalled(state) else "won" if game.winners(state) else "lost"
        ended[how] += 1
        ended[f"{'late' if late else 'whole'} {'guided' if turn % 2 else 'random'} {seats} seats {how}"] += 1
        ended["actions"] += actions
    if WANTED:
        with capsys.disabled():
            print(f"\n{case}, part {part}: {dict(sorted(ended.items()))}")
    assert ended["actions"] > 0
