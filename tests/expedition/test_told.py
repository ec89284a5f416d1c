"""What is told about an action: events with the numbers of this moment, and reasons that name what is short."""

from typing import Any

import pytest

from keelboat.expedition.rules import GAME
from keelboat.parts import State
from tests.expedition.positions import TABLES, play, player, table, why
from tests.expedition.scenes import acting, activating, ask, do

FULL = "3 wood, 2 fur, 2 food, 2 equipment, canoe, horse"
Told = tuple[str, dict[str, Any], str]


def start(goods: str = "3 wood, 4 fur, 2 food, canoe, equipment", aboard: int = 3, **more: Any) -> State:
    """Return a turn of seat 0; cards lie in every place."""
    mine = player("leader, hunter, 11, 36", goods=goods, aboard=aboard, **more)
    other = player("interpreter", area=["hunter +1", "trapper < 7"], position=6)
    return table(mine, other, journal=[19, 20, 39, 3, 4], bag=["51", "52"], discard=["50"])


def moving(**more: Any) -> State:
    return do(start(**more), "play blue-leader", "support none +1")


def told(state: State, line: str) -> list[Told]:
    """Return the events of one record line: key, arguments without the seat, rule."""
    trace: list[Any] = []
    GAME.advance(state.copy(), GAME.parse(line), trace)
    plain = [{name: value for name, value in event.args.items() if name != "seat"} for event in trace]
    assert all(event.args.get("seat", 0) == 0 for event in trace)
    return [(event.key, args, event.rule) for event, args in zip(trace, plain, strict=True)]


def test_a_recruit_tells_its_price_and_what_saved_equipment() -> None:
    state = do(start(), "recruit 3")
    price = {"card": "3", "goods": {"fur": 4, "equipment": 1}}
    assert told(state, "discount none") == [("recruited", price, "E-RECRUIT-1")]
    saved = {"card": "3", "goods": {"fur": 4}, "other": "36"}
    assert told(state, "discount 36") == [("recruited-with", saved, "E-RECRUIT-2")]
    drawn = ("journal-new", {"card": "51", "n": 5}, "E-JOURNAL-1")
    assert told(do(state, "discount none"), "reveal 51") == [drawn]


def test_a_camp_tells_its_parts_and_its_victory() -> None:
    parts = {"n": 12, "hand": 4, "boats": 6, "crew": 2}
    assert told(start(), "camp") == [("camped", parts, "E-CAMP-7")]
    home = {"n": 1, "hand": 1, "boats": 0, "crew": 0}
    last = table(player("leader", position=41), player())
    assert told(last, "camp") == [("camped", home, "E-CAMP-7"), ("won", {"to": "41"}, "E-END-1")]


def test_strength_and_companions_are_told() -> None:
    circle = ("village-visited", {"n": 1, "place": "hunting"}, "E-VILLAGE-1")
    arc = ("village-visited", {"n": 2, "place": "canoe_building"}, "E-VILLAGE-2")
    assert [told(start(), text)[0] for text in ("village hunting 1", "village canoe_building 2")] == [circle, arc]
    both = {"card": "blue-leader", "n": 1, "strength": 2, "other": "11"}
    assert told(do(start(), "play blue-leader"), "support 11 +1") == [("played-with", both, "E-ACT-2")]


def test_a_move_tells_tokens_spaces_and_steps_lost() -> None:
    food = ("paid", {"goods": {"food": 1}}, "R-ACT-1")
    canoe = ("paid", {"goods": {"canoe": 1}}, "R-ACT-1")

    def moved(start_space: int, to: int) -> Told:
        return "moved", {"terrain": "river", "from": str(start_space), "to": str(to)}, "E-MOVE-4"

    def dropped(n: int) -> Told:
        return "tokens-dropped", {"n": n}, "E-TIME-2"

    assert told(moving(), "do 2") == [canoe, moved(0, 4)]
    assert told(moving(time=1), "do 1") == [food, dropped(1), moved(0, 1)]
    assert told(moving(time=3), "do 1") == [food, ("tokens-dropped-instead", {"n": 2}, "E-TIME-2")]
    blocked = ("steps-lost", {"n": 2, "to": "19", "terrain": "mountain"}, "E-MOVE-3")
    assert told(moving(position=16), "do 2") == [canoe, moved(16, 18), blocked]
    at_sea = ("steps-lost-at-sea", {"n": 3}, "E-MOVE-3")
    assert told(moving(position=48), "do 2") == [canoe, moved(48, 49), at_sea]
    assert told(do(moving(), "part 2"), "steps 1") == [moved(0, 1)]
    assert told(moving(), "stop") == [("stopped", {"n": 1}, "E-ACT-9")]


def test_goods_gained_and_thrown_overboard_are_told() -> None:
    state = do(acting("trapper", goods=FULL), "part 1", "amount fur 1")
    assert told(state, "jettison food") == [
        ("jettisoned", {"goods": {"food": 1}}, "R-BOAT-1"),
        ("collected", {"goods": {"fur": 1}}, "E-COLLECT-4"),
    ]
    away = do(acting("50", goods="2 wood, fur", aboard=1, position=19), "do 1")
    assert told(away, "pay wood") == [
        ("paid", {"goods": {"wood": 1}}, "R-ACT-1"),
        ("sent-away", {"n": 1}, "R-COMP-4"),
        ("moved", {"terrain": "mountain", "from": "19", "to": "21"}, "E-MOVE-4"),
    ]


def test_a_boat_tile_tells_what_comes_with_it() -> None:
    state = do(start(), "village boat_upgrade 1")
    paid = ("paid", {"goods": {"wood": 3}}, "R-ACT-1")
    front = ("tile-taken", {"side": "front"}, "E-UPGRADE-1")
    back = ("tile-taken", {"side": "back"}, "E-UPGRADE-1")
    assert told(state, "do 1") == [paid, front]
    assert told(do(state, "do 1"), "choose wood,fur") == [("gained", {"goods": {"wood": 1, "fur": 1}}, "E-ACT-6")]
    part = ("gained", {"goods": {"wood": 1}}, "E-ACT-6")
    assert told(do(state, "part 1"), "choose wood") == [front, part]
    assert told(state, "do 2") == [paid, back, ("boarded", {"n": 1}, "E-UPGRADE-1")]
    assert told(do(state, "part 2"), "amount companion 0") == [back]
    for option in ("part 1", "part 2"):
        assert told(do(state, option), "stop") == [("refused", {}, "R-ACT-3")]
        assert ask(do(state, option, "stop")) == "turn"


def test_cards_and_companions_that_come_and_go_are_told() -> None:
    departing = do(start(), "village departure 1", "do 1")
    assert told(departing, "discard 11") == [("discarded", {"card": "11"}, "E-DEPART-1")]
    assert told(departing, "stop") == [("journal-renewed", {}, "E-DEPART-2")]
    gathering = acting("interpreter", board={"hunting": 1, "pow_wow": 2})
    assert told(gathering, "do 1") == [("gathered", {"n": 4}, "E-INT-1")]
    after = [("boarded", {"n": 2}, "E-INT-2"), ("journal-dropped", {"card": "1"}, "E-INT-3")]
    assert told(do(gathering, "do 1"), "board 2") == after
    assert told(do(acting("14", goods="2 food"), "do 1"), "hire 1") == [("hired", {"card": "1"}, "E-HIRE-1")]
    copying = do(acting("35", area=["hunter +1", "trapper +1"], goods="food"), "do 1")
    assert told(copying, "copy blue-hunter") == [("copied", {"card": "blue-hunter"}, "E-COPY-1")]
    assert told(do(acting("53"), "do 1"), "place gift") == [("place-used", {"place": "gift"}, "R-VILL-3")]
    resting = do(acting("54", goods="2 wood, fur", time=3), "part 1", "pay wood")
    assert told(resting, "amount time 1") == [("tokens-dropped", {"n": 1}, "E-TIME-7")]


def test_the_end_of_a_turn_tells_mackenzies_way_and_the_cap() -> None:
    def alone(mackenzie: int) -> State:
        return do(table(player("", aboard=1), mackenzie=mackenzie), "village gift 1", "stop")

    assert told(alone(5), "end turn") == [("mackenzie-moved", {"to": "6"}, "E-SOLO-5")]
    arrived = [("mackenzie-moved", {"to": "39"}, "E-SOLO-5"), ("mackenzie-won", {"to": "39"}, "E-SOLO-7")]
    assert told(alone(38), "end turn") == arrived
    capped = table(player(position=20), player(), turn={"turns": 400, "done": ["acted"]})
    assert told(capped, "end turn") == [("draw", {"n": 200}, "R-END-6")]
    assert "done" not in GAME.dump(play(capped, "0 end turn"))["turn"]  # type: ignore[operator]


# Reasons.


def reasons(state: State, *texts: str) -> list[tuple[str, str, dict[str, Any]] | None]:
    found = [why(state, text) for text in texts]
    return [reason and (reason.rule, reason.message.key, dict(reason.message.args)) for reason in found]


@pytest.mark.parametrize(
    ("card", "rule", "key"),
    [
        ("39", "E-RECRUIT-5", "why-in-journal"),
        ("51", "E-SETUP-7", "why-in-draw-pile"),
        ("50", "R-CARDS-6", "why-discarded"),
        ("7", "R-TURN-10", "why-with-another"),
        ("orange-hunter", "R-TURN-10", "why-with-another"),
        ("yellow-leader", "E-SETUP-3", "why-crew-out"),
        ("purple-trapper", "E-SETUP-3", "why-crew-out"),
    ],
)
def test_a_card_that_is_not_in_hand_lies_somewhere(card: str, rule: str, key: str) -> None:
    assert reasons(start(), f"play {card}") == [(rule, key, {"card": card})]


def test_every_card_of_another_crew_is_with_another() -> None:
    state = table(player(), player(), seat=1)
    for role in ("leader", "interpreter", "lumberjack", "hunter", "blacksmith", "trapper"):
        card = f"blue-{role}"
        assert reasons(state, f"play {card}") == [("R-TURN-10", "why-with-another", {"card": card})]


def test_a_recruit_says_what_is_short() -> None:
    fur = {"card": "4", "goods": {"fur": 5}, "have": 4}
    equipment = {"card": "39", "goods": {"equipment": 3}, "have": 0}
    assert reasons(start(goods="4 fur"), "recruit 4", "recruit 39", "recruit 50", "recruit 3") == [
        ("E-RECRUIT-1", "why-fur-short", fur),
        ("E-RECRUIT-2", "why-equipment-short", equipment),
        ("R-CARDS-12", "why-not-in-journal", {"card": "50"}),
        None,
    ]


def test_an_activation_says_what_is_short_or_in_the_way() -> None:
    horse = ("R-ACT-2", "why-cost-short", {"goods": {"horse": 1}})
    none = ("E-ACT-11", "why-no-option", {"n": 3})
    assert reasons(moving(), "do 1", "do 3", "part 3", "do 4", "part 4") == [None, horse, horse, none, none]
    assert reasons(moving(position=49), "do 1") == [("E-MOVE-3", "why-track-ends", {})]
    blocked = ("E-MOVE-3", "why-blocked", {"to": "19", "terrain": "mountain"})
    assert reasons(moving(position=18), "do 1", "do 2") == [blocked, blocked]


@pytest.mark.parametrize(
    ("card", "more", "rule", "key", "args"),
    [
        (44, {"aboard": 1}, "R-MOVE-7", "why-count-nothing", {}),
        (16, {"goods": "fur"}, "R-ACT-12", "why-no-tokens", {}),
        ("hunter", {"goods": "11 wood"}, "R-BOAT-1", "why-no-room", {}),
        (2, {"goods": "10 wood"}, "R-BOAT-1", "why-no-room", {}),
        (14, {"goods": "2 food", "journal": []}, "R-ACT-12", "why-journal-empty", {}),
        (35, {"goods": "food"}, "R-COPY-9", "why-no-target", {}),
        (15, {"goods": "wood"}, "R-VILL-3", "why-no-place", {}),
        (15, {"goods": "2 wood", "board": {"canoe_building": 1}}, "R-VILL-3", "why-no-place", {}),
        (50, {"goods": "wood"}, "R-COMP-4", "why-companions-short", {"n": 1, "have": 0}),
        (6, {"aboard": 1}, "R-COMP-4", "why-companions-short", {"n": 2, "have": 1}),
        (28, {"goods": "wood, fur"}, "R-ACT-2", "why-kinds-short", {"n": 3}),
    ],
)
def test_what_cannot_be_done_says_why(
    card: int | str, more: dict[str, Any], rule: str, key: str, args: dict[str, int]
) -> None:
    assert reasons(activating(card, **more), "do 1") == [(rule, key, args)]


def test_what_counts_no_badge_names_the_kind() -> None:
    """Card 19 has a fur badge itself, so that furs are there to collect, but no wood."""
    assert reasons(activating(19), "do 1", "do 2") == [None, ("E-COLLECT-1", "why-no-badge", {"kind": "wood"})]


def test_an_answer_that_is_none_says_what_is_wanted() -> None:
    steps = do(moving(), "part 2")
    assert reasons(steps, "steps 5", "steps 4", "steps 3") == [
        ("E-MOVE-3", "why-most-steps", {"n": 4}), ("E-ACT-10", "why-that-is-do", {"n": 2}), None,
    ]  # fmt: skip
    strength = do(start(aboard=1), "play blue-leader")
    assert reasons(strength, "support 36 +2", "support 11 +2", "support blue-leader +0") == [
        ("E-ACT-5", "why-too-strong", {"n": 4}),
        ("E-ACT-3", "why-companions-short", {"n": 2, "have": 1}),
        ("E-ACT-2", "why-other-card", {}),
    ]
    gathering = do(acting("interpreter", board={"hunting": 1, "pow_wow": 2}), "do 1")
    assert reasons(gathering, "board 4", "board 5") == [None, ("E-INT-2", "why-pow-wow-holds", {"n": 4})]
    trade = do(start(goods="wood, fur, food, 2 equipment"), "village horse_trade 1", "do 1")
    assert reasons(trade, "pay wood,wood,fur", "pay wood,fur", "pay wood,fur,horse") == [
        ("R-ACT-8", "why-distinct", {"n": 3}),
        ("R-ACT-2", "why-pay-so-many", {"n": 3}),
        ("R-ACT-2", "why-cost-short", {"goods": {"horse": 1}}),
    ]
    amounts = do(acting("trapper", goods=FULL), "part 1")
    assert reasons(amounts, "amount fur 2", "amount wood 1") == [
        ("E-COLLECT-4", "why-at-most", {"kind": "fur", "n": 1}),
        ("E-ACT-10", "why-other-kind", {"kind": "fur"}),
    ]


def test_a_card_that_cannot_be_copied_says_why() -> None:
    other = player("", area=["hunter +1", "leader < 7"])
    state = do(acting("35", 1, other, area=["hunter +1", "trapper +1"], goods="food"), "do 1")
    assert reasons(state, "copy 35", "copy orange-leader", "copy 7", "copy 8", "copy orange-hunter") == [
        ("R-COPY-3", "why-loop", {"card": "35"}),
        ("R-COPY-13", "why-nothing-to-copy", {"card": "orange-leader"}),
        ("R-COPY-1", "why-face-down", {"card": "7"}),
        ("R-COPY-2", "why-not-active", {"card": "8"}),
        None,
    ]


def test_discards_come_in_ascending_order() -> None:
    state = do(start(), "village departure 1", "do 1", "discard 36")
    assert reasons(state, "discard 11", "discard 36", "discard 19", "discard blue-leader") == [
        ("E-DEPART-1", "why-ascending", {}),
        ("R-CARDS-6", "why-discarded", {"card": "36"}),
        ("E-RECRUIT-5", "why-in-journal", {"card": "19"}),
        None,
    ]


def test_a_choice_of_goods_says_how_many() -> None:
    tile = do(start(), "village boat_upgrade 1", "part 1")
    assert reasons(tile, "choose wood,wood", "choose wood") == [("E-ACT-10", "why-that-is-do", {"n": 1}), None]
    one = do(acting("1", goods=FULL), "part 1")
    assert reasons(one, "choose wood,fur") == [("R-ACT-9", "why-choose", {"n": 1})]


def test_a_payment_that_leaves_nothing_to_do_says_so() -> None:
    """Canoe building is the only occupied place, and wants both pieces of wood."""
    state = do(acting("15", goods="2 wood, fur, food", board={"canoe_building": 1}), "do 1")
    assert reasons(state, "pay wood", "pay fur") == [("R-ACT-12", "why-pay-leaves-nothing", {}), None]


def test_what_is_drawn_before_the_game_is_told() -> None:
    route = GAME.setup(2, {"route_tokens": "random"}, TABLES)
    assert told(route, "route 20 river") == [("route-token", {"to": "20", "terrain": "river"}, "R-TRACK-5")]
    goods = GAME.setup(2, {"random_goods": "yes"}, TABLES)
    assert told(goods, "goods wood,wood,fur") == [("gained", {"goods": {"wood": 2, "fur": 1}}, "E-SETUP-6")]


def test_the_last_card_of_all_may_be_discarded() -> None:
    state = do(table(player("hunter, trapper", aboard=1, colour="purple"), player()), "village departure 1", "do 1")
    assert reasons(state, "discard purple-trapper") == [None]
    assert told(do(state, "discard purple-hunter"), "discard purple-trapper")[0][1] == {"card": "purple-trapper"}
