"""How many connections an address may hold, and what is noted of those that are sent away.

A connection costs memory and a file before anything is known of it but its address. So connections are counted as they
open, before a request is read. A proxy that the operator trusts is not counted: everybody comes from its address.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

import structlog
from uvicorn.middleware.proxy_headers import _TrustedHosts

from labrys.server.doors.rates import Rates, counted_as

MOST_OF_AN_ADDRESS = 500
"""Open connections. A school shares one address; a browser opens up to six, and one for each table."""
_HELD_FOR_AN_ADDRESS, _HELD_IN_ALL = 8 << 20, 16 << 20
"""Bytes of bodies and messages that have not arrived whole."""
_HELD_IN_ANY_CASE = 16 << 10
"""Bytes that one may have in any case: what people send is smaller, but for records."""
_LOGGED_EVERY = 10.0
"""Seconds between two lines of the log about the same kind, however many connections are sent away."""

NO_REQUEST = "no-request"
"""Why a connection is ended by which nothing came."""

_log = structlog.get_logger()


class Connections:
    """The open connections of this process."""

    def __init__(self, rates: Rates, proxies: str, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rates = rates
        self._proxies = _TrustedHosts(proxies)
        self._most = most
        """Of all addresses together: beyond that the process would run out of files."""
        self._clock = clock
        self._open: Counter[str] = Counter()
        self._in_all = 0
        self._held: Counter[str] = Counter()
        self._held_in_all = 0
        self.sent_away: Counter[str] = Counter()
        """By reason, since the start."""
        self._logged: dict[str, tuple[float, int]] = {}
        """By reason: when it was last logged, and how many had been sent away then."""

    @property
    def are_limited(self) -> bool:
        return self._rates.enabled

    def enter(self, host: str) -> bool:
        """Count a new connection in; False if it has to go."""
        address = counted_as(host)
        why = self._why_not(host, address)
        if why:
            self.send_away(why, host)
            return False
        self._open[address] += 1
        self._in_all += 1
        return True

    def leave(self, host: str) -> None:
        """Count one out that was let in."""
        address = counted_as(host)
        self._in_all -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def hold(self, host: str, body: int, more: int) -> bool:
        """Count more bytes of a body or message that has this many now; False if its connection has to go."""
        address = counted_as(host)
        self._held[address] += more
        self._held_in_all += more
        if body <= _HELD_IN_ANY_CASE or not self.are_limited:
            return True
        most = _HELD_IN_ALL if host in self._proxies else _HELD_FOR_AN_ADDRESS
        return self._held[address] <= most and self._held_in_all <= _HELD_IN_ALL

    def release(self, host: str, body: int) -> None:
        """It has arrived whole, or its connection is gone."""
        address = counted_as(host)
        self._held_in_all -= body
        self._held[address] -= body
        if not self._held[address]:
            del self._held[address]

    def _why_not(self, host: str, address: str) -> str:
        if not self.are_limited:
            return ""
        if self._in_all >= self._most:
            return "too-many-in-all"
        if host in self._proxies:
            return ""
        if self._open[address] >= MOST_OF_AN_ADDRESS:
            return "too-many-of-an-address"
        return "too-often" if self._rates.take("connections", address) else ""

    def send_away(self, why: str, host: str) -> None:
        """Note that a connection is ended because of what came by it, or that it came at all."""
        self.sent_away[why] += 1
        now, so_far = self._clock(), self.sent_away[why]
        last, told = self._logged.get(why, (-_LOGGED_EVERY, 0))
        if now - last >= _LOGGED_EVERY:
            self._logged[why] = (now, so_far)
            noted = {"why": why, "address": counted_as(host), "count": so_far - told}
            if why == NO_REQUEST:
                # Browsers open connections in advance that they then do not use.
                _log.info("connections-ended", **noted)
            else:
                _log.warning("connections-ended", **noted)

    def flooded(self, host: str) -> None:
        """A websocket of this address sent far too much: opening more of them has to wait."""
        self._rates.owe("sockets", counted_as(host), _A_FLOOD)


_A_FLOOD = 50.0
"""What a flood costs, in openings of websockets."""
