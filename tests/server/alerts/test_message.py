from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import labrys
from labrys.server.alerts.message import Turn, body_of, headers_of

PAGE = (Path(__file__).parents[3] / "docs" / "webhooks.md").read_text(encoding="utf-8")
TURN = Turn("T4ble", "akrotiri", "Akrotiri", 0, 17, 1790000000.5)
NOW = 1790000001.9
SECRET = "s3cret"
Verify = Callable[..., bool]


@pytest.fixture(scope="module")
def is_from_labrys() -> Verify:
    """The verifier of the page for players."""
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, Verify] = {}
    exec(code, names)
    return names["is_from_labrys"]


def test_a_message_tells_the_turn_with_a_sentence_for_chats():
    link = "https://play.example/tables/T4ble"
    sentence = f"It is your turn in Akrotiri: {link}"

    assert {
        "type": "your-turn",
        "table": "T4ble",
        "link": link,
        "game": "akrotiri",
        "seat": 0,
        "version": 17,
        "at": 1790000000.5,
        "content": sentence,
        "text": sentence,
    } == msgspec.json.decode(body_of(TURN, "https://play.example/"))


def test_the_page_shows_the_message_and_the_headers_as_they_are():
    (example,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    body = body_of(TURN, "https://play.example")

    assert list(msgspec.json.decode(body)) == list(msgspec.json.decode(example))
    assert [] == [name for name in headers_of(body, SECRET, NOW) if name not in PAGE]


def test_the_headers_say_who_calls():
    headers = headers_of(b"{}", SECRET, NOW)

    assert f"Labrys/{labrys.__version__}" == headers["User-Agent"]
    assert "application/json" == headers["Content-Type"]
    assert re.fullmatch(r"t=1790000001,v1=[0-9a-f]{64}", headers["Labrys-Signature"])


def test_the_verifier_of_the_page_believes_a_signature_of_ours(is_from_labrys: Verify):
    body = body_of(TURN, "https://play.example")
    header = headers_of(body, SECRET, NOW)["Labrys-Signature"]

    assert is_from_labrys(header, body, SECRET, NOW)


def test_the_verifier_of_the_page_believes_nothing_else(is_from_labrys: Verify):
    body = body_of(TURN, "https://play.example")
    header = headers_of(body, SECRET, NOW)["Labrys-Signature"]

    assert not is_from_labrys(header, body + b" ", SECRET, NOW)
    assert not is_from_labrys(header, body, "another", NOW)
    assert not is_from_labrys(header, body, SECRET, NOW + 301)
    assert not is_from_labrys(header.replace("t=1790000001", "t=1790000002"), body, SECRET, NOW)
    for rubbish in ("", "t=1", "v1=x", "t=x,v1=y", "t=1790000001,v1=", "t=1790000001,v1=ö", "=,=,"):
        assert not is_from_labrys(rubbish, body, SECRET, NOW)
