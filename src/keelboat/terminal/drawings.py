"""The drawings there are, by game: the only place of the terminal that names them all."""

from typing import Final

from keelboat.terminal.discoveries import DiscoveriesDrawing
from keelboat.terminal.drawing import Drawing
from keelboat.terminal.expedition import ExpeditionDrawing
from keelboat.terminal.page import Page
from keelboat.terminal.words import Words

DRAWINGS: Final[dict[str, type[Drawing]]] = {"discoveries": DiscoveriesDrawing, "expedition": ExpeditionDrawing}


def drawing_of(game: str, page: Page, words: Words) -> Drawing:
    """Return what draws a game."""
    return DRAWINGS[game](page, words)
