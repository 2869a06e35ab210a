"""Numbered games played on a Ray cluster of any size, each handed over as soon as its batch is over.

Nodes may come and go: Ray plays the batches of a lost node again elsewhere, and as only this process counts games, by
their numbers, each is counted once. Ray is an extra, loaded when it is asked for.
"""

from __future__ import annotations

import os
import secrets
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from functools import cache, partial
from importlib import import_module
from itertools import islice
from typing import Any, Protocol, TypeVar

from labrys.arena.booth import Booth, Contest
from labrys.arena.crew import GLANCE

T = TypeVar("T")

_WORTH = 1.0
"""Seconds that a batch shall take: handing one out costs some milliseconds."""
_MOST = 500
"""Games of a batch at most."""
_AHEAD = 2
"""Batches given out in advance for each processor of the cluster."""
_KNOCK = 5.0
"""Seconds in which somebody has to answer at an address."""
_RETRIES = 20
"""How often a batch is played again whose node or process was lost; one that is lost each time kills them itself."""


class NoCluster(Exception):
    """There is no Ray, or no cluster of it; the sentence says which."""


class ClusterCrew(Protocol):
    """Plays numbers as `labrys.arena.booth.play_watched` does."""

    def __call__(
        self, contest: Contest[T], numbers: Iterator[int], *, is_stopped: Callable[[], bool]
    ) -> Iterator[T]: ...


@contextmanager
def cluster(address: str, seconds: float = 0.0) -> Iterator[ClusterCrew]:
    """A cluster to play on: the one at the address, or with none one that is started on this machine and ended.

    Decisions have a limit of so many seconds, and none if it is 0.
    """
    # Ray reads its settings when it is loaded.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if not address:
        _lock()
    try:
        ray = _ray()
    except ImportError:
        raise NoCluster("Ray is not installed: pip install 'labrys[arena]' brings it") from None
    _check(address)
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    # Of lost nodes Ray tells on standard output, which is for the results.
    with redirect_stdout(sys.stderr):
        try:
            if address:
                ray.init(address=address, **quiet)
            else:
                ray.init(address="local", include_dashboard=False, **quiet)
        except (ConnectionError, RuntimeError, TimeoutError, ValueError, ray.exceptions.RayError) as error:
            raise NoCluster(f"no Ray cluster answers at {address or 'this machine'}: {error}") from None
        try:
            yield partial(_play_on, seconds)
        finally:
            ray.shutdown()


def _lock() -> None:
    """A cluster of this machine gets a token for this run alone: Ray itself would leave one in the home folder."""
    if "RAY_AUTH_MODE" not in os.environ:
        os.environ["RAY_AUTH_MODE"] = "token"
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))


def _check(address: str) -> None:
    """Somebody has to listen there: Ray itself would try for minutes before it gave up."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), _KNOCK).close()
    except (OSError, ValueError, OverflowError) as error:
        raise NoCluster(f"no Ray cluster answers at {address}: {error}") from None


def _ray() -> Any:
    return import_module("ray")


def _play_on(
    seconds: float, contest: Contest[T], numbers: Iterator[int], *, is_stopped: Callable[[], bool]
) -> Iterator[T]:
    ray = _ray()
    remote = ray.remote(max_retries=_RETRIES, num_cpus=1)(_batch)
    waiting: list[Any] = []
    size = 1
    while True:
        if not is_stopped():
            # Asked for anew each time: a cluster grows and shrinks.
            room = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(waiting)
            while room > 0 and (batch := tuple(islice(numbers, size))):
                waiting.append(remote.remote(contest, batch, seconds))
                room -= 1
        if not waiting:
            return
        done, waiting = ray.wait(waiting, timeout=GLANCE)
        for reference in done:
            finished, spent = ray.get(reference)
            size = max(1, min(_MOST, 2 * size, round(_WORTH * len(finished) / spent)))
            yield from finished


def _batch(contest: Contest[T], numbers: tuple[int, ...], limit: float) -> tuple[list[T], float]:
    """What one task does, and how long it took.

    Ray would play a batch again whose process was lost, and again lose it: a process that may be ended is one of ours.
    """
    booth = _booth(limit) if limit else None
    began = time.perf_counter()
    finished = [booth.play(contest, number) if booth else contest.play(number) for number in numbers]
    return finished, max(time.perf_counter() - began, 1e-6)


@cache
def _booth(limit: float) -> Booth[Any]:
    """The process that plays for this one, as long as this one lives."""
    return Booth(limit)
