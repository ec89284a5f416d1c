"""`keelboat simulate` and `keelboat perft`: many games by bots, and counts of positions."""

import json
import os
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from random import Random
from time import perf_counter
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskProgressColumn, TimeRemainingColumn

from keelboat.bots import Bot, make_bot
from keelboat.kernel import GAMES, Policy, divide, find_game, opening, playout
from keelboat.kernel import perft as counted
from keelboat.parts import OVER, Action, Game, State, Tables
from keelboat.parts import door as a_compiled_module
from keelboat.terminal.page import Page
from keelboat.terminal.playing import read_options, split_seats
from keelboat.terminal.problem import Problem, load_tables
from keelboat.terminal.words import Words, language_of

RANDOM: Final = "random"


def is_compiled() -> bool:
    """Return whether the rules run as machine code or as plain Python."""
    return not str(a_compiled_module.__file__).endswith(".py")


class Table(Policy):
    """Bots around one game; each has a random stream of its own, so that none disturbs the others or the dice."""

    def __init__(self, bots: Sequence[Bot], seed: str) -> None:
        self._bots: Final = bots
        self._randoms: Final = [Random(f"{seed}/seat {seat}") for seat in range(len(bots))]

    def choose(self, game: Game, state: State, legal: list[Action], random: Random) -> Action:
        seat = game.to_move(state)
        return self._bots[seat].choose(state, legal, self._randoms[seat])


class Tally:
    """Sums over games."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.applied = 0
        self.decisions = 0
        self.seconds = 0.0
        self.turns = 0
        self.stalled = 0
        self.scores = [0] * seats
        self.wins = [0.0] * seats

    def add(self, game: Game, state: State) -> None:
        self.games += 1
        self.turns += game.turns(state)
        self.stalled += game.stalled(state)
        for sheet in game.scores(state):
            self.scores[sheet.seat] += sheet.total
        winners = game.winners(state)
        for seat in winners:
            self.wins[seat] += 1 / len(winners)


def simulate(
    name: str,
    seats: int,
    games: int,
    seed: str,
    *,
    bots: str | None = None,
    options: Sequence[str] = (),
    as_json: bool = False,
    language: str | None = None,
    data: str | None = None,
) -> int:
    """Let bots play; the same seed gives the same games."""
    words = _words(name, language)
    game = _game(name, seats, words)
    tables = load_tables(words, name, data)
    kinds = _kinds(bots, seats, words)
    chosen = read_options(options, words)
    _try_setup(game, seats, chosen, tables)
    tally = Tally(seats)
    with _progress(as_json) as progress:
        task = progress.add_task("", total=games) if progress is not None else None
        for number in range(games):
            state = game.setup(seats, chosen, tables)
            _play_one(game, state, kinds, f"{seed}/{number}", tally)
            if progress is not None and task is not None:
                progress.advance(task)
    found = _result(game, seats, seed, kinds, tally)
    page = Page()
    if as_json:
        page.out.write(json.dumps(found) + "\n")
    else:
        _report(page, words, found)
    return 0


def _play_one(game: Game, state: State, kinds: Sequence[str], seed: str, tally: Tally) -> None:
    """Play one game to its end; random bots share the kernel's own loop, which compiles."""
    policy = Policy() if set(kinds) == {RANDOM} else Table([make_bot(kind) for kind in kinds], seed)
    started = perf_counter()
    played = playout(game, state, policy, Random(f"{seed}/dice"))
    tally.seconds += perf_counter() - started
    tally.applied += played.applied
    tally.decisions += played.decisions
    assert game.to_move(state) == OVER, "a game has more actions than the playout allows"
    tally.add(game, state)


def _kinds(bots: str | None, seats: int, words: Words) -> list[str]:
    kinds = split_seats(bots or RANDOM)
    if len(kinds) == 1:
        kinds *= seats
    if len(kinds) != seats:
        raise Problem(words.say("terminal-bot-count", n=len(kinds), m=seats))
    try:
        for kind in kinds:
            make_bot(kind)
    except ValueError as error:
        raise Problem(f"--bots: {error}") from error
    return kinds


def _words(name: str, language: str | None) -> Words:
    """Return the words of a game; of the first one if there is none of that name, to say so."""
    return Words(language or language_of(dict(os.environ)), name if name in GAMES else next(iter(GAMES)))


def _game(name: str, seats: int, words: Words) -> Game:
    try:
        game = find_game(name)
    except ValueError as error:
        raise Problem(str(error)) from error
    if seats not in game.seat_counts:
        counts = words.any_of([str(count) for count in game.seat_counts])
        raise Problem(words.say("terminal-seat-count", game=name, counts=counts, n=seats))
    return game


def _try_setup(game: Game, seats: int, options: dict[str, str], tables: Tables) -> None:
    try:
        game.setup(seats, options, tables)
    except ValueError as error:
        raise Problem(str(error)) from error


def _progress(as_json: bool) -> AbstractContextManager[Progress | None]:
    """A bar on a terminal, on standard error so that the result can be piped; else nothing."""
    if not sys.stderr.isatty() or (as_json and not sys.stdout.isatty()):
        return nullcontext()
    console = Console(file=sys.stderr, no_color=bool(os.environ.get("NO_COLOR")))
    columns = (BarColumn(), MofNCompleteColumn(), TaskProgressColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True)


def _result(game: Game, seats: int, seed: str, kinds: Sequence[str], tally: Tally) -> dict[str, Any]:
    seconds = max(tally.seconds, 1e-9)
    return {
        "game": game.name,
        "seats": seats,
        "games": tally.games,
        "seed": int(seed) if seed.isdecimal() else seed,
        "bots": list(kinds),
        "compiled": is_compiled(),
        "applied": tally.applied,
        "decisions": tally.decisions,
        "applied_per_second": round(tally.applied / seconds),
        "decisions_per_second": round(tally.decisions / seconds),
        "mean_turns": round(tally.turns / tally.games / seats, 2),
        "stalled": tally.stalled,
        "mean_scores": [round(score / tally.games, 2) for score in tally.scores],
        "wins": [round(wins, 2) for wins in tally.wins],
    }


def _report(page: Page, words: Words, found: dict[str, Any]) -> None:
    say = words.say
    page.line(say("terminal-sim-games", n=found["games"], game=found["game"], m=found["seats"], seed=found["seed"]))
    rows = [(say("terminal-sim-seat"), say("terminal-sim-bot"), say("terminal-sim-score"), say("terminal-sim-wins"))]
    for seat, bot in enumerate(found["bots"]):
        rows.append((str(seat + 1), bot, f"{found['mean_scores'][seat]:.1f}", f"{found['wins'][seat]:g}"))
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    for row in rows:
        cells = [f"{row[0]:>{widths[0]}}", f"{row[1]:<{widths[1]}}", f"{row[2]:>{widths[2]}}", f"{row[3]:>{widths[3]}}"]
        page.line("  ".join(cells), indent=2)
    page.line(say("terminal-sim-length", turns=float(found["mean_turns"]), n=found["stalled"]))
    form = say("terminal-compiled") if found["compiled"] else say("terminal-plain")
    speed = {"applied": found["applied_per_second"], "decisions": found["decisions_per_second"]}
    page.line(say("terminal-sim-speed", form=form, **speed))


def perft(name: str, seats: int, seed: str, depth: int, *, split: bool, data: str | None) -> int:
    """Count the ways to play, depth by depth."""
    words = _words(name, None)
    game = _game(name, seats, words)
    tables = load_tables(words, name, data)
    state = opening(game, seats, seed, {}, tables)
    page = Page()
    if split:
        for text, count in divide(game, state, depth).items():
            page.out.write(f"{text}: {count}\n")
    for below in range(1, depth + 1):
        page.out.write(f"perft {below} {counted(game, state, below)}\n")
        page.flush()
    return 0
