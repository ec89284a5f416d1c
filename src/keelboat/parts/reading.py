"""Reading a position that a person may have written: each helper says where it is wrong, and what is wanted."""

from typing import Any


def fail(where: str, text: str) -> ValueError:
    """Return the error that names a place of the position."""
    return ValueError(f"position, {where}: {text}")


def an_object(where: str, value: object, keys: tuple[str, ...]) -> dict[str, Any]:
    """Return an object whose keys are all known."""
    if not isinstance(value, dict):
        raise fail(where, "an object is wanted")
    for key in value:
        if key not in keys:
            raise fail(where, f"unknown key {key!r}; known: {', '.join(keys)}")
    return value


def a_number(where: str, value: object, low: int, high: int) -> int:
    """Return a whole number within its limits."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise fail(where, f"a whole number from {low} to {high} is wanted, not {value!r}")
    return value


def one_of(where: str, value: object, words: tuple[str, ...]) -> int:
    """Return the place of a word among those known."""
    if not isinstance(value, str) or value not in words:
        raise fail(where, f"one of {', '.join(words)} is wanted, not {value!r}")
    return words.index(value)


def a_list(where: str, value: object) -> list[Any]:
    """Return a list."""
    if not isinstance(value, list):
        raise fail(where, "a list is wanted")
    return value


def a_flag(where: str, value: object) -> bool:
    """Return true or false."""
    if not isinstance(value, bool):
        raise fail(where, f"true or false is wanted, not {value!r}")
    return value


def put(out: dict[str, object], name: str, value: object) -> None:
    """Write a value unless it is the plain one: nothing, no, none."""
    if value:
        out[name] = value
