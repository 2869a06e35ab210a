"""Questions about tables: loading one whole, and the lists of the lobby, of a player, and of what is due."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from labrys.server.settings import SKEW
from labrys.server.store import schema
from labrys.server.store.database import Database
from labrys.server.tables.sitting import UNPLAYABLE

_tables, _seats, _log, _talk = schema.tables, schema.seats, schema.log, schema.talk


_MOST_OF_ONE = 3
"""Public tables of one maker that the lobby shows."""
_LOOKED_THROUGH = 5_000
"""How many public tables of a status the lobby looks through for those that it shows."""


class Stored(msgspec.Struct, frozen=True):
    """A table as it was made."""

    id: str
    setup: str
    seed: str
    maker: str
    created: float
    status: str = "open"

    def __repr__(self) -> str:
        return f"Stored({self.id[:6]}...)"  # the seed stays out of logs and errors


class Logged(msgspec.Struct, frozen=True):
    """An entry of a table's log."""

    seq: int
    at: float
    player: str | None
    key: str | None
    entry: str


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    setup: str
    status: str
    version: int
    touched: float
    created: float


class Said(msgspec.Struct, frozen=True):
    """A line of talk."""

    n: int
    at: float
    player: str
    name: str
    line: str


class TableStore:
    """All reading and making of tables. Logs grow by the Writer alone."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def make(self, stored: Stored, game: str, public: bool, due: float, kept: Mapping[int, str]) -> bool:
        """Store a new table, with the players for whom seats are kept; False if there is one with this id."""
        row = {
            "id": stored.id,
            "game": game,
            "setup": stored.setup,
            "seed": stored.seed,
            "maker": stored.maker,
            "status": "open",
            "public": public,
            "version": 0,
            "created": stored.created,
            "touched": stored.created,
            "due": due,
        }
        try:
            async with self.database.engine.begin() as connection:
                await connection.execute(insert(_tables), row)
                if kept:
                    rows = [{"table_id": stored.id, "seat": seat, "player": player} for seat, player in kept.items()]
                    await connection.execute(insert(schema.kept), rows)
        except IntegrityError:
            return False
        return True

    async def load(self, table_id: str) -> Stored | None:
        columns = (_tables.c.id, _tables.c.setup, _tables.c.seed, _tables.c.maker, _tables.c.created, _tables.c.status)
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(select(*columns).where(_tables.c.id == table_id))).first()
        return None if row is None else Stored(*row)

    async def log(self, table_id: str, after: int = 0) -> list[Logged]:
        """The entries of a table's log after a version."""
        columns = (_log.c.seq, _log.c.at, _log.c.player, _log.c.key, _log.c.entry)
        asked = select(*columns).where(_log.c.table_id == table_id, _log.c.seq > after).order_by(_log.c.seq)
        async with self.database.engine.connect() as connection:
            return [Logged(*row) for row in await connection.execute(asked)]

    async def adopters(self, players: Sequence[str]) -> dict[str, str]:
        """Which of these guests have since become part of an account, and of which."""
        asked = select(schema.players.c.id, schema.players.c.adopted_by).where(
            schema.players.c.id.in_(players), schema.players.c.adopted_by.is_not(None)
        )
        async with self.database.engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(asked)}

    async def reseat(self, guest: str, account: str) -> None:
        """List seats as the account's that were stored as the guest's while the one took over from the other."""
        async with self.database.engine.begin() as connection:
            for places in (_seats, schema.kept):
                await connection.execute(update(places).where(places.c.player == guest).values(player=account))

    async def lobby(self, status: str, limit: int, first: Sequence[str] = ()) -> list[Listed]:
        """Public tables: these first, then the latest, and no more than a few of one maker."""
        order = (_tables.c.id.in_(first).desc(), _tables.c.touched.desc())
        public = (_tables.c.public.is_(True), _tables.c.status == status)
        latest = select(_tables.c.id).where(*public).order_by(*order).limit(_LOOKED_THROUGH)
        place = func.row_number().over(partition_by=_tables.c.maker, order_by=order).label("place")
        placed = select(_tables.c.id, place).where(_tables.c.id.in_(latest)).subquery()
        asked = select(*_LISTED).join(placed, placed.c.id == _tables.c.id).where(placed.c.place <= _MOST_OF_ONE)
        return await self._listed(asked.order_by(*order).limit(limit))

    async def of_player(self, player: str, limit: int) -> list[tuple[Listed, int, bool]]:
        """A player's seats, with whether each has to decide; where it does in front, then the latest."""
        asked = (
            select(*_LISTED, _seats.c.seat, _seats.c.to_move)
            .join(_seats, _seats.c.table_id == _tables.c.id)
            .where(_seats.c.player == player)
            .order_by(_seats.c.to_move.desc(), _tables.c.touched.desc())
            .limit(limit)
        )
        async with self.database.engine.connect() as connection:
            return [(Listed(*tuple(row)[:6]), row[6], row[7]) for row in await connection.execute(asked)]

    async def kept_for(self, player: str, limit: int) -> list[Listed]:
        """Open tables with a seat kept for this player, but not those of people whom they do not want to hear."""
        muted = select(schema.mutes.c.muted).where(schema.mutes.c.player == player)
        mine = select(schema.kept.c.table_id).where(schema.kept.c.player == player)
        asked = select(*_LISTED).where(
            _tables.c.id.in_(mine), _tables.c.status == "open", _tables.c.maker.not_in(muted)
        )
        return await self._listed(asked.order_by(_tables.c.touched.desc()).limit(limit))

    async def names(self, table_ids: Sequence[str]) -> dict[tuple[str, int], str]:
        """The people on the seats of these tables."""
        asked = (
            select(_seats.c.table_id, _seats.c.seat, schema.players.c.name)
            .join(schema.players, schema.players.c.id == _seats.c.player)
            .where(_seats.c.table_id.in_(table_ids))
        )
        async with self.database.engine.connect() as connection:
            return {(row[0], row[1]): row[2] for row in await connection.execute(asked)}

    async def unfinished(self, player: str) -> int:
        """How many tables a player has made that are neither over nor archived."""
        asked = select(func.count()).where(_tables.c.maker == player, _tables.c.status.in_(("open", "playing")))
        async with self.database.engine.connect() as connection:
            return int((await connection.execute(asked)).scalar_one())

    async def unfinished_games(self) -> list[str]:
        """Tables whose game has begun and is not over, those set aside among them."""
        asked = select(_tables.c.id).where(_tables.c.status.in_(("playing", "archived", UNPLAYABLE)))
        return await self._ids(asked.order_by(_tables.c.touched))

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables at which time brings something about."""
        asked = select(_tables.c.id).where(_tables.c.due <= now).order_by(_tables.c.due).limit(limit)
        return await self._ids(asked)

    async def waiting_for_bots(self, now: float, lease: float, limit: int) -> list[str]:
        """Tables at which a bot has to decide and no server is at it."""
        asked = select(_tables.c.id).where(_tables.c.bots_due.is_(True), _is_unclaimed(now, lease))
        asked = asked.order_by(_tables.c.claimed).limit(limit)
        return await self._ids(asked)

    async def set_aside(self, table_id: str) -> None:
        """A table that cannot be loaded is nobody's turn, is not due, and does not count against its maker."""
        unfinished = (_tables.c.id == table_id, _tables.c.status.in_(("open", "playing", "archived")))
        aside = update(_tables).where(*unfinished).values(status=UNPLAYABLE, due=None, bots_due=False)
        async with self.database.engine.begin() as connection:
            if (await connection.execute(aside)).rowcount:
                await connection.execute(update(_seats).where(_seats.c.table_id == table_id).values(to_move=False))

    async def take_up(self, table_id: str, status: str, due: float | None, to_move: Sequence[int], bots: bool) -> None:
        """It can be loaded again: it is listed as it stands."""
        listed = update(_tables).where(_tables.c.id == table_id, _tables.c.status == UNPLAYABLE)
        async with self.database.engine.begin() as connection:
            await connection.execute(listed.values(status=status, due=due, bots_due=bots, claimed=0.0))
            turns = update(_seats).where(_seats.c.table_id == table_id, _seats.c.seat.in_(to_move))
            await connection.execute(turns.values(to_move=True))

    async def claim(self, table_id: str, now: float, lease: float) -> bool:
        """Take a bot's turn upon oneself for so long; False if another server was quicker."""
        taken = (
            update(_tables)
            .where(_tables.c.id == table_id, _tables.c.bots_due.is_(True), _is_unclaimed(now, lease))
            .values(claimed=now + lease)
        )
        async with self.database.engine.begin() as connection:
            return (await connection.execute(taken)).rowcount == 1

    async def disclaim(self) -> None:
        """Forget all claims: for the start of the only server."""
        async with self.database.engine.begin() as connection:
            await connection.execute(update(_tables).where(_tables.c.claimed > 0).values(claimed=0.0))

    async def say(self, table_id: str, at: float, player: str, name: str, line: str) -> Said:
        """Store a line of talk and tell the other servers."""
        while True:
            try:
                async with self.database.engine.begin() as connection:
                    last = await connection.execute(select(func.max(_talk.c.n)).where(_talk.c.table_id == table_id))
                    said = Said((last.scalar() or 0) + 1, at, player, name, line)
                    await connection.execute(insert(_talk), {"table_id": table_id, **msgspec.structs.asdict(said)})
                    await self.tell(connection, f"talk {table_id} {said.n}")
                return said
            except IntegrityError:
                continue  # somebody spoke at the same moment: the next number

    async def talk(self, table_id: str, after: int = 0, limit: int = 200) -> list[Said]:
        """The latest lines of talk after a number, in order."""
        columns = (_talk.c.n, _talk.c.at, _talk.c.player, _talk.c.name, _talk.c.line)
        asked = select(*columns).where(_talk.c.table_id == table_id, _talk.c.n > after)
        async with self.database.engine.connect() as connection:
            rows = (await connection.execute(asked.order_by(_talk.c.n.desc()).limit(limit))).all()
        return [Said(*row) for row in reversed(rows)]

    async def last_said(self, table_id: str) -> int:
        """The number of the latest line of talk, 0 if there is none."""
        asked = select(func.max(_talk.c.n)).where(_talk.c.table_id == table_id)
        async with self.database.engine.connect() as connection:
            return (await connection.execute(asked)).scalar() or 0

    async def muted_by(self, player: str) -> set[str]:
        """Those whose talk this player does not want to see."""
        async with self.database.engine.connect() as connection:
            rows = await connection.execute(select(schema.mutes.c.muted).where(schema.mutes.c.player == player))
            return {row[0] for row in rows}

    async def tell(self, connection: Any, payload: str) -> None:
        """Let the other servers know, once this transaction is committed."""
        if self.database.is_postgres:
            await connection.execute(text("SELECT pg_notify('labrys', :payload)"), {"payload": payload})

    async def tell_now(self, payload: str) -> None:
        """Let the other servers know."""
        if self.database.is_postgres:
            async with self.database.engine.begin() as connection:
                await self.tell(connection, payload)

    async def _ids(self, asked: Any) -> list[str]:
        async with self.database.engine.connect() as connection:
            return [str(row[0]) for row in await connection.execute(asked)]

    async def _listed(self, asked: Any) -> list[Listed]:
        async with self.database.engine.connect() as connection:
            rows = (await connection.execute(asked)).all()
        return [Listed(*tuple(row)) for row in rows]


def _is_unclaimed(now: float, lease: float) -> ColumnElement[bool]:
    """Whether no server is at it. A claim for longer than any lasts is of a clock that has been set back since."""
    return or_(_tables.c.claimed < now, _tables.c.claimed > now + lease + SKEW)


_LISTED = (
    _tables.c.id,
    _tables.c.setup,
    _tables.c.status,
    _tables.c.version,
    _tables.c.touched,
    _tables.c.created,
)
