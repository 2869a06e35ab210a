"""Every refusal that the sources can make: its code, its sentence, and the facts that vary in it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter

import msgspec

from tests.texts.said import ROOT

SOURCES = ROOT / "src" / "labrys"
_MAKERS = ("refusal", "declined")
_WHERE_IT_IS_MADE = ("core/refusal.py", "server/tables/declined.py")
"""The makers themselves, which pass on what they are given."""


class Reason(msgspec.Struct, frozen=True):
    """A place where a refusal is made. `text` is None where the sentence is not written out there."""

    code: str
    text: str | None
    facts: frozenset[str]
    where: str

    @property
    def fields(self) -> frozenset[str]:
        """What the sentence has room for."""
        return frozenset(name for _, name, _, _ in Formatter().parse(self.text or "") if name)


@cache
def reasons() -> tuple[Reason, ...]:
    """All refusals of the games and of the server."""
    found: list[Reason] = []
    for path in sorted(SOURCES.rglob("*.py")):
        place = path.relative_to(SOURCES).as_posix()
        if place not in _WHERE_IT_IS_MADE:
            found += made_in(path.read_text(encoding="utf-8"), place)
    return tuple(found)


def made_in(source: str, where: str = "") -> list[Reason]:
    """The refusals of one module."""
    tree = ast.parse(source)
    texts = _texts(tree)
    return [found for node in ast.walk(tree) if isinstance(node, ast.Call) for found in _made_by(node, texts, where)]


def _made_by(call: ast.Call, texts: list[tuple[int, str, str]], where: str) -> Iterator[Reason]:
    place = f"{where}:{call.lineno}"
    match call:
        case ast.Call(func=ast.Name(id="partial"), args=[ast.Name(id="refusal"), code, _, text]):
            sentence = _sentence(text, call.lineno, texts)
            yield Reason(_constant(code), sentence, _fields(sentence), place)
        case ast.Call(func=ast.Name(id=name), args=[code, _, text, *_]) if name in _MAKERS:
            facts = frozenset(keyword.arg or "**" for keyword in call.keywords)
            yield Reason(_constant(code), _sentence(text, call.lineno, texts), facts, place)
        case ast.Call(func=ast.Name(id="Refusal"), args=[code, _, _, *rest]):
            yield Reason(_constant(code), None, _keys(rest, texts), place)


def _texts(tree: ast.AST) -> list[tuple[int, str, str]]:
    """Sentences that are named before they are used: line, name, sentence. Facts are named likewise."""
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str(text))):
                found.append((node.lineno, name, text))
            case ast.Assign(targets=[ast.Tuple(elts=[ast.Name(id=name), *_])], value=ast.Tuple(elts=[value, *_])):
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    found.append((node.lineno, name, value.value))
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Dict(keys=keys)):
                words = [key.value for key in keys if isinstance(key, ast.Constant)]
                found.append((node.lineno, name, " ".join(map(str, words))))
    return sorted(found)


def _sentence(node: ast.expr, line: int, texts: list[tuple[int, str, str]]) -> str | None:
    """A sentence that is written out, there or under the name that it was given last."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.Name):
        return next((text for at, name, text in reversed(texts) if name == node.id and at < line), None)
    return None


def _keys(rest: list[ast.expr], texts: list[tuple[int, str, str]]) -> frozenset[str]:
    """The names of facts that are given as a dict."""
    match rest:
        case [ast.Name(id=wanted)]:
            return frozenset(next(text for _, name, text in reversed(texts) if name == wanted).split())
        case [ast.Dict(keys=keys)]:
            return frozenset(str(key.value) for key in keys if isinstance(key, ast.Constant))
    return frozenset()


def _constant(node: ast.expr) -> str:
    assert isinstance(node, ast.Constant), "a refusal's code is written out"
    return str(node.value)


def _fields(sentence: str | None) -> frozenset[str]:
    return Reason("", sentence, frozenset(), "").fields


def sources(folder: Path, *endings: str) -> Iterator[str]:
    """The text of every file of these kinds."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in endings and "node_modules" not in path.parts:
            yield path.read_text(encoding="utf-8")
