"""What the log says: the key, the values and the rule of every line, kind by kind."""

import pytest

from keelboat.discoveries.rules import GAME
from keelboat.parts import State
from tests.discoveries.journeys import WORLD
from tests.discoveries.positions import TABLES, play, player, table
from tests.discoveries.rivers import BOTH, told, two_cards
from tests.discoveries.scenes import changing, owning

Line = tuple[str, dict[str, object], str]


def discarded(dice: int, bank: str) -> Line:
    return "discarded", {"n": dice, "place": f"bank-{bank}"}, "D-ACT-11"


def placed(dice: int, face: str, place: str, rule: str) -> Line:
    return "placed", {"seat": 0, "n": dice, "face": face, "place": place}, rule


def dice_of_three_faces() -> State:
    """Seat 0 can prepare, and can take card 1, the only friendly one."""
    return table(player("2 walk, negotiate, ride"), player(), meeting=[1, 3, 6], tables=WORLD)


def giving() -> State:
    """Seat 0 has taken card 1 while the supply is empty: seat 1 chooses between two gray dice."""
    rival = player("gray walk", slots={"hike": "gray walk"})
    return play(
        table(player("negotiate"), rival, meeting=[1, 3, 6], supply=0, tables=WORLD), "0 place negotiate friendly"
    )


def taking() -> State:
    """Seat 0 has paid for Wary tribe: card 3, or Minnetaree."""
    state = table(player("2 negotiate"), player(), meeting=[1, 3, 38], recon=[7, 8, 9], tables=WORLD)
    return play(state, "0 place negotiate wary")


def setting_up(*lines: str) -> State:
    """Two seats with the cards 1 to 30; card 1 lies in the first place, and so on."""
    gone = [f"* remove {card}" for card in range(31, 56)]
    return play(GAME.setup(2, {}, TABLES), *gone, *(f"* reveal {card}" for card in range(1, 8)), *lines)


PICKED = ("* first 1", "1 pick 5", "* reveal 8", "0 pick 4", "* reveal 9")


@pytest.mark.parametrize(
    ("state", "line", "lines"),
    [
        (GAME.setup(2, {}, TABLES), "* remove 55", [("card-removed", {"card": 55}, "D-SETUP-3")]),
        (setting_up(), "* first 1", [("start-player", {"seat": 1}, "D-SETUP-9")]),
        (
            setting_up("* first 1"),
            "1 pick 5",
            [("zone-chosen", {"seat": 1, "card": 5}, "D-SETUP-10"), ("recon-new", {"card": 7}, "D-SETUP-10")],
        ),
        (setting_up("* first 1", "1 pick 5"), "* reveal 8", [("deck-top", {"card": 8}, "RULING-04")]),
        (
            setting_up(*PICKED),
            "* roll orange 2,0,3,0",
            [("rolled", {"seat": 1, "colour": "orange", "faces": {"walk": 2, "negotiate": 3}}, "D-SETUP-11")],
        ),
        (
            play(table(player("5 walk"), player("3 walk"), left={"orange": 2}), "0 rest left"),
            "* roll orange 0,1,0,1",
            [("rolled", {"seat": 0, "colour": "orange", "faces": {"ride": 1, "journal": 1}}, "D-REST-5")],
        ),
        (
            play(two_cards(), *BOTH[:-1]),
            "* roll blue 0,0,0,2",
            [("rolled-back", {"seat": 0, "colour": "blue", "faces": {"journal": 2}}, "D-EXPL-29")],
        ),
        (
            play(dice_of_three_faces(), "0 place negotiate friendly"),
            "* roll gray 0,0,0,1",
            [("gray-gained", {"seat": 0, "face": "journal"}, "D-GRAY-1"), discarded(1, "right")],
        ),
        (
            play(giving(), "1 give hike"),
            "* roll gray 0,1,0,0",
            [("rolled", {"seat": 0, "colour": "gray", "faces": {"ride": 1}}, "D-GRAY-3"), discarded(1, "right")],
        ),
    ],
)
def test_the_log_of_chance(state: State, line: str, lines: list[Line]) -> None:
    """Cards and dice, each with the rule that draws or rolls them."""
    assert told(state, line) == lines


@pytest.mark.parametrize(
    ("state", "line", "lines"),
    [
        (dice_of_three_faces(), "0 place walk hike", [placed(2, "walk", "hike", "D-EXPL-2"), discarded(1, "left")]),
        (dice_of_three_faces(), "0 place ride horse-ride", [placed(1, "ride", "horse-ride", "D-EXPL-2")]),
        (
            dice_of_three_faces(),
            "0 place negotiate friendly",
            [
                placed(1, "negotiate", "friendly", "D-ACT-1"),
                ("tribe-taken", {"seat": 0, "card": 1, "attitude": "friendly"}, "D-TRIBE-1"),
            ],
        ),
        (taking(), "0 take 38", [("tribe-taken", {"seat": 0, "card": 38, "attitude": "wary"}, "D-TRIBE-2")]),
        (play(taking(), "0 take 38"), "0 pick 8", [("reserved", {"seat": 0, "card": 8}, "D-CARD-37")]),
        (giving(), "1 give hike", [("gray-off-slot", {"seat": 1, "place": "hike"}, "D-GRAY-4")]),
        (giving(), "1 give stock walk", []),
        (
            changing("walk, 2 journal"),
            "0 turn blue walk to ride",
            [("die-changed", {"seat": 0, "colour": "blue", "from": "walk", "to": "ride"}, "D-CHG-2")],
        ),
        (
            play(changing("walk, 2 journal"), "0 turn blue walk to journal"),
            "0 turn blue journal to journal",
            [("die-left", {"seat": 0, "colour": "blue", "face": "journal"}, "RULING-31"), discarded(1, "left")],
        ),
        (
            owning("journal"),
            "0 place journal plans",
            [
                placed(1, "journal", "plans", "D-ACT-1"),
                ("plans-changed", {"seat": 0, "new": 53, "old": 1}, "D-PLAN-2"),
                discarded(1, "right"),
            ],
        ),
        (
            play(owning("2 journal, gray walk", 40), "0 place ride horse-ride"),
            "0 die gray walk via 40",
            [("die-turned", {"seat": 0, "colour": "gray", "card": 40, "from": "walk", "to": "ride"}, "D-CARD-39")],
        ),
        (
            play(owning("ride, journal", 2, 46), "0 place ride plans"),
            "0 place ride horse-ride",
            [
                placed(1, "ride", "horse-ride", "D-EXPL-2"),
                ("die-turned", {"seat": 0, "colour": "blue", "card": 46, "from": "journal", "to": "ride"}, "D-CARD-43"),
            ],
        ),
        (play(two_cards(), *BOTH[:-2]), BOTH[-2], [("zone-chosen", {"seat": 0, "card": 54}, "D-EXPL-27")]),
    ],
)
def test_the_log_of_decisions(state: State, line: str, lines: list[Line]) -> None:
    """What was decided and what it caused, in the order in which it happened."""
    assert told(state, line) == lines
