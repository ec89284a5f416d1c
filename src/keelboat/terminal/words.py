"""Sentences for the terminal: the speaker of one table, with short names for what is drawn all the time."""

import os
import shutil
import sys
from collections.abc import Sequence
from typing import Final

from keelboat.i18n import LANGUAGES, Speaker
from keelboat.parts import Message

SOFT_HYPHEN: Final = "\u00ad"
"""A place where a page may break a word; a terminal would show it or count it."""


class Words:
    """Says things in one language to the people at one table."""

    def __init__(self, language: str, game: str, names: Sequence[str] = ()) -> None:
        self.language: Final = language
        self._speaker: Final = Speaker(language, game, names)

    def say(self, key: str, **args: object) -> str:
        """Return a sentence of the terminal."""
        return self._speaker.say(key, args).replace(SOFT_HYPHEN, "")

    def message(self, message: Message) -> str:
        """Return the sentence of something that the game sent."""
        return self._speaker.say(message.key, message.args).replace(SOFT_HYPHEN, "")

    def list(self, items: Sequence[str]) -> str:
        """Return finished words joined as the language does."""
        return self._speaker.all_of(items)

    def any_of(self, items: Sequence[str]) -> str:
        """Return finished words to choose from, joined as the language does."""
        return self._speaker.any_of(items)

    def before(self, label: str) -> str:
        """Return a label with the colon and space that the language sets between it and what follows."""
        return f"{self.say('terminal-label', what=label)} "

    def seat(self, seat: int) -> str:
        return self._speaker.seat_name(seat)

    def card(self, card: int | str) -> str:
        return self._speaker.card_name(card).replace(SOFT_HYPHEN, "")

    def face(self, face: str) -> str:
        return self.say("face", face=face)

    def colour(self, colour: str) -> str:
        return self.say("colour", colour=colour)

    def place(self, place: str) -> str:
        return self.say("place", place=place)


def program() -> str:
    """Return what starts this program again: its name where the shell finds it, else the path that was typed.

    `make play` installs into a folder of its own, where no shell looks.
    """
    if shutil.which("keelboat"):
        return "keelboat"
    started = sys.argv[0] if sys.argv else ""
    return os.path.relpath(started) if os.path.basename(started) == "keelboat" else "python -m keelboat"


def language_of(environment: dict[str, str]) -> str:
    """Return the language that the system is set to, if there is one here, else English.

    >>> language_of({"LANG": "fr_FR.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "de"}), language_of({})
    ('fr', 'en', 'en')
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES and not value[2:3].isalpha() else "en"
    return "en"
