"""Every refusal that the house can give is shown by a test, and cites a chapter of the rules of the house."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
SERVER = ROOT / "src" / "labrys" / "server"
TESTS = ROOT / "tests" / "server"
SOURCES = ["house.py", "keeping.py", "keys.py", "asking.py", "http/tables.py", *sorted(
    path.relative_to(SERVER).as_posix() for path in (SERVER / "tables").glob("*.py")
)]  # fmt: skip


def texts(nodes: list[ast.expr]) -> list[str | None]:
    return [node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None for node in nodes]


def calls(tree: ast.AST, *names: str) -> Iterator[list[str | None]]:
    """The arguments of every call of a function or method of these names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name in names:
                yield texts(node.args)


def given(source: str) -> set[tuple[str, str]]:
    """Code and rule of every refusal that a module makes."""
    return {
        (code, rule)
        for code, rule, *_ in calls(ast.parse(source), "declined", "refusal", "Refusal")
        if code is not None and rule is not None
    }


def demanded(test: str) -> set[tuple[str, str]]:
    """Code and rule of every refusal that a test demands, as `refused(..., code, rule, ...)`."""
    found: set[tuple[str, str]] = set()
    for words in calls(ast.parse(test), "refused"):
        found |= {(code, rule) for code, rule in pairwise(words) if code and rule}
    return found


def test_every_refusal_of_the_house_is_shown_by_a_test():
    made = set().union(*(given((SERVER / name).read_text(encoding="utf-8")) for name in SOURCES))
    tests = [path for folder in ("tables", "play") for path in sorted((TESTS / folder).glob("test_*.py"))]
    shown = set().union(*(demanded(path.read_text(encoding="utf-8")) for path in tests))

    assert len(made) > 35
    assert UNSHOWN == made - shown


UNSHOWN = {
    # It takes fifty collisions with other servers in a row.
    ("busy", "S5"),
}


def test_every_refusal_of_the_server_cites_a_chapter_of_the_rules():
    page = (ROOT / "docs" / "rules" / "table.md").read_text(encoding="utf-8")
    chapters = set(re.findall(r"^## (S\d+) ", page, re.MULTILINE))
    cited = {
        rule
        for path in sorted(SERVER.rglob("*.py"))
        for _, rule in given(path.read_text(encoding="utf-8"))
        if rule != "N1"
    }

    assert {f"S{number}" for number in range(1, 12)} == chapters
    assert cited <= chapters


def test_a_refusal_without_a_test_is_caught():
    source = 'raise declined("adrift", "S4", "text", 422)\nrefusal("late", "S5", "{x}", x=x)\ndeclined(code, "S1", "t")'

    assert {("adrift", "S4"), ("late", "S5")} == given(source)
    assert {("late", "S5")} <= demanded('room.refused("ann", w.Undo(version=1), "late", "S5", "words")')
    assert set() == demanded('room.granted("late", "S5")')
