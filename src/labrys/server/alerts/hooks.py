"""The webhooks of players: where they are kept, and which have failed so often that they are given up."""

from __future__ import annotations

import msgspec
import structlog
from sqlalchemy import exists, select, update

from labrys.server.alerts.address import BadAddress, read_address
from labrys.server.store.database import Database
from labrys.server.store.schema import players, seats

_MOST_REMEMBERED = 10_000

_log = structlog.get_logger()


class Hook(msgspec.Struct, frozen=True):
    """Where a player wants to be called, and what the call is signed with. Neither shows in logs."""

    address: str
    secret: str

    @property
    def place(self) -> str:
        """As much of the address as may be told."""
        try:
            return read_address(self.address, inside=True).place
        except BadAddress:
            return "?"

    def __repr__(self) -> str:
        return f"Hook({self.place})"


class Hooks:
    """Looks webhooks up, counts their failures in a row, and removes the hopeless."""

    def __init__(self, database: Database, most_failures: int) -> None:
        self._database = database
        self._most_failures = most_failures
        self._failures: dict[str, tuple[Hook, int]] = {}

    async def of(self, player: str, table: str) -> Hook | None:
        """The player's webhook, if they have one and are still to move at this table."""
        is_to_move = exists().where(seats.c.table_id == table, seats.c.player == player, seats.c.to_move)
        question = select(players.c.hook, players.c.hook_secret).where(
            players.c.id == player, players.c.hook.is_not(None), players.c.hook_secret.is_not(None), is_to_move
        )
        async with self._database.engine.connect() as connection:
            row = (await connection.execute(question)).first()
        return None if row is None else Hook(row.hook, row.hook_secret)

    def worked(self, player: str) -> None:
        """The row of failures is over."""
        self._failures.pop(player, None)

    async def failed(self, player: str, hook: Hook) -> None:
        """Count a failure; after too many in a row the webhook is removed."""
        before, times = self._failures.pop(player, (hook, 0))
        # A new address begins anew.
        times = times + 1 if before == hook else 1
        if times >= self._most_failures:
            await self._remove(player, hook)
            _log.warning("hook-removed", player=player, place=hook.place, failures=times)
            return
        self._failures[player] = (hook, times)
        if len(self._failures) > _MOST_REMEMBERED:
            del self._failures[next(iter(self._failures))]

    async def _remove(self, player: str, hook: Hook) -> None:
        # Unless the player has just set another one.
        is_the_same = (players.c.id == player) & (players.c.hook == hook.address)
        async with self._database.engine.begin() as connection:
            await connection.execute(update(players).where(is_the_same).values(hook=None, hook_secret=None))
