"""Scores from scratch, line by line as on the score pad (rules 2.11)."""

from keelboat.discoveries.check import SPECIES
from keelboat.discoveries.names import Ask
from keelboat.discoveries.state import DiscoveriesState, cards_of
from keelboat.parts.scoring import ScoreLine, ScoreSheet, places


def map_points(state: DiscoveriesState, seat: int) -> int:
    """Sum the points of the cards in the Journal (D-SCORE-2)."""
    discovery = state.cards.discovery
    return sum(discovery[card].points for card in cards_of(state.journal(seat)))


def species_counts(state: DiscoveriesState, seat: int) -> list[int]:
    """Count the species cards of a Journal by type."""
    counts = [0] * len(SPECIES)
    for card in cards_of(state.journal(seat)):
        species = state.cards.discovery[card].species
        if species >= 0:
            counts[species] += 1
    return counts


def best_sets(counts: list[int], set_points: list[int]) -> int:
    """Return the points of the best partition into sets without a repeated type.

    Each extra type gains more than the one before it, so the largest sets are best (D-SCORE-4):
    with counts sorted a >= b >= c >= d there are d sets of four, c - d of three, and so on.
    """
    ordered = [*sorted(counts, reverse=True), 0]
    return sum((ordered[size - 1] - ordered[size]) * set_points[size] for size in range(1, len(counts) + 1))


def tepees(state: DiscoveriesState, seat: int) -> int:
    """Count the tepees on Tribe cards owned and on explored cards, the side in play only (D-SCORE-5)."""
    tables = state.cards
    on_tribes = sum(tables.tribe[card].tepees for card in cards_of(state.tribes(seat)))
    return on_tribes + sum(tables.discovery[card].tepees for card in cards_of(state.journal(seat)))


def tepee_points(counts: list[int], ranks: list[int]) -> list[int]:
    """Award the ranks; tied players share equally the points of the ranks that they cover (D-SCORE-7)."""
    points = []
    for mine in counts:
        first = sum(1 for other in counts if other > mine)
        tied = counts.count(mine)
        points.append(sum(ranks[first : first + tied]) // tied)
    return points


def scores(state: DiscoveriesState) -> tuple[ScoreSheet, ...]:
    """Return everybody's sheet as if the game ended now; cards not explored count nothing (D-END-5)."""
    tables = state.cards
    seats = range(state.seats)
    by_tepees = tepee_points([tepees(state, seat) for seat in seats], tables.tepee_points[state.seats])
    lines = [
        (
            ScoreLine("score-map", map_points(state, seat)),
            ScoreLine("score-species", best_sets(species_counts(state, seat), tables.set_points)),
            ScoreLine("score-tepees", by_tepees[seat]),
        )
        for seat in seats
    ]
    totals = [sum(line.points for line in sheet) for sheet in lines]
    dice = [state.controlled(seat) for seat in seats]
    place = places(list(zip(totals, dice, strict=True)))
    return tuple(ScoreSheet(seat, lines[seat], totals[seat], dice[seat], place[seat]) for seat in seats)


def winners(state: DiscoveriesState) -> tuple[int, ...]:
    """Return who has most points, then most dice; a remaining tie is shared (D-SCORE-8, D-SCORE-9)."""
    if state.ask != Ask.OVER:
        return ()
    return tuple(sheet.seat for sheet in scores(state) if sheet.place == 1)
