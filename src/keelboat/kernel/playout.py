"""Playing on without a reader: the loop that bots, studies and benchmarks live on."""

from random import Random

from mypy_extensions import mypyc_attr

from keelboat.parts import CHANCE, OVER, Action, Game, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How a playout decides; this one chooses at random."""

    def choose(self, game: Game, state: State, legal: list[Action], random: Random) -> Action:
        """Return one of the legal actions (there are at least two)."""
        return legal[int(random.random() * len(legal))]


class Played:
    """What a playout did: actions applied, decisions among them that had a choice."""

    def __init__(self) -> None:
        self.applied = 0
        self.decisions = 0


class _Dice:
    """A random generator as the `below` that games ask for."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def below(self, total: int) -> int:
        return int(self.random.random() * total)


def playout(game: Game, state: State, policy: Policy, random: Random, limit: int = 1_000_000) -> Played:
    """Play on in `state` itself until the game ends or `limit` actions were applied."""
    played = Played()
    below = _Dice(random).below
    while played.applied < limit:
        seat = game.to_move(state)
        if seat == CHANCE:
            game.advance(state, game.sample_chance(state, below))
        elif seat == OVER:
            break
        else:
            legal = game.legal_actions(state)
            if len(legal) > 1:
                played.decisions += 1
                game.advance(state, policy.choose(game, state, legal, random))
            else:
                game.advance(state, legal[0])
        played.applied += 1
    return played
