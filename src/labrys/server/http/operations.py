"""For the operator's machines: whether the server lives, whether it can serve, and what it has done."""

from __future__ import annotations

import hmac
import ipaddress
from typing import Any

import msgspec
from litestar import Request, Response, Router, get

from labrys.core.refusal import refusal
from labrys.server.http.problems import Refused
from labrys.server.metrics import CONTENT_TYPE, Measures
from labrys.server.readiness import Readiness
from labrys.server.settings import Settings

_FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "x-forwarded-host")

_Request = Request[Any, Any, Any]


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: str


@get("/healthz")
async def healthz() -> Health:
    """The process lives and answers. The database is not asked."""
    return Health("alive")


@get("/readyz")
async def readyz(request: _Request) -> Response[Health]:
    """The database answers and takes what is written to it: requests may be sent here."""
    readiness: Readiness = request.app.state.readiness
    obstacle = await readiness.obstacle()
    return Response(Health(obstacle or "ready"), status_code=503 if obstacle else 200)


@get("/metrics")
async def metrics(request: _Request) -> Response[bytes]:
    """Figures for Prometheus: for programs on this machine, and for whoever has the operator's token."""
    state = request.app.state
    if not (_has_token(request, state.settings) or _is_from_here(request)):
        raise Refused(403, refusal("operators-only", "S2", "the figures are for the operator of this server"))
    measures: Measures = state.measures
    return Response(measures.page(), headers={"Content-Type": CONTENT_TYPE, "Cache-Control": "no-store"})


def _has_token(request: _Request, settings: Settings) -> bool:
    kind, _, shown = request.headers.get("authorization", "").partition(" ")
    wanted = settings.metrics_token
    return bool(wanted) and kind.lower() == "bearer" and hmac.compare_digest(shown.encode(), wanted.encode())


def _is_from_here(request: _Request) -> bool:
    """Whether a program on this machine asks by itself: what a proxy passes on comes from anywhere."""
    if request.client is None or any(name in request.headers for name in _FORWARDED):
        return False
    try:
        address = ipaddress.ip_address(request.client.host)
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    return bool((mapped or address).is_loopback)


router = Router("/", route_handlers=[healthz, readyz, metrics], include_in_schema=False)
