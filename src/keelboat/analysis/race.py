"""The race home: the fewest turns in which a seat can win Expedition if its opponents keep silent.

What is assumed:
- The opponents pass: after each own turn the next one begins (`suppose_turn`), and their scouts stand still. Alone,
  Mackenzie moves as the rules say, and a line that comes after him is no line.
- Chance helps nobody: the first outcome is taken, and a card drawn on the way is neither recruited nor hired. So a
  line holds whatever is drawn, and a faster one needs luck.

Two searches share the budget, which counts applied actions:
- A beam over turns finds a line, an upper bound. Within a turn it takes whole benefits (`part` is left out), keeps
  the positions that `evaluate` likes best, and does so again from turn to turn.
- A proof goes through every line of 1, 2, ... turns while the budget lasts. When all that are shorter than the line
  found are exhausted, the figure is exact; else it lies between two bounds. It leaves out only what cannot matter:
  `steps K` (with silent opponents the farther space is never worse; that Mackenzie gains a turn by skipping a scout
  is neglected); in a last turn whatever cannot win in it: a camp that does not win, the end of the turn and, before
  the coast, cards and places that do not lead to a move; and positions from which the moves in sight are too short.

The lower bound for far away: a turn has three activations at most, and no move in sight is longer than some number
of steps, unless a card counts something and has no such limit.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, cast

from keelboat.parts import CHANCE, OVER, Action, Game, State

BUDGET: Final = 100_000
BEAM_SHARE: Final = 0.5
"""Part of the budget that the search for a line may use; the rest proves."""
WIDTHS: Final = (1, 3, 10)
"""Positions kept from turn to turn, beam after beam; each must find a shorter line than the one before."""
INNER_WIDTH: Final = 20
"""Positions kept from action to action within a turn."""
MOST_TURNS: Final = 60
ACTIVATIONS: Final = 3
"""Activations that an action can have (E-ACT-5)."""


@dataclass(frozen=True, slots=True)
class RaceLine:
    """What the search found.

    `turns` is the length of the line, None if none was found; no line is shorter than `least`. `exact` says that the
    figure is sure: the two agree, or, with no line, that there is none. `actions` are texts, chance's included: each
    is legal or possible in turn; after `end turn` the opponents pass.
    """

    turns: int | None
    least: int
    exact: bool
    actions: tuple[str, ...]
    nodes: int


@dataclass(frozen=True, slots=True)
class _Node:
    """A position on a line: the texts that led to it and the cards drawn on the way."""

    state: State
    texts: tuple[str, ...] = ()
    drawn: frozenset[str] = frozenset()


class _Spent(Exception):
    """The budget is used up."""


def race(game: Game, state: State, seat: int, budget: int = BUDGET) -> RaceLine:
    """Return the fewest turns home that a search of so many applied actions finds for a seat."""
    if game.to_move(state) == OVER:
        won = seat in game.winners(state)
        return RaceLine(0 if won else None, 0, won, (), 0)
    search = _Search(game, seat, budget)
    root = search.root(state)
    search.look(root.state)
    least = search.least(root.state)
    found: _Node | None = None
    turns: int | None = None
    exact = False
    try:
        for width in WIDTHS:
            line, length = search.beam(root, width, (turns or MOST_TURNS + 1) - 1, int(budget * BEAM_SHARE))
            if line is not None:
                found, turns = line, length
        most = (turns or MOST_TURNS + 1) - 1
        for depth, shorter in enumerate(search.prove(root, most), start=1):
            if shorter is not None:
                found, turns, least = shorter, depth, depth
                break
            least = max(least, depth + 1)
        exact = True  # the proof went to its end
    except _Spent:
        exact = turns is not None and least >= turns
    texts = found.texts if found is not None else ()
    return RaceLine(turns, least if turns is None else min(least, turns), exact, texts, search.nodes)


class _Search:
    """One search: counts what it applies, and knows what the root's forecast says about moves."""

    def __init__(self, game: Game, seat: int, budget: int) -> None:
        self.game = game
        self.seat = seat
        self.budget = budget
        self.nodes = 0
        self.home = 0
        self.reach: int | None = None
        """The most steps that a turn can have; None: a card in sight counts something and has no limit."""
        self.still: set[str] = set()
        """Cards and places that never lead to a move."""

    def root(self, state: State) -> _Node:
        """Return where the first own turn stands, or begins."""
        node = self._settled(_Node(state.copy()))
        if self.game.to_move(node.state) != self.seat:
            node = _Node(self.game.suppose_turn(node.state, self.seat), node.texts, node.drawn)
        return node

    def look(self, state: State) -> None:
        """Read the root's forecast: where home is, which cards move and how far."""
        helps = cast(dict[str, Any], self.game.forecast(state, self.seat))
        if "distance" not in helps:
            raise ValueError(f"{self.game} is no race")
        distance = helps["distance"]
        allowed = distance["allowance"]
        self.home = distance["position"] + distance["spaces"] - (allowed or 0)
        longest: int | None = 1
        for row in [*helps["hand"], *helps["area"], *helps["journal"], *helps["active"], *helps["village"]]:
            outcomes = [option["outcomes"][0] for option in row["options"]]
            moves = [outcome["move"] for outcome in outcomes if "move" in outcome]
            if not moves and not any("copies" in outcome or "places" in outcome for outcome in outcomes):
                self.still.add(row.get("card") or row["place"])
            for steps in [_steps(move) for move in moves]:
                longest = None if steps is None or longest is None else max(longest, steps)
            for outcome in outcomes:
                if "time" in outcome and longest is not None:
                    longest = max(longest, 2)
        self.reach = None if longest is None else ACTIVATIONS * longest

    # Bounds.

    def need(self, state: State) -> int:
        """Return steps that a win surely takes: tokens first, spaces of other scouts are skipped."""
        sheets = self.game.scores(state)
        mine = sheets[self.seat]
        position = mine.line("score-position")
        if position >= self.home:
            return 0
        others = [sheet.line("score-position") for sheet in sheets if sheet.seat != self.seat]
        skipped = sum(position < other <= self.home for other in others) if others else 1
        return self.home - position - skipped - mine.line("score-time")

    def least(self, state: State) -> int:
        """Return turns that a win takes at least."""
        return 1 if self.reach is None else max(1, -(-self.need(state) // self.reach))

    # One turn.

    def _apply(self, node: _Node, action: Action) -> _Node:
        if self.nodes >= self.budget:
            raise _Spent
        self.nodes += 1
        return self._settled(_Node(self.game.apply(node.state, action), (*node.texts, action.text), node.drawn))

    def _settled(self, node: _Node) -> _Node:
        """Take the first outcome wherever chance decides, and remember the cards."""
        game = self.game
        if game.to_move(node.state) != CHANCE:
            return node
        texts = list(node.texts)
        drawn = set(node.drawn)
        while game.to_move(node.state) == CHANCE:
            outcome = game.sample_chance(node.state, _first)
            game.advance(node.state, outcome)
            texts.append(outcome.text)
            drawn.add(outcome.text.partition(" ")[2])
        return _Node(node.state, tuple(texts), frozenset(drawn))

    def _won(self, node: _Node) -> bool:
        return self.game.to_move(node.state) == OVER and self.seat in self.game.winners(node.state)

    def _begun(self, node: _Node) -> _Node:
        """Let the opponents pass."""
        if self.game.to_move(node.state) in (self.seat, OVER):
            return node
        return _Node(self.game.suppose_turn(node.state, self.seat), node.texts, node.drawn)

    def _choices(self, node: _Node) -> list[Action]:
        """Return the legal actions without cards drawn on the way and without stopping short."""
        found = []
        for action in self.game.legal_actions(node.state):
            verb, _, rest = action.text.partition(" ")
            if verb == "steps" or (verb in ("recruit", "hire") and rest in node.drawn):
                continue
            found.append(action)
        return found

    # The beam.

    def beam(self, root: _Node, width: int, most: int, budget: int) -> tuple[_Node | None, int]:
        """Return a line home of so many turns at most, and its turns, if one is found within the budget."""
        layer = [root]
        for turns in range(1, most + 1):
            ends: dict[bytes, tuple[float, _Node]] = {}
            for node in layer:
                if self.nodes >= budget:
                    return None, 0
                for value, end in self._good_turns(node):
                    if self._won(end):
                        return end, turns
                    ends.setdefault(self.game.key(end.state), (value, end))
            layer = [end for _, end in sorted(ends.values(), key=lambda pair: -pair[0])[:width]]
        return None, 0

    def _good_turns(self, start: _Node) -> Iterator[tuple[float, _Node]]:
        """Yield ends of a turn, with their values, that can be had by good-looking actions."""
        front = [start]
        while front:
            following: list[tuple[float, _Node]] = []
            for node in front:
                for action in self._choices(node):
                    if action.text.startswith("part "):
                        continue
                    child = self._apply(node, action)
                    over = self.game.to_move(child.state) == OVER
                    value = self.game.evaluate(child.state, self.seat)
                    if over or action.text == "end turn":
                        if not over or self._won(child):
                            yield value, self._begun(child)
                    else:
                        following.append((value, child))
            front = [node for _, node in sorted(following, key=lambda pair: -pair[0])[:INNER_WIDTH]]

    # The proof.

    def prove(self, root: _Node, most: int) -> Iterator[_Node | None]:
        """Yield, for 1, 2, ... turns, a line that wins in so many, or None: there is none."""
        layer = [root]
        for turns in range(1, most + 1):
            ordered = sorted(layer, key=lambda node: -self.game.evaluate(node.state, self.seat))
            yield next(filter(None, map(self._winning_turn, ordered)), None)
            layer = self._all_turns(ordered) if turns < most else []
            if not layer:
                return  # every line has ended: Mackenzie is there, or the turns are counted out

    def _all_turns(self, layer: Iterable[_Node]) -> list[_Node]:
        """Return every position after one more turn."""
        ends: dict[tuple[bytes, frozenset[str]], _Node] = {}
        seen: set[tuple[bytes, frozenset[str]]] = set()
        stack = list(layer)
        while stack:
            node = stack.pop()
            choices = self._choices(node)
            if not self._new(node, choices, seen):
                continue
            for action in choices:
                child = self._apply(node, action)
                if self.game.to_move(child.state) == OVER:
                    continue
                if action.text == "end turn":
                    begun = self._begun(child)
                    ends.setdefault((self.game.key(begun.state), begun.drawn), begun)
                else:
                    stack.append(child)
        return list(ends.values())

    def _new(self, node: _Node, choices: list[Action], seen: set[tuple[bytes, frozenset[str]]]) -> bool:
        """Return whether a position was not met before: asked where a turn stands open, as orders meet only there."""
        if not choices or choices[-1].text not in ("camp", "end turn"):
            return True
        key = (self.game.key(node.state), node.drawn)
        if key in seen:
            return False
        seen.add(key)
        return True

    def _winning_turn(self, start: _Node) -> _Node | None:
        """Return a way to win in this very turn."""
        need = self.need(start.state)
        if self.reach is not None and need > self.reach:
            return None
        seen: set[tuple[bytes, frozenset[str]]] = set()
        stack = [start]
        while stack:
            node = stack.pop()
            choices = self._choices(node)
            if not self._new(node, choices, seen):
                continue
            for action in choices:
                if action.text == "end turn" or (need and self._leads_nowhere(action.text, choices)):
                    continue
                child = self._apply(node, action)
                if self._won(child):
                    return child
                if action.text != "camp":
                    stack.append(child)
        return None

    def _leads_nowhere(self, text: str, choices: list[Action]) -> bool:
        """Return whether an action cannot help to reach the coast: before the action is taken, one that does not move.

        A recruit that does not move may still unload the boats; it can do so after the action too.
        """
        verb, _, rest = text.partition(" ")
        if verb == "recruit":
            return rest in self.still and choices[-1].text != "end turn"
        return verb in ("play", "village") and rest.split(" ")[0] in self.still


def _first(total: int) -> int:
    """Be the chance that always gives the first outcome."""
    return 0


def _steps(move: dict[str, Any]) -> int | None:
    """Return how long a move is; None if it counts something that may grow."""
    return None if move["counted"] else int(move["steps"])
