"""Recorded games are replayed through the server, and every byte sent is checked against what its reader may know."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from labrys.core.record import write
from labrys.core.seats import SPECTATOR
from tests.server.attacks.inside import opened
from tests.server.wire.asking_around import ask_around
from tests.server.wire.laws import check_update, ever_known, words_in
from tests.server.wire.replaying import GOLDEN, Replay, Sent, golden, replaying

pytestmark = pytest.mark.anyio

EVERY = 40
"""So many moves lie between two moments at which everybody asks for everything."""


async def played(replay: Replay, rng: random.Random, every: int = EVERY, moves: int | None = None) -> list[Sent]:
    """Play the recorded game, asking around now and then; all that was sent other than by the sockets."""
    said: list[Sent] = []
    for at in range(len(replay.moves) if moves is None else moves):
        if at % every == every // 2:
            said += await ask_around(replay, rng)
            await change_of_mind(replay, at)
        await replay.step(at)
    return said


async def change_of_mind(replay: Replay, at: int) -> None:
    """Somebody asks to take back: once in vain, once with everybody's consent; then it is played as recorded."""
    by = replay.moves[at - 1].by
    assert isinstance(by, int)
    others = [seat for seat in range(len(replay.people)) if seat != by]
    version = replay.now.version
    await replay.people[by].granted(replay.table, "undo", version=version, ask=True)
    is_asked = await heard_by_all(replay)
    if not is_asked:  # it was free
        await redo(replay, at - 1)
        return
    await replay.people[others[0]].granted(replay.table, "answer-undo", version=replay.now.version, yes=False)
    await heard_by_all(replay)
    await replay.people[by].granted(replay.table, "undo", version=replay.now.version, ask=True)
    await heard_by_all(replay)
    for other in others:
        await replay.people[other].granted(replay.table, "answer-undo", version=replay.now.version, yes=True)
        await heard_by_all(replay)
    await redo(replay, at - 1)


async def redo(replay: Replay, at: int) -> None:
    entry = replay.moves[at]
    assert isinstance(entry.by, int)
    await replay.people[entry.by].granted(
        replay.table, "move", version=replay.now.version, move=entry.move, seat=entry.by
    )
    await heard_by_all(replay)


async def heard_by_all(replay: Replay) -> bool:
    """Wait until everybody knows how things stand; whether somebody's wish to take back is open."""
    sitting = await replay.note()
    for socket in replay.sockets.values():
        heard = [json.loads(text)["version"] for text in socket.heard if text.startswith('{"type":"update"')]
        if heard[-1] < sitting.version:
            await socket.until(sitting.version)
    return sitting.undo is not None


def check_all(replay: Replay, said: list[Sent], rng: random.Random) -> int:
    """All laws on all that was sent; how many messages there were."""
    assert replay.record.end is not None
    seed, checked = replay.record.end.seed, 0
    known: dict[tuple[int, int], set[str]] = {}
    for audience in replay.audiences:
        words: set[str] = set()
        for version in range(min(replay.sittings), max(replay.sittings) + 1):
            if version in replay.sittings:
                words = ever_known(replay.sittings[version], audience, words)
            known[audience, version] = words
    for sent in [*replay.sent(), *said]:
        message = json.loads(sent.text)
        version = message["version"]
        if message["type"] == "update" and version in replay.sittings:
            check_update(sent.text, sent.audience, replay.sittings, rng)
        is_over = message["type"] == "update" and message["table"]["status"] == "over"
        assert is_over or seed[:16] not in sent.text, f"audience {sent.audience} is told the seed"
        unknown = words_in(sent.text, sent.asked) - known[sent.audience, version]
        assert is_over or not unknown, f"audience {sent.audience} reads {unknown} at version {version}"
        checked += 1
    return checked


async def replay_and_check(folder: Path, name: str, monkeypatch: pytest.MonkeyPatch, every: int = EVERY) -> None:
    record, rng = golden(name), random.Random(name)
    async with replaying(folder, record, monkeypatch) as replay:
        said = await played(replay, rng, every)
        said += [await replay.look(audience, since=0) for audience in replay.audiences]
        checked = check_all(replay, said, rng)
        found = await replay.watcher.client.get(f"/api/tables/{replay.table}/record")

        assert checked > (len(replay.moves) + 1) * len(replay.audiences)
        assert "over" == replay.now.status
        assert replay.record.end == replay.now.table.record.end if replay.now.table else None
        assert write(record).splitlines()[1:] == found.content.splitlines()[1:]


# The first edition, the strategist variant, and four players.
@pytest.mark.parametrize("name", ["02", "03", "10"])
async def test_a_recorded_game_tells_nobody_more_than_they_may_know(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
):
    await replay_and_check(tmp_path, name, monkeypatch)


@pytest.mark.deep
@pytest.mark.parametrize("name", sorted(file.name[:2] for file in GOLDEN.glob("*.jsonl")))
async def test_every_recorded_game_tells_nobody_more_than_they_may_know(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
):
    await replay_and_check(tmp_path, name, monkeypatch, every=6)


async def test_whoever_comes_back_is_told_what_those_who_stayed_were_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    rng = random.Random(1)
    async with replaying(tmp_path, golden("11"), monkeypatch) as replay:
        await played(replay, rng, moves=60)
        for audience in replay.audiences:
            for query in ("since=0", "since=17", "", f"since={replay.now.version}", "since=-4", "since=1000000"):
                async with replay.inside.socket(replay.table, replay.person(audience), query) as socket:
                    check_update(await socket.raw("update"), audience, replay.sittings, rng)
                    await socket.send(wish="look", since=3)
                    check_update(await socket.raw("update"), audience, replay.sittings, rng)


async def test_whoever_stood_up_sees_what_spectators_see(tmp_path: Path):
    rng = random.Random(2)
    async with opened(tmp_path) as inside:
        ariadne, minos, theseus = await inside.guests(3)
        table = await ariadne.make_table("open", "open")
        await minos.granted(table, "join", seat=0)
        async with inside.socket(table, minos, "seat=0") as stood:
            assert 0 == (await stood.next("update"))["seat"]
            await minos.granted(table, "leave")
            await theseus.granted(table, "join", seat=0)
            await ariadne.granted(table, "join", seat=1)
            sitting = (await inside.hosted(table)).sitting
            last = await stood.until(sitting.version)
            assert last["seat"] is None
            texts = [text for text in stood.heard if json.loads(text)["version"] == sitting.version]
            texts.append((await minos.client.get(f"/api/tables/{table}?since=0")).text)
            for text in texts:
                check_update(text, SPECTATOR, {sitting.version: sitting}, rng)
            assert "not-your-seat" == (await stood.ask(wish="look", seat=0))["refusal"]["code"]
            late = await stood.ask(wish="move", version=0, move="end")
            assert ("not-your-table", []) == (late["refusal"]["code"], late["seen"])


async def test_a_table_of_one_browser_shows_each_seat_its_own(tmp_path: Path):
    """Whoever has several seats looks through one at a time."""
    rng = random.Random(3)
    async with opened(tmp_path) as inside:
        ariadne = await inside.guest("Ariadne")
        table = await ariadne.make_table("me", "me")
        sitting = (await inside.hosted(table)).sitting
        for seat in (0, 1):
            text = (await ariadne.client.get(f"/api/tables/{table}?seat={seat}&since=0")).text
            check_update(text, seat, {sitting.version: sitting}, rng)
