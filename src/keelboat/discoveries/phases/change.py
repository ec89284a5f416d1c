"""Changing the dice and Change of plans (rules 2.5)."""

from itertools import compress
from typing import Final

from keelboat.discoveries.actions import STOP, TURN, Pick, Turn, add_picks
from keelboat.discoveries.names import BANK_OF, COLOURS, FACES, JOURNAL, N_COLOURS, N_FACES, N_KINDS, Ask
from keelboat.discoveries.phases import tribe
from keelboat.discoveries.state import ASIDE, BANK, COUNT_BITS, LOCKED, PAID, ROLLING, STOCK, DiscoveriesState
from keelboat.parts.door import Action
from keelboat.parts.words import Event, Message, Reason, Trace

FIRST_TURN: Final = TURN[0].id
KINDS: Final = range(N_KINDS)  # compress(KINDS, counts): those of which there are dice, with no step for the others


def begin(state: DiscoveriesState, trace: Trace) -> None:
    """The cost lies on the action: choose dice to turn."""
    state.chosen = 0
    state.last = -1
    state.turned_to = -1
    state.ask = Ask.CHANGE


def most_dice(state: DiscoveriesState) -> int:
    """Return how many dice may be turned: 2, and one more per Wanapum (D-CHG-2, D-CARD-54)."""
    return 2 + (state.tribes(state.seat) & state.cards.one_more).bit_count()


def same_face_only(state: DiscoveriesState) -> bool:
    """Return whether all dice must get the same face: without Wishram they do (D-CHG-2, D-CARD-52)."""
    return not state.tribes(state.seat) & state.cards.free_faces


def legal(state: DiscoveriesState, out: list[Action]) -> None:
    """List the dice that may be turned next, in ascending order, and `stop` after the first."""
    dice = state.dice
    start = STOCK + state.seat * N_KINDS
    only = state.turned_to if state.turned_to >= 0 and same_face_only(state) else -1
    first = state.last - FIRST_TURN if state.last >= 0 else 0
    for kind in compress(KINDS, dice[start : start + N_KINDS]):
        # TURN has eight actions per kind: four faces to turn to, then four for locked dice.
        place = kind * 8
        if place + 8 > first:
            locked = dice[LOCKED + kind]
            if dice[start + kind] > locked:
                if only < 0:
                    out += TURN[place if place > first else first : place + N_FACES]
                elif place + only >= first:
                    out.append(TURN[place + only])
            if locked:
                if only < 0:
                    out += TURN[max(place + N_FACES, first) : place + 8]
                elif place + N_FACES + only >= first:
                    out.append(TURN[place + N_FACES + only])
    if state.chosen:
        out.append(STOP)


def why_not(state: DiscoveriesState, action: Turn) -> Reason | None:
    """A die of the Stock, all to one face, named in ascending order."""
    kind = action.colour * N_FACES + action.face
    locked = state.dice[LOCKED + kind]
    there = locked if action.locked else state.dice[STOCK + state.seat * N_KINDS + kind] - locked
    if state.turned_to >= 0 and same_face_only(state) and action.to != state.turned_to:
        return Reason("D-CHG-2", Message("why-one-face", {"face": FACES[state.turned_to]}))
    if there <= 0:
        key = "why-no-locked-die" if action.locked else "why-no-such-die"
        return Reason("D-CHG-2", Message(key, {"colour": COLOURS[action.colour], "face": FACES[action.face]}))
    if action.id < state.last:
        return Reason("D-CHG-2", Message("why-ascending"))
    return None


def turn(state: DiscoveriesState, action: Turn, trace: Trace) -> None:
    """Turn a die and set it aside; it is locked from now on (D-CHG-3)."""
    kind = action.colour * N_FACES + action.face
    state.dice[STOCK + state.seat * N_KINDS + kind] -= 1
    if action.locked:
        state.dice[LOCKED + kind] -= 1
    elif state.free >= 0:
        state.free -= 1 << action.face * COUNT_BITS
    state.add_shown(state.seat, -1 << action.face * COUNT_BITS)
    state.dice[ASIDE + action.colour * N_FACES + action.to] += 1
    state.chosen += 1
    state.turned_to = action.to
    state.last = action.id
    if trace is not None:
        args: dict[str, object] = {"seat": state.seat, "colour": COLOURS[action.colour]}
        if action.face == action.to:  # legal: it locks the die
            trace.append(Event("die-left", args | {"face": FACES[action.to]}, "RULING-31"))
        else:
            args |= {"from": FACES[action.face], "to": FACES[action.to]}
            trace.append(Event("die-changed", args, "D-CHG-2"))
    if state.chosen == most_dice(state):
        finish(state, trace)
        return
    options: list[Action] = []
    legal(state, options)
    if len(options) > 1:
        state.options = options
    else:
        finish(state, trace)


def finish(state: DiscoveriesState, trace: Trace) -> None:
    """Put the turned dice back into the Stock, locked, and discard the die paid."""
    dice = state.dice
    start = STOCK + state.seat * N_KINDS
    for kind in compress(KINDS, dice[ASIDE : ASIDE + N_KINDS]):
        turned = dice[ASIDE + kind]
        dice[start + kind] += turned
        dice[LOCKED + kind] += turned
        dice[ASIDE + kind] = 0
        state.add_shown(state.seat, turned << kind % N_FACES * COUNT_BITS)
    state.chosen = 0
    state.last = -1
    state.turned_to = -1
    tribe.discard_cost(state, trace)


def begin_plans(state: DiscoveriesState, trace: Trace) -> None:
    """Choose the Recon card to exchange with, unless there is only one."""
    recon = state.recon_mask()
    if recon & (recon - 1):
        state.ask = Ask.SWAP
    else:
        swap(state, recon.bit_length() - 1, trace)


def legal_swap(state: DiscoveriesState, out: list[Action]) -> None:
    """List the Recon cards."""
    add_picks(state.recon_mask(), out)


def why_not_swap(state: DiscoveriesState, action: Pick) -> Reason | None:
    """Only a Recon card can be exchanged; cards on Minnetaree never are (D-PLAN-2, D-PLAN-3)."""
    if state.recon_mask() >> action.card & 1:
        return None
    if state.held(state.seat) >> action.card & 1:
        return Reason("D-PLAN-3", Message("why-held-card", {"card": action.card}))
    return Reason("D-PLAN-2", Message("why-not-in-recon", {"card": action.card}))


def swap(state: DiscoveriesState, card: int, trace: Trace) -> None:
    """Exchange the zone card; the old one takes the vacated place (RULING-33)."""
    seat = state.seat
    old = state.zone(seat)
    place = state.take_from_area(card)
    state.areas[place] = old
    state.set_zone(seat, card)
    if trace is not None:
        trace.append(Event("plans-changed", {"seat": seat, "new": card, "old": old}, "D-PLAN-2"))
    tribe.discard_cost(state, trace)


def put_back(state: DiscoveriesState) -> None:
    """End a half-made decision for `suppose_turn`: dice set aside return, dice paid go to their bank."""
    dice = state.dice
    # Once a journey is made the face is forgotten, but the dice on its journal slots still lie there.
    bank = BANK + BANK_OF[JOURNAL if state.ask == Ask.NEW_ZONE else state.face] * N_COLOURS
    for kind in range(N_KINDS):
        dice[STOCK + state.seat * N_KINDS + kind] += dice[ASIDE + kind]
        dice[ASIDE + kind] = 0
        dice[LOCKED + kind] = 0
    for colour in range(N_COLOURS):
        # Dice called back by a rest that is not finished lie on a bank, where they can be taken again.
        dice[bank + colour] += dice[PAID + colour] + dice[ROLLING + colour]
        dice[PAID + colour] = 0
        dice[ROLLING + colour] = 0
    if state.kept:
        dice[bank + (state.kept - 1) // N_FACES] += 1
    state.shown[state.seat] = -1
    state.kept = 0
    state.face = 0
    state.due = 0
    state.chosen = 0
    state.last = -1
    state.turned_to = -1
    state.spot = -1
    state.donor = -1
    state.triggered = 0
    state.first_card = 0
    state.second_card = 0
