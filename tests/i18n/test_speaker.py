"""How keys and arguments become a sentence."""

from __future__ import annotations

import pytest

from keelboat.discoveries import check, names
from keelboat.i18n import ACTIONS, BANKS, LANGUAGES, MissingWords, Speaker
from keelboat.i18n import CLOSED as ALL_CLOSED

CLOSED = ALL_CLOSED["discoveries"]


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def speaker(language: str = "en") -> Speaker:
    return Speaker(language, "discoveries", ["Ada", "Ben"], strict=True)


def said(key: str, **args: object) -> list[str]:
    """A message in English, French, German and Russian."""
    return [plain(speaker(language).say(key, args)) for language in LANGUAGES]


def test_an_unknown_language_is_refused_with_the_four_that_there_are() -> None:
    with pytest.raises(ValueError, match="'es'; there are en, fr, de, ru"):
        Speaker("es", "discoveries", [])


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(ValueError, match="no words for the game 'chess'"):
        Speaker("en", "chess", [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_key_is_an_error_or_shows_itself_never_another_language(language: str) -> None:
    with pytest.raises(MissingWords, match="why-unheard-of"):
        speaker(language).say("why-unheard-of")
    assert Speaker(language, "discoveries", []).say("why-unheard-of") == "{why-unheard-of}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_variable_is_an_error_or_shows_the_key(language: str) -> None:
    with pytest.raises(MissingWords, match=r"explored.*seat"):
        speaker(language).say("explored", {"card": 3, "n": 2})
    assert Speaker(language, "discoveries", []).say("explored", {"card": 3, "n": 2}) == "{explored}"


def test_bidi_marks_are_not_inserted() -> None:
    assert speaker().say("turn-ended", {"seat": 0}) == "Ada ends their turn."


def test_seats_are_players() -> None:
    assert said("gray-given", seat=0, other=1) == [
        "The supply is empty: Ben gives Ada a grey die.",
        "Le stock est vide : Ben donne un dé gris à Ada.",
        "Der graue Vorrat ist leer: Ben gibt einen grauen Würfel an Ada.",
        "Общий запас пуст: Ben отдаёт серый кубик игроку Ada.",
    ]


def test_a_seat_that_nobody_has_is_a_number() -> None:
    """A button can be labelled for an action that is not legal here."""
    assert [speaker(language).seat_name(3) for language in LANGUAGES] == [
        "Player 4",
        "Joueur 4",
        "Spieler 4",
        "Игрок 4",
    ]


def test_a_card_is_a_number_or_a_name_as_the_sentence_needs() -> None:
    assert said("explored", seat=0, card=22, n=3)[0] == "Ada explores card 22: 3 points."
    assert said("label-take", card=34) == ["Take Tenino", "Prendre Tenino", "Tenino nehmen", "Взять «Тенино»"]


def test_a_name_on_several_cards_goes_with_the_number() -> None:
    assert said("label-take", card=54)[::3] == ["Take Wanapum 54", "Взять «Ванапам 54»"]
    assert speaker().card_name(54) == "Wanapum"
    assert speaker().card_title(54) == "Wanapum 54"
    assert speaker().card_title(34) == "Tenino"


@pytest.mark.parametrize("card", [0, 56])
def test_a_card_that_does_not_exist_has_no_name(card: int) -> None:
    with pytest.raises(ValueError, match=f"cards 1 to 55, not {card}"):
        speaker().card_name(card)


@pytest.mark.parametrize(
    ("place", "wanted"),
    [
        ("hike", ["Hike", "Expédition à pied", "„Marschieren“", "«Поход»"]),
        ("12", ["Ponca", "Ponca", "„Ponca“", "«Понка»"]),
        ("12.1", ["Ponca", "Ponca", "„Ponca“", "«Понка»"]),
        ("12.2", ["Ponca (slot 2)", "Ponca (emplacement 2)", "„Ponca“ (Feld 2)", "«Понка» (ячейка 2)"]),
        ("33.1", ["Clatsop 33", "Clatsop 33", "„Clatsop 33“", "«Клатсоп 33»"]),
    ],
)
def test_places(place: str, wanted: list[str]) -> None:
    assert said("place-quoted", place=place) == wanted


def test_banks_carry_their_preposition() -> None:
    assert said("rest-bank", seat=0, n=4, place="bank-left") == [
        "Ada rests and takes 4 dice from the left bank.",
        "Ada se repose et prend 4 dés sur la Rive gauche.",
        "Ada erholt sich und nimmt 4 Würfel vom Marschufer.",
        "Ada отдыхает и забирает 4 кубика с Левого берега.",
    ]
    assert said("discarded", n=1, place="bank-right")[2:] == [
        "Abgelegt auf das Tagebuchufer: 1 Würfel.",
        "Сброшено на Правый берег: 1 кубик.",
    ]
    assert said("why-bank-empty", place="bank-left")[2:] == [
        "Es liegen keine Würfel am Marschufer.",
        "Кубиков на Левом берегу нет.",
    ]


@pytest.mark.parametrize("place", ["harbour", "12.x", "", "x.1"])
def test_an_unknown_place_is_refused(place: str) -> None:
    with pytest.raises(ValueError, match="no place"):
        speaker().say("why-used", {"place": place})


@pytest.mark.parametrize("name", CLOSED)
def test_an_unknown_id_is_refused_instead_of_becoming_another_word(name: str) -> None:
    with pytest.raises(ValueError, match=f"{name} is one of"):
        speaker().say("turn-ended", {"seat": 0, name: "swim"})


def test_an_argument_without_words_is_refused() -> None:
    with pytest.raises(TypeError, match="no words for the argument face"):
        speaker().say("face", {"face": None})


def test_the_closed_sets_are_those_of_the_rules() -> None:
    assert CLOSED["face"] == (*names.FACES, "same")
    assert CLOSED["from"] == CLOSED["to"] == names.FACES
    assert set(CLOSED["colour"]) == {*names.COLOURS, "purple"}
    assert CLOSED["species"] == check.SPECIES
    assert CLOSED["attitude"] == check.ATTITUDES
    assert CLOSED["terrain"] == (names.RIVER, names.MOUNTAIN)
    assert (*names.ONE_TURN, *names.BOARD) == ACTIONS
    assert tuple(f"bank-{bank}" for bank in names.BANKS) == BANKS


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("face", "face"),
        ("from-face", "from"),
        ("to-face", "to"),
        ("colour", "colour"),
        ("attitude", "attitude"),
        ("terrain", "terrain"),
        ("species", "species"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_of_a_closed_set_has_its_own_word(language: str, key: str, name: str) -> None:
    ids = [value for value in CLOSED[name] if value != "same"]
    assert len({speaker(language).say(key, {name: value}) for value in ids}) == len(ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_and_every_captain_has_its_own_word(language: str) -> None:
    assert len({speaker(language).say("place", {"place": place}) for place in (*ACTIONS, *BANKS)}) == 9
    assert len({speaker(language).say("captain", {"colour": colour}) for colour in names.COLOURS[:4]}) == 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["colour-die", "a-colour-die"])
def test_every_colour_has_its_own_die(language: str, key: str) -> None:
    assert len({speaker(language).say(key, {"colour": colour}) for colour in CLOSED["colour"]}) == 6


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("n", [1, 2, 5])
def test_every_colour_is_counted_by_its_own_word(language: str, n: int) -> None:
    for key in ("n-colour-dice", "n-colour-dice-of"):
        words = {speaker(language).say(key, {"colour": colour, "n": n}) for colour in CLOSED["colour"]}
        assert len(words) == 6


def test_lists_are_joined_as_the_language_does() -> None:
    assert said("triggered", seat=0, places=["hike", "12", "horse-ride"]) == [
        "Ada triggers Hike, Ponca and Horse ride.",
        "Ada déclenche Expédition à pied, Ponca et Expédition à cheval.",
        "Ada löst „Marschieren“, „Ponca“ und „Reiten“ aus.",
        "Ada запускает: «Поход», «Понка» и «Поездка верхом».",
    ]
    assert said("triggered", seat=0, places=["hike"])[0] == "Ada triggers Hike."


def test_a_list_may_be_short() -> None:
    assert [speaker().all_of(items) for items in ([], ["a"], ["a", "b"])] == ["", "a", "a and b"]


def test_a_list_to_choose_from() -> None:
    assert [speaker(language).any_of("234") for language in LANGUAGES] == [
        "2, 3 or 4",
        "2, 3 ou 4",
        "2, 3 oder 4",
        "2, 3 или 4",
    ]


def test_a_roll_is_counted_by_itself() -> None:
    assert said("rolled", seat=1, colour="gray", faces={"walk": 2, "journal": 1}) == [
        "Ben rolls 3 grey dice: 2 walk and 1 journal.",
        "Ben lance 3 dés gris : 2 Marcher et 1 Écrire.",
        "Ben würfelt mit 3 grauen Würfeln: Marschieren ×2 und Tagebuch ×1.",
        "Ben бросает 3 серых кубика: «Идти» ×2 и «Запись» ×1.",
    ]


def test_a_number_given_beside_faces_stays() -> None:
    assert said("label-roll", n=1, colour="blue", faces={"walk": 2})[0] == "1 blue die: 2 walk"


def test_runs_are_steps_in_words() -> None:
    assert said("effect-explore", runs=["RRM"]) == [
        "Crosses at most 2 rivers, then 1 mountain.",
        "Traverse au plus 2 Rivières, puis 1 Montagne.",
        "Durchquert höchstens 2 Flüsse, danach 1 Berg.",
        "Пересекает не больше 2 рек, затем 1 горы.",
    ]
    assert said("effect-explore", runs=["RRRR", "MM"])[0] == "Crosses at most 4 rivers or 2 mountains."


def test_needs_and_missing_dice() -> None:
    rows = [{"face": "walk", "dice": 2, "place": "hike"}, {"face": "same", "dice": 3, "place": "mountain"}]
    assert said("forecast-missing", card=12, missing=rows)[0] == (
        "Still missing for card 12: 2 walk dice on Hike and 3 dice of the same face on Mountain expedition."
    )
    assert said("effect-needs", needs=[{"face": "walk", "dice": 1}, {"face": "ride", "dice": 1}]) == [
        "Needs 1 walk die and 1 ride die, then a journal die.",
        "Demande 1 dé Marcher et 1 dé Chevaucher, puis un dé Écrire.",
        "Braucht 1 Marschwürfel und 1 Reitwürfel, danach einen Tagebuchwürfel.",
        "Нужно: 1 кубик «Идти» и 1 кубик «Ехать верхом», затем кубик «Запись».",
    ]


def test_any_other_list_is_joined_as_it_is() -> None:
    assert said("data-missing", name=["one", "two", "three"])[0] == "Missing: one, two and three."


def test_odds_and_averages() -> None:
    assert said("forecast-at-least", n=1, face="journal", percent=1)[0] == "1 journal die or more: 100%."
    assert said("forecast-mean", faces={"walk": 1.67, "ride": 0.83}) == [
        "On average: 1.67 walk and 0.83 ride.",
        "En moyenne : 1,67 Marcher et 0,83 Chevaucher.",
        "Im Schnitt: Marschieren ×1,67 und Reiten ×0,83.",
        "В среднем: «Идти» ×1,67 и «Ехать верхом» ×0,83.",
    ]


def test_positions_are_text() -> None:
    """`from` and `to` are faces in Discoveries and spaces of a track elsewhere."""
    words: dict[str, object] = {}
    speaker()._put(words, "to", 1200)  # type: ignore[arg-type]
    assert words == {"to": "1200"}


# Expedition.


def told(key: str, **args: object) -> list[str]:
    """A message of Expedition in English, French, German and Russian."""
    speakers = [Speaker(language, "expedition", ["Ada", "Ben"], strict=True) for language in LANGUAGES]
    return [plain(speaker.say(key, args)) for speaker in speakers]


def test_a_card_of_expedition_goes_by_its_id() -> None:
    assert told("hired", seat=0, card="12")[0] == "Ada hires Charles Mackenzie."
    assert told("label-play", card="blue-leader") == [
        "Play Meriwether Lewis",
        "Jouer Meriwether Lewis",
        "Meriwether Lewis ausspielen",
        "Разыграть карту «Мериуэзер Льюис»",
    ]


def test_other_is_a_card_as_text_and_a_seat_as_a_number() -> None:
    said_of_cards = told("played-with", seat=0, card="blue-leader", other="12", n=1, strength=2)
    assert said_of_cards == [
        "Ada plays Meriwether Lewis with strength 2 (support: Charles Mackenzie and 1 companion).",
        "Ada joue Meriwether Lewis avec une Force de 2 (soutien : Charles Mackenzie et 1 compagnon).",
        "Ada spielt Meriwether Lewis mit Stärke 2 aus (Unterstützung: Charles Mackenzie und 1 Gefährte).",
        "Ada разыгрывает карту «Мериуэзер Льюис» с силой 2 (поддержка: карта «Чарльз Маккензи» и 1 спутник).",
    ]
    assert said("gray-given", seat=0, other=1)[0] == "The supply is empty: Ben gives Ada a grey die."


@pytest.mark.parametrize("card", ["0", "55", "red-leader", "blue-cook"])
def test_an_unknown_card_of_expedition_is_refused(card: str) -> None:
    with pytest.raises(ValueError, match=f"cards 1 to purple-trapper, not {card}"):
        told("label-play", card=card)


@pytest.mark.parametrize("game", ["discoveries", "expedition"])
def test_first_may_be_any_text(game: str) -> None:
    """Of cards it is a number; a sentence about a file has the first problem there."""
    speaker = Speaker("en", game, [], strict=True)
    args = {"file": "a.json", "first": "Unknown: x.", "n": 2, "command": "keelboat"}
    assert speaker.say("terminal-data-wrong", args).startswith("a.json: Unknown: x.")


def test_goods_are_a_finished_list() -> None:
    assert told("paid", seat=0, goods={"wood": 2, "fur": 1}) == [
        "Ada pays 2 wood and 1 fur.",
        "Ada paie 2 Bois et 1 Fourrure.",
        "Ada zahlt 2 Holz und 1 Fell.",
        "Ada платит: 2 древесины и 1 мех.",
    ]
    assert [line.split(": ")[-1] for line in told("why-cost-short", goods={})] == [
        "nothing.",
        "rien.",
        "nichts.",
        "ничего.",
    ]


def test_a_cost_names_what_is_chosen_and_who_leaves_and_is_silent_if_free() -> None:
    assert told("label-go", to="20", cost={"any": 1, "companions": 1}) == [
        "Go to 20 for 1 good of any kind and 1 companion",
        "Avancer en 20 pour 1 ressource au choix et 1 compagnon",
        "Nach 20 ziehen (Kosten: 1 beliebige Ressource und 1 Gefährte)",
        "Идти до 20 (цена: 1 любой ресурс и 1 спутник)",
    ]
    assert told("label-go", to="20", cost={}) == ["Go to 20", "Avancer en 20", "Nach 20 ziehen", "Идти до 20"]


@pytest.mark.parametrize(
    ("name", "value"),
    [("goods", {"gold": 1}), ("to", "home"), ("place", "hike"), ("kind", "gold"), ("side", "top"), ("terrain", "R")],
)
def test_what_expedition_does_not_know_is_refused(name: str, value: object) -> None:
    with pytest.raises(ValueError, match=r"no goods|is a position|is one of"):
        told("why-over", **{name: value})
