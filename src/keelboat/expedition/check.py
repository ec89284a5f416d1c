"""Is this data file right? Everything that the rules can play with, and what the rulebook states, in words.

The limits here are those of the engine (its actions are made once, from printed limits) and hold for every edition;
what the rulebook of an edition states stands in `stated.py`. Strengths, badges, costs, lengths and prices that are
printed only as icons may be corrected: their totals do not stop a file.
"""

import re
from typing import Any, Final

from keelboat.expedition.check_options import check_goods, check_options
from keelboat.expedition.names import (
    COLOURS,
    JOURNAL_SLOTS,
    KINDS,
    LAST_ROUTE_SPACE,
    LAST_SPACE,
    MAX_COMPANIONS,
    MAX_ENCOUNTERED,
    MAX_GOODS,
    MAX_HEAD_START,
    MAX_ROUTE_TOKENS,
    MAX_SEATS,
    MAX_STRENGTH,
    MAX_TILES,
    N_PRIMARY,
    PLACES,
    PRIMARY,
    ROLES,
    ROUTE_TERRAINS,
    START_GOODS,
    TERRAINS,
)
from keelboat.expedition.stated import check_stated
from keelboat.parts.checker import Checker, shown
from keelboat.parts.tables import Problem

SECTIONS: Final = (
    "game", "edition", "schema", "sources", "limits", "players", "resources", "setup", "companions", "time_tokens",
    "track", "journal", "camp", "boats", "boat_tiles", "village", "roles", "crews", "cards", "solo",
)  # fmt: skip
FORT: Final = LAST_ROUTE_SPACE + 1
MAX_EACH: Final = 9
"""More of one thing than this is a slip of the pen."""
FREE: Final = {"kind": "none"}
CODE: Final = re.compile("[A-Z][A-Z0-9]*")
Legend = tuple[str, ...]


def check(raw: object) -> list[Problem]:
    """Return everything that is wrong with a data file of Expedition."""
    checker = Checker()
    top = checker.table("file", raw, SECTIONS)
    if checker.problems:
        return checker.problems
    checker.equal("game", top["game"], "expedition")
    checker.number("edition", top["edition"], 1, 99)
    checker.equal("schema", top["schema"], 1)
    legend = _check_legend(checker, top["sources"])
    _check_limits(checker, top, legend)
    _check_setup(checker, top, legend)
    _check_track(checker, top["track"], legend)
    _check_boats(checker, top, legend)
    _check_village(checker, top["village"], legend)
    for name, row in _named(checker, "roles", top["roles"], ROLES).items():
        _check_character(checker, f"roles {name}", row, legend)
    crews = _section(checker, "crews", top["crews"], ("colours",), legend)
    checker.equal("crews colours", crews.get("colours"), list(COLOURS))
    _check_cards(checker, top["cards"], legend)
    check_stated(checker, top)
    return checker.problems


# Sources.


def _check_legend(checker: Checker, value: object) -> Legend:
    """Check the codes that rows may name as their source; an owner may add one."""
    codes: list[str] = []
    for place, code in enumerate(checker.rows("sources", value), start=1):
        if not isinstance(code, str) or not CODE.fullmatch(code) or code in codes:
            checker.wrong(f"sources {place}", "data-code", found=shown(code))
        else:
            codes.append(code)
    if value == []:
        checker.wrong("sources", "data-code", found=shown(value))
    return tuple(codes)


def _section(
    checker: Checker, where: str, value: object, facts: tuple[str, ...], legend: Legend, is_row: bool = False
) -> dict[str, Any]:
    """Check that an object has these facts, and a source for each; a row has its id besides."""
    found = checker.table(where, value, ("id", *facts, "source") if is_row else (*facts, "source"))
    if "source" in found:
        inner = tuple([f"{fact} {key}" for fact in facts if isinstance(found.get(fact), dict) for key in found[fact]])
        sources = checker.table(f"{where} source", found["source"], facts, inner)
        for fact, source in sources.items() if legend else ():  # without a legend no code is right: said once
            for code in source.split("+") if isinstance(source, str) else [source]:
                checker.word(f"{where} source {fact}", code, legend)
    return found


# Numbers of the whole game.


def _check_limits(checker: Checker, top: dict[str, Any], legend: Legend) -> None:
    facts = ("turn_cap", "starters_join_reshuffle", "win_base")
    limits = _section(checker, "limits", top["limits"], facts, legend)
    checker.number("limits turn_cap", limits.get("turn_cap"), 1, 1_000_000)
    checker.flag("limits starters_join_reshuffle", limits.get("starters_join_reshuffle"))
    checker.number("limits win_base", limits.get("win_base"), FORT, LAST_SPACE)
    players = _section(checker, "players", top["players"], ("min", "max"), legend)
    checker.equal("players min", players.get("min"), 1)
    checker.equal("players max", players.get("max"), MAX_SEATS)
    journal = _section(checker, "journal", top["journal"], ("slots", "fur_price_by_index"), legend)
    checker.equal("journal slots", journal.get("slots"), JOURNAL_SLOTS)
    prices = checker.rows("journal fur_price_by_index", journal.get("fur_price_by_index"))
    checker.number("journal fur_price_by_index (prices)", len(prices), JOURNAL_SLOTS, JOURNAL_SLOTS)
    for place, price in enumerate(prices, start=1):
        checker.number(f"journal fur_price_by_index {place}", price, 0, MAX_EACH)
    camp = _section(checker, "camp", top["camp"], ("time_per_hand_card",), legend)
    checker.number("camp time_per_hand_card", camp.get("time_per_hand_card"), 0, MAX_EACH)
    solo = _section(checker, "solo", top["solo"], ("head_start", "rival_steps_per_turn", "rival_wins_at"), legend)
    checker.equal("solo head_start", solo.get("head_start"), {"min": 0, "max": MAX_HEAD_START})
    checker.number("solo rival_steps_per_turn", solo.get("rival_steps_per_turn"), 1, MAX_STRENGTH)
    checker.number("solo rival_wins_at", solo.get("rival_wins_at"), MAX_HEAD_START + 1, FORT)


def _check_setup(checker: Checker, top: dict[str, Any], legend: Legend) -> None:
    goods = _section(
        checker, "resources", top["resources"], ("primary", "transformed", "supply", "multipliers"), legend
    )
    checker.equal("resources primary", goods.get("primary"), list(PRIMARY))
    checker.equal("resources transformed", goods.get("transformed"), list(KINDS[N_PRIMARY:]))
    for kind, n in checker.table("resources supply", goods.get("supply"), KINDS).items():
        checker.number(f"resources supply {kind}", n, 1, 99)
    for name, n in checker.table("resources multipliers", goods.get("multipliers"), ("count", "factor")).items():
        checker.number(f"resources multipliers {name}", n, 1, 99)
    facts = ("start_goods", "start_companions_per_player", "new_arrival", "random_goods")
    setup = _section(checker, "setup", top["setup"], facts, legend)
    start = check_goods(checker, "setup start_goods", setup.get("start_goods"))
    checker.number("setup start_goods (all)", start, 0, START_GOODS)
    checker.equal("setup start_companions_per_player", setup.get("start_companions_per_player"), 1)
    checker.equal("setup new_arrival", setup.get("new_arrival"), 1)
    drawn = checker.table("setup random_goods", setup.get("random_goods"), ("pool_per_primary", "deal_per_player"))
    least = -(-START_GOODS * MAX_SEATS // N_PRIMARY)  # enough for every seat
    checker.number("setup random_goods pool_per_primary", drawn.get("pool_per_primary"), least, 99)
    checker.equal("setup random_goods deal_per_player", drawn.get("deal_per_player"), START_GOODS)
    counts = tuple([str(seats) for seats in range(1, MAX_SEATS + 1)])
    companions = _section(checker, "companions", top["companions"], counts, legend)
    for seats in range(1, MAX_SEATS + 1):
        checker.number(f"companions {seats}", companions.get(str(seats)), seats + 1, MAX_COMPANIONS)
    tokens = _section(checker, "time_tokens", top["time_tokens"], ("printed",), legend)
    checker.number("time_tokens printed", tokens.get("printed"), 1, 99)


def _check_track(checker: Checker, value: object, legend: Legend) -> None:
    """Every space stands in one stretch; the ends are those of the engine's tables of actions."""
    track = _section(checker, "track", value, ("fort_clatsop", "last", "segments", "route_tokens"), legend)
    checker.equal("track fort_clatsop", track.get("fort_clatsop"), FORT)
    checker.equal("track last", track.get("last"), LAST_SPACE)
    covered = [0] * (LAST_SPACE + 1)
    good = True
    for place, row in enumerate(checker.rows("track segments", track.get("segments")), start=1):
        where = f"track segments {place}"
        stretch = checker.table(where, row, ("from", "to", "terrain"))
        first, last = stretch.get("from"), stretch.get("to")
        checker.word(f"{where} terrain", stretch.get("terrain"), TERRAINS[1:])
        ends = checker.number(f"{where} from", first, 1, LAST_SPACE)
        if ends and isinstance(first, int) and checker.number(f"{where} to", last, first, LAST_SPACE):
            assert isinstance(last, int)
            for space in range(first, last + 1):
                covered[space] += 1
        else:
            good = False
    for space in range(1, LAST_SPACE + 1):
        if good and covered[space] != 1:
            checker.wrong("track segments", "data-space", space=str(space), found=str(covered[space]))
    tokens = checker.table("track route_tokens", track.get("route_tokens"), ("count", "from", "to", "terrains"))
    checker.number("track route_tokens count", tokens.get("count"), 1, MAX_ROUTE_TOKENS)
    checker.equal("track route_tokens from", tokens.get("from"), 1)
    checker.equal("track route_tokens to", tokens.get("to"), LAST_ROUTE_SPACE)
    checker.equal("track route_tokens terrains", tokens.get("terrains"), list(ROUTE_TERRAINS))


# Boats and places.


def _check_boats(checker: Checker, top: dict[str, Any], legend: Legend) -> None:
    before = len(checker.problems)
    places = 0
    endless = 0
    for place, row in enumerate(checker.rows("boats", top["boats"]), start=1):
        where = f"boats {place}"
        boat = _section(checker, where, row, ("holds", "capacity", "time"), legend, True)
        checker.equal(f"{where} id", boat.get("id"), chr(ord("A") + place - 1))
        checker.word(f"{where} holds", boat.get("holds"), ("resource", "companion"))
        capacity = boat.get("capacity")
        if boat.get("holds") == "companion" and capacity is None:
            endless += 1
            checker.equal(f"{where} time", boat.get("time"), {"kind": "per_item", "n": 1})
        elif checker.number(f"{where} capacity", capacity, 1, MAX_GOODS):
            if boat.get("holds") == "companion":
                checker.equal(f"{where} time", boat.get("time"), FREE)
            else:
                assert isinstance(capacity, int)
                places += capacity
                _check_time(checker, f"{where} time", boat.get("time"))
    tiles = _section(checker, "boat_tiles", top["boat_tiles"], ("count", "sides"), legend)
    checker.number("boat_tiles count", tiles.get("count"), 0, MAX_TILES)
    sides = checker.table("boat_tiles sides", tiles.get("sides"), ("front", "back"))
    for side, holds, most in (("front", "resource", 2), ("back", "companion", MAX_EACH)):
        where = f"boat_tiles sides {side}"
        boat = checker.table(where, sides.get(side), ("holds", "capacity", "time"))
        checker.equal(f"{where} holds", boat.get("holds"), holds)
        checker.number(f"{where} capacity", boat.get("capacity"), 1, most)
        checker.equal(f"{where} time", boat.get("time"), FREE)
    if len(checker.problems) == before:
        most = MAX_GOODS - tiles["count"] * sides["front"]["capacity"]
        checker.number("boats (places for goods)", places, START_GOODS, most)
        checker.number("boats (without a limit)", endless, 1, 1)


def _check_time(checker: Checker, where: str, value: object) -> None:
    """Check what goods on a boat cost at camp: nothing, a price for any number, or so much each."""
    kind = value.get("kind") if isinstance(value, dict) else None
    time = checker.table(where, value, ("kind",) if kind == "none" else ("kind", "n"))
    if checker.word(f"{where} kind", kind, ("none", "flat_if_any", "per_item")) and kind != "none":
        checker.number(f"{where} n", time.get("n"), 1, MAX_EACH)


def _check_village(checker: Checker, value: object, legend: Legend) -> None:
    facts = ("kind", "capacity", "most_companions", "options", "solo_badge")
    for name, row in _named(checker, "village", value, PLACES).items():
        where = f"village {name}"
        place = _section(checker, where, row, facts, legend, True)
        kind = place.get("kind")
        checker.word(f"{where} kind", kind, ("circle", "arc"))
        if kind == "arc":
            checker.equal(f"{where} capacity", place.get("capacity"), None)
            checker.number(f"{where} most_companions", place.get("most_companions"), 1, MAX_STRENGTH)
        else:
            checker.number(f"{where} capacity", place.get("capacity"), 1, MAX_EACH)
            checker.equal(f"{where} most_companions", place.get("most_companions"), 1)
        check_options(checker, f"{where} options", place.get("options"), True)
        checker.word(f"{where} solo_badge", place.get("solo_badge"), PRIMARY)


# Characters.


def _named(checker: Checker, section: str, value: object, names: tuple[str, ...]) -> dict[str, Any]:
    """Return rows by id: each of the names once."""
    found: dict[str, Any] = {}
    for place, row in enumerate(checker.rows(section, value), start=1):
        name = row.get("id") if isinstance(row, dict) else None
        if not checker.word(f"{section}, row {place}, id", name, names):
            continue
        if name in found:
            checker.wrong(f"{section} {name}", "data-twice")
        else:
            found[str(name)] = row
    for name in names:
        if name not in found:
            checker.wrong(section, "data-missing", name=name)
    return found


def _check_cards(checker: Checker, value: object, legend: Legend) -> None:
    seen: set[int] = set()
    for place, row in enumerate(checker.rows("cards", value), start=1):
        card = row.get("id") if isinstance(row, dict) else None
        if not checker.number(f"cards, row {place}, id", card, 1, MAX_ENCOUNTERED):
            continue
        assert isinstance(card, int)
        if card in seen:
            checker.wrong(f"card {card}", "data-twice")
            continue
        seen.add(card)
        _check_character(checker, f"card {card}", row, legend)
    for card in range(1, MAX_ENCOUNTERED + 1):
        if card not in seen:
            checker.wrong("cards", "data-missing", name=f"card {card}")


def _check_character(checker: Checker, where: str, value: object, legend: Legend) -> None:
    row = _section(checker, where, value, ("strength", "badge", "options", "locks_gains"), legend, True)
    checker.number(f"{where} strength", row.get("strength"), 1, MAX_STRENGTH)
    checker.word(f"{where} badge", row.get("badge"), PRIMARY)
    check_options(checker, f"{where} options", row.get("options"), False)
    checker.flag(f"{where} locks_gains", row.get("locks_gains"))
