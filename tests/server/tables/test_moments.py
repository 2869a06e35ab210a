"""A log that goes far back again and again is loaded in about the time that its lines take."""

from __future__ import annotations

from itertools import pairwise

import pytest

from labrys.core.table import Table
from labrys.server.tables import wishes as w
from labrys.server.tables.moments import Moments
from tests.server.tables.room import Room, snapshot

FAR = 130


def entered(monkeypatch: pytest.MonkeyPatch, room: Room) -> tuple[int, int]:
    """How many lines the log has, and how many are played while it is loaded."""
    played = 0
    enter = Table._enter

    def count(*given: object) -> None:
        nonlocal played
        played += 1
        enter(*given)  # type: ignore[arg-type]

    with monkeypatch.context() as counting:
        counting.setattr(Table, "_enter", count)
        folded = room.folded()
    assert snapshot(room.sitting) == snapshot(folded)
    return sum(len(getattr(one.entry, "lines", ())) for one in folded.history), played


def moved(room: Room, times: int) -> None:
    for _ in range(times):
        room.move("ann", seat=room.sitting.deciders[0])


def back(room: Room, lines: int) -> None:
    """Take back what came after a line, as somebody who sits on both seats may."""
    seat = room.table.record.entries[lines].by
    own = sum(line.by == seat for line in room.table.record.entries[lines:])
    room.wish("ann", w.Undo(version=room.sitting.version, back=own, seat=int(seat)))
    assert lines == len(room.table.record.entries)


def decision(room: Room, near: int) -> int:
    """The line of the last decision that is not after this one."""
    entries = room.table.record.entries
    return max(at for at in range(near + 1) if entries[at].by != "chance")


@pytest.mark.rule("S5.7")
def test_taking_the_same_back_after_going_far_back_costs_no_whole_game_each_time(monkeypatch: pytest.MonkeyPatch):
    room = Room("me", "me")
    moved(room, FAR)
    back(room, decision(room, FAR * 3 // 4))
    for _ in range(120):
        before = len(room.lines)
        moved(room, 1)
        back(room, before)
    lines, played = entered(monkeypatch, room)

    assert played < 6 * lines


@pytest.mark.rule("S5.7")
def test_going_far_back_a_little_further_each_time_costs_no_whole_game_each_time(monkeypatch: pytest.MonkeyPatch):
    room = Room("me", "me")
    moved(room, 200)
    for _ in range(100):
        moved(room, 1)
        back(room, decision(room, len(room.lines) - 3))
    lines, played = entered(monkeypatch, room)

    assert played < 6 * lines


def test_few_moments_are_kept_close_together_at_the_end_and_apart_before():
    room = Room("me", "me")
    moved(room, 160)
    kept = [len(one.record.entries) for one in room.sitting.moments._kept]
    lines = len(room.lines)

    assert kept == sorted(set(kept))
    assert len(kept) <= 10
    for earlier, later in pairwise([*kept, lines]):
        assert later - earlier <= max(40, 2 * (lines - later))


def test_a_branch_is_not_replayed_from_its_first_line():
    room = Room("me", "me")
    began = len(room.lines)

    assert room.sitting.moments.before(began) is not None
    assert None is Moments().before(began)
