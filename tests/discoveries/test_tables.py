"""The data file: every stated fact of the rulebook (section 7 of the rules)."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import keelboat
from keelboat.discoveries.rules import GAME
from tests.discoveries.positions import RAW, TABLES, tables_with

CARDS: list[dict[str, Any]] = RAW["cards"]
SOURCES = {"rulebook", "reconstructed"}


def tribe(card: int) -> dict[str, Any]:
    """Return the Tribe side of a card."""
    return dict(CARDS[card - 1]["tribe"])


def runs(card: int) -> list[str]:
    """Return the runs of an exploration card as texts: ["RRR", "MM"]."""
    return ["".join(run) for run in tribe(card)["effect"]["runs"]]


def paths(card: int) -> list[str]:
    """Return the paths of a card's Discoveries side."""
    return list(CARDS[card - 1]["discovery"]["paths"])


def legs(run: str) -> str:
    """Return a run with equal neighbours as one: RRM -> RM."""
    return "".join(step for place, step in enumerate(run) if run[place - 1 : place] != step)


# Facts.


def test_the_file_is_right() -> None:
    """The checker has nothing to say about the data file that is shipped."""
    assert GAME.check_tables(RAW) == []
    assert (RAW["game"], RAW["schema"]) == ("discoveries", 1)
    assert (TABLES.game, TABLES.edition) == ("discoveries", RAW["edition"])


def test_cards_are_numbered_1_to_55() -> None:
    """Each number once, in order, with one Tribe side and one Discoveries side."""
    assert [row["id"] for row in CARDS] == list(range(1, 56))
    assert all({"id", "tribe", "discovery", "source"} == set(row) for row in CARDS)


def test_one_card_per_line() -> None:
    """A correction is one line: each row of the file stands on its own line."""
    path = Path(keelboat.__file__).parent / "data" / "discoveries.json"
    lines = path.read_text(encoding="utf-8").splitlines()
    rows = [line for line in lines if line.lstrip().startswith('{"id": ') and '"tribe"' in line]
    assert [json.loads(line.rstrip(","))["id"] for line in rows] == list(range(1, 56))


FAMILIES = [
    (range(1, 32), "explore"),
    (range(32, 34), "swap_terrain"),
    (range(34, 37), "extend"),
    (range(37, 39), "reserve_discovery"),
    (range(39, 43), "any_die_as"),
    (range(43, 47), "face_as_chosen"),
    (range(47, 49), "mixed_faces"),
    (range(49, 51), "hide_gray_die"),
    (range(51, 52), "ignore_attitude"),
    (range(52, 54), "change_to_any_faces"),
    (range(54, 56), "change_one_more"),
]


def test_effects_follow_the_families() -> None:
    """Effect words by number: 36 exploration cards, 2 immediate, 17 permanent ones, of which Arikara is single."""
    for cards, kind in FAMILIES:
        assert {tribe(card)["effect"]["kind"] for card in cards} == {kind}
    assert sum(len(cards) for cards, _ in FAMILIES) == 55
    permanent = Counter(tribe(card)["effect"]["kind"] for card in range(39, 56))
    assert sorted(permanent.values()) == [1, 2, 2, 2, 2, 4, 4]
    assert permanent["ignore_attitude"] == 1


def test_exploration_cards_have_the_runs_of_their_family() -> None:
    """1-13 pure, 14-21 rivers or mountains, 22-26 rivers then mountains, 27-31 mountains then rivers."""
    for card in range(1, 14):
        assert [legs(run) for run in runs(card)] in (["R"], ["M"])
    for card in range(14, 22):
        assert [legs(run) for run in runs(card)] == ["R", "M"]
    for card in range(22, 27):
        assert [legs(run) for run in runs(card)] == ["RM"]
    for card in range(27, 32):
        assert [legs(run) for run in runs(card)] == ["MR"]


def test_extenders_and_clatsop() -> None:
    """Tenino +1 river, Multnomah +2 rivers, Nez Perce +1 mountain; Clatsop flips one icon; none has steps."""
    effects = [tribe(card)["effect"] for card in range(32, 37)]
    assert effects[:2] == [{"kind": "swap_terrain", "spaces": 1}] * 2
    assert [(row["terrain"], row["spaces"]) for row in effects[2:]] == [("R", 1), ("R", 2), ("M", 1)]
    assert all("runs" not in row for row in effects)


def test_prerequisites() -> None:
    """Every exploration card has at least one slot, 37 to 55 have none."""
    for card in range(1, 37):
        slots = tribe(card)["prerequisites"]
        assert 1 <= len(slots) <= 3
        assert all(slot["face"] in {"walk", "ride", "negotiate", "journal", "same"} for slot in slots)
        assert all(slot["dice"] >= 1 for slot in slots)
    assert not any("prerequisites" in tribe(card) for card in range(37, 56))
    assert any(len(tribe(card)["prerequisites"]) == 2 for card in range(1, 37))


def test_yankton_and_tetons_have_one_card_per_face() -> None:
    """Four cards each for four faces."""
    faces = {"walk", "ride", "negotiate", "journal"}
    assert {tribe(card)["effect"]["face"] for card in range(39, 43)} == faces
    assert {tribe(card)["effect"]["face"] for card in range(43, 47)} == faces


def test_attitudes_and_tepees() -> None:
    """Every Tribe side is friendly or wary, and both occur; tepees on some sides of both kinds."""
    assert {row["tribe"]["attitude"] for row in CARDS} == {"friendly", "wary"}
    assert any(row["tribe"]["tepees"] for row in CARDS)
    assert any(row["discovery"]["tepees"] for row in CARDS)


def test_discoveries_sides() -> None:
    """22 species (7 plants, 6 mammals, 5 birds, 4 fish), points 2 to 10, paths of R and M, some with two."""
    species = Counter(row["discovery"]["species"] for row in CARDS)
    assert species == {None: 33, "plant": 7, "mammal": 6, "bird": 5, "fish": 4}
    points = {row["discovery"]["points"] for row in CARDS}
    assert points <= set(range(2, 11))
    assert (min(points), max(points)) == (2, 10)
    assert all(paths(card) for card in range(1, 56))
    assert all(path and set(path) <= {"R", "M"} for card in range(1, 56) for path in paths(card))
    assert sum(len(paths(card)) > 1 for card in range(1, 56)) >= 2


def test_worked_examples() -> None:
    """Cards 1, 3, 9, 34, 35, 22 and 55 as the examples show them, and walk x2 for three mountains."""
    assert (runs(1), runs(3), runs(9)) == (["RR"], ["MMM"], ["RRR"])
    assert tribe(34)["effect"] == {"kind": "extend", "terrain": "R", "spaces": 1}
    assert tribe(35)["effect"] == {"kind": "extend", "terrain": "R", "spaces": 2}
    assert paths(35) == ["RRMM"]
    assert paths(22) == ["RRM", "MRRRM"]
    assert paths(55) == ["MRRRR"]
    captioned = {"runs": [["M", "M", "M"]], "kind": "explore"}
    needs = [{"face": "walk", "dice": 2}]
    assert any(tribe(card)["effect"] == captioned and tribe(card)["prerequisites"] == needs for card in range(1, 14))
    assert any(tribe(card)["prerequisites"] == [{"face": "ride", "dice": 3}] for card in range(1, 37))


def test_constants() -> None:
    """Dice, numbers by player count, board actions and scoring repeat the rulebook."""
    assert Counter(RAW["dice"]["faces"]) == {"walk": 2, "ride": 1, "negotiate": 1, "journal": 2}
    assert RAW["dice"]["per_player"] == 5
    assert {name: set(faces) for name, faces in RAW["dice"]["banks"].items()} == {
        "left": {"walk", "ride"},
        "right": {"journal", "negotiate"},
    }
    numbers = {seats: (row["deck"], row["gray_dice"]) for seats, row in RAW["players"].items()}
    assert numbers == {"2": (30, 6), "3": (40, 8), "4": (50, 10)}
    assert RAW["scoring"]["species_sets"] == {"1": 3, "2": 8, "3": 15, "4": 24}
    assert RAW["scoring"]["tepee_ranks"] == {"2": [12, 6], "3": [12, 6, 0], "4": [12, 8, 4, 0]}
    board = {row["id"]: (row["prerequisites"], row["effect"]["runs"]) for row in RAW["board_actions"]}
    assert board == {
        "horse_ride": ([{"face": "ride", "dice": 1}], [["R", "R"]]),
        "hike": ([{"face": "walk", "dice": 2}], [["R", "R", "R"]]),
        "mountain_expedition": ([{"face": "same", "dice": 3}], [["M", "M"]]),
    }
    assert RAW["limits"] == {"stall_turns": 200}


def test_every_fact_has_a_source() -> None:
    """Each field of each side names where it comes from, and nothing but facts has a source."""
    for row in CARDS:
        facts = {f"{side} {field}" for side in ("tribe", "discovery") for field in row[side]}
        inner = {"tribe effect face", "tribe effect runs"}
        assert facts <= set(row["source"]) <= facts | inner, row["id"]
        assert set(row["source"].values()) <= SOURCES
    assert set(RAW["sources"]) == {"limits", "dice", "players", "board_actions", "scoring"}
    assert set(RAW["sources"].values()) <= SOURCES


def test_what_the_rulebook_says_is_marked_so() -> None:
    """The values of the examples are the rulebook's, all other printed numbers are reconstructed."""
    sources = {row["id"]: row["source"] for row in CARDS}
    assert [card for card in range(1, 56) if sources[card]["discovery paths"] == "rulebook"] == [22, 35, 55]
    stated = [card for card in range(1, 32) if "tribe effect runs" not in sources[card]]
    assert stated == [1, 3, 9]
    assert {sources[card]["tribe effect"] for card in range(1, 56)} == {"rulebook"}
    for field in ("discovery points", "discovery species", "discovery tepees", "tribe attitude", "tribe tepees"):
        assert {row[field] for row in sources.values()} == {"reconstructed"}
    assert all(sources[card]["tribe effect face"] == "reconstructed" for card in range(39, 47))
    assert RAW["sources"]["dice"] == "rulebook"
    assert RAW["sources"]["limits"] == "reconstructed"


# The tables made of the file.


def test_a_correction_changes_the_hash() -> None:
    """The hash names the data in a record: 12 hex digits, the same for equal data, another for a corrected card."""
    assert len(TABLES.hash) == 12
    assert set(TABLES.hash) <= set("0123456789abcdef")
    assert tables_with().hash == TABLES.hash
    assert tables_with({7: {"points": 9}}).hash != TABLES.hash
    reordered = json.loads(json.dumps(RAW, sort_keys=True))
    assert GAME.read_tables(reordered).hash == TABLES.hash


def test_a_card_is_shown_with_its_sources() -> None:
    """`card` gives the row of a number, and says which numbers there are."""
    assert GAME.card(TABLES, "34") == CARDS[33]
    for name in ("0", "56", "034", "34 ", "Omaha", ""):
        with pytest.raises(ValueError, match="cards 1 to 55"):
            GAME.card(TABLES, name)
