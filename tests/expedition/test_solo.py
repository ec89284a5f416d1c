"""The solo game against Alexander Mackenzie (section 15 of the rules)."""

import pytest

from keelboat.expedition.rules import GAME
from keelboat.parts import OVER, State
from tests.expedition.positions import (
    RAW,
    TABLES,
    board,
    dump,
    events,
    goods,
    legal,
    play,
    player,
    rule,
    scout,
    seat_of,
    table,
)
from tests.expedition.scenes import acting, ask, do
from tests.proves import proves

BADGES = {
    "hunting": "food", "shamanism": "food", "crafting": "equipment", "departure": "equipment", "gift": "fur",
    "horse_trade": "fur", "canoe_building": "wood", "boat_upgrade": "wood",
}  # fmt: skip
COLLECTORS = {"food": "hunter", "equipment": "blacksmith", "fur": "trapper", "wood": "lumberjack"}


def idle_turn(state: State) -> State:
    """Play a turn that changes nothing on the track: camp, then a character without using it."""
    return do(state, "camp", "play blue-hunter", "support blue-trapper +0", "stop", "end turn")


def rival(state: State) -> int:
    """Return Mackenzie's position."""
    return int(dump(state)["mackenzie"])


def collected(role: str, places: dict[str, int], area: tuple[str, ...] = ()) -> int:
    """Return what one activation of a collector brings, its own badge not counted."""
    others = {"new_arrival": 0, "supply": 6 - sum(places.values()), **places}
    state = do(acting(role, area=area, mackenzie=30, board=others), "do 1")
    return sum(goods(state).values()) - 1


@proves("E-SOLO-1")
def test_e_solo_1_set_up_for_one_player() -> None:
    state = GAME.setup(1, {}, TABLES)
    where = board(state)
    assert (where["new_arrival"], where["supply"], seat_of(state, 0)["aboard"]) == (1, 4, 1)
    assert goods(state) == {"fur": 1, "food": 1, "equipment": 1}
    assert len(seat_of(state, 0)["hand"]) == 6
    state = play(state, *[f"* reveal {card}" for card in (1, 2, 3, 4, 5)])
    assert GAME.to_move(state) == 0  # nobody is drawn who begins


@proves("E-SOLO-2")
def test_e_solo_2_mackenzie_starts_ahead_by_a_chosen_number() -> None:
    assert rival(GAME.setup(1, {}, TABLES)) == 0
    assert [rival(GAME.setup(1, {"head_start": str(ahead)}, TABLES)) for ahead in range(8)] == list(range(8))
    for wrong in ("8", "-1", "x"):
        with pytest.raises(ValueError, match="head_start is 0 to 7"):
            GAME.setup(1, {"head_start": wrong}, TABLES)
    with pytest.raises(ValueError, match="E-SOLO-2"):
        GAME.setup(2, {"head_start": "3"}, TABLES)


@proves("E-SOLO-3")
def test_e_solo_3_each_place_carries_one_badge() -> None:
    assert {row["id"]: row["solo_badge"] for row in RAW["village"]} == BADGES


@proves("E-SOLO-3", "E-SOLO-4")
@pytest.mark.parametrize("place", sorted(BADGES))
def test_e_solo_4_an_occupied_place_counts_one_badge_of_its_resource(place: str) -> None:
    """Support cards bear equipment, so a blacksmith has one more of his own."""
    for kind, role in COLLECTORS.items():
        own = 1 if kind == "equipment" else 0
        assert collected(role, {}) == own
        assert collected(role, {place: 1}) == own + (BADGES[place] == kind)


@proves("E-SOLO-4")
def test_e_solo_4_own_badges_and_occupied_places_add_up_for_29_and_33() -> None:
    village = {"hunting": 1, "shamanism": 1, "crafting": 1}
    state = acting(29, goods="food", area=["10 < 16"], position=1, mackenzie=30, board=village)
    assert scout(do(state, "do 1")) == (5, 0)
    state = acting(33, goods="2 equipment", position=18, mackenzie=30, board=village)
    assert scout(do(state, "do 1")) == (20, 0)  # the support card and crafting


@proves("E-SOLO-5")
def test_e_solo_5_mackenzie_advances_one_space_at_the_end_of_each_turn() -> None:
    state = acting(36, mackenzie=4, position=20)
    assert (rival(state), ask(state)) == (4, "turn")
    assert events(state, "0 end turn") == ["mackenzie-moved"]
    state = do(state, "end turn")
    assert (rival(state), GAME.to_move(state)) == (5, 0)


@proves("E-SOLO-6")
def test_e_solo_6_mackenzie_and_the_player_skip_each_other() -> None:
    state = do(acting(36, mackenzie=4, position=3), "do 1")
    assert scout(state) == (5, 0)
    assert rival(do(state, "end turn")) == 6


@proves("E-SOLO-7")
def test_e_solo_7_the_player_loses_when_mackenzie_stands_on_the_fort() -> None:
    state = do(acting(36, mackenzie=37, position=45), "do 1", "end turn")
    assert (rival(state), GAME.to_move(state)) == (38, 0)
    state = do(acting(36, mackenzie=38, position=45), "do 1")
    assert events(state, "0 end turn") == ["mackenzie-moved", "mackenzie-won"]
    state = do(state, "end turn")
    assert (rival(state), GAME.to_move(state), GAME.winners(state)) == (39, OVER, ())
    assert rule(state, "camp", 0) == "E-END-3"


@proves("E-SOLO-7")
def test_e_solo_7_the_player_wins_by_a_camp_before() -> None:
    state = do(acting(36, mackenzie=37, position=45), "do 1", "camp")
    assert (GAME.to_move(state), GAME.winners(state)) == (OVER, (0,))


@proves("E-SOLO-8")
def test_e_solo_8_everything_else_is_unchanged() -> None:
    """One action per turn, the interpreter, a recruitment, a camp: as with others at the table."""
    me = player("leader, interpreter, 7, 8", goods="food, fur, equipment", aboard=1)
    state = table(me, mackenzie=30, journal=[1, 2, 3, 4, 5])
    assert rule(state, "end turn") == "R-TURN-8"
    state = play(state, "0 recruit 1", "0 discount none", "* reveal 40")
    state = do(state, "play blue-interpreter", "support 7 +0", "do 1", "board 1")
    state = play(state, "* reveal 41")
    assert (seat_of(state, 0)["aboard"], board(state)["new_arrival"], board(state)["supply"]) == (2, 1, 3)
    state = do(state, "camp")
    assert scout(state) == (0, 4)  # three cards in hand, the second companion
    assert legal(state) == ["end turn"]


# Rulings.


@proves("R-SOLO-1")
def test_r_solo_1_several_companions_on_a_place_are_one_badge() -> None:
    assert collected("trapper", {"horse_trade": 3}) == 1
    assert collected("lumberjack", {"boat_upgrade": 2}) == 1
    assert collected("lumberjack", {"boat_upgrade": 2, "canoe_building": 3}) == 2


@proves("R-SOLO-2")
def test_r_solo_2_pow_wow_and_new_arrival_supply_no_badge() -> None:
    for role in ("hunter", "trapper", "lumberjack"):
        others = {"pow_wow": 3, "new_arrival": 1, "supply": 2}
        assert goods(do(acting(role, mackenzie=30, board=others), "do 1")).popitem()[1] == 1


@proves("R-SOLO-3")
def test_r_solo_3_mackenzie_ignores_terrain_and_holds_neither_tokens_nor_cards() -> None:
    """Over the first mountains, one space each turn."""
    for start in range(16, 36):
        assert rival(do(acting(36, mackenzie=start, position=45), "stop", "end turn")) == start + 1
    position = dump(acting(36, mackenzie=20))
    assert (position["mackenzie"], len(position["players"])) == (20, 1)
    state = do(acting(9, goods="canoe", mackenzie=20), "do 1", "camp", "end turn")
    assert rival(state) == 21


@proves("R-SOLO-4")
def test_r_solo_4_mackenzie_arrives_by_a_skip_too() -> None:
    """From 38 to 40 over the player on 39."""
    state = do(acting(36, mackenzie=38, position=39, time=2), "do 1", "end turn")
    assert (rival(state), GAME.to_move(state), GAME.winners(state)) == (40, OVER, ())


@proves("R-SOLO-5")
def test_r_solo_5_a_winning_camp_comes_before_mackenzies_step() -> None:
    state = do(acting(36, mackenzie=38, position=39), "do 1", "camp")
    assert (rival(state), GAME.winners(state)) == (38, (0,))


@proves("R-SOLO-6")
def test_r_solo_6_only_the_own_play_area_is_copied() -> None:
    state = acting(35, goods="food, canoe", area=["36 < 8", "9 < 10"], mackenzie=30)
    assert legal(do(state, "do 1")) == ["copy 9", "copy 36"]
    me = player("", area=["36 < 8"], goods="food", aboard=1)
    state = do(table(me, mackenzie=30), "village shamanism 1", "do 1", "do 1")
    assert scout(state) == (1, 0)
    state = do(table(player("leader", goods="food", aboard=1), mackenzie=30), "village shamanism 1")
    assert rule(state, "do 1") == "R-COPY-9"


@proves("R-SOLO-7")
@pytest.mark.parametrize("ahead", [0, 3])
def test_r_solo_7_mackenzie_arrives_after_39_turns_less_the_head_start(ahead: int) -> None:
    """Each skip over the player saves him one turn."""
    for position, saved in ((0, 0), (20, 1), (45, 0)):
        state = table(player(aboard=1, position=position, time=30), mackenzie=ahead)
        turns = 0
        while GAME.to_move(state) != OVER:
            state = idle_turn(state)
            turns += 1
        assert turns == 39 - ahead - saved


@proves("R-SOLO-7")
def test_r_solo_7_the_last_chance_is_the_very_turn_in_which_he_arrives() -> None:
    state = acting(9, goods="canoe", mackenzie=38, position=37)
    state = do(state, "do 1")
    assert scout(state) == (43, 0)
    assert GAME.winners(do(state, "camp")) == (0,)
    assert GAME.winners(do(state, "end turn")) == ()


@proves("R-SOLO-8")
def test_r_solo_8_both_may_stand_on_saint_louis() -> None:
    state = table(player(aboard=1), mackenzie=0)
    assert (scout(state)[0], rival(state)) == (0, 0)
    state = idle_turn(state)
    assert (scout(state)[0], rival(state)) == (0, 1)
    with pytest.raises(ValueError, match="two scouts stand on space 1"):
        table(player(position=1), mackenzie=1)


@proves("R-SOLO-9")
def test_r_solo_9_a_companion_just_placed_at_the_shaman_counts_for_the_collect_copied() -> None:
    me = player("", area=["hunter < 8"], goods="food", aboard=1)
    state = do(table(me, mackenzie=30), "village shamanism 1", "do 1", "do 1")
    assert goods(state) == {"food": 2}
