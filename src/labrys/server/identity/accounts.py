"""Guests and accounts as they are kept: one row a player, whichever of the two the player is."""

from __future__ import annotations

import secrets
import time

import msgspec
from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.exc import IntegrityError

from labrys.core.refusal import refusal
from labrys.server.http.problems import Refused, stranger
from labrys.server.identity.looks import look
from labrys.server.identity.passwords import Passwords
from labrys.server.store.database import Database
from labrys.server.store.schema import new_id, players


class Person(msgspec.Struct, frozen=True):
    """A player's row without what only the server may know."""

    id: str
    name: str
    account: str | None
    epoch: int
    hook: str | None
    seen: float

    @property
    def is_guest(self) -> bool:
        return self.account is None

    def __repr__(self) -> str:
        # A webhook's address lets whoever has it write there.
        return f"Person({self.id!r})"

    def __rich_repr__(self) -> list[tuple[str, str]]:
        return [("id", self.id)]


PERSON = (players.c.id, players.c.name, players.c.account, players.c.epoch, players.c.hook, players.c.seen)
_NEXT_EPOCH: dict[str, object] = {"epoch": players.c.epoch + 1}
# A guest whose games an account has taken over is nobody any more.
IS_SOMEBODY = players.c.adopted_by.is_(None)


class Accounts:
    """Makes, finds and changes players."""

    def __init__(self, database: Database, passwords: Passwords | None = None) -> None:
        self.database = database
        self.passwords = passwords or Passwords()

    async def person(self, player: str) -> Person | None:
        """The player of an id; None also for a guest who was adopted."""
        return await self._find(players.c.id == player)

    async def new_guest(self, name: str) -> Person:
        return await self._insert(name, None, None)

    async def rename(self, player: str, name: str) -> Person:
        return await self._change(player, {"name": name})

    async def set_hook(self, player: str, hook: str | None) -> str | None:
        """Set the webhook, or take it away; gives the new secret that its calls are signed with."""
        secret = None if hook is None else secrets.token_hex(32)
        await self._change(player, {"hook": hook, "hook_secret": secret})
        return secret

    async def end_sessions(self, player: str) -> Person:
        """From now on no session made until now counts. Tokens are not sessions: they are withdrawn one by one."""
        return await self._change(player, _NEXT_EPOCH)

    async def open_account(self, guest: str | None, account: str, password: str, name: str | None) -> Person:
        """Make a guest, or somebody new, an account. A guest stays the same player, and so keeps every game."""
        await self._mind_others(account)
        kept = await self.passwords.hash(password)
        try:
            if guest is None:
                return await self._insert(name or account, account, kept)
            values = {"account": account, "look": look(account), "password": kept, **_NEXT_EPOCH}
            return await self._change(guest, values if name is None else {**values, "name": name}, is_guest=True)
        except IntegrityError:
            # Somebody else took the name, or one like it, while the password was being hashed.
            await self._mind_others(account)
            raise

    async def sign_in(self, account: str | None, password: str) -> Person | None:
        """The player of an account; None if there is none of that name or the password is another.

        Both take the same work, so that nobody learns which accounts exist.
        """
        person = None if account is None else await self._find(players.c.account == account)
        kept = None if person is None else await self._kept(person.id)
        if not await self.passwords.is_right(kept, password) or person is None or kept is None:
            return None
        if self.passwords.is_outdated(kept):
            better = await self.passwords.hash(password)
            async with self.database.engine.begin() as connection:
                is_same = (players.c.id == person.id) & (players.c.password == kept)
                await connection.execute(update(players).where(is_same).values(password=better))
        return person

    async def change_password(self, player: str, old: str, new: str) -> Person:
        """Another password; every session until now ends."""
        kept = await self._kept(player)
        if kept is None:
            raise Refused(409, refusal("no-account", "S1", "a guest has no password; make an account first"))
        if not await self.passwords.is_right(kept, old):
            raise Refused(403, refusal("wrong-password", "S1", "the old password is not this one"))
        return await self._change(player, {"password": await self.passwords.hash(new), **_NEXT_EPOCH})

    async def _mind_others(self, account: str) -> None:
        """Refused if there is an account of this name, or one that people would take for it."""
        alike = await self._find(players.c.look == look(account))
        is_same = alike is not None and alike.account == account
        # One of those that looked alike before there were looks may have none.
        if is_same or await self._find(players.c.account == account) is not None:
            raise _taken(account)
        if alike is not None:
            text = "there is an account whose name looks like {account}; choose another name"
            raise Refused(409, refusal("account-alike", "S1", text, account=account))

    async def _kept(self, player: str) -> str | None:
        async with self.database.engine.connect() as connection:
            query = select(players.c.password).where(players.c.id == player)
            kept = (await connection.execute(query)).scalar_one_or_none()
        return None if kept is None else str(kept)

    async def _find(self, which: ColumnElement[bool]) -> Person | None:
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(select(*PERSON).where(which, IS_SOMEBODY))).one_or_none()
        return None if row is None else Person(*row)

    async def _insert(self, name: str, account: str | None, password: str | None) -> Person:
        now = time.time()
        person = Person(new_id(), name, account, 0, None, now)
        row = {"id": person.id, "name": name, "account": account, "password": password, "epoch": 0}
        row["look"] = None if account is None else look(account)
        async with self.database.engine.begin() as connection:
            await connection.execute(insert(players).values(**row, created=now, seen=now))
        return person

    async def _change(self, player: str, values: dict[str, object], *, is_guest: bool = False) -> Person:
        """Change a player's row; `is_guest` demands that it still is a guest's."""
        which = (players.c.id == player) & IS_SOMEBODY
        if is_guest:
            which &= players.c.account.is_(None)
        async with self.database.engine.begin() as connection:
            changed = update(players).where(which).values(**values).returning(*PERSON)
            row = (await connection.execute(changed)).one_or_none()
        if row is None:
            raise has_account() if is_guest else stranger()
        return Person(*row)


def has_account() -> Refused:
    """For whoever asks for an account and has one."""
    return Refused(409, refusal("has-account", "S1", "you have an account already; sign out first to make another"))


def _taken(account: str) -> Refused:
    text = "there is an account named {account} already"
    return Refused(409, refusal("account-taken", "S1", text, account=account))
