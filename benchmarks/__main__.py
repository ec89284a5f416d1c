"""Measure and print: `python -m benchmarks [--repeats N] [--games N] [--json]`."""

import argparse
import json
import platform

from benchmarks import catan, walks
from benchmarks.report import POLICIES, TABLES, Best, lines, result
from keelboat.discoveries import rules


def measure(best: Best, games: int, repeats: int) -> None:
    """Measure everything in turn, several times over, so that a busy moment falls on all alike."""
    kept = {(name, seats): walks.positions(name, seats, seats) for name, seats in TABLES}
    others = [] if catan.MISSING else catan.positions(1)
    for _ in range(repeats):
        for name, seats in TABLES:
            if not catan.MISSING:
                _add(best, "catanatron", catan.random_play(range(games)))
                best.add("catanatron copies", 1 / catan.copy_seconds(others))
            # A game of Expedition by these policies goes on to the turn cap: fewer of them take as long.
            whole = games if name == "discoveries" else max(1, games // 5)
            _add(best, f"{name} random {seats}", walks.measured(walks.random_play, name, seats, whole))
            _add(best, f"{name} guided {seats}", walks.measured(walks.guided_play, name, seats, whole))
            _add(best, f"{name} late {seats}", walks.measured_late(name, seats, games))
            copies = 1 / walks.copy_seconds(kept[name, seats])
            for policy in POLICIES:
                best.add(f"{name} {policy} {seats} copies", copies)


def _add(best: Best, name: str, counts: walks.Counts) -> None:
    applied, choices = counts.rates()
    best.add(f"{name} applied", applied)
    best.add(f"{name} choices", choices)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--repeats", type=int, default=5, help="how often everything is measured (default 5)")
    parser.add_argument("--games", type=int, default=20, help="games per measurement (default 20)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of the table")
    options = parser.parse_args()
    if options.repeats < 1 or options.games < 1:
        parser.error("--repeats and --games are at least 1")
    best = Best()
    measure(best, options.games, options.repeats)
    about = {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "compiled": not str(rules.__file__).endswith(".py"),
        "repeats": options.repeats,
        "games": options.games,
    }
    if catan.MISSING:
        about["missing"] = catan.MISSING
    found = result(best, about, not catan.MISSING)
    print(json.dumps(found) if options.json else "\n".join(lines(found)))


if __name__ == "__main__":
    main()
