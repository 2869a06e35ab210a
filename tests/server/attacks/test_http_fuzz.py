"""Whatever is sent over HTTP, the server answers as its own description says, and never with a fault of its own."""

from __future__ import annotations

import http.client
import json
import os
import socket
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import schemathesis
import schemathesis.specs.openapi.converter  # here, and not somewhere within a fixture
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.running import Running, running

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 300 if os.environ.get("LABRYS_DEEP") == "1" else 12
fuzzing = settings(
    max_examples=EXAMPLES,
    derandomize=os.environ.get("LABRYS_DEEP") != "1",
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)


class Target:
    """A real server, a guest's session, a game that is being played and one that is over."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self._client = httpx.Client(base_url=server.address, trust_env=False, verify=False, timeout=30)
        self._read = 0
        self.ids: list[str] = []
        self.headers: dict[str, str] = {}
        self.renew()
        seats = {"game": "akrotiri", "seats": [{"kind": "me"}, {"kind": "me"}]}
        for setup in (seats, seats, {**seats, "seats": [{"kind": "me"}, {}]}):
            answer = self.request("POST", "/api/tables", json=setup)
            self.ids.append(answer.json()["table"]["id"])
        resigned = self.request("POST", f"/api/tables/{self.ids[1]}/wishes", json={"wish": "resign", "seat": 0})
        assert 200 == resigned.status_code
        described = schemathesis.openapi.from_url(f"{server.address}/api/docs/openapi.json")
        self.operations: dict[str, Any] = {}
        for found in described.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            self.operations[f"{operation.method.upper()} {operation.path}"] = operation

    def request(self, method: str, path: str, headers: dict[str, Any] | None = None, **what: Any) -> httpx.Response:
        """Ask with the guest's session, unless other headers are given."""
        self._client.cookies.clear()
        return self._client.request(method, path, headers=self.headers if headers is None else headers, **what)

    def renew(self) -> None:
        """Become somebody whose session has not been ended by a fuzzed request."""
        answer = self.request("POST", "/api/guests", {}, json={"name": "Ariadne"})
        self.headers = {"Cookie": f"labrys={answer.cookies['labrys']}"}

    def check(self) -> None:
        """It still answers, and its log tells of no fault since it was looked at."""
        assert 200 == self.request("GET", "/api/games").status_code
        log = self.server.log.read_text()
        new, self._read = log[self._read :], len(log)
        assert "Traceback" not in new, new[-3000:]
        assert '"error"' not in new, new[-3000:]

    def close(self) -> None:
        self._client.close()


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with running(tmp_path_factory.mktemp("fuzzed")) as server:
        found = Target(server)
        yield found
        found.close()


OPERATIONS = [
    "GET /api/games",
    "GET /api/games/{name}/components/{digest}",
    "POST /api/tables",
    "GET /api/tables",
    "GET /api/tables/mine",
    "GET /api/tables/{table_id}",
    "POST /api/tables/{table_id}/wishes",
    "POST /api/tables/{table_id}/reasons",
    "POST /api/tables/{table_id}/previews",
    "POST /api/tables/{table_id}/survey",
    "POST /api/tables/{table_id}/plan",
    "POST /api/tables/{table_id}/hurry",
    "POST /api/tables/{table_id}/hint",
    "GET /api/tables/{table_id}/talk",
    "POST /api/tables/{table_id}/talk",
    "POST /api/tables/{table_id}/rematch",
    "POST /api/replays",
    "POST /api/replays/survey",
    "GET /api/tables/{table_id}/record",
    "POST /api/guests",
    "GET /api/me",
    "PATCH /api/me",
    "POST /api/account",
    "PUT /api/account/password",
    "POST /api/session",
    "DELETE /api/session",
    "DELETE /api/sessions",
    "GET /api/tokens",
    "POST /api/tokens",
    "DELETE /api/tokens/{token_id}",
    "GET /api/mutes",
    "PUT /api/mutes/{player_id}",
    "DELETE /api/mutes/{player_id}",
]


def test_every_operation_that_is_described_is_fuzzed(target: Target):
    ours = {name for name in target.operations if name.split()[1].startswith("/api")}

    assert set(OPERATIONS) == ours


@pytest.mark.parametrize("name", OPERATIONS)
def test_answers_are_as_described_whatever_is_asked(target: Target, name: str):
    operation = target.operations[name]

    @fuzzing
    @given(data=st.data())
    def ask(data: st.DataObject) -> None:
        case = data.draw(operation.as_strategy())
        if "table_id" in (case.path_parameters or {}) and data.draw(st.integers(0, 3)):
            case.path_parameters["table_id"] = data.draw(st.sampled_from(target.ids))
        if "wait" in (case.query or {}):
            case.query["wait"] = 0
        headers = target.headers if data.draw(st.integers(0, 5)) else {}
        case.call_and_validate(headers=headers, checks=CHECKS, timeout=30)

    target.renew()
    ask()
    target.check()


# What no description foresees

odd_text = st.text(max_size=40) | st.sampled_from(
    ["\u0000", "\ud7ff", "\U0010ffff", "\u202e", "%", "%%00", "../..", "'", '"', "\\", "null", "NaN", "1e999", "-0"]
)
odd_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | odd_text,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(odd_text, inner, max_size=4),
    max_leaves=12,
)
WISHES = [
    "join", "leave", "free", "start", "move", "moves", "plan", "hurry", "undo", "answer-undo", "offer-end",
    "answer-end", "return", "wake",
]  # fmt: skip
odd_wish = st.fixed_dictionaries(
    {"wish": st.sampled_from(WISHES)},
    optional={
        "seat": st.integers(-2, 9) | odd_json,
        "key": st.text(max_size=70),
        "version": st.integers(-1, 40) | odd_json,
        "move": odd_json,
        "moves": odd_json,
        "yes": st.booleans() | odd_json,
        "back": st.integers(-1, 1001),
        "ask": st.booleans(),
    },
)


@settings(fuzzing, max_examples=6 * EXAMPLES)
@given(
    wish=odd_wish,
    at=st.integers(0, 2),
    ask=st.sampled_from(["wishes", "reasons", "previews", "survey", "plan", "hurry", "talk"]),
)
def _wish_oddly(target: Target, wish: dict[str, Any], at: int, ask: str) -> None:
    body = json.dumps(wish).encode("utf-8", "surrogatepass")
    answer = target.request("POST", f"/api/tables/{target.ids[at]}/{ask}", content=body)
    assert answer.status_code < 500, answer.text
    assert len(answer.content) < 2_000_000


def test_odd_wishes_are_refused_and_not_fallen_over(target: Target):
    target.renew()
    _wish_oddly(target)
    target.check()


BODIES = [
    b"",
    b"\x00",
    b"\xff\xfe",
    b"[" * 60_000,
    b'{"wish":' * 8_000,
    b'{"wish":"move","version":1,"move":' + b'{"a":' * 5_000 + b"1" + b"}" * 5_001,
    b'{"wish":"move","version":1,"move":{"move":"lay","cell":' + b"[" * 900 + b"]" * 900 + b',"turn":"n"}}',
    b'{"wish":"join","wish":"resign"}',
    b'{"wish":"undo","version":1,"version":2}',
    b'{"wish":"undo","version":NaN}',
    b'{"wish":"undo","version":Infinity}',
    b'{"wish":"undo","version":1e999}',
    b'{"wish":"undo","version":' + b"9" * 5_000 + b"}",
    b'{"wish":"undo","version":1.0}',
    b'{"wish":"join","key":"\\ud800"}',
    b'{"wish":"move","version":1,"move":"\\ud800\\udc00\\ud800"}',
    b'{"wish":"move","version":1,"move":"\xc3\x28"}',
    b'{"wish":"move","version":1,"move":{"move":"lay","cell":' + b"9" * 5_000 + b',"turn":null}}',
    b'{"wish":"move","version":1,"move":{"move":"load","cubes":' + b"[" + b'"x",' * 9_000 + b'"x"]}}',
    b'\xef\xbb\xbf{"wish":"wake"}',
    b'{"wish":"wake"} {"wish":"wake"}',
]


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
def test_bodies_that_are_hardly_json_are_refused(target: Target, body: bytes):
    for kind in (
        "application/json",
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "a;b=\xff",
    ):
        headers = {**target.headers, "Content-Type": kind.encode("latin-1")}
        for path in ("wishes", "reasons", "talk"):
            answer = target.request("POST", f"/api/tables/{target.ids[2]}/{path}", headers, content=body)
            assert 400 <= answer.status_code < 500, (kind, path, answer.text)
    target.check()


ODD = [
    "",
    "\x80",
    "\xff" * 300,
    "=",
    ";;;",
    "a=b; labrys",
    'labrys="',
    "labrys=" + "A" * 5000,
    "labrys=..",
    "Bearer",
    "Basic eDp5",
]
ODD += [
    "Bearer labrys_0000000000000000_" + "0" * 48,
    "Bearer \xb2",
    "null",
    "http://",
    "http://[",
    "javascript:alert(1)",
    "9" * 30,
    "-1",
]


@pytest.mark.parametrize(
    "name", ["Cookie", "Authorization", "Origin", "Content-Type", "Sec-Fetch-Site", "Host", "Accept"]
)
def test_odd_headers_bring_nothing_down(target: Target, name: str):
    for method, path, body in (("GET", "/api/tables/mine", b""), ("POST", "/api/guests", b'{"name":"Minos"}')):
        for value in ODD:
            answer = target.request(method, path, {name: value.encode("latin-1")}, content=body)
            assert answer.status_code < 500, (name, value, answer.text)
    target.check()


def raw_answer(target: Target, request: bytes) -> bytes:
    """What comes back on a connection of its own; nothing if the server just closes it."""
    with socket.create_connection(("127.0.0.1", target.server.port), timeout=10) as connection:
        connection.sendall(request)
        connection.shutdown(socket.SHUT_WR)
        parts = []
        while part := connection.recv(65_536):
            parts.append(part)
    return b"".join(parts)


POST = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
REQUESTS = [
    b"",
    b"\x00" * 100,
    b"GET",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /api/tables/%00%ff HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/tables/\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET //api//tables HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET http://elsewhere.example/api/me HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/tables?status=\xc3\x28 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/tables?" + b"a=b&" * 5_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 3_000 + b"\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: " + b"a=b; " * 20_000 + b"\r\n\r\n",
    POST + b"Content-Length: 5\r\n\r\n{}",
    POST + b"Content-Length: -1\r\n\r\n{}",
    POST + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
    POST + b"Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}",
    POST + b"Expect: 100-continue\r\nContent-Length: 2\r\n\r\n",
    b"TRACE /api/me HTTP/1.1\r\nHost: x\r\n\r\n",
    b"CONNECT elsewhere:443 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"M\xc3\x96VE /api/me HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
]


@pytest.mark.parametrize("request_", REQUESTS, ids=range(len(REQUESTS)))
def test_requests_that_are_hardly_http_bring_nothing_down(target: Target, request_: bytes):
    try:
        answer = raw_answer(target, request_)
    except ConnectionError:
        answer = b""
    statuses = [int(line.split()[1]) for line in answer.split(b"\r\n") if line.startswith(b"HTTP/1.1 ")]

    assert all(status < 500 for status in statuses), answer[:500]
    target.check()


QUERIES = [
    "seat=",
    "seat=0&seat=1",
    "seat=\u0661",
    "seat=1e0",
    "since=nan",
    "since=-1",
    "since=9" * 99,
    "wait=nan&since=999",
]
QUERIES += [
    "wait=inf",
    "wait=-1",
    "wait=26",
    "wait=1e-300",
    "after=x",
    "status=%00",
    "%00=%00",
    "%ff=%ff",
    "=",
    "&&&",
    "a" * 8000,
]


@pytest.mark.parametrize("query", QUERIES, ids=range(len(QUERIES)))
def test_odd_queries_bring_nothing_down(target: Target, query: str):
    for path in (
        "/api/tables",
        f"/api/tables/{target.ids[0]}",
        f"/api/tables/{target.ids[0]}/talk",
        "/api/tables/mine",
    ):
        connection = http.client.HTTPConnection("127.0.0.1", target.server.port, timeout=10)
        connection.request("GET", f"{path}?{quote(query, safe='%=&')}", headers=target.headers)
        answer = connection.getresponse()
        assert answer.status < 500, answer.read()
        connection.close()
    target.check()
