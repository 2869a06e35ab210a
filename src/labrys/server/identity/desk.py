"""The desk that everybody passes: it knows who makes a request, by session or by token."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy import func, select, update

from labrys.server.identity import tokens
from labrys.server.identity.accounts import Accounts
from labrys.server.identity.known import KnownAccounts
from labrys.server.identity.player import Player
from labrys.server.identity.rows import insert_unless_there
from labrys.server.identity.sessions import Sessions
from labrys.server.settings import Settings
from labrys.server.store.database import Database
from labrys.server.store.schema import players, secrets_kept

Connection = ASGIConnection[Any, Any, Any, Any]

_KEPT = "labrys.caller"
_DAY = 86_400
_AT_ONCE = 1_000
"""Names asked for in one query: databases limit the number of its parameters."""


class _Caller(msgspec.Struct, frozen=True):
    player: Player | None
    renewal: Cookie | None = None


class Desk:
    """Tells who is who."""

    def __init__(self, database: Database, settings: Settings, secret: str) -> None:
        self.database = database
        self.settings = settings
        self.sessions = Sessions(secret, settings.secure)
        self.known = KnownAccounts(secret, settings.secure)
        self.accounts = Accounts(database)

    async def who(self, connection: Connection, *, afresh: bool = False) -> Player | None:
        """The player who makes this request or opened this socket; None for a stranger.

        Looked up once a request. A socket lives longer than a session may: `afresh` looks again.
        """
        return (await self._caller(connection, afresh)).player

    async def renewal(self, connection: Connection) -> Cookie | None:
        """The cookie that makes an old session young again; None if it is young, or no session."""
        return (await self._caller(connection, afresh=False)).renewal

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """What these players are called now; a guest who became part of an account is called as it is."""
        wanted = sorted(set(ids))
        heir = players.alias()
        query = select(players.c.id, func.coalesce(heir.c.name, players.c.name)).outerjoin(
            heir, heir.c.id == players.c.adopted_by
        )
        found: dict[str, str] = {}
        async with self.database.engine.connect() as connection:
            for start in range(0, len(wanted), _AT_ONCE):
                rows = await connection.execute(query.where(players.c.id.in_(wanted[start : start + _AT_ONCE])))
                found.update((id_, name) for id_, name in rows)
        return found

    async def _caller(self, connection: Connection, afresh: bool) -> _Caller:
        kept: dict[str, Any] = connection.scope.setdefault("state", {})
        caller = kept.get(_KEPT)
        if afresh or not isinstance(caller, _Caller):
            caller = kept[_KEPT] = await self._look(connection)
        return caller

    async def _look(self, connection: Connection) -> _Caller:
        # Whoever shows a token means it: the cookie that a browser adds by itself does not count then.
        shown = connection.headers.get("authorization")
        if shown is not None:
            return _Caller(await self._by_token(shown))
        session = self.sessions.read(connection.cookies.get(self.sessions.cookie_name))
        if session is None:
            return _Caller(None)
        person = await self.accounts.person(session.player)
        if person is None or person.epoch != session.epoch:
            return _Caller(None)
        await self._note_seen(person.id, person.seen)
        renewal = self.sessions.cookie(person.id, person.epoch) if session.is_due else None
        return _Caller(Player(person.id, person.name, person.is_guest), renewal)

    async def _by_token(self, shown: str) -> Player | None:
        person = await tokens.owner(self.database, shown)
        if person is None:
            return None
        await self._note_seen(person.id, person.seen)
        return Player(person.id, person.name, person.is_guest, by_token=True)

    async def _note_seen(self, player: str, seen: float) -> None:
        """Once a day is enough to know who has long been away."""
        now = time.time()
        if now - seen > _DAY:
            async with self.database.engine.begin() as connection:
                await connection.execute(update(players).where(players.c.id == player).values(seen=now))


async def load_secret(database: Database, settings: Settings) -> str:
    """The secret that sessions are signed with: made by the first server ever to ask, the same for all of them."""
    fresh = {"name": "session", "value": secrets.token_hex(32)}
    async with database.engine.begin() as connection:
        await connection.execute(insert_unless_there(secrets_kept, settings.is_postgres).values(fresh))
        query = select(secrets_kept.c.value).where(secrets_kept.c.name == "session")
        return str((await connection.execute(query)).scalar_one())
