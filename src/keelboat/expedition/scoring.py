"""The result: who camped home; for display, position minus time tokens (E-END-1, R-END-5)."""

from keelboat.expedition.names import Ask
from keelboat.expedition.state import POSITION, TIME, ExpeditionState
from keelboat.parts.scoring import ScoreLine, ScoreSheet, places


def scores(state: ExpeditionState) -> tuple[ScoreSheet, ...]:
    """Return each seat's sheet; who camped home is first, the others by position minus tokens."""
    sheets: list[ScoreSheet] = []
    totals = [state.number(seat, POSITION) - state.number(seat, TIME) for seat in range(state.seats)]
    ranking = [(1 if seat == state.winner else 0, totals[seat]) for seat in range(state.seats)]
    found = places(ranking)
    for seat in range(state.seats):
        lines = (
            ScoreLine("score-position", state.number(seat, POSITION)),
            ScoreLine("score-time", -state.number(seat, TIME)),
        )
        sheets.append(ScoreSheet(seat, lines, totals[seat], ranking[seat][0], found[seat]))
    return tuple(sheets)


def winners(state: ExpeditionState) -> tuple[int, ...]:
    """Return the one who camped home; nobody in a draw, or when Mackenzie arrived first."""
    return (state.winner,) if state.ask == Ask.OVER and state.winner >= 0 else ()
