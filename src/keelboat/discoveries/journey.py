"""Can these actions cross these cards? The feasibility test of section 2.7 of the rules.

The answer depends only on the set of actions triggered and on the cards named (RULING-58), so it is
asked as: which smallest sets of actions cross this journey? Every larger set crosses it too (D-EXPL-22).
"""

from typing import Final

from keelboat.discoveries.names import MOUNTAIN, RIVER

Leg = tuple[str, int]

HOPS_LIMIT: Final = 2_000
"""Journeys that a shape remembers."""


class Shape:
    """What an exploration action does on a journey; equal actions share one shape.

    A mover has alternatives (one is used), each a list of legs (terrain, steps at most). An extender
    has a terrain and steps, a Clatsop only flips.
    """

    def __init__(self, number: int, alternatives: tuple[tuple[Leg, ...], ...], terrain: str, spaces: int) -> None:
        self.number: Final = number
        self.alternatives: Final = alternatives
        self.terrain: Final = terrain
        self.spaces: Final = spaces
        self.mover: Final = bool(alternatives)
        self.extender: Final = terrain != ""
        self.flipper: Final = not alternatives and terrain == ""
        self._hops: Final[dict[tuple[str, int, int], list[int]]] = {}

    def hops(self, journey: str, river_bonus: int, mountain_bonus: int) -> list[int]:
        """Return `reach` from every place of a journey; kept, because the same movers meet the same cards again."""
        key = (journey, river_bonus, mountain_bonus)
        found = self._hops.get(key)
        if found is None:
            if len(self._hops) >= HOPS_LIMIT:
                self._hops.clear()
            found = [reach(journey, start, self, river_bonus, mountain_bonus) for start in range(len(journey))]
            self._hops[key] = found
        return found


def reach(journey: str, start: int, shape: Shape, river_bonus: int, mountain_bonus: int) -> int:
    """Return how far a mover comes from `start`.

    It always goes as far as it can: what is left of a crossable journey stays crossable when its
    first steps are taken away, so stopping early never helps (D-EXPL-18, D-CARD-22b).
    """
    best = start
    for legs in shape.alternatives:
        position = start
        for terrain, steps in legs:
            end = position + steps + (river_bonus if terrain == RIVER else mountain_bonus)
            while position < end and position < len(journey) and journey[position] == terrain:
                position += 1
        best = max(best, position)
    return best


def flipped(journey: str, flips: int) -> list[list[str]]:
    """Return for 0, 1, ... `flips` Clatsops every journey that results when each turns one icon (D-CARD-32)."""
    levels = [[journey]]
    for _ in range(flips):
        variants: set[str] = set()
        for text in levels[-1]:
            for index, icon in enumerate(text):
                # RULING-61: two flips take two different icons, so an icon is not turned back.
                if icon == journey[index]:
                    other = MOUNTAIN if icon == RIVER else RIVER
                    variants.add(text[:index] + other + text[index + 1 :])
        levels.append(sorted(variants))
    return levels


def smallest_crossings(shapes: list[Shape], journeys: list[str], limit: int) -> list[int]:
    """Return the smallest sets of at most `limit` actions that cross one of the journeys, as bit masks.

    Bit i of a mask is `shapes[i]`. No set of the answer holds another one.
    """
    found: list[int] = []
    flippers = [index for index, shape in enumerate(shapes) if shape.flipper]
    for journey in dict.fromkeys(journeys):
        for flips, variants in enumerate(flipped(journey, min(len(flippers), limit))):
            flip_sets = _subsets(flippers, flips)
            for variant in variants:
                for moving in _crossings(shapes, variant, limit - flips, False):
                    found.extend(moving | flip_set for flip_set in flip_sets)
    return _minimal(found)


def crosses(shapes: list[Shape], journeys: list[str], limit: int) -> bool:
    """Return whether `smallest_crossings` finds any set."""
    movers = [shape for shape in shapes if shape.mover]
    for journey in journeys:
        if _movers_cross([mover.hops(journey, 0, 0) for mover in movers], len(journey), limit):
            return True
    if len(movers) == len(shapes):
        return False
    flippers = sum(shape.flipper for shape in shapes)
    for journey in journeys:
        for flips, variants in enumerate(flipped(journey, min(flippers, limit))):
            for variant in variants:
                if _crossings(shapes, variant, limit - flips, True):
                    return True
    return False


def _movers_cross(hops: list[list[int]], end: int, limit: int) -> bool:
    """Return whether at most `limit` of these movers come to the end; the usual case, with nothing else to try."""
    frontier = {0: 0}
    while frontier and limit:
        following: dict[int, int] = {}
        for mask, position in frontier.items():
            for index, reached in enumerate(hops):
                if not mask >> index & 1:
                    after = reached[position]
                    if after == end:
                        return True
                    if after > position:
                        with_it = mask | 1 << index
                        if after > following.get(with_it, 0):
                            following[with_it] = after
        frontier = following
        limit -= 1
    return False


def _crossings(shapes: list[Shape], journey: str, limit: int, one: bool) -> list[int]:
    """Return sets of movers and extenders that cross exactly this string of icons; `one` is content with any."""
    movers = [index for index, shape in enumerate(shapes) if shape.mover]
    extenders = [index for index, shape in enumerate(shapes) if shape.extender]
    # Attached to one host, an extender lengthens its leg of that terrain (D-CARD-34b, D-CARD-34c).
    attachments: list[tuple[int, int, int]] = [(0, 0, 0)]
    for index in extenders:
        shape = shapes[index]
        river = shape.spaces if shape.terrain == RIVER else 0
        attachments += [(mask | 1 << index, r + river, m + shape.spaces - river) for mask, r, m in attachments]
    moves = [
        (1 << index | attached, shapes[index].hops(journey, river_bonus, mountain_bonus))
        for index in movers
        for attached, river_bonus, mountain_bonus in attachments
        if attached.bit_count() < limit
    ]
    crossing: list[int] = []
    frontier = {0: 0}
    while frontier:
        following: dict[int, int] = {}
        for mask, position in frontier.items():
            for bits, hops in moves:
                after = mask | bits
                if mask & bits or after.bit_count() > limit:
                    continue
                position_after = hops[position]
                if position_after == len(journey):
                    crossing.append(after)
                    if one:
                        return crossing
                elif position_after > following.get(after, position):
                    following[after] = position_after
        if 0 in frontier and crossing:
            # What crosses alone makes any larger set superfluous.
            moves = [move for move in moves if move[0] not in crossing]
        frontier = following
    return crossing


def _subsets(items: list[int], size: int) -> list[int]:
    """Return every choice of `size` items as a bit mask."""
    masks = [0]
    for item in items:
        masks += [mask | 1 << item for mask in masks]
    return [mask for mask in masks if mask.bit_count() == size]


def _minimal(masks: list[int]) -> list[int]:
    """Return the masks that hold no other one, by size and number."""
    if len(masks) < 2:
        return masks
    kept: list[int] = []
    for mask in sorted(set(masks), key=lambda m: (m.bit_count(), m)):
        if not any(small & mask == small for small in kept):
            kept.append(mask)
    return kept
