"""Seats are played, and looked through, only by the session or token of whoever sits there."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from itsdangerous import URLSafeTimedSerializer

from tests.server.attacks.inside import Inside, code_of
from tests.server.running import Person

pytestmark = pytest.mark.anyio

WISHES = [
    "leave",
    "move",
    "moves",
    "undo",
    "answer-undo",
    "offer-end",
    "answer-end",
    "resign",
    "return",
]
"""Those that are made for a seat."""
FOR_TABLES = ["join", "start", "wake"]
INTRUDERS = ["stranger", "guest", "token of a guest", "withdrawn token", "forged session", "forged token", "id alone"]


class Attacked:
    """A table at which Ariadne and Minos play, and a third who has no business there."""

    def __init__(self, inside: Inside, table: str, ariadne: Person, minos: Person, third: Person) -> None:
        self.inside = inside
        self.table = table
        self.ariadne = ariadne
        self.minos = minos
        self.third = third

    async def intruder(self, kind: str) -> httpx.AsyncClient:
        """A client that is not Ariadne, however much it would like to be."""
        client = self.inside.browser()
        match kind:
            case "guest":
                return self.third.client
            case "token of a guest":
                return self.inside.program((await self.inside.token(self.third))[1])
            case "withdrawn token":
                name, token = await self.inside.token(self.ariadne)
                assert 204 == (await self.ariadne.client.delete(f"/api/tokens/{name}")).status_code
                return self.inside.program(token)
            case "forged session":
                forged = URLSafeTimedSerializer("a guess", salt="labrys.session").dumps([self.ariadne.id, 0])
                client.cookies.set("labrys", forged)
            case "forged token":
                _, token = await self.inside.token(self.ariadne)
                return self.inside.program(token[:-1] + ("0" if token[-1] != "0" else "1"))
            case "id alone":
                client.cookies.set("labrys", self.ariadne.id)
        return client

    async def wish(self, kind: str, seat: int | None = 0) -> dict[str, Any]:
        """A wish of this kind that its rightful maker might be granted."""
        look = await self.ariadne.look(self.table)
        version = look["version"]
        more: dict[str, Any] = {
            "move": {"version": version, "move": (look["legal"] or ["end"])[0]},
            "moves": {"version": version, "moves": (look["legal"] or ["end"])[:1]},
            "undo": {"version": version},
            "answer-undo": {"version": version, "yes": True},
            "answer-end": {"version": version, "yes": True},
        }
        return {"wish": kind, **({} if seat is None else {"seat": seat}), **more.get(kind, {})}

    async def version(self) -> int:
        return int((await self.ariadne.look(self.table))["version"])


@pytest.fixture
async def attacked(inside: Inside) -> Attacked:
    ariadne, minos, third = await inside.guest("Ariadne"), await inside.guest("Minos"), await inside.guest("Theseus")
    table = await inside.begun(ariadne, minos, options={"first": "0"})
    return Attacked(inside, table, ariadne, minos, third)


@pytest.mark.parametrize("kind", INTRUDERS)
async def test_no_wish_of_an_intruder_is_granted(attacked: Attacked, kind: str):
    client, before = await attacked.intruder(kind), await attacked.version()
    path = f"/api/tables/{attacked.table}/wishes"
    answers = [
        await client.post(path, json=await attacked.wish(wish, seat))
        for wish in WISHES + FOR_TABLES
        for seat in (0, None)
    ]

    knows = kind in ("guest", "token of a guest")
    expected = {(403, "not-your-table"), (409, "begun")} if knows else {(401, "stranger")}
    assert expected == {code_of(answer) for answer in answers}
    assert before == await attacked.version()


@pytest.mark.parametrize("kind", INTRUDERS)
async def test_an_intruder_sees_what_spectators_see_or_nothing(attacked: Attacked, kind: str):
    client, path = await attacked.intruder(kind), f"/api/tables/{attacked.table}"
    plain = await client.get(path, params={"since": 0})
    through = [await client.get(path, params={"seat": seat, "since": 0}) for seat in (0, 1)]
    asked = [
        await client.post(f"{path}/{ask}", json={"wish": wish, "moves": ["end"], **seat})
        for ask, wish in (("reasons", "why"), ("previews", "preview"), ("plan", "plan"))
        for seat in ({}, {"seat": 0})
    ]
    asked += [
        await client.post(f"{path}/survey", json={"wish": "survey", **more})
        for more in ({"seat": 0}, {"seat": 1}, {"move": "end"}, {"seat": 0, "move": "end"})
    ]
    asked += [
        await client.post(f"{path}/{wish}", json={"wish": wish, **seat})
        for wish in ("hurry", "hint")
        for seat in ({}, {"seat": 0})
    ]
    surveyed = await client.post(f"{path}/survey", json={"wish": "survey"})

    assert all(answer.status_code in (401, 403) for answer in (*through, *asked))
    if plain.status_code == 200:
        assert (None, "-", "-") == (plain.json()["seat"], plain.json()["view"]["hand"], plain.json()["view"]["maps"])
        assert [] == plain.json()["legal"]
        assert [] == surveyed.json()["survey"]["hand"]
    else:
        assert (401, "stranger") == code_of(plain) == code_of(surveyed)


@pytest.mark.parametrize("wish", WISHES)
async def test_nobody_speaks_for_a_neighbour(attacked: Attacked, wish: str):
    before = await attacked.version()
    answer = await attacked.minos.client.post(
        f"/api/tables/{attacked.table}/wishes", json=await attacked.wish(wish, seat=0)
    )

    assert (403, "not-your-seat") == code_of(answer)
    assert before == await attacked.version()


async def test_a_neighbour_looks_through_their_own_eyes_alone(attacked: Attacked):
    client, path = attacked.minos.client, f"/api/tables/{attacked.table}"
    asked = [
        await client.get(path, params={"seat": 0}),
        await client.post(f"{path}/reasons", json={"wish": "why", "moves": ["end"], "seat": 0}),
        await client.post(f"{path}/previews", json={"wish": "preview", "moves": ["end"], "seat": 0}),
        await client.post(f"{path}/survey", json={"wish": "survey", "seat": 0}),
        await client.post(f"{path}/survey", json={"wish": "survey", "seat": 0, "move": "end"}),
        await client.post(f"{path}/plan", json={"wish": "plan", "moves": ["end"], "seat": 0}),
        await client.post(f"{path}/hurry", json={"wish": "hurry", "seat": 0}),
        await client.post(f"{path}/hint", json={"wish": "hint", "seat": 0}),
    ]

    assert [(403, "not-your-seat")] * 8 == [code_of(answer) for answer in asked]
    assert 1 == (await client.get(path)).json()["seat"]


@pytest.mark.parametrize("who", ["third", "minos", None])
async def test_a_socket_shows_no_foreign_seat(attacked: Attacked, who: str | None):
    person = getattr(attacked, who) if who else None
    async with attacked.inside.socket(attacked.table, person, "seat=0") as refused:
        assert (4401, "not-your-seat") == await refused.end()
        assert ["refused"] == [text.split('"')[3] for text in refused.heard]
    async with attacked.inside.socket(attacked.table, person, "since=0") as socket:
        first = await socket.next("update")
        assert first["seat"] == (1 if who == "minos" else None)
        looked = await socket.ask(wish="look", seat=0, since=0)
        assert "not-your-seat" == looked["refusal"]["code"]
        asked = [await socket.ask(wish=wish, moves=["end"], seat=0) for wish in ("why", "preview")]
        assert ["refused"] * 2 == [answer["type"] for answer in asked]


@pytest.mark.parametrize("who", ["third", None])
async def test_no_wish_over_the_socket_of_an_intruder_is_granted(attacked: Attacked, who: str | None):
    before = await attacked.version()
    async with attacked.inside.socket(attacked.table, getattr(attacked, who) if who else None) as socket:
        answers = [
            await socket.ask(**await attacked.wish(wish, seat)) for wish in WISHES + FOR_TABLES for seat in (0, None)
        ]

    assert {"refused"} == {answer["type"] for answer in answers}
    expected = {"not-your-table", "begun"} if who else {"stranger"}
    assert expected == {answer["refusal"]["code"] for answer in answers}
    assert before == await attacked.version()


async def test_a_token_that_is_not_good_opens_no_socket_even_beside_a_good_session(attacked: Attacked):
    name, token = await attacked.inside.token(attacked.ariadne)
    await attacked.ariadne.client.delete(f"/api/tokens/{name}")
    async with attacked.inside.socket(attacked.table, attacked.ariadne, Authorization=f"Bearer {token}") as socket:
        assert (4401, "stranger") == await socket.end()
        assert [] == socket.heard


async def test_a_token_plays_for_its_owner_and_makes_no_further_tokens(attacked: Attacked):
    _, token = await attacked.inside.token(attacked.ariadne)
    program = attacked.inside.program(token)
    path = f"/api/tables/{attacked.table}"

    assert 0 == (await program.get(path)).json()["seat"]
    assert 200 == (await program.post(f"{path}/wishes", json=await attacked.wish("move"))).status_code
    assert (403, "not-by-token") == code_of(await program.post("/api/tokens", json={"label": "more"}))


async def test_only_the_maker_starts_and_only_those_of_the_table_wake_it(inside: Inside):
    maker, other, third = await inside.guests(3)
    table = await maker.make_table("me", "open", starts="maker")
    await other.granted(table, "join")

    assert (403, "not-yours-to-start") == code_of(await other.wish(table, "start"))
    assert (403, "not-yours-to-start") == code_of(await third.wish(table, "start"))
    assert (403, "not-your-table") == code_of(await third.wish(table, "wake"))


async def test_a_seat_kept_for_somebody_is_taken_by_nobody_else(inside: Inside):
    maker, friend, third = await inside.guests(3)
    before = await inside.begun(maker, friend)
    await friend.granted(before, "resign")
    table = (await maker.client.post(f"/api/tables/{before}/rematch")).json()["table"]

    assert (409, "no-free-seat") == code_of(await third.wish(table, "join"))
    assert (409, "seat-not-free") == code_of(await third.wish(table, "join", seat=0))
    assert "granted" == (await friend.granted(table, "join"))["type"]


async def test_a_seat_is_a_bots_or_a_persons(inside: Inside):
    maker = await inside.guest("Ariadne")
    for odd in (
        {"kind": "me", "bot": "greedy"},
        {"kind": "open", "bot": "no such bot"},
        {"kind": "me", "kept_for": maker.id},
        {"kind": "open", "kept_for": maker.id},
        {"kind": "open", "name": "Named by another"},
        {"kind": "bot", "bot": "greedy", "kept_for": maker.id},
    ):
        answer = await maker.client.post("/api/tables", json={"game": "akrotiri", "seats": [{"kind": "me"}, odd]})
        assert code_of(answer) in ((422, "bad-seat"), (422, "named-seat"))
