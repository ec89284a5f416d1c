"""The hand-made value: each term moves it the right way, and winning beats everything."""

from random import Random
from typing import Any, cast

import pytest

from keelboat.expedition import evaluate
from keelboat.expedition.rules import GAME
from keelboat.expedition.state import ExpeditionState
from tests.expedition.positions import TABLES, play, player, table
from tests.expedition.walks import late_position


def value(mine: dict[str, Any], rival: dict[str, Any] | None = None) -> float:
    """Return the value of a table for seat 0."""
    return GAME.evaluate(table(mine, rival or player()), 0)


@pytest.mark.parametrize("position", range(49))
def test_a_step_forward_is_worth_more(position: int) -> None:
    """Wherever one stands, whatever one holds: also with boats full of what the spaces ahead do not want."""
    for goods in ("", "11 canoe", "11 horse", "3 food, 2 wood, 6 fur"):
        here = player(goods=goods, aboard=5, position=position)
        assert value(here | {"position": position + 1}) > value(here)


def test_a_step_forward_is_worth_more_in_any_late_position() -> None:
    random = Random("evaluate/steps")
    seen = 0
    for _ in range(200):
        raw: Any = GAME.dump(late_position(random, 3, TABLES))
        taken = [row.get("position", 0) for row in raw["players"]]
        before = GAME.evaluate(GAME.load(raw, TABLES), 0)
        raw["players"][0]["position"] = taken[0] + 1
        if taken[0] + 1 in taken or taken[0] >= 49:
            continue
        seen += 1
        assert GAME.evaluate(GAME.load(raw, TABLES), 0) > before
    assert seen > 100


@pytest.mark.parametrize("position", [0, 20, 35, 41])
def test_a_token_costs_a_space(position: int) -> None:
    here = player(position=position)
    assert value(here) - value(here | {"time": 1}) == pytest.approx(1)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (player(goods="canoe", position=2), player(goods="horse", position=2)),
        (player(goods="horse", position=19), player(goods="canoe", position=19)),
        (player(goods="food"), player()),
        (player(aboard=1), player()),
        (player("leader, 53"), player("leader, 1")),
        (player("leader, 26"), player("leader, 23")),
        (player("leader, hunter"), player("", area=["leader < hunter"])),
        (player(front=1), player()),
        (player(back=1), player()),
    ],
)
def test_means_are_worth_something(better: dict[str, Any], worse: dict[str, Any]) -> None:
    """The fitting good more than the other, strength, movers, cards at hand, tiles."""
    assert value(better) > value(worse)


def test_moving_pays_more_than_the_goods_that_pay_for_it() -> None:
    """A canoe is four rivers, a food two, a horse two mountains."""
    for kind, position, steps in (("canoe", 3, 4), ("food", 3, 2), ("horse", 19, 2)):
        kept = player("leader, hunter", goods=kind, position=position)
        assert value(kept | {"goods": "", "position": position + steps}) > value(kept)


def test_hoarding_does_not_pay() -> None:
    """The eleventh good of a kind is worth less than the camp time that it costs."""
    assert value(player(goods="11 fur")) < value(player(goods="6 fur"))
    assert value(player(goods="3 fur")) > value(player())


def test_more_cards_than_one_can_play_are_dead_weight() -> None:
    few = ", ".join(map(str, range(1, 9)))
    many = ", ".join(map(str, range(1, 12)))
    assert value(player(many)) - value(player(few)) < 3 * evaluate.ANY_CARD


def test_on_the_coast_the_margin_counts() -> None:
    """A card less in hand is a token less at the last camp, and worth more than the card."""
    assert value(player("leader", position=40)) > value(player("leader, 53", position=40))
    assert value(player("leader", position=40)) > value(player("leader", position=40, goods="9 wood"))


def test_it_is_the_lead_over_the_best_rival() -> None:
    state = table(player(position=5), player(position=9), player(position=7))
    assert GAME.evaluate(state, 0) == pytest.approx(-GAME.evaluate(table(player(position=9), player(position=5)), 0))
    assert GAME.evaluate(state, 1) > 0 > GAME.evaluate(state, 2) > GAME.evaluate(state, 0)


def test_alone_the_rival_is_mackenzie() -> None:
    near = GAME.evaluate(table(player(position=20), mackenzie=5), 0)
    assert near - GAME.evaluate(table(player(position=20), mackenzie=9), 0) == pytest.approx(4)


def test_winning_beats_everything() -> None:
    """A camp on 39 with nothing at all, against the best that one can hold."""
    won = play(table(player("", position=39), player()), "0 camp")
    assert GAME.evaluate(won, 0) == evaluate.WON and GAME.evaluate(won, 1) == -evaluate.WON
    best = player("leader, 37, 38, 39, 53", goods="6 canoe, 5 horse", aboard=5, position=49, front=5)
    assert value(best) < evaluate.WON / 2


def test_mackenzies_arrival_is_a_loss_and_the_cap_a_draw() -> None:
    lost = play(table(player("", aboard=1, position=5), mackenzie=38), "0 village gift 1", "0 stop", "0 end turn")
    assert GAME.evaluate(lost, 0) == -evaluate.WON
    turn = {"turns": 400, "done": ["acted"]}
    drawn = play(table(player(position=20), player(), turn=turn), "0 end turn")
    assert GAME.evaluate(drawn, 0) == GAME.evaluate(drawn, 1) == 0


def seen(*players: dict[str, Any]) -> ExpeditionState:
    return cast(ExpeditionState, table(*players))


def test_the_first_goods_of_a_kind_count_for_more() -> None:
    """Wood moves nobody, so that its count alone matters: the twelfth is worth no more than the eleventh."""
    counts = (0, 1, 2, 3, 3.5, 4, 4.5, 4.7, 4.9, 5.1, 5.3, 5.5, 5.5)
    found = [evaluate.goods_value(seen(player(goods=f"{n} wood", front=1), player()), 0, 0) for n in range(13)]
    assert found == pytest.approx([0.35 * count for count in counts])


def test_the_first_three_companions_count_for_more() -> None:
    found = [evaluate.companions_value(seen(player(aboard=n), player()), 0) for n in range(6)]
    assert found == pytest.approx([0, 0.75, 1.5, 2.25, 2.71, 3.17])
    assert evaluate.companions_value(seen(player(area=["leader +2"]), player()), 0) == pytest.approx(0.75)


@pytest.mark.parametrize("seat", range(3))
def test_cards_in_play_count_for_less_whoever_owns_them(seat: int) -> None:
    """A lumberjack is worth 0.57; one more of strength 2 behind him 0.77, both times 0.43 when they lie in play."""
    rows = [player(""), player(""), player("")]
    rows[seat] = player("hunter", area=["lumberjack < 20"])
    assert evaluate.cards_value(seen(*rows), seat) == pytest.approx(0.57 + 0.43 * (0.57 + 0.77))
    assert evaluate.cards_value(seen(*rows), (seat + 1) % 3) == 0


def test_the_ninth_card_is_the_first_dead_weight() -> None:
    """Cards 1 to 6 are makers of strength 1, those in play weigh as well."""
    hand = "1, 2, 3, 4, 5, 6"
    eight = evaluate.cards_value(seen(player(hand, area=["hunter < lumberjack"]), player()), 0)
    assert eight == pytest.approx(6 * 0.57 + 0.43 * 2 * 0.57)
    nine = evaluate.cards_value(seen(player(f"{hand}, trapper", area=["hunter < lumberjack"]), player()), 0)
    assert nine == pytest.approx(eight + 0.57 - 0.5)


def test_the_terms_add_up() -> None:
    """On space 12 with a tile, two tokens, a canoe and a camp of 1: far from home, where 0.37 of the camp counts."""
    mine = seen(player("hunter", goods="canoe", position=12, time=2, front=1), player())
    means = 0.45 * 4 + 0.4 + 0.57 + 0.53 * (1 - 12 / 49)
    assert evaluate.value(mine, 0) == pytest.approx(12 - 2 - 0.37 + means)
    home = seen(player("hunter", goods="wood", position=40, time=2), player())
    assert evaluate.value(home, 0) == pytest.approx(40 - 2 - 1 + 0.2 * (0.35 + 0.57) + 30)
    near = seen(player("hunter", position=37), player())
    assert evaluate.value(near, 0) == pytest.approx(37 - (0.37 + 0.63 * 0.5) + 0.6 * 0.57 + 15)
