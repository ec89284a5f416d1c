"""Positions that a person wrote: what is left out is filled in, and every mistake is named."""

import copy
import re
from typing import Any

import pytest

from keelboat.expedition.rules import GAME
from tests.expedition.positions import TABLES, dump, legal, play, player, table
from tests.expedition.scenes import acting, ask, do

Position = dict[str, Any]
Change = tuple[tuple[str | int, ...], Any]

CREWS = [
    f"{crew}-{role}"
    for crew in ("blue", "green")
    for role in ("leader", "interpreter", "lumberjack", "hunter", "blacksmith", "trapper")
]
NAMED = ("12", "13", "14", "15", "blue-leader", "blue-hunter", "green-trapper", "green-leader")


def position() -> Position:
    """Return a whole position in which every part can be spoilt."""
    lying = {*NAMED, *(str(card) for card in range(1, 9))}
    return {
        "game": "expedition",
        "seats": 2,
        "seat": 1,
        "ask": "turn",
        "turn": {"turns": 7, "start": 1, "done": ["recruited"], "head_start": 2},
        "route": {"1": "mountain", "20": "river", "38": "mountain"},
        "journal": ["1", "2", "3", "4", "5"],
        "bag": ["6", "7", "8"],
        "discard": [card for card in [*map(str, range(1, 55)), *CREWS] if card not in lying],
        "board": {
            "hunting": 1, "crafting": 0, "gift": 0, "departure": 0, "horse_trade": 0, "canoe_building": 0,
            "boat_upgrade": 0, "shamanism": 0, "pow_wow": 1, "new_arrival": 1, "supply": 2, "tiles": 7,
        },
        "players": [
            {
                "colour": "blue",
                "hand": ["12", "blue-leader"],
                "area": [{"card": "blue-hunter", "support": "13", "companions": 1}],
                "goods": {"wood": 2, "horse": 1},
                "aboard": 1,
                "front": 1,
                "back": 1,
                "position": 8,
                "time": 3,
            },
            {
                "colour": "green",
                "hand": ["14", "green-trapper"],
                "area": [{"card": "green-leader", "companions": 1}, {"card": "15", "companions": 1}],
                "back": 1,
                "position": 9,
            },
        ],
    }  # fmt: skip


def spoilt(*changes: Change) -> Position:
    """Return the position with some values changed; `...` takes a value away."""
    raw = position()
    for path, to in changes:
        place: Any = raw
        for step in path[:-1]:
            place = place[step]
        if to is ...:
            del place[path[-1]]
        else:
            place[path[-1]] = to
    return raw


def number(where: str, low: int, high: int, found: object) -> str:
    return f"position, {where}: a whole number from {low} to {high} is wanted, not {found!r}"


FIRST = ("players", 0)
AREA = (*FIRST, "area", 0)

MISTAKES: dict[str, tuple[tuple[Change, ...], str]] = {
    # the shape of the file
    "unknown key": (((("decks",), []),), "position, file: unknown key 'decks'; known: game, seats,"),
    "unknown turn key": (((("turn", "plaid"), 1),), "position, turn: unknown key 'plaid'; known: turns,"),
    "unknown player key": (((("players", 1, "name"), "Ada"),), "position, player 1: unknown key 'name'; known:"),
    "unknown place": (((("board", "saloon"), 1),), "position, board: unknown key 'saloon'; known: hunting,"),
    "other game": (((("game",), "discoveries"),), "position, game: 'expedition' is wanted, not 'discoveries'"),
    "no game": (((("game",), ...),), "position, game: 'expedition' is wanted, not None"),
    # seats
    "no players": (((("players",), ...),), "position, players: a list is wanted"),
    "nobody plays": (((("players",), []), (("seats",), ...)), number("seats", 1, 5, 0)),
    "seats and players differ": (((("seats",), 3),), "position, players: 3 players are wanted, not 2"),
    "too many seats": (((("seats",), 6),), number("seats", 1, 5, 6)),
    "seat is not there": (((("seat",), 2),), number("seat", 0, 1, 2)),
    "same colour": ((((*FIRST, "colour"), "green"),), "position, players: two players have the same colour"),
    # the turn
    "unknown question": (((("ask",), "dice"),), "position, ask: one of route, goods, reveal,"),
    "number of the turn": (((("turn", "turns"), -1),), number("turn turns", 0, 1_000_000_000, -1)),
    "unknown first player": (((("turn", "start"), 2),), number("turn start", 0, 1, 2)),
    "unknown winner": (((("turn", "winner"), 2),), number("turn winner", -1, 1, 2)),
    "no winner has a number": (((("turn", "winner"), -2),), number("turn winner", -1, 1, -2)),
    "unknown thing done": (((("turn", "done"), ["slept"]),), "turn done: one of acted, camped, recruited is wanted"),
    "frame without a number": (
        ((("turn", "frames"), [["12"]]),),
        "position, turn frames: a frame is a card or place and the activations left",
    ),
    "frame of nothing": (((("turn", "frames"), [["saloon", 1]]),), "position, turn frames: one of 1, 2, 3,"),
    "too many activations": (((("turn", "frames"), [["12", 4]]),), number("turn frames", 0, 3, 4)),
    "option 0": (((("turn", "option"), 0),), number("turn option", 1, 9, 0)),
    "option 10": (((("turn", "option"), 10),), number("turn option", 1, 9, 10)),
    "effect 10": (((("turn", "effect"), 10),), number("turn effect", 0, 9, 10)),
    "no effect": (((("turn", "effect"), -1),), number("turn effect", 0, 9, -1)),
    "goods due": (((("turn", "due"), 32),), number("turn due", 0, 31, 32)),
    "route tokens left": (((("turn", "route_left"), 11),), number("turn route_left", 0, 10, 11)),
    "head start": (((("turn", "head_start"), 8),), number("turn head_start", 0, 7, 8)),
    "locked goods": (((("turn", "locked"), {"wood": 32}),), number("turn locked wood", 0, 31, 32)),
    "flag": (((("turn", "hired"), 1),), "position, turn hired: true or false is wanted, not 1"),
    # the track
    "route token near the sea": (((("route", "39"), "mountain"),), "position, route: unknown key '39'; known: 1,"),
    "route token in Saint Louis": (((("route", "0"), "mountain"),), "position, route: unknown key '0'; known: 1,"),
    "mixed route token": (((("route", "20"), "mixed"),), "position, route 20: one of river, mountain is wanted"),
    "too many route tokens": (
        ((("route",), {str(space): "mountain" for space in range(1, 12)}),),
        "position, route: there are 10 route tokens, not 11 (R-TRACK-5)",
    ),
    "Mackenzie in company": (
        ((("mackenzie",), 3),),
        "position, mackenzie: he is there in the solo game only (E-SOLO-2)",
    ),
    "two scouts on a space": (
        (((*FIRST, "position"), 9),),
        "position, players: two scouts stand on space 9 (E-INV-4)",
    ),
    "beyond the track": ((((*FIRST, "position"), 50),), number("player 0 position", 0, 49, 50)),
    # players
    "too many goods of a kind": ((((*FIRST, "goods", "wood"), 32),), number("player 0 goods wood", 0, 31, 32)),
    "more goods than places": (
        (((*FIRST, "goods", "wood"), 13),),
        "position, player 0 goods: the boats hold 13 goods (E-INV-3)",
    ),
    "companions without end": ((((*FIRST, "aboard"), 19),), number("player 0 aboard", 0, 18, 19)),
    "time below nothing": ((((*FIRST, "time"), -1),), number("player 0 time", 0, 1_000_000_000, -1)),
    "too many companions on a card": (
        (((*AREA, "companions"), 4),),
        number("player 0 area companions", 0, 3, 4),
    ),
    "too much strength": (
        (((*AREA, "companions"), 3),),
        "position, player 0 area: card blue-hunter has strength 4, 1 to 3 is legal (E-INV-5)",
    ),
    "no strength": (
        (((*AREA, "companions"), ...), ((*AREA, "support"), ...)),
        "position, player 0 area: card blue-hunter has strength 0, 1 to 3 is legal (E-INV-5)",
    ),
    # cards
    "unknown card": ((((*FIRST, "hand", 0), "55"),), "position, player 0 hand: a card is written like '12' or"),
    "no card": ((((*FIRST, "hand", 0), ""),), "position, player 0 hand: a card is written like '12' or"),
    "card that is a yes": ((((*FIRST, "hand", 0), True),), "a card is written like '12' or 'blue-leader', not True"),
    "played twice": (
        ((("players", 1, "area", 1, "card"), "green-leader"),),
        "position, cards: card green-leader lies in two places (E-INV-2)",
    ),
    "supports twice": (
        ((("players", 1, "area", 0, "support"), "14"), (("players", 1, "area", 1, "support"), "14")),
        "position, cards: card 14 lies in two places (E-INV-2)",
    ),
    "in hand and in play": (
        (((*FIRST, "hand", 0), "blue-hunter"),),
        "position, cards: card blue-hunter lies in two places (E-INV-2)",
    ),
    "in hand and supporting": (
        (((*FIRST, "hand", 0), "13"),),
        "position, cards: card 13 lies in two places (E-INV-2)",
    ),
    "in the journal and in hand": (((("journal", 0), "12"),), "position, cards: card 12 lies in two places (E-INV-2)"),
    "in the draw pile and in hand": (((("bag", 0), "12"),), "position, cards: card 12 lies in two places (E-INV-2)"),
    "discarded and in hand": (((("discard", 0), "12"),), "position, cards: card 12 lies in two places (E-INV-2)"),
    "card of another crew": (
        (((*FIRST, "hand", 0), "purple-hunter"),),
        "position, cards: card purple-hunter belongs to a crew that nobody plays (E-SETUP-3)",
    ),
    # board
    "place too full": (
        ((("board", "hunting"), 2),),
        "position, board hunting: 1 companions stand there at most (E-INV-5)",
    ),
    "two arrivals": (
        ((("board", "new_arrival"), 2), (("board", "supply"), 1)),
        "position, board new_arrival: one companion stands there at most (E-INV-5)",
    ),
    "too many companions": (
        ((("board", "supply"), 3),),
        "position, board: 9 companions are in the game with 2 players, not 10 (E-INV-1)",
    ),
    "too few companions": (
        ((("board", "supply"), 1),),
        "position, board: 9 companions are in the game with 2 players, not 8 (E-INV-1)",
    ),
    "supply without an arrival": (
        ((("board", "new_arrival"), ...),),
        "position, board: 9 companions are in the game with 2 players, not 8 (E-INV-1)",
    ),
    "more companions than there are": (
        ((("board", "supply"), ...), (("board", "new_arrival"), ...), (("board", "pow_wow"), 5)),
        "position, board: 9 companions are in the game with 2 players, not 10 (E-INV-1)",
    ),
    "too few tiles": (((("board", "tiles"), 6),), "position, board tiles: there are 10 boat tiles (E-INV-3)"),
    "more tiles than there are": (
        ((("board", "tiles"), ...), ((*FIRST, "back"), 9)),
        "position, board tiles: there are 10 boat tiles (E-INV-3)",
    ),
}  # fmt: skip


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_a_position_is_named(mistake: str) -> None:
    """The error says where the mistake is, what is wanted and what is there."""
    changes, message = MISTAKES[mistake]
    with pytest.raises(ValueError, match=re.escape(message)):
        GAME.load(spoilt(*changes), TABLES)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("turn", "turns"), 0),
        (("turn", "head_start"), 7),
        ((*FIRST, "position"), 49),
        ((*FIRST, "goods", "wood"), 12),
        ((*FIRST, "time"), 1_000_000_000),
        (("route",), {str(space): "mountain" for space in range(1, 11)}),
    ],
)
def test_a_value_at_its_limit_is_no_mistake(path: tuple[str | int, ...], value: object) -> None:
    found: Any = dump(GAME.load(spoilt((path, value)), TABLES))
    for step in path:
        found = found.get(step, 0) if isinstance(found, dict) else found[step]
    assert found == value


def test_a_card_may_be_written_as_a_number() -> None:
    assert dump(GAME.load(spoilt(((*FIRST, "hand"), [12, "blue-leader"])), TABLES)) == position()


def test_two_scouts_may_stand_in_saint_louis() -> None:
    raw = spoilt(((*FIRST, "position"), 0), (("players", 1, "position"), 0))
    assert all("position" not in row for row in dump(GAME.load(raw, TABLES))["players"])


def test_a_right_position_is_read_and_written_alike() -> None:
    """The position above is right, and reading leaves what was given untouched."""
    raw = position()
    before = copy.deepcopy(raw)
    assert dump(GAME.load(raw, TABLES)) == before
    assert raw == before


def test_what_a_position_leaves_out_is_filled_in() -> None:
    """Starters are in hand, the other cards in the draw pile, companions and tiles beside the board."""
    written = dump(GAME.load({"game": "expedition", "players": [{}, {}]}, TABLES))
    assert (written["seats"], written["seat"], written["ask"], written["turn"]) == (
        2,
        0,
        "turn",
        {"turns": 1, "start": 0},
    )
    assert [row["colour"] for row in written["players"]] == ["blue", "orange"]
    assert [len(row["hand"]) for row in written["players"]] == [6, 6]
    assert written["journal"] == [""] * 5
    assert (written["bag"], written["discard"]) == ([str(card) for card in range(1, 55)], [])
    assert {name: n for name, n in written["board"].items() if n} == {"new_arrival": 1, "supply": 8, "tiles": 10}


def test_cards_that_nothing_names_are_discarded_where_hands_and_draw_pile_are_given() -> None:
    written = dump(GAME.load(spoilt((("discard",), ...)), TABLES))
    assert written == position()


def test_the_rest_of_the_companions_is_filled_in_around_those_named() -> None:
    """Nobody arrives where all are named; a given New Arrival or supply is believed."""
    for left_out in (("supply",), ("supply", "new_arrival"), ("tiles",)):
        raw = spoilt(*((("board", name), ...) for name in left_out))
        assert dump(GAME.load(raw, TABLES)) == position()
    full = spoilt((("board", "pow_wow"), 4), (("board", "supply"), ...), (("board", "new_arrival"), ...))
    assert dump(GAME.load(full, TABLES))["board"] == {
        **position()["board"],
        "pow_wow": 4,
        "new_arrival": 0,
        "supply": 0,
    }


def test_mackenzie_starts_with_his_head_start() -> None:
    """Unless his space is given; on the first space the scout may stand beside him."""
    alone = {"game": "expedition", "turn": {"head_start": 3}, "players": [{}]}
    assert dump(GAME.load(alone, TABLES))["mackenzie"] == 3
    assert dump(GAME.load({**alone, "mackenzie": 0}, TABLES))["mackenzie"] == 0
    with pytest.raises(ValueError, match="position, players: two scouts stand on space 3"):
        GAME.load({**alone, "players": [{"position": 3}]}, TABLES)


@pytest.mark.parametrize(
    "lines",
    [
        ["0 play blue-hunter"],
        ["0 play blue-hunter", "0 support none +2"],
        ["0 play blue-hunter", "0 support none +2", "0 part 1"],
        ["0 play blue-leader", "0 support none +1", "0 part 2"],
        ["0 village departure 1", "0 do 1"],
        ["0 village departure 1", "0 do 1", "0 discard 11"],
        ["0 village departure 1", "0 do 1", "0 discard 11", "0 stop"],
        ["0 village horse_trade 1", "0 do 1"],
        ["0 recruit 3"],
        ["0 recruit 3", "0 discount none"],
        ["0 camp"],
    ],
)
def test_a_half_made_decision_is_read_back(lines: list[str]) -> None:
    """What was chosen so far is part of the position."""
    mine = player(
        "leader, hunter, 11, 36", goods="2 wood, 4 fur, food, canoe, equipment", area=["trapper +1"], aboard=3
    )
    state = play(table(mine, player(area=["hunter +1"], position=6), journal=[19, 20, 39, 3, 4]), *lines)
    assert GAME.key(GAME.load(dump(state), TABLES)) == GAME.key(state)
    assert legal(GAME.load(dump(state), TABLES)) == legal(state)


RICH = "3 wood, 2 fur, 2 food, 2 equipment, canoe, horse"


@pytest.mark.parametrize(
    ("card", "lines", "question"),
    [
        ("interpreter", ["do 1"], "board"),
        ("14", ["do 1"], "hire"),
        ("53", ["do 1"], "place"),
        ("35", ["do 1"], "copy"),
        ("54", ["part 1", "pay wood"], "time"),
        ("boat_upgrade", ["part 1"], "choose"),
        ("boat_upgrade", ["part 2"], "pawn"),
        ("trapper", ["part 1"], "amount"),
        ("trapper", ["part 1", "amount fur 1"], "jettison"),
    ],
)
def test_every_question_of_an_effect_is_read_back(card: str, lines: list[str], question: str) -> None:
    more: dict[str, Any] = {"goods": RICH, "area": ["hunter +1", "1 < 25"], "aboard": 1}
    if card == "boat_upgrade":
        state = do(table(player("12", **more), player()), "village boat_upgrade 1", *lines)
    else:
        state = do(acting(card, time=3, board={"hunting": 1, "gift": 1, "pow_wow": 1}, **more), *lines)
    assert ask(state) == question
    assert GAME.key(GAME.load(dump(state), TABLES)) == GAME.key(state)
    assert legal(GAME.load(dump(state), TABLES)) == legal(state)


def test_after_goods_went_overboard_nothing_is_left_of_the_choice() -> None:
    state = do(acting("trapper", 2, goods=RICH), "part 1", "amount fur 1", "jettison food")
    assert ask(state) == "activate"
    assert GAME.key(GAME.load(dump(state), TABLES)) == GAME.key(state)


@pytest.mark.parametrize("options", [{}, {"random_goods": "yes"}, {"route_tokens": "random"}])
def test_a_game_that_is_being_set_up_is_read_back(options: dict[str, str]) -> None:
    state = GAME.setup(2, options, TABLES)
    assert set(dump(state)["turn"]) <= {"turns", "after", "random_goods", "route_left"}
    assert GAME.key(GAME.load(dump(state), TABLES)) == GAME.key(state)
