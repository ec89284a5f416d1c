"""What can be done now, as a numbered list: grouped, and folded by group where it grows long."""

from typing import Final, NamedTuple

from rich.text import Text

from keelboat.kernel import Match
from keelboat.parts import Action
from keelboat.terminal.drawing import Drawing

MOST_LINES: Final = 20
FOLDED: Final = 3
"""A group of fewer choices is never folded."""


class Choice(NamedTuple):
    """A line of the list: its number, the action, what a button would say."""

    number: int
    action: Action
    label: str


class Group(NamedTuple):
    """Choices that belong together; the first group and the last have no title."""

    key: str
    letter: str
    title: str
    choices: list[Choice]

    @property
    def folds(self) -> bool:
        return bool(self.title) and len(self.choices) >= FOLDED


class Choices:
    """The legal actions of the seat to move, in the order in which they are shown."""

    def __init__(self, match: Match, drawing: Drawing) -> None:
        self._drawing: Final = drawing
        self._page: Final = drawing.page
        self._words: Final = drawing.words
        self.groups: Final = self._grouped(match)
        self.all: Final = [choice for group in self.groups for choice in group.choices]

    def _grouped(self, match: Match) -> list[Group]:
        found: dict[str, list[Action]] = {}
        view = match.game.view(match.state, match.to_move)
        for action in match.legal():
            found.setdefault(self._drawing.group(view, action.text), []).append(action)
        ordered = sorted(
            found, key=lambda key: (key == "last", key != "", self._drawing.order(key))
        )  # stable: the others by id
        groups: list[Group] = []
        number = 0
        letters = iter("abcdefghijklmnopqrstuvwxyz")
        for key in ordered:
            choices = []
            for action in sorted(found[key], key=lambda action: self._drawing.aside(action.text)):
                number += 1
                label = self._words.message(match.game.label(match.state, action))
                note = self._drawing.note(view, action.text)
                choices.append(Choice(number, action, f"{label} ({note})" if note else label))
            title = self._drawing.title(key)
            groups.append(Group(key, next(letters, "") if title else "", title, choices))
        return groups

    def show(self) -> None:
        """Write the list; where it would be long, a group is one line until it is asked for."""
        folded = self._folded()
        for place, group in enumerate(self.groups):
            if place and not group.title and self.groups[place - 1].title:
                self._page.line()
            if group.key in folded:
                self._fold(group)
            else:
                self._group(group)

    def _folded(self) -> set[str]:
        """Return the groups to fold: the longest ones first, until the list fits on a screen."""
        lines = sum(len(group.choices) + bool(group.title) for group in self.groups)
        opened = self._drawing.opened
        folded: set[str] = set()
        for group in sorted(self.groups, key=lambda group: (group.key in opened, -len(group.choices))):
            if lines > MOST_LINES and group.folds:
                folded.add(group.key)
                lines -= len(group.choices)
        return folded

    def open(self, letter: str) -> bool:
        """Write one folded group; False if there is none with this letter."""
        for group in self.groups:
            if group.letter and group.letter == letter:
                self._group(group)
                return True
        return False

    def _fold(self, group: Group) -> None:
        first, last = group.choices[0].number, group.choices[-1].number
        note = self._words.say("terminal-folded", letter=group.letter, low=str(first), high=str(last))
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
