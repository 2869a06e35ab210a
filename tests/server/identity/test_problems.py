"""Problems: one shape for everything that goes wrong, and nothing of the server's inside."""

from __future__ import annotations

import pytest
from litestar.exceptions import ImproperlyConfiguredException, InternalServerException
from structlog.testing import capture_logs

from tests.server.identity.stage import PASSWORD, SECRET_WORD, Stage, refused

pytestmark = pytest.mark.anyio

BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"7",
    b'"name"',
    b"{}",
    b'{"name": 7}',
    b'{"name": null}',
    b'{"name": ["Ariadne"]}',
    b'{"name": ""}',
    b'{"name": "Ariadne", "admin": true}',
    b'{"name": "' + b"x" * 101 + b'"}',
    b'{"name": "\xff\xfe"}',
    b'{"name": "a\nb"}',
    b"\x00\x01\x02",
    b"[" * 60_000,
    b'{"name":' * 8_000,
    b"name=Ariadne",
]


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
async def test_a_malformed_body_is_the_senders_problem(stage: Stage, body: bytes):
    with capture_logs() as logs:
        answer = await stage.browser().post("/api/guests", content=body)

    assert (400, "malformed") == refused(answer)
    assert "S3" == answer.json()["refusal"]["rule"]
    assert [] == logs


async def test_the_problem_names_the_field_and_not_its_value(stage: Stage):
    wrong = {"account": "minos", "password": [PASSWORD]}

    answer = await stage.browser().post("/api/account", json=wrong)

    assert "password: Expected `str`, got `array`" == answer.json()["refusal"]["text"]
    assert PASSWORD not in answer.text


async def test_what_is_not_there_and_what_cannot_be_done_have_the_same_shape(stage: Stage):
    browser = stage.browser()
    wrong = await browser.put("/api/me")

    assert (404, "not-found") == refused(await browser.get("/api/nowhere"))
    assert (405, "wrong-method") == refused(wrong)
    assert {"GET", "PATCH"} <= {method.strip() for method in wrong.headers["allow"].split(",")}
    assert (421, "unknown-host") == refused(await browser.get("/api/me", headers={"Host": "a/b"}))


async def test_a_fault_of_ours_is_noted_and_told_without_its_inside(stage: Stage):
    with capture_logs() as logs:
        answer = await stage.browser().get("/api/fail?password=x")

    (noted,) = logs
    assert (500, "unexpected") == refused(answer)
    assert noted["id"] in answer.json()["refusal"]["text"]
    assert ("request-failed", "error", "GET", "/api/fail", "ValueError") == (
        noted["event"],
        noted["log_level"],
        noted["method"],
        noted["route"],
        noted["error"],
    )
    assert any(place.endswith(" fail") for place in noted["at"])
    assert SECRET_WORD not in answer.text + str(noted)
    assert "Traceback" not in answer.text
    assert "ValueError" not in answer.text


@pytest.mark.parametrize(
    "error",
    [
        ImproperlyConfiguredException(SECRET_WORD),
        InternalServerException(SECRET_WORD),
        RecursionError(SECRET_WORD),
        UnicodeDecodeError("utf-8", SECRET_WORD.encode(), 0, 1, SECRET_WORD),
    ],
    ids=lambda error: type(error).__name__,
)
async def test_a_fault_that_looks_like_the_senders_is_ours_where_nothing_is_read(
    stage: Stage, error: Exception, monkeypatch: pytest.MonkeyPatch
):
    async def who(*_: object) -> None:
        raise error from KeyError(SECRET_WORD)

    monkeypatch.setattr(stage.desk, "who", who)
    with capture_logs() as logs:
        answer = await stage.browser().get("/api/me")

    assert (500, "unexpected") == refused(answer)
    assert f"{type(error).__name__} < KeyError" == logs[0]["error"]
    assert SECRET_WORD not in answer.text + str(logs)


async def test_a_request_that_breaks_off_is_no_fault_of_ours(stage: Stage):
    sent = []

    async def receive() -> dict[str, object]:
        return {"type": "http.disconnect"}

    async def send(message: dict[str, object]) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": "/api/guests", "query_string": b"", "headers": []}
    with capture_logs() as logs:
        await stage.app(scope, receive, send)  # type: ignore[arg-type]

    assert 400 == sent[0]["status"]
    assert [] == logs


async def test_openapi_describes_limits_and_problems(stage: Stage):
    described = (await stage.browser().get("/schema/openapi.json")).json()
    schemas, session = described["components"]["schemas"], described["paths"]["/api/session"]["post"]

    def properties(name: str) -> dict[str, dict[str, object]]:
        (found,) = [schema for key, schema in schemas.items() if key.rpartition(".")[2] == name]
        return dict(found["properties"])

    assert {"200", "400", "401", "403", "413", "429", "503"} == set(session["responses"])
    for status in ("400", "401"):
        schema = session["responses"][status]["content"]["application/json"]["schema"]
        assert "Problem" == schema["$ref"].rpartition("/")[2]
    assert (1, 100) == (properties("NewGuest")["name"]["minLength"], properties("NewGuest")["name"]["maxLength"])
    password = properties("NewAccount")["password"]
    assert (8, 200) == (password["minLength"], password["maxLength"])
    assert {"status", "refusal"} == set(properties("Problem"))
