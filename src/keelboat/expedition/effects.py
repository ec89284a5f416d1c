"""One function per word of the table: what an effect does, or which question it opens."""

from collections.abc import Callable
from typing import Final

from keelboat.expedition import counts, movement, possible
from keelboat.expedition.actions import (
    AMOUNT_COMPANION,
    AMOUNT_TIME,
    BOARD,
    COPY,
    DISCARD,
    HIRE,
    PLACE,
    STEPS,
    STOP,
)
from keelboat.expedition.names import (
    PLACE_SOURCE,
    PLACES,
    SEA,
    TERRAINS,
    After,
    Ask,
    card_name,
)
from keelboat.expedition.phases import gains, journal
from keelboat.expedition.state import (
    BACK,
    FRONT,
    HAND,
    NEW_ARRIVAL,
    OWN,
    PLAYER,
    POSITION,
    POW_WOW,
    SUPPLY,
    TILES,
    TIME,
    ExpeditionState,
    cards_of,
)
from keelboat.expedition.tables import WORDS, Effect
from keelboat.parts.door import Action
from keelboat.parts.words import Event, Trace

Start = Callable[[ExpeditionState, Effect, Trace], bool]
"""Starts an effect and says whether it is done; if not, a question is open."""


# The words.


def listed(state: ExpeditionState) -> list[Action]:
    """Return the answers to an open question that an effect asked: for a position that was loaded."""
    effect = gains.current(state)
    ask = state.ask
    if ask == Ask.STEPS:
        most = movement.possible_steps(state, effect.terrain, counts.steps(state, effect))
        return list(STEPS[:most])
    if ask == Ask.BOARD:
        return list(BOARD[: state.board[POW_WOW] + 1])
    if ask == Ask.TIME:
        return list(AMOUNT_TIME[: min(effect.n, state.number(state.seat, TIME))])
    if ask == Ask.PAWN:
        return [STOP, AMOUNT_COMPANION[0]]
    if ask == Ask.HIRE:
        return [HIRE[card - 1] for card in cards_of(journal.journal_mask(state))]
    if ask == Ask.COPY:
        return [COPY[card - 1] for card in cards_of(possible.copy_targets(state))]
    if ask == Ask.PLACE:
        return [PLACE[place] for place in possible.open_places(state, effect)]
    return discards(state)


def start(state: ExpeditionState, effect: Effect, trace: Trace) -> bool:
    """Start an effect; True: it is done, False: a question or chance comes first."""
    return STARTS[effect.op](state, effect, trace)


def gain_choice(state: ExpeditionState, effect: Effect, trace: Trace) -> bool:
    """Ask for primary goods of choice."""
    return gains.begin_choice(state, effect)


def move(state: ExpeditionState, effect: Effect, trace: Trace) -> bool:
    """Move the scout as far as it goes, or ask how far."""
    most = movement.possible_steps(state, effect.terrain, counts.steps(state, effect))
    if not state.part:
        return make_steps(state, most, trace)
    if most > 1:
        state.ask = Ask.STEPS
        state.options = list(STEPS[:most])
        return False
    return make_steps(state, 0, trace)


def make_steps(state: ExpeditionState, steps: int, trace: Trace) -> bool:
    """Make steps that are possible; those left over are lost (E-MOVE-7)."""
    if trace is None:
        movement.move(state, steps)
        return True
    effect = gains.current(state)
    lost = counts.steps(state, effect) - steps
    start_space = state.number(state.seat, POSITION)
    dropped, entered = movement.move(state, steps)
    args: dict[str, object] = {"seat": state.seat, "terrain": TERRAINS[effect.terrain]}
    if dropped:
        told: dict[str, object] = {"seat": state.seat, "n": dropped}
        trace.append(Event("tokens-dropped" if entered else "tokens-dropped-instead", told, "E-TIME-2"))
    if entered:
        to = state.number(state.seat, POSITION)
        trace.append(Event("moved", args | {"from": str(start_space), "to": str(to)}, "E-MOVE-4"))
    if lost and not state.part:
        trace.append(_steps_lost(state, lost))
    return True


def _steps_lost(state: ExpeditionState, lost: int) -> Event:
    """Say what stopped the scout: the terrain ahead, or the end of the track."""
    args: dict[str, object] = {"seat": state.seat, "n": lost}
    ahead = movement.next_space(state, state.seat)
    if ahead == SEA:
        return Event("steps-lost-at-sea", args, "E-MOVE-3")
    return Event("steps-lost", args | {"to": str(ahead), "terrain": TERRAINS[state.track[ahead]]}, "E-MOVE-3")


def drop_time(state: ExpeditionState, effect: Effect, trace: Trace) -> bool:
    """Drop time tokens on any terrain (E-TIME-7)."""
    most = min(effect.n, state.number(state.seat, TIME))
    if not state.part:
        return drop(state, most, trace)
    if most > 1:
        state.ask = Ask.TIME
        state.options = list(AMOUNT_TIME[:most])
        return False
    return True


def drop(state: ExpeditionState, n: int, trace: Trace) -> bool:
    """Return so many tokens to the supply."""
    state.players[state.seat * PLAYER + TIME] -= n
    if trace is not None and n:
        trace.append(Event("tokens-dropped", {"seat": state.seat, "n": n}, "E-TIME-7"))
    return True


def hire(state: ExpeditionState, effect: Effect, trace: Trace) -> bool:
    """Ask which journal card is hired."""
    if state.part:
        return True
    cards = list(cards_of(journal.journal_mask(state)))
    if len(cards) == 1:
        return take_hire(state, cards[0], trace)
    state.ask = Ask.HIRE
    state.options = [HIRE[card - 1] for card in cards]
    return False


def take_hire(state: ExpeditionState, card: int, trace: Trace) -> bool:
    """Take a journal card to hand; the journal is completed when the action ends (R-CARDS-10)."""
    state.journal[journal.slot_of(state, card)] = 0
    state.cards[state.seat * OWN + HAND] |= 1 << card
    state.hired = True
    if trace is not None:
        trace.append(Event("hired", {"seat": state.seat, "card": card_name(card)}, "E-HIRE-1"))
    return True


def copy_active(state: ExpeditionState, effect: Effect, trace: Trace) -> bool:
    """Ask which active character is copied."""
    if state.part:
        return True
    cards = list(cards_of(possible.copy_targets(state)))
    if len(cards) == 1:
        return push(state, cards[0], trace)
    state.ask = Ask.COPY
    state.options = [COPY[card - 1] for card in cards]
    return False


def village_action(state: ExpeditionState, effect: Effect, trace: Trace) -> bool:
    """Ask which place is used."""
    if state.part:
        return True
    places = possible.open_places(state, effect)
    if len(places) == 1:
        return push(state, PLACE_SOURCE + places[0], trace)
    state.ask = Ask.PLACE
    state.options = [PLACE[place] for place in places]
    return False


def push(state: ExpeditionState, source: int, trace: Trace) -> bool:
    """Put a copied character or a place on the stack, with strength 1 (E-COPY-2, R-VILL-5)."""
    state.frames += [source, 1]
    if trace is not None:
        if source >= PLACE_SOURCE:
            place = PLACES[source - PLACE_SOURCE]
            trace.append(Event("place-used", {"seat": state.seat, "place": place}, "R-VILL-3"))
        else:
            trace.append(Event("copied", {"seat": state.seat, "card": card_name(source)}, "E-COPY-1"))
    return True


def pow_wow(state: ExpeditionState, effect: Effect, trace: Trace) -> bool:
    """Gather every companion on the board, then ask how many come aboard (E-INT-1, E-INT-2)."""
    board = state.board
    total = state.on_board()
    for place in range(NEW_ARRIVAL + 1):
        board[place] = 0
    board[POW_WOW] = total
    if trace is not None:
        trace.append(Event("gathered", {"seat": state.seat, "n": total}, "E-INT-1"))
    if total:
        state.ask = Ask.BOARD
        state.options = list(BOARD[: total + 1])
        return False
    return take_aboard(state, 0, trace)


def take_aboard(state: ExpeditionState, n: int, trace: Trace) -> bool:
    """Take companions aboard, drop the lowest journal card and complete the journal (E-INT-2, E-INT-3)."""
    state.board[POW_WOW] -= n
    state.gain_companions(n)
    if trace is not None and n:
        trace.append(Event("boarded", {"seat": state.seat, "n": n}, "E-INT-2"))
    card = journal.discard_slot(state, 0)
    if trace is not None and card:
        trace.append(Event("journal-dropped", {"card": card_name(card)}, "E-INT-3"))
    if journal.complete(state, After.POW_WOW, trace):
        return False
    return newcomer(state, trace)


def newcomer(state: ExpeditionState, trace: Trace) -> bool:
    """Put a companion from the supply on New Arrival (E-INT-4)."""
    if state.board[SUPPLY]:
        state.board[SUPPLY] -= 1
        state.board[NEW_ARRIVAL] += 1
        if trace is not None:
            trace.append(Event("newcomer", {}, "E-INT-4"))
    return True


def discard_hand(state: ExpeditionState, effect: Effect, trace: Trace) -> bool:
    """Ask for hand cards that leave, ascending, up to the limit (E-DEPART-1)."""
    state.due = effect.n
    state.last = -1
    return ask_discard(state)


def discards(state: ExpeditionState) -> list[Action]:
    """Return `stop` and the hand cards that may still be discarded, ascending."""
    out: list[Action] = [STOP]
    if state.due:
        for card in cards_of(state.hand(state.seat)):
            if DISCARD[card - 1].id > state.last:
                out.append(DISCARD[card - 1])
    return out


def ask_discard(state: ExpeditionState) -> bool:
    """Ask for the next card; True when none may follow."""
    out = discards(state)
    if len(out) == 1:
        return end_discard(state)
    state.ask = Ask.DISCARD
    state.options = out
    return False


def discard(state: ExpeditionState, card: int, trace: Trace) -> bool:
    """Discard a hand card, then ask for the next."""
    state.cards[state.seat * OWN + HAND] ^= 1 << card
    state.discarded |= 1 << card
    state.due -= 1
    state.last = DISCARD[card - 1].id
    if trace is not None:
        trace.append(Event("discarded", {"seat": state.seat, "card": card_name(card)}, "E-DEPART-1"))
    return ask_discard(state)


def end_discard(state: ExpeditionState) -> bool:
    """No more cards leave the hand."""
    state.due = 0
    state.last = -1
    return True


def renew_journal(state: ExpeditionState, effect: Effect, trace: Trace) -> bool:
    """Discard all journal cards and draw five, in drawing order (E-DEPART-2)."""
    for slot in range(len(state.journal)):
        journal.discard_slot(state, slot)
    if trace is not None:
        trace.append(Event("journal-renewed", {"seat": state.seat}, "E-DEPART-2"))
    return not journal.complete(state, After.EFFECT, trace)


def boat_tile(state: ExpeditionState, effect: Effect, trace: Trace) -> bool:
    """Lay a boat tile; with none left there is nothing (R-BOAT-5)."""
    base = state.seat * PLAYER
    if not state.board[TILES]:
        state.effect += 1  # the tile carries what comes after it (R-BOAT-6)
        return True
    state.board[TILES] -= 1
    state.players[base + (FRONT if effect.front else BACK)] += 1
    if trace is not None and not state.part:
        side = "front" if effect.front else "back"
        trace.append(Event("tile-taken", {"seat": state.seat, "side": side}, "E-UPGRADE-1"))
    return True


def companion_from_supply(state: ExpeditionState, effect: Effect, trace: Trace) -> bool:
    """A tile brings a companion, if the supply has one (E-UPGRADE-2)."""
    most = min(effect.n, state.board[SUPPLY])
    if not state.part:
        return bring(state, most, trace)
    if most:
        state.ask = Ask.PAWN
        state.options = [STOP, AMOUNT_COMPANION[0]]
        return False
    return refuse_back(state, trace)


def bring(state: ExpeditionState, n: int, trace: Trace) -> bool:
    """Bring companions from the supply aboard."""
    state.board[SUPPLY] -= n
    state.gain_companions(n)
    if trace is not None:
        if state.part:
            trace.append(Event("tile-taken", {"seat": state.seat, "side": "back"}, "E-UPGRADE-1"))
        elif n:
            trace.append(Event("boarded", {"seat": state.seat, "n": n}, "E-UPGRADE-1"))
    return True


def refuse_back(state: ExpeditionState, trace: Trace) -> bool:
    """Give a companion tile back."""
    state.players[state.seat * PLAYER + BACK] -= 1
    state.board[TILES] += 1
    if trace is not None:
        trace.append(Event("refused", {"seat": state.seat}, "R-ACT-3"))
    return True


EFFECTS: Final[dict[str, Start]] = {
    "gain": gains.begin,
    "gain_choice": gain_choice,
    "collect": gains.begin,
    "move": move,
    "drop_time": drop_time,
    "hire": hire,
    "village_action": village_action,
    "copy_active": copy_active,
    "pow_wow": pow_wow,
    "discard_hand": discard_hand,
    "renew_journal": renew_journal,
    "boat_tile": boat_tile,
    "companion_from_supply": companion_from_supply,
}
STARTS: Final[list[Start]] = [EFFECTS[word] for word in WORDS]
