"""What a bot is thinking about at a table, and whether anybody still wants to know."""

from __future__ import annotations

import anyio

from labrys.server.tables.sitting import Sitting


class Thought:
    """One decision that a bot is asked. Cancelling `scope` ends the worker that thinks about it."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.seat = seat
        self.bot = sitting.bot_of(seat)
        self.scope = anyio.CancelScope()
        self._since = sitting.due_since[seat]

    def is_asked(self, now: Sitting) -> bool:
        """Whether the table still waits for this decision, and of this bot."""
        seat = self.seat
        return seat in now.bots_to_move and now.due_since[seat] == self._since and now.bot_of(seat) == self.bot
