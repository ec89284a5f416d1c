"""Helps for a player: what a camp costs, what everything brings, whom one can recruit, how far it is.

`forecast` is JSON for a page or a terminal to draw:

| Key | What it holds |
| --- | --- |
| `camp` | time that a camp costs now: `hand`, `boats`, `companions`, `total`; `tokens` held then; whether it `wins` |
| `camp.after` | the total after each legal action |
| `collects` | per primary kind the count `n` and its badges: seat, card and face, or (solo) the place |
| `hand`, `journal` | cards with the numbers of this moment, as if they were played now |
| `area` | the own cards in play, as they would be played after a camp now |
| `village`, `active` | places; active characters as they would be copied |
| `recruit` | price of each journal card, whether it can be paid, and the hand cards whose discount makes it so |
| `distance` | steps to Fort Clatsop by terrain, tokens, the tokens allowed here, Mackenzie's turns |

An option has `payable` (how many activations in a row can be paid, 3 at most), `possible` (whether `do` would be
offered) and `outcomes`: what 1, 2, 3 activations bring in all. If none can be paid there is one outcome: what it
would bring. An outcome holds what applies: `goods` (cut to the room aboard; `short` stays in the supply), `choose`
(goods of choice), `move`, `time` (tokens dropped), `hire`, `companions`, `discard`, `renews`, `tile`, `copies`,
`places`.
"""

from keelboat.expedition import camp, movement, yields
from keelboat.expedition.names import (
    CAMPED,
    EQUIPMENT,
    FUR,
    MIXED,
    MOUNTAIN,
    N_PLACES,
    N_PRIMARY,
    RIVER,
    Ask,
    card_name,
)
from keelboat.expedition.phases import answers
from keelboat.expedition.state import POSITION, TIME, ExpeditionState, cards_of

After = list[tuple[str, ExpeditionState]]
"""Legal actions of the seat and where they lead."""


def forecast(state: ExpeditionState, seat: int, after: After) -> dict[str, object]:
    """Return the helps of a seat; `after` is empty unless the seat is to move."""
    supposed = state.copy()
    answers.give_up(supposed)  # what is being resolved is left out, so that every seat can be asked at any moment
    supposed.seat = seat
    rested = supposed.copy()
    camp.camp(rested, None)
    mine = supposed.face_up(seat) | supposed.face_down(seat)
    return {
        "camp": camp_cost(state, seat, after),
        "collects": [yields.collect(supposed, kind) for kind in range(N_PRIMARY)],
        "hand": [yields.card_row(supposed, card) for card in cards_of(supposed.hand(seat))],
        "area": [yields.card_row(rested, card) for card in cards_of(mine)],
        "journal": [yields.card_row(supposed, card) for card in supposed.journal if card],
        "village": [yields.place_row(supposed, place) for place in range(N_PLACES)],
        "active": yields.copy_rows(supposed),
        "recruit": recruits(supposed, seat),
        "distance": distance(state, seat),
    }


def camp_cost(state: ExpeditionState, seat: int, after: After) -> dict[str, object]:
    """What a camp would cost now, and after each legal action.

    What chance gives after an action changes nobody's hand or boats, so recruits and boarding have their numbers
    too; a camp and the end of the turn have none.
    """
    total = camp.camp_time(state, seat)
    tokens = state.number(seat, TIME) + total
    return {
        "hand": camp.hand_time(state, seat),
        "boats": camp.boat_time(state, seat),
        "companions": camp.companion_time(state, seat),
        "total": total,
        "tokens": tokens,
        "wins": camp.wins(state, state.number(seat, POSITION), tokens),
        "after": {
            text: camp.camp_time(then, seat)
            for text, then in after
            if then.ask != Ask.OVER and then.turns == state.turns and then.done & CAMPED == state.done & CAMPED
        },
    }


def recruits(state: ExpeditionState, seat: int) -> list[dict[str, object]]:
    """What each journal card costs, and which hand cards would make it affordable (E-RECRUIT-1, E-RECRUIT-2)."""
    found: list[dict[str, object]] = []
    fur = state.goods(seat, FUR)
    equipment = state.goods(seat, EQUIPMENT)
    strengths = state.data.strengths
    for slot, card in enumerate(state.journal):
        if not card:
            continue
        price = state.data.prices[slot]
        lacking = max(0, strengths[card] - equipment)
        helpers = [card_name(one) for one in cards_of(state.hand(seat)) if lacking and strengths[one] >= lacking]
        found.append(
            {
                "card": card_name(card),
                "fur": price,
                "equipment": strengths[card],
                "fur_short": max(0, price - fur),
                "equipment_short": lacking,
                "affordable": fur >= price and (not lacking or len(helpers) > 0),
                "discounts": helpers,
            }
        )
    return found


def distance(state: ExpeditionState, seat: int) -> dict[str, object]:
    """How far it is to Fort Clatsop; spaces of other scouts are skipped and cost no step (E-MOVE-2)."""
    position = state.number(seat, POSITION)
    home = state.data.win_base
    ahead = [state.track[space] for space in range(position + 1, home + 1) if not movement.occupied(state, space)]
    return {
        "position": position,
        "tokens": state.number(seat, TIME),
        "spaces": max(0, home - position),
        "steps": len(ahead),
        "river": ahead.count(RIVER),
        "mountain": ahead.count(MOUNTAIN),
        "mixed": ahead.count(MIXED),
        "allowance": position - home if position >= home else None,
        "mackenzie": mackenzie(state),
    }


def mackenzie(state: ExpeditionState) -> dict[str, object] | None:
    """Where Mackenzie stands and how many turns the player has, this one included, if the scout stays (R-SOLO-7)."""
    if state.mackenzie < 0:
        return None
    supposed = state.copy()
    turns = 0
    while supposed.mackenzie < state.data.rival_home:
        movement.advance_mackenzie(supposed)
        turns += 1
    return {"position": state.mackenzie, "turns": turns}
