"""Where the terminal writes: lines of at most so many columns, in colour on a terminal, plain in a pipe."""

import os
import shutil
import sys
from collections.abc import Iterable
from typing import Final, NamedTuple, TextIO

from rich.console import Console
from rich.text import Text

PIPED_COLUMNS: Final = 80
MOST_COLUMNS: Final = 100
FEWEST_COLUMNS: Final = 40
NO_BREAK: Final = "\u00a0"


class Symbols(NamedTuple):
    """One character for each thing that is drawn; a word or the legend always stands beside it."""

    walk: str
    ride: str
    negotiate: str
    journal: str
    river: str
    mountain: str
    tepee: str
    times: str
    rule: str
    dot: str
    swap: str
    flag: str
    pawn: str
    circle: str
    arrow: str

    def face(self, face: str) -> str:
        return {"walk": self.walk, "ride": self.ride, "negotiate": self.negotiate, "journal": self.journal}[face]

    def path(self, path: str) -> str:
        """Return a path of R and M as it is drawn."""
        return path.replace("R", self.river).replace("M", self.mountain)


UNICODE: Final = Symbols("♙", "♘", "⇄", "✎", "≈", "▲", "⌂", "×", "─", "·", "↔", "⚑", "●", "○", "→")
ASCII: Final = Symbols("w", "r", "n", "j", "R", "M", "^", "x", "-", "-", "/", "F", "@", "o", ">")
SIGNS: Final = str.maketrans("“”„«»‘’–\u00a0\u202f", '"""""\'\'-  ')
"""Signs of the sentences for a terminal without Unicode, where “? 3” would be shown as ?? 3?."""


class Page:
    """A terminal or a pipe to write on; nothing is ever moved or overwritten."""

    def __init__(self, out: TextIO | None = None, *, columns: int | None = None, colour: bool | None = None) -> None:
        self.out: Final = sys.stdout if out is None else out
        self.is_terminal: Final = self.out.isatty()
        self.columns: Final = _columns(self.is_terminal) if columns is None else columns
        wanted = self.is_terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        self.symbols: Final = UNICODE if _can_write(self.out, "".join(UNICODE)) else ASCII
        self._console: Final = _console(self.out) if (wanted if colour is None else colour) else None

    def line(self, text: Text | str = "", *, indent: int = 0, hang: int | None = None) -> None:
        """Write a text, broken at spaces; lines after the first begin at column `hang`."""
        self.first_and_rest(" " * indent, text, hang=indent if hang is None else hang)

    def first_and_rest(self, first: Text | str, text: Text | str, *, hang: int) -> None:
        """Write `first` and a text that hangs beside it."""
        whole = _text(first)
        whole.append_text(_text(text))  # each keeps its own style
        for line in wrapped(whole, self.columns, hang):
            self._write(line)

    def lines(self, texts: Iterable[Text | str]) -> None:
        for text in texts:
            self.line(text)

    def rule(self, title: Text | str) -> None:
        """Write a heading across the page."""
        self.line()
        text = Text(self.symbols.rule * 2 + " ")
        text.append_text(_text(title))
        text.stylize("bold")
        room = self.columns - len(text.plain) - 1
        text.append(" " + self.symbols.rule * room if room > 0 else "", style="dim")
        self.line(text)

    def _write(self, line: Text) -> None:
        if self.symbols is ASCII:
            line.plain = line.plain.translate(SIGNS)
        if self._console is not None:
            self._console.print(line, soft_wrap=True)
        else:
            self.out.write(line.plain + "\n")

    def prompt(self, text: str) -> None:
        """Write what stands before the cursor."""
        self.out.write(text)
        self.out.flush()

    def flush(self) -> None:
        self.out.flush()


def wrapped(text: Text, columns: int, hang: int) -> list[Text]:
    """Break a text at plain spaces (never at those that do not break); later lines begin at column `hang`.

    >>> [line.plain for line in wrapped(Text("one two three"), 8, 2)]
    ['one two', '  three']
    """
    plain = text.plain
    breaks: list[int] = []
    start, room = 0, columns
    while len(plain) - start > room:
        cut = plain.rfind(" ", start, start + room + 1)
        if cut <= start or not plain[start:cut].strip():
            cut = start + room - 1  # a word longer than the line is cut
        start = cut + 1
        breaks.append(start)
        room = columns - hang
    pieces = text.divide(breaks) if breaks else [text]
    lines = []
    for place, piece in enumerate(pieces):
        if place == 0:
            line = piece.copy()
        else:
            line = Text(" " * hang)
            line.append_text(piece[len(piece) - len(piece.plain.lstrip(" ")) :])
        line.rstrip()
        lines.append(line)
    return lines


def together(text: str) -> str:
    """Return a text that is not broken at its spaces."""
    return text.replace(" ", NO_BREAK)


def _text(text: Text | str) -> Text:
    return Text().append_text(text) if isinstance(text, Text) else Text(text)


def _columns(is_terminal: bool) -> int:
    if not is_terminal:
        return PIPED_COLUMNS
    return max(FEWEST_COLUMNS, min(MOST_COLUMNS, shutil.get_terminal_size((PIPED_COLUMNS, 24)).columns))


def _can_write(out: TextIO, text: str) -> bool:
    try:
        text.encode(out.encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _console(out: TextIO) -> Console:
    return Console(file=out, force_terminal=True, highlight=False, markup=False, emoji=False, width=MOST_COLUMNS * 2)
