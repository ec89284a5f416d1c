"""Dice that nobody can tell apart: how many ways n dice show each count of faces."""

from math import comb


def rolls(dice: int, faces: int) -> list[tuple[int, ...]]:
    """Return every way `dice` equal dice can lie, as counts per face, in ascending order.

    >>> rolls(2, 2)
    [(0, 2), (1, 1), (2, 0)]
    """
    if faces == 1:
        return [(dice,)]
    return [(first, *rest) for first in range(dice + 1) for rest in rolls(dice - first, faces - 1)]


def roll_weight(counts: tuple[int, ...], face_weights: tuple[int, ...]) -> int:
    """Return in how many of the equally likely throws the dice lie like this.

    `face_weights` says on how many sides of the die each face is printed.

    >>> roll_weight((1, 1), (1, 1))
    2
    """
    weight = 1
    left = sum(counts)
    for count, sides in zip(counts, face_weights, strict=True):
        weight *= comb(left, count) * sides**count
        left -= count
    return weight


def at_least(wanted: int, dice: int, sides: int, of: int) -> float:
    """Return the odds that `wanted` or more of `dice` dice show a face printed on `sides` of `of` sides.

    >>> round(at_least(1, 2, 1, 6), 4)
    0.3056
    """
    hits = sum(comb(dice, k) * sides**k * (of - sides) ** (dice - k) for k in range(max(wanted, 0), dice + 1))
    return float(hits / of**dice)
