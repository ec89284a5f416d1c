"""Which keys the source uses: found in the syntax tree, so that no list has to be kept by hand.

A key is the literal in `Message(...)`, `Event(...)`, `ScoreLine(...)` or `speaker.say(...)`, or in a call of
a function that hands one of its own parameters on to these. Keys put together at run time are families: each
is declared below with its members.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import keelboat

SOURCE = Path(keelboat.__path__[0])
CONSTRUCTORS = {"Message": 0, "Event": 0, "ScoreLine": 0}
"""What takes a key, and as which argument; a method's `self` does not count."""
PREFIXED = re.compile(r"(why|label|data|score|forecast|effect|terminal)-[a-z0-9_-]+")
"""Literals that are keys wherever they stand, such as the values of a table of labels."""

COUNTED = "dice cards points turns tokens companions spaces".split()
KINDS = (
    "explore swap_terrain extend reserve_discovery any_die_as face_as_chosen mixed_faces hide_gray_die "
    "ignore_attitude change_to_any_faces change_one_more needs"
).split()
EXPEDITION_FORECASTS = (
    "camp camp-parts camp-after camp-wins goods goods-with choose short badges badge-card badge-place supports moves "
    "stops blocked passes passes-mackenzie drops drops-then hires boards copies uses unpaid recruit recruit-short "
    "recruit-with cheaper distance tokens allowance turns turns-between turns-least turns-none mackenzie"
).split()

WORDS = (
    "gain gain_choice collect drop_time hire village_action copy_active pow_wow discard_hand renew_journal boat_tile "
    "companion_from_supply"
).split()
CREWS = "blue orange yellow green purple".split()
ROLES = "leader interpreter lumberjack hunter blacksmith trapper".split()

COMMON_FAMILIES: dict[str, list[str]] = {
    "counts, of which any sentence may pick one": [
        *(f"n-{noun}" for noun in [*COUNTED, "tepees", "times", "badges"]),
        *(f"n-{noun}-of" for noun in COUNTED),
        "n-companions-acc",
    ],
    "words of closed sets": ["colour"],
    "what keelboat.i18n itself says": ["player", "list-comma", "list-and", "list-or", "nothing"],
}
FAMILIES: dict[str, dict[str, list[str]]] = {
    "discoveries": {
        "labels of the one-turn actions": [f"label-{name}" for name in ("friendly", "wary", "change", "plans")],
        "names of cards": [f"discoveries-card-{card}" for card in range(1, 56)],
        "names of games": ["discoveries-name"],
        "effects of Tribe cards, by the effect word of the data": [f"effect-{kind}" for kind in KINDS],
        "counts, of which any sentence may pick one": ["n-steps", "n-steps-of", "n-colour-dice-of"],
        "words of closed sets": ["captain", "face", "attitude", "terrain", "species", "place"],
        "what keelboat.i18n itself says": ["n-face", "n-face-dice", "n-terrain", "legs-then", "needs-on"],
    },
    "expedition": {
        "names of cards": [
            *(f"expedition-card-{card}" for card in range(1, 55)),
            *(f"expedition-card-{colour}-{role}" for colour in CREWS for role in ROLES),
        ],
        "names of games": ["expedition-name"],
        "sources of the data, by their codes": [f"source-{code}" for code in ("RB2", "T1", "T2", "PH", "REC")],
        "effects, by the word of the data": [f"effect-{word}" for word in WORDS],
        "forecasts, by what the game's forecast holds": [f"forecast-{name}" for name in EXPEDITION_FORECASTS],
        "counts, of which any sentence may pick one": ["n-steps", "n-steps-of", "n-goods", "n-good-acc"],
        "words of closed sets": ["kind", "place", "terrain", "role"],
        "what keelboat.i18n itself says": ["n-good", "n-any", "n-distinct", "n-choice"],
    },
}


def members(game: str) -> set[str]:
    """The keys of all families that a table of a game hears."""
    return {key for families in (COMMON_FAMILIES, FAMILIES[game]) for keys in families.values() for key in keys}


def trees() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(SOURCE.rglob("*.py")):
        if path.parent.name != "i18n":
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def literals(node: ast.AST | None) -> set[str]:
    """The strings that an expression may be: a literal, or either side of a conditional."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return literals(node.body) | literals(node.orelse)
    return set()


def takers(tree: ast.AST, known: dict[str, int]) -> dict[str, int]:
    """The functions of a module that hand a parameter on as a key, and its place among the arguments."""
    found = {}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            names = [argument.arg for argument in function.args.args if argument.arg != "self"]
            for key in arguments(function, known):
                if isinstance(key, ast.Name) and key.id in names:
                    found[function.name] = names.index(key.id)
    return found


def arguments(tree: ast.AST, known: dict[str, int]) -> Iterator[ast.expr]:
    """The expressions that stand where a key is taken."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and len(node.args) > known.get(name_of(node), len(node.args)):
            yield node.args[known[name_of(node)]]


def key_expressions(tree: ast.AST) -> Iterator[ast.expr]:
    """The same for a whole module: constructors, `say`, and what the module itself builds on them."""
    known = CONSTRUCTORS | takers(tree, CONSTRUCTORS)
    known = {"say": 0} | known  # a module's own `say` goes before the Speaker's
    return arguments(tree, known | takers(tree, known))


def keys_in(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and key of each use in a module."""
    for expression in key_expressions(tree):
        for key in literals(expression):
            yield expression.lineno, key
    pieces = {piece for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for piece in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node not in pieces and PREFIXED.fullmatch(str(node.value)):
            yield node.lineno, str(node.value)


def game_of(path: Path) -> str | None:
    """The game that a module belongs to: by its folder, or by its own name elsewhere; None: any game's."""
    for name in (*path.relative_to(SOURCE).parts[:-1], path.stem):
        for game in FAMILIES:
            if name == game or name.startswith(f"{game}_"):
                return game
    return None


@cache
def uses(*games: str | None) -> dict[str, str]:
    """Key -> one place where the source uses it, in the modules of these games; None: in those of no game."""
    found = {}
    for path, tree in trees():
        if game_of(path) in games:
            for line, key in keys_in(tree):
                found[key] = f"{path.relative_to(SOURCE)}, line {line}"
    return found
