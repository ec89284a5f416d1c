"""The door of Expedition: GAME. Nobody outside this folder imports anything else of it."""

from collections.abc import Mapping
from typing import Final, cast

from keelboat.expedition import coherence, effects, labels, position, scoring
from keelboat.expedition import evaluate as evaluation
from keelboat.expedition import forecast as helps
from keelboat.expedition import view as drawing
from keelboat.expedition.actions import (
    ACTIONS,
    END_TURN,
    Amount,
    Choose,
    ChoosePlace,
    Copy,
    Decision,
    Discount,
    Do,
    Jettison,
    Part,
    Pay,
    Play,
    Recruit,
    Support,
    Village,
    by_text,
)
from keelboat.expedition.check import check
from keelboat.expedition.names import ASK_NAMES, LAST_CHANCE_ASK, PLACE_SOURCE, Ask
from keelboat.expedition.phases import activate, answers, chance, gains, recruit, setup, turn
from keelboat.expedition.state import ExpeditionState
from keelboat.expedition.tables import ExpeditionTables, read, row_of
from keelboat.parts.door import CHANCE, OVER, Action, Below, Game, State
from keelboat.parts.scoring import ScoreSheet
from keelboat.parts.tables import Problem, Tables
from keelboat.parts.words import Message, Reason, Trace


class Expedition(Game):
    """Lewis & Clark: The Expedition, second edition, for 1 to 5 players."""

    def __init__(self) -> None:
        self.name = "expedition"
        self.rules_version = 1
        self.seat_counts = (1, 2, 3, 4, 5)
        self.options = setup.OPTIONS
        self.actions = ACTIONS

    def parse(self, text: str) -> Action:
        return by_text(text)

    def check_tables(self, raw: object) -> list[Problem]:
        return check(raw)

    def read_tables(self, raw: object) -> Tables:
        return read(raw)

    def card(self, tables: Tables, name: str) -> dict[str, object]:
        return row_of(tables.raw, name)

    def setup(self, seats: int, options: Mapping[str, str], tables: Tables) -> State:
        return setup.first_state(seats, options, cast(ExpeditionTables, tables))

    # In these five, the hot path, an annotation does what `cast` does elsewhere: it costs no call.

    def to_move(self, state: State) -> int:
        s: ExpeditionState = state  # type: ignore[assignment]
        ask = s.ask
        if ask <= LAST_CHANCE_ASK:
            return CHANCE
        return OVER if ask == Ask.OVER else s.seat

    def legal_actions(self, state: State) -> list[Action]:
        s: ExpeditionState = state  # type: ignore[assignment]
        options = s.options
        if options is not None:
            return options[:]
        out: list[Action] = []
        if s.ask == Ask.TURN:
            turn.legal(s, out)
        elif LAST_CHANCE_ASK < s.ask < Ask.OVER:
            answers.legal(s, out)
        return out

    def chance_outcomes(self, state: State) -> list[tuple[Action, int]]:
        s: ExpeditionState = state  # type: ignore[assignment]
        return chance.outcomes(s) if s.ask <= LAST_CHANCE_ASK else []

    def sample_chance(self, state: State, below: Below) -> Action:
        s: ExpeditionState = state  # type: ignore[assignment]
        return chance.sample(s, below)

    def advance(self, state: State, action: Action, trace: Trace = None) -> None:
        s: ExpeditionState = state  # type: ignore[assignment]
        s.options = None
        ask = s.ask
        if ask == Ask.TURN:
            _advance_turn(s, action, trace)
        elif ask <= LAST_CHANCE_ASK:
            chance.advance(s, action, trace)
        else:
            _advance(s, action, trace)

    def why_not(self, state: State, seat: int, action: Action) -> Reason | None:
        s = cast(ExpeditionState, state)
        to_move = self.to_move(state)
        if to_move == OVER:
            return Reason("E-END-3", Message("why-over"))
        if action.chance:
            if seat == CHANCE and any(action is outcome for outcome, _ in self.chance_outcomes(state)):
                return None
            return Reason(action.opens, Message("why-chance"))
        if seat != to_move:
            if to_move == CHANCE:
                return Reason("E-JOURNAL-1", Message("why-chance-to-move"))
            return Reason("E-TURN-7", Message("why-not-yours", {"seat": to_move}))
        assert isinstance(action, Decision)
        if s.ask not in action.asks:
            return Reason(action.opens, Message("why-not-now"))
        return _why_not(s, action)

    def label(self, state: State, action: Action) -> Message:
        return labels.label(cast(ExpeditionState, state), action)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return drawing.view(cast(ExpeditionState, state), seat)

    def scores(self, state: State) -> tuple[ScoreSheet, ...]:
        return scoring.scores(cast(ExpeditionState, state))

    def winners(self, state: State) -> tuple[int, ...]:
        return scoring.winners(cast(ExpeditionState, state))

    def key(self, state: State) -> bytes:
        s = cast(ExpeditionState, state)
        return repr((s.colours, s.fields())).encode()

    def dump(self, state: State) -> dict[str, object]:
        return position.dump(cast(ExpeditionState, state))

    def load(self, position_: object, tables: Tables) -> State:
        state = position.load(position_, cast(ExpeditionTables, tables))
        problem = coherence.problem(state)
        if problem:
            raise ValueError(f"position, ask {ASK_NAMES[state.ask]}: {problem}")
        return state

    def suppose_turn(self, state: State, seat: int) -> State:
        s = cast(ExpeditionState, state)
        if self.to_move(state) < 0:
            raise ValueError("a turn can be supposed only where a seat is to move")
        if not 0 <= seat < s.seats:
            raise ValueError(f"there is no seat {seat}")
        supposed = s.copy()
        answers.give_up(supposed)
        turn.begin_turn(supposed, seat)
        return supposed

    def forecast(self, state: State, seat: int) -> dict[str, object]:
        s = cast(ExpeditionState, state)
        after: helps.After = []
        if self.to_move(state) == seat:
            for action in self.legal_actions(state):
                then = s.copy()
                self.advance(then, action)
                after.append((action.text, then))
        return helps.forecast(s, seat, after)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluation.evaluate(cast(ExpeditionState, state), seat)

    def stalled(self, state: State) -> bool:
        return cast(ExpeditionState, state).stalled

    def turns(self, state: State) -> int:
        return cast(ExpeditionState, state).turns


def _advance_turn(state: ExpeditionState, action: Action, trace: Trace) -> None:
    if isinstance(action, Play):
        turn.play(state, action, trace)
    elif isinstance(action, Village):
        turn.village(state, action, trace)
    elif action is END_TURN:
        turn.end_turn(state, trace)
    elif isinstance(action, Recruit):
        recruit.recruit(state, action, trace)
    else:
        turn.camp(state, trace)


def _advance(state: ExpeditionState, action: Action, trace: Trace) -> None:
    """Carry out an answer to another question than the turn; those asked most come first."""
    if isinstance(action, Support):
        turn.support(state, action, trace)
    elif isinstance(action, Do):
        activate.activate(state, action.option, False, trace)
    elif isinstance(action, Part):
        activate.activate(state, action.option, True, trace)
    elif isinstance(action, Pay):
        activate.choose_payment(state, action, trace)
    elif isinstance(action, Discount):
        recruit.discount(state, action, trace)
    elif isinstance(action, Copy):
        effects.push(state, action.card, trace)
        activate.opened(state, trace)
    elif isinstance(action, ChoosePlace):
        effects.push(state, PLACE_SOURCE + action.place, trace)
        activate.opened(state, trace)
    elif state.ask == Ask.ACTIVATE:
        activate.stop(state, trace)
    elif answers.advance(state, action, trace):
        activate.go_on(state, trace)


def _why_not(state: ExpeditionState, action: Decision) -> Reason | None:
    """The rules of an open decision, in catalogue order."""
    if isinstance(action, Play):
        return turn.why_not_play(state, action)
    if isinstance(action, Village):
        return turn.why_not_village(state, action)
    if isinstance(action, Recruit):
        return turn.why_not_recruit(state, action)
    if isinstance(action, Support):
        return turn.why_not_support(state, action)
    if isinstance(action, Do):
        return activate.why_not_do(state, action)
    if isinstance(action, Part):
        return activate.why_not_part(state, action)
    if isinstance(action, Pay):
        return activate.why_not_pay(state, action)
    if isinstance(action, Discount):
        return recruit.why_not_discount(state, action)
    if isinstance(action, Amount):
        return gains.why_not_amount(state, action)
    if isinstance(action, Jettison):
        return gains.why_not_jettison(state, action)
    if isinstance(action, Choose):
        return gains.why_not_choose(state, action)
    if state.ask == Ask.TURN:
        return turn.why_not_camp_or_end(state, action)
    return answers.why_not(state, action)


GAME: Final = Expedition()
