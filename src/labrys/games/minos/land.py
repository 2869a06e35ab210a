"""The map of Crete as numbers, and what warriors standing on it may do."""

from __future__ import annotations

from labrys.core.bitsets import bits
from labrys.games.minos import codes
from labrys.games.minos.components import GOODS, Crete


class Land:
    """The map for one number of players: regions count from 0 in the order of their printed numbers."""

    def __init__(self, crete: Crete) -> None:
        regions = sorted(crete.regions, key=lambda region: region.number)
        self.number = tuple(region.number for region in regions)
        self.index = {number: region for region, number in enumerate(self.number)}
        """Printed numbers by region, and regions by printed number."""
        self.size = len(regions)
        self.good = tuple(GOODS.index(region.good) for region in regions)
        self.start = tuple(region.start for region in regions)
        borders = [_borders(region.outline) for region in regions]
        self.next = tuple(
            tuple(other for other in range(self.size) if other != one and borders[one] & borders[other])
            for one in range(self.size)
        )
        # Moves are put together of these lists, which nobody may change.
        self.moves = tuple([codes.MOVE | one << 4 | other for other in self.next[one]] for one in range(self.size))
        self.escorts = tuple([codes.MARCH | one << 4 | other for other in self.next[one]] for one in range(self.size))
        """By region: the ways of a warrior over a border, with an action point and as an extra action (M5.4, M6.1)."""
        self.markets = tuple([codes.MARKET | good for good in bits(goods)] for goods in range(1 << len(GOODS)))
        """By set of goods: what is bought where they come from (M6.2)."""


def _borders(outline: tuple[str, ...]) -> set[frozenset[str]]:
    """The stretches of an outline, each between two points."""
    return {frozenset(pair) for pair in zip(outline, (*outline[1:], outline[0]), strict=True)}
