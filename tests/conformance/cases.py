"""The games that the conformance suite runs on: a game passes by being listed once."""

from collections.abc import Callable
from random import Random

from keelboat.kernel import GAMES, Policy, tables
from keelboat.parts import Game, State, Tables
from tests.conformance.toy import TOY
from tests.discoveries import invariants as discoveries_invariants
from tests.discoveries import walks as discoveries_walks
from tests.expedition import invariants as expedition_invariants
from tests.expedition import walks as expedition_walks


class Case:
    """A game with what a walk through it needs."""

    def __init__(
        self,
        game: Game,
        tables: Tables,
        policies: list[Policy],
        positions: Callable[[Random, int, Tables], State] | None,
        check: Callable[[State], None],
        check_step: Callable[[State, State], None] = lambda before, after: None,
        games: int = 240,
    ) -> None:
        self.game, self.tables, self.policies, self.positions, self.check = game, tables, policies, positions, check
        self.check_step = check_step
        """What must hold between a state and the next."""
        self.games = games
        """Whole games that the suite plays."""

    def __repr__(self) -> str:
        return self.game.name


CASES = [
    Case(
        GAMES["discoveries"],
        tables("discoveries"),
        [Policy(), discoveries_walks.Guided()],
        discoveries_walks.late_position,
        discoveries_invariants.check_invariants,
    ),
    Case(
        GAMES["expedition"],
        tables("expedition"),
        [Policy(), expedition_walks.Guided()],
        expedition_walks.late_position,
        expedition_invariants.check_invariants,
        expedition_invariants.check_step,
        games=96,
    ),
    Case(TOY, TOY.read_tables({"pile": 21}), [Policy()], None, lambda state: None),
]
