"""Set-up and what is open to whom: rules 1.3 and 2.1, rulings 5.1, options."""

from collections.abc import Sequence
from typing import Any

import pytest

from keelboat.discoveries.rules import GAME
from keelboat.parts import CHANCE, State
from tests.discoveries.positions import TABLES, dump, events, legal, play, player, rule, stock, table, texts
from tests.proves import proves

CARDS_IN_GAME = {2: 30, 3: 40, 4: 50}
SPECIAL = (37, 38, 39)


def without_removed(seats: int = 2, wanted: Sequence[int] = (), **options: str) -> State:
    """Remove the highest cards that are not wanted: the deck lies there, no card has been drawn."""
    state = GAME.setup(seats, options, TABLES)
    spare = [card for card in range(55, 0, -1) if card not in wanted]
    return play(state, *(f"* remove {card}" for card in spare[: 55 - CARDS_IN_GAME[seats]]))


def reveal(state: State, *cards: int) -> State:
    """Draw these cards, one after the other."""
    return play(state, *(f"* reveal {card}" for card in cards))


def dealt(seats: int = 2, **options: str) -> State:
    """Lay out Meeting 1 2 3 and Recon 4 5 6, with 7 on top: the start player comes next."""
    return reveal(without_removed(seats, **options), *range(1, 8))


def picked(seats: int = 2, first: int = 0, **options: str) -> State:
    """Let everybody pick the lowest Recon card: the dice come next."""
    state = play(dealt(seats, **options), f"* first {first}")
    for turn in range(seats):
        state = play(state, f"{(first + turn) % seats} pick {4 + turn}", f"* reveal {8 + turn}")
    return state


def started(seats: int = 2, first: int = 0) -> State:
    """Roll five walking dice for everybody: the first turn begins."""
    state = picked(seats, first)
    for turn in range(seats):
        colour = ("blue", "orange", "yellow", "green")[(first + turn) % seats]
        state = play(state, f"* roll {colour} 5,0,0,0")
    return state


def seen(state: State, seat: int | None = None) -> dict[str, Any]:
    """Return what is drawn for a seat, or for a spectator."""
    return GAME.view(state, seat)


def outcomes(state: State) -> list[tuple[str, int]]:
    """Return what chance may give, with weights."""
    return [(action.text, weight) for action, weight in GAME.chance_outcomes(state)]


@proves("D-SETUP-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d_setup_1_each_player_owns_five_dice_of_one_colour(seats: int) -> None:
    """Two to four players have five dice of a colour each; unused colours are nowhere."""
    state = started(seats)
    colours = ["blue", "orange", "yellow", "green"]
    assert [stock(state, seat) for seat in range(seats)] == [{f"{colour} walk": 5} for colour in colours[:seats]]
    assert [row["colour"] for row in dump(state)["players"]] == colours[:seats]
    assert dump(state)["banks"] == {"left": {}, "right": {}}
    for unused in colours[seats:]:
        assert unused not in str(dump(state))


@proves("D-SETUP-1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_d_setup_1_no_other_number_of_players(seats: int) -> None:
    """One player, or five, cannot play."""
    with pytest.raises(ValueError, match=rf"2, 3 or 4 seats, not {seats} \(D-SETUP-1\)"):
        GAME.setup(seats, {}, TABLES)


@proves("D-SETUP-2")
@pytest.mark.parametrize(("seats", "gray"), [(2, 6), (3, 8), (4, 10)])
def test_d_setup_2_gray_dice_by_player_count(seats: int, gray: int) -> None:
    """6, 8 or 10 gray dice lie in the supply, and no gray die lies anywhere else."""
    position = dump(started(seats))
    assert position["supply"] == gray
    assert "gray" not in str([position["players"], position["banks"], position["turn"]])


@proves("D-SETUP-3")
@pytest.mark.parametrize(("seats", "gone"), [(2, 25), (3, 15), (4, 5)])
def test_d_setup_3_the_cards_not_needed_leave_at_random(seats: int, gone: int) -> None:
    """25, 15 or 5 cards leave, every card being equally likely; then no further card does."""
    state = GAME.setup(seats, {}, TABLES)
    assert outcomes(state) == [(f"remove {card}", 1) for card in range(1, 56)]
    one_less = play(state, "* remove 20")
    assert outcomes(one_less) == [(f"remove {card}", 1) for card in range(1, 56) if card != 20]
    for number in range(1, gone + 1):
        assert rule(state, f"remove {number}") is None
        state = play(state, f"* remove {number}")
    assert rule(state, f"remove {gone + 1}") == "D-SETUP-3"
    assert dump(state)["removed"] == list(range(1, gone + 1))
    assert dump(state)["bag"] == list(range(gone + 1, 56))
    assert seen(state)["deck"]["cards"] == 55 - gone


@proves("D-SETUP-4")
def test_d_setup_4_the_deck_lies_discoveries_side_up() -> None:
    """The top card shows paths and points, not attitude and effect."""
    top = seen(dealt())["deck"]["top"]
    assert top == {"card": 7, "paths": ["RRRR", "MM"], "points": 4, "species": None, "tepees": 0}


@proves("D-SETUP-5")
def test_d_setup_5_three_cards_come_to_the_meeting_area_tribe_side_up() -> None:
    """They are drawn one by one, each from what is left of the deck, and show their Tribe side."""
    state = without_removed()
    assert outcomes(state) == [(f"reveal {card}", 1) for card in range(1, 31)]
    state = reveal(state, 8, 2)
    assert dump(state)["meeting"] == [8, 2, 0]
    assert outcomes(state) == [(f"reveal {card}", 1) for card in range(1, 31) if card not in (2, 8)]
    state = reveal(state, 30, 9)
    assert dump(state)["meeting"] == [8, 2, 30]
    assert [(card["card"], card["attitude"]) for card in seen(state)["meeting"]] == [
        (8, "wary"),
        (2, "friendly"),
        (30, "wary"),
    ]
    assert all("paths" not in card for card in seen(state)["meeting"])


@proves("D-SETUP-6")
def test_d_setup_6_first_game_redraws_until_an_exploration_card_lies_there() -> None:
    """Three special cards go back, as often as it takes; without the option they stay."""
    state = without_removed(2, SPECIAL, first_game="yes")
    once = reveal(state, *SPECIAL, 10)
    assert dump(once)["meeting"] == [0, 0, 0]
    assert sorted(dump(once)["bag"]) == [*range(1, 28), *SPECIAL]
    twice = reveal(once, 39, 38, 37, 10)
    assert dump(twice)["meeting"] == [0, 0, 0]
    settled = reveal(twice, 39, 38, 1, 10)
    assert dump(settled)["meeting"] == [39, 38, 1]
    assert dump(settled)["recon"] == [10, 0, 0]
    usual = reveal(without_removed(2, SPECIAL), *SPECIAL, 10)
    assert dump(usual)["meeting"] == list(SPECIAL)
    assert dump(usual)["recon"] == [10, 0, 0]
    assert events(reveal(state, *SPECIAL), "* reveal 10") == ["deck-top", "redrawn"]
    assert events(reveal(state, 39, 38, 1), "* reveal 10") == ["deck-top", "recon-new"]


@proves("D-SETUP-7")
def test_d_setup_7_three_cards_come_to_the_recon_area_discoveries_side_up() -> None:
    """The next three cards lie in the Recon Area and show their Discoveries side."""
    state = dealt()
    assert dump(state)["recon"] == [4, 5, 6]
    assert [card["paths"] for card in seen(state)["recon"]] == [["MM"], ["RRRRR"], ["MRR"]]
    assert all("attitude" not in card for card in seen(state)["recon"])


@proves("D-SETUP-8")
def test_d_setup_8_a_card_in_play_never_turns_over() -> None:
    """Meeting cards cannot become zone cards, Recon cards cannot be taken as Tribes."""
    picking = play(dealt(), "* first 0")
    assert rule(picking, "pick 1") == "D-SETUP-10"
    state = table(player("negotiate, walk", zone=7), player(), meeting=[1, 2, 3], recon=[4, 5, 6])
    taking = play(state, "0 place negotiate friendly")
    assert rule(taking, "take 2") is None
    assert rule(taking, "take 4") == "D-TRIBE-1"
    swapping = play(state, "0 place walk plans")
    assert rule(swapping, "pick 1") == "D-PLAN-2"
    swapped = play(swapping, "0 pick 5")
    assert seen(swapped)["recon"][1]["paths"] == ["RRRR", "MM"]
    assert dump(swapped)["meeting"] == [1, 2, 3]


@proves("D-SETUP-9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d_setup_9_the_start_player_is_chosen_at_random(seats: int) -> None:
    """Each seat is equally likely, and the chosen one picks first."""
    state = dealt(seats)
    assert outcomes(state) == [(f"first {seat}", 1) for seat in range(seats)]
    for seat in range(seats):
        assert GAME.to_move(play(state, f"* first {seat}")) == seat


@proves("D-SETUP-10")
def test_d_setup_10_each_picks_among_three_cards_clockwise() -> None:
    """The start player picks first; the place is refilled at once, so the next seat has three cards again."""
    state = play(dealt(3), "* first 1")
    assert legal(state) == ["pick 4", "pick 5", "pick 6"]
    assert rule(state, "pick 7") == "D-SETUP-10"
    state = play(state, "1 pick 5")
    assert dump(state)["recon"] == [4, 7, 6]
    assert dump(state)["players"][1]["zone"] == 5
    state = reveal(state, 8)
    assert GAME.to_move(state) == 2
    assert legal(state) == ["pick 4", "pick 6", "pick 7"]
    state = play(state, "2 pick 7", "* reveal 9")
    assert GAME.to_move(state) == 0
    assert legal(state) == ["pick 4", "pick 6", "pick 8"]
    state = play(state, "0 pick 4", "* reveal 10")
    assert [row["zone"] for row in dump(state)["players"]] == [4, 5, 7]
    assert dump(state)["recon"] == [9, 8, 6]
    assert GAME.to_move(state) == CHANCE


@proves("D-SETUP-11")
def test_d_setup_11_everybody_rolls_the_own_dice_after_all_picks() -> None:
    """Five dice each, put in the Stock as they fell: nobody decides anything, nothing is locked."""
    assert stock(picked(), 0) == stock(picked(), 1) == {}
    state = picked()
    assert all(text.startswith("roll blue") for text, _ in outcomes(state))
    state = play(state, "* roll blue 1,2,0,2")
    assert stock(state, 0) == {"blue walk": 1, "blue ride": 2, "blue journal": 2}
    assert GAME.to_move(state) == CHANCE
    state = play(state, "* roll orange 0,0,3,2")
    assert stock(state, 1) == {"orange negotiate": 3, "orange journal": 2}
    assert stock(state, 0) == {"blue walk": 1, "blue ride": 2, "blue journal": 2}
    assert GAME.to_move(state) == 0
    assert "locked" not in dump(state)["turn"]


@proves("D-SETUP-12")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_d_setup_12_the_start_player_takes_the_first_turn(first: int) -> None:
    """Nobody has more than the board's actions, and nobody owns a gray die or a Tribe card."""
    state = started(3, first)
    assert GAME.to_move(state) == first
    assert legal(state)[0] == "place walk change"
    assert GAME.turns(state) == 1
    assert set(dump(state)["turn"]) <= {"start", "turns"}
    for seat, row in enumerate(dump(state)["players"]):
        assert row["tribes"] == row["held"] == row["journal"] == []
        assert list(row["stock"]) == [f"{row['colour']} walk"]
        assert [action["place"] for action in seen(state)["players"][seat]["actions"]] == [
            "horse-ride",
            "hike",
            "mountain",
        ]


def everything_shown() -> State:
    """Return a table where every public thing is there to be seen."""
    return table(
        player(
            "walk, gray ride",
            zone=5,
            tribes=[37, 12],
            held=[9],
            journal=[20, 21],
            slots={"12.1": "orange walk"},
        ),
        player("2 negotiate", zone=6, journal=[22], slots={"hike": "walk"}),
        meeting=[1, 2, 3],
        recon=[10, 11, 13],
        top=8,
        left={"blue": 4},
        right={"orange": 1},
    )


@proves("D-INFO-1")
def test_d_info_1_what_lies_on_the_table_is_public() -> None:
    """A spectator sees the Camp, all dice, Tribe, zone and held cards, the deck's top and its size."""
    drawn = seen(everything_shown())
    assert [card["card"] for card in drawn["meeting"]] == [1, 2, 3]
    assert [card["card"] for card in drawn["recon"]] == [10, 11, 13]
    assert drawn["banks"] == {"left": {"blue": 4}, "right": {"orange": 1}}
    assert drawn["supply"] == 5
    assert (drawn["deck"]["top"]["card"], drawn["deck"]["cards"]) == (8, 16)
    assert len(drawn["removed"]) == 25
    first, second = drawn["players"]
    assert first["stock"] == [
        {"colour": "blue", "face": "walk", "dice": 1, "locked": 0},
        {"colour": "gray", "face": "ride", "dice": 1, "locked": 0},
    ]
    assert [card["card"] for card in first["tribes"]] == [12, 37]
    assert [card["card"] for card in first["held"]] == [9]
    assert (first["zone"]["card"], second["zone"]["card"]) == (5, 6)
    slots = {action["place"]: action["slots"] for action in first["actions"]}
    assert slots["12"] == [{"colour": "orange", "face": "walk"}, None]
    assert {action["place"]: action["slots"] for action in second["actions"]}["hike"] == [
        {"colour": "orange", "face": "walk"}
    ]
    assert (first["journal"]["cards"], second["journal"]["cards"]) == (2, 1)


@proves("D-INFO-2")
def test_d_info_2_only_the_owner_looks_under_the_cover() -> None:
    """The owner sees the explored cards at any time, also on a rival's turn; the rival sees their number."""
    state = everything_shown()
    for seat, cards in ((0, [20, 21]), (1, [22])):
        own = seen(state, seat)["players"][seat]["journal"]
        assert [card["card"] for card in own["open"]] == cards
        assert seen(state, seat)["players"][1 - seat]["journal"] == {"cards": 3 - len(cards)}


@proves("D-INFO-3")
def test_d_info_3_the_order_of_the_deck_exists_nowhere() -> None:
    """Every card of the bag is equally likely to come next, and only the top card is drawn."""
    state = table(player("negotiate"), player(), meeting=[1, 2, 3], recon=[6, 7, 8], top=9)
    assert set(seen(state, 0)["deck"]) == {"top", "cards"}
    ending = play(state, "0 place negotiate friendly", "0 take 1", "* roll gray 1,0,0,0", "0 end turn")
    assert outcomes(ending) == [(f"reveal {card}", 1) for card in dump(state)["bag"]]
    assert "bag" not in seen(state)


@proves("RULING-01")
def test_ruling_01_the_first_game_looks_at_the_meeting_area_only() -> None:
    """Three special cards in the Recon Area change nothing, three in the Meeting Area do."""
    state = without_removed(2, [*SPECIAL, 40], first_game="yes")
    recon = reveal(state, 1, 2, 3, *SPECIAL, 40)
    assert dump(recon)["meeting"] == [1, 2, 3]
    assert dump(recon)["recon"] == list(SPECIAL)
    meeting = reveal(state, *SPECIAL, 1)
    assert dump(meeting)["meeting"] == [0, 0, 0]


@proves("RULING-02")
def test_ruling_02_card_37_is_special() -> None:
    """With 37 as the lowest card there is a redraw, with 36 there is none."""
    state = without_removed(2, (36, 37, 54, 55), first_game="yes")
    assert dump(reveal(state, 37, 54, 55, 1))["meeting"] == [0, 0, 0]
    assert dump(reveal(state, 36, 54, 55, 1))["meeting"] == [36, 54, 55]


@proves("RULING-03")
def test_ruling_03_the_redraw_comes_before_the_recon_area_is_dealt() -> None:
    """The three cards and the visible top card are shuffled back: any of the thirty may come next."""
    state = reveal(without_removed(2, SPECIAL, first_game="yes"), *SPECIAL, 1)
    position = dump(state)
    assert (position["meeting"], position["recon"], position["top"]) == ([0, 0, 0], [0, 0, 0], 0)
    assert outcomes(state) == [(f"reveal {card}", 1) for card in [*range(1, 28), *SPECIAL]]


@proves("RULING-04")
def test_ruling_04_the_next_top_card_shows_before_any_later_decision() -> None:
    """A card leaves the deck: chance shows the next one before a seat decides; all see it."""
    state = play(dealt(), "* first 0", "0 pick 4")
    assert GAME.to_move(state) == CHANCE
    assert seen(state)["deck"]["top"] is None
    state = reveal(state, 20)
    assert GAME.to_move(state) == 1
    assert [seen(state, seat)["deck"]["top"]["card"] for seat in (None, 0, 1)] == [20, 20, 20]
    state = table(player("negotiate"), player(), meeting=[1, 2, 3], recon=[6, 7, 8], top=9)
    state = play(state, "0 place negotiate friendly", "0 take 1", "* roll gray 1,0,0,0", "0 end turn")
    assert (GAME.to_move(state), dump(state)["meeting"]) == (CHANCE, [9, 2, 3])
    state = reveal(state, 12)
    assert (GAME.to_move(state), seen(state)["deck"]["top"]["card"]) == (1, 12)


@proves("RULING-05")
def test_ruling_05_removed_cards_are_shown_to_all() -> None:
    """Each seat and every spectator gets the list."""
    state = started(3)
    assert [seen(state, seat)["removed"] for seat in (None, 0, 1, 2)] == [list(range(41, 56))] * 4


@proves("RULING-06")
def test_ruling_06_a_journal_is_covered_until_the_game_ends() -> None:
    """A rival and a spectator see a number, no cards and no points; at the end everything is open."""
    state = everything_shown()
    for watcher in (None, 1):
        drawn = seen(state, watcher)
        assert drawn["players"][0]["journal"] == {"cards": 2}
        assert "scores" not in drawn
    over = table(player(journal=[20, 21]), player(), ask="over")
    for watcher in (None, 0, 1):
        journal = seen(over, watcher)["players"][0]["journal"]
        assert [card["card"] for card in journal["open"]] == [20, 21]
        assert seen(over, watcher)["scores"][0]["lines"]


@proves("RULING-07")
def test_ruling_07_rolls_go_from_the_start_player_and_by_colour() -> None:
    """The start player rolls first; several colours are rolled in the order of the table."""
    state = picked(3, first=1)
    for colour in ("orange", "yellow", "blue"):
        assert {text.split()[1] for text, _ in outcomes(state)} == {colour}
        state = play(state, f"* roll {colour} 5,0,0,0")
    mixed = table(player(), player("walk"), left={"gray": 2, "orange": 4, "blue": 5}, supply=4)
    mixed = play(mixed, "0 rest left")
    for roll in ("blue 5,0,0,0", "orange 4,0,0,0", "gray 2,0,0,0"):
        assert {text.split()[1] for text, _ in outcomes(mixed)} == {roll.split()[0]}
        mixed = play(mixed, f"* roll {roll}")
    assert GAME.to_move(mixed) == 1


@proves("RULING-08")
def test_ruling_08_colours_do_not_differ_in_play() -> None:
    """Another colour has the same choices and the same odds."""
    usual = picked()
    other = picked(2, 0, colours="green,yellow")
    assert [weight for _, weight in outcomes(usual)] == [weight for _, weight in outcomes(other)]
    usual = play(usual, "* roll blue 1,1,1,2", "* roll orange 5,0,0,0")
    other = play(other, "* roll green 1,1,1,2", "* roll yellow 5,0,0,0")
    assert legal(usual) == legal(other)
    assert stock(other, 0) == {"green walk": 1, "green ride": 1, "green negotiate": 1, "green journal": 2}


def test_options_name_the_colours_of_the_seats() -> None:
    """Colours are given per seat; left out, they follow the order of the table."""
    state = GAME.setup(3, {"colours": "yellow,blue,green", "first_game": "no"}, TABLES)
    assert [row["colour"] for row in dump(state)["players"]] == ["yellow", "blue", "green"]
    state = GAME.setup(2, {"colours": ""}, TABLES)
    assert [row["colour"] for row in dump(state)["players"]] == ["blue", "orange"]


@pytest.mark.parametrize("colours", ["blue", "blue,blue", "blue,gray", "blue,red", "blue,orange,green", "blue, orange"])
def test_wrong_colours_are_refused_by_name(colours: str) -> None:
    """Too few, too many, repeated, unknown or neutral colours are quoted in the error."""
    with pytest.raises(ValueError, match=f"2 different colours of blue, orange, yellow, green, not '{colours}'"):
        GAME.setup(2, {"colours": colours}, TABLES)


@pytest.mark.parametrize("value", ["maybe", "", "True", "Yes"])
def test_first_game_is_yes_or_no(value: str) -> None:
    """Any other word is quoted in the error."""
    with pytest.raises(ValueError, match=f"option first_game is yes or no, not '{value}'"):
        GAME.setup(2, {"first_game": value}, TABLES)


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    """The error names the option and those that exist."""
    with pytest.raises(ValueError, match="no option 'color'; it has: colours, first_game"):
        GAME.setup(2, {"color": "blue,green"}, TABLES)


def test_a_set_up_deals_nothing_itself() -> None:
    """The first pending event is chance, and no seat may do anything."""
    state = GAME.setup(2, {}, TABLES)
    assert GAME.to_move(state) == CHANCE
    assert texts(GAME.legal_actions(state)) == []
    assert rule(state, "pick 4", seat=0) == "D-TURN-3"
