"""Who sees a game being played: writes down what was done, and ends the process when a decision takes too long.

Python sees to a signal between two instructions of its own, and compiled code that never comes back has none: no error
can be raised in it, and no other thread of that process runs. But the system's alarm ends a process that does not care
for it, whatever it does. So nothing is asked of a bot that hangs; whoever started the process reads the journal.
"""

from __future__ import annotations

import signal
from math import inf
from pathlib import Path
from typing import Final

import msgspec

from labrys.arena.writing import write_whole

RUNG: Final = -int(signal.SIGALRM)
"""The exit code of a process that was ended by its alarm."""


class Move(msgspec.Struct, frozen=True, array_like=True, tag="moved"):
    """A seat moved, after so many seconds."""

    seat: int
    move: str
    seconds: float


class Sat(msgspec.Struct, frozen=True, array_like=True, tag="sat"):
    """A bot sat down, seat after seat."""

    is_timed: bool


def too_long(seconds: float) -> str:
    """Why a seat forfeits that has taken longer than this."""
    return f"it did not decide within {seconds:g} seconds"


class Journal(msgspec.Struct, frozen=True):
    """What had been done when a process was lost, and how it was lost."""

    lines: tuple[Move | Sat, ...]
    why: str


class Witness:
    """Sees nothing: for games that nobody has to end."""

    seconds = inf
    """For one decision."""

    def begin(self) -> None:
        """A game begins."""

    def ask(self) -> None:
        """A bot is asked something."""

    def answered(self) -> None:
        """It has answered, whatever it was."""

    def note(self, line: Move | Sat) -> None:
        """This has been done."""


class Alarmed(Witness):
    """Keeps the journal of a process, which it ends when a bot takes longer than this to answer."""

    def __init__(self, path: Path, seconds: float) -> None:
        self._file = path.open("wb", buffering=0)
        self.seconds = seconds
        self._encode = msgspec.json.Encoder().encode

    def begin(self) -> None:
        self._file.seek(0)
        self._file.truncate()

    def ask(self) -> None:
        # Every time: a bot may have done something else with it.
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, self.seconds)

    def answered(self) -> None:
        signal.setitimer(signal.ITIMER_REAL, 0)

    def note(self, line: Move | Sat) -> None:
        write_whole(self._file, self._encode(line) + b"\n")


_decode = msgspec.json.Decoder(Move | Sat).decode


def read_journal(path: Path, why: str) -> Journal:
    """What a process that is no more has written; a last line without its end does not count."""
    whole = path.read_bytes().rpartition(b"\n")[0] if path.exists() else b""
    return Journal(tuple(map(_decode, whole.splitlines())), why)
