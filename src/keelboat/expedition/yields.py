"""What cards and places would bring at this moment, in numbers: the larger part of the forecast.

Everything is tried on a copy in which the seat's turn has just begun, with the functions that the rules
themselves use, so that a forecast and the play after it cannot differ. A card counts as played: its own
badge is there, and it is an active character. Its strength is taken to come from nowhere: a support card's
badge is not counted (`supports` names the hand cards that would add one), and companions stay aboard.
"""

from keelboat.expedition import counts, movement, possible
from keelboat.expedition.names import (
    KINDS,
    MAX_STRENGTH,
    N_KINDS,
    N_PLACES,
    PLACE_SOURCE,
    PLACES,
    TERRAINS,
    card_name,
)
from keelboat.expedition.phases import activate, gains
from keelboat.expedition.state import (
    ABOARD,
    BADGE,
    FACE_DOWN,
    FACE_UP,
    FRONT,
    HAND,
    NEW_ARRIVAL,
    OWN,
    PLAYER,
    POSITION,
    SUPPLY,
    TILES,
    TIME,
    ExpeditionState,
    cards_of,
)
from keelboat.expedition.tables import Cost, Count, Effect, Op, Option, Source

Row = dict[str, object]


# Badges.


def collect(state: ExpeditionState, kind: int) -> Row:
    """Return what a collect of a kind counts now, badge by badge (E-COLLECT-1, E-SOLO-4)."""
    badges: list[Row] = []
    for seat in _counted_seats(state):
        for face, where in (("up", FACE_UP), ("down", FACE_DOWN)):
            mask = state.cards[seat * OWN + where] & state.data.badge_masks[kind]
            badges += [{"seat": seat, "card": card_name(card), "face": face} for card in cards_of(mask)]
    if state.seats == 1:
        for place in range(N_PLACES):
            if state.board[place] and state.data.places[place].badge == kind:
                badges.append({"place": PLACES[place]})
    return {"kind": KINDS[kind], "n": counts.badges(state, kind), "badges": badges}


def _counted_seats(state: ExpeditionState) -> list[int]:
    """Return the active seat, then its left and right neighbours, each once (E-COLLECT-3)."""
    seats = [state.seat]
    for other in ((state.seat + 1) % state.seats, (state.seat - 1) % state.seats):
        if other not in seats:
            seats.append(other)
    return seats


# Cards and places.


def card_row(state: ExpeditionState, card: int) -> Row:
    """Return what a card would bring if the active seat played it now; it does not lie in the play area."""
    supposed = state.copy()
    own = state.seat * OWN
    supposed.cards[own + HAND] &= ~(1 << card)
    supposed.players[state.seat * PLAYER + BADGE + state.data.badges[card]] += 1
    supposed.cards[own + FACE_UP] |= 1 << card
    options = source_rows(supposed, state.data.characters[card], MAX_STRENGTH)
    return {"card": card_name(card), "strength": state.data.strengths[card], "options": options}


def place_row(state: ExpeditionState, place: int) -> Row:
    """Return what a village place would bring, and how many companions may go there now."""
    row = state.data.places[place]
    free = row.circles - state.board[place] if row.circles else row.most
    aboard = state.players[state.seat * PLAYER + ABOARD]
    supposed = state.copy()
    supposed.board[place] += 1
    if aboard:  # the one that goes there can pay for nothing more, not even for what is copied
        supposed.players[state.seat * PLAYER + ABOARD] -= 1
    return {
        "place": PLACES[place],
        "companions": min(aboard, row.most, max(0, free)),
        "open": free > 0,
        "options": source_rows(supposed, row, row.most),
    }


def copy_rows(state: ExpeditionState) -> list[Row]:
    """Return what a copy of each active character would bring: the copy's food is paid, its companion placed."""
    supposed = state.copy()
    base = state.seat * PLAYER
    payable = False
    for place in state.data.places:
        option = place.options[0]
        if option.effects[0].op == Op.COPY_ACTIVE:
            payable = possible.affordable(supposed, option.cost)
            if payable:
                activate.pay(supposed, option.cost, possible.NOTHING, None)
            at = place.number - PLACE_SOURCE
            if supposed.players[base + ABOARD] and supposed.board[at] < place.circles:
                supposed.players[base + ABOARD] -= 1
                supposed.board[at] += 1
    found: list[Row] = []
    for seat in range(state.seats):
        for card in cards_of(state.face_up(seat)):
            options = source_rows(supposed, state.data.characters[card], 1 if payable else 0)
            found.append({"card": card_name(card), "seat": seat, "options": options})
    return found


def source_rows(state: ExpeditionState, source: Source, most: int) -> list[Row]:
    """Return the options of a character or place with their numbers."""
    found: list[Row] = []
    acting = state.copy()
    acting.frames = [source.number, most]  # so that goods are locked (E-LOCK-1) and nobody copies himself (R-COPY-3)
    for number, option in enumerate(source.options):
        outcomes = totals(acting, option, most)
        payable = sum([1 for outcome in outcomes if outcome.pop("paid")])
        row: Row = {
            "option": number + 1,
            "payable": payable,
            "possible": payable > 0 and possible.possible(acting, option),
            "outcomes": outcomes,
        }
        effect = option.effects[0]
        if _counts_badges(effect):
            row["supports"] = _supports(state, effect.kind)
        found.append(row)
    return found


def _counts_badges(effect: Effect) -> bool:
    return effect.op == Op.COLLECT or (effect.op == Op.MOVE and effect.count == Count.BADGES)


def _supports(state: ExpeditionState, kind: int) -> list[str]:
    """Return the hand cards that add a badge if they give the strength (E-COLLECT-2)."""
    return [card_name(card) for card in cards_of(state.hand(state.seat) & state.data.badge_masks[kind])]


# An option, as often as it can be paid.


def totals(state: ExpeditionState, option: Option, most: int) -> list[Row]:
    """Return what 1, 2, 3 activations bring in all; if none can be paid, what one would bring.

    `paid` says which of the two it is.
    """
    trial = state.copy()
    total = Total(trial)
    found: list[Row] = []
    for _ in range(most):
        if not possible.affordable(trial, option.cost):
            break
        activate.pay(trial, option.cost, payment(trial, option.cost), None)
        _run(trial, option, total)
        trial.locked += trial.fresh
        trial.fresh = 0
        found.append(total.row(trial, True))
    if not found:
        _run(trial, option, total)
        found.append(total.row(trial, False))
    return found


def payment(state: ExpeditionState, cost: Cost) -> list[int]:
    """Return a payment of the goods of choice that leaves the most payments after it: from what is plentiful."""
    paid = [0] * N_KINDS
    for _ in range(cost.choice):
        best = -1
        most = 0
        for kind in range(N_KINDS):
            left = state.free_goods(kind) - cost.goods[kind] - paid[kind]
            if left > most and not (cost.distinct and paid[kind]):
                best = kind
                most = left
        paid[best] += 1
    return paid


class Total:
    """What some activations bring together."""

    def __init__(self, state: ExpeditionState) -> None:
        self.start = state.number(state.seat, POSITION)
        self.goods = [0] * N_KINDS
        self.short = 0
        self.choose = 0
        self.steps = 0
        self.lost = 0
        self.dropped = 0
        self.terrain = 0
        self.counted = False
        self.words: Row = {}

    def count(self, word: str, n: int) -> None:
        """Add to a number that needs no more than its word."""
        before = self.words.get(word, 0)
        assert isinstance(before, int)
        self.words[word] = before + n

    def row(self, state: ExpeditionState, paid: bool) -> Row:
        """Return it as JSON."""
        row: Row = {"paid": paid}
        if any(self.goods):
            row["goods"] = {KINDS[kind]: self.goods[kind] for kind in range(N_KINDS) if self.goods[kind]}
        if self.choose:
            row["choose"] = self.choose
        if self.short:
            row["short"] = self.short
        if self.terrain:
            row["move"] = self._move(state)
        row.update(self.words)
        return row

    def _move(self, state: ExpeditionState) -> Row:
        position = state.number(state.seat, POSITION)
        return {
            "terrain": TERRAINS[self.terrain],
            "steps": self.steps,
            "counted": self.counted,
            "from": self.start,
            "to": position,
            "tokens_dropped": self.dropped,
            "tokens_left": state.number(state.seat, TIME),
            "steps_lost": self.lost,
            "passes": passed(state, self.start, position),
        }


def passed(state: ExpeditionState, start: int, end: int) -> list[Row]:
    """Return the scouts between two spaces; Mackenzie has no seat."""
    found: list[Row] = []
    for space in range(start + 1, end):
        for seat in range(state.seats):
            if seat != state.seat and state.number(seat, POSITION) == space:
                found.append({"space": space, "seat": seat})
        if state.mackenzie == space:
            found.append({"space": space, "seat": None})
    return found


def _run(state: ExpeditionState, option: Option, total: Total) -> None:
    """Take the whole benefit of one activation, as far as it can be told in numbers."""
    base = state.seat * PLAYER
    for effect in option.effects:
        op = effect.op
        if op == Op.MOVE:
            _move(state, effect, total)
        elif op <= Op.COLLECT:
            _gain(state, effect, total)
        elif op == Op.DROP_TIME:
            dropped = min(effect.n, state.players[base + TIME])
            state.players[base + TIME] -= dropped
            total.count("time", dropped)
        elif op == Op.HIRE:
            total.count("hire", effect.n)
        elif op == Op.COPY_ACTIVE:
            total.words["copies"] = [card_name(card) for card in cards_of(possible.copy_targets(state))]
        elif op == Op.VILLAGE_ACTION:
            total.words["places"] = [PLACES[place] for place in possible.open_places(state, effect)]
        elif op == Op.POW_WOW:
            _pow_wow(state, total)
        elif op == Op.DISCARD_HAND:
            total.count("discard", min(effect.n, state.hand(state.seat).bit_count()))
        elif op == Op.RENEW_JOURNAL:
            total.words["renews"] = True
        elif not _tile(state, effect, total):
            return  # no tile is left, and it carries what comes after it (R-BOAT-5)


def _move(state: ExpeditionState, effect: Effect, total: Total) -> None:
    steps = counts.steps(state, effect)
    made = movement.possible_steps(state, effect.terrain, steps)
    dropped, _ = movement.move(state, made)
    total.terrain = effect.terrain
    total.counted = effect.count != Count.FIXED
    total.steps += steps
    total.lost += steps - made
    total.dropped += dropped


def _gain(state: ExpeditionState, effect: Effect, total: Total) -> None:
    """Load what fits; where several kinds do not, which of them go short is the player's choice."""
    if effect.op == Op.GAIN_CHOICE:
        fits = min(effect.n, state.room())
        state.gain(0, fits)  # any kind will do: it only takes up room
        total.choose += fits
        total.short += effect.n - fits
        return
    for kind in gains.kinds_of(effect):
        most = gains.most_of(state, effect, kind)
        fits = min(most, state.room())
        state.gain(kind, fits)
        total.goods[kind] += fits
        total.short += most - fits


def _pow_wow(state: ExpeditionState, total: Total) -> None:
    """Take every companion on the board aboard; the next time only the newcomer is there (E-INT-5)."""
    total.count("companions", state.on_board())
    for place in range(NEW_ARRIVAL + 1):
        state.board[place] = 0
    if state.board[SUPPLY]:
        state.board[SUPPLY] -= 1
        state.board[NEW_ARRIVAL] = 1


def _tile(state: ExpeditionState, effect: Effect, total: Total) -> bool:
    """Lay a boat tile, or take the companion that it brings; False when there is no tile."""
    if effect.op == Op.COMPANION_FROM_SUPPLY:
        brought = min(effect.n, state.board[SUPPLY])
        state.board[SUPPLY] -= brought
        state.gain_companions(brought)
        total.count("companions", brought)
        return True
    if not state.board[TILES]:
        return False
    state.board[TILES] -= 1
    if effect.front:
        state.players[state.seat * PLAYER + FRONT] += 1
    total.words["tile"] = "front" if effect.front else "back"
    return True
