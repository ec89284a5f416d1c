"""The race home: short wins are found and proved, lines are legal move by move, bounds are said to be bounds."""

import pytest

from keelboat.analysis import RaceLine, race
from keelboat.discoveries.rules import GAME as DISCOVERIES
from keelboat.expedition.rules import GAME
from keelboat.kernel import tables
from keelboat.parts import CHANCE, State
from tests.expedition.positions import play, player, table


def follow(state: State, seat: int, line: RaceLine) -> tuple[State, int]:
    """Play a line through the door, the opponents passing; return where it ends and how many turns it took."""
    turns = 1
    state = state.copy()
    for text in line.actions:
        if GAME.to_move(state) not in (CHANCE, seat):
            state = GAME.suppose_turn(state, seat)
        who = GAME.to_move(state)
        action = GAME.parse(text)
        assert GAME.why_not(state, who, action) is None, text
        state = GAME.apply(state, action)
        turns += text == "end turn"
    return state, turns


def solved(state: State, seat: int = 0, budget: int = 100_000) -> RaceLine:
    """Return the line, replayed to the win that it promises."""
    before = GAME.key(state)
    line = race(GAME, state, seat, budget)
    assert GAME.key(state) == before
    if line.turns:
        end, turns = follow(state, seat, line)
        assert GAME.winners(end) == (seat,)
        assert turns == line.turns
        assert line.least <= line.turns
        assert not line.exact or line.least == line.turns
    return line


SHORT = {
    "a camp on the coast wins at once": (table(player("", position=39), mackenzie=5), 1),
    "two food and a camp": (table(player("leader, hunter", position=37, goods="2 food"), mackenzie=5), 1),
    "strength 2 of the interpreter, and two steps for the cards left": (
        table(player("leader, hunter, trapper, interpreter", position=37, goods="2 food", aboard=1), mackenzie=5),
        1,
    ),
    "one turn to go, one to empty the hand": (
        table(player("leader, hunter, trapper, lumberjack", position=37, goods="food"), mackenzie=5),
        2,
    ),
    "a rival on Fort Clatsop is skipped": (
        table(player("leader, hunter, trapper", position=38, goods="food"), player(position=39)),
        1,
    ),
    "food has to be hunted first": (
        table(player("leader, interpreter, hunter", position=35, goods="food"), mackenzie=5),
        4,
    ),
}


@pytest.mark.parametrize("name", SHORT)
def test_a_short_win_is_found_and_proved(name: str) -> None:
    state, turns = SHORT[name]
    line = solved(state)
    assert (line.turns, line.least, line.exact) == (turns, turns, True)
    assert line.nodes <= 100_000


def test_from_further_away_there_are_two_bounds() -> None:
    """A mountain, no horse, a full hand: a line is found, and fewer turns than the lower bound are impossible."""
    line = solved(table(player(position=33, goods="canoe, 2 food", aboard=1), mackenzie=5), budget=40_000)
    assert line.turns is not None
    assert 1 < line.least < line.turns <= 12
    assert not line.exact


def test_without_time_to_look_there_is_still_a_lower_bound() -> None:
    """The leader makes twelve steps a turn at best, and 39 spaces (one is Mackenzie's) take four turns of that."""
    line = race(GAME, table(player(), journal=[1, 2, 3, 4, 5], mackenzie=3), 0, budget=50)
    assert (line.turns, line.least, line.exact, line.actions) == (None, 4, False, ())
    assert line.nodes <= 50


def test_a_card_that_counts_makes_no_promise() -> None:
    """Card 31 moves as far as there are companions: no bound from the length of moves."""
    line = race(GAME, table(player(), journal=[1, 2, 3, 4, 31], mackenzie=3), 0, budget=50)
    assert line.least == 1


def test_mackenzie_ends_the_race() -> None:
    """Two turns are not enough from 34: there is no line, and that is sure."""
    line = race(GAME, table(player("leader, interpreter, hunter", position=34), mackenzie=37), 0)
    assert (line.turns, line.exact, line.actions) == (None, True, ())


def test_it_begins_within_a_turn_too() -> None:
    """Half of a turn is done: the leader waits for strength."""
    state = table(player("leader, hunter", position=37, goods="2 food", aboard=1), mackenzie=5)
    line = solved(play(state, "0 play blue-leader"))
    assert (line.turns, line.exact) == (1, True)
    assert line.actions[0].startswith("support")


def test_a_rival_is_solved_as_if_it_were_their_turn() -> None:
    state = table(player(), player("leader, hunter, trapper, lumberjack", position=37, goods="food"))
    assert solved(state, seat=1).turns == 2


def test_cards_drawn_on_the_way_are_not_used() -> None:
    """The first card that chance gives would be free to recruit; the line does without it."""
    state = table(player("interpreter, leader, hunter", position=34, goods="3 fur, 3 equipment"), mackenzie=20)
    line = solved(state, budget=20_000)
    drawn = {text.split()[1] for text in line.actions if text.startswith("reveal ")}
    assert not drawn & {text.split()[1] for text in line.actions if text.split()[0] in ("recruit", "hire")}


def test_a_game_that_is_over_needs_no_turns() -> None:
    won = play(table(player("", position=39), player()), "0 camp")
    assert race(GAME, won, 0) == RaceLine(0, 0, True, (), 0)
    assert race(GAME, won, 1).turns is None


def test_other_games_are_no_race() -> None:
    state = DISCOVERIES.setup(2, {}, tables("discoveries"))
    while DISCOVERIES.to_move(state) == CHANCE:
        DISCOVERIES.advance(state, DISCOVERIES.sample_chance(state, lambda total: 0))
    with pytest.raises(ValueError, match="no race"):
        race(DISCOVERIES, state, 0)
