"""What buttons say: the result of an action here, with the numbers of this moment."""

import pytest

from keelboat.expedition.rules import GAME
from keelboat.i18n import Speaker
from keelboat.parts import State
from tests.expedition.positions import RAW, play, player, table, tables_with
from tests.expedition.scenes import acting

ENGLISH = Speaker("en", "expedition", ["Ada", "Ben"], strict=True)


def label(state: State, text: str) -> str:
    message = GAME.label(state, GAME.parse(text))
    return ENGLISH.say(message.key, message.args)


def start(**more: object) -> State:
    rows: dict[str, object] = {"goods": "2 food, canoe, horse, 4 fur, equipment", "aboard": 3, "position": 5}
    mine = player("leader, hunter, interpreter, 36, 11", **(rows | more))  # type: ignore[arg-type]
    return table(mine, player(area=["hunter +1"], position=6), journal=[19, 20, 39, 3, 4])


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("play blue-leader", "Play Meriwether Lewis"),
        ("village hunting 1", "Hunting with 1 companion"),
        ("village horse_trade 3", "Horse trade with 3 companions"),
        ("recruit 3", "Recruit Buffalo Medicine for 4 fur and 1 equipment"),
        ("recruit 19", "Recruit John Hay for 1 fur, discarding a card"),
        ("recruit 50", "Recruit George Drouillard"),
        ("camp", "Camp for 11 time tokens"),
        ("end turn", "End turn"),
        ("support 11 +1", "Support with John Newman and 1 companion: strength 2"),
        ("support none +2", "Support with 2 companions: strength 2"),
        ("do 2", "Use option 2"),
        ("part 1", "Use part of option 1"),
        ("stop", "Stop"),
        ("pay wood,wood,fur", "Pay 2 wood and 1 fur"),
        ("amount wood 3", "Take 3 wood"),
        ("amount wood 0", "Take no wood"),
        ("amount time 1", "Drop 1 time token"),
        ("amount time 0", "Drop no time token"),
        ("amount companion 0", "Boat tile without the companion"),
        ("amount companion 1", "Boat tile with its companion"),
        ("jettison fur", "Throw 1 fur overboard"),
        ("steps 3", "Make 3 steps"),
        ("board 3", "Board 3"),
        ("board 0", "Board nobody"),
        ("choose none", "Take nothing"),
        ("choose wood,food", "Take 1 wood and 1 food"),
        ("discard 36", "Discard Nicholas Jarrot"),
        ("hire 19", "Hire John Hay"),
        ("copy 11", "Copy John Newman"),
        ("place gift", "Use Gift"),
        ("discount 36", "Discard Nicholas Jarrot"),
        ("discount none", "Keep all cards"),
        ("reveal 7", "Reveal Moses B. Reed"),
        ("first 1", "Ben starts"),
        ("goods wood,wood,fur", "Start goods: 2 wood and 1 fur"),
        ("route 20 river", "Route token on 20: river"),
    ],
)
def test_a_label_tells_the_result(action: str, said: str) -> None:
    assert label(start(), action) == said


def test_what_pays_says_how_the_scout_travels() -> None:
    """Space 6 is taken, so it is skipped."""
    state = play(start(), "0 play blue-leader", "0 support none +3")
    assert [label(state, f"do {n}") for n in (1, 2)] == ["Go to 8 for 1 food", "Paddle to 10 for 1 canoe"]
    assert label(state, "part 1") == "Go less far for 1 food"
    assert label(state, "stop") == "Leave 3 activations unused"
    assert label(play(state, "0 part 2"), "steps 1") == "Paddle to 7"
    assert label(play(state, "0 part 2"), "steps 0") == "Stay on 5"
    assert (
        label(play(start(position=18), "0 play blue-leader", "0 support none +1"), "do 3") == "Ride to 20 for 1 horse"
    )


def test_tokens_go_before_the_scout_does() -> None:
    state = play(start(time=3), "0 play blue-leader", "0 support none +1")
    assert [label(state, f"do {n}") for n in (1, 2)] == ["Drop 2 time tokens for 1 food", "Paddle to 7 for 1 canoe"]
    assert label(play(state, "0 part 2"), "steps 2") == "Drop 2 time tokens"


def test_a_free_step_has_no_price() -> None:
    assert label(play(start(), "0 play 36", "0 support none +1"), "do 1") == "Go to 7"


def test_goods_are_those_that_fit() -> None:
    two = play(start(goods="4 food, 5 fur"), "0 play blue-hunter", "0 support none +2")
    assert [label(two, text) for text in ("do 1", "part 1")] == ["Collect 2 food", "Less than all (2 food)"]
    one = play(start(goods="5 food, 5 fur"), "0 play blue-hunter", "0 support none +2")
    assert [label(one, text) for text in ("do 1", "part 1")] == ["Collect 1 food", "Make room, or take less (2 food)"]
    assert label(play(one, "0 part 1"), "amount food 2") == "Take 2 food; overboard: 1"


def test_a_discount_shows_what_is_left_to_pay() -> None:
    state = play(start(), "0 recruit 3")
    assert label(state, "discount none") == "Keep all cards and pay 4 fur and 1 equipment"
    assert label(state, "discount 36") == "Discard Nicholas Jarrot and pay 4 fur"


def test_a_camp_that_wins_says_so() -> None:
    """On space 41 a camp wins with 2 tokens, on 40 with 1 (E-END-1)."""
    home = player("leader, hunter", position=41)
    assert label(table(home, player()), "camp") == "Camp for 2 time tokens and win"
    assert label(table({**home, "position": 40}, player()), "camp") == "Camp for 2 time tokens"


def test_the_pow_wow_tells_how_many_gather() -> None:
    state = play(start(), "0 play blue-interpreter", "0 support none +1")
    assert label(state, "do 1") == "Call a Pow-wow (companions: 1)"


def test_the_village_tells_what_it_gives_for_what() -> None:
    state = play(start(goods="3 wood"), "0 village boat_upgrade 1")
    assert [label(state, text) for text in ("do 1", "do 2", "part 1", "stop")] == [
        "Boat tile for goods with 2 primary goods of your choice for 3 wood",
        "Boat tile for a companion with 1 companion for 3 wood",
        "Boat tile for goods: less than all for 3 wood",
        "Leave it unused",
    ]
    assert label(play(state, "0 part 1"), "stop") == "Refuse the boat tile"
    departing = play(start(), "0 village departure 1")
    assert label(departing, "do 1") == "Discard up to 3 cards and renew the journal"
    asked = play(departing, "0 do 1")
    assert label(asked, "stop") == "Keep all cards"
    assert label(play(asked, "0 discard 11"), "stop") == "Discard no more cards"
    copying = play(start(), "0 village shamanism 1")
    assert [label(copying, text) for text in ("do 1", "part 1")] == [
        "Copy an active character for 1 food",
        "Only pay 1 food",
    ]


def test_equal_costs_are_told_apart_by_the_terrain() -> None:
    """Card 11 pays one food for a step on either terrain."""
    state = play(start(), "0 play 11", "0 support none +1")
    assert label(state, "do 1") == "Go by river to 7 for 1 food"
    assert label(state, "do 2") == "Go through the mountains to 5 for 1 food"
    assert label(acting("32", goods="horse", position=17), "part 2") == "Go less far in the mountains for 1 horse"


@pytest.mark.parametrize(
    ("card", "held", "whole", "part"),
    [
        ("2", "", "Take 1 wood and 1 fur", "Less than all (1 wood and 1 fur)"),
        ("39", "", "Take 2 primary goods of your choice", "Less than all (2 primary goods of your choice)"),
        ("3", "food", "Take 1 canoe for 1 food", "Only pay 1 food"),
        ("24", "wood, food", "Take 2 canoes for 1 wood and 1 food", "Less than all (2 canoes) for 1 wood and 1 food"),
        ("40", "11 canoe", "Take 1 canoe for 1 canoe", "Make room, or take less (2 canoes) for 1 canoe"),
        ("14", "2 food", "Hire from the journal for 2 food", "Only pay 2 food"),
        (
            "28",
            "wood, fur, food",
            "Go to 5 for 3 goods of different kinds",
            "Go less far for 3 goods of different kinds",
        ),
        ("16", "fur", "Drop 1 time token for 1 fur", "Only pay 1 fur"),
        ("54", "wood", "Drop 2 time tokens for 1 good of any kind", "Drop fewer time tokens for 1 good of any kind"),
        ("15", "wood", "Use an occupied place in the village for 1 good of any kind", "Only pay 1 good of any kind"),
        ("53", "", "Use any place in the village", "Use part of option 1"),
    ],
)
def test_a_card_tells_the_whole_and_the_part_of_what_it_does(card: str, held: str, whole: str, part: str) -> None:
    state = acting(card, goods=held, board={"gift": 1}, time=3 if card in ("16", "54") else 0)
    assert [label(state, "do 1"), label(state, "part 1")] == [whole, part]


def test_a_cost_in_companions_is_told() -> None:
    state = acting("50", goods="wood", aboard=1, position=19)
    assert label(state, "do 1") == "Go to 21 for 1 good of any kind and 1 companion"


@pytest.mark.parametrize(
    ("card", "position", "said"),
    [(9, 3, "Paddle to 8 for 1 canoe and 1 horse"), (12, 19, "Ride to 22 for 1 canoe and 1 horse")],
)
def test_with_canoe_and_horse_the_terrain_says_how_the_scout_travels(card: int, position: int, said: str) -> None:
    """No printed card with one option costs both, but another data file may."""
    option = next(row["options"][0] for row in RAW["cards"] if row["id"] == card)
    both = {"options": [{**option, "cost": {"goods": {"canoe": 1, "horse": 1}}}]}
    state = acting(card, goods="canoe, horse", position=position, tables=tables_with({card: both}))
    assert label(state, "do 1") == said


def test_what_is_not_on_offer_is_named_by_its_number() -> None:
    state = play(start(), "0 play blue-leader", "0 support none +1")
    assert [label(state, text) for text in ("do 4", "part 4")] == ["Use option 4", "Use part of option 4"]
    assert label(play(state, "0 part 2"), "steps 9") == "Make 9 steps"
