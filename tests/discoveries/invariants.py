"""What always holds (D-INV-1 to D-INV-7), read from the dumped position and the view alone.

    check_invariants(state)        # after every action of a walk; AssertionError names the invariant

Each part takes plain data, so that a test can spoil a position and see that the part notices.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from keelboat.discoveries.rules import GAME
from keelboat.parts import State

Json = Mapping[str, Any]

GRAY_DICE = {2: 6, 3: 8, 4: 10}
ALL_DICE = {2: 16, 3: 23, 4: 30}
CARDS = {2: 30, 3: 40, 4: 50}
ON_THE_WAY = set(
    "paid rolling aside kept triggered locked first_card second_card due last chosen spot face turned_to donor "
    "roll_seat".split()
)
"""Dice and choices of a decision that is being made: none of them outlives its turn."""
COLOURS = {"blue", "orange", "yellow", "green", "gray"}


def check_invariants(state: State) -> None:
    """Assert every invariant that the present moment asks for."""
    position = GAME.dump(state)
    mover = GAME.to_move(state)
    dice_are_complete(position)
    cards_are_complete(position)
    if mover >= 0:
        options = [action.text for action in GAME.legal_actions(state)]
        a_move_exists(position, options)
    if between_turns(position):
        journal_slots_are_empty(position)
        banks_hold_no_faces(position)
        areas_are_full(position)
        zones_are_filled(position)
        view_agrees(position, GAME.view(state, None))
    recon_can_fill_a_zone(position)


def between_turns(position: Json) -> bool:
    """Whether a turn is about to begin (nothing played yet) or the game is over."""
    return position["ask"] == "over" or (position["ask"] == "turn" and not position["turn"].get("played"))


def in_setup(position: Json) -> bool:
    """Whether the first turn has not begun: the own dice lie beside the boards until they are rolled."""
    turn = position["turn"]
    waits = position["ask"] in ("top", "roll") and turn["after"] == "setup"
    return waits or position["ask"] in ("remove", "first", "pick_first")


def dice_by_colour(position: Json) -> Counter[str]:
    """Count all dice, wherever they lie, also those on the way from one place to another."""
    count: Counter[str] = Counter(gray=position["supply"])
    turn = position["turn"]
    for pile in [*position["banks"].values(), turn.get("rolling", {}), turn.get("paid", {})]:
        count.update(pile)
    for pile in [turn.get("aside", {}), *(player["stock"] for player in position["players"])]:
        for die, number in pile.items():
            count[die.split()[0]] += number
    for die in [
        *filter(None, [turn.get("kept")]),
        *(d for p in position["players"] for d in p["slots"].values()),
    ]:
        count[die.split()[0]] += 1
    return +count


def dice_are_complete(position: Json) -> None:
    """D-INV-1: five dice of each colour in play, 6, 8 or 10 gray ones, and no others."""
    seats = len(position["players"])
    count = dice_by_colour(position)
    assert count.pop("gray") == GRAY_DICE[seats], f"D-INV-1: gray dice in {position}"
    for player in position["players"]:
        found = count.pop(player["colour"], 0)
        assert found == 5 or (found == 0 and in_setup(position)), f"D-INV-1: {found} {player['colour']} dice"
    assert not count, f"D-INV-1: dice of a colour that nobody plays: {count}"
    for player in position["players"]:
        assert all(number > 0 for number in player["stock"].values()), f"D-INV-1: a negative Stock: {player}"


def cards_are_complete(position: Json) -> None:
    """D-INV-2: 30, 40 or 50 different cards in the game, and the removed ones make it 55."""
    cards: list[int] = [*position["meeting"], *position["recon"], position["top"], *position["bag"]]
    for player in position["players"]:
        cards += [player["zone"], *player["held"], *player["tribes"], *player["journal"]]
    cards = [card for card in cards if card]
    wanted = CARDS[len(position["players"])]
    enough = len(cards) >= wanted if position["ask"] == "remove" else len(cards) == wanted
    assert enough, f"D-INV-2: {len(cards)} cards in the game, not {wanted}"
    every = sorted([*cards, *position["removed"]])
    assert every == list(range(1, 56)), f"D-INV-2: not each of the 55 cards exactly once: {every}"


def journal_slots_are_empty(position: Json) -> None:
    """D-INV-3: between turns no trigger die lies on an action; nothing else is on its way either."""
    found = ON_THE_WAY & set(position["turn"])
    assert not found, f"D-INV-3: left over between turns: {found}"


def banks_hold_no_faces(position: Json) -> None:
    """D-INV-4: the bank alone says what its dice show: dice are counted there by colour only."""
    assert set(position["banks"]) == {"left", "right"}, f"D-INV-4: {position['banks']}"
    for name, pile in position["banks"].items():
        assert set(pile) <= COLOURS and all(n > 0 for n in pile.values()), f"D-INV-4: {name} bank {pile}"


def areas_are_full(position: Json) -> None:
    """D-INV-5: while there is a deck, both areas hold three cards between turns."""
    if position["top"] or position["bag"]:
        assert position["top"], "D-INV-5: a deck whose top card is not known"
        for name in ("meeting", "recon"):
            assert len(list(filter(None, position[name]))) == 3, f"D-INV-5: {name} {position[name]}"


def recon_can_fill_a_zone(position: Json) -> None:
    """D-INV-5, second half: whoever is asked for a new zone card finds Recon cards to choose from."""
    if position["ask"] == "new_zone":
        assert any(position["recon"]), "D-INV-5: an empty Recon Area at D-EXPL-27"


def zones_are_filled(position: Json) -> None:
    """D-INV-6: who still has a turn to come has a zone card; the last turns are those of the unfinished."""
    turn = position["turn"]
    if position["ask"] == "over":
        return
    finished = turn.get("finished", [])
    to_come = [seat for seat in range(len(position["players"])) if seat not in finished]
    for seat in to_come:
        assert position["players"][seat]["zone"], f"D-INV-6: seat {seat} has a turn to come and no zone card"
    assert position["seat"] in to_come, f"D-INV-6: seat {position['seat']} has finished and is to move"
    assert turn.get("last_turns", len(to_come)) == len(to_come), f"D-INV-6: {turn}"
    assert bool(finished) == ("last_turns" in turn), f"D-INV-6: {turn}"


def a_move_exists(position: Json, options: Sequence[str]) -> None:
    """D-INV-7: there is always something to do; at the start of a turn own dice can always be called back."""
    assert options, f"D-INV-7: no legal action in {position}"
    if between_turns(position):
        assert "rest own all" in options and "rest own some" in options, f"D-INV-7: {options}"


def view_agrees(position: Json, view: Json) -> None:
    """The view shows the same dice and cards: D-INV-1 and D-INV-2 once more, as drawn."""
    seats = len(position["players"])
    dice = view["supply"] + sum(n for pile in view["banks"].values() for n in pile.values())
    cards = view["deck"]["cards"] + sum(1 for name in ("meeting", "recon") for card in view[name] if card)
    for drawn, player in zip(view["players"], position["players"], strict=True):
        dice += sum(pile["dice"] for pile in drawn["stock"])
        dice += sum(1 for action in drawn["actions"] for die in action["slots"] if die)
        cards += bool(drawn["zone"]) + len(drawn["held"]) + len(drawn["tribes"]) + drawn["journal"]["cards"]
        assert sum(pile["locked"] for pile in drawn["stock"]) == 0, f"D-INV-3: dice locked between turns: {drawn}"
        assert bool(drawn["zone"]) == bool(player["zone"]), f"D-INV-6: drawn without its zone card: {drawn}"
    assert dice == ALL_DICE[seats], f"D-INV-1: {dice} dice are drawn"
    assert cards == CARDS[seats], f"D-INV-2: {cards} cards are drawn"
