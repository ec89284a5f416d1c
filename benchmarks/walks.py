"""Walks through the doors of the games: random play, guided play, and random play from late positions."""

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Final

from tests.discoveries.walks import late_position as late_discoveries
from tests.expedition.walks import late_position as late_expedition

from keelboat.kernel import GAMES, tables
from keelboat.parts import CHANCE, OVER, Action, Game, State, Tables

LATE: Final = {"discoveries": late_discoveries, "expedition": late_expedition}
"""Generators of positions from the middle and the end of games, which random play hardly reaches."""
LATE_ACTIONS: Final = 150  # so long random play goes on from such a position
COPY_EVERY: Final = 50  # a position is kept after so many actions, for the timing of copies
WARM_UP: Final = 10_000  # the first seed of the games that are not measured
ROUNDS: Final = 40  # how often each kept position is copied
Play = Callable[[str, int, range, Tables], tuple[int, int]]


class Counts:
    """What a measurement counted, and the processor seconds that it took."""

    def __init__(self, applied: int, choices: int, seconds: float) -> None:
        self.applied: Final = applied
        self.choices: Final = choices
        self.seconds: Final = seconds

    def rates(self) -> tuple[float, float]:
        """Return what was applied per second, and the decisions with more than one option per second."""
        return self.applied / self.seconds, self.choices / self.seconds


def fresh_tables(name: str) -> Tables:
    """Return tables that have answered nothing yet: what they remember of one measurement must not help the next."""
    return GAMES[name].read_tables(tables(name).raw)


def measured(play: Play, name: str, seats: int, games: int) -> Counts:
    """Play the same games each time, after a few others that warm up the tables."""
    printed = fresh_tables(name)
    play(name, seats, range(WARM_UP, WARM_UP + games // 2), printed)
    started = process_time()
    applied, choices = play(name, seats, range(games), printed)
    return Counts(applied, choices, process_time() - started)


def measured_late(name: str, seats: int, games: int) -> Counts:
    """Play on at random from late positions; making the positions is not part of the time."""
    printed = fresh_tables(name)
    starts = [LATE[name](Random(f"late {seed}"), seats, printed) for seed in range(games * 4)]
    game = GAMES[name]
    applied = choices = 0
    started = process_time()
    for seed, state in enumerate(starts):
        uniform = Random(seed).random
        for _ in range(LATE_ACTIONS):
            seat = game.to_move(state)
            if seat == OVER:
                break
            if seat == CHANCE:
                action = game.sample_chance(state, lambda n, uniform=uniform: int(uniform() * n))  # type: ignore[misc]
            else:
                legal = game.legal_actions(state)
                choices += len(legal) > 1
                action = legal[int(uniform() * len(legal))]
            game.advance(state, action)
            applied += 1
    return Counts(applied, choices, process_time() - started)


def random_play(name: str, seats: int, seeds: range, printed: Tables) -> tuple[int, int]:
    """Play games to the end with random legal actions; return how many were applied, and how many were choices."""
    game = GAMES[name]
    to_move, legal_actions = game.to_move, game.legal_actions
    advance, sample_chance = game.advance, game.sample_chance
    applied = choices = 0
    for seed in seeds:
        uniform = Random(seed).random

        def below(n: int, uniform: Callable[[], float] = uniform) -> int:
            return int(uniform() * n)

        state = game.setup(seats, {}, printed)
        while True:
            seat = to_move(state)
            if seat >= 0:
                legal = legal_actions(state)
                options = len(legal)
                if options > 1:
                    choices += 1
                    action = legal[int(uniform() * options)]
                else:
                    action = legal[0]
            elif seat == CHANCE:
                action = sample_chance(state, below)
            else:
                break
            advance(state, action)
            applied += 1
    return applied, choices


def rank(action: Action) -> int:
    """Return how much the guided policy likes an action: what leads to an end, then what prepares it."""
    words = action.text.split()
    if words[0] in ("explore", "do"):
        return 3
    if words[0] in ("trigger", "go", "play"):
        return 2
    return 1 if words[0] == "place" and words[-1] not in ("friendly", "wary", "change", "plans") else 0


def ranks(game: Game) -> list[int]:
    """Return the rank of every action, by id."""
    return [rank(action) for action in game.actions]


def guided_play(name: str, seats: int, seeds: range, printed: Tables) -> tuple[int, int]:
    """The same with the actions that the guided policy likes best; its own time counts too."""
    game = GAMES[name]
    liked = ranks(game)
    applied = choices = 0
    for seed in seeds:
        uniform = Random(seed).random

        def below(n: int, uniform: Callable[[], float] = uniform) -> int:
            return int(uniform() * n)

        state = game.setup(seats, {}, printed)
        while True:
            seat = game.to_move(state)
            if seat == CHANCE:
                action = game.sample_chance(state, below)
            elif seat == OVER:
                break
            else:
                legal = game.legal_actions(state)
                if len(legal) > 1:
                    choices += 1
                    most = max([liked[action.id] for action in legal])
                    legal = [action for action in legal if liked[action.id] == most]
                action = legal[int(uniform() * len(legal))]
            game.advance(state, action)
            applied += 1
    return applied, choices


def positions(name: str, seats: int, seed: int) -> list[State]:
    """Return positions from a whole random game."""
    game = GAMES[name]
    uniform = Random(seed).random
    state = game.setup(seats, {}, tables(name))
    kept: list[State] = []
    applied = 0
    while game.to_move(state) != OVER:
        if game.to_move(state) == CHANCE:
            action = game.sample_chance(state, lambda n: int(uniform() * n))
        else:
            legal = game.legal_actions(state)
            action = legal[int(uniform() * len(legal))]
        game.advance(state, action)
        applied += 1
        if applied % COPY_EVERY == 0:
            kept.append(state.copy())
    return kept


def copy_seconds(kept: list[State]) -> float:
    """Return the seconds that one `State.copy` takes, on average over these positions."""
    started = process_time()
    for _ in range(ROUNDS):
        for state in kept:
            state.copy()
    return (process_time() - started) / (ROUNDS * len(kept))
