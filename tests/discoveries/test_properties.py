"""What must always hold, walked by Hypothesis: from set-ups and late positions, random and guided."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keelboat.discoveries.actions import Decision
from keelboat.discoveries.rules import GAME
from keelboat.discoveries.state import DiscoveriesState
from keelboat.kernel import Policy, tables
from keelboat.kernel.perft import choices
from keelboat.parts import CHANCE, OVER, State
from tests.discoveries.invariants import check_invariants
from tests.discoveries.walks import Guided, late_position
from tests.rules_catalogue import rule_ids

TABLES = tables("discoveries")
POLICIES = (Policy(), Guided())
KNOWN = rule_ids("discoveries")


def start(seats: int, seed: int, late: bool) -> State:
    return late_position(Random(seed), seats, TABLES) if late else GAME.setup(seats, {}, TABLES)


def step(state: State, policy: Policy, random: Random) -> None:
    """Advance by one action."""
    if GAME.to_move(state) == CHANCE:
        action = GAME.sample_chance(state, lambda total: int(random.random() * total))
    else:
        legal = GAME.legal_actions(state)
        action = policy.choose(GAME, state, legal, random) if len(legal) > 1 else legal[0]
    GAME.advance(state, action)


walks = given(
    seats=st.sampled_from(GAME.seat_counts),
    seed=st.integers(0, 2**32),
    late=st.booleans(),
    policy=st.sampled_from(POLICIES),
)


@walks
def test_the_invariants_hold_after_every_action(seats: int, seed: int, late: bool, policy: Policy) -> None:
    """D-INV-1 to D-INV-7 hold after each action of a walk."""
    state, random = start(seats, seed, late), Random(seed)
    for _ in range(250):
        if GAME.to_move(state) == OVER:
            break
        step(state, policy, random)
        check_invariants(state)


@walks
def test_every_refusal_has_one_reason_that_names_a_rule(seats: int, seed: int, late: bool, policy: Policy) -> None:
    """For a state on the walk, every action is legal or refused by a rule of the catalogue."""
    state, random = start(seats, seed, late), Random(seed)
    for _ in range(random.randrange(5, 200)):
        if GAME.to_move(state) == OVER:
            break
        step(state, policy, random)
    allowed = set(choices(GAME, state))
    seat = GAME.to_move(state)
    for action in GAME.actions:
        for asker in range(-1, seats):
            reason = GAME.why_not(state, asker, action)
            assert (reason is None) == (asker == seat and action in allowed)
            assert reason is None or reason.rule in KNOWN


def reasons_met(games: int) -> tuple[Counter[tuple[str, str]], int, int]:
    """Return how often each reason was met for actions of the open decision, how many were generic, and all."""
    met: Counter[tuple[str, str]] = Counter()
    generic = total = 0
    for number in range(games):
        random = Random(f"reasons {number}")
        state = start(2 + number % 3, number, late=number % 2 == 1)
        policy = POLICIES[number // 2 % 2]
        for count in range(300):
            seat = GAME.to_move(state)
            if seat == OVER:
                break
            if seat >= 0 and count % 3 == 0:
                assert isinstance(state, DiscoveriesState)
                for action in GAME.actions:
                    if isinstance(action, Decision) and state.ask in action.asks:
                        reason = GAME.why_not(state, seat, action)
                        if reason is not None:
                            total += 1
                            generic += reason.rule == action.opens
                            met[reason.rule, reason.message.key] += 1
            step(state, policy, random)
    return met, generic, total


def test_reasons_are_specific(capsys: pytest.CaptureFixture[str]) -> None:
    """At most a tenth of the reasons for actions of an open decision is the rule that opens it."""
    met, generic, total = reasons_met(24)
    with capsys.disabled():
        print(f"\nReasons met for actions of an open decision: {total}, generic {generic / total:.1%}")
        for (rule, key), count in met.most_common():
            print(f"  {count / total:7.2%}  {rule:12} {key}")
    assert generic <= total / 10
    assert len(met) >= 30
