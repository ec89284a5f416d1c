"""Recruiting a card of the journal (rules 6)."""

from keelboat.expedition.actions import DISCOUNT, DISCOUNT_NONE, RECRUIT, Discount, Recruit
from keelboat.expedition.names import EQUIPMENT, FUR, RECRUITED, After, Ask, card_name
from keelboat.expedition.phases import journal
from keelboat.expedition.state import HAND, OWN, PLAYER, ExpeditionState, cards_of
from keelboat.expedition.whereabouts import why_not_in_hand
from keelboat.parts.door import Action
from keelboat.parts.words import Event, Message, Reason, Trace


def price(state: ExpeditionState, card: int) -> int:
    """Return the fur that a journal card costs in its slot (E-RECRUIT-1)."""
    return state.data.prices[state.journal.index(card)]


def missing(state: ExpeditionState, card: int) -> int:
    """Return the equipment that a discarded card would have to save."""
    return max(0, state.data.strengths[card] - state.players[state.seat * PLAYER + EQUIPMENT])


def best_discount(state: ExpeditionState) -> int:
    """Return the strength of the strongest hand card."""
    strengths = state.data.strengths
    best = 0
    for card in cards_of(state.cards[state.seat * OWN + HAND]):
        best = max(best, strengths[card])
    return best


def legal(state: ExpeditionState, out: list[Action]) -> None:
    """List the journal cards that can be paid, ascending."""
    fur = state.players[state.seat * PLAYER + FUR]
    if not fur:
        return
    prices = state.data.prices
    best = -1
    mask = 0
    for slot, card in enumerate(state.journal):
        if card and prices[slot] <= fur:
            lacking = missing(state, card)
            if lacking and best < 0:
                best = best_discount(state)
            if lacking <= best or not lacking:
                mask |= 1 << card
    while mask:
        low = mask & -mask
        out.append(RECRUIT[low.bit_length() - 2])
        mask ^= low


def recruit(state: ExpeditionState, action: Recruit, trace: Trace) -> None:
    """Choose a card; which card is discarded is asked where there is a choice (E-RECRUIT-2)."""
    state.played = action.card
    out: list[Action] = []
    legal_discount(state, out)
    if len(out) > 1:
        state.ask = Ask.DISCOUNT
        state.options = out
        return
    only = out[0]
    assert isinstance(only, Discount)
    discount(state, only, trace)


def legal_discount(state: ExpeditionState, out: list[Action]) -> None:
    """List the hand cards that save enough equipment, then none if nothing has to be saved."""
    lacking = missing(state, state.played)
    for card in cards_of(state.hand(state.seat)):
        if state.data.strengths[card] >= lacking:
            out.append(DISCOUNT[card - 1])
    if not lacking:
        out.append(DISCOUNT_NONE)


def discount(state: ExpeditionState, action: Discount, trace: Trace) -> None:
    """Pay fur and equipment, take the card, complete the journal."""
    card = state.played
    seat = state.seat
    fur = price(state, card)
    saved = state.data.strengths[action.card] if action.card else 0
    equipment = max(0, state.data.strengths[card] - saved)
    state.lose(FUR, fur)
    state.lose(EQUIPMENT, equipment)
    hand = seat * OWN + HAND
    if trace is not None:
        goods: dict[str, object] = {"fur": fur}
        if equipment:
            goods["equipment"] = equipment
        args: dict[str, object] = {"seat": seat, "card": card_name(card), "goods": goods}
        if action.card:
            args["other"] = card_name(action.card)
            trace.append(Event("recruited-with", args, "E-RECRUIT-2"))
        else:
            trace.append(Event("recruited", args, "E-RECRUIT-1"))
    if action.card:
        state.cards[hand] ^= 1 << action.card
        state.discarded |= 1 << action.card
    state.cards[hand] |= 1 << card
    state.journal[state.journal.index(card)] = 0
    state.played = 0
    state.done |= RECRUITED
    state.options = None
    if not journal.complete(state, After.TURN, trace):
        state.ask = Ask.TURN


def why_not(state: ExpeditionState, action: Recruit) -> Reason | None:
    """In the journal, fur for its slot, equipment or a card to discard."""
    card = action.card
    if journal.slot_of(state, card) < 0:
        return Reason("R-CARDS-12", Message("why-not-in-journal", {"card": card_name(card)}))
    fur = price(state, card)
    have = state.goods(state.seat, FUR)
    if have < fur:
        return Reason(
            "E-RECRUIT-1", Message("why-fur-short", {"card": card_name(card), "goods": {"fur": fur}, "have": have})
        )
    lacking = missing(state, card)
    if lacking and best_discount(state) < lacking:
        args: dict[str, object] = {"goods": {"equipment": state.data.strengths[card]}, "card": card_name(card)}
        args["have"] = state.goods(state.seat, EQUIPMENT)
        return Reason("E-RECRUIT-2", Message("why-equipment-short", args))
    return None


def why_not_discount(state: ExpeditionState, action: Discount) -> Reason | None:
    """A hand card that saves enough, or none if the equipment is there."""
    lacking = missing(state, state.played)
    if action.card == state.played:
        return Reason("R-CARDS-2", Message("why-recruit-is-no-discount"))
    elsewhere = why_not_in_hand(state, action.card) if action.card else None
    if elsewhere is not None:
        return elsewhere
    saved = state.data.strengths[action.card] if action.card else 0
    if saved < lacking:
        return Reason("E-RECRUIT-2", Message("why-saves-too-little", {"goods": {"equipment": lacking}}))
    return None
