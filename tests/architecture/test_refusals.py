"""Every refusal of Akrotiri cites a rule that exists and is shown by a test of the rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tools import rule_pages

ROOT = Path(__file__).resolve().parents[2]
AKROTIRI = ROOT / "src" / "labrys" / "games" / "akrotiri"
ALL_GAMES = ROOT / "src" / "labrys" / "core" / "refusing.py"
"""What every game says alike."""
RULE_TESTS = ROOT / "tests" / "games" / "akrotiri" / "rules"
NOTATION = ROOT / "docs" / "notation.md"

_ID = re.compile(r"A\d+(\.\d+)?", re.ASCII)
Shown = tuple[str, str | None]
"""A refusal's code and rule; None for a rule that is not written out at that place."""


def trees(folder: Path) -> Iterator[ast.Module]:
    for path in sorted(folder.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))


def sources() -> list[ast.Module]:
    return [*trees(AKROTIRI), ast.parse(ALL_GAMES.read_text(encoding="utf-8"))]


def constant(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def made(tree: ast.AST) -> Iterator[Shown]:
    """The refusals that a module can give."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="partial"), args=[ast.Name(id="refusal"), code, rule, *_]):
                pass
            case ast.Call(func=ast.Name(id="Refusal" | "refusal"), args=[code, rule, *_]):
                pass
            case _:
                continue
        word = constant(code)
        assert word is not None, "a refusal's code is written out"
        yield word, constant(rule)


def shown(tree: ast.AST) -> Iterator[Shown]:
    """The refusals that a module of tests demands, as `refused(move, code, rule, ...)`."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr="refused"), args=[_, code, rule, *_]):
                yield constant(code) or "", constant(rule)


def unproved(source: list[Shown], tests: list[Shown]) -> list[Shown]:
    """Refusals that no test shows; where the rule is not written out any of that code will do."""
    codes = {code for code, _ in tests}
    return sorted({one for one in source if one not in tests and not (one[1] is None and one[0] in codes)}, key=str)


def ids(tree: ast.AST) -> set[str]:
    """What refusals cite, and everything else in a module that looks like the id of a rule."""
    texts = [constant(node) for node in ast.walk(tree) if isinstance(node, ast.expr)]
    return {text for text in texts if text and _ID.fullmatch(text)} | {rule for _, rule in made(tree) if rule}


def test_every_refusal_is_shown_by_a_test_of_the_rules():
    source = [refusal for tree in sources() for refusal in made(tree)]
    tests = [refusal for tree in trees(RULE_TESTS) for refusal in shown(tree)]

    assert len(source) > 40
    assert [] == unproved(source, tests)


def test_every_rule_that_the_game_cites_is_on_the_rules_page():
    known = {rule.id for rule in rule_pages.rules(rule_pages.AKROTIRI.rules.read_text(encoding="utf-8"))}
    cited = {name for tree in sources() for name in ids(tree)}

    assert {"A5.2", "A6.3", "N1"} <= cited
    assert {"N1"} == cited - known


def test_the_notation_that_n1_stands_for_has_its_page():
    assert "N1" in NOTATION.read_text(encoding="utf-8")


def test_a_refusal_without_a_test_is_caught():
    source = list(made(ast.parse('refusal("adrift", "A6.1", text)\nRefusal("no-wind", rule, text)')))

    assert [("adrift", "A6.1"), ("no-wind", None)] == source
    assert source == unproved(source, [("adrift", "A6.2"), ("calm", "A6.1")])
    tests = list(shown(ast.parse('s.refused("sail x", "adrift", "A6.1", "0")\ns.refused("sail", "no-wind", "A6.2")')))
    assert [] == unproved(source, tests)


def test_an_unknown_id_in_the_game_is_caught():
    assert {"A66.1", "A6"} == ids(ast.parse('Refusal("x", "A66.1", "A6.1 is not alone here")\nRULE = "A6"'))
