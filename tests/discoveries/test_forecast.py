"""The helps: what a placement completes, what a rest brings, who can call which dice back, what is in reach."""

from typing import Any, cast

from keelboat.discoveries.rules import GAME
from keelboat.parts import State
from tests.discoveries.positions import play, player, table, tables_with

PATHS = tables_with({5: {"paths": ["RRR"]}, 6: {"paths": ["RRRMM"]}, 7: {"paths": ["R"]}, 8: {"paths": ["MMMMMMM"]}})


def forecast(state: State, seat: int = 0) -> dict[str, Any]:
    return cast(dict[str, Any], GAME.forecast(state, seat))


def row(rows: list[dict[str, Any]], action: str) -> dict[str, Any]:
    """Return the row of one action."""
    return next(row for row in rows if row["action"] == action)


def test_a_slot_keeps_one_die_and_discards_the_others() -> None:
    """Hike takes two walk dice: one stays, one goes to the left bank, and the action is then prepared."""
    state = table(player(stock="2 walk, journal", zone=5), player(), tables=PATHS)
    assert row(forecast(state)["placements"], "place walk hike") == {
        "action": "place walk hike",
        "dice": 2,
        "stays": 1,
        "discarded": {"place": "bank-left", "dice": 1},
        "prepares": "hike",
        "crosses": [{"card": 5, "journal_dice": 1}],
    }


def test_a_one_turn_action_discards_everything_it_takes() -> None:
    """Two negotiate dice for a wary tribe go to the right bank; a ride die for new plans to the left one."""
    state = table(player(stock="2 negotiate, ride"), player(), meeting=[3, 6, 8])
    placements = forecast(state)["placements"]
    wary = row(placements, "place negotiate wary")
    assert (wary["dice"], wary["stays"], wary["discarded"]) == (2, 0, {"place": "bank-right", "dice": 2})
    assert wary["prepares"] is None and wary["crosses"] == []
    assert row(placements, "place ride plans")["discarded"] == {"place": "bank-left", "dice": 1}


def test_a_slot_of_one_die_discards_nothing() -> None:
    """The ride die of Horse ride stays."""
    state = table(player(stock="ride"), player())
    assert row(forecast(state)["placements"], "place ride horse-ride")["discarded"] is None


def test_one_of_two_slots_prepares_nothing_yet() -> None:
    """Card 12 has two slots: the first die prepares nothing, the second one does."""
    state = table(player(stock="walk, ride", tribes=[12], zone=5), player(), tables=PATHS)
    first = row(forecast(state)["placements"], "place walk 12.1")
    assert first["prepares"] is None and first["crosses"] == []
    state = table(player(stock="ride", tribes=[12], slots={"12.1": "walk"}, zone=5), player(), tables=PATHS)
    second = row(forecast(state)["placements"], "place ride 12.2")
    assert second["prepares"] == "12"
    assert second["crosses"] == [{"card": 5, "journal_dice": 1}]


def test_a_card_that_is_crossed_already_is_not_news() -> None:
    """What the prepared actions cross without this die is not said to be completed by it."""
    state = table(player(stock="ride", slots={"hike": "walk"}, zone=5), player(), tables=PATHS)
    assert row(forecast(state)["placements"], "place ride horse-ride")["crosses"] == []


def test_a_journey_names_its_sets_and_where_it_may_go_on() -> None:
    """Hike crosses three rivers and, with Horse ride's help, goes on over one more."""
    slots = {"hike": "walk", "horse-ride": "ride"}
    state = table(player(stock="2 journal", slots=slots, zone=5), player(), recon=[7, 6, 8], tables=PATHS)
    journey = row(forecast(state)["journeys"], "explore 5")
    assert journey["points"] == 5
    assert journey["crossed_by"] == [{"actions": ["hike"], "journals_short": 0, "back": 2}]
    assert journey["then"] == [7]
    one_die = table(player(stock="journal", slots=slots, zone=5), player(), recon=[7, 6, 8], tables=PATHS)
    assert row(forecast(one_die)["journeys"], "explore 5")["then"] == []


def test_rests_tell_dice_colours_and_odds() -> None:
    """A rest on a bank brings all its dice; each face has its exact odds."""
    state = table(player(stock="4 walk"), player(stock="5 walk"), left={"blue": 1}, right={"gray": 1}, supply=5)
    rests = forecast(state)["rests"]
    assert [rest["action"] for rest in rests] == ["rest left", "rest right", "rest own all", "rest own some"]
    right = row(rests, "rest right")
    assert (right["dice"], right["colours"]) == (1, {"gray": 1})
    assert right["at_least"] == {"walk": [0.3333], "ride": [0.1667], "negotiate": [0.1667], "journal": [0.3333]}
    assert right["mean"] == {"walk": 0.33, "ride": 0.17, "negotiate": 0.17, "journal": 0.33}
    own = row(rests, "rest own all")
    assert (own["dice"], own["colours"]) == (5, {"blue": 5})
    assert own["at_least"]["journal"][0] == round(1 - (4 / 6) ** 5, 4)
    assert own["mean"]["walk"] == 1.67
    some = row(rests, "rest own some")  # at most four, else it were all
    assert (some["dice"], some["colours"]) == (4, {"blue": 4})
    assert some["at_least"]["journal"][0] == round(1 - (4 / 6) ** 4, 4)


def test_an_empty_bank_is_no_rest() -> None:
    """Only banks with dice are listed (RULING-85)."""
    state = table(player(stock="5 walk"), player(stock="5 ride"))
    assert [rest["action"] for rest in forecast(state)["rests"]] == ["rest own all", "rest own some"]


def test_each_die_of_a_payment_says_where_it_ends_up() -> None:
    """D-EXPL-3, D-EXPL-28: the first die of a slot stays, the next goes to the bank; a journal die comes back."""
    state = play(table(player(stock="2 walk, 2 gray walk"), player()), "0 place walk hike")
    stays = [{"action": "die blue", "place": "hike"}, {"action": "die gray", "place": "hike"}]
    assert forecast(state)["payments"] == stays
    state = play(state, "0 die gray")
    goes = [{"action": "die blue", "place": "bank-left"}, {"action": "die gray", "place": "bank-left"}]
    assert forecast(state)["payments"] == goes
    assert forecast(state, 1)["payments"] == []
    friendly = play(table(player(stock="negotiate, gray negotiate"), player()), "0 place negotiate plans")
    assert {row["place"] for row in forecast(friendly)["payments"]} == {"bank-right"}
    ready = player(stock="journal, gray journal", zone=5, slots={"hike": "walk"})
    journey = play(table(ready, player(), tables=PATHS), "0 explore 5", "0 trigger hike", "0 go")
    assert {row["place"] for row in forecast(journey)["payments"]} == {"stock"}


def test_a_taking_says_where_its_gray_die_comes_from() -> None:
    """From the supply, from a rival, or from nowhere; a Blackfeet card to be taken may decide it (RULING-106)."""

    def gray(mine: str, theirs: str, banks: dict[str, int], meeting: list[int]) -> object:
        players = player(stock=f"negotiate{mine}"), player(stock=theirs)
        state = table(*players, meeting=meeting, right=banks)
        return row(forecast(state)["placements"], "place negotiate friendly")["gray"]

    friends = [1, 2, 5]
    assert gray("", "walk", {}, friends) == "supply"
    assert gray("", "2 gray walk", {"gray": 4}, friends) == "rival"
    assert gray(", 2 gray walk", "gray walk", {"gray": 3}, friends) == "leader"
    assert gray("", "walk", {"gray": 6}, friends) == "nobody"
    wary = table(player(stock="2 negotiate, 2 gray walk"), player(stock="gray walk"), meeting=[3, 6, 49],
                 right={"gray": 3})  # fmt: skip
    assert row(forecast(wary)["placements"], "place negotiate wary")["gray"] == "card"


def test_dice_owed_and_dice_away_are_two_sides_of_the_same_thing() -> None:
    """An orange die in my Stock and one on my slot can be called back; the owner sees the same dice away."""
    mine = player(stock="2 walk, orange ride", slots={"hike": "orange walk", "mountain": "gray ride"})
    state = table(mine, player(stock="2 journal, blue negotiate"))
    where = [
        {"place": "stock", "face": "ride", "dice": 1},
        {"place": "hike", "face": "walk", "dice": 1},
    ]
    assert forecast(state)["owed"] == [{"seat": 1, "dice": 2, "where": where}]
    assert forecast(state, 1)["away"] == [{"seat": 0, "dice": 2, "where": where}]
    blue = [{"place": "stock", "face": "negotiate", "dice": 1}]
    assert forecast(state)["away"] == [{"seat": 1, "dice": 1, "where": blue}]
    assert forecast(state, 1)["owed"] == [{"seat": 0, "dice": 1, "where": blue}]


def test_cards_in_reach_say_what_crosses_them_and_what_is_missing() -> None:
    """Zone and held cards first, then Recon: sets that cross now, and the slots that other sets still lack."""
    state = table(player(zone=6, slots={"hike": "walk"}), player(), recon=[5, 8, 7], tables=PATHS)
    cards = {card["card"]: card for card in forecast(state)["cards"]}
    assert list(cards) == [6, 5, 7, 8]
    assert cards[6]["mine"] and not cards[5]["mine"]
    assert cards[6]["crossed_by"] == []
    assert cards[6]["missing"] == [
        {
            "actions": ["hike", "mountain"],
            "slots": [{"place": "mountain", "face": "same", "dice": 3}],
            "journal_dice": 2,
        }
    ]
    assert cards[5]["crossed_by"] == [{"actions": ["hike"], "journals_short": 1, "back": 2}]
    assert cards[8]["crossed_by"] == [] and cards[8]["missing"] == []
    ride = {"actions": ["horse-ride"], "slots": [{"place": "horse-ride", "face": "ride", "dice": 1}], "journal_dice": 1}
    assert ride in cards[7]["missing"]


def test_a_held_card_is_in_reach() -> None:
    """A card on Minnetaree counts as mine."""
    state = table(player(zone=6, held=[7], tribes=[37], slots={"hike": "walk"}), player(), tables=PATHS)
    cards = {card["card"]: card for card in forecast(state)["cards"]}
    assert cards[7]["mine"]
    assert cards[7]["crossed_by"] == [{"actions": ["hike"], "journals_short": 1, "back": 2}]


def test_a_set_is_short_of_the_journal_dice_that_its_owner_cannot_play() -> None:
    """Two triggers take two journal dice; a card that turns a die helps, a die that is locked does not."""
    slots = {"hike": "walk", "mountain": "gray ride"}

    def short(state: State, seat: int = 0) -> int:
        cards = {card["card"]: card for card in forecast(state, seat)["cards"]}
        return cast(int, cards[6]["crossed_by"][0]["journals_short"])

    mine = player(zone=6, slots=slots, stock="journal")
    assert short(table(mine, player(), tables=PATHS)) == 1
    assert short(table(player(zone=6, slots=slots, stock="2 journal"), player(), tables=PATHS)) == 0
    turned = player(zone=6, slots=slots, stock="journal, ride", tribes=[42])
    assert short(table(turned, player(), tables=PATHS)) == 0
    played = {"played": 1, "faces": ["journal"], "locked": {"blue journal": 1}}
    assert short(table(player(zone=6, slots=slots, stock="2 journal"), player(), tables=PATHS, turn=played)) == 1
    waiting = player(zone=6, slots=slots, stock="2 journal")
    assert short(table(player(stock="journal"), waiting, tables=PATHS, turn=played), 1) == 0


def test_choices_are_forecast_only_for_the_seat_that_has_them() -> None:
    """The others see rests and cards, no placements; so does the active seat inside a payment."""
    state = table(player(stock="walk, gray walk"), player(stock="walk"))
    assert forecast(state, 1)["placements"] == [] and forecast(state, 1)["journeys"] == []
    paying = GAME.apply(state, GAME.parse("place walk plans"))
    assert forecast(paying)["placements"] == []
