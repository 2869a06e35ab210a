"""Whether a request that could change something was made by our own page.

A browser adds the session to requests that any page makes it send, so a session alone does not show that its owner
wanted this. What a browser says about the page cannot be forged by the page:

- An origin that the operator has listed is ours, whatever else is said.
- `Sec-Fetch-Site` is the browser's own judgement and knows of proxies that change the host. `same-origin` is our
  page; `none` is the person, by the address bar; `same-site` is a neighbouring host, which is as foreign as any.
- `Origin` must name the host that was asked for, and by TLS where people reach the server by TLS: a page of the same
  host without TLS may have been written by anybody on the way. `null` is a page that hides where it comes from.
- Whoever says neither is no browser. A program has no session of somebody else to abuse. Browsers name the origin
  on every request that is not GET or HEAD and on every socket, so this opens nothing to a page.
"""

from __future__ import annotations

from collections.abc import Mapping

from labrys.server.settings import Settings

_PORTS = {"http": ":80", "https": ":443"}


def is_own(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether our own page, or no page at all, made this request or opened this socket."""
    origin = headers.get("origin")
    if origin is not None and origin in {allowed.rstrip("/") for allowed in settings.origins}:
        return True
    site = headers.get("sec-fetch-site")
    if site == "same-origin":
        return True
    if site not in (None, "none"):
        return False
    return origin is None or _names_host(origin, headers.get("host", ""), settings.secure)


def _names_host(origin: str, host: str, secure: bool) -> bool:
    scheme, _, named = origin.lower().partition("://")
    if scheme not in _PORTS or (secure and scheme != "https"):
        return False
    port = _PORTS[scheme]
    return bool(named) and named.removesuffix(port) == host.lower().removesuffix(port)
