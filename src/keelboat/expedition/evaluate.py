"""The hand-made value of a position, in spaces of the track, term by term.

value(seat) = spaces travelled
            - time tokens held                    a step each before the scout moves again
            - a share of the time that a camp would cost now: a debt that play can still lessen
            + goods: a little each, and the spaces that canoes, food and horses would carry the scout from here
            + companions aboard, those on cards for less
            + cards: strength, what they do; in hand in full, in play for less; those beyond a crew's fill weigh
            + boat tiles, while there is way to go
            + the nearness of home, from `NEAR` spaces before Fort Clatsop on
The nearer home, the less goods, companions, cards and tiles are worth and the more the camp's debt counts, until
on the coast only the margin matters: tokens allowed less tokens held less the camp's time.

Goods of one kind are worth less the more there are (`SOFT`), and load costs camp time, so hoarding does not pay:
any move gives more than the goods that pay for it.

`evaluate` is the own value less the best rival's, Mackenzie's being his position. Once the game is over only the
result counts: `WON`, `-WON` for a loss, 0 for a draw.
"""

from functools import lru_cache
from typing import Final

from keelboat.expedition import camp
from keelboat.expedition.names import CANOE, FOOD, HORSE, LAST_SPACE, MOUNTAIN, N_KINDS, RIVER, Ask
from keelboat.expedition.state import (
    ABOARD,
    BACK,
    FACE_DOWN,
    FACE_UP,
    FRONT,
    HAND,
    ON_CARDS,
    OWN,
    PLAYER,
    POSITION,
    TIME,
    ExpeditionState,
    cards_of,
)
from keelboat.expedition.tables import Character, ExpeditionTables, Op

WON: Final = 1000.0

OWED: Final = 0.37
"""Share of a camp's time that counts far from home; on the coast all of it does."""
GOODS: Final = (0.35, 0.35, 0.35, 0.35, 0.4, 0.4)
"""What one of a kind is worth wherever one stands: wood, fur, food, equipment, canoe, horse."""
SOFT: Final = (0.0, 1.0, 2.0, 3.0, 3.5, 4.0, 4.5, 4.7, 4.9, 5.1, 5.3, 5.5)
"""How many so many of a kind count for."""
CARRY: Final = 0.45
"""For each space that canoes, food and horses aboard would carry the scout."""
AHEAD: Final = 14
"""Spaces ahead that count for that."""
COMPANION: Final = 0.75
FURTHER_COMPANION: Final = 0.46
ENOUGH_COMPANIONS: Final = 3
ON_CARD: Final = 0.5
"""Share for a companion that a camp must bring back first."""
IN_PLAY: Final = 0.43
"""Share for a card that a camp must bring back first."""
ANY_CARD: Final = 0.17
STRENGTH: Final = 0.2
"""For each strength above 1."""
MOVER: Final = 0.7
MAKER: Final = 0.4
"""For a card that moves; for one that brings goods, companions or cards."""
ENOUGH_CARDS: Final = 8
DEAD_WEIGHT: Final = 0.5
"""For each card beyond that, less."""
TILE: Final = 0.53
HOME: Final = 30.0
"""For standing on the coast."""
NEAR: Final = 4
NEAR_GOODS: Final = 0.2
"""Share of goods, companions and cards that is left on the coast."""


@lru_cache(maxsize=8)
def card_values(tables: ExpeditionTables) -> list[float]:
    """Return what each card is worth in hand."""
    return [_card_value(card) for card in tables.characters]


def _card_value(card: Character) -> float:
    moves = any(effect.op == Op.MOVE for option in card.options for effect in option.effects)
    return ANY_CARD + STRENGTH * (card.strength - 1) + (MOVER if moves else MAKER)


def nearness(state: ExpeditionState, position: int) -> float:
    """Return 0 far from home, 1 on the coast."""
    return min(1.0, max(0.0, 1 - (state.data.win_base - position) / NEAR))


def carry(state: ExpeditionState, seat: int, position: int) -> int:
    """Return how many spaces the canoes, food and horses aboard would carry the scout, up to `AHEAD`.

    A leader's moves: a canoe is river 4, food river 2, a horse mountain 2; a move ends where its terrain does.
    """
    canoes = state.goods(seat, CANOE)
    food = state.goods(seat, FOOD)
    horses = state.goods(seat, HORSE)
    track = state.track
    last = min(position + AHEAD, LAST_SPACE)
    space = position
    while space < last:
        river = track[space + 1] & RIVER and (canoes or food)
        if not river and not (track[space + 1] & MOUNTAIN and horses):
            break
        if not river:
            horses -= 1
            space = _moved(track, space, MOUNTAIN, 2)
        elif canoes and (not food or _moved(track, space, RIVER, 4) > space + 2):
            canoes -= 1
            space = _moved(track, space, RIVER, 4)
        else:
            food -= 1
            space = _moved(track, space, RIVER, 2)
    return min(space, last) - position


def _moved(track: tuple[int, ...], space: int, terrain: int, steps: int) -> int:
    """Return where a move ends on an empty track."""
    while steps and space < LAST_SPACE and track[space + 1] & terrain:
        space += 1
        steps -= 1
    return space


def goods_value(state: ExpeditionState, seat: int, position: int) -> float:
    """Return what the goods aboard are worth: a little each, and the way that they carry."""
    total = CARRY * carry(state, seat, position)
    for kind in range(N_KINDS):
        total += GOODS[kind] * SOFT[min(state.goods(seat, kind), len(SOFT) - 1)]
    return total


def cards_value(state: ExpeditionState, seat: int) -> float:
    """Return what hand and play area are worth."""
    values = card_values(state.data)
    hand = state.cards[seat * OWN + HAND]
    area = state.cards[seat * OWN + FACE_UP] | state.cards[seat * OWN + FACE_DOWN]
    total = sum([values[card] for card in cards_of(hand)])
    total += IN_PLAY * sum([values[card] for card in cards_of(area)])
    return total - DEAD_WEIGHT * max(0, (hand | area).bit_count() - ENOUGH_CARDS)


def companions_value(state: ExpeditionState, seat: int) -> float:
    """Return what the companions are worth; the first few more than the others."""
    aboard = state.number(seat, ABOARD)
    first = min(aboard, ENOUGH_COMPANIONS)
    on_cards = COMPANION * ON_CARD * state.number(seat, ON_CARDS)
    return COMPANION * first + FURTHER_COMPANION * (aboard - first) + on_cards


def value(state: ExpeditionState, seat: int) -> float:
    """Return what a seat's position is worth in spaces."""
    base = seat * PLAYER
    position = state.players[base + POSITION]
    near = nearness(state, position)
    means = goods_value(state, seat, position) + cards_value(state, seat) + companions_value(state, seat)
    means += TILE * (state.players[base + FRONT] + state.players[base + BACK]) * (1 - position / LAST_SPACE)
    return (
        position
        - state.players[base + TIME]
        - (OWED + (1 - OWED) * near) * camp.camp_time(state, seat)
        + (1 - (1 - NEAR_GOODS) * near) * means
        + HOME * near
    )


def evaluate(state: ExpeditionState, seat: int) -> float:
    """Return the own value less the best rival's; after the end the result."""
    if state.ask == Ask.OVER:
        if state.stalled:
            return 0.0
        return WON if state.winner == seat else -WON
    if state.seats == 1:
        return value(state, seat) - state.mackenzie
    return value(state, seat) - max([value(state, other) for other in range(state.seats) if other != seat])
