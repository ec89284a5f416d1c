"""Bots by name: what exists is listed, a misspelt parameter is an error, a choice is always legal."""

from __future__ import annotations

from random import Random

import pytest

from keelboat.bots import BOTS, make_bot
from keelboat.bots.guided import GuidedBot, GuidedParams, weight
from keelboat.bots.random import RandomBot
from keelboat.kernel import Match, Policy, SeededChance, find_game, playout, tables
from keelboat.parts import Action, Game, State


def test_a_bot_is_made_by_its_name() -> None:
    assert isinstance(make_bot("random"), RandomBot)
    assert isinstance(make_bot("guided"), GuidedBot)


def test_each_call_makes_a_new_instance() -> None:
    """One instance per match and seat."""
    assert make_bot("guided") is not make_bot("guided")


def test_parameters_have_types_and_defaults() -> None:
    bot = make_bot("guided:whim=0.5")
    assert isinstance(bot, GuidedBot)
    assert bot.params == GuidedParams(whim=0.5)
    assert make_bot("guided").params == GuidedParams()  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("mcts", "no bot 'mcts'; there are: random, guided"),
        ("", "no bot ''; there are: random, guided"),
        ("guided:wim=1", "bot 'guided' has no parameter 'wim'; its parameters: whim"),
        ("random:whim=1", "bot 'random' has no parameter 'whim'; its parameters: none"),
        ("guided:whim", "bot 'guided': 'whim' has no value; write whim=0.1"),
        ("guided:whim=often", "bot 'guided': whim is a number, not 'often'"),
        ("guided:whim=2", "whim is a share from 0 to 1, not 2"),
        ("guided:whim=nan", "whim is a share from 0 to 1, not nan"),
        ("guided:whim=0,whim=1", "bot 'guided': 'whim' is given twice"),
    ],
)
def test_an_error_says_what_there_is(text: str, message: str) -> None:
    with pytest.raises(ValueError) as caught:
        make_bot(text)
    assert str(caught.value) == message


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_legal_actions_to_the_end_and_the_same_again(name: str) -> None:
    """`Match.play` refuses anything that is not legal; the same streams give the same game."""
    records = []
    for _ in range(2):
        match = Match("discoveries", 3, chance=SeededChance(11))
        bots = [make_bot(name) for _ in range(3)]
        randoms = [Random(seat) for seat in range(3)]
        while not match.over:
            seat = match.to_move
            match.play(seat, bots[seat].choose(match.state, match.legal(), randoms[seat]))
        records.append(match.record.text())
    assert records[0] == records[1]


class Duel(Policy):
    """Guided on seat 0, random on seat 1."""

    def __init__(self) -> None:
        self.bots = [make_bot("guided"), make_bot("random")]

    def choose(self, game: Game, state: State, legal: list[Action], random: Random) -> Action:
        return self.bots[game.to_move(state)].choose(state, legal, random)


def test_guided_is_a_livelier_rival_than_random() -> None:
    game = find_game("discoveries")
    ahead = 0
    for number in range(12):
        state = game.setup(2, {}, tables("discoveries"))
        playout(game, state, Duel(), Random(number))
        guided, random = (sheet.total for sheet in game.scores(state))
        ahead += guided > random
    assert ahead >= 11


def test_guided_prefers_what_brings_the_game_forward() -> None:
    order = (
        "explore 22",
        "trigger hike",
        "take 34",
        "place negotiate wary",
        "place negotiate friendly",
        "place walk hike",
        "rest left",
        "rest own all",
        "end turn",
        "place walk change",
        "place walk plans",
        "rest own some",
        "decline bonus",
    )
    assert sorted(order, key=weight, reverse=True) == list(order)
    assert weight("pick 55") > weight("alone")


def test_guided_gives_an_unknown_verb_the_middle_weight() -> None:
    """So that it plays any game that comes through the door."""
    assert weight("end turn") < weight("juggle 3") < weight("explore 1")


def test_a_bot_without_whim_never_leaves_its_preferences() -> None:
    bot = make_bot("guided:whim=0")
    game = find_game("discoveries")
    legal = [game.parse(text) for text in ("place walk change", "place walk hike", "rest own all")]
    state = game.setup(2, {}, tables("discoveries"))
    assert {bot.choose(state, legal, Random(seed)).text for seed in range(50)} == {"place walk hike"}
    whims = {make_bot("guided:whim=1").choose(state, legal, Random(seed)).text for seed in range(50)}
    assert whims == {action.text for action in legal}
