"""The position of a game of Discoveries: counts, masks and the open question.

Dice that nobody can tell apart are counts; sets of cards are bit masks (bit c = card c); the deck
is a bag without order and one visible top card, so no future is stored anywhere.
"""

from collections.abc import Iterator
from typing import Final

from mypy_extensions import mypyc_attr

from keelboat.discoveries.names import (
    AREA_PLACES,
    ASK_ROLL,
    GRAY,
    LAST_EXPLORATION_CARD,
    MAX_SLOTS,
    N_BOARD,
    N_COLOURS,
    N_FACES,
    N_KINDS,
    After,
    Ask,
)
from keelboat.discoveries.tables import ActionZone, DiscoveriesTables, Force
from keelboat.parts.door import Action, State

# Where counts lie in `dice`.
BANK: Final = 0  # + bank * 5 + colour
ROLLING: Final = 10  # + colour: about to be rolled into the Stock of `roll_seat`
PAID: Final = 15  # + colour: on the action that is being paid for, or on journal slots
LOCKED: Final = 20  # + colour * 4 + face: the part of the active seat's Stock that may not be played (D-ACT-9)
ASIDE: Final = 40  # + colour * 4 + face: turned by the present Changing the dice
STOCK: Final = 60  # + seat * 20 + colour * 4 + face

# Where cards lie in `own`, four numbers per seat.
TRIBES: Final = 0
JOURNAL_CARDS: Final = 1
HELD: Final = 2
ZONE: Final = 3
OWN: Final = 4

# Where cards lie in `areas`; 0 = an empty place.
MEETING: Final = 0
RECON: Final = AREA_PLACES

# A slot is five bits of its action's number: 0 = empty, else 1 + colour * 4 + face.
SLOT_BITS: Final = 5
SLOT_MASK: Final = 31


# The dice of a face in `free`: at most 30 dice are in a game.
COUNT_BITS: Final = 5
COUNT_MASK: Final = 31
NO_LOCKS: Final = [0] * N_KINDS
NO_DICE: Final = [0] * N_COLOURS


@mypyc_attr(serializable=True)  # compiled, __new__ would run __init__ otherwise, and copy() pays for it
class DiscoveriesState(State):
    """A position; the accessors below name what the flat lists hold."""

    # Slots make a copy three times as fast as a dictionary of forty names.
    __slots__ = (
        "action_zones", "after", "areas", "ask", "bag", "bonus", "cards", "chosen", "colours", "dice", "donor", "due",
        "explored", "face", "faces", "filled", "finished", "first_card", "first_game", "free", "kept", "last",
        "last_turns", "options", "own", "played", "quiet", "ready", "removed", "roll_seat", "seat", "second_card",
        "shown", "slots", "spot", "stalled", "start", "supply", "top", "triggered", "turned_to", "turners", "turns",
        "used",
    )  # fmt: skip

    def __init__(
        self,
        tables: DiscoveriesTables,
        seats: int,
        colours: tuple[int, ...],
        like: "DiscoveriesState | None" = None,
    ) -> None:
        super().__init__(tables, seats)
        self.cards: DiscoveriesTables = tables
        self.colours = colours  # the colour of each seat
        if like is not None:
            self._become(like)
            return
        self.first_game = False

        self.ask: int = Ask.REMOVE
        self.after: int = After.SETUP
        self.seat = 0  # whose turn it is
        self.start = -1  # start player
        self.dice = [0] * (STOCK + seats * N_KINDS)
        self.slots = [0] * (LAST_EXPLORATION_CARD + N_BOARD * seats)
        self.own = [0] * (seats * OWN)
        self.areas = [0] * (2 * AREA_PLACES)
        self.top = 0
        self.bag = 0
        self.removed = 0
        self.supply = 0

        # This turn.
        self.played = 0  # dice played
        self.faces = 0  # mask of the faces played, as used
        self.used = 0  # mask of the one-turn actions executed
        self.turners = 0  # mask of the Yankton and Tetons cards used
        self.explored = 0  # cards explored
        self.bonus = 0  # 1: this is a bonus turn that may still be declined

        # This game.
        self.quiet = 0  # turns in a row in which nothing was explored (RULING-96)
        self.last_turns = -1  # turns still to come once a player has finished; -1 before that
        self.finished = 0  # mask of the seats that take no further turn
        self.stalled = False
        self.turns = 0  # turns begun

        # The decision that is being made.
        self.roll_seat = 0
        self.spot = -1  # what is being paid for; -1: the triggers of a journey
        self.face = 0  # the face that pays
        self.due = 0  # dice still to pay
        self.last = -1  # id of the last piece chosen: sets are asked in ascending order
        self.kept = 0  # the die that stays on the slot, as a slot holds it
        self.chosen = 0  # dice turned or called back so far
        self.turned_to = -1  # the face all dice are turned to
        self.donor = -1
        self.first_card = 0
        self.second_card = 0
        self.triggered = 0  # mask of exploration actions

        # Derived from the lists above and no part of a key: they spare counting the same dice again and again.
        self.shown = [-1] * seats  # dice in each Stock, five bits per face; -1 until they are counted
        self.free = -1  # the same for the dice that the active seat may play, those not locked
        self.filled = [0] * seats  # mask of the slots that hold a die, by their places in SLOTS
        self.ready = [0] * seats  # mask of the exploration actions whose slots are all filled
        self.action_zones: list[ActionZone | None] = [None] * seats  # None until it is asked for
        self.options: list[Action] | None = None  # what may answer the open question, if that was listed already

    def copy(self) -> "DiscoveriesState":
        """Return an independent state: short lists and plain numbers."""
        return DiscoveriesState(self.cards, self.seats, self.colours, self)

    def _become(self, other: "DiscoveriesState") -> None:
        """Take over everything but tables, seats and colours."""
        self.first_game = other.first_game
        self.ask = other.ask
        self.after = other.after
        self.seat = other.seat
        self.start = other.start
        self.dice = other.dice[:]
        self.slots = other.slots[:]
        self.own = other.own[:]
        self.areas = other.areas[:]
        self.top = other.top
        self.bag = other.bag
        self.removed = other.removed
        self.supply = other.supply
        self.played = other.played
        self.faces = other.faces
        self.used = other.used
        self.turners = other.turners
        self.explored = other.explored
        self.bonus = other.bonus
        self.quiet = other.quiet
        self.last_turns = other.last_turns
        self.finished = other.finished
        self.stalled = other.stalled
        self.turns = other.turns
        self.roll_seat = other.roll_seat
        self.spot = other.spot
        self.face = other.face
        self.due = other.due
        self.last = other.last
        self.kept = other.kept
        self.chosen = other.chosen
        self.turned_to = other.turned_to
        self.donor = other.donor
        self.first_card = other.first_card
        self.second_card = other.second_card
        self.triggered = other.triggered
        self.shown = other.shown[:]
        self.free = other.free
        self.filled = other.filled[:]
        self.ready = other.ready[:]
        self.action_zones = other.action_zones[:]
        self.options = other.options  # never changed, only replaced

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.cards, self.seats, self.colours, self.fields())

    def fields(self) -> list[object]:
        """Return everything but tables, seats and colours, in a fixed order: for pickling and keys."""
        return [
            self.first_game,
            self.ask,
            self.after,
            self.seat,
            self.start,
            self.dice[:],
            self.slots[:],
            self.own[:],
            self.areas[:],
            self.top,
            self.bag,
            self.removed,
            self.supply,
            self.played,
            self.faces,
            self.used,
            self.turners,
            self.explored,
            self.bonus,
            self.quiet,
            self.last_turns,
            self.finished,
            self.stalled,
            self.turns,
            self.roll_seat,
            self.spot,
            self.face,
            self.due,
            self.last,
            self.kept,
            self.chosen,
            self.turned_to,
            self.donor,
            self.first_card,
            self.second_card,
            self.triggered,
        ]

    # Cards.

    def tribes(self, seat: int) -> int:
        """Return the mask of the Tribe cards a seat owns."""
        return self.own[seat * OWN + TRIBES]

    def journal(self, seat: int) -> int:
        """Return the mask of the cards a seat has explored."""
        return self.own[seat * OWN + JOURNAL_CARDS]

    def held(self, seat: int) -> int:
        """Return the mask of the cards that lie on a seat's Minnetaree cards."""
        return self.own[seat * OWN + HELD]

    def zone(self, seat: int) -> int:
        """Return a seat's zone card, 0 if there is none."""
        return self.own[seat * OWN + ZONE]

    def add_tribe(self, seat: int, card: int) -> None:
        """Give a seat a Tribe card."""
        self.own[seat * OWN + TRIBES] |= 1 << card
        self.action_zones[seat] = None

    def set_zone(self, seat: int, card: int) -> None:
        self.own[seat * OWN + ZONE] = card

    def meeting_mask(self) -> int:
        """Return the mask of the cards in the Meeting Area."""
        areas = self.areas
        return (1 << areas[0] | 1 << areas[1] | 1 << areas[2]) & ~1

    def recon_mask(self) -> int:
        """Return the mask of the cards in the Reconnaissance Area."""
        areas = self.areas
        return (1 << areas[3] | 1 << areas[4] | 1 << areas[5]) & ~1

    def take_from_area(self, card: int) -> int:
        """Empty the place where a card lies and return which place that was."""
        place = self.areas.index(card)
        self.areas[place] = 0
        return place

    def deck_size(self) -> int:
        """Return how many cards are left to draw, the visible one included."""
        return self.bag.bit_count() + (1 if self.top else 0)

    # Dice.

    def stock(self, seat: int, colour: int, face: int) -> int:
        """Return the dice of a colour and face in a seat's Stock, locked ones included."""
        return self.dice[STOCK + seat * N_KINDS + colour * N_FACES + face]

    def stock_size(self, seat: int) -> int:
        """Return how many dice a seat's Stock holds."""
        start = STOCK + seat * N_KINDS
        return sum(self.dice[start : start + N_KINDS])

    def bank(self, bank: int, colour: int) -> int:
        """Return the dice of a colour on a bank."""
        return self.dice[BANK + bank * N_COLOURS + colour]

    def bank_size(self, bank: int) -> int:
        """Return how many dice lie on a bank."""
        start = BANK + bank * N_COLOURS
        return sum(self.dice[start : start + N_COLOURS])

    def slot_word(self, seat: int, action: int) -> int:
        """Return the slots of an exploration action as one number (a card has one owner, the board one per seat)."""
        return self.slots[self.slot_index(seat, action)]

    def slot_index(self, seat: int, action: int) -> int:
        """Return where the slots of an exploration action lie."""
        return action - N_BOARD if action >= N_BOARD else LAST_EXPLORATION_CARD + seat * N_BOARD + action

    def slot_die(self, seat: int, action: int, slot: int) -> int:
        """Return what a slot holds: 0, or 1 + colour * 4 + face."""
        return self.slot_word(seat, action) >> slot * SLOT_BITS & SLOT_MASK

    def set_slot(self, seat: int, action: int, slot: int, die: int) -> None:
        if action >= N_BOARD:
            index = action - N_BOARD
            bit = 1 << N_BOARD + index * MAX_SLOTS + slot
        else:
            index = LAST_EXPLORATION_CARD + seat * N_BOARD + action
            bit = 1 << action
        shift = slot * SLOT_BITS
        self.slots[index] = self.slots[index] & ~(SLOT_MASK << shift) | die << shift
        if die:
            self.filled[seat] |= bit
            every = self.cards.slots_of[action]
            if self.filled[seat] & every == every:
                self.ready[seat] |= 1 << action
        else:
            self.filled[seat] &= ~bit
            self.ready[seat] &= ~(1 << action)
        self.action_zones[seat] = None

    def clear_slots(self, seat: int, action: int) -> int:
        """Empty all slots of an exploration action and return what they held."""
        index = self.slot_index(seat, action)
        word = self.slots[index]
        self.slots[index] = 0
        self.filled[seat] &= ~self.cards.slots_of[action]
        self.ready[seat] &= ~(1 << action)
        self.action_zones[seat] = None
        return word

    def actions_of(self, seat: int) -> list[int]:
        """Return the exploration actions that a seat has, by ascending number."""
        return self.cards.zone_actions(self.tribes(seat))

    def action_zone(self, seat: int) -> ActionZone:
        """Look up what a seat's Action zone offers, and keep it in `action_zones` until it changes."""
        zone = self.cards.action_zone(self.own[seat * OWN + TRIBES] & self.cards.exploring, self.filled[seat])
        self.action_zones[seat] = zone
        return zone

    def force(self, seat: int) -> Force:
        """Return the exploration actions that a seat has prepared, and how far they carry."""
        return self.cards.force(self.ready[seat])

    def prepared(self, seat: int) -> list[int]:
        """Return the exploration actions whose slots are all filled."""
        return self.force(seat).prepared

    def gray_count(self, seat: int) -> int:
        """Return a seat's gray dice in the Stock and on actions, Blackfeet deducted (D-GRAY-2, D-CARD-49).

        Dice that pay for the present action still lie on it (RULING-23).
        """
        base = STOCK + seat * N_KINDS + GRAY * N_FACES
        dice = self.dice
        count = dice[base] + dice[base + 1] + dice[base + 2] + dice[base + 3]
        for action in self.actions_of(seat):
            word = self.slot_word(seat, action)
            while word:
                if (word & SLOT_MASK) > GRAY * N_FACES:
                    count += 1
                word >>= SLOT_BITS
        if seat == self.seat:
            count += dice[PAID + GRAY]
        return max(0, count - (self.tribes(seat) & self.cards.hiding).bit_count())

    def controlled(self, seat: int) -> int:
        """Return the dice of any colour in a seat's Stock and on its actions (D-SCORE-8)."""
        count = self.stock_size(seat)
        for action in self.actions_of(seat):
            word = self.slot_word(seat, action)
            while word:
                if word & SLOT_MASK:
                    count += 1
                word >>= SLOT_BITS
        return count

    def count_free(self) -> int:
        """Count the dice that the active seat may play, those not locked, and return them as `free` holds them."""
        start = STOCK + self.seat * N_KINDS
        dice = self.dice[start : start + N_KINDS]
        free = sum(dice[0::4]) | sum(dice[1::4]) << 5 | sum(dice[2::4]) << 10 | sum(dice[3::4]) << 15
        self.shown[self.seat] = free
        locked = self.dice[LOCKED : LOCKED + N_KINDS]
        if locked != NO_LOCKS:
            free -= sum(locked[0::4]) | sum(locked[1::4]) << 5 | sum(locked[2::4]) << 10 | sum(locked[3::4]) << 15
        self.free = free
        return free

    def add_shown(self, seat: int, dice: int) -> None:
        """Note that dice, five bits per face, came into a Stock (or left it, if negative)."""
        if self.shown[seat] >= 0:
            self.shown[seat] += dice

    def start_rolling(self, seat: int, after: int) -> None:
        """Ask chance for the dice in ROLLING; they enter this seat's Stock, then `after` goes on."""
        self.roll_seat = seat
        self.after = after
        self.ask = ASK_ROLL


assert N_FACES == 4 and COUNT_BITS == 5


def die_code(colour: int, face: int) -> int:
    """Return a die as a slot holds it."""
    return 1 + colour * N_FACES + face


def cards_of(mask: int) -> Iterator[int]:
    """Yield the cards of a mask by ascending number."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _restored(
    tables: DiscoveriesTables, seats: int, colours: tuple[int, ...], fields: list[object]
) -> DiscoveriesState:
    """Return a state from what `fields` gave: the other half of pickling."""
    new = DiscoveriesState(tables, seats, colours)
    for name, value in zip(FIELD_NAMES, fields, strict=True):
        setattr(new, name, value)
    for seat in range(seats):
        for action in new.actions_of(seat):
            for slot in range(MAX_SLOTS):
                die = new.slot_die(seat, action, slot)
                if die:
                    new.set_slot(seat, action, slot, die)  # for what is derived from it
    return new


FIELD_NAMES: Final = (
    "first_game ask after seat start dice slots own areas top bag removed supply played faces used turners explored "
    "bonus quiet last_turns finished stalled turns roll_seat spot face due last kept chosen turned_to donor "
    "first_card second_card triggered"
).split()
