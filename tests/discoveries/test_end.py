"""The end of the game: who finishes, the last turns, the stall guard (rules 2.10, 5.8)."""

from collections.abc import Mapping
from typing import Any

from keelboat.discoveries.rules import GAME
from keelboat.parts import OVER, State
from tests.discoveries.journeys import WORLD
from tests.discoveries.positions import RAW, dump, events, legal, play, player, rule, stock, table, tables_with
from tests.discoveries.rivers import world
from tests.proves import proves

ONE_RIVER = {51: "R", 52: "R", 53: "R"}
RIVERS = world(ONE_RIVER)


def ready(zone: int, dice: str = "journal", **more: Any) -> dict[str, Any]:
    """Describe a seat that can explore its zone card of one river with Hike."""
    return player(dice, zone=zone, slots={"hike": "walk"}, **more)


def last(*players: Mapping[str, Any], **more: Any) -> State:
    """Return a table without a deck, and without Recon cards unless they are given."""
    empty: dict[str, Any] = {"recon": [], "deck": [], "tables": RIVERS}
    return table(*players, **empty | more)


def explore(seat: int, card: int, dice: str, *, second: int = 0) -> list[str]:
    """Return the lines of an exploration with Hike whose two dice fall on walk."""
    named = [f"{seat} pick {second}"] if second else []
    return [f"{seat} explore {card}", *named, f"{seat} trigger hike", f"{seat} go", f"* roll {dice} 2,0,0,0"]


def rest(seat: int, colour: str) -> list[str]:
    """Return the lines of a turn in which a seat takes back all its dice."""
    return [f"{seat} rest own all", f"* roll {colour} 5,0,0,0"]


@proves("D-END-1")
def test_d_end_1_a_zone_that_cannot_be_filled_triggers_the_end() -> None:
    """With Recon Area and deck empty, whoever explores the zone card has finished."""
    state = play(last(ready(51), player(zone=40)), "0 explore 51", "0 trigger hike")
    assert events(state, "0 go")[-1] == "finished"
    state = play(state, "0 go")
    assert dump(state)["turn"]["finished"] == [0] and dump(state)["players"][0]["zone"] == 0


@proves("D-END-1")
def test_d_end_1_a_recon_card_or_a_deck_keeps_the_game_going() -> None:
    """One Recon card, or one card in the deck, becomes the zone card and nobody has finished."""
    recon = play(last(ready(51), player(zone=40), recon=[5]), *explore(0, 51, "blue"))
    deck = play(last(ready(51), player(zone=40), top=5), *explore(0, 51, "blue"))
    for state in (recon, deck):
        assert dump(state)["players"][0]["zone"] == 5
        assert "finished" not in dump(state)["turn"] and GAME.to_move(state) == 0


@proves("D-END-2")
def test_d_end_2_the_finisher_takes_no_further_turn() -> None:
    """Two cards explored with the last Recon card: finished, and the bonus turn is lost."""
    state = last(ready(51), player(zone=40), player(zone=41), recon=[52])
    state = play(state, *explore(0, 51, "blue", second=52))
    assert dump(state)["players"][0]["journal"] == [51, 52]
    assert GAME.to_move(state) == 1 and "bonus" not in dump(state)["turn"]
    state = play(state, *rest(1, "orange"), *rest(2, "yellow"))
    assert GAME.to_move(state) == OVER


@proves("D-END-3")
def test_d_end_3_a_held_card_does_not_fill_the_zone() -> None:
    """A player with a card on Minnetaree finishes all the same; it cannot be picked as zone card either."""
    state = last(ready(51, tribes=[37], held=[53]), player(zone=40))
    state = play(state, *explore(0, 51, "blue"))
    assert dump(state)["turn"]["finished"] == [0] and GAME.to_move(state) == 1
    assert dump(state)["players"][0] | {"stock": 0, "slots": 0} == dump(state)["players"][0] | {
        "zone": 0, "held": [53], "stock": 0, "slots": 0,
    }  # fmt: skip
    choice = table(ready(51, tribes=[37], held=[53]), player(zone=40), recon=[5, 6], tables=RIVERS)
    choice = play(choice, "0 explore 51", "0 trigger hike", "0 go")
    assert legal(choice) == ["pick 5", "pick 6"] and rule(choice, "pick 53") == "D-END-3"


@proves("D-END-4")
def test_d_end_4_every_other_player_takes_exactly_one_more_turn() -> None:
    """Clockwise from the finisher's left, then the game is over and nothing is legal any more."""
    state = last(player(zone=40), ready(51), player(zone=41), player(zone=42), seat=1)
    state = play(state, *explore(1, 51, "orange"))
    for seat, colour in ((2, "yellow"), (3, "green"), (0, "blue")):
        assert GAME.to_move(state) == seat
        state = play(state, *rest(seat, colour))
    assert GAME.to_move(state) == OVER and legal(state) == []
    assert rule(state, "rest own all", 1) == "D-END-4"
    assert not GAME.stalled(state)
    gray = table(player(), player(tribes=[12], slots={"12.1": "gray walk"}), ask="over", tables=WORLD)
    assert legal(gray) == [] and GAME.chance_outcomes(gray) == []


@proves("D-END-5")
def test_d_end_5_cards_not_explored_count_nothing() -> None:
    """Zone card and held card bring no points, species or tepees, and stay where they lie."""
    fish = next(row["id"] for row in RAW["cards"] if row["discovery"]["species"] == "fish")
    side = {"points": 10, "tepees": 4}
    tables = tables_with({fish: side, 44: side}, {37: {"tepees": 0}})
    seat = player(zone=fish, tribes=[37], held=[44])
    state = table(seat, player(zone=43), ask="over", tables=tables)
    sheets = GAME.scores(state)
    assert [line.points for line in sheets[0].lines] == [line.points for line in sheets[1].lines] == [0, 0, 9]
    assert dump(state)["players"][0]["zone"] == fish and dump(state)["players"][0]["held"] == [44]


@proves("D-END-6")
def test_d_end_6_an_empty_deck_alone_does_not_end_the_game() -> None:
    """The last card of the deck is laid out, later turns find none, and play goes on."""
    state = table(
        player("2 walk", zone=40), player(zone=41), meeting=[1, 3], recon=[4, 6, 7], top=5, deck=[], tables=RIVERS
    )
    state = play(state, "0 place walk plans", "0 pick 4", "0 end turn")
    assert dump(state)["top"] == 0 and dump(state)["bag"] == []
    for _ in range(3):
        state = play(state, *rest(1, "orange"), *rest(0, "blue"))
    assert GAME.to_move(state) == 1 and "last_turns" not in dump(state)["turn"]


@proves("RULING-91")
def test_ruling_91_with_an_empty_recon_area_the_top_card_is_taken() -> None:
    """The visible card becomes the zone card, the next one shows, and the turn goes on."""
    state = table(ready(51, "2 journal"), player(zone=40), recon=[], top=5, tables=RIVERS)
    state = play(state, *explore(0, 51, "blue"))
    assert dump(state)["players"][0]["zone"] == 5 and dump(state)["ask"] == "top"
    state = play(state, "* reveal 8")
    assert dump(state)["top"] == 8 and GAME.to_move(state) == 0
    assert legal(state)[-1] == "end turn"


@proves("RULING-92")
def test_ruling_92_the_finishers_turn_ends_at_once() -> None:
    """The returned dice are rolled into the Stock, then the next seat plays, though dice are left."""
    state = last(ready(51, "3 journal"), player(zone=40))
    state = play(state, "0 explore 51", "0 trigger hike", "0 go")
    assert dump(state)["turn"]["rolling"] == {"blue": 2}
    state = play(state, "* roll blue 2,0,0,0")
    assert stock(state, 0) == {"blue walk": 2, "blue journal": 2}
    assert GAME.to_move(state) == 1


@proves("RULING-92")
def test_ruling_92_so_does_the_turn_of_a_player_in_the_last_turns() -> None:
    """A player who explores in the last turn cannot go on either: the next seat plays."""
    state = last(ready(51), ready(52, "3 journal"), player(zone=41))
    state = play(state, *explore(0, 51, "blue"), *explore(1, 52, "orange"))
    assert stock(state, 1) == {"orange walk": 2, "orange journal": 2}
    assert GAME.to_move(state) == 2


@proves("RULING-93")
def test_ruling_93_the_start_player_does_not_matter_for_the_last_turns() -> None:
    """Whoever started and whoever finishes: the others play once each, clockwise from the finisher."""
    colours = ("blue", "orange", "yellow")
    for start in range(3):
        for finisher in range(3):
            seats = [ready(51) if seat == finisher else player(zone=40 + seat) for seat in range(3)]
            state = last(*seats, seat=finisher, turn={"start": start})
            state = play(state, *explore(finisher, 51, colours[finisher]))
            order = []
            while GAME.to_move(state) != OVER:
                order.append(GAME.to_move(state))
                state = play(state, *rest(order[-1], colours[order[-1]]))
            assert order == [(finisher + 1) % 3, (finisher + 2) % 3]


@proves("RULING-94")
def test_ruling_94_another_finisher_does_not_change_the_last_turns() -> None:
    """The second player to run out of cards prolongs nothing and shortens nothing."""
    state = last(ready(51), ready(52), ready(53))
    state = play(state, *explore(0, 51, "blue"), *explore(1, 52, "orange"))
    assert GAME.to_move(state) == 2 and dump(state)["turn"]["finished"] == [0, 1]
    state = play(state, *explore(2, 53, "yellow"))
    assert GAME.to_move(state) == OVER
    assert [row["journal"][:1] for row in dump(state)["players"][:2]] == [[51], [52]]


@proves("RULING-95")
def test_ruling_95_a_finishers_dice_stay_in_play() -> None:
    """Rivals reclaim their colour from the finisher; the finisher's dice with others stay and count there."""
    finisher = player("journal, orange walk", zone=51, slots={"hike": "walk"})
    state = last(finisher, player("blue ride", zone=40), player(zone=41))
    state = play(state, *explore(0, 51, "blue"), "1 rest own some", "1 recall stock-0 walk")
    state = play(state, "* roll orange 0,0,0,1")
    assert stock(state, 0) == {"blue walk": 2}
    assert stock(state, 1) == {"blue ride": 1, "orange journal": 1}
    assert [sheet.tie_break for sheet in GAME.scores(state)] == [2, 2, 0]


@proves("RULING-95")
def test_ruling_95_gray_dice_may_still_be_demanded_from_a_finisher() -> None:
    """With an empty supply the finisher is the donor and decides which die to give."""
    finisher = player("journal, gray ride, gray negotiate", zone=51, slots={"hike": "walk"})
    state = last(finisher, player("negotiate", zone=40), meeting=[1], supply=0)
    state = play(state, *explore(0, 51, "blue"), "1 place negotiate friendly")
    assert GAME.to_move(state) == 0 and legal(state) == ["give stock ride", "give stock negotiate"]
    state = play(state, "0 give stock ride", "* roll gray 0,0,0,1", "1 end turn")
    assert stock(state, 0) == {"blue walk": 2, "gray negotiate": 1}
    assert GAME.to_move(state) == OVER


@proves("RULING-96")
def test_ruling_96_a_game_without_explorations_is_scored_as_it_stands() -> None:
    """After so many turns in a row without a card explored the game is over; 200 in the printed tables."""
    state = table(player(zone=40), player(zone=41), tables=world(ONE_RIVER, limits={"stall_turns": 3}))
    state = play(state, *rest(0, "blue"), *rest(1, "orange"))
    assert GAME.to_move(state) == 0 and not GAME.stalled(state)
    acted = play(state, "0 place walk change", "0 turn blue walk to ride", "0 stop")
    assert events(acted, "0 end turn")[-1] == "stalled"
    for done in (play(acted, "0 end turn"), play(state, *rest(0, "blue"))):
        assert GAME.to_move(done) == OVER and GAME.stalled(done)
        assert GAME.winners(done) != ()
    assert RAW["limits"]["stall_turns"] == 200


@proves("RULING-96")
def test_ruling_96_an_exploration_starts_the_count_anew() -> None:
    """A turn with a card explored is not quiet; a declined bonus turn is no turn at all."""
    tables = world(ONE_RIVER, limits={"stall_turns": 2})
    state = table(ready(51), player(zone=40), recon=[52, 5, 6], turn={"quiet": 1}, tables=tables)
    state = play(state, "0 explore 51", "0 pick 52", "0 trigger hike", "0 go", "0 pick 5", "* roll blue 2,0,0,0")
    state = play(state, "0 end turn", "* reveal 11", "* reveal 12")
    turns = GAME.turns(state)
    state = play(state, "0 decline bonus")
    assert "quiet" not in dump(state)["turn"] and GAME.turns(state) == turns
    state = play(state, *rest(1, "orange"))
    assert GAME.to_move(state) == 0
    state = play(state, *rest(0, "blue"))
    assert GAME.to_move(state) == OVER and GAME.stalled(state)


@proves("RULING-96")
def test_ruling_96_a_bonus_turn_counts_like_any_other() -> None:
    """A bonus turn used for a rest is one quiet turn, the rival's rest the second."""
    tables = world(ONE_RIVER, limits={"stall_turns": 2})
    state = table(player(zone=40), player(zone=41), turn={"bonus": True}, tables=tables)
    state = play(state, *rest(0, "blue"))
    assert GAME.to_move(state) == 1 and dump(state)["turn"]["quiet"] == 1
    assert GAME.stalled(play(state, *rest(1, "orange")))


@proves("RULING-96")
def test_ruling_96_the_regular_end_takes_precedence() -> None:
    """When the last turn is also the last quiet one, the game has ended by the rules and did not stall."""
    tables = world(ONE_RIVER, limits={"stall_turns": 1})
    state = last(ready(51), player(zone=40), tables=tables)
    state = play(state, *explore(0, 51, "blue"), *rest(1, "orange"))
    assert GAME.to_move(state) == OVER and not GAME.stalled(state)


@proves("RULING-101")
def test_ruling_101_a_meeting_area_without_the_wanted_attitude_stays() -> None:
    """Three wary cards lie there turn after turn; Friendly tribe cannot be used."""
    state = table(player("negotiate, 2 walk", zone=40), player(zone=41), meeting=[3, 6, 11], tables=RIVERS)
    for _ in range(2):
        assert rule(state, "place negotiate friendly") == "D-TRIBE-3"
        state = play(state, "0 place negotiate plans", "0 pick 1" if 1 in dump(state)["recon"] else "0 pick 40")
        state = play(state, "0 end turn", *rest(1, "orange"), "0 rest right", "* roll blue 0,0,1,0")
        assert dump(state)["meeting"] == [3, 6, 11]
        state = play(state, *rest(1, "orange"))


@proves("RULING-102")
def test_ruling_102_tie_break_dice_are_counted_after_the_last_turn() -> None:
    """The dice recovered in the very last turn count: they turn a lost tie into a victory."""
    turn = {"last_turns": 1, "finished": [0]}
    state = table(player("2 walk", zone=40), player("walk", zone=41), seat=1, turn=turn, tables=RIVERS)
    assert [sheet.tie_break for sheet in GAME.scores(state)] == [2, 1]
    assert [sheet.place for sheet in GAME.scores(state)] == [1, 2] and GAME.winners(state) == ()
    state = play(state, *rest(1, "orange"))
    assert [sheet.tie_break for sheet in GAME.scores(state)] == [2, 5]
    assert GAME.to_move(state) == OVER and GAME.winners(state) == (1,)
