"""A light rival for newcomers: it knows which kinds of action bring a game forward, and no more.

In Discoveries it looks at the first words of an action's text only, and so it plays any other game that comes
through the door: a verb that it does not know has the middle weight. For Expedition see `expedition.py`.
"""

from dataclasses import dataclass
from random import Random
from typing import Final

from keelboat.bots import expedition
from keelboat.bots.bot import Bot
from keelboat.parts import Action, State

WEIGHTS: Final = {
    "explore": 90,
    "go": 90,
    "trigger": 80,
    "take": 70,
    "pick": 70,  # a second card for the journey before `alone`
    "place": 60,
    "die": 50,
    "stop": 45,  # two dice turned are not better than one, nor all called back
    "rest": 20,
    "end": 10,
    "alone": 10,
    "decline": 0,
}
OTHERS: Final = 50

PLACES: Final = {"friendly": 65, "wary": 68, "change": 8, "plans": 4}
"""Weights of the one-turn actions: Tribe cards first, turning dice and changing plans rather than nothing."""

RESTS: Final = {"rest own some": 1, "rest own all": 18}
"""A bank is emptied before the own dice are called back: they may lie on slots that were paid for."""


@dataclass(frozen=True, slots=True)
class GuidedParams:
    """`whim`: how often, from 0 to 1, it plays anything at all, so that it cannot be read like a book."""

    whim: float = 0.1

    def __post_init__(self) -> None:
        if not 0 <= self.whim <= 1:
            raise ValueError(f"whim is a share from 0 to 1, not {self.whim:g}")


class GuidedBot(Bot):
    """Explores or moves when it can, prepares that when it cannot, rests or camps when nothing is left."""

    def __init__(self, params: GuidedParams) -> None:
        self.params = params

    def choose(self, state: State, legal: list[Action], random: Random) -> Action:
        choices = legal if random.random() < self.params.whim else _best(state, legal)
        return choices[int(random.random() * len(choices))]


def _best(state: State, legal: list[Action]) -> list[Action]:
    """Return the actions of the highest weight; which of them is a matter of chance."""
    if state.tables.game == "expedition":
        weights = expedition.weights(state, legal)
    else:
        weights = [weight(action.text) for action in legal]
    highest = max(weights)
    return [action for action, found in zip(legal, weights, strict=True) if found == highest]


def weight(text: str) -> int:
    """Return how much an action is preferred, by its words.

    >>> weight("explore 22") > weight("place walk hike") > weight("rest left") > weight("end turn")
    True
    """
    words = text.split(" ")
    if text in RESTS:
        return RESTS[text]
    if words[0] == "place" and words[-1] in PLACES:
        return PLACES[words[-1]]
    return WEIGHTS.get(words[0], OTHERS)
