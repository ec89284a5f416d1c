"""Counting positions, as chess engines do: a rule that changes changes a count."""

from collections.abc import Mapping

from keelboat.kernel.chance import SeededChance
from keelboat.parts import CHANCE, OVER, Action, Game, State, Tables


def opening(game: Game, seats: int, seed: int | str, options: Mapping[str, str], tables: Tables) -> State:
    """Return the state at the first decision after the set-up that a seed draws."""
    state = game.setup(seats, options, tables)
    chance = SeededChance(seed)
    while game.to_move(state) == CHANCE:
        game.advance(state, game.sample_chance(state, chance.below))
    return state


def choices(game: Game, state: State) -> list[Action]:
    """Return what can happen next: legal actions, or the outcomes of chance."""
    if game.to_move(state) == CHANCE:
        return [action for action, _ in game.chance_outcomes(state)]
    return game.legal_actions(state)


def perft(game: Game, state: State, depth: int) -> int:
    """Count the ways to play `depth` actions, chance outcomes included."""
    if depth == 0 or game.to_move(state) == OVER:
        return 1
    if depth == 1:
        return len(choices(game, state))
    return sum(perft(game, game.apply(state, action), depth - 1) for action in choices(game, state))


def divide(game: Game, state: State, depth: int) -> dict[str, int]:
    """Return the count below each first action: where two engines differ, this shows the branch."""
    return {action.text: perft(game, game.apply(state, action), depth - 1) for action in choices(game, state)}
