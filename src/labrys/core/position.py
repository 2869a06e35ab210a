"""Positions of any game as text: the game's name, then one line a fact, readable by a person.

A game has a struct of its facts in words; its text is the same for equal facts on every machine. This file knows how
such a text is written and read and how words are put together; what the facts are it leaves to the games.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from labrys.core.bitsets import bits
from labrys.core.notation import game_of
from labrys.core.refusal import BadNotation

P = TypeVar("P", bound=msgspec.Struct)

Words = tuple[str, ...]

OPTIONS = "options"
"""The field of a position whose own fields are lines of the text."""


def joined(words: Iterable[str], between: str = "+") -> str:
    """Several words as one; a dash for none."""
    return between.join(words) or "-"


def parted(word: str, between: str = "+") -> list[str]:
    """The words of a joined one."""
    return [] if word == "-" else word.split(between)


def names_of(cards: int, ids: Words) -> str:
    """A bit set of cards as joined names."""
    return joined([ids[card] for card in bits(cards)])


def number_of(names: Words, name: str) -> int:
    """The number of a name; ValueError with the name otherwise."""
    if name not in names:
        raise ValueError(f"{name[:40]!r} is none of {names[0]} to {names[-1]}")
    return names.index(name)


def pair_of(word: str, between: str) -> tuple[str, str]:
    """The two parts of a word; ValueError otherwise."""
    left, found, right = word.partition(between)
    if not found or between in right:
        raise ValueError(f"{word[:40]!r} should be two words with {between} between them")
    return left, right


def write(game: str, position: msgspec.Struct) -> str:
    """The game's name, then one line a fact: `name: words`."""
    plain: dict[str, Any] = msgspec.to_builtins(position)
    lines = [f"game: {game}"]
    for name, value in {**plain.pop(OPTIONS), **plain}.items():
        words = value if isinstance(value, list | tuple) else [value]
        lines.append(f"{name}: {' '.join(map(str, words))}".rstrip())
    return "\n".join(lines) + "\n"


@lru_cache(maxsize=16)
def _types_of(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """By field: its type. To look at a type is slow."""
    return {field.name: field.type for field in msgspec.structs.fields(kind)}


def read(text: str, game: str, kind: type[P]) -> P:
    """The facts of a text; BadNotation with one sentence otherwise."""
    if game_of(text) != game:
        raise BadNotation(f"this is a position of {game_of(text)[:40]!r}, not of {game}")
    plain: dict[str, Any] = {}
    types = _types_of(kind)
    for number, line in enumerate(text.strip().splitlines()[1:], 2):
        name, colon, rest = line.partition(":")
        if not colon or name in plain:
            raise BadNotation(f"position, line {number}: expected a new `name: words`, found {line[:40]!r}")
        many = types.get(name) not in (str, int, None)
        plain[name] = rest.split() if many else rest.strip()
    options = {key: plain.pop(key) for key in types[OPTIONS].__struct_fields__ if key in plain}
    try:
        return msgspec.convert({OPTIONS: options, **plain}, kind, strict=False)
    except (msgspec.ValidationError, UnicodeError) as error:
        raise BadNotation(f"position: {error}") from None
