"""The yardstick: catanatron with four random players. It is no part of Keelboat, only of the `bench` extra."""

import random
from time import process_time
from typing import Any, Final

from benchmarks.walks import COPY_EVERY, Counts

try:
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    MISSING = ""
except ImportError as error:
    MISSING = str(error)

ROUNDS: Final = 4  # how often each kept position is copied


def new_game(seed: int) -> Any:
    """Return a game that is ready to play. The seed also decides how its players choose."""
    random.seed(seed)
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    return Game([RandomPlayer(colour) for colour in colours], seed=seed + 1)  # it takes 0 for no seed


def going_on(game: Any) -> bool:
    """Return whether its own `play` would go on."""
    return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT


def random_play(seeds: range) -> Counts:
    """Play games as its own `play` does; building the map is not part of the time."""
    ticks = choices = 0
    seconds = 0.0
    for seed in seeds:
        game = new_game(seed)
        started = process_time()
        while going_on(game):
            if len(game.state.playable_actions) > 1:
                choices += 1
            game.play_tick()
            ticks += 1
        seconds += process_time() - started
    return Counts(ticks, choices, seconds)


def positions(seed: int) -> list[Any]:
    """Return positions from a whole random game."""
    game = new_game(seed)
    kept = []
    ticks = 0
    while going_on(game):
        game.play_tick()
        ticks += 1
        if ticks % COPY_EVERY == 0:
            kept.append(game.copy())
    return kept


def copy_seconds(kept: list[Any]) -> float:
    """Return the seconds that one `game.copy()` takes, on average over these positions."""
    started = process_time()
    for _ in range(ROUNDS):
        for game in kept:
            game.copy()
    return (process_time() - started) / (ROUNDS * len(kept))
