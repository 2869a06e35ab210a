"""Calling an address that a stranger chose, so that nothing inside our network is ever reached.

The name is resolved here, every address found is checked, and the connection goes to a checked one: a name server
that gives another answer a moment later is not asked again. Redirects are not followed, proxies of the environment
not used, certificates verified; the answer's status is all that is wanted, and reading stops soon.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from ipaddress import ip_address

import httpcore
import httpx
import msgspec

from labrys.server.alerts.address import Address, BadAddress, read_address
from labrys.server.alerts.networks import is_outside

Resolve = Callable[[str, int], Awaitable[Sequence[str]]]

_CONNECT_SECONDS = 3.0
_MOST_TRIED = 3
_SIP = 1024
_MOST_READ = 16 * 1024
_BROKEN = (httpcore.NetworkError, httpcore.ProtocolError, OSError)

# It tells headers of answers when everything is logged, and those may repeat the secret part of an address.
logging.getLogger("httpcore").setLevel(logging.WARNING)


class Answer(msgspec.Struct, frozen=True):
    """What came of a call."""

    status: int = 0
    """The HTTP status; 0 if there was none."""
    why: str = ""
    """Why there was none: address, inside, name, time or connection."""

    @property
    def is_good(self) -> bool:
        return 200 <= self.status < 300

    @property
    def may_pass(self) -> bool:
        """Whether the same call may well succeed a little later."""
        if self.status:
            return self.status == 429 or self.status >= 500
        return self.why not in ("address", "inside")


class Caller:
    """Makes calls, each on a connection of its own."""

    def __init__(
        self,
        inside: bool = False,
        *,
        seconds: float = 5.0,
        resolve: Resolve | None = None,
        backend: httpcore.AsyncNetworkBackend | None = None,
        trust: ssl.SSLContext | None = None,
    ) -> None:
        self._inside = inside
        self._seconds = seconds
        self._resolve = resolve or look_up
        self._backend = backend or httpcore.AnyIOBackend()
        self._trust = trust

    async def call(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """POST this body; whatever goes wrong outside is told by the answer."""
        try:
            async with asyncio.timeout(self._seconds):
                return await self._call(read_address(url, self._inside), body, headers)
        except BadAddress:
            return Answer(why="address")
        except (TimeoutError, httpcore.TimeoutException):
            return Answer(why="time")
        except _BROKEN:
            return Answer(why="connection")

    async def _call(self, address: Address, body: bytes, headers: Mapping[str, str]) -> Answer:
        found = [str(address.ip)] if address.ip else await self._addresses(address)
        if not found:
            return Answer(why="name")
        if not (self._inside or all(is_outside(ip_address(ip)) for ip in found)):
            return Answer(why="inside")
        if self._trust is None and address.scheme == "https":
            self._trust = httpx.create_ssl_context()
        scheme, host, target = address.scheme.encode(), address.host.encode(), address.target.encode()
        url = httpcore.URL(scheme=scheme, host=host, port=address.port, target=target)
        pinned = Pinned(self._backend, found[:_MOST_TRIED])
        async with (
            httpcore.AsyncConnectionPool(ssl_context=self._trust, network_backend=pinned) as pool,
            # The server name for TLS is the URL's host.
            pool.stream("POST", url, headers=[("Host", address.place), *headers.items()], content=body) as response,
        ):
            # The body is left unread: it may be endless.
            return Answer(status=response.status)

    async def _addresses(self, address: Address) -> Sequence[str]:
        try:
            return await self._resolve(address.host, address.port)
        except (socket.gaierror, UnicodeError):
            return ()


class Pinned(httpcore.AsyncNetworkBackend):
    """Connects to the addresses that were checked, whatever name it is asked for."""

    def __init__(self, backend: httpcore.AsyncNetworkBackend, checked: Sequence[str]) -> None:
        self._backend = backend
        self._checked = checked

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """A connection to the first checked address that takes one; the name is not looked at."""
        failure: Exception = httpcore.ConnectError()
        for address in self._checked:
            try:
                return Sipped(
                    await self._backend.connect_tcp(address, port, _CONNECT_SECONDS, local_address, socket_options)
                )
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                failure = error
        raise failure


class Sipped(httpcore.AsyncNetworkStream):
    """A connection of which little is read, in sips: a flood of headers must not keep the event loop busy."""

    def __init__(self, stream: httpcore.AsyncNetworkStream) -> None:
        self._stream = stream
        self._left = _MOST_READ

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        if self._left <= 0:
            raise httpcore.ReadError("the answer is too long")
        data = await self._stream.read(min(max_bytes, _SIP), timeout)
        self._left -= len(data)
        return data

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:
        await self._stream.write(buffer, timeout)

    async def aclose(self) -> None:
        await self._stream.aclose()

    async def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> httpcore.AsyncNetworkStream:
        return Sipped(await self._stream.start_tls(ssl_context, server_hostname, timeout))

    def get_extra_info(self, info: str) -> object:
        return self._stream.get_extra_info(info)


async def look_up(host: str, port: int) -> Sequence[str]:
    """Every IP address of a name, as the system's resolver gives them."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(place[0]) for *_, place in found))
