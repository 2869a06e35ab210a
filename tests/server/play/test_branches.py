"""Tables that go on from a moment of a recorded game."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from labrys.core.compact import pack
from labrys.core.record import read, write
from labrys.core.table import replay
from labrys.server.tables import entries as e
from labrys.server.tables import wire
from labrys.server.tables import wishes as w
from labrys.server.tables.branching import Branch
from labrys.server.tables.setup import SeatPlan, Setup, rotated, settle
from tests.server.play import records
from tests.server.play.people import party, play_out
from tests.server.play.people import refused as answered_no
from tests.server.running import Running, running
from tests.server.tables.room import Room, refused, snapshot

TEXT = pack(records.played().record).decode()
AT = 70
BEFORE = records.played().record.entries[:AT]


def setup(at: int = AT, record: str = TEXT, seats: tuple[str, ...] = ("me", "me"), **more: Any) -> Setup:
    plans = tuple(SeatPlan(seat) if seat in ("me", "open") else SeatPlan("bot", seat) for seat in seats)  # type: ignore[arg-type]
    return Setup("akrotiri", plans, branch=Branch(record, at), **more)


def begun(at: int = AT, seed: int = 1, **more: Any) -> Room:
    return Room.of(settle(setup(at, **more)), seed)


@pytest.mark.rule("S7.8")
@pytest.mark.parametrize("at", [0, 1, 8, 33, AT])
def test_a_game_goes_on_from_any_moment_of_a_record(at: int):
    room = begun(at)

    assert records.played().record.entries[:at] == room.table.record.entries[:at]
    assert room.sitting.deciders
    branch = records.played().branch(at, room.table.chance)
    assert branch.game.position(branch.state) == room.table.game.position(room.table.state)
    assert records.played().options == room.table.options


@pytest.mark.rule("S7.8")
def test_from_there_on_chance_answers_anew():
    first, second, again = begun(seed=1), begun(seed=2), begun(seed=1)
    for room in (first, second, again):
        for _ in range(60):
            room.move("ann", seat=room.sitting.deciders[0])

    assert first.lines == again.lines
    assert first.lines != second.lines
    assert first.lines[:AT] == second.lines[:AT]


@pytest.mark.rule("S7.8")
def test_it_shows_that_it_is_a_branch_and_promises_nothing():
    room = begun()
    facts = wire.facts(room.sitting)
    room.wish("ann", w.Resign(seat=1))
    over = wire.facts(room.sitting)

    assert (True, "") == (facts.branched, facts.promise)
    assert over.end is not None
    assert ("", "") == (over.promise, over.end.seed)
    assert not wire.facts(Room("me", "me").sitting).branched


@pytest.mark.rule("S7.8")
def test_its_record_replays_and_has_the_names_of_those_who_sit_there():
    room = begun()
    room.until(lambda sitting: sitting.status == "over")
    record = read(write(room.table.record))

    assert (("Ann", "Ann"), "") == (record.header.seats, record.header.promise)
    assert record == replay(record).record
    assert record == records.kept(e.read(row[4]) for row in room.rows)


@pytest.mark.rule("S7.8")
def test_it_is_the_same_table_after_a_restart():
    room = begun()
    assert snapshot(room.sitting) == snapshot(room.folded())
    for _ in range(30):
        room.move("ann", seat=room.sitting.deciders[0])

    assert snapshot(room.sitting) == snapshot(room.folded())


@pytest.mark.rule("S7.8", "S5.6")
@pytest.mark.parametrize("change", ["T01", "T02"])
def test_a_log_that_begins_otherwise_than_the_branch_is_not_opened(change: str):
    room = begun()
    stored = room.rows[-1][4]
    altered = next(old for old in ("T03", "T04", "T05", "T06") if old in stored)
    room.rows[-1] = (*room.rows[-1][:4], stored.replace(f"draw {altered}", f"draw {change}"))

    with pytest.raises(e.Damaged):
        room.folded()


@pytest.mark.rule("S7.8", "S6.8")
def test_what_came_before_cannot_be_taken_back():
    room = begun()
    seat = room.sitting.deciders[0]
    room.refused("ann", room.undo(seat=seat), "nothing-to-undo", "S6", "0 decisions")
    room.move("ann", seat=seat)
    room.refused("ann", room.undo(2, seat=seat), "nothing-to-undo", "S6", "1 decision, not 2")
    room.wish("ann", room.undo(seat=seat))

    assert AT <= len(room.table.record.entries)
    assert BEFORE == room.table.record.entries[:AT]


@pytest.mark.rule("S7.8", "S6.9")
def test_whoever_does_the_same_again_after_taking_back_draws_the_same():
    room = begun()
    for _ in range(40):
        room.move("ann", seat=room.sitting.deciders[0])
    lines = room.lines
    seat = room.sitting.deciders[0]
    back = sum(line.by == seat for line in room.table.record.entries[AT:])
    room.wish("ann", room.undo(back, seat=seat))
    assert len(room.lines) < len(lines)
    while len(room.lines) < len(lines):
        room.move("ann", seat=room.sitting.deciders[0])

    assert lines == room.lines


@pytest.mark.rule("S7.8", "S7.5")
def test_its_rematch_begins_at_the_beginning():
    room = begun()
    following = rotated(room.sitting.setup, ("id-ann", "id-ann"), ("Ann", "Ann"))

    assert following.branch is None
    assert room.sitting.setup.options == following.options


@pytest.mark.rule("S7.8")
def test_only_what_came_before_is_kept():
    kept = settle(setup(20)).branch

    assert kept is not None
    assert 21 == kept.record.count("\n")
    assert settle(setup(20)) == settle(settle(setup(20)))
    assert '"promise":""' in kept.record


@pytest.mark.rule("S7.8")
def test_a_table_waits_for_its_people_before_it_goes_on():
    room = begun(seats=("me", "open"))
    assert room.sitting.table is None
    room.wish("ben", w.Join())

    assert BEFORE == room.table.record.entries[:AT]
    assert ("Ann", "Ben") == room.table.record.header.seats
    assert snapshot(room.sitting) == snapshot(room.folded())


LENGTH = len(records.played().record.entries)


@pytest.mark.rule("S7.8")
def test_what_cannot_be_gone_on_from_is_refused():
    whole = write(records.played().record).decode()[:40_000]
    refused(setup(LENGTH), "branch-over", "S7", "over", "earlier")
    refused(setup(LENGTH + 1), "no-such-moment", "S7", str(LENGTH))
    refused(setup(seats=("me", "me", "me")), "other-record", "S7", "2 seats")
    refused(setup(options={"edition": "first"}), "branch-options", "S7", "options")
    refused(setup(record="nonsense\n"), "bad-record", "S7", "line 1")
    refused(setup(record=TEXT.replace("lay", "fly", 1)), "record-diverges", "S7", "entry 2", "fly")
    refused(setup(record=TEXT.replace('"rules":1', '"rules":5')), "other-rules", "S7", "rules version 5")
    refused(setup(record=TEXT + "0 end\n" * 3_100), "bad-record", "S7", "3,000")
    refused(setup(record=whole), "bad-record", "S7", "line 1")


def test_options_that_are_those_of_the_record_may_be_said():
    assert settle(setup()) == settle(setup(options={"edition": "revised"}))


def test_a_waiting_table_whose_rules_have_changed_says_so():
    old = settle(setup(seats=("me", "open")))
    assert old.branch is not None
    changed = Branch(old.branch.record.replace('"rules":1', '"rules":5'), old.branch.at)
    room = Room.of(msgspec.structs.replace(old, branch=changed))

    room.refused("ben", w.Join(), "other-rules", "S7", "rules version 5")


# At a server


@pytest.mark.anyio
@pytest.mark.rule("S7.8")
async def test_a_branch_is_played_on_a_server_that_is_killed_meanwhile(tmp_path: Path):
    with running(tmp_path) as server:
        async with party(server.address, "Ann") as (ann,):
            table = await ann.make_table("me", "greedy", branch={"record": TEXT, "at": AT})
            update = await ann.look(table)
            assert update["table"]["branched"]
            assert "" == update["table"]["promise"]
            async with ann.live(table) as live:
                await play_out(live, random.Random("branch"), most=6)
            server.kill()
            server.start()
            async with ann.live(table) as live:
                await live.next("update")
                await asyncio.wait_for(play_out(live, random.Random("after"), keys="n"), 120)
            answer = await ann.client.get(f"/api/tables/{table}/record")
            record = read(answer.content)
            assert BEFORE == record.entries[:AT]
            assert record == replay(record).record
            following = (await ann.client.post(f"/api/tables/{table}/rematch")).json()["table"]
            rematch = (await ann.look(following))["table"]
            assert (False, 64) == (rematch["branched"], len(rematch["promise"]))


@pytest.mark.anyio
@pytest.mark.rule("S7.8")
async def test_a_record_that_does_not_replay_makes_no_table(server: Running):
    seats = [{"kind": "me"}, {"kind": "me"}]
    async with party(server.address, "Ann") as (ann,):
        for branch, status, code, rule in (
            ({"record": TEXT.replace("lay", "fly", 1), "at": AT}, 422, "record-diverges", "S7"),
            ({"record": TEXT, "at": 5_000}, 400, "malformed", "S3"),
            ({"record": TEXT}, 400, "malformed", "S3"),
        ):
            sent = {"game": "akrotiri", "seats": seats, "branch": branch}
            answered_no(await ann.client.post("/api/tables", json=sent), status, code, rule)
        assert [] == (await ann.client.get("/api/tables/mine")).json()
