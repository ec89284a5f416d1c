"""Lines of so many columns, colour only where it is wanted, a letter where a symbol cannot be written."""

from __future__ import annotations

import io

import pytest
from rich.text import Text

from keelboat.terminal.page import ASCII, UNICODE, Page, together, wrapped


class Screen(io.StringIO):
    """A terminal, as far as anybody asks."""

    def isatty(self) -> bool:
        return True


def written(page: Page) -> str:
    assert isinstance(page.out, io.StringIO)
    return page.out.getvalue()


def test_a_text_is_broken_at_spaces_and_hangs() -> None:
    page = Page(io.StringIO(), columns=20)
    page.first_and_rest("  7  ", "Place two walk dice on Hike", hang=5)
    assert written(page) == "  7  Place two walk\n     dice on Hike\n"


def test_a_text_is_not_broken_where_the_language_forbids_it() -> None:
    page = Page(io.StringIO(), columns=14)
    page.line("Pioche, reste\u00a0: 9\u00a0cartes")
    assert written(page) == "Pioche,\nreste\u00a0:\n9\u00a0cartes\n"
    assert together("a b") == "a\u00a0b"


def test_a_word_longer_than_the_line_is_cut_and_nothing_is_lost() -> None:
    lines = wrapped(Text("x" * 50 + " end"), 20, 2)
    assert all(len(line.plain) <= 20 for line in lines)
    assert "".join(line.plain.replace(" ", "") for line in lines) == "x" * 50 + "end"


@pytest.mark.parametrize("columns", range(8, 60, 7))
def test_no_line_is_too_long_and_no_word_is_lost(columns: int) -> None:
    text = "one three fifteen seventeen a bb ccc dddd eeeee   ffffff"
    lines = wrapped(Text(text), columns, 3)
    assert all(len(line.plain) <= columns for line in lines)
    assert "".join("".join(line.plain.split()) for line in lines) == "".join(text.split())


def test_a_heading_fills_the_line() -> None:
    page = Page(io.StringIO(), columns=30)
    page.rule("Camp")
    assert written(page) == "\n── Camp " + "─" * 22 + "\n"


def test_a_pipe_has_80_columns_and_no_colour() -> None:
    page = Page(io.StringIO())
    page.line(Text("blue", style="blue"))
    assert (page.columns, page.is_terminal, written(page)) == (80, False, "blue\n")


def test_a_terminal_has_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    page = Page(Screen())
    page.line(Text("blue", style="blue"))
    assert "\x1b[" in written(page) and "blue" in written(page)


@pytest.mark.parametrize(("name", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_a_terminal_without_colour_gets_none(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv(name, value)
    page = Page(Screen())
    page.line(Text("blue", style="blue"))
    assert written(page) == "blue\n"


@pytest.mark.parametrize(("columns", "used"), [("20", 40), ("64", 64), ("100", 100), ("250", 100)])
def test_a_terminal_is_used_up_to_100_columns(monkeypatch: pytest.MonkeyPatch, columns: str, used: int) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert Page(Screen()).columns == used


@pytest.mark.parametrize(("encoding", "symbols"), [("utf-8", UNICODE), ("ascii", ASCII), ("latin-1", ASCII)])
def test_symbols_are_letters_where_they_cannot_be_written(encoding: str, symbols: object) -> None:
    assert Page(io.TextIOWrapper(io.BytesIO(), encoding=encoding)).symbols is symbols


def test_no_two_symbols_of_faces_or_terrain_are_alike() -> None:
    for symbols in (UNICODE, ASCII):
        drawn = [symbols.walk, symbols.ride, symbols.negotiate, symbols.journal, symbols.river, symbols.mountain]
        assert len({*drawn, symbols.tepee}) == 7
        assert all(len(symbol) == 1 for symbol in symbols)
    assert UNICODE.path("RRM") == "≈≈▲"
