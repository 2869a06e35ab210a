"""What former versions left in the database is played on, looked at and replayed with its own components."""

from __future__ import annotations

from pathlib import Path

import pytest

from labrys.core.compact import pack
from labrys.core.record import read
from labrys.core.registry import game
from labrys.server import hinting
from labrys.server.tables.entries import Moved
from tests.cli.program import labrys
from tests.server.store.former.databases import COMMITS, PLAYED_BY_OTHERS, at_work, laid, lines, turn

pytestmark = pytest.mark.anyio

GAMES = ("akrotiri", "minos")
_MOST = 60
"""Moves of Ann after which the bot must have moved too."""
PLAYABLE = [(commit, name) for commit in COMMITS for name in GAMES if (commit, name) != PLAYED_BY_OTHERS]


@pytest.mark.rule("S5.6")
@pytest.mark.parametrize("commit", COMMITS)
async def test_every_table_of_a_former_version_opens(commit: str, tmp_path: Path):
    async with at_work(laid(commit, tmp_path)) as (inside, ann):
        for (_, title), line in (await lines(ann)).items():
            seen = await ann.look(line["id"])
            assert seen["view"] is not None or title == "over"
            box = f"/api/games/{line['game']}/components/{seen['table']['components']}"
            assert 200 == (await ann.client.get(box)).status_code
            assert 200 == (await ann.client.get(f"/tables/{line['id']}")).status_code
        assert set(GAMES) == {line["game"] for line in (await lines(ann)).values()}
        assert inside.house.tally.tables_loaded >= 5


@pytest.mark.rule("S5.6", "S11.1")
@pytest.mark.parametrize(("commit", "name"), PLAYABLE)
async def test_a_running_game_of_a_former_version_goes_on_with_its_components(
    commit: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(hinting, "SECONDS", 0.1)
    async with at_work(laid(commit, tmp_path)) as (inside, ann):
        for title in ("playing", "lesson"):
            line = (await lines(ann)).get((name, title))
            if line is None:
                continue
            before = await turn(ann, line["id"])
            assert ("playing", True) == (before["table"]["status"], bool(before["legal"]))
            for _ in range(_MOST):
                seen = await turn(ann, line["id"])
                await ann.granted(line["id"], "move", version=seen["version"], move=seen["legal"][-1])
                after = await turn(ann, line["id"])
                sitting = (await inside.hosted(line["id"])).sitting
                since = [one.entry for one in sitting.since(before["version"])]
                if any(isinstance(entry, Moved) and entry.bot for entry in since):
                    break
            assert ("playing", True) == (after["table"]["status"], bool(after["legal"]))
            assert any(isinstance(entry, Moved) and entry.bot for entry in since), "the bot has not moved"
            assert sitting.table is not None
            header = sitting.table.record.header
            assert header.components_hash == sitting.game.components_digest
            is_former = (commit, name) == ("875bd7b", "minos")
            assert is_former == (game(name).components_digest != header.components_hash)
            async with inside.socket(line["id"], ann) as socket:
                await socket.next("update")
                assert "hint" == (await socket.ask(wish="hint"))["type"]
        assert (0, 0) == (inside.house.workers.failed, inside.house.workers.hints_failed)


@pytest.mark.rule("S7.5", "S7.8", "S10.4", "S10.6")
@pytest.mark.parametrize(("commit", "name"), PLAYABLE)
async def test_a_finished_game_of_a_former_version_is_replayed_and_played_again(commit: str, name: str, tmp_path: Path):
    async with at_work(laid(commit, tmp_path)) as (_, ann):
        table = (await lines(ann))[name, "over"]["id"]
        seen = await ann.look(table)
        assert ("over", None) == (seen["table"]["status"], seen["table"]["unplayable"])
        file = tmp_path / "record.jsonl"
        file.write_bytes((await ann.client.get(f"/api/tables/{table}/record")).content)
        record = read(file.read_bytes())

        assert 0 == labrys("replay", file).code
        assert 0 == labrys("verify", file).code
        shown = await ann.client.post("/api/replays", json={"record": file.read_text()})
        assert 200 == shown.status_code, shown.text
        assert seen["table"]["components"] == shown.json()["components"]
        following = (await ann.client.post(f"/api/tables/{table}/rematch")).json()["table"]
        branch = {"record": pack(record).decode(), "at": len(record.entries) // 2}
        gone_on = await ann.make_table("me", "random", game=name, branch=branch)
        for again in (following, gone_on):
            seen_again = await turn(ann, again)
            assert seen["table"]["components"] == seen_again["table"]["components"]
            await ann.granted(again, "move", version=seen_again["version"], move=seen_again["legal"][0])
        new = await ann.look(await ann.make_table("me", "random", game=name))
        assert game(name).box_digest == new["table"]["components"]
