"""Recorded games played again through the server, with every byte that is sent to everybody at the table.

The seed of a recorded game is published in its record, so a table with that seed answers for chance as recorded.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import pytest

from labrys.core.record import Record, read
from labrys.core.seats import SPECTATOR
from labrys.server.tables.sitting import Sitting
from tests.server.attacks.inside import Inside, Socket, opened
from tests.server.running import Person

GAMES = Path(__file__).parents[2] / "games"
GOLDEN = GAMES / "akrotiri" / "golden"


def golden(name: str, game: str = "akrotiri") -> Record:
    """A recorded game by the beginning of its file's name."""
    (found,) = (GAMES / game / "golden").glob(f"{name}-*.jsonl")
    return read(found.read_bytes())


class Sent(NamedTuple):
    """Something that was sent: to whom, through which eyes, and its bytes."""

    audience: int
    version: int
    """That of the table when it was sent."""
    text: str
    asked: str = ""
    """The words of the question, if it is an answer: they tell nothing."""


class Replay:
    """A recorded game at a table of the server. Each seat has a person with a socket; one more only watches."""

    def __init__(self, inside: Inside, record: Record, people: list[Person], watcher: Person, table: str) -> None:
        self.inside = inside
        self.record = record
        self.people = people
        self.watcher = watcher
        self.table = table
        self.sockets: dict[int, Socket] = {}
        self.sittings: dict[int, Sitting] = {}
        """What was true at each version."""
        self.moves = [entry for entry in record.entries if entry.by != "chance"]

    def person(self, audience: int) -> Person:
        return self.watcher if audience == SPECTATOR else self.people[audience]

    @property
    def audiences(self) -> list[int]:
        return [*range(len(self.people)), SPECTATOR]

    @property
    def now(self) -> Sitting:
        return self.sittings[max(self.sittings)]

    async def note(self) -> Sitting:
        """Remember how things stand."""
        sitting = (await self.inside.hosted(self.table)).sitting
        self.sittings[sitting.version] = sitting
        return sitting

    async def step(self, at: int) -> None:
        """Make the recorded move of this number; everybody hears of it."""
        entry = self.moves[at]
        assert isinstance(entry.by, int)
        mover = self.sockets[entry.by]
        await mover.send(wish="move", version=self.now.version, move=entry.move, seat=entry.by, key=f"m{at}")
        before = self.now.version
        for socket in self.sockets.values():
            assert before + 1 == (await socket.until(before + 1))["version"]
        await self.note()

    def sent(self) -> list[Sent]:
        """Every text that came by the sockets."""
        return [Sent(audience, -1, text) for audience, socket in self.sockets.items() for text in socket.heard]

    async def look(self, audience: int, **query: int) -> Sent:
        """The table by HTTP."""
        answer = await self.person(audience).client.get(f"/api/tables/{self.table}", params=query)
        assert 200 == answer.status_code
        return Sent(audience, self.now.version, answer.text)

    async def wish(self, audience: int, **wish: object) -> Sent:
        """The answer to a wish by HTTP, granted or not."""
        answer = await self.person(audience).client.post(f"/api/tables/{self.table}/wishes", json=wish)
        return Sent(audience, self.now.version, answer.text, str(wish))


@contextlib.asynccontextmanager
async def replaying(folder: Path, record: Record, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Replay]:
    """The table of a recorded game, begun, everybody connected, no move made yet."""
    assert record.end is not None
    seed = record.end.seed
    monkeypatch.setattr("labrys.server.house.new_seed", lambda: seed)
    async with opened(folder) as inside, contextlib.AsyncExitStack() as stack:
        people = [await inside.guest(f"player {seat}") for seat in range(len(record.header.seats))]
        watcher = await inside.guest("watcher")
        table = await inside.begun(*people, game=record.header.game, options=dict(record.header.options))
        replay = Replay(inside, record, people, watcher, table)
        await replay.note()
        for audience in replay.audiences:
            socket = await stack.enter_async_context(inside.socket(table, replay.person(audience), "since=0"))
            replay.sockets[audience] = socket
            assert replay.now.version == (await socket.next("update"))["version"]
        yield replay
