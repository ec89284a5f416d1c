"""The rules as docs/rules/<game>.md lists them: which ids there are, which code holds them, which tests prove them."""

import ast
import re
from functools import cache
from pathlib import Path

from tests.rules_places import PLACES

ROOT = Path(__file__).parents[1]
ID = r"(?:D-[A-Z]+-\d+[a-f]?|RULING-\d+|FX-\d+|[ERXY]-[A-Z]+-(?:\d+|[A-Z]+))"
DEFINED = re.compile(rf"(?:\*\*|^\| )({ID})\b", re.MULTILINE)
"""An id is defined where it stands in bold, or first in a row of a table."""
NAMED = re.compile(rf"\b({ID})(?![\w-])")
RANGE = re.compile(r"\b([DERXY]-[A-Z]+-|RULING-)(\d+) to (?:[DERXY]-[A-Z]+-|RULING-)(\d+)")
EXAMPLES = ("FX-", "X-", "Y-")
"""Worked examples need tests only."""
OPEN, CLOSE = "<!-- places -->", "<!-- /places -->"


def page(game: str) -> Path:
    return ROOT / "docs" / "rules" / f"{game}.md"


@cache
def rule_ids(game: str) -> frozenset[str]:
    """Return every id that the catalogue of a game defines."""
    text = page(game).read_text(encoding="utf-8").partition(OPEN)[0]
    return frozenset(DEFINED.findall(text))


def named_in(text: str) -> set[str]:
    """Return the ids that a text names, `D-GRAY-1 to D-GRAY-6` in full."""
    found = set(NAMED.findall(text))
    for prefix, low, high in RANGE.findall(text):
        found |= {f"{prefix}{number}" for number in range(int(low), int(high) + 1)}
    return found


def _functions(tree: ast.Module) -> list[tuple[str, int, int]]:
    """Return (name, first line, last line) of every function and class, outermost first."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.append((node.name, node.lineno, node.end_lineno or node.lineno))
    return found


@cache
def code_places(game: str) -> dict[str, list[str]]:
    """Return for each id the places in the game's folder that name it: `phases/turn.py legal`."""
    folder = ROOT / "src" / "keelboat" / game
    places: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        functions = _functions(ast.parse(text))
        name = file.relative_to(folder).as_posix()
        for number, line in enumerate(text.split("\n"), start=1):
            for rule in named_in(line):
                inside = [f for f in functions if f[1] <= number <= f[2]]
                where = max(inside, key=lambda f: f[1])[0] if inside else ""
                place = f"{name} {where}".strip()
                if place not in places.setdefault(rule, []):
                    places[rule].append(place)
    for place, rules in PLACES.get(game, {}).items():
        for rule in rules.split():
            places.setdefault(rule, []).append(place)
    return places


def exists(game: str, place: str) -> bool:
    """Return whether a place `file function` is there."""
    file, _, name = place.partition(" ")
    tree = ast.parse((ROOT / "src" / "keelboat" / game / file).read_text(encoding="utf-8"))
    return name in {found[0] for found in _functions(tree)}


@cache
def proofs_of(game: str) -> dict[str, list[str]]:
    """Return for each id the tests that are marked to prove it: `test_turn.py test_d_turn_1_...`."""
    tests: dict[str, list[str]] = {}
    for file in sorted((ROOT / "tests" / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "proves":
                    for argument in mark.args:
                        rule = ast.literal_eval(argument)
                        tests.setdefault(rule, []).append(f"{file.name} {node.name}")
    return tests


def _order(rule: str) -> tuple[str, int, str]:
    stem, number, letter = re.fullmatch(r"(.*-)(\d*)(\w*)", rule).groups()  # type: ignore[union-attr]
    return stem, int(number or 0), letter


def places_table(game: str) -> str:
    """Return the table of rules, code and tests."""
    rows = ["| Rule | Code | Tests |", "| --- | --- | --- |"]
    for rule in sorted(rule_ids(game), key=_order):
        code = [_link(f"../../src/keelboat/{game}/", place) for place in code_places(game).get(rule, [])[:4]]
        tests = [_link(f"../../tests/{game}/", test) for test in proofs_of(game).get(rule, [])]
        rows.append(f"| {rule} | {'<br>'.join(code)} | {'<br>'.join(tests)} |")
    return "\n".join(rows)


def _link(folder: str, place: str) -> str:
    file, _, name = place.partition(" ")
    return f"[{file}]({folder}{file}) {name}".strip()


def with_places(game: str) -> str:
    """Return the page with its table made anew."""
    text = page(game).read_text(encoding="utf-8")
    head, rest = text.split(OPEN)
    return f"{head}{OPEN}\n{places_table(game)}\n{CLOSE}{rest.split(CLOSE)[1]}"
