"""What the terminal asks of a game beyond its door: how its table looks, and its words for questions and helps.

A game has one class here, found by name in `drawings`. It works from views and forecasts alone and judges nothing.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final

from rich.text import Text

from keelboat.parts import ScoreSheet
from keelboat.terminal.page import Page
from keelboat.terminal.words import Words

View = dict[str, Any]
STYLES: Final = {
    "blue": "bright_blue",
    "orange": "dark_orange",
    "yellow": "yellow",
    "green": "green",
    "purple": "medium_purple1",
    "gray": "grey62",
}
TERRAIN_STYLES: Final = {"R": "cyan", "M": "magenta"}


class Drawing(ABC):
    """Draws one game on a page."""

    game_name: ClassVar[str] = ""
    """Key of the game's name."""
    quiet: ClassVar[tuple[str, ...]] = ()
    """Events that the table shows anyway."""
    silent: ClassVar[tuple[str, ...]] = ()
    """Events that not even the log tells."""
    dealt: ClassVar[tuple[str, ...]] = ()
    """Events of the set-up that the first table shows."""
    sets: ClassVar[tuple[str, ...]] = ()
    """Questions that are answered with a set, which the game takes in the order of its table of actions."""
    example: ClassVar[str] = ""
    """An action to show what can be typed."""
    opened: ClassVar[tuple[str, ...]] = ()
    """Groups of choices that are folded only when nothing else makes room."""
    has_way_home: ClassVar[bool] = False
    """Whether the game is a race whose shortest way home can be asked for."""
    labels: ClassVar[tuple[str, ...]] = ()
    """Keys of what stands before the lines of a board; the longest one sets the column."""
    tie_break: ClassVar[str] = ""
    """Key of what decides between equal totals; none where the pad says enough."""

    def __init__(self, page: Page, words: Words) -> None:
        self.page: Final = page
        self.words: Final = words
        self.symbols: Final = page.symbols

    # The table.

    @abstractmethod
    def table(self, view: View, bots: Sequence[str | None], forecast: View | None = None) -> None:
        """Draw everything: the reader's own board in full, the rivals in short.

        A forecast adds the numbers of this moment, where the game has any to add.
        """

    @abstractmethod
    def brief(self, view: View) -> None:
        """Draw what changes within a turn."""

    # Words.

    @abstractmethod
    def legend(self) -> str:
        """Return what the symbols mean."""

    @abstractmethod
    def primer(self) -> list[str]:
        """Return the game in a few sentences, for somebody who has never played it."""

    @abstractmethod
    def question(self, view: View, texts: Sequence[str]) -> str:
        """Return the key of what is asked, where these actions are the answers."""

    # The list of choices.

    @abstractmethod
    def group(self, view: View, text: str) -> str:
        """Return where an action stands in the list: `last` at the end, nothing at the top, else a titled group."""

    @abstractmethod
    def title(self, group: str) -> str:
        """Return the heading of a group; nothing for those without one."""

    def order(self, group: str) -> int:
        """Return where a group stands among those with a title; equal ones keep the order of the game's actions."""
        return 0

    def aside(self, text: str) -> bool:
        """Return whether an action stands at the end of its group: useful now and then."""
        return False

    def note(self, view: View, text: str) -> str:
        """Return what a line of the list says beside the label of its action."""
        return ""

    # Helps.

    @abstractmethod
    def explain(self, view: View, forecast: View, text: str) -> Iterator[str]:
        """Yield what the view and the game's forecast say about an action."""

    def foretold(self, text: str, event: str) -> bool:
        """Return whether what is explained about an action says more than one of its events would."""
        return False

    def rule(self, text: str) -> str:
        """Return the rule of what an action leads to, where it is not the one that opens it."""
        return ""

    def warn(self, forecast: View) -> Iterator[str]:
        """Yield what to keep in mind whatever is chosen."""
        yield from ()

    # What all games share.

    def labelled(self, label: str, text: Text | str) -> None:
        """Write a line of a board beside its label."""
        width = max(len(self.words.say(name)) for name in self.labels)
        self.page.first_and_rest(Text(f"{label:<{width}}  ", style="bold"), text, hang=width + 2)

    def heading(self, name: Text, colour: str, notes: Sequence[str]) -> None:
        """Write the heading of a board: who it is, in which colour, and notes."""
        name.append(" (")
        name.append(self.words.colour(colour), style=STYLES[colour])
        name.append(")")
        for note in notes:
            name.append(f" {self.symbols.dot} {note}")
        self.page.rule(name)

    def pad(self, sheets: Sequence[ScoreSheet]) -> None:
        """Draw the score pad: a column for each seat, a row for each line."""
        words = self.words
        rows = [("", [words.seat(sheet.seat) for sheet in sheets])]
        for line in sheets[0].lines:
            rows.append((words.say(line.key), [str(sheet.line(line.key)) for sheet in sheets]))
        rows.append((words.say("terminal-total"), [str(sheet.total) for sheet in sheets]))
        if len(sheets) > 1:
            if self.tie_break:
                rows.append((words.say(self.tie_break), [str(sheet.tie_break) for sheet in sheets]))
            rows.append((words.say("terminal-place"), [str(sheet.place) for sheet in sheets]))
        first = max(len(label) for label, _ in rows)
        room = (self.page.columns - first) // len(sheets) - 2
        widths = [min(room, max(len(row[place]) for _, row in rows)) for place in range(len(sheets))]
        for label, row in rows:
            cells = "".join(f"  {cell[:width]:>{width}}" for cell, width in zip(row, widths, strict=True))
            self.page.line(f"{label:<{first}}{cells}")


def aligned(texts: Sequence[str]) -> list[str]:
    """Return texts filled up to the width of the longest."""
    width = max(map(len, texts), default=0)
    return [f"{text:<{width}}" for text in texts]
