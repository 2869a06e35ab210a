"""How far a learner has come: steps that are read, done, done several times, and done for as long as one likes."""

from __future__ import annotations

import pytest

from labrys.core.lesson import Lesson, Standing, Step
from labrys.core.record import Entry

READ, ONCE = Step("read"), Step("once", allow=("draw *",))
TWICE = Step("twice", allow=("sell *",), times=2, until=("sell all",))
FREELY = Step("freely", allow=("place *", "move *"), times=0, until=("end",))
LESSON = Lesson(2, 0, {}, 0, (), (READ, ONCE, TWICE, READ, FREELY, Step("last", allow=("build",)), READ))


def standing(*lines: str) -> Standing:
    """After these lines, `0` the learner's, `1` the other's."""
    words = [line.partition(" ") for line in lines]
    return LESSON.standing([Entry(int(who) if who.isdigit() else "chance", move) for who, _, move in words])


BEFORE = ("0 draw 1",)
AFTER = (*BEFORE, "0 sell 1", "0 sell 2")


@pytest.mark.rule("S7.9")
@pytest.mark.parametrize(
    ("lines", "at", "step"),
    [
        ((), 0, "once"),
        (("1 draw 1", "chance 5"), 0, "once"),
        (BEFORE, 2, "twice"),
        ((*BEFORE, "0 sell 1"), 2, "twice"),
        ((*BEFORE, "0 sell 1", "1 end", "chance 5"), 2, "twice"),
        ((*BEFORE, "0 sell all"), 3, "freely"),
        ((*BEFORE, "0 sell 1", "0 sell all"), 3, "freely"),
        (AFTER, 3, "freely"),
        ((*AFTER, "1 place 1"), 3, "freely"),
        ((*AFTER, *["0 place 1"] * 9), 4, "freely"),
        ((*AFTER, "0 end"), 5, "last"),
        ((*AFTER, "0 place 1", "0 move 1", "0 end"), 5, "last"),
        ((*AFTER, "0 place 1", "chance 5"), 4, "freely"),
        # The turn ended by itself.
        ((*AFTER, "0 place 1", "1 end"), 5, "last"),
        ((*AFTER, "0 end", "0 build"), 6, None),
        # Another did something else for the learner.
        ((*BEFORE, "0 build"), 7, None),
        ((*AFTER, "0 build"), 7, None),
    ],
)
def test_where_a_learner_is_follows_from_what_was_done(lines: tuple[str, ...], at: int, step: str | None):
    found = standing(*lines)

    assert (at, step) == (found.at, found.waits_for and found.waits_for.id)


@pytest.mark.rule("S7.9")
def test_a_step_tells_all_that_it_waits_for():
    assert ("place *", "move *", "end") == FREELY.wanted
    assert [True, True, True, False] == [FREELY.allows(move) for move in ("place 3", "move 1 2", "end", "build")]
    assert [True, False, False] == [step.is_read for step in (READ, ONCE, Step("only", until=("end",)))]
