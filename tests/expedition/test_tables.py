"""The data file: every stated fact about the components (rules 0, 1, 7 and 15), and the tables made of it."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import keelboat
from keelboat.expedition.check_options import COUNTS as CHECKED_COUNTS
from keelboat.expedition.check_options import FIELDS
from keelboat.expedition.names import MIXED, MOUNTAIN, RIVER, card_name
from keelboat.expedition.rules import GAME
from keelboat.expedition.tables import COUNTS, WORDS, ExpeditionTables, cheapest_load
from keelboat.kernel import tables as own_tables
from tests.expedition.positions import COLOURS, KINDS, RAW, ROLES, TABLES, tables_with
from tests.proves import proves

assert isinstance(TABLES, ExpeditionTables)
DATA: ExpeditionTables = TABLES
CARDS: list[dict[str, Any]] = RAW["cards"]
VILLAGE: dict[str, dict[str, Any]] = {row["id"]: row for row in RAW["village"]}
STARTERS: dict[str, dict[str, Any]] = {row["id"]: row for row in RAW["roles"]}
NAMES = {RIVER: "river", MOUNTAIN: "mountain", MIXED: "mixed"}
CODES = {"RB2", "T1", "T2", "PH", "REC"}


def terrains(first: int, last: int) -> list[str]:
    """Return the terrain of each space of a part of the track."""
    return [NAMES[DATA.track[space]] for space in range(first, last + 1)]


# The file.


def test_the_file_is_right() -> None:
    """The checker has nothing to say about the data file that is shipped."""
    assert GAME.check_tables(RAW) == []
    assert (RAW["game"], RAW["schema"], RAW["edition"]) == ("expedition", 1, 2)
    assert (TABLES.game, TABLES.edition) == ("expedition", RAW["edition"])


def test_one_row_per_line() -> None:
    """A correction is one line: each card, place, role and boat stands on its own line."""
    path = Path(keelboat.__file__).parent / "data" / "expedition.json"
    lines = path.read_text(encoding="utf-8").splitlines()
    rows = [json.loads(line.rstrip(",")) for line in lines if line.lstrip().startswith('{"id": ')]
    assert rows == [*RAW["boats"], *RAW["village"], *RAW["roles"], *CARDS]


def test_the_checker_knows_the_words_that_the_rules_know() -> None:
    """Every word of an effect and every count has its function, and none is accepted that has not."""
    assert set(FIELDS) == set(WORDS)
    assert ("fixed", *CHECKED_COUNTS) == COUNTS


# Components (rules 0 and 1).


def test_six_kinds_of_goods_and_their_supply() -> None:
    """Four primary, two transformed; 100 hexes and eight markers that make one count as three."""
    goods = RAW["resources"]
    assert [*goods["primary"], *goods["transformed"]] == list(KINDS)
    assert goods["supply"] == {"wood": 20, "fur": 20, "food": 15, "equipment": 15, "canoe": 15, "horse": 15}
    assert sum(goods["supply"].values()) == 100
    assert goods["multipliers"] == {"count": 8, "factor": 3}


@proves("E-SETUP-1")
def test_e_setup_1_companions_are_three_and_three_per_player() -> None:
    """6, 9, 12, 15 or 18; one for New Arrival and one per player are taken from them."""
    assert [RAW["companions"][str(seats)] for seats in range(1, 6)] == [6, 9, 12, 15, 18]
    assert DATA.companions[1:] == [3 + 3 * seats for seats in range(1, 6)]
    assert (RAW["setup"]["new_arrival"], RAW["setup"]["start_companions_per_player"]) == (1, 1)


@proves("E-SETUP-5", "E-SETUP-6")
def test_e_setup_5_start_goods_and_the_pool_of_the_variant() -> None:
    """1 fur, 1 food, 1 equipment; or 3 of 16 tokens, 4 of each primary kind."""
    assert RAW["setup"]["start_goods"] == {"fur": 1, "food": 1, "equipment": 1}
    assert DATA.start_goods == [0, 1, 1, 1, 0, 0]
    assert RAW["setup"]["random_goods"] == {"pool_per_primary": 4, "deal_per_player": 3}


def test_tokens_tiles_and_limits() -> None:
    """24 time tokens, 10 boat tiles, 10 route tokens; the constants that rulings set."""
    assert RAW["time_tokens"]["printed"] == 24
    assert RAW["boat_tiles"]["count"] == DATA.tiles == 10
    route = {"count": 10, "from": 1, "to": 38, "terrains": ["river", "mountain"]}
    assert RAW["track"]["route_tokens"] == route
    assert (DATA.turn_cap, DATA.starters_join, DATA.win_base) == (200, True, 39)
    assert (RAW["players"]["min"], RAW["players"]["max"]) == (min(GAME.seat_counts), max(GAME.seat_counts)) == (1, 5)


@proves("E-SETUP-4", "E-SETUP-14")
def test_e_setup_14_every_card_has_a_name_a_strength_a_badge_and_an_action() -> None:
    """54 numbers and five crews of six; one time symbol on each back; a crew's six are the roles in its colour."""
    assert RAW["crews"]["colours"] == list(COLOURS)
    names = [card_name(card) for card in range(1, 85)]
    assert names == [*map(str, range(1, 55)), *(f"{colour}-{role}" for colour in COLOURS for role in ROLES)]
    for name in names:
        row = GAME.card(TABLES, name)
        assert row["strength"] in (1, 2, 3) and row["badge"] in KINDS[:4] and row["options"]
        assert row.get("crew", name.split("-")[0]) == name.split("-")[0]
    assert DATA.hand_time == 1


# The track.


@proves("E-TRACK-1")
def test_e_track_1_thirty_eight_spaces_lie_before_fort_clatsop() -> None:
    """26 river, 10 mountain, 2 mixed, where the table of the rules has them."""
    assert Counter(terrains(1, 38)) == {"river": 26, "mountain": 10, "mixed": 2}
    stretches = [
        (17, "river"),
        (1, "mixed"),
        (7, "mountain"),
        (1, "mixed"),
        (5, "river"),
        (3, "mountain"),
        (4, "river"),
    ]
    assert terrains(1, 38) == [terrain for length, terrain in stretches for _ in range(length)]


@proves("E-TRACK-2")
def test_e_track_2_a_mixed_space_is_river_and_mountain() -> None:
    """Spaces 18 and 26."""
    assert [space for space in range(1, 50) if DATA.track[space] & RIVER and DATA.track[space] & MOUNTAIN] == [18, 26]


@proves("E-TRACK-3")
def test_e_track_3_the_coast_has_eleven_river_spaces_from_fort_clatsop_on() -> None:
    """39 to 49; beyond them lies the sea, which is river."""
    assert (RAW["track"]["fort_clatsop"], RAW["track"]["last"]) == (39, 49)
    assert terrains(39, 49) == ["river"] * 11
    assert len(DATA.track) == 51 and DATA.track[50] == RIVER


@proves("E-TRACK-4")
def test_e_track_4_three_river_stretches_two_of_mountains_two_mixed_spaces() -> None:
    """The mixed spaces stand at the ends of the first mountain stretch."""
    every = terrains(1, 38)
    changes = [name for place, name in enumerate(every) if place == 0 or every[place - 1] != name]
    assert changes == ["river", "mixed", "mountain", "mixed", "river", "mountain", "river"]


# Boats, journal, camp.


@proves("E-BOAT-1", "E-BOAT-2")
def test_e_boat_1_what_the_boats_hold() -> None:
    """Goods: 3, 3, 5 and 2 per front tile; companions: 1, no limit, and 1 per back tile."""
    boats = {row["id"]: (row["holds"], row["capacity"]) for row in RAW["boats"]}
    goods, companion = "resource", "companion"
    assert boats == {"A": (goods, 3), "B": (goods, 3), "C": (goods, 5), "D": (companion, 1), "E": (companion, None)}
    assert (DATA.capacity, DATA.tile_goods, DATA.free_goods) == (11, 2, 3)
    assert (DATA.free_companions, DATA.tile_companions) == (1, 1)


@proves("E-CAMP-5", "R-BOAT-7")
def test_e_camp_5_the_cheapest_stowage() -> None:
    """The table of the rules, from 0 to 8 goods beyond the free places."""
    boats = [row for row in RAW["boats"] if row["holds"] == "resource"]
    assert [cheapest_load(boats, load) for load in range(9)] == [0, 1, 1, 1, 2, 3, 4, 5, 6]
    assert DATA.load_time == [0, 1, 1, 1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("flat", "each", "wanted"),
    [
        ((3, 1), (5, 1), [0, 1, 1, 1, 2, 3, 4, 5, 6]),
        ((3, 2), (5, 1), [0, 1, 2, 2, 3, 4, 5, 6, 7]),  # one item goes where it costs less
        ((3, 5), (5, 1), [0, 1, 2, 3, 4, 5, 8, 9, 10]),  # the flat boat is used only when it must be
        ((2, 1), (2, 3), [0, 1, 1, 4, 7]),
    ],
)
def test_stowage_is_the_cheapest_for_other_boats_too(
    flat: tuple[int, int], each: tuple[int, int], wanted: list[int]
) -> None:
    """A boat that costs the same for any load, and one that costs for each: (capacity, time)."""
    boats = [
        {"capacity": 3, "time": {"kind": "none"}},
        {"capacity": flat[0], "time": {"kind": "flat_if_any", "n": flat[1]}},
        {"capacity": each[0], "time": {"kind": "per_item", "n": each[1]}},
    ]
    assert [cheapest_load(boats, load) for load in range(len(wanted))] == wanted


@proves("E-RECRUIT-1")
def test_e_recruit_1_fur_by_place_in_the_journal() -> None:
    """1 fur at the bottom, 5 at the top."""
    assert RAW["journal"]["slots"] == 5
    assert DATA.prices == [1, 2, 3, 4, 5]


# Solo (rule 15).


@proves("E-SOLO-2", "E-SOLO-5", "E-SOLO-7")
def test_e_solo_2_head_start_pace_and_goal_of_the_rival() -> None:
    """0 to 7, one space per turn, Fort Clatsop."""
    assert RAW["solo"]["head_start"] == {"min": 0, "max": 7}
    assert (DATA.rival_steps, DATA.rival_home) == (1, 39)


@proves("E-SOLO-3")
def test_e_solo_3_every_place_has_a_badge() -> None:
    """Two of each primary kind; hunting and shamanism as printed, the others reconstructed."""
    badges = {name: row["solo_badge"] for name, row in VILLAGE.items()}
    assert badges == {
        "hunting": "food", "crafting": "equipment", "gift": "fur", "departure": "equipment", "horse_trade": "fur",
        "canoe_building": "wood", "boat_upgrade": "wood", "shamanism": "food",
    }  # fmt: skip
    assert set(Counter(badges.values()).values()) == {2}
    stated = [name for name, row in VILLAGE.items() if row["source"]["solo_badge"] == "RB2"]
    assert stated == ["hunting", "shamanism"]


# Sources.


def test_every_fact_has_a_source() -> None:
    """Each field of each row and section names codes of the legend, and nothing but facts has a source."""
    assert set(RAW["sources"]) == CODES
    single = [RAW[name] for name in RAW if isinstance(RAW[name], dict)]
    for row in [*single, *RAW["boats"], *RAW["village"], *RAW["roles"], *CARDS]:
        facts = set(row) - {"id", "source"}
        assert facts <= set(row["source"]) <= facts | {"route_tokens terrains"}, row
        for source in row["source"].values():
            assert set(source.split("+")) <= CODES


def test_what_the_rulebook_says_is_marked_so() -> None:
    """Actions and locks are the rulebook's; strengths and badges are public sources on the first edition."""
    for row in [*CARDS, *RAW["roles"]]:
        assert (row["source"]["options"], row["source"]["locks_gains"]) == ("RB2", "RB2")
        assert not {"RB2", "REC", "PH"} & set(row["source"]["badge"].split("+"))
    assert [row["id"] for row in CARDS if "RB2" in row["source"]["strength"]] == [39]
    assert [row["id"] for row in RAW["roles"] if "RB2" in row["source"]["strength"]] == ["lumberjack"]
    assert set(RAW["limits"]["source"].values()) == {"REC"}
    assert RAW["journal"]["source"]["fur_price_by_index"] == "PH"
    assert RAW["track"]["source"]["route_tokens terrains"] == "REC"


# The tables made of the file.


def test_a_correction_changes_the_hash() -> None:
    """The hash names the data in a record: the same for equal data, another for a corrected card."""
    assert TABLES.hash == own_tables("expedition").hash == tables_with().hash
    assert tables_with({37: {"strength": 2}}).hash != TABLES.hash
    reordered = json.loads(json.dumps(RAW, sort_keys=True))
    assert GAME.read_tables(reordered).hash == TABLES.hash


def test_rows_may_stand_in_any_order() -> None:
    """Cards, roles and places are found by their names."""
    raw = {**RAW, **{name: RAW[name][::-1] for name in ("cards", "roles", "village")}}
    turned = GAME.read_tables(raw)
    assert isinstance(turned, ExpeditionTables)
    assert (turned.strengths, turned.badges, turned.badge_masks) == (DATA.strengths, DATA.badges, DATA.badge_masks)
    assert [one.most for one in turned.places] == [one.most for one in DATA.places]


def test_a_card_is_shown_with_its_sources() -> None:
    """`card` gives the row of a number, of a starter with its crew, or of a place, and says which names there are."""
    assert GAME.card(TABLES, "34") == CARDS[33]
    assert GAME.card(TABLES, "purple-leader") == {**STARTERS["leader"], "crew": "purple"}
    assert GAME.card(TABLES, "horse_trade") == VILLAGE["horse_trade"]
    for name in ("0", "55", "034", "leader", "red-leader", "blue-captain", "blue-", "pow_wow", ""):
        with pytest.raises(ValueError, match=r"cards 1 to 54, starters such as blue-leader and the places hunting, "):
            GAME.card(TABLES, name)


def test_goods_are_stowed_on_the_boats_that_cost_least() -> None:
    """Two boats that cost as a whole, one that costs two for each: alone, together, or with some on the third."""
    boats = [
        {"capacity": 3, "time": {"kind": "flat_if_any", "n": 1}},
        {"capacity": 4, "time": {"kind": "flat_if_any", "n": 2}},
        {"capacity": 5, "time": {"kind": "per_item", "n": 2}},
    ]
    assert [cheapest_load(boats, load) for load in range(9)] == [0, 1, 1, 1, 2, 3, 3, 3, 5]
    assert [cheapest_load(boats, load) for load in (12, 13)] == [13, -1]
