"""A file of results: one JSON line that says what is played, then one for every finished game, in any order.

A line is written as soon as its game is over. A last line without its end, as a lost machine may leave it, is taken
away; every other line has to be sound and of the same study, so that nothing is ever counted twice or mixed up.
"""

from __future__ import annotations

from pathlib import Path
from typing import IO

import msgspec

from labrys.balance.facts import Facts
from labrys.balance.plan import Plan
from labrys.core.registry import AnyGame

FORMAT = 1


class Heading(msgspec.Struct, frozen=True):
    """The first line. `balance` is the version of the format."""

    balance: int
    game: str
    rules: int
    components: str
    components_hash: str
    bots: tuple[str, ...]
    seed: str
    options: dict[str, object]


class BadResults(ValueError):
    """The file holds something else than results of this study."""


def heading_of(plan: Plan, rules: AnyGame) -> Heading:
    """What the results of a plan are headed with; options are written out in full."""
    options: dict[str, object] = msgspec.to_builtins(rules.read_options(plan.options))
    return Heading(
        FORMAT, rules.name, rules.rules_version, rules.components_name, rules.components_digest, plan.bots, plan.seed,
        options,
    )  # fmt: skip


class Results:
    """The finished games of one study, kept in a file if there is one."""

    def __init__(self, heading: Heading, path: Path | None = None) -> None:
        self.heading = heading
        self.found: dict[int, Facts] = {}
        self._file: IO[bytes] | None = None
        if path is not None:
            self._open(path)

    def _open(self, path: Path) -> None:
        if path.exists():
            whole = self._read(path)
            self._file = path.open("r+b", buffering=0)
            self._file.truncate(whole)
            self._file.seek(whole)
        else:
            self._file = path.open("xb", buffering=0)
            whole = 0
        if not whole:
            self._write(msgspec.json.encode(self.heading))

    def _read(self, path: Path) -> int:
        """Read what is there already; how many bytes of it are whole lines."""
        data = path.read_bytes()
        whole = data.rfind(b"\n") + 1
        if not whole and not msgspec.json.encode(self.heading).startswith(data):
            raise BadResults(f"{path} is no file of results")
        lines = data[:whole].splitlines()
        for at, line in enumerate(lines, 1):
            try:
                if at == 1:
                    self._check(path, msgspec.json.decode(line, type=Heading))
                else:
                    self._take(path, at, _FACTS.decode(line))
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise BadResults(f"{path}: line {at} is no line of results ({error})") from None
        return whole

    def _check(self, path: Path, heading: Heading) -> None:
        for name in Heading.__struct_fields__:
            theirs, ours = getattr(heading, name), getattr(self.heading, name)
            if theirs != ours:
                raise BadResults(f"{path} holds another study: its {name} is {theirs!r}, not {ours!r}")

    def _take(self, path: Path, at: int, facts: Facts) -> None:
        if facts.number in self.found or facts.number < 0:
            raise BadResults(f"{path}: line {at} is of game {facts.number}, which was there before")
        self.found[facts.number] = facts

    def add(self, facts: Facts) -> None:
        """One more finished game."""
        assert facts.number not in self.found, "no game is played twice"
        self.found[facts.number] = facts
        self._write(msgspec.json.encode(facts))

    def _write(self, line: bytes) -> None:
        if self._file is not None:
            self._file.write(line + b"\n")

    def missing(self, games: int) -> list[int]:
        """Which of the first so many games are still to be played."""
        return [number for number in range(games) if number not in self.found]

    def first(self, games: int) -> list[Facts]:
        """The first so many games, in their order, as far as they are there."""
        return [self.found[number] for number in range(games) if number in self.found]

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self._file.close()


_FACTS = msgspec.json.Decoder(Facts)
