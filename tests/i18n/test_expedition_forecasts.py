"""The forecasts of Expedition in words: every key, with the numbers that a forecast holds, in every language."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from fluent.syntax import ast

from keelboat.i18n import LANGUAGES, Speaker
from tests.i18n import catalogue, used
from tests.i18n.test_typography import WRONG, WRONG_EVERYWHERE

ARGS: Mapping[str, dict[str, object]] = {
    "camp": {"n": 5},
    "camp-parts": {"hand": 1, "boats": 3, "crew": 1},
    "camp-after": {"after": 4, "now": 5},
    "camp-wins": {},
    "goods": {"goods": {"wood": 6}},
    "goods-with": {"strength": 2, "goods": {"wood": 6, "fur": 1}},
    "choose": {"n": 2},
    "short": {"n": 1, "total": 4},
    "badges": {"kind": "wood", "n": 3, "list": ["a", "b", "c"]},
    "badge-card": {"card": "blue-hunter", "seat": 0},
    "badge-place": {"place": "hunting"},
    "supports": {"list": ["a"]},
    "moves": {"terrain": "river", "n": 4, "from": 10, "to": 14},
    "stops": {"terrain": "river", "steps": 4, "to": 18, "n": 2},
    "blocked": {"from": 18, "terrain": "river"},
    "passes": {"space": 20, "other": 1},
    "passes-mackenzie": {"space": 20},
    "drops": {"n": 2},
    "drops-then": {"n": 1, "to": 31},
    "hires": {"n": 2},
    "boards": {"n": 4},
    "copies": {"list": ["a", "b"]},
    "uses": {"list": ["a", "b"]},
    "unpaid": {},
    "recruit": {"cost": {"fur": 4, "equipment": 3}},
    "recruit-short": {"cost": {"fur": 1}},
    "recruit-with": {"list": ["a"]},
    "cheaper": {},
    "distance": {"n": 39, "river": 27, "mountain": 10, "mixed": 2},
    "tokens": {"n": 3},
    "allowance": {"n": 2},
    "turns": {"n": 2},
    "turns-between": {"least": 3, "n": 9},
    "turns-least": {"n": 4},
    "turns-none": {},
    "mackenzie": {"n": 12},
}


def keys(language: str) -> list[str]:
    return [key for key in catalogue.keys(language, "expedition") if key.startswith("forecast-")]


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_forecast_is_told(language: str) -> None:
    speaker = Speaker(language, "expedition", ("Ada", "Ben"), strict=True)
    for name, args in ARGS.items():
        text = speaker.say(f"forecast-{name}", args)
        assert text and "{" not in text and "  " not in text
        assert len(text) <= 100, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_are_those_that_are_told_and_declared(language: str) -> None:
    assert keys(language) == [f"forecast-{name}" for name in ARGS]
    assert set(keys(language)) == set(used.FAMILIES["expedition"]["forecasts, by what the game's forecast holds"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_those_of_the_language(language: str) -> None:
    for entry in catalogue.entries(language, "expedition"):
        if isinstance(entry, ast.Message) and entry.id.name.startswith("forecast-"):
            assert entry.value is not None
            pieces = [one.value if isinstance(one, ast.TextElement) else "\ufffc" for one in entry.value.elements]
            for pattern, why in [*WRONG[language], *WRONG_EVERYWHERE]:
                assert not re.search(pattern, "".join(pieces)), (entry.id.name, why)


def test_samples() -> None:
    """The sentences that the game is asked for most."""
    said = {language: Speaker(language, "expedition", ("Ada", "Ben"), strict=True) for language in LANGUAGES}
    stops = {language: plain(said[language].say("forecast-stops", ARGS["stops"])) for language in LANGUAGES}
    assert stops == {
        "en": "river 4: you would stop on 18. Lost: 2 steps.",
        "fr": "Rivière 4 : arrêt en 18. Perdu : 2 cases.",
        "de": "Fluss 4: Halt auf 18. Verloren: 2 Schritte.",
        "ru": "Река 4: остановка на 18. Потеряно: 2 шага.",
    }
    goods = {language: plain(said[language].say("forecast-goods", ARGS["goods"])) for language in LANGUAGES}
    assert goods == {
        "en": "Now: 6 wood.",
        "fr": "Maintenant : 6 Bois.",
        "de": "Jetzt: 6 Holz.",
        "ru": "Сейчас: 6 древесины.",
    }
