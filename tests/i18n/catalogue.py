"""The Fluent files as tests see them: keys, what they refer to, which variables they need, their text."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast

from keelboat.i18n import LANGUAGES

GAMES = ("discoveries", "expedition")
FILES = ("common", *GAMES)
PLACES = [(language, name) for language in LANGUAGES for name in FILES]
TABLES = [(language, game) for language in LANGUAGES for game in GAMES]
"""What one table hears: the words of a language that a game has, its own and the common ones."""


def source(language: str, name: str) -> str:
    return (files("keelboat.i18n") / language / f"{name}.ftl").read_text(encoding="utf-8")


@cache
def entries(language: str, name: str) -> list[ast.EntryType]:
    return FluentParser().parse(source(language, name)).body


def keys(language: str, name: str) -> list[str]:
    """Every key of a file, in order, twice if it stands there twice."""
    return [entry.id.name for entry in entries(language, name) if isinstance(entry, ast.Message)]


@cache
def patterns(language: str, *names: str) -> dict[str, ast.Pattern]:
    """Key -> what it says, over some files of a language."""
    found = {}
    for name in names:
        for entry in entries(language, name):
            if isinstance(entry, ast.Message):
                assert entry.value is not None, entry.id.name
                found[entry.id.name] = entry.value
    return found


def words(language: str, game: str) -> dict[str, ast.Pattern]:
    """Key -> what it says at a table of a game."""
    return patterns(language, "common", game)


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and everything below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)


def references(pattern: ast.Pattern) -> set[str]:
    return {node.id.name for node in nodes(pattern) if isinstance(node, ast.MessageReference)}


def variables(language: str, game: str, key: str) -> set[str]:
    """The variables of a message and of all that it refers to."""
    pattern = words(language, game)[key]
    found = {node.id.name for node in nodes(pattern) if isinstance(node, ast.VariableReference)}
    for other in references(pattern):
        found |= variables(language, game, other)
    return found


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Key and text as a reader could see it: each variant by itself, a placeable as the sign `\\ufffc`."""
    for name in FILES:
        for key, pattern in patterns(language, name).items():
            for node in nodes(pattern):
                if isinstance(node, ast.Pattern):
                    pieces = [
                        element.value if isinstance(element, ast.TextElement) else "\ufffc" for element in node.elements
                    ]
                    yield key, "".join(pieces)
