"""A position both ways: readable JSON for tests, lessons, share links and bug reports.

What is left out has its plain value: no dice, no cards, nothing played. Gray dice not named lie in the
supply, cards not named fill the deck (lowest numbers first) and then count as removed.
"""

from typing import Any, Final

from keelboat.discoveries.actions import ACTIONS, BY_TEXT, SLOTS, SPOTS, Slot
from keelboat.discoveries.names import (
    AFTER_NAMES,
    AREA_PLACES,
    ASK_NAMES,
    BANKS,
    COLOURS,
    DICE_PER_SEAT,
    FACES,
    GRAY,
    MAX_CARD,
    MAX_SEATS,
    N_BOARD,
    N_COLOURS,
    N_EXPLORATIONS,
    N_FACES,
    N_KINDS,
    N_ONE_TURN,
    ONE_TURN,
    After,
    Ask,
    exploration_name,
)
from keelboat.discoveries.state import (
    ASIDE,
    BANK,
    HELD,
    JOURNAL_CARDS,
    LOCKED,
    OWN,
    PAID,
    ROLLING,
    STOCK,
    TRIBES,
    DiscoveriesState,
    cards_of,
    die_code,
)
from keelboat.discoveries.tables import DiscoveriesTables
from keelboat.parts.reading import a_list, a_number, an_object, fail, one_of, put

NUMBERS: Final = (
    "start", "played", "explored", "quiet", "last_turns", "turns", "roll_seat", "due", "chosen", "donor",
    "first_card", "second_card",
)  # fmt: skip
"""Plain numbers of a state, written only when they differ from a fresh state's."""


def dump(state: DiscoveriesState) -> dict[str, object]:
    """Return the position as readable JSON."""
    fresh = DiscoveriesState(state.cards, state.seats, state.colours)
    fresh.start = 0
    turn: dict[str, object] = {}
    for name in NUMBERS:
        value = getattr(state, name)
        if value != getattr(fresh, name):
            turn[name] = value
    put(turn, "first_game", state.first_game)
    put(turn, "bonus", bool(state.bonus))
    put(turn, "stalled", state.stalled)
    put(turn, "faces", [FACES[face] for face in range(N_FACES) if state.faces >> face & 1])
    put(turn, "used", [ONE_TURN[spot] for spot in range(N_ONE_TURN) if state.used >> spot & 1])
    put(turn, "turners", list(cards_of(state.turners)))
    put(turn, "finished", list(cards_of(state.finished)))
    put(turn, "triggered", [exploration_name(a) for a in range(N_EXPLORATIONS) if state.triggered >> a & 1])
    put(turn, "spot", SPOTS[state.spot] if state.spot >= 0 else "")
    put(turn, "face", FACES[state.face] if state.due or state.spot >= 0 else "")
    put(turn, "kept", _die_text(state.kept))
    put(turn, "last", ACTIONS[state.last].text if state.last >= 0 else "")
    put(turn, "turned_to", FACES[state.turned_to] if state.turned_to >= 0 else "")
    if state.ask in (Ask.ROLL, Ask.TOP):
        turn["after"] = AFTER_NAMES[state.after]
    for name, start in (("rolling", ROLLING), ("paid", PAID)):
        put(turn, name, _colour_counts(state.dice, start))
    for name, start in (("locked", LOCKED), ("aside", ASIDE)):
        put(turn, name, _kind_counts(state.dice, start))
    return {
        "game": "discoveries",
        "seats": state.seats,
        "seat": state.seat,
        "ask": ASK_NAMES[state.ask],
        "turn": turn,
        "meeting": state.areas[:AREA_PLACES],
        "recon": state.areas[AREA_PLACES:],
        "top": state.top,
        "bag": list(cards_of(state.bag)),
        "removed": list(cards_of(state.removed)),
        "supply": state.supply,
        "banks": {name: _colour_counts(state.dice, BANK + bank * N_COLOURS) for bank, name in enumerate(BANKS)},
        "players": [_dump_player(state, seat) for seat in range(state.seats)],
    }


def _dump_player(state: DiscoveriesState, seat: int) -> dict[str, object]:
    slots = {}
    for action in state.actions_of(seat):
        for slot in range(len(state.cards.exploration(action).slots)):
            die = state.slot_die(seat, action, slot)
            if die:
                slots[_slot_name(action, slot)] = _die_text(die)
    return {
        "colour": COLOURS[state.colours[seat]],
        "zone": state.zone(seat),
        "held": list(cards_of(state.held(seat))),
        "tribes": list(cards_of(state.tribes(seat))),
        "journal": list(cards_of(state.journal(seat))),
        "stock": _kind_counts(state.dice, STOCK + seat * N_KINDS),
        "slots": slots,
    }


def _slot_name(action: int, slot: int) -> str:
    return exploration_name(action) if action < N_BOARD else f"{exploration_name(action)}.{slot + 1}"


def _die_text(die: int) -> str:
    """Return a die as text: `blue walk`; empty for none."""
    return f"{COLOURS[(die - 1) // N_FACES]} {FACES[(die - 1) % N_FACES]}" if die else ""


def _colour_counts(dice: list[int], start: int) -> dict[str, object]:
    return {COLOURS[c]: dice[start + c] for c in range(N_COLOURS) if dice[start + c]}


def _kind_counts(dice: list[int], start: int) -> dict[str, object]:
    """Return counts by colour and face as `{"blue walk": 2}`."""
    return {_die_text(1 + kind): dice[start + kind] for kind in range(N_KINDS) if dice[start + kind]}


# Reading.


def _card_mask(where: str, value: object) -> int:
    mask = 0
    for card in a_list(where, value):
        mask |= 1 << a_number(where, card, 1, MAX_CARD)
    return mask


def _die(where: str, value: object) -> int:
    """Return the kind of a die written `blue walk`."""
    words = value.split(" ") if isinstance(value, str) else []
    if len(words) != 2:
        raise fail(where, f"a die is written like 'blue walk', not {value!r}")
    return one_of(where, words[0], COLOURS) * N_FACES + one_of(where, words[1], FACES)


def _read_kinds(where: str, value: object, dice: list[int], start: int) -> None:
    for name, count in an_object(where, value, tuple(_die_text(1 + kind) for kind in range(N_KINDS))).items():
        dice[start + _die(where, name)] = a_number(f"{where} {name}", count, 0, MAX_CARD)


def _read_colours(where: str, value: object, dice: list[int], start: int) -> None:
    for name, count in an_object(where, value, COLOURS).items():
        dice[start + COLOURS.index(name)] = a_number(f"{where} {name}", count, 0, MAX_CARD)


TOP_KEYS: Final = (
    "game", "seats", "seat", "ask", "turn", "meeting", "recon", "top", "bag", "removed", "supply", "banks", "players",
)  # fmt: skip
TURN_KEYS: Final = (
    *NUMBERS, "first_game", "bonus", "stalled", "faces", "used", "turners", "finished", "triggered", "spot", "face",
    "kept", "last", "turned_to", "after", "rolling", "paid", "locked", "aside",
)  # fmt: skip
PLAYER_KEYS: Final = ("colour", "zone", "held", "tribes", "journal", "stock", "slots")


def load(raw: object, tables: DiscoveriesTables) -> DiscoveriesState:
    """Return the position that `dump` or a person wrote; ValueError says where it is wrong."""
    top = an_object("file", raw, TOP_KEYS)
    if top.get("game") != "discoveries":
        raise fail("game", f"'discoveries' is wanted, not {top.get('game')!r}")
    players = a_list("players", top.get("players"))
    seats = a_number("seats", top.get("seats", len(players)), 2, MAX_SEATS)
    if len(players) != seats:
        raise fail("players", f"{seats} players are wanted, not {len(players)}")
    rows = [an_object(f"player {seat}", player, PLAYER_KEYS) for seat, player in enumerate(players)]
    colours = tuple(
        one_of(f"player {seat} colour", row.get("colour", COLOURS[seat]), COLOURS[:GRAY])
        for seat, row in enumerate(rows)
    )
    if len(set(colours)) != seats:
        raise fail("players", "two players have the same colour")
    state = DiscoveriesState(tables, seats, colours)
    state.seat = a_number("seat", top.get("seat", 0), 0, seats - 1)
    state.start = 0
    state.ask = one_of("ask", top.get("ask", "turn"), ASK_NAMES)
    for seat, row in enumerate(rows):
        _read_player(state, seat, row)
    _read_camp(state, top)
    _read_turn(state, an_object("turn", top.get("turn", {}), TURN_KEYS))
    _fill_deck(state, top)
    _check_dice(state, top)
    return state


def _read_player(state: DiscoveriesState, seat: int, row: dict[str, Any]) -> None:
    where = f"player {seat}"
    state.set_zone(seat, a_number(f"{where} zone", row.get("zone", 0), 0, MAX_CARD))
    for name, place in (("tribes", TRIBES), ("journal", JOURNAL_CARDS), ("held", HELD)):
        state.own[seat * OWN + place] = _card_mask(f"{where} {name}", row.get(name, []))
    _read_kinds(f"{where} stock", row.get("stock", {}), state.dice, STOCK + seat * N_KINDS)
    known = {slot.name: slot for slot in SLOTS}
    for name, die in an_object(f"{where} slots", row.get("slots", {}), tuple(known)).items():
        slot: Slot = known[name]
        kind = _die(f"{where} slots {name}", die)
        exploration = state.cards.explorations[slot.action]
        if slot.action not in state.actions_of(seat) or exploration is None or slot.slot >= len(exploration.slots):
            raise fail(f"{where} slots", f"there is no slot {name} in this Action zone")
        state.set_slot(seat, slot.action, slot.slot, die_code(kind // N_FACES, kind % N_FACES))


def _read_camp(state: DiscoveriesState, top: dict[str, Any]) -> None:
    for name, start in (("meeting", 0), ("recon", AREA_PLACES)):
        cards = a_list(name, top.get(name, []))
        if len(cards) > AREA_PLACES:
            raise fail(name, f"at most {AREA_PLACES} cards lie there")
        for place, card in enumerate(cards):
            state.areas[start + place] = a_number(name, card, 0, MAX_CARD)
    banks = an_object("banks", top.get("banks", {}), BANKS)
    for name, counts in banks.items():
        _read_colours(f"banks {name}", counts, state.dice, BANK + BANKS.index(name) * N_COLOURS)


def _read_turn(state: DiscoveriesState, turn: dict[str, Any]) -> None:
    """Read the state of the turn and of the open decision."""
    last_seat = state.seats - 1
    most = {"start": last_seat, "roll_seat": last_seat, "donor": last_seat}
    most |= {"first_card": MAX_CARD, "second_card": MAX_CARD}
    for name in NUMBERS:
        if name in turn:
            low = -1 if name in ("start", "last_turns", "donor") else 0
            setattr(state, name, a_number(f"turn {name}", turn[name], low, most.get(name, 1_000_000)))
    state.first_game = bool(turn.get("first_game", False))
    state.bonus = 1 if turn.get("bonus", False) else 0
    state.stalled = bool(turn.get("stalled", False))
    for face in a_list("turn faces", turn.get("faces", [])):
        state.faces |= 1 << one_of("turn faces", face, FACES)
    for spot in a_list("turn used", turn.get("used", [])):
        state.used |= 1 << one_of("turn used", spot, ONE_TURN)
    state.turners = _card_mask("turn turners", turn.get("turners", []))
    for finished in a_list("turn finished", turn.get("finished", [])):
        state.finished |= 1 << a_number("turn finished", finished, 0, last_seat)
    names = tuple(exploration_name(action) for action in range(N_EXPLORATIONS))
    for name in a_list("turn triggered", turn.get("triggered", [])):
        state.triggered |= 1 << one_of("turn triggered", name, names)
    if "spot" in turn:
        state.spot = one_of("turn spot", turn["spot"], SPOTS)
    if "face" in turn:
        state.face = one_of("turn face", turn["face"], FACES)
    if "kept" in turn:
        state.kept = 1 + _die("turn kept", turn["kept"])
    if "last" in turn:
        if not isinstance(turn["last"], str) or turn["last"] not in BY_TEXT:
            raise fail("turn last", f"there is no action {turn['last']!r}")
        state.last = BY_TEXT[turn["last"]].id
    if "turned_to" in turn:
        state.turned_to = one_of("turn turned_to", turn["turned_to"], FACES)
    if "after" in turn:
        state.after = one_of("turn after", turn["after"], AFTER_NAMES)
    _read_colours("turn rolling", turn.get("rolling", {}), state.dice, ROLLING)
    _read_colours("turn paid", turn.get("paid", {}), state.dice, PAID)
    _read_kinds("turn locked", turn.get("locked", {}), state.dice, LOCKED)
    _read_kinds("turn aside", turn.get("aside", {}), state.dice, ASIDE)


def _fill_deck(state: DiscoveriesState, top: dict[str, Any]) -> None:
    """Put every card somewhere exactly once (D-INV-2)."""
    lying = [card for card in state.areas if card] + [state.zone(seat) for seat in range(state.seats)]
    for seat in range(state.seats):
        for mask in (state.tribes(seat), state.journal(seat), state.held(seat)):
            lying += cards_of(mask)
    state.top = a_number("top", top.get("top", 0), 0, MAX_CARD)
    lying.append(state.top)
    for name in ("bag", "removed"):
        lying += [a_number(name, card, 1, MAX_CARD) for card in a_list(name, top.get(name, []))]
    lying = [card for card in lying if card]
    for card in lying:
        if lying.count(card) > 1:
            raise fail("cards", f"card {card} lies in two places (D-INV-2)")
    state.removed = _card_mask("removed", top.get("removed", []))
    rest = [card for card in range(1, MAX_CARD + 1) if card not in lying]
    if "bag" in top:
        state.bag = _card_mask("bag", top["bag"])
    else:
        size = state.cards.deck_size[state.seats] - (len(lying) - state.removed.bit_count())
        if size < 0:
            raise fail("cards", f"{-size} cards too many for {state.seats} players (D-INV-2)")
        state.bag = sum(1 << card for card in rest[:size])
        rest = rest[size:]
    state.removed |= sum(1 << card for card in rest)
    in_play = MAX_CARD - state.removed.bit_count()
    if state.ask != Ask.REMOVE and in_play != state.cards.deck_size[state.seats]:
        wanted = state.cards.deck_size[state.seats]
        raise fail("cards", f"{wanted} cards are in the game with {state.seats} players, not {in_play} (D-INV-2)")
    if state.bag and not state.top and state.ask not in (Ask.TOP, Ask.REMOVE, Ask.NEW_ZONE, Ask.ROLL):
        raise fail("top", "the top card of the deck is known (RULING-04): name it, or give an empty bag")


def dice_of(state: DiscoveriesState, colour: int) -> int:
    """Count all dice of a colour that are in play, wherever they lie."""
    dice = state.dice
    total = dice[ROLLING + colour] + dice[PAID + colour] + state.bank(0, colour) + state.bank(1, colour)
    start = colour * N_FACES
    total += sum(dice[ASIDE + start : ASIDE + start + N_FACES])
    for seat in range(state.seats):
        base = STOCK + seat * N_KINDS + start
        total += sum(dice[base : base + N_FACES])
    for word in [*state.slots, state.kept]:
        left = word
        while left:
            die = left & 31
            if die and (die - 1) // N_FACES == colour:
                total += 1
            left >>= 5
    return total + (state.supply if colour == GRAY else 0)


def _check_dice(state: DiscoveriesState, top: dict[str, Any]) -> None:
    """Every die is somewhere exactly once (D-INV-1); locked dice are part of the active Stock."""
    gray = state.cards.gray_dice[state.seats]
    state.supply = a_number("supply", top.get("supply", max(0, gray - dice_of(state, GRAY))), 0, gray)
    if dice_of(state, GRAY) != gray:
        raise fail("dice", f"{gray} gray dice are in the game, not {dice_of(state, GRAY)} (D-INV-1)")
    for colour in range(GRAY):
        found = dice_of(state, colour)
        if colour not in state.colours:
            if found:
                raise fail("dice", f"nobody plays {COLOURS[colour]} (RULING-89)")
        elif found != DICE_PER_SEAT and state.start >= 0 and not _before_roll(state, found):
            raise fail("dice", f"there are {DICE_PER_SEAT} {COLOURS[colour]} dice, not {found} (D-INV-1)")
    for kind in range(N_KINDS):
        if state.dice[LOCKED + kind] > state.dice[STOCK + state.seat * N_KINDS + kind]:
            raise fail("turn locked", f"more {_die_text(1 + kind)} dice are locked than there are")


def _before_roll(state: DiscoveriesState, found: int) -> bool:
    """Return whether the set-up has not rolled these dice yet."""
    in_setup = state.ask in (Ask.REMOVE, Ask.TOP, Ask.FIRST, Ask.PICK_FIRST, Ask.ROLL) and state.after == After.SETUP
    return found == 0 and in_setup
