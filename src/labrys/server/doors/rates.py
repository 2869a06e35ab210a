"""How often anybody may do what costs the server or the others something: buckets that refill with time.

The buckets are this process's own. Several servers together let through as many times more, which is still little.
"""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from functools import lru_cache
from math import ceil
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Receive, Scope, Send

from labrys.core.refusal import refusal
from labrys.server.doors.refusing import refuse
from labrys.server.http.problems import Refused


class Rate(msgspec.Struct, frozen=True):
    """So many a second in the long run, and so many at once."""

    per_second: float
    burst: float


RATES = {
    # by address; a school or a household shares one
    "requests": Rate(50, 200),
    "guests": Rate(0.1, 30),
    "sign-ins": Rate(0.2, 20),
    # by account name: whoever guesses passwords from many addresses meets this one
    "account": Rate(0.2, 20),
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
        self._enabled = enabled
        self._clock = clock
        self._most = most_per_kind
        # Those used last come last. A bucket long unused is full again, or nearly: forgetting it gives little away.
        self._buckets: dict[str, dict[str, tuple[float, float]]] = {kind: {} for kind in RATES}

    def take(self, kind: str, who: str, cost: float = 1.0, now: float | None = None) -> float:
        """Take from a bucket: 0 to go ahead, or the seconds to wait, and then nothing is taken."""
        rate = RATES[kind]
        if not self._enabled:
            return 0.0
        now = self._clock() if now is None else now
        buckets = self._buckets[kind]
        level, since = buckets.pop(who, (rate.burst, now))
        level = min(rate.burst, level + max(0.0, now - since) * rate.per_second)
        wait = (cost - level) / rate.per_second if cost > level else 0.0
        buckets[who] = (level if wait else level - cost, now)
        if len(buckets) > self._most:
            del buckets[next(iter(buckets))]
        return wait


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
    """ASGI middleware that counts all requests, and the opening of sockets, by address."""

    def __init__(self, app: ASGIApp, rates: Rates) -> None:
        self._app = app
        self._rates = rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if client is None:
            # A socket in the file system: whoever is behind it, it is the operator's own machine.
            await self._app(scope, receive, send)
            return
        wait = self._rates.take("requests", counted_as(client[0]))
        if wait:
            await refuse(scope, receive, send, too_many(wait))
        else:
            await self._app(scope, receive, send)
