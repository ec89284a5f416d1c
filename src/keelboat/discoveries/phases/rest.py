"""Rest: a whole bank, or own dice from wherever they lie (rules 2.9)."""

from itertools import compress
from typing import Final

from keelboat.discoveries.actions import (
    RECALL_BANK,
    RECALL_BOARD,
    RECALL_CARD,
    RECALL_STOCK,
    REST_LEFT,
    REST_OWN_ALL,
    REST_OWN_SOME,
    REST_RIGHT,
    STOP,
    Recall,
    Rest,
)
from keelboat.discoveries.names import (
    BANKS,
    DICE_PER_SEAT,
    LAST_EXPLORATION_CARD,
    LEFT,
    MAX_SLOTS,
    N_BOARD,
    N_COLOURS,
    N_FACES,
    N_KINDS,
    RIGHT,
    After,
    Ask,
)
from keelboat.discoveries.state import BANK, COUNT_BITS, NO_DICE, ROLLING, SLOT_BITS, SLOT_MASK, STOCK, DiscoveriesState
from keelboat.parts.door import Action
from keelboat.parts.words import Event, Message, Reason, Trace

ALL_FACES: Final = range(N_FACES)
REST_OWN: Final[list[Action]] = [REST_OWN_ALL, REST_OWN_SOME]


assert BANK == 0 and N_COLOURS == 5


def legal_rest(state: DiscoveriesState, out: list[Action]) -> None:
    """List the ways to rest; own dice can always be taken (D-INV-7)."""
    dice = state.dice
    if dice[0] or dice[1] or dice[2] or dice[3] or dice[4]:
        out.append(REST_LEFT)
    if dice[5] or dice[6] or dice[7] or dice[8] or dice[9]:
        out.append(REST_RIGHT)
    out += REST_OWN


def advance_rest(state: DiscoveriesState, action: Rest, trace: Trace) -> None:
    """Take the dice and roll them, or ask which ones."""
    state.bonus = 0
    if action is REST_OWN_SOME:
        state.chosen = 0
        state.last = -1
        state.ask = Ask.RECALL
        return
    if action is REST_OWN_ALL:
        if trace is not None:
            trace.append(Event("rest-own", {"seat": state.seat, "n": DICE_PER_SEAT}, "D-REST-3"))
        places: list[Action] = []
        _places(state, places)
        for place in places:
            assert isinstance(place, Recall)
            _take(state, place, DICE_PER_SEAT, trace)
    else:
        bank = LEFT if action is REST_LEFT else RIGHT
        if trace is not None:
            rule = "D-REST-2" if bank == LEFT else "D-REST-1"
            args: dict[str, object] = {"n": state.bank_size(bank), "place": f"bank-{BANKS[bank]}"}
            trace.append(Event("rest-bank", {"seat": state.seat} | args, rule))
        dice = state.dice
        start = BANK + bank * N_COLOURS
        dice[ROLLING : ROLLING + N_COLOURS] = dice[start : start + N_COLOURS]
        dice[start : start + N_COLOURS] = NO_DICE
    state.start_rolling(state.seat, After.RESTED)


def _places(state: DiscoveriesState, out: list[Action]) -> None:
    """List every place where a die of the own colour lies."""
    dice = state.dice
    own = state.colours[state.seat]
    left = DICE_PER_SEAT - dice[ROLLING + own]  # once these are found, the places that remain need no look
    for bank in (LEFT, RIGHT):
        there = dice[BANK + bank * N_COLOURS + own]
        if there:
            out.append(RECALL_BANK[bank])
            left -= there
    for seat in range(state.seats):
        if left == 0:
            return
        start = STOCK + seat * N_KINDS + own * N_FACES
        for face in compress(ALL_FACES, dice[start : start + N_FACES]):
            out.append(RECALL_STOCK[seat * N_FACES + face])
            left -= dice[start + face]
    if left:
        _places_on_slots(state, own, left, out)


def _places_on_slots(state: DiscoveriesState, own: int, left: int, out: list[Action]) -> None:
    """List the slots on which the `left` dice of a colour lie: the boards by seat, then the cards by number."""
    slots = state.slots
    low = 1 + own * N_FACES
    high = own * N_FACES + N_FACES
    for place in compress(range(N_BOARD * state.seats), slots[LAST_EXPLORATION_CARD:]):
        if low <= slots[LAST_EXPLORATION_CARD + place] <= high:
            out.append(RECALL_BOARD[place])
            left -= 1
    filled = 0
    for mask in state.filled:
        filled |= mask
    filled >>= N_BOARD  # now bit 3c + s is slot s of the card with the c-th word
    while left and filled:
        bit = filled & -filled
        place = bit.bit_length() - 1
        if low <= slots[place // MAX_SLOTS] >> place % MAX_SLOTS * SLOT_BITS & SLOT_MASK <= high:
            out.append(RECALL_CARD[place])
            left -= 1
        filled ^= bit


def legal(state: DiscoveriesState, out: list[Action]) -> None:
    """List the places to call a die back from, in ascending order, and `stop` after the first."""
    if state.last < 0:
        _places(state, out)
    else:
        places: list[Action] = []
        _places(state, places)
        for place in places:
            if place.id >= state.last:
                out.append(place)
    if state.chosen:
        out.append(STOP)


def advance(state: DiscoveriesState, action: Recall, trace: Trace) -> None:
    """Call one die back; all five would be `own all`, so four are the most."""
    _take(state, action, 1, trace)
    state.chosen += 1
    state.last = action.id
    if state.chosen == DICE_PER_SEAT - 1:
        finish(state, trace)
        return
    options: list[Action] = []
    legal(state, options)
    if len(options) > 1:
        state.options = options
    else:
        finish(state, trace)


def finish(state: DiscoveriesState, trace: Trace) -> None:
    """Roll the dice called back."""
    if trace is not None:
        trace.append(Event("rest-own", {"seat": state.seat, "n": state.chosen}, "D-REST-3"))
    state.chosen = 0
    state.last = -1
    state.start_rolling(state.seat, After.RESTED)


def _owner(state: DiscoveriesState, card: int) -> int:
    """Return the seat that owns a Tribe card."""
    for seat in range(state.seats):
        if state.tribes(seat) >> card & 1:
            return seat
    raise AssertionError(f"nobody owns card {card}, yet a die lies on it")


def _take(state: DiscoveriesState, place: Recall, most: int, trace: Trace) -> None:
    """Move up to so many own dice from a place to the dice that are rolled."""
    own = state.colours[state.seat]
    slot = place.slot
    holder = place.seat
    if slot is not None:
        if holder < 0:
            holder = _owner(state, slot.action - N_BOARD + 1)
        taken = 1
        state.set_slot(holder, slot.action, slot.slot, 0)
        if trace is not None and holder != state.seat:
            args: dict[str, object] = {"seat": state.seat, "other": holder, "place": slot.name}
            trace.append(Event("recalled-off-slot", args, "D-REST-6"))
    else:
        index = (
            BANK + place.bank * N_COLOURS + own if holder < 0 else STOCK + holder * N_KINDS + own * N_FACES + place.face
        )
        taken = min(most, state.dice[index])
        state.dice[index] -= taken
        if holder >= 0:
            state.add_shown(holder, -taken << place.face * COUNT_BITS)
            state.free = -1
        if trace is not None and holder >= 0 and holder != state.seat:
            for _ in range(taken):
                trace.append(Event("recalled-from", {"seat": state.seat, "other": holder}, "D-REST-7"))
    state.dice[ROLLING + own] += taken


def why_not(state: DiscoveriesState, action: Recall) -> Reason | None:
    """An own die must lie there, and places are named in ascending order (RULING-105)."""
    if action.seat >= state.seats:
        return Reason("D-SETUP-1", Message("why-no-such-seat", {"n": state.seats}))
    places: list[Action] = []
    _places(state, places)
    if action not in places:
        return Reason("RULING-105", Message("why-no-own-die"))
    if action.id < state.last:
        return Reason("RULING-105", Message("why-ascending"))
    return None
