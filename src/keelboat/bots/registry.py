"""The bots there are, by name. A misspelt name or parameter is an error that lists what exists."""

from collections.abc import Callable
from dataclasses import Field, fields
from typing import Any, Final, NamedTuple

from keelboat.bots.bot import Bot, NoParams
from keelboat.bots.guided import GuidedBot, GuidedParams
from keelboat.bots.random import RandomBot


class Entry(NamedTuple):
    """A bot of the registry: how it is made, and what its parameters are."""

    make: Callable[[Any], Bot]
    params: type[Any]


BOTS: Final[dict[str, Entry]] = {
    "random": Entry(RandomBot, NoParams),
    "guided": Entry(GuidedBot, GuidedParams),
}


def make_bot(text: str) -> Bot:
    """Return a new bot from `name` or `name:param=value,param=value`; ValueError lists what exists.

    >>> make_bot("guided:whim=0.25").params
    GuidedParams(whim=0.25)
    >>> make_bot("gided")
    Traceback (most recent call last):
    ValueError: no bot 'gided'; there are: random, guided
    """
    name, _, given = text.partition(":")
    if name not in BOTS:
        raise ValueError(f"no bot {name!r}; there are: {', '.join(BOTS)}")
    entry = BOTS[name]
    return entry.make(_params(name, entry.params, given))


def _params(name: str, kind: type[Any], given: str) -> object:
    known: dict[str, Field[Any]] = {field.name: field for field in fields(kind)}
    values: dict[str, object] = {}
    for part in filter(None, given.split(",")):
        key, equals, value = part.partition("=")
        if key not in known:
            listed = ", ".join(known) or "none"
            raise ValueError(f"bot {name!r} has no parameter {key!r}; its parameters: {listed}")
        if key in values:
            raise ValueError(f"bot {name!r}: {key!r} is given twice")
        if not equals:
            raise ValueError(f"bot {name!r}: {key!r} has no value; write {key}={known[key].default}")
        values[key] = _value(name, known[key], value)
    return kind(**values)


def _value(name: str, field: "Field[Any]", text: str) -> object:
    """Read a value in the type of the parameter's default."""
    kind: Any = type(field.default)
    try:
        value: object = kind(text)
    except ValueError as error:
        wanted = {int: "a whole number", float: "a number"}.get(kind, kind.__name__)
        raise ValueError(f"bot {name!r}: {field.name} is {wanted}, not {text!r}") from error
    return value
