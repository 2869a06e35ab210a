"""Lessons at tables (S7.9): who may learn there, what the learner may do, and what chance and the opponent say.

Where a learner is follows from the game's record. The script is kept with the table, as what it goes on from: another
Labrys may have a better lesson and still replays this one.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

import msgspec

from labrys.core.chance import Chance, Seeded
from labrys.core.game import Move
from labrys.core.lesson import Lesson, Standing, Tutored, chance_codes, scripted_move
from labrys.core.refusal import Refusal, refusal
from labrys.core.registry import AnyGame
from labrys.core.table import Table
from labrys.server.tables.branching import Branch
from labrys.server.tables.declined import declined

if TYPE_CHECKING:
    from labrys.server.tables.setup import Setup

_LESSONS = {"akrotiri": "labrys.games.akrotiri.lesson", "minos": "labrys.games.minos.lesson"}
"""By the name of a lesson, which is its game's: the module that has it."""


class StepFacts(msgspec.Struct, frozen=True):
    """A step of a lesson. Its words are the text `learn-<lesson>-<id>`."""

    id: str
    is_read: bool
    """Whether it is only read, and nothing has to be done."""
    points: tuple[str, ...]
    """What to point at, in the words of the game's lesson."""


class LessonFacts(msgspec.Struct, frozen=True):
    """Where a learner is."""

    name: str
    at: int
    """The first step that has not been done. Steps to be read may come before the one that the table waits for."""
    is_over: bool
    """Whether nothing is waited for any more, and all goes on freely."""
    steps: tuple[StepFacts, ...]


def settled(setup: Setup, rules: AnyGame) -> Setup:
    """The setup of a lesson: its seats as they were wished, all else as the lesson has it."""
    lesson = _named(setup.lesson)
    if lesson is None or setup.lesson != rules.name:
        text = "there is no lesson {lesson!r} for this game; there is {lessons}"
        raise declined("no-such-lesson", "S7", text, 422, lesson=setup.lesson, lessons=", ".join(_LESSONS))
    kinds = ["me" if seat == lesson.seat else "bot" for seat in range(lesson.seats)]
    if setup.branch is not None or setup.components or kinds != [plan.kind for plan in setup.seats]:
        text = "a lesson begins where it begins, with these seats: {kinds}"
        raise declined("bad-lesson", "S7", text, 422, kinds=", ".join(kinds))
    return msgspec.structs.replace(
        setup,
        options=lesson.options,
        public=False,
        clock=type(setup.clock)(),
        starts="full",
        branch=Branch(lesson.text(rules), lesson.begins),
    )


def is_taught(game: str) -> bool:
    """Whether a game has a lesson."""
    return game in _LESSONS


def _named(name: str) -> Lesson | None:
    if name not in _LESSONS:
        return None
    lesson: Lesson = import_module(_LESSONS[name]).lesson()
    return lesson


def chance_of(setup: Setup, seed: str) -> Chance:
    """Who answers for chance at a table: its seed, and in a lesson first the script."""
    if not setup.lesson or setup.branch is None:
        return Seeded(seed)
    return Tutored(chance_codes(setup.branch.record), Seeded(seed))


def standing(setup: Setup, table: Table | None) -> Standing | None:
    """Where the learner is; None at a table without a lesson that goes on."""
    lesson = _named(setup.lesson)
    if lesson is None or setup.branch is None or table is None:
        return None
    return lesson.standing(table.record.entries[setup.branch.at :])


def facts(setup: Setup, table: Table | None) -> LessonFacts | None:
    """What everybody may know of a table's lesson; None if it has none."""
    lesson, now = _named(setup.lesson), standing(setup, table)
    if lesson is None or now is None:
        return None
    steps = tuple(StepFacts(step.id, step.is_read, step.points) for step in lesson.steps)
    return LessonFacts(setup.lesson, now.at, now.waits_for is None, steps)


def allowed(setup: Setup, table: Table, seat: int, legal: Sequence[Move]) -> tuple[Move, ...]:
    """Those of a seat's legal moves that the lesson waits for; all of them if it waits for none of them."""
    if not setup.lesson:
        return tuple(legal)
    lesson, now = _named(setup.lesson), standing(setup, table)
    if lesson is None or now is None or now.waits_for is None or seat != lesson.seat:
        return tuple(legal)
    fitting = [move for move in legal if now.waits_for.allows(table.game.text(move))]
    return tuple(fitting or legal)


def not_yet(setup: Setup, table: Table, seat: int, move: Move) -> Refusal | None:
    """Why a legal move has to wait for the end of the lesson; None if it need not."""
    if not setup.lesson or move in allowed(setup, table, seat, table.legal(seat)):
        return None
    now = standing(setup, table)
    assert now is not None, "only what a lesson waits for is not allowed"
    assert now.waits_for is not None
    moves = ", ".join(now.waits_for.wanted)
    return refusal("lesson", "S7", "the lesson waits for {moves}", moves=moves, step=now.waits_for.id)


def scripted(setup: Setup, table: Table, seat: int) -> Move | None:
    """What the script has an opponent do now; None where it says nothing that is possible."""
    lesson, now = _named(setup.lesson), standing(setup, table)
    if lesson is None or now is None or now.waits_for is None or setup.branch is None or seat == lesson.seat:
        return None
    entries = table.record.entries[setup.branch.at :]
    text = scripted_move(setup.branch.record, setup.branch.at, seat, entries)
    return next((move for move in table.legal(seat) if table.game.text(move) == text), None)
