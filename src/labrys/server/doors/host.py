"""Whether a request is meant for this server by the name it was sent to.

A page of another site can have its own name lead to this machine and then ask as a page of the same origin ("DNS
rebinding"). It cannot do so with a name that nobody can own: addresses, names without a dot, and those that only a
local network or the machine itself resolves. All others have to be named by the operator.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from contextlib import suppress
from urllib.parse import urlsplit

from labrys.server.settings import Settings

_LOCAL = (".localhost", ".local", ".internal", ".home.arpa", ".lan", ".test")
"""Endings that no registry gives to anybody."""
_LONGEST = 300
"""Characters of a host with its port: a name has at most 253."""
_HOST = re.compile(r"(?:\[([^\[\]/@]*)\]|([^\[\]:/@]*?)\.?)(?::\d*)?")


class Hosts:
    """The names under which a server of these settings answers."""

    def __init__(self, settings: Settings) -> None:
        links = (settings.address, *settings.origins, *settings.hosts)
        told = [urlsplit(link if "//" in link else f"//{link}").netloc for link in links]
        own = [settings.host, socket.gethostname(), *told]
        self._named = {plain(_encoded(name)) for name in own} - {None}
        self._endings = tuple([_encoded(name[1:]).lower() for name in told if name.startswith("*.")])
        self._takes_all = "*" in settings.hosts

    def has(self, header: str) -> bool:
        """Whether the header Host names this server. Who sends none is no browser."""
        if self._takes_all:
            return True
        name = plain(header)
        if name is None:
            return False
        return not name or name in self._named or name.endswith(self._endings) or _is_nobodys(name)


def plain(host: str) -> str | None:
    """A host without port, in small letters; None if no browser would send it.

    Browsers encode names in other scripts. To do so here would take somebody's long name a tenth of a second.
    """
    host = host.strip().lower()
    if len(host) > _LONGEST or not host.isascii():
        return None
    found = _HOST.fullmatch(host)
    return None if found is None else found[1] or found[2]


def _encoded(name: str) -> str:
    """A name as browsers send it."""
    if not name.isascii():
        with suppress(UnicodeError):
            return name.encode("idna").decode()
    return name


def _is_nobodys(name: str) -> bool:
    if "." not in name and ":" not in name:
        return True
    if name.endswith(_LOCAL):
        return True
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
