"""Games of Expedition told in four languages: every event, every button, every refusal that is met."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from keelboat.expedition.actions import Decision
from keelboat.expedition.rules import GAME
from keelboat.expedition.state import ExpeditionState
from keelboat.kernel import Policy
from keelboat.parts import Action, Message, State
from tests.expedition import mistakes
from tests.expedition.positions import TABLES
from tests.expedition.walks import Guided, late_position
from tests.i18n import catalogue, used
from tests.i18n.telling import Telling, Told

ANSWERS = 25
"""Answers to the open question, legal or not, that are asked besides any other actions."""


class ExpeditionTelling(Telling):
    """Asks mostly for actions that answer the open question, and looks at the buttons as a whole."""

    def asked(self, state: State, random: Random) -> list[Action]:
        assert isinstance(state, ExpeditionState)
        answers = [action for action in GAME.actions if isinstance(action, Decision) and state.ask in action.asks]
        return random.sample(answers, min(ANSWERS, len(answers))) + random.sample(GAME.actions, 3)

    def decision(self, state: State, seat: int, random: Random) -> None:
        """Two buttons may say the same only if they do the same."""
        super().decision(state, seat, random)
        meant: dict[tuple[int, str], Action] = {}
        for option in GAME.legal_actions(state):
            for language, text in enumerate(self.told.say(GAME.label(state, option))):
                first = meant.setdefault((language, text), option)
                if first is not option:
                    assert GAME.key(GAME.apply(state, first)) == GAME.key(GAME.apply(state, option)), text


@pytest.fixture(scope="module")
def told() -> Told:
    """Games from the first draw with every number of seats, then the middles of many."""
    told = Told("expedition")
    telling = ExpeditionTelling(GAME, told, Guided())
    for seats in (1, 2, 3, 4, 5):
        random = Random(f"i18n/{seats}")
        options = {"random_goods": "yes", "route_tokens": "random"}
        state = GAME.setup(seats, options, TABLES)
        telling.walk(state, random, 300)
        ExpeditionTelling(GAME, told, Policy()).walk(state, random, 300)
        for line in (line for sheet in GAME.scores(state) for line in sheet.lines):
            told.say(Message(line.key))
        for _ in range(20):
            telling.walk(late_position(random, seats, TABLES), random, 60)
    return told


# What walks meet too seldom to rely on, as the engine sends it.
SELDOM: Mapping[str, dict[str, object]] = {
    "draw": {"n": 200},
    "mackenzie-won": {"to": "39"},
    "refused": {"seat": 0},
    "reshuffled": {"n": 21},
    "steps-lost-at-sea": {"seat": 0, "n": 2},
    "why-boats-hold": {"n": 11},
    "why-chance-to-move": {},
    "why-enough-discarded": {},
    "why-face-down": {"card": "12"},
    "why-gain-locked": {},
    "why-goods-short": {"n": 2},
    "why-journal-empty": {},
    "why-kinds-short": {"n": 3},
    "why-loop": {"card": "blue-leader"},
    "why-most-companions": {"place": "horse_trade", "n": 3},
    "why-no-tile": {},
    "why-no-strength": {},
    "why-nothing-to-copy": {"card": "35"},
    "why-over": {},
    "why-pay-leaves-nothing": {},
    "why-place-idle": {"place": "shamanism"},
    "why-track-ends": {},
    "why-with-another": {"card": "12"},
    "why-crew-out": {"card": "purple-leader"},
    "why-discarded": {"card": "12"},
    "label-part-move-by-terrain": {"terrain": "mountain", "cost": {"horse": 1}},
    "label-tile-alone": {},
    "label-tile-companion": {},
}


@pytest.mark.slow
def test_games_are_told_in_four_languages(told: Told) -> None:
    assert len(told.said) > 2_000
    assert {"played", "moved", "camped", "recruited", "label-ride", "why-blocked"} <= told.keys


@pytest.mark.parametrize("key", SELDOM)
def test_what_walks_meet_seldom(key: str) -> None:
    Told("expedition").say(Message(key, SELDOM[key]))


def test_no_sentence_of_the_rules_is_left_untold(told: Told) -> None:
    """Each key that the rules use is met with the arguments that it really gets."""
    rules = {key for key, place in used.uses("expedition").items() if place.startswith("expedition/")}
    untold = {key for key in rules if not key.startswith("data-")} - told.keys - set(SELDOM)
    assert sorted(untold) == []


def test_what_is_wrong_in_a_data_file_is_told() -> None:
    told = Told("expedition")
    for path, value, *_ in [*mistakes.SECTIONS, *mistakes.TRACK_AND_BOATS, *mistakes.CARDS]:
        for problem in GAME.check_tables(mistakes.broken(path, value))[:3]:
            if "{" not in "".join(map(str, problem.message.args.values())):  # what was found may be an object
                told.say(problem.message)
    assert told.keys == {key for key in catalogue.words("en", "expedition") if key.startswith("data-")}
