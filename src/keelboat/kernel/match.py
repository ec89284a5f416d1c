"""A game being played: the state, what led to it, undo up to the information barrier."""

from collections.abc import Mapping
from typing import Final

from keelboat.kernel.chance import ChanceSource, FairChance
from keelboat.kernel.games import find_game
from keelboat.kernel.games import tables as own_tables
from keelboat.kernel.record import Entry, Record, RecordError
from keelboat.parts import CHANCE, OVER, Action, Event, Game, Reason, State, Tables


class IllegalAction(ValueError):
    """An action that is not legal now, with the reason."""

    def __init__(self, action: Action, reason: Reason) -> None:
        super().__init__(f"{action.text}: {reason.message.key} ({reason.rule})")
        self.action: Final = action
        self.reason: Final = reason


def ends_undo(game: Game, state: State, action: Action) -> bool:
    """Return whether an action closes the turn or is followed by chance or another seat's decision."""
    seat = game.to_move(state)
    after = game.apply(state, action)
    return game.to_move(after) != seat or game.turns(after) != game.turns(state)


class Match:
    """Plays a game: draws what chance gives, plays what has no alternative, records everything.

    >>> from keelboat.kernel import Match, SeededChance
    >>> match = Match("discoveries", 2, chance=SeededChance(7))
    >>> [action.text for action in match.legal()]
    ['pick 8', 'pick 46', 'pick 54']
    """

    def __init__(
        self,
        game: Game | str,
        seats: int,
        options: Mapping[str, str] | None = None,
        *,
        chance: ChanceSource,
        tables: Tables | None = None,
        names: Mapping[int, str] | None = None,
        position: object = None,
        record: Record | None = None,
    ) -> None:
        """Start a game, or go on with a `record` that is known to be legal (see `resume`)."""
        self.game: Game = find_game(game) if isinstance(game, str) else game
        self.tables: Tables = own_tables(self.game.name) if tables is None else tables
        self.chance: ChanceSource = chance
        if record is None:
            record = Record(self.game.name, self.game.rules_version, self.tables.hash, seats)
            record.options = dict(options or {})
            record.names = dict(names or {})
            record.position = position
            if isinstance(chance, FairChance):
                record.commit = chance.commitment
                record.nonces = dict(chance.nonces)
        self.record = record
        self._undo: list[tuple[State, int, int]] = []
        """Before each decision that can be taken back: the state, how many entries there were, how many events."""
        self._redo: list[list[Entry]] = []
        self.state: State = start(self.game, record, self.tables)
        self.events: list[Event] = []
        """What happened so far, as lines of the log."""
        for number, entry in enumerate(record.entries):
            if entry.seat != CHANCE and len(self.legal()) > 1:
                # a game that goes on can be stepped back too
                self._undo.append((self.state.copy(), number, len(self.events)))
            self._advance(entry.seat, self.game.parse(entry.text))
        self._run()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.to_move(self.state) == OVER

    @property
    def to_move(self) -> int:
        """The seat that decides now, or OVER; chance never waits."""
        return self.game.to_move(self.state)

    def legal(self) -> list[Action]:
        """Return what the seat to move may do."""
        return self.game.legal_actions(self.state)

    def play(self, seat: int, action: Action | str) -> list[Event]:
        """Play an action for a seat and return what happened; IllegalAction carries the rule, nothing changes then.

        A text that is no action raises ValueError.
        """
        if isinstance(action, str):
            action = self.game.parse(action)
        reason = self.game.why_not(self.state, seat, action)
        if reason is not None:
            raise IllegalAction(action, reason)
        self._redo.clear()
        return self._play(seat, action)

    def _play(self, seat: int, action: Action) -> list[Event]:
        seen = len(self.events)
        if len(self.legal()) > 1:
            self._undo.append((self.state.copy(), len(self.record.entries), seen))
        self._apply(seat, action, 0)
        self._run()
        return self.events[seen:]

    def _apply(self, seat: int, action: Action, draw: int) -> None:
        """Apply and record one action."""
        self._advance(seat, action)
        self.record.entries.append(Entry(seat, action.text, draw))

    def _advance(self, seat: int, action: Action) -> None:
        """Apply one action; past the information barrier there is no undo."""
        turns = self.game.turns(self.state)
        self.game.advance(self.state, action, self.events)
        if seat == CHANCE or self.game.to_move(self.state) != seat or self.game.turns(self.state) != turns:
            self._undo.clear()

    def _run(self) -> None:
        """Draw what chance gives and play what has one option, until somebody has to decide."""
        while True:
            seat = self.to_move
            if seat == OVER:
                self._close()
                return
            if seat == CHANCE:
                action = self.game.sample_chance(self.state, self.chance.below)
                self._apply(CHANCE, action, self.chance.last_draw)
                continue
            legal = self.legal()
            if len(legal) > 1 or ends_undo(self.game, self.state, legal[0]):
                return
            self._apply(seat, legal[0], 0)

    def _close(self) -> None:
        """Write the result, and the seed that is no longer a secret."""
        self.record.result = tuple(sheet.total for sheet in self.game.scores(self.state))
        self.record.winners = self.game.winners(self.state)
        if isinstance(self.chance, FairChance) and self.record.commit:
            self.record.seed = self.chance.seed.hex()

    def can_undo(self, seat: int) -> bool:
        """Return whether a seat can take its last decision back: it is its move and nothing was revealed since."""
        return bool(self._undo) and self.to_move == seat

    def undo(self, seat: int) -> bool:
        """Go back to the seat's last decision that had a choice; False where there is no way back.

        A draw number is never given back, because nothing is undone past a draw.
        """
        if not self.can_undo(seat):
            return False
        self.state, entries, events = self._undo.pop()
        self._redo.append(self.record.entries[entries:])
        del self.record.entries[entries:]
        del self.events[events:]
        return True

    def can_redo(self, seat: int) -> bool:
        """Return whether a decision was taken back that can be made again."""
        return bool(self._redo) and self.to_move == seat

    def redo(self, seat: int) -> bool:
        """Make the decision again that was taken back last."""
        if not self.can_redo(seat):
            return False
        entry = self._redo.pop()[0]
        self._play(entry.seat, self.game.parse(entry.text))
        return True


def start(game: Game, record: Record, tables: Tables) -> State:
    """Return the state in which a record starts; RecordError says why it cannot."""
    try:
        if record.position is not None:
            state = game.load(record.position, tables)
            if state.seats != record.seats:
                raise ValueError(f"the position has {state.seats} seats, the record {record.seats}")
            return state
        return game.setup(record.seats, record.options, tables)
    except ValueError as error:
        if not record.lines:
            raise
        line = record.lines.get("position") or record.lines["seats"]
        raise RecordError(line, str(error)) from error
