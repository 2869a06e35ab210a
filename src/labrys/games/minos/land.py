"""The map of Crete as numbers, and what warriors standing on it may do."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from labrys.games.minos import codes
from labrys.games.minos.components import GOODS, Crete

_REMEMBERED: Final = 1 << 12


class Posts:
    """Where one seat's warriors stand, and the moves that only depend on that. Shared: nobody may change the lists."""

    __slots__ = ("escorts", "markets", "most", "moves", "regions")

    def __init__(self, regions: list[int], most: int, steps: list[int], goods: list[int]) -> None:
        self.regions = regions
        """The regions with a warrior, ascending."""
        self.most = most
        """The warriors of the region that has the most."""
        self.moves = [codes.MOVE | step for step in steps]
        self.escorts = [codes.MARCH | step for step in steps]
        """Every way of one warrior over one border: with an action point, and as an extra action (M5.4, M6.1)."""
        self.markets = [codes.MARKET | good for good in goods]
        """The goods of these regions (M6.2)."""


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
        self.posts: Callable[[tuple[int, ...]], Posts] = lru_cache(_REMEMBERED)(self._posts)
        """Of a seat's warriors by region: its posts. They are asked for much more often than warriors move."""

    def _posts(self, warriors: tuple[int, ...]) -> Posts:
        regions = [region for region, here in enumerate(warriors) if here]
        steps = [one << 4 | other for one in regions for other in self.next[one]]
        return Posts(regions, max(warriors), steps, sorted({self.good[region] for region in regions}))


def _borders(outline: tuple[str, ...]) -> set[frozenset[str]]:
    """The stretches of an outline, each between two points."""
    return {frozenset(pair) for pair in zip(outline, (*outline[1:], outline[0]), strict=True)}
