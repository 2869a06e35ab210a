"""A bot that never answers is ended with its process, and forfeits; every other game is played, once."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from labrys.arena import booth as booths
from labrys.arena.booth import play_watched
from labrys.arena.plan import Finished, Plan
from labrys.core import compact
from labrys.core.record import RESIGNED
from labrys.core.table import replay
from tests.arena.made_up import Abroad
from tests.cli.program import is_one_sentence, labrys

ROOT = Path(__file__).parents[2]
GAMES = 4
LIMIT = 2.0
"""Seconds: no decision of those that answer takes a hundredth of it."""


def played(*bots: str, jobs: int = 2, games: int = GAMES, mark: str = "") -> list[Finished]:
    """The first games of an arena, in the order in which they came."""
    contest = Abroad(Plan("akrotiri", bots, 2, "7"), mark)
    return list(play_watched(contest, iter(range(games)), jobs, LIMIT))


@pytest.mark.parametrize("bot", ["hanging", "late", "deaf", "still"])
def test_a_bot_that_never_answers_forfeits_and_the_others_play(bot: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(booths, "MERCY", 0.5)
    lines = played(bot, "random", "timed", games=6)

    assert list(range(6)) == sorted(line.number for line in lines)
    for line in lines:
        assert (bot in line.seats) == (line.forfeit is not None)
        if line.forfeit is not None:
            assert (bot, "it did not decide within 2 seconds") == (line.seats[line.forfeit.seat], line.forfeit.why)
            assert (1 - line.forfeit.seat,) == line.winners


def test_what_had_been_played_is_in_the_record():
    (line, _) = sorted(played("hanging", "timed", games=2), key=lambda line: line.number)
    record = compact.unpack(line.record.encode())

    assert record.end is not None
    assert (RESIGNED, (0,)) == (record.end.end, record.resigned())
    assert 4 == line.decisions[0] == sum(entry.by == 0 for entry in record.entries)
    assert line.decisions[1] == sum(entry.by == 1 for entry in record.entries)
    assert all(seconds > 0 for seconds in line.seconds)
    assert ("timed",) == line.timed
    assert replay(record).record.end == record.end


def test_a_process_that_is_lost_otherwise_costs_no_game(tmp_path: Path):
    lines = played("timed", "random", mark=str(tmp_path / "mark"))

    assert (tmp_path / "mark").exists()
    assert list(range(GAMES)) == sorted(line.number for line in lines)
    assert all(line.forfeit is None for line in lines)


def test_a_bot_that_ends_its_process_every_time_forfeits():
    lines = played("deadly", "random", games=2, jobs=1)

    assert [0, 1] == [line.number for line in lines]
    for line in lines:
        assert line.forfeit is not None
        assert ("deadly", "its process ended 3 times, the last time with code 3") == (
            line.seats[line.forfeit.seat],
            line.forfeit.why,
        )


@pytest.mark.parametrize("jobs", [1, 2])
def test_with_a_limit_and_without_the_same_games_are_played(jobs: int):
    plan = Plan("akrotiri", ("greedy", "random"), 2, "7")
    with_limit = {line.number: line.record for line in play_watched(plan, iter(range(GAMES)), jobs, 60.0)}

    assert {number: plan.play(number).record for number in range(GAMES)} == with_limit


_PRINTING = """
from itertools import count
from labrys.arena.booth import play_watched
from labrys.arena.crew import play_numbers
from labrys.arena.plan import Plan
from tests.arena.made_up import Abroad
contest = Abroad(Plan("akrotiri", ("noisy", "random"), 2, "7"))
if __name__ == "__main__":
    lines = [line for jobs in (1, 2) for line in play_watched(contest, iter(range(2)), jobs, 60.0)]
    lines += [line for jobs in (1, 2) for line in play_numbers(contest.play, iter(range(2)), jobs)]
    print([line.forfeit for line in lines], "noisy" in lines[0].seats)
"""


def test_what_bots_print_is_not_among_the_results(tmp_path: Path):
    """In a program of its own: processes have the standard output of whoever first started one."""
    (tmp_path / "printing.py").write_text(_PRINTING)
    told = subprocess.run(
        [sys.executable, tmp_path / "printing.py"],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )

    assert f"{[None] * 8} True\n" == told.stdout


def test_once_it_is_stopped_no_game_is_begun_and_those_that_were_are_played():
    plan, lines = Plan("akrotiri", ("greedy", "random"), 2, "7"), list[Finished]()
    for line in play_watched(plan, iter(range(100)), 2, 60.0, lambda: len(lines) >= 2):
        lines.append(line)

    assert list(range(len(lines))) == sorted(line.number for line in lines)
    assert 2 <= len(lines) <= 4


def test_a_game_that_was_over_in_time_counts_however_late_somebody_asks(monkeypatch: pytest.MonkeyPatch):
    """Whoever asks may have been stopped meanwhile, as by Ctrl-S, and the next game is not to suffer for it."""
    monkeypatch.setattr(booths, "MERCY", 0.0)
    contest = Abroad(Plan("akrotiri", ("greedy", "random"), 2, "7"))
    booth = booths.Booth[Finished](0.5)
    try:
        booth.give(contest, 0)
        assert booth.connection.poll(60.0)
        for _ in range(2):
            booth.look()
            time.sleep(1.2)
        lines = [*booth.take(), booth.play(contest, 1)]
    finally:
        booth.close()

    assert [(0, None), (1, None)] == [(line.number, line.forfeit) for line in lines]


def test_what_is_wrong_with_the_engine_is_no_bots_fault():
    with pytest.raises(ZeroDivisionError, match="broken"):
        list(play_watched(Broken(), iter([0]), 1, 60.0))


class Broken:
    """Cannot be played at all."""

    def play(self, number: int, witness: object = None) -> int:
        raise ZeroDivisionError("broken")

    def forfeited(self, number: int, journal: object) -> int:
        raise AssertionError("nobody was lost")


def test_whoever_stops_listening_leaves_no_process_behind(monkeypatch: pytest.MonkeyPatch):
    opened: list[booths.Booth[Finished]] = []

    class Seen(booths.Booth[Finished]):
        def __init__(self, seconds: float) -> None:
            super().__init__(seconds)
            opened.append(self)

    monkeypatch.setattr(booths, "Booth", Seen)
    plan = Plan("akrotiri", ("greedy", "random"), 2, "7")
    lines: Iterator[Finished] = play_watched(plan, iter(range(100)), 2, 60.0)
    next(lines)
    lines.close()  # type: ignore[attr-defined]

    assert 2 == len(opened)
    assert all(not booth._process.is_alive() for booth in opened)


def test_the_limit_is_an_option_of_the_command():
    words = ("arena", "akrotiri", "--bots", "greedy,random", "--games", "2", "--jobs", "1", "--json")

    assert "--seconds-a-decision 5 " in labrys(*words, "--seconds-a-decision", "5").out
    assert "--seconds-a-decision" not in labrys(*words).out
    assert 2 == labrys(*words, "--seconds-a-decision", "-1").code


@pytest.mark.parametrize("limit", ["inf", "nan", "-inf", "1e12", "86401"])
def test_a_limit_that_no_alarm_can_have_is_refused(limit: str):
    words = ("arena", "akrotiri", "--bots", "greedy,random", "--games", "2", "--jobs", "1")

    code, out, err = labrys(*words, "--seconds-a-decision", limit)

    assert (2, "") == (code, out)
    assert is_one_sentence(err)
    assert "from 0 to 86400, a day" in err
