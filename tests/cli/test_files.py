"""Files that people give to a command and that it cannot use: named in one line, with the right exit code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import keelboat
from tests.cli.commands import assert_refused, run
from tests.terminal.typist import sentence

DATA = Path(keelboat.__path__[0]) / "data" / "discoveries.json"

READS = {
    "replay": ("replay",),
    "verify": ("verify",),
    "resume": ("play", "--resume"),
    "data check": ("data", "check"),
    "play --data": ("play", "--data"),
    "simulate --data": ("simulate", "discoveries", "--seats", "2", "--data"),
    "perft --data": ("perft", "discoveries", "--seats", "2", "--data"),
    "show --data": ("data", "show", "discoveries", "1", "--data"),
}


@pytest.mark.parametrize("what", READS)
def test_a_file_that_is_missing_or_none_is_exit_2(what: str, tmp_path: Path) -> None:
    missing = str(tmp_path / "nothing here.txt")
    assert_refused(run(*READS[what], missing), 2, missing, "No such file")
    assert_refused(run(*READS[what], str(tmp_path)), 2, str(tmp_path), "Is a directory")


@pytest.mark.parametrize("what", READS)
def test_bytes_that_are_no_text_are_exit_1(what: str, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe\x00")
    assert_refused(run(*READS[what], str(file)), 1, str(file), "UTF-8")


@pytest.mark.parametrize("what", READS)
def test_an_empty_file_and_another_text_are_exit_1(what: str, tmp_path: Path) -> None:
    file = tmp_path / "other.txt"
    for text in ("", "Dear diary,\n\ntoday we crossed the river.\n", "[" * 100_000, "\x00\x00"):
        file.write_text(text, encoding="utf-8")
        assert_refused(run(*READS[what], str(file)), 1, str(file))


@pytest.mark.parametrize("what", READS)
def test_a_file_without_an_end_is_exit_1(what: str) -> None:
    """It is not read for ever."""
    assert_refused(run(*READS[what], "/dev/zero"), 1, "/dev/zero", "MB")


@pytest.mark.parametrize("what", READS)
def test_a_number_of_thousands_of_digits_is_exit_1(what: str, tmp_path: Path) -> None:
    """Python refuses to read one; the file is named all the same."""
    file = tmp_path / "long.txt"
    head = "keelboat 1\ngame discoveries\nrules 1\ndata 123456789abc\nseats 2\nposition "
    records = READS[what][-1] in ("replay", "verify", "--resume")
    file.write_text((head if records else "") + "1" * 5000 + "\n\n", encoding="utf-8")
    assert_refused(run(*READS[what], str(file)), 1, str(file))


def test_an_unreadable_file_is_exit_2(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As root may read everything, the system's refusal is played here."""

    def refuse(*_: object, **__: object) -> object:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("builtins.open", refuse)
    assert_refused(run("replay", str(tmp_path / "x")), 2, "Permission denied")


# --- data files ------------------------------------------------------------------------------------


@pytest.fixture
def misprint(tmp_path: Path) -> str:
    """The data with two facts that cannot be."""
    raw = json.loads(DATA.read_text(encoding="utf-8"))
    raw["cards"][33]["tribe"]["tepees"] = "many"
    raw["cards"][21]["discovery"]["points"] = 99
    file = tmp_path / "misprint.json"
    file.write_text(json.dumps(raw), encoding="utf-8")
    return str(file)


def test_a_wrong_data_file_is_told_in_words(misprint: str) -> None:
    done = run("data", "check", misprint)
    assert done.code == 1
    lines = done.out.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith("card 22 discovery points: ") and lines[0].endswith("99.")
    assert lines[1].startswith("card 34 tribe tepees: ") and lines[1].endswith("many.")
    assert done.err == f"keelboat: {sentence('terminal-data-problems', file=misprint, n=2)}\n"


def test_a_wrong_file_of_expedition_is_told_by_the_game_that_it_names(tmp_path: Path) -> None:
    raw = json.loads(DATA.with_name("expedition.json").read_text(encoding="utf-8"))
    raw["cards"][33]["badge"] = "gold"
    raw["track"]["segments"][0]["from"] = 2
    file = tmp_path / "misprint.json"
    file.write_text(json.dumps(raw), encoding="utf-8")
    done = run("data", "check", str(file), "--lang", "de")
    assert done.code == 1
    assert done.out.splitlines()[0].startswith("track segments: Jedes Feld ")
    assert "card 34 badge: " in done.out and "gold." in done.out


@pytest.mark.parametrize("what", [what for what in READS if "--data" in what])
def test_nothing_is_played_with_a_wrong_data_file(misprint: str, what: str) -> None:
    assert_refused(run(*READS[what], misprint), 1, misprint, "card 22 discovery points", "data check")


def test_json_that_breaks_off_names_line_and_column(tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text('{"game": "discoveries",\n "cards": [1, 2', encoding="utf-8")
    assert_refused(run("data", "check", str(file)), 1, "line 2, column")


def test_a_file_for_an_unknown_game_asks_for_its_name(tmp_path: Path) -> None:
    file = tmp_path / "chess.json"
    file.write_text('{"game": "chess"}', encoding="utf-8")
    assert_refused(run("data", "check", str(file)), 1, "--game")
    done = run("data", "check", str(file), "--game", "discoveries")
    assert done.code == 1 and "file: " in done.out
