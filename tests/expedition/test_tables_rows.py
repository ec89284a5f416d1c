"""The rows of the data file as the rules print them: starters, village, the 54 characters (rules 4, 5 and 12)."""

from collections import Counter
from typing import Any

from keelboat.expedition.tables import ExpeditionTables
from tests.expedition.positions import RAW, TABLES
from tests.proves import proves

assert isinstance(TABLES, ExpeditionTables)
DATA: ExpeditionTables = TABLES
CARDS: list[dict[str, Any]] = RAW["cards"]
VILLAGE: dict[str, dict[str, Any]] = {row["id"]: row for row in RAW["village"]}
STARTERS: dict[str, dict[str, Any]] = {row["id"]: row for row in RAW["roles"]}


# Rows in the words of the rules: `1 canoe + 1 food`, `river 6`.


def listed(goods: dict[str, int]) -> str:
    """Return goods as the tables of the rules list them."""
    return " + ".join(f"{n} {kind}" for kind, n in goods.items())


def cost(row: dict[str, Any]) -> str:
    """Return a cost as the tables of the rules write it."""
    others = {{"companions": "companion"}.get(key, key): n for key, n in row.items() if key != "goods"}
    return listed(row.get("goods", {}) | others) or "-"


def steps(row: dict[str, Any]) -> str:
    """Return the length of a move."""
    if row["kind"] == "fixed":
        return str(row["n"])
    return f"x count({' '.join([row['what'], *([row['resource']] if 'resource' in row else [])])})"


def effect(row: dict[str, Any]) -> str:
    """Return an effect as the tables of the rules write it."""
    match row["op"]:
        case "gain":
            return f"gain {listed(row['goods'])}"
        case "gain_choice":
            assert row["from"] == ["wood", "fur", "food", "equipment"]
            return f"gain {row['n']} primary (choice)"
        case "collect":
            return f"collect {row['resource']}"
        case "move":
            return f"{row['terrain']} {steps(row['steps'])}"
        case "drop_time":
            return f"drop {row['n']} time"
        case "hire":
            return f"hire {row['n']}"
        case "village_action":
            return f"village action ({row['where']} place)"
        case "copy_active":
            return f"copy {row['strength']} active character"
        case "boat_tile":
            return f"{row['side']} tile"
        case "companion_from_supply":
            return f"{row['n']} companion from supply"
        case "discard_hand":
            return f"discard {row['min']} to {row['max']} hand cards"
    return str(row["op"])


def action(row: dict[str, Any]) -> str:
    """Return `cost | effect` of a row: alternatives with `or` if they cost the same, else with `/`."""
    costs = [cost(option["cost"]) for option in row["options"]]
    effects = [", then ".join(map(effect, option["effects"])) for option in row["options"]]
    if len(set(costs)) == 1:
        return f"{costs[0]} | {' or '.join(effects)}"
    return f"{' / '.join(costs)} | {' / '.join(effects)}"


def printed(cards: range) -> list[str]:
    """Return the rows of cards as the table of the rules prints them."""
    rows = [CARDS[card - 1] for card in cards]
    return [f"{row['id']:>2} {row['strength']} {row['badge']:<9} | {action(row)}" for row in rows]


# Starters (rule 4) and the village (rule 5).

ROLE_ROWS = {
    "leader": "1 fur | 1 food / 1 canoe / 1 horse | river 2 / river 4 / mountain 2",
    "interpreter": "2 wood | - | pow_wow",
    "lumberjack": "1 wood | - | collect wood",
    "hunter": "1 food | - | collect food",
    "blacksmith": "1 equipment | - | collect equipment",
    "trapper": "1 fur | - | collect fur",
}


@proves("E-LEAD-1")
def test_e_lead_1_the_six_roles() -> None:
    """Strength, badge, cost and effect as in the table of the rules; none locks what it brings."""
    rows = {name: f"{row['strength']} {row['badge']} | {action(row)}" for name, row in STARTERS.items()}
    assert rows == ROLE_ROWS
    assert not any(row["locks_gains"] for row in STARTERS.values())
    assert Counter(row["badge"] for row in STARTERS.values()) == {"fur": 2, "wood": 2, "food": 1, "equipment": 1}


def place(name: str) -> str:
    """Return a place as the table of the rules prints it: kind, capacity, cost, effect."""
    row = VILLAGE[name]
    return f"{row['kind']} {row['capacity'] or 'unlimited'} | {action(row)}"


@proves("E-VILLAGE-HUNT", "E-VILLAGE-CRAFT", "E-VILLAGE-GIFT", "E-VILLAGE-DEPART")
def test_e_village_hunt_and_the_other_places_that_cost_nothing() -> None:
    """Four places with one circle."""
    assert place("hunting") == "circle 1 | - | gain 1 food + 1 fur"
    assert place("crafting") == "circle 1 | - | gain 1 equipment + 1 wood"
    assert place("gift") == "circle 1 | - | gain 2 fur or gain 2 wood"
    assert place("departure") == "circle 1 | - | discard 0 to 3 hand cards, then renew_journal"


@proves("E-VILLAGE-HORSE", "E-VILLAGE-CANOE", "E-VILLAGE-BOAT", "E-VILLAGE-SHAMAN")
def test_e_village_horse_and_the_other_places_that_cost_goods() -> None:
    """Two arcs, two circles for boats, one for the shaman."""
    assert place("horse_trade") == "arc unlimited | 3 distinct | gain 1 horse"
    assert place("canoe_building") == "arc unlimited | 2 wood | gain 1 canoe"
    tiles = "front tile, then gain 2 primary (choice) or back tile, then 1 companion from supply"
    assert place("boat_upgrade") == f"circle 2 | 3 wood | {tiles}"
    assert place("shamanism") == "circle 1 | 1 food | copy 1 active character"


@proves("E-VILLAGE-1", "E-VILLAGE-2")
def test_e_village_1_one_companion_on_a_circle_up_to_three_on_an_arc() -> None:
    """Eight places."""
    assert len(VILLAGE) == 8
    assert {row["most_companions"] for row in VILLAGE.values() if row["kind"] == "circle"} == {1}
    assert {row["most_companions"] for row in VILLAGE.values() if row["kind"] == "arc"} == {3}


# The 54 encountered characters (rule 12): number, strength, badge | cost | effect.

STRENGTH_ONE = """
 1 1 wood      | - | gain 1 primary (choice)
 2 1 wood      | - | gain 1 wood + 1 fur
 3 1 equipment | 1 food | gain 1 canoe
 4 1 fur       | 1 wood | gain 1 canoe
 5 1 fur       | 3 fur | gain 1 horse
 6 1 fur       | 2 companion | gain 1 horse
 7 1 fur       | 2 wood | river 2
 8 1 wood      | 2 equipment | river 3
 9 1 fur       | 1 canoe | river 5
10 1 food      | 1 canoe + 1 food | river 6
11 1 wood      | 1 food | river 1 or mountain 1
12 1 equipment | 1 horse + 1 fur | mountain 3
13 1 equipment | 2 wood | mountain 1
14 1 fur       | 2 food | hire 1
15 1 wood      | 1 any | village action (occupied place)
16 1 food      | 1 fur | drop 1 time
17 1 wood      | 1 canoe | hire 1
18 1 food      | 1 wood | drop 1 time
"""
STRENGTH_TWO = """
19 2 fur       | - | collect fur or collect wood
20 2 equipment | - | collect equipment or collect wood
21 2 food      | - | collect food or collect fur
22 2 fur       | - | collect equipment or collect food
23 2 wood      | 1 any | gain 2 primary (choice)
24 2 fur       | 1 wood + 1 food | gain 2 canoe
25 2 wood      | 2 equipment | gain 1 horse
26 2 fur       | 1 food | river 3
27 2 wood      | 3 wood | river 4
28 2 wood      | 3 distinct | river 5
29 2 wood      | 1 food | river x count(badges food)
30 2 equipment | 1 any | river 2
31 2 fur       | 2 any | river x count(companions_on_boats)
32 2 food      | 1 horse | river 3 or mountain 3
33 2 fur       | 2 equipment | mountain x count(badges equipment)
34 2 equipment | 3 fur | mountain 2
35 2 food      | 1 food | copy 1 active character
36 2 food      | - | river 1
"""
STRENGTH_THREE = """
37 3 equipment | - | collect equipment or collect food or collect wood
38 3 food      | - | collect fur or collect food or collect wood
39 3 wood      | - | gain 2 primary (choice)
40 3 wood      | 1 canoe | gain 2 canoe
41 3 fur       | 1 canoe / 1 horse | gain 1 horse / gain 1 canoe
42 3 food      | 1 equipment | gain 1 horse
43 3 equipment | 1 wood + 1 fur + 1 food + 1 equipment | river 7
44 3 equipment | 1 companion | river x count(goods_on_boats canoe)
45 3 fur       | 1 any | river x count(active_characters)
46 3 wood      | 2 any | river x count(companions_on_board)
47 3 fur       | 1 canoe + 1 horse | river 6 or mountain 6
48 3 fur       | 1 wood + 1 fur + 1 food + 1 equipment | mountain 4
49 3 equipment | 2 equipment + 2 fur | mountain 3
50 3 wood      | 1 any + 1 companion | mountain 2
51 3 wood      | 1 companion | mountain x count(goods_on_boats horse)
52 3 food      | 1 any | mountain 1
53 3 wood      | - | village action (any place)
54 3 fur       | 1 any | drop 2 time
"""


@proves(
    "E-CARD-1", "E-CARD-2", "E-CARD-3", "E-CARD-4", "E-CARD-5", "E-CARD-6", "E-CARD-7", "E-CARD-8", "E-CARD-9",
    "E-CARD-10", "E-CARD-11", "E-CARD-12", "E-CARD-13", "E-CARD-14", "E-CARD-15", "E-CARD-16", "E-CARD-17", "E-CARD-18",
)  # fmt: skip
def test_e_card_1_to_18_are_as_printed() -> None:
    """The cards of strength 1, row by row."""
    assert printed(range(1, 19)) == STRENGTH_ONE.strip("\n").split("\n")


@proves(
    "E-CARD-19", "E-CARD-20", "E-CARD-21", "E-CARD-22", "E-CARD-23", "E-CARD-24", "E-CARD-25", "E-CARD-26", "E-CARD-27",
    "E-CARD-28", "E-CARD-29", "E-CARD-30", "E-CARD-31", "E-CARD-32", "E-CARD-33", "E-CARD-34", "E-CARD-35", "E-CARD-36",
)  # fmt: skip
def test_e_card_19_to_36_are_as_printed() -> None:
    """The cards of strength 2, row by row."""
    assert printed(range(19, 37)) == STRENGTH_TWO.strip("\n").split("\n")


@proves(
    "E-CARD-37", "E-CARD-38", "E-CARD-39", "E-CARD-40", "E-CARD-41", "E-CARD-42", "E-CARD-43", "E-CARD-44", "E-CARD-45",
    "E-CARD-46", "E-CARD-47", "E-CARD-48", "E-CARD-49", "E-CARD-50", "E-CARD-51", "E-CARD-52", "E-CARD-53", "E-CARD-54",
)  # fmt: skip
def test_e_card_37_to_54_are_as_printed() -> None:
    """The cards of strength 3, row by row."""
    assert printed(range(37, 55)) == STRENGTH_THREE.strip("\n").split("\n")


def test_cards_are_numbered_1_to_54() -> None:
    """Each number once, in order."""
    assert [row["id"] for row in CARDS] == list(range(1, 55))


def test_totals_of_strengths_and_badges() -> None:
    """18 cards of each strength; 17 wood, 17 fur, 10 food, 10 equipment."""
    assert Counter(row["strength"] for row in CARDS) == {1: 18, 2: 18, 3: 18}
    assert Counter(row["badge"] for row in CARDS) == {"wood": 17, "fur": 17, "food": 10, "equipment": 10}
    assert sum(mask.bit_count() for mask in DATA.badge_masks) == 84


@proves("E-LOCK-1", "E-LOCK-2")
def test_e_lock_1_five_cards_lock_what_they_bring() -> None:
    """15, 23, 35, 40 and 53, and no other."""
    assert [row["id"] for row in CARDS if row["locks_gains"]] == [15, 23, 35, 40, 53]
    assert [card.number for card in DATA.characters[1:] if card.locks] == [15, 23, 35, 40, 53]
    assert not any(one.locks for one in DATA.places)


def test_families() -> None:
    """Which cards hire, copy, use the village, drop time, collect, send companions away and count."""
    words: dict[str, list[int]] = {}
    for row in CARDS:
        for option in row["options"]:
            first = option["effects"][0]
            keys = {first["op"], *option["cost"], first.get("steps", {}).get("kind", "")}
            for key in keys:
                if row["id"] not in words.setdefault(key, []):
                    words[key].append(row["id"])
    assert words["hire"] == [14, 17]
    assert words["copy_active"] == [35]
    assert words["village_action"] == [15, 53]
    assert words["drop_time"] == [16, 18, 54]
    assert words["collect"] == [19, 20, 21, 22, 37, 38]
    assert words["companions"] == [6, 44, 50, 51]
    assert words["count"] == [29, 31, 33, 44, 45, 46, 51]
