"""What a choice means: its rule, what would happen, and what the game's forecast says about it."""

from typing import Final

from keelboat.kernel import Match
from keelboat.parts import Action, Event
from keelboat.terminal.drawing import Drawing, View

INDENT: Final = 5


class Explainer:
    """Tells a seat about its choices, through the door of the game only."""

    def __init__(self, match: Match, drawing: Drawing) -> None:
        self._match: Final = match
        self._drawing: Final = drawing

    def explain(self, seat: int, action: Action) -> None:
        """Write everything that is known about one legal action."""
        page, words = self._drawing.page, self._drawing.words
        events = self._events(action)
        rule = self._drawing.rule(action.text)
        rules = dict.fromkeys(filter(None, [action.opens, rule, *(event.rule for event in events)]))
        page.line(words.say("terminal-typed", action=action.text, rules=", ".join(rules)), indent=INDENT)
        for event in events:
            if self._drawing.foretold(action.text, event.key):
                continue
            page.line(words.message(event.message), indent=INDENT)
        view: View = self._match.game.view(self._match.state, seat)
        for sentence in self._drawing.explain(view, self._forecast(seat), action.text):
            page.line(sentence, indent=INDENT)

    def warn(self, seat: int) -> None:
        """Write what the seat should keep in mind whatever it chooses."""
        for sentence in self._drawing.warn(self._forecast(seat)):
            self._drawing.page.line(sentence)

    def _forecast(self, seat: int) -> View:
        return self._match.game.forecast(self._match.state, seat)

    def _events(self, action: Action) -> list[Event]:
        """Return what happens before anybody else, or chance, decides."""
        events: list[Event] = []
        state = self._match.state.copy()
        self._match.game.advance(state, action, events)
        return events
