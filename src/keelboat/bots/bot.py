"""What a bot is: something that chooses one of the legal actions."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from random import Random

from keelboat.parts import Action, State


@dataclass(frozen=True, slots=True)
class NoParams:
    """The parameters of a bot that has none."""


class Bot(ABC):
    """One instance per match and seat; it may keep what it thought, and must play on without it.

    A state holds no secret (decks have no order, dice are not rolled ahead), so a bot is given the
    state itself and cannot cheat.
    """

    @abstractmethod
    def choose(self, state: State, legal: list[Action], random: Random) -> Action:
        """Return one of the legal actions; all randomness comes from `random`."""
