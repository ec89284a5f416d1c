"""Positions that one can read: a few words make a consistent table, the rest is filled in.

state = table(player("leader, 12", goods="2 food, canoe", aboard=1), player())
state = play(state, "0 play blue-leader", "0 support 12 +0", "0 do 1", "0 end turn")
"""

import copy
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import keelboat
from keelboat.expedition.rules import GAME
from keelboat.parts import CHANCE, Action, Reason, State, Tables

COLOURS = ("blue", "orange", "yellow", "green", "purple")
ROLES = ("leader", "interpreter", "lumberjack", "hunter", "blacksmith", "trapper")
KINDS = ("wood", "fur", "food", "equipment", "canoe", "horse")
RAW = json.loads((Path(keelboat.__file__).parent / "data" / "expedition.json").read_text(encoding="utf-8"))
TABLES = GAME.read_tables(RAW)


def tables_with(cards: Mapping[int, Mapping[str, Any]] = {}, **top: Any) -> Tables:
    """Return the printed tables with some facts changed: `tables_with({12: {"strength": 2}}, limits={...})`."""
    raw = copy.deepcopy(RAW)
    for row in raw["cards"]:
        row.update(cards.get(row["id"], {}))
    for name, value in top.items():
        raw[name] = {**raw[name], **value} if isinstance(value, dict) else value
    return GAME.read_tables(raw)


def player(
    hand: str | None = None,
    *,
    goods: str = "",
    area: Sequence[str] = (),
    aboard: int = 0,
    position: int = 0,
    time: int = 0,
    front: int = 0,
    back: int = 0,
    colour: str | None = None,
) -> dict[str, Any]:
    """Describe a seat.

    `hand`: cards with commas, a role is the own crew's (`"leader, 12"`); None: all starters not in the area.
    `goods`: `"2 food, canoe"`. `area`: rows such as `"hunter < 7 +1"` (hunter face up, supported by card 7 and
    one companion) or `"12 +2"`.
    """
    return {
        "hand": hand, "goods": goods, "area": list(area), "aboard": aboard, "position": position, "time": time,
        "front": front, "back": back, "colour": colour,
    }  # fmt: skip


def _card(text: str, own: str) -> str:
    text = text.strip()
    return f"{own}-{text}" if text in ROLES else text


def goods_of(text: str) -> dict[str, int]:
    """`2 food, canoe` -> {"food": 2, "canoe": 1}"""
    found: dict[str, int] = {}
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        words = part.split()
        found[words[-1]] = found.get(words[-1], 0) + (int(words[0]) if len(words) == 2 else 1)
    return found


def _row(text: str, own: str) -> dict[str, Any]:
    text, _, companions = text.partition("+")
    card, _, support = text.partition("<")
    row: dict[str, Any] = {"card": _card(card, own)}
    if support.strip():
        row["support"] = _card(support, own)
    if companions:
        row["companions"] = int(companions)
    return row


def table(
    *players: Mapping[str, Any],
    seat: int = 0,
    journal: Sequence[int | str] | None = None,
    bag: Sequence[int | str] | None = None,
    discard: Sequence[int | str] | None = None,
    board: Mapping[str, int] | None = None,
    route: Mapping[str, str] | None = None,
    mackenzie: int | None = None,
    ask: str = "turn",
    turn: Mapping[str, Any] | None = None,
    tables: Tables = TABLES,
) -> State:
    """Return a state from descriptions made by `player`.

    What is not said: the journal holds the five lowest cards not named elsewhere (`journal=[]`: empty), the other
    encountered cards are in the draw pile (`bag=[]`: it is empty and they lie on the discard pile), companions
    not named stand on New Arrival (one) and in the supply.
    """
    rows: list[dict[str, Any]] = []
    for index, described in enumerate(players):
        own = described["colour"] or COLOURS[index]
        row = {**described, "colour": own, "goods": goods_of(described["goods"])}
        row["area"] = [_row(text, own) for text in described["area"]]
        if described["hand"] is None:
            del row["hand"]
        else:
            row["hand"] = [_card(card, own) for card in described["hand"].split(",") if card.strip()]
        rows.append(row)
    named = {str(card) for row in rows for card in row.get("hand", [])}
    named |= {str(entry.get(key)) for row in rows for entry in row["area"] for key in ("card", "support")}
    named |= {str(card) for card in [*(bag or []), *(discard or [])]}
    named |= {str((turn or {}).get("played"))}
    if journal is None:
        journal = [card for card in range(1, 55) if str(card) not in named][:5]
    position: dict[str, Any] = {
        "game": "expedition", "seat": seat, "ask": ask, "turn": dict(turn or {}), "players": rows,
        "journal": [str(card) if card else "" for card in journal], "board": dict(board or {}),
    }  # fmt: skip
    if bag is not None:
        position["bag"] = [str(card) for card in bag]
    if discard is not None:
        position["discard"] = [str(card) for card in discard]
    if route is not None:
        position["route"] = dict(route)
    if mackenzie is not None:
        position["mackenzie"] = mackenzie
    return GAME.load(position, tables)


def texts(actions: Sequence[Action]) -> list[str]:
    """Return the texts of some actions."""
    return [action.text for action in actions]


def legal(state: State) -> list[str]:
    """Return the texts of the legal actions."""
    return texts(GAME.legal_actions(state))


def why(state: State, text: str, seat: int | None = None) -> Reason | None:
    """Return why an action is not legal for the seat to move (or another one)."""
    return GAME.why_not(state, GAME.to_move(state) if seat is None else seat, GAME.parse(text))


def rule(state: State, text: str, seat: int | None = None) -> str | None:
    """Return the id of the rule that forbids an action, None if it is legal; the legal actions must agree."""
    reason = why(state, text, seat)
    if seat is None or seat == GAME.to_move(state) != CHANCE:
        assert (reason is None) == (text in legal(state)), f"{text}: {reason}; legal: {legal(state)}"
    return None if reason is None else reason.rule


def play(state: State, *lines: str) -> State:
    """Apply record lines (`0 play 12`, `* reveal 7`); each must be legal or possible."""
    for line in lines:
        who, _, text = line.partition(" ")
        seat = CHANCE if who == "*" else int(who)
        action = GAME.parse(text)
        reason = GAME.why_not(state, seat, action)
        assert reason is None, f"{line}: {reason}; legal: {legal(state)}"
        assert seat == CHANCE or text in legal(state), f"{line} is not listed; legal: {legal(state)}"
        state = GAME.apply(state, action)
    return state


def events(state: State, line: str) -> list[str]:
    """Return the keys of the events that one record line causes."""
    trace: list[Any] = []
    GAME.advance(state.copy(), GAME.parse(line.partition(" ")[2]), trace)
    return [event.key for event in trace]


def dump(state: State) -> dict[str, Any]:
    """Return the position as plain data, for assertions."""
    return json.loads(json.dumps(GAME.dump(state)))


def seat_of(state: State, seat: int) -> dict[str, Any]:
    """Return a player of the dumped position, with plain values for what is left out."""
    plain = {"area": [], "goods": {}, "aboard": 0, "front": 0, "back": 0, "position": 0, "time": 0}
    return {**plain, **dump(state)["players"][seat]}


def goods(state: State, seat: int = 0) -> dict[str, int]:
    """Return a seat's goods as {"wood": 2}."""
    return dict(seat_of(state, seat)["goods"])


def board(state: State) -> dict[str, int]:
    """Return companions by place, Pow-wow, New Arrival and supply, and the boat tiles left."""
    return dict(dump(state)["board"])


def scout(state: State, seat: int = 0) -> tuple[int, int]:
    """Return a scout's position and time tokens."""
    row = seat_of(state, seat)
    return row["position"], row["time"]
