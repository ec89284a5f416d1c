"""The turn: play dice, explore, rest, end (rules 2.2, 2.3 and the first step of everything else)."""

from typing import Final

from keelboat.discoveries.actions import (
    DECLINE_BONUS,
    END_TURN,
    EXPLORE,
    N_SPOTS,
    PLACE,
    REST_LEFT,
    REST_OWN_ALL,
    REST_OWN_SOME,
    REST_RIGHT,
    SLOTS,
    DeclineBonus,
    EndTurn,
    Explore,
    Place,
    Rest,
)
from keelboat.discoveries.names import (
    BANKS,
    CHANGE,
    FACES,
    FRIENDLY,
    JOURNAL,
    LEFT,
    N_BOARD,
    N_FACES,
    N_KINDS,
    N_ONE_TURN,
    NEGOTIATE,
    ONE_TURN,
    PLANS,
    RIGHT,
    WARY,
    exploration_name,
)
from keelboat.discoveries.phases import flow, pay, rest, tribe, trigger
from keelboat.discoveries.state import HELD, LOCKED, OWN, ZONE, DiscoveriesState, cards_of
from keelboat.discoveries.tables import MENU_BITS, ONE_TURN_COST, SAME
from keelboat.parts.door import Action
from keelboat.parts.words import Event, Message, Reason, Trace

NOTHING: Final = [0] * N_FACES
CHANGE_BIT: Final = 1 << CHANGE
PLANS_BIT: Final = 1 << PLANS
TRIBE_BITS: Final = 1 << FRIENDLY | 1 << WARY

ONE_TURN_PLACES: Final[list[list[list[Action]]]] = [
    [
        [
            PLACE[face * N_SPOTS + spot]
            for spot in range(N_ONE_TURN)
            if mask >> spot & 1 and ONE_TURN_COST[spot * N_FACES + face]
        ]
        for mask in range(1 << N_ONE_TURN)
    ]
    for face in range(N_FACES)
]
"""Under a face and a mask of one-turn actions: the actions that play those which take this face."""


def legal(state: DiscoveriesState, out: list[Action]) -> None:
    """List every way to play dice, then rest, explore, decline, end: ascending by construction."""
    seat = state.seat
    zone = state.action_zones[seat]
    if zone is None:
        zone = state.action_zone(seat)
    budgets = pay.budgets(state)
    if state.played and budgets == NOTHING:
        out.append(END_TURN)  # a turn seldom plays all that it could, but one in four does
        return
    used = state.used
    areas = state.areas
    free = state.free
    spots = 0
    # Two bits are two dice at least; that spares most counts.
    if not used & CHANGE_BIT and (free & free - 1 or state.stock_size(seat) > 1):
        spots = CHANGE_BIT
    if not used & PLANS_BIT and (areas[3] or areas[4] or areas[5]):
        spots |= PLANS_BIT
    if budgets[NEGOTIATE] and used & TRIBE_BITS != TRIBE_BITS:
        spots |= _open_tribes(state, budgets[NEGOTIATE])
    # Joining lists that are made once costs less than appending action by action.
    for face, dice in enumerate(budgets):
        if dice:
            if spots:
                out += ONE_TURN_PLACES[face][spots]
            menu = zone.menus.get(face << MENU_BITS | dice)
            out += zone.menu(face, dice) if menu is None else menu
    if not state.played:
        rest.legal_rest(state, out)
    if budgets[JOURNAL] and state.ready[seat] and not state.explored:
        _legal_explore(state, budgets[JOURNAL], out)
    if state.bonus:
        out.append(DECLINE_BONUS)
    if state.played:
        out.append(END_TURN)


def _open_tribes(state: DiscoveriesState, dice: int) -> int:
    """Return which of Friendly tribe and Wary tribe so many negotiate dice may play, as a mask."""
    used = state.used
    mask = 0
    if not used & 1 << FRIENDLY and tribe.takeable(state, FRIENDLY):
        mask = 1 << FRIENDLY
    if dice >= 2 and not used & 1 << WARY and tribe.takeable(state, WARY):
        mask |= 1 << WARY
    return mask


def _legal_explore(state: DiscoveriesState, journals: int, out: list[Action]) -> None:
    tables = state.cards
    force = tables.force(state.ready[state.seat])
    card = state.own[state.seat * OWN + ZONE]
    if state.own[state.seat * OWN + HELD]:
        for first in cards_of(first_cards(state)):
            if tables.explorable(force, first, 0, journals):
                out.append(EXPLORE[first - 1])
    elif card and tables.explorable(force, card, 0, journals):
        out.append(EXPLORE[card - 1])


def first_cards(state: DiscoveriesState) -> int:
    """Return the mask of the cards that may be explored first: zone card and held cards (D-EXPL-15)."""
    return (1 << state.zone(state.seat) | state.held(state.seat)) & ~1


def place(state: DiscoveriesState, action: Place, trace: Trace) -> None:
    """Start paying for a one-turn action or a slot."""
    dice = state.cards.cost(action.face, action.spot)
    state.bonus = 0
    if trace is not None:
        slot = action.slot
        name = ONE_TURN[action.spot] if slot is None else slot.name
        rule = "D-ACT-1" if slot is None else "D-EXPL-2"
        args: dict[str, object] = {"seat": state.seat, "n": dice, "face": FACES[action.face], "place": name}
        trace.append(Event("placed", args, rule))
    pay.begin(state, action.spot, action.face, dice, trace)


def explore(state: DiscoveriesState, action: Explore, trace: Trace) -> None:
    """Name the first card of a journey."""
    state.bonus = 0
    trigger.begin(state, action.card)


def end_turn(state: DiscoveriesState, trace: Trace) -> None:
    """End the action turn."""
    if trace is not None:
        trace.append(Event("turn-ended", {"seat": state.seat}, "D-TURN-6"))
    flow.end_action_turn(state, trace)


def why_not_place(state: DiscoveriesState, action: Place) -> Reason | None:
    """The rules in catalogue order; the first that fails is the reason."""
    face = action.face
    cost = state.cards.cost(face, action.spot)
    slot = action.slot
    name = ONE_TURN[action.spot] if slot is None else slot.name
    where: dict[str, object] = {"place": name}
    if state.played and state.faces != 1 << face:
        reason = _why_not_face(state, face, max(cost, 1))
        if reason is not None:
            return reason
    if slot is None and state.used >> action.spot & 1:
        return Reason("D-ACT-6", Message("why-used", where))
    if slot is not None:
        reason = _why_no_slot(state, action)
        if reason is not None:
            return reason
    if cost == 0:
        assert action.spot in (FRIENDLY, WARY)
        rule = "D-TRIBE-1" if action.spot == FRIENDLY else "D-TRIBE-2"
        return Reason(rule, Message("why-wrong-face", where | {"face": FACES[NEGOTIATE], "n": action.spot + 1}))
    have = pay.payable(state, face)
    needs = where | {"n": cost, "face": FACES[face], "have": have}
    if have < cost:
        if have + _locked(state, face) >= cost:
            return Reason("D-ACT-9", Message("why-locked"))
        if slot is not None and have:
            return Reason("D-EXPL-3", Message("why-in-one-go", needs))
        return Reason("D-ACT-14", Message("why-dice-short", needs))
    if action.spot in (FRIENDLY, WARY) and not tribe.takeable(state, action.spot):
        attitude = "friendly" if action.spot == FRIENDLY else "wary"
        return Reason("D-TRIBE-3", Message("why-no-tribe", {"attitude": attitude}))
    if action.spot == CHANGE and state.stock_size(state.seat) < 2:
        return Reason("D-CHG-4", Message("why-nothing-to-change"))
    if action.spot == PLANS and not state.recon_mask():
        return Reason("D-PLAN-3", Message("why-recon-empty"))
    return None


def _why_not_face(state: DiscoveriesState, face: int, dice: int) -> Reason | None:
    """The one-face rule and what Flathead makes of it."""
    first = state.faces & -state.faces
    if state.faces & (state.faces - 1):
        if state.faces >> face & 1 or not pay.may_mix(state, face):
            return Reason("D-CARD-47f", Message("why-flathead-over"))
    elif not pay.may_mix(state, face):
        if state.tribes(state.seat) & state.cards.mixing:
            return Reason("D-CARD-47f", Message("why-flathead-late", {"n": state.played}))
        return Reason("D-ACT-4", Message("why-other-face", {"face": FACES[first.bit_length() - 1]}))
    if dice > 1:
        return Reason("D-CARD-47c", Message("why-flathead-one", {"n": dice}))
    return None


def _why_no_slot(state: DiscoveriesState, action: Place) -> Reason | None:
    """The slot must exist in the own Action zone, be empty and take this face."""
    slot = action.slot
    assert slot is not None
    number = slot.action
    exploration = state.cards.explorations[number]
    if number >= N_BOARD and not state.tribes(state.seat) >> number - N_BOARD + 1 & 1:
        return Reason("D-EXPL-1", Message("why-not-owned", {"card": number - N_BOARD + 1}))
    assert exploration is not None
    if slot.slot >= len(exploration.slots):
        slots = len(exploration.slots)
        return Reason("D-EXPL-2", Message("why-no-slot", {"place": exploration_name(number), "n": slots}))
    if state.slot_die(state.seat, number, slot.slot):
        return Reason("D-EXPL-6", Message("why-slot-full"))
    wanted = exploration.slots[slot.slot]
    if wanted.face not in (action.face, SAME):
        args: dict[str, object] = {"place": slot.name, "n": wanted.dice, "face": FACES[wanted.face]}
        return Reason("D-EXPL-3", Message("why-wrong-face", args))
    return None


def _locked(state: DiscoveriesState, face: int) -> int:
    return sum(state.dice[LOCKED + face : LOCKED + N_KINDS : N_FACES])


def why_not_rest(state: DiscoveriesState, action: Rest) -> Reason | None:
    """Rest instead of playing dice, never on an empty bank (D-TURN-2, RULING-85)."""
    if state.played:
        return Reason("D-TURN-2", Message("why-already-acting"))
    if action is REST_LEFT or action is REST_RIGHT:
        bank = LEFT if action is REST_LEFT else RIGHT
        if not state.bank_size(bank):
            return Reason("RULING-85", Message("why-bank-empty", {"place": f"bank-{BANKS[bank]}"}))
        return None
    assert action is REST_OWN_ALL or action is REST_OWN_SOME
    return None


def why_not_explore(state: DiscoveriesState, action: Explore) -> Reason | None:
    """An own card, a prepared action, journal dice, and together they cross the card."""
    if state.played and state.faces != 1 << JOURNAL:
        reason = _why_not_face(state, JOURNAL, 1)
        if reason is not None:
            return reason
    prepared = state.prepared(state.seat)
    if not prepared:
        return Reason("D-EXPL-4", Message("why-none-prepared"))
    if not first_cards(state) >> action.card & 1:
        return Reason("D-EXPL-15", Message("why-not-first-card", {"card": action.card}))
    if state.explored:
        return Reason("RULING-15", Message("why-explored"))
    journals = pay.budget(state, JOURNAL)
    if not journals:
        if _locked(state, JOURNAL):
            return Reason("D-ACT-9", Message("why-locked"))
        return Reason("D-EXPL-12", Message("why-no-journal-die"))
    tables = state.cards
    if tables.crossings(prepared, action.card, 0, journals):
        return None
    enough = tables.crossings(prepared, action.card, 0, len(prepared))
    if enough:
        need = min(mask.bit_count() for mask in enough)
        return Reason("RULING-55", Message("why-journal-dice-short", {"n": need, "have": journals}))
    return Reason("D-EXPL-13", Message("why-no-crossing", {"card": action.card}))


def why_not_decline(state: DiscoveriesState, action: DeclineBonus) -> Reason | None:
    """There must be a bonus turn, not yet begun."""
    return None if state.bonus else Reason("D-EXPL-32", Message("why-no-bonus"))


def why_not_end(state: DiscoveriesState, action: EndTurn) -> Reason | None:
    """At least one die must be played (D-ACT-3)."""
    return None if state.played else Reason("D-ACT-3", Message("why-nothing-played"))


assert REST_OWN_ALL.id + 1 == REST_OWN_SOME.id and len(SLOTS) == N_SPOTS - N_ONE_TURN
