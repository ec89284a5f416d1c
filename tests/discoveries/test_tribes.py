"""Taking Tribe cards and gaining gray dice: rules 2.4, rulings 5.3."""

from random import Random

import pytest

from keelboat.discoveries.rules import GAME
from keelboat.parts import CHANCE, OVER, State
from tests.discoveries.positions import TABLES, dump, events, legal, play, player, rule, stock, table, why
from tests.proves import proves

# In the Meeting Area below, 1 and 2 are friendly, 3 and 6 are wary.


def gray_table(*grays: str, seats: int = 3, mine: str = "3 negotiate") -> State:
    """Return a table with an empty supply; `grays` are the gray dice of each seat's Stock."""
    stocks = [*grays, *([""] * (seats - len(grays)))]
    stocks[0] = ", ".join(filter(None, [mine, stocks[0]]))
    return table(*(player(text) for text in stocks), meeting=[1, 2, 3], recon=[7, 9, 10], supply=0)


def friendly(state: State) -> State:
    """Take card 1, up to the gray die."""
    return play(state, "0 place negotiate friendly", "0 take 1")


def reason(state: State, text: str) -> tuple[str, str]:
    """Return the rule and the message that forbid an action."""
    found = why(state, text)
    assert found is not None
    return found.rule, found.message.key


@proves("D-TRIBE-1")
def test_d_tribe_1_friendly_tribe_costs_one_negotiate_die() -> None:
    """One die to the right bank, a friendly card into the Action zone, then a gray die."""
    state = table(player("2 negotiate, walk"), player(), meeting=[1, 2, 3])
    assert rule(state, "place walk friendly") == "D-TRIBE-1"
    taking = play(state, "0 place negotiate friendly")
    assert legal(taking) == ["take 1", "take 2"]
    assert reason(taking, "take 3") == ("D-TRIBE-1", "why-attitude")
    assert reason(taking, "take 4") == ("D-TRIBE-1", "why-not-in-meeting")
    taken = play(taking, "0 take 2")
    assert dump(taken)["players"][0]["tribes"] == [2]
    assert dump(taken)["meeting"] == [1, 0, 3]
    done = play(taken, "* roll gray 0,1,0,0")
    assert stock(done, 0) == {"blue negotiate": 1, "blue walk": 1, "gray ride": 1}
    assert dump(done)["banks"]["right"] == {"blue": 1}
    assert dump(done)["supply"] == 5


@proves("D-TRIBE-2")
def test_d_tribe_2_wary_tribe_costs_two_negotiate_dice() -> None:
    """Two dice together to the right bank, a wary card, then a gray die; one die is not enough."""
    short = table(player("negotiate, walk"), player(), meeting=[1, 3, 6])
    assert rule(short, "place negotiate wary") == "D-ACT-14"
    state = table(player("2 negotiate, 2 walk"), player(), meeting=[1, 3, 6])
    assert rule(state, "place walk wary") == "D-TRIBE-2"
    taking = play(state, "0 place negotiate wary")
    assert legal(taking) == ["take 3", "take 6"]
    assert reason(taking, "take 1") == ("D-TRIBE-2", "why-attitude")
    assert reason(taking, "take 8") == ("D-TRIBE-2", "why-not-in-meeting")
    done = play(taking, "0 take 6", "* roll gray 0,0,0,1")
    assert dump(done)["players"][0]["tribes"] == [6]
    assert stock(done, 0) == {"blue walk": 2, "gray journal": 1}
    assert dump(done)["banks"]["right"] == {"blue": 2}


@proves("D-TRIBE-3")
def test_d_tribe_3_without_a_card_of_the_attitude_the_action_is_closed() -> None:
    """No friendly card: no Friendly tribe; no wary card: no Wary tribe."""
    wary_only = table(player("2 negotiate"), player(), meeting=[3, 6, 8])
    assert rule(wary_only, "place negotiate friendly") == "D-TRIBE-3"
    assert rule(wary_only, "place negotiate wary") is None
    friendly_only = table(player("2 negotiate"), player(), meeting=[1, 2, 4])
    assert rule(friendly_only, "place negotiate friendly") is None
    assert rule(friendly_only, "place negotiate wary") == "D-TRIBE-3"


@proves("D-TRIBE-4")
def test_d_tribe_4_both_actions_in_one_turn() -> None:
    """Three dice bring a friendly and a wary card and two gray dice; no second card of either."""
    state = table(player("4 negotiate"), player(), meeting=[1, 2, 3])
    state = play(friendly(state), "* roll gray 1,0,0,0")
    assert rule(state, "place negotiate friendly") == "D-ACT-6"
    state = play(state, "0 place negotiate wary", "* roll gray 1,0,0,0")
    assert dump(state)["players"][0]["tribes"] == [1, 3]
    assert stock(state, 0) == {"blue negotiate": 1, "gray walk": 2}
    assert rule(state, "place negotiate friendly") == rule(state, "place negotiate wary") == "D-ACT-6"


@proves("D-TRIBE-5")
def test_d_tribe_5_no_refill_between_two_takings() -> None:
    """The second taking finds two cards; three lie there again after the end of the turn."""
    state = table(player("3 negotiate"), player(), meeting=[1, 2, 3], recon=[7, 9, 10], top=11)
    state = play(friendly(state), "* roll gray 1,0,0,0")
    assert (dump(state)["meeting"], dump(state)["top"]) == ([0, 2, 3], 11)
    state = play(state, "0 place negotiate wary", "* roll gray 1,0,0,0")
    assert dump(state)["meeting"] == [0, 2, 0]
    state = play(state, "0 end turn", "* reveal 12", "* reveal 13")
    assert dump(state)["meeting"] == [11, 2, 12]


@proves("D-TRIBE-6")
def test_d_tribe_6_a_taken_card_stays_and_works_at_once() -> None:
    """Card 9 takes a die in the same turn; once triggered it is still owned, and never a rival's."""
    state = table(player("2 negotiate, 2 journal", zone=1), player("5 walk", zone=5), meeting=[9, 2, 3])
    assert rule(state, "place negotiate 9.1") == "D-EXPL-1"
    state = play(state, "0 place negotiate friendly", "0 take 9", "* roll gray 1,0,0,0", "0 place negotiate 9.1")
    assert dump(state)["players"][0]["slots"] == {"9.1": "blue negotiate"}
    state = play(state, "0 end turn", f"* reveal {dump(state)['bag'][0]}")
    assert rule(state, "place walk 9.1") == "D-EXPL-1"
    state = play(state, "1 rest own all", "* roll orange 5,0,0,0", "0 explore 1", "0 trigger 9", "0 go", "0 pick 6")
    state = play(state, "* roll blue 0,0,0,2")
    assert dump(state)["players"][0]["tribes"] == [9]
    assert 9 not in dump(state)["meeting"]


@proves("D-GRAY-1")
def test_d_gray_1_a_gray_die_is_rolled_into_the_stock_locked() -> None:
    """It comes from the supply, falls by chance, and may not be played this turn."""
    state = friendly(table(player("2 negotiate"), player(), meeting=[1, 2, 3]))
    assert GAME.to_move(state) == CHANCE
    weights = {action.text: weight for action, weight in GAME.chance_outcomes(state)}
    assert weights == {
        "roll gray 1,0,0,0": 2,
        "roll gray 0,1,0,0": 1,
        "roll gray 0,0,1,0": 1,
        "roll gray 0,0,0,1": 2,
    }
    state = play(state, "* roll gray 0,0,1,0")
    assert dump(state)["supply"] == 5
    assert dump(state)["turn"]["locked"] == {"gray negotiate": 1}
    assert rule(state, "place negotiate wary") == "D-ACT-9"


@proves("D-GRAY-2")
def test_d_gray_2_the_count_is_stock_and_actions_less_blackfeet() -> None:
    """Dice in the Stock, on board and Tribe cards count, the Camp does not; Blackfeet hide one each."""

    def donor(*rivals: dict[str, object]) -> int | None:
        state = table(player("negotiate"), *rivals, meeting=[1, 2, 3], recon=[7, 9, 10], supply=0)
        chosen: int | None = dump(friendly(state))["turn"].get("donor")
        return chosen

    on_actions = {"hike": "gray walk", "12.2": "gray ride"}
    all_three = player("gray ride", tribes=[12], slots=on_actions)
    assert donor(all_three, player("2 gray walk")) == 1
    assert donor(player(tribes=[12], slots=on_actions), player("gray walk")) == 1
    assert donor(player(slots={"hike": "gray walk"}), player()) == 1
    assert donor(player(tribes=[12], slots={"12.2": "gray ride"}), player()) == 1
    hidden = player("gray ride", tribes=[12, 49, 50], slots=on_actions)
    assert donor(hidden, player("2 gray walk")) == 2
    assert donor(player("5 walk"), player("5 walk")) is None  # all eight lie on a bank
    green = player(slots={"mountain": "green journal"})  # the last kind before the gray ones
    assert donor(green, player("gray walk"), player()) == 2


@proves("D-GRAY-3")
def test_d_gray_3_the_player_with_most_gives_one() -> None:
    """Seat 2 has most: one gray die of that Stock is rolled into the active one, locked."""
    state = friendly(gray_table("gray walk", "gray walk", "2 gray ride"))
    assert GAME.to_move(state) == CHANCE
    state = play(state, "* roll gray 0,0,0,1")
    assert [stock(state, seat) for seat in (0, 1, 2)] == [
        {"blue negotiate": 2, "gray walk": 1, "gray journal": 1},
        {"gray walk": 1},
        {"gray ride": 1},
    ]
    assert dump(state)["turn"]["locked"] == {"gray journal": 1}
    assert "donor" not in dump(state)["turn"]
    other = table(player("gray walk"), player("2 negotiate"), seat=1, meeting=[1, 2, 3], supply=0)
    other = play(other, "1 place negotiate friendly", "1 take 1", "* roll gray 1,0,0,0")
    assert (stock(other, 0), stock(other, 1)) == ({}, {"orange negotiate": 1, "gray walk": 1})


@proves("D-GRAY-3")
def test_d_gray_3_a_rival_with_fewer_is_no_donor() -> None:
    """Two rivals are tied for most; the third, who has fewer, cannot be named."""
    state = friendly(gray_table("", "2 gray walk", "2 gray ride", "gray walk", seats=4))
    assert legal(state) == ["donor 1", "donor 2"]
    assert rule(state, "donor 3") == "D-GRAY-3"


@proves("D-GRAY-4")
def test_d_gray_4_the_donor_chooses_the_die() -> None:
    """The donor decides, out of turn, among Stock and actions; a die off an action empties its slot."""
    donor = player("gray walk, gray journal, ride", tribes=[12], slots={"hike": "gray walk", "12.1": "walk"})
    state = friendly(table(player("2 negotiate"), donor, meeting=[1, 2, 3], supply=0))
    assert GAME.to_move(state) == 1
    assert legal(state) == ["give stock walk", "give stock journal", "give hike"]
    assert legal(GAME.load(dump(state), TABLES)) == legal(state)
    assert rule(state, "give stock walk", seat=0) == "D-TURN-1"
    given = play(state, "1 give hike", "* roll gray 0,1,0,0")
    assert dump(given)["players"][1]["slots"] == {"12.1": "orange walk"}
    assert stock(given, 1) == {"orange ride": 1, "gray walk": 1, "gray journal": 1}
    assert stock(given, 0) == {"blue negotiate": 1, "gray ride": 1}
    kept = play(state, "1 give stock journal", "* roll gray 0,1,0,0")
    assert stock(kept, 1) == {"orange ride": 1, "gray walk": 1}
    assert dump(kept)["players"][1]["slots"]["hike"] == "gray walk"
    mixed = player("gray walk", slots={"mountain": "green journal", "hike": "gray walk"})
    four = friendly(table(player("negotiate"), mixed, player(), player(), meeting=[1, 2, 3], supply=0))
    assert legal(four) == ["give stock walk", "give hike"]


@proves("D-GRAY-5")
def test_d_gray_5_the_active_player_chooses_among_tied_opponents() -> None:
    """Tied rivals are offered; a tie with the active player still yields a die."""
    state = friendly(gray_table("gray ride", "2 gray walk", "2 gray ride"))
    assert GAME.to_move(state) == 0
    assert legal(state) == ["donor 1", "donor 2"]
    state = play(state, "0 donor 2", "* roll gray 1,0,0,0")
    assert (stock(state, 1), stock(state, 2)) == ({"gray walk": 2}, {"gray ride": 1})
    tied = play(friendly(gray_table("2 gray ride", "2 gray walk", "gray walk")), "* roll gray 1,0,0,0")
    assert stock(tied, 0) == {"blue negotiate": 2, "gray ride": 2, "gray walk": 1}
    assert stock(tied, 1) == {"gray walk": 1}


@proves("D-GRAY-6")
def test_d_gray_6_a_sole_leader_gains_nothing() -> None:
    """With more gray dice than anybody else the card comes without a die; the cost is paid all the same."""
    state = gray_table("3 gray ride", "2 gray walk", "2 gray walk")
    assert "gray-none" in events(play(state, "0 place negotiate friendly"), "0 take 1")
    state = friendly(state)
    assert GAME.to_move(state) == 0
    assert stock(state, 0) == {"blue negotiate": 2, "gray ride": 3}
    assert dump(state)["players"][0]["tribes"] == [1]
    assert dump(state)["banks"]["right"] == {"blue": 1}


@proves("D-GRAY-7")
def test_d_gray_7_a_gray_die_that_is_spent_lies_on_a_bank() -> None:
    """Paid, rested or explored with, a gray die never goes back to the supply."""
    state = table(player("gray walk, walk", zone=5), player("5 walk", zone=6), recon=[7, 8, 9], spare="right")
    state = play(state, "0 place walk plans", "0 die gray", "0 pick 7", "0 end turn")
    assert (dump(state)["supply"], dump(state)["banks"]["left"]) == (5, {"gray": 1})
    state = play(state, "1 rest left", "* roll gray 1,0,0,0")
    assert (dump(state)["supply"], stock(state, 1)) == (5, {"orange walk": 5, "gray walk": 1})
    journey = table(player("gray journal", zone=1, slots={"hike": "gray walk"}), player(), recon=[7, 8, 9])
    journey = play(journey, "0 explore 1", "0 trigger hike", "0 go", "0 pick 7", "* roll gray 1,1,0,0")
    assert (dump(journey)["supply"], stock(journey, 0)) == (4, {"gray walk": 1, "gray ride": 1})


@proves("RULING-20")
def test_ruling_20_no_gray_die_without_a_card() -> None:
    """With nobody to meet the negotiate dice buy nothing, though the supply is full."""
    state = table(player("3 negotiate"), player(), meeting=[], deck=[])
    assert dump(state)["supply"] == 6
    for action in ("friendly", "wary"):
        assert f"place negotiate {action}" not in legal(state)
        assert rule(state, f"place negotiate {action}") == "D-TRIBE-3"


@proves("RULING-21")
def test_ruling_21_the_gray_die_cannot_be_refused() -> None:
    """After the card chance rolls the die at once; a donor has no choice but which die to give."""
    state = friendly(table(player("2 negotiate"), player(), meeting=[1, 2, 3]))
    assert GAME.to_move(state) == CHANCE
    assert legal(state) == []
    assert {action.text.split()[1] for action, _ in GAME.chance_outcomes(state)} == {"gray"}
    giving = friendly(gray_table("", "gray walk, gray ride"))
    assert all(text.startswith("give ") for text in legal(giving))


@proves("RULING-22")
def test_ruling_22_card_then_effect_then_gray_die_then_cost() -> None:
    """Minnetaree asks for its card first, then the gray die is rolled, then the cost goes to the bank."""
    state = table(player("negotiate"), player(), meeting=[37, 2, 3], recon=[7, 9, 10])
    state = play(state, "0 place negotiate friendly", "0 take 37")
    assert (dump(state)["ask"], dump(state)["players"][0]["tribes"]) == ("reserve", [37])
    assert (dump(state)["supply"], dump(state)["banks"]["right"]) == (6, {})
    state = play(state, "0 pick 9")
    assert (dump(state)["ask"], dump(state)["players"][0]["held"]) == ("roll", [9])
    assert (dump(state)["turn"]["paid"], dump(state)["banks"]["right"]) == ({"blue": 1}, {})
    state = play(state, "* roll gray 1,0,0,0")
    assert (dump(state)["ask"], dump(state)["banks"]["right"]) == ("turn", {"blue": 1})


@proves("RULING-23")
def test_ruling_23_gray_dice_being_spent_still_count() -> None:
    """The gray die on the action makes its player the sole leader; it lies there while a donor decides."""
    state = gray_table("gray negotiate, gray walk", "gray walk", mine="walk")
    state = friendly(state)
    assert stock(state, 0) == {"blue walk": 1, "gray walk": 1}
    assert GAME.to_move(state) == 0
    other = friendly(gray_table("gray negotiate", "gray walk, gray ride", mine="walk"))
    assert (GAME.to_move(other), dump(other)["turn"]["paid"]) == (1, {"gray": 1})


@proves("RULING-24")
def test_ruling_24_nobody_gives_to_oneself() -> None:
    """All three are tied: the active player names one of the two others."""
    state = friendly(gray_table("2 gray walk", "2 gray walk", "2 gray walk"))
    assert legal(state) == ["donor 1", "donor 2"]
    assert rule(state, "donor 0") == "RULING-24"
    assert rule(state, "donor 3") == "D-SETUP-1"
    paid = {"spot": "friendly", "face": "negotiate", "played": 1, "faces": ["negotiate"], "paid": {"blue": 1}}
    two = table(player(), player("gray walk"), supply=0, ask="donor", turn=paid)
    assert legal(two) == ["donor 1"]
    assert rule(two, "donor 2") == rule(two, "donor 3") == "D-SETUP-1"


@proves("RULING-25")
def test_ruling_25_a_highest_count_of_zero_yields_nothing() -> None:
    """All gray dice lie on the Camp, or the only one is hidden by Blackfeet."""
    for rival in (player("walk"), player("gray walk", tribes=[49])):
        state = table(player("2 negotiate"), rival, meeting=[1, 2, 3], supply=0)
        state = friendly(state)
        assert GAME.to_move(state) == 0
        assert stock(state, 0) == {"blue negotiate": 1}
    shown = table(player("2 negotiate"), player("gray walk"), meeting=[1, 2, 3], supply=0)
    assert GAME.to_move(friendly(shown)) == CHANCE


@proves("RULING-26")
def test_ruling_26_an_emptied_slot_must_be_paid_again_in_full() -> None:
    """Only places with a gray die can be named; the hike, once emptied, wants two walking dice again."""
    donor = player("gray ride, walk", slots={"hike": "gray walk", "horse-ride": "ride"})
    state = friendly(table(player("2 negotiate"), donor, meeting=[1, 2, 3], recon=[7, 9, 10], top=11, supply=0))
    assert rule(state, "give horse-ride") == rule(state, "give stock walk") == "RULING-26"
    state = play(state, "1 give hike", "* roll gray 1,0,0,0", "0 end turn", "* reveal 12")
    assert rule(state, "place walk hike") == "D-EXPL-3"
    assert "place walk plans" in legal(state)


@proves("RULING-26")
def test_ruling_26_a_finished_donor_still_decides() -> None:
    """A player who takes no further turn is asked which die to give."""
    donor = player("gray ride, gray walk", zone=0)
    turn = {"finished": [1], "last_turns": 1}
    state = table(player("2 negotiate"), donor, meeting=[1, 2, 3], recon=[], deck=[], supply=0, turn=turn)
    state = friendly(state)
    assert (GAME.to_move(state), legal(state)) == (1, ["give stock walk", "give stock ride"])


@proves("RULING-27")
def test_ruling_27_two_gains_are_judged_one_after_the_other() -> None:
    """The first die gained makes the active player the sole leader, so the second card brings none."""
    state = gray_table("gray ride", "2 gray walk")
    state = play(friendly(state), "* roll gray 1,0,0,0")
    assert stock(state, 1) == {"gray walk": 1}
    state = play(state, "0 place negotiate wary")
    assert (GAME.to_move(state), stock(state, 1)) == (0, {"gray walk": 1})
    last = table(player("3 negotiate"), player("gray walk"), meeting=[1, 2, 3], supply=1)
    last = play(friendly(last), "* roll gray 1,0,0,0", "0 place negotiate wary")
    assert dump(last)["supply"] == 0
    assert (dump(last)["turn"]["donor"], stock(last, 1)) == (1, {})


@proves("RULING-28")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_28_the_supply_never_grows(seats: int) -> None:
    """Over a stretch of random play gray dice leave the supply and none comes back."""
    random = Random(seats)
    state = GAME.setup(seats, {}, TABLES)
    supplies = []
    while len(supplies) < 1000 and GAME.to_move(state) != OVER:
        if GAME.to_move(state) == CHANCE:
            action = GAME.sample_chance(state, random.randrange)
        else:
            action = random.choice(GAME.legal_actions(state))
        GAME.advance(state, action)
        supplies.append(state.supply)  # type: ignore[attr-defined]
    assert supplies == sorted(supplies, reverse=True)
    assert supplies[-1] < supplies[0]
