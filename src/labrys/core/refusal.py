"""Why a move cannot be made: a code for programs, a rule's id, and a sentence with the numbers of the case."""

from __future__ import annotations

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """One reason against one move. `rule` is an id of the game's rules page, N1 for the move notation,
    or R1 for a game that was ended early (docs/record-format.md)."""

    code: str
    rule: str
    text: str

    def __str__(self) -> str:
        return f"rule {self.rule}: {self.text}"


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
