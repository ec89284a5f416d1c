"""What the checker lets through can be played: files of an edition that never was, made by chance."""

import copy
from random import Random
from typing import Any

import pytest

from keelboat.expedition.rules import GAME
from keelboat.kernel import playout
from tests.expedition.invariants import check_invariants
from tests.expedition.positions import KINDS, RAW
from tests.expedition.walks import Guided, late_position

COUNTS: list[dict[str, Any]] = [
    {"kind": "count", "what": "badges", "resource": "fur"},
    {"kind": "count", "what": "goods_on_boats", "resource": "wood"},
    {"kind": "count", "what": "companions_on_boats"},
    {"kind": "count", "what": "active_characters"},
    {"kind": "count", "what": "companions_on_board"},
]


def goods(random: Random) -> dict[str, int]:
    return {kind: random.randint(1, 3) for kind in random.sample(KINDS, random.randint(1, 3))}


def effects(random: Random, is_place: bool) -> list[dict[str, Any]]:
    """Return the effects of an option: any that may stand together."""
    choice = {"op": "gain_choice", "n": random.randint(1, 2), "from": list(KINDS[:4])}
    discard = {"op": "discard_hand", "min": 0, "max": random.randint(1, 3)}
    terrain = random.choice(["river", "mountain"])
    every: list[list[dict[str, Any]]] = [
        [{"op": "gain", "goods": goods(random)}],
        [choice],
        [{"op": "collect", "resource": random.choice(KINDS[:4])}],
        [{"op": "move", "terrain": terrain, "steps": {"kind": "fixed", "n": random.choice([1, 3, 49])}}],
        [{"op": "move", "terrain": terrain, "steps": random.choice(COUNTS)}],
        [{"op": "drop_time", "n": random.randint(1, 2)}],
        [{"op": "hire", "n": 1}],
        [{"op": "copy_active", "strength": 1}],
        [{"op": "pow_wow"}],
        [discard],
        [discard, {"op": "renew_journal"}],
        [{"op": "renew_journal"}],
        [{"op": "boat_tile", "side": "front"}, choice],
        [{"op": "boat_tile", "side": "back"}, {"op": "companion_from_supply", "n": 1}],
    ]
    if not is_place:
        every.append([{"op": "village_action", "where": random.choice(["occupied", "any"])}])
    return random.choice(every)


def cost(random: Random, word: str) -> dict[str, Any]:
    """Return a cost that a word may have."""
    leads_on = word in ("copy_active", "village_action")
    most = 1 if leads_on else 3
    costs: list[dict[str, Any]] = [
        {"goods": goods(random)},
        {random.choice(["any", "distinct"]): random.randint(1, most)},
        {"goods": goods(random), random.choice(["any", "distinct"]): random.randint(1, most)},
        {"companions": random.randint(1, 2)},
        {"any": 1, "companions": 1},
    ]
    return random.choice(costs if word == "copy_active" else [*costs, {}, {}, {}])


def options(random: Random, is_place: bool) -> list[dict[str, Any]]:
    found = []
    for _ in range(random.choice([1, 1, 2, 4])):
        what = effects(random, is_place)
        found.append({"cost": cost(random, what[0]["op"]), "effects": what})
    return found


def edition(random: Random) -> Any:
    """Return a file in which every card and place does something else."""
    raw = copy.deepcopy(RAW)
    raw["edition"] = 77
    for row in raw["cards"]:
        row["strength"], row["badge"] = random.randint(1, 3), random.choice(KINDS[:4])
        row["options"], row["locks_gains"] = options(random, False), random.random() < 0.2
    for row in raw["village"]:
        row["options"] = options(random, True)
    raw["limits"]["starters_join_reshuffle"] = random.random() < 0.5
    raw["journal"]["fur_price_by_index"] = sorted(random.choices(range(10), k=5))
    return raw


@pytest.mark.parametrize("seed", range(10))
def test_a_file_that_the_checker_accepts_can_be_played(seed: int) -> None:
    """Whole turns with such a file: nothing is raised, nothing is lost, nothing is out of the table of actions."""
    random = Random(f"edition/{seed}")
    raw = edition(random)
    assert GAME.check_tables(raw) == []
    tables = GAME.read_tables(raw)
    seats = 1 + seed % 5
    for state in (GAME.setup(seats, {"route_tokens": "random"}, tables), late_position(random, seats, tables)):
        for _ in range(60):
            playout(GAME, state, Guided(), random, limit=10)
            check_invariants(state)
