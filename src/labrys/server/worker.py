"""One process that thinks, seen from the server: it does a job at a time, and can be made to stand still meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import signal
import sys
from typing import Any

from labrys.server.thinking import HEAD, packed

_PROGRAM = "from labrys.server.thinking import serve; serve()"
_FROM_OUTSIDE = (-signal.SIGTERM, -getattr(signal, "SIGKILL", signal.SIGTERM))
"""How a process ends that somebody else has ended: the operator, or a system that is out of memory."""

CAN_STAND_STILL = hasattr(signal, "SIGSTOP")
"""Not on Windows: jobs there run beside each other instead."""


class Failed(Exception):
    """The job did not come to an answer; the text is the kind of error that it ended with."""


class Killed(Exception):
    """The process was ended from outside. It says nothing about the job."""


class Worker:
    """A process that is ready for jobs."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._is_ended_by_us = False

    @classmethod
    async def start(cls) -> Worker:
        """A new process, when it is ready; OSError or Failed if it does not begin."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", _PROGRAM, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        worker = cls(process)
        try:
            await worker._exchange(packed(sys.path))
        except BaseException:
            await worker.end()
            raise
        return worker

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None and not self._is_ended_by_us

    async def do(self, job: bytes) -> Any:
        """The answer to a packed job; Failed or Killed if there is none."""
        return await self._exchange(job)

    async def _exchange(self, message: bytes) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(message)
            await self._process.stdin.drain()
            head = await self._process.stdout.readexactly(HEAD)
            is_answer, answer = pickle.loads(await self._process.stdout.readexactly(int.from_bytes(head, "big")))
        except (asyncio.IncompleteReadError, ConnectionError):
            code = await self._process.wait()
            if self._is_ended_by_us or code not in _FROM_OUTSIDE:
                raise Failed("process ended") from None
            raise Killed from None
        if not is_answer:
            raise Failed(answer)
        return answer

    def pause(self) -> None:
        """Let it stand still where it is."""
        if CAN_STAND_STILL:
            self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        if CAN_STAND_STILL:
            self._signal(signal.SIGCONT)

    def kill(self) -> None:
        """End it, whatever it does."""
        self._is_ended_by_us = True
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def end(self) -> None:
        """End it, and leave nothing of it."""
        self.kill()
        await self._process.wait()
        if self._process.stdin is not None:
            self._process.stdin.close()

    def _signal(self, number: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(number)
