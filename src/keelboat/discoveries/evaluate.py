"""The hand-made value of a position, in points, term by term.

value(seat) = points on the pad now
            + species that a set still wants
            + how much of the zone card (and of held cards) can be crossed with what lies ready
            + dice at hand, Tribe cards owned
and `evaluate` is the own value less the best rival's. Once the game is over only the pad counts.
"""

from typing import Final

from keelboat.discoveries.names import JOURNAL, N_FACES, N_KINDS, Ask
from keelboat.discoveries.scoring import scores
from keelboat.discoveries.state import STOCK, DiscoveriesState, cards_of

CARD_READY: Final = 0.7
"""Share of a card's points that counts when the prepared actions cross it."""
CARD_IN_SIGHT: Final = 0.25
"""Share that counts when the actions owned would cross it once prepared."""
SLOT_FILLED: Final = 0.5
"""Points for each die on a slot."""
TRIBE_OWNED: Final = 1.5
"""Points for each Tribe card owned, beyond its tepees."""
DIE_IN_STOCK: Final = 0.35
JOURNAL_IN_STOCK: Final = 0.25
"""Points for each die in the Stock, and on top of that for each that shows a journal."""
SPECIES_VALUE: Final = 3.0
"""Points expected of a species on a card in reach."""
LIMIT: Final = 4


def value(state: DiscoveriesState, seat: int, points: int) -> float:
    """Return what a seat's position is worth in points."""
    total = float(points)
    start = STOCK + seat * N_KINDS
    stock = state.dice[start : start + N_KINDS]
    total += DIE_IN_STOCK * sum(stock) + JOURNAL_IN_STOCK * sum(stock[JOURNAL::N_FACES])
    total += TRIBE_OWNED * state.tribes(seat).bit_count()
    prepared = state.prepared(seat)
    actions = state.actions_of(seat)
    for action in actions:
        word = state.slot_word(seat, action)
        while word:
            if word & 31:
                total += SLOT_FILLED
            word >>= 5
    for card in cards_of((1 << state.zone(seat) | state.held(seat)) & ~1):
        side = state.cards.discovery[card]
        worth = side.points + (SPECIES_VALUE if side.species >= 0 else 0.0) + side.tepees
        if prepared and state.cards.crossings(prepared, card, 0, LIMIT):
            total += CARD_READY * worth
        elif state.cards.crossings(actions, card, 0, LIMIT):
            total += CARD_IN_SIGHT * worth
    return total


def evaluate(state: DiscoveriesState, seat: int) -> float:
    """Return the own value less the best rival's; after the end the difference on the pad."""
    sheets = scores(state)
    if state.ask == Ask.OVER:
        rivals = max(sheet.total for sheet in sheets if sheet.seat != seat)
        return float(sheets[seat].total - rivals)
    values = [value(state, sheet.seat, sheet.total) for sheet in sheets]
    return values[seat] - max(values[other] for other in range(state.seats) if other != seat)
