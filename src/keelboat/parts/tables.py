"""The printed components of a game, read once per process and shared by all its states."""

import hashlib
import json
from typing import Final

from mypy_extensions import mypyc_attr

from keelboat.parts.words import Message


def canonical(raw: object) -> str:
    """Return the JSON text from which a table's hash is made: sorted keys, no spaces."""
    return json.dumps(raw, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def table_hash(raw: object) -> str:
    """Return the 12 hex digits that name a data file in every record made with it."""
    return hashlib.sha256(canonical(raw).encode()).hexdigest()[:12]


@mypyc_attr(allow_interpreted_subclasses=True)
class Tables:
    """What every game's tables share: whose they are, which edition, and their hash."""

    def __init__(self, game: str, edition: int, raw: object) -> None:
        self.game = game
        self.edition = edition
        self.raw = raw
        self.hash = table_hash(raw)

    def __reduce__(self) -> tuple[object, ...]:
        return Tables, (self.game, self.edition, self.raw)


class Problem:
    """Something wrong in a data file: where (`cards 34 tribe tepees`) and what."""

    def __init__(self, where: str, message: Message) -> None:
        self.where: Final = where
        self.message: Final = message

    def __repr__(self) -> str:
        return f"Problem({self.where!r}, {self.message!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Problem) and self.where == other.where and self.message == other.message

    def __hash__(self) -> int:
        return hash(self.where)

    def __reduce__(self) -> tuple[object, ...]:
        return Problem, (self.where, self.message)


class TableError(ValueError):
    """A data file that cannot be played, with everything that is wrong in it."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(f"{p.where}: {p.message.key}" for p in problems))
        self.problems: Final = problems

    def __reduce__(self) -> tuple[object, ...]:
        return TableError, (self.problems,)
