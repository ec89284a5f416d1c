"""From the text of an action back to the action, for every game."""

from keelboat.parts.door import Action


def find_action(known: dict[str, Action], text: str) -> Action:
    """Return the action with this text; ValueError says which word is wrong."""
    found = known.get(text)
    if found is None:
        verb = text.split(" ", 1)[0]
        same_verb = [other for other in known if other.split(" ", 1)[0] == verb]
        if same_verb:
            raise ValueError(f"no action {text!r}; actions with {verb!r} look like {same_verb[0]!r}")
        verbs = ", ".join(dict.fromkeys([other.split(" ", 1)[0] for other in known]))
        raise ValueError(f"no action {text!r}; it begins with none of: {verbs}")
    return found
