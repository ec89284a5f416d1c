"""Setting out: a second card or not, which actions are triggered, then the journal dice (rules 2.7)."""

from keelboat.discoveries.actions import ALONE, GO, PICK, TRIGGER, Go, Pick, Trigger
from keelboat.discoveries.names import JOURNAL, N_BOARD, Ask, exploration_name
from keelboat.discoveries.phases import pay
from keelboat.discoveries.state import DiscoveriesState, cards_of
from keelboat.parts.door import Action
from keelboat.parts.words import Event, Message, Reason, Trace


def begin(state: DiscoveriesState, card: int) -> None:
    """The first card is named: ask for a second one if any can be reached."""
    state.first_card = card
    state.second_card = 0
    state.triggered = 0
    state.ask = Ask.SECOND if second_cards(state) else Ask.TRIGGER


def second_cards(state: DiscoveriesState) -> int:
    """Return the mask of the Recon cards that the journey can take in (D-EXPL-23, RULING-52)."""
    force = state.force(state.seat)
    journals = pay.budget(state, JOURNAL)
    found = 0
    for card in cards_of(state.recon_mask()):
        if state.cards.explorable(force, state.first_card, card, journals):
            found |= 1 << card
    return found


def legal_second(state: DiscoveriesState, out: list[Action]) -> None:
    """List the second cards within reach, and `alone` (D-EXPL-25)."""
    for card in cards_of(second_cards(state)):
        out.append(PICK[card - 1])
    out.append(ALONE)


def set_second(state: DiscoveriesState, card: int) -> None:
    """Name the second card, or 0 for none."""
    state.second_card = card
    state.ask = Ask.TRIGGER


def why_not_second(state: DiscoveriesState, action: Pick) -> Reason | None:
    """A Recon card that the journey can take in."""
    if second_cards(state) >> action.card & 1:
        return None
    if not state.recon_mask() >> action.card & 1:
        return Reason("RULING-52", Message("why-not-in-recon", {"card": action.card}))
    args: dict[str, object] = {"first": state.first_card, "second": action.card}
    return Reason("D-EXPL-13", Message("why-no-second", args))


def _chosen(state: DiscoveriesState, prepared: list[int]) -> int:
    """Return the triggered actions as a mask of places in `prepared`."""
    chosen = 0
    for place, action in enumerate(prepared):
        if state.triggered >> action & 1:
            chosen |= 1 << place
    return chosen


def legal(state: DiscoveriesState, out: list[Action]) -> None:
    """List the actions that some crossing set holds beside those chosen, ascending, and `go` once they cross."""
    force = state.force(state.seat)
    prepared = force.prepared
    journals = pay.budget(state, JOURNAL)
    crossings = state.cards.force_crossings(force, state.first_card, state.second_card, journals)
    chosen = _chosen(state, prepared)
    for place in range(chosen.bit_length(), len(prepared)):
        with_it = chosen | 1 << place
        for crossing in crossings:
            missing = crossing & ~with_it
            # What is missing must still come, in ascending order, and each trigger takes a journal die.
            if missing & ((2 << place) - 1) == 0 and (crossing | with_it).bit_count() <= journals:
                out.append(TRIGGER[prepared[place]])
                break
    for crossing in crossings:
        if crossing & ~chosen == 0:
            out.append(GO)
            break


def advance(state: DiscoveriesState, action: Trigger) -> None:
    """Lay a journal die on the action; which die is asked at the end."""
    state.triggered |= 1 << action.action


def go(state: DiscoveriesState, trace: Trace) -> None:
    """Pay the journal dice, then the journey is made."""
    if trace is not None:
        prepared = state.prepared(state.seat)
        names = [exploration_name(action) for action in prepared if state.triggered >> action & 1]
        trace.append(Event("triggered", {"seat": state.seat, "places": names}, "D-EXPL-12"))
    pay.begin(state, -1, JOURNAL, state.triggered.bit_count(), trace)


def why_not(state: DiscoveriesState, action: Trigger) -> Reason | None:
    """Own, prepared, not yet chosen, a journal die left, and of use for the journey."""
    number = action.action
    where: dict[str, object] = {"place": exploration_name(number)}
    if state.triggered >> number & 1:
        return Reason("D-ACT-6", Message("why-used", where))
    if number >= N_BOARD and not state.tribes(state.seat) >> number - N_BOARD + 1 & 1:
        return Reason("D-EXPL-1", Message("why-not-owned", {"card": number - N_BOARD + 1}))
    prepared = state.prepared(state.seat)
    if number not in prepared:
        return Reason("D-EXPL-4", Message("why-not-prepared", where))
    options: list[Action] = []
    legal(state, options)
    if action in options:
        return None
    journals = pay.budget(state, JOURNAL)
    if state.triggered.bit_count() >= journals:
        return Reason("RULING-55", Message("why-journal-dice-short", {"n": journals + 1, "have": journals}))
    if number < state.triggered.bit_length():
        return Reason("D-EXPL-14", Message("why-ascending"))
    return Reason("D-EXPL-13", Message("why-no-crossing-with", where | {"card": state.first_card}))


def why_not_go(state: DiscoveriesState, action: Go) -> Reason | None:
    """The actions chosen must cross the journey (D-EXPL-13)."""
    options: list[Action] = []
    legal(state, options)
    if GO in options:
        return None
    return Reason("D-EXPL-13", Message("why-not-enough", {"card": state.second_card or state.first_card}))


assert ALONE.id > PICK[0].id
