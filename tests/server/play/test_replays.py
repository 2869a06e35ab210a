"""Records shown frame by frame: true to the game, through anybody's eyes, and a burden to nobody."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from labrys.core.compact import pack
from labrys.core.record import Entry, Record, read, write
from labrys.core.seats import SPECTATOR
from labrys.core.table import replay
from labrys.core.trail import Trail
from labrys.server import frames
from labrys.server.changes import laid_over
from labrys.server.doors.headers import LARGEST_BODY, LARGEST_RECORD
from labrys.server.http.problems import Refused
from labrys.server.http.replays import Replayer
from labrys.server.tables.recorded import MOST_ENTRIES
from tests.server.play import records
from tests.server.play.people import party, refused, stranger
from tests.server.running import Running

pytestmark = pytest.mark.anyio


def shown(record: Record) -> dict[str, Any]:
    """A record as the server shows it."""
    answer = frames.shown(write(record).decode())
    assert isinstance(answer, bytes), answer
    return dict(json.loads(answer))


def plain(struct: object) -> Any:
    """As it comes out of JSON."""
    return json.loads(msgspec.json.encode(struct))


GOLDEN = Path(__file__).parents[2] / "games/minos/golden"


@pytest.mark.rule("S10.6")
@pytest.mark.parametrize(
    "record",
    [
        pytest.param(lambda: records.played(2).record, id="Akrotiri with 2"),
        pytest.param(lambda: records.played(4).record, id="Akrotiri with 4"),
        pytest.param(lambda: read((GOLDEN / "01-4-players.jsonl").read_bytes()), id="Minos with 4"),
    ],
)
def test_frames_laid_over_each_other_are_everybodys_views(record: Callable[[], Record]):
    played = record()
    told = shown(played)
    views: dict[int, dict[str, Any]] = {seat: {} for seat in (SPECTATOR, *range(len(told["seats"])))}
    scores: list[int] = []
    assert len(played.entries) + 1 == len(told["frames"])
    for at, frame in enumerate(told["frames"]):
        own = dict(enumerate(frame.get("own", ())))
        for seat, view in views.items():
            views[seat] = laid_over(laid_over(view, frame.get("view", {})), own.get(seat, {}))
        scores = frame.get("scores", scores)
        if at % 23 == 0 or at == len(played.entries):
            table = replay(played, to=at)
            for seat, view in views.items():
                assert plain(table.game.view(table.state, seat)) == {"seat": seat, **view}
            assert [sheet.total for sheet in table.game.score(table.state)] == scores


@pytest.mark.rule("S10.6")
def test_frames_tell_who_did_what_and_what_happened_with_every_secret():
    table = records.played()
    told = shown(table.record)

    assert "by" not in told["frames"][0]
    assert [(entry.by, entry.move) for entry in table.record.entries] == [
        (frame["by"], frame["move"]) for frame in told["frames"][1:]
    ]
    happened = [event for frame in told["frames"] for event in frame.get("events", [])]
    assert plain([event for _, event in table.events]) == happened
    assert ["tile"] == told["secrets"]["tile-drawn"]
    assert all(event["tile"] for event in happened if event["event"] == "tile-drawn")


def test_a_frame_holds_only_what_has_changed():
    told = shown(records.played().record)

    assert {"view", "scores"} == set(told["frames"][0])
    ends = [frame for frame in told["frames"] if frame.get("move") == "end"]
    assert all("tiles" not in frame["view"] for frame in ends)
    assert len(json.dumps(told)) < 400_000


async def test_whoever_accepts_gzip_is_shown_a_record_so(server: Running):
    text = pack(records.played(decisions=20).record).decode()
    async with stranger(server.address) as anybody:
        answers = [
            await anybody.post("/api/replays", json={"record": text}, headers={"Accept-Encoding": accepted})
            for accepted in ("gzip, br", "identity", "gzip;q=0")
        ]

    assert ["gzip", None, None] == [answer.headers.get("content-encoding") for answer in answers]
    assert ["Accept-Encoding"] * 3 == [answer.headers["vary"] for answer in answers]
    assert answers[0].json() == answers[1].json() == answers[2].json()


@pytest.mark.rule("S10.6")
async def test_anybody_has_a_record_shown_whole_or_compact(server: Running):
    record = records.played().record
    async with stranger(server.address) as anybody:
        whole = await anybody.post("/api/replays", json={"record": write(record).decode()})
        compact = await anybody.post("/api/replays", json={"record": pack(record).decode()})

    assert 200 == whole.status_code, whole.text
    assert whole.json() == compact.json()
    told = whole.json()
    assert record.end is not None
    assert ("akrotiri", "Akrotiri", ["Ann", "Ben"], []) == (
        told["game"],
        told["title"],
        told["seats"],
        told["deciders"],
    )
    assert plain(record.header) == told["header"]
    assert (record.end.end, record.end.seed) == (told["end"]["end"], told["end"]["seed"])
    assert pack(record).decode() == told["compact"]
    assert list(record.end.scores) == [sum(line["points"] for line in sheet["lines"]) for sheet in told["sheets"]]


async def test_an_unfinished_record_is_shown_with_those_who_have_to_decide(server: Running):
    table = records.played(decisions=20)
    async with stranger(server.address) as anybody:
        answer = await anybody.post("/api/replays", json={"record": pack(table.record).decode()})

    assert (None, list(table.deciders())) == (answer.json()["end"], answer.json()["deciders"])


@pytest.mark.rule("S10.6")
async def test_the_record_of_a_finished_table_is_shown_and_nothing_is_stored(server: Running):
    database = server.environment["LABRYS_DATABASE"]

    def rows() -> list[int]:
        with sqlite3.connect(database) as looking:
            names = [name for (name,) in looking.execute("select name from sqlite_master where type = 'table'")]
            return [looking.execute(f"select count(*) from {name}").fetchone()[0] for name in sorted(names)]

    async with party(server.address, "Ann", "Ben") as (ann, ben):
        table = await ann.make_table("me", "open")
        await ben.granted(table, "join")
        await ben.granted(table, "resign")
        text = (await ann.client.get(f"/api/tables/{table}/record")).text
        before = rows()
        answer = await ann.client.post("/api/replays", json={"record": text})

    assert "resigned" == answer.json()["end"]["end"]
    assert before == rows()


def changed(record: Record, at: int, entry: Entry) -> str:
    """The record with another entry in one place."""
    entries = list(record.entries)
    entries[at] = entry
    return write(Record(record.header, Trail(entries), record.end)).decode()


@pytest.mark.rule("S10.6")
async def test_a_record_that_does_not_replay_is_refused_with_the_place(server: Running):
    record = records.played().record
    laid = next(at for at, entry in enumerate(record.entries) if entry.move.startswith("lay"))
    whole = write(record).decode()
    bad = {
        changed(record, laid, Entry(record.entries[laid].by, "lay 99,99 n")): [f"entry {laid}:", "lay 99,99 n"],
        changed(record, 0, Entry("chance", "first 7", record.entries[0].of)): ["entry 0:", "first 7"],
        pack(record).decode().replace("lay", "sail", 1): [f"entry {laid}:", "sail"],
        changed(record, laid, Entry(0, "x" * 60_000)): [f"entry {laid}:", "..."],
        whole[:-20]: ["breaks off"],
        whole.replace('"game":"akrotiri"', '"game":"go"'): ["line 1", "go"],
        "not a record\n": ["line 1"],
        "\ud7ff\x00\n": ["line 1"],
        '{"compact":1}\n': ["line 1"],
    }
    async with stranger(server.address) as anybody:
        for text, words in bad.items():
            answer = await anybody.post("/api/replays", json={"record": text})
            code = "record-diverges" if words[0].startswith("entry") else "bad-record"
            told = refused(answer, 422, code, "S10", *words)
            assert ("facts" in told["refusal"]) == (code == "record-diverges")
            assert len(told["refusal"]["text"]) < 500
        other = await anybody.post("/api/replays", json={"record": whole.replace('"rules":1', '"rules":99')})
        refused(other, 422, "other-rules", "S10", "rules version 99")
        refused(await anybody.post("/api/replays", json={"record": ""}), 400, "malformed", "S3")
        refused(await anybody.post("/api/replays", json={"record": whole, "x": 1}), 400, "malformed", "S3")


@pytest.mark.rule("S10.6")
async def test_a_record_of_too_many_entries_is_not_replayed(server: Running):
    text = pack(records.played(decisions=0).record).decode() + "0 end\n" * (MOST_ENTRIES + 5)
    async with stranger(server.address) as anybody:
        answer = await anybody.post("/api/replays", json={"record": text})

    refused(answer, 422, "bad-record", "S10", "more than 3,000 entries")


@pytest.mark.rule("S2.2")
async def test_only_records_may_be_larger_than_other_bodies(server: Running):
    async with stranger(server.address) as anybody:
        for path in ("/api/replays", "/api/replays/survey"):
            larger = await anybody.post(path, json={"record": "x" * (2 * LARGEST_BODY), "at": 0})
            assert larger.status_code in (400, 422), larger.text
            huge = await anybody.post(path, content=b" " * (LARGEST_RECORD + 1))
            refused(huge, 413, "too-large", "S2", "262,144")
        refused(await anybody.post("/api/guests", content=b" " * (LARGEST_BODY + 1)), 413, "too-large", "S2", "65,536")
        refused(await anybody.post("/api/replays/", content=b" " * (LARGEST_BODY + 1)), 413, "too-large", "S2")


@pytest.mark.rule("S10.6")
async def test_any_frame_can_be_surveyed_through_anybodys_eyes(server: Running):
    record = records.played().record
    text, at = pack(record).decode(), len(record.entries) // 2
    table = replay(record, to=at)
    async with stranger(server.address) as anybody:
        for seat in (None, 0, 1):
            answer = await anybody.post("/api/replays/survey", json={"record": text, "at": at, "seat": seat})
            view = table.game.view(table.state, SPECTATOR if seat is None else seat)
            assert 200 == answer.status_code, answer.text
            assert plain(table.game.survey(view)) == answer.json()
        for sent, code, words in (
            ({"at": 2_999}, "no-such-frame", "there is no frame 2999"),
            ({"at": 3, "seat": 2}, "no-such-eyes", "2 seats, counted from 0"),
        ):
            answer = await anybody.post("/api/replays/survey", json={"record": text, **sent})
            refused(answer, 422, code, "S10", words)


def test_a_survey_needs_only_what_comes_before_it():
    record = records.played().record
    text = changed(record, 60, Entry(0, "nonsense"))

    assert isinstance(frames.surveyed(text, 60, None), bytes)
    assert not isinstance(frames.surveyed(text, 61, None), bytes)


def test_the_last_frame_of_an_ended_game_can_be_surveyed():
    record = records.played().record

    assert isinstance(frames.surveyed(write(record).decode(), len(record.entries), 0), bytes)


# The worker


@pytest.mark.parametrize("job", [records.hang, records.die])
async def test_a_worker_that_hangs_or_dies_is_given_up_and_replaced(job: Any):
    replayer = Replayer(seconds=3)
    with pytest.raises(Refused) as no:
        await replayer.work(job)

    assert (503, "replays-busy") == (no.value.status, no.value.refusal.code)
    text = pack(records.played(decisions=5).record).decode()
    assert text == json.loads(await Replayer().work(frames.shown, text))["compact"]


async def test_the_event_loop_goes_on_while_a_record_is_replayed(tmp_path: Path):
    """The worker answers only when the loop has done something else meanwhile, and a crowd before it is sent away."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    replayer = Replayer()
    working = asyncio.create_task(replayer.work(records.wait_for, str(pipe)))
    while True:
        try:
            writing = os.open(pipe, os.O_WRONLY | os.O_NONBLOCK)
            break
        except OSError:  # nobody reads yet
            await asyncio.sleep(0.01)
    waiting = [asyncio.create_task(replayer.work(frames.shown, "x\n")) for _ in range(21)]
    with pytest.raises(Refused) as crowded:
        await waiting[20]
    assert 503 == crowded.value.status
    for one in waiting:
        one.cancel()
    assert not working.done()
    os.write(writing, b"shown")
    os.close(writing)

    assert b"shown" == await working


def test_a_replay_leaves_the_record_as_it_was():
    record = records.played().record
    before = write(record)
    shown(record)

    assert before == write(record)
    assert before == write(read(before))
