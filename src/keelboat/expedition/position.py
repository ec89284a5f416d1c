"""A position both ways: readable JSON for tests, lessons, share links and bug reports.

What is left out has its plain value: no goods, no companions, nothing played. Cards not named: a crew's own
starters are in its hand if no hand is given, else on the discard pile; encountered ones are in the draw pile
(`bag`) if that is not given, else on the discard pile. Companions not named wait on New Arrival (one) and in
the supply, boat tiles not named beside the board.
"""

from typing import Any, Final

from keelboat.expedition.actions import DISCARD
from keelboat.expedition.names import (
    AFTER_NAMES,
    ALL_ENCOUNTERED,
    ASK_NAMES,
    COLOURS,
    DONE_NAMES,
    JOURNAL_SLOTS,
    KINDS,
    LAST_ROUTE_SPACE,
    LAST_SPACE,
    MAX_CARD,
    MAX_COMPANIONS,
    MAX_GOODS,
    MAX_HEAD_START,
    MAX_ROUTE_TOKENS,
    MAX_SEATS,
    MAX_STRENGTH,
    N_KINDS,
    PLACE_SOURCE,
    PLACES,
    ROUTE_TERRAINS,
    Ask,
    card_name,
    crew_mask,
)
from keelboat.expedition.state import (
    ABOARD,
    BACK,
    BADGE,
    FACE_DOWN,
    FACE_UP,
    FRAME,
    FRONT,
    HAND,
    LOAD,
    LOCK_BITS,
    LOCK_MASK,
    NEW_ARRIVAL,
    ON_CARDS,
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
from keelboat.expedition.tables import ExpeditionTables
from keelboat.parts.reading import a_flag, a_list, a_number, an_object, fail, one_of, put

CARD_NAMES: Final = ("", *(card_name(card) for card in range(1, MAX_CARD + 1)))
SOURCE_NAMES: Final = (*CARD_NAMES[1:], *PLACES)
BOARD_NAMES: Final = (*PLACES, "pow_wow", "new_arrival", "supply", "tiles")
LOCK_NAMES: Final = (*KINDS, "companions")
TOO_MANY: Final = 1_000_000_000

TOP_KEYS: Final = (
    "game", "seats", "seat", "ask", "turn", "route", "journal", "bag", "discard", "board", "mackenzie", "players",
)  # fmt: skip
TURN_KEYS: Final = (
    "turns", "start", "done", "after", "frames", "locked", "fresh", "hired", "played", "option", "part", "effect",
    "pending", "due", "kind", "last", "winner", "stalled", "random_goods", "route_left", "head_start",
)  # fmt: skip
PLAYER_KEYS: Final = ("colour", "hand", "area", "goods", "aboard", "front", "back", "position", "time")


def dump(state: ExpeditionState) -> dict[str, object]:
    """Return the position as readable JSON."""
    printed = state.data.track
    route = {
        str(space): ROUTE_TERRAINS[state.track[space] - 1]
        for space in range(1, LAST_ROUTE_SPACE + 1)
        if state.track[space] != printed[space]
    }
    out: dict[str, object] = {
        "game": "expedition",
        "seats": state.seats,
        "seat": state.seat,
        "ask": ASK_NAMES[state.ask],
        "turn": _dump_turn(state),
        "journal": [CARD_NAMES[card] for card in state.journal],
        "bag": _names(state.bag),
        "discard": _names(state.discarded),
        "board": {name: state.board[place] for place, name in enumerate(BOARD_NAMES)},
        "players": [_dump_player(state, seat) for seat in range(state.seats)],
    }
    put(out, "route", route)
    if state.mackenzie >= 0:
        out["mackenzie"] = state.mackenzie
    return out


def _dump_turn(state: ExpeditionState) -> dict[str, object]:
    turn: dict[str, object] = {"turns": state.turns}
    if state.start >= 0:
        turn["start"] = state.start
    put(turn, "done", [name for bit, name in enumerate(DONE_NAMES) if state.done >> bit & 1])
    if state.ask == Ask.REVEAL:
        turn["after"] = AFTER_NAMES[state.after]
    frames = state.frames
    put(turn, "frames", [[_source_name(frames[at]), frames[at + 1]] for at in range(0, len(frames), FRAME)])
    put(turn, "locked", _counts(state.locked))
    put(turn, "fresh", _counts(state.fresh))
    put(turn, "hired", state.hired)
    put(turn, "played", CARD_NAMES[state.played])
    put(turn, "option", state.option + 1 if state.frames and state.ask != Ask.ACTIVATE else 0)
    put(turn, "part", state.part)
    put(turn, "effect", state.effect)
    put(turn, "pending", _counts(state.pending))
    put(turn, "due", state.due)
    if state.ask == Ask.AMOUNT:
        turn["kind"] = KINDS[state.chosen]
    if state.last >= 0:
        jettison = state.ask == Ask.JETTISON
        turn["last"] = KINDS[state.last] if jettison else CARD_NAMES[state.last - DISCARD[0].id + 1]
    if state.winner >= 0:
        turn["winner"] = state.winner
    put(turn, "stalled", state.stalled)
    put(turn, "random_goods", state.random_goods)
    put(turn, "route_left", state.route)
    put(turn, "head_start", state.head_start)
    return turn


def _dump_player(state: ExpeditionState, seat: int) -> dict[str, object]:
    area: list[dict[str, object]] = []
    for card, support, companions in state.rows_of(seat):
        row: dict[str, object] = {"card": CARD_NAMES[card]}
        put(row, "support", CARD_NAMES[support])
        put(row, "companions", companions)
        area.append(row)
    out: dict[str, object] = {"colour": COLOURS[state.colours[seat]], "hand": _names(state.hand(seat))}
    put(out, "area", area)
    put(out, "goods", {KINDS[kind]: state.goods(seat, kind) for kind in range(N_KINDS) if state.goods(seat, kind)})
    for name, place in NUMBERS:
        put(out, name, state.number(seat, place))
    return out


NUMBERS: Final = (("aboard", ABOARD), ("front", FRONT), ("back", BACK), ("position", POSITION), ("time", TIME))


def _names(mask: int) -> list[str]:
    return [CARD_NAMES[card] for card in cards_of(mask)]


def _source_name(source: int) -> str:
    return PLACES[source - PLACE_SOURCE] if source >= PLACE_SOURCE else CARD_NAMES[source]


def _counts(packed: int) -> dict[str, object]:
    """Return packed counts by kind as `{"wood": 2}`."""
    found: dict[str, object] = {}
    for kind, name in enumerate(LOCK_NAMES):
        put(found, name, packed >> kind * LOCK_BITS & LOCK_MASK)
    return found


# Reading.


def load(raw: object, tables: ExpeditionTables) -> ExpeditionState:
    """Return the position that `dump` or a person wrote; ValueError says where it is wrong."""
    top = an_object("file", raw, TOP_KEYS)
    if top.get("game") != "expedition":
        raise fail("game", f"'expedition' is wanted, not {top.get('game')!r}")
    players = a_list("players", top.get("players"))
    seats = a_number("seats", top.get("seats", len(players)), 1, MAX_SEATS)
    if len(players) != seats:
        raise fail("players", f"{seats} players are wanted, not {len(players)}")
    rows = [an_object(f"player {seat}", player, PLAYER_KEYS) for seat, player in enumerate(players)]
    colours: list[int] = []
    for seat, row in enumerate(rows):
        colours.append(one_of(f"player {seat} colour", row.get("colour", COLOURS[seat]), COLOURS))
    if len(set(colours)) != seats:
        raise fail("players", "two players have the same colour (E-SETUP-3)")
    state = ExpeditionState(tables, seats, tuple(colours))
    state.seat = a_number("seat", top.get("seat", 0), 0, seats - 1)
    state.ask = one_of("ask", top.get("ask", "turn"), ASK_NAMES)
    for seat, row in enumerate(rows):
        _read_player(state, seat, row)
    _read_turn(state, an_object("turn", top.get("turn", {}), TURN_KEYS))
    _read_track(state, top)
    _read_cards(state, top, rows)
    _read_board(state, an_object("board", top.get("board", {}), BOARD_NAMES))
    return state


def _card(where: str, value: object) -> int:
    """Return the number of a card written `12` or `blue-leader`."""
    if isinstance(value, int) and not isinstance(value, bool):
        value = str(value)
    if not isinstance(value, str) or not value or value not in CARD_NAMES:
        raise fail(where, f"a card is written like '12' or 'blue-leader', not {value!r}")
    return CARD_NAMES.index(value)


def _read_player(state: ExpeditionState, seat: int, row: dict[str, Any]) -> None:
    where = f"player {seat}"
    base = seat * PLAYER
    for kind, count in an_object(f"{where} goods", row.get("goods", {}), KINDS).items():
        state.players[base + KINDS.index(kind)] = a_number(f"{where} goods {kind}", count, 0, MAX_GOODS)
    state.players[base + LOAD] = sum(state.players[base : base + N_KINDS])
    for name, place in NUMBERS:
        most = LAST_SPACE if place == POSITION else TOO_MANY if place == TIME else MAX_COMPANIONS
        state.players[base + place] = a_number(f"{where} {name}", row.get(name, 0), 0, most)
    if state.players[base + LOAD] > state.capacity(seat):
        raise fail(f"{where} goods", f"the boats hold {state.capacity(seat)} goods (E-INV-3)")
    for value in a_list(f"{where} area", row.get("area", [])):
        entry = an_object(f"{where} area", value, ("card", "support", "companions"))
        card = _card(f"{where} area", entry.get("card"))
        support = _card(f"{where} area", entry["support"]) if entry.get("support") else 0
        companions = a_number(f"{where} area companions", entry.get("companions", 0), 0, MAX_STRENGTH)
        strength = companions + (state.data.strengths[support] if support else 0)
        if not 1 <= strength <= MAX_STRENGTH:
            raise fail(f"{where} area", f"card {CARD_NAMES[card]} has strength {strength}, 1 to 3 is legal (E-INV-5)")
        _lay(state, seat, FACE_UP, card)
        if support:
            _lay(state, seat, FACE_DOWN, support)
        state.players[base + ON_CARDS] += companions
        state.add_row(seat, card, support, companions)


def _lay(state: ExpeditionState, seat: int, where: int, card: int) -> None:
    """Put a card into a play area."""
    if state.cards[seat * OWN + where] >> card & 1:
        raise fail("cards", f"card {CARD_NAMES[card]} lies in two places (E-INV-2)")
    state.cards[seat * OWN + where] |= 1 << card
    state.players[seat * PLAYER + BADGE + state.data.badges[card]] += 1


def _read_turn(state: ExpeditionState, turn: dict[str, Any]) -> None:
    """Read the state of the turn and of what is being resolved."""
    last_seat = state.seats - 1
    state.turns = a_number("turn turns", turn.get("turns", 1), 0, TOO_MANY)
    in_setup = state.ask < Ask.TURN and turn.get("after", "setup") == "setup" and "start" not in turn
    state.start = -1 if in_setup else a_number("turn start", turn.get("start", 0), 0, last_seat)
    for name in a_list("turn done", turn.get("done", [])):
        state.done |= 1 << one_of("turn done", name, DONE_NAMES)
    state.after = one_of("turn after", turn.get("after", "setup"), AFTER_NAMES)
    for frame in a_list("turn frames", turn.get("frames", [])):
        parts = a_list("turn frames", frame)
        if len(parts) != FRAME:
            raise fail("turn frames", "a frame is a card or place and the activations left")
        place = one_of("turn frames", str(parts[0]), SOURCE_NAMES)
        source = place + 1 if place < MAX_CARD else PLACE_SOURCE + place - MAX_CARD
        state.frames += [source, a_number("turn frames", parts[1], 0, MAX_STRENGTH)]
    state.locked = _packed("turn locked", turn.get("locked", {}))
    state.fresh = _packed("turn fresh", turn.get("fresh", {}))
    state.pending = _packed("turn pending", turn.get("pending", {}))
    for name in ("hired", "part", "stalled", "random_goods"):
        setattr(state, name, a_flag(f"turn {name}", turn.get(name, False)))
    state.played = _card("turn played", turn["played"]) if "played" in turn else 0
    state.option = a_number("turn option", turn.get("option", 1), 1, 9) - 1
    state.effect = a_number("turn effect", turn.get("effect", 0), 0, 9)
    state.due = a_number("turn due", turn.get("due", 0), 0, MAX_GOODS)
    state.chosen = one_of("turn kind", turn["kind"], KINDS) if "kind" in turn else 0
    if "last" in turn:
        jettison = state.ask == Ask.JETTISON
        last = turn["last"]
        state.last = one_of("turn last", last, KINDS) if jettison else DISCARD[_card("turn last", last) - 1].id
    state.winner = a_number("turn winner", turn.get("winner", -1), -1, last_seat)
    state.route = a_number("turn route_left", turn.get("route_left", 0), 0, MAX_ROUTE_TOKENS)
    state.head_start = a_number("turn head_start", turn.get("head_start", 0), 0, MAX_HEAD_START)


def _packed(where: str, value: object) -> int:
    packed = 0
    for name, count in an_object(where, value, LOCK_NAMES).items():
        packed += a_number(f"{where} {name}", count, 0, MAX_GOODS) << LOCK_NAMES.index(name) * LOCK_BITS
    return packed


def _read_track(state: ExpeditionState, top: dict[str, Any]) -> None:
    """Route tokens, and Mackenzie in the solo game."""
    spaces = tuple(str(space) for space in range(1, LAST_ROUTE_SPACE + 1))
    route = an_object("route", top.get("route", {}), spaces)
    if len(route) > MAX_ROUTE_TOKENS:
        raise fail("route", f"there are {MAX_ROUTE_TOKENS} route tokens, not {len(route)} (R-TRACK-5)")
    track = list(state.track)
    for space, terrain in route.items():
        track[int(space)] = one_of(f"route {space}", terrain, ROUTE_TERRAINS) + 1
    state.track = tuple(track)
    if state.seats == 1:
        state.mackenzie = a_number("mackenzie", top.get("mackenzie", state.head_start), 0, LAST_SPACE)
    elif "mackenzie" in top:
        raise fail("mackenzie", "he is there in the solo game only (E-SOLO-2)")
    scouts = [state.number(seat, POSITION) for seat in range(state.seats)] + [state.mackenzie]
    for position in scouts:
        if position > 0 and scouts.count(position) > 1:
            raise fail("players", f"two scouts stand on space {position} (E-INV-4)")


def _read_cards(state: ExpeditionState, top: dict[str, Any], rows: list[dict[str, Any]]) -> None:
    """Put every card somewhere exactly once (E-INV-2)."""
    journal = a_list("journal", top.get("journal", []))
    if len(journal) > JOURNAL_SLOTS:
        raise fail("journal", f"there are {JOURNAL_SLOTS} slots, not {len(journal)}")
    for slot, card in enumerate(journal):
        state.journal[slot] = _card("journal", card) if card else 0
    lying = [card for card in state.journal if card]
    if state.ask == Ask.SUPPORT and state.played:
        _lay(state, state.seat, FACE_UP, state.played)
    for seat, row in enumerate(rows):
        for card in a_list(f"player {seat} hand", row.get("hand", [])):
            number = _card(f"player {seat} hand", card)
            lying.append(number)
            state.cards[seat * OWN + HAND] |= 1 << number
        lying += [*cards_of(state.face_up(seat)), *cards_of(state.face_down(seat))]
    for name in ("bag", "discard"):
        lying += [_card(name, card) for card in a_list(name, top.get(name, []))]
    seen = 0
    for card in lying:
        if seen >> card & 1:
            raise fail("cards", f"card {CARD_NAMES[card]} lies in two places (E-INV-2)")
        seen |= 1 << card
    every = ALL_ENCOUNTERED
    for seat, row in enumerate(rows):
        crew = crew_mask(state.colours[seat])
        every |= crew
        if "hand" not in row:
            state.cards[seat * OWN + HAND] |= crew & ~seen
            seen |= crew
    if seen & ~every:
        raise fail("cards", f"card {_names(seen & ~every)[0]} belongs to a crew that nobody plays (E-SETUP-3)")
    state.bag = _mask("bag", top.get("bag", []))
    state.discarded = _mask("discard", top.get("discard", []))
    rest = every & ~seen
    if "bag" not in top:
        state.bag = rest & ALL_ENCOUNTERED
        rest &= ~ALL_ENCOUNTERED
    state.discarded |= rest


def _mask(where: str, value: object) -> int:
    mask = 0
    for card in a_list(where, value):
        mask |= 1 << _card(where, card)
    return mask


def _read_board(state: ExpeditionState, board: dict[str, Any]) -> None:
    """Companions and tiles: those not named are in the supply (E-INV-1, E-INV-3)."""
    total = state.data.companions[state.seats]
    for name, count in board.items():
        state.board[BOARD_NAMES.index(name)] = a_number(f"board {name}", count, 0, MAX_COMPANIONS)
    for number, place in enumerate(state.data.places):
        if place.circles and state.board[number] > place.circles:
            raise fail(f"board {PLACES[number]}", f"{place.circles} companions stand there at most (E-INV-5)")
    owned = 0
    tiles = 0
    for seat in range(state.seats):
        owned += state.number(seat, ABOARD) + state.number(seat, ON_CARDS)
        tiles += state.number(seat, FRONT) + state.number(seat, BACK)
    left = total - owned - sum(state.board[: POW_WOW + 1])
    if "new_arrival" not in board and "supply" not in board:
        state.board[NEW_ARRIVAL] = 1 if left > 0 else 0
    if "supply" not in board:
        state.board[SUPPLY] = max(0, left - state.board[NEW_ARRIVAL])
    if state.board[NEW_ARRIVAL] > 1:
        raise fail("board new_arrival", "one companion stands there at most (E-INV-5)")
    found = total - left + state.board[NEW_ARRIVAL] + state.board[SUPPLY]
    if found != total:
        raise fail("board", f"{total} companions are in the game with {state.seats} players, not {found} (E-INV-1)")
    if "tiles" not in board:
        state.board[TILES] = max(0, state.data.tiles - tiles)
    if state.board[TILES] + tiles != state.data.tiles:
        raise fail("board tiles", f"there are {state.data.tiles} boat tiles (E-INV-3)")
