"""Names of Expedition: goods counted, and a word of its own for every id, in every language."""

from __future__ import annotations

import pytest

from keelboat.expedition import names
from keelboat.i18n import CLOSED, LANGUAGES, Speaker

CARDS = [names.card_name(card) for card in range(1, names.MAX_CARD + 1)]


def speaker(language: str) -> Speaker:
    return Speaker(language, "expedition", [], strict=True)


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


GOODS = {
    "en": [
        "1 wood, 2 wood, 5 wood, 21 wood",
        "1 fur, 2 fur, 5 fur, 21 fur",
        "1 food, 2 food, 5 food, 21 food",
        "1 equipment, 2 equipment, 5 equipment, 21 equipment",
        "1 canoe, 2 canoes, 5 canoes, 21 canoes",
        "1 horse, 2 horses, 5 horses, 21 horses",
    ],
    "fr": [
        "1 Bois, 2 Bois, 5 Bois, 21 Bois",
        "1 Fourrure, 2 Fourrures, 5 Fourrures, 21 Fourrures",
        "1 Nourriture, 2 Nourritures, 5 Nourritures, 21 Nourritures",
        "1 Équipement, 2 Équipements, 5 Équipements, 21 Équipements",
        "1 Pirogue, 2 Pirogues, 5 Pirogues, 21 Pirogues",
        "1 Cheval, 2 Chevaux, 5 Chevaux, 21 Chevaux",
    ],
    "de": [
        "1 Holz, 2 Holz, 5 Holz, 21 Holz",
        "1 Fell, 2 Felle, 5 Felle, 21 Felle",
        "1 Nahrung, 2 Nahrung, 5 Nahrung, 21 Nahrung",
        "1 Ausrüstung, 2 Ausrüstung, 5 Ausrüstung, 21 Ausrüstung",
        "1 Kanu, 2 Kanus, 5 Kanus, 21 Kanus",
        "1 Pferd, 2 Pferde, 5 Pferde, 21 Pferde",
    ],
    "ru": [
        "1 древесина, 2 древесины, 5 древесины, 21 древесина",
        "1 мех, 2 меха, 5 мехов, 21 мех",
        "1 еда, 2 еды, 5 еды, 21 еда",
        "1 снаряжение, 2 снаряжения, 5 снаряжения, 21 снаряжение",
        "1 каноэ, 2 каноэ, 5 каноэ, 21 каноэ",
        "1 лошадь, 2 лошади, 5 лошадей, 21 лошадь",
    ],
}
AFTER_A_VERB = [
    "1 древесину, 2 древесины, 5 древесины, 21 древесину",
    "1 мех, 2 меха, 5 мехов, 21 мех",
    "1 еду, 2 еды, 5 еды, 21 еду",
    "1 снаряжение, 2 снаряжения, 5 снаряжения, 21 снаряжение",
    "1 каноэ, 2 каноэ, 5 каноэ, 21 каноэ",
    "1 лошадь, 2 лошадей, 5 лошадей, 21 лошадь",
]


def counted(language: str, key: str, **args: object) -> str:
    said = [speaker(language).say(key, {"n": n, **args}) for n in (1, 2, 5, 21)]
    assert all(" " not in text for text in said) or language == "en"
    return plain(", ".join(said))


@pytest.mark.parametrize("language", LANGUAGES)
def test_goods_take_the_right_form_and_keep_their_figure(language: str) -> None:
    assert [counted(language, "n-good", kind=kind) for kind in names.KINDS] == GOODS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_russian_goods_change_after_a_verb(language: str) -> None:
    wanted = AFTER_A_VERB if language == "ru" else GOODS[language]
    assert [counted(language, "n-good-acc", kind=kind) for kind in names.KINDS] == wanted


COUNTS = {
    "n-goods": ("3 goods", "3 ressources", "3 Ressourcen", "3 ресурса"),
    "n-any": ("3 goods of any kind", "3 ressources au choix", "3 beliebige Ressourcen", "3 любых ресурса"),
    "n-distinct": (
        "3 goods of different kinds",
        "3 ressources différentes",
        "3 verschiedene Ressourcen",
        "3 разных ресурса",
    ),
    "n-choice": (
        "3 primary goods of your choice",
        "3 ressources primaires au choix",
        "3 Grundressourcen deiner Wahl",
        "3 первичных ресурса на выбор",
    ),
    "n-steps": ("3 steps", "3 cases", "3 Schritte", "3 шага"),
    "n-steps-of": ("3 steps", "3 cases", "3 Schritten", "3 шагов"),
}
ONE = {
    "n-goods": ("1 good", "1 ressource", "1 Ressource", "1 ресурс"),
    "n-any": ("1 good of any kind", "1 ressource au choix", "1 beliebige Ressource", "1 любой ресурс"),
    "n-distinct": ("1 good of any kind", "1 ressource au choix", "1 beliebige Ressource", "1 любой ресурс"),
    "n-choice": (
        "1 primary good of your choice",
        "1 ressource primaire au choix",
        "1 Grundressource deiner Wahl",
        "1 первичный ресурс на выбор",
    ),
    "n-steps": ("1 step", "1 case", "1 Schritt", "1 шаг"),
    "n-steps-of": ("1 step", "1 case", "1 Schritt", "1 шага"),
}


@pytest.mark.parametrize("key", COUNTS)
def test_other_counts_take_the_right_form(key: str) -> None:
    assert tuple(plain(speaker(language).say(key, {"n": 3})) for language in LANGUAGES) == COUNTS[key]
    assert tuple(plain(speaker(language).say(key, {"n": 1})) for language in LANGUAGES) == ONE[key]


@pytest.mark.parametrize(
    ("key", "name", "ids"),
    [
        ("kind", "kind", names.KINDS),
        ("terrain", "terrain", names.TERRAINS),
        ("on-terrain", "terrain", names.ROUTE_TERRAINS),
        ("place", "place", names.PLACES),
        ("role", "role", names.ROLES),
        ("tile", "side", ("front", "back")),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_has_its_own_word(language: str, key: str, name: str, ids: tuple[str, ...]) -> None:
    assert len({speaker(language).say(key, {name: value}) for value in ids}) == len(ids)


def test_the_closed_sets_are_those_of_the_rules() -> None:
    closed = CLOSED["expedition"]
    assert closed["kind"] == names.KINDS
    assert closed["place"] == names.PLACES
    assert closed["role"] == names.ROLES
    assert set(closed["terrain"]) == set(names.TERRAINS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    assert len({speaker(language).card_name(card) for card in CARDS}) == len(CARDS) == 84


@pytest.mark.parametrize("card", CARDS)
def test_a_name_is_the_same_in_the_three_languages_with_latin_letters(card: str) -> None:
    assert len({speaker(language).card_name(card) for language in ("en", "fr", "de")}) == 1


def test_the_first_and_the_last_of_each_series_of_names() -> None:
    cards = ("1", "54", "blue-leader", "purple-trapper")
    assert [speaker("en").card_name(card) for card in cards] == [
        "Hay",
        "Cut Nose",
        "Meriwether Lewis",
        "John Collins",
    ]
    assert [speaker("ru").card_name(card) for card in cards] == [
        "Сено",
        "Рассечённый Нос",
        "Мериуэзер Льюис",
        "Джон Коллинз",
    ]
