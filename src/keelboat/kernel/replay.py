"""Replaying a record: every action is checked against the rules, as if it were played."""

from keelboat.kernel.chance import ChanceSource, FairChance, commitment, fair_draw, nonces_hash
from keelboat.kernel.games import GAMES
from keelboat.kernel.games import tables as own_tables
from keelboat.kernel.match import Match, start
from keelboat.kernel.record import Record, RecordError
from keelboat.parts import CHANCE, OVER, Action, Event, Game, State, Tables


class Step:
    """A moment of a replay: the state after an entry and what it brought."""

    def __init__(self, number: int, action: Action, state: State, events: list[Event]) -> None:
        self.number = number
        self.action = action
        self.state = state
        self.events = events


def game_of(record: Record, game: Game | None = None) -> Game:
    """Return the game of a record (or check the one given), if this version can replay it."""
    if game is None:
        game = GAMES.get(record.game)
    if game is None or game.name != record.game:
        raise RecordError(record.lines.get("game", 2), f"no game {record.game!r}; there are: {', '.join(GAMES)}")
    if record.rules != game.rules_version:
        line = record.lines.get("rules", 3)
        raise RecordError(line, f"made with rules {record.rules}; this version plays rules {game.rules_version}")
    return game


def replay(
    record: Record, tables: Tables | None = None, upto: int | None = None, game: Game | None = None
) -> list[Step]:
    """Return the steps of a record, all checked; RecordError names the line and the rule that it breaks.

    `game` is given for one that is not listed in GAMES.
    """
    game = game_of(record, game)
    tables = own_tables(record.game) if tables is None else tables
    if record.data != tables.hash:
        line = record.lines.get("data", 4)
        raise RecordError(line, f"made with data {record.data}; this is data {tables.hash}")
    state = start(game, record, tables)
    steps: list[Step] = []
    for number, entry in enumerate(record.entries[:upto], start=1):
        try:
            action = game.parse(entry.text)
        except ValueError as error:
            raise RecordError(entry.line, str(error)) from error
        reason = game.why_not(state, entry.seat, action)
        if reason is not None:
            problem = f"{entry.text!r} is not legal here: {reason.message.key}"
            raise RecordError(entry.line, problem, reason.rule, reason.message)
        events: list[Event] = []
        state = state.copy()
        game.advance(state, action, events)
        steps.append(Step(number, action, state, events))
    if upto is None or upto >= len(record.entries):
        _check_end(game, record, state)
    return steps


def _check_end(game: Game, record: Record, state: State) -> None:
    """The result in the header must be the one that the entries lead to."""
    over = game.to_move(state) == OVER
    if record.winners is None and not record.result:
        return
    if not over:
        raise RecordError(record.lines.get("result", 1), "the header has a result, but the game has not ended")
    totals = tuple(sheet.total for sheet in game.scores(state))
    if record.result != totals:
        shown = " ".join(map(str, totals))
        raise RecordError(record.lines.get("result", 1), f"the result of these moves is {shown}")
    if record.winners != game.winners(state):
        shown = " ".join(map(str, game.winners(state))) or "none"
        raise RecordError(record.lines.get("winners", 1), f"the winners of these moves are {shown}")


def state_after(record: Record, tables: Tables | None = None, upto: int | None = None) -> State:
    """Return the state after a record, or after its first entries."""
    steps = replay(record, tables, upto)
    if steps:
        return steps[-1].state
    tables = own_tables(record.game) if tables is None else tables
    return start(game_of(record), record, tables)


def resume(record: Record, chance: ChanceSource, tables: Tables | None = None, game: Game | None = None) -> Match:
    """Return a match that goes on where a record stops.

    Chance goes on with the next draw number. If the source is not the one that the record is sealed with,
    the seal is dropped: such a game can be replayed, but its dice can no longer be verified.
    """
    replay(record, tables, game=game)
    chance.last_draw = max((entry.draw for entry in record.entries), default=0)
    sealed = chance.commitment if isinstance(chance, FairChance) else ""
    if record.commit and record.commit != sealed:
        record.commit = ""
        record.nonces = {}
    return Match(game_of(record, game), record.seats, chance=chance, tables=tables, record=record)


def verify(record: Record, tables: Tables | None = None, game: Game | None = None) -> int:
    """Recompute every draw of a record from its seed and return how many there are; RecordError if one differs.

    It proves that nothing was changed after the seed was sealed, not that the host did not look ahead.
    """
    if not record.commit:
        raise RecordError(1, "this record has no commitment: its dice were not sealed")
    if not record.seed:
        raise RecordError(record.lines.get("commit", 1), "no seed yet: it is published when the game has ended")
    seed = bytes.fromhex(record.seed)
    if commitment(seed) != record.commit:
        raise RecordError(record.lines.get("seed", 1), "the seed is not the one that was committed to")
    game = game_of(record, game)
    tables = own_tables(record.game) if tables is None else tables
    steps = replay(record, tables, game=game)
    state = start(game, record, tables)
    nonces = nonces_hash(record.nonces)
    draws = 0
    for step, entry in zip(steps, record.entries, strict=True):
        if entry.seat == CHANCE:
            draws += 1
            outcomes = game.chance_outcomes(state)
            point = fair_draw(seed, nonces, entry.draw, sum(weight for _, weight in outcomes))
            expected = outcome_at(outcomes, point)
            if expected is not step.action:
                raise RecordError(entry.line, f"draw {entry.draw} gives {expected.text!r}, not {entry.text!r}")
        state = step.state
    return draws


def skipped_draws(record: Record) -> list[tuple[int, int]]:
    """Return (line, how many) for each place where draw numbers were left out.

    Every draw can be right and the game still not fair: a host who leaves numbers out picks the draws that suit.
    Only a draw that the players agreed to take back has a reason to be missing.
    """
    found: list[tuple[int, int]] = []
    last = 0
    for entry in record.entries:
        if entry.seat == CHANCE:
            if entry.draw != last + 1:
                found.append((entry.line, entry.draw - last - 1))
            last = entry.draw
    return found


def outcome_at(outcomes: list[tuple[Action, int]], point: int) -> Action:
    """Return the first outcome whose cumulative weight exceeds a point."""
    for action, weight in outcomes:
        point -= weight
        if point < 0:
            return action
    raise AssertionError("the point lies beyond the total weight")
