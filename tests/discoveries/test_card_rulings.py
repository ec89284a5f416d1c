"""How Tribe cards work together, one test per ruling (sections 5.6 and 5.9 of the rules)."""

from keelboat.discoveries.rules import GAME
from tests.discoveries.journeys import (
    CROSSED,
    FACTS,
    NO_SECOND,
    NOT_CROSSED,
    WORLD,
    prepared,
    refusal,
    setting_out,
)
from tests.discoveries.positions import dump, legal, play, player, rule, stock, table, tables_with
from tests.discoveries.scenes import changing, gained, gray_gain, owning
from tests.proves import proves

# Rulings on card interactions.


@proves("RULING-60")
def test_ruling_60_clatsop_flips_once_over_both_cards() -> None:
    """M|R|..., each card with one wrong icon: one Clatsop is not enough, whichever card the flip is on."""
    assert refusal("M", "hike", 32, second="R") is CROSSED
    assert refusal("R", "hike", 32, second="M") is CROSSED
    assert refusal("M", "hike", 32, second="M") == NO_SECOND
    assert refusal("M", "hike", 32, 33, second="M") is CROSSED


@proves("RULING-61")
def test_ruling_61_two_clatsops_flip_two_different_icons() -> None:
    """MM becomes RR by two flips; three mountains would need a third one."""
    assert refusal("MM", "horse-ride", 32) == NOT_CROSSED
    assert refusal("MM", "horse-ride", 32, 33) is CROSSED
    assert refusal("MMM", "hike", 32, 33) == NOT_CROSSED


@proves("RULING-62")
def test_ruling_62_clatsop_changes_the_icon_not_the_mover() -> None:
    """The flipped icon joins the mountains around it, so that Nez Perce's bonus reaches over it."""
    assert refusal("MRM", "mountain", 32) == NOT_CROSSED
    assert refusal("MRM", "mountain", 32, 36) is CROSSED
    assert refusal("RRM", "mountain", 32, 36) == NOT_CROSSED


@proves("RULING-63")
def test_ruling_63_both_river_extenders_may_sit_on_one_host() -> None:
    """Horse ride +1 +2 crosses five rivers; with one of them it does not."""
    assert refusal("RRRRR", "horse-ride", 34, 35) is CROSSED
    assert refusal("RRRRR", "horse-ride", 35) == NOT_CROSSED
    assert refusal("RRRRRR", "horse-ride", 34, 35) == NOT_CROSSED


@proves("RULING-64")
def test_ruling_64_an_extender_is_no_host() -> None:
    """Extenders without a mover cross nothing, however many there are."""
    assert refusal("R", 34, 35) == NOT_CROSSED
    assert refusal("M", 36, 34) == NOT_CROSSED
    assert refusal("RM", "mountain", 34, 35) == NOT_CROSSED


@proves("RULING-65")
def test_ruling_65_bonus_steps_lie_in_the_leg_of_their_terrain() -> None:
    """On MRR, Nez Perce gives MMRR and not MRRM; on RRM, Multnomah gives RRRRM."""
    assert refusal("MMRR", 27, 36) is CROSSED
    assert refusal("MRRM", 27, 36) == NOT_CROSSED
    assert refusal("RRRRM", 22, 35) is CROSSED
    assert refusal("RRMRR", 22, 35) == NOT_CROSSED


@proves("RULING-66")
def test_ruling_66_yankton_sets_the_face_of_the_turn() -> None:
    """With no walk die a ride die is played as walk; from then on walk is the face of the turn."""
    state = play(owning("2 ride", 39), "0 place walk plans")
    assert dump(state)["turn"]["faces"] == ["walk"]
    assert rule(state, "place ride change") == "D-ACT-4"
    assert "end turn" in legal(state)


@proves("RULING-67")
def test_ruling_67_tetons_is_never_the_only_die() -> None:
    """A negotiate die alone is played as negotiate only; a die turned by Yankton may set the face for it."""
    alone = table(player("negotiate, ride", tribes=[1, 45]), player(), tables=WORLD)
    assert {text.split()[1] for text in legal(alone) if text.startswith("place")} == {"negotiate", "ride"}
    assert rule(alone, "place walk 1.1") == "D-ACT-14"
    follows = play(owning("negotiate, ride", 39, 45), "0 place walk hike")
    assert legal(follows) == ["die blue ride via 39", "die blue negotiate via 45"]
    assert dump(play(follows, "0 die blue ride via 39"))["players"][0]["slots"] == {"hike": "blue walk"}


@proves("RULING-68")
def test_ruling_68_yankton_and_tetons_turn_different_dice_to_one_face() -> None:
    """One negotiate die cannot be turned by both: Hike needs a second die."""
    assert rule(owning("negotiate", 39, 45), "place walk hike") == "D-EXPL-3"
    state = play(owning("2 negotiate", 39, 45), "0 place walk hike", "0 die blue negotiate via 39")
    assert dump(state)["turn"]["turners"] == [39, 45]
    assert dump(state)["turn"]["faces"] == ["walk"]


@proves("RULING-69")
def test_ruling_69_two_yanktons_only_when_both_faces_are_played() -> None:
    """In a walk turn Yankton[ride] is idle; in a Flathead turn both work; equal faces may both be used."""
    dice = "negotiate, gray negotiate, journal"
    plain = play(owning(dice, 39, 40), "0 place walk plans", "0 die blue negotiate via 39")
    assert rule(plain, "place ride horse-ride") == "D-ACT-4"
    mixed = play(owning(dice, 39, 40, 47), "0 place walk plans", "0 die blue negotiate via 39")
    mixed = play(mixed, "0 place ride horse-ride", "0 die gray negotiate via 40")
    assert dump(mixed)["turn"]["turners"] == [39, 40]
    twins = tables_with(tribe=FACTS | {40: {"effect": {"kind": "any_die_as", "face": "walk"}}})
    state = table(player("2 ride", tribes=[39, 40]), player(), tables=twins)
    assert "place walk hike" in legal(state)


@proves("RULING-70")
def test_ruling_70_both_flatheads_allow_two_different_but_not_a_face_twice() -> None:
    """With both cards two different dice are a whole turn; A-A-B and A-B-A are refused."""
    state = play(owning("2 walk, 2 ride", 1, 47, 48), "0 place walk plans")
    assert rule(play(state, "0 place walk 1.1"), "place ride horse-ride") == "D-CARD-47f"
    state = play(state, "0 place ride horse-ride")
    assert rule(state, "place walk 1.1") == "D-CARD-47f"
    assert rule(state, "place ride change") == "D-CARD-47f"
    assert rule(state, "end turn") is None


@proves("RULING-71")
def test_ruling_71_flathead_takes_yankton_and_refuses_tetons() -> None:
    """A ride die as negotiate (Yankton) may be the second face; Tetons cannot make the second face."""
    yankton = play(owning("walk, ride", 41, 47, meeting=[1, 3, 6]), "0 place walk plans")
    assert "place negotiate friendly" in legal(yankton)
    tetons = play(owning("walk, negotiate", 45, 47), "0 place walk plans")
    assert rule(tetons, "place ride horse-ride") == "D-ACT-14"


@proves("RULING-72")
def test_ruling_72_blackfeet_is_one_less_per_card_and_not_below_none() -> None:
    """Three gray dice count as two with one card, as one with both; one die with both counts as none."""
    tied = [gray_gain(", gray walk", "3 gray walk", their_cards=cards) for cards in ((49,), (49, 50))]
    assert [gained(state) for state in tied] == [True, True]
    ahead = [gray_gain(", 2 gray walk", "3 gray walk", their_cards=cards) for cards in ((49,), (49, 50))]
    assert [gained(state) for state in ahead] == [True, False]
    assert not gained(gray_gain(", gray walk", "gray walk", their_cards=(49, 50)))
    # Both would stand at one below none, and the rival has no die to give.
    seats = player("negotiate", tribes=[50]), player(tribes=[49])
    none = play(table(*seats, meeting=[1, 3, 6], supply=0, tables=WORLD), "0 place negotiate friendly")
    assert dump(none)["ask"] == "turn"
    assert not gained(none)


@proves("RULING-73")
def test_ruling_73_arikara_works_for_both_takings_of_a_turn() -> None:
    """Two wary cards with three dice: the single die and the pair each take one, two is still the limit."""
    seat = player("3 negotiate, gray negotiate", tribes=[51])
    state = table(seat, player(), meeting=[3, 6, 11], tables=WORLD)
    state = play(state, "0 place negotiate friendly", "0 die blue", "0 take 3", "* roll gray 1,0,0,0")
    state = play(state, "0 place negotiate wary", "0 die blue", "0 take 6", "* roll gray 1,0,0,0")
    assert dump(state)["meeting"] == [0, 0, 11]
    assert rule(state, "place negotiate friendly") == "D-ACT-6"


@proves("RULING-74")
def test_ruling_74_arikara_works_from_the_moment_it_is_taken() -> None:
    """Taken with the first die, it lets the pair take a friendly card in the same turn."""
    state = table(player("3 negotiate"), player(), meeting=[51, 1, 2], tables=WORLD)
    assert rule(state, "place negotiate wary") == "D-TRIBE-3"
    other = play(state, "0 place negotiate friendly", "0 take 1", "* roll gray 1,0,0,0")
    assert rule(other, "place negotiate wary") == "D-TRIBE-3"
    state = play(state, "0 place negotiate friendly", "0 take 51", "* roll gray 1,0,0,0")
    state = play(state, "0 place negotiate wary")
    assert legal(state) == ["take 1", "take 2"]


@proves("RULING-75")
def test_ruling_75_two_wanapums_change_up_to_four_dice() -> None:
    """With both cards a third and a fourth die may be changed, not a fifth."""
    seat = player("5 walk, gray ride", tribes=[54, 55])
    state = play(table(seat, player(), tables=WORLD), "0 place ride change")
    state = play(state, *["0 turn blue walk to journal"] * 3)
    assert dump(state)["ask"] == "change"
    state = play(state, "0 turn blue walk to journal")
    assert dump(state)["ask"] == "turn"
    assert stock(state, 0) == {"blue journal": 4, "blue walk": 1}


@proves("RULING-76")
def test_ruling_76_a_second_wishram_adds_only_its_tepees() -> None:
    """Two Wishrams still change two dice, each to any face; the tepees of both count."""
    state = play(changing("3 walk", 52, 53), "0 turn blue walk to ride", "0 turn blue walk to journal")
    assert dump(state)["ask"] == "turn"
    one = table(player(tribes=[52]), player(tribes=[37, 1]), tables=tables_with(tribe=FACTS | {1: {"tepees": 1}}))
    both = table(player(tribes=[52, 53]), player(tribes=[37, 1]), tables=one.tables)
    assert [GAME.scores(state)[0].lines[2].points for state in (one, both)] == [6, 12]


@proves("RULING-77")
def test_ruling_77_minnetaree_without_a_recon_card_stays_empty() -> None:
    """It may be taken; nothing is reserved, the gray die comes as usual, and it never gets a card later."""
    state = table(player("negotiate", zone=5), player(), meeting=[37, 3, 6], recon=[], top=9, tables=WORLD)
    state = play(state, "0 place negotiate friendly", "* roll gray 1,0,0,0")
    assert dump(state)["players"][0]["tribes"] == [37]
    assert stock(state, 0) == {"gray walk": 1}
    state = play(state, "0 end turn")
    while GAME.to_move(state) < 0:
        state = GAME.apply(state, GAME.chance_outcomes(state)[0][0])
    assert dump(state)["players"][0]["held"] == []
    assert 0 not in dump(state)["recon"]


@proves("RULING-78")
def test_ruling_78_the_minnetaree_pick_is_made_now_without_a_refill() -> None:
    """Two cards are left in the Recon Area: one of them must be picked before anything else."""
    state = table(player("2 negotiate", zone=5), player(), meeting=[37, 3, 6], recon=[0, 8, 10], tables=WORLD)
    state = play(state, "0 place negotiate friendly")
    assert legal(state) == ["pick 8", "pick 10"]
    assert rule(state, "end turn") == "D-ACT-3"
    assert rule(state, "stop") == "D-CHG-2"
    single = table(player("negotiate", zone=5), player(), meeting=[37, 3, 6], recon=[0, 8, 0], tables=WORLD)
    single = play(single, "0 place negotiate friendly")
    assert dump(single)["players"][0]["held"] == [8]


@proves("RULING-79")
def test_ruling_79_a_card_may_be_explored_in_the_turn_it_is_reserved() -> None:
    """A Flathead turn: negotiate takes Minnetaree and reserves a card, a journal die explores it."""
    tables = tables_with({8: {"paths": ["RRR"]}, 5: {"paths": ["MMMMMMMMM"]}}, FACTS)
    seat = player("negotiate, journal", zone=5, tribes=[47], slots={"hike": "walk"})
    state = table(seat, player(), meeting=[37, 3, 6], recon=[7, 8, 10], tables=tables)
    state = play(state, "0 place negotiate friendly", "0 pick 8", "* roll gray 1,0,0,0")
    state = play(state, "0 explore 8", "0 trigger hike", "0 go")
    assert dump(state)["players"][0]["journal"] == [8]
    assert dump(state)["players"][0]["zone"] == 5


# Added after a second reading.


@proves("RULING-103")
def test_ruling_103_a_die_that_shows_the_face_is_not_turned() -> None:
    """Yankton[walk] is not offered for a walk die, and is still there for a later die."""
    state = play(owning("walk, ride", 1, 39), "0 place walk plans")
    assert legal(state) == ["die blue", "die blue ride via 39"]
    assert rule(state, "die blue walk via 39") == "RULING-103"
    state = play(state, "0 die blue", "0 place walk 1.1")
    assert dump(state)["players"][0]["slots"] == {"1.1": "blue walk"}
    assert dump(state)["turn"]["turners"] == [39]
    tetons = play(owning("negotiate, gray negotiate, ride", 45, meeting=[1, 3, 6]), "0 place negotiate plans")
    assert legal(tetons) == ["die blue", "die gray"]
    assert rule(tetons, "die blue negotiate via 45") == "RULING-103"


@proves("RULING-104")
def test_ruling_104_the_player_says_whether_a_locked_die_is_turned() -> None:
    """Of two walk dice one is locked: turning it leaves a walk die to play, turning the other not."""
    turn = {"played": 1, "faces": ["walk"], "used": ["plans"], "locked": {"blue walk": 1}}
    state = table(player("3 walk", tribes=[1]), player(), turn=turn, tables=WORLD)
    state = play(state, "0 place walk change")
    assert {"turn blue walk to ride", "turn blue walk* to ride"} <= set(legal(state))
    locked = play(state, "0 turn blue walk* to ride")
    assert rule(locked, "place walk 1.1") is None
    unlocked = play(state, "0 turn blue walk to ride", "0 stop")
    assert rule(unlocked, "place walk 1.1") == "D-ACT-9"


def test_dice_are_turned_in_ascending_order_in_a_position_that_somebody_wrote() -> None:
    """Walk was named last, and a locked die of it: only what comes after that is still open."""
    turn = {
        "spot": "change", "face": "ride", "played": 1, "faces": ["ride"], "used": ["change"], "paid": {"gray": 1},
        "locked": {"blue walk": 1}, "last": "turn blue walk* to journal", "turned_to": "ride", "chosen": 1,
        "aside": {"blue journal": 1},
    }  # fmt: skip
    state = table(player("2 walk, ride"), player(), ask="change", turn=turn)
    assert legal(state) == ["turn blue ride to ride", "stop"]
    assert rule(state, "turn blue walk* to ride") == rule(state, "turn blue walk to ride") == "D-CHG-2"


@proves("RULING-105")
def test_ruling_105_rest_takes_a_number_of_own_dice_per_place() -> None:
    """Each bank, Stock by face and slot is a place of its own; at least one die is called back."""
    mine = player("2 walk, ride", slots={"hike": "walk"})
    state = table(mine, player("orange walk", slots={"horse-ride": "blue ride"}), tables=WORLD)
    state = play(state, "0 rest own some")
    places = ["stock-0 walk", "stock-0 ride", "board-0 hike", "board-1 horse-ride"]
    assert legal(state) == [f"recall {place}" for place in places]
    assert rule(state, "stop") == "RULING-86"
    assert rule(state, "recall bank-left") == "RULING-105"
    state = play(state, "0 recall stock-0 walk", "0 recall board-1 horse-ride")
    assert dump(state)["turn"]["rolling"] == {"blue": 2}
    assert stock(state, 0) == {"blue walk": 1, "blue ride": 1}
    assert dump(state)["players"][0]["slots"] == {"hike": "blue walk"}
    assert dump(state)["players"][1]["slots"] == {}


@proves("RULING-106")
def test_ruling_106_blackfeet_counts_for_the_gray_die_of_its_own_taking() -> None:
    """Alone in the lead with four against three: the Blackfeet just taken makes it a tie, a die comes."""
    seats = [player("2 negotiate, 4 gray walk"), player("3 gray walk"), player()]
    state = table(*seats, meeting=[49, 3, 1], supply=0, tables=WORLD)
    state = play(state, "0 place negotiate wary")
    assert not gained(play(state, "0 take 3"))
    assert gained(play(state, "0 take 49"))


@proves("RULING-107")
def test_ruling_107_a_second_flathead_taken_in_a_flathead_turn_adds_a_third_die() -> None:
    """Walk, then the negotiate die that takes the other Flathead, then a ride die; never a face again."""
    state = owning("2 walk, negotiate, ride", 48, meeting=[47, 1, 3])
    state = play(state, "0 place walk plans", "0 place negotiate friendly")
    other = play(state, "0 take 1", "* roll gray 1,0,0,0")
    assert rule(other, "place ride horse-ride") == "D-CARD-47f"
    state = play(state, "0 take 47", "* roll gray 1,0,0,0")
    assert rule(state, "place walk change") == "D-CARD-47f"
    state = play(state, "0 place ride horse-ride")
    assert legal(state) == ["end turn"]


@proves("RULING-108")
def test_ruling_108_one_mover_may_cross_both_cards() -> None:
    """Hike crosses RR and then R on the second card; the whole of both, and nothing beyond."""
    assert refusal("RR", "hike", second="R") is CROSSED
    assert refusal("RR", "hike", second="RR") == NO_SECOND
    state = play(prepared("RR", "hike", second="R"), *setting_out("hike", two=True), "0 pick 53")
    assert dump(state)["players"][0]["journal"] == [49, 50]
