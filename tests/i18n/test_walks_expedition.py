"""Games of Expedition told in four languages: every event, every button, every refusal that is met."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from importlib.resources import files
from random import Random

import pytest

from keelboat.expedition.actions import CAMP, STOP, Decision, Do
from keelboat.expedition.names import N_KINDS
from keelboat.expedition.rules import GAME
from keelboat.expedition.state import (
    ABOARD,
    HAND,
    LOAD,
    OWN,
    PLAYER,
    POSITION,
    SUPPLY,
    TILES,
    TIME,
    ExpeditionState,
    cards_of,
)
from keelboat.kernel import Policy
from keelboat.parts import CHANCE, Action, Game, Message, State
from tests.i18n import used
from tests.i18n.telling import Telling, Told

TABLES = GAME.read_tables(json.loads((files("keelboat.data") / "expedition.json").read_text(encoding="utf-8")))
ANSWERS = 25
"""Answers to the open question, legal or not, that are asked besides any other actions."""


class Busy(Policy):
    """Plays its cards before it camps, and seldom for less than all: so that scouts move, and games end."""

    def choose(self, game: Game, state: State, legal: list[Action], random: Random) -> Action:
        whole = [action for action in legal if isinstance(action, Do)]
        if whole and random.random() < 0.8:
            return random.choice(whole)
        busy = [action for action in legal if action is not CAMP and action is not STOP]
        return random.choice(busy if busy and random.random() < 0.9 else legal)


def rich_position(random: Random, seats: int) -> ExpeditionState:
    """A game that has just begun, but with scouts under way, goods and companions aboard and more cards in hand."""
    state = GAME.setup(seats, {}, TABLES)
    assert isinstance(state, ExpeditionState)
    while GAME.to_move(state) == CHANCE:
        GAME.advance(state, GAME.sample_chance(state, random.randrange))
    for seat, space in enumerate(random.sample(range(50), seats)):
        base = seat * PLAYER
        state.players[base + POSITION] = space
        state.players[base + TIME] = random.choice((0, 0, 2))
        goods = Counter(random.choices(range(N_KINDS), k=random.choice((1, 4, 8, 11))))
        state.players[base : base + N_KINDS] = [goods[kind] for kind in range(N_KINDS)]
        state.players[base + LOAD] = goods.total()
        state.board[SUPPLY] -= 2
        state.players[base + ABOARD] += 2
        for card in random.sample(list(cards_of(state.bag)), 5):
            state.bag ^= 1 << card
            state.cards[seat * OWN + HAND] ^= 1 << card
    state.board[TILES] = random.choice((0, 1, 9))
    return state


class ExpeditionTelling(Telling):
    """Asks mostly for actions that answer the open question, and looks at the buttons as a whole."""

    def asked(self, state: State, random: Random) -> list[Action]:
        assert isinstance(state, ExpeditionState)
        answers = [action for action in GAME.actions if isinstance(action, Decision) and state.ask in action.asks]
        return random.sample(answers, min(ANSWERS, len(answers))) + random.sample(GAME.actions, 3)

    def decision(self, state: State, seat: int, random: Random) -> None:
        super().decision(state, seat, random)
        labels = [GAME.label(state, option) for option in GAME.legal_actions(state)]
        # To pay for nothing is the same, whichever option it is paid for.
        buttons = [self.told.say(label) for label in labels if label.key != "label-only-pay"]
        for language in zip(*buttons, strict=True):
            assert len(set(language)) == len(language), language


@pytest.fixture(scope="module")
def told() -> Told:
    """Games from the first draw with every number of seats, then the middles of many."""
    told = Told("expedition")
    telling = ExpeditionTelling(GAME, told, Busy())
    for seats in (1, 2, 3, 4, 5):
        random = Random(f"i18n/{seats}")
        options = {"random_goods": "yes", "route_tokens": "random"}
        state = GAME.setup(seats, options, TABLES)
        telling.walk(state, random, 300)
        ExpeditionTelling(GAME, told, Policy()).walk(state, random, 300)
        for line in (line for sheet in GAME.scores(state) for line in sheet.lines):
            told.say(Message(line.key))
        for _ in range(30):
            telling.walk(rich_position(random, seats), random, 60)
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
    "why-goods-short": {"n": 2},
    "why-journal-empty": {},
    "why-kinds-short": {"n": 3},
    "why-loop": {"card": "blue-leader"},
    "why-most-companions": {"place": "horse_trade", "n": 3},
    "why-most-tokens": {"n": 1},
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
