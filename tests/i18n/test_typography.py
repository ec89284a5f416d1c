"""Signs and spaces as each language prints them."""

from __future__ import annotations

import re

import pytest

from keelboat.i18n import LANGUAGES, Speaker
from tests.i18n import catalogue

NARROW, NBSP = "\u202f", "\u00a0"
SHOWN = "\ufffc"  # a placeable

# What must not stand in any text of a language, and why.
WRONG = {
    "en": [
        (f"[{NBSP}{NARROW}]", "no special spaces"),
        ("[«»„‚]", "English quotes are “ ” and ‘ ’"),
        (r"\s[;:!?.,]", "no space before a sign"),
        ("—", "the dash is –"),
    ],
    "fr": [
        (f"(?<!{NARROW})[;!]|(?<!{NARROW})(?<!«{NBSP})[?]", "U+202F before ; ! ?; a typed ? stands in quotes"),
        (f"(?<!{NBSP}):", "U+00A0 before :"),
        (f"«(?!{NBSP})|(?<!{NBSP})»", "U+00A0 inside « »"),
        (f"(?<![{NBSP}{NARROW}])[{NBSP}{NARROW}]{{2}}", "one space"),
        (f"{NARROW}(?![;!?])", "U+202F before ; ! ? only"),
        ("[„‚“”]|—", "French quotes are « », the dash is –"),
        (r" [.,)]", "no space before a sign"),
    ],
    "de": [
        ("[«»”]", "German quotes are „ “"),
        ("„[^“]*$|^[^„]*“", "quotes come in pairs"),
        (r"\s[;:!?.,]", "no space before a sign"),
        ("—", "the dash is –"),
        (NARROW, "no narrow space"),
    ],
    "ru": [
        ("[“”‘]", "Russian quotes are « »"),
        ("«[^»]*$|^[^«]*»", "quotes come in pairs"),
        (r"\s[;:!?.,]", "no space before a sign"),
        (f"(?<!{NBSP})—|—(?! )", "the dash is — with U+00A0 before it"),
        (f"(?<![0-9{SHOWN}])–|–(?![0-9{SHOWN}])", "– stands in ranges only"),
        (NARROW, "no narrow space"),
    ],
}
# The same in every language.
WRONG_EVERYWHERE = [
    ("['\"`]", "no straight apostrophe or quote"),
    (r"\.\.\.", "the sign … is one"),
    (r"  |^\s|\s$", "no stray space"),
    (r"[0-9]-[0-9]|\d+ ?[x*] ?\d", "ranges take –, factors ×"),
    ("!", "no exclamation mark"),
    ("\u00ad", "no soft hyphen: a terminal prints it"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs(language: str) -> None:
    wrong = [
        f"{key}: {why}: {text!r}"
        for key, text in catalogue.texts(language)
        for pattern, why in [*WRONG[language], *WRONG_EVERYWHERE]
        if re.search(pattern, text)
    ]
    assert wrong == []


def test_no_latin_word_stands_in_russian() -> None:
    """Commands aside, which are typed as they are in every language, and the name Keelboat."""
    latin = [
        f"{key}: {text!r}"
        for key, text in catalogue.texts("ru")
        if not key.startswith("terminal-") and re.search("[a-zA-Z]{2,}", text)
    ]
    assert latin == []


@pytest.mark.parametrize("language", ["de", "ru"])
def test_an_apostrophe_stands_in_names_only(language: str) -> None:
    assert [key for key, text in catalogue.texts(language) if "’" in text and "-card-" not in key] == []


@pytest.mark.parametrize("language", ["fr", "de", "ru"])
def test_a_figure_keeps_its_noun(language: str) -> None:
    """In a count, U+00A0 stands between the number and what is counted."""
    loose = [
        f"{key}: {text!r}"
        for key, text in catalogue.texts(language)
        if key.startswith("n-") and re.match(f"{SHOWN} \\w", text)
    ]
    # `{ n-dice } { face }`: the figure is inside the first placeable.
    assert [line for line in loose if not line.startswith(("n-face-dice", "n-colour-dice"))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_log_line_and_a_reason_are_sentences_a_button_is_not(language: str) -> None:
    whole: dict[str, str] = {}
    for key, text in catalogue.texts(language):
        whole.setdefault(key, text)
    sentences = ("why-", "forecast-", "data-")
    members = ("forecast-badge-card", "forecast-badge-place")  # of a list within a sentence
    events = (
        "placed discarded rolled triggered explored finished game-over stalled start-player "
        "played played-with gained paid moved steps-lost gathered tile-taken camped won draw"
    ).split()
    for key, text in whole.items():
        if (key.startswith(sentences) and key not in members) or key in events:
            assert text.endswith("."), key
        if key.startswith(("label-", "score-", "discoveries-card-", "expedition-card-")):
            assert not text.endswith("."), key


# Beginnings of words that are always written with ё; a hyphen ends a whole word.
YO = (
    "ещё- жёлт зелён кладёт берёт идёт уйдёт отдаёт даёт остаёт принесёт ведёт начнёт вернёт трёх- чёрный её- "
    "своём- моём- твоём- нём- счёт учёт- полёт партнёр наём- кёр- причём- подсчёт"
).split()
IN_THE_FILES = "ещё жёлтый зелёный кладёт берёт идёт уйдёт отдаёт остаётся принесёт трёх её Кёр".split()
WITHOUT_YO = re.compile(
    r"(?<!\w)(?:" + "|".join(word.replace("ё", "е").replace("-", r"\b") for word in YO) + ")", re.IGNORECASE
)


def test_yo_is_always_written() -> None:
    assert [f"{key}: {text}" for key, text in catalogue.texts("ru") if WITHOUT_YO.search(text)] == []


@pytest.mark.parametrize("word", IN_THE_FILES)
def test_a_word_with_yo_is_there_and_would_be_found_without_it(word: str) -> None:
    assert any(word in text for _, text in catalogue.texts("ru"))
    assert WITHOUT_YO.search(word.replace("ё", "е"))


@pytest.mark.parametrize("wrong", ["Un dé ; deux", "Un dé: deux", "l'action", "«dé»", "Un dé ?"])
def test_wrong_french_is_found(wrong: str) -> None:
    assert any(re.search(pattern, wrong) for pattern, _ in [*WRONG["fr"], *WRONG_EVERYWHERE])


@pytest.mark.parametrize("wrong", ["карта „5“ — цель", "карта - цель...", "карта 'цель'", "карта «цель"])
def test_wrong_russian_is_found(wrong: str) -> None:
    assert any(re.search(pattern, wrong) for pattern, _ in [*WRONG["ru"], *WRONG_EVERYWHERE])


PERCENTS = {"en": "65%", "fr": "65\u00a0%", "de": "65\u00a0%", "ru": "65\u00a0%"}
THOUSANDS = {"en": "2,000", "fr": "2\u202f000", "de": "2.000", "ru": "2\u00a0000"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_by_the_rules_of_the_language(language: str) -> None:
    speaker = Speaker(language, "discoveries", [], strict=True)
    odds = {"n": 2, "face": "walk", "percent": 0.654}
    assert speaker.say("forecast-at-least", odds).endswith(f" {PERCENTS[language]}.")
    assert speaker.say("stalled", {"n": 2000}).startswith(THOUSANDS[language])
