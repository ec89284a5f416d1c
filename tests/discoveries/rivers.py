"""A small world for explorations: a few cards with rivers, every other card out of reach."""

from collections.abc import Mapping
from typing import Any

from keelboat.discoveries.rules import GAME
from keelboat.parts import Event, State, Tables
from tests.discoveries.journeys import FACTS
from tests.discoveries.positions import dump, player, table, tables_with

FAR = "MMMMMMMMM"
"""A path that no action of these tests crosses."""


def world(paths: Mapping[int, str], **top: Any) -> Tables:
    """Return tables where these cards have these paths, every other one is out of reach."""
    return tables_with({card: {"paths": [paths.get(card, FAR)]} for card in range(1, 56)}, FACTS, **top)


RIVERS = world({1: "RRR", 2: "RRRR", 4: "MM", 26: "RRR", 51: "RR", 52: "R"})
"""Card 51 `RR` and card 52 `R` make a journey of three rivers."""


def lay(*players: Mapping[str, Any], tables: Tables = RIVERS, **more: Any) -> State:
    """Return a table with those cards."""
    return table(*players, tables=tables, **more)


def slots(state: State, seat: int = 0) -> dict[str, str]:
    """Return the dice on a seat's actions."""
    return dict(dump(state)["players"][seat]["slots"])


def banks(state: State) -> dict[str, dict[str, int]]:
    """Return the dice on both banks."""
    return dict(dump(state)["banks"])


def told(state: State, line: str) -> list[tuple[str, dict[str, object], str]]:
    """Return what the log says about one record line: key, values and rule of each event."""
    trace: list[Event] = []
    GAME.advance(state.copy(), GAME.parse(line.partition(" ")[2]), trace)
    return [(event.key, dict(event.args), event.rule) for event in trace]


def two_cards() -> State:
    """Return a table where seat 0 can cross 51 and 52 with Hike and one journal die."""
    seat = player("2 journal", zone=51, slots={"hike": "walk"})
    return lay(seat, player(zone=1), recon=[52, 53, 54], meeting=[2, 3, 4], top=5)


BOTH = ("0 explore 51", "0 pick 52", "0 trigger hike", "0 go", "0 pick 54", "* roll blue 0,0,0,2")
"""Cross both cards and take 54 as the new zone card; two journal dice come back."""
