"""A game in the terminal: people and bots around one match, until it ends or somebody leaves."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from rich.text import Text

from keelboat.bots import Bot
from keelboat.kernel import IllegalAction, Match
from keelboat.parts import Event
from keelboat.terminal.choices import Choices
from keelboat.terminal.drawings import drawing_of
from keelboat.terminal.explain import Explainer
from keelboat.terminal.files import reason, write_record
from keelboat.terminal.home import way_home
from keelboat.terminal.page import Page
from keelboat.terminal.words import Words, program

MOST_NEWS: Final = 12
"""More lines of news than this are cut to the last ones; `log` shows them all."""

COMMANDS: Final = (
    ("3", "terminal-help-choose"),
    ("? 3", "terminal-help-explain"),
    ("why ACTION", "terminal-help-why"),
    ("undo, redo", "terminal-help-undo"),
    ("board", "terminal-help-board"),
    ("log, log all", "terminal-help-log"),
    ("score", "terminal-help-score"),
    ("save FILE", "terminal-help-save"),
    ("quit", "terminal-help-quit"),
)

Read = Callable[[str], str]
"""Ask for a line with a prompt; EOFError when there is none."""


class Player(NamedTuple):
    """Who sits on a seat: a person (no bot), or a bot with the name it was made by and its own randomness."""

    bot: Bot | None
    made_by: str
    random: Random


class Left(Exception):
    """Somebody left the game before its end."""


class Session:
    """Plays a match on a page."""

    def __init__(self, match: Match, players: Sequence[Player], page: Page, words: Words, read: Read) -> None:
        self.match: Final = match
        self.players: Final = players
        self.page: Final = page
        self.words: Final = words
        self.read: Final = read
        self.drawing: Final = drawing_of(match.game.name, page, words)
        self.explainer: Final = Explainer(match, self.drawing)
        self._bots: Final = [player.made_by if player.bot else None for player in players]
        self._told = 0
        self._drawn = (-1, -1)
        """Seat and turn for which the table was drawn last."""
        self._saved: object = None

    def run(self) -> bool:
        """Play to the end; False if somebody left before."""
        self._greet()
        try:
            while not self.match.over:
                self._step()
        except Left:
            return False
        self._finish()
        return True

    def _greet(self) -> None:
        self.page.line(self.words.say("terminal-hello"))
        self.page.line(self.words.say("terminal-legend", what=self.drawing.legend()), hang=2)

    def primer(self) -> None:
        """Tell somebody who has never played what the game is about."""
        for sentence in self.drawing.primer():
            self.page.first_and_rest(f"{self.page.symbols.dot} ", sentence, hang=2)

    def _step(self) -> None:
        seat = self.match.to_move
        player = self.players[seat]
        if player.bot is not None:
            legal = self.match.legal()
            self.match.play(seat, player.bot.choose(self.match.state, legal, player.random))
            return
        self._show(seat)
        choices = Choices(self.match, self.drawing)
        self._ask(seat, choices)
        while not self._answer(seat, choices, self._line()):
            pass

    def _show(self, seat: int) -> None:
        """Draw the table when a turn begins, else only what changed."""
        now = (seat, self.match.game.turns(self.match.state))
        view = self.match.game.view(self.match.state, seat)
        if now != self._drawn:
            self._board(seat)
            self._drawn = now
            self._news()
        else:
            self._news()
            self.page.line()
            self.drawing.brief(view)

    def _news(self) -> None:
        """Tell what happened since the last decision at this terminal."""
        drawing = self.drawing
        quiet = drawing.quiet if self._told else (*drawing.quiet, *drawing.dealt)
        events = [event for event in self.match.events[self._told :] if event.key not in quiet]
        self._told = len(self.match.events)
        if not events:
            return
        self.page.line()
        if len(events) > MOST_NEWS:
            self.page.line(Text(self.words.say("terminal-more-news", n=len(events) - MOST_NEWS), style="dim"))
        self._tell(events[-MOST_NEWS:])

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            self.page.first_and_rest(f"{self.page.symbols.dot} ", self.words.message(event.message), hang=2)

    def _ask(self, seat: int, choices: Choices) -> None:
        self.page.line()
        question = self.words.before(self.words.seat(seat)) + self.words.say(self._question(choices))
        self.page.line(Text(question, style="bold"))
        choices.show()
        if self._asks() in self.drawing.sets and len(choices.all) > 1:
            self.page.line(Text(self.words.say("terminal-ask-several"), style="dim"))

    def _asks(self) -> str:
        return str(self.match.game.view(self.match.state, None)["asks"])

    def _question(self, choices: Choices) -> str:
        """Return the key of what is asked."""
        if len(choices.all) == 1:
            return "terminal-ask-only"
        view = self.match.game.view(self.match.state, None)
        return self.drawing.question(view, [choice.action.text for choice in choices.all])

    def _line(self) -> str:
        """Return what was typed, without spaces around it; leaving is offered on the first Ctrl-C."""
        try:
            return " ".join(self.read("> ").split())
        except EOFError:
            self.page.line(self.words.say("terminal-input-ended"))
            raise Left from None
        except KeyboardInterrupt:
            self.page.line()
            return "quit"

    def _answer(self, seat: int, choices: Choices, typed: str) -> bool:
        """Do what was typed; True when the match has moved."""
        command, _, rest = typed.partition(" ")
        command = command.lower()
        if not typed and len(choices.all) == 1:
            typed = "1"
        if not typed:
            self.page.line(self.words.say("terminal-type-something"))
            return False
        if typed.isdecimal():
            return self._play_number(seat, choices, typed)
        if typed.replace(" ", "").isdecimal() and self._asks() in self.drawing.sets:
            return self._play_several(seat, choices, typed.split())
        if command.startswith("?"):
            self._explain(seat, choices, (command[1:] + " " + rest).strip())
            return False
        if command in ("undo", "redo") and not rest:
            return self._undo(seat) if command == "undo" else self._redo(seat)
        simple = {
            "board": lambda: self._board(seat),
            "score": lambda: self._score(seat),
            "log": lambda: self._log(rest),
            "home": lambda: self._home(seat),
            "help": self._help,
            "save": lambda: self._save(rest),
            "why": lambda: self._why(seat, rest),
            "quit": self._quit,
            "exit": self._quit,
        }
        if command in simple and (command != "home" or self.drawing.has_way_home):
            simple[command]()
            return False
        if len(typed) == 1 and choices.open(typed.lower()):
            return False
        return self._play(seat, typed)

    def _play_number(self, seat: int, choices: Choices, typed: str) -> bool:
        choice = choices.find(int(typed)) if len(typed) < 5 else None
        if choice is None:
            self.page.line(self.words.say("terminal-no-number", n=len(choices.all)))
            return False
        self.match.play(seat, choice.action)
        return True

    def _play_several(self, seat: int, choices: Choices, numbers: Sequence[str]) -> bool:
        """Play all of these or none: in whatever order people name them, the game gets them in its own."""
        found = [choices.find(int(number)) if len(number) < 5 else None for number in numbers]
        actions = sorted((choice.action for choice in found if choice is not None), key=lambda action: action.id)
        if len(actions) < len(numbers):
            self.page.line(self.words.say("terminal-no-number", n=len(choices.all)))
            return False
        state = self.match.state.copy()
        for action in actions:
            refused = self.match.game.why_not(state, seat, action)
            if refused is not None:
                message = self.words.message(refused.message)
                self.page.line(self.words.say("terminal-not-legal", rule=refused.rule, reason=message))
                return False
            self.match.game.advance(state, action)
        for action in actions:
            self.match.play(seat, action)
        return True

    def _play(self, seat: int, typed: str) -> bool:
        try:
            self.match.play(seat, typed)
        except IllegalAction as error:
            message = self.words.message(error.reason.message)
            self.page.line(self.words.say("terminal-not-legal", rule=error.reason.rule, reason=message))
            return False
        except ValueError:
            self.page.line(self.words.say("terminal-not-understood", typed=typed[:40]))
            return False
        return True

    def _undo(self, seat: int) -> bool:
        if not self.match.undo(seat):
            self.page.line(self.words.say("terminal-no-undo"))
            return False
        self._told = len(self.match.events)
        self.page.line(self.words.say("terminal-undone"))
        return True

    def _redo(self, seat: int) -> bool:
        if not self.match.redo(seat):
            self.page.line(self.words.say("terminal-no-redo"))
            return False
        return True

    def _explain(self, seat: int, choices: Choices, wanted: str) -> None:
        """`? 3` explains one choice, `?` the question and how to answer it."""
        if not wanted:
            opens = dict.fromkeys(choice.action.opens for choice in choices.all)
            self.page.line(self.words.say("terminal-question-rules", rules=", ".join(opens)))
            self.page.line(self.words.say("terminal-how-to-answer"))
            self.explainer.warn(seat)
            return
        choice = choices.find(int(wanted)) if wanted.isdecimal() and len(wanted) < 5 else None
        if choice is None:
            same_text = [other for other in choices.all if other.action.text == wanted]
            choice = same_text[0] if same_text else None
        if choice is None:
            self.page.line(self.words.say("terminal-no-number", n=len(choices.all)))
            return
        self.page.first_and_rest(f" {choice.number:>2}  ", choice.label, hang=5)
        self.explainer.explain(seat, choice.action)

    def _why(self, seat: int, typed: str) -> None:
        """Say which rule forbids an action, or that none does."""
        if not typed:
            self.page.line(self.words.say("terminal-why-what", action=self.drawing.example))
            return
        try:
            action = self.match.game.parse(typed)
        except ValueError:
            self.page.line(self.words.say("terminal-not-understood", typed=typed[:40]))
            return
        found = self.match.game.why_not(self.match.state, seat, action)
        if found is None:
            self.page.line(self.words.say("terminal-legal", action=typed))
        else:
            message = self.words.message(found.message)
            self.page.line(self.words.say("terminal-not-legal", rule=found.rule, reason=message))

    def _board(self, seat: int) -> None:
        game, state = self.match.game, self.match.state
        self.drawing.table(game.view(state, seat), self._bots, game.forecast(state, seat))

    def _log(self, rest: str) -> None:
        """Tell the last lines of the log, or all of it."""
        events = [event for event in self.match.events if event.key not in self.drawing.silent]
        wanted = len(events) if rest == "all" else int(rest) if rest.isdecimal() and len(rest) < 7 else 20
        if wanted < len(events):
            self.page.line(Text(self.words.say("terminal-log-cut", n=len(events) - wanted), style="dim"))
        self._tell(events[len(events) - wanted :] if wanted < len(events) else events)

    def _help(self) -> None:
        self.primer()
        named = {"command": program(), "action": self.drawing.example}
        commands = [*COMMANDS, ("home", "terminal-help-home")] if self.drawing.has_way_home else COMMANDS
        for typed, key in commands:
            self.page.first_and_rest(f"  {typed:<13}", self.words.say(key, **named), hang=15)

    def _home(self, seat: int) -> None:
        """Tell how far it is, and how few turns a search finds."""
        for said in way_home(self.words, self.match.game, self.match.state, seat):
            self.page.line(said)

    def _score(self, seat: int) -> None:
        """Show the own pad as it stands; the rivals' journals stay covered."""
        self.drawing.pad([self.match.game.scores(self.match.state)[seat]])

    def _save(self, file: str) -> bool:
        """Write the record; what goes wrong is said, and the game goes on."""
        if not file:
            self.page.line(self.words.say("terminal-save-where"))
            return False
        try:
            write_record(self.match.record, file)
        except (OSError, ValueError) as error:
            why = reason(error) if isinstance(error, OSError) else str(error)
            self.page.line(self.words.say("terminal-not-saved", file=file, reason=why))
            return False
        self._saved = len(self.match.record.entries)
        self.page.line(self.words.say("terminal-saved", file=file))
        return True

    def _quit(self) -> None:
        self._offer_save("terminal-save-before-leaving")
        self.page.line(self.words.say("terminal-goodbye"))
        raise Left

    def _offer_save(self, question: str) -> None:
        """Ask for a file name until the record is saved or Enter says that it need not be."""
        if self._saved == len(self.match.record.entries):
            return
        while True:
            try:
                self.page.line(self.words.say(question))
                file = self.read("> ").strip()
            except EOFError:
                self.page.line()
                return
            except KeyboardInterrupt:
                self.page.line()
                raise
            if not file or self._save(file):
                return

    def _finish(self) -> None:
        """Show the last table, the score pad line by line, who won, and offer to keep the record."""
        view = self.match.game.view(self.match.state, None)
        self.drawing.table(view, self._bots)
        self._news()
        self.page.rule(self.words.say("terminal-final"))
        sheets = sorted(self.match.game.scores(self.match.state), key=lambda sheet: (sheet.place, sheet.seat))
        self.drawing.pad(sheets)
        winners = [self.words.seat(seat) for seat in self.match.game.winners(self.match.state)]
        won = self.words.say("terminal-winners", n=len(winners), who=self.words.list(winners))
        self.page.line(Text(won, style="bold"))
        self._offer_save("terminal-save-at-end")
