"""Rates: nobody takes more than a share."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from labrys.server.doors.rates import RATES, Rates, counted_as, limit
from labrys.server.http.problems import Refused
from tests.server.identity.stage import PASSWORD, open_socket, opened, refused


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_so_many_at_once_and_then_so_many_a_second():
    rates = Rates()

    assert [0.0] * 5 == [rates.take("talk", "ariadne", now=0.0) for _ in range(5)]
    assert 2.0 == rates.take("talk", "ariadne", now=0.0)
    assert 1.0 == rates.take("talk", "ariadne", now=1.0)
    assert 0.0 == rates.take("talk", "ariadne", now=2.0)
    assert 2.0 == rates.take("talk", "ariadne", now=2.0)
    assert [0.0] * 5 == [rates.take("talk", "ariadne", now=1000.0) for _ in range(5)]
    assert 0.0 < rates.take("talk", "ariadne", now=1000.0)


def test_everybody_and_every_kind_has_a_bucket_apart():
    rates = Rates()
    for _ in range(5):
        rates.take("talk", "ariadne", now=0.0)

    assert 0.0 < rates.take("talk", "ariadne", now=0.0)
    assert 0.0 == rates.take("talk", "phaedra", now=0.0)
    assert 0.0 == rates.take("moves", "ariadne", now=0.0)


def test_a_clock_that_goes_back_gives_nothing_away():
    rates = Rates()
    for _ in range(5):
        rates.take("talk", "ariadne", now=100.0)

    assert 2.0 == rates.take("talk", "ariadne", now=50.0)


def test_what_costs_more_takes_more():
    rates = Rates()

    assert 0.0 == rates.take("talk", "ariadne", cost=4.0, now=0.0)
    assert 6.0 == rates.take("talk", "ariadne", cost=4.0, now=0.0)
    assert 0.0 == rates.take("talk", "ariadne", now=0.0)


def test_the_number_of_buckets_is_bounded_and_those_in_use_stay():
    rates = Rates(most_per_kind=10)
    for _ in range(5):
        rates.take("talk", "busy", now=0.0)
    for number in range(1000):
        rates.take("talk", f"stranger {number}", now=0.0)
        assert 0.0 < rates.take("talk", "busy", now=0.0)

    assert 10 == len(rates._buckets["talk"])


def test_a_kind_that_does_not_exist_is_a_mistake_of_ours():
    with pytest.raises(KeyError):
        Rates(enabled=False).take("dances", "ariadne")


def test_without_limits_everything_goes():
    rates = Rates(enabled=False)

    assert {0.0} == {rates.take("talk", "ariadne") for _ in range(1000)}


def test_a_refusal_says_how_long_to_wait():
    rates = Rates(clock=Clock())
    for _ in range(5):
        limit(rates, "talk", "ariadne")

    with pytest.raises(Refused) as refusal:
        limit(rates, "talk", "ariadne")

    assert (429, "too-many", "S2") == (
        refusal.value.status,
        refusal.value.refusal.code,
        refusal.value.refusal.rule,
    )
    assert {"Retry-After": "2"} == refusal.value.headers


def test_a_household_is_counted_as_one():
    assert counted_as("2001:db8::1") == counted_as("2001:db8::ffff:1") != counted_as("2001:db8:0:1::1")
    assert "192.0.2.1" == counted_as("192.0.2.1") == counted_as("::ffff:192.0.2.1")
    assert counted_as("fe80::1%eth0") == counted_as("fe80::2")
    assert "testclient" == counted_as("testclient")


@pytest.mark.anyio
async def test_requests_are_limited_by_address(tmp_path: Path):
    clock = Clock()
    async with opened(tmp_path, Rates(clock=clock)) as stage:
        browser, other = stage.browser("192.0.2.1"), stage.browser("192.0.2.2")
        burst = int(RATES["requests"].burst)
        assert {404} == {(await browser.get("/nowhere")).status_code for _ in range(burst)}

        answer = await browser.get("/nowhere")

        assert (429, "too-many") == refused(answer)
        assert "1" == answer.headers["retry-after"]
        assert "nosniff" == answer.headers["x-content-type-options"]
        assert 404 == (await other.get("/nowhere")).status_code
        (closed,) = await open_socket(stage.app, {})
        assert ("websocket.close", "too-many") == (closed["type"], closed["reason"])
        clock.now += 1
        assert 404 == (await browser.get("/nowhere")).status_code


@pytest.mark.anyio
async def test_guests_and_sign_ins_are_limited_by_address(tmp_path: Path):
    async with opened(tmp_path, Rates(clock=Clock())) as stage:
        for _ in range(int(RATES["guests"].burst)):
            await stage.guest()
        assert (429, "too-many") == refused(await stage.browser().post("/api/guests", json={"name": "one more"}))
        for number in range(int(RATES["sign-ins"].burst)):
            body = {"account": f"nobody-{number}", "password": PASSWORD}
            assert 401 == (await stage.browser().post("/api/session", json=body)).status_code
        checked = len(stage.hasher.checked)
        for path in ("/api/session", "/api/account"):
            body = {"account": "somebody", "password": PASSWORD}
            assert (429, "too-many") == refused(await stage.browser().post(path, json=body))
        assert checked == len(stage.hasher.checked)
        assert 201 == (await stage.browser("192.0.2.9").post("/api/guests", json={"name": "x"})).status_code


async def tried(browser: httpx.AsyncClient, password: str, account: str = "minos") -> int:
    """The status of the answer to somebody who signs in."""
    return (await browser.post("/api/session", json={"account": account, "password": password})).status_code


@pytest.mark.anyio
async def test_guessing_one_accounts_password_from_one_address_is_limited_in_any_spelling(tmp_path: Path):
    async with opened(tmp_path, Rates(clock=Clock())) as stage:
        await stage.account("minos")
        burst = int(RATES["account"].burst)
        found = [
            await tried(stage.browser("198.51.100.1"), f"guess {n}", "MINOS" if n % 2 else "minos")
            for n in range(burst)
        ]

        assert {401} == set(found)
        assert 429 == await tried(stage.browser("198.51.100.1"), PASSWORD)
        assert 401 == await tried(stage.browser("198.51.100.1"), PASSWORD, "talos")


@pytest.mark.anyio
async def test_guessing_one_accounts_password_from_many_addresses_is_limited_too(tmp_path: Path):
    async with opened(tmp_path, Rates(clock=Clock())) as stage:
        await stage.account("minos")
        burst = int(RATES["guesses"].burst)
        found = [await tried(stage.browser(f"198.51.100.{n}"), f"guess {n}") for n in range(burst + 1)]

        assert [*[401] * burst, 429] == found


@pytest.mark.anyio
async def test_two_addresses_that_guess_do_not_keep_the_owner_out(tmp_path: Path):
    clock = Clock()
    async with opened(tmp_path, Rates(clock=clock)) as stage:
        await stage.account("minos")
        found = []
        for n in range(300):
            clock.now += 1
            for guesser in ("198.51.100.1", "198.51.100.2"):
                await tried(stage.browser(guesser), f"guess {n}")
            if n % 30 == 29:
                # From an address and with a browser that nobody knows.
                found.append(await tried(stage.browser("203.0.113.7"), PASSWORD))

        assert [200] * 10 == found


@pytest.mark.anyio
async def test_who_signs_in_rightly_again_and_again_is_no_guesser(tmp_path: Path):
    async with opened(tmp_path, Rates(clock=Clock())) as stage:
        await stage.account("minos")
        addresses = [f"198.51.100.{n}" for n in range(int(RATES["guesses"].burst) + 5)]

        assert {200} == {await tried(stage.browser(address), PASSWORD) for address in addresses}
        assert {200} == {
            await tried(stage.browser("192.0.2.9"), PASSWORD) for _ in range(int(RATES["account"].burst) + 5)
        }


@pytest.mark.anyio
@pytest.mark.parametrize("how", ["opened", "signed in", "was signed in before"])
async def test_a_browser_that_was_signed_in_before_gets_in_whoever_guesses(tmp_path: Path, how: str):
    """Even where those who guess share its address."""
    async with opened(tmp_path, Rates(clock=Clock())) as stage:
        own = await stage.account("minos")
        if how == "signed in":
            own = stage.browser()
            assert 200 == await tried(own, PASSWORD)
        elif how == "was signed in before":
            del own.cookies["labrys-known"]
            await own.get("/api/me")
        await own.delete("/api/session")
        for n in range(150):
            await tried(stage.browser(f"198.51.100.{n}"), f"guess {n}")
        for n in range(30):
            await tried(stage.browser(), f"guess {n}")
        assert 429 == await tried(stage.browser(), PASSWORD)

        assert 200 == await tried(own, PASSWORD)


@pytest.mark.anyio
async def test_what_makes_a_browser_known_is_no_session_and_holds_for_its_accounts_alone(tmp_path: Path):
    async with opened(tmp_path, Rates(clock=Clock())) as stage:
        own, other = await stage.account("minos"), await stage.account("talos")
        known, foreign = own.cookies["labrys-known"], other.cookies["labrys-known"]
        assert "minos" not in known
        browser = stage.browser("198.51.100.7")
        browser.cookies["labrys-known"] = known
        assert 401 == (await browser.get("/api/me")).status_code

        burst = int(RATES["known"].burst)
        assert [*[401] * burst, 429] == [await tried(browser, f"guess {n}") for n in range(burst + 1)]
        for cookie in (foreign, known[:-1], known + "A", "", "x" * 500):
            forger = stage.browser("198.51.100.8")
            forger.cookies["labrys-known"] = cookie
            # It is counted like any other, by its address.
            before = stage.litestar.state.rates._buckets["known"].copy()
            await tried(forger, "a guess")
            assert before == stage.litestar.state.rates._buckets["known"]


@pytest.mark.anyio
async def test_a_browser_is_known_to_several_accounts(tmp_path: Path):
    async with opened(tmp_path) as stage:
        for name in ("minos", "talos"):
            await stage.account(name)
        browser = stage.browser()
        for name in ("minos", "talos", "minos"):
            assert 200 == await tried(browser, PASSWORD, name)
        known = browser.cookies["labrys-known"]

        assert [True, True, False] == [stage.desk.known.has(known, name) for name in ("minos", "talos", "europa")]


def test_what_is_given_back_counts_no_more():
    rates = Rates(clock=Clock())
    rates.take("account", "a", RATES["account"].burst)
    assert rates.take("account", "a")

    rates.give_back("account", "a", 2)
    rates.give_back("account", "nobody", 2)

    assert [True, True, False] == [not rates.take("account", "a") for _ in range(3)]
