"""A file of results: one JSON line that says what is played, then one for every finished game, in any order.

A line is written as soon as its game is over. A last line without its end, as a lost machine may leave it, is taken
away; every other line has to be sound and of the same question, so that nothing is ever counted twice or mixed up.
Whoever writes has the file alone: the system's lock on it ends with the process, however that ends.
"""

from __future__ import annotations

import fcntl
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Generic, Protocol, TypeVar

import msgspec

from labrys.arena.writing import write_whole


class Numbered(Protocol):
    """A line about one game."""

    @property
    def number(self) -> int:
        """The game's number in its plan, from 0."""


H = TypeVar("H", bound=msgspec.Struct)
L = TypeVar("L", bound=Numbered)

_MOST = 2**63
"""Numbers of games are below this."""
PACKED = ".xz"
"""The ending of files that are compressed: they are read, and never written."""


class BadResults(ValueError):
    """The file holds something else than results of this question."""


class Results(Generic[H, L]):
    """The finished games of one question, kept in a file if there is one. `holds` is what such a file is about."""

    holds = "question"

    def __init__(self, heading: H, line: type[L], path: Path | None = None) -> None:
        self.heading = heading
        self.found: dict[int, L] = {}
        self._lines = msgspec.json.Decoder(line)
        self._file: IO[bytes] | None = None
        if path is not None:
            self._open(path)

    def _open(self, path: Path) -> None:
        if path.suffix == PACKED:
            raise BadResults(f"{path} is compressed, and no game can be added to it; unpack it first")
        if path.exists() and not path.is_file():
            raise BadResults(f"{path} is no file in which results could be kept")
        self._file = path.open("a+b", buffering=0)
        try:
            _lock(self._file, path)
            # What is there is read only now: before, somebody else may have written.
            whole = self.read(path)
        except BaseException:
            self.close()
            raise
        self._file.truncate(whole)
        if not whole:
            self._write(msgspec.json.encode(self.heading))

    def read(self, path: Path) -> int:
        """Take in what a file holds, which is not touched; how many bytes of it are whole lines."""
        data = content(path)
        whole = data.rfind(b"\n") + 1
        if not whole and not msgspec.json.encode(self.heading).startswith(data):
            raise BadResults(f"{path} is no file of results")
        lines = data[:whole].splitlines()
        for at, line in enumerate(lines, 1):
            try:
                if at == 1:
                    self._check(path, msgspec.json.decode(line, type=type(self.heading)))
                else:
                    self._take(path, at, self._lines.decode(line))
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise BadResults(f"{path}: line {at} is no line of results ({error})") from None
        return whole

    def _check(self, path: Path, heading: H) -> None:
        for name in heading.__struct_fields__:
            theirs, ours = getattr(heading, name), getattr(self.heading, name)
            if theirs != ours:
                raise BadResults(f"{path} holds another {self.holds}: its {name} is {theirs!r}, not {ours!r}")

    def _take(self, path: Path, at: int, line: L) -> None:
        if not 0 <= line.number < _MOST:
            raise BadResults(f"{path}: line {at} is of game {line.number}, which no plan has")
        if line.number in self.found:
            raise BadResults(f"{path}: line {at} is of game {line.number}, which was there before")
        if wrong := self.unsound(line):
            raise BadResults(f"{path}: line {at}, of game {line.number}, is not sound: {wrong}")
        self.found[line.number] = line

    def unsound(self, line: L) -> str:
        """What is wrong with a line that was read, as it cannot have been written for this question; else nothing."""
        return ""

    def add(self, line: L) -> None:
        """One more finished game."""
        assert line.number not in self.found, "no game is played twice"
        self.found[line.number] = line
        self._write(msgspec.json.encode(line))

    def _write(self, line: bytes) -> None:
        if self._file is not None:
            write_whole(self._file, line + b"\n")

    def missing(self, games: int) -> Iterator[int]:
        """Which of the first so many games are still to be played, found one by one: there may be very many."""
        return (number for number in range(games) if number not in self.found)

    def left(self, games: int) -> int:
        """How many of the first so many games are still to be played."""
        return games - sum(number < games for number in self.found)

    def first(self, games: int) -> list[L]:
        """The first so many games, in their order, as far as they are there."""
        return [self.found[number] for number in sorted(self.found) if number < games]

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self._file.close()


def content(path: Path) -> bytes:
    """What is in a file, unpacked."""
    data = path.read_bytes()
    if path.suffix != PACKED:
        return data
    try:
        return lzma.decompress(data)
    except lzma.LZMAError as error:
        raise BadResults(f"{path} cannot be unpacked ({error})") from None


def _lock(file: IO[bytes], path: Path) -> None:
    """Have the file alone as long as it is open; BadResults if somebody else has it."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadResults(
            f"{path} is being written by another command; wait for its end, or name another file"
        ) from None
