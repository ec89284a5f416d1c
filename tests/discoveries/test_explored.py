"""After the journey: new zone card, dice back, refill, bonus turn (rules 2.8, 5.5)."""

from keelboat.discoveries.rules import GAME
from keelboat.parts import CHANCE
from tests.discoveries.invariants import check_invariants
from tests.discoveries.positions import dump, events, legal, play, player, rule, stock
from tests.discoveries.rivers import BOTH, banks, lay, slots, told, two_cards, world
from tests.proves import proves


@proves("D-EXPL-27")
def test_d_expl_27_a_new_zone_card_is_chosen_from_what_recon_still_holds() -> None:
    """Three cards to choose from after one card, two after two; there is no way around it."""
    one = play(two_cards(), "0 explore 51", "0 alone", "0 trigger hike", "0 go")
    assert legal(one) == ["pick 52", "pick 53", "pick 54"]
    two = play(two_cards(), *BOTH[:4])
    assert legal(two) == ["pick 53", "pick 54"]
    assert rule(two, "pick 52") == "D-EXPL-27"
    two = play(two, "0 pick 54")
    assert dump(two)["players"][0]["zone"] == 54 and dump(two)["recon"] == [0, 53, 0]


@proves("D-EXPL-27")
def test_d_expl_27_no_new_zone_card_while_the_zone_is_full() -> None:
    """After a held card was explored nothing is chosen; a single Recon card is taken unasked."""
    held = lay(player("journal", zone=53, tribes=[37], held=[51], slots={"hike": "walk"}), player(), recon=[6, 7, 8])
    held = play(held, "0 explore 51", "0 trigger hike", "0 go")
    assert dump(held)["ask"] == "roll" and dump(held)["recon"] == [6, 7, 8]
    last = lay(player("journal", zone=51, slots={"hike": "walk"}), player(), recon=[6], deck=[])
    last = play(last, "0 explore 51", "0 trigger hike", "0 go")
    assert dump(last)["players"][0]["zone"] == 6 and dump(last)["ask"] == "roll"


@proves("RULING-53")
def test_ruling_53_the_zone_card_is_chosen_before_the_dice_are_rolled() -> None:
    """The choice comes first, compulsory; only then chance rolls the returned dice."""
    state = play(two_cards(), "0 explore 51", "0 alone", "0 trigger hike", "0 go")
    assert GAME.to_move(state) == 0 and GAME.chance_outcomes(state) == []
    assert stock(state, 0) == {"blue journal": 1}
    state = play(state, "0 pick 52")
    assert GAME.to_move(state) == CHANCE
    assert all(outcome.text.startswith("roll blue") for outcome, _ in GAME.chance_outcomes(state))


@proves("D-EXPL-28")
def test_d_expl_28_all_dice_of_triggered_actions_come_back() -> None:
    """Every slot of every triggered action is emptied, of any colour, whether it was needed or not."""
    ready = {"12.1": "walk", "12.2": "orange ride", "horse-ride": "gray ride"}
    state = lay(player("2 journal", zone=51, tribes=[12], slots=ready), player(zone=53), recon=[6])
    state = play(state, "0 explore 51", "0 trigger horse-ride", "0 trigger 12", "0 go")
    assert slots(state) == {}
    assert dump(state)["turn"]["rolling"] == {"blue": 3, "orange": 1, "gray": 1}
    assert "paid" not in dump(state)["turn"]


@proves("D-EXPL-29")
def test_d_expl_29_returned_dice_are_rolled_and_locked() -> None:
    """They enter the Stock as rolled and cannot be played this turn; discarded dice stay on their bank."""
    state = lay(player("4 journal", zone=4), player(), recon=[6], spare="left")
    state = play(state, "0 place journal mountain", "0 explore 4", "0 trigger mountain", "0 go", "* roll blue 0,0,0,2")
    assert stock(state, 0) == {"blue journal": 2} and dump(state)["turn"]["locked"] == {"blue journal": 2}
    assert banks(state)["right"] == {"blue": 2}
    assert rule(state, "place journal change") == "D-ACT-9"
    assert legal(state) == ["end turn"]


@proves("D-EXPL-30", "RULING-47")
def test_d_expl_30_actions_not_triggered_keep_their_dice() -> None:
    """A prepared and a half-prepared action beside the triggered one are untouched."""
    ready = {"hike": "walk", "horse-ride": "gray ride", "12.1": "gray walk"}
    state = lay(player("2 journal", zone=51, tribes=[12], slots=ready), player(), recon=[6])
    state = play(state, "0 explore 51", "0 trigger hike", "0 go", "* roll blue 2,0,0,0")
    assert slots(state) == {"horse-ride": "gray ride", "12.1": "gray walk"}


@proves("RULING-47")
def test_ruling_47_what_was_only_prepared_stays_to_the_end_of_the_turn() -> None:
    """Neither the end of the exploration nor the end of the turn clears an action that was not triggered."""
    ready = {"hike": "walk", "mountain": "gray ride", "12.2": "gray ride"}
    state = lay(player("journal", zone=51, tribes=[12], slots=ready), player(), recon=[6], deck=[])
    state = play(state, "0 explore 51", "0 trigger hike", "0 go", "* roll blue 2,0,0,0", "0 end turn")
    assert slots(state) == {"mountain": "gray ride", "12.2": "gray ride"}


@proves("D-EXPL-31")
def test_d_expl_31_the_turn_goes_on_without_a_second_exploration() -> None:
    """Unlocked journal dice may change plans with the two Recon cards left, but not explore again."""
    ready = {"horse-ride": "gray ride", "hike": "gray walk"}
    state = lay(player("3 journal", zone=51, slots=ready), player(), recon=[52, 53, 54], top=5)
    state = play(state, "0 explore 51", "0 alone", "0 trigger horse-ride", "0 go", "0 pick 53")
    state = play(state, "* roll blue 1,0,0,0", "* roll gray 1,0,0,0", "0 place journal plans")
    assert legal(state) == ["pick 52", "pick 54"]
    state = play(state, "0 pick 52")
    assert rule(state, "explore 52") == "RULING-15"
    assert dump(state)["recon"] == [53, 0, 54]
    state = play(state, "0 end turn", "* reveal 11")
    assert dump(state)["recon"] == [53, 5, 54]


@proves("D-EXPL-31")
def test_d_expl_31_change_of_plans_may_find_no_card() -> None:
    """With the last Recon card taken as zone card nothing is left to swap with."""
    seat = player("2 journal", zone=51, slots={"hike": "walk"})
    state = lay(seat, player(), recon=[6], deck=[])
    assert rule(state, "place journal plans") is None
    state = play(state, "0 explore 51", "0 trigger hike", "0 go", "* roll blue 2,0,0,0")
    assert rule(state, "place journal plans") == "D-PLAN-3"


@proves("RULING-49")
def test_ruling_49_a_triggered_action_may_be_prepared_again_but_not_triggered() -> None:
    """Three unlocked journal dice fill "?" anew in the same turn; the fifth cannot trigger it again."""
    tables = world({51: "MM", 52: "M"})
    state = lay(
        player("5 journal", zone=51, slots={"mountain": "gray walk"}),
        player(),
        recon=[52],
        deck=[],
        tables=tables,
    )
    state = play(state, "0 explore 51", "0 trigger mountain", "0 go", "* roll blue 1,0,0,0", "* roll gray 0,0,0,1")
    state = play(state, "0 place journal mountain")
    assert slots(state) == {"mountain": "blue journal"} and stock(state, 0)["blue journal"] == 1
    assert rule(state, "explore 52") == "RULING-15"
    state = play(state, "0 end turn", "1 rest own all", "* roll orange 5,0,0,0")
    assert rule(state, "explore 52") is None


@proves("D-REFILL-1")
def test_d_refill_1_areas_are_refilled_at_the_end_of_an_action_turn() -> None:
    """During the turn the places stay empty; then the Meeting Area is filled first, the Recon Area second."""
    seat = player("negotiate, journal", zone=51, tribes=[47], slots={"hike": "walk"})
    state = lay(seat, player(), meeting=[1, 3, 6], recon=[52, 53, 54], top=5)
    state = play(state, "0 place negotiate friendly", "* roll gray 1,0,0,0")
    assert dump(state)["meeting"] == [0, 3, 6] and dump(state)["top"] == 5
    state = play(state, "0 explore 51", "0 alone", "0 trigger hike", "0 go", "0 pick 53", "* roll blue 2,0,0,0")
    assert dump(state)["meeting"] == [0, 3, 6] and dump(state)["recon"] == [52, 0, 54]
    assert told(state, "0 end turn")[-1] == ("meeting-new", {"card": 5}, "D-REFILL-1")
    state = play(state, "0 end turn")
    assert dump(state)["meeting"] == [5, 3, 6] and GAME.to_move(state) == CHANCE
    assert told(state, "* reveal 11")[-1] == ("recon-new", {"card": 11}, "D-REFILL-1")
    state = play(state, "* reveal 11", "* reveal 12")
    assert dump(state)["recon"] == [52, 11, 54] and dump(state)["top"] == 12
    assert GAME.to_move(state) == 1


@proves("D-REFILL-1")
def test_d_refill_1_a_rest_refills_nothing() -> None:
    """Only an action turn is followed by a refill."""
    state = lay(player("walk", zone=51), player(), meeting=[1, 3], recon=[52, 53])
    after = play(state, "0 rest own all", "* roll blue 5,0,0,0")
    assert (dump(after)["meeting"], dump(after)["recon"]) == ([1, 3, 0], [52, 53, 0])
    assert GAME.to_move(after) == 1


@proves("D-REFILL-2")
def test_d_refill_2_when_the_deck_runs_out_nothing_is_replaced() -> None:
    """With one card left and two places empty, the Meeting Area gets it and the Recon Area stays short."""
    state = lay(player("walk, ride", zone=51), player(), meeting=[1, 3], recon=[52, 53], top=5, deck=[])
    state = play(state, "0 place walk change", "0 turn blue ride to walk", "0 end turn")
    assert (dump(state)["meeting"], dump(state)["recon"]) == ([1, 3, 5], [52, 53, 0])
    assert GAME.to_move(state) == 1 and dump(state)["top"] == 0


@proves("RULING-90")
def test_ruling_90_the_last_cards_fill_the_meeting_area_from_the_left() -> None:
    """Two cards for three places: the Meeting Area from left to right, then play goes on with fewer cards."""
    state = lay(player("walk, ride", zone=51), player(), meeting=[0, 3, 0], recon=[52, 0, 53], top=5, deck=[6])
    state = play(state, "0 place walk change", "0 turn blue ride to walk", "0 end turn", "* reveal 6")
    assert (dump(state)["meeting"], dump(state)["recon"]) == ([5, 3, 6], [52, 0, 53])
    state = play(state, "1 rest own all", "* roll orange 5,0,0,0", "0 place walk plans", "0 pick 53", "0 end turn")
    assert dump(state)["recon"] == [52, 0, 51] and GAME.to_move(state) == 1


# The bonus turn (2.8).


@proves("D-EXPL-32")
def test_d_expl_32_two_cards_earn_one_more_full_turn_after_the_refill() -> None:
    """The same seat plays again, with its dice unlocked and the Camp refilled; one card earns nothing."""
    state = play(two_cards(), *BOTH, "0 end turn", "* reveal 11", "* reveal 12")
    assert GAME.to_move(state) == 0 and dump(state)["turn"]["bonus"]
    assert dump(state)["recon"] == [5, 53, 11]
    assert rule(state, "place journal mountain") is None and rule(state, "rest own all") is None
    one = play(two_cards(), "0 explore 51", "0 alone", "0 trigger hike", "0 go", "0 pick 54", "* roll blue 0,0,0,2")
    one = play(one, "0 end turn", "* reveal 11")
    assert GAME.to_move(one) == 1 and rule(one, "decline bonus") == "D-EXPL-32"


@proves("D-EXPL-32")
def test_d_expl_32_the_bonus_turn_is_a_turn_of_its_own() -> None:
    """A new face may be chosen and actions used before can be used again; one more turn is counted."""
    lines = [*BOTH[:5], "* roll blue 1,1,0,0", "0 place journal change", "0 turn blue ride* to ride"]
    state = play(two_cards(), *lines, "0 end turn", "* reveal 11")
    assert GAME.turns(state) == 0
    assert told(state, "* reveal 12")[-1] == ("bonus-turn", {"seat": 0}, "D-EXPL-32")
    state = play(state, "* reveal 12")
    check_invariants(state)
    assert GAME.turns(state) == 1
    assert rule(state, "place ride change") is None and rule(state, "place walk change") is None


@proves("D-EXPL-32")
def test_d_expl_32_after_the_bonus_turn_the_next_seat_plays() -> None:
    """A bonus turn used for a rest or for an action is one turn, not more."""
    state = play(two_cards(), *BOTH, "0 end turn", "* reveal 11", "* reveal 12")
    rested = play(state, "0 rest own all", "* roll blue 5,0,0,0")
    acted = play(state, "0 place journal plans", "0 pick 5", "0 end turn")
    assert GAME.to_move(rested) == 1 and GAME.to_move(acted) == 1
    assert rule(play(state, "0 place journal plans"), "decline bonus") == "D-EXPL-32"


@proves("RULING-54")
def test_ruling_54_the_bonus_turn_is_optional_and_decided_after_the_refill() -> None:
    """It is offered when the Camp is full again; declined, the next seat plays; once begun it goes on."""
    state = play(two_cards(), *BOTH)
    assert rule(state, "decline bonus") == "D-EXPL-32"
    state = play(state, "0 end turn", "* reveal 11")
    assert GAME.to_move(state) == CHANCE
    state = play(state, "* reveal 12")
    assert "decline bonus" in legal(state)
    declined = play(state, "0 decline bonus")
    assert GAME.to_move(declined) == 1 and "bonus" not in dump(declined)["turn"]
    assert events(state, "0 decline bonus") == ["bonus-declined"]
    begun = play(state, "0 place journal plans", "0 pick 5")
    assert rule(begun, "decline bonus") == "D-EXPL-32"


@proves("RULING-54")
def test_ruling_54_two_cards_in_a_bonus_turn_earn_another() -> None:
    """A bonus turn in which two cards are explored is followed by one more."""
    tables = world(dict.fromkeys((51, 52, 53, 54), "R"))
    seat = player("2 journal", zone=51, slots={"hike": "walk", "horse-ride": "ride"})
    state = lay(seat, player(zone=1), meeting=[2, 3, 4], recon=[52, 53, 54], top=5, tables=tables)
    state = play(state, "0 explore 51", "0 pick 52", "0 trigger hike", "0 go", "0 pick 53", "* roll blue 2,0,0,0")
    state = play(state, "0 end turn", "* reveal 11", "* reveal 12")
    state = play(state, "0 explore 53", "0 pick 54", "0 trigger horse-ride", "0 go", "0 pick 5", "* roll blue 2,0,0,0")
    state = play(state, "0 end turn", "* reveal 13", "* reveal 14")
    assert GAME.to_move(state) == 0 and "decline bonus" in legal(state)
