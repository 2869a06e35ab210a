"""Numbered games played in processes that can be ended: one number at a time each, so that it is known what is lost.

A pool of the standard library breaks as a whole when one of its processes ends. Here every process has its own pipe and
its own journal. If one is ended by its alarm, its game is forfeited by the seat that had to decide, and a new process
takes its place; nobody else notices. A process that ends otherwise may have been ended by the machine: its game is
begun again, and forfeited only if that happens every time.
"""

from __future__ import annotations

import pickle
import time
import traceback
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Generic, Protocol, TypeVar

from labrys.arena.crew import GLANCE, context, follow_the_parent, play_numbers
from labrys.arena.witness import RUNG, Alarmed, Journal, Witness, read_journal, too_long
from labrys.bots.stopping import never

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

TRIES = 3
"""How often a game is begun whose process is lost for no known reason."""
MERCY = 60.0
"""So many seconds after twice the limit of time a process is ended that has written nothing down and is still there."""
_LAST_WORDS = 10.0
"""Seconds in which a process whose pipe is closed has ended."""


class Contest(Protocol[T_co]):
    """What is played: it can be sent to another process."""

    def play(self, number: int, witness: Witness | None = None) -> T_co:
        """Play a number, and let it be seen."""

    def forfeited(self, number: int, journal: Journal) -> T_co:
        """What comes of a number whose process was lost."""


def play_watched(
    contest: Contest[T],
    numbers: Iterator[int],
    jobs: int,
    seconds: float,
    is_stopped: Callable[[], bool] = never,
) -> Generator[T, None, None]:
    """As `crew.play_numbers`, with a limit for each decision; without one if it is 0."""
    if not seconds:
        yield from play_numbers(contest.play, numbers, jobs, is_stopped)
        return
    booths: list[Booth[T]] = []
    try:
        while True:
            idle = [booth for booth in booths if booth.number is None]
            while not is_stopped() and (idle or len(booths) < jobs) and (number := next(numbers, None)) is not None:
                if not idle:
                    booths.append(Booth(seconds))
                    idle.append(booths[-1])
                idle.pop().give(contest, number)
            busy = {booth.connection: booth for booth in booths if booth.number is not None}
            if not busy:
                return
            for ready in wait(list(busy), GLANCE):
                assert isinstance(ready, Connection)
                yield from busy[ready].take()
            for booth in busy.values():
                booth.look()
    finally:
        for booth in booths:
            booth.close()


class Booth(Generic[T]):
    """One process that plays, from outside."""

    def __init__(self, seconds: float) -> None:
        self.number: int | None = None
        """What is being played."""
        self._seconds = seconds
        self._folder = TemporaryDirectory(prefix="labrys-", ignore_cleanup_errors=True)
        self._journal = Path(self._folder.name) / "journal"
        self._lost = 0
        self._seen, self._news = (0, 0), 0.0
        """The journal when it was last looked at, and when it was last seen to have changed."""
        self._open()

    def _open(self) -> None:
        self.connection, there = context().Pipe()
        self._process = context().Process(target=_sit, args=(there, self._journal, self._seconds))
        self._process.start()
        self._is_late = False
        there.close()

    def give(self, contest: Contest[T], number: int) -> None:
        """Play this number."""
        self._contest, self.number, self._lost = contest, number, 0
        self._send()

    def _send(self) -> None:
        self._news = time.monotonic()
        # If it has ended, `take` will find that.
        with suppress(OSError):
            self.connection.send((self._contest, self.number))

    def play(self, contest: Contest[T], number: int) -> T:
        """Play this number, and wait for what comes of it."""
        self.give(contest, number)
        played = list[T]()
        while not played:
            if self.connection.poll(GLANCE):
                played = self.take()
            self.look()
        return played[0]

    def look(self) -> None:
        """End the process of a bot that should have been ended by its alarm long ago: it sleeps, say, for good.

        The journal says whether something happens there. By whose clock it was written does not matter.
        """
        if self.number is None or self.connection.poll():
            return
        with suppress(OSError):
            found = self._journal.stat()
            seen, now = (found.st_mtime_ns, found.st_size), time.monotonic()
            if seen != self._seen:
                self._seen, self._news = seen, now
            elif now - self._news > 2 * self._seconds + MERCY:
                self._is_late = True
                self._process.kill()

    def take(self) -> list[T]:
        """What came of the number, when there is news of it; nothing if it had to be begun again."""
        try:
            is_played, outcome = self.connection.recv()
        except (EOFError, OSError):
            return self._lose()
        self.number = None
        if self._is_late:
            # It was over just before its process was ended.
            self._end()
            self._open()
        if not is_played:
            raise outcome
        return [outcome]

    def _lose(self) -> list[T]:
        self._process.join(_LAST_WORDS)
        code, number, is_late = self._process.exitcode, self.number, self._is_late
        assert number is not None, "only a process that plays is waited for"
        self._end()
        self._lost += 1
        if code != RUNG and not is_late and self._lost < TRIES:
            self._open()
            self._send()
            return []
        why = too_long(self._seconds)
        if code != RUNG and not is_late:
            why = f"its process ended {TRIES} times, the last time with code {code}"
        journal = read_journal(self._journal, why)
        self._open()
        self.number = None
        return [self._contest.forfeited(number, journal)]

    def _end(self) -> None:
        self.connection.close()
        self._process.kill()
        self._process.join()

    def close(self) -> None:
        """End it, whatever it does."""
        self._end()
        self._folder.cleanup()


def _sit(connection: Connection, journal: Path, seconds: float) -> None:
    """What the process does: play what it is given, until nobody gives it anything."""
    follow_the_parent()
    witness = Alarmed(journal, seconds)
    while True:
        try:
            contest, number = connection.recv()
        except EOFError:
            return
        try:
            outcome: tuple[bool, Any] = True, contest.play(number, witness)
        except Exception as error:  # noqa: BLE001  Whoever asked is told.
            outcome = False, _portable(error)
        connection.send(outcome)


def _portable(error: Exception) -> Exception:
    """The error with its places in the code; in its words alone if it cannot be sent."""
    told = traceback.format_exc()
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:  # noqa: BLE001  Errors of others may hold anything.
        return RuntimeError(told)
    error.add_note(told)
    return error
