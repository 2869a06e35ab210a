"""Nothing that somebody sends is larger, and nothing comes more often, than a game needs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from labrys.server.doors.rates import RATES
from tests.server.attacks.inside import Inside, code_of, opened

pytestmark = pytest.mark.anyio

SEATS: list[dict[str, Any]] = [{"kind": "me"}, {}]


@pytest.mark.parametrize(
    "odd",
    [
        {"title": "x" * 61},
        {"seats": [{"kind": "me", "name": "x" * 41}, {}]},
        {"seats": [{"kind": "me", "name": "x" * 25}, {}]},
        {"seats": [{"kind": "bot", "bot": "x" * 41}, {}]},
        {"seats": [{"kept_for": "x" * 41}, {}]},
        {"seats": [{}] * 9},
        {"seats": []},
        {"options": {f"o{number}": "x" for number in range(21)}},
        {"options": {"x" * 41: "y"}},
        {"options": {"edition": "y" * 41}},
        {"game": "x" * 41},
        {"standin": "x" * 41},
        {"limit": 59},
        {"limit": 10**30},
        {"clock": {"move": 4}},
        {"clock": {"game": 10**12}},
        {"clock": {"move": 1.5e300}},
        {"unheard of": 1},
    ],
)
async def test_a_setup_has_bounds(inside: Inside, odd: dict[str, Any]):
    ariadne = await inside.guest("Ariadne")
    answer = await ariadne.client.post("/api/tables", json={"game": "akrotiri", "seats": SEATS, **odd})

    assert 400 == answer.status_code, answer.text
    assert len(answer.text) < 600


@pytest.mark.parametrize(
    "odd",
    [
        {"wish": "join", "key": "k" * 65},
        {"wish": "join", "key": ""},
        {"wish": "join", "key": "a b"},
        {"wish": "join", "key": "k\u0000"},
        {"wish": "join", "seat": 8},
        {"wish": "join", "seat": -1},
        {"wish": "undo", "version": 1, "back": 1001},
        {"wish": "undo", "version": 2**31},
        {"wish": "undo", "version": -1},
        {"wish": "move", "version": 1, "move": "x" * 201},
        {"wish": "move", "version": 1, "move": {f"f{number}": 1 for number in range(17)}},
        {"wish": "move", "version": 1, "move": ["lay"]},
        {"wish": "why", "moves": ["end"]},
        {"wish": "look"},
        {"wish": "no such wish"},
        {"wish": 5},
        {},
        [],
        None,
        "join",
    ],
)
async def test_a_wish_has_a_form_by_http_and_by_socket(inside: Inside, odd: Any):
    ariadne = await inside.guest("Ariadne")
    table = await ariadne.make_table("me", "open")
    answer = await ariadne.client.post(f"/api/tables/{table}/wishes", json=odd)

    assert (400, "malformed") == code_of(answer)
    if odd not in ({"wish": "why", "moves": ["end"]}, {"wish": "look"}):
        async with inside.socket(table, ariadne) as socket:
            socket.send_text(answer.request.content.decode())
            assert "malformed" == (await socket.next("refused"))["refusal"]["code"]


@pytest.mark.parametrize("moves", [[], ["end"] * 101, ["x" * 201], [5], "end"])
async def test_questions_have_a_form(inside: Inside, moves: Any):
    ariadne, minos = await inside.guests(2)
    table = await inside.begun(ariadne, minos)
    for ask, wish in (("reasons", "why"), ("previews", "preview")):
        answer = await ariadne.client.post(f"/api/tables/{table}/{ask}", json={"wish": wish, "moves": moves})
        assert (400, "malformed") == code_of(answer)


@pytest.mark.parametrize(
    "path", ["guests", "tables", "tables/{table}/wishes", "tables/{table}/talk", "account", "tokens"]
)
async def test_no_body_is_larger_than_64_kib(inside: Inside, path: str):
    ariadne = await inside.guest("Ariadne")
    table = await ariadne.make_table("me", "open")
    answer = await ariadne.client.post(f"/api/{path.format(table=table)}", content=b"[" + b" " * 65_536)

    assert (413, "too-large") == code_of(answer)


@pytest.fixture
async def strict(tmp_path: Path):
    """A server with limits whose clock stands still: what is used up stays used up."""
    async with opened(tmp_path, limits=True) as server:
        yield server


async def test_a_guest_makes_few_tables(inside: Inside):
    ariadne = await inside.guest("Ariadne")
    for _ in range(25):
        await ariadne.make_table("me", "open")

    refused = await ariadne.client.post("/api/tables", json={"game": "akrotiri", "seats": SEATS})
    assert (409, "too-many-tables") == code_of(refused)


@pytest.mark.parametrize(
    ("kind", "path", "body"),
    [
        ("moves", "wishes", {"wish": "move", "version": 0, "move": "end"}),
        ("undos", "wishes", {"wish": "undo", "version": 0}),
        ("questions", "wishes", {"wish": "wake"}),
        ("talk", "talk", {"wish": "say", "line": "hello"}),
        ("asks", "reasons", {"wish": "why", "moves": ["end"] * 10}),
        ("asks", "previews", {"wish": "preview", "moves": ["end"] * 10}),
        ("asks", "survey", {"wish": "survey"}),
    ],
)
async def test_a_player_is_limited_at_a_table(strict: Inside, kind: str, path: str, body: dict[str, Any]):
    ariadne, minos = await strict.guests(2)
    table = await strict.begun(ariadne, minos)
    answers = [
        await ariadne.client.post(f"/api/tables/{table}/{path}", json=body) for _ in range(int(RATES[kind].burst) + 1)
    ]

    assert 429 not in {answer.status_code for answer in answers[:-1]}
    assert (429, "too-many") == code_of(answers[-1])
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert 200 == (await minos.client.get(f"/api/tables/{table}")).status_code


async def test_guests_and_requests_are_limited_by_address(strict: Inside):
    made = [await strict.browser().post("/api/guests", json={"name": "Ariadne"}) for _ in range(31)]
    elsewhere = await strict.browser("192.0.2.2").post("/api/guests", json={"name": "Ariadne"})
    asked = [await strict.browser().get("/healthz") for _ in range(170)]

    assert [201] * 30 + [429] == [answer.status_code for answer in made]
    assert 201 == elsewhere.status_code
    assert [429] == [answer.status_code for answer in asked[-1:]]
    assert 429 not in {answer.status_code for answer in asked[:-1]}


async def test_tables_are_limited_by_player(strict: Inside):
    ariadne = await strict.guest("Ariadne")
    made = [await ariadne.client.post("/api/tables", json={"game": "akrotiri", "seats": SEATS}) for _ in range(21)]

    assert [201] * 20 + [429] == [answer.status_code for answer in made]


@pytest.mark.parametrize(
    "message",
    ['{"wish":"ping"}', "not JSON", '{"wish":"wake"}', '{"wish":"say","line":"x"}', '{"wish":"look","since":0}'],
)
async def test_a_socket_that_floods_is_closed(strict: Inside, message: str):
    ariadne, minos = await strict.guests(2)
    table = await strict.begun(ariadne, minos)
    async with strict.socket(table, ariadne) as flooding, strict.socket(table, minos) as quiet:
        for _ in range(400):
            flooding.send_text(message)
        code, _ = await flooding.end()
        assert code in (1013, 4429)
        assert "pong" == (await quiet.ask(wish="ping"))["type"]


async def test_nobody_opens_sockets_without_end(strict: Inside):
    ariadne = await strict.guest("Ariadne")
    table = await ariadne.make_table("me", "open")
    strict.litestar.state.lines[ariadne.id] = 100
    async with strict.socket(table, ariadne) as one_too_many:
        assert (4429, "too-many-sockets") == await one_too_many.end()
    strict.litestar.state.lines[ariadne.id] = 99
    async with strict.socket(table, ariadne) as last:
        await last.next("update")
    assert {ariadne.id: 99} == strict.litestar.state.lines
