"""Who wins, and when the game ends (section 11 of the rules and the rulings on it)."""

import pytest

from keelboat.expedition.rules import GAME
from keelboat.parts import OVER, State
from tests.expedition.positions import legal, play, player, rule, scout, table, tables_with
from tests.expedition.scenes import acting, do
from tests.proves import proves


def camping(position: int, tokens: int, hand: str = "") -> State:
    """Return the moment after a camp of seat 0, whose camp costs one token per card named in hand."""
    area = ["leader < trapper"]
    me = player(hand, area=area, aboard=1, position=position, time=tokens)
    return do(table(me, player()), "camp")


def won(state: State) -> bool:
    """Whether the game is over and seat 0 won it."""
    assert (GAME.to_move(state) == OVER) == (GAME.winners(state) == (0,))
    return GAME.winners(state) == (0,)


@proves("E-END-1")
@pytest.mark.parametrize("position", range(39, 50))
def test_e_end_1_a_camp_wins_with_as_many_tokens_as_spaces_after_the_fort(position: int) -> None:
    allowed = position - 39
    assert won(camping(position, allowed))
    assert not won(camping(position, allowed + 1))


@proves("E-END-1")
def test_e_end_1_a_camp_before_the_fort_never_wins() -> None:
    assert [won(camping(position, 0)) for position in (0, 1, 37, 38)] == [False] * 4


@proves("E-END-2")
def test_e_end_2_any_other_camp_is_an_ordinary_one() -> None:
    """Time is taken, the cards return to hand, the scout stays, and the turn goes on."""
    state = camping(40, 1, "hunter")
    assert not won(state)
    assert scout(state) == (40, 2)
    assert {"play blue-leader", "play blue-trapper", "play blue-hunter"} <= set(legal(state))
    assert rule(state, "camp") == "E-CAMP-1"


@proves("E-END-3")
def test_e_end_3_the_game_stops_at_once_with_a_single_winner() -> None:
    """Seat 0 camps before its action; seat 1, better placed and next in turn, has no chance any more."""
    me = player("leader, hunter", area=["12 < 13"], aboard=1, position=42)
    state = do(table(me, player("", position=49, aboard=1)), "camp")
    assert (GAME.to_move(state), GAME.winners(state), legal(state)) == (OVER, (0,), [])
    assert rule(state, "play blue-leader", 0) == "E-END-3"
    assert rule(state, "camp", 1) == "E-END-3"
    assert rule(state, "end turn", 0) == "E-END-3"
    assert [sheet.place for sheet in GAME.scores(state)] == [1, 2]


@proves("E-END-4")
def test_e_end_4_reaching_or_passing_the_fort_is_not_enough() -> None:
    state = do(acting(9, goods="2 canoe", position=37), "do 1")
    assert scout(state) == (42, 0)
    assert (GAME.to_move(state), GAME.winners(state)) == (0, ())
    ended = do(state, "end turn")
    assert (GAME.to_move(ended), GAME.winners(ended)) == (1, ())
    assert GAME.winners(do(state, "camp")) == (0,)


# Rulings.


@proves("R-END-1")
def test_r_end_1_the_first_space_after_the_flag_is_39() -> None:
    """The base is a constant of the tables: with the rejected reading 40, a camp on 39 would not win."""
    me = player("", area=["leader < trapper"], position=39)
    assert won(do(table(me, player()), "camp"))
    other = table(me, player(), tables=tables_with(limits={"win_base": 40}))
    assert not won(do(other, "camp"))


@proves("R-END-2")
def test_r_end_2_all_tokens_held_after_the_camp_count() -> None:
    """On 41, two tokens kept or two taken now, or one of each: all win; three do not."""
    assert won(camping(41, 2))
    assert won(camping(41, 0, "hunter, 7"))
    assert won(camping(41, 1, "hunter"))
    assert not won(camping(41, 2, "hunter"))
    assert not won(camping(41, 1, "hunter, 7"))


@proves("R-END-3")
def test_r_end_3_dropping_tokens_after_a_camp_needs_another_camp() -> None:
    me = player("54", area=["leader < trapper"], goods="wood", aboard=1, position=39, time=1)
    state = do(table(me, player("hunter", aboard=1)), "camp", "play 54", "support blue-leader +0", "do 1")
    assert (scout(state), GAME.to_move(state)) == ((39, 0), 0)
    assert rule(state, "camp") == "E-CAMP-1"
    state = play(state, "0 end turn", "1 village hunting 1", "1 do 1", "1 end turn")
    assert GAME.winners(state) == ()
    state = do(state, "play blue-trapper", "stop")  # its strength is the companion
    assert (scout(state), GAME.winners(state)) == ((39, 0), ())
    assert won(do(state, "camp"))


@proves("R-END-4")
def test_r_end_4_a_forced_camp_can_win() -> None:
    state = table(player("leader", area=["12 < 13"], position=40), player())
    assert legal(state) == ["camp"]
    assert won(do(state, "camp"))


@proves("R-END-5")
def test_r_end_5_the_others_are_shown_by_position_minus_tokens() -> None:
    """The winner is first though others stand better; those who did not win have no prize, only an order."""
    me = player("", area=["12 < 13"], position=39)
    others = [player(position=45, time=3), player(position=30), player(position=38, time=1)]
    state = do(table(me, *others), "camp")
    sheets = GAME.scores(state)
    assert [sheet.total for sheet in sheets] == [39, 42, 30, 37]
    assert [sheet.place for sheet in sheets] == [1, 2, 4, 3]
    assert GAME.winners(state) == (0,)


@proves("R-END-6")
def test_r_end_6_the_game_ends_in_a_draw_when_every_player_had_the_capped_turns() -> None:
    """Two players with a cap of 2: after the fourth turn nobody has won."""
    tables = tables_with(limits={"turn_cap": 2})
    state = table(player(aboard=3), player(aboard=3), tables=tables)
    turns = []
    while GAME.to_move(state) != OVER:
        seat = GAME.to_move(state)
        turns.append(seat)
        place = ("hunting", "crafting", "gift", "departure")[len(turns) - 1]
        state = play(state, f"{seat} village {place} 1", f"{seat} stop", f"{seat} end turn")
    assert turns == [0, 1, 0, 1]
    assert (GAME.winners(state), GAME.stalled(state), legal(state)) == ((), True, [])


@proves("R-END-6")
def test_r_end_6_the_cap_is_200_turns_each() -> None:
    state = table(player(aboard=1), player(), seat=0, turn={"turns": 399})
    state = play(state, "0 village hunting 1", "0 do 1", "0 end turn")
    assert GAME.to_move(state) == 1
    state = play(state, "1 play orange-hunter", "1 support orange-leader +0", "1 do 1", "1 end turn")
    assert (GAME.to_move(state), GAME.winners(state)) == (OVER, ())
