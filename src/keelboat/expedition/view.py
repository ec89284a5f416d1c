"""What is drawn, built up field by field. Nothing is covered but the order of the draw pile (R-TURN-10).

Cards are named as in action texts; what is printed on those in sight stands once, under `cards`.
"""

from typing import Any

from keelboat.expedition import camp
from keelboat.expedition.names import (
    ASK_NAMES,
    COLOURS,
    DONE_NAMES,
    KINDS,
    MAX_ENCOUNTERED,
    N_KINDS,
    N_PRIMARY,
    N_ROLES,
    PLACE_SOURCE,
    PLACES,
    ROLES,
    SEA,
    TERRAINS,
    Ask,
    card_name,
)
from keelboat.expedition.scoring import scores
from keelboat.expedition.state import (
    ABOARD,
    BACK,
    BADGE,
    FRAME,
    FRONT,
    LOAD,
    LOCK_BITS,
    LOCK_COMPANIONS,
    LOCK_MASK,
    NEW_ARRIVAL,
    ON_CARDS,
    POSITION,
    POW_WOW,
    SUPPLY,
    TILES,
    TIME,
    ExpeditionState,
    cards_of,
)


def view(state: ExpeditionState, seat: int | None) -> dict[str, object]:
    """Return the table; every seat and every spectator sees the same."""
    over = state.ask == Ask.OVER
    board = state.board
    drawn: dict[str, object] = {
        "game": "expedition",
        "edition": state.data.edition,
        "you": seat,
        "seats": state.seats,
        "asks": ASK_NAMES[state.ask],
        "seat": state.seat,
        "start": state.start if state.start >= 0 else None,
        "turns": state.turns,
        "turn": {name: bool(state.done >> bit & 1) for bit, name in enumerate(DONE_NAMES)},
        "resolving": _resolving(state),
        "track": _track(state),
        "village": _village(state),
        "pow_wow": board[POW_WOW],
        "new_arrival": board[NEW_ARRIVAL],
        "supply": board[SUPPLY],
        "tiles": board[TILES],
        "journal": _journal(state),
        "deck": state.bag.bit_count(),
        "discard": _names(state.discarded),
        "players": [_player(state, other) for other in range(state.seats)],
        "cards": _printed(state),
        "over": over,
    }
    if over:
        drawn["winner"] = state.winner if state.winner >= 0 else None
        drawn["stalled"] = state.stalled
        drawn["scores"] = [sheet.to_json() for sheet in scores(state)]
    return drawn


def _names(mask: int) -> list[str]:
    return [card_name(card) for card in cards_of(mask)]


def _goods(packed: int) -> dict[str, int]:
    """Return goods that are kept as six bits per kind."""
    counts = [packed >> kind * LOCK_BITS & LOCK_MASK for kind in range(N_KINDS)]
    return {KINDS[kind]: counts[kind] for kind in range(N_KINDS) if counts[kind]}


# The board.


def _track(state: ExpeditionState) -> dict[str, object]:
    """Return the terrain of every space as it is now, where tokens changed it, and who else travels there."""
    data = state.data
    return {
        "terrain": [TERRAINS[terrain] for terrain in state.track[:SEA]],
        "route": [space for space in range(SEA) if state.track[space] != data.track[space]],
        "fort": data.win_base,
        "mackenzie": state.mackenzie if state.mackenzie >= 0 else None,
        "head_start": state.head_start if state.mackenzie >= 0 else None,
    }


def _village(state: ExpeditionState) -> list[dict[str, object]]:
    """Return the places: an arc has no limit of companions, and badges lie there in the solo game only (E-SOLO-4)."""
    rows: Any = {row["id"]: row for row in _raw(state)["village"]}
    drawn: list[dict[str, object]] = []
    for number, place in enumerate(state.data.places):
        companions = state.board[number]
        drawn.append(
            {
                "place": PLACES[number],
                "companions": companions,
                "circles": place.circles or None,
                "most": place.most,
                "open": not place.circles or companions < place.circles,
                "badge": KINDS[place.badge] if state.mackenzie >= 0 else None,
                "options": rows[PLACES[number]]["options"],
            }
        )
    return drawn


def _journal(state: ExpeditionState) -> list[dict[str, object] | None]:
    """Return the cards for recruiting from the bottom up, each with its price (E-RECRUIT-1)."""
    drawn: list[dict[str, object] | None] = []
    for slot, card in enumerate(state.journal):
        price = {"fur": state.data.prices[slot], "equipment": state.data.strengths[card]}
        drawn.append({"card": card_name(card), "price": price} if card else None)
    return drawn


# Cards.


def _raw(state: ExpeditionState) -> Any:
    return state.data.raw


def _in_sight(state: ExpeditionState) -> int:
    """Return the mask of the cards in hands, play areas and the journal."""
    mask = 0
    for cards in state.cards:
        mask |= cards
    for card in state.journal:
        mask |= 1 << card
    return mask & ~1  # an empty slot is no card


def _printed(state: ExpeditionState) -> dict[str, object]:
    """Return what is printed on the characters in sight: strength, badge, what an activation costs and does."""
    raw = _raw(state)
    rows: Any = {row["id"]: row for row in raw["cards"] + raw["roles"]}
    drawn: dict[str, object] = {}
    for card in cards_of(_in_sight(state)):
        role = None if card <= MAX_ENCOUNTERED else ROLES[(card - MAX_ENCOUNTERED - 1) % N_ROLES]
        row: Any = rows[role or card]
        drawn[card_name(card)] = {
            "role": role,
            "strength": row["strength"],
            "badge": row["badge"],
            "options": row["options"],
            "locks_gains": row["locks_gains"],
        }
    return drawn


# Players.


def _player(state: ExpeditionState, seat: int) -> dict[str, object]:
    goods = [state.goods(seat, kind) for kind in range(N_KINDS)]
    badges = [state.number(seat, BADGE + kind) for kind in range(N_PRIMARY)]
    return {
        "seat": seat,
        "colour": COLOURS[state.colours[seat]],
        "position": state.number(seat, POSITION),
        "time": state.number(seat, TIME),
        "goods": {KINDS[kind]: goods[kind] for kind in range(N_KINDS) if goods[kind]},
        "load": state.number(seat, LOAD),
        "capacity": state.capacity(seat),
        "companions": {"aboard": state.number(seat, ABOARD), "on_cards": state.number(seat, ON_CARDS)},
        "tiles": {"front": state.number(seat, FRONT), "back": state.number(seat, BACK)},
        "hand": _names(state.hand(seat)),
        "area": [_row(state, row) for row in state.rows_of(seat)],
        "badges": {KINDS[kind]: badges[kind] for kind in range(N_PRIMARY) if badges[kind]},
        "camp": _camp(state, seat),
    }


def _row(state: ExpeditionState, row: tuple[int, int, int]) -> dict[str, object]:
    """Return a character of a play area with what gave it strength."""
    card, support, companions = row
    strength = companions + (state.data.strengths[support] if support else 0)
    names = {"card": card_name(card), "support": card_name(support) if support else None}
    return names | {"companions": companions, "strength": strength}


def _camp(state: ExpeditionState, seat: int) -> dict[str, object]:
    """Return the time that a camp would cost now, split as it is counted (E-CAMP-3), and whether it would win."""
    total = camp.camp_time(state, seat)
    tokens = state.number(seat, TIME) + total
    return {
        "hand": camp.hand_time(state, seat),
        "boats": camp.boat_time(state, seat),
        "companions": camp.companion_time(state, seat),
        "time": total,
        "wins": camp.wins(state, state.number(seat, POSITION), tokens),
    }


# What is being resolved.


def _resolving(state: ExpeditionState) -> dict[str, object] | None:
    """Return what is under way in a turn: the card that waits, the stack of actions, goods that are locked."""
    waiting = card_name(state.played) if state.played else None
    if waiting is None and not state.frames:
        return None
    frames: list[dict[str, object]] = []
    for at in range(0, len(state.frames), FRAME):
        source = state.frames[at]
        place = PLACES[source - PLACE_SOURCE] if source >= PLACE_SOURCE else None
        name = {"card": None if place else card_name(source), "place": place}
        frames.append(name | {"activations": state.frames[at + 1]})
    companions = state.locked >> LOCK_COMPANIONS * LOCK_BITS & LOCK_MASK
    return {
        "played": waiting if state.ask == Ask.SUPPORT else None,
        "recruiting": waiting if state.ask == Ask.DISCOUNT else None,
        "frames": frames,
        "locked": {"goods": _goods(state.locked), "companions": companions},
        "gaining": _goods(state.pending),
        "due": state.due,
    }
