"""Every action of Discoveries, made once from printed limits, never from data rows.

`actions.txt` beside this file lists ids and texts; a test compares. Ids are only ever appended to.
"""

from typing import ClassVar, Final

from keelboat.discoveries.names import (
    BANKS,
    BOARD,
    COLOURS,
    DICE_PER_SEAT,
    FACES,
    GRAY,
    LAST_EXPLORATION_CARD,
    MAX_CARD,
    MAX_GRAY,
    MAX_SEATS,
    MAX_SLOTS,
    N_BOARD,
    N_EXPLORATIONS,
    N_FACES,
    ONE_TURN,
    SIOUX_CARDS,
    Ask,
    exploration_name,
)
from keelboat.parts.actions import find_action
from keelboat.parts.dice import roll_weight, rolls
from keelboat.parts.door import Action


class Decision(Action):
    """An action of a seat; `asks` are the questions that it may answer."""

    asks: ClassVar[tuple[int, ...]] = ()

    def __reduce__(self) -> tuple[object, ...]:
        return by_text, (self.text,)


class Slot:
    """A prerequisite slot: which exploration action, which of its slots (0-based), how it is written."""

    def __init__(self, action: int, slot: int) -> None:
        self.action: Final = action
        self.slot: Final = slot
        self.name: Final = BOARD[action] if action < N_BOARD else f"{exploration_name(action)}.{slot + 1}"


def _slots() -> list[Slot]:
    board = [Slot(action, 0) for action in range(N_BOARD)]
    cards = [Slot(action, slot) for action in range(N_BOARD, N_EXPLORATIONS) for slot in range(MAX_SLOTS)]
    return board + cards


SLOTS: Final = _slots()
"""All slots of an Action zone: one on each board action, up to three on each exploration card."""


def slot_number(action: int, slot: int) -> int:
    """Return the place of a slot in SLOTS."""
    return action if action < N_BOARD else N_BOARD + (action - N_BOARD) * MAX_SLOTS + slot


class Place(Decision):
    """Play dice of a face onto a one-turn action or a slot: `place walk hike`, `place ride 12.2`."""

    opens = "D-ACT-1"
    asks = (Ask.TURN,)

    def __init__(self, face: int, spot: int) -> None:
        super().__init__(f"place {FACES[face]} {SPOTS[spot]}")
        self.face: Final = face
        self.spot: Final = spot
        self.slot: Final[Slot | None] = None if spot < len(ONE_TURN) else SLOTS[spot - len(ONE_TURN)]


class Die(Decision):
    """Pay with a die that shows the face (`die blue`) or is turned as it is played (`die blue ride via 41`)."""

    opens = "D-ACT-14"
    asks = (Ask.DIE,)

    def __init__(self, colour: int, face: int, via: int) -> None:
        shown = f" {FACES[face]} via {via}" if via else ""
        super().__init__(f"die {COLOURS[colour]}{shown}")
        self.colour: Final = colour
        self.face: Final = face
        """What the die shows before a card turns it; -1 when it shows the face that is paid."""
        self.via: Final = via


class Take(Decision):
    """Take a Tribe card of the Meeting Area."""

    opens = "D-ACT-10"
    asks = (Ask.TAKE,)

    def __init__(self, card: int) -> None:
        super().__init__(f"take {card}")
        self.card: Final = card


class Pick(Decision):
    """Choose a Discoveries card: first zone card, Minnetaree, exchange, second card, new zone card."""

    opens = "D-EXPL-23"
    asks = (Ask.PICK_FIRST, Ask.RESERVE, Ask.SWAP, Ask.SECOND, Ask.NEW_ZONE)

    def __init__(self, card: int) -> None:
        super().__init__(f"pick {card}")
        self.card: Final = card


class Turn(Decision):
    """Turn a die of the Stock: `turn blue walk to ride`; `walk*` is one that was locked before."""

    opens = "D-CHG-1"
    asks = (Ask.CHANGE,)

    def __init__(self, colour: int, face: int, locked: bool, to: int) -> None:
        super().__init__(f"turn {COLOURS[colour]} {FACES[face]}{'*' if locked else ''} to {FACES[to]}")
        self.colour: Final = colour
        self.face: Final = face
        self.locked: Final = locked
        self.to: Final = to


class Rest(Decision):
    """Recover dice: a whole bank, all own dice, or some of them."""

    opens = "D-TURN-2"
    asks = (Ask.TURN,)

    def __init__(self, what: str) -> None:
        super().__init__(f"rest {what}")
        self.what: Final = what


class Recall(Decision):
    """Call one own die back from a place."""

    opens = "D-REST-3"
    asks = (Ask.RECALL,)

    def __init__(self, where: str, bank: int, seat: int, face: int, slot: Slot | None) -> None:
        super().__init__(f"recall {where}")
        self.bank: Final = bank
        self.seat: Final = seat
        """Whose Stock or board; -1 for a bank or a Tribe card, which has one owner anyway."""
        self.face: Final = face
        self.slot: Final = slot


class Explore(Decision):
    """Begin a journey over this first card."""

    opens = "D-EXPL-13"
    asks = (Ask.TURN,)

    def __init__(self, card: int) -> None:
        super().__init__(f"explore {card}")
        self.card: Final = card


class Alone(Decision):
    """Explore the first card only."""

    opens = "D-EXPL-25"
    asks = (Ask.SECOND,)


class Trigger(Decision):
    """Trigger a prepared exploration action with a journal die."""

    opens = "D-EXPL-12"
    asks = (Ask.TRIGGER,)

    def __init__(self, action: int) -> None:
        super().__init__(f"trigger {exploration_name(action)}")
        self.action: Final = action


class Go(Decision):
    """Set out with the actions triggered so far."""

    opens = "D-EXPL-14"
    asks = (Ask.TRIGGER,)


class Donor(Decision):
    """Choose who gives a gray die."""

    opens = "D-GRAY-5"
    asks = (Ask.DONOR,)

    def __init__(self, seat: int) -> None:
        super().__init__(f"donor {seat}")
        self.seat: Final = seat


class Give(Decision):
    """Give a gray die out of the Stock or off a slot."""

    opens = "D-GRAY-4"
    asks = (Ask.GIVE,)

    def __init__(self, where: str, face: int, slot: Slot | None) -> None:
        super().__init__(f"give {where}")
        self.face: Final = face
        self.slot: Final = slot


class DeclineBonus(Decision):
    """Leave the bonus turn unplayed."""

    opens = "D-EXPL-32"
    asks = (Ask.TURN,)


class Stop(Decision):
    """No more dice to turn or to call back."""

    opens = "D-CHG-2"
    asks = (Ask.CHANGE, Ask.RECALL)


class EndTurn(Decision):
    """End the action turn."""

    opens = "D-ACT-3"
    asks = (Ask.TURN,)


class Outcome(Action):
    """What chance gave; `opens` is the rule that rolls or draws."""

    def __init__(self, text: str) -> None:
        super().__init__(text, chance=True)

    def __reduce__(self) -> tuple[object, ...]:
        return by_text, (self.text,)


class Remove(Outcome):
    """A card leaves the game before it starts."""

    opens = "D-SETUP-3"

    def __init__(self, card: int) -> None:
        super().__init__(f"remove {card}")
        self.card: Final = card


class Reveal(Outcome):
    """The new top card of the deck."""

    opens = "D-REFILL-1"

    def __init__(self, card: int) -> None:
        super().__init__(f"reveal {card}")
        self.card: Final = card


class Roll(Outcome):
    """Dice of one colour as they fell: walk, ride, negotiate, journal."""

    opens = "D-TURN-3"

    def __init__(self, colour: int, counts: tuple[int, ...]) -> None:
        super().__init__(f"roll {COLOURS[colour]} {','.join(map(str, counts))}")
        self.colour: Final = colour
        self.counts: Final = counts
        self.dice: Final = sum(counts)
        self.shown: Final = counts[0] | counts[1] << 5 | counts[2] << 10 | counts[3] << 15
        """The counts as one number, five bits per face."""


class First(Outcome):
    """The start player."""

    opens = "D-SETUP-9"

    def __init__(self, seat: int) -> None:
        super().__init__(f"first {seat}")
        self.seat: Final = seat


SPOTS: Final = (*ONE_TURN, *(slot.name for slot in SLOTS))
N_SPOTS: Final = len(SPOTS)

PLACE: Final = [Place(face, spot) for face in range(N_FACES) for spot in range(N_SPOTS)]
DIE: Final = [Die(colour, -1, 0) for colour in range(len(COLOURS))]
DIE_VIA: Final = [
    Die(colour, face, via) for colour in range(len(COLOURS)) for face in range(N_FACES) for via in SIOUX_CARDS
]
TAKE: Final = [Take(card) for card in range(1, MAX_CARD + 1)]
PICK: Final = [Pick(card) for card in range(1, MAX_CARD + 1)]
TURN: Final = [
    Turn(colour, face, locked, to)
    for colour in range(len(COLOURS))
    for face in range(N_FACES)
    for locked in (False, True)
    for to in range(N_FACES)
]
REST_LEFT: Final = Rest("left")
REST_RIGHT: Final = Rest("right")
REST_OWN_ALL: Final = Rest("own all")
REST_OWN_SOME: Final = Rest("own some")
RECALL_BANK: Final = [Recall(f"bank-{name}", bank, -1, -1, None) for bank, name in enumerate(BANKS)]
RECALL_STOCK: Final = [
    Recall(f"stock-{seat} {FACES[face]}", -1, seat, face, None) for seat in range(MAX_SEATS) for face in range(N_FACES)
]
RECALL_BOARD: Final = [
    Recall(f"board-{seat} {BOARD[action]}", -1, seat, -1, SLOTS[action])
    for seat in range(MAX_SEATS)
    for action in range(N_BOARD)
]
RECALL_CARD: Final = [Recall(slot.name, -1, -1, -1, slot) for slot in SLOTS[N_BOARD:]]
EXPLORE: Final = [Explore(card) for card in range(1, MAX_CARD + 1)]
ALONE: Final = Alone("alone")
TRIGGER: Final = [Trigger(action) for action in range(N_EXPLORATIONS)]
GO: Final = Go("go")
DONOR: Final = [Donor(seat) for seat in range(MAX_SEATS)]
GIVE_STOCK: Final = [Give(f"stock {FACES[face]}", face, None) for face in range(N_FACES)]
GIVE_SLOT: Final = [Give(slot.name, -1, slot) for slot in SLOTS]
DECLINE_BONUS: Final = DeclineBonus("decline bonus")
STOP: Final = Stop("stop")
END_TURN: Final = EndTurn("end turn")

REMOVE: Final = [Remove(card) for card in range(1, MAX_CARD + 1)]
REVEAL: Final = [Reveal(card) for card in range(1, MAX_CARD + 1)]
ROLLS: Final = [
    [
        [Roll(colour, counts) for counts in rolls(dice, N_FACES)] if dice else []
        for dice in range((MAX_GRAY if colour == GRAY else DICE_PER_SEAT) + 1)
    ]
    for colour in range(len(COLOURS))
]
"""ROLLS[colour][dice]: every way that many dice of the colour can fall."""
FIRST: Final = [First(seat) for seat in range(MAX_SEATS)]


def _numbered() -> tuple[Action, ...]:
    table: list[Action] = [*PLACE, *DIE, *DIE_VIA, *TAKE, *PICK, *TURN]
    table += [REST_LEFT, REST_RIGHT, REST_OWN_ALL, REST_OWN_SOME]
    table += [*RECALL_BANK, *RECALL_STOCK, *RECALL_BOARD, *RECALL_CARD]
    table += [*EXPLORE, ALONE, *TRIGGER, GO, *DONOR, *GIVE_STOCK, *GIVE_SLOT, DECLINE_BONUS, STOP, END_TURN]
    table += [*REMOVE, *REVEAL]
    for per_colour in ROLLS:
        for per_count in per_colour:
            table += per_count
    table += FIRST
    for number, action in enumerate(table):
        action.id = number
    return tuple(table)


ACTIONS: Final = _numbered()
BY_TEXT: Final = {action.text: action for action in ACTIONS}


def by_text(text: str) -> Action:
    """Return the action with this text; ValueError says which word is wrong."""
    return find_action(BY_TEXT, text)


def add_picks(cards: int, out: list[Action]) -> None:
    """Add `pick` for each card of a mask, by ascending number."""
    while cards:
        low = cards & -cards
        out.append(PICK[low.bit_length() - 2])
        cards ^= low


def roll_weights(colour: int, dice: int, sides: tuple[int, ...]) -> list[int]:
    """Return the weight of each roll in ROLLS[colour][dice] for dice with these sides."""
    return [roll_weight(roll.counts, sides) for roll in ROLLS[colour][dice]]


assert len(ONE_TURN) + N_BOARD + LAST_EXPLORATION_CARD * MAX_SLOTS == N_SPOTS
