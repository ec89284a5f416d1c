"""Positions that one can read: a few words make a consistent table, the rest is filled in.

state = table(player(stock="2 walk, gray ride", zone=5), player())
state = play(state, "0 place walk hike", "0 end turn", "* reveal 12")
"""

import copy
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import keelboat
from keelboat.discoveries.rules import GAME
from keelboat.parts import CHANCE, Action, Reason, State, Tables

COLOURS = ("blue", "orange", "yellow", "green")
RAW = json.loads((Path(keelboat.__file__).parent / "data" / "discoveries.json").read_text())
TABLES = GAME.read_tables(RAW)


def tables_with(
    discovery: Mapping[int, Mapping[str, Any]] = {}, tribe: Mapping[int, Mapping[str, Any]] = {}, **top: Any
) -> Tables:
    """Return the printed tables with some facts changed: `tables_with({22: {"paths": ["MRRRM"]}})`."""
    raw = copy.deepcopy(RAW)
    for row in raw["cards"]:
        row["discovery"].update(discovery.get(row["id"], {}))
        row["tribe"].update(tribe.get(row["id"], {}))
    raw.update(top)
    return GAME.read_tables(raw)


def player(
    stock: str = "",
    *,
    zone: int | None = None,
    tribes: Sequence[int] = (),
    journal: Sequence[int] = (),
    held: Sequence[int] = (),
    slots: Mapping[str, str] | None = None,
    colour: str | None = None,
) -> dict[str, Any]:
    """Describe a seat. `stock` and dice on slots: `2 walk, gray ride, orange journal`; own colour unless named."""
    return {
        "stock": stock, "zone": zone, "tribes": list(tribes), "journal": list(journal), "held": list(held),
        "slots": dict(slots or {}), "colour": colour,
    }  # fmt: skip


def _dice(text: str, own: str) -> dict[str, int]:
    """`2 walk, gray ride` -> {"blue walk": 2, "gray ride": 1}"""
    counts: dict[str, int] = {}
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        words = part.split()
        number = int(words.pop(0)) if words[0].isdigit() else 1
        kind = " ".join(words if len(words) == 2 else [own, *words])
        counts[kind] = counts.get(kind, 0) + number
    return counts


def table(
    *players: Mapping[str, Any],
    seat: int = 0,
    meeting: Sequence[int] | None = None,
    recon: Sequence[int] | None = None,
    top: int | None = None,
    deck: Sequence[int] | None = None,
    left: Mapping[str, int] | None = None,
    right: Mapping[str, int] | None = None,
    spare: str = "left",
    supply: int | None = None,
    ask: str = "turn",
    turn: Mapping[str, Any] | None = None,
    tables: Tables = TABLES,
) -> State:
    """Return a state from descriptions made by `player`.

    What is not said: own dice lie on the `spare` bank ("left" or "right"), gray dice in the supply; if
    `supply` is given, the gray dice missing lie on the spare bank. Meeting, Recon, zone cards and the top
    card are filled with the lowest cards not named (`meeting=[]` and the like keep them empty); `deck` lists
    the cards below the top (`deck=[]` with `top=0`: the deck is empty).
    """
    seats = len(players)
    size = {2: 30, 3: 40, 4: 50}[seats]
    named = [card for p in players for card in [*p["tribes"], *p["journal"], *p["held"], p["zone"] or 0]]
    named += [*(meeting or []), *(recon or []), top or 0, *(deck or [])]
    free = [card for card in range(1, 56) if card not in named]
    rows: list[dict[str, Any]] = []
    for index, p in enumerate(players):
        own = p["colour"] or COLOURS[index]
        zone = free.pop(0) if p["zone"] is None else p["zone"]
        slots = {place: next(iter(_dice(die, own))) for place, die in p["slots"].items()}
        rows.append({**p, "colour": own, "zone": zone, "stock": _dice(p["stock"], own), "slots": slots})
    meeting = [free.pop(0) for _ in range(3)] if meeting is None else list(meeting)
    recon = [free.pop(0) for _ in range(3)] if recon is None else list(recon)
    if top is None:
        top = 0 if deck == [] else free.pop(0)
    placed = [card for row in rows for card in [*row["tribes"], *row["journal"], *row["held"], row["zone"]]]
    placed = [card for card in [*placed, *meeting, *recon, top] if card]
    bag = list(deck) if deck is not None else free[: size - len(placed)] if top else []
    # Cards that are nowhere go to the first free seat's journal-less limbo: they count as removed, so fill up the bag.
    if deck is not None or not top:
        missing = size - len(placed) - len(bag)
        extra = [card for card in free if card not in bag][:missing]
        rows[-1]["journal"] = [*rows[-1]["journal"], *extra]
    banks = {"left": dict(left or {}), "right": dict(right or {})}
    position: dict[str, Any] = {
        "game": "discoveries", "seat": seat, "ask": ask, "turn": dict(turn or {}), "players": rows,
        "meeting": meeting, "recon": recon, "top": top, "bag": bag, "banks": banks,
    }  # fmt: skip
    _fill_dice(position, seats, spare, supply)
    return GAME.load(position, tables)


def _fill_dice(position: dict[str, Any], seats: int, spare: str, supply: int | None) -> None:
    """Put the dice that were not named on the spare bank, gray ones in the supply unless that is given."""
    seen: dict[str, int] = {}
    piles = [row["stock"] for row in position["players"]] + [position["turn"].get("aside", {})]
    for pile in piles:
        for kind, number in pile.items():
            seen[kind.split()[0]] = seen.get(kind.split()[0], 0) + number
    for row in position["players"]:
        for die in row["slots"].values():
            seen[die.split()[0]] = seen.get(die.split()[0], 0) + 1
    for pile in [*position["banks"].values(), position["turn"].get("paid", {}), position["turn"].get("rolling", {})]:
        for colour, number in pile.items():
            seen[colour] = seen.get(colour, 0) + number
    bank = position["banks"][spare]
    for row in position["players"]:
        missing = 5 - seen.get(row["colour"], 0)
        assert missing >= 0, f"more than 5 {row['colour']} dice"
        bank[row["colour"]] = bank.get(row["colour"], 0) + missing
    if supply is not None:
        position["supply"] = supply
        gray = {2: 6, 3: 8, 4: 10}[seats] - supply - seen.get("gray", 0)
        assert gray >= 0, "more gray dice than there are"
        bank["gray"] = bank.get("gray", 0) + gray


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
    """Return the id of the rule that forbids an action, None if it is legal."""
    reason = why(state, text, seat)
    return None if reason is None else reason.rule


def play(state: State, *lines: str) -> State:
    """Apply record lines (`0 place walk hike`, `* roll blue 1,0,0,0`); each must be legal or possible."""
    for line in lines:
        who, _, text = line.partition(" ")
        seat = CHANCE if who == "*" else int(who)
        action = GAME.parse(text)
        reason = GAME.why_not(state, seat, action)
        assert reason is None, f"{line}: {reason}; legal: {legal(state)}"
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


def stock(state: State, seat: int) -> dict[str, int]:
    """Return a seat's Stock as {"blue walk": 2}."""
    return dict(dump(state)["players"][seat]["stock"])
