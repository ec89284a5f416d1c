"""Small numbers with names: faces, colours, spots, questions. Everything hot is an int."""

from typing import Final

WALK: Final = 0
RIDE: Final = 1
NEGOTIATE: Final = 2
JOURNAL: Final = 3
FACES: Final = ("walk", "ride", "negotiate", "journal")
N_FACES: Final = 4

GRAY: Final = 4
COLOURS: Final = ("blue", "orange", "yellow", "green", "gray")
"""A seat's colour is one of the first four; the neutral dice are gray."""
N_COLOURS: Final = 5
N_KINDS: Final = N_COLOURS * N_FACES
"""Dice of one colour and face are alike: 20 kinds."""
DICE_PER_SEAT: Final = 5
MAX_GRAY: Final = 10

LEFT: Final = 0
RIGHT: Final = 1
BANKS: Final = ("left", "right")
BANK_OF: Final = (LEFT, LEFT, RIGHT, RIGHT)
"""The bank to which a die goes, by the face with which it was used (D-ACT-11)."""

RIVER: Final = "R"
MOUNTAIN: Final = "M"

MAX_SEATS: Final = 4
MAX_CARD: Final = 55
LAST_EXPLORATION_CARD: Final = 36
"""Numbers 1-36 carry exploration actions, 37-55 are special: printed by number (section 3 of the rules)."""
SIOUX_CARDS: Final = range(39, 47)
"""Yankton and Tetons, the cards that turn a die as it is played: printed by number (D-CARD-39, D-CARD-43)."""
MAX_SLOTS: Final = 3
"""Prerequisite slots that an exploration card may have."""
AREA_PLACES: Final = 3
"""Cards in the Meeting Area, and in the Reconnaissance Area."""

# One-turn actions, then the exploration actions of the board: the first spots of the Action zone.
FRIENDLY: Final = 0
WARY: Final = 1
CHANGE: Final = 2
PLANS: Final = 3
ONE_TURN: Final = ("friendly", "wary", "change", "plans")
N_ONE_TURN: Final = 4
BOARD: Final = ("horse-ride", "hike", "mountain")
BOARD_IDS: Final = ("horse_ride", "hike", "mountain_expedition")
"""The board's exploration actions as the data file names them."""
N_BOARD: Final = 3

# Exploration actions by number: 0-2 the board's, then card c is c + 2.
N_EXPLORATIONS: Final = N_BOARD + LAST_EXPLORATION_CARD


def exploration_name(action: int) -> str:
    """Return how an exploration action is written: `hike`, or a card's number."""
    return BOARD[action] if action < N_BOARD else str(action - N_BOARD + 1)


def exploration_of_card(card: int) -> int:
    """Return the number of the exploration action on a Tribe card."""
    return card + N_BOARD - 1


class Ask:
    """The question that is open: what the next action answers. Plain ints, which the compiler folds."""

    REMOVE: Final = 0  # chance: a card leaves the game (D-SETUP-3)
    TOP: Final = 1  # chance: the next card of the deck shows its Discoveries side (RULING-04)
    FIRST: Final = 2  # chance: the start player (D-SETUP-9)
    ROLL: Final = 3  # chance: dice that enter a Stock (D-TURN-3)
    PICK_FIRST: Final = 4  # a seat's first zone card (D-SETUP-10)
    TURN: Final = 5  # what to play next, or rest (D-TURN-2)
    DIE: Final = 6  # which die pays (D-EXPL-3)
    TAKE: Final = 7  # which Tribe card (D-TRIBE-1)
    RESERVE: Final = 8  # which card to lay on Minnetaree (D-CARD-37)
    DONOR: Final = 9  # who gives a gray die (D-GRAY-5)
    GIVE: Final = 10  # which gray die is given, asked of the donor (D-GRAY-4)
    CHANGE: Final = 11  # which dice to turn, and to what (D-CHG-2)
    SWAP: Final = 12  # which Recon card to exchange with (D-PLAN-2)
    RECALL: Final = 13  # which own dice to call back (D-REST-3)
    SECOND: Final = 14  # a second card for the journey, or the first alone (D-EXPL-23)
    TRIGGER: Final = 15  # which actions to trigger (D-EXPL-12)
    NEW_ZONE: Final = 16  # the next zone card after an exploration (D-EXPL-27)
    OVER: Final = 17


# The same for the hot path: a name of a module is found several times as fast as one of a class.
ASK_ROLL: Final = Ask.ROLL
ASK_TURN: Final = Ask.TURN
ASK_DIE: Final = Ask.DIE
ASK_GIVE: Final = Ask.GIVE
ASK_CHANGE: Final = Ask.CHANGE
ASK_SWAP: Final = Ask.SWAP
ASK_RECALL: Final = Ask.RECALL
ASK_OVER: Final = Ask.OVER

ASK_NAMES: Final = (
    "remove", "top", "first", "roll", "pick_first", "turn", "die", "take", "reserve", "donor", "give", "change",
    "swap", "recall", "second", "trigger", "new_zone", "over",
)  # fmt: skip


class After:
    """What goes on once the dice are rolled or the next top card shows."""

    SETUP: Final = 0
    PAY: Final = 1  # a Tribe card was taken: now its cost is discarded (RULING-22)
    EXPLORED: Final = 2
    RESTED: Final = 3
    REFILL: Final = 4
    TURN: Final = 5  # the top card became a zone card (RULING-91): the turn goes on


AFTER_PAY: Final = After.PAY
AFTER_EXPLORED: Final = After.EXPLORED
AFTER_RESTED: Final = After.RESTED

AFTER_NAMES: Final = ("setup", "pay", "explored", "rested", "refill", "turn")
