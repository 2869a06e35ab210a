"""The doors: foreign pages and large bodies stay outside, and browsers are told to be strict."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from labrys.server.doors.headers import LARGEST_BODY, Doors
from labrys.server.doors.origin import is_own
from labrys.server.doors.rates import Rates, Turnstile
from labrys.server.settings import Settings
from tests.server.identity.stage import Stage, open_socket, opened, refused

OWN = {"host": "labrys.test"}


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": "http://labrys.test"},
        {"origin": "https://labrys.test"},
        {"origin": "http://LABRYS.test"},
        {"origin": "http://labrys.test:80"},
        {"origin": "https://labrys.test", "host": "labrys.test:443"},
        {"origin": "http://labrys.test:8000", "host": "labrys.test:8000"},
        {"origin": "http://[::1]:8000", "host": "[::1]:8000"},
        {"sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
        {"sec-fetch-site": "same-origin", "origin": "https://behind.a.proxy"},
        {"origin": "https://play.example"},
        {"sec-fetch-site": "cross-site", "origin": "https://play.example"},
    ],
)
def test_our_own_page_and_programs_may_come_in(headers: dict[str, str]):
    assert is_own({**OWN, **headers}, Settings(origins=("https://play.example/",)))


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "null"},
        {"origin": ""},
        {"origin": "https://evil.example"},
        {"origin": "https://labrys.test.evil.example"},
        {"origin": "https://evil.example/labrys.test"},
        {"origin": "https://labrys.test@evil.example"},
        {"origin": "http://labrys.test:8001", "host": "labrys.test:8000"},
        {"origin": "http://labrys.test:443"},
        {"origin": "ftp://labrys.test"},
        {"origin": "file://"},
        {"origin": "http://", "host": ""},
        {"origin": "labrys.test"},
        {"origin": "http://play.example"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "cross-site", "origin": "http://labrys.test"},
        {"sec-fetch-site": "none", "origin": "https://evil.example"},
        {"sec-fetch-site": "none", "origin": "null"},
        {"sec-fetch-site": "something new"},
    ],
)
def test_pages_of_others_stay_outside(headers: dict[str, str]):
    assert not is_own({**OWN, **headers}, Settings(origins=("https://play.example",)))


def test_where_people_come_by_tls_a_page_without_it_is_foreign():
    settings = Settings(secure=True)

    assert is_own({**OWN, "origin": "https://labrys.test"}, settings)
    assert not is_own({**OWN, "origin": "http://labrys.test"}, settings)


@pytest.mark.anyio
@pytest.mark.parametrize("origin", ["null", "https://evil.example"])
async def test_a_foreign_page_changes_nothing_with_or_without_a_session(stage: Stage, origin: str):
    browser, headers = await stage.guest("Ariadne"), {"Origin": origin}
    token = await stage.token(browser)
    asked = [
        await browser.patch("/api/me", json={"name": "Phaedra"}, headers=headers),
        await browser.post("/api/tokens", json={"label": "x"}, headers=headers),
        await browser.delete("/api/sessions", headers=headers),
        await stage.browser().post("/api/guests", json={"name": "Phaedra"}, headers=headers),
        await stage.program(token).patch("/api/me", json={"name": "Phaedra"}, headers=headers),
    ]

    assert [(403, "foreign-page")] * len(asked) == [refused(answer) for answer in asked]
    assert "Ariadne" == (await browser.get("/api/me")).json()["name"]
    assert not any("set-cookie" in answer.headers for answer in asked)
    assert not any("access-control-allow-origin" in answer.headers for answer in asked)


@pytest.mark.anyio
async def test_a_foreign_page_reads_nothing_either(stage: Stage):
    browser = await stage.guest()
    origin = {"Origin": "https://evil.example"}
    asked = {"Access-Control-Request-Method": "GET", "Access-Control-Request-Headers": "authorization"}

    read = await browser.get("/api/me", headers=origin)
    before = await browser.options("/api/me", headers={**origin, **asked})

    assert not any(name.startswith("access-control") for name in [*read.headers, *before.headers])


@pytest.mark.anyio
async def test_a_foreign_page_opens_no_socket(stage: Stage):
    browser = await stage.guest("Ariadne")
    cookie = {"Cookie": f"labrys={browser.cookies['labrys']}", "Host": "labrys.test"}
    own = await open_socket(stage.app, {**cookie, "Origin": "http://labrys.test"})
    foreign = await open_socket(stage.app, {**cookie, "Origin": "https://evil.example"})
    told = await open_socket(stage.app, {**cookie, "Origin": "null"}, ("websocket.http.response",))

    assert "Ariadne" == own[1]["text"]
    assert [{"type": "websocket.close", "code": 1008, "reason": "foreign-page"}] == foreign
    assert ["websocket.http.response.start", "websocket.http.response.body"] == [sent["type"] for sent in told]
    assert 403 == told[0]["status"]


@pytest.mark.anyio
async def test_every_answer_tells_the_browser_to_be_strict(stage: Stage):
    browser = stage.browser()
    answers = [
        await browser.get("/api/me"),
        await browser.post("/api/guests", json={"name": "Ariadne"}),
        await browser.post("/api/guests", content=b"{"),
        await browser.get("/nowhere"),
        await browser.post("/api/me"),
        await browser.post("/api/guests", json={"name": "x"}, headers={"Origin": "null"}),
        await browser.get("/api/fail"),
        await browser.get("/schema/openapi.json"),
    ]

    assert [401, 201, 400, 404, 405, 403, 500, 200] == [answer.status_code for answer in answers]
    for answer in answers:
        policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
        assert ("'none'", "'self'", "'none'") == (
            policy["default-src"],
            policy["script-src"],
            policy["frame-ancestors"],
        )
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert "nosniff" == answer.headers["x-content-type-options"]
        assert "same-origin" == answer.headers["referrer-policy"]
        assert "same-origin" == answer.headers["cross-origin-opener-policy"]
        assert "same-origin" == answer.headers["cross-origin-resource-policy"]
        assert "camera=()" in answer.headers["permissions-policy"]
        assert "strict-transport-security" not in answer.headers
        is_api = answer.request.url.path.startswith("/api")
        assert ("no-store" if is_api else None) == answer.headers.get("cache-control")


@pytest.mark.anyio
async def test_behind_tls_browsers_are_told_to_come_by_tls_only(tmp_path: Path):
    async with opened(tmp_path, secure=True) as stage:
        answer = await stage.browser().get("/api/me")

        assert "max-age=31536000" == answer.headers["strict-transport-security"]


async def in_pieces(size: int) -> AsyncIterator[bytes]:
    yield b'{"name": "'
    for _ in range(size // 1024):
        yield b"x" * 1024
    yield b'"}'


@pytest.mark.anyio
async def test_a_huge_body_is_refused_whether_or_not_it_says_its_length(stage: Stage):
    browser = stage.browser()
    said = await browser.post("/api/guests", content=b'{"name": "' + b"x" * LARGEST_BODY + b'"}')
    unsaid = await browser.post("/api/guests", content=in_pieces(2 * LARGEST_BODY))

    assert [(413, "too-large")] * 2 == [refused(said), refused(unsaid)]
    assert ["close"] * 2 == [answer.headers["connection"] for answer in (said, unsaid)]


@pytest.mark.anyio
async def test_a_body_in_pieces_is_read_like_any_other(stage: Stage):
    assert (400, "malformed") == refused(await stage.browser().post("/api/guests", content=in_pieces(1024)))


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("length", "status"), [("-1", 400), ("1e3", 400), ("\u00b2", 400), ("9" * 5000, 413), ("65537", 413)]
)
async def test_a_body_that_lies_about_its_length_is_refused(stage: Stage, length: str, status: int):
    headers = {b"Content-Length": length.encode("latin-1")}

    answer = await stage.browser().post("/api/guests", content=b"{}", headers=headers)

    assert status == refused(answer)[0]


@pytest.mark.anyio
@pytest.mark.parametrize("more", [False, True])
async def test_any_application_behind_the_doors_is_kept_from_huge_bodies(more: bool):
    pieces = [{"type": "http.request", "body": b"x" * (LARGEST_BODY + 1), "more_body": more}]
    pieces += [{"type": "http.request", "body": b"x" * LARGEST_BODY, "more_body": True}] * (100 if more else 0)
    sent: list[Any] = []

    async def reading(_scope: object, receive: Any, _send: object) -> None:
        await receive()

    async def receive() -> Any:
        return pieces.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {"type": "http", "method": "GET", "path": "/", "headers": []}
    await Doors(reading, Settings(), Turnstile(Rates(False)))(scope, receive, send)

    assert 413 == sent[0]["status"]
    assert b"nosniff" in dict(sent[0]["headers"]).values()
    assert bool(pieces) == more


@pytest.mark.anyio
async def test_starting_and_stopping_pass_the_doors_untouched():
    passed: list[str] = []

    async def starting(scope: Any, _receive: object, _send: object) -> None:
        passed.append(scope["type"])

    async def nothing(*_: object) -> Any:
        raise AssertionError("nobody asks or answers here")

    scope: Any = {"type": "lifespan"}
    await Doors(starting, Settings(), Turnstile(Rates()))(scope, nothing, nothing)

    assert ["lifespan"] == passed
