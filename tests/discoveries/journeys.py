"""Journeys over made-up paths: which exploration actions cross them, told by the game itself.

assert refusal("RMR", "hike", 32) is None
assert refusal("RMR", "horse-ride", 32) == "D-EXPL-13"
"""

from typing import Any

from keelboat.parts import State, Tables
from tests.discoveries.positions import legal, play, player, rule, table, tables_with


def _explores(*runs: str) -> dict[str, Any]:
    return {"effect": {"kind": "explore", "runs": [list(run) for run in runs]}}


def _slots(*needs: tuple[str, int]) -> dict[str, Any]:
    return {"prerequisites": [{"face": face, "dice": dice} for face, dice in needs]}


def _turns(kind: str, face: str) -> dict[str, Any]:
    return {"effect": {"kind": kind, "face": face}}


# What the tests say about Tribe cards beyond the rulebook, so that a corrected card breaks none of them.
FACTS: dict[int, dict[str, Any]] = {
    1: {**_explores("RR"), **_slots(("walk", 1)), "attitude": "friendly"},
    2: {**_explores("RRR"), **_slots(("ride", 1)), "attitude": "friendly"},
    3: {**_explores("MMM"), **_slots(("walk", 2)), "attitude": "wary"},
    6: {"attitude": "wary"},
    9: {**_explores("RRR"), **_slots(("negotiate", 1)), "attitude": "friendly"},
    11: {**_explores("MMMMM"), **_slots(("ride", 3)), "attitude": "wary"},
    12: {**_explores("RRRRRR"), **_slots(("walk", 1), ("ride", 1)), "attitude": "wary"},
    18: {**_explores("RRR", "MM"), **_slots(("ride", 1))},
    22: {**_explores("RRM"), **_slots(("walk", 2))},
    27: {**_explores("MRR"), **_slots(("walk", 2))},
    32: _slots(("walk", 1)),
    33: _slots(("ride", 1)),
    34: _slots(("walk", 1)),
    35: _slots(("ride", 1)),
    36: _slots(("walk", 1)),
    37: {"attitude": "friendly", "tepees": 1},
    38: {"attitude": "wary", "tepees": 2},
    39: _turns("any_die_as", "walk"),
    40: _turns("any_die_as", "ride"),
    41: _turns("any_die_as", "negotiate"),
    42: _turns("any_die_as", "journal"),
    43: _turns("face_as_chosen", "walk"),
    44: _turns("face_as_chosen", "ride"),
    45: _turns("face_as_chosen", "negotiate"),
    46: _turns("face_as_chosen", "journal"),
    47: {"attitude": "friendly"},
    48: {"attitude": "wary"},
    49: {"attitude": "wary"},
    50: {"attitude": "wary"},
    51: {"attitude": "friendly"},
    52: {"tepees": 1},
    53: {"tepees": 2},
}

WORLD = tables_with(tribe=FACTS)
"""The printed tables with these facts."""

ZONE = 49
SECOND = 50
FAR = (53, 55)
"""Two Recon cards that no action set of the tests can cross."""

CROSSED = None
NOT_CROSSED = "D-EXPL-13"
NO_SECOND = "D-EXPL-23"
"""What `refusal` returns: nothing, the first card is not crossed, no second card is within reach."""

Name = str | int
"""An exploration action: `hike`, or the number of a Tribe card."""


def paths(first: str | list[str], second: str = "MMMMMMMMM") -> Tables:
    """Return tables in which the zone card and the Recon cards of a journey have these paths."""
    several = [first] if isinstance(first, str) else first
    rows: dict[int, dict[str, Any]] = {card: {"paths": ["MMMMMMMMM"]} for card in FAR}
    return tables_with({**rows, ZONE: {"paths": several}, SECOND: {"paths": [second]}}, FACTS)


def filled(*actions: Name) -> dict[str, str]:
    """Return the slots of these actions, each with a gray die on it."""
    slots: dict[str, str] = {}
    for name in actions:
        if isinstance(name, str):
            slots[name] = "gray walk"
            continue
        needs = FACTS[name]["prerequisites"]
        for place, need in enumerate(needs, start=1):
            slots[f"{name}.{place}"] = f"gray {'walk' if need['face'] == 'same' else need['face']}"
    return slots


def prepared(path: str | list[str], *actions: Name, second: str = "MMMMMMMMM", journals: int | None = None) -> State:
    """Return a table of three: seat 0 has prepared exactly these actions and may trigger each of them.

    The zone card (49) has the path given; card 50 of the Recon Area has the second one.
    """
    cards = [name for name in actions if isinstance(name, int)]
    number = len(actions) if journals is None else journals
    seat = player(f"{number} journal", zone=ZONE, tribes=cards, slots=filled(*actions))
    recon = [SECOND, *FAR]
    return table(seat, player(), player(), recon=recon, spare="right", tables=paths(path, second))


def setting_out(*actions: Name, two: bool = False) -> list[str]:
    """Return the lines that trigger these actions for one card or two."""
    lines = [f"0 explore {ZONE}"]
    if two:
        lines.append(f"0 pick {SECOND}")
    lines += [f"0 trigger {name}" for name in sorted(actions, key=_number)]
    return [*lines, "0 go"]


def _number(name: Name) -> int:
    return name if isinstance(name, int) else ("horse-ride", "hike", "mountain").index(name) - 3


def refusal(path: str | list[str], *actions: Name, second: str = "") -> str | None:
    """Trigger all these actions for a journey; return the rule that stops it, None if the path is crossed.

    Nothing else is prepared, so a path is crossed by these actions or not at all. A second path that is
    out of reach is refused when its card is named: D-EXPL-13, or D-EXPL-23 if no card is within reach.
    """
    state = prepared(path, *actions, second=second or "MMMMMMMMM")
    for line in setting_out(*actions, two=bool(second)):
        if "alone" in legal(state) and not second:
            state = play(state, "0 alone")
        refused = rule(state, line[2:])
        if refused is not None:
            return refused
        state = play(state, line)
    return None
