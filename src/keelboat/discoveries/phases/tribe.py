"""Taking a Tribe card: the card, its immediate effect, the gray die, then the cost (rules 2.4, RULING-22)."""

from itertools import compress
from typing import Final

from keelboat.discoveries.actions import (
    DONOR,
    GIVE_SLOT,
    GIVE_STOCK,
    TAKE,
    Donor,
    Give,
    Pick,
    Take,
    add_picks,
    slot_number,
)
from keelboat.discoveries.names import (
    ASK_TURN,
    BANK_OF,
    BANKS,
    FRIENDLY,
    GRAY,
    N_COLOURS,
    N_FACES,
    N_KINDS,
    After,
    Ask,
)
from keelboat.discoveries.state import BANK, COUNT_BITS, HELD, OWN, PAID, ROLLING, STOCK, DiscoveriesState, cards_of
from keelboat.parts.door import Action
from keelboat.parts.words import Event, Message, Reason, Trace

ALL_COLOURS: Final = range(N_COLOURS)


def takeable(state: DiscoveriesState, spot: int) -> int:
    """Return the mask of the cards that Friendly tribe or Wary tribe may take (D-TRIBE-1, D-TRIBE-2, D-CARD-51)."""
    areas = state.areas
    meeting = (1 << areas[0] | 1 << areas[1] | 1 << areas[2]) & ~1
    tables = state.cards
    if state.own[state.seat * OWN] & tables.ignoring:
        return meeting
    return meeting & (tables.friendly if spot == FRIENDLY else tables.wary)


def begin(state: DiscoveriesState, trace: Trace) -> None:
    """The cost lies on the action: choose the card, unless there is only one."""
    cards = takeable(state, state.spot)
    if cards & (cards - 1):
        state.ask = Ask.TAKE
    else:
        take(state, cards.bit_length() - 1, trace)


def legal_take(state: DiscoveriesState, out: list[Action]) -> None:
    """List the cards that may be taken."""
    for card in cards_of(takeable(state, state.spot)):
        out.append(TAKE[card - 1])


def why_not_take(state: DiscoveriesState, action: Take) -> Reason | None:
    """The card must lie in the Meeting Area and have the attitude that is paid for."""
    card = action.card
    if takeable(state, state.spot) >> card & 1:
        return None
    rule = "D-TRIBE-1" if state.spot == FRIENDLY else "D-TRIBE-2"
    if not state.meeting_mask() >> card & 1:
        return Reason(rule, Message("why-not-in-meeting", {"card": card}))
    return Reason(rule, Message("why-attitude", {"card": card, "attitude": state.cards.tribe[card].attitude}))


def take(state: DiscoveriesState, card: int, trace: Trace) -> None:
    """Move the card to the Action zone; it works at once (D-TRIBE-6, RULING-17)."""
    seat = state.seat
    state.take_from_area(card)
    state.add_tribe(seat, card)
    if trace is not None:
        rule = "D-TRIBE-1" if state.spot == FRIENDLY else "D-TRIBE-2"
        attitude = state.cards.tribe[card].attitude
        trace.append(Event("tribe-taken", {"seat": seat, "card": card, "attitude": attitude}, rule))
    if state.cards.reserving >> card & 1:
        recon = state.recon_mask()
        if recon & (recon - 1):
            state.ask = Ask.RESERVE
            return
        if recon:
            reserve(state, recon.bit_length() - 1, trace)
            return
    gain_gray(state, trace)


def legal_reserve(state: DiscoveriesState, out: list[Action]) -> None:
    """List the Recon cards that may be laid on Minnetaree."""
    add_picks(state.recon_mask(), out)


def why_not_reserve(state: DiscoveriesState, action: Pick) -> Reason | None:
    """Any card still in the Recon Area (RULING-78)."""
    if state.recon_mask() >> action.card & 1:
        return None
    return Reason("D-CARD-37", Message("why-not-in-recon", {"card": action.card}))


def reserve(state: DiscoveriesState, card: int, trace: Trace) -> None:
    """Lay a Recon card on Minnetaree (D-CARD-37)."""
    state.take_from_area(card)
    state.own[state.seat * OWN + HELD] |= 1 << card
    if trace is not None:
        trace.append(Event("reserved", {"seat": state.seat, "card": card}, "D-CARD-37"))
    gain_gray(state, trace)


def gain_gray(state: DiscoveriesState, trace: Trace) -> None:
    """Gain a gray die: from the supply, else from whoever has most of them (D-GRAY-1 to D-GRAY-6)."""
    if state.supply:
        state.supply -= 1
        _roll_gray(state)
        return
    donors = donor_mask(state)
    if not donors:
        if trace is not None:
            trace.append(Event("gray-none", {"seat": state.seat}, "D-GRAY-6"))
        discard_cost(state, trace)
    elif donors & (donors - 1):
        state.ask = Ask.DONOR
    else:
        set_donor(state, donors.bit_length() - 1, trace)


def donor_mask(state: DiscoveriesState) -> int:
    """Return the opponents who share the highest gray count; none if it is 0 or the active player's alone."""
    counts = [state.gray_count(seat) for seat in range(state.seats)]
    most = max(counts)
    if most == 0:
        return 0  # RULING-25
    return sum(1 << seat for seat in range(state.seats) if counts[seat] == most and seat != state.seat)


def legal_donor(state: DiscoveriesState, out: list[Action]) -> None:
    """List the opponents who may be asked for a gray die."""
    for seat in cards_of(donor_mask(state)):
        out.append(DONOR[seat])


def why_not_donor(state: DiscoveriesState, action: Donor) -> Reason | None:
    """The donor is an opponent with the highest gray count (D-GRAY-3, RULING-24)."""
    if donor_mask(state) >> action.seat & 1:
        return None
    if action.seat == state.seat:
        return Reason("RULING-24", Message("why-donor-self"))
    if action.seat >= state.seats:
        return Reason("D-SETUP-1", Message("why-no-such-seat", {"n": state.seats}))
    count = state.gray_count(action.seat)
    return Reason("D-GRAY-3", Message("why-donor-fewer", {"seat": action.seat, "n": count}))


def set_donor(state: DiscoveriesState, seat: int, trace: Trace) -> None:
    """The donor decides which gray die to give; with one place to take it from nothing is asked."""
    state.donor = seat
    if trace is not None:
        trace.append(Event("gray-given", {"seat": state.seat, "other": seat}, "D-GRAY-3"))
    gifts: list[Action] = []
    legal_give(state, gifts)
    if len(gifts) > 1:
        state.options = gifts
        state.ask = Ask.GIVE
    else:
        gift = gifts[0]
        assert isinstance(gift, Give)
        give(state, gift, trace)


def legal_give(state: DiscoveriesState, out: list[Action]) -> None:
    """List the places from which the donor may give a gray die (D-GRAY-4)."""
    donor = state.donor
    for face in range(N_FACES):
        if state.stock(donor, GRAY, face):
            out.append(GIVE_STOCK[face])
    for action in state.actions_of(donor):
        for slot in range(len(state.cards.exploration(action).slots)):
            if state.slot_die(donor, action, slot) > GRAY * N_FACES:
                out.append(GIVE_SLOT[slot_number(action, slot)])


def why_not_give(state: DiscoveriesState, action: Give) -> Reason | None:
    """Only a place where the donor has a gray die (D-GRAY-4)."""
    gifts: list[Action] = []
    legal_give(state, gifts)
    if action in gifts:
        return None
    return Reason("RULING-26", Message("why-no-gray-there"))


def give(state: DiscoveriesState, action: Give, trace: Trace) -> None:
    """Take the die from its place; an emptied slot must be paid again in full (RULING-26)."""
    donor = state.donor
    slot = action.slot
    if slot is None:
        state.dice[STOCK + donor * N_KINDS + GRAY * N_FACES + action.face] -= 1
        state.add_shown(donor, -1 << action.face * COUNT_BITS)
    else:
        state.set_slot(donor, slot.action, slot.slot, 0)
        if trace is not None:
            trace.append(Event("gray-off-slot", {"seat": donor, "place": slot.name}, "D-GRAY-4"))
    _roll_gray(state)


def _roll_gray(state: DiscoveriesState) -> None:
    state.dice[ROLLING + GRAY] = 1
    state.start_rolling(state.seat, After.PAY)


def discard_cost(state: DiscoveriesState, trace: Trace) -> None:
    """Put the dice paid on the bank of their face; the turn goes on (D-ACT-11)."""
    dice = state.dice
    bank = BANK_OF[state.face]
    total = 0
    for colour in compress(ALL_COLOURS, dice[PAID : PAID + N_COLOURS]):
        paid = dice[PAID + colour]
        dice[BANK + bank * N_COLOURS + colour] += paid
        dice[PAID + colour] = 0
        total += paid
    if trace is not None and total:
        trace.append(Event("discarded", {"n": total, "place": f"bank-{BANKS[bank]}"}, "D-ACT-11"))
    state.donor = -1
    state.spot = -1
    state.face = 0
    state.ask = ASK_TURN
