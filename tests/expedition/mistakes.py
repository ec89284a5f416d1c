"""Mistakes that a data file may hold, each with the place and the key of the problem that tells it."""

import copy
from typing import Any

from tests.expedition.positions import RAW

GONE = object()
Path = tuple[str | int, ...]
PLACES = [row["id"] for row in RAW["village"]]
ROLES = [row["id"] for row in RAW["roles"]]


def broken(path: Path, value: object, edition: int = 2) -> Any:
    """Return the file with one thing replaced (GONE: left out); what is not on the way to it is shared."""
    raw = {**RAW, "edition": edition}
    place: Any = raw
    for step in path[:-1]:
        place[step] = copy.copy(place[step])
        place = place[step]
    if value is GONE:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return raw


def row(card: int, *path: str | int) -> Path:
    """Return the place of something in the row of a card."""
    return ("cards", card - 1, *path)


def first(card: int, *path: str | int) -> Path:
    """Return the place of something in the first option of a card."""
    return row(card, "options", 0, *path)


def at(place: str, *path: str | int) -> Path:
    """Return the place of something in the row of a village place."""
    return ("village", PLACES.index(place), *path)


def role(name: str, *path: str | int) -> Path:
    """Return the place of something in the row of a role."""
    return ("roles", ROLES.index(name), *path)


def fixed(n: object) -> dict[str, object]:
    return {"kind": "fixed", "n": n}


TILE = {"op": "boat_tile", "side": "front"}
CHOICE = {"op": "gain_choice", "n": 1, "from": ["wood", "fur", "food", "equipment"]}
BACK = {"op": "boat_tile", "side": "back"}
PAWN = {"op": "companion_from_supply", "n": 1}
COPY = {"op": "copy_active", "strength": 1}
DISCARD = {"op": "discard_hand", "min": 0, "max": 3}
HORSE = {"op": "gain", "goods": {"horse": 1}}

Mistake = tuple[Path, object, str, str, str]
"""What is replaced, by what, where the problem is, its key, a word in its arguments."""

SECTIONS: list[Mistake] = [
    (("solo",), GONE, "file", "data-missing", "solo"),
    (("weather",), 1, "file", "data-unknown", "weather"),
    (("game",), "discoveries", "game", "data-fact", "discoveries"),
    (("edition",), 0, "edition", "data-number", "0"),
    (("edition",), 100, "edition", "data-number", "100"),
    (("schema",), 2, "schema", "data-fact", "2"),
    (("sources",), {}, "sources", "data-not-list", ""),
    (("sources",), [], "sources", "data-code", "[]"),
    (("sources", 0), "rulebook", "sources 1", "data-code", "rulebook"),
    (("sources", 1), "RB2", "sources 2", "data-code", "RB2"),
    (("sources", 1), GONE, "card 1 source strength", "data-word", "T1"),
    (("limits", "turn_cap"), 0, "limits turn_cap", "data-number", "0"),
    (("limits", "turn_cap"), GONE, "limits", "data-missing", "turn_cap"),
    (("limits", "starters_join_reshuffle"), 1, "limits starters_join_reshuffle", "data-word", "1"),
    (("limits", "win_base"), 38, "limits win_base", "data-number", "38"),
    (("limits", "win_base"), 50, "limits win_base", "data-number", "50"),
    (("limits", "source"), GONE, "limits", "data-missing", "source"),
    (("limits", "source", "win_base"), GONE, "limits source", "data-missing", "win_base"),
    (("limits", "source", "win_base"), "rumour", "limits source win_base", "data-word", "rumour"),
    (("limits", "source", "weather"), "RB2", "limits source", "data-unknown", "weather"),
    (("players", "min"), 2, "players min", "data-fact", "2"),
    (("players", "max"), 6, "players max", "data-fact", "6"),
    (("resources", "primary"), ["wood"], "resources primary", "data-fact", "wood"),
    (("resources", "transformed"), ["horse", "canoe"], "resources transformed", "data-fact", "horse"),
    (("resources", "supply", "gold"), 3, "resources supply", "data-unknown", "gold"),
    (("resources", "supply", "wood"), 19, "resources supply wood", "data-fact", "19"),
    (("resources", "supply", "wood"), 0, "resources supply wood", "data-number", "0"),
    (("resources", "multipliers", "factor"), 4, "resources multipliers factor", "data-fact", "4"),
    (("setup", "start_goods", "wood"), 1, "setup start_goods (all)", "data-number", "4"),
    (("setup", "start_goods"), {"fur": 2, "food": 1}, "setup start_goods", "data-fact", "'fur': 2"),
    (("setup", "start_goods", "fur"), 0, "setup start_goods fur", "data-number", "0"),
    (("setup", "start_companions_per_player"), 2, "setup start_companions_per_player", "data-fact", "2"),
    (("setup", "new_arrival"), 0, "setup new_arrival", "data-fact", "0"),
    (("setup", "random_goods", "pool_per_primary"), 3, "setup random_goods pool_per_primary", "data-number", "3"),
    (("setup", "random_goods", "pool_per_primary"), 5, "setup random_goods pool_per_primary", "data-fact", "5"),
    (("setup", "random_goods", "deal_per_player"), 4, "setup random_goods deal_per_player", "data-fact", "4"),
    (("companions", "3"), 13, "companions 3", "data-fact", "13"),
    (("companions", "5"), 19, "companions 5", "data-number", "19"),
    (("companions", "6"), 21, "companions", "data-unknown", "6"),
    (("time_tokens", "printed"), 25, "time_tokens printed", "data-fact", "25"),
    (("time_tokens", "printed"), None, "time_tokens printed", "data-number", "None"),
    (("journal", "slots"), 6, "journal slots", "data-fact", "6"),
    (("journal", "fur_price_by_index"), [1, 2, 3], "journal fur_price_by_index (prices)", "data-number", "3"),
    (("journal", "fur_price_by_index", 4), -1, "journal fur_price_by_index 5", "data-number", "-1"),
    (("camp", "time_per_hand_card"), 2, "camp time_per_hand_card", "data-fact", "2"),
    (("crews", "colours", 0), "red", "crews colours", "data-fact", "red"),
    (("solo", "head_start", "max"), 9, "solo head_start", "data-fact", "9"),
    (("solo", "rival_steps_per_turn"), 2, "solo rival_steps_per_turn", "data-fact", "2"),
    (("solo", "rival_steps_per_turn"), 0, "solo rival_steps_per_turn", "data-number", "0"),
    (("solo", "rival_wins_at"), 38, "solo rival_wins_at", "data-fact", "38"),
    (("solo", "rival_wins_at"), 40, "solo rival_wins_at", "data-number", "40"),
]

TRACK_AND_BOATS: list[Mistake] = [
    (("track", "fort_clatsop"), 38, "track fort_clatsop", "data-fact", "38"),
    (("track", "last"), 50, "track last", "data-fact", "50"),
    (("track", "segments"), {}, "track segments", "data-not-list", ""),
    (("track", "segments", 0, "from"), 2, "track segments", "data-space", "1"),
    (("track", "segments", 0, "to"), 18, "track segments", "data-space", "18"),
    (("track", "segments", 0, "to"), 0, "track segments 1 to", "data-number", "0"),
    (("track", "segments", 7, "to"), 50, "track segments 8 to", "data-number", "50"),
    (("track", "segments", 7), GONE, "track segments", "data-space", "39"),
    (("track", "segments", 0, "terrain"), "lake", "track segments 1 terrain", "data-word", "lake"),
    (("track", "segments", 0, "terrain"), "start", "track segments 1 terrain", "data-word", "start"),
    (("track", "segments", 1, "terrain"), "river", "track segments (in order)", "data-fact", "river"),
    (("track", "segments", 2, "terrain"), "mixed", "track segments (in order)", "data-fact", "mixed"),
    (("track", "segments", 7, "terrain"), "mountain", "track segments (in order)", "data-fact", "mountain"),
    (("track", "route_tokens", "count"), 9, "track route_tokens count", "data-fact", "9"),
    (("track", "route_tokens", "count"), 11, "track route_tokens count", "data-number", "11"),
    (("track", "route_tokens", "from"), 0, "track route_tokens from", "data-fact", "0"),
    (("track", "route_tokens", "to"), 39, "track route_tokens to", "data-fact", "39"),
    (("track", "route_tokens", "terrains"), ["river"], "track route_tokens terrains", "data-fact", "river"),
    (("track", "source", "route_tokens colours"), "REC", "track source", "data-unknown", "route_tokens colours"),
    (("boats",), {}, "boats", "data-not-list", ""),
    (("boats", 4), GONE, "boats (without a limit)", "data-number", "0"),
    (("boats", 0, "id"), "B", "boats 1 id", "data-fact", "B"),
    (("boats", 0, "holds"), "cards", "boats 1 holds", "data-word", "cards"),
    (("boats", 0, "capacity"), 4, "boats (places for goods)", "data-number", "12"),
    (("boats", 0, "capacity"), 2, "boats 1 capacity", "data-fact", "2"),
    (("boats", 0, "capacity"), None, "boats 1 capacity", "data-number", "None"),
    (("boats", 1, "time", "kind"), "per_item", "boats 2 time kind", "data-fact", "per_item"),
    (("boats", 1, "time", "kind"), "sometimes", "boats 2 time kind", "data-word", "sometimes"),
    (("boats", 1, "time", "n"), 2, "boats 2 time n", "data-fact", "2"),
    (("boats", 1, "time", "n"), 0, "boats 2 time n", "data-number", "0"),
    (("boats", 0, "time", "n"), 1, "boats 1 time", "data-unknown", "n"),
    (("boats", 3, "time"), {"kind": "per_item", "n": 1}, "boats 4 time", "data-fact", "per_item"),
    (("boats", 4, "time", "n"), 2, "boats 5 time", "data-fact", "2"),
    (("boats", 3, "capacity"), None, "boats 4 time", "data-fact", "none"),
    (
        ("village", 3, "options", 0, "effects", 0, "min"),
        -1,
        "village departure options 1 effects 1 min",
        "data-number",
        "-1",
    ),
    (("boat_tiles", "count"), -1, "boat_tiles count", "data-number", "-1"),
    (("boat_tiles", "count"), 9, "boat_tiles count", "data-fact", "9"),
    (("boat_tiles", "count"), 12, "boat_tiles count", "data-number", "12"),
    (("boat_tiles", "sides", "front", "capacity"), 3, "boat_tiles sides front capacity", "data-number", "3"),
    (("boat_tiles", "sides", "back", "capacity"), 2, "boat_tiles sides back capacity", "data-fact", "2"),
    (("boat_tiles", "sides", "back", "holds"), "resource", "boat_tiles sides back holds", "data-fact", "resource"),
    (("boat_tiles", "sides", "edge"), {}, "boat_tiles sides", "data-unknown", "edge"),
]

VILLAGE_AND_ROLES: list[Mistake] = [
    (("village",), {}, "village", "data-not-list", ""),
    (at("gift"), GONE, "village", "data-missing", "gift"),
    (at("gift"), 7, "village, row 3, id", "data-word", "None"),
    (at("gift", "id"), "market", "village, row 3, id", "data-word", "market"),
    (at("gift", "id"), "hunting", "village hunting", "data-twice", ""),
    (at("gift", "name"), "Gift", "village gift", "data-unknown", "name"),
    (at("gift", "kind"), "square", "village gift kind", "data-word", "square"),
    (at("gift", "kind"), "arc", "village gift capacity", "data-fact", "1"),
    (at("gift", "capacity"), 2, "village gift capacity", "data-fact", "2"),
    (at("gift", "capacity"), None, "village gift capacity", "data-number", "None"),
    (at("gift", "most_companions"), 2, "village gift most_companions", "data-fact", "2"),
    (at("horse_trade", "most_companions"), 4, "village horse_trade most_companions", "data-number", "4"),
    (at("horse_trade", "most_companions"), 2, "village horse_trade most_companions", "data-fact", "2"),
    (at("gift", "solo_badge"), "canoe", "village gift solo_badge", "data-word", "canoe"),
    (at("hunting", "solo_badge"), "fur", "village hunting solo_badge", "data-fact", "fur"),
    (at("hunting", "source", "solo_badge"), "RB2+", "village hunting source solo_badge", "data-word", ""),
    (at("hunting", "source", "kind"), ["RB2"], "village hunting source kind", "data-word", "RB2"),
    (at("gift", "options", 1), GONE, "village gift options", "data-fact", "fur"),
    (at("hunting", "options", 0, "effects", 0, "goods", "fur"), 2, "village hunting options 1 effects 1 goods fur",
     "data-fact", "2"),
    (at("canoe_building", "options", 0, "cost", "goods", "wood"), 1, "village canoe_building options 1 cost goods wood",
     "data-fact", "1"),
    (at("departure", "options", 0, "effects", 0, "max"), 2, "village departure options 1 effects 1 max",
     "data-fact", "2"),
    (at("hunting", "options", 0, "effects", 0), {"op": "village_action", "where": "any"},
     "village hunting options 1 effects 1 op", "data-word", "village_action"),
    (role("leader"), GONE, "roles", "data-missing", "leader"),
    (role("leader", "id"), "captain", "roles, row 1, id", "data-word", "captain"),
    (role("leader", "id"), "hunter", "roles hunter", "data-twice", ""),
    (role("leader", "strength"), 4, "roles leader strength", "data-number", "4"),
    (role("leader", "badge"), "horse", "roles leader badge", "data-word", "horse"),
    (role("leader", "locks_gains"), True, "roles leader locks_gains", "data-fact", "True"),
    (role("leader", "options", 2, "effects", 0, "terrain"), "river", "roles leader options 3 effects 1 terrain",
     "data-fact", "river"),
    (role("lumberjack", "strength"), 2, "roles lumberjack strength", "data-fact", "2"),
    (role("trapper", "options", 0, "effects", 0, "resource"), "food", "roles trapper options 1 effects 1 resource",
     "data-fact", "food"),
]  # fmt: skip

CARDS: list[Mistake] = [
    (("cards",), {}, "cards", "data-not-list", ""),
    (row(7), GONE, "cards", "data-missing", "card 7"),
    (row(7), 7, "cards, row 7, id", "data-number", "None"),
    (row(7, "id"), 55, "cards, row 7, id", "data-number", "55"),
    (row(7, "id"), "7", "cards, row 7, id", "data-number", "7"),
    (row(7, "id"), 6, "card 6", "data-twice", ""),
    (row(7, "name"), "Reed", "card 7", "data-unknown", "name"),
    (row(7, "strength"), GONE, "card 7", "data-missing", "strength"),
    (row(7, "strength"), 0, "card 7 strength", "data-number", "0"),
    (row(7, "strength"), 4, "card 7 strength", "data-number", "4"),
    (row(7, "strength"), True, "card 7 strength", "data-number", "True"),
    (row(39, "strength"), 2, "card 39 strength", "data-fact", "2"),
    (row(7, "badge"), "canoe", "card 7 badge", "data-word", "canoe"),
    (row(7, "locks_gains"), "no", "card 7 locks_gains", "data-word", "no"),
    (row(7, "locks_gains"), True, "card 7 locks_gains", "data-fact", "True"),
    (row(15, "locks_gains"), False, "card 15 locks_gains", "data-fact", "False"),
    (row(7, "source", "badge"), "T1+T3", "card 7 source badge", "data-word", "T3"),
    (row(7, "options"), [], "card 7 options (how many)", "data-number", "0"),
    (row(7, "options"), RAW["cards"][6]["options"] * 5, "card 7 options (how many)", "data-number", "5"),
    (first(7), [], "card 7 options 1", "data-not-object", ""),
    (first(7, "when"), "night", "card 7 options 1", "data-unknown", "when"),
    (first(7, "cost"), GONE, "card 7 options 1", "data-missing", "cost"),
    (first(7, "cost", "goods"), {}, "card 7 options 1 cost goods (kinds)", "data-number", "0"),
    (first(7, "cost", "goods", "gold"), 1, "card 7 options 1 cost goods", "data-unknown", "gold"),
    (first(7, "cost", "goods", "wood"), 10, "card 7 options 1 cost goods wood", "data-number", "10"),
    (first(7, "cost", "time"), 1, "card 7 options 1 cost", "data-unknown", "time"),
    (first(7, "cost", "companions"), 1, "card 7 options 1 cost", "data-unknown", "companions"),
    (first(6, "cost"), {"any": 1}, "card 6 options 1 cost", "data-missing", "companions"),
    (first(6, "cost", "companions"), 0, "card 6 options 1 cost companions", "data-number", "0"),
    (first(30, "cost", "any"), 4, "card 30 options 1 cost any", "data-number", "4"),
    (first(28, "cost", "distinct"), 4, "card 28 options 1 cost distinct", "data-number", "4"),
    (first(28, "cost", "any"), 1, "card 28 options 1 cost", "data-either", "any, distinct"),
    (first(1, "cost"), {"any": 1}, "card 1 options 1 cost", "data-fact", "any"),
    (first(4, "cost"), {}, "card 4 options 1 cost", "data-needs-cost", "gain"),
    (first(7, "effects"), [], "card 7 options 1 effects (how many)", "data-number", "0"),
    (first(7, "effects", 0), "swim", "card 7 options 1 effects 1", "data-not-object", ""),
    (first(7, "effects", 0, "op"), GONE, "card 7 options 1 effects 1", "data-missing", "op"),
    (first(7, "effects", 0, "op"), "swim", "card 7 options 1 effects 1 op", "data-word", "swim"),
    (first(7, "effects", 0, "op"), ["move"], "card 7 options 1 effects 1 op", "data-word", "move"),
    (first(7, "effects", 0, "n"), 3, "card 7 options 1 effects 1", "data-unknown", "n"),
    (first(7, "effects", 0, "terrain"), "mixed", "card 7 options 1 effects 1 terrain", "data-word", "mixed"),
    (first(7, "effects", 0, "terrain"), "mountain", "card 7 options", "data-fact", "mountain"),
    (first(7, "effects", 0, "steps"), 2, "card 7 options 1 effects 1 steps", "data-not-object", ""),
    (first(7, "effects", 0, "steps"), fixed(0), "card 7 options 1 effects 1 steps n", "data-number", "0"),
    (first(7, "effects", 0, "steps"), fixed(50), "card 7 options 1 effects 1 steps n", "data-number", "50"),
    (first(7, "effects", 0, "steps", "kind"), "many", "card 7 options 1 effects 1 steps kind", "data-word", "many"),
    (first(7, "effects", 0, "steps"), {"kind": "count", "what": "active_characters"},
     "card 7 options 1 effects 1 steps", "data-fact", "active_characters"),
    (first(45, "effects", 0, "steps"), fixed(3), "card 45 options 1 effects 1 steps", "data-fact", "fixed"),
    (first(45, "effects", 0, "steps", "what"), "stars", "card 45 options 1 effects 1 steps what", "data-word", "stars"),
    (first(45, "effects", 0, "steps", "resource"), "fur", "card 45 options 1 effects 1 steps",
     "data-unknown", "resource"),
    (first(29, "effects", 0, "steps", "resource"), GONE, "card 29 options 1 effects 1 steps",
     "data-missing", "resource"),
    (first(29, "effects", 0, "steps", "resource"), "horse", "card 29 options 1 effects 1 steps resource",
     "data-word", "horse"),
    (first(4, "effects", 0, "goods"), {}, "card 4 options 1 effects 1 goods (kinds)", "data-number", "0"),
    (first(4, "effects", 0, "goods", "canoe"), 0, "card 4 options 1 effects 1 goods canoe", "data-number", "0"),
    (first(39, "effects", 0, "n"), 3, "card 39 options 1 effects 1 n", "data-number", "3"),
    (first(39, "effects", 0, "from"), ["wood", "fur"], "card 39 options 1 effects 1 from", "data-fact", "fur"),
    (first(19, "effects", 0, "resource"), "canoe", "card 19 options 1 effects 1 resource", "data-word", "canoe"),
    (first(54, "effects", 0, "n"), 3, "card 54 options 1 effects 1 n", "data-number", "3"),
    (first(14, "effects", 0, "n"), 2, "card 14 options 1 effects 1 n", "data-number", "2"),
    (first(35, "effects", 0, "strength"), 2, "card 35 options 1 effects 1 strength", "data-number", "2"),
    (first(15, "effects", 0, "where"), "empty", "card 15 options 1 effects 1 where", "data-word", "empty"),
    (first(35, "cost"), {}, "card 35 options 1 cost", "data-needs-cost", "copy_active"),
    (first(35, "cost"), {"any": 2}, "card 35 options 1 cost any", "data-one-choice", "copy_active"),
    (first(15, "cost"), {"distinct": 2}, "card 15 options 1 cost distinct", "data-one-choice", "village_action"),
    (first(14, "effects"), [HORSE], "card 14 options", "data-fact", "gain"),
    (first(4, "effects"), [HORSE, HORSE], "card 4 options 1 effects", "data-alone", "gain"),
    (first(4, "effects"), [HORSE] * 3, "card 4 options 1 effects (how many)", "data-number", "3"),
    (first(35, "effects"), [COPY, HORSE], "card 35 options 1 effects", "data-alone", "copy_active"),
    (first(4, "effects"), [TILE], "card 4 options 1 effects", "data-missing", "gain_choice"),
    (first(4, "effects"), [TILE, PAWN], "card 4 options 1 effects 2 op", "data-word", "companion_from_supply"),
    (first(4, "effects"), [BACK, CHOICE], "card 4 options 1 effects 2 op", "data-word", "gain_choice"),
    (first(4, "effects"), [{**TILE, "side": "edge"}, CHOICE], "card 4 options 1 effects 1 side", "data-word", "edge"),
    (first(4, "effects"), [PAWN], "card 4 options 1 effects 1 op", "data-word", "companion_from_supply"),
    (first(4, "effects"), [{**DISCARD, "max": 4}], "card 4 options 1 effects 1 max", "data-number", "4"),
    (first(4, "effects"), [{**DISCARD, "min": 1}], "card 4 options 1 effects 1 min", "data-number", "1"),
    (first(4, "effects"), [DISCARD, HORSE], "card 4 options 1 effects 2 op",
     "data-word", "gain"),
]  # fmt: skip
