"""Before a game: the questions for a newcomer, who sits where, names."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable

import pytest

from keelboat import cli
from keelboat.i18n import LANGUAGES
from keelboat.terminal.page import Page
from keelboat.terminal.playing import OWN_NAMES, Wishes, captains, clean_name, distinct, play, questions, split_seats
from keelboat.terminal.problem import Problem
from keelboat.terminal.words import Words, language_of, program
from tests.terminal.typist import said, sentence

WORDS = Words("en", "discoveries")


def typing(*lines: str) -> Callable[[str], str]:
    waiting = list(lines)

    def read(prompt: str) -> str:
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    return read


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def test_enter_takes_what_is_offered() -> None:
    wishes = questions(Page(io.StringIO()), typing("", "", "", "", ""))
    assert wishes == Wishes(game="discoveries", seats="human,guided", language="en")


def test_the_answers_make_the_table() -> None:
    wishes = questions(Page(io.StringIO()), typing("3", "", " Ada, the 1st ", "3", "2"))
    assert wishes == Wishes(game="discoveries", seats="human,random,random,random", language="de", names="Ada the 1st")


def test_every_language_is_offered_by_its_own_name_and_on_the_command_line() -> None:
    """The command line keeps its own list, so that `keelboat --help` need not read the sentences."""
    assert set(OWN_NAMES) == set(LANGUAGES)
    assert cli.LANGUAGES == LANGUAGES


def test_a_newcomer_chooses_between_the_games_and_may_race_alone() -> None:
    wishes = questions(Page(io.StringIO()), typing("", "2", "", "4", ""))
    assert wishes == Wishes(game="expedition", seats="human,guided,guided,guided,guided", language="en")
    wishes = questions(Page(io.StringIO()), typing("", "2", "Ada", "0", "9", "3"))
    assert wishes == Wishes(game="expedition", seats="human", language="en", names="Ada", options=("head_start=3",))


def test_a_language_may_be_typed_by_its_first_letters() -> None:
    assert questions(Page(io.StringIO()), typing("fr", "", "", "", "")).language == "fr"


def test_a_wrong_answer_is_asked_again() -> None:
    out = io.StringIO()
    wishes = questions(Page(out), typing("9", "x", "1", "", "", "7", "none", "2", "0", "1"))
    assert wishes.seats == "human,guided,guided"
    assert said(out.getvalue()).count(sentence("terminal-no-number", n=4)) == 2


def test_the_system_says_which_language_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    out = io.StringIO()
    assert questions(Page(out), typing("", "", "", "", "")).language == "ru"
    assert Words("ru", "discoveries").say("terminal-welcome") in out.getvalue()


def test_input_that_ends_early_is_no_crash() -> None:
    with pytest.raises(Problem):
        questions(Page(io.StringIO()), typing("1"))


def test_a_newcomer_is_told_the_game_in_a_few_lines_and_can_leave() -> None:
    out = io.StringIO()
    assert play(Wishes(), Page(out), typing("", "", "Ada", "1", "1", "quit", "")) == 0
    screen = out.getvalue()
    primer = sentence("terminal-primer-goal")[:40]
    assert screen.index(sentence("terminal-welcome")) < screen.index(primer) < screen.index("── Camp")
    assert "Ada" in screen
    assert max(map(len, screen.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_of_expedition_is_told_that_game(language: str) -> None:
    out = io.StringIO()
    number = str(LANGUAGES.index(language) + 1)
    assert play(Wishes(), Page(out), typing(number, "2", "", "0", "7", "quit", "")) == 0
    screen, words = out.getvalue(), Words(language, "expedition")
    primer = words.say("terminal-primer-race").split()[:3]
    assert " ".join(primer) in screen.replace("\n", " ")
    assert words.say("terminal-track") in screen
    assert max(map(len, screen.splitlines())) <= 80


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de_AT", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LANG": "es_ES"}, "en"),
        ({"LANG": "frp"}, "en"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
    ],
)
def test_the_language_of_the_system(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_seats_keep_the_parameters_of_a_bot() -> None:
    assert split_seats("human, guided:a=1,b=2,random") == ["human", "guided:a=1,b=2", "random"]


def test_names_fit_in_a_record_and_can_be_told_apart() -> None:
    assert clean_name("  Ada\n\x1b[31m \t Lovelace ") == "Ada [31m Lovelace"
    assert len(clean_name("x" * 100)) == 24
    assert distinct(["Ada", "Ada", "Ben", "Ada"]) == ["Ada", "Ada 2", "Ben", "Ada 3"]
    assert len(set(distinct(["Ada", "Ada 2", "Ada", "Ada 2"]))) == 4


def test_those_without_a_name_are_captains() -> None:
    assert captains(WORDS, 3) == ["Lewis", "Clark", "Gass"]
    assert captains(Words("en", "expedition"), 5) == ["Lewis", "Clark", "Ordway", "Pryor", "Floyd"]


def test_the_help_names_a_command_that_works_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """`make play` installs where no shell looks: the path is named then."""
    monkeypatch.setenv("PATH", os.devnull)
    monkeypatch.setattr(sys, "argv", [os.path.abspath(".venv/bin/keelboat"), "play"])
    assert program() == os.path.join(".venv", "bin", "keelboat")
    out = io.StringIO()
    play(Wishes(seats="human,random", seed="1"), Page(out), typing("help"))
    assert f"{program()} play --resume FILE" in said(out.getvalue())
    monkeypatch.setattr(sys, "argv", ["-m", "play"])
    assert program() == "python -m keelboat"
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    assert program() == "keelboat"
