"""Whole games at a piped terminal, played by somebody who only reads the screen."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from keelboat.i18n import LANGUAGES
from keelboat.kernel import parse, replay
from keelboat.terminal.choices import MOST_LINES
from tests.cli.commands import Done, run, spawn
from tests.terminal.typist import Typist, said, sentence, unbroken

MISSING_WORDS = re.compile(r"\{[a-z][a-z0-9_-]*\}")
TABLES = {
    "two": ("--seats", "human,guided", "--seed", "3", "--names", "Ada,Ben"),
    "three": ("--seats", "guided,human,random", "--seed", "8", "--names", "Ben,Ada"),
    "four": ("--seats", "human,guided,guided:whim=0.3,random", "--seed", "5", "--names", "Ada"),
}
PAD = ("score-map", "score-species", "score-tepees", "terminal-total", "terminal-tie-break", "terminal-place")


class Played(NamedTuple):
    """A game in English: how it ended, and what was typed."""

    done: Done
    typed: list[str]


def play(*argv: str, asides: dict[int, list[str]] | None = None) -> Played:
    out = io.StringIO()
    typist = Typist("Ada", out, asides)
    done = run("play", *argv, stdin=typist, out=out)
    return Played(done, typist.typed)


@pytest.fixture(
    scope="module", params=["two", *(pytest.param(name, marks=pytest.mark.slow) for name in ("three", "four"))]
)
def game(request: pytest.FixtureRequest) -> tuple[tuple[str, ...], Played]:
    """A game to the end, with every question about the table asked at some time."""
    argv = TABLES[request.param]
    asides = {number: ["?", "? 1", "? 2", "board", "score"] for number in range(1, 200, 9)}
    asides |= {5: ["help", "log", "log all", "why explore 22", "why nonsense", "why", "undo", "redo", "xyzzy", "0", ""]}
    return argv, play(*argv, asides=asides)


def test_a_game_is_played_to_its_end(game: tuple[tuple[str, ...], Played]) -> None:
    _, (done, _) = game
    assert (done.code, done.err) == (0, "")
    assert any(sentence("terminal-winners", n=1, who=name) in done.out for name in ("Ada", "Ben", "Gass", "Ordway"))
    for key in PAD:
        assert re.search(rf"^{sentence(key)}( +\d+)+$", done.out, re.MULTILINE), key


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_has_80_columns_in_every_language(game: tuple[tuple[str, ...], Played], language: str) -> None:
    """Choices have the same numbers in all languages, so the same keys play the same game."""
    argv, played = game
    done = run("play", *argv, "--lang", language, typed="\n".join(played.typed) + "\n")
    assert (done.code, done.err) == (0, "")
    assert [line for line in done.out.splitlines() if len(line) > 80] == []
    assert "\x1b" not in done.out
    assert MISSING_WORDS.findall(done.out) == []
    assert points(done.out) == points(played.done.out)


def points(out: str) -> list[str]:
    """The figures of the score pad at the end."""
    return re.findall(r"\d+", out[out.rfind("──") :])


@pytest.mark.slow
def test_another_process_shows_the_same_game() -> None:
    """Through real pipes: the same seed and the same keys give the same bytes, without colour codes."""
    argv = TABLES["two"]
    played = play(*argv)
    done = spawn("play", *argv, typed="\n".join(played.typed) + "\n")
    assert done == played.done
    assert "\x1b" not in done.out


def test_no_list_of_choices_is_longer_than_a_screen(game: tuple[tuple[str, ...], Played]) -> None:
    _, (done, _) = game
    lists = re.findall(r"^Ada: .*\n((?:.*\n)*?)> ", done.out, re.MULTILINE)
    assert len(lists) > 20
    assert max(found.count("\n") for found in lists) <= MOST_LINES + 1  # an empty line before the last group


def test_save_and_resume_go_on_with_the_same_dice(tmp_path: Path) -> None:
    """With its seed a saved game goes on as if it had never stopped, and its dice are still sealed."""
    file, end = str(tmp_path / "half.txt"), str(tmp_path / "end.txt")
    argv = ("--seats", "human,human", "--seed", "7", "--names", "Ada,Ada")
    whole = run("play", *argv, typed="1\n1\n1\n1\n")
    assert sentence("terminal-input-ended") in said(whole.out)
    half = run("play", *argv, typed=f"1\n1\nsave {file}\nquit\n")
    assert unbroken(sentence("terminal-saved", file=file)) in unbroken(half.out)
    assert sentence("terminal-save-before-leaving") not in said(half.out)  # what is saved already is not offered again
    rest = run("play", "--resume", file, "--seats", "human,human", "--seed", "7", typed=f"1\n1\nsave {end}\n")
    assert rest.code == 0
    record = parse(Path(end).read_text(encoding="utf-8"))
    assert record.commit == parse(Path(file).read_text(encoding="utf-8")).commit != ""
    straight = run("play", *argv, typed=f"1\n1\n1\n1\nsave {tmp_path / 'straight.txt'}\n")
    assert straight.code == 0
    assert Path(end).read_text() == (tmp_path / "straight.txt").read_text()


def test_without_its_seed_a_resumed_game_says_that_it_cannot_be_verified(tmp_path: Path) -> None:
    file, end = str(tmp_path / "half.txt"), str(tmp_path / "end.txt")
    run("play", "--seed", "7", typed=f"1\nsave {file}\n")
    done = run("play", "--resume", file, typed=f"save {end}\n")
    assert sentence("terminal-seal-dropped") in said(done.out)
    assert parse(Path(end).read_text(encoding="utf-8")).commit == ""
    assert run("replay", end).code == 0


def test_a_finished_game_is_saved_with_its_seed_and_verifies(tmp_path: Path) -> None:
    file = tmp_path / "end.txt"
    played = play(*TABLES["two"])
    typed = [*played.typed[:-1], str(file)]  # the last line answered the offer to save
    done = run("play", *TABLES["two"], typed="\n".join(typed) + "\n")
    assert unbroken(sentence("terminal-saved", file=str(file))) in unbroken(done.out)
    record = parse(file.read_text(encoding="utf-8"))
    assert record.seed and record.names == {0: "Ada", 1: "Ben"}
    assert len(replay(record)) == len(record.entries)
    assert run("verify", str(file)).code == 0
    again = run("play", "--resume", str(file))
    assert sentence("terminal-final") in again.out


def test_undo_takes_a_choice_back_and_redo_makes_it_again(tmp_path: Path) -> None:
    """Seed 4 opens with a die to turn: a decision of several steps, none of which is a roll."""
    files = [str(tmp_path / name) for name in ("before", "changed", "undone", "redone")]
    typed = [
        *("1", f"save {files[0]}", "place walk change", f"save {files[1]}"),
        *("undo", f"save {files[2]}", "redo", f"save {files[3]}"),
    ]
    done = run("play", "--seed", "4", typed="\n".join(typed) + "\n")
    assert sentence("terminal-undone") in done.out
    before, changed, undone, redone = (Path(file).read_text() for file in files)
    assert before == undone != changed == redone


def test_nothing_is_undone_past_a_roll() -> None:
    done = run("play", "--seed", "4", typed="1\nundo\nredo\n")
    assert sentence("terminal-no-undo") in said(done.out)
    assert sentence("terminal-no-redo") in said(done.out)


@pytest.mark.slow
def test_in_hotseat_the_journals_of_others_stay_covered() -> None:
    """Two people at one screen: each sees the cards in the own journal only, until the game ends."""
    out = io.StringIO()
    typist = Typist("Ada", out)
    done = run("play", "--seats", "human,human", "--seed", "3", "--names", "Ada,Ada", stdin=typist, out=out)
    assert done.code == 0
    screens = done.out[: done.out.rfind(sentence("terminal-final"))].split("── Camp")[1:]
    journals = [re.findall(r"^Journal +(\d+) cards?(:?)", screen, re.MULTILINE) for screen in screens]
    explored = [own for own in journals[:-1] if own[1][0] != "0"]
    assert len(explored) > 5
    assert all(rival[1] == "" for _, rival in explored)
    assert any(own[1] == ":" for own, _ in journals[:-1])
    assert all(shown[1] == ":" for shown in journals[-1] if shown[0] != "0")
