"""What the Fluent files say: messages by name, with the values that each of them needs."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
TEXTS = ROOT / "src" / "labrys" / "texts"
LANGUAGES = ("en", "es", "fr")


class Said(msgspec.Struct, frozen=True):
    """One message: where it stands, what varies in it itself, which other messages it is made of."""

    file: str
    values: frozenset[str]
    parts: frozenset[str]


class Junk(ValueError):
    """A file holds something that Fluent cannot read."""


class _Reader(Visitor):
    def __init__(self) -> None:
        self.values: set[str] = set()
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  The parser's names.
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.parts.add(node.id.name)


def read(text: str, file: str = "") -> dict[str, Said]:
    """The messages of a text; Junk if a part of it cannot be read or a name is given twice."""
    found: dict[str, Said] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            raise Junk(f"{file}: {(entry.content or '').strip()[:80]}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise Junk(f"{file}: {entry.id.name} is said twice")
            reader = _Reader()
            reader.visit(entry)
            found[entry.id.name] = Said(file, frozenset(reader.values), frozenset(reader.parts))
    return found


@cache
def messages(language: str) -> dict[str, Said]:
    """Everything that is said in a language."""
    found: dict[str, Said] = {}
    for path in sorted((TEXTS / language).glob("*.ftl")):
        here = read(path.read_text(encoding="utf-8"), path.name)
        if twice := found.keys() & here.keys():
            raise Junk(f"{language}/{path.name}: {sorted(twice)} are said in another file too")
        found |= here
    return found


def with_parts(names: set[str], said: dict[str, Said]) -> set[str]:
    """These messages and all that they are made of."""
    found: set[str] = set()
    waiting = set(names)
    while waiting:
        name = waiting.pop()
        found.add(name)
        if name in said:
            waiting |= said[name].parts - found
    return found


def values_of(name: str, said: dict[str, Said]) -> set[str]:
    """What a message varies by, whether it says so itself or one of its parts does."""
    return set().union(*(said[part].values for part in with_parts({name}, said) if part in said))
