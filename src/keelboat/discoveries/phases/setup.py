"""Set-up: the deck, the Camp, first zone cards, first dice (rules 1.3)."""

from collections.abc import Mapping

from keelboat.discoveries.actions import Pick, add_picks
from keelboat.discoveries.names import (
    AREA_PLACES,
    COLOURS,
    DICE_PER_SEAT,
    GRAY,
    MAX_CARD,
    MAX_SEATS,
    After,
    Ask,
)
from keelboat.discoveries.phases import flow
from keelboat.discoveries.state import ROLLING, DiscoveriesState
from keelboat.discoveries.tables import DiscoveriesTables
from keelboat.parts.door import Action, Option
from keelboat.parts.words import Event, Message, Reason, Trace

OPTIONS = (
    Option("colours", "", "one of blue, orange, yellow, green per seat, with commas"),
    Option("first_game", "no", "yes|no"),
)


def first_state(seats: int, options: Mapping[str, str], tables: DiscoveriesTables) -> DiscoveriesState:
    """Return the state before anything is drawn; ValueError names the seat count or option that is wrong."""
    if seats not in tables.deck_size:
        raise ValueError(f"discoveries is for 2, 3 or 4 seats, not {seats} (D-SETUP-1)")
    for name in options:
        if name not in {option.name for option in OPTIONS}:
            known = ", ".join(option.name for option in OPTIONS)
            raise ValueError(f"discoveries has no option {name!r}; it has: {known}")
    state = DiscoveriesState(tables, seats, _colours(options.get("colours", ""), seats))
    first_game = options.get("first_game", "no")
    if first_game not in ("yes", "no"):
        raise ValueError(f"option first_game is yes or no, not {first_game!r}")
    state.first_game = first_game == "yes"
    state.bag = (1 << MAX_CARD + 1) - 2
    state.supply = tables.gray_dice[seats]
    return state


def _colours(text: str, seats: int) -> tuple[int, ...]:
    """Return the colour of each seat; by default in the order of the table."""
    if not text:
        return tuple(range(seats))
    names = text.split(",")
    wrong = [name for name in names if name not in COLOURS[:MAX_SEATS]]
    if wrong or len(set(names)) != seats or len(names) != seats:
        raise ValueError(f"option colours names {seats} different colours of {', '.join(COLOURS[:GRAY])}, not {text!r}")
    return tuple(COLOURS.index(name) for name in names)


def deal(state: DiscoveriesState, trace: Trace) -> None:
    """A top card shows: lay it out, or go on to the next step of the set-up."""
    areas = state.areas
    if 0 in areas[:AREA_PLACES]:
        flow.draw_to(state, areas.index(0), "D-SETUP-5", trace)
    elif state.start < 0 and 0 in areas[AREA_PLACES:]:
        if _needs_redraw(state):
            _redraw(state, trace)
        else:
            flow.draw_to(state, areas.index(0), "D-SETUP-7", trace)
    elif state.start < 0:
        state.ask = Ask.FIRST
        return
    else:
        _next_pick(state)
        return
    flow.show_next(state, After.SETUP)


def _needs_redraw(state: DiscoveriesState) -> bool:
    """First game only: at least one of the three Tribe cards must be an exploration card (D-SETUP-6)."""
    untouched = not any(state.areas[AREA_PLACES:])
    return state.first_game and untouched and not state.meeting_mask() & state.cards.exploring


def _redraw(state: DiscoveriesState, trace: Trace) -> None:
    """Put the three cards and the visible top card back into the deck (RULING-03)."""
    state.bag |= state.meeting_mask() | 1 << state.top
    state.top = 0
    for place in range(AREA_PLACES):
        state.areas[place] = 0
    if trace is not None:
        trace.append(Event("redrawn", {}, "D-SETUP-6"))


def _next_pick(state: DiscoveriesState) -> None:
    """The next seat picks its first zone card; after the last one the dice are rolled (D-SETUP-10, D-SETUP-11)."""
    state.seat = (state.seat + 1) % state.seats
    if state.seat == state.start:
        _roll_for(state, state.start)
    else:
        state.ask = Ask.PICK_FIRST


def _roll_for(state: DiscoveriesState, seat: int) -> None:
    state.dice[ROLLING + state.colours[seat]] = DICE_PER_SEAT
    state.start_rolling(seat, After.SETUP)


def after_roll(state: DiscoveriesState) -> None:
    """The next seat rolls, or the first turn begins (D-SETUP-12)."""
    following = (state.roll_seat + 1) % state.seats
    if following == state.start:
        state.roll_seat = 0
        flow.begin_turn(state, state.start, 0)
    else:
        _roll_for(state, following)


def legal_pick(state: DiscoveriesState, out: list[Action]) -> None:
    """List the three Recon cards."""
    add_picks(state.recon_mask(), out)


def why_not_pick(state: DiscoveriesState, action: Pick) -> Reason | None:
    """Only one of the three Recon cards."""
    if state.recon_mask() >> action.card & 1:
        return None
    return Reason("D-SETUP-10", Message("why-not-in-recon", {"card": action.card}))


def pick(state: DiscoveriesState, card: int, trace: Trace) -> None:
    """Take a first zone card and refill its place at once."""
    place = state.take_from_area(card)
    state.set_zone(state.seat, card)
    if trace is not None:
        trace.append(Event("zone-chosen", {"seat": state.seat, "card": card}, "D-SETUP-10"))
    flow.draw_to(state, place, "D-SETUP-10", trace)
    flow.show_next(state, After.SETUP)
