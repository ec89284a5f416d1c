"""Which actions cross which cards: the rules of the journey, and brute force to compare with (rules 2.7)."""

from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from keelboat.discoveries.journey import Shape, smallest_crossings
from keelboat.discoveries.rules import GAME
from keelboat.parts import State
from tests.discoveries.journeys import SECOND, ZONE, prepared, refusal, setting_out
from tests.discoveries.positions import RAW, dump, legal, play, player, table, tables_with, why
from tests.proves import proves

REFUSED = ("D-EXPL-13", "D-EXPL-23")
"""A first card out of reach; a second card named where none is within reach."""


@proves("D-EXPL-13")
def test_d_expl_13_the_first_card_is_crossed_completely() -> None:
    """Three of four rivers are not enough; what is triggered together must reach the top."""
    assert refusal("RRRR", "hike") == "D-EXPL-13"
    assert refusal("RRR", "hike") is None
    assert refusal("RRRM", "hike", "mountain") is None
    state = play(prepared("RRRM", "hike", "mountain"), f"0 explore {ZONE}", "0 trigger hike")
    reason = why(state, "go")
    assert reason is not None and reason.rule == "D-EXPL-13" and reason.message.args == {"card": ZONE}
    assert legal(state) == ["trigger mountain"]


@proves("D-EXPL-16")
def test_d_expl_16_any_one_path_of_the_card_may_be_taken() -> None:
    """Of `RRRR` and `MM` one is enough; parts of two paths are not."""
    assert refusal(["RRRR", "MM"], "mountain") is None
    assert refusal(["MM", "RRR"], "hike") is None
    assert refusal(["RRRR", "MMM"], "hike", "mountain") == "D-EXPL-13"


@proves("D-EXPL-17")
def test_d_expl_17_terrain_is_matched_in_kind_and_in_order() -> None:
    """Card 22 goes over rivers, then a mountain: `RRM` bottom to top, not `MRR`; rivers are no mountains."""
    assert refusal("RRM", 22) is None
    assert refusal("MRR", 22) == "D-EXPL-13"
    assert refusal("MRR", 27) is None
    assert refusal("RRM", 27) == "D-EXPL-13"
    assert refusal("MM", "hike") == "D-EXPL-13"


@proves("D-EXPL-18")
def test_d_expl_18_a_mover_covers_one_block_and_movers_come_in_any_order() -> None:
    """`MRRRM` needs two mountain movers, as one cannot be split; `MMRR` and `RRMM` take the same actions."""
    assert refusal("MRRRM", "hike", "mountain") == "D-EXPL-13"
    assert refusal("MRRRM", "hike", "mountain", 3) is None
    assert refusal("RRMM", "hike", "mountain") is None
    assert refusal("MMRR", "hike", "mountain") is None
    assert refusal("RMR", 22) == "D-EXPL-13"


@proves("D-EXPL-19")
def test_d_expl_19_a_change_of_terrain_needs_another_mover_or_leg() -> None:
    """Hike alone does not cross `RM`; with Mountain expedition, or a mixed card alone, it is crossed."""
    assert refusal("RM", "hike") == "D-EXPL-13"
    assert refusal("RM", "hike", "mountain") is None
    assert refusal("RM", 22) is None


@proves("D-EXPL-20")
def test_d_expl_20_several_movers_share_a_stretch() -> None:
    """Horse ride and Hike cross five rivers together, not six."""
    assert refusal("RRRRR", "horse-ride", "hike") is None
    assert refusal("RRRRRR", "horse-ride", "hike") == "D-EXPL-13"


@proves("RULING-42")
def test_ruling_42_the_total_of_a_stretch_counts() -> None:
    """Four mountains by two movers, then rivers by two more: each stretch is the sum of its movers."""
    assert refusal("MMMM", "mountain", 18) is None
    assert refusal("MMMM", "mountain") == "D-EXPL-13"
    assert refusal("MMMRRRRR", "mountain", 18, "hike", "horse-ride") is None


@proves("D-EXPL-21")
def test_d_expl_21_unused_steps_are_lost() -> None:
    """Hike crosses two rivers with a step to spare, but that step is of no use beyond the mountain."""
    assert refusal("RR", "hike") is None
    assert refusal("RRMR", "hike", "mountain") == "D-EXPL-13"
    assert refusal("RRMR", "hike", "mountain", 1) is None


@proves("D-EXPL-23")
def test_d_expl_23_what_remains_crosses_a_second_card() -> None:
    """Movers left over, or steps left of the mover that ended the first card, cross a Recon card."""
    assert refusal("RR", "horse-ride", "mountain", second="MM") is None
    assert refusal("MM", 3, second="M") is None
    assert refusal("MM", 3, second="MM") in REFUSED
    reason = why(play(prepared("MM", 3, second="M"), f"0 explore {ZONE}", f"0 pick {SECOND}"), "go")
    assert reason is not None and reason.message.args == {"card": SECOND}
    state = play(prepared("MM", 3, second="M"), *setting_out(3, two=True))
    assert dump(state)["players"][0]["journal"] == [49, 50]


@proves("D-EXPL-24")
def test_d_expl_24_two_cards_form_one_journey() -> None:
    """A stretch may run over the border: `M|M` is one for a single mover, and Hike goes on after `RR`."""
    assert refusal("RM", "horse-ride", "mountain", "hike", second="MR") is None
    assert refusal("RM", "horse-ride", "mountain", "hike", second="RM") in REFUSED
    assert refusal("RR", "hike", "mountain", second="RM") is None
    assert refusal("RRM", "hike", "mountain", second="R") in REFUSED


@proves("D-EXPL-25")
def test_d_expl_25_a_second_card_is_all_or_nothing() -> None:
    """A Recon card of which only a part is crossed stays; the first card alone may still be explored."""
    assert refusal("RR", "hike", second="RR") in REFUSED
    state = play(prepared("RR", "hike", second="RR"), *setting_out("hike"))
    assert dump(state)["players"][0]["journal"] == [49]


@proves("RULING-43")
def test_ruling_43_a_mixed_mover_may_be_used_in_part() -> None:
    """Each leg from none to all of its steps, in their order: `RRM` does `RM`, `M` and `RR`, not `MR`."""
    for path in ("RM", "M", "R", "RR", "RRM"):
        assert refusal(path, 22) is None, path
    for path in ("MR", "RRR", "RMM"):
        assert refusal(path, 22) == "D-EXPL-13", path


@pytest.mark.parametrize(
    ("second", "actions"),
    [("R", ("hike",)), ("M", ("horse-ride", "mountain")), ("R", ("mountain", 1)), ("M", (3,))],
)
@proves("RULING-50")
def test_ruling_50_any_exit_leads_to_any_entry(second: str, actions: tuple[str | int, ...]) -> None:
    """`RR` and `MM` of the first card can each be followed by `R` and by `M`: only the terrain counts."""
    assert refusal(["RR", "MM"], *actions, second=second) is None
    assert refusal(["RR", "MM"], *actions, second=second * 4) in REFUSED


@pytest.mark.parametrize("path", ["RRMM", "MMRR", "RMM", "MMRRR"])
@proves("RULING-58")
def test_ruling_58_neither_path_nor_order_is_declared(path: str) -> None:
    """The same lines cross the card whatever the order of its terrain: a solution exists, that suffices."""
    state = play(prepared([path, "MRMRMRM"], "hike", "mountain"), *setting_out("hike", "mountain"))
    assert dump(state)["ask"] == "new_zone"
    verbs = {action.text.split()[0] for action in GAME.actions if not action.chance}
    wanted = "place die take pick turn rest recall explore alone trigger go donor give decline stop end"
    assert verbs == set(wanted.split())


# The matcher against the normative test, tried out in every way (2.7, "Feasibility test").

Legs = tuple[tuple[str, int], ...]


def mover(*runs: str) -> Shape:
    """Return a mover with these alternatives: `mover("RR", "M")`."""
    return Shape(0, tuple(legs(run) for run in runs), "", 0)


def legs(run: str) -> Legs:
    """`RRM` -> two rivers, one mountain"""
    return tuple((terrain, run.count(terrain)) for terrain in dict.fromkeys(run))


def extender(terrain: str, spaces: int) -> Shape:
    """Return an extender."""
    return Shape(0, (), terrain, spaces)


CLATSOP = Shape(0, (), "", 1)

Choice = tuple[Legs, ...]


def crossable(shapes: list[Shape], journey: str) -> bool:
    """The normative test for a triggered set, by trying every flip, every host, every order and every cut."""
    flips = sum(shape.flipper for shape in shapes)
    extenders = [shape for shape in shapes if shape.extender]
    movers = [shape for shape in shapes if shape.mover]
    for used in range(flips + 1):
        for icons in combinations(range(len(journey)), used):
            text = "".join("RM"[icon == "R"] if place in icons else icon for place, icon in enumerate(journey))
            for hosts in product(range(-1, len(movers)), repeat=len(extenders)):
                options = [_lengthened(shape, index, extenders, hosts) for index, shape in enumerate(movers)]
                if _cut(text, options):
                    return True
    return False


def _lengthened(shape: Shape, index: int, extenders: list[Shape], hosts: tuple[int, ...]) -> Choice:
    """Return the alternatives of a mover with the bonus of the extenders that sit on it."""
    longer = []
    for alternative in shape.alternatives:
        bonus = {"R": 0, "M": 0}
        for extra, host in zip(extenders, hosts, strict=True):
            bonus[extra.terrain] += extra.spaces if host == index else 0
        longer.append(tuple((terrain, steps + bonus[terrain]) for terrain, steps in alternative))
    return tuple(longer)


def _cut(text: str, movers: list[Choice]) -> bool:
    """Whether the text is B1 + ... + Bk, each block not empty and of the form that its mover allows."""
    if not text:
        return True
    for index, alternatives in enumerate(movers):
        rest = movers[:index] + movers[index + 1 :]
        for alternative in alternatives:
            for block in _blocks(alternative):
                if block and text.startswith(block) and _cut(text[len(block) :], rest):
                    return True
    return False


def _blocks(alternative: Legs) -> set[str]:
    """Return every string of the form t1^n1 t2^n2 with each n from 0 to its maximum."""
    counts = product(*(range(steps + 1) for _, steps in alternative))
    return {"".join(leg[0] * n for leg, n in zip(alternative, number, strict=True)) for number in counts}


def brute_force(shapes: list[Shape], journeys: list[str], limit: int) -> set[int]:
    """Return the smallest crossing sets of at most `limit` actions, each subset tried."""
    found: set[int] = set()
    for mask in sorted(range(1 << len(shapes)), key=lambda m: m.bit_count()):
        if mask.bit_count() > limit or any(small & mask == small for small in found):
            continue
        chosen = [shape for index, shape in enumerate(shapes) if mask >> index & 1]
        if any(crossable(chosen, journey) for journey in journeys):
            found.add(mask)
    return found


PURE = st.builds(lambda terrain, n: mover(terrain * n), st.sampled_from("RM"), st.integers(1, 4))
EITHER = st.builds(lambda r, m: mover("R" * r, "M" * m), st.integers(1, 3), st.integers(1, 2))
MIXED = st.builds(
    lambda first, x, y: mover(first * x + ("M" if first == "R" else "R") * y),
    st.sampled_from("RM"),
    st.integers(1, 3),
    st.integers(1, 2),
)
EXTENDER = st.builds(extender, st.sampled_from("RM"), st.integers(1, 2))
SHAPES = st.lists(st.one_of(PURE, PURE, EITHER, MIXED, EXTENDER, st.just(CLATSOP)), min_size=1, max_size=5)
JOURNEY = st.text("RM", min_size=1, max_size=7)


@given(SHAPES, st.lists(JOURNEY, min_size=1, max_size=2), st.integers(1, 5))
@example([mover("R"), extender("R", 2)], ["RRRR"], 2)
@example([mover("MM"), extender("R", 1)], ["MMM"], 2)
@example([mover("MM"), extender("M", 1)], ["MMM"], 2)
@example([mover("R", "M"), extender("R", 1), extender("M", 2)], ["MMMM", "RR"], 3)
@example([mover("RRM"), mover("R"), CLATSOP, CLATSOP], ["MRRR", "MMMM"], 4)
@example([mover("R"), mover("R"), mover("RRR"), mover("RR")], ["RRR"], 2)
@proves("D-EXPL-13", "RULING-58")
def test_d_expl_13_the_matcher_agrees_with_brute_force(shapes: list[Shape], journeys: list[str], limit: int) -> None:
    """The smallest crossing sets are those of the normative test, for any actions and short journeys."""
    fast = smallest_crossings(shapes, journeys, limit)
    assert set(fast) == brute_force(shapes, journeys, limit)
    assert len(fast) == len(set(fast))


ACTIONS = ["horse-ride", "hike", "mountain", *map(str, range(1, 37))]
ROWS = [*RAW["board_actions"], *(row["tribe"] for row in RAW["cards"][:36])]
"""The data rows of all exploration actions."""
PATHS = st.lists(st.text("RM", min_size=1, max_size=4), min_size=1, max_size=2)
FEW = st.lists(st.integers(0, len(ROWS) - 1), min_size=1, max_size=4, unique=True).map(sorted)


@given(FEW, PATHS, PATHS, st.booleans(), st.integers(1, 4))
@proves("D-EXPL-13", "D-EXPL-12", "D-EXPL-25", "RULING-40", "RULING-41")
def test_d_expl_13_what_may_be_triggered_agrees_with_brute_force(
    actions: list[int], first: list[str], second: list[str], two: bool, journals: int
) -> None:
    """With printed actions, the sets with which one may set out are exactly those that cross the journey."""
    state = _ready(actions, first, second, journals)
    paths = ["".join(parts) for parts in product(first, second)] if two else first
    shapes = [_printed(ROWS[action]["effect"]) for action in actions]
    wanted = {
        frozenset(ACTIONS[actions[place]] for place in places)
        for size in range(1, min(journals, len(actions)) + 1)
        for places in combinations(range(len(actions)), size)
        if any(crossable([shapes[place] for place in places], path) for path in paths)
    }
    assert _ways_to_set_out(state, two) == wanted


def _ready(actions: list[int], first: list[str], second: list[str], journals: int) -> State:
    """Return a table of four where these actions are prepared, with so many journal dice."""
    slots: dict[str, str] = {}
    for action in actions:
        for place, need in enumerate(ROWS[action]["prerequisites"], start=1):
            name = ACTIONS[action] if action < 3 else f"{ACTIONS[action]}.{place}"
            slots[name] = f"gray {'walk' if need['face'] == 'same' else need['face']}"
    cards = [action - 2 for action in actions if action >= 3]
    seat = player(f"{journals} journal", zone=49, tribes=cards, slots=slots)
    tables = tables_with({49: {"paths": first}, 50: {"paths": second}})
    others = [player(zone=zone) for zone in (51, 52, 53)]
    return table(seat, *others, recon=[50], meeting=[37, 38, 39], top=54, tables=tables)


def _ways_to_set_out(state: State, two: bool) -> set[frozenset[str]]:
    """Return every set of actions with which `go` is legal, found by following the legal triggers."""
    if "explore 49" not in legal(state):
        return set()
    state = play(state, "0 explore 49")
    if two and "pick 50" not in legal(state):
        return set()
    if "alone" in legal(state):
        state = play(state, "0 pick 50" if two else "0 alone")
    ways = set()
    open_states = [state]
    while open_states:
        state = open_states.pop()
        options = legal(state)
        assert options, "a decision that cannot be completed"
        assert len(options) == len(set(options)), "an action listed twice"
        if "go" in options:
            ways.add(frozenset(dump(state)["turn"].get("triggered", [])))
        open_states += [play(state, f"0 {text}") for text in options if text != "go"]
    return ways


def _printed(effect: dict[str, Any]) -> Shape:
    """Return the shape of a data row's effect, read in the plainest way."""
    if "runs" in effect:
        return mover(*("".join(run) for run in effect["runs"]))
    return extender(effect["terrain"], effect["spaces"]) if effect["kind"] == "extend" else CLATSOP
