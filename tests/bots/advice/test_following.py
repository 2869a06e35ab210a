"""Hints that are followed: what they say of a turn is what it brings."""

from __future__ import annotations

import pytest

from bench.hints import Figures, acted, figures, games
from labrys.bots.advice.advise import advise
from labrys.bots.advice.keeping import Kept, begun, keep
from labrys.bots.levels import thorough
from labrys.core.record import Entry
from labrys.core.registry import game
from tests.bots.advice.positions import FEW, asked


def followed(name: str, turns: int, simulations: int) -> Figures:
    """The figures of this many turns, or of a few more."""
    budget = thorough(name, simulations)
    return figures([turn for played in games(name, turns, budget) for turn in acted(played.turns)])


def check(found: Figures) -> None:
    """No hint says more points than come by the end of its turn, and hints that name all points of the turn name them
    well; and many turns have such hints."""
    assert not found.twice
    assert found.worst <= 1
    assert found.ends.off < 0.1
    assert found.lines.cases > 0.4 * found.turns


@pytest.mark.parametrize(("name", "simulations"), [("akrotiri", 16), ("minos", 4)])
def test_a_turn_of_hints_that_are_followed_brings_the_points_that_they_say(name: str, simulations: int):
    check(followed(name, 16, simulations))


def test_what_is_left_of_a_line_is_what_its_seat_has_not_made_of_it():
    rules = game("akrotiri")
    kept = Kept(1, (("sail thera/1", "sell gray", "end"), ("load gray", "end")))

    def left(*since: tuple[int, str]) -> list[str]:
        entries = [Entry("chance", "dealt 1"), *(Entry(by, move) for by, move in since)]
        return [rules.text(move) for move in begun(rules, kept, entries, 0)]

    # Nothing was made of it: then the best.
    assert ["sail thera/1", "sell gray", "end"] == left()
    assert ["sell gray", "end"] == left((0, "sail thera/1"))
    assert ["end"] == left((0, "load gray"))
    # What others do comes in between where all decide at once.
    assert ["sell gray", "end"] == left((1, "end"), (0, "sail thera/1"))
    assert [] == left((0, "sail thera/1"), (0, "sell gray"), (0, "end"))
    assert [] == left((0, "sail thera/2"))
    assert [] == left((0, "sail thera/1"), (0, "end"))


@pytest.mark.parametrize(("name", "each"), [("akrotiri", 5), ("minos", 61)])
def test_a_line_that_was_begun_stays_the_best_as_long_as_it_can_be_played(name: str, each: int):
    found = 0
    for one in asked(name, 2, {}, each):
        for advised in one.advice.moves[1:2]:
            found += 1
            best = advise(one.game, one.view, FEW[name], "b", begun=advised.course).moves[0]
            assert (advised.course, True) == (best.course[: len(advised.course)], best.is_begun)
            # Nobody can make the same move for ever: such a line is none.
            impossible = advise(one.game, one.view, FEW[name], "b", begun=advised.course[:1] * 30)
            assert impossible == advise(one.game, one.view, FEW[name], "b")
    assert found


def test_lines_are_kept_of_which_points_were_said_and_all_lines_of_minos():
    record = [Entry(0, "end")]
    named = 0
    for one in asked("akrotiri", 2, {}, 5):
        promising = [advised for advised in one.advice.moves if advised.brings]
        kept = keep(one.game, record, one.advice)
        assert (1, [advised.text for advised in promising]) == (kept.entries, [line[0] for line in kept.lines])
        if promising:
            named += 1
            again = advise(one.game, one.view, FEW["akrotiri"], "b", begun=promising[0].course)
            # What is left of such a line is kept, though it may bring no points any more.
            assert promising[0].text == keep(one.game, record, again).lines[0][0]
    assert named
    for one in asked("minos", 2, {}, 97):
        assert len(one.advice.moves) == len(keep(one.game, record, one.advice).lines)


@pytest.mark.deep
@pytest.mark.parametrize(("name", "simulations"), [("akrotiri", 100), ("minos", 64)])
def test_five_hundred_turns_of_hints_that_are_followed_bring_the_points_that_they_say(name: str, simulations: int):
    check(followed(name, 500, simulations))
