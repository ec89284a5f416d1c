"""Small numbers with names: goods, places, roles, questions. Everything hot is an int."""

from typing import Final

# Goods: the four primary kinds come first, so that a badge is the number of its kind.
WOOD: Final = 0
FUR: Final = 1
FOOD: Final = 2
EQUIPMENT: Final = 3
CANOE: Final = 4
HORSE: Final = 5
KINDS: Final = ("wood", "fur", "food", "equipment", "canoe", "horse")
N_KINDS: Final = 6
N_PRIMARY: Final = 4
PRIMARY: Final = KINDS[:N_PRIMARY]

# Terrain is a mask: a mixed space is river and mountain (E-TRACK-2).
RIVER: Final = 1
MOUNTAIN: Final = 2
MIXED: Final = RIVER | MOUNTAIN
TERRAINS: Final = ("start", "river", "mountain", "mixed")
"""Names by mask."""
ROUTE_TERRAINS: Final = ("river", "mountain")
LAST_SPACE: Final = 49
SEA: Final = LAST_SPACE + 1
"""What lies beyond the last space: river steps still drop tokens there (R-TRACK-2)."""
LAST_ROUTE_SPACE: Final = 38
MAX_ROUTE_TOKENS: Final = 10

MAX_SEATS: Final = 5
COLOURS: Final = ("blue", "orange", "yellow", "green", "purple")
ROLES: Final = ("leader", "interpreter", "lumberjack", "hunter", "blacksmith", "trapper")
N_ROLES: Final = 6
MAX_ENCOUNTERED: Final = 54
"""Encountered characters are cards 1-54; the starters of the five crews follow."""
MAX_CARD: Final = MAX_ENCOUNTERED + MAX_SEATS * N_ROLES
ALL_ENCOUNTERED: Final = (1 << MAX_ENCOUNTERED + 1) - 2

PLACES: Final = (
    "hunting", "crafting", "gift", "departure", "horse_trade", "canoe_building", "boat_upgrade", "shamanism",
)  # fmt: skip
N_PLACES: Final = 8
PLACE_SOURCE: Final = 100
"""What is being activated is a card's number, or this plus a place's."""

MAX_STRENGTH: Final = 3
JOURNAL_SLOTS: Final = 5
MAX_COMPANIONS: Final = 18
MAX_TILES: Final = 10
MAX_GOODS: Final = 31
"""Eleven places on the boats and two on each of ten tiles (E-BOAT-1)."""
MAX_STEPS: Final = MAX_CARD
"""A move that counts badges cannot be longer than there are cards."""
MAX_OPTIONS: Final = 4
MAX_ANY: Final = 3
"""Goods of the payer's choice in one cost."""
MAX_CHOICE: Final = 2
"""Primary goods of the gainer's choice in one effect."""
START_GOODS: Final = 3
MAX_HEAD_START: Final = 7


def card_name(card: int) -> str:
    """Return how a card is written: its number, or crew colour and role."""
    if card <= MAX_ENCOUNTERED:
        return str(card)
    colour, role = divmod(card - MAX_ENCOUNTERED - 1, N_ROLES)
    return f"{COLOURS[colour]}-{ROLES[role]}"


def starter(colour: int, role: int) -> int:
    """Return the number of a crew's card."""
    return MAX_ENCOUNTERED + 1 + colour * N_ROLES + role


def crew_mask(colour: int) -> int:
    """Return the mask of a crew's six cards."""
    return ((1 << N_ROLES) - 1) << starter(colour, 0)


class Ask:
    """The question that is open: what the next action answers. Plain ints, which the compiler folds."""

    ROUTE: Final = 0  # chance: a route token (R-TRACK-5)
    GOODS: Final = 1  # chance: a seat's start goods (E-SETUP-6)
    REVEAL: Final = 2  # chance: a card for the journal (E-JOURNAL-1)
    FIRST: Final = 3  # chance: the first player (E-SETUP-10)
    TURN: Final = 4  # act, camp, recruit, end (E-TURN-1)
    SUPPORT: Final = 5  # strength for the character played (E-ACT-2)
    ACTIVATE: Final = 6  # use an activation, or stop (E-ACT-9)
    PAY: Final = 7  # which goods pay (R-ACT-8)
    AMOUNT: Final = 8  # how much of a kind to take (E-ACT-10)
    JETTISON: Final = 9  # which goods make room (R-BOAT-1)
    CHOOSE: Final = 10  # which primary goods (R-ACT-9)
    STEPS: Final = 11  # how many steps (R-MOVE-1)
    BOARD: Final = 12  # how many companions come aboard (E-INT-2)
    DISCARD: Final = 13  # hand cards that leave (E-DEPART-1)
    HIRE: Final = 14  # which journal card (E-HIRE-1)
    COPY: Final = 15  # which active character (E-COPY-1)
    PLACE: Final = 16  # which village place (R-VILL-3)
    DISCOUNT: Final = 17  # a card discarded for a recruit (E-RECRUIT-2)
    TIME: Final = 18  # how many time tokens to drop (E-TIME-7)
    PAWN: Final = 19  # whether a boat tile's companion comes along (R-BOAT-6)
    OVER: Final = 20


LAST_CHANCE_ASK: Final = Ask.FIRST

ASK_NAMES: Final = (
    "route", "goods", "reveal", "first", "turn", "support", "activate", "pay", "amount", "jettison", "choose", "steps",
    "board", "discard", "hire", "copy", "place", "discount", "time", "pawn", "over",
)  # fmt: skip


class After:
    """What goes on once the journal is complete."""

    SETUP: Final = 0
    TURN: Final = 1  # a recruit was taken
    POW_WOW: Final = 2  # the newcomer arrives (E-INT-4)
    EFFECT: Final = 3  # the journal was renewed: the next effect
    FRAME: Final = 4  # a hiring action has ended (R-CARDS-10)


AFTER_NAMES: Final = ("setup", "turn", "pow_wow", "effect", "frame")

# What a turn has seen, as bits of `done`.
ACTED: Final = 1
CAMPED: Final = 2
RECRUITED: Final = 4
DONE_NAMES: Final = ("acted", "camped", "recruited")
