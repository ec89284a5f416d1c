"""What people can do wrong: one line that says so, the right exit code, never a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.commands import assert_refused, clean, command, run, spawn
from tests.terminal.typist import said, sentence, unbroken


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
        ("data show expedition 55", "1 to 54"),
        ("data show expedition red-leader", "blue-leader"),
        ("data show expedition blue-captain", "hunting"),
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


# --- the world outside -------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["/dev/full", "/nonexistent/game.txt", "/"])
def test_a_save_that_fails_says_so_and_the_game_goes_on(where: str) -> None:
    done = run("play", "--seed", "3", typed=f"save {where}\nsave\n1\nquit\n\n")
    assert (done.code, done.err) == (0, "")
    assert unbroken(done.out).count(unbroken(sentence("terminal-not-saved", file=where, reason=""))[:-1]) == 1
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
