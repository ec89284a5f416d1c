"""Actions under way: a character played with a support card of the wanted strength, and what is done with it."""

from collections.abc import Sequence
from typing import Any

from keelboat.parts import State
from tests.expedition.positions import ROLES, dump, play, player, table

SUPPORTS = {1: ("13", "12"), 2: ("34", "30"), 3: ("49", "43")}
"""Support cards by strength, all with an equipment badge; the second serves when the first is named elsewhere."""


def full_name(card: int | str) -> str:
    """Return how seat 0 writes a card: a role is the blue crew's."""
    return f"blue-{card}" if card in ROLES else str(card)


def acting(
    card: int | str,
    strength: int = 1,
    *others: dict[str, Any],
    hand: str = "",
    area: Sequence[str] = (),
    goods: str = "",
    aboard: int = 0,
    position: int = 0,
    time: int = 0,
    front: int = 0,
    **rest: Any,
) -> State:
    """Return the moment after seat 0 played a card with a support card: its activations are open.

    `others` are the opponents, one with all starters in hand if none is described; with `mackenzie` there is none.
    """
    named = f"{card}, {hand}, {' '.join(area)}".replace(",", " ").split()
    support = next(one for one in SUPPORTS[strength] if one not in named)
    me = player(
        f"{card}, {support}, {hand}",
        goods=goods, area=area, aboard=aboard, position=position, time=time, front=front,
    )  # fmt: skip
    opponents = [] if "mackenzie" in rest else list(others) or [player()]
    state = play(table(me, *opponents, **rest), f"0 play {full_name(card)}")
    return play(state, f"0 support {support} +0") if dump(state)["ask"] == "support" else state


def activating(card: int | str, *others: dict[str, Any], goods: str = "", aboard: int = 0, **rest: Any) -> State:
    """Return a loaded position in which seat 0 has one activation of a card left, whatever it can pay.

    Play would not ask where nothing can be done; here one may ask why.
    """
    support = next(one for one in SUPPORTS[1] if one != str(card))
    me = player("", area=[f"{card} < {support}"], goods=goods, aboard=aboard, position=rest.pop("position", 0))
    turn = {"frames": [[full_name(card), 1]]}
    return table(me, *(others or (player(),)), ask="activate", turn=turn, **rest)


def do(state: State, *texts: str) -> State:
    """Play some actions of seat 0."""
    return play(state, *(f"0 {text}" for text in texts))


def ask(state: State) -> str:
    """Return the name of the open question; `turn` when the action is over."""
    return str(dump(state)["ask"])
