"""Decisions as data. A decision is a tuple (kind, seat, detail) on the state's stack; the top one is due.

What lies below has been promised: it comes when the top is done. Kinds below FIRST_SEAT_KIND are answered by
chance, those from FIRST_STEP_KIND on need no answer and are carried out as soon as they come to the top.
Nothing in a decision is secret: views show the stack as it is.
"""

from __future__ import annotations

from typing import Final

Decision = tuple[int, int, int]

# Chance answers.
WHO_BEGINS: Final = 0
DRAW_TILE: Final = 1
DRAW_MAP: Final = 2
"""Detail: the tier."""
DRAW_GOAL: Final = 3
REVEAL: Final = 4
"""The oracle turns up a tile. Detail: the terrain asked for."""
OFFER: Final = 5
"""A goal is turned up for the strategist's offer."""

# A seat answers.
FIRST_SEAT_KIND: Final = 6
LAY: Final = 6
"""Detail: 1 during setup."""
PLACE_CUBE: Final = 7
"""Detail: the slot of the tile just laid."""
KEEP: Final = 8
TAKE: Final = 9
BERTH: Final = 10
ACT: Final = 11

# Nobody answers.
FIRST_STEP_KIND: Final = 12
TURN: Final = 12
ACTIONS: Final = 13
"""Part two of a turn begins."""
CHOOSE_GOAL: Final = 14
"""The goals just drawn are looked at: keep one, or there is nothing to choose."""
FINISH: Final = 15
"""The turn is over: next seat, or the end of the game."""

NAMES: Final = (
    "who-begins", "draw-tile", "draw-map", "draw-goal", "reveal", "offer",
    "lay", "cube", "keep", "take", "berth", "act",
    "turn", "actions", "choose-goal", "finish",
)  # fmt: skip
