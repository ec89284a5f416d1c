"""Recruiting: rules 6, with its examples and rulings."""

import pytest

from keelboat.parts import State
from tests.expedition.positions import dump, goods, legal, play, player, rule, scout, seat_of, table
from tests.proves import proves


def recruiting(load: str, hand: str = "leader, hunter", journal: tuple[int, ...] = (1, 2, 3, 4, 5)) -> State:
    """Return a turn with these goods and hand cards."""
    return table(player(hand, goods=load, aboard=1), player(), journal=journal)


def recruits(state: State) -> list[str]:
    """Return the cards that may be recruited now."""
    return [text.split()[1] for text in legal(state) if text.startswith("recruit ")]


@proves("E-RECRUIT-1")
@pytest.mark.parametrize("index", range(5))
def test_e_recruit_1_fur_by_slot_and_equipment_by_strength(index: int) -> None:
    """The strengths 3, 1, 2, 2, 1 lie in the journal: each costs its slot's fur, and as much equipment."""
    journal = (40, 1, 20, 21, 2)
    strength = (3, 1, 2, 2, 1)[index]
    card = journal[index]
    state = recruiting("6 fur, 5 equipment", journal=journal)
    after = play(state, f"0 recruit {card}", "0 discount none", "* reveal 50")
    assert goods(state)["fur"] - goods(after).get("fur", 0) == index + 1
    assert goods(state)["equipment"] - goods(after)["equipment"] == strength
    assert str(card) in seat_of(after, 0)["hand"]


@proves("E-RECRUIT-1")
def test_e_recruit_1_what_cannot_be_paid_cannot_be_recruited() -> None:
    """Two fur reach the two lowest slots."""
    state = recruiting("2 fur, 5 equipment")
    assert recruits(state) == ["1", "2"]
    assert rule(state, "recruit 3") == rule(state, "recruit 5") == "E-RECRUIT-1"
    assert recruits(recruiting("5 equipment")) == []


@proves("E-RECRUIT-2")
def test_e_recruit_2_one_discarded_card_saves_its_strength() -> None:
    """Strength 3 costs three equipment, two with a card of strength 1, one with 2, none with 3."""
    state = recruiting("fur, 3 equipment", hand="leader, interpreter, 45", journal=(40, 1, 2, 3, 4))
    state = play(state, "0 recruit 40")
    assert legal(state) == ["discount 45", "discount blue-leader", "discount blue-interpreter", "discount none"]
    for card, left in (("none", 0), ("blue-leader", 1), ("blue-interpreter", 2), ("45", 3)):
        after = play(state, f"0 discount {card}", "* reveal 50")
        assert goods(after).get("equipment", 0) == left


@proves("E-RECRUIT-2")
def test_e_recruit_2_two_cards_cannot_be_added_up() -> None:
    """One equipment and cards of strength 1 do not buy strength 3; a card of strength 2 does."""
    cards = recruiting("fur, equipment", hand="leader, hunter, trapper", journal=(40, 1, 2, 3, 4))
    assert rule(cards, "recruit 40") == "E-RECRUIT-2"
    state = recruiting("fur, equipment", hand="leader, interpreter, 7, 8", journal=(40, 1, 2, 3, 4))
    state = play(state, "0 recruit 40")
    assert seat_of(state, 0)["hand"] == ["7", "8", "40", "blue-leader"]  # the one card that is enough
    asked = play(recruiting("fur, equipment", "25, 26, leader", (40, 1, 2, 3, 4)), "0 recruit 40")
    assert rule(asked, "discount blue-leader") == rule(asked, "discount none") == "E-RECRUIT-2"
    assert rule(asked, "discount blue-hunter") == "R-CARDS-6"


@proves("E-RECRUIT-3")
def test_e_recruit_3_fur_is_never_discounted() -> None:
    """A discarded card of strength 3 saves no fur: slot 2 costs two all the same."""
    state = recruiting("fur", hand="40, leader")
    assert rule(state, "recruit 2") == "E-RECRUIT-1"
    rich = play(recruiting("2 fur", hand="40, leader"), "0 recruit 2", "0 discount 40", "* reveal 50")
    assert goods(rich) == {}


@proves("E-RECRUIT-4")
def test_e_recruit_4_the_discarded_card_is_lost() -> None:
    """It lies on the discard pile, and a camp does not bring it back."""
    state = play(recruiting("fur"), "0 recruit 1", "0 discount blue-hunter", "* reveal 50")
    assert "blue-hunter" in dump(state)["discard"]
    assert seat_of(play(state, "0 camp"), 0)["hand"] == ["1", "blue-leader"]


@proves("E-RECRUIT-5")
def test_e_recruit_5_a_recruit_may_be_used_in_the_same_turn() -> None:
    """Card 1 is played, or lies beneath another card; recruited after the action it waits."""
    state = play(recruiting("fur, equipment"), "0 recruit 1", "0 discount none", "* reveal 50")
    played = play(state, "0 play 1", "0 support none +1", "0 do 1", "0 choose wood")
    assert goods(played) == {"wood": 1}
    assert rule(play(state, "0 play blue-hunter"), "support 1 +0") is None
    late = play(recruiting("fur, equipment"), "0 village gift 1", "0 do 2")
    late = play(late, "0 recruit 1", "0 discount none", "* reveal 50")
    assert rule(late, "play 1") == "E-TURN-1"
    assert "1" in seat_of(late, 0)["hand"]


@proves("E-RECRUIT-6")
def test_e_recruit_6_one_recruitment_per_turn() -> None:
    """Before and after the action together; the next turn brings another."""
    state = play(recruiting("5 fur, 5 equipment"), "0 recruit 1", "0 discount none", "* reveal 50")
    assert recruits(state) == []
    assert rule(state, "recruit 2") == "E-RECRUIT-6"
    state = play(state, "0 village gift 1", "0 do 1")
    assert rule(state, "recruit 2") == "E-RECRUIT-6"
    state = play(state, "0 end turn", "1 play orange-hunter", "1 support orange-trapper +0", "1 stop", "1 end turn")
    assert "2" in recruits(state)


@proves("X-REC-1")
def test_x_rec_1_black_cat_for_four_fur_two_equipment_and_a_card() -> None:
    """Card 39, strength 3, at index 3: four fur and three equipment, one of which a starter saves."""
    state = recruiting("4 fur, 2 equipment", hand="leader, hunter", journal=(1, 2, 3, 39, 4))
    state = play(state, "0 recruit 39", "0 discount blue-hunter", "* reveal 50")
    assert goods(state) == {}
    assert "blue-hunter" in dump(state)["discard"]
    assert seat_of(state, 0)["hand"] == ["39", "blue-leader"]
    assert rule(recruiting("4 fur, 2 equipment", "", (1, 2, 3, 39, 4)), "recruit 39") == "E-RECRUIT-2"
    assert rule(recruiting("3 fur, 3 equipment", "", (1, 2, 3, 39, 4)), "recruit 39") == "E-RECRUIT-1"


@proves("Y-REC-2")
def test_y_rec_2_no_change_is_given_for_a_stronger_card() -> None:
    """An interpreter for a card of strength 1: one fur, no equipment, and none comes back."""
    state = recruiting("fur, equipment", hand="interpreter")
    state = play(state, "0 recruit 1", "0 discount blue-interpreter", "* reveal 50")
    assert goods(state) == {"equipment": 1}


@proves("R-CARDS-2")
def test_r_cards_2_the_recruit_is_not_its_own_discount() -> None:
    """It comes to hand after the payment."""
    state = play(recruiting("fur, equipment"), "0 recruit 1")
    assert "discount 1" not in legal(state)
    assert rule(state, "discount 1") == "R-CARDS-2"
    assert rule(recruiting("fur", hand=""), "recruit 1") == "E-RECRUIT-2"


@proves("R-CARDS-11")
def test_r_cards_11_a_recruited_or_hired_card_is_not_played() -> None:
    """It is in hand, costs time there, bears no badge in play and is no target of a copy."""
    state = play(
        recruiting("fur, equipment", hand="lumberjack, hunter"), "0 recruit 1", "0 discount none", "* reveal 50"
    )
    assert seat_of(state, 0)["area"] == []
    assert scout(play(state, "0 camp")) == (0, 3)
    state = play(state, "0 play blue-lumberjack", "0 support blue-hunter +0", "0 do 1")
    assert goods(state) == {"wood": 1}
    hired = table(player("14, 6", goods="2 food"), player(), journal=[1, 2, 3, 4, 5])
    hired = play(hired, "0 play 14", "0 do 1", "0 hire 2", "* reveal 50")
    assert seat_of(hired, 0)["hand"] == ["2"]
    assert seat_of(hired, 0)["area"] == [{"card": "14", "support": "6"}]


@proves("R-CARDS-12")
def test_r_cards_12_only_cards_in_the_journal_are_recruited() -> None:
    """An empty slot offers nothing, nor do draw pile, discard pile and hands."""
    state = table(player("leader", goods="5 fur, 5 equipment", aboard=1), player(), journal=[1, 2], discard=[9])
    assert recruits(state) == ["1", "2"]
    for card in ("7", "9", "blue-leader", "orange-leader"):
        assert rule(state, f"recruit {card}") == "R-CARDS-12"


@proves("R-CARDS-13")
@pytest.mark.parametrize("card", ["blue-leader", "blue-interpreter"])
def test_r_cards_13_leader_and_interpreter_may_be_discarded(card: str) -> None:
    """For a discount and at departure."""
    hand = "leader, interpreter"
    state = play(recruiting("fur", hand=hand), "0 recruit 1", f"0 discount {card}", "* reveal 50")
    assert card in dump(state)["discard"]
    state = play(recruiting("", hand=hand), "0 village departure 1", "0 do 1", f"0 discard {card}")
    assert card in dump(state)["discard"]


@proves("R-CARDS-5")
def test_r_cards_5_a_discarded_starter_can_be_recruited_by_anybody() -> None:
    """An opponent's interpreter costs its slot's fur and two equipment."""
    state = table(player("leader", goods="2 fur, 2 equipment", aboard=1), player("hunter"), journal=[1], bag=[])
    assert "orange-interpreter" in dump(state)["discard"]
    state = play(state, "0 recruit 1", "0 discount blue-leader", "* reveal orange-interpreter", "* reveal blue-leader")
    assert dump(state)["journal"][:2] == ["orange-interpreter", "blue-leader"]
    bought = table(
        player("leader", goods="fur, 2 equipment", aboard=1), player("hunter"), journal=["orange-interpreter"]
    )
    bought = play(bought, "0 recruit orange-interpreter", "0 discount none", "* reveal 9")
    assert seat_of(bought, 0)["hand"] == ["blue-leader", "orange-interpreter"]
    assert goods(bought) == {}
