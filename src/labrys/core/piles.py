"""Piles of cards that know what is known. Cards are numbers; a set of cards is an int used as a bit set.

Nothing is ever shuffled. A pile holds cards in an order nobody knows (`loose`) above cards whose place is
fixed because somebody put them underneath (`under`). Drawing asks chance which of the loose cards it is;
only when they are gone does the pile yield the buried ones, in the order in which they were buried.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from labrys.core.bitsets import bits

_ROW: Final = 6
_WHOLE_ROW: Final = (1 << _ROW) - 1
_REMEMBERED: Final = 1 << 14
"""So many sets of a family are remembered with their names: those of a thousand games at once."""


class Naming:
    """The names of a family of cards, ready to name any set of them quickly: all sets of six cards in a row are."""

    __slots__ = ("_between", "_rows", "of")

    def __init__(self, ids: Sequence[str], between: str) -> None:
        rows = [ids[at : at + _ROW] for at in range(0, len(ids), _ROW)]
        self._between = between
        self._rows = tuple(
            tuple(between.join(row[card] for card in bits(cards)) for cards in range(1 << len(row))) for row in rows
        )
        self.of = lru_cache(_REMEMBERED)(self._of)
        """The names of a bit set of cards, ascending; empty for none."""

    def _of(self, cards: int) -> str:
        words = []
        for row in self._rows:
            if cards & _WHOLE_ROW:
                words.append(row[cards & _WHOLE_ROW])
            cards >>= _ROW
        return self._between.join(words)


class Pile(msgspec.Struct, frozen=True):
    """A face-down pile, as a value: each change gives a new pile, so that copies of a state may share it."""

    loose: int = 0
    under: tuple[int, ...] = ()
    """Buried cards, the one that will come first in front."""
    buried_by: tuple[int, ...] = ()
    """The seats that buried them, in the same order: seen by all."""
    could_be: int = 0
    """What somebody who sees only the open table cannot exclude for a loose card."""

    def __len__(self) -> int:
        return self.loose.bit_count() + len(self.under)

    def take(self, card: int) -> Pile:
        """Without this loose card, which only its drawer sees."""
        return Pile(self.loose & ~(1 << card), self.under, self.buried_by, self.could_be)

    def shown(self, card: int) -> Pile:
        """The same pile after everybody has seen this card elsewhere."""
        return Pile(self.loose, self.under, self.buried_by, self.could_be & ~(1 << card))

    def dig_up(self) -> Pile:
        """Without the first buried card; only when no loose card is left."""
        return Pile(self.loose, self.under[1:], self.buried_by[1:], self.could_be)

    def bury(self, card: int, seat: int) -> Pile:
        """With this card at the very bottom, put there by this seat."""
        return Pile(self.loose, (*self.under, card), (*self.buried_by, seat), self.could_be)
