"""A person at a piped terminal: reads what is on the screen, types a number, sometimes asks something."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping

from keelboat.terminal.words import Words

CHOICE = re.compile(r"^ {1,2}(\d+)  (\S.*)$", re.MULTILINE)
FOLDED = re.compile(r"^  ([a-z])  \S", re.MULTILINE)
WISHES = ("Set out", "Explore", "Trigger", "Take", "Place", "Choose", "Pay", "No more dice", "End turn", "Rest: take")
MOST_LINES = 5_000
WORDS = Words("en", "discoveries", ("Ada", "Ben"))
OFFERS = tuple(f"{WORDS.say(key)}\n> " for key in ("terminal-save-at-end", "terminal-save-before-leaving"))
"""Questions that Enter answers."""


class Typist(io.StringIO):
    """Standard input that is written by reading standard output, in English, for `Ada` and `Ada 2` alike.

    `asides` are lines typed before the n-th question is answered, such as `?` or `undo`.
    """

    def __init__(self, name: str, out: io.StringIO, asides: Mapping[int, list[str]] | None = None) -> None:
        super().__init__()
        self.name = name
        self.out = out
        self.asides = {number: list(lines) for number, lines in (asides or {}).items()}
        self.typed: list[str] = []
        self.questions = 0
        self._at = 0
        """Where the last question stands on the screen."""

    def readline(self, size: int | None = -1, /) -> str:
        line = self._answer()
        self.typed.append(line)
        return line + "\n"

    def _answer(self) -> str:
        screen = self.out.getvalue()
        assert screen.endswith("> "), screen[-200:]
        assert len(self.typed) < MOST_LINES, "this game does not end"
        if screen.endswith(OFFERS):
            return ""
        question = re.compile(rf"^{self.name}( \d)?: ", re.MULTILINE)
        at = max(found.start() for found in question.finditer(screen, self._at))
        if at != self._at or not self.questions:
            self._at = at
            self.questions += 1
        if self.asides.get(self.questions):
            return self.asides[self.questions].pop(0)
        return self._choice(screen[at:])

    def _choice(self, question: str) -> str:
        """The choice that a sensible beginner takes: what WISHES names first. Folded groups are opened before."""
        for letter in FOLDED.findall(question):
            if f"\n> {letter}\n" not in question:
                return letter
        labels: dict[str, str] = {}
        for number, label in CHOICE.findall(question):
            labels.setdefault(number, label)
        for wish in WISHES:
            for number, label in labels.items():
                if label.startswith(wish):
                    return number
        return next(iter(labels))


def said(out: str) -> str:
    """A screen as one line, so that sentences can be looked for wherever they were broken."""
    return " ".join(out.split())


def unbroken(text: str) -> str:
    """A text without any white space: a long path may be broken within a word, wherever the tests happen to run."""
    return "".join(text.split())


def sentence(key: str, **args: object) -> str:
    """A sentence of the terminal in English, as it stands in `said`."""
    return " ".join(WORDS.say(key, **args).split())
