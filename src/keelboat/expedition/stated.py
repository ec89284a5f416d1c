"""What the rulebook of the second edition states: a file of that edition which says otherwise is mistaken.

Another edition is another rulebook: a file that names one is held to the engine's limits only, until its facts stand
here too.
"""

from typing import Any, Final

from keelboat.expedition.names import LAST_SPACE, MAX_SEATS
from keelboat.parts.checker import Checker

SECOND: Final = 2


def _option(cost: dict[str, Any], *effects: dict[str, Any]) -> dict[str, Any]:
    return {"cost": cost, "effects": list(effects)}


def _gain(**goods: int) -> dict[str, Any]:
    return {"op": "gain", "goods": goods}


def _goods(**goods: int) -> dict[str, Any]:
    return {"goods": goods}


def _move(terrain: str, steps: int) -> dict[str, Any]:
    return {"op": "move", "terrain": terrain, "steps": {"kind": "fixed", "n": steps}}


def _boat(name: str, holds: str, capacity: int | None, time: dict[str, Any]) -> dict[str, Any]:
    return {"id": name, "holds": holds, "capacity": capacity, "time": time}


_FREE: Final[dict[str, Any]] = {"kind": "none"}
_EACH: Final[dict[str, Any]] = {"kind": "per_item", "n": 1}
_TWO_OF_CHOICE: Final[dict[str, Any]] = {"op": "gain_choice", "n": 2, "from": ["wood", "fur", "food", "equipment"]}

NUMBERS: Final[dict[str, Any]] = {
    "resources supply": {"wood": 20, "fur": 20, "food": 15, "equipment": 15, "canoe": 15, "horse": 15},
    "resources multipliers": {"count": 8, "factor": 3},
    "setup start_goods": {"fur": 1, "food": 1, "equipment": 1},
    "setup random_goods": {"pool_per_primary": 4, "deal_per_player": 3},
    "companions": {str(seats): 3 + 3 * seats for seats in range(1, MAX_SEATS + 1)},
    "time_tokens printed": 24,
    "track route_tokens count": 10,
    "camp time_per_hand_card": 1,
    "boats": [
        _boat("A", "resource", 3, _FREE),
        _boat("B", "resource", 3, {"kind": "flat_if_any", "n": 1}),
        _boat("C", "resource", 5, _EACH),
        _boat("D", "companion", 1, _FREE),
        _boat("E", "companion", None, _EACH),
    ],
    "boat_tiles": {
        "count": 10,
        "sides": {
            "front": {"holds": "resource", "capacity": 2, "time": _FREE},
            "back": {"holds": "companion", "capacity": 1, "time": _FREE},
        },
    },
    "solo rival_steps_per_turn": 1,
    "solo rival_wins_at": 39,
}
"""Place in the file -> what stands there (rules 1, 7 and 15: E-SETUP-1, E-SETUP-5, E-SETUP-6, E-BOAT-1, E-CAMP-4)."""

STRETCHES: Final = ["river", "mixed", "mountain", "mixed", "river", "mountain", "river"]
"""The track from Saint Louis to its end (E-TRACK-4); how long each stretch is was read from a picture."""

PLACES: Final[dict[str, tuple[str, int | None, int, list[dict[str, Any]]]]] = {
    "hunting": ("circle", 1, 1, [_option({}, _gain(food=1, fur=1))]),
    "crafting": ("circle", 1, 1, [_option({}, _gain(equipment=1, wood=1))]),
    "gift": ("circle", 1, 1, [_option({}, _gain(fur=2)), _option({}, _gain(wood=2))]),
    "departure": (
        "circle", 1, 1, [_option({}, {"op": "discard_hand", "min": 0, "max": 3}, {"op": "renew_journal"})],
    ),
    "horse_trade": ("arc", None, 3, [_option({"distinct": 3}, _gain(horse=1))]),
    "canoe_building": ("arc", None, 3, [_option(_goods(wood=2), _gain(canoe=1))]),
    "boat_upgrade": (
        "circle", 2, 1,
        [
            _option(_goods(wood=3), {"op": "boat_tile", "side": "front"}, _TWO_OF_CHOICE),
            _option(_goods(wood=3), {"op": "boat_tile", "side": "back"}, {"op": "companion_from_supply", "n": 1}),
        ],
    ),
    "shamanism": ("circle", 1, 1, [_option(_goods(food=1), {"op": "copy_active", "strength": 1})]),
}  # fmt: skip
"""Kind, companions that it holds, companions placed at once, options (rule 5)."""
SOLO_BADGES: Final = {"hunting": "food", "shamanism": "food"}
"""The two of the printed example (X-SOLO-1); the other six are reconstructed."""

ROLES: Final[dict[str, list[dict[str, Any]]]] = {
    "leader": [
        _option(_goods(food=1), _move("river", 2)),
        _option(_goods(canoe=1), _move("river", 4)),
        _option(_goods(horse=1), _move("mountain", 2)),
    ],
    "interpreter": [_option({}, {"op": "pow_wow"})],
    "lumberjack": [_option({}, {"op": "collect", "resource": "wood"})],
    "hunter": [_option({}, {"op": "collect", "resource": "food"})],
    "blacksmith": [_option({}, {"op": "collect", "resource": "equipment"})],
    "trapper": [_option({}, {"op": "collect", "resource": "fur"})],
}
"""What the starters do (rule 4)."""

FAMILIES: Final[tuple[tuple[str, tuple[int, ...]], ...]] = (
    ("gain", (1, 2, 3, 4, 5, 6, 23, 24, 25, 39, 40, 41, 42)),
    ("river", (7, 8, 9, 10, 26, 27, 28, 29, 30, 31, 36, 43, 44, 45, 46)),
    ("mountain", (12, 13, 33, 34, 48, 49, 50, 51, 52)),
    ("river, mountain", (11, 32, 47)),
    ("collect", (19, 20, 21, 22, 37, 38)),
    ("hire", (14, 17)),
    ("village_action", (15, 53)),
    ("copy_active", (35,)),
    ("drop_time", (16, 18, 54)),
)
"""What a card does, by its printed number (rule 12, Families)."""
FREE_GAINS: Final = (1, 2, 39)
LOCKING: Final = (15, 23, 35, 40, 53)
COMPANION_COSTS: Final = (6, 44, 50, 51)
COUNTING: Final = {
    29: "badges", 31: "companions_on_boats", 33: "badges", 44: "goods_on_boats", 45: "active_characters",
    46: "companions_on_board", 51: "goods_on_boats",
}  # fmt: skip
STRENGTHS: Final = {"lumberjack": 1, 39: 3}
"""The two that the printed examples tell (X-REC-1)."""


def check_stated(checker: Checker, top: dict[str, Any]) -> None:
    """Compare a file with the rulebook of its edition, where nothing else is wrong with it."""
    if top["edition"] != SECOND:
        return
    wrong = [f"{problem.where} " for problem in checker.problems]
    for place, wanted in NUMBERS.items():
        section = place.split(" ")[0]
        if _is_right(wrong, section):
            value: Any = top
            for step in place.split(" "):
                value = value[step]
            checker.like(place, value, wanted)
    if _is_right(wrong, "track"):
        checker.like("track segments (in order)", _stretches(top["track"]["segments"]), STRETCHES)
    if _is_right(wrong, "village"):
        for row in top["village"]:
            _check_place(checker, f"village {row['id']}", row)
    if _is_right(wrong, "roles"):
        for row in top["roles"]:
            where = f"roles {row['id']}"
            checker.like(f"{where} options", row["options"], ROLES[row["id"]])
            checker.equal(f"{where} locks_gains", row["locks_gains"], False)
            checker.equal(f"{where} strength", row["strength"], STRENGTHS.get(row["id"], row["strength"]))
    if _is_right(wrong, "cards", "cards,"):
        for row in top["cards"]:
            if _is_right(wrong, f"card {row['id']}"):
                _check_card(checker, f"card {row['id']}", row["id"], row)


def _is_right(wrong: list[str], *sections: str) -> bool:
    """Return whether no problem was found in a section so far."""
    starts = tuple([f"{section} " for section in sections])
    return all(not where.startswith(starts) for where in wrong)


def _stretches(segments: list[Any]) -> list[str]:
    """Return the terrains along the track, a stretch of several river or mountain spaces as one."""
    track = [""] * (LAST_SPACE + 1)
    for row in segments:
        for space in range(row["from"], row["to"] + 1):
            track[space] = row["terrain"]
    # A mixed space is a stretch by itself: two in a row are two.
    return [track[n] for n in range(1, LAST_SPACE + 1) if track[n] != track[n - 1] or track[n] == "mixed"]


def _check_place(checker: Checker, where: str, row: dict[str, Any]) -> None:
    kind, capacity, most, options = PLACES[row["id"]]
    checker.equal(f"{where} kind", row["kind"], kind)
    checker.equal(f"{where} capacity", row["capacity"], capacity)
    checker.equal(f"{where} most_companions", row["most_companions"], most)
    checker.like(f"{where} options", row["options"], options)
    checker.equal(f"{where} solo_badge", row["solo_badge"], SOLO_BADGES.get(row["id"], row["solo_badge"]))


def _check_card(checker: Checker, where: str, card: int, row: dict[str, Any]) -> None:
    """Compare a card with its family: what it does, not how much or for what price."""
    words: list[str] = []
    for number, option in enumerate(row["options"], start=1):
        effect = option["effects"][0]
        word = {"move": effect.get("terrain"), "gain_choice": "gain"}.get(effect["op"], effect["op"])
        if word not in words:
            words.append(word)
        cost = f"{where} options {number} cost"
        if card in COMPANION_COSTS and "companions" not in option["cost"]:
            checker.wrong(cost, "data-missing", name="companions")
        if card not in COMPANION_COSTS and "companions" in option["cost"]:
            checker.wrong(cost, "data-unknown", name="companions")
        if card in FREE_GAINS:
            checker.equal(cost, option["cost"], {})
        elif word == "gain" and not option["cost"]:
            checker.wrong(cost, "data-needs-cost", word=effect["op"])
        if effect["op"] == "move":
            steps = f"{where} options {number} effects 1 steps"
            checker.equal(steps, effect["steps"].get("what", "fixed"), COUNTING.get(card, "fixed"))
    family = next(family for family, cards in FAMILIES if card in cards)
    checker.equal(f"{where} options", ", ".join(words), family)
    checker.equal(f"{where} locks_gains", row["locks_gains"], card in LOCKING)
    checker.equal(f"{where} strength", row["strength"], STRENGTHS.get(card, row["strength"]))
