"""What the checkers of data files share: each says in words what is wrong, and where."""

from typing import Any

from keelboat.parts.tables import Problem, canonical
from keelboat.parts.words import Message


class Checker:
    """Collects problems; `table` and `rows` return what can be read on, `number` and `word` whether it is one."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def wrong(self, where: str, key: str, **args: object) -> None:
        """Note a problem: its place and the key of its sentence."""
        self.problems.append(Problem(where, Message(key, dict(args))))

    def table(self, where: str, value: object, keys: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, Any]:
        """Check an object's keys; what is missing or unknown is named."""
        if not isinstance(value, dict):
            self.wrong(where, "data-not-object")
            return {}
        for key in keys:
            if key not in value:
                self.wrong(where, "data-missing", name=key)
        for key in value:
            if key not in keys and key not in optional:
                self.wrong(where, "data-unknown", name=str(key))
        return value

    def rows(self, where: str, value: object) -> list[Any]:
        if not isinstance(value, list):
            self.wrong(where, "data-not-list")
            return []
        return value

    def number(self, where: str, value: object, low: int, high: int) -> bool:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.wrong(where, "data-number", low=str(low), high=str(high), found=shown(value))
            return False
        return True

    def word(self, where: str, value: object, words: tuple[str, ...]) -> bool:
        if not isinstance(value, str) or value not in words:
            self.wrong(where, "data-word", words=", ".join(words), found=shown(value))
            return False
        return True

    def flag(self, where: str, value: object) -> None:
        if not isinstance(value, bool):
            self.wrong(where, "data-word", words="true, false", found=shown(value))

    def equal(self, where: str, value: object, wanted: object) -> None:
        # Compared as JSON texts: in Python `true` and 1.0 equal 1, in a data file they are mistakes.
        if canonical(value) != canonical(wanted):
            self.wrong(where, "data-fact", wanted=shown(wanted), found=shown(value))

    def like(self, where: str, value: object, wanted: object) -> None:
        """Compare with a stated fact of several parts: the part that differs is named; sources do not matter."""
        if isinstance(wanted, dict) and isinstance(value, dict) and value.keys() - {"source"} == wanted.keys():
            for key, part in wanted.items():
                self.like(f"{where} {key}", value[key], part)
        elif isinstance(wanted, list) and isinstance(value, list) and len(wanted) == len(value):
            for place, part in enumerate(wanted, start=1):
                self.like(f"{where} {place}", value[place - 1], part)
        else:
            self.equal(where, value, wanted)


def shown(value: object) -> str:
    """Return what was found, short enough for one line."""
    text = repr(value) if not isinstance(value, str) else value
    return text if len(text) <= 60 else text[:57] + "..."
