"""What ends a command early: one line for people, and an exit code."""

from typing import Final

from keelboat.kernel import RecordError, tables
from keelboat.parts import TableError, Tables
from keelboat.terminal.words import Words, program

WRONG: Final = 1
"""A record or a data file was found wrong."""
USAGE: Final = 2
"""The command cannot be done as it was given."""


class Problem(Exception):
    """Ends a command."""

    def __init__(self, text: str, code: int = USAGE) -> None:
        super().__init__(text)
        self.code: Final = code


def cannot_read(words: Words, file: str, error: OSError) -> Problem:
    """A file that is missing, forbidden or no file at all."""
    return Problem(words.say("terminal-cannot-read", file=file, reason=error.strerror or str(error)))


def wrong_record(words: Words, file: str, error: RecordError) -> Problem:
    """A record that breaks its format or a rule: file, line, what is wrong, the rule."""
    problem = error.problem
    if error.message is not None:
        problem = words.say("terminal-not-legal", rule=error.rule, reason=words.message(error.message))
    return Problem(words.say("terminal-record-wrong", file=file, line=str(error.line), reason=problem), WRONG)


def load_tables(words: Words, game: str, file: str | None) -> Tables:
    """Return the tables to play with; Problem says what is wrong in a file, and how to see all of it."""
    try:
        return tables(game, file)
    except OSError as error:
        raise cannot_read(words, file or game, error) from error
    except TableError as error:
        first = error.problems[0]
        where = f"{first.where}: {words.message(first.message)}"
        named = {"file": file or game, "command": program()}
        text = words.say("terminal-data-wrong", first=where, n=len(error.problems), **named)
        raise Problem(text, WRONG) from error
    except ValueError as error:
        raise Problem(str(error), WRONG) from error
