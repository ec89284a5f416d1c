"""The games there are, and their tables: the only place that names them all."""

import json
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from keelboat.discoveries.rules import GAME as DISCOVERIES
from keelboat.expedition.rules import GAME as EXPEDITION
from keelboat.parts import Game, Tables

MOST_BYTES: Final = 16 * 1024 * 1024
"""A data file is some 30 KB; a file without an end must not be read to its end."""

GAMES: Final[dict[str, Game]] = {DISCOVERIES.name: DISCOVERIES, EXPEDITION.name: EXPEDITION}


def find_game(name: str) -> Game:
    """Return a game by name; ValueError lists those there are."""
    if name not in GAMES:
        raise ValueError(f"no game {name!r}; there are: {', '.join(GAMES)}")
    return GAMES[name]


def tables(game: str, file: str | None = None) -> Tables:
    """Return the tables of a game, read and checked once per process; `file` plays with a corrected copy.

    ValueError says why a file cannot be read, TableError (a ValueError too) what is wrong in it.
    """
    if file is None:
        return _own_tables(game)
    return find_game(game).read_tables(read_json(file))


@cache
def _own_tables(game: str) -> Tables:
    text = resources.files("keelboat.data").joinpath(f"{game}.json").read_text(encoding="utf-8")
    return find_game(game).read_tables(json.loads(text))


def read_json(file: str) -> object:
    """Return the JSON of a file; ValueError says what is wrong and where."""
    with Path(file).open("rb") as source:
        raw = source.read(MOST_BYTES + 1)
    if len(raw) > MOST_BYTES:
        raise ValueError(f"{file} has more than {MOST_BYTES // 1024 // 1024} MB: this is no data file")
    try:
        found: object = json.loads(raw.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise ValueError(f"{file}, line {line}: this is not UTF-8 text") from error
    except json.JSONDecodeError as error:
        raise ValueError(f"{file}, line {error.lineno}, column {error.colno}: {error.msg}") from error
    except RecursionError as error:
        raise ValueError(f"{file} is nested too deeply") from error
    except ValueError as error:  # Python reads no whole number of thousands of digits
        raise ValueError(f"{file}: a number is too long") from error
    return found
