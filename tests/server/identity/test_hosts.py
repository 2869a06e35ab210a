"""The names by which the server is asked: its own, and those of others, which a page may have led here."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from labrys.server.doors.host import Hosts
from labrys.server.doors.rates import RATES, Rates
from labrys.server.settings import Settings, from_environment
from tests.server.identity.stage import Stage, open_socket, opened, refused

pytestmark = pytest.mark.rule("S2.1")

KNOWN = Settings(address="https://play.example/", origins=("https://other.example:8443",), hosts=("third.example",))


@pytest.mark.parametrize(
    "host",
    [
        "",
        "localhost",
        "localhost:8000",
        "LOCALHOST.",
        "labrys.localhost",
        "127.0.0.1:8000",
        "192.168.1.20:8000",
        "203.0.113.7",
        "[::1]:8000",
        "[fe80::1%25eth0]:8000",
        "raspberrypi",
        "raspberrypi.local:8000",
        "pi.lan",
        "labrys.internal",
        "play.example",
        "PLAY.example:443",
        "other.example",
        "other.example:8443",
        "third.example:1234",
        socket.gethostname(),
    ],
)
def test_the_server_answers_by_its_own_names(host: str):
    assert Hosts(KNOWN).has(host)


def test_names_are_read_as_addresses_too_and_in_any_script():
    """A browser sends a name of another script encoded."""
    hosts = Hosts(
        Settings(address="https://jeux-\u00e9t\u00e9.example", hosts=("https://third.example:8443/", "\u00fc.example"))
    )

    for host in ("xn--jeux-t-fvab.example", "third.example", "xn--tda.example"):
        assert hosts.has(host), host
    assert not hosts.has("xn--evil.example")


def test_what_no_browser_sends_is_no_name_and_is_not_looked_at_for_long(monkeypatch: pytest.MonkeyPatch):
    """Encoding a long name in another script took a tenth of a second, in which nobody else was answered."""
    hosts = Hosts(Settings())

    def encoded(name: str) -> str:
        raise AssertionError(f"{len(name)} characters were encoded")

    monkeypatch.setattr("labrys.server.doors.host._encoded", encoded)
    for host in (
        "\u00e9" * 30_000,
        "\u00e9",
        "a" * 301,
        "[::1].evil.example",
        "localhost:80@evil.example",
        "a/b",
        "[::1",
    ):
        assert not hosts.has(host), host[:40]


def test_a_star_stands_for_every_name_below_one():
    hosts = Hosts(Settings(hosts=("*.play.example",)))

    assert hosts.has("crete.PLAY.example:8000")
    assert not hosts.has("play.example")
    assert not hosts.has("evilplay.example")


@pytest.mark.parametrize("name", ["ADDRESS", "HOSTS", "ORIGINS"])
def test_what_is_no_address_is_named(name: str):
    with pytest.raises(ValueError, match=rf"LABRYS_{name}: http://\[bad is no address"):
        from_environment({f"LABRYS_{name}": "http://[bad"})


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8000",
        "play.example.evil.example",
        "evil.play.example",
        "local.evil.example",
        "127.0.0.1.evil.example",
        "1.2.3.4.5",
        "evil-local.example",
        "localhost.evil.example:8000",
    ],
)
def test_it_does_not_answer_by_names_that_others_may_own(host: str):
    assert not Hosts(KNOWN).has(host)
    assert Hosts(Settings(hosts=("*",))).has(host)


def test_a_host_may_be_named_with_or_without_its_scheme():
    assert Hosts(Settings(address="play.example:8000")).has("play.example")
    assert Hosts(from_environment({"LABRYS_HOSTS": "a.example b.example"})).has("b.example")
    assert Hosts(Settings(host="labrys.example")).has("labrys.example:8000")
    assert not Hosts(Settings(host="0.0.0.0")).has("labrys.example")


@pytest.mark.anyio
@pytest.mark.parametrize("path", ["/", "/api/me", "/healthz", "/metrics", "/readyz", "/nowhere"])
async def test_another_name_is_told_which_setting_names_it(stage: Stage, path: str):
    answer = await stage.browser("127.0.0.1").get(path, headers={"Host": "evil.example:8000"})

    assert (421, "unknown-host") == refused(answer)
    assert "evil.example" in answer.json()["refusal"]["text"]
    assert "LABRYS_HOSTS" in answer.json()["refusal"]["text"]
    assert "nosniff" == answer.headers["x-content-type-options"]


@pytest.mark.anyio
@pytest.mark.rule("S2.3")
@pytest.mark.parametrize("told", [{"Host": "evil.example"}, {"Origin": "http://evil.example"}])
async def test_refusing_what_is_foreign_is_counted_too(tmp_path: Path, told: dict[str, str]):
    """It costs as much as answering."""
    async with opened(tmp_path, Rates(clock=lambda: 0.0)) as stage:
        browser = stage.browser()
        answers = [await browser.post("/api/guests", headers=told) for _ in range(int(RATES["requests"].burst) + 20)]

    assert answers[0].status_code in (403, 421)
    assert (429, "too-many") == refused(answers[-1])
    assert "nosniff" == answers[-1].headers["x-content-type-options"]


@pytest.mark.anyio
async def test_a_page_whose_name_was_led_here_changes_nothing_and_opens_no_socket(stage: Stage):
    """By all that its browser says it is our own page."""
    led = {"Host": "evil.example", "Origin": "http://evil.example", "Sec-Fetch-Site": "same-origin"}

    assert (421, "unknown-host") == refused(
        await stage.browser().post("/api/guests", json={"name": "Ariadne"}, headers=led)
    )
    [closed] = await open_socket(stage.app, led)
    assert ("websocket.close", "unknown-host") == (closed["type"], closed["reason"])


@pytest.mark.anyio
@pytest.mark.parametrize("host", ["192.168.1.20:8000", "raspberrypi.local", "play.example"])
async def test_people_at_home_and_health_checks_get_in(tmp_path: Path, host: str):
    async with opened(tmp_path, address="https://play.example") as stage:
        browser = stage.browser()
        made = await browser.post(
            "/api/guests", json={"name": "Ariadne"}, headers={"Host": host, "Origin": f"http://{host}"}
        )

        assert 201 == made.status_code
