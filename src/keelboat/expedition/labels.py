"""."""

from keelboat.expedition.state import ExpeditionState
from keelboat.parts.door import Action
from keelboat.parts.words import Message


def label(state: ExpeditionState, action: Action) -> Message:
    """Return what a button says."""
    return Message("label", {"text": action.text})
