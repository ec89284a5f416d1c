"""What people can do wrong: one line that says so, the right exit code, never a traceback."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import keelboat
from tests.cli.commands import Done, clean, command, run, spawn
from tests.terminal.typist import said, sentence

DATA = Path(keelboat.__path__[0]) / "data" / "discoveries.json"


def assert_refused(done: Done, code: int, *words: str) -> None:
    """Nothing on standard output, one line on standard error that says these words."""
    assert done.code == code, done
    assert done.out == ""
    assert done.err.count("\n") == 1 and done.err.endswith("\n"), done.err
    for word in words:
        assert word in done.err, done.err


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "COMMAND"),
        ("dance", "'dance'"),
        ("play --tempo 3", "--tempo"),
        ("play chess", "there are: discoveries"),
        ("play --seats human", "2, 3 or 4"),
        ("play --seats human,human,human,human,human", "5"),
        ("play --seats human,deep_blue", "there are: random, guided, human"),
        ("play --seats human,guided:wim=1", "its parameters: whim"),
        ("play --seats human,,", "no bot ''"),
        ("play --option first_game", "first_game"),
        ("play --option pace=slow", "it has: colours, first_game"),
        ("play --option first_game=perhaps", "perhaps"),
        ("play --names Ada,Ben,Cleo", "3"),
        ("play --lang es", "'es'"),
        ("play --resume x.txt --option first_game=yes", "--resume"),
        ("play discoveries --resume x.txt", "--resume"),
        ("replay", "FILE"),
        ("simulate discoveries", "--seats"),
        ("simulate chess --seats 2", "there are: discoveries"),
        ("simulate discoveries --seats 5", "2, 3 or 4"),
        ("simulate discoveries --seats two", "'two'"),
        ("simulate discoveries --seats 2 --games 0", "--games"),
        ("simulate discoveries --seats 3 --bots guided,random", "3"),
        ("simulate discoveries --seats 2 --bots gided", "there are: random, guided"),
        ("simulate discoveries --seats 2 --option pace=slow", "it has: colours, first_game"),
        ("perft discoveries --seats 9", "2, 3 or 4"),
        ("perft discoveries --seats 2 --depth 0", "--depth"),
        ("data", "check|show"),
        ("data check --game chess", "there are: discoveries"),
        ("data show discoveries 99", "1 to 55"),
        ("data show discoveries ten", "'ten'"),
        ("data show chess 1", "there are: discoveries"),
    ],
)
def test_a_wrong_command_is_one_line_and_exit_2(line: str, words: str) -> None:
    assert_refused(run(*line.split()), 2, words)


@pytest.mark.parametrize(
    ("language", "words"), [("fr_FR", "2, 3 ou 4"), ("de_DE", "2, 3 oder 4"), ("ru_RU", "2, 3 или 4")]
)
def test_an_error_speaks_the_language_of_the_system(language: str, words: str) -> None:
    done = run("play", "--seats", "human", lang=language)
    assert_refused(done, 2, words)
    assert done.err != run("play", "--seats", "human").err


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


# --- records -------------------------------------------------------------------------------------


def changed(finished: Path, tmp_path: Path, change: Callable[[list[str]], None]) -> str:
    lines = finished.read_text(encoding="utf-8").splitlines()
    change(lines)
    file = tmp_path / "changed.txt"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(file)


def entry(lines: list[str], begins: str) -> int:
    """The place of the first entry of a kind after the opening."""
    start = lines.index("") + 60
    return next(place for place in range(start, len(lines)) if lines[place].startswith(begins))


def test_an_illegal_move_names_its_line_and_the_rule(finished: Path, tmp_path: Path) -> None:
    places = []

    def wrong(lines: list[str]) -> None:
        places.append(entry(lines, "0 end turn"))
        lines[places[0]] = "1 end turn"

    file = changed(finished, tmp_path, wrong)
    for what in ("replay", "verify"):
        assert_refused(run(what, file), 1, f"line {places[0] + 1}:", "D-TURN-1")


def test_a_word_that_is_no_action_names_its_line(finished: Path, tmp_path: Path) -> None:
    places = []

    def wrong(lines: list[str]) -> None:
        places.append(entry(lines, "0 place"))
        lines[places[0]] = "0 plaice walk hike"

    assert_refused(run("replay", changed(finished, tmp_path, wrong)), 1, f"line {places[0] + 1}:", "plaice")


def test_a_draw_that_was_changed_is_found_by_verify(finished: Path, tmp_path: Path) -> None:
    """Two removed cards change places: every move is still legal, but the dice did not fall so."""
    places = []

    def wrong(lines: list[str]) -> None:
        places.append(lines.index("") + 1)
        first, second = places[0], places[0] + 1
        assert lines[first].startswith("* remove ") and lines[second].startswith("* remove ")
        lines[first], lines[second] = lines[second], lines[first]

    file = changed(finished, tmp_path, wrong)
    assert run("replay", file).code == 0
    assert_refused(run("verify", file), 1, f"line {places[0] + 1}:", "draw 1 ")


def test_a_seed_that_was_changed_is_found_by_verify(finished: Path, tmp_path: Path) -> None:
    places = []

    def wrong(lines: list[str]) -> None:
        places.append(next(place for place, line in enumerate(lines) if line.startswith("seed ")))
        lines[places[0]] = "seed " + "0" * 64

    file = changed(finished, tmp_path, wrong)
    assert run("replay", file).code == 0
    assert_refused(run("verify", file), 1, f"line {places[0] + 1}:", "seed")


def test_a_wrong_result_names_its_line(finished: Path, tmp_path: Path) -> None:
    places = []

    def wrong(lines: list[str]) -> None:
        places.append(next(place for place, line in enumerate(lines) if line.startswith("result ")))
        lines[places[0]] = "result 99 1"

    assert_refused(run("replay", changed(finished, tmp_path, wrong)), 1, f"line {places[0] + 1}:")


@pytest.mark.parametrize(
    ("begins", "instead"),
    [("game ", "game chess"), ("rules ", "rules 77"), ("data ", "data 0123456789ab"), ("seats ", "seats 7")],
)
def test_a_record_of_something_else_is_exit_1(finished: Path, tmp_path: Path, begins: str, instead: str) -> None:
    def wrong(lines: list[str]) -> None:
        lines[next(place for place, line in enumerate(lines) if line.startswith(begins))] = instead

    file = changed(finished, tmp_path, wrong)
    for what in (("replay",), ("verify",), ("play", "--resume")):
        assert_refused(run(*what, file), 1, "line ")


def test_a_game_that_goes_on_cannot_be_verified_yet(finished: Path, tmp_path: Path) -> None:
    file = tmp_path / "half.txt"
    run("play", "--seed", "3", typed=f"1\nsave {file}\n")
    assert run("replay", str(file)).code == 0
    assert_refused(run("verify", str(file)), 1, "no seed yet")


def test_at_out_of_range_is_exit_2(finished: Path) -> None:
    entries = len(finished.read_text(encoding="utf-8").split("\n\n")[1].splitlines())
    assert run("replay", str(finished), "--at", str(entries)).code == 0
    assert_refused(run("replay", str(finished), "--at", str(entries + 1)), 2, str(entries))
    assert_refused(run("replay", str(finished), "--at", "-1"), 2, "--at")
    assert_refused(run("replay", str(finished), "--at", "1e3"), 2, "--at")


def test_resume_with_the_wrong_number_of_seats_is_exit_2(finished: Path) -> None:
    assert_refused(run("play", "--resume", str(finished), "--seats", "human,random,random"), 2, "3", "2")


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


# --- the world outside -------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["/dev/full", "/nonexistent/game.txt", "/"])
def test_a_save_that_fails_says_so_and_the_game_goes_on(where: str) -> None:
    done = run("play", "--seed", "3", typed=f"save {where}\nsave\n1\nquit\n\n")
    assert (done.code, done.err) == (0, "")
    assert said(done.out).count(sentence("terminal-not-saved", file=where, reason="")[:-1]) == 1
    assert sentence("terminal-save-where") in said(done.out)
    assert sentence("terminal-goodbye") in done.out


def test_a_save_that_fails_half_way_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.txt"
    file.write_text("old", encoding="utf-8")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    done = run("play", "--seed", "3", typed=f"save {file}\n")
    assert "No space left on device" in said(done.out)
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]
    assert file.read_text(encoding="utf-8") == "old"


def test_output_on_a_full_disk_is_one_line_and_exit_2(finished: Path) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            command("replay", str(finished)), stdout=full, stderr=subprocess.PIPE, env=clean({}), check=False
        )
    assert done.returncode == 2
    assert done.stderr == b"keelboat: cannot write: No space left on device\n"


def test_a_reader_who_goes_away_leaves_no_traceback(finished: Path) -> None:
    with subprocess.Popen(
        command("replay", str(finished)), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=clean({})
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        error = process.stderr.read()
    assert (process.returncode, error) == (141, b"")


@pytest.mark.parametrize(
    ("line", "closed"),
    [
        ("play --seats human,random", "<&-"),
        ("play --seats human,random", ">&-"),
        ("simulate discoveries --seats 2 --games 1", "2>&-"),
        ("--version", "<&- >&- 2>&-"),
    ],
)
def test_a_stream_that_was_closed_before_leaves_no_traceback(line: str, closed: str) -> None:
    """A job that was started without standard input, output or errors."""
    shell = f'exec "$@" {closed}'
    arguments = ["sh", "-c", shell, "sh", *command(*line.split())]
    done = subprocess.run(arguments, input=b"", capture_output=True, env=clean({}), check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    "line", ["simulate discoveries --seats 4 --games 9999999", "perft discoveries --seats 4 --depth 30"]
)
@pytest.mark.slow
def test_ctrl_c_stops_with_one_line(line: str) -> None:
    """The process listens to Ctrl-C even where this one, run in the background, was told not to."""
    listening = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
    code = f"{listening}from keelboat.cli import main; print(1, flush=True); sys.exit(main({line.split()!r}))"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=clean({})
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(1.5)
        process.send_signal(signal.SIGINT)
        _, error = process.communicate(timeout=30)
    assert (process.returncode, error) == (130, b"keelboat: stopped\n")


def test_bytes_that_are_no_text_may_be_typed() -> None:
    done = spawn("play", "--seed", "3", typed=b"\xff\xfe\x00 \x80\n1\n")
    assert (done.code, done.err) == (0, "")
    assert sentence("terminal-input-ended") in said(done.out)


@pytest.mark.slow
def test_a_terminal_without_unicode_gets_letters(finished: Path) -> None:
    done = spawn("replay", str(finished), "--at", "60", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert (done.code, done.err) == (0, "")
    assert "Left Bank (w r)" in done.out
    playing = spawn("play", "--seed", "3", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert playing.out.startswith('Type the number of a choice. "? 3" explains')
    russian = spawn("replay", str(finished), "--lang", "ru", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert (russian.code, russian.err) == (0, "")


def test_nothing_to_read_ends_politely() -> None:
    done = run("play")
    assert (done.code, done.err) == (0, "")
    assert said(done.out).endswith(sentence("terminal-input-ended"))
