"""The turn and playing dice: rules 2.2 and 2.3, rulings 5.2, and turns that are only supposed."""

import pytest

from keelboat.discoveries.rules import GAME
from keelboat.parts import CHANCE, Message, Reason, State
from tests.discoveries.positions import TABLES, dump, legal, play, player, rule, stock, table, tables_with, why
from tests.proves import proves

FACES = ("walk", "ride", "negotiate", "journal")
BANK_OF = {"walk": "left", "ride": "left", "negotiate": "right", "journal": "right"}


def verbs(state: State) -> set[str]:
    """Return the first words of the legal actions."""
    return {text.split()[0] for text in legal(state)}


def no_cards(stock_text: str) -> State:
    """Return a turn with nobody to meet and nothing to explore but the zone card."""
    return table(player(stock_text, zone=5), player(), meeting=[], recon=[], deck=[])


def two_cards() -> State:
    """Return a turn in which card 6 can cross the zone card (MM) and the Recon card 25 (MM)."""
    return table(
        player("2 journal", zone=4, tribes=[6], slots={"6.1": "ride"}),
        player("walk"),
        meeting=[1, 2, 3],
        recon=[25, 26, 29],
        top=10,
    )


def explored_two() -> State:
    """Explore both cards and take 26 as the new zone card; the two dice come back as `journal`."""
    lines = ("0 explore 4", "0 pick 25", "0 trigger 6", "0 go", "0 pick 26", "* roll blue 0,0,0,2")
    return play(two_cards(), *lines)


@proves("D-TURN-1")
def test_d_turn_1_turns_go_clockwise() -> None:
    """Seat 2 of 3 is followed by 0, then 1; nobody plays on another's turn."""
    state = table(player("walk"), player("walk"), player("2 walk"), seat=2)
    for seat in (2, 0, 1, 2):
        assert GAME.to_move(state) == seat
        for other in {0, 1, 2} - {seat}:
            assert rule(state, "place walk plans", seat=other) == "D-TURN-1"
        state = play(state, f"{seat} place walk plans")
        state = play(state, f"{seat} {legal(state)[0]}", f"{seat} end turn")


@proves("D-TURN-2")
def test_d_turn_2_action_or_rest_never_both() -> None:
    """After a die was played no rest is open; after a rest the turn is over."""
    state = table(player("3 walk"), player(), right={"orange": 1})
    assert {"rest left", "rest right", "rest own all", "rest own some"} <= set(legal(state))
    acted = play(state, "0 place walk plans", "0 pick 6")
    assert "place walk change" in legal(acted)
    for rest in ("rest left", "rest right", "rest own all", "rest own some"):
        assert rule(acted, rest) == "D-TURN-2"
    rested = play(state, "0 rest right", "* roll orange 1,0,0,0")
    assert GAME.to_move(rested) == 1


@proves("D-TURN-3")
def test_d_turn_3_no_roll_at_the_start_of_a_turn() -> None:
    """A turn passes on without chance, all dice show what they showed, and nothing can be rolled."""
    state = play(table(player("walk, ride"), player("2 journal")), "0 place walk plans", "0 pick 6", "0 end turn")
    assert GAME.to_move(state) == 1
    assert stock(state, 1) == {"orange journal": 2}
    assert stock(state, 0) == {"blue ride": 1}
    assert rule(state, "roll orange 0,0,0,2", seat=CHANCE) == "D-TURN-3"


@proves("D-TURN-4")
def test_d_turn_4_a_stock_holds_any_dice_and_all_are_playable() -> None:
    """Nine dice of three colours lie in one Stock; rivals' dice and gray ones pay like own ones."""
    state = table(player("3 walk, orange walk, 2 gray walk, 3 orange ride"), player())
    assert sum(stock(state, 0).values()) == 9
    state = play(state, "0 place walk hike")
    assert legal(state) == ["die blue", "die orange", "die gray"]
    state = play(state, "0 die orange", "0 die gray")
    assert dump(state)["players"][0]["slots"] == {"hike": "orange walk"}
    assert dump(state)["banks"]["left"]["gray"] == 1
    rested = play(table(player("5 walk"), player(), left={"orange": 5}), "0 rest left", "* roll orange 5,0,0,0")
    assert stock(rested, 0) == {"blue walk": 5, "orange walk": 5}


@proves("D-TURN-5")
def test_d_turn_5_without_a_playable_die_one_must_rest() -> None:
    """An empty Stock, or a single negotiate die that pays nothing, leaves only rest."""
    for state in (table(player(), player()), no_cards("negotiate")):
        assert verbs(state) == {"rest"}
    assert "place" in verbs(no_cards("ride"))
    assert rule(no_cards("negotiate"), "place negotiate plans") == "D-PLAN-3"


@proves("D-TURN-6")
def test_d_turn_6_the_camp_is_refilled_then_bonus_turn_or_next_seat() -> None:
    """Nothing is refilled before the end of the turn; the bonus turn comes after the refill."""
    state = explored_two()
    assert dump(state)["recon"] == [0, 0, 29]
    ending = play(state, "0 end turn")
    assert GAME.to_move(ending) == CHANCE
    bonus = play(ending, "* reveal 11", "* reveal 12")
    assert dump(bonus)["recon"] == [10, 11, 29]
    assert (GAME.to_move(bonus), dump(bonus)["turn"]["bonus"]) == (0, True)
    after = play(bonus, "0 rest own all", "* roll blue 5,0,0,0")
    assert GAME.to_move(after) == 1
    plain = play(table(player("walk"), player("walk")), "0 place walk plans", "0 pick 6", "0 end turn")
    assert GAME.to_move(plain) == 1


@proves("D-ACT-1")
def test_d_act_1_one_face_of_the_stock_is_played_onto_actions() -> None:
    """Only faces that show in the Stock are offered; the first die played fixes the face."""
    state = table(player("2 walk, journal"), player())
    assert {text.split()[1] for text in legal(state) if text.startswith("place")} == {"walk", "journal"}
    assert rule(state, "place ride horse-ride") == "D-ACT-14"
    state = play(state, "0 place walk plans", "0 pick 6")
    assert dump(state)["turn"]["faces"] == ["walk"]
    assert {text.split()[1] for text in legal(state) if text.startswith("place")} == {"walk"}


@proves("D-ACT-2")
def test_d_act_2_every_player_has_all_seven_board_actions() -> None:
    """The seven actions are open to each seat, also while rivals have dice on theirs."""
    busy = {"horse-ride": "gray ride", "hike": "gray walk", "mountain": "gray ride"}
    dice = "3 ride, 2 orange walk, 3 orange negotiate"
    for seat in (0, 1):
        rich = player(dice if seat == 0 else "3 ride, 2 blue walk, 3 blue negotiate")
        seats = [rich, player(slots=busy)] if seat == 0 else [player(slots=busy), rich]
        state = table(*seats, seat=seat, meeting=[1, 2, 3])
        spots = {text.split()[2] for text in legal(state) if text.startswith("place")}
        assert spots == {"friendly", "wary", "change", "plans", "horse-ride", "hike", "mountain"}


@proves("D-ACT-3")
def test_d_act_3_at_least_one_die_must_be_played() -> None:
    """The turn can be ended after the first die, not before."""
    state = table(player("ride"), player())
    assert rule(state, "end turn") == "D-ACT-3"
    assert "end turn" in legal(play(state, "0 place ride horse-ride"))


@proves("D-ACT-4")
def test_d_act_4_walk_and_negotiate_do_not_mix() -> None:
    """After a walking die no die of another face may be played, though each could have come first."""
    state = table(player("2 walk, ride, negotiate, journal"), player(), meeting=[1, 2, 3])
    others = ("place negotiate friendly", "place ride horse-ride", "place journal change")
    assert set(others) <= set(legal(state))
    walked = play(state, "0 place walk plans", "0 pick 6")
    for text in others:
        assert why(walked, text) == Reason("D-ACT-4", Message("why-other-face", {"face": "walk"}))
    assert "place walk change" in legal(walked)


@proves("D-ACT-5")
def test_d_act_5_several_actions_in_one_turn() -> None:
    """Five walking dice prepare a hike, change plans, and change dice."""
    state = play(table(player("5 walk"), player()), "0 place walk hike", "0 place walk plans", "0 pick 6")
    state = play(state, "0 place walk change", "0 turn blue walk to journal")
    assert dump(state)["turn"]["played"] == 4
    assert stock(state, 0) == {"blue journal": 1}


@proves("D-ACT-6")
def test_d_act_6_an_action_once_per_turn() -> None:
    """One-turn actions are executed once, exploration actions triggered once, in each turn."""
    state = table(player("5 negotiate, 2 orange negotiate"), player("walk"), meeting=[1, 2, 3])
    taken = play(state, "0 place negotiate friendly", "0 die blue", "0 take 1", "* roll gray 1,0,0,0")
    assert rule(taken, "place negotiate friendly") == "D-ACT-6"
    wary = play(state, "0 place negotiate wary", "0 die blue", "0 die blue", "* roll gray 1,0,0,0")
    assert rule(wary, "place negotiate wary") == "D-ACT-6"
    changed = play(state, "0 place negotiate change", "0 die blue", "0 turn blue negotiate to walk", "0 stop")
    assert rule(changed, "place negotiate change") == "D-ACT-6"
    planned = play(state, "0 place negotiate plans", "0 die blue", "0 pick 6")
    assert rule(planned, "place negotiate plans") == "D-ACT-6"
    triggering = play(two_cards(), "0 explore 4", "0 alone", "0 trigger 6")
    assert rule(triggering, "trigger 6") == "D-ACT-6"
    again = play(planned, "0 end turn", "1 rest own all", "* roll orange 5,0,0,0")
    assert "place negotiate plans" in legal(again)


@proves("D-ACT-7")
def test_d_act_7_actions_in_any_order() -> None:
    """Changing plans and preparing a hike lead to the same table in either order."""
    state = table(player("3 walk"), player())
    one = play(state, "0 place walk hike", "0 place walk plans", "0 pick 6")
    other = play(state, "0 place walk plans", "0 pick 6", "0 place walk hike")
    assert GAME.key(one) == GAME.key(other)


@proves("D-ACT-8")
def test_d_act_8_dice_may_be_left_unplayed() -> None:
    """With four walking dice left that could be played, the turn may be ended, and they stay."""
    state = play(table(player("5 walk"), player()), "0 place walk plans", "0 pick 6")
    assert {"place walk hike", "end turn"} <= set(legal(state))
    assert stock(play(state, "0 end turn"), 0) == {"blue walk": 4}


@proves("D-ACT-9")
def test_d_act_9_dice_gained_changed_or_returned_are_locked() -> None:
    """None of them can be played this turn; without the lock each could."""
    state = table(player("2 negotiate, 3 walk, orange journal"), player(), meeting=[1, 2, 3])
    gained = play(state, "0 place negotiate friendly", "0 take 1", "* roll gray 0,0,1,0")
    assert stock(gained, 0)["gray negotiate"] == 1
    assert rule(gained, "place negotiate wary") == "D-ACT-9"
    unlocked = table(player("negotiate, gray negotiate"), player(), meeting=[1, 2, 3])
    assert "place negotiate wary" in legal(unlocked)
    changed = play(state, "0 place walk change", "0 turn blue negotiate to walk", "0 turn blue negotiate to walk")
    assert dump(changed)["turn"]["locked"] == {"blue walk": 2}
    assert "place walk hike" in legal(changed)
    assert rule(changed, "place walk mountain") == "D-ACT-9"
    returned = explored_two()
    assert dump(returned)["turn"]["locked"] == {"blue journal": 2}
    assert "place journal plans" in legal(returned)
    assert rule(returned, "place journal mountain") == "D-ACT-9"


@proves("D-ACT-9")
def test_d_act_9_dice_given_by_a_donor_are_locked() -> None:
    """A gray die of a rival is locked like one of the supply."""
    state = table(player("2 negotiate"), player("gray walk"), meeting=[1, 2, 3], supply=0)
    state = play(state, "0 place negotiate friendly", "0 take 1", "* roll gray 0,0,1,0")
    assert rule(state, "place negotiate wary") == "D-ACT-9"


@proves("D-ACT-9")
def test_d_act_9_in_a_bonus_turn_the_dice_are_usable() -> None:
    """The locks end with the turn: three journal dice pay the mountain expedition in the bonus turn."""
    bonus = play(explored_two(), "0 end turn", "* reveal 11", "* reveal 12")
    assert GAME.to_move(bonus) == 0
    assert "locked" not in dump(bonus)["turn"]
    assert "place journal mountain" in legal(bonus)


@proves("D-ACT-10")
def test_d_act_10_a_one_turn_action_takes_effect_at_once() -> None:
    """The cost is laid down in full, and nothing else can be done before the effect."""
    short = table(player("negotiate, walk"), player(), meeting=[3, 6, 8])
    assert rule(short, "place negotiate wary") == "D-ACT-14"
    state = table(player("4 negotiate"), player(), meeting=[3, 6, 1], recon=[7, 9, 10])
    wary = play(state, "0 place negotiate wary")
    assert legal(wary) == ["take 3", "take 6"]
    change = play(state, "0 place negotiate change")
    assert verbs(change) == {"turn"}
    plans = play(state, "0 place negotiate plans")
    assert verbs(plans) == {"pick"}
    for pending in (wary, change, plans):
        assert rule(pending, "end turn") == "D-ACT-3"
        assert rule(pending, "place negotiate friendly") == "D-ACT-1"


@proves("D-ACT-11")
@pytest.mark.parametrize("face", FACES)
def test_d_act_11_the_dice_of_a_one_turn_action_go_to_the_bank_of_their_face(face: str) -> None:
    """Walk and ride go to the left bank, negotiate and journal to the right one, after the effect."""
    state = table(player(f"5 {face}"), player("5 walk"))
    for lines in (["0 place {} plans", "0 pick 6"], ["0 place {} change", "0 turn blue {} to {}", "0 stop"]):
        first, *rest = [line.format(face, face) for line in lines]
        paid = play(state, first)
        assert dump(paid)["banks"] == {"left": {}, "right": {}}
        done = play(paid, *rest)
        other = "right" if BANK_OF[face] == "left" else "left"
        assert dump(done)["banks"] == {BANK_OF[face]: {"blue": 1}, other: {}}


@proves("D-ACT-12")
def test_d_act_12_exploration_actions_keep_dice_between_turns() -> None:
    """A die waits on the hike over the turns; a one-turn action holds none and is open every turn."""
    state = table(player("5 walk"), player("5 walk"), meeting=[1, 2, 3], recon=[10, 11, 12])
    state = play(state, "0 place walk hike", "0 place walk plans", "0 pick 10", "0 end turn")
    state = play(state, "1 rest left", "* roll blue 2,0,0,0")
    assert dump(state)["players"][0]["slots"] == {"hike": "blue walk"}
    assert "place walk plans" in legal(state)
    assert rule(state, "place walk hike") == "D-EXPL-6"


@proves("D-ACT-13")
def test_d_act_13_any_die_costs_obey_the_one_face_rule() -> None:
    """Any face may begin; then the two "any die" actions and the "?" slot take that face only."""
    state = table(player("2 walk, 3 ride, 4 orange walk"), player())
    spots = ("change", "plans", "mountain")
    assert {f"place {face} {spot}" for face in ("walk", "ride") for spot in spots} <= set(legal(state))
    walked = play(state, "0 place walk hike", "0 die blue", "0 die blue")
    for spot in spots:
        assert rule(walked, f"place walk {spot}") is None
        assert rule(walked, f"place ride {spot}") == "D-ACT-4"


@proves("D-ACT-14")
def test_d_act_14_a_die_is_played_only_where_it_pays_in_full() -> None:
    """One die short on any action, the action is not offered; with it, it is."""
    short = table(player("negotiate, walk, 2 ride"), player(), meeting=[1, 2, 3])
    assert rule(short, "place negotiate wary") == "D-ACT-14"
    assert rule(short, "place walk hike") == "D-EXPL-3"
    assert rule(short, "place ride mountain") == "D-EXPL-3"
    assert rule(short, "place journal plans") == "D-ACT-14"
    enough = table(player("2 negotiate, 2 orange walk, 3 ride"), player(), meeting=[1, 2, 3])
    assert {"place negotiate wary", "place walk hike", "place ride mountain"} <= set(legal(enough))


@proves("RULING-10")
def test_ruling_10_with_an_empty_stock_only_rest_is_legal() -> None:
    """Even with a prepared action and full areas nothing else is offered."""
    state = table(player(zone=1, slots={"hike": "walk"}), player("5 walk"), spare="right")
    assert legal(state) == ["rest right", "rest own all", "rest own some"]
    assert rule(state, "explore 1") == "D-EXPL-12"


@proves("RULING-11")
def test_ruling_11_nobody_may_pass() -> None:
    """A turn begins with dice or with rest; no action of the game passes an ordinary turn."""
    state = table(player("walk"), player("walk"))
    assert verbs(state) == {"place", "rest"}
    assert rule(state, "end turn") == "D-ACT-3"
    assert rule(state, "decline bonus") == "D-EXPL-32"
    assert not [action.text for action in GAME.actions if action.text.startswith("pass")]


@proves("RULING-12")
def test_ruling_12_no_die_moves_to_a_bank_without_an_effect() -> None:
    """A negotiate die without a Tribe to meet, a walking die on the Tribes: neither can be laid down."""
    state = no_cards("negotiate")
    assert [text for text in legal(state) if text.startswith("place")] == []
    assert rule(state, "place negotiate friendly") == "D-TRIBE-3"
    assert rule(state, "place negotiate change") == "D-CHG-4"
    walking = table(player("2 walk"), player(), meeting=[1, 2, 3])
    assert rule(walking, "place walk friendly") == "D-TRIBE-1"
    assert rule(walking, "place walk wary") == "D-TRIBE-2"
    assert rule(walking, "place walk horse-ride") == "D-EXPL-3"


@proves("RULING-13")
def test_ruling_13_filling_several_slots_of_an_action_in_a_turn_is_free() -> None:
    """Both slots of one card are filled in a turn; only executions and triggers are counted."""
    slots = [{"face": "walk", "dice": 1}, {"face": "walk", "dice": 1}]
    tables = tables_with(tribe={12: {"prerequisites": slots}})
    state = table(player("4 walk", tribes=[12]), player(), tables=tables)
    state = play(state, "0 place walk 12.1", "0 place walk 12.2")
    assert dump(state)["players"][0]["slots"] == {"12.1": "blue walk", "12.2": "blue walk"}
    planned = play(state, "0 place walk plans", "0 pick 6")
    assert rule(planned, "place walk plans") == "D-ACT-6"


@proves("RULING-14")
def test_ruling_14_actions_may_follow_an_exploration() -> None:
    """An unlocked journal die changes plans after the journey; the returned dice stay locked."""
    state = play(explored_two(), "0 place journal plans")
    assert dump(state)["players"][0]["zone"] == 29
    assert stock(state, 0) == {"blue journal": 2}
    assert GAME.key(GAME.load(dump(state), TABLES)) == GAME.key(state)  # nothing is left of the payment
    assert rule(state, "place journal change") == "D-ACT-9"


@proves("RULING-15")
def test_ruling_15_one_exploration_in_a_turn() -> None:
    """After the zone card was explored neither the held card nor the new zone card can be, this turn."""
    state = table(
        player(
            "4 journal",
            zone=4,
            tribes=[6, 10, 37],
            held=[25],
            slots={"6.1": "gray ride", "10.1": "gray negotiate"},
        ),
        player("walk"),
        meeting=[1, 2, 3],
        recon=[26, 29, 7],
    )
    assert {"explore 4", "explore 25"} <= set(legal(state))
    batch = play(state, "0 explore 4", "0 alone")
    assert legal(batch) == ["trigger 6", "trigger 10"]
    assert legal(play(batch, "0 trigger 6", "0 trigger 10")) == ["go"]
    state = play(batch, "0 trigger 10", "0 go", "0 pick 7")
    state = play(state, "* roll blue 0,0,0,1", "* roll gray 0,0,0,1")
    assert dump(state)["players"][0]["slots"] == {"6.1": "gray ride"}
    assert rule(state, "explore 25") == rule(state, "explore 7") == "RULING-15"
    assert "place journal plans" in legal(state)


@proves("RULING-16")
def test_ruling_16_locked_dice_may_be_turned() -> None:
    """The gray die just gained is turned by Changing the dice, and is still locked."""
    state = table(player("2 negotiate"), player(), meeting=[1, 2, 3])
    state = play(state, "0 place negotiate friendly", "0 take 1", "* roll gray 1,0,0,0", "0 place negotiate change")
    assert "turn gray walk* to negotiate" in legal(state)
    assert rule(state, "turn gray walk to negotiate") == "D-CHG-2"
    state = play(state, "0 turn gray walk* to negotiate")
    assert stock(state, 0) == {"gray negotiate": 1}
    assert dump(state)["turn"]["locked"] == {"gray negotiate": 1}
    assert rule(state, "place negotiate plans") == "D-ACT-9"


@proves("RULING-17")
def test_ruling_17_a_tribe_card_works_in_the_turn_it_is_taken() -> None:
    """Arikara, just taken, lets the wary action take a friendly card; before that it could not."""
    state = table(player("3 negotiate"), player(), meeting=[51, 1, 2])
    assert rule(state, "place negotiate wary") == "D-TRIBE-3"
    state = play(state, "0 place negotiate friendly", "0 take 51", "* roll gray 1,0,0,0", "0 place negotiate wary")
    assert legal(state) == ["take 1", "take 2"]


@proves("RULING-18")
def test_ruling_18_no_limit_of_tribe_cards() -> None:
    """The owner of 21 Tribe cards takes one more, and all of them work."""
    owned = list(range(8, 29))
    state = table(player("2 negotiate", tribes=owned), player(), meeting=[1, 2, 3], recon=[29, 30, 31], deck=[])
    state = play(state, "0 place negotiate friendly", "0 take 1", "* roll gray 1,0,0,0")
    assert dump(state)["players"][0]["tribes"] == [1, *owned]
    assert {"place negotiate 9.1", "place negotiate 20.1"} <= set(legal(state))


@proves("RULING-19")
def test_ruling_19_an_action_turn_may_only_prepare() -> None:
    """A single die on a prerequisite slot makes a turn."""
    state = play(table(player("ride"), player("walk")), "0 place ride horse-ride", "0 end turn")
    assert GAME.to_move(state) == 1
    assert dump(state)["players"][0]["slots"] == {"horse-ride": "blue ride"}


# A turn that is only supposed: planners and solvers ask for it.


def pending(kind: str) -> State:
    """Return a turn of seat 0 in the middle of some decision."""
    plain = table(
        player("2 walk, orange walk, negotiate", zone=5, slots={"horse-ride": "ride"}),
        player("gray walk, gray ride", zone=9),
        player("gray walk, gray ride"),
        meeting=[1, 2, 37],
        recon=[25, 26, 29],
        supply=0,
    )
    lines = {
        "turn": [],
        "die": ["0 place walk hike"],
        "take": ["0 place negotiate friendly"],
        "reserve": ["0 place negotiate friendly", "0 take 37"],
        "donor": ["0 place negotiate friendly", "0 take 1"],
        "give": ["0 place negotiate friendly", "0 take 1", "0 donor 1"],
        "change": ["0 place negotiate change", "0 turn blue walk to ride"],
        "swap": ["0 place negotiate plans"],
        "recall": ["0 rest own some", "0 recall bank-left"],
    }
    if kind in lines:
        return play(plain, *lines[kind])
    journey = {
        "second": ["0 explore 4"],
        "trigger": ["0 explore 4", "0 pick 25"],
        "new_zone": ["0 explore 4", "0 pick 25", "0 trigger 6", "0 go"],
    }
    return play(two_cards(), *journey[kind])


KINDS = "turn die take reserve donor give change swap recall second trigger new_zone".split()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seat", [0, 1])
def test_supposing_a_turn_leaves_no_half_made_decision(kind: str, seat: int) -> None:
    """Whatever was being decided, the seat has a fresh turn, and every die and card is still there."""
    state = pending(kind)
    assert dump(state)["ask"] == kind
    before = GAME.key(state)
    supposed = GAME.suppose_turn(state, seat)
    assert GAME.key(state) == before
    assert GAME.to_move(supposed) == seat
    position = dump(supposed)
    assert (position["ask"], set(position["turn"])) == ("turn", {"turns"})
    assert GAME.key(GAME.load(position, TABLES)) == GAME.key(supposed)
    assert "rest own all" in legal(supposed)
    assert "end turn" not in legal(supposed)


def test_supposing_a_turn_puts_dice_back_where_they_can_be_taken() -> None:
    """Dice that were turned are in the Stock, dice that were paid lie on the bank of their face."""
    changing = GAME.suppose_turn(pending("change"), 1)
    assert stock(changing, 0) == {"blue walk": 1, "blue ride": 1, "orange walk": 1}
    assert dump(changing)["banks"]["right"] == {"blue": 1}
    paying = GAME.suppose_turn(play(pending("die"), "0 die blue"), 1)
    assert dump(paying)["banks"]["left"]["blue"] == dump(pending("turn"))["banks"]["left"]["blue"] + 1
    assert dump(paying)["players"][0]["slots"] == {"horse-ride": "blue ride"}
    assert "kept" not in dump(paying)["turn"]
    choosing = GAME.suppose_turn(pending("new_zone"), 1)
    assert dump(choosing)["banks"]["right"] == {"blue": 1}
    calling = GAME.suppose_turn(pending("recall"), 0)
    assert dump(calling)["banks"] == dump(pending("turn"))["banks"]


def test_supposing_a_turn_frees_locked_dice_and_used_actions() -> None:
    """What was locked or used this turn is not in the supposed one, as at the start of a real turn."""
    state = table(player("3 negotiate"), player(), meeting=[1, 2, 3])
    state = play(state, "0 place negotiate friendly", "0 take 1", "* roll gray 0,0,1,0")
    assert rule(state, "place negotiate friendly") == "D-ACT-6"
    supposed = GAME.suppose_turn(state, 0)
    assert {"place negotiate friendly", "place negotiate wary"} <= set(legal(supposed))
    assert "locked" not in dump(supposed)["turn"]


def test_a_turn_cannot_be_supposed_without_a_seat_to_move() -> None:
    """While dice roll, once the game is over, or before it began there is nothing to suppose."""
    rolling = play(table(player("walk"), player()), "0 rest own all")
    for state in (rolling, table(player(), player(), ask="over"), GAME.setup(2, {}, TABLES)):
        with pytest.raises(ValueError, match="only where a seat is to move"):
            GAME.suppose_turn(state, 0)


def test_a_turn_cannot_be_supposed_for_a_seat_that_is_not_there() -> None:
    """The error names the seat."""
    for seat in (-1, 2):
        with pytest.raises(ValueError, match=f"there is no seat {seat}"):
            GAME.suppose_turn(table(player("walk"), player()), seat)


def test_a_turn_cannot_be_supposed_during_the_set_up() -> None:
    """First zone cards are being picked: nobody has dice yet."""
    state = GAME.setup(2, {}, TABLES)
    state = play(state, *(f"* remove {card}" for card in range(31, 56)), *(f"* reveal {card}" for card in range(1, 8)))
    state = play(state, "* first 0")
    with pytest.raises(ValueError, match="before the first dice are rolled"):
        GAME.suppose_turn(state, 0)
