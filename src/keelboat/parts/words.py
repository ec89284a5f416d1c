"""Words that the engine sends: keys and arguments, never sentences.

A message becomes a sentence only at the border, in `keelboat.i18n`, in the reader's language.
"""

from typing import Final

Json = object
"""Anything that `json.dumps` takes: used where a structure is built only to be drawn or sent."""

Args = dict[str, object]


class Message:
    """A sentence to be: the key of a Fluent message and its arguments by fixed names."""

    def __init__(self, key: str, args: Args | None = None) -> None:
        self.key: Final = key
        self.args: Final[Args] = {} if args is None else args

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __reduce__(self) -> tuple[object, ...]:
        return Message, (self.key, self.args)

    def to_json(self) -> dict[str, object]:
        """Return the wire form: `{"key": ..., "args": {...}}`."""
        return {"key": self.key, "args": self.args}


class Reason:
    """Why an action is not legal: the id of the rule that forbids it, and the sentence."""

    def __init__(self, rule: str, message: Message) -> None:
        self.rule: Final = rule
        self.message: Final = message

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.message!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.rule == other.rule and self.message == other.message

    def __hash__(self) -> int:
        return hash(self.rule)

    def __reduce__(self) -> tuple[object, ...]:
        return Reason, (self.rule, self.message)

    def to_json(self) -> dict[str, object]:
        """Return the wire form: the message with its rule."""
        return {"rule": self.rule, "key": self.message.key, "args": self.message.args}


class Event:
    """Something that happened, as one line of the log, with the rule that made it happen."""

    def __init__(self, key: str, args: Args, rule: str) -> None:
        self.message: Final = Message(key, args)
        self.rule: Final = rule

    @property
    def key(self) -> str:
        return self.message.key

    @property
    def args(self) -> Args:
        return self.message.args

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.args!r}, rule={self.rule!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.rule == other.rule and self.message == other.message

    def __hash__(self) -> int:
        return hash(self.key)

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.key, self.args, self.rule)

    def to_json(self) -> dict[str, object]:
        """Return the wire form: the message with its rule."""
        return {"rule": self.rule, "key": self.key, "args": self.args}


Trace = list[Event] | None
"""Where `advance` writes what happened; None in playouts, which have no reader."""
