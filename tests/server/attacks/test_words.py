"""What people write for others to read is text on one line, and nothing in it works on whoever reads it."""

from __future__ import annotations

import json
import unicodedata
from typing import Any

import httpx
import pytest

from tests.server.attacks.inside import Inside, code_of
from tests.server.running import Person

pytestmark = pytest.mark.anyio

HOSTILE = {
    "zero": "Ari\u0000adne",
    "escape": "Ari\u001b[31madne",
    "line": "Ari\nadne",
    "separator": "Ari\u2028adne",
    "turned": "Ari\u202eadne",
    "isolated": "Ari\u2066adne\u2069",
    "without width": "Ari\u200badne",
    "mark": "Ari\ufeffadne",
    "tag": "Ari\U000e0041adne",
    "private": "Ari\ue000adne",
    "filler": "Ari\u3164adne",
}
MARKUP = "<b onclick=x()>&\"'</b>"


def all_texts(value: Any) -> list[str]:
    """Every text in an answer."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for pair in value.items() for part in pair for text in all_texts(part)]
    return [text for part in value for text in all_texts(part)] if isinstance(value, list) else []


def is_clean(text: str) -> bool:
    return not any(unicodedata.category(mark) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for mark in text)


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
async def test_names_and_titles_with_hidden_characters_are_refused(inside: Inside, text: str):
    ariadne = await inside.guest("Ariadne")
    made = {"game": "akrotiri", "seats": [{"kind": "me"}, {}]}
    answers = [
        await inside.browser().post("/api/guests", json={"name": text}),
        await ariadne.client.patch("/api/me", json={"name": text}),
        await ariadne.client.post("/api/tokens", json={"label": text}),
        await ariadne.client.post("/api/tables", json={**made, "title": text}),
        await ariadne.client.post("/api/tables", json={**made, "seats": [{"kind": "me", "name": text}, {}]}),
        await ariadne.client.post("/api/tables", json={**made, "seats": [{"kind": "me"}, {"name": text}]}),
    ]
    odd = [answer for answer in answers if answer.status_code < 400]

    assert [] == odd
    assert all(is_clean(text) for answer in answers for text in all_texts(answer.json()))


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
async def test_talk_loses_its_hidden_characters(inside: Inside, text: str):
    ariadne, minos = await inside.guests(2)
    table = await inside.begun(ariadne, minos)
    async with inside.socket(table, minos) as socket:
        await socket.next("update")
        said = await ariadne.client.post(f"/api/tables/{table}/talk", json={"wish": "say", "line": text})
        heard = await socket.next("talk")

    assert [201, "Ari adne"] == [said.status_code, heard["line"].replace("[31m", "")]
    assert all(is_clean(text) for text in all_texts(heard))


@pytest.mark.parametrize("line", ["", "\u200b", " \u202e ", "\ufe0f", "\u3164", "x" * 281])
async def test_a_line_that_shows_nothing_or_never_ends_is_not_said(inside: Inside, line: str):
    ariadne, minos = await inside.guests(2)
    table = await inside.begun(ariadne, minos)
    answer = await ariadne.client.post(f"/api/tables/{table}/talk", json={"wish": "say", "line": line})

    assert answer.status_code in (400, 422)
    assert [] == (await minos.client.get(f"/api/tables/{table}/talk")).json()


async def test_marks_are_not_piled_up(inside: Inside):
    ariadne, minos = await inside.guests(2)
    table = await inside.begun(ariadne, minos)
    said = await ariadne.client.post(f"/api/tables/{table}/talk", json={"wish": "say", "line": "e" + "\u0301" * 200})
    title = await ariadne.client.post(
        "/api/tables", json={"game": "akrotiri", "seats": [{"kind": "me"}, {}], "title": "e" + "\u0328" * 50}
    )

    assert "e" + "\u0301" * 3 == said.json()["line"]
    assert 400 == title.status_code


def shown(answer: httpx.Response) -> str:
    """What a browser would take for markup."""
    return answer.text if answer.headers["content-type"].startswith("text/html") else ""


async def test_markup_in_words_stays_a_text(inside: Inside):
    ariadne, minos = await inside.guest(MARKUP[:24]), await inside.guest("Minos")
    title = f"<script>alert(1)</script>{MARKUP}"[:60]
    table = await ariadne.make_table("me", "open", title=title, public=True, talk=True)
    await minos.granted(table, "join")
    await ariadne.client.post(f"/api/tables/{table}/talk", json={"wish": "say", "line": title})
    look = await minos.client.get(f"/api/tables/{table}")
    talk = await minos.client.get(f"/api/tables/{table}/talk")
    await ariadne.granted(table, "resign")
    pages = [await minos.client.get(path) for path in ("/", f"/tables/{table}", "/tables/<script>alert(1)</script>")]

    assert title == look.json()["table"]["title"]
    assert title == talk.json()[0]["line"]
    assert {"application/json"} == {one.headers["content-type"].partition(";")[0] for one in (look, talk)}
    for page in pages:
        # The client's page says nothing that anybody wrote: it is the same for all.
        assert "alert(1)" not in shown(page), page.request.url
        assert "<b onclick" not in shown(page), page.request.url


@pytest.mark.parametrize(
    ("setup", "talks"),
    [({"public": True}, False), ({"public": True, "talk": True}, True), ({}, True), ({"talk": False}, False)],
)
async def test_talk_is_off_on_public_tables_unless_it_is_turned_on(inside: Inside, setup: dict[str, bool], talks: bool):
    ariadne, minos = await inside.guests(2)
    table = await inside.begun(ariadne, minos, **setup)
    said = await ariadne.client.post(f"/api/tables/{table}/talk", json={"wish": "say", "line": "hello"})
    async with inside.socket(table, minos) as socket:
        await socket.send(wish="say", line="hello", key="mine")
        answer = await socket.next("refused", "talk")

    assert talks == (await ariadne.look(table))["table"]["talk"]
    assert talks or (403, "no-talk") == code_of(said)
    assert talks == (answer["type"] == "talk")


@pytest.mark.parametrize("who", ["spectator", "stranger", "stood up"])
async def test_only_those_who_sit_at_the_table_talk(inside: Inside, who: str):
    ariadne, third = await inside.guests(2)
    table = await ariadne.make_table("me", "open", "open")
    if who == "stood up":
        await third.granted(table, "join")
        await third.granted(table, "leave")
    client = inside.browser() if who == "stranger" else third.client
    said = await client.post(f"/api/tables/{table}/talk", json={"wish": "say", "line": "hello"})
    async with inside.socket(table, None if who == "stranger" else third) as socket:
        answer = await socket.ask(wish="say", line="hello")

    assert ((401, "stranger") if who == "stranger" else (403, "not-your-talk")) == code_of(said)
    assert "refused" == answer["type"]
    assert [] == (await ariadne.client.get(f"/api/tables/{table}/talk")).json()


async def says(person: Person, table: str, line: str) -> None:
    answer = await person.client.post(f"/api/tables/{table}/talk", json={"wish": "say", "line": line})
    assert 201 == answer.status_code


async def test_who_is_muted_is_not_heard_by_socket_or_http_before_or_after_connecting(inside: Inside):
    ariadne, minos, pasiphae = await inside.guests(3)
    table = await inside.begun(ariadne, minos, pasiphae)
    async with inside.socket(table, ariadne) as socket, inside.socket(table, pasiphae) as other:
        assert [0, 2] == [(await one.next("update"))["seat"] for one in (socket, other)]
        await says(minos, table, "heard")
        await ariadne.client.put(f"/api/mutes/{minos.id}")
        await says(minos, table, "unheard")
        await says(pasiphae, table, "heard too")
        async with inside.socket(table, ariadne) as later:
            await later.next("update")
            await says(minos, table, "unheard again")
            await ariadne.client.delete(f"/api/mutes/{minos.id}")
            await says(minos, table, "heard again")
            assert "heard again" == (await later.next("talk"))["line"]
        lines = [(await socket.next("talk"))["line"] for _ in range(3)]
        assert ["heard", "heard too", "heard again"] == lines
        assert 5 == len([(await other.next("talk"))["line"] for _ in range(5)])
        await ariadne.client.put(f"/api/mutes/{minos.id}")
        heard = [one["line"] for one in (await ariadne.client.get(f"/api/tables/{table}/talk")).json()]
        assert ["heard too"] == heard


async def test_a_refusal_does_not_throw_back_what_was_sent(inside: Inside):
    ariadne, minos = await inside.guests(2)
    table = await inside.begun(ariadne, minos)
    long = {"move": "lay", "cell": "x" * 30_000, "turn": "n"}
    answers = [
        await ariadne.client.post(f"/api/tables/{table}/reasons", json={"wish": "why", "moves": [long]}),
        await ariadne.client.post(f"/api/tables/{table}/wishes", json={"wish": "move", "version": 3, "move": long}),
        await ariadne.client.post(f"/api/tables/{table}/wishes", json={"wish": "x" * 30_000}),
        await ariadne.client.post("/api/tables", json={"game": "akrotiri", "seats": [{}, {}], "x" * 30_000: 1}),
    ]

    assert all(len(json.dumps(answer.json())) < 1000 for answer in answers), [len(answer.text) for answer in answers]
