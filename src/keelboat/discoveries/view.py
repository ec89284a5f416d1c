"""What is drawn, and for whom: built up field by field; a rival's Journal is a number (RULING-06)."""

from keelboat.discoveries.actions import GIVE_SLOT, slot_number
from keelboat.discoveries.check import SPECIES
from keelboat.discoveries.names import (
    AREA_PLACES,
    ASK_NAMES,
    BANKS,
    COLOURS,
    FACES,
    N_BOARD,
    N_COLOURS,
    N_FACES,
    N_KINDS,
    Ask,
    exploration_name,
)
from keelboat.discoveries.scoring import scores, tepees
from keelboat.discoveries.state import LOCKED, STOCK, DiscoveriesState, cards_of
from keelboat.discoveries.tables import SAME


def view(state: DiscoveriesState, seat: int | None) -> dict[str, object]:
    """Return the table as one seat, or a spectator, sees it."""
    over = state.ask == Ask.OVER
    areas = state.areas
    drawn: dict[str, object] = {
        "game": "discoveries",
        "you": seat,
        "seats": state.seats,
        "asks": ASK_NAMES[state.ask],
        "seat": state.seat,
        "start": state.start,
        "turns": state.turns,
        "turn": _turn(state),
        "meeting": [tribe_card(state, card) if card else None for card in areas[:AREA_PLACES]],
        "recon": [discovery_card(state, card) if card else None for card in areas[AREA_PLACES:]],
        "deck": {"top": discovery_card(state, state.top) if state.top else None, "cards": state.deck_size()},
        "removed": list(cards_of(state.removed)),
        "supply": state.supply,
        "banks": {
            name: {COLOURS[c]: state.bank(bank, c) for c in range(N_COLOURS) if state.bank(bank, c)}
            for bank, name in enumerate(BANKS)
        },
        "players": [_player(state, other, over or other == seat) for other in range(state.seats)],
        "over": over,
    }
    if over:
        drawn["scores"] = [sheet.to_json() for sheet in scores(state)]
        drawn["stalled"] = state.stalled
    return drawn


def _turn(state: DiscoveriesState) -> dict[str, object]:
    """Return what was done this turn, as far as the table shows it."""
    return {
        "played": state.played,
        "faces": [FACES[face] for face in range(N_FACES) if state.faces >> face & 1],
        "used": [index for index in range(4) if state.used >> index & 1],
        "explored": state.explored,
        "bonus": bool(state.bonus),
        "last_turns": state.last_turns,
        "journey": [card for card in (state.first_card, state.second_card) if card],
        "triggered": [exploration_name(a) for a in state.actions_of(state.seat) if state.triggered >> a & 1],
    }


def tribe_card(state: DiscoveriesState, card: int) -> dict[str, object]:
    """Return what the Tribe side of a card shows."""
    side = state.cards.tribe[card]
    drawn: dict[str, object] = {"card": card, "attitude": side.attitude, "tepees": side.tepees, "kind": side.kind}
    if side.face >= 0:
        drawn["face"] = FACES[side.face]
    if state.cards.exploring >> card & 1:
        drawn |= _exploration(state, card + N_BOARD - 1)
    return drawn


def discovery_card(state: DiscoveriesState, card: int) -> dict[str, object]:
    """Return what the Discoveries side of a card shows."""
    side = state.cards.discovery[card]
    species = SPECIES[side.species] if side.species >= 0 else None
    paths = list(side.paths)
    return {"card": card, "paths": paths, "points": side.points, "species": species, "tepees": side.tepees}


def _exploration(state: DiscoveriesState, action: int) -> dict[str, object]:
    """Return the printed slots and steps of an exploration action."""
    exploration = state.cards.exploration(action)
    shape = exploration.shape
    return {
        "needs": [
            {"face": "same" if slot.face == SAME else FACES[slot.face], "dice": slot.dice} for slot in exploration.slots
        ],
        "runs": ["".join(terrain * steps for terrain, steps in legs) for legs in shape.alternatives],
        "extends": {"terrain": shape.terrain, "steps": shape.spaces} if shape.extender else None,
        "flips": shape.spaces if shape.flipper else 0,
    }


def _player(state: DiscoveriesState, seat: int, open_journal: bool) -> dict[str, object]:
    journal: dict[str, object] = {"cards": state.journal(seat).bit_count()}
    if open_journal:
        journal["open"] = [discovery_card(state, card) for card in cards_of(state.journal(seat))]
        journal["tepees"] = tepees(state, seat)
    prepared = state.prepared(seat)
    return {
        "seat": seat,
        "colour": COLOURS[state.colours[seat]],
        "finished": bool(state.finished >> seat & 1),
        "zone": discovery_card(state, state.zone(seat)) if state.zone(seat) else None,
        "held": [discovery_card(state, card) for card in cards_of(state.held(seat))],
        "journal": journal,
        "tribes": [tribe_card(state, card) for card in cards_of(state.tribes(seat))],
        "stock": stock(state, seat),
        "actions": [_action(state, seat, action, action in prepared) for action in state.actions_of(seat)],
    }


def stock(state: DiscoveriesState, seat: int) -> list[dict[str, object]]:
    """Return the dice of a Stock, equal ones as a number."""
    found: list[dict[str, object]] = []
    for kind in range(N_KINDS):
        dice = state.dice[STOCK + seat * N_KINDS + kind]
        locked = state.dice[LOCKED + kind] if seat == state.seat else 0
        if dice:
            colour, face = COLOURS[kind // N_FACES], FACES[kind % N_FACES]
            found.append({"colour": colour, "face": face, "dice": dice, "locked": locked})
    return found


def _action(state: DiscoveriesState, seat: int, action: int, prepared: bool) -> dict[str, object]:
    """Return an exploration action with the dice on its slots."""
    slots: list[dict[str, object] | None] = []
    for slot in range(len(state.cards.exploration(action).slots)):
        die = state.slot_die(seat, action, slot)
        if die:
            kind = die - 1
            slots.append({"colour": COLOURS[kind // N_FACES], "face": FACES[kind % N_FACES]})
        else:
            slots.append(None)
    names = [GIVE_SLOT[slot_number(action, slot)].text.removeprefix("give ") for slot in range(len(slots))]
    drawn = {"place": exploration_name(action), "slots": slots, "slot_names": names, "prepared": prepared}
    return drawn | _exploration(state, action)
