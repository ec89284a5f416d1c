"""The interpreter's pow-wow: rules 4, its rulings and examples."""

from random import Random

from keelboat.expedition.rules import GAME
from keelboat.parts import CHANCE, OVER, State
from tests.expedition.positions import ROLES, TABLES, board, dump, legal, play, player, rule, seat_of, table
from tests.expedition.walks import Guided, late_position
from tests.proves import proves

VILLAGE = "hunting crafting gift departure horse_trade canoe_building boat_upgrade shamanism".split()
ONE_EACH = dict.fromkeys(VILLAGE, 1)


def interpreting(support: str = "12", seats: int = 4, **facts: object) -> State:
    """Return the first activation of the interpreter; the journal is 1 to 5 and the draw pile holds the rest."""
    seat = player(f"interpreter, {support}")
    state = table(seat, *[player() for _ in range(seats - 1)], **{"journal": [1, 2, 3, 4, 5], **facts})  # type: ignore[arg-type]
    return play(state, "0 play blue-interpreter")


def aboard(state: State, seat: int = 0) -> int:
    """Return the companions on a seat's boats."""
    return int(seat_of(state, seat)["aboard"])


@proves("E-INT-1")
def test_e_int_1_every_companion_on_the_board_goes_to_the_pow_wow() -> None:
    """All eight places, New Arrival, and those already there."""
    state = interpreting(board=ONE_EACH | {"pow_wow": 2})
    assert board(state)["new_arrival"] == 1
    state = play(state, "0 do 1")
    assert board(state)["pow_wow"] == 8 + 1 + 2
    assert [board(state)[place] for place in [*VILLAGE, "new_arrival"]] == [0] * 9


@proves("E-INT-2")
def test_e_int_2_any_number_comes_aboard_and_the_others_remain() -> None:
    """From none to all three; not one more."""
    state = play(interpreting(board={"gift": 1, "horse_trade": 1}), "0 do 1")
    assert legal(state) == ["board 0", "board 1", "board 2", "board 3"]
    assert rule(state, "board 4") == "E-INT-2"
    for taken in range(4):
        after = play(state, f"0 board {taken}", "* reveal 6")
        assert aboard(after) == taken
        assert board(after)["pow_wow"] == 3 - taken


@proves("E-INT-3")
def test_e_int_3_the_lowest_journal_card_is_discarded_and_replaced() -> None:
    """Card 1 goes to the discard pile, the others slide, card 30 comes in on top."""
    state = play(interpreting(), "0 do 1", "0 board 1")
    assert GAME.to_move(state) == CHANCE
    state = play(state, "* reveal 30")
    assert dump(state)["journal"] == ["2", "3", "4", "5", "30"]
    assert "1" in dump(state)["discard"]


@proves("E-INT-4")
def test_e_int_4_a_newcomer_arrives_unless_the_supply_is_empty() -> None:
    """One from the supply to New Arrival; with an empty supply New Arrival stays empty."""
    state = interpreting()
    supply = board(state)["supply"]
    state = play(state, "0 do 1", "0 board 1", "* reveal 6")
    assert (board(state)["new_arrival"], board(state)["supply"]) == (1, supply - 1)
    none = interpreting(seats=2, board={"canoe_building": 8, "new_arrival": 1, "supply": 0})
    none = play(none, "0 do 1", "0 board 9", "* reveal 6")
    assert (board(none)["new_arrival"], board(none)["supply"]) == (0, 0)


@proves("E-INT-5")
def test_e_int_5_each_repetition_offers_the_newcomer_of_the_one_before() -> None:
    """Strength 3: the second and third run find the companion that arrived in between."""
    state = play(interpreting(support="40", board={"gift": 1}), "0 do 1", "0 board 2", "* reveal 6")
    for card in (7, 8):
        state = play(state, "0 do 1")
        assert legal(state) == ["board 0", "board 1"]
        state = play(state, "0 board 1", f"* reveal {card}")
    assert aboard(state) == 4
    assert dump(state)["journal"] == ["4", "5", "6", "7", "8"]
    assert legal(state) == ["camp", "end turn"]


@proves("E-INT-6")
def test_e_int_6_all_places_are_empty_afterwards() -> None:
    """Also when nobody comes aboard: they wait in the Pow-wow."""
    for taken in (0, 9):
        state = play(interpreting(board=ONE_EACH), "0 do 1", f"0 board {taken}", "* reveal 6")
        assert [board(state)[place] for place in VILLAGE] == [0] * 8
        assert board(state)["pow_wow"] == 9 - taken


@proves("E-INT-7")
def test_e_int_7_companions_join_only_from_the_pow_wow_and_with_a_tile() -> None:
    """On walks through games, whenever a player owns more than before, it was `board` or a tile's back."""
    joined = 0
    for seed in range(12):
        random = Random(f"joining/{seed}")
        state = late_position(random, 2 + seed % 3, TABLES)
        for _ in range(150):
            if GAME.to_move(state) == OVER:
                break
            if GAME.to_move(state) == CHANCE:
                action = GAME.sample_chance(state, random.randrange)
            else:
                action = Guided().choose(GAME, state, GAME.legal_actions(state), random)
            after = GAME.apply(state, action)
            if owned(after) > owned(state):
                seat = dump(state)["seat"]
                tile = seat_of(after, seat)["back"] > seat_of(state, seat)["back"]
                assert tile or action.text.startswith("board ")
                joined += 1
            state = after
    assert joined > 3
    upgraded = play(table(player(aboard=1, goods="3 wood"), player()), "0 village boat_upgrade 1", "0 do 2")
    assert aboard(upgraded) == 1


def owned(state: State) -> int:
    """Return the companions that all players own, on boats and on cards."""
    rows = [seat_of(state, seat) for seat in range(state.seats)]
    return sum(row["aboard"] + sum(entry.get("companions", 0) for entry in row["area"]) for row in rows)


@proves("R-COMP-7")
def test_r_comp_7_taking_nobody_is_legal_and_the_rest_happens() -> None:
    """Companions gather, the journal moves on, a newcomer arrives."""
    state = play(interpreting(board={"gift": 1}), "0 do 1", "0 board 0", "* reveal 6")
    assert aboard(state) == 0
    assert (board(state)["pow_wow"], board(state)["gift"], board(state)["new_arrival"]) == (2, 0, 1)
    assert dump(state)["journal"] == ["2", "3", "4", "5", "6"]


@proves("R-COMP-8")
def test_r_comp_8_the_procedure_is_done_as_a_whole_or_not_at_all() -> None:
    """There is no part of it; declined, nothing on the board changes."""
    state = interpreting(board={"gift": 1})
    assert legal(state) == ["do 1", "stop"]
    assert rule(state, "part 1") == "R-COMP-8"
    declined = play(state, "0 stop")
    assert board(declined) == board(state)
    assert dump(declined)["journal"] == dump(state)["journal"]


@proves("R-COMP-9")
def test_r_comp_9_new_arrival_never_holds_two() -> None:
    """The one who stood there is in the Pow-wow before the next arrives, run after run."""
    state = interpreting(support="40")
    for card in (6, 7, 8):
        state = play(state, "0 do 1", "0 board 0", f"* reveal {card}")
        assert board(state)["new_arrival"] == 1
    assert board(state)["pow_wow"] == 3


@proves("R-COMP-10")
def test_r_comp_10_without_any_journal_card_nothing_is_discarded() -> None:
    """Every encountered card is in somebody's hand: companions are moved all the same."""
    others = [str(card) for card in range(1, 55) if card != 12]
    others += [f"blue-{role}" for role in ROLES if role != "interpreter"] + list(ROLES)
    state = table(player("interpreter, 12"), player(", ".join(others)), journal=[], bag=[])
    state = play(state, "0 play blue-interpreter", "0 do 1", "0 board 1")
    assert dump(state)["journal"] == [""] * 5
    assert dump(state)["discard"] == dump(state)["bag"] == []
    assert board(state)["new_arrival"] == 1
    assert legal(state) == ["camp", "end turn"]


@proves("X-INT-1")
def test_x_int_1_four_companions_are_gathered_and_taken() -> None:
    """Three on places and New Arrival; strength 1, all of them come aboard."""
    state = interpreting(board={"hunting": 1, "canoe_building": 2})
    supply = board(state)["supply"]
    state = play(state, "0 do 1", "0 board 4", "* reveal 6")
    assert aboard(state) == 4
    assert [board(state)[place] for place in [*VILLAGE, "pow_wow"]] == [0] * 9
    assert dump(state)["journal"] == ["2", "3", "4", "5", "6"]
    assert "1" in dump(state)["discard"]
    assert (board(state)["new_arrival"], board(state)["supply"]) == (1, supply - 1)


@proves("Y-INT-2")
def test_y_int_2_three_runs_give_four_one_and_none() -> None:
    """The supply of one is exhausted by the first run; the third gathers nobody, and the journal moves each time."""
    state = table(
        player("interpreter, 40", aboard=4),
        player(),
        journal=[1, 2, 3, 4, 5],
        board={"gift": 1, "horse_trade": 2, "new_arrival": 1, "supply": 1},
    )
    state = play(state, "0 play blue-interpreter", "0 support 40 +0", "0 do 1", "0 board 4", "* reveal 6")
    assert (board(state)["new_arrival"], board(state)["supply"]) == (1, 0)
    state = play(state, "0 do 1", "0 board 1", "* reveal 7", "0 do 1")
    assert GAME.to_move(state) == CHANCE  # nobody to choose from
    state = play(state, "* reveal 8")
    assert aboard(state) == 4 + 5
    assert sum(board(state).values()) == board(state)["tiles"] == 10
    assert dump(state)["journal"] == ["4", "5", "6", "7", "8"]
    assert {"1", "2", "3"} <= set(dump(state)["discard"])
