"""A simulation without a tree: a world imagined from a view, played to its end at random, and scored."""

from __future__ import annotations

from typing import Any

from labrys.core.quick import Lots, Quick, Sight


def simulate(quick: Quick[Any], sight: Sight[Any], lots: Lots) -> list[int]:
    """The points of all seats at the end of one imagined world."""
    world = sight.world(lots)
    quick.rollout(world, lots.draw)
    return quick.points(world)
