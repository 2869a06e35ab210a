"""A lesson: a game whose beginning, chance and opponent are written down, and what its learner is asked to do.

A lesson is data. The script is a game in lines of compact text (docs/record-format.md); the learner begins after the
first so many of them. Steps to be done allow moves by pattern; steps to be read allow none and come before the next.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Any

import msgspec

from labrys.core.chance import Chance, Question
from labrys.core.compact import pack, unpacked
from labrys.core.game import Game
from labrys.core.record import Entry, Record
from labrys.core.seats import CHANCE
from labrys.core.table import Table
from labrys.core.trail import Trail


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to read or to do. Its words are texts of their own, found by its id."""

    id: str
    allow: tuple[str, ...] = ()
    """Moves in notation that will do, with `*` for anything; none for a step to be read."""
    times: int = 1
    """How many decisions it takes; 0 for as many as one likes, up to one of `until` or the next decision of another."""
    until: tuple[str, ...] = ()
    """Moves that will do as well, and complete it whatever is left."""
    points: tuple[str, ...] = ()
    """What to point at on the table, as `site:2,0/NW` or `button:end`: what there is, the game says."""

    @property
    def is_read(self) -> bool:
        """Whether there is nothing to do for it."""
        return not (self.allow or self.until)

    @property
    def wanted(self) -> tuple[str, ...]:
        """All moves in notation that will do."""
        return self.allow + self.until

    def allows(self, move: str) -> bool:
        return _fits(move, self.wanted)

    def completes(self, move: str, before: int) -> bool:
        """Whether nothing is left of it after a move that it allows and so many before that."""
        return before + 1 == self.times or _fits(move, self.until)


def _fits(move: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(move, pattern) for pattern in patterns)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole lesson, as its file has it."""

    seats: int
    seat: int
    """The learner's."""
    options: dict[str, str]
    begins: int
    """How many lines of the script are played before the learner comes."""
    script: tuple[str, ...]
    steps: tuple[Step, ...]

    def text(self, rules: Game[Any, Any]) -> str:
        """The script as the compact text of a record."""
        header = Table(rules, [""] * self.seats, self.options).record.header
        opening = pack(Record(header, Trail())).decode()
        return opening + "".join(f"{line}\n" for line in self.script)

    def standing(self, entries: Iterable[Entry]) -> Standing:
        """How far the learner has come by these entries, which follow on the beginning."""
        due = [at for at, step in enumerate(self.steps) if not step.is_read]
        done, decisions = 0, 0
        for entry in entries:
            if done == len(due) or entry.by == "chance":
                continue
            step = self.steps[due[done]]
            if entry.by != self.seat:
                # A turn may have ended by itself: what one liked to do in it is done.
                is_complete = decisions > 0 and step.times == 0
            elif step.allows(entry.move):
                is_complete = step.completes(entry.move, decisions)
                decisions += 1
            else:
                return Standing(len(self.steps), None)
            if is_complete:
                done, decisions = done + 1, 0
        if done == len(due):
            return Standing(due[-1] + 1, None)
        first = due[done] if decisions else due[done - 1] + 1 if done else 0
        return Standing(first, self.steps[due[done]])


class Standing(msgspec.Struct, frozen=True):
    """Where a learner is."""

    at: int
    """The first step that has not been done: perhaps some to be read come before the one to be done."""
    waits_for: Step | None
    """The step to be done next; None if the lesson is over, or was left."""


def read_lesson(text: str) -> Lesson:
    """The lesson in the text of a file."""
    return msgspec.convert(tomllib.loads(text), Lesson)


class Tutored:
    """Chance of a lesson: the script's answer where it is possible, elsewhere that of another chance."""

    def __init__(self, codes: Sequence[int], then: Chance) -> None:
        self.codes = codes
        self.then = then

    def answer(self, n: int, question: Question) -> int:
        if n < len(self.codes) and any(code == self.codes[n] for code, _ in question):
            return self.codes[n]
        return self.then.answer(n, question)


@lru_cache(maxsize=64)
def chance_codes(text: str) -> tuple[int, ...]:
    """Chance's answers in a script, as codes."""
    scripted = unpacked(text.encode())
    table = Table(scripted.game, scripted.record.header.seats, scripted.record.header.options)
    codes = []
    for entry in scripted.record.entries:
        if entry.by == "chance":
            code = table.game.encode(table.state, table.game.parse(entry.move))
            assert code is not None, "what was played has a code"
            codes.append(code)
        table.play(CHANCE if entry.by == "chance" else entry.by, entry.move)
    return tuple(codes)


def scripted_move(text: str, begins: int, seat: int, entries: Iterable[Entry]) -> str | None:
    """What the script has a seat say next, who has said so much in these entries since the beginning."""
    said = sum(entry.by == seat for entry in entries)
    lines = [line for line in text.split("\n")[1 + begins :] if line.startswith(f"{seat} ")]
    return lines[said].partition(" ")[2] if said < len(lines) else None
