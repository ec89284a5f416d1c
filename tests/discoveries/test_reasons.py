"""Why not: the rule, the sentence and what it names (card, face, numbers), reason by reason."""

import pytest

from keelboat.parts import Message, Reason, State
from tests.discoveries.journeys import WORLD, paths, prepared
from tests.discoveries.positions import play, player, table, why
from tests.discoveries.rivers import BOTH, two_cards
from tests.discoveries.scenes import changing, owning

Case = tuple[State, str, str, str, dict[str, object]]


def plain() -> State:
    """Seat 0 has a few dice and two cards, and three wary tribes to meet."""
    seat = player("2 walk, negotiate, ride, gray journal", zone=5, tribes=[1, 12])
    return table(seat, player("walk", zone=7), meeting=[3, 6, 11], recon=[8, 9, 10], tables=WORLD)


def over_rivers(dice: str, **turn: object) -> State:
    """Seat 0 has prepared Hike for its zone card 49 of three rivers."""
    seat = player(dice, zone=49, slots={"hike": "gray walk"})
    return table(seat, player(), recon=[53], turn={"played": 1, "faces": ["journal"], **turn}, tables=paths("RRR"))


def wary(*lines: str) -> State:
    """Seat 0 has paid for Wary tribe."""
    state = table(player("2 negotiate"), player(), meeting=[1, 3, 38], recon=[7, 8, 9], tables=WORLD)
    return play(state, "0 place negotiate wary", *lines)


def tied_donors() -> State:
    """Seats 1 and 2 have two gray dice each, seat 3 has one, and the supply is empty."""
    rivals = (player("2 gray walk"), player("2 gray ride"), player("gray ride"))
    state = table(player("negotiate"), *rivals, meeting=[1, 3, 6], supply=0, tables=WORLD)
    return play(state, "0 place negotiate friendly")


def holding(*lines: str) -> State:
    """Card 30 lies on Minnetaree, Hike is ready for the zone card."""
    seat = player("walk, journal", zone=49, tribes=[37], held=[30], slots={"hike": "walk"})
    return play(table(seat, player(), recon=[8, 9, 10], tables=paths("RRR")), *lines)


def recalling(*lines: str) -> State:
    """Seat 0 calls dice back; two lie with seat 1, the others on the left bank."""
    return play(table(player(), player("blue walk, blue ride")), "0 rest own some", *lines)


def tetons() -> State:
    """A walk die is paid for the slot of card 1; Tetons[negotiate] may turn another die."""
    state = owning("walk, gray walk, 2 negotiate, ride", 1, 34, 45)
    return play(state, "0 place walk plans", "0 die blue", "0 place walk 1.1")


def mixing(*lines: str) -> State:
    """Seat 0 has Flathead, walk and negotiate dice."""
    return play(owning("3 walk, 2 negotiate", 47, meeting=[3, 6, 2]), *lines)


TURNS: list[Case] = [
    (plain(), "place walk 4.1", "D-EXPL-1", "why-not-owned", {"card": 4}),
    (plain(), "place walk 1.2", "D-EXPL-2", "why-no-slot", {"place": "1", "n": 1}),
    (plain(), "place ride 1.1", "D-EXPL-3", "why-wrong-face", {"place": "1.1", "n": 1, "face": "walk"}),
    (plain(), "place walk friendly", "D-TRIBE-1", "why-wrong-face", {"place": "friendly", "n": 1, "face": "negotiate"}),
    (plain(), "place journal wary", "D-TRIBE-2", "why-wrong-face", {"place": "wary", "n": 2, "face": "negotiate"}),
    (plain(), "place negotiate friendly", "D-TRIBE-3", "why-no-tribe", {"attitude": "friendly"}),
    (
        plain(), "place ride mountain", "D-EXPL-3", "why-in-one-go",
        {"place": "mountain", "n": 3, "face": "ride", "have": 1},
    ),
    (
        plain(), "place negotiate wary", "D-ACT-14", "why-dice-short",
        {"place": "wary", "n": 2, "face": "negotiate", "have": 1},
    ),
    (plain(), "rest right", "RULING-85", "why-bank-empty", {"place": "bank-right"}),
    (plain(), "end turn", "D-ACT-3", "why-nothing-played", {}),
    (plain(), "decline bonus", "D-EXPL-32", "why-no-bonus", {}),
    (plain(), "take 3", "D-ACT-10", "why-not-now", {}),
    (plain(), "roll blue 1,0,0,0", "D-TURN-3", "why-chance", {}),
    (plain(), "explore 5", "D-EXPL-4", "why-none-prepared", {}),
    (play(plain(), "0 place walk hike"), "place ride horse-ride", "D-ACT-4", "why-other-face", {"face": "walk"}),
    (play(plain(), "0 place walk hike"), "place walk hike", "D-EXPL-6", "why-slot-full", {}),
    (play(plain(), "0 place walk hike"), "rest left", "D-TURN-2", "why-already-acting", {}),
    (mixing("0 place walk hike"), "place negotiate friendly", "D-CARD-47f", "why-flathead-late", {"n": 2}),
    (mixing("0 place walk plans"), "place negotiate wary", "D-CARD-47c", "why-flathead-one", {"n": 2}),
    (over_rivers("journal"), "explore 48", "D-EXPL-15", "why-not-first-card", {"card": 48}),
    (over_rivers("journal", explored=1), "explore 49", "RULING-15", "why-explored", {}),
    (over_rivers("walk"), "explore 49", "D-EXPL-12", "why-no-journal-die", {}),
    (over_rivers("journal", locked={"blue journal": 1}), "explore 49", "D-ACT-9", "why-locked", {}),
    (prepared("MMMM", "hike"), "explore 49", "D-EXPL-13", "why-no-crossing", {"card": 49}),
    (
        table(
            player("journal", zone=49, slots={"hike": "walk", "mountain": "walk"}), player(), tables=paths("RRRM")
        ), "explore 49", "RULING-55", "why-journal-dice-short", {"n": 2, "have": 1},
    ),
]  # fmt: skip

EFFECTS: list[Case] = [
    (wary(), "take 1", "D-TRIBE-2", "why-attitude", {"card": 1, "attitude": "friendly"}),
    (wary(), "take 2", "D-TRIBE-2", "why-not-in-meeting", {"card": 2}),
    (wary("0 take 38"), "pick 1", "D-CARD-37", "why-not-in-recon", {"card": 1}),
    (tied_donors(), "donor 3", "D-GRAY-3", "why-donor-fewer", {"seat": 3, "n": 1}),
    (tied_donors(), "donor 0", "RULING-24", "why-donor-self", {}),
    (changing("2 walk"), "turn green walk to ride", "D-CHG-2", "why-no-such-die", {"colour": "green", "face": "walk"}),
    (changing("2 walk"), "turn blue walk* to ride", "D-CHG-2", "why-no-locked-die", {"colour": "blue", "face": "walk"}),
    (
        play(changing("2 walk, 2 journal"), "0 turn blue walk to ride"),
        "turn blue journal to walk", "D-CHG-2", "why-one-face", {"face": "ride"},
    ),
    (holding("0 place walk plans"), "pick 30", "D-PLAN-3", "why-held-card", {"card": 30}),
    (holding("0 place walk plans"), "pick 31", "D-PLAN-2", "why-not-in-recon", {"card": 31}),
    (recalling(), "recall stock-2 walk", "D-SETUP-1", "why-no-such-seat", {"n": 2}),
    (recalling(), "recall stock-3 walk", "D-SETUP-1", "why-no-such-seat", {"n": 2}),
    (recalling(), "recall stock-1 journal", "RULING-105", "why-no-own-die", {}),
    (recalling("0 recall stock-1 walk"), "recall bank-left", "RULING-105", "why-ascending", {}),
]  # fmt: skip

JOURNEYS: list[Case] = [
    (play(two_cards(), *BOTH[:1]), "pick 53", "D-EXPL-13", "why-no-second", {"first": 51, "second": 53}),
    (play(two_cards(), *BOTH[:1]), "pick 2", "RULING-52", "why-not-in-recon", {"card": 2}),
    (play(two_cards(), *BOTH[:2]), "go", "D-EXPL-13", "why-not-enough", {"card": 52}),
    (play(two_cards(), *BOTH[:2]), "trigger mountain", "D-EXPL-4", "why-not-prepared", {"place": "mountain"}),
    (play(two_cards(), *BOTH[:2]), "trigger 1", "D-EXPL-1", "why-not-owned", {"card": 1}),
    (play(two_cards(), *BOTH[:3]), "trigger hike", "D-ACT-6", "why-used", {"place": "hike"}),
    (play(two_cards(), *BOTH[:4]), "pick 2", "D-EXPL-27", "why-not-in-recon", {"card": 2}),
    (holding("0 explore 49", "0 trigger hike", "0 go"), "pick 30", "D-END-3", "why-held-card", {"card": 30}),
    (
        play(prepared("RRR", "hike", "mountain"), "0 explore 49"),
        "trigger mountain", "D-EXPL-13", "why-no-crossing-with", {"place": "mountain", "card": 49},
    ),
]  # fmt: skip

DICE: list[Case] = [
    (tetons(), "die green", "D-ACT-1", "why-no-such-die", {"colour": "green", "face": "walk"}),
    (tetons(), "die blue journal via 45", "D-ACT-1", "why-no-such-die", {"colour": "blue", "face": "journal"}),
    (tetons(), "die blue ride via 39", "D-TRIBE-6", "why-not-owned", {"card": 39}),
    (tetons(), "die blue ride via 45", "D-CARD-43", "why-card-takes", {"card": 45, "face": "negotiate"}),
    (tetons(), "die gray walk via 45", "RULING-103", "why-already-shows", {"face": "walk"}),
    (
        play(owning("walk, ride, 2 negotiate, gray walk", 39, 40), "0 place walk hike"),
        "die blue ride via 40", "D-CARD-39b", "why-card-face", {"card": 40, "face": "ride"},
    ),
    (
        play(owning("2 walk, gray walk, 2 negotiate", 1, 39), "0 place walk plans", "0 die blue negotiate via 39",
             "0 place walk 1.1"),
        "die blue negotiate via 39", "D-CARD-56", "why-card-used", {"card": 39},
    ),
    (
        play(owning("walk, ride, gray ride, negotiate", 45, 47), "0 place walk plans", "0 place ride horse-ride"),
        "die blue negotiate via 45", "D-CARD-47e", "why-not-with-flathead", {"card": 45},
    ),
    (
        play(owning("walk, gray walk, negotiate", 1, 45), "0 place walk 1.1"),
        "die blue negotiate via 45", "D-CARD-43b", "why-face-not-set", {"face": "walk"},
    ),
    (
        play(owning("2 walk, 2 gray walk, orange walk", turn={"played": 1, "faces": ["walk"],
             "locked": {"orange walk": 1}}), "0 place walk change"),
        "die orange", "D-ACT-9", "why-locked", {},
    ),
    (
        play(owning("2 walk, 2 orange walk, 2 gray walk"), "0 place walk mountain", "0 die gray", "0 die orange"),
        "die blue", "D-EXPL-3", "why-ascending", {},
    ),
    (
        play(owning("walk, journal, ride, gray journal, gray ride", 39, 44, 46), "0 place walk mountain", "0 die blue"),
        "die gray journal via 46", "D-EXPL-3", "why-ascending", {},
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("state", "text", "rule", "key", "args"),
    [*TURNS, *EFFECTS, *JOURNEYS, *DICE],
    ids=lambda value: value if isinstance(value, str) and not value.startswith("why-") else "",
)
def test_a_reason_names_its_rule_and_what_is_wrong(
    state: State, text: str, rule: str, key: str, args: dict[str, object]
) -> None:
    """The first rule that fails, with the card, place, face or number that the sentence needs."""
    assert why(state, text) == Reason(rule, Message(key, args))


def test_a_reason_names_who_is_to_move() -> None:
    """Whoever is not to move is told whose turn it is, or that dice are rolled first."""
    assert why(plain(), "place walk hike", seat=1) == Reason("D-TURN-1", Message("why-not-yours", {"seat": 0}))
    rolling = play(plain(), "0 rest left")
    assert why(rolling, "end turn", seat=0) == Reason("D-TURN-3", Message("why-chance-to-move"))
