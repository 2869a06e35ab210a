"""Legal moves as a list that a person can read: few are listed, many are grouped by the next word of their notation.

It knows notation as words and nothing of any game. `lay 2,-1 e` is reached by `lay 2,-1 e`, or by `lay 2,-1` and
then `e`, or by numbers all the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

FEW = 16
"""So many moves are listed one by one."""
SMALL = 3
"""A group of so many is listed one by one among larger groups."""

Words = tuple[str, ...]


class Row(NamedTuple):
    """One numbered line: a move, or a group of moves that begin alike."""

    words: Words
    moves: int

    @property
    def text(self) -> str:
        return " ".join(self.words)

    @property
    def is_move(self) -> bool:
        return self.moves == 1


class Menu:
    """The legal moves of one decision, and the words to which the person has narrowed them."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.moves: list[Words] = [tuple(text.split()) for text in texts]
        self.prefix: Words = ()
        self.shown: list[Words] = self.moves
        self.rows: list[Row] = _rows(self.moves)

    @property
    def is_narrowed(self) -> bool:
        return len(self.shown) < len(self.moves)

    def first_words(self) -> list[str]:
        """The words with which a move of this decision can begin."""
        return list(dict.fromkeys(move[0] for move in self.moves))

    def numbered(self, digits: str) -> Row | None:
        """The row with this number; None if there is none."""
        number = int(digits) if len(digits) < 6 else 0
        return self.rows[number - 1] if 1 <= number <= len(self.rows) else None

    def widen(self) -> None:
        """Back to all moves."""
        self.prefix, self.shown = (), self.moves
        self.rows = _rows(self.moves)

    def narrow(self, text: str) -> bool:
        """Show only the moves that begin like this, here or from the beginning; False if there are none."""
        words = tuple(text.split())
        for start in (self._stem(), ()):
            wanted = start + words
            found = [move for move in self.moves if _begins(move, wanted)]
            if found:
                self.prefix, self.shown = wanted, found
                self.rows = _rows(found)
                return True
        return False

    def completed(self, text: str) -> str | None:
        """The move that the text is, by itself or after the words narrowed to; None if it is none."""
        words = _folded(tuple(text.split()))
        wanted = (_folded(self._stem()) + words, words)
        return next((" ".join(move) for move in self.shown if _folded(move) in wanted), None)

    def _stem(self) -> Words:
        """The words that all shown moves have in common."""
        return _common(self.shown)


def _begins(move: Words, wanted: Words) -> bool:
    """Whether a move begins with these words, of which the last may be cut short."""
    move, wanted = _folded(move), _folded(wanted)
    whole, last = wanted[:-1], wanted[-1]
    return len(move) >= len(wanted) and move[: len(whole)] == whole and move[len(whole)].startswith(last)


def _folded(words: Words) -> Words:
    """The words without regard to capitals."""
    return tuple(word.casefold() for word in words)


def _common(moves: Sequence[Words]) -> Words:
    first, last = min(moves), max(moves)
    size = next((i for i, (a, b) in enumerate(zip(first, last, strict=False)) if a != b), min(len(first), len(last)))
    # A move that is itself the beginning of the others still needs a word to tell it from them.
    return first[:size] if len(moves) > 1 else first[:-1]


def _rows(moves: Sequence[Words]) -> list[Row]:
    if len(moves) <= FEW:
        return [Row(move, 1) for move in moves]
    depth = len(_common(moves)) + 1
    groups: dict[Words, list[Words]] = {}
    for move in moves:
        groups.setdefault(move[:depth], []).append(move)
    rows: list[Row] = []
    for words, members in groups.items():
        if len(members) <= SMALL or len(members) == len(moves):
            rows += [Row(move, 1) for move in members]
        else:
            rows.append(Row(words, len(members)))
    return rows
