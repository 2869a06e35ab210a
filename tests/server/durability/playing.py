"""People who play on whatever happens to the server, and keep a chronicle of what they sent and what they were told."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec
import websockets

from labrys.core.registry import game
from labrys.server.live import LATER
from labrys.server.store.tables import Logged
from labrys.server.tables import entries as e
from tests.server.durability.stage import log_of, talk_of
from tests.server.running import Live, Person

GONE = (httpx.TransportError, websockets.ConnectionClosed, websockets.InvalidHandshake, OSError)
"""What a client sees of a server that was killed."""
_PAUSE = 0.02
"""Before whoever is told that the database is away comes again."""


class Sent(msgspec.Struct):
    """A wish that was sent; the version it was granted at, if so, and whether it was refused."""

    wish: dict[str, Any]
    granted: int | None = None
    was_refused: bool = False

    @property
    def key(self) -> str:
        return str(self.wish["key"])

    @property
    def is_open(self) -> bool:
        """Whether it was never answered: it may have been done or not."""
        return self.granted is None and not self.was_refused

    def hear(self, answer: dict[str, Any]) -> None:
        """Take an answer in. Unavailable is none: it leaves open whether it was done."""
        if answer["type"] == "granted":
            assert self.granted in (None, answer["version"]), "granted twice, at different versions"
            assert not self.was_refused, "first refused, then granted"
            self.granted = answer["version"]
        elif answer["refusal"]["code"] != "unavailable":
            assert self.granted is None, "first granted, then refused"
            self.was_refused = True


class Seat:
    """One person at one table, by a socket or by HTTP."""

    def __init__(self, person: Person, table: str, rng: random.Random, by_socket: bool) -> None:
        self.person = person
        self.table = table
        self.sent: list[Sent] = []
        self.said: list[str] = []
        """Lines that were acknowledged."""
        self.murmured: list[str] = []
        """All lines that were sent."""
        self.close_code = 0
        self.is_playing = False
        self._rng = rng
        self._by_socket = by_socket

    async def play(self, until: int = 100_000) -> None:
        """Play until the game is over, the server is gone, or the table has this version.

        Whoever is told to come again later, since the database is away, does so.
        """
        self.is_playing = True
        try:
            while await self._is_put_off(until):
                await asyncio.sleep(_PAUSE)
        finally:
            self.is_playing = False

    async def _is_put_off(self, until: int) -> bool:
        """Play; whether it ended only because the server says to come again later."""
        try:
            if self._by_socket:
                await self._play_by_socket(until)
            else:
                await self._play_by_http(until)
        except websockets.ConnectionClosed as closed:
            self.close_code = closed.rcvd.code if closed.rcvd is not None else 0
            return self.close_code == LATER
        except GONE:
            pass
        return False

    async def resend(self) -> None:
        """Send again, twice, what was never answered: it counts once, and both answers are the same."""
        for sent in self.sent:
            if sent.is_open:
                for _ in range(2):
                    sent.hear((await self.person.wish(self.table, **sent.wish)).json())
                assert not sent.is_open

    async def _look(self, **query: Any) -> dict[str, Any]:
        """The table, as soon as the database can be asked for it."""
        while True:
            answer = await self.person.client.get(f"/api/tables/{self.table}", params=query)
            assert answer.status_code in (200, 503), answer.text
            if answer.status_code == 200:
                return dict(answer.json())
            await asyncio.sleep(_PAUSE)

    async def _play_by_http(self, until: int) -> None:
        update = await self._look()
        while update["table"]["status"] == "playing" and update["version"] < until:
            if not update["legal"]:
                update = await self._look(since=update["version"], wait=5)
                continue
            sent = self._choose(update)
            answer = await self.person.wish(self.table, **sent.wish)
            assert answer.status_code in (200, 409, 503), answer.text
            if answer.status_code != 503:
                sent.hear(answer.json())
            await self._talk_now_and_then()
            update = await self._look()

    async def _play_by_socket(self, until: int) -> None:
        async with self.person.live(self.table) as live:
            update = await live.next("update")
            while update["table"]["status"] == "playing" and update["version"] < until:
                if not update["legal"]:
                    update = await live.next("update")
                    continue
                sent = self._choose(update)
                await live.send(**sent.wish)
                answer = await self._answer(live, sent.key)
                sent.hear(answer)
                await self._talk_now_and_then()
                update = await live.until(answer["version"])

    async def _answer(self, live: Live, key: str) -> dict[str, Any]:
        while True:
            answer = await live.next("granted", "refused")
            if answer["key"] == key:
                return answer

    def _choose(self, update: dict[str, Any]) -> Sent:
        key = f"k{self._rng.getrandbits(80):x}"
        wish: dict[str, Any] = {"wish": "move", "key": key, "version": update["version"]}
        if self._rng.random() < 0.05:
            wish |= {"wish": "undo"}
        else:
            wish |= {"move": self._rng.choice(update["legal"])}
        sent = Sent(wish)
        self.sent.append(sent)
        return sent

    async def _talk_now_and_then(self) -> None:
        if self._rng.random() < 0.1:
            line = f"line {self._rng.getrandbits(80):x}"
            self.murmured.append(line)
            # Nobody leaves the table over a line that was cut off: whoever plays by a socket still hears there why.
            with contextlib.suppress(httpx.TransportError):
                answer = await self.person.client.post(
                    f"/api/tables/{self.table}/talk", json={"wish": "say", "line": line}
                )
                if answer.status_code == 201:
                    self.said.append(line)


@contextlib.asynccontextmanager
async def at_play(*seats: Seat) -> AsyncIterator[list[asyncio.Task[None]]]:
    """All of them play meanwhile, and nobody does afterwards, even if one of them found something wrong: that is told,
    and the others are called away from what they are about."""
    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(seat.play()) for seat in seats]
        yield playing
        for task in playing:
            task.cancel()


async def assert_nothing_lost_or_added(database: str, table: str, *seats: Seat) -> None:
    """Every acknowledged wish is in the log, at its version; nothing is that nobody sent; nothing is there twice."""
    # What is granted after the log was read is not in what was read.
    assert not any(seat.is_playing for seat in seats), "somebody still plays"
    rows = await log_of(database, table)
    assert list(range(1, len(rows) + 1)) == [row.seq for row in rows]
    # After a space follows a mark of what was wished.
    keyed = {row.key.partition(" ")[0]: row for row in rows if row.key is not None}
    assert len(keyed) == sum(row.key is not None for row in rows), "a key is there twice"
    sent = {one.key: (seat, one) for seat in seats for one in seat.sent}
    assert set(keyed) <= set(sent)
    for key, (seat, one) in sent.items():
        if one.granted is not None:
            assert one.granted == keyed[key].seq
        if one.was_refused:
            assert key not in keyed
        if key in keyed:
            assert seat.person.id == keyed[key].player
            _assert_is(one.wish, keyed[key])
    for row in rows:
        if row.key is None:
            entry = e.read(row.entry)
            assert isinstance(entry, (e.Sat, e.Began)) or (isinstance(entry, e.Moved) and entry.bot)
    await _assert_talk(database, table, seats)


def _assert_is(wish: dict[str, Any], row: Logged) -> None:
    entry = e.read(row.entry)
    if wish["wish"] == "undo":
        assert isinstance(entry, e.Undone)
        return
    assert isinstance(entry, e.Moved)
    akrotiri = game("akrotiri")
    assert akrotiri.text(akrotiri.read_move(wish["move"])) == entry.lines[0].move


async def _assert_talk(database: str, table: str, seats: tuple[Seat, ...]) -> None:
    stored = await talk_of(database, table)
    assert len(set(stored)) == len(stored)
    for seat in seats:
        assert set(seat.said) <= set(stored)
    assert set(stored) <= {line for seat in seats for line in seat.murmured}
