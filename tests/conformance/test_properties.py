"""What must always hold, walked by Hypothesis: from set-ups and late positions, random and guided."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keelboat.kernel import Policy
from keelboat.kernel.perft import choices
from keelboat.parts import CHANCE, OVER, State
from tests.conformance.cases import CASES, Case
from tests.rules_catalogue import rule_ids

RULED = [case for case in CASES if case.positions is not None]
"""The games with a catalogue of rules: all but the toy."""
each_game = pytest.mark.parametrize("case", RULED, ids=repr)


def start(case: Case, seats: int, seed: int, late: bool) -> State:
    """Return a set-up, or a generated late position."""
    if late and case.positions is not None:
        return case.positions(Random(seed), seats, case.tables)
    return case.game.setup(seats, {}, case.tables)


def step(case: Case, state: State, policy: Policy, random: Random) -> None:
    """Advance by one action."""
    game = case.game
    if game.to_move(state) == CHANCE:
        action = game.sample_chance(state, lambda total: int(random.random() * total))
    else:
        legal = game.legal_actions(state)
        action = policy.choose(game, state, legal, random) if len(legal) > 1 else legal[0]
    game.advance(state, action)


walks = given(
    which=st.integers(0, 4),
    seed=st.integers(0, 2**32),
    late=st.booleans(),
    policy=st.integers(0, 1),
)


def begun(case: Case, which: int, seed: int, late: bool, policy: int) -> tuple[State, Policy, Random]:
    """Return the start of a walk, how it decides, and its chance."""
    counts = case.game.seat_counts
    return start(case, counts[which % len(counts)], seed, late), case.policies[policy], Random(seed)


@each_game
@walks
def test_the_invariants_hold_after_every_action(case: Case, which: int, seed: int, late: bool, policy: int) -> None:
    """The invariants of the catalogue hold after each action of a walk."""
    state, decides, random = begun(case, which, seed, late, policy)
    for _ in range(250):
        if case.game.to_move(state) == OVER:
            break
        before = state.copy()
        step(case, state, decides, random)
        case.check(state)
        case.check_step(before, state)


@each_game
@walks
def test_every_refusal_has_one_reason_that_names_a_rule(
    case: Case, which: int, seed: int, late: bool, policy: int
) -> None:
    """For a state on the walk, every action is legal or refused by a rule of the catalogue."""
    game = case.game
    known = rule_ids(game.name)
    state, decides, random = begun(case, which, seed, late, policy)
    for _ in range(random.randrange(5, 200)):
        if game.to_move(state) == OVER:
            break
        step(case, state, decides, random)
    allowed = set(choices(game, state))
    seat = game.to_move(state)
    for action in game.actions:
        for asker in range(-1, state.seats):
            reason = game.why_not(state, asker, action)
            assert (reason is None) == (asker == seat and action in allowed)
            assert reason is None or reason.rule in known


def reasons_met(case: Case, games: int) -> tuple[Counter[tuple[str, str]], int, int]:
    """Return how often each reason was met for actions of the open decision, how many were generic, and all."""
    game = case.game
    met: Counter[tuple[str, str]] = Counter()
    generic = total = 0
    for number in range(games):
        random = Random(f"reasons {number}")
        state = start(case, game.seat_counts[number % len(game.seat_counts)], number, late=number % 2 == 1)
        policy = case.policies[number // 2 % 2]
        for count in range(300):
            seat = game.to_move(state)
            if seat == OVER:
                break
            if seat >= 0 and count % 3 == 0:
                for action in game.actions:
                    if not action.chance and state.ask in action.asks:  # type: ignore[attr-defined]
                        reason = game.why_not(state, seat, action)
                        if reason is not None:
                            total += 1
                            generic += reason.rule == action.opens
                            met[reason.rule, reason.message.key] += 1
            step(case, state, policy, random)
    return met, generic, total


@each_game
def test_reasons_are_specific(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    """At most a tenth of the reasons for actions of an open decision is the rule that opens it."""
    met, generic, total = reasons_met(case, 24)
    with capsys.disabled():
        print(f"\n{case}: reasons met for actions of an open decision: {total}, generic {generic / total:.1%}")
        for (rule, key), count in met.most_common():
            print(f"  {count / total:7.2%}  {rule:12} {key}")
    assert generic <= total / 10
    assert len(met) >= 30
