"""Wishes that are made at the same moment, and what makes their answers true.

An answer is checked against the log alone: what was granted is what the rules of the house make of that wish in the
state before it, and what was refused is refused, in the same words, in the state that the answer names.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
import pytest

from labrys.core.refusal import Refusal
from labrys.server.keys import marked
from labrys.server.store.schema import new_id
from labrys.server.store.tables import Logged
from labrys.server.tables import entries as e
from labrys.server.tables import granting
from labrys.server.tables import wishes as w
from labrys.server.tables.declined import Declined
from labrys.server.tables.deeds import Asker
from labrys.server.tables.sitting import Sitting
from tests.server.durability.stage import Site, ask, assert_shown_as_stored, elsewhere, empty_sitting, fold, log_of
from tests.server.running import Live, Person

_GIVEN_WITH_REASONS = ("granted", "refused")


class Wished(msgspec.Struct):
    """A wish, who made it, and the answer."""

    person: Person
    wish: dict[str, Any]
    answer: dict[str, Any]

    @property
    def code(self) -> str:
        """`granted`, or why not."""
        return "granted" if self.answer["type"] == "granted" else str(self.answer["refusal"]["code"])


class Scene:
    """Two people at a table, either of them at any of the servers."""

    def __init__(self, site: Site, rng: random.Random, stack: contextlib.AsyncExitStack, people: list[Person]) -> None:
        self.site = site
        self.rng = rng
        self.ann, self.bo = people
        self.table = ""
        self._stack = stack
        self._count = 0

    async def at(self, person: Person) -> Person:
        """The person with a browser at any of the servers."""
        return await self._stack.enter_async_context(elsewhere(person, self.rng.choice(self.site.addresses)))

    async def begin(self, **setup: Any) -> None:
        self.table = await self.ann.make_table("me", "open", standin="random", **setup)
        await self.bo.granted(self.table, "join")

    async def look(self, person: Person) -> dict[str, Any]:
        return await person.look(self.table)

    async def decider(self) -> tuple[Person, dict[str, Any]]:
        """Whose turn it is, and what they see."""
        for person in (self.ann, self.bo):
            update = await self.look(person)
            if update["legal"]:
                return person, update
        raise AssertionError("it is nobody's turn")

    async def play(self, moves: int) -> int:
        """Make so many moves; the version reached."""
        version = 0
        for _ in range(moves):
            person, update = await self.decider()
            version = (await person.granted(self.table, **self.move(update)))["version"]
        return version

    def move(self, update: dict[str, Any], key: str = "") -> dict[str, Any]:
        return self.wish("move", key, version=update["version"], move=self.rng.choice(update["legal"]))

    def wish(self, name: str, key: str = "", **more: Any) -> dict[str, Any]:
        self._count += 1
        return {"wish": name, "key": key or f"key-{self._count}", **more}

    async def together(
        self, *wishes: tuple[Person, dict[str, Any]], at: float = 0.0, by_http: bool = False
    ) -> list[Wished]:
        """Make wishes at the same moment, each by a socket or by HTTP and at any server; then check everything."""
        ways = [await self._way(person, by_http) for person, _ in wishes]
        await asyncio.sleep(max(0.0, at - time.time()))
        answers = await asyncio.gather(*(way(wish) for way, (_, wish) in zip(ways, wishes, strict=True)))
        done = [Wished(person, wish, answer) for (person, wish), answer in zip(wishes, answers, strict=True)]
        await self.check(done)
        return done

    async def _way(self, person: Person, by_http: bool) -> Callable[[dict[str, Any]], Awaitable[dict[str, Any]]]:
        there = await self.at(person)
        if by_http or self.rng.random() < 0.5:
            return lambda wish: _by_http(there, self.table, wish)
        live = await self._stack.enter_async_context(there.live(self.table))
        return lambda wish: _by_socket(live, wish)

    async def check(self, done: Sequence[Wished]) -> None:
        """Every answer is true, and all servers show what is stored."""
        rows = await log_of(self.site.database, self.table)
        empty = await empty_sitting(self.site.database, self.table)
        states = _states(empty, rows)
        for one in done:
            _assert_true(one, rows, states)
        reached = max(one.answer["version"] for one in done)
        async with contextlib.AsyncExitStack() as stack:
            everywhere = [
                await stack.enter_async_context(elsewhere(person, address))
                for address in self.site.addresses
                for person in (self.ann, self.bo)
            ]
            await assert_shown_as_stored(self.site.database, self.table, *everywhere, since=reached)

    async def with_a_past(self, seconds: float) -> None:
        """Go on at a copy of the table that is so many seconds older. No server has seen it yet."""
        old, self.table = self.table, new_id()
        for name, times in (("tables", ["created", "touched"]), ("log", ["at"]), ("seats", [])):
            columns = [column.name for column in _columns(name)]
            named = ", ".join(f'"{column}"' for column in columns)
            id_ = "id" if name == "tables" else "table_id"
            copied = {column: f'"{column}" - {seconds}' if column in times else f'"{column}"' for column in columns}
            values = {**copied, id_: "$1", **({"due": "NULL"} if name == "tables" else {})}.values()
            query = f'INSERT INTO "{name}" ({named}) SELECT {", ".join(values)} FROM "{name}" WHERE "{id_}" = $2'
            await ask(self.site.database, query, self.table, old)
        # Only now, when it is whole, may a server find that something is due.
        due = f"SELECT due - {seconds} FROM tables WHERE id = $2"
        await ask(self.site.database, f"UPDATE tables SET due = ({due}) WHERE id = $1", self.table, old)


def _columns(name: str) -> Any:
    from labrys.server.store import schema

    return schema.metadata.tables[name].columns


async def _by_http(person: Person, table: str, wish: dict[str, Any]) -> dict[str, Any]:
    answer = await person.wish(table, **wish)
    assert answer.status_code in (200, 403, 409), answer.text
    return dict(answer.json())


async def _by_socket(live: Live, wish: dict[str, Any]) -> dict[str, Any]:
    await live.send(**wish)
    return await live.next(*_GIVEN_WITH_REASONS)


def _states(empty: Sitting, rows: list[Logged]) -> list[Sitting]:
    """The table at each version."""
    states = [empty]
    for row in rows:
        states.append(fold(states[-1].fork(), [row]))
    return states


def _assert_true(one: Wished, rows: list[Logged], states: list[Sitting]) -> None:
    asker = Asker(one.person.id, one.person.name)
    wish = msgspec.convert(one.wish, w.AnyWish)
    version = one.answer["version"]
    mine = [row for row in rows if row.player == one.person.id and row.key == marked(wish)]
    assert len(mine) <= 1
    if one.code == "granted":
        assert [version] == [row.seq for row in mine]
        before = version - 1
        # One deed may be several entries, stored at one moment by one person; the last one has the key.
        while before and rows[before - 1].at == rows[version - 1].at and rows[before - 1].player == one.person.id:
            before -= 1
        deed = granting.grant(states[before], asker, wish)
        assert [e.write(entry) for entry in deed.entries] == [row.entry for row in rows[before:version]]
        assert str(deed.entries[-1].__struct_config__.tag) == one.answer["did"]
        return
    if one.code == "key-used":
        assert len(mine) == 1
        return
    assert not mine
    with pytest.raises(Declined) as no:
        granting.grant(states[version], asker, wish)
    assert no.value.refusal == msgspec.convert(one.answer["refusal"], Refusal)
