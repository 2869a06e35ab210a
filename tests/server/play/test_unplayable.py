"""A game that cannot be played on here is no dead end: it is shown as far as it goes, told why, ended, and kept."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from labrys.core.record import read
from labrys.core.registry import game
from labrys.server.tables import wishes as w
from tests.cli.program import labrys
from tests.server.attacks.inside import Inside
from tests.server.play.people import refused
from tests.server.running import Person
from tests.server.store.former.databases import at_work, changed, laid, lines
from tests.server.tables.room import Room

pytestmark = pytest.mark.anyio

TODAYS = game("minos").components_digest
UNKNOWN = "0123456789ab" + TODAYS[12:]


async def stranger(inside: Inside) -> Person:
    return await inside.guest("Zoe", "192.0.2.9")


@pytest.mark.rule("S5.6")
async def test_a_game_with_unknown_components_says_which_they_are_and_gives_no_record(tmp_path: Path):
    file = laid("73c2f1f", tmp_path)
    changed(file, TODAYS, UNKNOWN, game="minos")
    async with at_work(file) as (inside, ann):
        table = (await lines(ann))["minos", "playing"]["id"]
        seen = await ann.look(table)
        why = seen["table"]["unplayable"]
        told = seen["table"]
        assert ("unplayable", None, [], []) == (told["status"], seen["view"], seen["legal"], told["deciders"])
        assert ("unknown-components", {"components": "house", "digest": "0123456789ab"}) == (why["code"], why["facts"])
        assert ["Ann", "greedy"] == [seat["name"] for seat in told["seats"]]
        assert 64 == len(told["promise"])
        move = {"version": seen["version"], "move": "end"}
        for wish, more in (("move", move), ("resign", {}), ("leave", {}), ("offer-end", {})):
            no = await ann.wish(table, wish, **more)
            refused(no, 410, "unknown-components", "S5", "0123456789ab", "close the game")
        refused(await ann.client.get(f"/api/tables/{table}/record"), 403, "not-over", "S10")
        line = (await lines(ann))["minos", "playing"]
        assert ("unplayable", False) == (line["status"], line["is_my_turn"])
        zoe = await stranger(inside)
        refused(await zoe.wish(table, "close"), 403, "not-your-table", "S4")


@pytest.mark.rule("S7.10")
async def test_a_game_of_a_newer_version_is_not_closed_by_an_older_one(tmp_path: Path):
    """Of several servers at one database one may be newer, and play it on."""
    file = laid("73c2f1f", tmp_path)
    changed(file, '"rules":1', '"rules":9', title="playing", game="minos")
    async with at_work(file) as (_, ann):
        table = (await lines(ann))["minos", "playing"]["id"]
        refused(await ann.wish(table, "close"), 409, "newer", "S7")
        assert "unplayable" == (await ann.look(table))["table"]["status"]


@pytest.mark.rule("S5.6", "S7.10", "S10.4")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        (TODAYS, UNKNOWN),
        ('"rules":1', '"rules":0'),
        ('"move":"draft', '"move":"graft'),
        ('"do":"began"', '"do":"begun"'),
    ],
    ids=["components", "rules", "log", "beginning"],
)
async def test_somebody_who_sits_there_closes_it_without_a_result_and_then_its_record_is_had(
    old: str, new: str, tmp_path: Path
):
    file = laid("73c2f1f", tmp_path)
    changed(file, old, new, title="playing", game="minos")
    async with at_work(file) as (inside, ann):
        table = (await lines(ann))["minos", "playing"]["id"]
        before = await ann.look(table)
        assert "unplayable" == before["table"]["status"]
        async with inside.socket(table) as watching:
            await watching.next("update")
            await ann.granted(table, "close")
            assert "closed" == (await watching.until(before["version"] + 1))["seen"][-1]["did"]
        seen = await ann.look(table)
        end = seen["table"]["end"]
        assert ("over", "closed", [], []) == (seen["table"]["status"], end["end"], end["winners"], end["scores"])
        assert "over" == (await lines(ann))["minos", "playing"]["status"]
        refused(await ann.wish(table, "close"), 409, "over", "S7")
        answer = await (await stranger(inside)).client.get(f"/api/tables/{table}/record")
        if new == '"do":"begun"':
            refused(answer, 404, "no-record", "S10")
        else:
            record = tmp_path / "record.jsonl"
            record.write_bytes(answer.content)
            found = read(answer.content)
            assert (found.end and found.end.end) == "closed"
            assert 0 == labrys("verify", record).code
            assert len(found.entries) > 60
        # It stays as it is when the server starts again.
        inside.house.keeper.tables.clear()
        assert seen == {**(await ann.look(table)), "now": seen["now"]}
        following = (await ann.client.post(f"/api/tables/{table}/rematch")).json()["table"]
        assert "playing" == (await ann.look(following))["table"]["status"]


@pytest.mark.rule("S7.10")
async def test_where_a_closed_game_is_known_again_it_stays_closed_and_replays(tmp_path: Path):
    file, record = laid("73c2f1f", tmp_path), tmp_path / "record.jsonl"
    changed(file, TODAYS, UNKNOWN, title="playing", game="minos")
    async with at_work(file) as (_, ann):
        table = (await lines(ann))["minos", "playing"]["id"]
        await ann.granted(table, "close")
    changed(file, UNKNOWN, TODAYS, title="playing", game="minos")
    async with at_work(file) as (_, ann):
        seen = await ann.look(table)
        assert ("over", None, "closed") == (
            seen["table"]["status"], seen["table"]["unplayable"], seen["table"]["end"]["end"],
        )  # fmt: skip
        assert seen["view"]["hand"]
        record.write_bytes((await ann.client.get(f"/api/tables/{table}/record")).content)
        refused(await ann.wish(table, "move", version=seen["version"], move="end"), 409, "over", "S7")
        assert 200 == (await ann.client.post("/api/replays", json={"record": record.read_text()})).status_code
    code, out, _ = labrys("replay", record)
    assert (0, True) == (code, "The game is over: closed without a result." in out)


@pytest.mark.rule("S5.6")
@pytest.mark.parametrize(("old", "new"), [('"rules":1', '"rules":9'), ('"move":"draft', '"move":"graft')])
async def test_it_is_drawn_as_far_as_the_rules_here_allow(old: str, new: str, tmp_path: Path):
    file = laid("73c2f1f", tmp_path)
    async with at_work(file) as (_, ann):
        whole = await ann.look((await lines(ann))["minos", "playing"]["id"])
    changed(file, old, new, title="playing", game="minos")
    async with at_work(file) as (inside, ann):
        table = (await lines(ann))["minos", "playing"]["id"]
        seen = await ann.look(table)
        if old == '"rules":1':
            assert (whole["view"], whole["version"]) == (seen["view"], seen["version"])
            assert {"theirs": 9, "ours": 1} == seen["table"]["unplayable"]["facts"]
        else:
            assert ("drafting", "does-not-replay") == (
                seen["view"]["stack"][-1].split(":")[0],
                seen["table"]["unplayable"]["code"],
            )
        # What was hidden stays so: nobody but Ann sees her hand.
        others = await (await stranger(inside)).look(table)
        assert others["view"]["hand"] != seen["view"]["hand"] or not seen["view"]["hand"]
        assert 200 == (await ann.client.get(f"/api/games/minos/components/{seen['table']['components']}")).status_code


@pytest.mark.rule("S5.6", "S10.4")
async def test_a_finished_one_keeps_its_result_and_its_record(tmp_path: Path):
    file = laid("73c2f1f", tmp_path)
    changed(file, TODAYS, UNKNOWN, title="over", game="minos")
    async with at_work(file) as (_, ann):
        table = (await lines(ann))["minos", "over"]["id"]
        seen = await ann.look(table)
        assert ("over", None, "unknown-components") == (
            seen["table"]["status"], seen["view"], seen["table"]["unplayable"]["code"],
        )  # fmt: skip
        record = await ann.client.get(f"/api/tables/{table}/record")
        assert seen["table"]["end"]["scores"] == json.loads(record.text.splitlines()[-1])["scores"]
        answer = await ann.client.post("/api/replays", json={"record": record.text})
        refused(answer, 422, "unknown-components", "S10", "'house'", "0123456789ab")
        (tmp_path / "record.jsonl").write_text(record.text)
        assert "--components FILE" in labrys("replay", tmp_path / "record.jsonl").err


@pytest.mark.rule("S5.6")
async def test_games_of_rules_that_changed_without_a_new_version_are_not_played_into_others(tmp_path: Path):
    """In 41f7bf1 the last starting card was chosen by a decision of its own."""
    async with at_work(laid("41f7bf1", tmp_path)) as (_, ann):
        mine = await lines(ann)
        playing, over = [await ann.look(mine["minos", title]["id"]) for title in ("playing", "over")]
        for seen in (playing, over):
            assert ("does-not-replay", True) == (seen["table"]["unplayable"]["code"], seen["view"] is not None)
        assert ("unplayable", "over") == (playing["table"]["status"], over["table"]["status"])
        await ann.granted(mine["minos", "playing"]["id"], "close")


@pytest.mark.rule("S5.6")
async def test_one_with_a_hole_in_its_log_opens_and_comes_back_when_it_is_whole(tmp_path: Path):
    file = laid("73c2f1f", tmp_path)
    database = sqlite3.connect(file)
    (table,) = database.execute(
        "SELECT id FROM tables WHERE game = 'akrotiri' AND setup LIKE '%\"playing\"%'"
    ).fetchone()
    row = database.execute("SELECT * FROM log WHERE table_id = ? AND seq = 20", (table,)).fetchone()
    database.execute("DELETE FROM log WHERE table_id = ? AND seq = 20", (table,))
    database.commit()
    async with at_work(file) as (inside, ann):
        seen = await ann.look(table)
        assert ("unplayable", {"version": 20}) == (seen["table"]["status"], seen["table"]["unplayable"]["facts"])
        database.execute(f"INSERT INTO log VALUES ({', '.join('?' * len(row))})", row)
        database.commit()
        database.close()
        inside.house.keeper.tables.clear()

        again = await ann.look(table)
        assert ("playing", seen["version"], True) == (again["table"]["status"], again["version"], bool(again["legal"]))


@pytest.mark.rule("S7.10")
def test_a_game_that_can_be_played_on_is_not_closed():
    room = Room("me", "open")
    room.refused("ann", w.Close(), "not-begun", "S4")
    room.wish("ben", w.Join())
    room.refused("ann", w.Close(), "playable", "S7", "resign")
