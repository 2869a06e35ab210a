"""Moves as ints: the kind in the high bits, its argument in the low ones. They order legal moves."""

from __future__ import annotations

from typing import Final

SHIFT: Final = 20
ARGUMENT: Final = (1 << SHIFT) - 1

START: Final = 0 << SHIFT
"""Take starting card n."""
ABILITY: Final = 1 << SHIFT
"""Take ability n."""
BACK: Final = 2 << SHIFT
"""Put card n back."""
DRAFT: Final = 3 << SHIFT
"""Section * 24 + colour * 6 + value - 1."""
ADVANCE: Final = 4 << SHIFT
"""Track n."""
RETRIEVE: Final = 5 << SHIFT
"""Section * 4 + space."""
FORFEIT: Final = 6 << SHIFT
TAKE: Final = 7 << SHIFT
"""What is due: 0 the space's benefit, 1 + n the trait of card n, 4096 + 8n + k instant effect k of card n."""
GATHER: Final = 8 << SHIFT
DRAW: Final = 9 << SHIFT
"""Card n of the offer, or 254 + age for the top of a deck."""
PLAY: Final = 10 << SHIFT
"""Card n * 4 + set of its good icons paid for with a temporary good."""
CITY: Final = 11 << SHIFT
"""Region * 16 + temporary stone spent."""
TOWER: Final = 12 << SHIFT
FARM: Final = 13 << SHIFT
"""Region * 256 + warriors returned * 16 + temporary grain spent."""
SHIP: Final = 14 << SHIFT
"""Route * 256 + temporary wood * 16 + temporary herbs."""
SAIL: Final = 15 << SHIFT
"""Route * 16 + temporary herbs."""
PLACE: Final = 16 << SHIFT
"""Region n."""
MOVE: Final = 17 << SHIFT
"""From * 16 + to."""
GOOD: Final = 18 << SHIFT
"""Good n: a temporary one or one from its stack, as asked."""
PALACE: Final = 19 << SHIFT
"""Card n."""
DISCARD: Final = 20 << SHIFT
"""Card n."""
CHOOSE: Final = 21 << SHIFT
"""Gain n of a choice."""
CONVERT: Final = 22 << SHIFT
ROUTE: Final = 23 << SHIFT
"""Income of route n."""
TILE: Final = 24 << SHIFT
"""Trade bonus tile n: take it, or use it."""
BATTLE: Final = 25 << SHIFT
"""Region n."""
MARCH: Final = 26 << SHIFT
"""Extra action (M6.1): from * 16 + to."""
MARKET: Final = 27 << SHIFT
"""Extra action (M6.2): good n."""
TRADE: Final = 28 << SHIFT
"""Extra action (M6.5): good n."""
EXCHANGE: Final = 29 << SHIFT
"""Ability 5: direction * 4096 + amount gained; direction 0 gains weaponry, 1 gains coins."""
DONE: Final = 30 << SHIFT
END: Final = 31 << SHIFT

# Chance.
FIRST_CHANCE: Final = 32 << SHIFT
CARD: Final = 32 << SHIFT
DEALT_GOOD: Final = 33 << SHIFT
SEAT: Final = 34 << SHIFT
FOUNDATION: Final = 35 << SHIFT
PEOPLE: Final = 36 << SHIFT
STOCK: Final = 37 << SHIFT
VASE: Final = 38 << SHIFT
BONUS: Final = 39 << SHIFT
DEALT_ABILITY: Final = 40 << SHIFT
DEALT_START: Final = 41 << SHIFT
SIDE: Final = 42 << SHIFT
DIE: Final = 43 << SHIFT
