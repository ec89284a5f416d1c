"""The turn: one action, a camp and a recruitment before or after it (rules 2, 3, 5)."""

from keelboat.expedition import camp as camping
from keelboat.expedition import movement
from keelboat.expedition.actions import (
    CAMP,
    END_TURN,
    PLAY,
    SUPPORT,
    SUPPORT_NONE,
    VILLAGE,
    Play,
    Recruit,
    Support,
    Village,
)
from keelboat.expedition.names import (
    ACTED,
    CAMPED,
    MAX_STRENGTH,
    PLACE_SOURCE,
    PLACES,
    RECRUITED,
    Ask,
    card_name,
)
from keelboat.expedition.phases import activate, recruit
from keelboat.expedition.state import (
    ABOARD,
    BADGE,
    FACE_DOWN,
    FACE_UP,
    HAND,
    ON_CARDS,
    OWN,
    PLAYER,
    ExpeditionState,
    cards_of,
)
from keelboat.expedition.whereabouts import why_not_in_hand
from keelboat.parts.door import Action
from keelboat.parts.words import Event, Message, Reason, Trace


def begin_turn(state: ExpeditionState, seat: int) -> None:
    """Start a turn with nothing done."""
    state.seat = seat
    state.done = 0
    state.turns += 1
    state.ask = Ask.TURN
    state.options = None


def must_camp(state: ExpeditionState) -> bool:
    """Return whether the turn starts with a camp because no action can be committed (E-TURN-5, R-TURN-4)."""
    return state.done == 0 and not state.can_act()


def legal(state: ExpeditionState, out: list[Action]) -> None:
    """List actions, recruits, camp and the end: ascending by construction."""
    done = state.done
    can_act = state.can_act()
    if not done and not can_act:
        out.append(CAMP)
        return
    if not done & ACTED and can_act:
        hand = state.cards[state.seat * OWN + HAND]
        while hand:
            low = hand & -hand
            out.append(PLAY[low.bit_length() - 2])
            hand ^= low
        aboard = state.players[state.seat * PLAYER + ABOARD]
        if aboard:
            _legal_village(state, aboard, out)
    if not done & RECRUITED:
        recruit.legal(state, out)
    if not done & CAMPED:
        out.append(CAMP)
    if done & ACTED or not can_act:
        out.append(END_TURN)


def _legal_village(state: ExpeditionState, aboard: int, out: list[Action]) -> None:
    board = state.board
    at = 0
    for place, row in enumerate(state.data.places):
        if not row.circles or board[place] < row.circles:
            out += VILLAGE[at : at + min(row.most, aboard)]
        at += MAX_STRENGTH


# A character.


def play(state: ExpeditionState, action: Play, trace: Trace) -> None:
    """Lay a character face up; what gives it strength is asked where there is a choice."""
    card = action.card
    own = state.seat * OWN
    state.cards[own + HAND] ^= 1 << card
    state.cards[own + FACE_UP] |= 1 << card
    state.players[state.seat * PLAYER + BADGE + state.data.badges[card]] += 1
    state.played = card
    out: list[Action] = []
    legal_support(state, out)
    if len(out) > 1:
        state.ask = Ask.SUPPORT
        state.options = out
        return
    only = out[0]
    assert isinstance(only, Support)
    support(state, only, trace)


def legal_support(state: ExpeditionState, out: list[Action]) -> None:
    """List support cards with companions, then companions alone, up to strength 3 (E-ACT-2 to E-ACT-5)."""
    aboard = state.players[state.seat * PLAYER + ABOARD]
    strengths = state.data.strengths
    for card in cards_of(state.cards[state.seat * OWN + HAND]):
        at = (card - 1) * MAX_STRENGTH
        out += SUPPORT[at : at + 1 + min(MAX_STRENGTH - strengths[card], aboard)]
    out += SUPPORT_NONE[:aboard]


def support(state: ExpeditionState, action: Support, trace: Trace) -> None:
    """Give the character its strength and begin its activations."""
    seat = state.seat
    base = seat * PLAYER
    card = state.played
    companions = action.companions
    strength = companions
    if action.card:
        state.cards[seat * OWN + HAND] ^= 1 << action.card
        state.cards[seat * OWN + FACE_DOWN] |= 1 << action.card
        state.players[base + BADGE + state.data.badges[action.card]] += 1
        strength += state.data.strengths[action.card]
    state.players[base + ABOARD] -= companions
    state.players[base + ON_CARDS] += companions
    state.add_row(seat, card, action.card, companions)
    if trace is not None:
        args: dict[str, object] = {"seat": seat, "card": card_name(card), "n": companions, "strength": strength}
        if action.card:
            trace.append(Event("played-with", args | {"other": card_name(action.card)}, "E-ACT-2"))
        else:
            trace.append(Event("played", args, "E-ACT-3"))
    activate.begin(state, card, strength, trace)


def village(state: ExpeditionState, action: Village, trace: Trace) -> None:
    """Put companions on a place and begin its activations."""
    state.players[state.seat * PLAYER + ABOARD] -= action.companions
    state.board[action.place] += action.companions
    if trace is not None:
        args: dict[str, object] = {"seat": state.seat, "n": action.companions, "place": PLACES[action.place]}
        rule = "E-VILLAGE-1" if state.data.places[action.place].circles else "E-VILLAGE-2"
        trace.append(Event("village-visited", args, rule))
    activate.begin(state, PLACE_SOURCE + action.place, action.companions, trace)


def camp(state: ExpeditionState, trace: Trace) -> None:
    """Camp; a camp that wins ends the game at once (E-END-3)."""
    camping.camp(state, trace)


def end_turn(state: ExpeditionState, trace: Trace) -> None:
    """Mackenzie moves, then the cap is tested, then the left neighbour's turn begins."""
    state.done = 0
    if state.mackenzie >= 0:
        movement.advance_mackenzie(state)
        if trace is not None:
            trace.append(Event("mackenzie-moved", {"to": str(state.mackenzie)}, "E-SOLO-5"))
        if state.mackenzie >= state.data.rival_home:
            state.ask = Ask.OVER
            if trace is not None:
                trace.append(Event("mackenzie-won", {"to": str(state.mackenzie)}, "E-SOLO-7"))
            return
    if state.turns >= state.data.turn_cap * state.seats:
        state.stalled = True
        state.ask = Ask.OVER
        if trace is not None:
            trace.append(Event("draw", {"n": state.data.turn_cap}, "R-END-6"))
        return
    following = state.seat + 1 if state.seat + 1 < state.seats else 0
    begin_turn(state, following)


def take_back(state: ExpeditionState) -> None:
    """Take a character back to hand that waits for strength."""
    card = state.played
    own = state.seat * OWN
    state.cards[own + HAND] |= 1 << card
    state.cards[own + FACE_UP] ^= 1 << card
    state.players[state.seat * PLAYER + BADGE + state.data.badges[card]] -= 1
    state.played = 0


# Why not.


def why_not_play(state: ExpeditionState, action: Play) -> Reason | None:
    """An action must be due, the card in hand, and strength to be had."""
    reason = _why_not_act(state)
    if reason is not None:
        return reason
    return why_not_in_hand(state, action.card)


def _why_not_act(state: ExpeditionState) -> Reason | None:
    if must_camp(state):
        return Reason("E-TURN-5", Message("why-must-camp"))
    if state.done & ACTED:
        return Reason("E-TURN-1", Message("why-acted"))
    if not state.can_act():
        return Reason("R-TURN-6", Message("why-no-strength"))
    return None


def why_not_village(state: ExpeditionState, action: Village) -> Reason | None:
    """An action must be due, companions aboard, the place open."""
    reason = _why_not_act(state)
    if reason is not None:
        return reason
    place = state.data.places[action.place]
    where: dict[str, object] = {"place": PLACES[action.place]}
    if place.circles and action.companions > place.most:
        return Reason("E-VILLAGE-1", Message("why-one-companion", where))
    if place.circles and state.board[action.place] >= place.circles:
        return Reason("E-VILLAGE-1", Message("why-place-full", where))
    if action.companions > place.most:
        return Reason("E-VILLAGE-2", Message("why-most-companions", where | {"n": place.most}))
    aboard = state.number(state.seat, ABOARD)
    if aboard < action.companions:
        return Reason("E-VILLAGE-4", Message("why-companions-short", {"n": action.companions, "have": aboard}))
    return None


def why_not_support(state: ExpeditionState, action: Support) -> Reason | None:
    """A hand card and companions aboard, together not above 3."""
    if action.card == state.played:
        return Reason("E-ACT-2", Message("why-other-card"))
    elsewhere = why_not_in_hand(state, action.card) if action.card else None
    if elsewhere is not None:
        return elsewhere
    strength = state.data.strengths[action.card] if action.card else 0
    if strength + action.companions > MAX_STRENGTH:
        return Reason("E-ACT-5", Message("why-too-strong", {"n": strength + action.companions}))
    aboard = state.number(state.seat, ABOARD)
    if aboard < action.companions:
        return Reason("E-ACT-3", Message("why-companions-short", {"n": action.companions, "have": aboard}))
    return None


def why_not_recruit(state: ExpeditionState, action: Recruit) -> Reason | None:
    """Once per turn, not before a forced camp."""
    if must_camp(state):
        return Reason("R-TURN-4", Message("why-must-camp"))
    if state.done & RECRUITED:
        return Reason("E-RECRUIT-6", Message("why-recruited"))
    return recruit.why_not(state, action)


def why_not_camp_or_end(state: ExpeditionState, action: Action) -> Reason | None:
    """A camp once per turn; the end not before the action that is owed."""
    if action is CAMP:
        return Reason("E-CAMP-1", Message("why-camped")) if state.done & CAMPED else None
    if must_camp(state):
        return Reason("E-TURN-5", Message("why-must-camp"))
    if not state.done & ACTED and state.can_act():
        return Reason("R-TURN-8", Message("why-action-due"))
    return None
