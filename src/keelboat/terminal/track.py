"""The track of Expedition as a strip of numbered spaces, in as many rows as the page needs."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from keelboat.terminal.drawing import STYLES, TERRAIN_STYLES, View
from keelboat.terminal.page import Page

SIGNS: Final = {"river": "RR", "mountain": "MM", "mixed": "RM"}
"""A space is two signs wide, so that a mixed one can show both."""
CELL: Final = 3
START: Final = 6
"""The first space may hold every scout."""


def letters(names: Sequence[str]) -> list[str]:
    """Return a letter of its own for each name: its first one that nobody before has, else a digit.

    >>> letters(["Lewis", "Clark", "Lewis 2", "Łukasz"])
    ['L', 'C', 'E', 'Ł']
    """
    found: list[str] = []
    for place, name in enumerate(names):
        fit = [one for one in name.upper() if one.isalpha() and unicodedata.east_asian_width(one) not in "WF"]
        free = [one for one in fit if one not in found]
        found.append(free[0] if free else str(place + 1))
    return found


class Track:
    """Draws terrain, numbers and scouts; every sign has a word in the legend, and colour only repeats it."""

    def __init__(self, page: Page) -> None:
        self._page: Final = page
        self._symbols: Final = page.symbols

    def draw(self, track: View, scouts: Sequence[tuple[int, str, str]]) -> None:
        """Draw the track; `scouts` are position, letter and colour."""
        spaces = len(track["terrain"])
        most = (self._page.columns - START) // CELL + 1
        rows = -(-spaces // most)
        length = -(-spaces // rows)
        for first in range(0, spaces, length):
            row = range(first, min(first + length, spaces))
            above = self._scouts(row, scouts)
            if above.plain.strip():
                self._page.line(above)
            self._page.line(self._terrain(track, row))
            self._page.line(self._numbers(track, row))

    def _scouts(self, row: range, scouts: Sequence[tuple[int, str, str]]) -> Text:
        text = Text(" " * CELL)
        for space in row:
            here = [(letter, colour) for position, letter, colour in scouts if position == space]
            width = _width(space)
            text.append(" " * (width - len(here)) if space else " ")
            for letter, colour in here:
                text.append(letter, style=f"bold {STYLES.get(colour, '')}".strip())
            text.append("" if space else " " * (width - len(here) - 1))
        return text[CELL:] if row.start == 0 else text

    def _terrain(self, track: View, row: range) -> Text:
        text = Text("" if row.start == 0 else " " * CELL)
        for space in row:
            text.append(self._symbols.flag if space == track["fort"] else " ", style="bold")
            if space == 0:
                text.append(f"{self._symbols.tepee:<{START - 1}}", style="bold")
                continue
            for sign in SIGNS[track["terrain"][space]]:
                text.append(self._symbols.path(sign), style=TERRAIN_STYLES[sign])
        return text

    def _numbers(self, track: View, row: range) -> Text:
        text = Text("" if row.start == 0 else " " * CELL, style="dim")
        for space in row:
            marked = space - 1 in track["route"] and space > row.start  # behind the number of the space before
            token = "*" if marked else " "
            text.append(f"{token}{space:<{START - 1}}" if space == 0 else f"{token}{space:>{CELL - 1}}")
        text.append("*" if row[-1] in track["route"] else "")
        return text

    def ahead(self, track: View, position: int) -> Text:
        """Return the way from a space to the fort as runs of terrain: `≈5 ≈▲1 ▲7`."""
        text = Text()
        space = position + 1
        while space <= track["fort"]:
            terrain = track["terrain"][space]
            end = space
            while end < track["fort"] and track["terrain"][end + 1] == terrain:
                end += 1
            text.append(" " if text.plain else "")
            for sign in dict.fromkeys(SIGNS[terrain]):
                text.append(self._symbols.path(sign), style=TERRAIN_STYLES[sign])
            text.append(str(end - space + 1))
            space = end + 1
        return text


def _width(space: int) -> int:
    return CELL if space else START
