"""Counts: the right form for 0, 1, 2, 4, 5, 11, 21, 22, 25 and 1.5, in every language."""

from __future__ import annotations

import pytest

from keelboat.i18n import LANGUAGES, Speaker
from tests.i18n import catalogue

NUMBERS = (0, 1, 2, 4, 5, 11, 21, 22, 25, 1.5)
FIGURES = {
    language: ["0", "1", "2", "4", "5", "11", "21", "22", "25", "1.5" if language == "en" else "1,5"]
    for language in LANGUAGES
}
# Which form each number takes: English and German, French, Russian, and Russian after a preposition.
EN = DE = (1, 0, 1, 1, 1, 1, 1, 1, 1, 1)
FR = (0, 0, 1, 1, 1, 1, 1, 1, 1, 0)
RU = (2, 0, 1, 1, 2, 2, 0, 1, 2, 1)
RU_OF = (1, 0, 1, 1, 1, 1, 0, 1, 1, 1)
CASES = {"en": EN, "fr": FR, "de": DE, "ru": RU}

# One form: it never changes.
Forms = dict[str, tuple[str, str, str, str]]

COMMON: Forms = {
    "n-dice": ("die dice", "dé dés", "Würfel", "кубик кубика кубиков"),
    "n-dice-of": ("die dice", "dé dés", "Würfel Würfeln", "кубика кубиков"),
    "n-cards": ("card cards", "carte cartes", "Karte Karten", "карта карты карт"),
    "n-cards-of": ("card cards", "carte cartes", "Karte Karten", "карты карт"),
    "n-points": ("point points", "point points", "Punkt Punkte", "очко очка очков"),
    "n-points-of": ("point points", "point points", "Punkt Punkten", "очка очков"),
    "n-tepees": ("tepee tepees", "tipi tipis", "Tipi Tipis", "типи"),
    "n-turns": ("turn turns", "tour tours", "Zug Züge", "ход хода ходов"),
    "n-turns-of": ("turn turns", "tour tours", "Zug Zügen", "хода ходов"),
    "n-times": ("time times", "fois", "-mal", "раз раза раз"),
    "n-tokens": (
        "time_token time_tokens",
        "jeton_Temps jetons_Temps",
        "Zeitmarker",
        "жетон_времени жетона_времени жетонов_времени",
    ),
    "n-tokens-of": (
        "time_token time_tokens",
        "jeton_Temps jetons_Temps",
        "Zeitmarker Zeitmarkern",
        "жетона_времени жетонов_времени",
    ),
    "n-companions": (
        "companion companions",
        "compagnon compagnons",
        "Gefährte Gefährten",
        "спутник спутника спутников",
    ),
    "n-companions-acc": (
        "companion companions",
        "compagnon compagnons",
        "Gefährten",
        "спутника спутников",
    ),
    "n-companions-of": ("companion companions", "compagnon compagnons", "Gefährten", "спутника спутников"),
    "n-spaces": ("space spaces", "case cases", "Feld Felder", "клетка клетки клеток"),
    "n-spaces-of": ("space spaces", "case cases", "Feld Feldern", "клетки клеток"),
    "n-badges": ("badge badges", "macaron macarons", "Abzeichen", "значок значка значков"),
}
"""Count message -> its forms in English, French, German, Russian; three Russian forms: one, few, many."""

FORMS: dict[str, Forms] = {
    "discoveries": {
        "n-steps": ("step steps", "mouvement mouvements", "Schritt Schritte", "шаг шага шагов"),
        "n-steps-of": ("step steps", "mouvement mouvements", "Schritt Schritten", "шага шагов"),
        **COMMON,
    },
    "expedition": {
        "n-steps": ("step steps", "case cases", "Schritt Schritte", "шаг шага шагов"),
        "n-steps-of": ("step steps", "case cases", "Schritt Schritten", "шага шагов"),
        "n-activations": (
            "activation activations",
            "activation activations",
            "Aktivierung Aktivierungen",
            "активация активации активаций",
        ),
        "n-goods": ("good goods", "ressource ressources", "Ressource Ressourcen", "ресурс ресурса ресурсов"),
        "n-any": (
            "good_of_any_kind goods_of_any_kind",
            "ressource_au_choix ressources_au_choix",
            "beliebige_Ressource beliebige_Ressourcen",
            "любой_ресурс любых_ресурса любых_ресурсов",
        ),
        "n-distinct": (
            "good_of_any_kind goods_of_different_kinds",
            "ressource_au_choix ressources_différentes",
            "beliebige_Ressource verschiedene_Ressourcen",
            "любой_ресурс разных_ресурса разных_ресурсов",
        ),
        "n-choice": (
            "primary_good_of_your_choice primary_goods_of_your_choice",
            "ressource_primaire_au_choix ressources_primaires_au_choix",
            "Grundressource_deiner_Wahl Grundressourcen_deiner_Wahl",
            "первичный_ресурс_на_выбор первичных_ресурса_на_выбор первичных_ресурсов_на_выбор",
        ),
        **COMMON,
    },
}


def expected(language: str, forms: list[str]) -> list[str]:
    """The words for each of NUMBERS."""
    if len(forms) == 1:
        return forms * len(NUMBERS)
    places = RU_OF if language == "ru" and len(forms) == 2 else CASES[language]
    return [forms[place] for place in places]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "key"), [(game, key) for game, forms in FORMS.items() for key in forms])
def test_a_count_takes_the_right_form(language: str, game: str, key: str) -> None:
    speaker = Speaker(language, game, [], strict=True)
    forms = FORMS[game][key][LANGUAGES.index(language)].split()
    space = " " if language == "en" else "\u00a0"
    wanted = [
        f"{figure}{word}" if word.startswith("-") else f"{figure}{space}{word.replace('_', ' ')}"
        for figure, word in zip(FIGURES[language], expected(language, forms), strict=True)
    ]
    assert [speaker.say(key, {"n": number}) for number in NUMBERS] == wanted


@pytest.mark.parametrize("game", FORMS)
def test_every_count_is_tested(game: str) -> None:
    """Those that need nothing but a number; the others have their own tests below."""
    words = catalogue.words("en", game)
    counts = {key for key in words if key.startswith("n-") and catalogue.variables("en", game, key) == {"n"}}
    assert counts - {"n-same-dice"} == set(FORMS[game])


FACE_DICE = {
    "en": ["0 walk dice", "1 walk die", "2 walk dice", "5 walk dice", "21 walk dice", "1.5 walk dice"],
    "fr": [
        "0 dé Marcher",
        "1 dé Marcher",
        "2 dés Marcher",
        "5 dés Marcher",
        "21 dés Marcher",
        "1,5 dé Marcher",
    ],
    "de": [f"{n} Marschwürfel" for n in ("0", "1", "2", "5", "21", "1,5")],
    "ru": [f"{words} «Идти»" for words in ("0 кубиков", "1 кубик", "2 кубика", "5 кубиков", "21 кубик", "1,5 кубика")],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_of_a_face(language: str) -> None:
    speaker = Speaker(language, "discoveries", [], strict=True)
    said = [speaker.say("n-face-dice", {"face": "walk", "n": n}) for n in (0, 1, 2, 5, 21, 1.5)]
    assert [text.replace("\u00a0", " ") for text in said] == FACE_DICE[language]


COLOUR_DICE = {
    "en": "1 grey die, 2 grey dice, 5 grey dice, 21 grey dice",
    "fr": "1 dé gris, 2 dés gris, 5 dés gris, 21 dés gris",
    "de": "1 grauer Würfel, 2 graue Würfel, 5 graue Würfel, 21 graue Würfel",
    "ru": "1 серый кубик, 2 серых кубика, 5 серых кубиков, 21 серый кубик",
}
BLUE_DICE_OF = {
    "en": "1 blue die, 2 blue dice",
    "fr": "1 dé bleu, 2 dés bleus",
    "de": "1 blauem Würfel, 2 blauen Würfeln",
    "ru": "1 синего кубика, 2 синих кубиков",
}
SAME_DICE = {
    "en": "1 die of any face, 2 dice of the same face, 5 dice of the same face",
    "fr": "1 dé au choix, 2 dés de même face, 5 dés de même face",
    "de": "1 Würfel mit beliebigem Symbol, 2 Würfel mit gleichem Symbol, 5 Würfel mit gleichem Symbol",
    "ru": "1 любой кубик, 2 кубика с одинаковыми гранями, 5 кубиков с одинаковыми гранями",
}
RIVERS = {
    "en": "1 river, 2 rivers, 5 rivers",
    "fr": "1 Rivière, 2 Rivières, 5 Rivières",
    "de": "1 Fluss, 2 Flüsse, 5 Flüsse",
    "ru": "1 реки, 2 рек, 5 рек",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "args", "wanted"),
    [
        ("n-colour-dice", {"colour": "gray"}, COLOUR_DICE),
        ("n-colour-dice-of", {"colour": "blue"}, BLUE_DICE_OF),
        ("n-same-dice", {}, SAME_DICE),
        ("n-terrain", {"terrain": "R"}, RIVERS),
    ],
)
def test_other_counts(language: str, key: str, args: dict[str, str], wanted: dict[str, str]) -> None:
    speaker = Speaker(language, "discoveries", [], strict=True)
    numbers = (1, 2, 5, 21)[: len(wanted[language].split(", "))]
    said = ", ".join(speaker.say(key, args | {"n": n}) for n in numbers)
    assert said.replace("\u00a0", " ") == wanted[language]


def test_an_orange_die_never_takes_an_s_in_french() -> None:
    speaker = Speaker("fr", "discoveries", [], strict=True)
    assert speaker.say("n-colour-dice", {"colour": "orange", "n": 2}) == "2\u00a0dés orange"
    assert speaker.say("n-colour-dice", {"colour": "green", "n": 2}) == "2\u00a0dés verts"
