"""What can be done now, as a numbered list: grouped, and folded by group where it grows long."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from keelboat.kernel import Match
from keelboat.parts import Action
from keelboat.terminal.page import Page
from keelboat.terminal.words import Words

MOST_LINES: Final = 20
FOLDED: Final = 3
"""A group of fewer choices is never folded."""
LAST: Final = ("rest", "stop", "alone", "decline", "end")
"""Verbs that stand at the end of the list: what one does when nothing else is wanted."""
ASIDE: Final = (" change", " plans")
"""What stands at the end of its group: useful now and then."""


class Choice(NamedTuple):
    """A line of the list: its number, the action, what a button would say."""

    number: int
    action: Action
    label: str


class Group(NamedTuple):
    """Choices that belong together; the first group and the last have no title."""

    letter: str
    title: str
    choices: list[Choice]

    @property
    def folds(self) -> bool:
        return bool(self.title) and len(self.choices) >= FOLDED


class Choices:
    """The legal actions of the seat to move, in the order in which they are shown."""

    def __init__(self, match: Match, page: Page, words: Words) -> None:
        self._page: Final = page
        self._words: Final = words
        self.groups: Final = self._grouped(match)
        self.all: Final = [choice for group in self.groups for choice in group.choices]

    def _grouped(self, match: Match) -> list[Group]:
        found: dict[str, list[Action]] = {}
        for action in match.legal():
            found.setdefault(group_of(action.text), []).append(action)
        ordered = sorted(found, key=lambda key: (key == "last", key != ""))  # stable: the others by id
        groups: list[Group] = []
        number = 0
        letters = iter("abcdefghijklmnopqrstuvwxyz")
        for key in ordered:
            choices = []
            for action in sorted(found[key], key=lambda action: action.text.endswith(ASIDE)):
                number += 1
                label = self._words.message(match.game.label(match.state, action))
                choices.append(Choice(number, action, label))
            title = self._title(key)
            groups.append(Group(next(letters, "") if title else "", title, choices))
        return groups

    def _title(self, key: str) -> str:
        kind, _, face = key.partition(" ")
        if not face:
            return ""
        shown = f"{self._page.symbols.face(face)} {self._words.face(face)}"
        return self._words.say("terminal-turn-to", what=shown) if kind == "turn" else shown

    def show(self) -> None:
        """Write the list; where it would be long, a group is one line until it is asked for."""
        lines = sum(len(group.choices) + bool(group.title) for group in self.groups)
        folding = lines > MOST_LINES
        for place, group in enumerate(self.groups):
            if place and not group.title and self.groups[place - 1].title:
                self._page.line()
            if folding and group.folds:
                self._fold(group)
            else:
                self._group(group)

    def open(self, letter: str) -> bool:
        """Write one folded group; False if there is none with this letter."""
        for group in self.groups:
            if group.letter and group.letter == letter:
                self._group(group)
                return True
        return False

    def _fold(self, group: Group) -> None:
        first, last = group.choices[0].number, group.choices[-1].number
        note = self._words.say("terminal-folded", letter=group.letter, first=str(first), last=str(last))
        text = Text(f"{group.title}  ", style="bold")
        text.append(note, style="dim")
        self._page.first_and_rest(f" {group.letter:>2}  ", text, hang=5)

    def _group(self, group: Group) -> None:
        if group.title:
            self._page.line(Text(group.title, style="bold"), indent=5)
        for choice in group.choices:
            self._page.first_and_rest(f" {choice.number:>2}  ", choice.label, hang=5)

    def find(self, number: int) -> Choice | None:
        """Return the choice with this number."""
        return self.all[number - 1] if 1 <= number <= len(self.all) else None


def group_of(text: str) -> str:
    """Return where an action stands in the list: by the face that is played or turned to, else by its verb.

    >>> group_of("place walk hike"), group_of("turn blue walk* to ride"), group_of("end turn")
    ('place walk', 'turn ride', 'last')
    """
    words: Sequence[str] = text.split(" ")
    if words[0] == "place":
        return f"place {words[1]}"
    if words[0] == "turn":
        return f"turn {words[-1]}"
    return "last" if words[0] in LAST else ""
