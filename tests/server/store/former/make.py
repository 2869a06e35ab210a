"""How the databases beside this file were made, each once, by a server of the commit in its name.

    git archive COMMIT src | tar -x -C ../old
    PYTHONPATH=../old/src LABRYS_PURE=1 .venv/bin/python -m tests.server.store.former.make COMMIT

Each has an account, Ann, who plays against bots: of each game at a table where she has to decide, at one where the game
is over, and in a lesson if there was one then.
"""

from __future__ import annotations

import asyncio
import lzma
import random
import sqlite3
import sys
import tempfile
from pathlib import Path

from tests.server.running import Person, guest, running

NAME, PASSWORD = "Ann", "as it was before"
_MOVES = {"playing": 60, "over": 3_000, "lesson": 6}


async def _play(ann: Person, table: str, moves: int) -> str:
    """Play this number of random moves, or until the game is over; how it stands."""
    draw = random.Random(moves)
    for _ in range(moves):
        seen = await ann.look(table)
        while seen["table"]["status"] == "playing" and not seen["legal"]:
            seen = await ann.look(table, since=seen["version"], wait=20)
        if seen["table"]["status"] != "playing":
            break
        await ann.granted(table, "move", version=seen["version"], move=draw.choice(seen["legal"]))
    seen = await ann.look(table)
    while seen["table"]["status"] == "playing" and not seen["legal"]:
        seen = await ann.look(table, since=seen["version"], wait=20)
    return str(seen["table"]["status"])


async def _fill(address: str) -> None:
    ann = await guest(address, NAME)
    answer = await ann.client.post("/api/account", json={"account": NAME, "password": PASSWORD})
    assert answer.is_success, answer.text
    for game in ("akrotiri", "minos"):
        for title, bot in (("playing", "greedy"), ("over", "random")):
            table = await ann.make_table("me", bot, game=game, title=title)
            assert title == await _play(ann, table, _MOVES[title])
        lesson = {"game": game, "lesson": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
        answer = await ann.client.post("/api/tables", json={**lesson, "title": "lesson"})
        if answer.is_success:
            await _play(ann, answer.json()["table"]["id"], _MOVES["lesson"])
    await ann.client.aclose()


def main(commit: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        with running(Path(folder)) as server:
            asyncio.run(_fill(server.address))
            server.stop()
        database = sqlite3.connect(Path(folder) / "labrys.db")
        text = "\n".join(database.iterdump())
        database.close()
    file = Path(__file__).parent / f"{commit}.sql.xz"
    file.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))


if __name__ == "__main__":
    main(sys.argv[1])
