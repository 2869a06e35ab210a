"""What a connection may send and how long it may take, and how many an address may hold."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any, cast

import pytest
import uvicorn
from structlog.testing import capture_logs
from uvicorn.server import ServerState

from labrys.server.doors import connections as doors
from labrys.server.doors import deadlines, protocols
from labrys.server.doors.connections import Connections
from labrys.server.doors.rates import RATES, Rates, Turnstile
from labrys.server.serve import raise_file_limit
from tests.server.attacks.frames import CONTINUED, PING, PONG, TEXT, Bare, bare, frame

pytestmark = [pytest.mark.anyio, pytest.mark.rule("S2.3")]

GET = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
NOBODY = ""
"""No proxy is trusted: all addresses are counted."""


class Served:
    """An application behind our protocols. A request waits until `go` is set; a websocket only listens."""

    def __init__(self, connections: Connections) -> None:
        self.connections = connections
        self.port = 0
        self.go = asyncio.Event()
        self.go.set()
        self.heard: list[str] = []
        self.open: list[Any] = []

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self.go.wait()
            self.heard.append(scope["path"])
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
            await send({"type": "http.response.body", "body": b"ok"})
            return
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            self.heard.append(message.get("text") or "")
            if self.heard[-1] == "flood":
                await send({"type": "websocket.close", "code": protocols.FLOOD, "reason": protocols.FLOODED})
                return


def limited(most: int = 1_000, proxies: str = NOBODY) -> Connections:
    """Rates whose clock stands still."""
    return Connections(Rates(clock=lambda: 0.0), proxies, most, clock=lambda: 0.0)


@pytest.fixture
async def served() -> AsyncIterator[Served]:
    async with serving(Served(limited())) as one:
        yield one


class serving:  # noqa: N801  It reads as a verb.
    """Listen on a free port."""

    def __init__(self, served: Served) -> None:
        self.served = served

    async def __aenter__(self) -> Served:
        requests, messages = protocols.protocols(self.served.connections)
        config = uvicorn.Config(
            self.served.app,
            interface="asgi3",
            lifespan="off",
            log_config=None,
            http=requests,
            ws=cast(Any, messages),
            ws_max_size=65_536,
        )
        config.load()
        state = ServerState()

        def make() -> asyncio.Protocol:
            made = cast(Callable[..., asyncio.Protocol], config.http_protocol_class)(
                config=config, server_state=state, app_state={}
            )
            self.served.open.append(made)
            return made

        self.server = await asyncio.get_running_loop().create_server(make, "127.0.0.1", 0)
        self.served.port = self.server.sockets[0].getsockname()[1]
        self.state = state
        return self.served

    async def __aexit__(self, *_: object) -> None:
        self.served.go.set()
        self.server.close()
        for one in list(self.state.connections):
            one.transport.abort()
        await self.server.wait_closed()
        await asyncio.gather(*self.state.tasks, return_exceptions=True)


async def websocket(one: Bare, port: int) -> None:
    one.send(
        f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b" 101 " in await one.until(b"\r\n\r\n")


async def until(arrived: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not arrived():
            await asyncio.sleep(0.01)


FLOODS = {
    "pings": frame(b"", PING),
    "pongs": frame(b"", PONG),
    "messages": frame(b"hello"),
    "fragments": frame(b"", CONTINUED, fin=False),
}


@pytest.mark.parametrize("kind", FLOODS)
async def test_a_websocket_with_too_many_frames_is_ended_at_the_first_that_is_too_much(served: Served, kind: str):
    async with bare(served.port) as one:
        await websocket(one, served.port)
        if kind == "fragments":
            one.send(frame(b"x", TEXT, fin=False))
        one.send(FLOODS[kind] * 5_000)
        heard = await one.rest()

    assert protocols.FLOOD.to_bytes(2, "big") + b"flood" in heard
    assert 1 == served.connections.sent_away["flood"]
    assert len(served.heard) <= 500
    assert heard.count(b"\x8a\x00") <= 50


async def test_a_client_that_is_as_quick_as_the_rates_let_it_be_is_heard_out(served: Served):
    async with bare(served.port) as one:
        await websocket(one, served.port)
        one.send(frame(b"hello") * 300, frame(b"", PING) * 10)
        await until(lambda: len(served.heard) == 300)

    assert not served.connections.sent_away


async def test_after_a_flood_the_rest_is_not_read_and_no_reply_awaited(served: Served):
    async with bare(served.port) as one:
        await websocket(one, served.port)
        one.send(frame(b"flood"), *[frame(b"and more")] * 100)
        heard = await one.rest()

    assert protocols.FLOOD.to_bytes(2, "big") in heard
    assert ["flood"] == served.heard


async def test_who_does_not_read_is_not_read_from(served: Served):
    """Pongs are written as pings come; a connection whose writes wait takes no more of them."""
    async with bare(served.port) as one:
        await websocket(one, served.port)
        (talking,) = (held.transport.get_protocol() for held in served.open)
        talking.pause_writing()
        assert not talking.transport.is_reading()
        talking.resume_writing()
        assert talking.transport.is_reading()


async def test_an_address_that_floods_has_to_wait_before_it_opens_websockets_again():
    connections = limited()
    before = connections._rates.take("sockets", "192.0.2.1", RATES["sockets"].burst)
    for _ in range(20):
        connections.flooded("192.0.2.1")

    assert 0 == before
    assert connections._rates.take("sockets", "192.0.2.1") > 20
    assert 0 == connections._rates.take("sockets", "192.0.2.2")


async def test_a_pipeline_is_short_and_read_no_further(served: Served):
    served.go.clear()
    async with bare(served.port) as one:
        one.send(GET * 1_000)
        heard = await one.rest()

    assert b"400 Bad Request" in heard
    assert 1 == served.connections.sent_away["too-large"]
    assert not served.heard


async def test_a_few_requests_at_once_are_answered_in_their_order(served: Served):
    async with bare(served.port) as one:
        one.send(*(f"GET /{number} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode() for number in range(10)))
        await until(lambda: len(served.heard) == 10)

    assert [f"/{number}" for number in range(10)] == served.heard


@pytest.mark.parametrize(
    "endless",
    [b"x-more: " + b"y" * 200 + b"\r\n", b"a:b\r\n", b"y" * 500],
    ids=["headers", "small headers", "one header"],
)
async def test_a_head_has_an_end(served: Served, endless: bytes):
    async with bare(served.port) as one:
        one.send(b"GET / HTTP/1.1\r\nx: ", endless * (200_000 // len(endless)))
        heard = await one.rest()

    assert b"400 Bad Request" in heard
    assert not served.heard


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"])
async def test_who_sends_nothing_or_half_a_request_is_let_go(monkeypatch: pytest.MonkeyPatch, sent: bytes):
    monkeypatch.setattr(protocols, "REQUEST_SECONDS", 0.2)
    with capture_logs() as logged:
        async with serving(Served(limited())) as served:
            served.go.clear()
            async with bare(served.port) as one:
                one.send(sent)
                assert b"200" not in await one.rest()

    (line,) = (line for line in logged if line["event"] == "connections-ended")
    assert line["why"] in ("no-request", "slow-request")
    assert ("127.0.0.1", 1) == (line["address"], line["count"])


async def test_bodies_that_do_not_arrive_whole_take_only_so_much_memory(monkeypatch: pytest.MonkeyPatch):
    """Small ones go through even then, and so do large ones as soon as there is room."""
    monkeypatch.setattr(doors, "_HELD_FOR_AN_ADDRESS", 100_000)

    def post(said: int, sent: int) -> bytes:
        return f"POST /{said} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {said}\r\n\r\n".encode() + b"x" * sent

    async with serving(Served(limited())) as served:
        async with bare(served.port) as first, bare(served.port) as second, bare(served.port) as third:
            first.send(post(80_000, 79_999))
            await until(lambda: served.connections._held_in_all == 79_999)
            second.send(post(40_000, 39_999))
            assert b"400 Bad Request" in await second.rest()
            third.send(post(1_000, 1_000))
            assert b"200 OK" in await third.until(b"ok")
            assert {"too-large": 1} == served.connections.sent_away
            first.send(b"x")
            assert b"200 OK" in await first.until(b"ok")
            first.send(post(90_000, 90_000))
            assert b"200 OK" in await first.until(b"ok")
            first.send(post(50, 49))
            await until(lambda: served.connections._held_in_all == 49)
            first.abort()
            await until(lambda: not served.connections._held)
        assert 0 == served.connections._held_in_all


async def test_so_do_messages_that_do_not_arrive_whole(monkeypatch: pytest.MonkeyPatch):
    """Parts of a message, and parts of a frame."""
    monkeypatch.setattr(doors, "_HELD_FOR_AN_ADDRESS", 60_000)
    async with serving(Served(limited())) as served:
        async with bare(served.port) as first, bare(served.port) as second, bare(served.port) as third:
            for one in (first, second, third):
                await websocket(one, served.port)
            first.send(frame(b"x" * 30_000, TEXT, fin=False), frame(b"x" * 20_000, CONTINUED)[:15_000])
            await until(lambda: served.connections._held_in_all > 44_900)
            second.send(frame(b"x" * 30_000, TEXT, fin=False))
            await second.rest()
            third.send(frame(b"x" * 1_000, TEXT, fin=False), frame(b"x", CONTINUED))
            await until(lambda: [1_001] == [len(one) for one in served.heard])
            assert {"too-large": 1} == served.connections.sent_away
            first.send(frame(b"x" * 20_000, CONTINUED)[15_000:])
            await until(lambda: [1_001, 50_000] == [len(one) for one in served.heard])
            assert 0 == served.connections._held_in_all
            first.send(frame(b"x" * 40_000)[:-1])
            await until(lambda: served.connections._held_in_all)
            first.abort()
            await until(lambda: not served.connections._held)
        assert 0 == served.connections._held_in_all


async def test_unused_connections_of_browsers_are_no_reason_to_warn(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(protocols, "REQUEST_SECONDS", 0.01)
    with capture_logs() as logged:
        async with serving(Served(limited())) as served, bare(served.port) as one:
            await one.rest()

    assert [("no-request", "info")] == [(line["why"], line["log_level"]) for line in logged if "why" in line]


async def test_an_address_holds_so_many_connections_and_a_proxy_as_many_as_it_likes(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(doors, "MOST_OF_AN_ADDRESS", 3)
    for proxies, answered in ((NOBODY, 3), ("127.0.0.1", 5)):
        async with serving(Served(limited(proxies=proxies))) as served:
            open_ones = [bare(served.port) for _ in range(5)]
            found = [await one.__aenter__() for one in open_ones]
            for one in found:
                one.send(GET)
            heard = [await one.until(b"ok") for one in found]
            for held in open_ones:
                await held.__aexit__(None, None, None)

            assert answered == sum(b"200 OK" in text for text in heard)
            assert 5 - answered == served.connections.sent_away["too-many-of-an-address"]


async def test_a_connection_that_ends_makes_room(monkeypatch: pytest.MonkeyPatch):
    """Also one that had become a websocket."""
    monkeypatch.setattr(doors, "MOST_OF_AN_ADDRESS", 1)
    async with serving(Served(limited())) as served:
        for number in range(4):
            async with bare(served.port) as one:
                if number % 2:
                    await websocket(one, served.port)
                else:
                    one.send(GET)
                    assert await one.until(b"ok")
            await until(lambda: not served.connections._open)

    assert not served.connections.sent_away


async def test_all_addresses_together_leave_files_for_everything_else():
    connections = limited(most=2)

    assert [True, True, False] == [connections.enter(f"192.0.2.{number}") for number in range(3)]
    connections.leave("192.0.2.0")
    assert connections.enter("192.0.2.9")
    assert 1 == connections.sent_away["too-many-in-all"]


async def test_many_that_are_sent_away_are_one_line_of_the_log():
    connections = limited(most=0)
    with capture_logs() as logged:
        for _ in range(1_000):
            connections.enter("192.0.2.1")

    assert [1] == [line["count"] for line in logged]
    assert 1_000 == connections.sent_away["too-many-in-all"]


async def test_refusals_come_ever_more_slowly_to_who_asks_on(monkeypatch: pytest.MonkeyPatch):
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr("labrys.server.doors.rates.asyncio.sleep", sleep)

    turnstile, asking = Turnstile(Rates(clock=lambda: 0.0)), cast(Any, {"type": "http", "client": ("192.0.2.1", 1)})
    refusals = [await turnstile.too_often(asking) for _ in range(int(RATES["requests"].burst) + 100)]

    assert 100 == sum(one is not None for one in refusals)
    assert sorted(slept) == slept
    assert 1.0 == slept[-1]
    assert 100 == len(slept)


def test_the_process_may_open_as_many_files_as_the_system_lets_it():
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
        assert raise_file_limit() == resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 256
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def test_a_low_limit_of_files_is_told_at_the_start(monkeypatch: pytest.MonkeyPatch):
    resource = pytest.importorskip("resource")
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1_024, 1_024))
    with capture_logs() as logged:
        assert 1_024 == raise_file_limit()

    assert [("few-files", 1_024)] == [(line["event"], line["limit"]) for line in logged]


async def test_a_slow_reader_is_waited_for_and_one_that_takes_nothing_is_not(monkeypatch: pytest.MonkeyPatch):
    """What has been written is watched: as long as it grows less the connection lives."""
    monkeypatch.setattr(deadlines, "_TAKING_SECONDS", 0.02)
    left, given_up = [300, 200, 100, 100, 100], asyncio.Event()

    class Line:
        def get_write_buffer_size(self) -> int:
            return left.pop(0) if len(left) > 1 else left[0]

    taking = deadlines.Taking()
    taking.watch(cast(Any, Line()), given_up.set)
    async with asyncio.timeout(20):
        await given_up.wait()

    assert [100] == left


ODD = {
    "an empty line after an answer": GET + b"\r\n",
    "a body after its answer": b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4\r\n\r\n",
}


@pytest.mark.parametrize("kind", ODD)
async def test_after_an_answer_something_ends_the_connection_whatever_comes(served: Served, kind: str):
    async with bare(served.port) as one:
        one.send(ODD[kind])
        assert await one.until(b"ok")
        if kind == "a body after its answer":
            one.send(b"body")
        (held,) = served.open
        await until(lambda: held.timeout_keep_alive_task is not None)


async def test_a_handshake_that_is_none_is_refused_and_closed(served: Served):
    async with bare(served.port) as one:
        one.send(
            b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            b"X-Long: " + b"y" * 9_000 + b"\r\n\r\n"
        )
        assert b"400 Bad Request" in await one.rest()
    await until(lambda: not served.connections._open)


async def test_an_offer_of_another_protocol_is_not_taken_and_the_request_is_answered(served: Served):
    async with bare(served.port) as one:
        one.send(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n")
        assert b"200 OK" in await one.until(b"ok")
