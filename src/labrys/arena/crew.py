"""Numbered games played by all cores of a machine, each handed over as soon as it is over.

It knows nothing of games: a plan that can be sent to another process plays number i, and numbers come from an iterator
that is asked for the next one only when somebody is free to play it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import redirect_stdout
from itertools import islice
from multiprocessing.connection import wait as wait_for
from multiprocessing.context import ForkServerContext, SpawnContext
from pathlib import Path
from typing import TypeVar

from labrys.bots.stopping import never

T = TypeVar("T")

AHEAD = 4
"""Games given out in advance for each process, so that none waits for the next."""
GLANCE = 0.5
"""Seconds after which it is seen that somebody wants to stop."""


def play_numbers(
    play: Callable[[int], T], numbers: Iterator[int], jobs: int, is_stopped: Callable[[], bool] = never
) -> Generator[T, None, None]:
    """What comes of playing these numbers, each when it is over.

    Once it is stopped no game is begun, and those that were are played to their end.
    """
    if jobs == 1:
        while not is_stopped() and (number := next(numbers, None)) is not None:
            yield play_here(play, number)
        return
    pool = pool_of(jobs)
    waiting: set[Future[T]] = set()
    try:
        while True:
            if is_stopped():
                waiting = {future for future in waiting if not future.cancel()}
            elif len(waiting) < AHEAD * jobs:
                waiting |= {pool.submit(play, number) for number in islice(numbers, AHEAD * jobs - len(waiting))}
            if not waiting:
                return
            done, waiting = wait(waiting, GLANCE, FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def play_here(play: Callable[[int], T], number: int) -> T:
    """Play a number in this process, whose standard output is not for what a bot prints."""
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere):
        return play(number)


def pool_of(jobs: int) -> ProcessPoolExecutor:
    """Processes to play in, which end with this one however it ends."""
    return ProcessPoolExecutor(jobs, context(), follow_the_parent)


def context() -> ForkServerContext | SpawnContext:
    """How processes are started."""
    # Forking a process that may have threads is not safe; a fresh server process has none.
    if "forkserver" in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("forkserver")
    return multiprocessing.get_context("spawn")


def follow_the_parent() -> None:
    """Leave interrupts to the parent, and leave with it however it ends: nobody else would stop this process.

    Standard output is the parent's too: nothing that a bot prints may come between its lines.
    """
    with Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), 1)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None, "this runs in a process of the pool"
    threading.Thread(target=_leave_after, args=(parent.sentinel,), daemon=True).start()


def _leave_after(sentinel: int) -> None:
    wait_for([sentinel])
    os._exit(1)
