"""How often anybody may do what costs the server or the others something: buckets that refill with time.

The buckets are this process's own. Several servers together let through as many times more, which is still little.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections.abc import Callable
from functools import lru_cache
from math import ceil
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import Scope

from labrys.core.refusal import refusal
from labrys.server.http.problems import Refused

_SLOWEST_REFUSAL = 1.0
"""Seconds."""


class Rate(msgspec.Struct, frozen=True):
    """So many a second in the long run, and so many at once."""

    per_second: float
    burst: float


RATES = {
    # by address; a school or a household shares one
    "connections": Rate(50, 500),
    "requests": Rate(50, 200),
    "sockets": Rate(10, 200),
    "guests": Rate(0.1, 30),
    "sign-ins": Rate(0.2, 20),
    # by address: what the lobby shows to everybody
    "public": Rate(1 / 60, 10),
    # wrong passwords only. By account name and address, and by account name: for guesses from many addresses
    "account": Rate(0.1, 10),
    "guesses": Rate(0.5, 100),
    # by account, in place of those three, in browsers that have been signed in to it: nobody else can use this one up
    "known": Rate(0.2, 20),
    # by player
    "changes": Rate(0.2, 10),
    "tables": Rate(1 / 30, 20),
    "moves": Rate(20, 100),
    "undos": Rate(1, 20),
    # offers, answers, sitting down and getting up: what makes entries without end if nobody moves
    "questions": Rate(0.5, 30),
    "asks": Rate(10, 50),
    "talk": Rate(0.5, 5),
    "hints": Rate(0.2, 6),
    # messages that were too quick by the rates above, before their socket is closed
    "hurries": Rate(1, 60),
}


class Rates:
    """The buckets. Each kind has a bounded number of its own, so that one kind cannot push another out."""

    def __init__(
        self, enabled: bool = True, clock: Callable[[], float] = time.monotonic, most_per_kind: int = 20_000
    ) -> None:
        self.enabled = enabled
        self._clock = clock
        self._most = most_per_kind
        # Those used last come last. A bucket long unused is full again, or nearly: forgetting it gives little away.
        self._buckets: dict[str, dict[str, tuple[float, float]]] = {kind: {} for kind in RATES}

    def take(self, kind: str, who: str, cost: float = 1.0, now: float | None = None) -> float:
        """Take from a bucket: 0 to go ahead, or the seconds to wait, and then nothing is taken."""
        rate = RATES[kind]
        if not self.enabled:
            return 0.0
        now = self._clock() if now is None else now
        level = self._level(kind, who, now)
        wait = (cost - level) / rate.per_second if cost > level else 0.0
        self._keep(kind, who, level if wait else level - cost, now)
        return wait

    def owe(self, kind: str, who: str, cost: float) -> None:
        """Take from a bucket what it may not have: no more than it holds when it is full remains to be made up for."""
        now = self._clock()
        self._keep(kind, who, max(self._level(kind, who, now) - cost, -RATES[kind].burst), now)

    def _level(self, kind: str, who: str, now: float) -> float:
        rate = RATES[kind]
        level, since = self._buckets[kind].pop(who, (rate.burst, now))
        return min(rate.burst, level + max(0.0, now - since) * rate.per_second)

    def _keep(self, kind: str, who: str, level: float, now: float) -> None:
        buckets = self._buckets[kind]
        buckets[who] = (level, now)
        if len(buckets) > self._most:
            del buckets[next(iter(buckets))]

    def give_back(self, kind: str, who: str, cost: float = 1.0) -> None:
        """What was taken turned out not to count."""
        buckets = self._buckets[kind]
        if who in buckets:
            level, since = buckets[who]
            buckets[who] = (min(RATES[kind].burst, level + cost), since)


def limit(rates: Rates, kind: str, who: str, cost: float = 1.0) -> None:
    """Go ahead, or be refused with the seconds to wait."""
    wait = rates.take(kind, who, cost)
    if wait:
        raise too_many(wait)


def too_many(wait: float) -> Refused:
    """The refusal for somebody who has to wait so many seconds."""
    seconds = max(1, ceil(wait))
    text = "that is too often; try again in {seconds} s"
    return Refused(429, refusal("too-many", "S2", text, seconds=seconds), {"Retry-After": str(seconds)})


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address that a request is counted under."""
    client = connection.client
    return counted_as(client.host) if client else ""


@lru_cache(4096)
def counted_as(host: str) -> str:
    """One household has 2^64 addresses of IPv6 and is counted as one."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


class Turnstile:
    """Counts all requests, and the opening of sockets, by address."""

    def __init__(self, rates: Rates) -> None:
        self._rates = rates

    async def too_often(self, scope: Scope) -> Refused | None:
        """Count a request, or a socket that is to be opened; the refusal if that is too many."""
        client = scope.get("client")
        if client is None:
            # A socket in the file system: whoever is behind it, it is the operator's own machine.
            return None
        address = counted_as(client[0])
        wait = self._rates.take("requests", address)
        if wait and scope["type"] == ScopeType.HTTP:
            # Refusing costs us more than asking costs them: those who go on regardless are answered ever more slowly.
            self._rates.owe("requests", address, 1.0)
            await asyncio.sleep(min(wait, _SLOWEST_REFUSAL))
        if not wait and scope["type"] == ScopeType.WEBSOCKET:
            wait = self._rates.take("sockets", address)
        return too_many(wait) if wait else None
