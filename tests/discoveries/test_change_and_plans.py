"""Changing the dice and Change of plans: rules 2.5, rulings 5.4."""

import pytest

from keelboat.discoveries.rules import GAME
from keelboat.parts import State
from tests.discoveries.positions import dump, legal, play, player, rule, stock, table
from tests.proves import proves

FACES = ("walk", "ride", "negotiate", "journal")
BANK_OF = {"walk": "left", "ride": "left", "negotiate": "right", "journal": "right"}


def on_bank(state: State, bank: str) -> int:
    """Return how many dice lie on a bank."""
    return sum(dump(state)["banks"][bank].values())


def with_recon(stock_text: str = "2 walk") -> State:
    """Return a turn with zone card 5 and Recon 6, 7, 8."""
    return table(player(stock_text, zone=5), player("2 walk", zone=9), recon=[6, 7, 8], meeting=[1, 2, 3])


@proves("D-CHG-1")
@pytest.mark.parametrize("face", FACES)
def test_d_chg_1_changing_the_dice_costs_one_die_of_any_face(face: str) -> None:
    """One die of the face is discarded to the bank of that face."""
    state = table(player(f"{face}, 4 orange {face}"), player())
    before = on_bank(state, BANK_OF[face])
    state = play(state, f"0 place {face} change", "0 die blue")
    assert set(dump(state)["turn"]) == {"spot", "face", "paid", "played", "faces", "used"}  # nothing is turned yet
    state = play(state, f"0 turn orange {face} to walk", "0 stop")
    assert on_bank(state, BANK_OF[face]) == before + 1
    assert sum(stock(state, 0).values()) == 4
    assert dump(state)["turn"]["played"] == 1


@proves("D-CHG-2")
def test_d_chg_2_one_or_two_dice_are_set_to_the_same_face() -> None:
    """Dice of any colours, one or two of them, both to one face; a third is not turned."""
    state = table(player("walk, ride, negotiate, gray ride, orange journal"), player())
    state = play(state, "0 place walk change")
    assert {f"turn blue ride to {face}" for face in FACES} <= set(legal(state))
    one = play(state, "0 turn blue ride to journal")
    assert rule(one, "turn gray ride to walk") == "D-CHG-2"
    assert rule(one, "turn green ride to journal") == "D-CHG-2"
    assert legal(one) == [
        "turn blue negotiate to journal",
        "turn orange journal to journal",
        "turn gray ride to journal",
        "stop",
    ]
    walking = play(state, "0 turn orange journal to walk")
    assert legal(walking) == ["turn gray ride to walk", "stop"]
    assert rule(walking, "turn gray ride to ride") == "D-CHG-2"
    assert rule(walking, "turn blue ride to walk") == "D-CHG-2"  # named in ascending order
    assert stock(play(one, "0 stop"), 0) == {
        "blue negotiate": 1,
        "blue journal": 1,
        "orange journal": 1,
        "gray ride": 1,
    }
    two = play(one, "0 turn gray ride to journal")
    assert dump(two)["ask"] == "turn"
    assert set(dump(two)["turn"]) == {"played", "faces", "used", "locked"}
    assert stock(two, 0) == {
        "blue negotiate": 1,
        "blue journal": 1,
        "orange journal": 1,
        "gray journal": 1,
    }
    assert rule(two, "turn blue negotiate to journal") == "D-CHG-1"


@proves("D-CHG-2")
@pytest.mark.parametrize("face", FACES)
def test_d_chg_2_locked_dice_get_the_same_face_too(face: str) -> None:
    """Once a die was turned to a face, dice that are locked or not can follow it to that face only."""
    turn = {"played": 1, "faces": ["journal"], "used": ["plans"], "locked": {"orange walk": 1, "gray ride": 1}}
    state = table(player("walk, journal, 2 orange walk, 2 gray ride"), player(), turn=turn)
    state = play(state, "0 place journal change", f"0 turn blue walk to {face}")
    assert legal(state) == [
        f"turn orange walk to {face}",
        f"turn orange walk* to {face}",
        f"turn gray ride to {face}",
        f"turn gray ride* to {face}",
        "stop",
    ]


@proves("D-CHG-3")
def test_d_chg_3_changed_dice_are_locked_for_this_turn() -> None:
    """Two dice turned to the face in play cannot be played; in the next turn they can."""
    state = table(player("2 walk, 2 ride"), player("walk"))
    state = play(state, "0 place walk change", "0 turn blue ride to walk", "0 turn blue ride to walk")
    assert stock(state, 0) == {"blue walk": 3}
    assert rule(state, "place walk hike") == "D-ACT-9"
    assert rule(state, "place walk plans") is None
    state = play(state, "0 end turn", "1 rest own all", "* roll orange 5,0,0,0")
    assert "place walk hike" in legal(state)


@proves("D-CHG-4")
def test_d_chg_4_another_die_must_be_in_the_stock() -> None:
    """The last die cannot pay; with one more, playable or locked, it can."""
    assert rule(table(player("walk"), player()), "place walk change") == "D-CHG-4"
    assert rule(table(player("walk, ride"), player()), "place walk change") is None
    locked = table(player("walk, gray ride"), player(), turn={"locked": {"gray ride": 1}})
    assert rule(locked, "place walk change") is None


@proves("D-PLAN-1")
@pytest.mark.parametrize("face", FACES)
def test_d_plan_1_change_of_plans_costs_one_die_of_any_face(face: str) -> None:
    """One die is discarded to the bank of its face, also the last one of the Stock."""
    state = with_recon(face)
    before = on_bank(state, BANK_OF[face])
    state = play(state, f"0 place {face} plans", "0 pick 7")
    assert on_bank(state, BANK_OF[face]) == before + 1
    assert stock(state, 0) == {}


@proves("D-PLAN-2")
def test_d_plan_2_the_zone_card_is_exchanged_with_a_recon_card() -> None:
    """Any Recon card may be chosen, no other; the old zone card is there for the next player."""
    state = play(with_recon(), "0 place walk plans")
    assert legal(state) == ["pick 6", "pick 7", "pick 8"]
    for elsewhere in (1, 5, 9, dump(state)["top"]):
        assert rule(state, f"pick {elsewhere}") == "D-PLAN-2"
    state = play(state, "0 pick 7")
    assert dump(state)["players"][0]["zone"] == 7
    assert dump(state)["recon"] == [6, 5, 8]
    state = play(state, "0 end turn", "1 place walk plans", "1 pick 5")
    assert dump(state)["players"][1]["zone"] == 5
    assert dump(state)["recon"] == [6, 9, 8]


@proves("D-PLAN-3")
def test_d_plan_3_cards_on_minnetaree_are_not_exchanged() -> None:
    """With an empty Recon Area a held card does not help; with a full one it cannot be named."""
    empty = table(player("walk", zone=5, tribes=[37], held=[9]), player(), recon=[], deck=[])
    assert rule(empty, "place walk plans") == "D-PLAN-3"
    full = table(player("walk", zone=5, tribes=[37], held=[9]), player(), recon=[6, 7, 8])
    full = play(full, "0 place walk plans")
    assert rule(full, "pick 9") == "D-PLAN-3"
    full = play(full, "0 pick 6")
    assert dump(full)["players"][0]["held"] == [9]


@proves("D-PLAN-4")
def test_d_plan_4_dice_on_exploration_actions_stay() -> None:
    """A prepared hike and a half-prepared card keep their dice when the plan changes."""
    slots = {"hike": "walk", "12.2": "ride"}
    state = table(player("walk", zone=5, tribes=[12], slots=slots), player(), recon=[6, 7, 8])
    state = play(state, "0 place walk plans", "0 pick 6")
    assert dump(state)["players"][0]["slots"] == {"hike": "blue walk", "12.2": "blue ride"}


@proves("RULING-30")
def test_ruling_30_at_least_one_die_is_changed() -> None:
    """The action is closed without a die to turn, and cannot be left before the first one is."""
    assert "place walk change" not in legal(table(player("walk"), player()))
    state = play(table(player("walk, ride"), player()), "0 place walk change")
    assert "stop" not in legal(state)
    assert rule(state, "stop") == "RULING-30"


@proves("RULING-31")
def test_ruling_31_a_die_may_be_changed_to_the_face_it_shows() -> None:
    """It is listed, it is an action, and it locks the die."""
    state = play(table(player("2 walk"), player()), "0 place walk change")
    assert "turn blue walk to walk" in legal(state)
    state = play(state, "0 turn blue walk to walk")
    assert stock(state, 0) == {"blue walk": 1}
    assert rule(state, "place walk plans") == "D-ACT-9"
    assert dump(state)["banks"]["left"]["blue"] == 4


@proves("RULING-32")
def test_ruling_32_no_change_of_plans_with_an_empty_recon_area() -> None:
    """One Recon card is enough, and is taken without a question; none is not."""
    for recon in ([6], [0, 6], [0, 0, 6]):
        one = table(player("walk", zone=5), player(), recon=recon, deck=[])
        assert "place walk plans" in legal(one)
        assert dump(play(one, "0 place walk plans"))["players"][0]["zone"] == 6
    none = table(player("walk", zone=5), player(), recon=[], deck=[])
    assert "place walk plans" not in legal(none)
    assert rule(none, "place walk plans") == "D-PLAN-3"


@proves("RULING-33")
def test_ruling_33_the_old_card_takes_the_place_of_the_new_one() -> None:
    """It lies where the taken card lay, and can be the second card of a journey in the same turn."""
    state = table(player("2 journal", zone=4, tribes=[6], slots={"6.1": "ride"}), player(), recon=[26, 29, 25])
    state = play(state, "0 place journal plans", "0 pick 25")
    assert dump(state)["recon"] == [26, 29, 4]
    state = play(state, "0 explore 25", "0 pick 4", "0 trigger 6", "0 go")
    assert dump(state)["players"][0]["journal"] == [4, 25]


@proves("RULING-34")
def test_ruling_34_plans_and_exploration_in_either_order() -> None:
    """Each takes its own journal die; with one die only one of them is done."""
    prepared = player("2 journal", zone=1, slots={"hike": "walk"})
    state = table(prepared, player(), recon=[26, 6, 8])
    lines = ["0 trigger hike", "0 go"]
    planned = play(state, "0 place journal plans", "0 pick 26")
    assert "explore 26" in legal(planned)
    before = play(planned, "0 explore 26", *lines)
    assert dump(before)["players"][0]["journal"] == [26]
    after = play(state, "0 explore 1", *lines, "0 pick 6", "* roll blue 2,0,0,0", "0 place journal plans", "0 pick 8")
    assert (dump(after)["players"][0]["journal"], dump(after)["players"][0]["zone"]) == ([1], 8)
    single = table(player("journal", zone=1, slots={"hike": "walk"}), player(), recon=[26, 6, 8])
    single = play(single, "0 place journal plans", "0 pick 26")
    assert rule(single, "explore 26") == "D-EXPL-12"
    assert GAME.to_move(single) == 0
