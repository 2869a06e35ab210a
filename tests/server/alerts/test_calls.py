from __future__ import annotations

import asyncio
import logging
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path

import httpcore
import pytest

from labrys.server.alerts.calls import Answer, Caller, look_up
from tests.server.alerts.receiver import HANG, OK, Receiver, receiving, status

pytestmark = pytest.mark.anyio

HEADERS = {"Labrys-Signature": "t=1,v1=x"}


class Resolver:
    """A name server whose answers are scripted; the last one is repeated."""

    def __init__(self, *answers: Sequence[str]) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    async def __call__(self, host: str, port: int) -> Sequence[str]:
        self.asked.append(host)
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


class Recorder(httpcore.AsyncNetworkBackend):
    """Remembers where connections were to go; makes them to a receiver here instead, or to nobody."""

    def __init__(self, port: int = 0, dead: Sequence[str] = ()) -> None:
        self.targets: list[tuple[str, int]] = []
        self._port = port
        self._dead = dead
        self._real = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        self.targets.append((host, port))
        if not self._port or host in self._dead:
            raise httpcore.ConnectError("nobody there")
        return await self._real.connect_tcp("127.0.0.1", self._port, timeout, local_address, socket_options)


async def test_a_call_brings_body_and_headers():
    async with receiving(Receiver()) as receiver:
        answer = await Caller(inside=True).call(receiver.address, b'{"a":1}', HEADERS)
        request = await receiver.next()

    assert Answer(status=204) == answer
    assert answer.is_good
    assert "POST /hook/path-secret?query=secret HTTP/1.1" == request.line
    assert b'{"a":1}' == request.body
    assert f"127.0.0.1:{receiver.port}" == request.headers["Host"]
    assert "t=1,v1=x" == request.headers["Labrys-Signature"]


async def test_a_name_is_resolved_by_the_system_and_kept_as_host():
    async with receiving(Receiver()) as receiver:
        answer = await Caller(inside=True).call(f"http://localhost:{receiver.port}/", b"{}", HEADERS)
        request = await receiver.next()

    assert answer.is_good
    assert f"localhost:{receiver.port}" == request.headers["Host"]
    assert "127.0.0.1" in await look_up("localhost", 80)


@pytest.mark.parametrize(
    "found",
    [
        ["127.0.0.1"],
        ["::1"],
        ["10.1.2.3"],
        ["169.254.169.254"],
        ["::ffff:10.0.0.1"],
        ["fe80::1%eth0"],
        ["64:ff9b::a00:1"],
        ["8.8.8.8", "127.0.0.1"],
        ["127.0.0.1", "8.8.8.8"],
    ],
)
async def test_a_name_that_leads_inside_is_not_called(found: list[str]):
    backend = Recorder()
    caller = Caller(resolve=Resolver(found), backend=backend)

    answer = await caller.call("https://hooks.example/", b"{}", HEADERS)

    assert Answer(why="inside") == answer
    assert not answer.may_pass
    assert [] == backend.targets


@pytest.mark.parametrize("url", ["http://127.0.0.1/", "http://localhost/", "http://[::1]/", "http://2130706433/"])
async def test_a_stored_address_that_leads_inside_is_not_even_resolved(url: str):
    backend, resolver = Recorder(), Resolver(["8.8.8.8"])

    answer = await Caller(resolve=resolver, backend=backend).call(url, b"{}", HEADERS)

    assert Answer(why="address") == answer
    assert [] == resolver.asked
    assert [] == backend.targets


async def test_a_name_server_that_changes_its_mind_is_not_asked_twice():
    """DNS rebinding: harmless while it is checked, inside when it is called."""
    async with receiving(Receiver()) as receiver:
        resolver, backend = Resolver(["8.8.8.8"], ["127.0.0.1"]), Recorder(receiver.port)
        caller = Caller(resolve=resolver, backend=backend)
        first = await caller.call("http://hooks.example:8000/", b"{}", HEADERS)
        request = await receiver.next()
        second = await caller.call("http://hooks.example:8000/", b"{}", HEADERS)

    assert first.is_good
    assert "hooks.example:8000" == request.headers["Host"]
    assert Answer(why="inside") == second
    assert [("8.8.8.8", 8000)] == backend.targets
    assert ["hooks.example", "hooks.example"] == resolver.asked


async def test_the_next_checked_address_is_tried_when_one_is_dead():
    async with receiving(Receiver()) as receiver:
        backend = Recorder(receiver.port, dead=["2606:4700::1"])
        resolver = Resolver(["2606:4700::1", "8.8.8.8", "1.1.1.1"])
        answer = await Caller(resolve=resolver, backend=backend).call("http://hooks.example/", b"{}", HEADERS)

    assert answer.is_good
    assert [("2606:4700::1", 80), ("8.8.8.8", 80)] == backend.targets


async def test_an_ipv6_address_is_called_without_brackets_and_named_with_them():
    async with receiving(Receiver()) as receiver:
        backend = Recorder(receiver.port)
        answer = await Caller(backend=backend).call("http://[2606:4700::1]:8000/", b"{}", HEADERS)
        request = await receiver.next()

    assert answer.is_good
    assert [("2606:4700::1", 8000)] == backend.targets
    assert "[2606:4700::1]:8000" == request.headers["Host"]


async def test_of_many_dead_addresses_only_a_few_are_tried():
    backend = Recorder()
    caller = Caller(resolve=Resolver([f"8.8.8.{n}" for n in range(50)]), backend=backend)

    answer = await caller.call("http://hooks.example/", b"{}", HEADERS)

    assert Answer(why="connection") == answer
    assert answer.may_pass
    assert [("8.8.8.0", 80), ("8.8.8.1", 80), ("8.8.8.2", 80)] == backend.targets


async def test_a_name_that_nobody_knows_is_told():
    async def resolve(host: str, port: int) -> Sequence[str]:
        raise socket.gaierror(socket.EAI_NONAME, "unknown")

    answer = await Caller(resolve=resolve).call("https://hooks.example/", b"{}", HEADERS)

    assert Answer(why="name") == answer
    assert answer.may_pass


@pytest.mark.parametrize("code", [301, 302, 303, 307, 308])
async def test_a_redirect_is_not_followed(code: int):
    async with receiving(Receiver()) as inner:
        redirect = status(code, f"Location: http://127.0.0.1:{inner.port}/")
        async with receiving(Receiver([redirect])) as receiver:
            backend = Recorder(receiver.port)
            caller = Caller(resolve=Resolver(["8.8.8.8"]), backend=backend)
            answer = await caller.call("http://hooks.example/", b"{}", HEADERS)

    assert Answer(status=code) == answer
    assert not answer.is_good
    assert not answer.may_pass
    assert [("8.8.8.8", 80)] == backend.targets
    assert inner.requests.empty()


async def test_proxies_of_the_environment_are_not_used(monkeypatch: pytest.MonkeyPatch):
    async with receiving(Receiver()) as proxy, receiving(Receiver()) as receiver:
        for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"):
            monkeypatch.setenv(name, f"http://127.0.0.1:{proxy.port}")
        answer = await Caller(inside=True).call(receiver.address, b"{}", HEADERS)

    assert answer.is_good
    assert proxy.requests.empty()
    assert 1 == receiver.requests.qsize()


async def test_an_answer_that_does_not_come_is_cut_off():
    async with receiving(Receiver([HANG])) as receiver:
        answer = await Caller(inside=True, seconds=0.2).call(receiver.address, b"{}", HEADERS)
        async with asyncio.timeout(10):
            await receiver.was_cut_off.wait()

    assert Answer(why="time") == answer
    assert answer.may_pass


async def test_a_connection_that_is_not_made_in_time_is_late_not_broken():
    class Mute(Recorder):
        async def connect_tcp(self, *_: object, **__: object) -> httpcore.AsyncNetworkStream:
            raise httpcore.ConnectTimeout

    answer = await Caller(resolve=Resolver(["8.8.8.8"]), backend=Mute()).call("http://hooks.example/", b"{}", HEADERS)

    assert Answer(why="time") == answer


async def test_a_name_server_that_does_not_answer_is_cut_off():
    async def resolve(host: str, port: int) -> Sequence[str]:
        await asyncio.Event().wait()
        return ()

    answer = await Caller(resolve=resolve, seconds=0.05).call("http://hooks.example/", b"{}", HEADERS)

    assert Answer(why="time") == answer


@pytest.mark.parametrize(
    ("head", "endless", "expected"),
    [
        (b"HTTP/1.1 200 OK\r\n\r\n", b"x" * 65536, Answer(status=200)),
        (
            b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n",
            b"5\r\nthera\r\n" * 1000,
            Answer(status=200),
        ),
        (b"HTTP/1.1 200 OK\r\n", b"X-More: thera\r\n" * 1000, Answer(why="connection")),
        (b"HTTP/1.1 102 Wait\r\n\r\n", b"HTTP/1.1 102 Wait\r\n\r\n", Answer(why="connection")),
    ],
    ids=["body", "chunks", "headers", "promises"],
)
async def test_an_endless_answer_is_cut_off(head: bytes, endless: bytes, expected: Answer):
    async with receiving(Receiver([head], endless=endless)) as receiver:
        answer = await Caller(inside=True).call(receiver.address, b"{}", HEADERS)
        async with asyncio.timeout(10):
            await receiver.was_cut_off.wait()

    assert expected == answer


@pytest.mark.parametrize("rubbish", [b"SSH-2.0-OpenSSH\r\n\r\n", b"\x00\xff\x00\xff\r\n\r\n", b"HTTP/1.1 abc\r\n\r\n"])
async def test_an_answer_that_is_not_http_is_a_broken_connection(rubbish: bytes):
    async with receiving(Receiver([rubbish])) as receiver:
        answer = await Caller(inside=True).call(receiver.address, b"{}", HEADERS)

    assert Answer(why="connection") == answer


async def test_nobody_there_is_a_broken_connection():
    async with receiving(Receiver()) as receiver:
        pass

    assert Answer(why="connection") == await Caller(inside=True).call(receiver.address, b"{}", HEADERS)


@pytest.mark.parametrize(
    ("answer", "may_pass"),
    [(Answer(429), True), (Answer(500), True), (Answer(503), True), (Answer(400), False), (Answer(410), False)],
)
async def test_a_call_may_be_repeated_when_the_fault_may_pass(answer: Answer, may_pass: bool):
    assert may_pass == answer.may_pass


async def test_nothing_secret_is_logged_even_when_everything_is(caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.DEBUG)
    echo = status(302, "Location: /hook/path-secret?query=secret")
    async with receiving(Receiver([echo, OK])) as receiver:
        for _ in range(2):
            await Caller(inside=True).call(receiver.address, b"{}", HEADERS)

    assert "secret" not in caplog.text


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate for hooks.example and its key, which nobody but a test trusts."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("there is no openssl here to make a certificate with")
    file = tmp_path_factory.mktemp("tls") / "both.pem"
    options = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=hooks.example"
    names = ["-addext", "subjectAltName=DNS:hooks.example", "-keyout", str(file), "-out", f"{file}.crt"]
    subprocess.run([openssl, *options.split(), *names], check=True, capture_output=True)
    file.write_text(file.read_text() + Path(f"{file}.crt").read_text())
    return file


async def test_tls_is_verified_against_the_name_and_not_against_the_address(certificate: Path):
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(certificate)
    trust = ssl.create_default_context(cafile=f"{certificate}.crt")
    async with receiving(Receiver(), serving) as receiver:
        caller = Caller(resolve=Resolver(["8.8.8.8"]), backend=Recorder(receiver.port), trust=trust)
        right = await caller.call("https://hooks.example/", b"{}", HEADERS)
        wrong = await caller.call("https://other.example/", b"{}", HEADERS)

    assert right.is_good
    assert Answer(why="connection") == wrong
    assert ["hooks.example", "other.example"] == receiver.names


async def test_a_certificate_that_nobody_vouches_for_is_refused(certificate: Path):
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(certificate)
    async with receiving(Receiver(), serving) as receiver:
        caller = Caller(resolve=Resolver(["8.8.8.8"]), backend=Recorder(receiver.port))
        answer = await caller.call("https://hooks.example/", b"{}", HEADERS)

    assert Answer(why="connection") == answer
    assert receiver.requests.empty()
