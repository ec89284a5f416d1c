"""Paying with dice: which faces this turn allows, how many dice there are, which of them pay (rules 2.3, 3.3)."""

from itertools import compress
from typing import Final

from keelboat.discoveries.actions import DIE, DIE_VIA, SLOTS, Die
from keelboat.discoveries.names import (
    ASK_DIE,
    CHANGE,
    COLOURS,
    FACES,
    FRIENDLY,
    JOURNAL,
    N_COLOURS,
    N_FACES,
    N_KINDS,
    N_ONE_TURN,
    NEGOTIATE,
    PLANS,
    RIDE,
    SIOUX_CARDS,
    WALK,
    WARY,
)
from keelboat.discoveries.phases import change, explore, tribe
from keelboat.discoveries.state import (
    BANK,
    COUNT_BITS,
    COUNT_MASK,
    LOCKED,
    OWN,
    PAID,
    STOCK,
    DiscoveriesState,
    die_code,
)
from keelboat.discoveries.tables import MEMO_LIMIT
from keelboat.parts.door import Action
from keelboat.parts.words import Event, Message, Reason, Trace


def unlocked(state: DiscoveriesState, face: int) -> int:
    """Return how many dice of a face the active seat may play."""
    free = state.free
    if free < 0:
        free = state.count_free()
    return free >> face * COUNT_BITS & COUNT_MASK


def turners(state: DiscoveriesState) -> int:
    """Return the mask of the Yankton and Tetons cards that the active seat may still use this turn."""
    return state.tribes(state.seat) & state.cards.turning & ~state.turners


def payable(state: DiscoveriesState, face: int) -> int:
    """Return how many dice could be paid as a face: those that show it and those that cards turn to it."""
    cards = turners(state)
    return _payable_with_cards(state, cards)[face] if cards else unlocked(state, face)


def _payable_with_cards(state: DiscoveriesState, cards: int) -> list[int]:
    """Return for each face how many dice could be paid, when the seat has these cards to turn dice.

    The answers are kept: a menu asks for them each time.
    """
    tables = state.cards
    free = state.free
    if free < 0:
        free = state.count_free()
    key = (cards << N_FACES | state.faces) << N_FACES * COUNT_BITS | free
    found = tables.payable.get(key)
    if found is None:
        if len(tables.payable) >= MEMO_LIMIT:
            tables.payable.clear()
        found = _new_payable(state, cards)
        tables.payable[key] = found
    return found


def _new_payable(state: DiscoveriesState, cards: int) -> list[int]:
    tables = state.cards
    free = state.free
    counts = [free & COUNT_MASK, free >> 5 & COUNT_MASK, free >> 10 & COUNT_MASK, free >> 15]
    total = sum(counts)
    turned = 0
    followers = [0, 0, 0, 0]  # dice that Tetons can turn, by the face that they show
    if cards & tables.face_as:
        for face in range(N_FACES):
            if counts[face]:
                followers[face] = min(counts[face], (cards & tables.face_as_face[face]).bit_count())
                turned += followers[face]
    found = counts[:]
    for face, natural in enumerate(counts):
        any_die = (cards & tables.any_as_face[face]).bit_count()
        # Tetons follow a face, they do not set it (D-CARD-43b).
        if natural or any_die or state.faces >> face & 1:
            more = turned - followers[face] + any_die
            if more:
                found[face] = min(total, natural + more)
    return found


def budgets(state: DiscoveriesState) -> list[int]:
    """Return `budget` for each face; the menu of a turn needs them all, so the dice are looked at once."""
    own = state.own[state.seat * OWN]
    tables = state.cards
    cards = own & tables.turning & ~state.turners
    if state.played == 0:
        if cards:
            return _payable_with_cards(state, cards)
        free = state.free
        if free < 0:
            free = state.count_free()
        return [free & COUNT_MASK, free >> 5 & COUNT_MASK, free >> 10 & COUNT_MASK, free >> 15]
    found = [0, 0, 0, 0]
    face = FACE_OF_MASK[state.faces]
    if face >= 0:
        found[face] = _payable_with_cards(state, cards)[face] if cards else unlocked(state, face)
    if own & tables.mixing and state.played == state.faces.bit_count():  # else no Flathead turn goes on
        for other in range(N_FACES):
            if other != face:
                found[other] = budget(state, other)
    return found


def budget(state: DiscoveriesState, face: int) -> int:
    """Return how many dice of a face may still be played this turn, in one payment (D-ACT-4, D-CARD-47)."""
    if state.played == 0 or state.faces == 1 << face:
        return payable(state, face)
    return min(1, payable(state, face)) if may_mix(state, face) else 0


def may_mix(state: DiscoveriesState, face: int) -> bool:
    """Return whether a Flathead turn lets one die of a new face follow (D-CARD-47f)."""
    faces = state.faces.bit_count()
    return (
        not state.faces >> face & 1
        and state.played == faces
        and faces <= (state.tribes(state.seat) & state.cards.mixing).bit_count()
    )


def begin(state: DiscoveriesState, spot: int, face: int, dice: int, trace: Trace) -> None:
    """Start a payment; every part with one answer is settled at once."""
    state.spot = spot
    state.face = face
    state.due = dice
    state.last = -1
    state.kept = 0
    state.played += dice
    settle(state, trace)


def settle(state: DiscoveriesState, trace: Trace) -> None:
    """Pay as long as there is only one way to, then ask; at the end, the effect."""
    while state.due:
        options: list[Action] = []
        legal(state, options)
        if len(options) > 1:
            state.options = options
            state.ask = ASK_DIE
            return
        die = options[0]
        assert isinstance(die, Die)
        _move(state, die)
        if trace is not None and die.via:
            _tell_turned(state, die, trace)
    _finish(state, trace)


def _unlocked_colours(state: DiscoveriesState) -> list[int]:
    """Return for each colour how many dice of the face that is paid the active seat may play."""
    dice = state.dice
    start = STOCK + state.seat * N_KINDS + state.face
    there = dice[start : start + N_KINDS - N_FACES + 1 : N_FACES]
    if state.free < 0 or state.free != state.shown[state.seat]:  # some dice are locked
        start = LOCKED + state.face
        for colour in range(N_COLOURS):
            there[colour] -= dice[start + colour * N_FACES]
    return there


def legal(state: DiscoveriesState, out: list[Action]) -> None:
    """List the dice that may pay next. The die that stays is free, the others go in ascending order."""
    if state.own[state.seat * OWN] & state.cards.helping[state.face] & ~state.turners:
        _legal_with_cards(state, out)
        return
    there = _unlocked_colours(state)
    due = state.due
    if (due == 1 and state.last < 0) or (state.kept == 0 and state.spot >= N_ONE_TURN):
        out += compress(DIE, there)
        return
    first = state.last - FIRST_DIE if state.last >= 0 else 0
    left = sum(there[first:])
    for colour in range(first, N_COLOURS):
        count = there[colour]
        if count:
            if left < due:
                break
            out.append(DIE[colour])
            left -= count


def _legal_with_cards(state: DiscoveriesState, out: list[Action]) -> None:
    """The same when cards can turn dice: each candidate is tried, and kept if the rest can still be paid."""
    due = state.due
    # The last die needs no trial: only a Tetons card cannot set the face (D-CARD-43b).
    barred = 0 if state.faces >> state.face & 1 else state.cards.face_as
    for die in _candidates(state):
        if due == 1:
            if not barred >> die.via & 1:
                out.append(die)
        elif _leaves_enough(state, die):
            out.append(die)


def _leaves_enough(state: DiscoveriesState, die: Die) -> bool:
    """Return whether the payment can be completed after this die: it is laid down, judged, and taken back."""
    before = state.faces
    last = state.last
    kept = state.kept
    _move(state, die)
    enough = _completable(state)
    _unmove(state, die, before, last, kept)
    return enough


def _candidates(state: DiscoveriesState) -> list[Die]:
    """Return every die that could be laid down next, whether or not the rest can then be paid."""
    dice = state.dice
    last = -1 if _stays(state) else state.last
    there = _unlocked_colours(state)
    if last < 0:
        found = list(compress(DIE, there))
    elif last < FIRST_VIA:
        found = list(compress(DIE[last - FIRST_DIE :], there[last - FIRST_DIE :]))
    else:
        found = []
    tables = state.cards
    cards = state.own[state.seat * OWN] & ~state.turners
    turning = tables.turning_from[state.face]
    start = STOCK + state.seat * N_KINDS
    for kind in compress(KINDS, dice[start : start + N_KINDS]):
        usable = cards & turning[kind % N_FACES]
        if usable and dice[start + kind] > dice[LOCKED + kind]:
            while usable:
                card = usable & -usable
                die = DIE_VIA[kind * N_SIOUX + card.bit_length() - 1 - FIRST_SIOUX]
                if die.id > last:
                    found.append(die)
                usable ^= card
    return found


def _completable(state: DiscoveriesState) -> bool:
    """Return whether the dice still due can be paid, and a die sets the face if none did (D-CARD-43b)."""
    if state.due == 0:
        return bool(state.faces >> state.face & 1)
    if _enough_showing(state):
        return True
    return any(_leaves_enough(state, die) for die in _candidates(state))


def _enough_showing(state: DiscoveriesState) -> bool:
    """Return whether dice that show the face will do; that answers most questions without a search."""
    there = unlocked(state, state.face)
    if there < state.due or state.last < 0 or _stays(state):
        return there >= state.due
    if state.last >= FIRST_VIA:
        return False  # a die that a card turned comes after all those that show the face
    return sum(_unlocked_colours(state)[state.last - FIRST_DIE :]) >= state.due


def _stays(state: DiscoveriesState) -> bool:
    """Return whether the next die is the one that stays on the slot (D-EXPL-3)."""
    return state.spot >= N_ONE_TURN and state.kept == 0


def _move(state: DiscoveriesState, die: Die) -> None:
    """Move a die from the Stock to the action."""
    face = state.face
    colour = die.colour
    via = die.via
    shown = die.face if via else face
    state.dice[STOCK + state.seat * N_KINDS + colour * N_FACES + shown] -= 1
    if state.free >= 0:
        step = 1 << shown * COUNT_BITS
        state.free -= step
        state.shown[state.seat] -= step
    else:
        state.shown[state.seat] = -1
    if state.spot >= N_ONE_TURN and state.kept == 0:
        state.kept = die_code(colour, face)
    else:
        state.dice[PAID + colour] += 1
        state.last = die.id
    state.due -= 1
    if via:
        state.turners |= 1 << via
        if state.cards.face_as >> via & 1:
            return
    state.faces |= 1 << face


def _unmove(state: DiscoveriesState, die: Die, faces: int, last: int, kept: int) -> None:
    """Take `_move` back, once `_completable` has counted the dice."""
    shown = die.face if die.via else state.face
    state.dice[STOCK + state.seat * N_KINDS + die.colour * N_FACES + shown] += 1
    step = 1 << shown * COUNT_BITS
    state.free += step
    state.shown[state.seat] += step
    if kept == state.kept:
        state.dice[PAID + die.colour] -= 1
    state.kept = kept
    state.last = last
    state.turners &= ~(1 << die.via) | 1
    state.due += 1
    state.faces = faces


def _tell_turned(state: DiscoveriesState, die: Die, trace: list[Event]) -> None:
    rule = "D-CARD-39" if state.cards.any_as >> die.via & 1 else "D-CARD-43"
    args: dict[str, object] = {"seat": state.seat, "colour": COLOURS[die.colour], "card": die.via}
    trace.append(Event("die-turned", args | {"from": FACES[die.face], "to": FACES[state.face]}, rule))


def advance(state: DiscoveriesState, die: Die, trace: Trace) -> None:
    """Pay with the die chosen and go on."""
    _move(state, die)
    if trace is not None and die.via:
        _tell_turned(state, die, trace)
    settle(state, trace)


def _finish(state: DiscoveriesState, trace: Trace) -> None:
    """All dice are paid: fill the slot, or carry the action out."""
    state.faces |= 1 << state.face
    state.last = -1
    spot = state.spot
    if spot < 0:
        state.face = 0
        explore.resolve(state, trace)
        return
    if spot >= N_ONE_TURN:
        slot = SLOTS[spot - N_ONE_TURN]
        state.set_slot(state.seat, slot.action, slot.slot, state.kept)
        state.kept = 0
        tribe.discard_cost(state, trace)
        return
    state.used |= 1 << spot
    if spot in (FRIENDLY, WARY):
        tribe.begin(state, trace)
    elif spot == CHANGE:
        change.begin(state, trace)
    else:
        assert spot == PLANS
        change.begin_plans(state, trace)


def why_not(state: DiscoveriesState, die: Die) -> Reason | None:
    """The die must be there, playable as the face that is paid, and leave enough for the rest."""
    options: list[Action] = []
    legal(state, options)
    if die in options:
        return None
    face = state.face
    shown = die.face if die.via else face
    kind = die.colour * N_FACES + shown
    args: dict[str, object] = {"colour": COLOURS[die.colour], "face": FACES[shown]}
    there = state.dice[STOCK + state.seat * N_KINDS + kind]
    if there == 0:
        return Reason("D-ACT-1", Message("why-no-such-die", args))
    if there <= state.dice[LOCKED + kind]:
        return Reason("D-ACT-9", Message("why-locked"))
    if die.via:
        return _why_not_via(state, die, shown)
    return Reason("D-EXPL-3", Message("why-ascending"))


def _why_not_via(state: DiscoveriesState, die: Die, shown: int) -> Reason:
    tables = state.cards
    card: dict[str, object] = {"card": die.via}
    if not state.tribes(state.seat) >> die.via & 1:
        return Reason("D-TRIBE-6", Message("why-not-owned", card))
    yankton = bool(tables.any_as >> die.via & 1)
    if state.turners >> die.via & 1:
        return Reason("D-CARD-56", Message("why-card-used", card))
    if shown == state.face:
        return Reason("RULING-103", Message("why-already-shows", {"face": FACES[shown]}))
    wanted = tables.tribe[die.via].face
    if yankton and wanted != state.face:
        return Reason("D-CARD-39b", Message("why-card-face", card | {"face": FACES[wanted]}))
    if not yankton and wanted != shown:
        return Reason("D-CARD-43", Message("why-card-takes", card | {"face": FACES[wanted]}))
    if not yankton and state.faces and not state.faces >> state.face & 1:
        return Reason("D-CARD-47e", Message("why-not-with-flathead", card))
    if not yankton and not state.faces >> state.face & 1 and state.due == 1:
        return Reason("D-CARD-43b", Message("why-face-not-set", {"face": FACES[state.face]}))
    return Reason("D-EXPL-3", Message("why-ascending"))


FACE_OF_MASK: Final = [-1, WALK, RIDE, -1, NEGOTIATE, -1, -1, -1, JOURNAL, -1, -1, -1, -1, -1, -1, -1]
"""The face of a mask that holds one face, else -1."""

N_SIOUX: Final = len(SIOUX_CARDS)
FIRST_SIOUX: Final = SIOUX_CARDS[0]
KINDS: Final = range(N_KINDS)
FIRST_DIE: Final = DIE[0].id
FIRST_VIA: Final = DIE_VIA[0].id
assert BANK == 0 and JOURNAL == N_FACES - 1
