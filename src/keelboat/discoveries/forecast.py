"""Helps for a player: what a placement completes, where dice end up, what a rest brings, who can call dice back."""

from keelboat.discoveries.actions import (
    REST_LEFT,
    REST_OWN_ALL,
    REST_OWN_SOME,
    REST_RIGHT,
    SLOTS,
    SPOTS,
    Explore,
    Place,
)
from keelboat.discoveries.names import (
    BANK_OF,
    BANKS,
    COLOURS,
    DICE_PER_SEAT,
    FACES,
    FRIENDLY,
    GRAY,
    JOURNAL,
    LEFT,
    N_COLOURS,
    N_FACES,
    N_KINDS,
    N_ONE_TURN,
    ONE_TURN,
    RIGHT,
    WARY,
    Ask,
    exploration_name,
)
from keelboat.discoveries.phases import flow, pay, tribe, trigger, turn
from keelboat.discoveries.state import LOCKED, NO_LOCKS, DiscoveriesState, cards_of
from keelboat.discoveries.tables import SAME
from keelboat.parts.dice import at_least
from keelboat.parts.door import Action

MOST_TRIGGERS = 5
"""Sets of actions beyond this size are not suggested."""


def forecast(state: DiscoveriesState, seat: int) -> dict[str, object]:
    """Return the helps of a seat; those about its choices only while it has the turn before it."""
    choosing = state.ask == Ask.TURN and state.seat == seat
    legal: list[Action] = []
    if choosing:
        turn.legal(state, legal)
    paying: list[Action] = []
    if state.ask == Ask.DIE and state.seat == seat:
        pay.legal(state, paying)
    journals = _journals(state, seat)
    return {
        "placements": [_placement(state, a) for a in legal if isinstance(a, Place)],
        "payments": [{"action": die.text, "place": _goes_to(state)} for die in paying],
        "journeys": [_journey(state, a) for a in legal if isinstance(a, Explore)],
        "rests": rests(state, seat),
        "owed": owed(state, seat),
        "away": away(state, seat),
        "cards": [_in_reach(state, seat, card, journals) for card in _reachable(state, seat)],
    }


def _journals(state: DiscoveriesState, seat: int) -> int:
    """Return how many journal dice a seat may play: in the rest of its turn, or if its turn began now."""
    if state.seat == seat and state.ask == Ask.TURN:
        return pay.budget(state, JOURNAL)
    supposed = state.copy()
    supposed.dice[LOCKED : LOCKED + N_KINDS] = NO_LOCKS
    flow.begin_turn(supposed, seat, 0)
    return pay.budget(supposed, JOURNAL)


def _goes_to(state: DiscoveriesState) -> str:
    """Where the next die of the open payment ends up: on the slot, on a bank, or, a trigger, back in the Stock."""
    if state.spot < 0:
        return "stock"
    if state.spot >= N_ONE_TURN and not state.kept:
        return SPOTS[state.spot]
    return f"bank-{BANKS[BANK_OF[state.face]]}"


def _placement(state: DiscoveriesState, action: Place) -> dict[str, object]:
    """Where each die of a payment ends up, and what it completes."""
    dice = state.cards.cost(action.face, action.spot)
    bank = f"bank-{BANKS[BANK_OF[action.face]]}"
    slot = action.slot
    if slot is None:
        found = {"action": action.text, "dice": dice, "stays": 0, "discarded": {"place": bank, "dice": dice}}
        found |= {"prepares": None, "crosses": []}
        return found | {"gray": _gray(state, action.spot)} if action.spot in (FRIENDLY, WARY) else found
    exploration = state.cards.exploration(slot.action)
    empty = [i for i in range(len(exploration.slots)) if not state.slot_die(state.seat, slot.action, i)]
    prepares = empty == [slot.slot]
    crosses: list[dict[str, object]] = []
    if prepares:
        prepared = sorted([*state.prepared(state.seat), slot.action])
        for card in cards_of(turn.first_cards(state)):
            now = state.cards.crossings(state.prepared(state.seat), card, 0, MOST_TRIGGERS)
            then = state.cards.crossings(prepared, card, 0, MOST_TRIGGERS)
            if then and not now:
                crosses.append({"card": card, "journal_dice": min(mask.bit_count() for mask in then)})
    return {
        "action": action.text,
        "dice": dice,
        "stays": 1,
        "discarded": {"place": bank, "dice": dice - 1} if dice > 1 else None,
        "prepares": exploration_name(slot.action) if prepares else None,
        "crosses": crosses,
    }


def _gray(state: DiscoveriesState, spot: int) -> str:
    """Where the gray die of a taking comes from: supply, rival, or from nowhere.

    `leader`: nobody has as many as I (D-GRAY-6); `nobody`: nobody has one that counts (RULING-25); `card`: it
    depends on the card taken, because a Blackfeet card counts at once (RULING-106).
    """
    if state.supply:
        return "supply"
    found: set[str] = set()
    for card in cards_of(tribe.takeable(state, spot)):
        supposed = state.copy()
        supposed.add_tribe(state.seat, card)
        if tribe.donor_mask(supposed):
            found.add("rival")
        else:
            found.add("leader" if supposed.gray_count(state.seat) else "nobody")
    return found.pop() if len(found) == 1 else "card"


def _journey(state: DiscoveriesState, action: Explore) -> dict[str, object]:
    """What an exploration needs and where it may go on to."""
    supposed = state.copy()
    trigger.begin(supposed, action.card)
    journals = pay.budget(state, JOURNAL)
    prepared = state.prepared(state.seat)
    sets = state.cards.crossings(prepared, action.card, 0, journals)
    return {
        "action": action.text,
        "points": state.cards.discovery[action.card].points,
        "crossed_by": [_back(state, prepared, mask, journals) for mask in sets],
        "then": list(cards_of(trigger.second_cards(supposed))),
    }


def _back(state: DiscoveriesState, prepared: list[int], mask: int, journals: int) -> dict[str, object]:
    """A set of prepared actions: the journal dice that are short, and the dice that come back when it is triggered."""
    actions = [action for place, action in enumerate(prepared) if mask >> place & 1]
    back = sum(len(state.cards.exploration(action).slots) + 1 for action in actions)
    short = max(0, len(actions) - journals)
    return {"actions": [exploration_name(action) for action in actions], "journals_short": short, "back": back}


def rests(state: DiscoveriesState, seat: int) -> list[dict[str, object]]:
    """What each rest would bring now: dice by colour, and the odds of each face.

    `rest own some` is told for as many dice as it takes at most; fewer may be chosen.
    """
    found: list[dict[str, object]] = []
    for action, bank in ((REST_LEFT, LEFT), (REST_RIGHT, RIGHT)):
        counts = {COLOURS[c]: state.bank(bank, c) for c in range(N_COLOURS) if state.bank(bank, c)}
        if counts:
            found.append(_rest(state, action.text, counts))
    colour = COLOURS[state.colours[seat]]
    found.append(_rest(state, REST_OWN_ALL.text, {colour: DICE_PER_SEAT}))
    found.append(_rest(state, REST_OWN_SOME.text, {colour: DICE_PER_SEAT - 1}))
    return found


def _rest(state: DiscoveriesState, text: str, counts: dict[str, int]) -> dict[str, object]:
    dice = sum(counts.values())
    sides = sum(state.cards.sides)
    odds = {
        FACES[face]: [round(at_least(k, dice, state.cards.sides[face], sides), 4) for k in range(1, dice + 1)]
        for face in range(N_FACES)
    }
    mean = {FACES[face]: round(dice * state.cards.sides[face] / sides, 2) for face in range(N_FACES)}
    return {"action": text, "dice": dice, "colours": counts, "at_least": odds, "mean": mean}


def _dice_with(state: DiscoveriesState, holder: int, colour: int) -> list[dict[str, object]]:
    """Where dice of a colour lie with a player: in the Stock by face, on slots."""
    found: list[dict[str, object]] = []
    for face in range(N_FACES):
        dice = state.stock(holder, colour, face)
        if dice:
            found.append({"place": "stock", "face": FACES[face], "dice": dice})
    for slot in SLOTS:
        if slot.action in state.actions_of(holder):
            die = state.slot_die(holder, slot.action, slot.slot)
            if die and (die - 1) // N_FACES == colour:
                found.append({"place": slot.name, "face": FACES[(die - 1) % N_FACES], "dice": 1})
    return found


def owed(state: DiscoveriesState, seat: int) -> list[dict[str, object]]:
    """The dice I hold that their owners can call back (D-REST-7)."""
    found = []
    for owner in range(state.seats):
        if owner != seat:
            lying = _dice_with(state, seat, state.colours[owner])
            if lying:
                found.append({"seat": owner, "dice": _total(lying), "where": lying})
    return found


def away(state: DiscoveriesState, seat: int) -> list[dict[str, object]]:
    """Where my own dice lie with rivals (D-REST-3)."""
    found = []
    for holder in range(state.seats):
        if holder != seat:
            lying = _dice_with(state, holder, state.colours[seat])
            if lying:
                found.append({"seat": holder, "dice": _total(lying), "where": lying})
    return found


def _total(lying: list[dict[str, object]]) -> int:
    total = 0
    for row in lying:
        dice = row["dice"]
        assert isinstance(dice, int)
        total += dice
    return total


def _reachable(state: DiscoveriesState, seat: int) -> list[int]:
    """My zone card and held cards, then the Recon Area."""
    own = (1 << state.zone(seat) | state.held(seat)) & ~1
    return [*cards_of(own), *cards_of(state.recon_mask())]


def _in_reach(state: DiscoveriesState, seat: int, card: int, journals: int) -> dict[str, object]:
    """Which prepared actions cross a card now, and what is missing for the sets that would."""
    prepared = state.prepared(seat)
    actions = state.actions_of(seat)
    now = state.cards.crossings(prepared, card, 0, MOST_TRIGGERS) if prepared else []
    missing: list[dict[str, object]] = []
    for mask in state.cards.crossings(actions, card, 0, MOST_TRIGGERS):
        chosen = [action for place, action in enumerate(actions) if mask >> place & 1]
        slots = [row for action in chosen for row in _empty_slots(state, seat, action)]
        if slots:
            names = [exploration_name(action) for action in chosen]
            missing.append({"actions": names, "slots": slots, "journal_dice": len(chosen)})
    return {
        "card": card,
        "mine": bool((1 << state.zone(seat) | state.held(seat)) >> card & 1),
        "crossed_by": [_back(state, prepared, mask, journals) for mask in now],
        "missing": missing,
    }


def _empty_slots(state: DiscoveriesState, seat: int, action: int) -> list[dict[str, object]]:
    """The slots of an action still to be paid: place, face and dice."""
    found: list[dict[str, object]] = []
    for index, slot in enumerate(state.cards.exploration(action).slots):
        if not state.slot_die(seat, action, index):
            face = "same" if slot.face == SAME else FACES[slot.face]
            found.append({"place": exploration_name(action), "face": face, "dice": slot.dice})
    return found


assert REST_OWN_SOME.id == REST_OWN_ALL.id + 1 and GRAY == N_COLOURS - 1 and len(ONE_TURN) == N_ONE_TURN
