"""Layers import downwards only, and the engine stands on msgspec alone."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).resolve().parents[2] / "src"
LAYERS = {
    "core": 0,
    "games": 1,
    "bots": 2,
    "arena": 3,
    "balance": 3,
    "training": 3,
    "server": 3,
    "research": 3,
    "cli": 3,
}
LEAN = ("core", "games")
ALLOWED = sys.stdlib_module_names | {"msgspec", "labrys"}


def imported(tree: ast.AST, package: list[str]) -> Iterator[str]:
    """Every dotted name that a module of this package may load, relative imports resolved."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *filter(None, [node.module])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def trespasses(src: Path) -> list[str]:
    """Each import that goes upwards or, from the lean layers, out of what they may use."""
    found = []
    for path in sorted((src / "labrys").glob("*/**/*.py")):
        package = list(path.relative_to(src).parent.parts)
        layer = package[1]
        for name in imported(ast.parse(path.read_text(encoding="utf-8")), package):
            top, _, rest = name.partition(".")
            target = rest.partition(".")[0]
            upwards = top == "labrys" and LAYERS.get(target, 0) > LAYERS[layer]
            if upwards or (layer in LEAN and top not in ALLOWED):
                found.append(f"{path.relative_to(src)} imports {name}")
    return found


def test_layers_import_downwards_only():
    assert [] == trespasses(SRC)


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("core/table.py", "from labrys.games import akrotiri"),
        ("core/table.py", "from labrys import bots"),
        ("games/akrotiri/view.py", "import labrys.bots.greedy"),
        ("games/akrotiri/view.py", "from ...cli import main"),
        ("games/akrotiri/rules/market.py", "from .... import bots"),
        ("bots/greedy.py", "def late():\n    import labrys.cli.main"),
        ("games/akrotiri/view.py", "import numpy as np"),
        ("core/record.py", "from rich.table import Table"),
    ],
)
def test_an_import_across_the_layers_is_caught(tmp_path: Path, module: str, line: str):
    path = tmp_path / "labrys" / module
    path.parent.mkdir(parents=True)
    path.write_text(f"import json\nfrom labrys.core import seats\n{line}\n")

    assert trespasses(tmp_path)


def test_an_import_downwards_is_left_alone(tmp_path: Path):
    path = tmp_path / "labrys" / "games" / "akrotiri" / "view.py"
    path.parent.mkdir(parents=True)
    path.write_text("import msgspec\nfrom labrys.core import seats\nfrom . import state\nfrom ...core import record\n")

    assert [] == trespasses(tmp_path)
