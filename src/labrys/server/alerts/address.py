"""Addresses of webhooks: how one has to be written, read in one way only, and which are refused at sight.

A name that looks harmless may still lead inside: that is found out when it is called, see `calls`.
"""

from __future__ import annotations

import re
from ipaddress import AddressValueError, IPv4Address, IPv6Address

import msgspec

from labrys.server.alerts.networks import is_outside

LONGEST = 500
_SHAPE = re.compile(r"(https?)://([^/?]*)(.*)", re.IGNORECASE)
_PLACE = re.compile(r"(\[[^\[\]]*\]|[^:\[\]]*)(?::([0-9]{1,5}))?")
_LABEL = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)")
_NUMBER = re.compile(r"[0-9]+|0x[0-9a-f]*")
_INSIDE_NAMES = ("localhost", "local", "internal", "localdomain", "lan", "home.arpa")
_PORTS = {"http": 80, "https": 443}


class BadAddress(ValueError):
    """An address that cannot be a webhook; its text is a sentence for the player."""


class Address(msgspec.Struct, frozen=True):
    """An address, taken apart."""

    scheme: str
    host: str
    """A name in lower case, or an IP address without brackets."""
    port: int
    target: str
    """Path and query: for many services they are a secret."""

    @property
    def ip(self) -> IPv4Address | IPv6Address | None:
        """The host, if it is not a name."""
        if ":" in self.host:
            return IPv6Address(self.host)
        return IPv4Address(self.host) if is_numeric(self.host) else None

    @property
    def place(self) -> str:
        """Host and port as in the Host header: the part that may be told."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _PORTS[self.scheme] else f"{host}:{self.port}"

    def __repr__(self) -> str:
        return f"Address({self.scheme}://{self.place}/...)"


def check_address(url: str, inside: bool = False) -> str | None:
    """Why this cannot be the address of a webhook, as a sentence; None if it can.

    With `inside`, hosts of the operator's own network are allowed.
    """
    try:
        read_address(url, inside)
    except BadAddress as refused:
        return str(refused)
    return None


def read_address(url: str, inside: bool = False) -> Address:
    """An address, taken apart; BadAddress with a sentence if it cannot be a webhook's."""
    if len(url) > LONGEST:
        raise BadAddress(f"the address has {len(url)} characters, {LONGEST} are the most")
    # Programs disagree on what backslashes, spaces and letters beyond ASCII mean in an address.
    if not all("!" <= letter <= "~" for letter in url) or "\\" in url:
        raise BadAddress("the address has to be in plain ASCII, without spaces or backslashes; write names as xn--...")
    shape = _SHAPE.fullmatch(url)
    if shape is None:
        raise BadAddress("the address has to begin with https:// or http://")
    scheme, where, target = shape[1].lower(), shape[2], shape[3]
    if "#" in url:
        raise BadAddress("the address must not have a fragment (#...)")
    if "@" in where:
        raise BadAddress("the address must not have a user name or password in it")
    place = _PLACE.fullmatch(where)
    if place is None:
        raise BadAddress("the address has no host and port that can be read")
    host = _read_host(place[1].lower(), inside)
    port = _read_port(place[2]) if place[2] else _PORTS[scheme]
    return Address(scheme, host, port, target if target.startswith("/") else "/" + target)


def is_numeric(host: str) -> bool:
    """Whether a host would be taken for an IPv4 address: its last part is a number, in any of the usual bases."""
    return _NUMBER.fullmatch(host.rpartition(".")[2]) is not None


def _read_port(text: str) -> int:
    port = int(text)
    if port not in _PORTS.values() and not 1024 <= port <= 65535:
        raise BadAddress(f"the port {port} is not allowed: 80, 443 and those from 1024 to 65535 are")
    return port


def _read_host(host: str, inside: bool) -> str:
    if host.startswith("["):
        return _read_ip(host[1:-1], IPv6Address, inside)
    if is_numeric(host):
        return _read_ip(host, IPv4Address, inside)
    labels = host.split(".")
    if len(host) > 253 or not all(_LABEL.fullmatch(label) for label in labels):
        raise BadAddress("the host of the address is neither a name, without a dot at its end, nor an IP address")
    is_inside = len(labels) == 1 or host.endswith(tuple("." + name for name in _INSIDE_NAMES))
    if is_inside and not inside:
        raise BadAddress("the address leads inside a network: it has to be reachable from the open internet")
    return host


def _read_ip(text: str, kind: type[IPv4Address] | type[IPv6Address], inside: bool) -> str:
    try:
        ip = kind(text)
        if "%" in text:
            raise AddressValueError("a zone means something on one machine only")
    except AddressValueError:
        # Spellings such as 0x7f.1 or 2130706433 are read differently by different programs.
        raise BadAddress("the IP address has to be four numbers from 0 to 255, or IPv6 in brackets") from None
    if not (inside or is_outside(ip)):
        raise BadAddress("the address leads inside a network: it has to be reachable from the open internet")
    return str(ip)
