"""What each command does when all is well."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import subprocess
import time
from pathlib import Path

import pytest

import keelboat
from keelboat.i18n import LANGUAGES
from keelboat.kernel import Entry, find_game, opening, parse, perft, state_after, tables
from keelboat.kernel.chance import fair_draw, nonces_hash
from keelboat.kernel.replay import outcome_at
from tests.cli.commands import clean, command, run, spawn
from tests.terminal.typist import said, sentence

DATA = Path(keelboat.__path__[0]) / "data" / "discoveries.json"


def test_the_version_says_whether_the_rules_are_compiled() -> None:
    from keelboat.parts import door

    form = "plain Python" if door.__file__.endswith(".py") else "compiled"
    done = spawn("--version")
    assert done == (0, f"keelboat {keelboat.__version__} ({form})\n", "")


@pytest.mark.parametrize(
    "words", ["", "play", "replay", "verify", "simulate", "perft", "data", "data check", "data show"]
)
def test_help_is_there_for_every_command(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    done = run(*words.split(), "--help")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"usage: keelboat {words}".rstrip())
    assert max(len(line) for line in done.out.splitlines()) <= 80


def test_each_example_in_the_help_is_understood() -> None:
    from keelboat.cli import EXAMPLES, parser

    lines = [re.split(r" {2,}", line.strip())[0] for line in EXAMPLES.splitlines()[1:]]
    assert len(lines) >= 6
    for line in lines:
        assert line.startswith("keelboat ")
        parser().parse_args(line.split()[1:])


# --- records -------------------------------------------------------------------------------------


def test_replay_tells_the_log_and_draws_the_board(finished: Path) -> None:
    record = parse(finished.read_text(encoding="utf-8"))
    done = run("replay", str(finished))
    assert (done.code, done.err) == (0, "")
    entries = len(record.entries)
    assert sentence("terminal-replayed", n=entries, m=entries, data=record.data) in said(done.out)
    assert "Ada" in done.out and "── Ben (orange)" in done.out
    assert re.search(rf"^{sentence('terminal-total')} +{record.result[0]} +{record.result[1]}$", done.out, re.MULTILINE)
    assert "\x1b" not in done.out
    assert max(map(len, done.out.splitlines())) <= 80


@pytest.mark.parametrize("at", [0, 1, 60, 300])
def test_replay_stops_where_it_is_told(finished: Path, at: int) -> None:
    record = parse(finished.read_text(encoding="utf-8"))
    done = run("replay", str(finished), "--at", str(at))
    assert done.code == 0
    assert sentence("terminal-replayed", n=at, m=len(record.entries), data=record.data) in said(done.out)
    numbers = [int(number) for number in re.findall(r"^ *(\d+)  \S", done.out.split("── ")[0], re.MULTILINE)]
    assert max(numbers, default=0) <= at


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_and_verify_speak_every_language_on_80_columns(finished: Path, language: str) -> None:
    for what in ("replay", "verify"):
        done = run(what, str(finished), "--lang", language)
        assert (done.code, done.err) == (0, "")
        assert max(map(len, done.out.splitlines())) <= 80
        assert re.findall(r"\{[a-z][a-z0-9_-]*\}", done.out) == []


def test_a_record_with_windows_line_ends_is_the_same_record(finished: Path, tmp_path: Path) -> None:
    file = tmp_path / "windows.txt"
    file.write_bytes(b"\xef\xbb\xbf" + finished.read_bytes().replace(b"\n", b"\r\n"))
    assert run("verify", str(file)) == run("verify", str(finished))


def test_names_in_a_record_cannot_write_to_the_terminal(finished: Path, tmp_path: Path) -> None:
    """A record may come from anybody: its names are shown without control characters."""
    file = tmp_path / "rude.txt"
    text = finished.read_text(encoding="utf-8").replace("name 0 Ada", "name 0 A\x1b[2J\x07da")
    file.write_text(text, encoding="utf-8")
    for what in (("replay",), ("play", "--resume")):
        done = run(*what, str(file))
        assert done.code == 0
        assert "A [2J da" in done.out
        assert re.findall(r"[\x00-\x09\x0b-\x1f\x7f]", done.out) == []


def test_verify_says_what_it_proves_and_what_not(finished: Path) -> None:
    record = parse(finished.read_text(encoding="utf-8"))
    draws = sum(entry.draw > 0 for entry in record.entries)
    done = run("verify", str(finished))
    assert (done.code, done.err) == (0, "")
    for key in ("terminal-verified-proves", "terminal-verified-not"):
        assert sentence(key) in said(done.out)
    assert sentence("terminal-verified", n=draws) in said(done.out)


def test_verify_claims_less_where_draw_numbers_are_left_out(finished: Path, tmp_path: Path) -> None:
    """The last draw of all is made again under a later number that gives the same: right, but picked."""
    record = parse(finished.read_text(encoding="utf-8"))
    place = max(place for place, entry in enumerate(record.entries) if entry.draw)
    last = record.entries[place]
    outcomes = find_game("discoveries").chance_outcomes(state_after(record, upto=place))
    total = sum(weight for _, weight in outcomes)
    number = last.draw + 1
    while outcome_at(outcomes, fair_draw(bytes.fromhex(record.seed), nonces_hash({}), number, total)).text != last.text:
        number += 1
    record.entries[place] = Entry(last.seat, last.text, number)
    file = tmp_path / "picked.txt"
    file.write_text(record.text(), encoding="utf-8")
    done = run("verify", str(file))
    assert (done.code, done.err) == (0, "")
    left_out = {"n": number - last.draw, "line": str(last.line)}
    assert sentence("terminal-verified-skipped", **left_out) in said(done.out)
    assert sentence("terminal-verified-proves") not in said(done.out)


# --- studies ---------------------------------------------------------------------------------------


SIMULATE = ("simulate", "discoveries", "--seats", "3", "--games", "4")


def simulated(*argv: str) -> dict[str, object]:
    done = run(*SIMULATE, "--json", *argv)
    assert (done.code, done.err) == (0, "")
    found = json.loads(done.out.splitlines()[-1])
    assert isinstance(found, dict)
    return found


def test_simulate_prints_one_object_with_everything() -> None:
    found = simulated("--seed", "5", "--bots", "guided,random,random")
    expected = {"game": "discoveries", "seats": 3, "games": 4, "seed": 5, "bots": ["guided", "random", "random"]}
    assert found.items() >= expected.items()
    scores, turns = found["mean_scores"], found["mean_turns"]
    assert isinstance(scores, list) and len(scores) == 3 and scores[0] > max(scores[1:])
    assert isinstance(turns, float) and 10 < turns < 1000
    assert isinstance(found["compiled"], bool)
    assert isinstance(found["stalled"], int) and 0 <= found["stalled"] <= 4
    applied, decisions = found["applied_per_second"], found["decisions_per_second"]
    assert isinstance(applied, int) and isinstance(decisions, int) and applied > decisions > 0


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    def result(*argv: str) -> dict[str, object]:
        return {key: value for key, value in simulated(*argv).items() if not key.endswith("_per_second")}

    for bots in ("random", "guided"):
        assert result("--bots", bots, "--seed", "7") == result("--bots", bots, "--seed", "7")
        assert result("--bots", bots, "--seed", "7")["applied"] != result("--bots", bots, "--seed", "8")["applied"]


@pytest.mark.slow
def test_another_process_simulates_the_same() -> None:
    here = simulated("--seed", "word")
    there = json.loads(spawn(*SIMULATE, "--json", "--seed", "word", PYTHONHASHSEED="77").out)
    for key in ("seed", "applied", "decisions", "mean_scores", "wins", "mean_turns", "stalled"):
        assert here[key] == there[key], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_reports_in_words(language: str) -> None:
    done = run(*SIMULATE, "--bots", "guided", "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert done.out.count("guided") == 3
    assert max(map(len, done.out.splitlines())) <= 80
    assert "{" not in done.out and "\x1b" not in done.out


def test_perft_counts_depth_by_depth_and_divides() -> None:
    game = find_game("discoveries")
    start = opening(game, 2, "5", {}, tables("discoveries"))
    done = run("perft", "discoveries", "--seats", "2", "--seed", "5", "--depth", "3", "--divide")
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[-3:] == [f"perft {depth} {perft(game, start, depth)}" for depth in (1, 2, 3)]
    below = [int(line.rpartition(": ")[2]) for line in lines[:-3]]
    assert len(below) == 3 and sum(below) == perft(game, start, 3)


# --- data --------------------------------------------------------------------------------------------


def test_the_data_that_we_play_with_is_right() -> None:
    done = run("data", "check")
    assert (done.code, done.err) == (0, "")
    assert tables("discoveries").hash in done.out and tables("expedition").hash in done.out
    assert run("data", "check", str(DATA)).code == 0
    assert tables("expedition").hash in run("data", "check", str(DATA.with_name("expedition.json"))).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_shown_with_the_source_of_each_fact(language: str) -> None:
    for card in range(1, 56):
        done = run("data", "show", "discoveries", str(card), "--lang", language)
        assert (done.code, done.err) == (0, "")
        facts = re.findall(r"^  (tribe|discovery) \w+", done.out, re.MULTILINE)
        assert len(facts) >= 7
        assert max(map(len, done.out.splitlines())) <= 80
        assert re.findall(r"\{[a-z][a-z0-9_-]*\}", done.out) == []


def test_a_fact_inside_a_fact_has_its_own_source() -> None:
    """Card 2: that it explores is printed in the rulebook, how far is not."""
    out = run("data", "show", "discoveries", "2").out
    assert re.search(r"^  tribe effect +\{.*\n? +\(rulebook\)$", out, re.MULTILINE)
    assert re.search(r"^  tribe effect runs +\[\[.*\(reconstructed\)$", out, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["1", "37", "54", "blue-leader", "purple-trapper", "hunting", "boat_upgrade"])
def test_characters_and_places_of_expedition_are_shown_with_codes_and_their_legend(language: str, name: str) -> None:
    done = run("data", "show", "expedition", name, "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert f" {name} " in done.out.splitlines()[1]
    assert re.search(r"^  options +\[", done.out, re.MULTILINE)
    codes = {code for group in re.findall(r"\(([A-Z0-9+]+)\)$", done.out, re.MULTILINE) for code in group.split("+")}
    assert codes >= {"RB2"}
    assert codes == set(re.findall(r"^  ([A-Z][A-Z0-9]+)\W", done.out, re.MULTILINE))
    assert max(map(len, done.out.splitlines())) <= 80
    assert re.findall(r"\{[a-z][a-z0-9_-]*\}", done.out) == []


def test_a_corrected_card_is_played_and_the_record_says_so(tmp_path: Path) -> None:
    raw = json.loads(DATA.read_text(encoding="utf-8"))
    raw["cards"][0]["discovery"]["points"] = 7
    data, file = tmp_path / "mine.json", tmp_path / "game.txt"
    data.write_text(json.dumps(raw), encoding="utf-8")
    assert "7 points" in said(run("data", "show", "discoveries", "1", "--data", str(data)).out)
    run("play", "--seed", "3", "--data", str(data), typed=f"save {file}\n")
    assert run("replay", str(file)).code == 1
    assert run("replay", str(file), "--data", str(data)).code == 0
    assert run("play", "--resume", str(file), "--data", str(data)).code == 0


# --- at a real terminal --------------------------------------------------------------------------------


def at_terminal(typed: list[str], *argv: str, **environment: str) -> tuple[int, str]:
    """Run the command on a terminal of its own, typing each line when it waits for one."""
    master, slave = pty.openpty()
    env = clean({"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", **environment})
    process = subprocess.Popen(command(*argv), stdin=slave, stdout=slave, stderr=slave, env=env, close_fds=True)
    os.close(slave)
    screen = b""
    waiting = list(typed)
    quiet_since = time.monotonic()
    while time.monotonic() - quiet_since < 60:
        ready, _, _ = select.select([master], [], [], 0.1)
        if ready:
            try:
                piece = os.read(master, 65536)
            except OSError:  # the other side has closed
                break
            if not piece:
                break
            screen += piece
            quiet_since = time.monotonic()
        elif waiting and screen.endswith((b"> ", b": ")):
            os.write(master, waiting.pop(0).encode() + b"\n")
            screen += b"\n"
    os.close(master)
    return process.wait(timeout=30), screen.decode()


def test_a_newcomer_is_asked_and_plays_in_colour() -> None:
    """`keelboat play` with nothing else, on a terminal: two Enters, a name, two Enters, a choice, quit."""
    code, screen = at_terminal(["", "", "Ada", "", "", "1", "quit", ""], "play")
    assert code == 0
    assert sentence("terminal-welcome") in screen
    assert "Ada" in screen and sentence("terminal-goodbye") in screen
    assert "\x1b[" in screen


@pytest.mark.slow
def test_no_color_is_respected_on_a_terminal() -> None:
    code, screen = at_terminal(["1", "quit", ""], "play", "--seed", "3", NO_COLOR="1")
    assert code == 0
    assert re.findall(r"\x1b\[[0-9;]*m", screen) == []


@pytest.mark.slow
def test_simulate_has_a_progress_bar_on_a_terminal_only() -> None:
    code, screen = at_terminal([], *SIMULATE, "--bots", "guided")
    assert code == 0
    assert "4/4" in screen or "━" in screen
    assert "━" not in spawn(*SIMULATE).err
