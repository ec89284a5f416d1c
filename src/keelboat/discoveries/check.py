"""Is this data file right? Every stated fact of the rulebook is checked, in words (section 7.3 of the rules)."""

from typing import Any, Final

from keelboat.discoveries.names import (
    BANKS,
    BOARD_IDS,
    FACES,
    LAST_EXPLORATION_CARD,
    MAX_CARD,
    MAX_SLOTS,
    SIOUX_CARDS,
)
from keelboat.parts.checker import Checker, shown
from keelboat.parts.tables import Problem

SPECIES: Final = ("plant", "mammal", "bird", "fish")
SPECIES_COUNTS: Final = {"plant": 7, "mammal": 6, "bird": 5, "fish": 4}
SOURCES: Final = ("rulebook", "reconstructed")
ATTITUDES: Final = ("friendly", "wary")
MAX_STEPS: Final = 9
MAX_PATH: Final = 9
MAX_DICE: Final = 5
MAX_TEPEES: Final = 4

FAMILIES: Final = (
    (1, 31, "explore"),
    (32, 33, "swap_terrain"),
    (34, 36, "extend"),
    (37, 38, "reserve_discovery"),
    (39, 42, "any_die_as"),
    (43, 46, "face_as_chosen"),
    (47, 48, "mixed_faces"),
    (49, 50, "hide_gray_die"),
    (51, 51, "ignore_attitude"),
    (52, 53, "change_to_any_faces"),
    (54, 55, "change_one_more"),
)
"""Effect words by printed number (section 3 of the rules)."""

RUN_SHAPES: Final = ((1, 13, ("R", "M")), (14, 21, ("R+M",)), (22, 26, ("RM",)), (27, 31, ("MR",)))
"""The legs of the exploration cards by number: pure, either-or, rivers then mountains, mountains then rivers."""


def check(raw: object) -> list[Problem]:
    """Return everything that is wrong with a data file of Discoveries."""
    checker = Checker()
    keys = ("game", "edition", "schema", "sources", "limits", "dice", "players", "board_actions", "scoring", "cards")
    top = checker.table("file", raw, keys)
    if checker.problems:
        return checker.problems
    checker.equal("game", top["game"], "discoveries")
    checker.number("edition", top["edition"], 1, 99)
    checker.equal("schema", top["schema"], 1)
    _check_sources(checker, top["sources"])
    limits = checker.table("limits", top["limits"], ("stall_turns",))
    checker.number("limits stall_turns", limits.get("stall_turns"), 1, 1_000_000)
    _check_constants(checker, top)
    _check_board(checker, top["board_actions"])
    _check_cards(checker, top["cards"])
    return checker.problems


def _check_sources(checker: Checker, value: object) -> None:
    sections = ("limits", "dice", "players", "board_actions", "scoring")
    for name, source in checker.table("sources", value, sections).items():
        checker.word(f"sources {name}", source, SOURCES)


def _check_constants(checker: Checker, top: dict[str, Any]) -> None:
    """Numbers that the rulebook states: a file that changes them is not this game."""
    dice = checker.table("dice", top["dice"], ("faces", "per_player", "banks"))
    faces = checker.rows("dice faces", dice.get("faces"))
    checker.equal("dice faces", sorted(map(str, faces)), sorted([*FACES, "walk", "journal"]))
    checker.equal("dice per_player", dice.get("per_player"), 5)
    banks = checker.table("dice banks", dice.get("banks"), BANKS)
    checker.equal("dice banks left", banks.get("left"), ["walk", "ride"])
    checker.equal("dice banks right", banks.get("right"), ["journal", "negotiate"])
    players = checker.table("players", top["players"], ("2", "3", "4"))
    for count, deck, gray in (("2", 30, 6), ("3", 40, 8), ("4", 50, 10)):
        checker.equal(f"players {count}", players.get(count), {"deck": deck, "gray_dice": gray})
    scoring = checker.table("scoring", top["scoring"], ("species_sets", "tepee_ranks"))
    checker.equal("scoring species_sets", scoring.get("species_sets"), {"1": 3, "2": 8, "3": 15, "4": 24})
    ranks = {"2": [12, 6], "3": [12, 6, 0], "4": [12, 8, 4, 0]}
    checker.equal("scoring tepee_ranks", scoring.get("tepee_ranks"), ranks)


def _check_board(checker: Checker, value: object) -> None:
    wanted = (
        ("horse_ride", [{"face": "ride", "dice": 1}], [["R", "R"]]),
        ("hike", [{"face": "walk", "dice": 2}], [["R", "R", "R"]]),
        ("mountain_expedition", [{"face": "same", "dice": 3}], [["M", "M"]]),
    )
    assert tuple(name for name, _, _ in wanted) == BOARD_IDS
    rows = checker.rows("board_actions", value)
    checker.equal("board_actions", len(rows), len(wanted))
    for row, (name, prerequisites, runs) in zip(rows, wanted, strict=False):
        where = f"board_actions {name}"
        action = checker.table(where, row, ("id", "prerequisites", "effect"))
        checker.equal(f"{where} id", action.get("id"), name)
        checker.equal(f"{where} prerequisites", action.get("prerequisites"), prerequisites)
        checker.equal(f"{where} effect", action.get("effect"), {"kind": "explore", "runs": runs})


def _check_cards(checker: Checker, value: object) -> None:
    seen: set[int] = set()
    attitudes: set[str] = set()
    species = dict.fromkeys(SPECIES, 0)
    for place, row in enumerate(checker.rows("cards", value), start=1):
        card = row.get("id") if isinstance(row, dict) else None
        if not checker.number(f"cards, row {place}, id", card, 1, MAX_CARD):
            continue
        assert isinstance(card, int)
        where = f"card {card}"
        if card in seen:
            checker.wrong(where, "data-twice")
            continue
        seen.add(card)
        sides = checker.table(where, row, ("id", "tribe", "discovery", "source"))
        tribe = _check_tribe(checker, f"{where} tribe", card, sides.get("tribe"))
        attitudes.add(str(tribe.get("attitude")))
        found = _check_discovery(checker, f"{where} discovery", sides.get("discovery"))
        if found in species:
            species[found] += 1
        _check_source(checker, f"{where} source", sides.get("source"), tribe)
    for card in range(1, MAX_CARD + 1):
        if card not in seen:
            checker.wrong("cards", "data-missing", name=f"card {card}")
    if not checker.problems:
        checker.equal("cards species", species, SPECIES_COUNTS)
        checker.equal("cards attitude", sorted(attitudes), sorted(ATTITUDES))


def _check_tribe(checker: Checker, where: str, card: int, value: object) -> dict[str, Any]:
    explores = card <= LAST_EXPLORATION_CARD
    slots = ("prerequisites",) if explores else ()
    tribe = checker.table(where, value, ("attitude", "tepees", "effect", *slots))
    checker.word(f"{where} attitude", tribe.get("attitude"), ATTITUDES)
    checker.number(f"{where} tepees", tribe.get("tepees"), 0, MAX_TEPEES)
    kind = next(word for low, high, word in FAMILIES if low <= card <= high)
    fields = {"explore": ("runs",), "swap_terrain": ("spaces",), "extend": ("terrain", "spaces")}.get(kind, ())
    if card in SIOUX_CARDS:
        fields = ("face",)
    effect = checker.table(f"{where} effect", tribe.get("effect"), ("kind", *fields))
    checker.equal(f"{where} effect kind", effect.get("kind"), kind)
    if kind == "explore":
        _check_runs(checker, f"{where} effect runs", card, effect.get("runs"))
    elif kind == "swap_terrain":
        checker.equal(f"{where} effect spaces", effect.get("spaces"), 1)
    elif kind == "extend":
        wanted = {34: ("R", 1), 35: ("R", 2), 36: ("M", 1)}[card]
        checker.equal(f"{where} effect", (effect.get("terrain"), effect.get("spaces")), wanted)
    elif card in SIOUX_CARDS:
        checker.word(f"{where} effect face", effect.get("face"), FACES)
    if explores:
        _check_prerequisites(checker, f"{where} prerequisites", tribe.get("prerequisites"))
    return tribe


def _check_runs(checker: Checker, where: str, card: int, value: object) -> None:
    runs = checker.rows(where, value)
    legs = []
    for run in runs:
        steps = checker.rows(where, run)
        if not all(step in ("R", "M") for step in steps) or not 1 <= len(steps) <= MAX_STEPS:
            checker.wrong(where, "data-run", found=shown(run))
            return
        legs.append("".join(step for place, step in enumerate(steps) if place == 0 or steps[place - 1] != step))
    wanted = next(shapes for low, high, shapes in RUN_SHAPES if low <= card <= high)
    if "+".join(legs) not in wanted:
        checker.wrong(where, "data-family", wanted=" / ".join(wanted), found="+".join(legs))


def _check_prerequisites(checker: Checker, where: str, value: object) -> None:
    slots = checker.rows(where, value)
    checker.number(f"{where} (slots)", len(slots), 1, MAX_SLOTS)
    for place, row in enumerate(slots, start=1):
        slot = checker.table(f"{where} {place}", row, ("face", "dice"))
        checker.word(f"{where} {place} face", slot.get("face"), (*FACES, "same"))
        checker.number(f"{where} {place} dice", slot.get("dice"), 1, MAX_DICE)


def _check_discovery(checker: Checker, where: str, value: object) -> str:
    """Check a Discoveries side and return its species."""
    side = checker.table(where, value, ("paths", "species", "tepees", "points"))
    paths = checker.rows(f"{where} paths", side.get("paths"))
    if not paths:
        checker.wrong(f"{where} paths", "data-no-path")
    for path in paths:
        if not isinstance(path, str) or not 1 <= len(path) <= MAX_PATH or set(path) - {"R", "M"}:
            checker.wrong(f"{where} paths", "data-run", found=shown(path))
    species = side.get("species")
    if species is not None:
        checker.word(f"{where} species", species, SPECIES)
    checker.number(f"{where} tepees", side.get("tepees"), 0, MAX_TEPEES)
    checker.number(f"{where} points", side.get("points"), 2, 10)
    return str(species)


def _check_source(checker: Checker, where: str, value: object, tribe: dict[str, Any]) -> None:
    """Every fact of a row has a source; a fact inside a fact may have its own (`effect face`)."""
    facts = ["tribe attitude", "tribe tepees", "tribe effect"]
    facts += ["tribe prerequisites"] if "prerequisites" in tribe else []
    facts += ["discovery paths", "discovery species", "discovery tepees", "discovery points"]
    sources = checker.table(where, value, tuple(facts), ("tribe effect face", "tribe effect runs"))
    for fact, source in sources.items():
        checker.word(f"{where} {fact}", source, SOURCES)
