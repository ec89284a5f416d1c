"""The invariants notice what is wrong: each is shown a spoilt position."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from tests.expedition import invariants
from tests.expedition.positions import TABLES, dump, player, table
from tests.proves import proves

Spoil = Callable[[dict[str, Any]], object]


def sound() -> dict[str, Any]:
    """Return a sound position with something everywhere."""
    return dump(
        table(
            player("12, leader", goods="9 wood", area=["hunter < 7 +1"], aboard=1, position=5, front=1),
            player(position=9, time=3),
        )
    )


def spoilt(spoil: Spoil) -> dict[str, Any]:
    position = copy.deepcopy(sound())
    spoil(position)
    return position


def noticed(part: Callable[[dict[str, Any]], None], name: str, *spoils: Spoil) -> None:
    """The part accepts the sound position and refuses each spoilt one with its own name."""
    part(sound())
    for spoil in spoils:
        with pytest.raises(AssertionError, match=name):
            part(spoilt(spoil))


@proves("E-INV-1")
def test_e_inv_1_companions_are_conserved() -> None:
    noticed(
        invariants.companions_are_complete,
        "E-INV-1",
        lambda p: p["board"].update(supply=0),
        lambda p: p["players"][0].update(aboard=2),
        lambda p: p["players"][0]["area"][0].update(companions=2),
    )


@proves("E-INV-2")
def test_e_inv_2_every_card_lies_somewhere_once() -> None:
    noticed(
        invariants.cards_are_complete,
        "E-INV-2",
        lambda p: p["bag"].pop(),
        lambda p: p["discard"].append("12"),
        lambda p: p["players"][1]["hand"].append("purple-leader"),
    )


@proves("E-INV-3")
def test_e_inv_3_goods_fit_and_there_are_ten_tiles() -> None:
    noticed(
        invariants.goods_fit,
        "E-INV-3",
        lambda p: p["players"][0]["goods"].update(wood=14),
        lambda p: p["players"][0]["goods"].update(fur=-1),
        lambda p: p["players"][1].update(time=-1),
        lambda p: p["board"].update(tiles=10),
    )


@proves("E-INV-4")
def test_e_inv_4_scouts_stand_apart_and_never_go_back() -> None:
    noticed(
        invariants.scouts_stand_apart,
        "E-INV-4",
        lambda p: p["players"][0].update(position=9),
        lambda p: p["players"][0].update(position=50),
    )
    with pytest.raises(AssertionError, match="E-INV-4"):
        invariants.scouts_move_on(sound(), spoilt(lambda p: p["players"][0].update(position=4)))


@proves("E-INV-5")
def test_e_inv_5_places_and_strengths_keep_their_limits() -> None:
    strengths: list[int] = TABLES.strengths  # type: ignore[attr-defined]
    encountered = {str(number): strength for number, strength in enumerate(strengths)}

    def part(position: dict[str, Any]) -> None:
        invariants.places_and_strengths(position, encountered, strengths[-6:])

    noticed(
        part,
        "E-INV-5",
        lambda p: p["board"].update(new_arrival=2),
        lambda p: p["board"].update(hunting=2),
        lambda p: p["board"].update(boat_upgrade=3),
        lambda p: p["players"][0]["area"][0].update(companions=3),
        lambda p: p["players"][0]["area"].append({"card": "leader"}),
    )


@proves("E-INV-6")
def test_e_inv_6_a_scout_with_tokens_stands_still() -> None:
    after = spoilt(lambda p: p["players"][1].update(position=10, time=1))
    with pytest.raises(AssertionError, match="E-INV-6"):
        invariants.scouts_move_on(sound(), after)
    invariants.scouts_move_on(sound(), spoilt(lambda p: p["players"][0].update(position=6)))


def test_nothing_of_an_action_lingers() -> None:
    noticed(invariants.nothing_lingers, "left over", lambda p: p["turn"].update(locked={"wood": 1}))
