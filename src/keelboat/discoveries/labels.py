"""What a button says: the result of an action in this position, not the verb."""

from keelboat.discoveries.actions import (
    DECLINE_BONUS,
    END_TURN,
    GO,
    REST_LEFT,
    REST_OWN_ALL,
    REST_RIGHT,
    STOP,
    Die,
    Donor,
    Explore,
    First,
    Give,
    Pick,
    Place,
    Recall,
    Remove,
    Rest,
    Reveal,
    Roll,
    Take,
    Trigger,
    Turn,
)
from keelboat.discoveries.names import (
    BANKS,
    COLOURS,
    DICE_PER_SEAT,
    FACES,
    LEFT,
    N_BOARD,
    N_ONE_TURN,
    ONE_TURN,
    RIGHT,
    Ask,
    exploration_name,
)
from keelboat.discoveries.state import DiscoveriesState
from keelboat.parts.door import Action
from keelboat.parts.words import Message

PICK_LABELS = {
    Ask.PICK_FIRST: "label-pick-zone",
    Ask.NEW_ZONE: "label-pick-zone",
    Ask.RESERVE: "label-pick-reserve",
    Ask.SWAP: "label-pick-swap",
    Ask.SECOND: "label-pick-second",
}


def label(state: DiscoveriesState, action: Action) -> Message:
    """Return the label of any action, legal or not."""
    if isinstance(action, Place):
        return _place(state, action)
    if isinstance(action, Die):
        return _die(state, action)
    if isinstance(action, Take):
        return Message("label-take", {"card": action.card})
    if isinstance(action, Pick):
        key = PICK_LABELS.get(state.ask, "label-pick-zone")
        points = state.cards.discovery[action.card].points
        return Message(key, {"card": action.card, "first": state.first_card, "n": points})
    if isinstance(action, Turn):
        args: dict[str, object] = {"colour": COLOURS[action.colour]}
        if action.face == action.to:
            return Message("label-turn-same", args | {"face": FACES[action.to]})
        key = "label-turn-locked" if action.locked else "label-turn"
        return Message(key, args | {"from": FACES[action.face], "to": FACES[action.to]})
    if isinstance(action, Rest):
        return _rest(state, action)
    if isinstance(action, Recall):
        return _recall(state, action)
    if isinstance(action, Explore):
        return Message("label-explore", {"card": action.card, "n": state.cards.discovery[action.card].points})
    if isinstance(action, Trigger):
        return Message("label-trigger", {"place": exploration_name(action.action)})
    if isinstance(action, Donor):
        return Message("label-donor", {"seat": action.seat})
    if isinstance(action, Give):
        slot = action.slot
        if slot is None:
            return Message("label-give-stock", {"face": FACES[action.face]})
        return Message("label-give-slot", {"place": slot.name})
    if action.chance:
        return _chance(action)
    if action is GO:
        if state.second_card:
            return Message("label-go-two", {"first": state.first_card, "second": state.second_card})
        return Message("label-go", {"card": state.first_card})
    if action is DECLINE_BONUS:
        return Message("label-decline-bonus")
    if action is STOP:
        return Message("label-stop")
    if action is END_TURN:
        return Message("label-end-turn")
    return Message("label-alone", {"card": state.first_card})


def _die(state: DiscoveriesState, die: Die) -> Message:
    """The first die of a slot stays there, all others are gone (D-EXPL-3): the colour of that one matters most."""
    stays = state.ask == Ask.DIE and state.spot >= N_ONE_TURN and not state.kept
    args: dict[str, object] = {"colour": COLOURS[die.colour]}
    if not die.via:
        return Message("label-die-stays" if stays else "label-die", args | {"face": FACES[state.face]})
    args |= {"from": FACES[die.face], "to": FACES[state.face], "card": die.via}
    return Message("label-die-stays-via" if stays else "label-die-via", args)


def _place(state: DiscoveriesState, action: Place) -> Message:
    slot = action.slot
    dice = state.cards.cost(action.face, action.spot)
    args: dict[str, object] = {"n": dice, "face": FACES[action.face]}
    if slot is None:
        return Message(f"label-{ONE_TURN[action.spot]}", args)
    return Message("label-slot", args | {"place": slot.name})


def _rest(state: DiscoveriesState, action: Rest) -> Message:
    if action is REST_LEFT or action is REST_RIGHT:
        bank = LEFT if action is REST_LEFT else RIGHT
        return Message("label-rest-bank", {"n": state.bank_size(bank), "place": f"bank-{BANKS[bank]}"})
    return Message("label-rest-all", {"n": DICE_PER_SEAT}) if action is REST_OWN_ALL else Message("label-rest-some")


def _recall(state: DiscoveriesState, action: Recall) -> Message:
    slot = action.slot
    if slot is not None:
        seat = action.seat
        if seat < 0:
            card = slot.action - N_BOARD + 1
            owners = [owner for owner in range(state.seats) if state.tribes(owner) >> card & 1]
            seat = owners[0] if owners else state.seat
        return Message("label-recall-slot", {"seat": seat, "place": slot.name})
    if action.bank >= 0:
        return Message("label-recall-bank", {"place": f"bank-{BANKS[action.bank]}"})
    return Message("label-recall-stock", {"seat": action.seat, "face": FACES[action.face]})


def _chance(action: Action) -> Message:
    if isinstance(action, Roll):
        faces = {FACES[face]: count for face, count in enumerate(action.counts) if count}
        return Message("label-roll", {"colour": COLOURS[action.colour], "faces": faces})
    if isinstance(action, Remove):
        return Message("label-remove", {"card": action.card})
    if isinstance(action, Reveal):
        return Message("label-reveal", {"card": action.card})
    assert isinstance(action, First)
    return Message("label-first", {"seat": action.seat})
