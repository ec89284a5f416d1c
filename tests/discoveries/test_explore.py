"""Preparing and triggering exploration actions (rules 2.6, 2.7, 5.5).

What a journey may look like is tested in test_journey.py, what follows it in test_explored.py.
"""

import pytest

from keelboat.discoveries.rules import GAME
from keelboat.parts import State, TableError
from tests.discoveries.journeys import FACTS
from tests.discoveries.positions import RAW, dump, legal, play, player, rule, stock, tables_with
from tests.discoveries.rivers import BOTH, banks, lay, slots, told, two_cards, world
from tests.proves import proves

# Preparing (2.6).


@proves("D-EXPL-1")
def test_d_expl_1_exploration_actions_are_the_boards_and_those_of_owned_cards() -> None:
    """Everybody has the three board actions; cards 1 to 36 add theirs to their owner only."""
    state = lay(player("walk", zone=5, tribes=[1, 36, 37, 55]), player())
    players = GAME.view(state, 0)["players"]
    assert isinstance(players, list)
    names = [[action["place"] for action in seat["actions"]] for seat in players]
    assert names == [["horse-ride", "hike", "mountain", "1", "36"], ["horse-ride", "hike", "mountain"]]
    assert rule(state, "place walk 1.1") is None
    assert rule(state, "place walk 4.1") == "D-EXPL-1"
    with pytest.raises(ValueError, match=r"37\.1"):
        GAME.parse("place walk 37.1")


@proves("D-EXPL-1")
def test_d_expl_1_a_card_of_somebody_else_cannot_be_triggered() -> None:
    """A prepared card of a rival is no action of mine."""
    rival = player(zone=2, tribes=[1], slots={"1.1": "walk"})
    state = lay(player("2 journal", zone=51, slots={"hike": "walk"}), rival)
    state = play(state, "0 explore 51")
    assert rule(state, "trigger 1") == "D-EXPL-1"


@pytest.mark.parametrize("order", [("walk 12.1", "ride 12.2"), ("ride 12.2", "walk 12.1")])
@proves("D-EXPL-2")
def test_d_expl_2_slots_are_filled_in_any_order_over_several_turns(order: tuple[str, str]) -> None:
    """Card 12 wants a walk and a ride die: either first, the other in a later turn."""
    state = lay(player("walk, ride", zone=5, tribes=[12]), player())
    state = play(state, f"0 place {order[0]}", "0 end turn", "1 rest own all", "* roll orange 5,0,0,0")
    assert len(slots(state)) == 1
    state = play(state, f"0 place {order[1]}")
    assert slots(state) == {"12.1": "blue walk", "12.2": "blue ride"}


@proves("D-EXPL-2")
def test_d_expl_2_several_slots_may_be_filled_in_one_turn() -> None:
    """Two slots of the same face can be filled one after the other; a third one does not exist."""
    walk = {"face": "walk", "dice": 1}
    state = lay(
        player("3 walk", zone=5, tribes=[12]),
        player(),
        tables=tables_with(tribe=FACTS | {12: {"prerequisites": [walk, walk]}}),
    )
    state = play(state, "0 place walk 12.2", "0 place walk 12.1")
    assert slots(state) == {"12.1": "blue walk", "12.2": "blue walk"}
    assert rule(state, "place walk 12.3") == "D-EXPL-2"


@pytest.mark.parametrize(("stays", "goes"), [("blue", "gray"), ("gray", "blue")])
@proves("D-EXPL-3")
def test_d_expl_3_a_slot_is_paid_in_one_go_and_the_player_chooses_what_stays(stays: str, goes: str) -> None:
    """Of two walk dice one stays on Hike, the other goes to the left bank at once."""
    state = lay(player("walk, gray walk", zone=5), player(), spare="right")
    state = play(state, "0 place walk hike")
    assert legal(state) == ["die blue", "die gray"]
    state = play(state, f"0 die {stays}")
    assert slots(state) == {"hike": f"{stays} walk"}
    assert banks(state)["left"] == {goes: 1}


@proves("D-EXPL-3")
def test_d_expl_3_partial_payment_is_illegal() -> None:
    """One walk die does not begin Hike, two dice do not begin "?", and a face is not replaced by another."""
    state = lay(player("walk, 2 ride", zone=5), player())
    assert rule(state, "place walk hike") == "D-EXPL-3"
    assert rule(state, "place ride mountain") == "D-EXPL-3"
    assert rule(state, "place ride hike") == "D-EXPL-3"
    assert rule(state, "place negotiate mountain") == "D-ACT-14"
    assert "place walk hike" not in legal(state) and "place ride horse-ride" in legal(state)


@proves("D-EXPL-4")
def test_d_expl_4_the_journal_die_comes_last() -> None:
    """A half-prepared action cannot be triggered, a fully prepared one can."""
    half = lay(player("journal", zone=1, tribes=[12], slots={"12.1": "walk"}), player())
    assert rule(half, "explore 1") == "D-EXPL-4"
    full = lay(player("journal", zone=1, tribes=[12], slots={"12.1": "walk", "12.2": "ride"}), player())
    assert rule(full, "explore 1") is None
    beside = lay(player("2 journal", zone=1, tribes=[12], slots={"12.1": "walk", "hike": "walk"}), player())
    assert rule(play(beside, "0 explore 1"), "trigger 12") == "D-EXPL-4"


@proves("D-EXPL-5")
def test_d_expl_5_prepared_and_triggered_in_one_turn() -> None:
    """With Flathead a ride die prepares Horse ride and a journal die triggers it in the same turn."""
    state = lay(player("ride, journal", zone=51, tribes=[47]), player(), recon=[6])
    state = play(state, "0 place ride horse-ride", "0 explore 51", "0 trigger horse-ride", "0 go")
    assert dump(state)["players"][0]["journal"] == [51]
    assert dump(state)["turn"]["rolling"] == {"blue": 2}


@proves("RULING-46")
def test_ruling_46_nothing_but_the_dice_limits_preparing_and_triggering_in_one_turn() -> None:
    """A slot that takes a journal die: two journal dice prepare and trigger the card, one only prepares it."""
    slot = {12: {"prerequisites": [{"face": "journal", "dice": 1}], "effect": FACTS[12]["effect"]}}
    tables = tables_with({51: {"paths": ["RR"]}}, slot)
    two = play(lay(player("2 journal", zone=51, tribes=[12]), player(), tables=tables), "0 place journal 12.1")
    assert rule(two, "explore 51") is None
    one = play(lay(player("journal", zone=51, tribes=[12]), player(), tables=tables), "0 place journal 12.1")
    assert rule(one, "explore 51") == "D-EXPL-12"


@proves("D-EXPL-6", "RULING-44")
def test_d_expl_6_a_filled_slot_cannot_be_paid_again() -> None:
    """A slot holds one die; the same slot is refused while an empty one is open."""
    state = lay(player("2 walk, ride", zone=5, slots={"horse-ride": "gray ride"}), player())
    assert rule(state, "place ride horse-ride") == "D-EXPL-6"
    assert "place ride horse-ride" not in legal(state)
    state = play(state, "0 place walk hike")
    assert slots(state) == {"horse-ride": "gray ride", "hike": "blue walk"}


@proves("RULING-44")
def test_ruling_44_one_set_of_dice_per_action() -> None:
    """Four walk dice pay Hike once: one stays, one is discarded, two are left over."""
    state = play(lay(player("4 walk", zone=5), player(), spare="right"), "0 place walk hike")
    assert slots(state) == {"hike": "blue walk"} and banks(state)["left"] == {"blue": 1}
    assert stock(state, 0) == {"blue walk": 2}
    assert rule(state, "place walk hike") == "D-EXPL-6"


@proves("D-EXPL-7", "RULING-45")
def test_d_expl_7_dice_stay_on_actions_until_they_are_reclaimed() -> None:
    """A prepared and a half-prepared action keep their dice for turns, until an owner takes one back."""
    mine = player("walk", zone=5, tribes=[12], slots={"hike": "orange walk", "12.1": "walk"})
    state = lay(mine, player("walk", zone=6))
    for _ in range(5):
        state = play(state, "0 rest own some", "0 recall stock-0 walk", "0 stop", "* roll blue 1,0,0,0")
        state = play(state, "1 rest own some", "1 recall stock-1 walk", "1 stop", "* roll orange 1,0,0,0")
        assert slots(state) == {"hike": "orange walk", "12.1": "blue walk"}
    state = play(state, "0 rest left", "* roll blue 3,0,0,0", "* roll orange 3,0,0,0")
    state = play(state, "1 rest own all", "* roll orange 5,0,0,0")
    assert slots(state) == {"12.1": "blue walk"}


@proves("RULING-45")
def test_ruling_45_a_prepared_action_outlives_explorations() -> None:
    """Mountain expedition, prepared but not triggered, is still prepared after an exploration."""
    seat = player("journal", zone=51, slots={"horse-ride": "ride", "mountain": "walk"})
    state = lay(seat, player(), recon=[6], deck=[])
    state = play(state, "0 explore 51", "0 trigger horse-ride", "0 go", "* roll blue 0,0,0,2", "0 end turn")
    state = play(state, "1 rest own all", "* roll orange 5,0,0,0")
    actions = GAME.view(state, 0)["players"][0]["actions"]  # type: ignore[index]
    assert [action["place"] for action in actions if action["prepared"]] == ["mountain"]


@proves("D-EXPL-8")
def test_d_expl_8_horse_ride_takes_a_ride_die_and_crosses_two_rivers() -> None:
    """One ride die stays, nothing is discarded; two rivers are crossed, not three, and no mountain."""
    state = play(lay(player("2 ride", zone=5), player(), spare="right"), "0 place ride horse-ride")
    assert slots(state) == {"horse-ride": "blue ride"} and banks(state)["left"] == {}
    assert [crosses("horse-ride", path) for path in ("R", "RR", "RRR", "M")] == [True, True, False, False]


@proves("D-EXPL-9")
def test_d_expl_9_hike_takes_two_walk_dice_and_crosses_three_rivers() -> None:
    """Two walk dice, one to the left bank; three rivers are crossed, not four, and no mountain."""
    state = play(lay(player("2 walk", zone=5), player(), spare="right"), "0 place walk hike")
    assert slots(state) == {"hike": "blue walk"} and banks(state)["left"] == {"blue": 1}
    assert [crosses("hike", path) for path in ("R", "RRR", "RRRR", "M")] == [True, True, False, False]


@pytest.mark.parametrize(
    ("face", "bank"), [("walk", "left"), ("ride", "left"), ("negotiate", "right"), ("journal", "right")]
)
@proves("D-EXPL-10")
def test_d_expl_10_mountain_expedition_takes_three_equal_dice(face: str, bank: str) -> None:
    """Three dice of any one face: one stays on "?", two go to the bank of that face."""
    other = "right" if bank == "left" else "left"
    state = lay(player(f"3 {face}, gray walk, gray ride", zone=5), player(), spare=other)
    state = play(state, f"0 place {face} mountain")
    if GAME.to_move(state) == 0 and dump(state)["ask"] == "die":
        state = play(state, "0 die blue", "0 die blue")
    assert slots(state) == {"mountain": f"blue {face}"}
    assert banks(state)[bank] == {"blue": 2}


@proves("D-EXPL-10")
def test_d_expl_10_mountain_expedition_crosses_two_mountains() -> None:
    """Two mountains are crossed, not three, and no river; three different dice do not pay it."""
    assert [crosses("mountain", path) for path in ("M", "MM", "MMM", "R")] == [True, True, False, False]
    state = lay(player("walk, ride, negotiate, journal", zone=5), player())
    assert not [text for text in legal(state) if text.endswith("mountain")]


@proves("D-EXPL-11")
def test_d_expl_11_four_journal_dice_prepare_and_trigger_the_mountain_expedition() -> None:
    """Three journal dice prepare it, the fourth triggers it; two come back, two stay on the right bank."""
    state = lay(player("4 journal", zone=4), player(), recon=[6])
    state = play(state, "0 place journal mountain", "0 explore 4", "0 trigger mountain", "0 go")
    assert dump(state)["players"][0]["journal"] == [4]
    assert dump(state)["turn"]["rolling"] == {"blue": 2} and banks(state)["right"] == {"blue": 2}


def crosses(action: str, path: str) -> bool:
    """Whether one board action alone crosses a path."""
    tables = world({51: path})
    state = lay(player("journal", zone=51, slots={action: "walk"}), player(), tables=tables)
    refused = rule(state, "explore 51")
    assert refused in (None, "D-EXPL-13")
    return refused is None


# Triggering (2.7).


@proves("D-EXPL-12", "RULING-55")
def test_d_expl_12_each_triggered_action_takes_its_own_journal_die() -> None:
    """Two actions take two journal dice: one is not enough, none is refused for that reason."""
    tables = world({51: "RRMM"})

    def ready(dice: str) -> State:
        return lay(player(dice, zone=51, slots={"hike": "walk", "mountain": "gray walk"}), player(), tables=tables)

    assert rule(ready("walk"), "explore 51") == "D-EXPL-12"
    assert rule(ready("journal"), "explore 51") == "RULING-55"
    state = play(ready("3 journal"), "0 explore 51", "0 trigger hike", "0 trigger mountain")
    assert told(state, "0 go")[0] == ("triggered", {"seat": 0, "places": ["hike", "mountain"]}, "D-EXPL-12")
    assert stock(play(state, "0 go"), 0) == {"blue journal": 1}


@proves("RULING-55")
def test_ruling_55_no_more_triggers_than_journal_dice() -> None:
    """With one journal die a second prepared action cannot be triggered beside the first."""
    state = lay(player("journal", zone=51, slots={"horse-ride": "ride", "hike": "walk"}), player())
    state = play(state, "0 explore 51", "0 trigger horse-ride")
    assert rule(state, "trigger hike") == "RULING-55"
    assert legal(state) == ["go"]


@proves("RULING-40")
def test_ruling_40_nothing_is_triggered_without_a_card_crossed() -> None:
    """Triggering is refused as a whole: no journey, no trigger, and no trigger that leads nowhere."""
    state = lay(player("2 journal", zone=2, slots={"hike": "walk"}), player())
    assert rule(state, "explore 2") == "D-EXPL-13"
    assert rule(state, "trigger hike") == "D-EXPL-12"
    assert not [text for text in legal(state) if text.startswith(("explore", "trigger", "go"))]
    tables = world({51: "RRRM"})
    ready = {"horse-ride": "ride", "hike": "walk", "mountain": "gray walk"}
    state = play(lay(player("2 journal", zone=51, slots=ready), player(), tables=tables), "0 explore 51")
    assert legal(state) == ["trigger hike"]
    assert rule(state, "trigger horse-ride") == "D-EXPL-13"
    assert rule(state, "go") == "D-EXPL-13"


@proves("D-EXPL-14")
def test_d_expl_14_the_exploration_resolves_at_once_and_only_once() -> None:
    """After `go` nothing can come between; the turn has no second batch."""
    seat = player("4 journal", zone=51, slots={"hike": "gray walk", "horse-ride": "ride"})
    state = lay(seat, player(), recon=[52, 53, 54])
    state = play(state, "0 explore 51", "0 alone", "0 trigger horse-ride", "0 go")
    assert dump(state)["players"][0]["journal"] == [51]
    assert legal(state) == ["pick 52", "pick 53", "pick 54"]
    assert rule(state, "place journal change") == "D-ACT-1" and rule(state, "end turn") == "D-ACT-3"
    state = play(state, "0 pick 52", "* roll blue 2,0,0,0")
    assert rule(state, "explore 52") == "RULING-15"
    assert not [text for text in legal(state) if text.startswith("explore")]


@proves("D-EXPL-14")
def test_d_expl_14_actions_are_named_in_ascending_order() -> None:
    """A batch is a set: an action below the last one named is no longer open."""
    ready = {"horse-ride": "ride", "hike": "walk"}
    state = lay(player("2 journal", zone=51, slots=ready), player())
    state = play(state, "0 explore 51", "0 trigger hike")
    assert rule(state, "trigger horse-ride") == "D-EXPL-14"
    assert rule(state, "trigger hike") == "D-ACT-6"


@proves("D-EXPL-15", "RULING-59")
def test_d_expl_15_the_first_card_is_the_zone_card_or_a_held_one() -> None:
    """Zone card and held card can be the first, a Recon card or a rival's card cannot."""
    seat = player("journal", zone=51, tribes=[37], held=[52], slots={"hike": "walk"})
    state = lay(seat, player(zone=1), recon=[26, 53, 54])
    assert [text for text in legal(state) if text.startswith("explore")] == ["explore 51", "explore 52"]
    assert rule(state, "explore 26") == "D-EXPL-15"
    assert rule(state, "explore 1") == "D-EXPL-15"


@proves("RULING-59")
def test_ruling_59_a_recon_card_is_not_explored_for_itself() -> None:
    """Where the zone card is out of reach a Recon card within reach stays where it is."""
    state = lay(player("journal", zone=53, slots={"hike": "walk"}), player(), recon=[51, 52])
    assert rule(state, "explore 53") == "D-EXPL-13"
    assert rule(state, "explore 51") == "D-EXPL-15"
    assert not [text for text in legal(state) if text.startswith("explore")]


@proves("D-EXPL-22", "RULING-41")
def test_d_expl_22_more_actions_than_needed_may_be_triggered() -> None:
    """Two rivers with Hike, Horse ride and a Clatsop: all three are used up, all their dice come back."""
    ready = {"hike": "walk", "horse-ride": "gray ride", "32.1": "gray walk"}
    state = lay(player("3 journal", zone=51, tribes=[32], slots=ready), player(), recon=[53])
    state = play(state, "0 explore 51", "0 trigger horse-ride", "0 trigger hike", "0 trigger 32", "0 go")
    assert dump(state)["turn"]["rolling"] == {"blue": 4, "gray": 2}
    assert slots(state) == {}


@proves("RULING-41")
def test_ruling_41_extra_triggers_need_a_card_crossed() -> None:
    """Modifiers alone bring no dice back: without a crossing they stay where they are."""
    state = lay(player("2 journal", zone=51, tribes=[32, 34], slots={"32.1": "walk", "34.1": "walk"}), player())
    assert rule(state, "explore 51") == "D-EXPL-13"


@proves("D-EXPL-23")
def test_d_expl_23_what_is_left_of_a_mover_crosses_a_second_card() -> None:
    """Hike crosses `RR` and goes on over `R` of a Recon card; a card out of reach is not offered."""
    state = play(two_cards(), "0 explore 51")
    assert legal(state) == ["pick 52", "alone"]
    assert rule(state, "pick 53") == "D-EXPL-13"
    state = play(state, "0 pick 52", "0 trigger hike", "0 go")
    assert dump(state)["players"][0]["journal"] == [51, 52]


@proves("RULING-52")
def test_ruling_52_the_second_card_comes_from_the_recon_area_only() -> None:
    """A held card or the zone card cannot be the second card; with a held card first, Recon may follow."""
    seat = player("journal", zone=51, tribes=[37], held=[52], slots={"hike": "walk"})
    state = lay(
        seat,
        player(),
        recon=[26, 53, 54],
        tables=world({51: "RR", 52: "R", 26: "R"}),
    )
    assert legal(play(state, "0 explore 51")) == ["pick 26", "alone"]
    assert legal(play(state, "0 explore 52")) == ["pick 26", "alone"]
    assert rule(play(state, "0 explore 51"), "pick 52") == "RULING-52"
    assert rule(play(state, "0 explore 52"), "pick 51") == "RULING-52"


@proves("D-EXPL-25")
def test_d_expl_25_a_second_card_is_optional_and_there_is_no_third() -> None:
    """The first card may be explored alone; after two cards no third one can be named."""
    alone = play(two_cards(), "0 explore 51", "0 alone", "0 trigger hike", "0 go")
    assert dump(alone)["players"][0]["journal"] == [51] and 52 in dump(alone)["recon"]
    tables = world({51: "R", 52: "R", 54: "R"})
    state = lay(player("journal", zone=51, slots={"hike": "walk"}), player(), recon=[52, 53, 54], tables=tables)
    state = play(state, "0 explore 51", "0 pick 52")
    assert rule(state, "pick 54") == "D-EXPL-23"
    state = play(state, "0 trigger hike", "0 go")
    assert dump(state)["players"][0]["journal"] == [51, 52]


@proves("D-EXPL-26")
def test_d_expl_26_explored_cards_go_to_the_journal() -> None:
    """The first card leaves the zone, the second its place in the Recon Area; both lie in the Journal."""
    setting_out = play(two_cards(), *BOTH[:3])
    points = {card: RAW["cards"][card - 1]["discovery"]["points"] for card in (51, 52)}
    assert told(setting_out, BOTH[3])[1:3] == [
        ("explored", {"seat": 0, "card": card, "n": points[card]}, "D-EXPL-26") for card in (51, 52)
    ]
    state = play(setting_out, BOTH[3])
    mine = dump(state)["players"][0]
    assert mine["journal"] == [51, 52] and mine["zone"] == 0
    assert dump(state)["recon"] == [0, 53, 54]
    held = lay(player("journal", zone=53, tribes=[37], held=[51], slots={"hike": "walk"}), player())
    held = play(held, "0 explore 51", "0 trigger hike", "0 go")
    mine = dump(held)["players"][0]
    assert (mine["journal"], mine["held"], mine["zone"]) == ([51], [], 53)


@proves("RULING-51")
def test_ruling_51_the_second_card_is_named_before_any_roll_or_refill() -> None:
    """The question comes right after the first card, with dice and Recon as they were; later it is closed."""
    state = play(two_cards(), "0 explore 51")
    position = dump(state)
    assert position["ask"] == "second" and position["recon"] == [52, 53, 54]
    assert slots(state) == {"hike": "blue walk"} and stock(state, 0) == {"blue journal": 2}
    state = play(state, "0 alone")
    assert rule(state, "pick 52") == "D-EXPL-23"
    state = play(state, "0 trigger hike", "0 go", "0 pick 52", "* roll blue 0,0,0,2")
    assert dump(state)["players"][0]["journal"] == [51]


@proves("RULING-56")
def test_ruling_56_a_journal_die_on_a_prerequisite_slot_triggers_nothing() -> None:
    """Three journal dice only prepare Mountain expedition; one more is needed to set out."""
    state = play(lay(player("3 journal", zone=4), player()), "0 place journal mountain")
    assert slots(state) == {"mountain": "blue journal"} and dump(state)["players"][0]["zone"] == 4
    assert rule(state, "explore 4") == "D-EXPL-12"
    assert legal(state) == ["end turn"]


@proves("RULING-57")
def test_ruling_57_modifiers_need_prerequisite_dice_and_a_journal_die() -> None:
    """Cards 32 to 36 have at least one slot each, and are triggered only when it is filled."""
    assert all(RAW["cards"][card - 1]["tribe"]["prerequisites"] for card in range(32, 37))
    with pytest.raises(TableError):
        tables_with(tribe={34: {"prerequisites": []}})
    tables = world({51: "RRRR"})

    def ready(dice: str, slot: dict[str, str]) -> State:
        return lay(player(dice, zone=51, tribes=[34], slots={"hike": "walk"} | slot), player(), tables=tables)

    assert rule(ready("2 journal", {}), "explore 51") == "D-EXPL-13"
    assert rule(ready("journal", {"34.1": "walk"}), "explore 51") == "RULING-55"
    state = play(ready("2 journal", {"34.1": "walk"}), "0 explore 51", "0 trigger hike", "0 trigger 34", "0 go")
    assert stock(state, 0) == {}
