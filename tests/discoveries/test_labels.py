"""What buttons say: the result of an action here, with the numbers of this moment."""

import pytest

from keelboat.discoveries.rules import GAME
from keelboat.parts import State
from tests.discoveries.positions import play, player, table


def label(state: State, text: str) -> tuple[str, dict[str, object]]:
    message = GAME.label(state, GAME.parse(text))
    return message.key, message.args


def start() -> State:
    return table(
        player(stock="walk, journal", tribes=[41], zone=14),
        player(stock="blue ride", tribes=[12], slots={"12.2": "blue ride", "hike": "blue walk"}, zone=22),
        left={"gray": 2}, supply=4,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("action", "key", "args"),
    [
        ("place walk hike", "label-slot", {"n": 2, "face": "walk", "place": "hike"}),
        ("place negotiate wary", "label-wary", {"n": 2, "face": "negotiate"}),
        ("place journal plans", "label-plans", {"n": 1, "face": "journal"}),
        ("place ride 12.2", "label-slot", {"n": 1, "face": "ride", "place": "12.2"}),
        ("take 3", "label-take", {"card": 3}),
        ("pick 37", "label-pick-zone", {"card": 37, "first": 0, "n": 10}),
        ("turn blue walk to ride", "label-turn", {"colour": "blue", "from": "walk", "to": "ride"}),
        ("turn gray walk* to ride", "label-turn-locked", {"colour": "gray", "from": "walk", "to": "ride"}),
        ("turn blue walk to walk", "label-turn-same", {"colour": "blue", "face": "walk"}),
        ("rest left", "label-rest-bank", {"n": 7, "place": "bank-left"}),
        ("rest right", "label-rest-bank", {"n": 0, "place": "bank-right"}),
        ("rest own all", "label-rest-all", {"n": 5}),
        ("rest own some", "label-rest-some", {}),
        ("recall bank-left", "label-recall-bank", {"place": "bank-left"}),
        ("recall stock-1 ride", "label-recall-stock", {"seat": 1, "face": "ride"}),
        ("recall board-1 hike", "label-recall-slot", {"seat": 1, "place": "hike"}),
        ("recall 12.2", "label-recall-slot", {"seat": 1, "place": "12.2"}),
        ("recall 20.1", "label-recall-slot", {"seat": 0, "place": "20.1"}),
        ("explore 14", "label-explore", {"card": 14, "n": 6}),
        ("alone", "label-alone", {"card": 0}),
        ("trigger 12", "label-trigger", {"place": "12"}),
        ("trigger mountain", "label-trigger", {"place": "mountain"}),
        ("donor 1", "label-donor", {"seat": 1}),
        ("give stock ride", "label-give-stock", {"face": "ride"}),
        ("give 12.2", "label-give-slot", {"place": "12.2"}),
        ("decline bonus", "label-decline-bonus", {}),
        ("stop", "label-stop", {}),
        ("end turn", "label-end-turn", {}),
        ("go", "label-go", {"card": 0}),
        ("roll blue 1,0,0,2", "label-roll", {"colour": "blue", "faces": {"walk": 1, "journal": 2}}),
        ("remove 4", "label-remove", {"card": 4}),
        ("reveal 5", "label-reveal", {"card": 5}),
        ("first 1", "label-first", {"seat": 1}),
    ],
)
def test_every_kind_of_action_has_its_label(action: str, key: str, args: dict[str, object]) -> None:
    """Key and arguments, for legal and illegal actions alike."""
    assert label(start(), action) == (key, args)


def test_labels_follow_the_decision() -> None:
    """The same `pick` says what it is for, a die what it shows and what it becomes."""
    swapping = play(start(), "0 place walk plans")
    card = GAME.legal_actions(swapping)[0]
    assert GAME.label(swapping, card).key == "label-pick-swap"
    paying = table(player(stock="walk, negotiate, ride", tribes=[41]), player(), meeting=[1, 2, 3])
    paying = play(paying, "0 place negotiate friendly")
    assert label(paying, "die blue") == ("label-die", {"colour": "blue", "face": "negotiate"})
    turned = {"colour": "blue", "from": "ride", "to": "negotiate", "card": 41}
    assert label(paying, "die blue ride via 41") == ("label-die-via", turned)


def test_the_die_that_stays_on_a_slot_says_so() -> None:
    """D-EXPL-3: the player chooses which die stays; the dice after it are only paid."""
    state = play(table(player(stock="2 walk, gray walk, ride", tribes=[39]), player()), "0 place walk hike")
    assert label(state, "die gray") == ("label-die-stays", {"colour": "gray", "face": "walk"})
    turned = {"colour": "blue", "from": "ride", "to": "walk", "card": 39}
    assert label(state, "die blue ride via 39") == ("label-die-stays-via", turned)
    state = play(state, "0 die gray")
    assert label(state, "die blue") == ("label-die", {"colour": "blue", "face": "walk"})


def test_a_journey_is_named_by_its_cards() -> None:
    """One card or two, as they were chosen."""
    ready = player(stock="2 journal", zone=1, tribes=[2], slots={"hike": "walk", "2.1": "ride"})
    state = play(table(ready, player(), recon=[26, 3, 4]), "0 explore 1")
    assert label(state, "pick 26") == ("label-pick-second", {"card": 26, "first": 1, "n": 2})
    assert label(play(state, "0 alone"), "go") == ("label-go", {"card": 1})
    assert label(play(state, "0 pick 26"), "go") == ("label-go-two", {"first": 1, "second": 26})
