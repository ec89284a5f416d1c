"""The door of a game: the one abstract class through which everybody else uses a game.

Everything outside a game's folder (match, bots, server, terminal, learning environments) knows
only what stands here, so a third game is a new folder and nothing else.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from keelboat.parts.scoring import ScoreSheet
from keelboat.parts.tables import Problem, Tables
from keelboat.parts.words import Message, Reason, Trace

CHANCE: Final = -1
"""`to_move` when dice are to be rolled or cards drawn: chance is a seat."""

OVER: Final = -2
"""`to_move` when the game has ended."""

Below = Callable[[int], int]
"""A source of chance: `below(n)` is a whole number in 0..n-1, all equally likely."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One thing that a seat, or chance, can do. All actions of a game are made once, at import.

    `id` is the place in the game's table, `text` the line that parses back: what a record holds,
    what the wire carries, what tests are written in.
    """

    opens: ClassVar[str] = ""
    """Rule that opens the decision to which actions of this class belong: the reason why not, when it is not open."""

    def __init__(self, text: str, chance: bool = False) -> None:
        self.id = -1
        self.text = text
        self.chance = chance

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        verb, _, rest = self.text.partition(" ")
        return f"{verb.capitalize()}({', '.join(rest.split())})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Only `advance` changes one, and only one that its caller owns."""

    __slots__ = ("seats", "tables")

    def __init__(self, tables: Tables, seats: int) -> None:
        self.tables = tables
        self.seats = seats

    def copy(self) -> Self:
        """Return an independent state; the tables are shared."""
        raise NotImplementedError(f"{type(self).__name__} has no copy()")  # every game writes its own


class Option:
    """A choice made before the game starts. Values are texts, as in a record: `option first_game no`."""

    def __init__(self, name: str, default: str, values: str) -> None:
        self.name: Final = name
        self.default: Final = default
        self.values: Final = values
        """What may be given, for help texts: `yes|no`, `0..7`."""

    def __reduce__(self) -> tuple[object, ...]:
        return Option, (self.name, self.default, self.values)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """What a game offers. `legal_actions` is the only judge of what may be done.

    A game sets the attributes below in its `__init__` (compiled code does not look at class variables).
    """

    name: str
    rules_version: int
    """Moves when behaviour moves, never for a refactoring; every record names it."""
    seat_counts: tuple[int, ...]
    options: tuple[Option, ...]
    actions: tuple[Action, ...]
    """Every action that can ever exist; `actions[i].id == i`."""

    def __str__(self) -> str:
        return self.name

    @abstractmethod
    def parse(self, text: str) -> Action:
        """Return the action with this text; ValueError names what is wrong."""

    @abstractmethod
    def check_tables(self, raw: object) -> list[Problem]:
        """Return what is wrong with a data file, in words; empty when it can be played."""

    @abstractmethod
    def read_tables(self, raw: object) -> Tables:
        """Return the tables of a data file that `check_tables` finds right; else TableError."""

    @abstractmethod
    def card(self, tables: Tables, name: str) -> dict[str, object]:
        """Return what is printed on a card, by the name that action texts use, and where each fact comes from.

        ValueError says which names there are. What else has a text of its own, such as a village place, is shown too.
        """

    @abstractmethod
    def setup(self, seats: int, options: Mapping[str, str], tables: Tables) -> State:
        """Return the first state; it deals nothing itself, the first pending event is chance."""

    @abstractmethod
    def to_move(self, state: State) -> int:
        """Return the seat that decides now (it may be one whose turn it is not), CHANCE or OVER."""

    @abstractmethod
    def legal_actions(self, state: State) -> list[Action]:
        """Return what the seat to move may do, by ascending id; empty only at CHANCE and OVER."""

    @abstractmethod
    def chance_outcomes(self, state: State) -> list[tuple[Action, int]]:
        """Return what chance may give, by ascending id, with whole-number weights; at most 300 entries."""

    @abstractmethod
    def sample_chance(self, state: State, below: Below) -> Action:
        """Return one outcome; `below(total weight)` is called exactly once."""

    @abstractmethod
    def advance(self, state: State, action: Action, trace: Trace = None) -> None:
        """Change `state` in place. Trusts its caller: the action must be legal or a possible outcome."""

    def apply(self, state: State, action: Action) -> State:
        """Return the state after `action`; `state` itself is never changed."""
        after = state.copy()
        self.advance(after, action)
        return after

    @abstractmethod
    def why_not(self, state: State, seat: int, action: Action) -> Reason | None:
        """Return None if `seat` may do this now, else the rule that forbids it and a message."""

    @abstractmethod
    def label(self, state: State, action: Action) -> Message:
        """Return what a button says here: the result, not the verb."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> dict[str, object]:
        """Return what is drawn for a seat, or for a spectator (None)."""

    @abstractmethod
    def scores(self, state: State) -> tuple[ScoreSheet, ...]:
        """Return each seat's score as it stands, from scratch, line by line."""

    @abstractmethod
    def winners(self, state: State) -> tuple[int, ...]:
        """Return who won; empty while the game goes on, and when nobody did."""

    @abstractmethod
    def key(self, state: State) -> bytes:
        """Return a name for the position: equal states, equal keys."""

    @abstractmethod
    def dump(self, state: State) -> dict[str, object]:
        """Return the position as readable JSON; `load` reads it back."""

    @abstractmethod
    def load(self, position: object, tables: Tables) -> State:
        """Return the position that `dump` wrote, or that a person did; ValueError says what is wrong."""

    @abstractmethod
    def suppose_turn(self, state: State, seat: int) -> State:
        """Return the position as if this seat's turn began now: for planners and solvers."""

    @abstractmethod
    def forecast(self, state: State, seat: int) -> dict[str, object]:
        """Return the game's helps for this seat: what a choice completes, costs and may bring."""

    @abstractmethod
    def evaluate(self, state: State, seat: int) -> float:
        """Return how good the position is for `seat`, by a hand-made formula; the score once the game is over."""

    @abstractmethod
    def stalled(self, state: State) -> bool:
        """Return whether the game was ended by its guard against endless play and not by its own rules."""

    @abstractmethod
    def turns(self, state: State) -> int:
        """Return how many turns have been begun so far, all seats together."""
