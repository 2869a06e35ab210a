"""A private table is found by its link alone, and nobody guesses a link."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.server.attacks.inside import Inside, code_of
from tests.server.running import Person

pytestmark = pytest.mark.anyio

ID = re.compile(r"[A-Za-z0-9_-]{22}")
MANY = 24


async def test_ids_are_long_random_and_unrelated(inside: Inside):
    maker = await inside.guest("Ariadne")
    ids = [await maker.make_table("me", "open") for _ in range(MANY)] + [maker.id]

    assert all(ID.fullmatch(one) for one in ids)
    for place in range(21):
        assert len({one[place] for one in ids}) > 8, f"character {place} hardly changes"


async def test_what_is_nearly_a_link_is_like_any_other_that_leads_nowhere(inside: Inside):
    maker, third = await inside.guests(2)
    table = await maker.make_table("me", "open")
    other = "A" if table[0] != "A" else "B"
    near = [
        table[:-1],
        table + "A",
        other + table[1:],
        table.swapcase(),
        table[::-1],
        "%" * 22,
        "_" * 22,
        table[:21] + "%00",
    ]
    answers = [await third.client.get(f"/api/tables/{one}") for one in near]

    nowhere = await third.client.get("/api/tables/AAAAAAAAAAAAAAAAAAAAAA")
    assert {(404, nowhere.text)} == {(answer.status_code, answer.text) for answer in answers}


@pytest.mark.parametrize("path", ["", "/talk", "/record"])
async def test_what_cannot_be_an_id_is_not_asked_of_the_database(
    inside: Inside, path: str, monkeypatch: pytest.MonkeyPatch
):
    """PostgreSQL takes no text with a zero in it, for one."""
    asked: list[str] = []

    async def load(table: str) -> None:
        asked.append(table)

    monkeypatch.setattr(inside.house.store, "load", load)
    for odd in ("%00" * 22, "%F0%9F%8F%BA", "x" * 21, "x" * 23, "'%20OR%201=1--", "..%2F..", "%25"):
        assert 404 == (await inside.browser().get(f"/api/tables/{odd}{path}")).status_code
    assert [] == asked


async def everything_listed(inside: Inside, person: Person | None) -> str:
    """All that can be read without naming a table."""
    client = person.client if person is not None else inside.browser()
    described = (await client.get("/api/docs/openapi.json")).json()["paths"]
    paths = [path for path, methods in described.items() if "get" in methods and "{" not in path]
    paths += ["/api/tables?status=playing", "/api/tables?status=over", "/", "/metrics", "/healthz", "/readyz"]
    assert "/api/tables/mine" in paths
    return "\n".join([(await client.get(path)).text for path in paths])


@pytest.mark.parametrize("status", ["open", "playing", "over"])
async def test_a_private_table_is_listed_nowhere_but_with_its_people(inside: Inside, status: str):
    ariadne, minos, third = await inside.guests(3)
    hidden = [
        await status_of(status, ariadne, minos, public=False),
        await status_of(status, ariadne, minos, public=True),
    ]
    for person in (third, None):
        listed = await everything_listed(inside, person)
        assert [False, True] == [table in listed for table in hidden]
    assert hidden[0] in await everything_listed(inside, ariadne)


async def status_of(status: str, maker: Person, other: Person, **more: Any) -> str:
    """A table in this state."""
    table = await maker.make_table("me", "open", title="by the labyrinth", **more)
    if status != "open":
        await other.granted(table, "join")
    if status == "over":
        await other.granted(table, "resign")
    return table


async def test_refusals_do_not_tell_of_other_tables(inside: Inside):
    ariadne, minos, third = await inside.guests(3)
    table = await inside.begun(ariadne, minos)
    answers = [
        await third.client.get(f"/api/tables/{table[:-2]}"),
        await third.client.post("/api/tables", json={"game": table, "seats": [{}]}),
        await third.client.post("/api/tables", json={"game": "akrotiri", "seats": []}),
        await third.client.get("/api/tables?status=private"),
    ]

    assert all(400 <= answer.status_code < 500 for answer in answers)
    assert not any(ariadne.id in answer.text or minos.id in answer.text for answer in answers)


async def test_a_table_kept_for_somebody_is_listed_for_them_alone(inside: Inside):
    maker, friend, third = await inside.guests(3)
    table = await inside.begun(maker, friend)
    await friend.granted(table, "resign")
    made = (await maker.client.post(f"/api/tables/{table}/rematch")).json()["table"]

    lines = (await friend.client.get("/api/tables/mine")).json()
    assert {made: True, table: False} == {line["id"]: line["is_kept_for_me"] for line in lines}
    assert [] == (await third.client.get("/api/tables/mine")).json()
    await friend.client.put(f"/api/mutes/{maker.id}")
    assert [table] == [line["id"] for line in (await friend.client.get("/api/tables/mine")).json()]


async def test_nobody_slips_into_a_list_by_a_title_that_looks_like_a_seat(inside: Inside):
    maker, friend = await inside.guests(2)
    title = f'"kept_for":"{friend.id}"'
    await maker.make_table("me", "open", title=title)

    assert [] == (await friend.client.get("/api/tables/mine")).json()


async def test_the_id_of_a_rematch_does_not_follow_from_the_first_tables(inside: Inside):
    ariadne, minos, third = await inside.guests(3)
    table = await inside.begun(ariadne, minos)
    early = await ariadne.client.post(f"/api/tables/{table}/rematch")
    await minos.granted(table, "resign")
    foreign = await third.client.post(f"/api/tables/{table}/rematch")
    again = (await ariadne.client.post(f"/api/tables/{table}/rematch")).json()["table"]

    assert [(409, "not-over"), (403, "not-your-table")] == [code_of(early), code_of(foreign)]
    assert ID.fullmatch(again)
    assert not {table[at : at + 4] for at in range(18)} & {again[at : at + 4] for at in range(18)}
    assert again == json.loads((await minos.client.post(f"/api/tables/{table}/rematch")).text)["table"]
