"""Positions that a person wrote: what is left out is filled in, and every mistake is named."""

import copy
import re
from collections.abc import Callable
from typing import Any

import pytest

from keelboat.discoveries.rules import GAME
from tests.discoveries.positions import TABLES, dump, legal, play, player, table

Position = dict[str, Any]


def position() -> Position:
    """Return a whole position in which every part can be spoilt."""
    return {
        "game": "discoveries",
        "seats": 2,
        "seat": 0,
        "ask": "turn",
        "turn": {"played": 1, "faces": ["walk"], "locked": {"blue walk": 1}},
        "meeting": [1, 2, 3],
        "recon": [4, 5, 6],
        "top": 7,
        "bag": list(range(12, 30)),
        "supply": 4,
        "banks": {"left": {"blue": 1, "gray": 1}, "right": {"orange": 3}},
        "players": [
            {
                "colour": "blue",
                "zone": 8,
                "tribes": [10],
                "journal": [30],
                "stock": {"blue walk": 2},
                "slots": {"10.1": "blue negotiate", "hike": "blue walk"},
            },
            {"colour": "orange", "zone": 9, "held": [11], "stock": {"orange ride": 2, "gray journal": 1}},
        ],
    }


def change(*path: str | int, to: Any) -> Callable[[Position], None]:
    """Return a change of one value: `change("players", 0, "zone", to=56)`."""

    def spoil(raw: Position) -> None:
        place: Any = raw
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = to

    return spoil


def drop(*path: str | int) -> Callable[[Position], None]:
    """Return a change that takes a value away."""

    def spoil(raw: Position) -> None:
        place: Any = raw
        for step in path[:-1]:
            place = place[step]
        del place[path[-1]]

    return spoil


def both(*spoils: Callable[[Position], None]) -> Callable[[Position], None]:
    """Return several changes as one."""

    def spoil(raw: Position) -> None:
        for each in spoils:
            each(raw)

    return spoil


WORDS = "walk, ride, negotiate, journal"

MISTAKES: dict[str, tuple[Callable[[Position], None], str]] = {
    # the shape of the file
    "unknown key": (change("decks", to=[]), "position, file: unknown key 'decks'; known: game, seats,"),
    "unknown turn key": (change("turn", "plaid", to=1), "position, turn: unknown key 'plaid'; known: start,"),
    "unknown player key": (
        change("players", 1, "name", to="Ada"),
        "position, player 1: unknown key 'name'; known: colour, zone,",
    ),
    "player is no object": (change("players", 0, to=[]), "position, player 0: an object is wanted"),
    "banks are no object": (change("banks", to=[]), "position, banks: an object is wanted"),
    "turn is no object": (change("turn", to=3), "position, turn: an object is wanted"),
    "other game": (
        change("game", to="expedition"),
        "position, game: 'discoveries' is wanted, not 'expedition'",
    ),
    "no game": (drop("game"), "position, game: 'discoveries' is wanted, not None"),
    # seats
    "players are no list": (change("players", to={}), "position, players: a list is wanted"),
    "no players": (drop("players"), "position, players: a list is wanted"),
    "seats and players differ": (change("seats", to=3), "position, players: 3 players are wanted, not 2"),
    "too many seats": (change("seats", to=5), "position, seats: a whole number from 2 to 4 is wanted, not 5"),
    "seat is not there": (
        change("seat", to=2),
        "position, seat: a whole number from 0 to 1 is wanted, not 2",
    ),
    "seat is no number": (
        change("seat", to=True),
        "position, seat: a whole number from 0 to 1 is wanted, not True",
    ),
    "neutral colour": (
        change("players", 0, "colour", to="gray"),
        "position, player 0 colour: one of blue, orange, yellow, green is wanted, not 'gray'",
    ),
    "same colour": (
        change("players", 0, "colour", to="orange"),
        "position, players: two players have the same colour",
    ),
    # the turn
    "unknown question": (change("ask", to="dice"), "position, ask: one of remove, top, first,"),
    "question is no word": (change("ask", to=5), "over is wanted, not 5"),
    "number of the turn": (
        change("turn", "played", to="1"),
        "position, turn played: a whole number from 0 to 1000000 is wanted, not '1'",
    ),
    "unknown start player": (
        change("turn", "start", to=2),
        "position, turn start: a whole number from -1 to 1 is wanted, not 2",
    ),
    "unknown donor": (
        change("turn", "donor", to=2),
        "position, turn donor: a whole number from -1 to 1 is wanted, not 2",
    ),
    "unknown seat that rolls": (
        change("turn", "roll_seat", to=2),
        "position, turn roll_seat: a whole number from 0 to 1 is wanted, not 2",
    ),
    "unknown card to explore": (
        change("turn", "first_card", to=56),
        "position, turn first_card: a whole number from 0 to 55 is wanted, not 56",
    ),
    "unknown second card": (
        change("turn", "second_card", to=56),
        "position, turn second_card: a whole number from 0 to 55 is wanted, not 56",
    ),
    "faces are no list": (change("turn", "faces", to="walk"), "position, turn faces: a list is wanted"),
    "unknown face": (
        change("turn", "faces", to=["swim"]),
        f"position, turn faces: one of {WORDS} is wanted, not 'swim'",
    ),
    "unknown one-turn action": (
        change("turn", "used", to=["hike"]),
        "position, turn used: one of friendly, wary, change, plans is wanted, not 'hike'",
    ),
    "unknown card used": (
        change("turn", "turners", to=[56]),
        "position, turn turners: a whole number from 1 to 55 is wanted, not 56",
    ),
    "unknown seat finished": (
        change("turn", "finished", to=[2]),
        "position, turn finished: a whole number from 0 to 1 is wanted, not 2",
    ),
    "unknown action triggered": (
        change("turn", "triggered", to=["39"]),
        "position, turn triggered: one of horse-ride, hike, mountain, 1,",
    ),
    "unknown spot": (change("turn", "spot", to="swim"), "position, turn spot: one of friendly, wary,"),
    "unknown face paid": (
        change("turn", "face", to="swim"),
        f"position, turn face: one of {WORDS} is wanted, not 'swim'",
    ),
    "unknown die kept": (
        change("turn", "kept", to="walk"),
        "position, turn kept: a die is written like 'blue walk', not 'walk'",
    ),
    "unknown last action": (
        change("turn", "last", to="turn it"),
        "position, turn last: there is no action 'turn it'",
    ),
    "last action is no word": (change("turn", "last", to=[1]), "position, turn last: there is no action [1]"),
    "unknown face turned to": (
        change("turn", "turned_to", to=0),
        f"position, turn turned_to: one of {WORDS} is wanted, not 0",
    ),
    "unknown sequel": (
        change("turn", "after", to="later"),
        "position, turn after: one of setup, pay, explored, rested, refill, turn is wanted, not 'later'",
    ),
    "unknown colour rolling": (
        change("turn", "rolling", to={"red": 1}),
        "position, turn rolling: unknown key 'red'; known: blue, orange, yellow, green, gray",
    ),
    "paid is no object": (change("turn", "paid", to=[]), "position, turn paid: an object is wanted"),
    "more locked than there are": (
        change("turn", "locked", to={"blue walk": 3}),
        "position, turn locked: more blue walk dice are locked than there are",
    ),
    # dice
    "unknown kind of die": (
        change("players", 0, "stock", to={"blue swim": 1}),
        "position, player 0 stock: unknown key 'blue swim'; known: blue walk, blue ride,",
    ),
    "number of dice": (
        change("players", 0, "stock", to={"blue walk": -1}),
        "position, player 0 stock blue walk: a whole number from 0 to 55 is wanted, not -1",
    ),
    "number on a bank": (
        change("banks", "left", to={"blue": "1"}),
        "position, banks left blue: a whole number from 0 to 55 is wanted, not '1'",
    ),
    "unknown bank": (change("banks", "top", to={}), "position, banks: unknown key 'top'; known: left, right"),
    "unknown slot": (
        change("players", 0, "slots", to={"swim": "blue walk"}),
        "position, player 0 slots: unknown key 'swim'; known: horse-ride, hike, mountain, 1.1,",
    ),
    "slot of a card not owned": (
        change("players", 0, "slots", to={"12.1": "blue walk"}),
        "position, player 0 slots: there is no slot 12.1 in this Action zone",
    ),
    "slot that the card has not": (
        change("players", 0, "slots", to={"10.2": "blue walk"}),
        "position, player 0 slots: there is no slot 10.2 in this Action zone",
    ),
    "die without a colour": (
        change("players", 0, "slots", "hike", to="walk"),
        "position, player 0 slots hike: a die is written like 'blue walk', not 'walk'",
    ),
    "die that is no text": (
        change("players", 0, "slots", "hike", to=3),
        "position, player 0 slots hike: a die is written like 'blue walk', not 3",
    ),
    "die of an unknown colour": (
        change("players", 0, "slots", "hike", to="red walk"),
        "position, player 0 slots hike: one of blue, orange, yellow, green, gray is wanted, not 'red'",
    ),
    "too many dice of a colour": (
        change("banks", "left", "blue", to=2),
        "position, dice: there are 5 blue dice, not 6 (D-INV-1)",
    ),
    "a die is missing": (
        drop("banks", "right", "orange"),
        "position, dice: there are 5 orange dice, not 2 (D-INV-1)",
    ),
    "a die is missing once seat 1 has started": (
        both(drop("banks", "right", "orange"), change("turn", "start", to=1)),
        "position, dice: there are 5 orange dice, not 2 (D-INV-1)",
    ),
    "too few gray dice": (
        change("supply", to=3),
        "position, dice: 6 gray dice are in the game, not 5 (D-INV-1)",
    ),
    "too many gray dice": (
        both(drop("supply"), change("banks", "left", "gray", to=6)),
        "position, dice: 6 gray dice are in the game, not 7 (D-INV-1)",
    ),
    "supply is too large": (
        change("supply", to=7),
        "position, supply: a whole number from 0 to 6 is wanted, not 7",
    ),
    "colour that nobody plays": (
        change("banks", "left", "green", to=1),
        "position, dice: nobody plays green (RULING-89)",
    ),
    # cards
    "unknown card": (
        change("players", 0, "zone", to=56),
        "position, player 0 zone: a whole number from 0 to 55 is wanted, not 56",
    ),
    "unknown Tribe card": (
        change("players", 0, "tribes", to=[0]),
        "position, player 0 tribes: a whole number from 1 to 55 is wanted, not 0",
    ),
    "journal is no list": (
        change("players", 0, "journal", to=30),
        "position, player 0 journal: a list is wanted",
    ),
    "too many cards in an area": (
        change("meeting", to=[1, 2, 3, 31]),
        "position, meeting: at most 3 cards lie there",
    ),
    "recon is no list": (change("recon", to=4), "position, recon: a list is wanted"),
    "unknown card in an area": (
        change("recon", to=[4, 5, -6]),
        "position, recon: a whole number from 0 to 55 is wanted, not -6",
    ),
    "unknown top card": (
        change("top", to=56),
        "position, top: a whole number from 0 to 55 is wanted, not 56",
    ),
    "bag is no list": (change("bag", to=12), "position, bag: a list is wanted"),
    "unknown card in the bag": (
        change("bag", 0, to="12"),
        "position, bag: a whole number from 1 to 55 is wanted, not '12'",
    ),
    "unknown card removed": (
        change("removed", to=[56]),
        "position, removed: a whole number from 1 to 55 is wanted, not 56",
    ),
    "a card twice": (change("recon", to=[4, 5, 8]), "position, cards: card 8 lies in two places (D-INV-2)"),
    "a card twice in the bag": (
        change("bag", 0, to=13),
        "position, cards: card 13 lies in two places (D-INV-2)",
    ),
    "too many cards": (
        both(drop("bag"), change("players", 0, "journal", to=list(range(30, 50)))),
        "position, cards: 1 cards too many for 2 players (D-INV-2)",
    ),
    "too few cards": (
        change("bag", to=[12]),
        "position, cards: 30 cards are in the game with 2 players, not 13 (D-INV-2)",
    ),
    "no top card": (
        both(change("top", to=0), change("bag", to=[*range(12, 30), 31])),
        "position, top: the top card of the deck is known (RULING-04): name it, or give an empty bag",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_a_position_is_named(mistake: str) -> None:
    """The error says where the mistake is, what is wanted and what is there."""
    spoil, message = MISTAKES[mistake]
    raw = position()
    spoil(raw)
    with pytest.raises(ValueError, match=re.escape(message)):
        GAME.load(raw, TABLES)


@pytest.mark.parametrize("raw", [None, [], "turn", 3])
def test_a_position_is_an_object(raw: object) -> None:
    """Anything else is refused."""
    with pytest.raises(ValueError, match="position, file: an object is wanted"):
        GAME.load(raw, TABLES)


def test_a_right_position_is_read_and_written_alike() -> None:
    """The position above is right, and reading leaves what was given untouched."""
    raw = position()
    before = copy.deepcopy(raw)
    written = dump(GAME.load(raw, TABLES))
    assert raw == before
    for key, value in raw.items():
        if key != "players":
            assert written[key] == value
    for given, found in zip(raw["players"], written["players"], strict=True):
        assert found == {"held": [], "tribes": [], "journal": [], "slots": {}} | given


def test_what_a_position_leaves_out_is_filled_in() -> None:
    """Gray dice lie in the supply, cards fill the deck from the lowest on, the rest counts as removed."""
    raw = {
        "game": "discoveries",
        "top": 7,
        "banks": {"left": {"blue": 5, "orange": 5}},
        "players": [{"zone": 8}, {"zone": 9}],
    }
    written = dump(GAME.load(raw, TABLES))
    assert (written["seats"], written["seat"], written["ask"], written["supply"]) == (2, 0, "turn", 6)
    assert [row["colour"] for row in written["players"]] == ["blue", "orange"]
    assert written["meeting"] == written["recon"] == [0, 0, 0]
    assert written["bag"] == [*range(1, 7), *range(10, 31)]
    assert written["removed"] == list(range(31, 56))


@pytest.mark.parametrize(
    "lines",
    [
        ["0 place negotiate change", "0 turn blue walk to ride"],
        ["0 place negotiate change"],
        ["0 place negotiate change", "0 turn blue walk to ride", "0 stop"],
        ["0 place negotiate plans"],
        ["0 place walk mountain"],
        ["0 place walk mountain", "0 die orange"],
        ["0 rest own some"],
        ["0 rest own some", "0 recall bank-left"],
        ["0 rest own some", "0 recall bank-left", "0 stop"],
        ["0 rest own all"],
        ["0 place negotiate friendly", "0 take 1"],
    ],
)
def test_a_half_made_decision_is_read_back(lines: list[str]) -> None:
    """What was chosen so far is part of the position."""
    state = table(player("2 walk, 2 orange walk, negotiate"), player(), meeting=[1, 2, 3])
    state = play(state, *lines)
    assert GAME.key(GAME.load(dump(state), TABLES)) == GAME.key(state)
    assert legal(GAME.load(dump(state), TABLES)) == legal(state)
