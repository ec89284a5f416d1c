"""The hand-made value: each term moves it the right way, and winning beats everything."""

from random import Random
from typing import Any

import pytest

from keelboat.expedition import evaluate
from keelboat.expedition.rules import GAME
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
