"""Whole games, kept as files: every action in order, what was legal, what each seat saw, the scores.

`make golden` rewrites them; a person reads the diff.
"""

import hashlib
import json
from pathlib import Path
from random import Random

import pytest

from keelboat.kernel import Match, Policy, SeededChance, parse, replay, tables
from keelboat.parts import CHANCE
from tests.discoveries.walks import Guided
from tests.expedition.walks import Guided as Advancing

FOLDER = Path(__file__).parent
GAMES: list[tuple[str, int, int, Policy, dict[str, str]]] = [
    ("discoveries-2-guided", 2, 1, Guided(), {}),
    ("discoveries-3-guided", 3, 2, Guided(), {}),
    ("discoveries-4-guided", 4, 3, Guided(), {"colours": "green,blue,yellow,orange"}),
    ("discoveries-2-random", 2, 4, Policy(), {"first_game": "yes"}),
    ("expedition-1-guided", 1, 5, Advancing(), {"head_start": "3"}),
    ("expedition-3-guided", 3, 6, Advancing(), {"colours": "purple,blue,green"}),
    ("expedition-2-random", 2, 7, Policy(), {"random_goods": "yes", "route_tokens": "random"}),
]
LONGEST = {"discoveries": 10_000, "expedition": 400}
"""Decisions after which a golden game stops: by these policies Expedition goes on to the turn cap."""


def short_hash(value: object) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:10]


def told(name: str, seats: int, seed: int, policy: Policy, options: dict[str, str]) -> str:
    """Return a game as its record, each decision followed by what was legal and what everybody saw."""
    game = name.partition("-")[0]
    match = Match(game, seats, options, chance=SeededChance(seed))
    random = Random(f"golden {seed}")
    notes: dict[int, str] = {}
    while not match.over and len(notes) < LONGEST[game]:
        legal = match.legal()
        views = " ".join(short_hash(match.game.view(match.state, seat)) for seat in [None, *range(seats)])
        notes[len(match.record.entries)] = f"; {len(legal)} legal {short_hash([a.id for a in legal])}, seen {views}"
        match.play(match.to_move, policy.choose(match.game, match.state, legal, random))
    sheets = [f"; {sheet!r}" for sheet in match.game.scores(match.state)]
    header, _, body = match.record.text().partition("\n\n")
    lines = [f"; {name}", *sheets, ""]
    for number, line in enumerate(body.rstrip("\n").split("\n")):
        if number in notes:
            lines.append(notes[number])
        lines.append(line)
    return header + "\n" + "\n".join(lines) + "\n"


@pytest.mark.parametrize(("name", "seats", "seed", "policy", "options"), GAMES, ids=[game[0] for game in GAMES])
def test_a_golden_game_is_played_as_it_was(
    name: str, seats: int, seed: int, policy: Policy, options: dict[str, str], golden_rewrite: bool
) -> None:
    """The same seed gives the same game, the same choices and the same views as when it was stored."""
    file = FOLDER / f"{name}.log"
    fresh = told(name, seats, seed, policy, options)
    if golden_rewrite:
        file.write_text(fresh, encoding="utf-8")
    assert file.read_text(encoding="utf-8").split("\n") == fresh.split("\n")
    record = parse(fresh)
    steps = replay(record, tables(record.game))
    assert steps[-1].state.seats == seats
    assert sum(1 for entry in record.entries if entry.seat == CHANCE) > 5  # five cards of a first journal
