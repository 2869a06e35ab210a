"""The page for those who write programs is true: its messages have the form of the real ones, and its player plays."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from labrys.server import asking, hinting, live, made
from labrys.server.doors.protocols import FLOOD
from labrys.server.doors.rates import RATES
from labrys.server.http.problems import Problem
from labrys.server.tables import entries as e
from labrys.server.tables import wire
from labrys.server.tables.setup import Setup
from tests.server.play.people import party, record_of
from tests.server.running import Person, Running

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
PLAYER = ROOT / "examples" / "random_player.py"
SENT = {
    str(kind.__struct_config__.tag): kind
    for kind in (
        wire.Update,
        wire.Granted,
        wire.Refused,
        wire.Reasons,
        wire.Previews,
        wire.SurveyAnswer,
        asking.PlanAnswer,
        asking.Hurrying,
        hinting.HintAnswer,
        made.Made,
        wire.Pong,
        wire.TalkLine,
    )
}


def examples() -> list[dict[str, Any]]:
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]


def fields(kind: type[msgspec.Struct]) -> set[str]:
    return set(kind.__struct_fields__)


def test_every_example_of_a_wish_is_one():
    wishes = [one for one in examples() if "wish" in one]

    assert len(wishes) > 8
    for wish in wishes:
        live._decoder.decode(json.dumps(wish))


def test_every_kind_of_wish_and_everything_that_happens_is_on_the_page():
    known = {str(kind.__struct_config__.tag) for kind in live.Message.__args__}
    happens = {str(kind.__struct_config__.tag) for kind in e.Entry.__subclasses__()}

    assert set() == {word for word in known | happens if f"`{word}`" not in PAGE}


def test_every_example_of_a_message_has_the_fields_of_the_real_one():
    sent = [one for one in examples() if "type" in one]

    assert set(SENT) == {one["type"] for one in sent}
    for message in sent:
        assert fields(SENT[message["type"]]) | {"type"} == set(message), message["type"]
        for seen in message.get("seen", ()):
            assert set(seen) <= fields(wire.Seen)
        if message["type"] == "update":
            assert fields(wire.TableFacts) == set(message["table"])
            assert fields(wire.SeatFacts) == set(message["table"]["seats"][0])


def test_the_example_of_a_setup_can_be_played_and_problems_look_as_shown():
    (setup,) = [one for one in examples() if "game" in one]
    (problem,) = [one for one in examples() if "status" in one]

    assert fields(Setup) == set(setup)
    msgspec.convert(setup, Setup)
    assert fields(Problem) == set(problem)


def test_every_code_with_which_the_server_closes_a_socket_is_on_the_page():
    for code in (live.STRANGER, FLOOD, live.NO_TABLE, live.ELSEWHERE, live.LATER, 1009, 1012):
        assert f"| {code} |" in PAGE


def test_the_rates_on_the_rules_page_are_those_that_the_server_keeps():
    page = (ROOT / "docs" / "rules" / "table.md").read_text(encoding="utf-8")
    kinds = (
        "connections",
        "requests",
        "sockets",
        "guests",
        "sign-ins",
        "account",
        "guesses",
        "known",
        "moves",
        "undos",
        "questions",
        "asks",
        "talk",
        "hints",
        "tables",
        "public",
        "changes",
    )
    rows = re.findall(r"^\| [^|]+ \| (\d+) a (second|minute) \| (\d+) \| [\w ]+ \|$", page, re.MULTILINE)

    stated = [(float(number) / (1 if per == "second" else 60), float(burst)) for number, per, burst in rows]
    assert [(RATES[kind].per_second, RATES[kind].burst) for kind in kinds] == [pytest.approx(row) for row in stated]


def test_the_page_shows_the_player_in_full_and_it_is_short():
    code = PLAYER.read_text(encoding="utf-8")

    assert f"```python\n{code}```" in PAGE
    assert 30 >= len(code.splitlines())


async def plays(server: Running, person: Person, table: str) -> dict[str, Any]:
    """The end of the game as the example player tells it."""
    token = (await person.client.post("/api/tokens", json={"label": "example"})).json()["token"]
    program = await asyncio.create_subprocess_exec(
        sys.executable, str(PLAYER), server.address, token, table, stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        told, errors = await asyncio.wait_for(program.communicate(), 120)
    finally:
        if program.returncode is None:
            program.kill()
            await program.wait()
    assert 0 == program.returncode, errors.decode()
    return dict(json.loads(told))


@pytest.mark.anyio
@pytest.mark.rule("S1.5")
async def test_two_of_the_example_players_play_a_whole_game(server: Running):
    async with party(server.address, "Talos", "Kore", "Ann") as (talos, kore, ann):
        table = await ann.make_table("open", "open")
        link = f"{server.address}/tables/{table}"
        ends = await asyncio.gather(plays(server, talos, link), plays(server, kore, table))

        assert ends[0] == ends[1]
        record = await record_of(ann.client, table)
        assert record.end is not None
        assert (record.end.seed, {"Talos", "Kore"}) == (ends[0]["seed"], set(record.header.seats))


@pytest.mark.anyio
@pytest.mark.rule("S1.5")
async def test_the_example_player_plays_against_a_bot(server: Running):
    async with party(server.address, "Talos", "Ann") as (talos, ann):
        table = await ann.make_table("random", "open")
        end = await plays(server, talos, table)

        assert 2 == len(end["scores"])
        await record_of(ann.client, table)
