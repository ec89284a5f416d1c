"""The way home in Expedition, told on request: how far it is, and how few turns a search finds."""

from collections.abc import Iterator
from typing import Any, Final

from keelboat.analysis import race
from keelboat.parts import OVER, Game, State
from keelboat.terminal.words import Words

BUDGET: Final = 40_000
"""Actions that the search may try: a few seconds."""


def way_home(words: Words, game: Game, state: State, seat: int) -> Iterator[str]:
    """Tell the distance, the tokens in the way, and the fewest turns home if nobody interferes."""
    forecast: dict[str, Any] = game.forecast(state, seat)
    distance = forecast["distance"]
    if distance["spaces"]:
        terrain = {name: distance[name] for name in ("river", "mountain", "mixed")}
        yield words.say("forecast-distance", n=distance["spaces"], **terrain)
    if distance["allowance"] is not None:
        yield words.say("forecast-allowance", n=distance["allowance"])
    if distance["tokens"]:
        yield words.say("forecast-tokens", n=distance["tokens"])
    if distance.get("mackenzie"):
        yield words.say("forecast-mackenzie", n=distance["mackenzie"]["turns"])
    if game.to_move(state) == OVER:
        return
    found = race(game, state, seat, BUDGET)
    if found.turns is None:
        key = "forecast-turns-none" if found.exact else "forecast-turns-least"
        yield words.say(key, n=found.least)
    elif found.exact:
        yield words.say("forecast-turns", n=found.turns)
    else:
        yield words.say("forecast-turns-between", n=found.turns, least=found.least)
