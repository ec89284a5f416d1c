"""What cards, roles and places of Expedition do, in sentences made from their rows."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from keelboat.expedition.tables import COUNTS, WORDS
from keelboat.i18n import LANGUAGES, Speaker
from keelboat.kernel import tables
from keelboat.terminal.expedition_words import options_in_words
from keelboat.terminal.words import Words

Row = dict[str, Any]
RAW: Any = tables("expedition").raw
ROWS: dict[str, Row] = {str(row["id"]): row for row in [*RAW["cards"], *RAW["roles"], *RAW["village"]]}
LOCKS = {
    "en": "What one activation brings cannot be used in a later activation of this action.",
    "fr": "Ce que rapporte une activation ne peut pas servir à une activation suivante de cette action.",
    "de": "Was eine Aktivierung einbringt, darfst du in späteren Aktivierungen dieser Aktion nicht einsetzen.",
    "ru": "То, что принесла одна активация, нельзя использовать в следующих активациях этого действия.",
}


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence that is missing is an error here, not a key on the page."""
    monkeypatch.setattr("keelboat.terminal.words.Speaker", partial(Speaker, strict=True))


def lines(language: str, row: Row) -> list[str]:
    said = options_in_words(Words(language, "expedition"), row)
    return [line.replace("\u00a0", " ").replace("\u202f", " ") for line in said]


@pytest.mark.parametrize("name", ROWS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_role_and_place_is_told_option_by_option(language: str, name: str) -> None:
    row = ROWS[name]
    said = lines(language, row)
    assert len(said) == len(row["options"]) + row.get("locks_gains", False)
    assert len(set(said)) == len(said)
    for line in said:
        assert line[0].isupper()
        assert line.endswith(".")
        assert not line.endswith("..")
        assert "  " not in line
        assert "{" not in line


def test_the_rows_hold_every_effect_and_every_count_there_is() -> None:
    """So that nothing the rules can do goes untold above."""
    effects = [effect for row in ROWS.values() for option in row["options"] for effect in option["effects"]]
    assert {effect["op"] for effect in effects} == set(WORDS)
    counted = {effect["steps"].get("what", "fixed") for effect in effects if effect["op"] == "move"}
    assert counted == set(COUNTS)


EXPECTED = {
    ("7", "en"): ["Pay 2 wood: move 2 river steps."],
    ("10", "en"): ["Pay 1 canoe and 1 food: move 6 river steps."],
    ("15", "en"): [
        "Pay 1 good of any kind: use an occupied village place without placing a companion (its own cost is due).",
        LOCKS["en"],
    ],
    ("36", "en"): ["Move 1 river step."],
    ("50", "en"): [
        "Pay 1 good of any kind and send 1 companion from your boats to the Pow-wow: move 2 mountain steps.",
    ],
    ("horse_trade", "en"): ["Pay 3 goods of different kinds: gain 1 horse."],
    ("lumberjack", "en"): ["Collect 1 wood for each wood badge in your and your neighbours’ play areas."],
    ("5", "fr"): ["Payez 3 Fourrures : prenez 1 Cheval."],
    ("11", "fr"): [
        "Payez 1 Nourriture : avancez d’une case Rivière.",
        "Payez 1 Nourriture : avancez d’une case Montagne.",
    ],
    ("29", "fr"): [
        "Payez 1 Nourriture : avancez d’une case Rivière par macaron Nourriture chez vous et chez vos voisins.",
    ],
    ("40", "fr"): ["Payez 1 Pirogue : prenez 2 Pirogues.", LOCKS["fr"]],
    ("departure", "fr"): [
        "Défaussez jusqu’à 3 cartes de votre main, puis remplacez toutes les cartes du Journal des rencontres.",
    ],
    ("6", "de"): ["Schicke 2 Gefährten von deinen Booten zum Powwow, dann erhalte 1 Pferd."],
    ("16", "de"): ["Zahle 1 Fell, dann lege 1 Zeitmarker ab."],
    ("23", "de"): [
        "Zahle 1 beliebige Ressource, dann erhalte 2 Grundressourcen deiner Wahl, gleiche oder verschiedene.",
        LOCKS["de"],
    ],
    ("45", "de"): [
        "Zahle 1 beliebige Ressource, dann rücke auf dem Fluss so viele Schritte vor, "
        "wie du aktive Charaktere im Spielbereich hast.",
    ],
    ("hunter", "de"): ["Sammle 1 Nahrung je Nahrungsabzeichen bei dir und deinen Nachbarn."],
    ("12", "ru"): ["Заплатите 1 лошадь и 1 мех, затем пройдите по горам 3 шага."],
    ("14", "ru"): ["Заплатите 2 еды, затем примите в отряд любую карту из журнала встреч без платы за наём."],
    ("44", "ru"): [
        "Отправьте 1 спутника с лодок на пау-вау, затем пройдите по реке столько шагов, "
        "сколько каноэ на ваших лодках (они остаются у вас).",
    ],
    ("boat_upgrade", "ru"): [
        "Заплатите 3 древесины, затем добавьте тайл лодки для груза и получите 2 первичных ресурса на выбор, "
        "одинаковых или разных.",
        "Заплатите 3 древесины, затем добавьте тайл лодки для спутника и возьмите на борт 1 спутника из запаса.",
    ],
    ("hunting", "ru"): ["Получите 1 еду и 1 мех."],
}


@pytest.mark.parametrize(("name", "language"), EXPECTED)
def test_sentences(name: str, language: str) -> None:
    assert lines(language, ROWS[name]) == EXPECTED[name, language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_corrected_row_needs_no_new_sentence(language: str) -> None:
    """Another count, another kind, another cost: all that a corrected icon can change."""
    for kind in RAW["resources"]["primary"] + RAW["resources"]["transformed"]:
        steps = {"kind": "count", "what": "goods_on_boats", "resource": kind}
        effects = [{"op": "move", "terrain": "mountain", "steps": steps}, {"op": "hire", "n": 2}]
        cost = {"goods": {kind: 2}, "distinct": 2, "companions": 3}
        (line,) = lines(language, {"options": [{"cost": cost, "effects": effects}], "locks_gains": False})
        assert "{" not in line
    assert len({lines(language, badge_row(kind))[0] for kind in RAW["resources"]["primary"]}) == 4


def badge_row(kind: str) -> Row:
    steps = {"kind": "count", "what": "badges", "resource": kind}
    return {"options": [{"cost": {}, "effects": [{"op": "move", "terrain": "river", "steps": steps}]}]}
