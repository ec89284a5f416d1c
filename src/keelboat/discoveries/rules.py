"""The door of Discoveries: GAME. Nobody outside this folder imports anything else of it."""

from collections.abc import Mapping
from typing import Final, cast

from keelboat.discoveries import coherence, labels, position, scoring
from keelboat.discoveries import evaluate as evaluation
from keelboat.discoveries import forecast as helps
from keelboat.discoveries import view as drawing
from keelboat.discoveries.actions import (
    ACTIONS,
    DECLINE_BONUS,
    END_TURN,
    GO,
    STOP,
    Decision,
    DeclineBonus,
    Die,
    Donor,
    EndTurn,
    Explore,
    First,
    Give,
    Go,
    Pick,
    Place,
    Recall,
    Remove,
    Rest,
    Reveal,
    Roll,
    Stop,
    Take,
    Trigger,
    Turn,
    by_text,
)
from keelboat.discoveries.check import check
from keelboat.discoveries.names import (
    ASK_CHANGE,
    ASK_DIE,
    ASK_GIVE,
    ASK_NAMES,
    ASK_OVER,
    ASK_RECALL,
    ASK_ROLL,
    ASK_SWAP,
    ASK_TURN,
    MAX_CARD,
    Ask,
)
from keelboat.discoveries.phases import chance, change, explore, flow, pay, rest, setup, tribe, trigger, turn
from keelboat.discoveries.state import DiscoveriesState
from keelboat.discoveries.tables import DiscoveriesTables, read
from keelboat.parts.door import CHANCE, OVER, Action, Below, Game, State
from keelboat.parts.scoring import ScoreSheet
from keelboat.parts.tables import Problem, Tables
from keelboat.parts.words import Message, Reason, Trace


class Discoveries(Game):
    """Discoveries: The Journals of Lewis & Clark, for 2 to 4 players."""

    def __init__(self) -> None:
        self.name = "discoveries"
        self.rules_version = 1
        self.seat_counts = (2, 3, 4)
        self.options = setup.OPTIONS
        self.actions = ACTIONS

    def parse(self, text: str) -> Action:
        return by_text(text)

    def check_tables(self, raw: object) -> list[Problem]:
        return check(raw)

    def read_tables(self, raw: object) -> Tables:
        return read(raw)

    def card(self, tables: Tables, name: str) -> dict[str, object]:
        raw = cast(dict[str, list[dict[str, object]]], tables.raw)
        for row in raw["cards"]:
            if str(row["id"]) == name:
                return row
        raise ValueError(f"discoveries has cards 1 to {MAX_CARD}, not {name!r}")

    def setup(self, seats: int, options: Mapping[str, str], tables: Tables) -> State:
        return setup.first_state(seats, options, cast(DiscoveriesTables, tables))

    # In these five, the hot path, an annotation does what `cast` does elsewhere: it costs no call.

    def to_move(self, state: State) -> int:
        s: DiscoveriesState = state  # type: ignore[assignment]
        ask = s.ask
        if ask == ASK_TURN:
            return s.seat
        if ask <= ASK_ROLL:
            return CHANCE
        if ask == ASK_GIVE:
            return s.donor
        return OVER if ask == ASK_OVER else s.seat

    def legal_actions(self, state: State) -> list[Action]:
        s: DiscoveriesState = state  # type: ignore[assignment]
        options = s.options
        if options is not None:
            return options[:]
        out: list[Action] = []
        if s.ask == ASK_TURN:  # every second question: one call less
            turn.legal(s, out)
        else:
            _legal(s, out)
        return out

    def chance_outcomes(self, state: State) -> list[tuple[Action, int]]:
        s: DiscoveriesState = state  # type: ignore[assignment]
        return chance.outcomes(s) if s.ask <= ASK_ROLL else []

    def sample_chance(self, state: State, below: Below) -> Action:
        s: DiscoveriesState = state  # type: ignore[assignment]
        return chance.sample(s, below)

    def advance(self, state: State, action: Action, trace: Trace = None) -> None:
        s: DiscoveriesState = state  # type: ignore[assignment]
        s.options = None
        ask = s.ask
        if ask == ASK_TURN:
            _advance_turn(s, action, trace)
        elif ask == ASK_ROLL:
            assert isinstance(action, Roll)
            chance.roll(s, action, trace)
        else:
            _advance(s, action, trace)

    def why_not(self, state: State, seat: int, action: Action) -> Reason | None:
        s = cast(DiscoveriesState, state)
        to_move = self.to_move(state)
        if to_move == OVER:
            return Reason("D-END-4", Message("why-over"))
        if action.chance:
            if seat == CHANCE and any(action is outcome for outcome, _ in self.chance_outcomes(state)):
                return None
            return Reason(action.opens, Message("why-chance"))
        if seat != to_move:
            if to_move == CHANCE:
                return Reason("D-TURN-3", Message("why-chance-to-move"))
            return Reason("D-TURN-1", Message("why-not-yours", {"seat": to_move}))
        assert isinstance(action, Decision)
        if s.ask not in action.asks:
            return Reason(action.opens, Message("why-not-now"))
        return _why_not(s, action)

    def label(self, state: State, action: Action) -> Message:
        return labels.label(cast(DiscoveriesState, state), action)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return drawing.view(cast(DiscoveriesState, state), seat)

    def scores(self, state: State) -> tuple[ScoreSheet, ...]:
        return scoring.scores(cast(DiscoveriesState, state))

    def winners(self, state: State) -> tuple[int, ...]:
        return scoring.winners(cast(DiscoveriesState, state))

    def key(self, state: State) -> bytes:
        s = cast(DiscoveriesState, state)
        return repr((s.colours, s.fields())).encode()

    def dump(self, state: State) -> dict[str, object]:
        return position.dump(cast(DiscoveriesState, state))

    def load(self, position_: object, tables: Tables) -> State:
        state = position.load(position_, cast(DiscoveriesTables, tables))
        problem = coherence.problem(state)
        if problem:
            raise ValueError(f"position, ask {ASK_NAMES[state.ask]}: {problem}")
        return state

    def suppose_turn(self, state: State, seat: int) -> State:
        s = cast(DiscoveriesState, state)
        if self.to_move(state) < 0:
            raise ValueError("a turn can be supposed only where a seat is to move")
        if not 0 <= seat < s.seats:
            raise ValueError(f"there is no seat {seat}")
        if s.ask == Ask.PICK_FIRST:
            raise ValueError("a turn cannot be supposed before the first dice are rolled")
        supposed = s.copy()
        supposed.options = None
        change.put_back(supposed)
        flow.begin_turn(supposed, seat, 0)
        return supposed

    def forecast(self, state: State, seat: int) -> dict[str, object]:
        return helps.forecast(cast(DiscoveriesState, state), seat)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluation.evaluate(cast(DiscoveriesState, state), seat)

    def stalled(self, state: State) -> bool:
        return cast(DiscoveriesState, state).stalled

    def turns(self, state: State) -> int:
        return cast(DiscoveriesState, state).turns


def _legal(state: DiscoveriesState, out: list[Action]) -> None:
    ask = state.ask
    if ask == ASK_CHANGE:
        change.legal(state, out)
    elif ask == ASK_DIE:
        pay.legal(state, out)
    elif ask == ASK_RECALL:
        rest.legal(state, out)
    elif ask == ASK_SWAP:
        change.legal_swap(state, out)
    elif ask == Ask.TAKE:
        tribe.legal_take(state, out)
    elif ask == Ask.TRIGGER:
        trigger.legal(state, out)
    elif ask == Ask.SECOND:
        trigger.legal_second(state, out)
    elif ask == Ask.NEW_ZONE:
        explore.legal_new_zone(state, out)
    elif ask == Ask.RESERVE:
        tribe.legal_reserve(state, out)
    elif ask == Ask.DONOR:
        tribe.legal_donor(state, out)
    elif ask == Ask.GIVE:
        tribe.legal_give(state, out)
    elif ask == Ask.PICK_FIRST:
        setup.legal_pick(state, out)


def _advance(state: DiscoveriesState, action: Action, trace: Trace) -> None:
    """Carry out an answer to another question than the turn or a roll; those asked most come first."""
    ask = state.ask
    if ask == ASK_CHANGE:
        if isinstance(action, Turn):
            change.turn(state, action, trace)
        else:
            change.finish(state, trace)  # stop
    elif ask == ASK_DIE:
        assert isinstance(action, Die)
        pay.advance(state, action, trace)
    elif ask == ASK_RECALL:
        if isinstance(action, Recall):
            rest.advance(state, action, trace)
        else:
            rest.finish(state, trace)  # stop
    elif isinstance(action, Pick):
        _pick(state, action.card, trace)
    elif isinstance(action, Reveal):
        chance.reveal(state, action, trace)
    elif isinstance(action, Trigger):
        trigger.advance(state, action)
    elif isinstance(action, Take):
        tribe.take(state, action.card, trace)
    elif isinstance(action, Go):
        trigger.go(state, trace)
    elif isinstance(action, Give):
        tribe.give(state, action, trace)
    elif isinstance(action, Donor):
        tribe.set_donor(state, action.seat, trace)
    elif isinstance(action, Remove):
        chance.remove(state, action, trace)
    elif isinstance(action, First):
        chance.first(state, action, trace)
    else:
        trigger.set_second(state, 0)  # alone


def _advance_turn(state: DiscoveriesState, action: Action, trace: Trace) -> None:
    if isinstance(action, Place):
        turn.place(state, action, trace)
    elif action is END_TURN:
        turn.end_turn(state, trace)
    elif isinstance(action, Rest):
        rest.advance_rest(state, action, trace)
    elif isinstance(action, Explore):
        turn.explore(state, action, trace)
    else:
        flow.decline_bonus(state, trace)


def _pick(state: DiscoveriesState, card: int, trace: Trace) -> None:
    ask = state.ask
    if ask == Ask.NEW_ZONE:
        explore.set_new_zone(state, card, trace)
    elif ask == Ask.SWAP:
        change.swap(state, card, trace)
    elif ask == Ask.SECOND:
        trigger.set_second(state, card)
    elif ask == Ask.RESERVE:
        tribe.reserve(state, card, trace)
    else:
        setup.pick(state, card, trace)


def _why_not(state: DiscoveriesState, action: Decision) -> Reason | None:
    """The rules of an open decision, in catalogue order."""
    if isinstance(action, Place):
        return turn.why_not_place(state, action)
    if isinstance(action, Rest):
        return turn.why_not_rest(state, action)
    if isinstance(action, Explore):
        return turn.why_not_explore(state, action)
    if isinstance(action, DeclineBonus):
        return turn.why_not_decline(state, action)
    if isinstance(action, EndTurn):
        return turn.why_not_end(state, action)
    if isinstance(action, Die):
        return pay.why_not(state, action)
    if isinstance(action, Take):
        return tribe.why_not_take(state, action)
    if isinstance(action, Turn):
        return change.why_not(state, action)
    if isinstance(action, Recall):
        return rest.why_not(state, action)
    if isinstance(action, Trigger):
        return trigger.why_not(state, action)
    if isinstance(action, Go):
        return trigger.why_not_go(state, action)
    if isinstance(action, Donor):
        return tribe.why_not_donor(state, action)
    if isinstance(action, Give):
        return tribe.why_not_give(state, action)
    if isinstance(action, Stop):
        if state.chosen:
            return None
        rule = "RULING-30" if state.ask == Ask.CHANGE else "RULING-86"
        return Reason(rule, Message("why-at-least-one"))
    if isinstance(action, Pick):
        return _why_not_pick(state, action)
    return None  # alone


def _why_not_pick(state: DiscoveriesState, action: Pick) -> Reason | None:
    ask = state.ask
    if ask == Ask.NEW_ZONE:
        return explore.why_not_new_zone(state, action)
    if ask == Ask.SWAP:
        return change.why_not_swap(state, action)
    if ask == Ask.SECOND:
        return trigger.why_not_second(state, action)
    if ask == Ask.RESERVE:
        return tribe.why_not_reserve(state, action)
    return setup.why_not_pick(state, action)


GAME: Final = Discoveries()

assert DECLINE_BONUS.id < STOP.id and GO.id < STOP.id
