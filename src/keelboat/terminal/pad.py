"""The score pad on a page."""

from collections.abc import Sequence

from keelboat.parts import ScoreSheet
from keelboat.terminal.page import Page
from keelboat.terminal.words import Words


def pad(page: Page, words: Words, sheets: Sequence[ScoreSheet]) -> None:
    """Draw the score pad: a column for each seat, a row for each line."""
    rows = [("", [words.seat(sheet.seat) for sheet in sheets])]
    for line in sheets[0].lines:
        rows.append((words.say(line.key), [str(sheet.line(line.key)) for sheet in sheets]))
    rows.append((words.say("terminal-total"), [str(sheet.total) for sheet in sheets]))
    if len(sheets) > 1:
        rows.append((words.say("terminal-tie-break"), [str(sheet.tie_break) for sheet in sheets]))
        rows.append((words.say("terminal-place"), [str(sheet.place) for sheet in sheets]))
    first = max(len(label) for label, _ in rows)
    room = (page.columns - first) // len(sheets) - 2
    widths = [min(room, max(len(row[place]) for _, row in rows)) for place in range(len(sheets))]
    for label, row in rows:
        cells = "".join(f"  {cell[:width]:>{width}}" for cell, width in zip(row, widths, strict=True))
        page.line(f"{label:<{first}}{cells}")
