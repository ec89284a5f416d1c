"""The worked examples of the rules, FX-01 to FX-17 (section 6): loaded positions and action texts only."""

from keelboat.discoveries.rules import GAME
from keelboat.parts import State
from tests.discoveries.journeys import CROSSED, FACTS, NO_SECOND, NOT_CROSSED, WORLD, refusal
from tests.discoveries.positions import dump, legal, play, player, rule, stock, table, tables_with
from tests.discoveries.scenes import after_chance
from tests.proves import proves


@proves("FX-01")
def test_fx_01_one_card_two_actions() -> None:
    """Hike and Mountain expedition explore RRMM (or MMRR); four dice come back locked, Recon is refilled."""
    for path in ("RRMM", "MMRR"):
        seat = player("2 journal", zone=35, slots={"hike": "walk", "mountain": "ride"})
        tables = tables_with({35: {"paths": [path]}})
        state = table(seat, player(), recon=[5, 6, 7], top=8, deck=[9, 10], tables=tables)
        state = play(state, "0 explore 35", "0 trigger hike", "0 trigger mountain", "0 go")
        assert dump(state)["players"][0]["journal"] == [35]
        assert legal(state) == ["pick 5", "pick 6", "pick 7"]
        state = play(state, "0 pick 6", "* roll blue 1,1,1,1")
        assert dump(state)["players"][0]["zone"] == 6
        assert dump(state)["players"][0]["slots"] == {}
        returned = {f"blue {face}": 1 for face in ("walk", "ride", "negotiate", "journal")}
        assert stock(state, 0) == returned
        assert dump(state)["turn"]["locked"] == returned
        assert dump(state)["recon"] == [5, 0, 7]
        assert rule(state, "place journal change") == "D-ACT-9"
        state = play(state, "0 end turn", "* reveal 9")
        assert dump(state)["recon"] == [5, 8, 7]
        assert "locked" not in dump(state)["turn"]


@proves("FX-01")
def test_fx_01_the_printed_card_is_crossed_so() -> None:
    """The example holds with card 35 as it is in the data file."""
    seat = player("2 journal", zone=35, slots={"hike": "walk", "mountain": "ride"})
    state = play(table(seat, player()), "0 explore 35", "0 trigger hike")
    assert rule(state, "go") == "D-EXPL-13"
    assert rule(play(state, "0 trigger mountain"), "go") is None


@proves("FX-02")
def test_fx_02_separated_mountains_need_two_mountain_movers() -> None:
    """MRRRM has three rivers and two mountains, and is refused to Hike and one mountain mover."""
    assert refusal("MRRRM", "hike", "mountain") == NOT_CROSSED
    assert refusal("MRRRM", "hike", "mountain", 3) is CROSSED


@proves("FX-03")
def test_fx_03_surplus_steps_are_lost() -> None:
    """Hike crosses RR and loses a step; the third step cannot be used after the mountain of RRMR."""
    assert refusal("RR", "hike") is CROSSED
    assert refusal("RRMR", "hike", "mountain") == NOT_CROSSED
    tables = tables_with({35: {"paths": ["RR"]}, 5: {"paths": ["R"]}})
    seat = player("3 journal", zone=35, slots={"horse-ride": "ride", "hike": "walk"})
    state = table(seat, player(), recon=[5], tables=tables)
    state = play(state, "0 explore 35", "0 alone", "0 trigger hike", "0 go", "* roll blue 2,0,0,0")
    assert dump(state)["players"][0]["zone"] == 5
    assert rule(state, "explore 5") == "RULING-15"


@proves("FX-04")
def test_fx_04_four_journal_dice_prepare_and_trigger_at_once() -> None:
    """Three journal dice pay the mountain slot, the fourth triggers it; two dice return, two stay discarded."""
    tables = tables_with({35: {"paths": ["MM"]}, 36: {"paths": ["RM"]}})
    state = play(table(player("4 journal", zone=35), player(), tables=tables), "0 place journal mountain")
    assert dump(state)["players"][0]["slots"] == {"mountain": "blue journal"}
    assert dump(state)["banks"]["right"] == {"blue": 2}
    state = play(state, "0 explore 35", "0 trigger mountain", "0 go")
    assert dump(state)["players"][0]["journal"] == [35]
    state = play(state, "0 pick 5", "* roll blue 2,0,0,0")
    assert stock(state, 0) == {"blue walk": 2}
    assert dump(state)["banks"]["right"] == {"blue": 2}
    wrong = play(table(player("4 journal", zone=36), player(), tables=tables), "0 place journal mountain")
    assert rule(wrong, "explore 36") == "D-EXPL-13"
    assert stock(wrong, 0) == {"blue journal": 1}


EXAMPLE_2 = {"1.1": "gray walk", "3.1": "gray walk", "9.1": "gray negotiate", "34.1": "gray walk"}


def example_2(*cards: int) -> State:
    """Return the position of Example 2, with the data file as it is, for the owner of these prepared cards."""
    slots = {slot: die for slot, die in EXAMPLE_2.items() if int(slot.split(".")[0]) in cards}
    seat = player(f"{len(cards)} journal", zone=22, tribes=cards, slots=slots)
    return table(seat, player(), recon=[55, 46, 53], top=40, deck=[41, 42])


@proves("FX-05")
def test_fx_05_two_cards_in_one_journey() -> None:
    """Cards 1, 3, 9 and Tenino cross 22 and 55; eight dice return, and a bonus turn is earned."""
    state = play(example_2(1, 3, 9, 34), "0 explore 22", "0 pick 55", "0 trigger 1", "0 trigger 3")
    state = play(state, "0 trigger 9")
    assert rule(state, "go") == "D-EXPL-13"
    state = play(state, "0 trigger 34", "0 go")
    assert dump(state)["players"][0]["journal"] == [22, 55]
    assert legal(state) == ["pick 46", "pick 53"]
    state = play(state, "0 pick 46")
    assert dump(state)["turn"]["rolling"] == {"blue": 4, "gray": 4}
    assert dump(state)["players"][0]["slots"] == {}
    state = play(state, "* roll blue 4,0,0,0", "* roll gray 4,0,0,0", "0 end turn", "* reveal 41", "* reveal 42")
    assert dump(state)["seat"] == 0
    assert "decline bonus" in legal(state)
    assert "place walk hike" in legal(state)


@proves("FX-06")
def test_fx_06_a_stretch_runs_over_the_border() -> None:
    """The M that ends 22 and the M that begins 55 are one stretch, crossed by one mover; apart they are two."""
    assert refusal("RRM", 1, 3, 9, 34, second="MRRRR") is CROSSED
    assert refusal("RRMR", 1, 3, 9, 34, second="MRRR") == NO_SECOND
    assert refusal("RRM", 1, "mountain", 9, 34, second="MRRRR") is CROSSED
    assert refusal("RRM", 1, "mountain", 9, 34, second="MMRRRR") == NO_SECOND


@proves("FX-07")
def test_fx_07_without_tenino_the_second_card_is_out_of_reach() -> None:
    """Cards 1, 3 and 9 cross 22 alone; card 9 is not needed, but its dice return."""
    state = play(example_2(1, 3, 9), "0 explore 22")
    assert rule(state, "pick 55") == NO_SECOND
    state = play(state, "0 trigger 1", "0 trigger 3")
    assert rule(state, "go") is None
    state = play(state, "0 trigger 9", "0 go", "0 pick 46")
    assert dump(state)["players"][0]["journal"] == [22]
    assert dump(state)["turn"]["rolling"] == {"blue": 3, "gray": 3}
    assert dump(state)["players"][0]["slots"] == {}


def lola() -> State:
    """Lola (blue): a die on the Camp, two in William's Stock, two on actions of Charles."""
    charles = player(slots={"horse-ride": "blue ride", "hike": "blue walk"})
    return table(player(), player("2 blue walk, ride"), charles)


@proves("FX-08")
def test_fx_08_rest_option_3_brings_own_dice_home() -> None:
    """All five dice are rolled into Lola's Stock; William has two less, Charles two empty slots; the turn ends."""
    state = play(lola(), "0 rest own all", "* roll blue 1,1,1,2")
    assert stock(state, 0) == {"blue walk": 1, "blue ride": 1, "blue negotiate": 1, "blue journal": 2}
    assert stock(state, 1) == {"orange ride": 1}
    assert dump(state)["players"][2]["slots"] == {}
    assert "blue" not in dump(state)["banks"]["left"]
    assert dump(state)["seat"] == 1


@proves("FX-08")
def test_fx_08_some_dice_may_be_left_where_they_are() -> None:
    """Only the two dice on Charles's actions come back."""
    state = play(lola(), "0 rest own some", "0 recall board-2 horse-ride", "0 recall board-2 hike")
    state = play(state, "* roll blue 2,0,0,0")
    assert stock(state, 0) == {"blue walk": 2}
    assert stock(state, 1) == {"blue walk": 2, "orange ride": 1}
    assert dump(state)["banks"]["left"]["blue"] == 1
    assert dump(state)["players"][2]["slots"] == {}


@proves("FX-09")
def test_fx_09_tied_tepees_share_the_ranks() -> None:
    """Four players, A and B level before C and D: 10, 10, 4 and 0 points."""
    tepees = {37: {"tepees": 2}, 38: {"tepees": 2}, 1: {"tepees": 1}, 2: {"tepees": 0}}
    seats = [player(tribes=[card]) for card in (37, 38, 1, 2)]
    state = table(*seats, tables=tables_with(tribe=tepees))
    assert [sheet.lines[2].points for sheet in GAME.scores(state)] == [10, 10, 4, 0]


@proves("FX-10")
def test_fx_10_one_face_per_turn() -> None:
    """After a walk die no negotiate die may be played, nor the other way round."""
    state = table(player("walk, negotiate"), player(), meeting=[1, 3, 6], recon=[53], tables=WORLD)
    assert rule(play(state, "0 place walk plans"), "place negotiate friendly") == "D-ACT-4"
    assert rule(play(state, "0 place negotiate plans"), "place walk change") == "D-ACT-4"


@proves("FX-11")
def test_fx_11_a_friendly_and_a_wary_card_in_one_turn() -> None:
    """Three dice to the right bank, two gray gained, one card left until the end of the turn, then three."""
    state = table(player("3 negotiate"), player(), meeting=[1, 3, 2], tables=WORLD)
    state = play(state, "0 place negotiate friendly", "0 take 2", "* roll gray 1,0,0,0")
    assert rule(state, "place negotiate friendly") == "D-ACT-6"
    state = play(state, "0 place negotiate wary", "* roll gray 0,1,0,0")
    assert dump(state)["players"][0]["tribes"] == [2, 3]
    assert dump(state)["banks"]["right"] == {"blue": 3}
    assert stock(state, 0) == {"gray walk": 1, "gray ride": 1}
    assert dump(state)["meeting"] == [1, 0, 0]
    state = after_chance(play(state, "0 end turn"))
    assert 0 not in dump(state)["meeting"]
    assert dump(state)["seat"] == 1


@proves("FX-12")
def test_fx_12_arikara_takes_any_attitude() -> None:
    """Two friendly or two wary cards with three dice, a wary card with one; three cards never."""
    friendly = table(player("3 negotiate", tribes=[51]), player(), meeting=[1, 3, 2], tables=WORLD)
    friendly = play(friendly, "0 place negotiate friendly", "0 take 1", "* roll gray 0,0,1,0")
    friendly = play(friendly, "0 place negotiate wary", "0 take 2", "* roll gray 0,0,1,0")
    assert dump(friendly)["players"][0]["tribes"] == [1, 2, 51]
    seat = player("4 negotiate", tribes=[51])
    wary = table(seat, player(), meeting=[3, 6, 1], tables=WORLD)
    wary = play(wary, "0 place negotiate friendly", "0 take 3", "* roll gray 0,0,1,0")
    assert dump(wary)["players"][0]["tribes"] == [3, 51]
    wary = play(wary, "0 place negotiate wary", "0 take 6", "* roll gray 0,0,1,0")
    assert dump(wary)["players"][0]["tribes"] == [3, 6, 51]
    assert rule(wary, "place negotiate friendly") == "D-ACT-6"
    assert rule(wary, "place negotiate wary") == "D-ACT-6"


@proves("FX-13")
def test_fx_13_a_gray_die_just_gained_cannot_be_played() -> None:
    """It rolls negotiate, the face in play, and pays nothing this turn; in the next turn it does."""
    state = table(player("negotiate, walk"), player("walk"), meeting=[1, 3, 6], tables=WORLD)
    state = play(state, "0 place negotiate friendly", "* roll gray 0,0,1,0")
    for text in ("place negotiate plans", "place negotiate change"):
        assert rule(state, text) == "D-ACT-9"
    assert legal(state) == ["end turn"]
    state = after_chance(play(after_chance(play(state, "0 end turn")), "1 rest own all"))
    assert "place negotiate plans" in legal(state)


@proves("FX-14")
def test_fx_14_changed_dice_cannot_be_played() -> None:
    """A walk die turns two dice to walk: neither can be played this turn."""
    state = table(player("walk, ride, journal"), player())
    state = play(state, "0 place walk change", "0 turn blue ride to walk", "0 turn blue journal to walk")
    assert stock(state, 0) == {"blue walk": 2}
    assert rule(state, "place walk hike") == "D-ACT-9"
    assert rule(state, "place walk plans") == "D-ACT-9"
    assert legal(state) == ["end turn"]


@proves("FX-15")
def test_fx_15_two_walk_dice_make_three_mountains() -> None:
    """Both dice at once, one stays, one goes to the left bank; a journal die in a later turn triggers it."""
    tables = tables_with({49: {"paths": ["MMM"]}}, FACTS)
    lone = table(player("walk", zone=49, tribes=[3]), player(), tables=tables)
    assert rule(lone, "place walk 3.1") == "D-EXPL-3"
    seat = player("2 walk, journal", zone=49, tribes=[3])
    state = table(seat, player("walk"), recon=[53, 54, 55], spare="right", tables=tables)
    state = play(state, "0 place walk 3.1")
    assert dump(state)["players"][0]["slots"] == {"3.1": "blue walk"}
    assert dump(state)["banks"]["left"] == {"blue": 1}
    state = after_chance(play(state, "0 end turn", "1 rest own all"))
    state = play(state, "0 explore 49", "0 trigger 3", "0 go")
    assert dump(state)["players"][0]["journal"] == [49]


@proves("FX-16")
def test_fx_16_two_slots_in_either_order() -> None:
    """The slots of card 12 are filled in different turns, in either order; no journal die before both are."""
    tables = tables_with({49: {"paths": ["RRRRRR"]}}, FACTS)
    for first, second in (("walk 12.1", "ride 12.2"), ("ride 12.2", "walk 12.1")):
        seat = player("walk, ride, journal", zone=49, tribes=[12])
        state = table(seat, player("walk"), recon=[53, 54, 55], tables=tables)
        state = after_chance(play(state, f"0 place {first}", "0 end turn", "1 rest own all"))
        assert rule(state, "explore 49") == "D-EXPL-4"
        state = after_chance(play(state, f"0 place {second}", "0 end turn", "1 rest own all"))
        assert dump(state)["players"][0]["slots"] == {"12.1": "blue walk", "12.2": "blue ride"}
        state = play(state, "0 explore 49", "0 trigger 12", "0 go")
        assert dump(state)["players"][0]["journal"] == [49]


@proves("FX-17")
def test_fx_17_three_identical_dice() -> None:
    """One die stays on the slot, two are discarded at the same moment; two dice are not enough."""
    state = table(player("3 ride", tribes=[11]), player(), spare="right", tables=WORLD)
    for spot in ("11.1", "mountain"):
        paid = play(state, f"0 place ride {spot}")
        assert dump(paid)["players"][0]["slots"] == {spot: "blue ride"}
        assert dump(paid)["banks"]["left"] == {"blue": 2}
        assert stock(paid, 0) == {}
    short = table(player("2 ride, walk", tribes=[11]), player(), tables=WORLD)
    for spot in ("11.1", "mountain"):
        assert rule(short, f"place ride {spot}") == "D-EXPL-3"
