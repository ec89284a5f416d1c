"""The hand-made value: each term moves it the right way, and after the end only the pad counts."""

import pytest

from keelboat.discoveries import evaluate
from keelboat.discoveries.rules import GAME
from keelboat.parts import State
from tests.discoveries.positions import player, table, tables_with

TABLES = tables_with({7: {"paths": ["RRR"]}, 8: {"paths": ["MMMMMMM"]}})


def value(*args: object, **kwargs: object) -> float:
    """Return the value of a position for seat 0."""
    state: State = table(*args, tables=TABLES, spare="right", recon=[2, 3, 4], meeting=[5, 6, 9], **kwargs)  # type: ignore[arg-type]
    return GAME.evaluate(state, 0)


RIVAL = player(zone=8)


@pytest.mark.parametrize(
    ("better", "worse", "by"),
    [
        (player(stock="walk", zone=8), player(zone=8), evaluate.DIE_IN_STOCK),
        (player(stock="journal", zone=8), player(stock="walk", zone=8), evaluate.JOURNAL_IN_STOCK),
        (player(zone=8, slots={"mountain": "ride"}), player(zone=8), evaluate.SLOT_FILLED),
        (player(zone=7), player(zone=8), 4 * evaluate.CARD_IN_SIGHT),
        (
            player(zone=7, slots={"hike": "walk"}),
            player(zone=7, slots={"mountain": "walk"}),
            4 * (evaluate.CARD_READY - evaluate.CARD_IN_SIGHT),
        ),
    ],
)
def test_each_term_counts_what_it_says(better: dict[str, object], worse: dict[str, object], by: float) -> None:
    """The difference between two positions that differ in one thing is that term."""
    rival = player(zone=10)
    assert value(better, rival) - value(worse, rival) == pytest.approx(by)


def test_owning_a_tribe_counts_beyond_its_tepees() -> None:
    """A Tribe card without tepees is worth its own term."""
    with_card = value(player(zone=8, tribes=[47]), RIVAL | {"zone": 10})
    assert with_card - value(player(zone=8), RIVAL | {"zone": 10}) == pytest.approx(evaluate.TRIBE_OWNED)


def test_the_value_is_the_lead_over_the_best_rival() -> None:
    """What one seat has more, the other has less; after the end it is the difference on the pad."""
    state = table(player(stock="2 walk", zone=7), player(zone=8), tables=TABLES)
    assert GAME.evaluate(state, 0) == pytest.approx(-GAME.evaluate(state, 1))
    over = table(player(zone=7, journal=[8, 46]), player(zone=10), ask="over", tables=TABLES)
    sheets = GAME.scores(over)
    assert GAME.evaluate(over, 0) == sheets[0].total - sheets[1].total > 0
