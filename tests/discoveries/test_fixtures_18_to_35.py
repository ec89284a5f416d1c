"""The worked examples of the rules, FX-18 to FX-35 (section 6): loaded positions and action texts only."""

from itertools import permutations

import pytest

from keelboat.discoveries.rules import GAME
from keelboat.parts import CHANCE, OVER, State
from tests.discoveries.journeys import CROSSED, FACTS, NO_SECOND, NOT_CROSSED, WORLD, prepared, refusal, setting_out
from tests.discoveries.positions import TABLES, dump, legal, play, player, rule, stock, table, tables_with
from tests.discoveries.scenes import after_chance, changing, owning
from tests.proves import proves

FACES = ("walk", "ride", "negotiate", "journal")


@pytest.mark.parametrize("seats, removed, boxed, deck", [(2, 25, 4, 22), (3, 15, 2, 31), (4, 5, 0, 40)])
@proves("FX-18")
def test_fx_18_set_up_numbers(seats: int, removed: int, boxed: int, deck: int) -> None:
    """25, 15 or 5 cards are removed, 4, 2 or 0 gray dice boxed, 22, 31 or 40 cards left in the deck."""
    state = GAME.load(dump(GAME.setup(seats, {}, TABLES)), TABLES)
    for card in range(1, removed + 1):
        state = play(state, f"* remove {card}")
    assert rule(state, f"remove {removed + 1}", CHANCE) == "D-SETUP-3"
    state = after_chance(state)
    for _ in range(seats):
        state = after_chance(play(state, f"{GAME.to_move(state)} {legal(state)[0]}"))
    position = dump(state)
    assert position["ask"] == "turn"
    assert position["removed"] == list(range(1, removed + 1))
    assert len(position["bag"]) + 1 == deck
    assert position["supply"] == 10 - boxed


def after_taking(mine: int, b_stock: int, b_slots: int, c: int, *, cards: dict[int, list[int]] | None = None) -> State:
    """Three players, supply empty: seat 0 has taken a friendly card. Counts are gray dice, the rest on a bank."""
    owned = cards or {}
    slots = dict(list({"hike": "gray walk", "horse-ride": "gray ride"}.items())[:b_slots])
    state = table(
        player(f"negotiate, {mine} gray walk", tribes=owned.get(0, [])),
        player(f"{b_stock} gray walk", slots=slots, tribes=owned.get(1, [])),
        player(f"{c} gray walk", tribes=owned.get(2, [])),
        meeting=[1, 3, 6], supply=0, tables=WORLD,
    )  # fmt: skip
    return play(state, "0 place negotiate friendly")


def grays(state: State) -> list[int]:
    """Return the gray dice in the Stocks."""
    return [sum(n for die, n in stock(state, seat).items() if die.startswith("gray")) for seat in range(3)]


@proves("FX-19")
def test_fx_19_the_leader_gives_a_die_of_the_own_choice() -> None:
    """Active 1, B 3, C 0, banks 4: B decides whether the die comes from the Stock or off an action."""
    state = after_taking(1, 1, 2, 0)
    assert dump(state)["banks"]["left"]["gray"] == 4
    assert GAME.to_move(state) == 1
    assert legal(state) == ["give stock walk", "give horse-ride", "give hike"]
    from_stock = play(state, "1 give stock walk", "* roll gray 0,0,0,1")
    assert grays(from_stock) == [2, 0, 0]
    off_slot = play(state, "1 give hike", "* roll gray 0,0,0,1")
    assert dump(off_slot)["players"][1]["slots"] == {"horse-ride": "gray ride"}
    assert stock(off_slot, 0) == {"gray walk": 1, "gray journal": 1}


@proves("FX-19")
def test_fx_19_ties_and_a_sole_leader() -> None:
    """Active 3, B 3: B still gives; active 4, B 3: none; active 1, B 3, C 3: the active player picks."""
    assert grays(play(after_taking(3, 3, 0, 0), "* roll gray 1,0,0,0")) == [4, 2, 0]
    none = after_taking(4, 3, 0, 0)
    assert dump(none)["ask"] == "turn"
    assert grays(none) == [4, 3, 0]
    tied = after_taking(1, 3, 0, 3)
    assert GAME.to_move(tied) == 0
    assert legal(tied) == ["donor 1", "donor 2"]
    assert grays(play(tied, "0 donor 2", "* roll gray 1,0,0,0")) == [2, 3, 2]


@proves("FX-20")
def test_fx_20_blackfeet_hides_gray_dice() -> None:
    """B with Blackfeet: the active player leads alone; active with it: B gives; B with both: C gives."""
    sole = after_taking(3, 3, 0, 0, cards={1: [49]})
    assert dump(sole)["ask"] == "turn"
    assert grays(sole) == [3, 3, 0]
    assert grays(play(after_taking(3, 3, 0, 0, cards={0: [49]}), "* roll gray 1,0,0,0")) == [4, 2, 0]
    assert grays(play(after_taking(1, 3, 0, 2, cards={1: [49, 50]}), "* roll gray 1,0,0,0")) == [2, 3, 1]


@proves("FX-21")
def test_fx_21_wanapum_and_wishram() -> None:
    """54: three dice, one face; 54 + 52: three dice, three faces; 52: two dice, two faces; 54 + 55: four."""
    same = ["0 turn blue walk to ride"] * 4
    wanapum = play(changing("5 walk", 54), *same[:2])
    assert rule(wanapum, "turn blue walk to journal") == "D-CHG-2"
    assert dump(play(wanapum, same[2]))["ask"] == "turn"
    different = [f"0 turn blue walk to {face}" for face in ("ride", "negotiate", "journal")]
    both = play(changing("5 walk", 52, 54), *different)
    assert stock(both, 0) == {f"blue {face}": n for face, n in zip(FACES, (2, 1, 1, 1), strict=True)}
    assert dump(both)["ask"] == "turn"
    wishram = play(changing("5 walk", 52), *different[:2])
    assert dump(wishram)["ask"] == "turn"
    four = play(changing("5 walk", 54, 55), *same[:3])
    assert dump(four)["ask"] == "change"
    assert dump(play(four, same[3]))["ask"] == "turn"


def riding(dice: str, *cards: int) -> State:
    """Zone path RR, Horse ride empty; seat 0 owns these Flathead cards."""
    tables = tables_with({49: {"paths": ["RR"]}}, FACTS)
    return table(player(dice, zone=49, tribes=cards), player(), recon=[53], tables=tables)


@proves("FX-22")
def test_fx_22_flathead_explores_in_one_turn() -> None:
    """Ride on the slot, then a journal die: explored, two dice return; a third die is refused."""
    state = play(riding("ride, journal, walk", 47), "0 place ride horse-ride", "0 explore 49")
    state = play(state, "0 trigger horse-ride", "0 go")
    assert dump(state)["turn"]["rolling"] == {"blue": 2}
    state = play(state, "* roll blue 0,2,0,0")
    assert dump(state)["players"][0]["journal"] == [49]
    assert rule(state, "place walk plans") == "D-CARD-47f"
    assert legal(state) == ["end turn"]


@proves("FX-22")
def test_fx_22_a_face_twice_is_refused_even_with_both_flatheads() -> None:
    """Ride, ride and journal: the journal die is refused."""
    state = play(riding("2 ride, journal", 47, 48), "0 place ride horse-ride", "0 place ride plans")
    assert rule(state, "explore 53") == "D-CARD-47f"
    assert rule(state, "place journal change") == "D-CARD-47f"
    assert legal(state) == ["end turn"]


@proves("FX-23")
def test_fx_23_yankton_and_tetons_pay_hike() -> None:
    """Journal and negotiate both become walk: one stays on Hike, one goes to the left bank."""
    seat = player("journal, negotiate", tribes=[39, 45])
    state = play(table(seat, player(), spare="right", tables=WORLD), "0 place walk hike")
    state = play(state, "0 die blue journal via 39")
    assert dump(state)["players"][0]["slots"] == {"hike": "blue walk"}
    assert dump(state)["banks"]["left"] == {"blue": 1}
    assert stock(state, 0) == {}


@proves("FX-23")
def test_fx_23_tetons_alone_plays_its_die_as_it_is() -> None:
    """A lone negotiate die with Tetons[negotiate] may only be played as negotiate."""
    state = table(player("negotiate", tribes=[45]), player(), meeting=[1, 3, 6], tables=WORLD)
    assert {text.split()[1] for text in legal(state) if text.startswith("place")} == {"negotiate"}


@proves("FX-24")
def test_fx_24_clatsop() -> None:
    """RMR: Hike and Clatsop, not Horse ride; MRM: Hike and both Clatsops, not one."""
    assert refusal("RMR", "hike", 32) is CROSSED
    assert refusal("RMR", "horse-ride", 32) == NOT_CROSSED
    assert refusal("MRM", "hike", 32, 33) is CROSSED
    assert refusal("MRM", "hike", 32) == NOT_CROSSED


@proves("FX-25")
def test_fx_25_extenders() -> None:
    """Six rivers with Hike, 34 and 35, not seven; 35 alone nothing; 36 for mountains only; RRM + 34 = RRRM."""
    assert refusal("RRRRRR", "hike", 34, 35) is CROSSED
    assert refusal("RRRRRRR", "hike", 34, 35) == NOT_CROSSED
    assert refusal("RR", 35) == NOT_CROSSED
    assert refusal("MMM", "mountain", 36) is CROSSED
    assert refusal("MMM", "hike", 36) == NOT_CROSSED
    assert refusal("RRRM", 22, 34) is CROSSED
    assert refusal("RRMR", 22, 34) == NOT_CROSSED


@proves("FX-26")
def test_fx_26_either_or_and_mixed() -> None:
    """R3 or M2: RRRMM refused, MM crossed; mixed RRM: RM and M crossed, MR refused."""
    assert refusal("RRRMM", 18) == NOT_CROSSED
    assert refusal("MM", 18) is CROSSED
    assert refusal("RM", 22) is CROSSED
    assert refusal("M", 22) is CROSSED
    assert refusal("MR", 22) == NOT_CROSSED


@proves("FX-27")
def test_fx_27_carry_over() -> None:
    """Hike runs over the border of RR|RM; on RRM|R it has been interrupted."""
    assert refusal("RR", "hike", "mountain", second="RM") is CROSSED
    assert refusal("RRM", "hike", "mountain", second="R") == NO_SECOND


SPECIES = {
    species: [row["id"] for row in TABLES.raw["cards"] if row["discovery"]["species"] == species]  # type: ignore[index]
    for species in ("plant", "mammal", "bird", "fish")
}


@pytest.mark.parametrize(
    "counts, points",
    [((7, 6, 5, 4), 122), ((3, 2, 1, 0), 26), ((2, 2, 1, 0), 23), ((2, 1, 1, 1), 27), ((1, 0, 0, 0), 3)],
)
@proves("FX-28")
def test_fx_28_species(counts: tuple[int, ...], points: int) -> None:
    """The best sets of (7,6,5,4), (3,2,1,0), (2,2,1,0), (2,1,1,1) and (1,0,0,0) species cards."""
    for order in set(permutations(counts)):
        piles = list(zip(order, SPECIES.values(), strict=True))
        if all(number <= len(cards) for number, cards in piles):
            journal = [card for number, cards in piles for card in cards[:number]]
            state = table(player(journal=journal), player(), player(), player())
            assert GAME.scores(state)[0].lines[1].points == points, order


def last_cards(recon: list[int], dice: str = "2 journal", **more: object) -> State:
    """The deck is empty; zone path RR, card 50 has path R; Hike and Horse ride are prepared."""
    tables = tables_with({49: {"paths": ["RR"]}, 50: {"paths": ["R"]}, 8: {"paths": ["RR"]}}, FACTS)
    seat = player(dice, zone=49, slots={"horse-ride": "ride", "hike": "walk"}, **more)  # type: ignore[arg-type]
    return table(seat, player("walk"), player("walk"), recon=recon, top=0, deck=[], tables=tables)


@proves("FX-29")
def test_fx_29_the_last_recon_card_becomes_the_zone_card() -> None:
    """Deck 0, Recon 1, the zone card alone is crossed: the Recon card is taken, the game goes on."""
    state = play(last_cards([50]), "0 explore 49", "0 alone", "0 trigger hike", "0 go", "* roll blue 2,0,0,0")
    assert dump(state)["players"][0]["zone"] == 50
    assert "finished" not in dump(state)["turn"]
    state = play(state, "0 end turn")
    assert dump(state)["seat"] == 1
    assert "last_turns" not in dump(state)["turn"]


@proves("FX-29")
def test_fx_29_without_a_new_zone_card_the_end_begins() -> None:
    """Deck 0, Recon 1, both cards are crossed: finished, the bonus turn is lost, the others play once each."""
    state = play(last_cards([50]), "0 explore 49", "0 pick 50", "0 trigger hike", "0 go", "* roll blue 2,0,0,0")
    assert dump(state)["players"][0]["zone"] == 0
    assert dump(state)["turn"]["finished"] == [0]
    assert dump(state)["seat"] == 1
    state = play(state, "1 rest own all", "* roll orange 5,0,0,0")
    assert GAME.to_move(state) == 2
    state = play(state, "2 rest own all", "* roll yellow 5,0,0,0")
    assert GAME.to_move(state) == OVER


@proves("FX-29")
def test_fx_29_exploring_a_held_card_ends_nothing() -> None:
    """Deck 0, Recon 0, only the card on Minnetaree is crossed: the zone card remains."""
    state = play(last_cards([], tribes=[37], held=[8]), "0 explore 8", "0 trigger hike", "0 go")
    state = play(state, "* roll blue 2,0,0,0", "0 end turn")
    assert dump(state)["players"][0]["zone"] == 49
    assert dump(state)["players"][0]["journal"] == [8]
    assert dump(state)["seat"] == 1
    assert "finished" not in dump(state)["turn"]


@proves("FX-30")
def test_fx_30_the_last_card_goes_to_the_meeting_area() -> None:
    """Deck 1, Meeting 2, Recon 2 at the end of a turn: Meeting has three, Recon stays at two."""
    state = table(player("walk, ride"), player(), meeting=[1, 0, 3], recon=[5, 6], top=7, deck=[])
    state = play(state, "0 place ride horse-ride", "0 end turn")
    assert dump(state)["meeting"] == [1, 7, 3]
    assert dump(state)["recon"] == [5, 6, 0]
    assert dump(state)["top"] == 0
    assert GAME.to_move(state) == 1


@proves("FX-31")
def test_fx_31_dice_go_to_the_bank_of_their_face() -> None:
    """Ride dice to the left, negotiate dice to the right, a journal die used as walk to the left."""
    ride = play(table(player("3 ride"), player(), spare="right"), "0 place ride mountain")
    assert dump(ride)["banks"]["left"] == {"blue": 2}
    negotiate = play(table(player("3 negotiate"), player()), "0 place negotiate mountain")
    assert dump(negotiate)["banks"]["right"] == {"blue": 2}
    seat = player("journal", tribes=[39])
    turned = play(table(seat, player(), recon=[53], spare="right", tables=WORLD), "0 place walk plans")
    assert dump(turned)["banks"]["left"] == {"blue": 1}


@proves("FX-32")
def test_fx_32_reclaiming_a_die_empties_the_action() -> None:
    """Lola takes her walk die off Charles's Hike: he needs two walk dice again, one does not do."""
    charles = player("walk, journal", slots={"hike": "blue walk"})
    state = table(player(), charles, spare="right")
    state = play(state, "0 rest own some", "0 recall board-1 hike", "* roll blue 0,0,0,1")
    assert stock(state, 0) == {"blue journal": 1}
    assert dump(state)["players"][1]["slots"] == {}
    assert rule(state, "place walk hike") == "D-EXPL-3"
    assert dump(state)["banks"].get("left", {}) == {}
    two = table(player(), player("2 walk", slots={"hike": "blue walk"}))
    assert rule(play(two, "0 rest own all", "* roll blue 5,0,0,0"), "place walk hike") is None


@proves("FX-33")
def test_fx_33_one_mover_two_cards() -> None:
    """Card 3 crosses MM and M and earns a bonus turn; with MM on the second card only the first is crossed."""
    state = prepared("MM", 3, second="M")
    state = after_chance(play(state, *setting_out(3, two=True), "0 pick 53"))
    assert dump(state)["players"][0]["journal"] == [49, 50]
    state = after_chance(play(state, "0 end turn"))
    assert dump(state)["seat"] == 0
    assert "decline bonus" in legal(state)
    assert refusal("MM", 3, second="MM") == NO_SECOND
    assert refusal("MM", 3) is CROSSED


@proves("FX-34")
def test_fx_34_tetons_follows_the_die_that_sets_the_face() -> None:
    """The negotiate die as walk is refused first; after the walk die on Changing the dice it is legal."""
    state = owning("walk, ride, negotiate", 45)
    first = play(state, "0 place walk plans")
    assert stock(first, 0) == {"blue ride": 1, "blue negotiate": 1}
    both = play(owning("walk, gray walk, negotiate", 45), "0 place walk plans")
    assert rule(both, "die blue negotiate via 45") == "D-CARD-43b"
    state = play(state, "0 place walk change", "0 turn blue ride to ride", "0 stop", "0 place walk plans")
    assert dump(state)["turn"]["turners"] == [45]
    assert stock(state, 0) == {"blue ride": 1}


@proves("FX-34")
def test_fx_34_flathead_follows_one_die() -> None:
    """After two ride dice a journal die is refused; after one it is legal, and then nothing more."""
    state = play(owning("2 ride, 2 journal", 47), "0 place ride horse-ride")
    assert rule(play(state, "0 place ride plans"), "place journal change") == "D-CARD-47f"
    state = play(state, "0 place journal plans")
    assert legal(state) == ["end turn"]


@proves("FX-35")
def test_fx_35_after_an_exploration() -> None:
    """A second journal die swaps the new zone card with one of two; a third cannot explore; Recon refills last."""
    tables = tables_with({49: {"paths": ["RR"]}}, FACTS)
    seat = player("3 journal", zone=49, slots={"horse-ride": "ride", "hike": "walk"})
    state = table(seat, player(), recon=[53, 54, 55], top=7, deck=[8, 10], tables=tables)
    state = play(state, "0 explore 49", "0 trigger horse-ride", "0 go", "0 pick 53", "* roll blue 2,0,0,0")
    assert dump(state)["recon"] == [0, 54, 55]
    state = play(state, "0 place journal plans")
    assert legal(state) == ["pick 54", "pick 55"]
    state = play(state, "0 pick 55")
    assert dump(state)["players"][0]["zone"] == 55
    assert dump(state)["recon"] == [0, 54, 53]
    assert rule(state, "explore 55") == "RULING-15"
    assert dump(state)["ask"] == "turn"
    state = play(state, "0 end turn", "* reveal 8")
    assert dump(state)["recon"] == [7, 54, 53]
