"""The journal of encounters: cards slide down, chance fills the top (rules 6)."""

from keelboat.expedition.names import ALL_ENCOUNTERED, JOURNAL_SLOTS, Ask, card_name
from keelboat.expedition.state import ExpeditionState
from keelboat.parts.words import Event, Trace


def slot_of(state: ExpeditionState, card: int) -> int:
    """Return where a card lies in the journal, 0 = bottom; -1 if it does not."""
    return state.journal.index(card) if card in state.journal else -1


def journal_mask(state: ExpeditionState) -> int:
    """Return the mask of the cards in the journal."""
    mask = 0
    for card in state.journal:
        mask |= 1 << card
    return mask & ~1


def complete(state: ExpeditionState, after: int, trace: Trace) -> bool:
    """Slide the cards down and ask chance for the next one; False when the journal is full or no card is left."""
    cards = [card for card in state.journal if card]
    if len(cards) == JOURNAL_SLOTS:
        return False
    state.journal = cards + [0] * (JOURNAL_SLOTS - len(cards))
    if not state.bag:
        reshuffle(state, trace)
        if not state.bag:
            return False
    state.ask = Ask.REVEAL
    state.after = after
    state.options = None
    return True


def reshuffle(state: ExpeditionState, trace: Trace) -> None:
    """Make a new draw pile of the discarded cards, starters included (E-JOURNAL-2, R-CARDS-5)."""
    joining = state.discarded if state.data.starters_join else state.discarded & ALL_ENCOUNTERED
    state.bag = joining
    state.discarded &= ~joining
    if trace is not None and joining:
        trace.append(Event("reshuffled", {"n": joining.bit_count()}, "E-JOURNAL-2"))


def lay(state: ExpeditionState, card: int, trace: Trace) -> None:
    """Lay a drawn card in the lowest empty slot (R-CARDS-4)."""
    state.bag ^= 1 << card
    slot = state.journal.index(0)
    state.journal[slot] = card
    if trace is not None:
        trace.append(Event("journal-new", {"card": card_name(card), "n": slot + 1}, "E-JOURNAL-1"))


def discard_slot(state: ExpeditionState, slot: int) -> int:
    """Put a journal card on the discard pile and return it; 0 if the slot is empty."""
    card = state.journal[slot]
    if card:
        state.journal[slot] = 0
        state.discarded |= 1 << card
    return card
