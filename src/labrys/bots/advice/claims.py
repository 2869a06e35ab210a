"""Facts about a move from which its sentence is made: a kind, the numbers of the case, and what it says in English.

A claim has one form of words, whose facts vary: with kind and facts it can be said in any language
(`hint-<kind>` in the texts). What is claimed holds in every world that the seat cannot tell from the real one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from labrys.core.refusal import Fact, counted

MOST_DEEDS: Final = 2
"""So much is told of what a move does, before what can be done then."""


class Claim(msgspec.Struct, frozen=True):
    """What a move does, without its subject: `sells 3 cubes for 11 drachmas`."""

    kind: str
    text: str
    facts: dict[str, Fact] = {}
    """What varies in the words, by name."""

    def __hash__(self) -> int:
        return hash((self.kind, self.text))


GENERAL: Final = {
    "only": "is the only move there is",
    "asked": "is one of the moves that are asked for here",
}
"""What can be said of a move in any game."""


class _Number(int):
    """A number that agrees with the thing it counts: with 2 cubes `{cubes:cube}` is "2 cubes"."""

    def __format__(self, spec: str) -> str:
        return counted(int(self), spec) if spec[:1].isalpha() else format(int(self), spec)


def claim(said: dict[str, str], kind: str, words: dict[str, str] | None = None, /, **facts: Fact) -> Claim:
    """The claim of a kind, its words filled in from the facts, so that the two cannot differ.

    `words` are what the text calls facts that are names out of the game.
    """
    values = {name: _Number(fact) if isinstance(fact, int) else fact for name, fact in facts.items()}
    return Claim(kind, said[kind].format_map(values | (words or {})), facts)


def agreed(found: Sequence[Sequence[Claim]]) -> list[Claim]:
    """What is claimed in every one of several worlds, in the order of the first."""
    first, *others = found
    return [one for one in first if all(one in other for other in others)]


def in_brief(deeds: Sequence[Claim], prospects: Sequence[Claim]) -> list[Claim]:
    """What a sentence has room for: the weightiest deeds, and one thing that can be done then."""
    return [*deeds[:MOST_DEEDS], *prospects[:1]]


def sentence(claims: Sequence[Claim]) -> str:
    """The claims of one move as a sentence in English; nothing if there are none."""
    if not claims:
        return ""
    *others, last = [one.text for one in claims]
    text = f"{', '.join(others)} and {last}" if others else last
    return f"{text[:1].upper()}{text[1:]}."
