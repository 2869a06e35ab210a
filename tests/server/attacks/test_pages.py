"""Pages of other sites do nothing in somebody's name, and browsers are told to be strict whatever the answer."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.attacks.inside import HOST, Inside, code_of, opened
from tests.server.running import Person

pytestmark = pytest.mark.anyio

FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": f"https://{HOST}.evil.example"},
    {"Origin": f"http://{HOST}:8080"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site", "Origin": f"http://evil.{HOST}"},
]
OWN = [{}, {"Origin": f"http://{HOST}"}, {"Sec-Fetch-Site": "same-origin", "Origin": f"http://{HOST}"}]


@pytest.mark.parametrize("headers", FOREIGN)
async def test_a_foreign_page_opens_no_socket_at_a_table(inside: Inside, headers: dict[str, str]):
    ariadne, minos = await inside.guests(2)
    table = await inside.begun(ariadne, minos)
    async with inside.socket(
        table, ariadne, **{name.replace("-", "_"): text for name, text in headers.items()}
    ) as socket:
        await socket.end()

        assert 403 == socket.status
        assert [] == socket.heard


@pytest.mark.parametrize("headers", OWN)
async def test_our_own_page_opens_one(inside: Inside, headers: dict[str, str]):
    ariadne = await inside.guest("Ariadne")
    table = await ariadne.make_table("me", "open")
    async with inside.socket(
        table, ariadne, **{name.replace("-", "_"): text for name, text in headers.items()}
    ) as socket:
        assert 0 == (await socket.next("update"))["seat"]


@pytest.mark.parametrize("headers", FOREIGN)
async def test_a_foreign_page_makes_no_wish_with_somebodys_cookie(inside: Inside, headers: dict[str, str]):
    ariadne, minos = await inside.guests(2)
    table = await inside.begun(ariadne, minos)
    made = {"game": "akrotiri", "seats": [{"kind": "me"}, {}]}
    posts = [
        ("/api/tables", made),
        (f"/api/tables/{table}/wishes", {"wish": "resign"}),
        (f"/api/tables/{table}/talk", {"wish": "say", "line": "hello"}),
        (f"/api/tables/{table}/rematch", {}),
        ("/api/tokens", {"label": "mine"}),
    ]
    answers = [await ariadne.client.post(path, json=body, headers=headers) for path, body in posts]

    assert [(403, "foreign-page")] * len(posts) == [code_of(answer) for answer in answers]
    assert "playing" == (await ariadne.look(table))["table"]["status"]
    assert [table] == [line["id"] for line in (await ariadne.client.get("/api/tables/mine")).json()]


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]
)
async def test_a_form_of_another_page_is_not_taken_for_a_wish(inside: Inside, kind: str):
    """Of these kinds a page may send anything anywhere; but then it is a foreign page, whatever the kind."""
    ariadne, minos = await inside.guests(2)
    table = await inside.begun(ariadne, minos)
    answer = await ariadne.client.post(
        f"/api/tables/{table}/wishes",
        content=b'{"wish":"resign"}',
        headers={"Content-Type": kind, "Origin": "https://evil.example"},
    )

    assert 403 == answer.status_code
    assert "playing" == (await ariadne.look(table))["table"]["status"]


async def test_reading_changes_nothing(inside: Inside):
    """What a foreign page can make a browser ask without naming its origin must be harmless."""
    ariadne, minos = await inside.guests(2)
    table = await inside.begun(ariadne, minos)
    for path in ("/wishes?wish=resign", "/rematch", "/reasons", "/previews", "/survey", "/plan", "/hurry", "/hint"):
        assert 405 == (await ariadne.client.get(f"/api/tables/{table}{path}")).status_code
    before = (await ariadne.look(table))["version"]
    for path in ("", "/talk", "/record"):
        await ariadne.client.get(f"/api/tables/{table}{path}")

    assert before == (await ariadne.look(table))["version"]


async def answers_of_all_kinds(inside: Inside, ariadne: Person, table: str) -> list[httpx.Response]:
    client, path = ariadne.client, f"/api/tables/{table}"
    return [
        await client.get("/api/games"),
        await client.get("/api/tables"),
        await client.get(path),
        await client.get(f"{path}?seat=1"),
        await client.get(f"{path}/record"),
        await client.get("/api/tables/nowhere"),
        await client.get("/nowhere"),
        await client.get("/"),
        await client.get(f"/tables/{table}"),
        await client.get("/api/docs"),
        await client.get("/api/docs/openapi.json"),
        await client.get("/healthz"),
        await client.get("/metrics"),
        await client.options(path),
        await client.head("/api/games"),
        await client.put(path),
        await client.post(f"{path}/wishes", content=b"{"),
        await client.post(f"{path}/wishes", json={"wish": "start"}),
        await client.post(f"{path}/wishes", content=b"x" * 70_000),
        await client.post(f"{path}/wishes", json={"wish": "resign"}, headers={"Origin": "null"}),
        await inside.browser().get("/api/me"),
    ]


@pytest.mark.parametrize("secure", [False, True])
async def test_every_kind_of_answer_is_strict(tmp_path: Path, secure: bool):
    async with opened(tmp_path, secure=secure) as inside:
        ariadne, minos = await inside.guests(2)
        table = await inside.begun(ariadne, minos)
        for answer in await answers_of_all_kinds(inside, ariadne, table):
            headers, what = answer.headers, f"{answer.request.method} {answer.request.url.path}"
            policy = dict((part.strip() + " ").split(" ", 1) for part in headers["content-security-policy"].split(";"))
            assert "'none'" == policy["default-src"].strip(), what
            assert "'none'" == policy["frame-ancestors"].strip(), what
            assert "unsafe-inline" not in policy.get("script-src", ""), what
            assert "unsafe-eval" not in headers["content-security-policy"], what
            assert "nosniff" == headers["x-content-type-options"], what
            assert "same-origin" == headers["referrer-policy"], what
            assert secure == ("strict-transport-security" in headers), what
            assert not any(name.startswith("access-control") for name in headers), what
            assert "server" not in headers, what
            if answer.request.url.path.startswith("/api") and answer.status_code != 204:
                assert "no-store" in headers["cache-control"], what


@pytest.mark.parametrize("secure", [False, True])
async def test_the_cookie_is_for_this_server_and_not_for_scripts(tmp_path: Path, secure: bool):
    async with opened(tmp_path, secure=secure) as inside:
        answer = await inside.browser().post("/api/guests", json={"name": "Ariadne"})
        name, *flags = [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]

    assert name.startswith("__host-labrys=" if secure else "labrys=")
    assert {"httponly", "path=/", "samesite=lax"} <= set(flags)
    assert secure == ("secure" in flags)
    assert not any(flag.startswith("domain") for flag in flags)


async def test_behind_tls_a_cookie_that_anybody_could_plant_does_not_count(tmp_path: Path):
    async with opened(tmp_path, secure=True) as inside:
        ariadne = await inside.guest("Ariadne")
        value = ariadne.client.cookies["__Host-labrys"]
        planted = await inside.browser().get("/api/me", headers={"Cookie": f"labrys={value}"})

        assert (401, "stranger") == code_of(planted)
