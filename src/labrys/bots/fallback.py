"""Who plays on for a bot that failed: a bot that raises, hangs or answers what is not legal must not end a game."""

from __future__ import annotations

from labrys.bots.registry import bot_names

LAST = "random"
"""Any legal move, which whoever leads the game can draw without asking a bot: it cannot fail."""
FALLBACKS = ("greedy", LAST)
"""One after the other. The first plays a fair game, and is no search."""


def fallback_of(game: str, failed: str) -> str:
    """The bot that takes the seat of one that failed in this game."""
    rest = FALLBACKS[FALLBACKS.index(failed) + 1 :] if failed in FALLBACKS else FALLBACKS
    return next((name for name in rest if name in bot_names(game)), LAST)
