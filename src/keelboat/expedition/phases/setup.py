"""Set-up: crews, companions, start goods, route tokens, the first journal (rules 1)."""

from collections.abc import Mapping

from keelboat.expedition.names import (
    ALL_ENCOUNTERED,
    COLOURS,
    KINDS,
    LAST_ROUTE_SPACE,
    MAX_HEAD_START,
    MAX_ROUTE_TOKENS,
    MAX_SEATS,
    N_KINDS,
    N_PRIMARY,
    ROUTE_TERRAINS,
    After,
    Ask,
    crew_mask,
)
from keelboat.expedition.phases import turn
from keelboat.expedition.state import (
    ABOARD,
    HAND,
    LOAD,
    NEW_ARRIVAL,
    OWN,
    PLAYER,
    SUPPLY,
    TILES,
    ExpeditionState,
)
from keelboat.expedition.tables import ExpeditionTables
from keelboat.parts.door import Option
from keelboat.parts.words import Event, Trace

OPTIONS = (
    Option("colours", "", "one of blue, orange, yellow, green, purple per seat, with commas"),
    Option("random_goods", "no", "yes|no"),
    Option("route_tokens", "none", "none, random, or position:terrain with commas, as 5:mountain,20:river"),
    Option("head_start", "", "0..7, solo only"),
)


def first_state(seats: int, options: Mapping[str, str], tables: ExpeditionTables) -> ExpeditionState:
    """Return the state before anything is drawn; ValueError names the seat count or option that is wrong."""
    if not 1 <= seats <= MAX_SEATS:
        raise ValueError(f"expedition is for 1 to {MAX_SEATS} seats, not {seats} (E-SETUP-1)")
    for name in options:
        if name not in [option.name for option in OPTIONS]:
            known = ", ".join([option.name for option in OPTIONS])
            raise ValueError(f"expedition has no option {name!r}; it has: {known}")
    state = ExpeditionState(tables, seats, _colours(options.get("colours", ""), seats))
    random_goods = options.get("random_goods", "no")
    if random_goods not in ("yes", "no"):
        raise ValueError(f"option random_goods is yes or no, not {random_goods!r}")
    state.random_goods = random_goods == "yes"
    if seats == 1:
        state.head_start = _head_start(options.get("head_start", "") or "0")
        state.mackenzie = state.head_start
    elif options.get("head_start", ""):
        raise ValueError("option head_start is for the solo game (E-SOLO-2)")
    _lay_out(state)
    _set_route(state, options.get("route_tokens", "none"))
    if state.route:
        state.ask = Ask.ROUTE
    elif state.random_goods:
        state.ask = Ask.GOODS
    return state


def _lay_out(state: ExpeditionState) -> None:
    """Companions, crews, goods, tiles (E-SETUP-1 to E-SETUP-9)."""
    tables = state.data
    state.bag = ALL_ENCOUNTERED
    state.board[NEW_ARRIVAL] = 1
    state.board[SUPPLY] = tables.companions[state.seats] - 1 - state.seats
    state.board[TILES] = tables.tiles
    for seat in range(state.seats):
        state.cards[seat * OWN + HAND] = crew_mask(state.colours[seat])
        state.players[seat * PLAYER + ABOARD] = 1
        if not state.random_goods:
            set_goods(state, seat, tables.start_goods)


def set_goods(state: ExpeditionState, seat: int, goods: list[int]) -> None:
    """Put start goods aboard."""
    for kind in range(N_KINDS):
        state.players[seat * PLAYER + kind] = goods[kind]
    state.players[seat * PLAYER + LOAD] = sum(goods)


def _colours(text: str, seats: int) -> tuple[int, ...]:
    """Return the colour of each seat; by default in the order of the table."""
    if not text:
        return tuple(range(seats))
    names = text.split(",")
    if len(names) != seats or len(set(names)) != seats or not set(names) <= set(COLOURS):
        raise ValueError(f"option colours names {seats} different colours of {', '.join(COLOURS)}, not {text!r}")
    return tuple([COLOURS.index(name) for name in names])


def _head_start(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 1 or int(text) > MAX_HEAD_START:
        raise ValueError(f"option head_start is 0 to {MAX_HEAD_START}, not {text!r} (E-SOLO-2)")
    return int(text)


def _set_route(state: ExpeditionState, text: str) -> None:
    """Lay the route tokens that are given, or note how many are to be drawn (R-TRACK-5)."""
    if text == "none":
        return
    if text == "random":
        state.route = state.data.route_tokens
        return
    seen: set[int] = set()
    for token in text.split(","):
        position, _, terrain = token.partition(":")
        if not (position.isascii() and position.isdigit()) or terrain not in ROUTE_TERRAINS:
            raise ValueError(f"option route_tokens is none, random, or like 5:mountain,20:river, not {text!r}")
        if not 1 <= int(position) <= LAST_ROUTE_SPACE:
            raise ValueError(f"a route token lies on a space from 1 to {LAST_ROUTE_SPACE}, not {position} (R-TRACK-5)")
        if int(position) in seen:
            raise ValueError(f"two route tokens lie on space {position} (R-TRACK-5)")
        seen.add(int(position))
        lay_token(state, int(position), ROUTE_TERRAINS.index(terrain) + 1)
    if len(seen) > MAX_ROUTE_TOKENS:
        raise ValueError(f"there are {MAX_ROUTE_TOKENS} route tokens, not {len(seen)} (R-TRACK-5)")


def lay_token(state: ExpeditionState, position: int, terrain: int) -> None:
    """Set the terrain of a space; the track of the table stays as it is."""
    track = list(state.track)
    track[position] = terrain
    state.track = tuple(track)


def route_outcomes(state: ExpeditionState) -> list[tuple[int, int, int]]:
    """Return position, terrain and weight of the tokens that may be drawn: each space to its other terrain.

    A mixed space becomes river or mountain with equal odds, so the others count twice. A space whose
    terrain differs from the printed one has its token already.
    """
    found: list[tuple[int, int, int]] = []
    for position in range(1, LAST_ROUTE_SPACE + 1):
        printed = state.data.track[position]
        if state.track[position] != printed:
            continue
        for terrain in (1, 2):
            if terrain != printed:
                found.append((position, terrain, 1 if printed == 3 else 2))
    return found


def route_drawn(state: ExpeditionState, position: int, terrain: int, trace: Trace) -> None:
    """Lay a drawn token, then the next one, then the goods or the journal."""
    lay_token(state, position, terrain)
    state.route -= 1
    if trace is not None:
        args: dict[str, object] = {"to": str(position), "terrain": ROUTE_TERRAINS[terrain - 1]}
        trace.append(Event("route-token", args, "R-TRACK-5"))
    if not state.route:
        state.ask = Ask.GOODS if state.random_goods else Ask.REVEAL


def goods_left(state: ExpeditionState) -> list[int]:
    """Return the tokens of each primary kind that are still in the pool (E-SETUP-6)."""
    left = [state.data.pool] * N_PRIMARY
    for seat in range(state.seats):
        for kind in range(N_PRIMARY):
            left[kind] -= state.goods(seat, kind)
    return left


def goods_drawn(state: ExpeditionState, counts: list[int], trace: Trace) -> None:
    """Give a seat its goods, then the next seat, then the journal."""
    seat = state.seat
    set_goods(state, seat, counts)
    if trace is not None:
        goods: dict[str, object] = {KINDS[kind]: counts[kind] for kind in range(N_KINDS) if counts[kind]}
        trace.append(Event("gained", {"seat": seat, "goods": goods}, "E-SETUP-6"))
    if seat + 1 < state.seats:
        state.seat = seat + 1
    else:
        state.seat = 0
        state.ask = Ask.REVEAL


def journal_laid(state: ExpeditionState, trace: Trace) -> None:
    """Sort the first journal by strength, equal ones as drawn, then draw the first player (E-SETUP-7, R-CARDS-1)."""
    strengths = state.data.strengths
    state.journal = sorted(state.journal, key=lambda card: strengths[card])
    state.after = After.SETUP
    if state.seats == 1:
        first(state, 0, trace)
    else:
        state.ask = Ask.FIRST


def first(state: ExpeditionState, seat: int, trace: Trace) -> None:
    """The first turn begins (E-SETUP-10)."""
    state.start = seat
    if trace is not None:
        trace.append(Event("start-player", {"seat": seat}, "E-SETUP-10"))
    turn.begin_turn(state, seat)
