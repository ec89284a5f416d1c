"""The invariants hold on walks, and each check notices a spoiled position (rules 2.12)."""

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

from keelboat.discoveries.rules import GAME
from keelboat.parts import CHANCE, OVER, State
from tests.discoveries import invariants
from tests.discoveries.invariants import check_invariants
from tests.discoveries.positions import TABLES, dump, legal, play, player, rule, table, tables_with
from tests.proves import proves

Position = dict[str, Any]
BANK = {"walk": "left", "ride": "left", "negotiate": "right", "journal": "right"}


def walk(seed: int, seats: int, steps: int) -> list[tuple[str, State]]:
    """Return the action texts and the states after them of a game that likes to explore."""
    chance = random.Random(seed)
    state = GAME.setup(seats, {}, TABLES)
    told: list[tuple[str, State]] = []
    while len(told) < steps and GAME.to_move(state) != OVER:
        if GAME.to_move(state) == CHANCE:
            action = GAME.sample_chance(state, chance.randrange)
        else:
            options = GAME.legal_actions(state)
            eager = [option for option in options if option.text.startswith(("explore", "pick", "place"))]
            action = chance.choice(eager if eager and chance.random() < 0.7 else options)
        state = GAME.apply(state, action)
        told.append((action.text, state))
    return told


def spoiled(change: Callable[[Position], object], check: Callable[[Position], None]) -> bool:
    """Whether a check accepts a good position and refuses it after a change."""
    good = dump(table(player("walk, gray ride", zone=5, slots={"hike": "walk"}), player("2 journal", zone=9), player()))
    check(good)
    bad = copy.deepcopy(good)
    change(bad)
    with pytest.raises(AssertionError, match="D-INV"):
        check(bad)
    return True


@pytest.mark.parametrize("seats", [2, 3, 4])
@proves("D-INV-1", "D-INV-2", "D-INV-3", "D-INV-6", "D-INV-7")
def test_d_inv_1_all_invariants_hold_on_a_walk(seats: int) -> None:
    """After every action of a game, from the first card removed, all seven invariants hold."""
    for _, state in walk(seats, seats, 500):
        check_invariants(state)


@proves("D-INV-1")
def test_d_inv_1_a_die_too_many_or_too_few_is_noticed() -> None:
    """A die lost, doubled or of an absent colour is noticed, and a position with one cannot be loaded."""
    check = invariants.dice_are_complete
    assert spoiled(lambda p: p["players"][0]["slots"].clear(), check)
    assert spoiled(lambda p: p["banks"]["right"].update(gray=1), check)
    assert spoiled(lambda p: p["banks"]["right"].update(green=5), check)
    bad = dump(table(player("walk", zone=5), player()))
    bad["banks"]["left"]["blue"] += 1
    with pytest.raises(ValueError, match="D-INV-1"):
        GAME.load(bad, TABLES)


@proves("D-INV-2")
def test_d_inv_2_a_card_too_many_or_too_few_is_noticed() -> None:
    """A card in two places or in none is noticed, and a position with one cannot be loaded."""
    check = invariants.cards_are_complete
    assert spoiled(lambda p: p["players"][1]["journal"].append(5), check)
    assert spoiled(lambda p: p["bag"].pop(), check)
    bad = dump(table(player(zone=5), player()))
    bad["players"][1]["journal"].append(5)
    with pytest.raises(ValueError, match="D-INV-2"):
        GAME.load(bad, TABLES)


@proves("D-INV-3")
def test_d_inv_3_no_journal_die_stays_on_its_slot() -> None:
    """After an exploration nothing lies on the action, while a journal die on a "?" slot stays."""
    check = invariants.journal_slots_are_empty
    assert spoiled(lambda p: p["turn"].update(paid={"gray": 1}), check)
    state = table(player("5 journal", zone=1, slots={"hike": "gray walk"}), player(), recon=[8, 15, 44])
    state = play(state, "0 place journal mountain", "0 explore 1", "0 trigger hike", "0 go", "0 pick 8")
    state = play(state, "* roll blue 1,0,0,0", "* roll gray 1,0,0,0", "0 end turn", "* reveal 12")
    assert dump(state)["players"][0]["slots"] == {"mountain": "blue journal"}
    check_invariants(state)


@pytest.mark.parametrize("face", ["walk", "ride", "negotiate", "journal"])
@proves("D-INV-4")
def test_d_inv_4_a_die_goes_to_the_bank_of_its_face(face: str) -> None:
    """Walk and ride dice go to the left bank, negotiate and journal dice to the right one."""
    before = table(player(f"{face}, walk", zone=5), player(), recon=[6])
    after = play(before, f"0 place {face} plans")
    grown = {
        name: sum(dump(after)["banks"][name].values()) - sum(dump(before)["banks"][name].values())
        for name in BANK.values()
    }
    assert grown == {"left": 0, "right": 0} | {BANK[face]: 1}
    assert spoiled(lambda p: p["banks"]["left"].update({"blue walk": 1}), invariants.banks_hold_no_faces)


@pytest.mark.parametrize("seats", [2, 3, 4])
@proves("D-INV-4")
def test_d_inv_4_banks_grow_only_by_the_face_in_play(seats: int) -> None:
    """On a walk a bank grows only after a placement of one of its two faces."""
    face = "walk"
    sizes = {"left": 0, "right": 0}
    grown = 0
    for text, state in walk(seats + 10, seats, 600):
        if text.startswith("place"):
            face = text.split()[1]
        for name, pile in dump(state)["banks"].items():
            size = sum(pile.values())
            assert size <= sizes[name] or name == BANK[face], text
            grown += size > sizes[name]
            sizes[name] = size
    assert grown > 10


@proves("D-INV-5")
def test_d_inv_5_the_worst_case_leaves_one_recon_card_for_the_zone() -> None:
    """Minnetaree, a second card and the new zone card take exactly the three Recon cards."""
    tables = tables_with({5: {"paths": ["R"]}, 6: {"paths": ["R"]}, 9: {"paths": ["RRR"]}})
    seat = player("negotiate, journal", zone=9, tribes=[47, 12], slots={"12.1": "walk", "12.2": "gray ride"})
    state = table(seat, player(), meeting=[37, 3, 11], recon=[5, 6, 8], tables=tables)
    state = play(state, "0 place negotiate friendly", "0 pick 8", "* roll gray 1,0,0,0")
    state = play(state, "0 explore 9", "0 pick 5", "0 trigger 12", "0 go")
    assert dump(state)["players"][0]["zone"] == 6
    assert dump(state)["recon"] == [0, 0, 0] and dump(state)["top"]
    assert spoiled(lambda p: p["recon"].pop(), invariants.areas_are_full)
    assert spoiled(lambda p: p.update(meeting=[0, 0, 0]), invariants.areas_are_full)
    assert spoiled(lambda p: p.update(ask="new_zone", recon=[0, 0, 0]), invariants.recon_can_fill_a_zone)


@pytest.mark.parametrize("seats", [2, 3, 4])
@proves("D-INV-5")
def test_d_inv_5_areas_are_full_between_turns(seats: int) -> None:
    """On a walk both areas hold three cards whenever a turn begins and the deck is not empty."""
    turns = 0
    for _, state in walk(seats + 20, seats, 600):
        position = dump(state)
        if invariants.between_turns(position) and position["bag"]:
            turns += 1
            assert 0 not in position["meeting"] and 0 not in position["recon"]
    assert turns > 20


@proves("D-INV-6")
def test_d_inv_6_a_seat_with_a_turn_to_come_has_a_zone_card() -> None:
    """A missing zone card is noticed, unless that player has finished."""
    check = invariants.zones_are_filled
    assert spoiled(lambda p: p["players"][2].update(zone=0), check)
    assert spoiled(lambda p: p["turn"].update(finished=[1]), check)
    seat = player("journal", zone=1, slots={"hike": "walk"})
    state = table(seat, player(), player(), recon=[], deck=[])
    state = play(state, "0 explore 1", "0 trigger hike", "0 go", "* roll blue 2,0,0,0")
    assert [bool(row["zone"]) for row in dump(state)["players"]] == [False, True, True]
    check_invariants(state)


@proves("D-INV-7")
def test_d_inv_7_a_player_without_any_die_at_hand_can_rest() -> None:
    """With an empty Stock and empty banks, the own dice that rivals hold can still be called back."""
    rival = player("5 blue walk, 5 journal", zone=9)
    state = table(player(zone=5), rival)
    assert legal(state) == ["rest own all", "rest own some"]
    assert rule(state, "end turn") == "D-ACT-3"
    for options in ([], ["rest left"]):
        with pytest.raises(AssertionError, match="D-INV-7"):
            invariants.a_move_exists(dump(state), options)
