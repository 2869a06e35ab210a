"""Who thinks next: a few processes for all the jobs of a server, the most urgent first, and fair between people.

A job that is under way stands still when a more urgent one comes, and goes on later where it was. Among jobs that are
as urgent as each other those go first whose people have used the least: a quick bot does not wait behind slow ones.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import structlog

from labrys.server.thinking import packed
from labrys.server.worker import CAN_STAND_STILL, Failed, Killed, Worker

_LEAD = 1.0
"""Seconds of a processor: a job as urgent as one that runs is let past it if its people have used so much less."""
_LOOK = 0.25
"""Seconds between two looks at whether that is so."""
_FORGETTING = 30.0
"""Seconds after which half of what somebody used is forgotten."""
_MOST_KNOWN = 10_000
_SPARE = 4
"""Processes beyond those that run at the same time, for jobs that stand still."""
_START = 120.0
"""Seconds within which a process has to be ready."""
_PAUSE = 1.0
"""Seconds before another process is started where one could not be."""

_log = structlog.get_logger()


class Unwanted(Exception):
    """Nobody wants the answer any more."""


class Job:
    """Something to think about."""

    def __init__(
        self,
        work: tuple[Any, ...],
        seconds: float,
        urgency: Callable[[], int],
        people: tuple[str, ...] = (),
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> None:
        self.work = work
        """A function of some module, and what it is given."""
        self.left = seconds
        """Of running: it may stand still as long as others are more urgent."""
        self.urgency = urgency
        """The lower, the sooner. Asked each time, since somebody may come to watch, or leave."""
        self.people = people
        """Who is served by it, from the widest circle to the narrowest: an address, a player."""
        self.is_wanted = is_wanted
        self.worker: Worker | None = None
        self.since: float | None = None
        """When it last began to run; None while it waits or stands still."""
        self.timer: asyncio.TimerHandle | None = None
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Pool:
    """The processes of a server, and all that they are asked."""

    def __init__(self, size: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._size = size
        self._clock = clock
        self._waiting: list[Job] = []
        self._running: list[Job] = []
        self._paused: list[Job] = []
        self._idle: list[Worker] = []
        self._hiring: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._used: dict[str, tuple[float, float]] = {}
        """By whom: seconds used, and when that was worked out."""
        self._is_closing = False

    @property
    def running(self) -> int:
        return len(self._running)

    @property
    def standing_still(self) -> int:
        return len(self._paused)

    @property
    def idle(self) -> int:
        return len(self._idle)

    async def run(self, job: Job) -> Any:
        """The answer; Failed, Killed or TimeoutError if there is none, Unwanted if nobody wants it when its turn comes.

        The same job may be run again, with the time that it has left.
        """
        job.answer = asyncio.get_running_loop().create_future()
        try:
            self._waiting.append(job)
            self.arrange()
            return await job.answer
        finally:
            if not job.answer.done() or job.answer.cancelled():
                self._drop(job)

    # Who is next

    def arrange(self) -> None:
        """See to it that the most urgent jobs run. To be called when the urgency of one may have changed."""
        while not self._is_closing and self._start_one():
            pass
        self._keep_ready()
        is_full = len(self._running) >= self._size
        if self._timer is None and is_full and (self._waiting or self._paused) and not self._is_closing:
            self._timer = asyncio.get_running_loop().call_later(_LOOK, self._look_again)

    def _look_again(self) -> None:
        self._timer = None
        self.arrange()

    def _start_one(self) -> bool:
        """Start the next job, or let it go on; False if all is as it should be."""
        now = self._clock()
        for job in sorted([*self._waiting, *self._paused], key=lambda job: self._rank(job, now)):
            if job.worker is None and not self._may_take_process(job):
                continue
            if len(self._running) >= self._size:
                last = max(self._running, key=lambda job: self._rank(job, now))
                if not self._may_pass(job, last, now):
                    return False
                self._pause(last)
            self._start(job)
            return True
        return False

    def _rank(self, job: Job, now: float) -> tuple[int, list[float]]:
        running = 0.0 if job.since is None else now - job.since
        return job.urgency(), [self._used_by(one, now) + running for one in job.people]

    def _may_pass(self, job: Job, other: Job, now: float) -> bool:
        """Whether a job is let past one that runs."""
        if not CAN_STAND_STILL:
            return False
        (urgency, used), (others, used_there) = self._rank(job, now), self._rank(other, now)
        if urgency != others:
            return urgency < others
        for mine, theirs in zip(used, used_there, strict=False):
            if abs(mine - theirs) > _LEAD:
                return mine < theirs
        return False

    def _may_take_process(self, job: Job) -> bool:
        """Whether there is a process for it. The last one is kept for what is most urgent."""
        left = self._size + _SPARE - len(self._running) - len(self._paused)
        return bool(self._idle) and left > (job.urgency() > 0)

    def _used_by(self, who: str, now: float) -> float:
        used, since = self._used.get(who, (0.0, now))
        return float(used * 0.5 ** ((now - since) / _FORGETTING))

    def _charge(self, job: Job) -> None:
        """Note the time that a job has run, and stop counting."""
        if job.since is None:
            return
        now = self._clock()
        ran, job.since = now - job.since, None
        job.left -= ran
        if job.timer is not None:
            job.timer.cancel()
            job.timer = None
        for who in job.people:
            # Those used last come last.
            used = self._used_by(who, now) + ran
            self._used.pop(who, None)
            self._used[who] = (used, now)
        while len(self._used) > _MOST_KNOWN:
            del self._used[next(iter(self._used))]

    # What a job goes through

    def _start(self, job: Job) -> None:
        if job in self._paused:
            self._paused.remove(job)
            assert job.worker is not None
            job.worker.resume()
        else:
            self._waiting.remove(job)
            if not job.is_wanted():
                if not job.answer.done():
                    job.answer.set_exception(Unwanted())
                return
            job.worker = self._idle.pop()
            task = asyncio.create_task(self._do(job, job.worker))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self._running.append(job)
        job.since = self._clock()
        job.timer = asyncio.get_running_loop().call_later(max(0.0, job.left), self._expire, job)

    def _pause(self, job: Job) -> None:
        assert job.worker is not None
        job.worker.pause()
        self._charge(job)
        self._running.remove(job)
        self._paused.append(job)

    def _expire(self, job: Job) -> None:
        self._charge(job)
        if not job.answer.done():
            job.answer.set_exception(TimeoutError())
        self._drop(job)

    def _drop(self, job: Job) -> None:
        """Let go of a job whose answer nobody awaits: nothing but the end of its process would stop a search."""
        if job in self._waiting:
            self._waiting.remove(job)
        elif job.worker is not None:
            job.worker.kill()

    async def _do(self, job: Job, worker: Worker) -> None:
        answer: Any = None
        failure: Exception | None = None
        try:
            answer = await worker.do(packed(job.work))
        except (Failed, Killed) as error:
            failure = error
        except Exception as error:  # noqa: BLE001  What cannot be packed or read, say.
            worker.kill()
            failure = Failed(type(error).__name__)
        self._finish(job)
        if worker.is_alive:
            self._idle.append(worker)
        else:
            await worker.end()
        if not job.answer.done():
            if failure is None:
                job.answer.set_result(answer)
            else:
                job.answer.set_exception(failure)
        self.arrange()

    def _finish(self, job: Job) -> None:
        if job in self._running:
            self._charge(job)
            self._running.remove(job)
        else:
            # It had answered when it was made to stand still.
            self._paused.remove(job)
            if job.worker is not None:
                job.worker.resume()
        job.worker = None

    # Processes

    def _keep_ready(self) -> None:
        """Have a process ready for a job that could start, and one where something more urgent may come."""
        total = len(self._idle) + len(self._running) + len(self._paused)
        is_short = not self._idle and self._hiring is None and total < self._size + _SPARE
        if is_short and not self._is_closing and (self._could_start() or any(job.urgency() for job in self._running)):
            self._hiring = asyncio.create_task(self._hire())
        if not self._waiting and not self._paused and len(self._idle) > self._size + 1:
            self._end(self._idle.pop(0))

    def _could_start(self) -> bool:
        """Whether a job that waits would start if it had a process."""
        if not self._waiting or len(self._running) < self._size:
            return bool(self._waiting)
        now = self._clock()
        first = min(self._waiting, key=lambda job: self._rank(job, now))
        last = max(self._running, key=lambda job: self._rank(job, now))
        return self._may_pass(first, last, now)

    async def _hire(self) -> None:
        try:
            async with asyncio.timeout(_START):
                self._idle.append(await Worker.start())
        except Exception as error:  # noqa: BLE001  Whatever it was, the jobs wait for the next try.
            _log.warning("worker-did-not-start", error=type(error).__name__)
            await asyncio.sleep(_PAUSE)
        finally:
            self._hiring = None
        self.arrange()

    def _end(self, worker: Worker) -> None:
        task = asyncio.create_task(worker.end())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """End all processes. What they were asked remains without an answer."""
        self._is_closing = True
        if self._timer is not None:
            self._timer.cancel()
        if self._hiring is not None:
            self._hiring.cancel()
            await asyncio.gather(self._hiring, return_exceptions=True)
        for job in [*self._running, *self._paused]:
            if job.timer is not None:
                job.timer.cancel()
            if job.worker is not None:
                job.worker.kill()
        await asyncio.gather(*self._tasks, *(worker.end() for worker in self._idle), return_exceptions=True)
        self._idle.clear()
