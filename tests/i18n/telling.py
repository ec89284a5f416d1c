"""Games played aloud: what happens, what may be done and what is refused, in all four languages."""

from __future__ import annotations

from random import Random

from keelboat.i18n import LANGUAGES, Speaker
from keelboat.kernel import Policy
from keelboat.parts import CHANCE, OVER, Action, Event, Game, Message, State

NAMES = ("Ada", "Ben", "Cyd", "Dov", "Eva")
REFUSALS = 40
"""Actions per decision that are asked `why_not`, besides the legal ones."""


class Told:
    """Says each message once in all four languages, and remembers which keys were met."""

    def __init__(self, game: str) -> None:
        self.speakers = [Speaker(language, game, NAMES, strict=True) for language in LANGUAGES]
        self.said: dict[str, list[str]] = {}
        self.keys: set[str] = set()

    def say(self, message: Message) -> list[str]:
        if repr(message) in self.said:
            return self.said[repr(message)]
        self.keys.add(message.key)
        sentences = [speaker.say(message.key, message.args) for speaker in self.speakers]
        for text in sentences:
            assert text, message
            assert "{" not in text, message
            assert "  " not in text, message
        self.said[repr(message)] = sentences
        return sentences


class Telling:
    """A walk through a game that says everything it meets."""

    def __init__(self, game: Game, told: Told, policy: Policy) -> None:
        self.game, self.told, self.policy = game, told, policy

    def asked(self, state: State, random: Random) -> list[Action]:
        """Return the actions that are labelled and asked `why_not`."""
        return random.sample(self.game.actions, REFUSALS)

    def walk(self, state: State, random: Random, actions: int) -> None:
        """Play on until the end, or so many actions."""
        for _ in range(actions):
            seat = self.game.to_move(state)
            if seat == OVER:
                return
            if seat == CHANCE:
                action = self.game.sample_chance(state, random.randrange)
                self.told.say(self.game.label(state, action))
            else:
                self.decision(state, seat, random)
                action = self.policy.choose(self.game, state, self.game.legal_actions(state), random)
            trace: list[Event] = []
            self.game.advance(state, action, trace)
            for event in trace:
                self.told.say(event.message)

    def decision(self, state: State, seat: int, random: Random) -> None:
        """Say every button, and some refusals."""
        legal = self.game.legal_actions(state)
        for option in legal:
            self.told.say(self.game.label(state, option))
        for option in self.asked(state, random):
            self.told.say(self.game.label(state, option))
            reason = self.game.why_not(state, seat, option)
            if reason is not None:
                self.told.say(reason.message)
        reason = self.game.why_not(state, seat + 1, legal[0])
        assert reason is not None
        self.told.say(reason.message)
