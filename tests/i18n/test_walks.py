"""Whole games of Discoveries told in four languages: every event, every button, every refusal that is met."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from keelboat.discoveries.rules import GAME
from keelboat.parts import OVER, Message
from tests.discoveries.positions import RAW, TABLES
from tests.discoveries.walks import Guided, late_position
from tests.i18n import catalogue, used
from tests.i18n.telling import Telling, Told


@pytest.fixture(scope="module")
def told() -> Told:
    """One whole game per number of seats, then the ends of many."""
    told = Told("discoveries")
    telling = Telling(GAME, told, Guided())
    for seats in (2, 3, 4):
        random = Random(f"i18n/{seats}")
        state = GAME.setup(seats, {"first_game": "yes"}, TABLES)
        telling.walk(state, random, 5_000)
        assert GAME.to_move(state) == OVER
        for line in (line for sheet in GAME.scores(state) for line in sheet.lines):
            told.say(Message(line.key))
        for _ in range(8):
            telling.walk(late_position(random, seats, TABLES), random, 120)
    return told


# What walks meet too seldom to rely on, as the engine sends it.
SELDOM: Mapping[str, dict[str, object]] = {
    "redrawn": {},
    "bonus-declined": {"seat": 0},
    "why-over": {},
    "why-chance-to-move": {},
    "why-card-used": {"card": 39},
    "why-face-not-set": {"face": "walk"},
    "why-not-with-flathead": {"card": 43},
    "why-attitude": {"card": 12, "attitude": "wary"},
    "why-no-second": {"first": 3, "second": 4},
    "why-not-enough": {"card": 3},
    "why-held-card": {"card": 3},
    "why-explored": {},
    "why-donor-self": {},
    "why-donor-fewer": {"seat": 1, "n": 0},
    "why-recon-empty": {},
}


@pytest.mark.slow
def test_whole_games_are_told_in_four_languages(told: Told) -> None:
    assert len(told.said) > 2_000
    assert {"placed", "rolled", "tribe-taken", "explored", "game-over", "label-slot", "why-locked"} <= told.keys


@pytest.mark.parametrize("key", SELDOM)
def test_what_walks_meet_seldom(key: str) -> None:
    Told("discoveries").say(Message(key, SELDOM[key]))


def test_no_sentence_of_the_rules_is_left_untold(told: Told) -> None:
    """Each key that the rules use is met with the arguments that it really gets."""
    rules = {key for key, place in used.uses("discoveries", None).items() if place.startswith(("discoveries", "parts"))}
    rules |= set(used.FAMILIES["discoveries"]["labels of the one-turn actions"])
    assert {key for key in rules if not key.startswith("data-")} - told.keys - set(SELDOM) == set()


def broken_files() -> Iterator[object]:
    """Data files, each with something wrong."""
    yield []
    changes: list[tuple[list[str | int], Any]] = [
        (["edition"], "one"),
        (["dice", "per_player"], 6),
        (["board_actions"], None),
        (["cards", 0, "tribe", "colour"], "red"),
        (["cards", 0, "tribe", "attitude"], "shy"),
        (["cards", 0, "tribe", "effect", "runs"], [["R", "X"]]),
        (["cards", 0, "tribe", "effect", "runs"], [["R"], ["M"]]),
        (["cards", 0, "discovery", "paths"], []),
        (["cards", 1, "id"], 1),
    ]
    for path, value in changes:
        raw = copy.deepcopy(RAW)
        inner: Any = raw
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = value
        yield raw


OF_EXPEDITION = {f"data-{name}" for name in ("code", "space", "either", "alone", "needs-cost", "one-choice")}
"""What only the data of the other game can have wrong."""


def test_what_is_wrong_in_a_data_file_is_told() -> None:
    told = Told("discoveries")
    for raw in broken_files():
        problems = GAME.check_tables(raw)
        assert problems
        for problem in problems:
            told.say(problem.message)
    wanted = {key for key in catalogue.words("en", "discoveries") if key.startswith("data-")}
    assert told.keys == wanted - OF_EXPEDITION


EFFECTS: Mapping[str, dict[str, object]] = {
    "effect-explore": {"runs": ["RRR", "MM"]},
    "effect-needs": {"needs": [{"face": "walk", "dice": 2}, {"face": "same", "dice": 1}]},
    "effect-extend": {"terrain": "M", "n": 1},
    "effect-any_die_as": {"face": "walk"},
    "effect-face_as_chosen": {"face": "ride"},
}


def test_every_effect_of_the_data_is_told() -> None:
    told = Told("discoveries")
    kinds = {f"effect-{row['tribe']['effect']['kind']}" for row in RAW["cards"]}
    for key in kinds | set(EFFECTS):
        told.say(Message(key, EFFECTS.get(key, {})))
    assert told.keys == {key for key in catalogue.words("en", "discoveries") if key.startswith("effect-")}


FORECASTS: Mapping[str, dict[str, object]] = {
    "forecast-crosses": {"card": 3, "n": 4},
    "forecast-crosses-two": {"first": 3, "second": 4},
    "forecast-back": {"n": 3},
    "forecast-at-least": {"n": 2, "face": "journal", "percent": 0.4},
    "forecast-mean": {"faces": {"walk": 1.67}},
    "forecast-die-goes": {"place": "bank-left"},
    "forecast-one-stays": {"n": 2, "place": "bank-right"},
    "forecast-ready": {"place": "12"},
    "forecast-missing": {"card": 3, "missing": [{"face": "walk", "dice": 2, "place": "hike"}]},
    "forecast-owed": {"seat": 1, "n": 2},
    "forecast-away": {"seat": 1, "n": 1},
    "forecast-rest": {"n": 4, "place": "bank-left"},
    "forecast-no-gray": {},
}


def test_every_forecast_is_told() -> None:
    told = Told("discoveries")
    for key, args in FORECASTS.items():
        told.say(Message(key, args))
    assert told.keys == {key for key in catalogue.words("en", "discoveries") if key.startswith("forecast-")}
