"""What every game must do, whatever its rules. A game is listed once in cases.py."""

import hashlib
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from keelboat.kernel import GAMES, Match, Policy, SeededChance, ends_undo, parse, playout, replay, verify
from keelboat.kernel.chance import FairChance, seed_from
from keelboat.kernel.perft import choices
from keelboat.kernel.record import Record
from keelboat.kernel.replay import outcome_at
from keelboat.parts import CHANCE, OVER, Action, State
from tests.conformance.cases import CASES, Case
from tests.conformance.toy import TOY

every_game = pytest.mark.parametrize("case", CASES, ids=repr)


def starts(case: Case, games: int) -> Iterator[tuple[State, Policy, Random]]:
    """Yield starting positions with policies: set-ups for every seat count, then late positions."""
    for number in range(games):
        random = Random(f"{case}/{number}")
        policy = case.policies[number % len(case.policies)]
        for seats in case.game.seat_counts:
            yield case.game.setup(seats, {}, case.tables), policy, random
            if case.positions is not None:
                yield case.positions(random, seats, case.tables), policy, random


def walk(case: Case, state: State, policy: Policy, random: Random, limit: int) -> Iterator[tuple[State, Action]]:
    """Yield (state, action about to be applied); `state` is the walk's own and changes afterwards."""
    game = case.game
    for _ in range(limit):
        seat = game.to_move(state)
        if seat == OVER:
            return
        if seat == CHANCE:
            action = game.sample_chance(state, lambda total: int(random.random() * total))
        else:
            legal = game.legal_actions(state)
            action = policy.choose(game, state, legal, random) if len(legal) > 1 else legal[0]
        yield state, action
        game.advance(state, action)


def test_every_game_is_listed_once() -> None:
    """A game that people can play is one that this suite runs on; the toy keeps the kernel honest."""
    listed = [case.game.name for case in CASES]
    assert sorted(listed) == sorted([*GAMES, TOY.name])


@every_game
def test_actions_are_numbered_and_texts_go_both_ways(case: Case) -> None:
    """An action's id is its place in the table, and its text parses back to the same object."""
    texts = [action.text for action in case.game.actions]
    assert len(set(texts)) == len(texts)
    for number, action in enumerate(case.game.actions):
        assert action.id == number
        assert case.game.parse(action.text) is action
        assert pickle.loads(pickle.dumps(action)).text == action.text
    with pytest.raises(ValueError, match="sail west"):
        case.game.parse("sail west")


@pytest.mark.slow
@every_game
def test_every_legal_action_applies_and_leaves_the_old_state_alone(case: Case) -> None:
    """From every state met, each legal action or outcome leads to a sound state; `apply` changes a copy."""
    game = case.game
    for state, policy, random in starts(case, 3):
        for number, (now, _) in enumerate(walk(case, state, policy, random, 400)):
            case.check(now)
            options = choices(game, now)
            assert 1 <= len(options) <= 300 or (game.to_move(now) >= 0 and options)
            assert [action.id for action in options] == sorted({action.id for action in options})
            if number % 9 == 0:
                before = game.key(now)
                for action in options[:40]:
                    after = game.apply(now, action)
                    case.check(after)
                    assert game.to_move(after) < 0 or game.legal_actions(after)
                    assert (game.legal_actions(after) == []) == (game.to_move(after) < 0)
                assert game.key(now) == before


@pytest.mark.slow
@every_game
def test_copies_are_independent_and_pickles_are_equal(case: Case) -> None:
    """Playing on in a copy, or in what a pickle gives back, never touches the original."""
    game = case.game
    for state, policy, random in starts(case, 2):
        for number, (now, action) in enumerate(walk(case, state, policy, random, 150)):
            if number % 10:
                continue
            before = game.key(now)
            copied, pickled = now.copy(), pickle.loads(pickle.dumps(now))
            assert game.key(copied) == game.key(pickled) == before
            playout(game, copied, Policy(), Random(number), 30)
            assert game.key(now) == before
            game.advance(pickled, game.parse(action.text))
            assert game.key(now) == before
            assert game.key(pickled) == game.key(game.apply(now, action))


@every_game
def test_positions_round_trip_and_scores_are_made_from_scratch(case: Case) -> None:
    """`load(dump(state))` is the same position with the same scores, choices and view."""
    game = case.game
    for state, policy, random in starts(case, 2):
        for number, (now, _) in enumerate(walk(case, state, policy, random, 300)):
            if number % 5:
                continue
            loaded = game.load(json.loads(json.dumps(game.dump(now))), case.tables)
            assert game.key(loaded) == game.key(now)
            assert game.scores(loaded) == game.scores(now)
            assert choices(game, loaded) == choices(game, now)
            assert game.view(loaded, None) == game.view(now, None)


@every_game
def test_why_not_is_none_exactly_for_legal_actions(case: Case) -> None:
    """Every action of the table, for every seat: no reason if and only if it is legal, and each names a rule."""
    game = case.game
    for state, policy, random in starts(case, 1):
        for number, (now, _) in enumerate(walk(case, state, policy, random, 300)):
            if number % 23:
                continue
            allowed = {action.id for action in choices(game, now)}
            for seat in [CHANCE, *range(now.seats)]:
                mine = seat == game.to_move(now)
                for action in game.actions:
                    reason = game.why_not(now, seat, action)
                    assert (reason is None) == (mine and action.id in allowed), (seat, action, reason)
                    assert reason is None or (reason.rule and reason.message.key)


@every_game
def test_chance_weights_are_what_sampling_follows(case: Case) -> None:
    """`sample_chance` asks `below` once, with the total weight, and takes the outcome at that point."""
    game = case.game
    for state, policy, random in starts(case, 2):
        for now, _ in walk(case, state, policy, random, 200):
            outcomes = game.chance_outcomes(now)
            assert bool(outcomes) == (game.to_move(now) == CHANCE)
            if not outcomes:
                continue
            assert len(outcomes) <= 300
            total = sum(weight for _, weight in outcomes)
            assert all(weight > 0 for _, weight in outcomes)
            for point in {0, total - 1, total // 2, *(random.randrange(total) for _ in range(5))}:
                asked: list[int] = []
                sampled = game.sample_chance(now, lambda n, point=point, asked=asked: asked.append(n) or point)
                assert asked == [total]
                assert sampled is outcome_at(outcomes, point)


@every_game
def test_no_decision_is_a_dead_end(case: Case) -> None:
    """However a decision is begun, it can be completed: some line of choices leads to another turn or chance."""
    game = case.game
    for state, policy, random in starts(case, 2):
        for number, (now, _) in enumerate(walk(case, state, policy, random, 200)):
            if number % 7 or game.to_move(now) < 0:
                continue
            for action in game.legal_actions(now):
                after = game.apply(now, action)
                for _ in range(60):
                    if game.to_move(after) < 0 or game.turns(after) != game.turns(now):
                        break
                    legal = game.legal_actions(after)
                    assert legal, (action, game.dump(after))
                    game.advance(after, legal[-1])  # the last one ends a decision or a turn
                else:
                    raise AssertionError(f"{action} leads nowhere: {game.dump(after)}")


def played(case: Case, seats: int, seed: int, policy: Policy) -> Match:
    """Return a finished match with undo and redo on the way."""
    match = Match(case.game, seats, tables=case.tables, chance=FairChance(seed_from(str(seed)), {0: "n0nce"}))
    random = Random(seed)
    while not match.over:
        seat = match.to_move
        roll = random.random()
        if roll < 0.05 and match.undo(seat) and random.random() < 0.5:
            assert match.redo(seat)
            seat = match.to_move
        if not match.over:
            match.play(match.to_move, policy.choose(case.game, match.state, match.legal(), random))
    return match


@every_game
def test_records_replay_to_the_same_state_and_their_dice_verify(case: Case) -> None:
    """A finished game, written, read and replayed, is the same game; its sealed dice check out."""
    for number, seats in enumerate(case.game.seat_counts):
        match = played(case, seats, number, case.policies[-1])
        text = match.record.text()
        record = parse(text)
        assert record.text() == text
        steps = replay(record, case.tables, game=case.game)
        assert case.game.key(steps[-1].state) == case.game.key(match.state)
        assert [event for step in steps for event in step.events] == match.events
        draws = sum(1 for entry in record.entries if entry.seat == CHANCE)
        assert verify(record, case.tables, game=case.game) == draws > 0
        assert record.result == tuple(sheet.total for sheet in case.game.scores(match.state))


@every_game
def test_undo_never_crosses_the_information_barrier(case: Case) -> None:
    """Undo returns to the seat's own last choice; chance lines and other seats' decisions stay."""
    game = case.game
    for seed, seats in enumerate(game.seat_counts):
        match = Match(game, seats, tables=case.tables, chance=SeededChance(seed))
        random = Random(seed)
        undone = 0
        for _ in range(300):
            if match.over:
                break
            seat, entries, key = match.to_move, list(match.record.entries), game.key(match.state)
            draw = match.chance.last_draw
            action = case.policies[-1].choose(game, match.state, match.legal(), random)
            barrier = ends_undo(game, match.state, action)
            match.play(seat, action)
            later = match.record.entries[len(entries) :]
            if match.can_undo(seat):
                assert not barrier
                assert all(entry.seat == seat for entry in later)
                assert match.undo(seat)
                undone += 1
                assert game.key(match.state) == key
                assert match.record.entries == entries
                assert match.chance.last_draw == draw
                assert match.redo(seat)
                assert match.record.entries[len(entries) :] == later
            else:
                assert not match.undo(seat)
        assert undone > 0 or game.name == "stones"  # in the toy every choice is followed by chance


@every_game
def test_the_same_seed_gives_the_same_game_in_every_process(case: Case) -> None:
    """A game depends on its seed alone, not on hash seeds or on what ran before."""
    script = (
        "from tests.conformance.test_games import CASES, fingerprint\n"
        f"print(fingerprint(next(c for c in CASES if repr(c) == {repr(case)!r})))\n"
    )
    here = fingerprint(case)
    for hash_seed in ("0", "1234"):
        path = os.pathsep.join([str(Path(__file__).parents[2]), *filter(None, sys.path)])
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
        command = [sys.executable, "-c", script]
        out = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
        assert out.stdout.strip() == here


def fingerprint(case: Case) -> str:
    """Return a hash of one game per seat count, with everything that was legal on the way."""
    digest = hashlib.sha256()
    for seats in case.game.seat_counts:
        random = Random(f"fingerprint {seats}")
        state = case.game.setup(seats, {}, case.tables)
        for now, action in walk(case, state, case.policies[-1], random, 1500):
            digest.update(f"{action.text} {[a.id for a in case.game.legal_actions(now)]}\n".encode())
        digest.update(case.game.key(state))
    return digest.hexdigest()


@every_game
def test_what_is_drawn_and_said_is_plain_data_and_changes_nothing(case: Case) -> None:
    """Views, forecasts and labels can be sent, and asking for them leaves the state as it was."""
    game = case.game
    for state, policy, random in starts(case, 1):
        for number, (now, _) in enumerate(walk(case, state, policy, random, 250)):
            if number % 6:
                continue
            before = game.key(now)
            for seat in [None, *range(now.seats)]:
                json.dumps(game.view(now, seat))
            for seat in range(now.seats):
                json.dumps(game.forecast(now, seat))
                assert isinstance(game.evaluate(now, seat), float)
            for action in choices(game, now):
                json.dumps(game.label(now, action).to_json())
            if game.to_move(now) >= 0:
                supposed = game.suppose_turn(now, random.randrange(now.seats))
                assert game.to_move(supposed) == OVER or game.legal_actions(supposed)
            assert game.key(now) == before


@every_game
def test_games_end_and_winners_are_first(case: Case) -> None:
    """Play by every policy ends; the end lists nothing to do, final scores, and winners who share the first place.

    Nobody need win (a draw, a race lost), but some of these games have a winner.
    """
    game = case.game
    won = 0
    for state, policy, random in starts(case, 4):
        playout(game, state, policy, random)
        case.check(state)
        assert game.to_move(state) == OVER
        assert game.legal_actions(state) == [] and game.chance_outcomes(state) == []
        sheets = game.scores(state)
        assert all(sheet.total == sum(line.points for line in sheet.lines) for sheet in sheets)
        winners = game.winners(state)
        won += bool(winners)
        if winners:
            assert winners == tuple(sheet.seat for sheet in sheets if sheet.place == 1)
    assert won


@every_game
def test_nothing_sent_depends_on_the_future(case: Case) -> None:
    """The same lines under two different seeds give the same bytes to every seat, up to the next draw."""
    game = case.game
    for seed, seats in enumerate(game.seat_counts):
        match = Match(game, seats, tables=case.tables, chance=FairChance(seed_from("a")))
        random = Random(seed)
        for _ in range(40):
            if not match.over:
                match.play(match.to_move, case.policies[-1].choose(game, match.state, match.legal(), random))
        other = Record(game.name, game.rules_version, case.tables.hash, seats)
        other.entries = match.record.entries
        state = replay(other, case.tables, game=game)[-1].state
        for seat in [None, *range(seats)]:
            assert json.dumps(game.view(state, seat)) == json.dumps(game.view(match.state, seat))
        assert pickle.dumps(state) == pickle.dumps(match.state)
        assert seed_from("a").hex() not in match.record.text() or match.over
