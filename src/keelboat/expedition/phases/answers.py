"""Answers to the questions that effects open: steps, companions, cards, places, tokens."""

from keelboat.expedition import counts, effects, movement, possible
from keelboat.expedition.actions import (
    STOP,
    Amount,
    AmountCompanion,
    AmountTime,
    Board,
    Choose,
    ChoosePlace,
    Copy,
    Decision,
    Discard,
    Hire,
    Jettison,
    Steps,
)
from keelboat.expedition.names import PLACES, Ask, card_name
from keelboat.expedition.phases import activate, gains, journal, recruit, turn
from keelboat.expedition.state import FRAME, POW_WOW, SUPPLY, TIME, ExpeditionState
from keelboat.expedition.whereabouts import why_not_in_hand
from keelboat.parts.door import Action
from keelboat.parts.words import Message, Reason, Trace


def legal(state: ExpeditionState, out: list[Action]) -> None:
    """List the answers to the open question of a state that was not led here by play: a loaded position."""
    ask = state.ask
    if ask == Ask.SUPPORT:
        turn.legal_support(state, out)
    elif ask == Ask.ACTIVATE:
        activate.legal(state, out)
    elif ask == Ask.PAY:
        activate.payments(state, out)
    elif ask == Ask.AMOUNT:
        gains.legal_amount(state, out)
    elif ask == Ask.JETTISON:
        gains.legal_jettison(state, out)
    elif ask == Ask.CHOOSE:
        gains.legal_choose(state, out)
    elif ask == Ask.DISCOUNT:
        recruit.legal_discount(state, out)
    else:
        out += effects.listed(state)


def advance(state: ExpeditionState, action: Action, trace: Trace) -> bool:
    """Carry out an answer; True when the effect is done."""
    if isinstance(action, Board):
        return effects.take_aboard(state, action.n, trace)
    if isinstance(action, Choose):
        return gains.choose(state, action, trace)
    if isinstance(action, Amount):
        return gains.take_amount(state, action.n, trace)
    if isinstance(action, Jettison):
        return gains.jettison(state, action, trace)
    if isinstance(action, Steps):
        return effects.make_steps(state, action.n, trace)
    if isinstance(action, Hire):
        return effects.take_hire(state, action.card, trace)
    if isinstance(action, Discard):
        return effects.discard(state, action.card, trace)
    if isinstance(action, AmountTime):
        return effects.drop(state, action.n, trace)
    if isinstance(action, AmountCompanion):
        return effects.bring(state, action.n, trace)
    assert action is STOP
    if state.ask == Ask.DISCARD:
        return effects.end_discard(state)
    if state.ask == Ask.CHOOSE:
        return gains.refuse_tile(state, trace)
    return effects.refuse_back(state, trace)


def give_up(state: ExpeditionState) -> None:
    """Drop what is being resolved, as if it had not been begun: for a supposed turn."""
    if state.played and state.ask == Ask.SUPPORT:
        turn.take_back(state)
    state.frames = []
    state.pending = 0
    state.due = 0
    state.chosen = 0
    state.last = -1
    state.played = 0
    state.hired = False
    activate.end(state)


def why_not(state: ExpeditionState, action: Decision) -> Reason | None:
    """The answer must be one that the open question has."""
    if isinstance(action, Steps):
        return _why_not_steps(state, action)
    if isinstance(action, Board):
        total = state.board[POW_WOW]
        return None if action.n <= total else Reason("E-INT-2", Message("why-pow-wow-holds", {"n": total}))
    if isinstance(action, Discard):
        return _why_not_discard(state, action)
    if isinstance(action, Hire):
        if journal.slot_of(state, action.card) >= 0:
            return None
        return Reason("R-CARDS-12", Message("why-not-in-journal", {"card": card_name(action.card)}))
    if isinstance(action, Copy):
        return _why_not_copy(state, action)
    if isinstance(action, ChoosePlace):
        return _why_not_place(state, action)
    if isinstance(action, AmountTime):
        most = min(gains.current(state).n, state.number(state.seat, TIME))
        return None if action.n < most else _that_is_do(state)
    if isinstance(action, AmountCompanion):
        return None if action.n < min(gains.current(state).n, state.board[SUPPLY]) else _that_is_do(state)
    assert action is STOP
    if state.ask == Ask.CHOOSE and not gains.tile_waits(state):
        return Reason("R-ACT-9", Message("why-choose-first"))
    return None


def _that_is_do(state: ExpeditionState) -> Reason:
    return Reason("E-ACT-10", Message("why-that-is-do", {"n": state.option + 1}))


def _why_not_steps(state: ExpeditionState, action: Steps) -> Reason | None:
    effect = gains.current(state)
    most = movement.possible_steps(state, effect.terrain, counts.steps(state, effect))
    if action.n > most:
        return Reason("E-MOVE-3", Message("why-most-steps", {"n": most}))
    return None if action.n < most else _that_is_do(state)


def _why_not_discard(state: ExpeditionState, action: Discard) -> Reason | None:
    elsewhere = why_not_in_hand(state, action.card)
    if elsewhere is not None:
        return elsewhere
    if not state.due:
        return Reason("E-DEPART-1", Message("why-enough-discarded"))
    return None if action.id > state.last else Reason("E-DEPART-1", Message("why-ascending"))


def _why_not_copy(state: ExpeditionState, action: Copy) -> Reason | None:
    card = action.card
    named: dict[str, object] = {"card": card_name(card)}
    if not state.active_cards() >> card & 1:
        for seat in range(state.seats):
            if state.face_down(seat) >> card & 1:
                return Reason("R-COPY-1", Message("why-face-down", named))
        return Reason("R-COPY-2", Message("why-not-active", named))
    if card in state.frames[::FRAME]:
        return Reason("R-COPY-3", Message("why-loop", named))
    if not possible.copy_targets(state) >> card & 1:
        return Reason("R-COPY-13", Message("why-nothing-to-copy", named))
    return None


def _why_not_place(state: ExpeditionState, action: ChoosePlace) -> Reason | None:
    effect = gains.current(state)
    named: dict[str, object] = {"place": PLACES[action.place]}
    if effect.occupied and not state.board[action.place]:
        return Reason("R-VILL-3", Message("why-not-occupied", named))
    if action.place not in possible.open_places(state, effect):
        return Reason("R-COPY-13", Message("why-place-idle", named))
    return None
