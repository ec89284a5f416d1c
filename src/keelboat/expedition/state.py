"""The position of a game of Expedition: counts, masks and the stack of what is being resolved.

Goods and companions that nobody can tell apart are counts; sets of cards are bit masks (bit c = card c);
the draw pile is a bag without order, so no future is stored anywhere.
"""

from collections.abc import Iterator
from typing import Final

from mypy_extensions import mypyc_attr

from keelboat.expedition.names import JOURNAL_SLOTS, N_KINDS, N_PLACES, After, Ask
from keelboat.expedition.tables import ExpeditionTables
from keelboat.parts.door import Action, State

# Where numbers lie in `players`, so many per seat; a kind of goods is its own place.
ABOARD: Final = 6  # companions on boats
FRONT: Final = 7  # boat tiles that hold goods
BACK: Final = 8  # boat tiles that hold a companion
POSITION: Final = 9
TIME: Final = 10  # time tokens
LOAD: Final = 11  # goods aboard, all kinds: the sum of the first six
ON_CARDS: Final = 12  # companions on own cards
BADGE: Final = 13  # + primary kind: badges in the own play area
PLAYER: Final = 17

# Where numbers lie in `board`; a village place is its own place.
POW_WOW: Final = N_PLACES
NEW_ARRIVAL: Final = N_PLACES + 1
SUPPLY: Final = N_PLACES + 2
TILES: Final = N_PLACES + 3
BOARD_SIZE: Final = N_PLACES + 4

# Where masks lie in `cards`, three per seat.
HAND: Final = 0
FACE_UP: Final = 1
FACE_DOWN: Final = 2
OWN: Final = 3

# A row of a play area as one number: seat, character, support card (0 = none), companions.
ROW_COMPANIONS: Final = 3
ROW_SUPPORT: Final = 8
ROW_CARD: Final = 8

# A frame is two numbers: what is activated, activations left.
FRAME: Final = 2

# Locked and fresh goods: six bits per kind, companions after the goods.
LOCK_BITS: Final = 6
LOCK_MASK: Final = 63
LOCK_COMPANIONS: Final = N_KINDS


@mypyc_attr(serializable=True)  # compiled, __new__ would run __init__ otherwise, and copy() pays for it
class ExpeditionState(State):
    """A position; the accessors below name what the flat lists hold."""

    __slots__ = (
        "after", "ask", "bag", "board", "cards", "chosen", "colours", "data", "discarded", "done", "due", "effect",
        "frames", "fresh", "head_start", "hired", "journal", "last", "locked", "mackenzie", "option", "options", "part",
        "pending", "played", "players", "random_goods", "route", "rows", "seat", "stalled", "start", "track", "turns",
        "winner",
    )  # fmt: skip

    def __init__(
        self, tables: ExpeditionTables, seats: int, colours: tuple[int, ...], like: "ExpeditionState | None" = None
    ) -> None:
        super().__init__(tables, seats)
        self.data: ExpeditionTables = tables
        self.colours = colours
        if like is not None:
            self._become(like)
            return
        self.random_goods = False
        self.route = 0  # route tokens still to be drawn
        self.head_start = 0
        self.track: tuple[int, ...] = tables.track  # terrain by position, route tokens included

        self.ask: int = Ask.REVEAL
        self.after: int = After.SETUP
        self.seat = 0  # whose turn it is
        self.start = -1  # first player
        self.players = [0] * (seats * PLAYER)
        self.board = [0] * BOARD_SIZE
        self.cards = [0] * (seats * OWN)
        self.rows: list[int] = []  # play areas in the order of playing
        self.journal = [0] * JOURNAL_SLOTS
        self.bag = 0
        self.discarded = 0
        self.mackenzie = -1  # his position; -1 when he is not there

        # This game and this turn.
        self.turns = 0  # turns begun
        self.done = 0  # what this turn has seen: ACTED, CAMPED, RECRUITED
        self.winner = -1
        self.stalled = False

        # What is being resolved.
        self.frames: list[int] = []
        self.locked = 0  # gained in earlier activations of a locking action
        self.fresh = 0  # gained in the present activation of one
        self.hired = False  # a hire left a hole in the journal
        self.played = 0  # the character that waits for strength, or the card being recruited
        self.option = 0
        self.part = False
        self.effect = 0
        self.pending = 0  # goods about to be gained, six bits per kind
        self.due = 0  # goods still to be thrown overboard, cards that may still be discarded
        self.chosen = 0  # the kind whose amount is asked
        self.last = -1  # id of the last piece chosen: sets are asked in ascending order
        self.options: list[Action] | None = None  # what may answer the open question, if that was listed already

    def copy(self) -> "ExpeditionState":
        """Return an independent state: short lists and plain numbers."""
        return ExpeditionState(self.data, self.seats, self.colours, self)

    def _become(self, other: "ExpeditionState") -> None:
        """Take over everything but tables, seats and colours."""
        self.random_goods = other.random_goods
        self.route = other.route
        self.head_start = other.head_start
        self.track = other.track
        self.ask = other.ask
        self.after = other.after
        self.seat = other.seat
        self.start = other.start
        self.players = other.players[:]
        self.board = other.board[:]
        self.cards = other.cards[:]
        self.rows = other.rows[:]
        self.journal = other.journal[:]
        self.bag = other.bag
        self.discarded = other.discarded
        self.mackenzie = other.mackenzie
        self.turns = other.turns
        self.done = other.done
        self.winner = other.winner
        self.stalled = other.stalled
        self.frames = other.frames[:]
        self.locked = other.locked
        self.fresh = other.fresh
        self.hired = other.hired
        self.played = other.played
        self.option = other.option
        self.part = other.part
        self.effect = other.effect
        self.pending = other.pending
        self.due = other.due
        self.chosen = other.chosen
        self.last = other.last
        self.options = other.options  # never changed, only replaced

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.data, self.seats, self.colours, self.fields())

    def fields(self) -> list[object]:
        """Return everything but tables, seats and colours, in a fixed order: for pickling and keys."""
        found: list[object] = [getattr(self, name) for name in PLAIN_FIELDS]
        found += [getattr(self, name)[:] for name in LIST_FIELDS]
        return found

    # Players.

    def goods(self, seat: int, kind: int) -> int:
        """Return the goods of a kind aboard, locked ones included."""
        return self.players[seat * PLAYER + kind]

    def number(self, seat: int, what: int) -> int:
        """Return one of a seat's numbers: ABOARD, POSITION, TIME and so on."""
        return self.players[seat * PLAYER + what]

    def capacity(self, seat: int) -> int:
        """Return how many goods a seat's boats hold (E-BOAT-1)."""
        return self.data.capacity + self.data.tile_goods * self.players[seat * PLAYER + FRONT]

    def room(self) -> int:
        """Return the free places for goods of the active seat."""
        base = self.seat * PLAYER
        return self.data.capacity + self.data.tile_goods * self.players[base + FRONT] - self.players[base + LOAD]

    def hand(self, seat: int) -> int:
        """Return the mask of a seat's hand."""
        return self.cards[seat * OWN + HAND]

    def face_up(self, seat: int) -> int:
        """Return the mask of a seat's active characters."""
        return self.cards[seat * OWN + FACE_UP]

    def face_down(self, seat: int) -> int:
        """Return the mask of a seat's support cards."""
        return self.cards[seat * OWN + FACE_DOWN]

    def rows_of(self, seat: int) -> list[tuple[int, int, int]]:
        """Return a play area: character, support card (0 = none), companions, in the order of playing."""
        return [row_parts(row) for row in self.rows if row_seat(row) == seat]

    def active_cards(self) -> int:
        """Return the mask of the active characters of all play areas."""
        mask = 0
        for seat in range(self.seats):
            mask |= self.cards[seat * OWN + FACE_UP]
        return mask

    def free_goods(self, kind: int) -> int:
        """Return the goods of a kind that the active seat may use now: those not locked (R-LOCK-1)."""
        return self.players[self.seat * PLAYER + kind] - (self.locked >> kind * LOCK_BITS & LOCK_MASK)

    def free_companions(self) -> int:
        """Return the companions aboard that the active seat may use now."""
        return self.players[self.seat * PLAYER + ABOARD] - (self.locked >> LOCK_COMPANIONS * LOCK_BITS & LOCK_MASK)

    def can_act(self) -> bool:
        """Return whether the active seat can commit an action (E-TURN-6)."""
        hand = self.cards[self.seat * OWN + HAND]
        return self.players[self.seat * PLAYER + ABOARD] > 0 or hand & hand - 1 != 0

    def on_board(self) -> int:
        """Return the companions on the board: places, Pow-wow, New Arrival (R-COMP-5)."""
        return sum(self.board[: NEW_ARRIVAL + 1])

    def locking(self) -> bool:
        """Return whether what is gained now may not serve a later activation (E-LOCK-1): the outermost action says."""
        frames = self.frames
        return len(frames) > 0 and self.data.source(frames[0]).locks

    # Changes.

    def add_row(self, seat: int, card: int, support: int, companions: int) -> None:
        """Add a character to a play area; areas lie in seat order, so that equal positions have equal keys."""
        rows = self.rows
        at = len(rows)
        while at and row_seat(rows[at - 1]) > seat:
            at -= 1
        rows.insert(at, row_of(seat, card, support, companions))

    def gain(self, kind: int, n: int) -> None:
        """Put goods on the active seat's boats."""
        base = self.seat * PLAYER
        self.players[base + kind] += n
        self.players[base + LOAD] += n
        if self.locking():
            self.fresh += n << kind * LOCK_BITS

    def lose(self, kind: int, n: int) -> None:
        """Take goods off the active seat's boats; fresh ones go last."""
        base = self.seat * PLAYER
        self.players[base + kind] -= n
        self.players[base + LOAD] -= n
        if self.fresh:
            self._trim_fresh(kind, self.free_goods(kind))

    def gain_companions(self, n: int) -> None:
        """Bring companions aboard."""
        self.players[self.seat * PLAYER + ABOARD] += n
        if self.locking():
            self.fresh += n << LOCK_COMPANIONS * LOCK_BITS

    def lose_companions(self, n: int) -> None:
        """Send companions off the boats; fresh ones go last."""
        self.players[self.seat * PLAYER + ABOARD] -= n
        if self.fresh:
            self._trim_fresh(LOCK_COMPANIONS, self.free_companions())

    def _trim_fresh(self, kind: int, free: int) -> None:
        shift = kind * LOCK_BITS
        fresh = self.fresh >> shift & LOCK_MASK
        if fresh > free:
            self.fresh -= fresh - free << shift


def row_of(seat: int, card: int, support: int, companions: int) -> int:
    """Return a row of a play area as one number."""
    return ((seat << ROW_CARD | card) << ROW_SUPPORT | support) << ROW_COMPANIONS | companions


def row_parts(row: int) -> tuple[int, int, int]:
    """Return character, support card and companions of a row."""
    return (
        row >> ROW_COMPANIONS + ROW_SUPPORT & (1 << ROW_CARD) - 1,
        row >> ROW_COMPANIONS & (1 << ROW_SUPPORT) - 1,
        row & (1 << ROW_COMPANIONS) - 1,
    )


def row_seat(row: int) -> int:
    """Return whose row it is."""
    return row >> ROW_COMPANIONS + ROW_SUPPORT + ROW_CARD


def cards_of(mask: int) -> Iterator[int]:
    """Yield the cards of a mask by ascending number."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


PLAIN_FIELDS: Final = (
    "random_goods route head_start track ask after seat start bag discarded mackenzie turns done winner stalled locked "
    "fresh hired played option part effect pending due chosen last"
).split()
LIST_FIELDS: Final = "players board cards rows journal frames".split()


def _restored(tables: ExpeditionTables, seats: int, colours: tuple[int, ...], fields: list[object]) -> ExpeditionState:
    """Return a state from what `fields` gave: the other half of pickling."""
    new = ExpeditionState(tables, seats, colours)
    for name, value in zip([*PLAIN_FIELDS, *LIST_FIELDS], fields, strict=True):
        setattr(new, name, value)
    return new
