"""The journal of encounters and hiring: rules 6 and the rulings on cards."""

from keelboat.expedition.rules import GAME
from keelboat.parts import CHANCE, State
from tests.expedition.positions import (
    ROLES,
    TABLES,
    dump,
    goods,
    legal,
    play,
    player,
    rule,
    seat_of,
    table,
    tables_with,
)
from tests.proves import proves


def journal(state: State) -> str:
    """Return the cards of the journal from the bottom, `-` for an empty slot."""
    return " ".join(card or "-" for card in dump(state)["journal"])


def drawable(state: State) -> set[str]:
    """Return the cards that chance may give now."""
    return {action.text.split()[1] for action, _ in GAME.chance_outcomes(state)}


def scarce(*free: int | str, hand: str = "leader, hunter", lying: tuple[int | str, ...] = (), **facts: object) -> State:
    """Return a turn in which every card that is not named lies in the opponent's hand; `free` is the discard pile."""
    mine = [card.strip() for card in hand.split(",") if card.strip()]
    others = [str(card) for card in range(1, 55)] + [f"blue-{role}" for role in ROLES]
    taken = {*map(str, free), *map(str, lying), *mine, *(f"blue-{card}" for card in mine)}
    held = [card for card in others if card not in taken] + list(ROLES)
    seat = player(hand, aboard=1, goods="5 fur, 5 equipment")
    return table(seat, player(", ".join(held)), journal=lying, bag=[], discard=free, **facts)  # type: ignore[arg-type]


@proves("E-JOURNAL-1")
def test_e_journal_1_cards_slide_down_and_the_top_is_filled() -> None:
    """The middle card leaves: those above slide by one, and a strong card on top is not sorted in."""
    state = table(player(goods="3 fur, equipment", aboard=1), player(), journal=[10, 40, 3, 45, 2])
    state = play(state, "0 recruit 3", "0 discount none")
    assert journal(state) == "10 40 45 2 -"
    assert GAME.to_move(state) == CHANCE
    state = play(state, "* reveal 1")
    assert journal(state) == "10 40 45 2 1"


@proves("E-JOURNAL-2")
def test_e_journal_2_discarded_cards_make_a_new_draw_pile() -> None:
    """All of them, once the pile is empty; the discard pile is empty then."""
    state = table(player(goods="fur, equipment", aboard=1), player(), journal=[1, 2, 3, 4, 5], bag=[])
    pile = set(dump(state)["discard"])
    assert len(pile) == 49
    state = play(state, "0 recruit 1", "0 discount none")
    assert drawable(state) == pile
    assert dump(state)["discard"] == []
    assert journal(play(state, "* reveal 30")) == "2 3 4 5 30"


@proves("E-JOURNAL-3")
def test_e_journal_3_a_card_gets_cheaper_with_every_slide() -> None:
    """Card 3 costs three fur, then two."""
    state = table(
        player(goods="3 fur, 2 equipment", aboard=1), player(goods="2 fur, equipment"), journal=[1, 2, 3, 4, 5]
    )
    assert (
        rule(table(player(goods="2 fur, equipment"), player(), journal=[1, 2, 3, 4, 5]), "recruit 3") == "E-RECRUIT-1"
    )
    state = play(state, "0 recruit 1", "0 discount none", "* reveal 50", "0 village gift 1", "0 do 2", "0 end turn")
    assert rule(state, "recruit 3") is None
    state = play(state, "1 recruit 3", "1 discount none", "* reveal 51")
    assert goods(state, 1) == {}


@proves("E-HIRE-1")
def test_e_hire_1_any_journal_card_for_the_hiring_cost_only() -> None:
    """Card 14 takes two food, card 17 a canoe; neither fur nor equipment is due, whatever the slot."""
    for card, price in (("14", "2 food"), ("17", "canoe")):
        state = table(player(f"{card}, 6", goods=price), player(), journal=[1, 2, 3, 4, 45])
        state = play(state, f"0 play {card}", "0 do 1")
        assert legal(state) == ["hire 1", "hire 2", "hire 3", "hire 4", "hire 45"]
        assert rule(state, "hire 44") == "R-CARDS-12"
        state = play(state, "0 hire 45", "* reveal 50")
        assert goods(state) == {}
        assert seat_of(state, 0)["hand"] == ["45"]
        assert journal(state) == "1 2 3 4 50"


@proves("E-HIRE-2")
def test_e_hire_2_hiring_and_recruiting_do_not_limit_each_other() -> None:
    """Two are hired and one is recruited in one turn, in either order."""
    for order in ("hire first", "recruit first"):
        state = table(player("14, 25", goods="4 food, fur, equipment"), player(), journal=[1, 2, 3, 4, 5])
        hire = ["0 play 14", "0 do 1", "0 hire 4", "0 do 1", "0 hire 5", "* reveal 50", "* reveal 51"]
        hire[1:1] = ["0 support 25 +0"] if order == "recruit first" else []
        recruit = ["0 recruit 1", "0 discount none", "* reveal 52"]
        state = play(state, *(hire + recruit if order == "hire first" else recruit + hire))
        assert {"1", "4", "5"} <= set(seat_of(state, 0)["hand"])


@proves("Y-JRN-1")
def test_y_jrn_1_a_recruit_and_then_an_interpreter() -> None:
    """(a, b, c, d, e) without b is (a, c, d, e, n); then a leaves: (c, d, e, n, m)."""
    state = table(player("interpreter, hunter", goods="2 fur, equipment"), player(), journal=[1, 2, 3, 4, 5])
    recruited = play(state, "0 recruit 2", "0 discount none", "* reveal 50")
    assert journal(recruited) == "1 3 4 5 50"
    run = play(recruited, "0 play blue-interpreter", "0 support 2 +0", "0 do 1", "0 board 0", "* reveal 51")
    assert journal(run) == "3 4 5 50 51"
    assert "1" in dump(run)["discard"]
    hired = table(player("14, 6", goods="2 food"), player(), journal=[1, 2, 3, 4, 5])
    assert journal(play(hired, "0 play 14", "0 do 1", "0 hire 2", "* reveal 50")) == "1 3 4 5 50"


@proves("R-CARDS-1")
def test_r_cards_1_equal_strengths_lie_in_drawing_order() -> None:
    """The first journal is sorted by strength alone."""
    state = play(GAME.setup(2, {}, TABLES), *(f"* reveal {card}" for card in (40, 9, 39, 2, 5)))
    assert journal(state) == "9 2 5 40 39"


@proves("R-CARDS-3")
def test_r_cards_3_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn() -> None:
    """The last card of the pile is drawn and nothing happens; the next draw shuffles what was just discarded too."""
    state = table(
        player("leader, hunter", goods="5 fur, 5 equipment", aboard=1), player(), journal=[1, 2, 3, 4, 5], bag=[6]
    )
    last = play(state, "0 recruit 1", "0 discount blue-leader", "* reveal 6")
    assert dump(last)["bag"] == []
    assert "blue-leader" in dump(last)["discard"]
    discount = play(scarce(lying=(1, 2, 3, 4, 5)), "0 recruit 1", "0 discount blue-leader")
    assert drawable(discount) == {"blue-leader"}
    dropped = play(scarce(hand="interpreter, hunter", lying=(1, 2, 3, 4, 5)), "0 play blue-interpreter")
    dropped = play(dropped, "0 support blue-hunter +0", "0 do 1", "0 board 0")
    assert drawable(dropped) == {"1"}


@proves("R-CARDS-4")
def test_r_cards_4_without_cards_the_upper_slots_stay_empty() -> None:
    """A recruit leaves four cards, slid down; the next refill fills every empty slot, the lowest first."""
    state = play(scarce(lying=(1, 2, 3, 4, 5)), "0 recruit 2", "0 discount none")
    assert journal(state) == "1 3 4 5 -"
    assert GAME.to_move(state) == 0
    two = play(scarce(7, hand="leader, hunter, trapper", lying=(1, 2, 3)), "0 recruit 2", "0 discount blue-hunter")
    assert journal(two) == "1 3 - - -"
    two = play(two, "* reveal blue-hunter")
    assert journal(two) == "1 3 blue-hunter - -"
    two = play(two, "* reveal 7")
    assert journal(two) == "1 3 blue-hunter 7 -"
    assert GAME.to_move(two) == 0


@proves("R-CARDS-5")
def test_r_cards_5_starters_join_the_new_draw_pile() -> None:
    """A leader thrown away may turn up in the journal; a table may say otherwise."""
    state = play(scarce(7, 8, lying=(1, 2, 3, 4, 5)), "0 recruit 1", "0 discount blue-leader")
    assert drawable(state) == {"7", "8", "blue-leader"}
    apart = tables_with(limits={"starters_join_reshuffle": False})
    state = play(scarce(7, 8, lying=(1, 2, 3, 4, 5), tables=apart), "0 recruit 1", "0 discount blue-leader")
    assert drawable(state) == {"7", "8"}
    assert dump(state)["discard"] == ["blue-leader"]


@proves("R-CARDS-10")
def test_r_cards_10_the_journal_is_completed_after_the_last_hire() -> None:
    """Slots emptied meanwhile offer nothing; both cards come at the end, also when the third hire is left out."""
    state = table(player("17, 40", goods="3 canoe"), player(), journal=[1, 2, 3, 4, 5])
    state = play(state, "0 play 17", "0 do 1", "0 hire 2")
    assert GAME.to_move(state) == 0
    assert journal(state) == "1 - 3 4 5"
    state = play(state, "0 do 1")
    assert legal(state) == ["hire 1", "hire 3", "hire 4", "hire 5"]
    state = play(state, "0 hire 4", "0 stop")
    assert journal(state) == "1 3 5 - -"
    state = play(state, "* reveal 50", "* reveal 6")
    assert journal(state) == "1 3 5 50 6"
    assert legal(state) == ["camp", "end turn"]


@proves("R-CARDS-10")
def test_r_cards_10_a_copied_hire_completes_the_journal_when_it_ends() -> None:
    """Card 35 copies card 17 twice: the second copy chooses from a full journal again."""
    seats = (player("35, 25", goods="2 food, 2 canoe"), player("", area=["17 < hunter"]))
    state = play(table(*seats, journal=[1, 2, 3, 4, 5]), "0 play 35", "0 do 1", "0 do 1", "0 hire 2")
    assert GAME.to_move(state) == CHANCE
    state = play(state, "* reveal 50", "0 do 1", "0 do 1")
    assert legal(state) == ["hire 1", "hire 3", "hire 4", "hire 5", "hire 50"]
    state = play(state, "0 hire 50", "* reveal 51")
    assert journal(state) == "1 3 4 5 51"


@proves("E-HIRE-1")
def test_e_hire_1_the_only_card_left_is_hired_without_a_question() -> None:
    """The journal is filled again at once."""
    for left, asked in (([7], ["reveal", ["7", "8"]]), ([7, 9], ["hire", ["8"]])):
        state = table(player("14, 6, 8", goods="2 food"), player(), journal=left)
        state = play(state, "0 play 14", "0 support 6 +0", "0 do 1")
        assert [dump(state)["ask"], seat_of(state, 0)["hand"]] == asked
