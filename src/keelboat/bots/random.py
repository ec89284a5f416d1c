"""The bot that every other one is measured against."""

from random import Random

from keelboat.bots.bot import Bot, NoParams
from keelboat.parts import Action, State


class RandomBot(Bot):
    """Chooses any legal action, all equally likely."""

    def __init__(self, params: NoParams) -> None:
        self.params = params

    def choose(self, state: State, legal: list[Action], random: Random) -> Action:
        return legal[int(random.random() * len(legal))]
