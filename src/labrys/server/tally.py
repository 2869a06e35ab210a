"""What this server process has done since it started, counted for its operator. Numbers only."""

from __future__ import annotations

from collections import Counter


class Tally:
    """Plain counters; metrics are read off them when somebody asks."""

    def __init__(self) -> None:
        self.granted: Counter[str] = Counter()
        self.declined: Counter[str] = Counter()
        self.tables_made = 0
        self.tables_loaded = 0
        self.bot_moves = 0
        self.bots_replaced = 0
        self.hints = 0
        self.collisions = 0
        """Appends that another server forestalled."""
        self.sockets_opened = 0
        self.sockets_lost = 0
