"""Why a move cannot be made: a code for programs, a rule's id, and a sentence with the numbers of the case.

A code has one sentence, whose facts vary: with code and facts it can be said in any language.
"""

from __future__ import annotations

import msgspec

Fact = int | str
"""A number, or a name out of the game: never a word of English."""


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """One reason against one move. `rule` is an id of the game's rules page, N1 for the move notation,
    or R1 for a game that was ended early (docs/record-format.md)."""

    code: str
    rule: str
    text: str
    facts: dict[str, Fact] = {}
    """What varies in the sentence, by name."""

    def __str__(self) -> str:
        return f"rule {self.rule}: {self.text}"

    def __hash__(self) -> int:
        return hash((self.code, self.rule, self.text))


def refusal(code: str, rule: str, text: str, /, **facts: Fact) -> Refusal:
    """The refusal whose sentence is `text` with its fields filled in from the facts, so that the two cannot differ.

    A field may name what is counted: with 2 maps `{left:map}` is "2 maps".
    """
    said = text.format_map({name: _Number(fact) if isinstance(fact, int) else fact for name, fact in facts.items()})
    return Refusal(code, rule, said, {name: _shown(fact) for name, fact in facts.items()})


class _Number(int):
    """A number that agrees with the thing it counts."""

    def __format__(self, spec: str) -> str:
        return counted(int(self), spec) if spec[:1].isalpha() else format(int(self), spec)


def _shown(fact: Fact) -> Fact:
    """A fact that anybody can be sent: words of others may hold what cannot be shown, nor even be encoded."""
    return fact if isinstance(fact, int) or fact.isprintable() else repr(fact)[1:-1]


def counted(number: int, thing: str) -> str:
    """A number of things in words that agree: 1 map, 2 maps."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


class IllegalMove(Exception):
    """A move was refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class BadNotation(ValueError):
    """A text is not a move or a position in the game's notation."""


class BadOptions(ValueError):
    """The options of a game are unknown, out of range, or do not go together."""
