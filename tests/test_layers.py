"""The layers: a module imports only what stands below it, and a game is entered by its door."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src"

# Bottom first. Names on one line do not import each other; `keelboat` itself holds the version only.
LAYERS = (
    "keelboat",
    "data i18n",
    "parts",
    "discoveries expedition",
    "kernel",
    "bots",
    "analysis",
    "arena rl server client terminal",
    "cli",
    "__main__",
)
GAMES = ("discoveries", "expedition")
# The same state and the same action give the same state: no files, sockets, clocks, threads, random numbers.
IMPURE = frozenset(
    "asyncio concurrent datetime glob http io logging multiprocessing os pathlib random secrets select "
    "shutil signal socket sqlite3 ssl subprocess tempfile threading time urllib uuid".split()
)
IMPURE_CALLS = frozenset(["print", "open", "input", "exec", "eval", "__import__", "breakpoint"])
COMPILER_HINTS = "mypy_extensions"  # decorators that tell mypyc about a class, and nothing else


class Edge(NamedTuple):
    module: str  # keelboat.kernel.match
    line: int
    imported: str  # keelboat.discoveries.rules
    name: str | None  # GAME, in `from keelboat.discoveries.rules import GAME`

    def __str__(self) -> str:
        what = f"{self.name} from {self.imported}" if self.name else self.imported
        return f"{self.module}, line {self.line}: imports {what}"


def module_name(path: Path, source: Path) -> str:
    parts = path.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(tree: ast.AST, module: str, is_package: bool, modules: frozenset[str]) -> Iterator[Edge]:
    """Every import, also inside functions and under TYPE_CHECKING, and `import_module("...")`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Edge(module, node.lineno, alias.name, None)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parts = module.split(".")
                above = parts[: len(parts) - node.level + is_package]
                base = ".".join([*above, base] if base else above)
            for alias in node.names:
                whole = f"{base}.{alias.name}"
                yield Edge(module, node.lineno, *((whole, None) if whole in modules else (base, alias.name)))
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in ("import_module", "__import__"):
                yield Edge(module, node.lineno, str(node.args[0].value), None)


def trees(source: Path) -> Iterator[tuple[str, Path, ast.AST]]:
    for path in sorted((source / "keelboat").rglob("*.py")):
        yield module_name(path, source), path, ast.parse(path.read_text(encoding="utf-8"), str(path))


def import_edges(source: Path) -> list[Edge]:
    found = list(trees(source))
    modules = frozenset(name for module, _, _ in found for name in prefixes(module))
    return [
        edge for module, path, tree in found for edge in imports_of(tree, module, path.name == "__init__.py", modules)
    ]


def prefixes(module: str) -> Iterator[str]:
    parts = module.split(".")
    return (".".join(parts[:end]) for end in range(1, len(parts) + 1))


def package(module: str) -> str:
    """The part of a dotted name that has a place in LAYERS."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else parts[0]


def layer(module: str) -> int:
    for height, names in enumerate(LAYERS):
        if package(module) in names.split():
            return height
    raise AssertionError(f"{module} has no place in LAYERS: give it one")


def is_ours(module: str) -> bool:
    return module.partition(".")[0] == "keelboat"


def upward(edges: list[Edge]) -> list[str]:
    return [
        str(edge)
        for edge in edges
        if is_ours(edge.imported)
        and package(edge.imported) != package(edge.module)
        and layer(edge.imported) >= layer(edge.module)
    ]


def past_the_door(edges: list[Edge]) -> list[str]:
    return [
        str(edge)
        for edge in edges
        if is_ours(edge.imported)
        and package(edge.imported) in GAMES
        and package(edge.module) != package(edge.imported)
        and (edge.imported, edge.name) != (f"keelboat.{package(edge.imported)}.rules", "GAME")
    ]


def impure(edges: list[Edge]) -> list[str]:
    return [str(edge) for edge in edges if package(edge.module) in GAMES and edge.imported.split(".")[0] in IMPURE]


def foreign(edges: list[Edge]) -> list[str]:
    """Imports of the nouns and the rules from outside the standard library."""
    allowed = {*sys.stdlib_module_names, "keelboat", COMPILER_HINTS}
    return [
        str(edge)
        for edge in edges
        if package(edge.module) in ("parts", *GAMES) and edge.imported.split(".")[0] not in allowed
    ]


def impure_calls(source: Path) -> list[str]:
    return [
        f"{module}, line {node.lineno}: calls {node.func.id}"
        for module, _, tree in trees(source)
        if package(module) in GAMES
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS
    ]


@pytest.fixture(scope="module")
def edges() -> list[Edge]:
    return import_edges(SOURCE)


def test_imports_point_down(edges: list[Edge]) -> None:
    assert upward(edges) == []


def test_a_game_is_entered_by_its_door(edges: list[Edge]) -> None:
    """Nobody outside a game's folder imports anything of it but GAME: neither kernel nor the other game."""
    assert past_the_door(edges) == []


def test_the_rules_import_nothing_impure(edges: list[Edge]) -> None:
    assert impure(edges) == []


def test_the_nouns_and_the_rules_need_the_standard_library_only(edges: list[Edge]) -> None:
    assert foreign(edges) == []


def test_the_rules_neither_print_nor_open() -> None:
    assert impure_calls(SOURCE) == []


FAULTS = {
    "discoveries/state.py": (upward, "from keelboat.kernel.match import Match"),
    "discoveries/setup.py": (upward, "def later():\n    from ..expedition.rules import GAME"),
    "expedition/view.py": (past_the_door, "from keelboat import discoveries"),
    "kernel/match.py": (past_the_door, "import keelboat.discoveries.rules"),
    "kernel/replay.py": (past_the_door, "from keelboat.discoveries.rules import GAME, helper"),
    "kernel/games.py": (past_the_door, "import_module('keelboat.discoveries.state')"),
    "discoveries/effects.py": (impure, "import os.path"),
    "discoveries/tables.py": (impure, "def roll():\n    from random import Random"),
    "parts/words.py": (foreign, "import rich"),
}


def dotted(name: str) -> str:
    return "keelboat." + name.removesuffix(".py").replace("/", ".")


@pytest.fixture
def planted(tmp_path: Path) -> Path:
    """A source tree with one fault in each of some files, beside imports that are fine."""
    fine = {
        "discoveries/rules.py": "from .state import State\nfrom keelboat.parts import words\nGAME = 1\n",
        "discoveries/phases/rest.py": "from ..state import State\nfrom ...parts import words\nprint('!')\n",
        "kernel/tables.py": "import os\nfrom keelboat.discoveries.rules import GAME as DISCOVERIES\n",
        "cli.py": "from keelboat.kernel.match import Match\nimport rich\nprint(1)\n",
        "__main__.py": "from keelboat.cli import main\n",
    }
    for name, text in {**{name: fault for name, (_, fault) in FAULTS.items()}, **fine}.items():
        path = tmp_path / "keelboat" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        for folder in (path.parent, tmp_path / "keelboat"):
            (folder / "__init__.py").touch()
        path.write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_found(planted: Path, name: str) -> None:
    judge, _ = FAULTS[name]
    found = [text.split(",")[0] for text in judge(import_edges(planted))]
    assert dotted(name) in found
    assert set(found) <= set(map(dotted, FAULTS))


def test_a_planted_print_is_found(planted: Path) -> None:
    assert impure_calls(planted) == ["keelboat.discoveries.phases.rest, line 3: calls print"]
