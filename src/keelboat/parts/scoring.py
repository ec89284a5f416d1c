"""The score pad: one sheet per seat, filled line by line."""

from typing import Final


class ScoreLine:
    """A line of the score pad: the key of its name and the points it brings."""

    def __init__(self, key: str, points: int) -> None:
        self.key: Final = key
        self.points: Final = points

    def __repr__(self) -> str:
        return f"{self.key}={self.points}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ScoreLine) and self.key == other.key and self.points == other.points

    def __hash__(self) -> int:
        return hash((self.key, self.points))

    def __reduce__(self) -> tuple[object, ...]:
        return ScoreLine, (self.key, self.points)


class ScoreSheet:
    """What one seat has: its lines, their total, the tie-break and the place that follows."""

    def __init__(self, seat: int, lines: tuple[ScoreLine, ...], total: int, tie_break: int, place: int) -> None:
        self.seat: Final = seat
        self.lines: Final = lines
        self.total: Final = total
        self.tie_break: Final = tie_break
        self.place: Final = place

    def __repr__(self) -> str:
        return f"ScoreSheet(seat={self.seat}, lines={self.lines!r}, total={self.total}, place={self.place})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ScoreSheet) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.seat, self.total))

    def __reduce__(self) -> tuple[object, ...]:
        return ScoreSheet, (self.seat, self.lines, self.total, self.tie_break, self.place)

    def line(self, key: str) -> int:
        """Return the points of one line."""
        return next(line.points for line in self.lines if line.key == key)

    def to_json(self) -> dict[str, object]:
        """Return the wire form."""
        return {
            "seat": self.seat,
            "lines": {line.key: line.points for line in self.lines},
            "total": self.total,
            "tie_break": self.tie_break,
            "place": self.place,
        }


def places(ranking: list[tuple[int, int]]) -> list[int]:
    """Return the place (1 = first) of each seat by (total, tie-break), higher is better; equals share a place."""
    return [1 + sum(1 for other in ranking if other > mine) for mine in ranking]
