"""The guided bot in Expedition: what a sensible beginner would do."""

from __future__ import annotations

from random import Random

import pytest

from keelboat.bots import make_bot
from keelboat.kernel import Match, SeededChance
from keelboat.parts import State
from tests.expedition.positions import GAME, play, player, table


def choice(state: State) -> str:
    bot = make_bot("guided:whim=0")
    return bot.choose(state, GAME.legal_actions(state), Random(1)).text


def test_it_moves_when_the_way_ahead_allows_it() -> None:
    crew = "leader, hunter, trapper"
    assert choice(table(player(crew, goods="canoe", aboard=1, position=3), player())) == "play blue-leader"
    assert choice(table(player(crew, goods="canoe", aboard=1, position=19), player())) != "play blue-leader"
    assert choice(table(player(crew, goods="horse", aboard=1, position=19), player())) == "play blue-leader"


def test_it_does_whole_activations() -> None:
    state = play(table(player("leader, hunter", goods="2 food", aboard=2), player()), "0 play blue-leader")
    assert choice(state) == "support none +2"
    assert choice(play(state, "0 support none +2")) == "do 1"


def test_it_calls_companions_when_many_wait() -> None:
    waiting = {"hunting": 1, "gift": 1, "canoe_building": 2}
    assert choice(table(player("interpreter, hunter, leader"), player(), board=waiting)) == "play blue-interpreter"


def test_it_camps_when_few_cards_are_left_and_never_misses_a_victory() -> None:
    done = {"done": ["acted"]}
    assert choice(table(player("leader, hunter, trapper"), player(), turn=done)) == "end turn"
    assert choice(table(player("leader"), player(), turn=done)) == "camp"
    assert choice(table(player("", position=45, aboard=1, goods="food"), player())) == "camp"


def test_it_sends_nobody_away_for_a_recruit() -> None:
    state = table(player("leader, hunter", goods="2 fur, 2 equipment", aboard=1), player(), journal=[9, 1, 2, 3, 4])
    assert choice(state) == "recruit 9"
    assert choice(play(state, "0 recruit 9")) == "discount none"
    poor = table(player("leader, hunter", goods="2 fur", aboard=1), player(), journal=[9, 1, 2, 3, 4])
    assert not choice(poor).startswith("recruit")


@pytest.mark.parametrize("seats", range(1, 6))
def test_it_gets_further_than_chance(seats: int) -> None:
    """Mean of position minus time tokens after 30 turns each."""

    def reached(bot: str) -> float:
        total = 0
        for seed in range(3):
            match = Match("expedition", seats, chance=SeededChance(seed))
            bots = [make_bot(bot) for _ in range(seats)]
            random = Random(seed)
            while not match.over and match.game.turns(match.state) < 30 * seats:
                seat = match.to_move
                match.play(seat, bots[seat].choose(match.state, match.legal(), random))
            total += sum(sheet.total for sheet in match.game.scores(match.state))
        return total / seats / 3

    assert reached("guided") > reached("random") + 20
