"""An account takes over what a guest has begun: seats, tables made, and who does not want to hear of whom."""

from __future__ import annotations

from sqlalchemy import and_, delete, literal, select, update

from labrys.server.identity.rows import insert_unless_there
from labrys.server.store.database import Database
from labrys.server.store.schema import kept, mutes, players, seats, tables, tokens


async def adopt(database: Database, guest: str, account: str) -> list[str] | None:
    """Give a guest's games to an account, all or nothing; the tables at which the guest sat.

    None, and nothing changed, if the guest is no guest any more. The guest's sessions and tokens end here.
    """
    is_guest = and_(players.c.id == guest, players.c.account.is_(None), players.c.adopted_by.is_(None))
    gone = {"adopted_by": account, "epoch": players.c.epoch + 1, "hook": None, "hook_secret": None}
    async with database.engine.begin() as connection:
        if (await connection.execute(update(players).where(is_guest).values(**gone))).rowcount != 1:
            return None
        await connection.execute(delete(tokens).where(tokens.c.player == guest))
        # Tables before seats, as everywhere: two transactions then never wait for each other.
        await connection.execute(update(tables).where(tables.c.maker == guest).values(maker=account))
        moved = update(seats).where(seats.c.player == guest).values(player=account).returning(seats.c.table_id)
        sat = sorted({str(table) for table in (await connection.execute(moved)).scalars()})
        await connection.execute(update(kept).where(kept.c.player == guest).values(player=account))
        # Who did not want to hear the guest does not want to hear the account, and the other way round.
        of_guest = select(mutes.c.player, literal(account)).where(mutes.c.muted == guest, mutes.c.player != account)
        by_guest = select(literal(account), mutes.c.muted).where(mutes.c.player == guest, mutes.c.muted != account)
        for heard in (of_guest, by_guest):
            row = insert_unless_there(mutes, database.is_postgres)
            await connection.execute(row.from_select(["player", "muted"], heard))
        await connection.execute(delete(mutes).where((mutes.c.player == guest) | (mutes.c.muted == guest)))
    return sat
