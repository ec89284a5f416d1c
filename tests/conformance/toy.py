"""Stones: a third game of about a hundred lines, so that the kernel is not shaped by the other two.

Players take 1 to 3 stones from a pile; a coin then falls, and on heads the left neighbour decides, out of
turn, whether the taker keeps the stones or puts one back. Whoever has most stones when the pile is empty wins.
"""

import json
from collections.abc import Mapping
from typing import Any, Self, cast

from keelboat.parts import (
    CHANCE,
    OVER,
    Action,
    Below,
    Game,
    Message,
    Option,
    Problem,
    Reason,
    ScoreLine,
    ScoreSheet,
    State,
    TableError,
    Tables,
    Trace,
    places,
)
from keelboat.parts.words import Event


class StonesState(State):
    def __init__(self, tables: Tables, seats: int, pile: int) -> None:
        super().__init__(tables, seats)
        self.pile, self.seat, self.taken, self.asked, self.turns = pile, 0, 0, False, 0
        self.stones = [0] * seats

    def copy(self) -> Self:
        new = type(self)(self.tables, self.seats, self.pile)
        new.seat, new.taken, new.asked, new.turns = self.seat, self.taken, self.asked, self.turns
        new.stones = self.stones[:]
        return new

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.tables, self.seats, self.fields())

    def fields(self) -> list[object]:
        return [self.pile, self.seat, self.taken, self.asked, self.turns, self.stones]


def _restored(tables: Tables, seats: int, fields: list[Any]) -> StonesState:
    new = StonesState(tables, seats, 0)
    new.pile, new.seat, new.taken, new.asked, new.turns, new.stones = fields
    return new


TEXTS = ("take 1", "take 2", "take 3", "keep", "back", "heads", "tails")


class Verb(Action):
    opens = "S-1"


class Stones(Game):
    def __init__(self) -> None:
        self.name = "stones"
        self.rules_version = 1
        self.seat_counts = (2, 3)
        self.options = (Option("extra", "0", "0..9"),)
        self.actions = tuple(Verb(text, chance=text in ("heads", "tails")) for text in TEXTS)
        for number, action in enumerate(self.actions):
            action.id = number

    def __reduce__(self) -> tuple[object, ...]:
        return Stones, ()

    def parse(self, text: str) -> Action:
        if text not in TEXTS:
            raise ValueError(f"no action {text!r}; there are: {', '.join(TEXTS)}")
        return self.actions[TEXTS.index(text)]

    def check_tables(self, raw: object) -> list[Problem]:
        good = isinstance(raw, dict) and isinstance(raw.get("pile"), int) and raw["pile"] > 0
        return [] if good else [Problem("pile", Message("data-number"))]

    def read_tables(self, raw: object) -> Tables:
        problems = self.check_tables(raw)
        if problems:
            raise TableError(problems)
        return Tables("stones", 1, raw)

    def card(self, tables: Tables, name: str) -> dict[str, object]:
        raise ValueError(f"stones has no card {name!r}")

    def setup(self, seats: int, options: Mapping[str, str], tables: Tables) -> State:
        if seats not in self.seat_counts:
            raise ValueError(f"stones is for 2 or 3 seats, not {seats}")
        pile = cast(dict[str, int], tables.raw)["pile"] + int(options.get("extra", "0"))
        return StonesState(tables, seats, pile)

    def to_move(self, state: State) -> int:
        s = cast(StonesState, state)
        if s.asked:
            return (s.seat + 1) % s.seats
        return CHANCE if s.taken else s.seat if s.pile else OVER

    def legal_actions(self, state: State) -> list[Action]:
        s = cast(StonesState, state)
        if self.to_move(s) < 0:
            return []
        return list(self.actions[3:5]) if s.asked else list(self.actions[: min(3, s.pile)])

    def chance_outcomes(self, state: State) -> list[tuple[Action, int]]:
        return [(self.actions[5], 1), (self.actions[6], 2)] if self.to_move(state) == CHANCE else []

    def sample_chance(self, state: State, below: Below) -> Action:
        return self.actions[5 if below(3) < 1 else 6]

    def advance(self, state: State, action: Action, trace: Trace = None) -> None:
        s = cast(StonesState, state)
        if trace is not None:
            trace.append(Event(action.text.replace(" ", "-"), {"seat": self.to_move(s)}, "S-1"))
        if action.id < 3:
            s.taken, s.pile, s.turns = action.id + 1, s.pile - action.id - 1, s.turns + 1
            return
        if action.text == "heads":
            s.asked = True
            return
        back = action.text == "back" and s.pile > 0  # a stone put back on an empty pile would never end the game
        s.stones[s.seat] += s.taken - back
        s.pile += back
        s.taken, s.asked, s.seat = 0, False, (s.seat + 1) % s.seats

    def why_not(self, state: State, seat: int, action: Action) -> Reason | None:
        options = [a for a, _ in self.chance_outcomes(state)] or self.legal_actions(state)
        if seat == self.to_move(state) and action in options:
            return None
        return Reason("S-2" if seat == self.to_move(state) else "S-1", Message("why-not"))

    def label(self, state: State, action: Action) -> Message:
        return Message("label-" + action.text.replace(" ", "-"))

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        s = cast(StonesState, state)
        return {"you": seat, "pile": s.pile, "stones": s.stones[:], "taken": s.taken}

    def scores(self, state: State) -> tuple[ScoreSheet, ...]:
        s = cast(StonesState, state)
        place = places([(n, 0) for n in s.stones])
        return tuple(ScoreSheet(i, (ScoreLine("stones", n),), n, 0, place[i]) for i, n in enumerate(s.stones))

    def winners(self, state: State) -> tuple[int, ...]:
        if self.to_move(state) != OVER:
            return ()
        return tuple(sheet.seat for sheet in self.scores(state) if sheet.place == 1)

    def key(self, state: State) -> bytes:
        return repr(cast(StonesState, state).fields()).encode()

    def dump(self, state: State) -> dict[str, object]:
        return {"seats": state.seats, "fields": json.loads(json.dumps(cast(StonesState, state).fields()))}

    def load(self, position: object, tables: Tables) -> State:
        if not isinstance(position, dict):
            raise ValueError("position: an object is wanted")
        raw: dict[str, Any] = position
        s = StonesState(tables, raw["seats"], 0)
        s.pile, s.seat, s.taken, s.asked, s.turns, stones = raw["fields"]
        s.stones = list(stones)
        return s

    def suppose_turn(self, state: State, seat: int) -> State:
        s = cast(StonesState, state).copy()
        s.taken, s.asked, s.seat = 0, False, seat
        return s

    def forecast(self, state: State, seat: int) -> dict[str, object]:
        return {"left": cast(StonesState, state).pile}

    def evaluate(self, state: State, seat: int) -> float:
        return float(cast(StonesState, state).stones[seat])

    def stalled(self, state: State) -> bool:
        return False

    def turns(self, state: State) -> int:
        return cast(StonesState, state).turns


TOY = Stones()
