"""People who play together at a real server, and what they may expect of its answers."""

from __future__ import annotations

import contextlib
import random
from collections.abc import AsyncIterator
from typing import Any

import httpx

from labrys.core.chance import Seeded, promise
from labrys.core.record import Record, read
from labrys.core.registry import game
from labrys.core.table import Table, replay
from tests.server.running import Live, Person, guest


@contextlib.asynccontextmanager
async def party(address: str, *names: str) -> AsyncIterator[tuple[Person, ...]]:
    """Guests of these names."""
    async with contextlib.AsyncExitStack() as stack:
        people = []
        for name in names:
            person = await guest(address, name)
            stack.push_async_callback(person.client.aclose)
            people.append(person)
        yield tuple(people)


@contextlib.asynccontextmanager
async def stranger(address: str, token: str = "") -> AsyncIterator[httpx.AsyncClient]:
    """Somebody whom the server does not know, or a program with a token."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=40, headers=headers) as client:
        yield client


def refused(answer: httpx.Response, status: int, code: str, rule: str, *words: str) -> dict[str, Any]:
    """The answer is a refusal for this reason, in a sentence with these words."""
    assert status == answer.status_code, answer.text
    refusal = answer.json()["refusal"]
    assert (code, rule) == (refusal["code"], refusal["rule"]), refusal
    for word in words:
        assert word in refusal["text"]
    return dict(answer.json())


async def answered(live: Live, key: str) -> int:
    """The version that a wish of this key led to: said by what happened, or by an answer of its own."""
    while True:
        message = await live.next("update", "granted", "refused")
        assert "refused" != message["type"], message
        found = message["seen"] if message["type"] == "update" else [message]
        for one in found:
            if one.get("key") == key:
                return int(one["version"])


async def play_out(live: Live, rng: random.Random, most: int = 10_000, keys: str = "m") -> None:
    """Make random legal moves over a socket until the game is over, or so many moves are made."""
    while not live.update or live.update["table"]["status"] == "open":
        await live.next("update")
    moves = 0
    while live.update["table"]["status"] == "playing" and moves < most:
        if live.update["legal"]:
            move = rng.choice(live.update["legal"])
            moves += 1
            await live.send(wish="move", version=live.update["version"], move=move, key=f"{keys}{moves}")
        heard = await live.next("update", "refused")
        assert "update" == heard["type"], heard


async def move(person: Person, table: str, **more: Any) -> dict[str, Any]:
    """The first legal move by HTTP."""
    update = await person.look(table, **more)
    return await person.granted(table, "move", version=update["version"], move=update["legal"][0], **more)


async def record_of(client: httpx.AsyncClient, table: str) -> Record:
    """The record of a finished game, replayed and found to keep its promise."""
    answer = await client.get(f"/api/tables/{table}/record")
    assert 200 == answer.status_code, answer.text
    record = read(answer.content)
    assert record.end is not None
    assert record.header.promise == promise(record.end.seed)
    replay(record)
    # The same moves with the published seed: chance answers the same.
    again = Table(game(record.header.game), record.header.seats, record.header.options, Seeded(record.end.seed))
    for line in record.entries:
        if line.by != "chance":
            again.play(line.by, line.move)
    assert record.entries == again.record.entries
    return record
