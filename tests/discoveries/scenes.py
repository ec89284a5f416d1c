"""Scenes that several tests of cards share: dice and cards of seat 0, the rest of the table as it comes."""

from keelboat.discoveries.rules import GAME
from keelboat.parts import CHANCE, State
from tests.discoveries.journeys import WORLD
from tests.discoveries.positions import dump, play, player, table


def owning(dice: str, *cards: int, **more: object) -> State:
    """Seat 0 owns these cards; the Recon Area holds one card, so that Change of plans asks nothing."""
    return table(player(dice, tribes=cards), player(), recon=[53], tables=WORLD, **more)  # type: ignore[arg-type]


def gray_gain(mine: str, theirs: str, *, my_cards: tuple[int, ...] = (), their_cards: tuple[int, ...] = ()) -> State:
    """Seat 0 has taken card 1 with a negotiate die while the supply is empty."""
    state = table(
        player(f"negotiate{mine}", tribes=my_cards), player(theirs, tribes=their_cards), player(),
        meeting=[1, 3, 6], supply=0, tables=WORLD,
    )  # fmt: skip
    return play(state, "0 place negotiate friendly")


def gained(state: State) -> bool:
    """Return whether a gray die is about to be rolled."""
    return dump(state)["turn"].get("rolling") == {"gray": 1}


def changing(dice: str, *cards: int) -> State:
    """Seat 0 has paid a ride die for Changing the dice."""
    state = table(player(f"{dice}, gray ride", tribes=cards), player(), tables=WORLD)
    return play(state, "0 place ride change")


def after_chance(state: State) -> State:
    """Play the first outcome, as a record line, until a seat is to move or the game is over."""
    while GAME.to_move(state) == CHANCE:
        state = play(state, f"* {GAME.chance_outcomes(state)[0][0]}")
    return state
