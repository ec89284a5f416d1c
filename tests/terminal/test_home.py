"""The way home, told on request."""

import pytest

from keelboat.i18n import LANGUAGES
from keelboat.terminal.home import way_home
from keelboat.terminal.words import Words
from tests.cli.commands import run
from tests.expedition.positions import GAME, play, player, table


def told(state: object, language: str = "en") -> list[str]:
    return list(way_home(Words(language, "expedition", ["Ada"]), GAME, state, 0))  # type: ignore[arg-type]


def test_a_camp_that_wins_now_is_one_turn() -> None:
    state = table(player("leader, hunter", aboard=1, position=43), mackenzie=20)
    assert told(state) == [
        "A camp here wins with 4 time tokens at most.",
        "Mackenzie arrives in 19 turns.",
        "At best 1 turn to go if nobody interferes.",
    ]


def test_far_away_there_are_only_bounds() -> None:
    said = told(table(player(aboard=1, time=3), mackenzie=2))
    assert said[0] == "39 spaces to Fort Clatsop: river 26, mountain 10, mixed 2."
    assert said[1] == "Before the scout moves you must drop 3 time tokens."
    assert said[-1].startswith("At least ")


def test_there_may_be_no_way_home() -> None:
    """Mackenzie is about to arrive, and the scout is far away."""
    assert told(table(player("12", position=3), mackenzie=38))[-1] == "You can no longer arrive before Mackenzie."


def test_after_the_end_nothing_is_searched() -> None:
    over = play(table(player("", position=45), mackenzie=20), "0 camp")
    assert GAME.winners(over) == (0,)
    assert len(told(over)) == 2


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_home_is_a_command_of_the_race_only(language: str) -> None:
    done = run(
        "play", "expedition", "--seats", "human", "--seed", "3", "--lang", language, typed="home\nhelp\nquit\n\n"
    )
    assert "39" in done.out
    assert "\n  home " in done.out
    other = run(
        "play", "discoveries", "--seats", "human,random", "--seed", "3", "--lang", language, typed="help\nquit\n\n"
    )
    assert "\n  home " not in other.out
