"""`keelboat replay` and `keelboat verify`: a record shown, checked, and its dice recomputed."""

import os

from keelboat.kernel import GAMES, Record, RecordError, Step, skipped_draws, state_after
from keelboat.kernel import replay as replayed
from keelboat.kernel import verify as verified
from keelboat.parts import OVER, Tables
from keelboat.terminal.drawings import drawing_of
from keelboat.terminal.files import read_record
from keelboat.terminal.page import Page
from keelboat.terminal.playing import names_of
from keelboat.terminal.problem import Problem, cannot_read, load_tables, wrong_record
from keelboat.terminal.words import Words, language_of


class Opened:
    """A record file with the words and tables that it needs."""

    def __init__(self, file: str, language: str | None, data: str | None) -> None:
        language = language or language_of(dict(os.environ))
        self.file = file
        self.words = Words(language, next(iter(GAMES)))
        try:
            self.record: Record = read_record(file)
        except OSError as error:
            raise cannot_read(self.words, file, error) from error
        except RecordError as error:
            raise wrong_record(self.words, file, error) from error
        if self.record.game not in GAMES:
            listed = ", ".join(GAMES)
            wrong = RecordError(self.record.lines["game"], f"no game {self.record.game!r}; there are: {listed}")
            raise wrong_record(self.words, file, wrong)
        names = names_of(self.record, Words(language, self.record.game))
        self.words = Words(language, self.record.game, names)
        self.tables: Tables = load_tables(self.words, self.record.game, data)

    def wrong(self, error: RecordError) -> Problem:
        return wrong_record(self.words, self.file, error)


def replay(file: str, at: int | None, language: str | None, data: str | None) -> int:
    """Show a record: the log as sentences, the board, and that every move was legal."""
    opened = Opened(file, language, data)
    record, words, page = opened.record, opened.words, Page()
    if at is not None and at > len(record.entries):
        raise Problem(words.say("terminal-at-range", n=len(record.entries), at=str(at)))
    try:
        steps = replayed(record, opened.tables, at)
        state = state_after(record, opened.tables, at)
    except RecordError as error:
        raise opened.wrong(error) from error
    game = GAMES[record.game]
    _log(page, words, steps)
    drawing = drawing_of(record.game, page, words)
    drawing.table(game.view(state, None), ())
    page.line()
    if game.to_move(state) == OVER:
        page.rule(words.say("terminal-final"))
        drawing.pad(game.scores(state))
        winners = [words.seat(seat) for seat in game.winners(state)]
        page.line(words.say("terminal-winners", n=len(winners), who=words.list(winners)))
        page.line()
    checked = words.say("terminal-replayed", n=len(steps), m=len(record.entries), data=record.data)
    page.line(checked)
    return 0


def _log(page: Page, words: Words, steps: list[Step]) -> None:
    """Write each event with the number of its entry, so that `--at` can be aimed."""
    width = len(str(len(steps)))
    for step in steps:
        for event in step.events:
            page.first_and_rest(f"{step.number:>{width}}  ", words.message(event.message), hang=width + 2)


def verify(file: str, language: str | None, data: str | None) -> int:
    """Recompute every draw, and say what that proves and what it does not."""
    opened = Opened(file, language, data)
    try:
        draws = verified(opened.record, opened.tables)
    except RecordError as error:
        raise opened.wrong(error) from error
    page = Page()
    page.line(opened.words.say("terminal-verified", n=draws))
    skipped = skipped_draws(opened.record)
    if skipped:
        number = sum(count for _, count in skipped)
        page.line(opened.words.say("terminal-verified-skipped", n=number, line=str(skipped[0][0])))
    else:
        page.line(opened.words.say("terminal-verified-proves"))
    page.line(opened.words.say("terminal-verified-not"))
    return 0
