"""Every action of Expedition, made once from printed limits, never from data rows.

`actions.txt` beside this file lists ids and texts; a test compares. Ids are only ever appended to.
"""

from itertools import combinations_with_replacement
from typing import ClassVar, Final

from keelboat.expedition.names import (
    KINDS,
    LAST_ROUTE_SPACE,
    MAX_ANY,
    MAX_CARD,
    MAX_CHOICE,
    MAX_COMPANIONS,
    MAX_GOODS,
    MAX_OPTIONS,
    MAX_SEATS,
    MAX_STEPS,
    MAX_STRENGTH,
    N_KINDS,
    N_PLACES,
    N_PRIMARY,
    PLACES,
    ROUTE_TERRAINS,
    START_GOODS,
    Ask,
    card_name,
)
from keelboat.parts.actions import find_action
from keelboat.parts.door import Action


class Decision(Action):
    """An action of a seat; `asks` are the questions that it may answer."""

    asks: ClassVar[tuple[int, ...]] = ()

    def __reduce__(self) -> tuple[object, ...]:
        return by_text, (self.text,)


class Play(Decision):
    """Play a character face up: `play 12`, `play blue-leader`."""

    opens = "E-ACT-1"
    asks = (Ask.TURN,)

    def __init__(self, card: int) -> None:
        super().__init__(f"play {card_name(card)}")
        self.card: Final = card


class Support(Decision):
    """Give it strength: `support 7 +1` is card 7 face down and a companion, `support none +2` two companions."""

    opens = "E-ACT-2"
    asks = (Ask.SUPPORT,)

    def __init__(self, card: int, companions: int) -> None:
        super().__init__(f"support {card_name(card) if card else 'none'} +{companions}")
        self.card: Final = card
        self.companions: Final = companions


class Village(Decision):
    """Put companions on a village place: `village horse_trade 2`."""

    opens = "E-VILLAGE-1"
    asks = (Ask.TURN,)

    def __init__(self, place: int, companions: int) -> None:
        super().__init__(f"village {PLACES[place]} {companions}")
        self.place: Final = place
        self.companions: Final = companions


class Do(Decision):
    """Use an activation for the whole benefit of an option, numbered from 1 in row order."""

    opens = "E-ACT-6"
    asks = (Ask.ACTIVATE,)

    def __init__(self, option: int) -> None:
        super().__init__(f"do {option + 1}")
        self.option: Final = option


class Part(Decision):
    """Use an activation for less than the whole, for nothing, or with goods thrown overboard."""

    opens = "E-ACT-10"
    asks = (Ask.ACTIVATE,)

    def __init__(self, option: int) -> None:
        super().__init__(f"part {option + 1}")
        self.option: Final = option


class Stop(Decision):
    """Leave the other activations unused; no more cards to discard; refuse a boat tile."""

    opens = "E-ACT-9"
    asks = (Ask.ACTIVATE, Ask.DISCARD, Ask.CHOOSE, Ask.PAWN)


class Pay(Decision):
    """Pay the part of a cost that leaves a choice: `pay wood,fur`."""

    opens = "R-ACT-8"
    asks = (Ask.PAY,)

    def __init__(self, kinds: tuple[int, ...]) -> None:
        super().__init__(f"pay {kinds_text(kinds)}")
        self.kinds: Final = kinds
        self.counts: Final = [kinds.count(kind) for kind in range(N_KINDS)]


class Amount(Decision):
    """Take so many of a kind: `amount wood 3`."""

    opens = "E-ACT-10"
    asks = (Ask.AMOUNT,)

    def __init__(self, kind: int, n: int) -> None:
        super().__init__(f"amount {KINDS[kind]} {n}")
        self.kind: Final = kind
        self.n: Final = n


class AmountTime(Decision):
    """Drop so many time tokens: `amount time 1`."""

    opens = "E-TIME-7"
    asks = (Ask.TIME,)

    def __init__(self, n: int) -> None:
        super().__init__(f"amount time {n}")
        self.n: Final = n


class AmountCompanion(Decision):
    """Take so many of the companions that a boat tile brings: `amount companion 0`."""

    opens = "E-UPGRADE-1"
    asks = (Ask.PAWN,)

    def __init__(self, n: int) -> None:
        super().__init__(f"amount companion {n}")
        self.n: Final = n


class Jettison(Decision):
    """Throw one of the goods aboard overboard to make room."""

    opens = "R-BOAT-1"
    asks = (Ask.JETTISON,)

    def __init__(self, kind: int) -> None:
        super().__init__(f"jettison {KINDS[kind]}")
        self.kind: Final = kind


class Steps(Decision):
    """Make so many of the possible steps."""

    opens = "R-MOVE-1"
    asks = (Ask.STEPS,)

    def __init__(self, n: int) -> None:
        super().__init__(f"steps {n}")
        self.n: Final = n


class Board(Decision):
    """Take so many companions of the Pow-wow aboard."""

    opens = "E-INT-2"
    asks = (Ask.BOARD,)

    def __init__(self, n: int) -> None:
        super().__init__(f"board {n}")
        self.n: Final = n


class Choose(Decision):
    """Take these primary goods: `choose wood,wood`; `choose none`."""

    opens = "R-ACT-9"
    asks = (Ask.CHOOSE,)

    def __init__(self, kinds: tuple[int, ...]) -> None:
        super().__init__(f"choose {kinds_text(kinds)}")
        self.kinds: Final = kinds


class Discard(Decision):
    """Discard a hand card for good."""

    opens = "E-DEPART-1"
    asks = (Ask.DISCARD,)

    def __init__(self, card: int) -> None:
        super().__init__(f"discard {card_name(card)}")
        self.card: Final = card


class Hire(Decision):
    """Take a journal card to hand as part of an action."""

    opens = "E-HIRE-1"
    asks = (Ask.HIRE,)

    def __init__(self, card: int) -> None:
        super().__init__(f"hire {card_name(card)}")
        self.card: Final = card


class Copy(Decision):
    """Perform the action of an active character."""

    opens = "E-COPY-1"
    asks = (Ask.COPY,)

    def __init__(self, card: int) -> None:
        super().__init__(f"copy {card_name(card)}")
        self.card: Final = card


class ChoosePlace(Decision):
    """Perform the action of a village place without a companion of one's own."""

    opens = "R-VILL-3"
    asks = (Ask.PLACE,)

    def __init__(self, place: int) -> None:
        super().__init__(f"place {PLACES[place]}")
        self.place: Final = place


class Recruit(Decision):
    """Recruit a card of the journal."""

    opens = "E-TURN-3"
    asks = (Ask.TURN,)

    def __init__(self, card: int) -> None:
        super().__init__(f"recruit {card_name(card)}")
        self.card: Final = card


class Discount(Decision):
    """Discard a hand card to save equipment, or none."""

    opens = "E-RECRUIT-2"
    asks = (Ask.DISCOUNT,)

    def __init__(self, card: int) -> None:
        super().__init__(f"discount {card_name(card) if card else 'none'}")
        self.card: Final = card


class Camp(Decision):
    """Camp."""

    opens = "E-TURN-2"
    asks = (Ask.TURN,)


class EndTurn(Decision):
    """End the turn."""

    opens = "E-TURN-1"
    asks = (Ask.TURN,)


class Outcome(Action):
    """What chance gave; `opens` is the rule that draws."""

    def __init__(self, text: str) -> None:
        super().__init__(text, chance=True)

    def __reduce__(self) -> tuple[object, ...]:
        return by_text, (self.text,)


class Reveal(Outcome):
    """A card comes into the journal."""

    opens = "E-JOURNAL-1"

    def __init__(self, card: int) -> None:
        super().__init__(f"reveal {card_name(card)}")
        self.card: Final = card


class First(Outcome):
    """The first player."""

    opens = "E-SETUP-10"

    def __init__(self, seat: int) -> None:
        super().__init__(f"first {seat}")
        self.seat: Final = seat


class Goods(Outcome):
    """A seat's start goods, drawn."""

    opens = "E-SETUP-6"

    def __init__(self, kinds: tuple[int, ...]) -> None:
        super().__init__(f"goods {kinds_text(kinds)}")
        self.counts: Final = [kinds.count(kind) for kind in range(N_KINDS)]


class Route(Outcome):
    """A route token sets the terrain of a space."""

    opens = "R-TRACK-5"

    def __init__(self, position: int, terrain: int) -> None:
        super().__init__(f"route {position} {ROUTE_TERRAINS[terrain - 1]}")
        self.position: Final = position
        self.terrain: Final = terrain


def kinds_text(kinds: tuple[int, ...]) -> str:
    """Return a set of goods as it is written: `wood,wood,fur`; `none`."""
    return ",".join(KINDS[kind] for kind in kinds) or "none"


def _multisets(kinds: int, least: int, most: int) -> list[tuple[int, ...]]:
    return [found for size in range(least, most + 1) for found in combinations_with_replacement(range(kinds), size)]


PLAY: Final = [Play(card) for card in range(1, MAX_CARD + 1)]
SUPPORT: Final = [Support(card, k) for card in range(1, MAX_CARD + 1) for k in range(MAX_STRENGTH)]
SUPPORT_NONE: Final = [Support(0, k) for k in range(1, MAX_STRENGTH + 1)]
VILLAGE: Final = [Village(place, k) for place in range(N_PLACES) for k in range(1, MAX_STRENGTH + 1)]
DO: Final = [Do(option) for option in range(MAX_OPTIONS)]
PART: Final = [Part(option) for option in range(MAX_OPTIONS)]
STOP: Final = Stop("stop")
PAY: Final = [Pay(kinds) for kinds in _multisets(N_KINDS, 1, MAX_ANY)]
AMOUNT: Final = [[Amount(kind, n) for n in range(MAX_GOODS + 1)] for kind in range(N_KINDS)]
AMOUNT_TIME: Final = [AmountTime(n) for n in range(MAX_STRENGTH)]
AMOUNT_COMPANION: Final = [AmountCompanion(n) for n in range(2)]
JETTISON: Final = [Jettison(kind) for kind in range(N_KINDS)]
STEPS: Final = [Steps(n) for n in range(MAX_STEPS + 1)]
BOARD: Final = [Board(n) for n in range(MAX_COMPANIONS + 1)]
CHOOSE: Final = [Choose(kinds) for kinds in _multisets(N_PRIMARY, 0, MAX_CHOICE)]
DISCARD: Final = [Discard(card) for card in range(1, MAX_CARD + 1)]
HIRE: Final = [Hire(card) for card in range(1, MAX_CARD + 1)]
COPY: Final = [Copy(card) for card in range(1, MAX_CARD + 1)]
PLACE: Final = [ChoosePlace(place) for place in range(N_PLACES)]
RECRUIT: Final = [Recruit(card) for card in range(1, MAX_CARD + 1)]
DISCOUNT: Final = [Discount(card) for card in range(1, MAX_CARD + 1)]
DISCOUNT_NONE: Final = Discount(0)
CAMP: Final = Camp("camp")
END_TURN: Final = EndTurn("end turn")

REVEAL: Final = [Reveal(card) for card in range(1, MAX_CARD + 1)]
FIRST: Final = [First(seat) for seat in range(MAX_SEATS)]
GOODS: Final = [Goods(kinds) for kinds in _multisets(N_PRIMARY, START_GOODS, START_GOODS)]
ROUTE: Final = [
    Route(position, terrain)
    for position in range(1, LAST_ROUTE_SPACE + 1)
    for terrain in range(1, len(ROUTE_TERRAINS) + 1)
]


def _numbered() -> tuple[Action, ...]:
    table: list[Action] = [*PLAY, *SUPPORT, *SUPPORT_NONE, *VILLAGE, *DO, *PART, STOP, *PAY]
    for per_kind in AMOUNT:
        table += per_kind
    table += [*AMOUNT_TIME, *AMOUNT_COMPANION, *JETTISON, *STEPS, *BOARD, *CHOOSE, *DISCARD, *HIRE, *COPY, *PLACE]
    table += [*RECRUIT, *DISCOUNT, DISCOUNT_NONE, CAMP, END_TURN]
    table += [*REVEAL, *FIRST, *GOODS, *ROUTE]
    for number, action in enumerate(table):
        action.id = number
    return tuple(table)


ACTIONS: Final = _numbered()
BY_TEXT: Final = {action.text: action for action in ACTIONS}


def by_text(text: str) -> Action:
    """Return the action with this text; ValueError says which word is wrong."""
    return find_action(BY_TEXT, text)
