"""Moves as ints: the kind in the high bits, its argument in the low ones. They order legal moves."""

from __future__ import annotations

from typing import Final

SHIFT: Final = 16
ARGUMENT: Final = (1 << SHIFT) - 1

LAY: Final = 0 << SHIFT
"""Argument: cell * 4 + turn."""
CUBE: Final = 1 << SHIFT
"""Colour * 4 + corner."""
KEEP: Final = 2 << SHIFT
TAKE: Final = 3 << SHIFT
BERTH: Final = 4 << SHIFT
SAIL: Final = 5 << SHIFT
LOAD: Final = 6 << SHIFT
"""Counts of the colours, four bits each."""
EXCAVATE: Final = 7 << SHIFT
"""Map * 256 + site."""
BUY: Final = 8 << SHIFT
"""Counts of the tiers, two bits each."""
ORACLE: Final = 9 << SHIFT
SELL: Final = 10 << SHIFT
UNLOAD: Final = 11 << SHIFT
END: Final = 12 << SHIFT
FIRST: Final = 13 << SHIFT
TILE: Final = 14 << SHIFT
MAP: Final = 15 << SHIFT
GOAL: Final = 16 << SHIFT
