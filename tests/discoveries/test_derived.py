"""What a state or the tables keep only to be fast agrees with what is counted or searched from scratch."""

import pickle
from collections.abc import Callable
from random import Random
from typing import cast

import pytest

from keelboat.discoveries.actions import SLOTS
from keelboat.discoveries.journey import HOPS_LIMIT, Shape, smallest_crossings
from keelboat.discoveries.names import N_EXPLORATIONS, N_FACES, N_KINDS, Ask
from keelboat.discoveries.rules import GAME
from keelboat.discoveries.state import LOCKED, STOCK, DiscoveriesState
from keelboat.discoveries.tables import MEMO_LIMIT, ZONE_LIMIT, DiscoveriesTables
from keelboat.parts import CHANCE, OVER
from tests.discoveries.positions import TABLES, dump, legal, play, player, table, tables_with, texts
from tests.discoveries.walks import Guided, late_position

CARDS = cast(DiscoveriesTables, TABLES)


def by_face(kinds: list[int]) -> int:
    """Return counts of the twenty kinds as dice per face, five bits each."""
    return sum(sum(kinds[face::N_FACES]) << 5 * face for face in range(N_FACES))


def filled_slots(state: DiscoveriesState, seat: int) -> int:
    """Return the mask of the slots that hold a die, read one by one."""
    mine = state.actions_of(seat)
    return sum(
        1 << number
        for number, slot in enumerate(SLOTS)
        if slot.action in mine and state.slot_die(seat, slot.action, slot.slot)
    )


def all_filled(state: DiscoveriesState, seat: int, action: int) -> bool:
    slots = range(len(state.cards.exploration(action).slots))
    return all(state.slot_die(seat, action, slot) for slot in slots)


def check_derived(state: DiscoveriesState) -> None:
    """Compare everything derived with the lists from which it comes; -1 and None mean: not yet asked for."""
    for seat in range(state.seats):
        stock = state.dice[STOCK + seat * N_KINDS : STOCK + (seat + 1) * N_KINDS]
        assert state.shown[seat] in (-1, by_face(stock))
        assert state.filled[seat] == filled_slots(state, seat)
        assert [action for action in range(N_EXPLORATIONS) if state.ready[seat] >> action & 1] == [
            action for action in state.actions_of(seat) if all_filled(state, seat, action)
        ]
        zone = state.action_zones[seat]
        if zone is not None:
            assert zone.layout.actions == state.actions_of(seat)
            assert zone.filled == state.filled[seat]
    stock = state.dice[STOCK + state.seat * N_KINDS : STOCK + (state.seat + 1) * N_KINDS]
    if state.ask not in (Ask.ROLL, Ask.RECALL):  # a rest does not look at the dice that may be played
        assert state.free in (-1, by_face(stock) - by_face(state.dice[LOCKED : LOCKED + N_KINDS]))


def check_options(state: DiscoveriesState) -> None:
    """A state that was loaded, or pickled, has nothing listed or counted yet: it must list the same actions."""
    told = GAME.legal_actions(state)
    assert GAME.legal_actions(GAME.load(GAME.dump(state), TABLES)) == told
    fresh = pickle.loads(pickle.dumps(state))
    assert [action.text for action in GAME.legal_actions(fresh)] == [action.text for action in told]
    assert fresh.filled == state.filled and fresh.ready == state.ready


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("late", [False, True], ids=["from the start", "late"])
def test_derived_values_follow_every_action(seats: int, late: bool) -> None:
    random = Random(40 + seats)
    policy = Guided()
    for _ in range(2):
        state = late_position(random, seats, TABLES) if late else GAME.setup(seats, {}, TABLES)
        for step in range(300):
            to_move = GAME.to_move(state)
            if to_move == OVER:
                break
            if to_move == CHANCE:
                action = GAME.sample_chance(state, random.randrange)
            else:
                legal = GAME.legal_actions(state)
                eager = random.random() < 0.5
                action = policy.choose(GAME, state, legal, random) if eager else random.choice(legal)
            GAME.advance(state, action)
            check_derived(cast(DiscoveriesState, state))
            if step % 12 == 0 and GAME.to_move(state) >= 0:
                check_options(cast(DiscoveriesState, state))


def test_what_is_listed_already_is_handed_out_as_a_new_list_each_time() -> None:
    """Who asks may change the answer; the state and its copies must not notice."""
    random = Random(7)
    state = GAME.setup(3, {}, TABLES)
    listed = 0
    for _ in range(1500):
        to_move = GAME.to_move(state)
        if to_move == OVER:
            break
        if to_move == CHANCE:
            GAME.advance(state, GAME.sample_chance(state, random.randrange))
            continue
        listed += cast(DiscoveriesState, state).options is not None
        legal = GAME.legal_actions(state)
        action = random.choice(legal)
        twin = state.copy()
        legal.clear()
        assert action in GAME.legal_actions(state)
        GAME.advance(state, action)
        assert action in GAME.legal_actions(twin)
    assert listed > 100


@pytest.mark.parametrize("face", ["walk", "ride", "negotiate", "journal"])
def test_a_position_that_is_read_knows_the_dice_that_are_not_locked(face: str) -> None:
    """Of three dice of a face two are locked: the third may be played, and then none."""
    turn = {"played": 1, "faces": [face], "used": ["plans"], "locked": {f"blue {face}": 1, f"gray {face}": 1}}
    state = table(player(f"2 {face}, gray {face}"), player(), turn=turn, meeting=[])
    assert {text for text in legal(state) if not text.endswith("horse-ride")} == {f"place {face} change", "end turn"}
    state = play(state, f"0 place {face} change", f"0 turn blue {face}* to walk", "0 stop")
    assert legal(state) == ["end turn"]


def test_dice_paid_in_a_position_that_is_read_are_missing_next_turn_and_no_others() -> None:
    """Nobody asks for a menu before the seat's next turn: the dice of its Stock are counted then."""
    paying = play(table(player("2 walk, gray walk, 2 ride"), player("walk")), "0 place walk hike")
    lines = ("0 die gray", "0 end turn", "1 place walk plans", "1 pick 6", "1 end turn")
    state = play(GAME.load(dump(paying), TABLES), *lines)
    check_derived(cast(DiscoveriesState, state))
    assert legal(state) == legal(play(paying, *lines))
    assert "place walk plans" in legal(state) and "place ride horse-ride" in legal(state)


def test_bounds_never_hide_a_journey() -> None:
    """`explorable` refuses most journeys by bounds; a full search says the same."""
    random = Random(9)
    cards = [card for card in range(1, 56) if CARDS.exploring >> card & 1]
    answers = {True: 0, False: 0}
    for _ in range(200):
        owned = sum(1 << card for card in random.sample(cards, random.randint(0, 5)))
        layout = CARDS.layout(owned)
        force = CARDS.force(sum(1 << action for action in layout.actions if random.random() < 0.7))
        shapes = [CARDS.exploration(action).shape for action in force.prepared]
        first = random.randint(1, 55)
        second = random.choice([0, 0, random.randint(1, 55)])
        journeys = list(CARDS.discovery[first].paths)
        if second:
            journeys = [path + onward for path in journeys for onward in CARDS.discovery[second].paths]
        for journals in range(1, 5):
            crossed = bool(smallest_crossings(shapes, journeys, journals))
            assert CARDS.explorable(force, first, second, journals) == crossed, (
                force.prepared,
                first,
                second,
                journals,
            )
            answers[crossed] += 1
    assert min(answers.values()) > 100, answers


def ask_payable(tables: DiscoveriesTables) -> object:
    """Ask a menu with Yankton and Tetons, which turn dice."""
    return legal(table(player("walk, ride, gray journal", tribes=[39, 44]), player(), tables=tables))


MEMOS: dict[str, tuple[int, Callable[[DiscoveriesTables], object]]] = {
    "_layouts": (ZONE_LIMIT, lambda tables: tables.layout(1 << 12).actions),
    "_action_zones": (ZONE_LIMIT, lambda tables: texts(tables.action_zone(1 << 12, 0).menu(0, 2))),
    "_forces": (ZONE_LIMIT, lambda tables: tables.force(0b110).prepared),
    "_explorable": (MEMO_LIMIT, lambda tables: tables.explorable(tables.force(0b111), 1, 4, 3)),
    "_crossings": (MEMO_LIMIT, lambda tables: tables.crossings([0, 1, 2], 4, 25, 3)),
    "payable": (MEMO_LIMIT, ask_payable),
}
"""What the tables remember, how much of it, and a question that needs one entry of it."""


@pytest.mark.parametrize("memo", MEMOS)
def test_a_full_memo_is_emptied_and_the_answer_stays(memo: str) -> None:
    """One entry below the limit nothing is forgotten; at the limit the memo starts anew with the last answer."""
    limit, ask = MEMOS[memo]
    answer = ask(CARDS)
    for filled, kept in ((limit - 1, limit), (limit, 1)):
        tables = cast(DiscoveriesTables, tables_with())
        entries: dict[int, object] = getattr(tables, memo)
        entries.clear()
        entries.update(dict.fromkeys(range(-filled, 0)))
        assert ask(tables) == answer
        assert len(entries) == kept
        assert ask(tables) == answer and len(entries) == kept


@pytest.mark.parametrize("memo", ["_explorable", "_crossings"])
def test_every_journey_has_its_own_place_in_a_memo(memo: str) -> None:
    """Nine prepared actions, as many journal dice as that or one less, every card alone and before another."""
    tables = cast(DiscoveriesTables, tables_with())
    force = tables.force(0b111111111)
    ask = tables.force_crossings if memo == "_crossings" else tables._some_crossing
    journeys = [(first, second, limit) for first in range(1, 56) for second in (0, 55) for limit in (8, 9)]
    for first, second, limit in journeys:
        ask(force, first, second, limit)
    assert len(getattr(tables, memo)) == len(journeys)


def test_a_shape_forgets_its_journeys_when_they_are_too_many() -> None:
    """The same for the journeys that a shape remembers."""
    shape = CARDS.exploration(1).shape
    for filled, kept in ((HOPS_LIMIT - 1, HOPS_LIMIT), (HOPS_LIMIT, 1)):
        fresh = Shape(1, shape.alternatives, "", 0)
        fresh._hops.update({(str(number), 0, 0): [] for number in range(filled)})
        assert fresh.hops("RRRM", 0, 0) == [3, 3, 3, 3]
        assert len(fresh._hops) == kept
        assert fresh.hops("RRRM", 0, 0) == [3, 3, 3, 3] and len(fresh._hops) == kept
