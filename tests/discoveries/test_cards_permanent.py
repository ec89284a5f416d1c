"""What the permanent Tribe cards 39 to 55 do, one test per rule (section 3.3 of the rules)."""

from itertools import combinations

import pytest

from tests.discoveries.journeys import FACTS, WORLD
from tests.discoveries.positions import dump, legal, play, player, rule, stock, table, tables_with
from tests.discoveries.scenes import changing, gained, gray_gain, owning
from tests.proves import proves

FACES = ("walk", "ride", "negotiate", "journal")

# Yankton and Tetons.


@proves("D-CARD-39")
def test_d_card_39_yankton_plays_any_die_as_its_face() -> None:
    """A journal die played as walk is a walk die: it stays on a walk slot, and goes to the left bank."""
    state = table(player("journal", tribes=[1, 39]), player(), recon=[53], spare="right", tables=WORLD)
    slot = play(state, "0 place walk 1.1")
    assert dump(slot)["players"][0]["slots"] == {"1.1": "blue walk"}
    assert dump(play(state, "0 place walk plans"))["banks"]["left"] == {"blue": 1}
    three = table(player("2 walk, journal", tribes=[39]), player(), tables=WORLD)
    assert "place walk mountain" in legal(three)
    without = table(player("2 walk, journal"), player(), tables=WORLD)
    assert rule(without, "place walk mountain") == "D-EXPL-3"


@proves("D-CARD-39")
def test_d_card_39_yankton_turns_one_die_per_turn() -> None:
    """Two dice would have to be turned for Hike: refused; and a second use later in the turn is refused."""
    assert rule(table(player("2 ride", tribes=[39]), player(), tables=WORLD), "place walk hike") == "D-EXPL-3"
    state = table(player("2 ride, walk, gray walk", tribes=[1, 39]), player(), recon=[53], tables=WORLD)
    state = play(state, "0 place walk plans", "0 die blue ride via 39", "0 place walk 1.1")
    assert legal(state) == ["die blue", "die gray"]
    assert rule(state, "die blue ride via 39") == "D-CARD-56"


@proves("D-CARD-39b")
def test_d_card_39b_a_yankton_die_is_played_and_has_the_face_of_the_turn() -> None:
    """No action turns a die in the Stock, and Yankton[walk] does nothing in a journal turn."""
    state = table(player("2 journal, ride", tribes=[1, 39]), player(), recon=[53], tables=WORLD)
    assert not any("via" in text for text in legal(state))
    assert rule(state, "die blue ride via 39") == "D-ACT-14"
    assert "place walk 1.1" in legal(state)
    state = play(state, "0 place journal plans")
    assert rule(state, "place walk 1.1") == "D-ACT-4"
    asked = table(player("walk, gray walk, journal", tribes=[1, 40]), player(), tables=WORLD)
    asked = play(asked, "0 place walk 1.1")
    assert rule(asked, "die blue journal via 40") == "D-CARD-39b"


@proves("D-CARD-39c")
def test_d_card_39c_yankton_turns_no_locked_die() -> None:
    """A ride die that is locked cannot be played as walk, an unlocked one can."""
    turn = {"played": 1, "faces": ["walk"], "used": ["plans"], "locked": {"blue ride": 1}}
    state = table(player("ride", tribes=[1, 39]), player(), turn=turn, tables=WORLD)
    assert rule(state, "place walk 1.1") is not None
    free = table(player("ride", tribes=[1, 39]), player(), turn={**turn, "locked": {}}, tables=WORLD)
    assert rule(free, "place walk 1.1") is None
    asked = table(player("ride, walk, gray walk", tribes=[1, 39]), player(), turn=turn, tables=WORLD)
    asked = play(asked, "0 place walk 1.1")
    assert legal(asked) == ["die blue", "die gray"]
    assert rule(asked, "die blue ride via 39") == "D-ACT-9"


@proves("D-CARD-43")
def test_d_card_43_tetons_plays_a_die_of_its_face_as_the_chosen_face() -> None:
    """Tetons[negotiate] turns one negotiate die to walk as it is played, and no ride die."""
    seat = player("walk, gray walk, 2 negotiate, ride", tribes=[1, 34, 45])
    state = table(seat, player(), recon=[53], tables=WORLD)
    state = play(state, "0 place walk plans", "0 die blue", "0 place walk 1.1")
    assert legal(state) == ["die gray", "die blue negotiate via 45"]
    assert rule(state, "die blue ride via 45") == "D-CARD-43"
    state = play(state, "0 die blue negotiate via 45")
    assert dump(state)["players"][0]["slots"] == {"1.1": "blue walk"}
    assert stock(state, 0) == {"blue negotiate": 1, "blue ride": 1, "gray walk": 1}
    state = play(state, "0 place walk 34.1")
    assert rule(state, "place walk change") == "D-ACT-14"


@proves("D-CARD-43b")
def test_d_card_43b_another_die_sets_the_face_first() -> None:
    """A walk die is played before the negotiate die, or beside it in the same payment."""
    alone = table(player("negotiate", tribes=[1, 45]), player(), tables=WORLD)
    assert not any(text.startswith("place walk") for text in legal(alone))
    choice = table(player("walk, gray walk, negotiate", tribes=[1, 45]), player(), tables=WORLD)
    choice = play(choice, "0 place walk 1.1")
    assert rule(choice, "die blue negotiate via 45") == "D-CARD-43b"
    together = table(player("walk, negotiate", tribes=[45]), player(), tables=WORLD)
    together = play(together, "0 place walk hike")
    assert legal(together) == ["die blue", "die blue negotiate via 45"]
    later = table(player("walk, negotiate", tribes=[1, 45]), player(), recon=[53], tables=WORLD)
    later = play(later, "0 place walk plans", "0 place walk 1.1")
    assert dump(later)["players"][0]["slots"] == {"1.1": "blue walk"}


@proves("D-CARD-43b")
def test_d_card_43b_a_payment_that_only_tetons_could_complete_is_not_begun() -> None:
    """Yankton[walk] must turn one of the ride dice: once Tetons has turned one, only Tetons could turn the other."""
    tables = tables_with(tribe={**FACTS, 45: {"effect": {"kind": "face_as_chosen", "face": "ride"}}})
    state = table(player("2 ride, journal", tribes=[39, 44, 45, 46]), player(), tables=tables)
    state = play(state, "0 place walk mountain", "0 die blue journal via 46")
    assert dump(state)["turn"]["turners"] == [39, 46]
    assert legal(state) == ["die blue ride via 44", "die blue ride via 45"]


@proves("D-CARD-43b")
def test_d_card_43b_an_explore_batch_is_one_payment() -> None:
    """A journal die and a negotiate die turned by Tetons trigger two actions together."""
    tables = tables_with({49: {"paths": ["RRMM"]}}, FACTS)
    slots = {"hike": "gray walk", "mountain": "gray walk"}
    state = table(player("journal, negotiate", zone=49, tribes=[45], slots=slots), player(), recon=[53], tables=tables)
    state = play(state, "0 explore 49", "0 trigger hike", "0 trigger mountain", "0 go")
    assert dump(state)["players"][0]["journal"] == [49]
    lone = table(player("negotiate", zone=49, tribes=[45], slots=slots), player(), recon=[53], tables=tables)
    assert rule(lone, "explore 49") == "D-EXPL-12"


@proves("D-CARD-43c")
def test_d_card_43c_yankton_and_tetons_turn_different_dice_in_one_turn() -> None:
    """Yankton[ride] turns a journal die, Tetons[walk] a walk die: two ride dice."""
    state = table(player("journal, walk", tribes=[40, 43]), player(), recon=[53], tables=WORLD)
    state = play(state, "0 place ride horse-ride", "0 die blue journal via 40", "0 place ride plans")
    assert stock(state, 0) == {}
    assert dump(state)["turn"]["turners"] == [40, 43]


@proves("D-CARD-43c")
def test_d_card_43c_several_tetons_turn_one_die_each() -> None:
    """Two Tetons cards turn a walk and a negotiate die beside a ride die: three ride dice."""
    state = table(player("ride, walk, negotiate", tribes=[43, 45]), player(), tables=WORLD)
    assert "place ride mountain" in legal(state)
    one = table(player("ride, walk, negotiate", tribes=[43]), player(), tables=WORLD)
    assert rule(one, "place ride mountain") == "D-EXPL-3"
    same = table(player("ride, 2 walk", tribes=[43, 45]), player(), tables=WORLD)
    assert rule(same, "place ride mountain") == "D-EXPL-3"


# Flathead.


@proves("D-CARD-47")
def test_d_card_47_flathead_allows_exactly_two_dice_of_two_faces() -> None:
    """After a walk die one ride die may follow, then nothing; without the card the ride die is refused."""
    state = play(owning("2 walk, 2 ride, journal", 47), "0 place walk plans", "0 place ride horse-ride")
    assert legal(state) == ["end turn"]
    for text in ("place ride change", "place walk change", "place journal change"):
        assert rule(state, text) == "D-CARD-47f"
    plain = play(owning("2 walk, 2 ride, journal"), "0 place walk plans")
    assert rule(plain, "place ride horse-ride") == "D-ACT-4"


@proves("D-CARD-47")
@pytest.mark.parametrize("faces", [*combinations(FACES, 2), *combinations(FACES, 3)], ids=" ".join)
def test_d_card_47_after_its_last_face_nothing_follows(faces: tuple[str, ...]) -> None:
    """One card allows two faces, both together three: whichever they were, dice of any face stay in the Stock."""
    cards = (47, 48)[: len(faces) - 1]
    turn = {"played": len(faces), "faces": list(faces), "used": ["plans"]}
    left = owning(
        "walk, ride, negotiate, journal, gray walk, gray ride, gray negotiate, gray journal", *cards, turn=turn
    )
    assert legal(left) == ["end turn"]


@proves("D-CARD-47b")
def test_d_card_47b_both_flatheads_allow_three_dice_of_three_faces() -> None:
    """Three dice, all different, or two with one card; never a face twice, never a fourth die."""
    state = owning("2 walk, ride, journal, gray negotiate", 1, 47, 48)
    state = play(state, "0 place walk plans", "0 place ride horse-ride")
    assert "end turn" in legal(state)
    assert rule(state, "place walk 1.1") == "D-CARD-47f"
    state = play(state, "0 place journal change", "0 turn blue walk to walk", "0 stop")
    assert rule(state, "place negotiate friendly") == "D-CARD-47f"
    assert legal(state) == ["end turn"]


@proves("D-CARD-47c")
def test_d_card_47c_costs_of_equal_dice_cannot_be_paid_in_a_flathead_turn() -> None:
    """After a walk die the two negotiate dice of Wary tribe are refused; after Hike no other face follows."""
    state = owning("3 walk, 2 negotiate", 47, meeting=[3, 6, 2])
    mixed = play(state, "0 place walk plans")
    assert rule(mixed, "place negotiate wary") == "D-CARD-47c"
    assert rule(mixed, "place negotiate friendly") is None
    assert rule(play(state, "0 place walk hike"), "place negotiate friendly") == "D-CARD-47f"


@proves("D-CARD-47d")
def test_d_card_47d_prepare_and_trigger_one_action_in_one_turn() -> None:
    """Ride and journal on Horse ride explore at once; a second action cannot be triggered."""
    tables = tables_with({49: {"paths": ["RR"]}, 50: {"paths": ["RRRRR"]}}, FACTS)
    seat = player("ride, 2 journal", zone=49, tribes=[47], slots={"hike": "walk"})
    state = table(seat, player(), recon=[53], tables=tables)
    state = play(state, "0 place ride horse-ride", "0 explore 49", "0 trigger horse-ride")
    assert legal(state) == ["go"]
    assert rule(state, "trigger hike") == "RULING-55"
    state = play(state, "0 go", "* roll blue 2,0,0,0")
    assert dump(state)["players"][0]["journal"] == [49]
    long = player("ride, 2 journal", zone=50, tribes=[47], slots={"hike": "walk"})
    both = table(long, player(), recon=[53], tables=tables)
    assert rule(play(both, "0 place ride horse-ride"), "explore 50") == "RULING-55"


@proves("D-CARD-47e")
def test_d_card_47e_flathead_goes_with_yankton_not_with_tetons() -> None:
    """Faces are compared after turning: a walk die as ride follows a walk die; Tetons would repeat a face."""
    state = play(owning("2 walk", 40, 47), "0 place walk plans", "0 place ride horse-ride")
    assert dump(state)["players"][0]["slots"] == {"horse-ride": "blue ride"}
    turned = play(owning("walk, 2 ride", 40, 47), "0 place ride plans", "0 die blue walk via 40")
    assert rule(turned, "place walk change") == "D-ACT-14"
    tetons = play(owning("walk, ride, gray ride, negotiate", 45, 47), "0 place walk plans")
    tetons = play(tetons, "0 place ride horse-ride")
    assert legal(tetons) == ["die blue", "die gray"]
    assert rule(tetons, "die blue negotiate via 45") == "D-CARD-47e"


@proves("D-CARD-47f")
def test_d_card_47f_a_second_face_follows_exactly_one_die() -> None:
    """After one die of a face another face may follow, after two it may not; nothing is announced."""
    state = owning("2 walk, journal", 1, 47)
    once = play(state, "0 place walk plans")
    assert "place journal change" in legal(once)
    assert "place walk 1.1" in legal(once)
    twice = play(once, "0 place walk 1.1")
    assert rule(twice, "place journal change") == "D-CARD-47f"


@proves("D-CARD-47f", "RULING-17")
def test_d_card_47f_a_flathead_taken_with_one_die_works_at_once() -> None:
    """The negotiate die that took Flathead was the first die; a die of another face may follow."""
    state = owning("negotiate, walk", meeting=[47, 3, 6])
    state = play(state, "0 place negotiate friendly", "* roll gray 1,0,0,0")
    assert "place walk plans" in legal(state)
    assert legal(play(state, "0 place walk plans")) == ["end turn"]


# Blackfeet, Arikara, Wishram, Wanapum.


@proves("D-CARD-49")
def test_d_card_49_blackfeet_lowers_the_gray_count_in_every_test() -> None:
    """Each card hides one die, for the donor and for the sole leader, and never below none."""
    assert gained(gray_gain(", 2 gray walk", "2 gray walk"))
    assert not gained(gray_gain(", 2 gray walk", "2 gray walk", their_cards=(49,)))
    assert not gained(gray_gain(", 3 gray walk", "2 gray walk"))
    assert gained(gray_gain(", 3 gray walk", "2 gray walk", my_cards=(49,)))
    assert not gained(gray_gain("", "2 gray walk", their_cards=(49, 50)))
    assert not gained(gray_gain("", "gray walk", their_cards=(49, 50)))
    hidden = gray_gain("", "3 gray walk", their_cards=(49, 50))
    assert gained(hidden)
    assert stock(hidden, 1) == {"gray walk": 2}


@proves("D-CARD-51")
def test_d_card_51_arikara_ignores_attitude() -> None:
    """One die takes any card, three dice two of any attitudes; each action once, a gray die for each."""
    plain = table(player("3 negotiate"), player(), meeting=[3, 6, 2], tables=WORLD)
    assert dump(play(plain, "0 place negotiate friendly"))["players"][0]["tribes"] == [2]
    state = table(player("3 negotiate", tribes=[51]), player(), meeting=[3, 6, 2], tables=WORLD)
    state = play(state, "0 place negotiate friendly")
    assert legal(state) == ["take 2", "take 3", "take 6"]
    state = play(state, "0 take 3", "* roll gray 1,0,0,0")
    assert rule(state, "place negotiate friendly") == "D-ACT-6"
    state = play(state, "0 place negotiate wary", "0 take 6", "* roll gray 1,0,0,0")
    assert stock(state, 0) == {"gray walk": 2}
    assert dump(state)["players"][0]["tribes"] == [3, 6, 51]


@proves("D-CARD-52")
def test_d_card_52_wishram_lets_the_dice_get_different_faces() -> None:
    """With Wishram the second die may get another face than the first, without it not."""
    first = "0 turn blue walk to ride"
    assert rule(play(changing("3 walk"), first), "turn blue walk to journal") == "D-CHG-2"
    state = play(changing("3 walk", 52), first, "0 turn blue walk to journal")
    assert stock(state, 0) == {"blue walk": 1, "blue ride": 1, "blue journal": 1}
    assert dump(state)["ask"] == "turn"


@proves("D-CARD-54")
def test_d_card_54_wanapum_lets_one_more_die_be_changed() -> None:
    """Three dice with one Wanapum, two without, all to one face unless Wishram is owned."""
    lines = ["0 turn blue walk to journal"] * 3
    plain = play(changing("4 walk"), *lines[:2])
    assert dump(plain)["ask"] == "turn"
    state = play(changing("4 walk", 54), *lines[:2])
    assert "turn blue walk to journal" in legal(state)
    assert rule(state, "turn blue walk to walk") == "D-CHG-2"
    state = play(state, lines[2])
    assert dump(state)["ask"] == "turn"
    assert stock(state, 0) == {"blue journal": 3, "blue walk": 1}
    mixed = ["0 turn blue walk to walk", "0 turn blue walk to ride", "0 turn blue walk to journal"]
    assert dump(play(changing("4 walk", 52, 54), *mixed))["ask"] == "turn"


@proves("D-CARD-56")
def test_d_card_56_once_per_turn_binds_yankton_and_tetons_only() -> None:
    """A Tetons card turns one die a turn; Blackfeet counts in both gray gains of a turn."""
    seat = player("walk, gray walk, gray ride, 2 negotiate", tribes=[1, 34, 45])
    state = table(seat, player(), recon=[53], tables=WORLD)
    state = play(state, "0 place walk plans", "0 die blue", "0 place walk 1.1", "0 die blue negotiate via 45")
    assert rule(state, "place walk change") is None
    assert dump(play(state, "0 place walk 34.1"))["players"][0]["slots"]["34.1"] == "gray walk"
    hidden = table(player("3 negotiate"), player("gray walk", tribes=[49]), meeting=[1, 3, 6], supply=0, tables=WORLD)
    hidden = play(hidden, "0 place negotiate friendly", "0 place negotiate wary", "0 take 3")
    assert stock(hidden, 0) == {}
    assert stock(hidden, 1) == {"gray walk": 1}


@proves("D-CARD-56")
def test_d_card_56_a_bonus_turn_is_a_new_turn() -> None:
    """Yankton, used in a turn that explored two cards, may be used again in the bonus turn."""
    tables = tables_with({49: {"paths": ["RR"]}, 50: {"paths": ["R"]}}, FACTS)
    seat = player("journal, 2 ride", zone=49, tribes=[1, 42], slots={"hike": "gray walk"})
    state = table(seat, player(), recon=[50, 53, 54], top=7, deck=[8, 10], tables=tables)
    state = play(state, "0 explore 49", "0 pick 50", "0 trigger hike", "0 go", "0 die blue ride via 42")
    state = play(state, "0 pick 53", "* roll blue 0,1,0,0", "* roll gray 1,0,0,0")
    assert dump(state)["turn"]["turners"] == [42]
    state = play(state, "0 end turn", "* reveal 8", "* reveal 10")
    assert "decline bonus" in legal(state)
    state = play(state, "0 place journal plans")
    assert "die blue ride via 42" in legal(state)
