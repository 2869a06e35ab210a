"""What the operator's monitoring reads: counts and durations of this process, without a word about anybody.

Counting happens where things are done, in plain numbers; here they are only read, when somebody asks. No label holds
an id, a name or an address, and each label has a bounded set of values.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from labrys import __version__, build
from labrys.server.alerts.bell import Bell
from labrys.server.doors.connections import Connections
from labrys.server.house import House
from labrys.server.timings import Timings

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

_LAG_SECONDS = 0.5
_MOST_VALUES = 200
"""Of one label; whatever is beyond is counted together."""
_OTHER = "other"

_log = structlog.get_logger()


class Measures(Collector):
    """Everything that is measured in one server process."""

    def __init__(self) -> None:
        self.requests: dict[tuple[str, ...], Timings] = {}
        self.lag = Timings()
        self.house: House | None = None
        self.connections: Connections | None = None
        self._bell: Bell | None = None
        self._lines: Mapping[str, int] = {}
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)
        self._lagging: asyncio.Task[None] | None = None

    def start(self, house: House, bell: Bell, lines: Mapping[str, int]) -> None:
        """Read these from now on; `lines` are the open sockets by whom they are counted for."""
        self.house, self._bell, self._lines = house, bell, lines
        self._lagging = asyncio.create_task(self._watch_loop())

    async def stop(self) -> None:
        if self._lagging is not None:
            self._lagging.cancel()
            with suppress(asyncio.CancelledError):
                await self._lagging

    def page(self) -> bytes:
        """All of it as Prometheus reads it."""
        return generate_latest(self._registry)

    def answered(self, route: str, status: int, seconds: float) -> None:
        """A request was answered."""
        key = (route or _OTHER, f"{status // 100}xx")
        timings = self.requests.get(key)
        if timings is None:
            if len(self.requests) >= _MOST_VALUES:
                key = (_OTHER, key[1])
            timings = self.requests.setdefault(key, Timings())
        timings.add(seconds)

    async def _watch_loop(self) -> None:
        while True:
            due = time.perf_counter() + _LAG_SECONDS
            await asyncio.sleep(_LAG_SECONDS)
            self.lag.add(max(0.0, time.perf_counter() - due))

    def collect(self) -> Iterator[Metric]:
        """The figures as they are now."""
        what = {"version": __version__, "engine": str(build.running())}
        yield InfoMetricFamily("labrys_build", "What runs", what)
        yield _histogram("labrys_request_seconds", "Time to answer a request", ("route", "status"), self.requests)
        yield _histogram("labrys_loop_lag_seconds", "How late the event loop wakes up", (), {(): self.lag})
        if self.house is not None:
            yield from _house_figures(self.house)
        yield _gauge("labrys_sockets_open", "Open sockets", sum(self._lines.values()))
        away = {} if self.connections is None else self.connections.sent_away
        yield _counter_by("labrys_connections_ended", "Connections sent away or ended, by reason", "why", away)
        if self._bell is not None:
            alerts = {"sent": self._bell.sent, "failed": self._bell.failed, "dropped": self._bell.dropped}
            yield _counter_by("labrys_alerts", "Alerts by what came of them", "outcome", alerts)


def _house_figures(house: House) -> Iterator[Metric]:
    tally, keeper, workers = house.tally, house.keeper, house.workers
    tables = keeper.tables
    yield _gauge("labrys_tables_in_memory", "Tables in memory", len(tables))
    yield _gauge("labrys_watchers", "Watchers", sum(len(hosted.watchers) for hosted in tables.values()))
    yield _counter_by("labrys_wishes_granted", "Wishes granted, by kind", "kind", tally.granted)
    yield _counter_by("labrys_wishes_declined", "Wishes declined, by the refusal's code", "code", tally.declined)
    yield _counter("labrys_tables_made", "Tables made", tally.tables_made)
    yield _counter("labrys_tables_loaded", "Tables read from their logs", tally.tables_loaded)
    yield _counter("labrys_sockets_opened", "Sockets opened", tally.sockets_opened)
    yield _counter(
        "labrys_sockets_lost", "Sockets closed by the server: too slow, flooding, signed out", tally.sockets_lost
    )
    yield _counter("labrys_bot_moves", "Moves made by bots", tally.bot_moves)
    yield _counter(
        "labrys_bot_failures", "Answers of bots that failed or took too long, and were asked again", workers.failed
    )
    yield _counter("labrys_workers_killed", "Processes of bots that were ended from outside", workers.killed)
    yield _counter("labrys_bots_given_up", "Decisions for which a bot could not be made to answer", workers.gave_up)
    yield _counter("labrys_bots_replaced", "Seats given to another bot because theirs failed", tally.bots_replaced)
    yield _counter("labrys_hints", "Hints given", tally.hints)
    yield _counter("labrys_hint_failures", "Hints that could not be worked out", workers.hints_failed)
    yield _counter("labrys_appends", "Appends to the logs of tables that were stored", keeper.writer.appends)
    yield _counter("labrys_collisions", "Appends that another server forestalled", tally.collisions)
    yield _histogram(
        "labrys_commit_seconds", "Time of a transaction that stores appends", (), {(): keeper.writer.commits}
    )


class Timed:
    """ASGI middleware around everything: measures requests, and logs them where all is logged."""

    def __init__(self, app: ASGIApp, measures: Measures, logs: bool = False) -> None:
        self._app = app
        self._measures = measures
        self._logs = logs

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        status, began = 500, time.perf_counter()

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_and_note)
        finally:
            seconds, route = time.perf_counter() - began, scope.get("path_template") or ""
            # Whoever asks to be kept waiting says nothing about our speed.
            if b"wait=" not in scope["query_string"]:
                self._measures.answered(route, status, seconds)
            # Even what is not logged would cost more than all else here.
            if self._logs:
                _log.debug("request", route=route, status=status, ms=round(seconds * 1000, 1))


def _gauge(name: str, what: str, value: float) -> Metric:
    return GaugeMetricFamily(name, what, value=value)


def _counter(name: str, what: str, value: float) -> Metric:
    return CounterMetricFamily(name, what, value=value)


def _counter_by(name: str, what: str, label: str, values: Mapping[str, int]) -> Metric:
    family = CounterMetricFamily(name, what, labels=[label])
    bounded: Counter[str] = Counter()
    for value, count in values.items():
        bounded[value if len(bounded) < _MOST_VALUES else _OTHER] += count
    for value, count in sorted(bounded.items()):
        family.add_metric([value], count)
    return family


def _histogram(
    name: str, what: str, labels: Iterable[str], timings: Mapping[tuple[str, ...], Timings]
) -> HistogramMetricFamily:
    family = HistogramMetricFamily(name, what, labels=list(labels))
    for values, timing in sorted(timings.items(), key=lambda item: item[0]):
        family.add_metric(list(values), buckets=list(timing.up_to()), sum_value=timing.total)
    return family
