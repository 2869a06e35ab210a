"""Whose talk a player does not want to see."""

from __future__ import annotations

from sqlalchemy import delete, select

from labrys.server.identity.rows import insert_unless_there
from labrys.server.store.database import Database
from labrys.server.store.schema import mutes, players


async def muted_by(database: Database, player: str) -> dict[str, str]:
    """Those whom a player has muted, with their names."""
    query = select(players.c.id, players.c.name).join(mutes, mutes.c.muted == players.c.id)
    async with database.engine.connect() as connection:
        rows = await connection.execute(query.where(mutes.c.player == player).order_by(players.c.name, players.c.id))
        return {str(id_): str(name) for id_, name in rows}


async def mute(database: Database, player: str, muted: str) -> None:
    row = insert_unless_there(mutes, database.is_postgres).values(player=player, muted=muted)
    async with database.engine.begin() as connection:
        await connection.execute(row)


async def unmute(database: Database, player: str, muted: str) -> None:
    async with database.engine.begin() as connection:
        await connection.execute(delete(mutes).where((mutes.c.player == player) & (mutes.c.muted == muted)))
