"""What exploration cards and Minnetaree do, one test per rule (sections 3.1 and 3.2 of the rules)."""

import pytest

from keelboat.discoveries.rules import GAME
from keelboat.parts import State
from tests.discoveries.journeys import (
    CROSSED,
    FACTS,
    NO_SECOND,
    NOT_CROSSED,
    WORLD,
    filled,
    prepared,
    refusal,
    setting_out,
)
from tests.discoveries.positions import dump, legal, play, player, rule, table, tables_with
from tests.proves import proves


def test_the_helper_needs_each_action() -> None:
    """A journey that needs two actions is refused to either of them alone."""
    assert refusal("RRMM", "hike", "mountain") is CROSSED
    assert refusal("RRMM", "hike") == NOT_CROSSED
    assert refusal("RRMM", "mountain") == NOT_CROSSED


# Exploration cards.


@proves("D-CARD-1")
def test_d_card_1_a_pure_mover_covers_up_to_its_steps_of_one_terrain() -> None:
    """Card 2 crosses up to three rivers and no mountain, card 3 up to three mountains and no river."""
    assert [refusal("R" * steps, 2) for steps in (1, 2, 3, 4)] == [None, None, None, NOT_CROSSED]
    assert [refusal("M" * steps, 3) for steps in (1, 2, 3, 4)] == [None, None, None, NOT_CROSSED]
    assert refusal("M", 2) == NOT_CROSSED
    assert refusal("R", 3) == NOT_CROSSED


@proves("D-CARD-1")
def test_d_card_1_a_card_is_prepared_like_a_board_action() -> None:
    """A ride die fills the slot of card 2, then a journal die in a later turn triggers it."""
    tables = tables_with({49: {"paths": ["RRR"]}}, FACTS)
    seat = player("ride, journal", zone=49, tribes=[2])
    state = table(seat, player("walk"), recon=[53, 54, 55], tables=tables)
    assert rule(state, "explore 49") == "D-EXPL-4"
    state = play(state, "0 place ride 2.1", "0 end turn", "1 rest own all", "* roll orange 5,0,0,0")
    assert dump(state)["players"][0]["slots"] == {"2.1": "blue ride"}
    state = play(state, "0 explore 49", "0 trigger 2", "0 go")
    assert dump(state)["players"][0]["journal"] == [49]


@proves("D-CARD-1b")
def test_d_card_1b_equal_effects_on_two_cards_are_two_actions() -> None:
    """Cards 2 and 9 both give three rivers: triggered together they cross six."""
    assert refusal("RRRRRR", 2, 9) is CROSSED
    assert refusal("RRRRRRR", 2, 9) == NOT_CROSSED
    state = prepared("RRRRRR", 2, 9)
    state = play(state, "0 explore 49", "0 trigger 2")
    assert rule(state, "trigger 2") == "D-ACT-6"
    assert rule(state, "trigger 9") is None


@proves("D-CARD-14")
def test_d_card_14_an_either_or_card_gives_one_terrain_per_trigger() -> None:
    """Card 18 gives three rivers or two mountains, never steps of both, also not over two cards."""
    assert refusal("RRR", 18) is CROSSED
    assert refusal("MM", 18) is CROSSED
    assert refusal("RRRR", 18) == NOT_CROSSED
    assert refusal("RM", 18) == NOT_CROSSED
    assert refusal("MR", 18) == NOT_CROSSED
    assert refusal("RR", 18, second="M") == NO_SECOND
    assert refusal("RR", 18, second="R") is CROSSED


@proves("D-CARD-14")
def test_d_card_14_an_extender_fits_only_the_option_chosen() -> None:
    """Tenino lengthens card 18 used on rivers; used on mountains it gets no river, and Nez Perce fits."""
    assert refusal("RRRR", 18, 34) is CROSSED
    assert refusal("MMR", 18, 34) == NOT_CROSSED
    assert refusal("MMM", 18, 36) is CROSSED
    assert refusal("RRRM", 18, 36) == NOT_CROSSED


@proves("D-CARD-22")
def test_d_card_22_rivers_then_mountains_in_that_order_only() -> None:
    """Card 22 crosses RRM, and neither MR nor MRR."""
    assert refusal("RRM", 22) is CROSSED
    assert refusal("MR", 22) == NOT_CROSSED
    assert refusal("MRR", 22) == NOT_CROSSED
    assert refusal("RRMM", 22) == NOT_CROSSED
    assert refusal("RRRM", 22) == NOT_CROSSED


@proves("D-CARD-27")
def test_d_card_27_mountains_then_rivers_in_that_order_only() -> None:
    """Card 27 crosses MRR, and neither RM nor RRM."""
    assert refusal("MRR", 27) is CROSSED
    assert refusal("RM", 27) == NOT_CROSSED
    assert refusal("RRM", 27) == NOT_CROSSED
    assert refusal("MMRR", 27) == NOT_CROSSED
    assert refusal("MRRR", 27) == NOT_CROSSED


@proves("D-CARD-22b")
def test_d_card_22b_legs_may_be_cut_or_skipped_but_stay_contiguous() -> None:
    """Card 22 crosses RM, R and a lone M; another mover cannot stand between its two legs."""
    for path in ("RM", "RR", "R", "M"):
        assert refusal(path, 22) is CROSSED
    for path in ("M", "MR", "RR"):
        assert refusal(path, 27) is CROSSED
    assert refusal("RMMRR", 22, 27) is CROSSED
    # Split, 22 could give the first R and the last M while 27 crosses MRR between them.
    assert refusal("RMRRM", 22, 27) == NOT_CROSSED


@proves("D-CARD-32")
def test_d_card_32_clatsop_flips_one_icon_and_yields_no_step() -> None:
    """With Clatsop one icon counts as the other terrain, in both directions; it crosses nothing itself."""
    assert refusal("RMR", "hike") == NOT_CROSSED
    assert refusal("RMR", "hike", 32) is CROSSED
    assert refusal("MR", "mountain", 32) is CROSSED
    assert refusal("MMR", "hike", 32) == NOT_CROSSED
    assert refusal("RMR", "horse-ride", 32) == NOT_CROSSED
    assert refusal("R", 32) == NOT_CROSSED
    assert refusal("M", 32, 33) == NOT_CROSSED


@proves("D-CARD-32b")
def test_d_card_32b_one_flip_per_clatsop_even_over_two_cards() -> None:
    """One Clatsop flips an icon of the first card or of the second one, not of both."""
    assert refusal("RM", "hike", 32, second="R") is CROSSED
    assert refusal("R", "hike", 32, second="MR") is CROSSED
    assert refusal("RM", "hike", "horse-ride", 32, second="MR") == NO_SECOND


@proves("D-CARD-32c")
def test_d_card_32c_two_clatsops_flip_two_icons_anywhere() -> None:
    """Both Clatsops flip two icons, on the same card or one on each."""
    assert refusal("MRM", "hike", 32) == NOT_CROSSED
    assert refusal("MRM", "hike", 32, 33) is CROSSED
    assert refusal("RM", "hike", "horse-ride", 32, 33, second="MR") is CROSSED
    assert refusal("MMM", "hike", 32, 33) == NOT_CROSSED


@proves("D-CARD-32d")
def test_d_card_32d_a_flipped_icon_is_its_new_terrain_for_everything() -> None:
    """It joins the stretch, movers cross it, extenders reach over it; and the flip is optional."""
    assert refusal("RRMR", "hike", 32) == NOT_CROSSED
    assert refusal("RRMR", "hike", 32, 34) is CROSSED
    assert refusal("RRR", "hike", 32) is CROSSED


@proves("D-CARD-34")
def test_d_card_34_tenino_adds_one_river_to_one_river_mover() -> None:
    """Hike with Tenino crosses four rivers, not five, and no mountain more."""
    assert refusal("RRRR", "hike") == NOT_CROSSED
    assert refusal("RRRR", "hike", 34) is CROSSED
    assert refusal("RRRRR", "hike", 34) == NOT_CROSSED
    assert refusal("MMM", "mountain", 34) == NOT_CROSSED


@proves("D-CARD-35")
def test_d_card_35_multnomah_adds_two_rivers_to_one_river_mover() -> None:
    """Hike with Multnomah crosses five rivers, not six, and no mountain more."""
    assert refusal("RRRRR", "hike", 35) is CROSSED
    assert refusal("RRRRRR", "hike", 35) == NOT_CROSSED
    assert refusal("MMM", "mountain", 35) == NOT_CROSSED


@proves("D-CARD-36")
def test_d_card_36_nez_perce_adds_one_mountain_to_one_mountain_mover() -> None:
    """Mountain expedition with Nez Perce crosses three mountains, not four; a river mover gains nothing."""
    assert refusal("MMM", "mountain") == NOT_CROSSED
    assert refusal("MMM", "mountain", 36) is CROSSED
    assert refusal("MMMM", "mountain", 36) == NOT_CROSSED
    assert refusal("RRRR", "hike", 36) == NOT_CROSSED
    assert refusal("RRRM", "hike", 36) == NOT_CROSSED


@proves("D-CARD-34b")
def test_d_card_34b_a_bonus_has_one_host_and_is_not_divided() -> None:
    """Multnomah's two rivers go to one mover; without a river mover they do nothing."""
    assert refusal("RRRRRMRRR", 2, 9, "mountain", 35) is CROSSED
    assert refusal("RRRRMRRRR", 2, 9, "mountain", 35) == NOT_CROSSED
    assert refusal("R", 34) == NOT_CROSSED
    assert refusal("MMR", "mountain", 34) == NOT_CROSSED


@proves("D-CARD-34c")
def test_d_card_34c_the_bonus_lengthens_the_matching_leg() -> None:
    """Tenino makes RRM into RRRM, not RRMR, and MRR into MRRR, not RMRR."""
    assert refusal("RRRM", 22, 34) is CROSSED
    assert refusal("RRMR", 22, 34) == NOT_CROSSED
    assert refusal("MRRR", 27, 34) is CROSSED
    assert refusal("RMRR", 27, 34) == NOT_CROSSED
    assert refusal("RRMM", 22, 36) is CROSSED
    assert refusal("MRRM", 27, 36) == NOT_CROSSED


@proves("D-CARD-34d")
def test_d_card_34d_tenino_and_multnomah_share_a_host_or_not() -> None:
    """Both on Hike make six rivers; on two movers each lengthens its own; alone they cross nothing."""
    assert refusal("RRRRRR", "hike", 34, 35) is CROSSED
    assert refusal("RRRRRRR", "hike", 34, 35) == NOT_CROSSED
    assert refusal("RRRMRRRRR", "horse-ride", "hike", "mountain", 34, 35) is CROSSED
    assert refusal("R", 34, 35) == NOT_CROSSED


@proves("D-CARD-34e")
def test_d_card_34e_the_bonus_carries_over_onto_the_second_card() -> None:
    """Hike with Tenino crosses RRR and then R; without Tenino the second card is out of reach."""
    assert refusal("RRR", "hike", 34, second="R") is CROSSED
    assert refusal("RRR", "hike", second="R") == NO_SECOND
    assert refusal("RRR", "hike", 34, second="RR") == NO_SECOND


@proves("D-CARD-34f")
def test_d_card_34f_modifiers_are_exploration_actions() -> None:
    """Tenino takes a journal die and prerequisite dice like the others, and its dice come back."""
    assert rule(prepared("RRRR", "hike", 34, journals=1), "explore 49") == "RULING-55"
    bare = table(
        player("2 journal", zone=49, tribes=[34], slots={"hike": "walk"}), player(),
        tables=tables_with({49: {"paths": ["RRR"]}}, FACTS), recon=[53, 37],
    )  # fmt: skip
    assert rule(play(bare, "0 explore 49"), "trigger 34") == "D-EXPL-4"
    state = play(prepared("RRRR", "hike", 34), *setting_out("hike", 34), "0 pick 53")
    assert dump(state)["turn"]["rolling"] == {"blue": 2, "gray": 2}
    assert dump(state)["players"][0]["slots"] == {}


@pytest.mark.parametrize("card", range(32, 37))
@proves("D-CARD-34f")
def test_d_card_34f_each_modifier_has_a_prerequisite_slot(card: int) -> None:
    """Without a die on its slot a modifier is not prepared, with one it is."""
    assert refusal("RRR", "hike", card) is CROSSED
    seat = player("2 journal", zone=49, tribes=[card], slots={"hike": "walk"})
    tables = tables_with({49: {"paths": ["RRR"]}}, FACTS)
    state = play(table(seat, player(), recon=[53], tables=tables), "0 explore 49")
    assert rule(state, f"trigger {card}") == "D-EXPL-4"


# Minnetaree.


def meeting_minnetaree(dice: str = "negotiate", **more: object) -> State:
    """Seat 0 may take Minnetaree 37, the only friendly card, with three cards in the Recon Area."""
    seat = player(dice, zone=5, **more)  # type: ignore[arg-type]
    return table(seat, player(), meeting=[37, 3, 6], recon=[7, 8, 10], tables=WORLD)


def holding(path: str = "RRR", dice: str = "journal", **more: object) -> State:
    """Seat 0 holds card 8 with this path on Minnetaree and has prepared Hike; the zone card is mountains."""
    tables = tables_with({8: {"paths": [path], "points": 6}, 5: {"paths": ["MMMMMMMMM"]}}, FACTS)
    seat = player(dice, zone=5, tribes=[37], held=[8], slots={"hike": "gray walk"})
    options: dict[str, object] = {"recon": [7, 10, 13], **more}
    return table(seat, player(), tables=tables, **options)  # type: ignore[arg-type]


@proves("D-CARD-37")
def test_d_card_37_taking_minnetaree_reserves_a_recon_card_at_once() -> None:
    """The Recon card is chosen before the gray die, lies on Minnetaree, and its place stays empty."""
    state = play(meeting_minnetaree(), "0 place negotiate friendly")
    assert legal(state) == ["pick 7", "pick 8", "pick 10"]
    assert rule(state, "pick 5") == "D-CARD-37"
    state = play(state, "0 pick 8")
    assert dump(state)["players"][0]["held"] == [8]
    assert dump(state)["recon"] == [7, 0, 10]
    assert dump(state)["turn"]["rolling"] == {"gray": 1}


@proves("D-CARD-37b")
def test_d_card_37b_a_held_card_is_explored_in_place_of_the_zone_card() -> None:
    """The zone card stays and no new one is chosen: the dice are rolled at once."""
    state = holding()
    assert "explore 8" in legal(state)
    assert rule(state, "explore 5") == "D-EXPL-13"
    state = play(state, "0 explore 8", "0 trigger hike", "0 go")
    assert dump(state)["ask"] == "roll"
    assert dump(state)["players"][0]["zone"] == 5
    assert dump(state)["recon"] == [7, 10, 13]


@proves("D-CARD-37c")
def test_d_card_37c_minnetaree_stays_empty_and_its_tepees_count() -> None:
    """The explored card goes to the Journal; Minnetaree stays in the Action zone, empty."""
    state = play(holding(), "0 explore 8", "0 trigger hike", "0 go")
    state = play(state, "* roll blue 0,0,1,0", "* roll gray 1,0,0,0")
    seat = dump(state)["players"][0]
    assert (seat["journal"], seat["held"], seat["tribes"]) == ([8], [], [37])
    assert GAME.scores(state)[0].lines[0].points == 6
    without = GAME.load(dump(state), tables_with({8: {"points": 6}}, FACTS | {37: {"tepees": 0}}))
    assert [GAME.scores(one)[0].lines[2].points for one in (state, without)] == [12, 9]


@proves("D-CARD-37d")
def test_d_card_37d_a_held_card_is_never_a_zone_card() -> None:
    """It is no choice for the new zone card, nor for Change of plans, its owner's or a rival's."""
    state = holding(dice="2 journal")
    assert rule(play(state, "0 place journal plans"), "pick 8") == "D-PLAN-3"
    zone = tables_with({5: {"paths": ["RRR"]}, 8: {"paths": ["MMMMMMMMM"]}}, FACTS)
    state = GAME.load(dump(state), zone)
    state = play(state, "0 explore 5", "0 trigger hike", "0 go")
    assert legal(state) == ["pick 7", "pick 10", "pick 13"]
    assert rule(state, "pick 8") == "D-END-3"


@proves("D-CARD-37d")
def test_d_card_37d_a_held_card_is_safe_from_others_and_worth_nothing() -> None:
    """A rival can neither explore it nor swap for it, and unexplored it brings no points."""
    position = dump(holding())
    position["seat"] = 1
    position["players"][1]["stock"] = {"orange journal": 2}
    position["players"][1]["slots"] = {"hike": "orange walk"}
    position["banks"]["left"]["orange"] -= 3
    state = GAME.load(position, holding().tables)
    assert rule(state, "explore 8") == "D-EXPL-15"
    assert rule(play(state, "1 place journal plans"), "pick 8") == "D-PLAN-2"
    assert GAME.scores(state)[0].lines[0].points == 0


@proves("D-CARD-37e")
def test_d_card_37e_both_minnetarees_hold_one_card_each() -> None:
    """Arikara and three negotiate dice: both are taken in one turn and two Recon cards leave, no refill."""
    seat = player("3 negotiate", zone=5, tribes=[51])
    state = table(seat, player(), meeting=[37, 38, 6], recon=[7, 8, 10], tables=WORLD)
    state = play(state, "0 place negotiate friendly", "0 take 38", "0 pick 8", "* roll gray 1,0,0,0")
    assert dump(state)["recon"] == [7, 0, 10]
    state = play(state, "0 place negotiate wary", "0 take 37")
    assert legal(state) == ["pick 7", "pick 10"]
    state = play(state, "0 pick 10", "* roll gray 1,0,0,0")
    assert dump(state)["players"][0]["held"] == [8, 10]
    assert dump(state)["recon"] == [7, 0, 0]


@proves("D-CARD-37f")
def test_d_card_37f_minnetaree_has_no_slots_and_is_no_exploration_action() -> None:
    """There is no action that lays dice on 37 or 38 or triggers them, and they hold no prerequisites."""
    for card in (37, 38):
        for text in (f"place walk {card}.1", f"trigger {card}", f"recall {card}.1", f"give {card}.1"):
            with pytest.raises(ValueError, match="no action"):
                GAME.parse(text)
        assert "prerequisites" not in GAME.card(WORLD, str(card))["tribe"]  # type: ignore[operator]
    assert not any("37" in text for text in legal(holding(dice="3 walk, ride, journal")))


def test_filled_slots_are_the_printed_ones() -> None:
    """The helper fills every slot of a card: card 12 has two."""
    assert filled(12, "hike") == {"12.1": "gray walk", "12.2": "gray ride", "hike": "gray walk"}
