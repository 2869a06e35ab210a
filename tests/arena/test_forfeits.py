from __future__ import annotations

import json
from unittest.mock import patch

import pytest

from labrys.arena.match import Forfeit
from labrys.arena.plan import Plan
from labrys.arena.witness import Witness
from labrys.bots import registry
from labrys.core import compact
from labrys.core.record import RESIGNED
from tests.arena.made_up import FAILING, KNOWN, made_up_game
from tests.cli.program import labrys

HERE = ("--seconds-a-decision", "0")
"""Played in this process: no other one knows these bots."""


@pytest.fixture(autouse=True)
def _strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._BOTS, "akrotiri", KNOWN)


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("raising", "ZeroDivisionError: what now?"),
        ("illegal", "its move None is not legal"),
        ("absent", "it did not sit down: OSError: the model cannot be read"),
        ("leaving", "SystemExit"),
        ("mute", "Unspeakable: that cannot be told"),
        ("garbled", "OSError: no file ?"),
        ("posing", "its move that cannot be told is not legal"),
    ],
)
@pytest.mark.parametrize("number", [0, 1])
def test_a_bot_that_fails_loses_the_game(bot: str, why: str, number: int):
    line = Plan("akrotiri", (bot, "random"), 2, "7").play(number)

    assert (1 - number,) == line.winners
    assert line.forfeit is not None
    assert (bot, True) == (line.seats[line.forfeit.seat], line.forfeit.why.startswith(why))
    record = compact.unpack(line.record.encode())
    assert record.end is not None
    assert (RESIGNED, (number,)) == (record.end.end, record.resigned())


def test_at_a_larger_table_the_others_share_the_victory():
    line = Plan("akrotiri", ("raising", "random"), 3, "7").play(1)

    assert (0, 2) == line.winners
    assert [0.5, 0.0, 0.5] == [line.victory(seat) for seat in range(3)]


@pytest.mark.parametrize("bot", FAILING)
@pytest.mark.parametrize("number", range(4))
def test_whoever_is_named_first_to_fail_is_to_lose(bot: str, number: int):
    """The other seats of a bot that failed gain nothing by it."""
    line = Plan("akrotiri", ("random", bot), 4, "7").play(number)

    assert (number,) == line.winners
    assert 1.0 == line.victory(number)
    assert line.forfeit is not None
    assert compact.unpack(line.record.encode()).resigned() == tuple(seat for seat in range(4) if seat != number)


def test_a_game_that_was_written_down_with_a_victory_of_the_failed_is_counted_without_it():
    plan = Plan("akrotiri", ("random", "raising"), 4, "7")

    line = made_up_game(plan, 0, (0, 2, 3), Forfeit(1, "it fell asleep"))

    assert [1.0, 0.0, 0.0, 0.0] == [line.victory(seat) for seat in range(4)]


@pytest.mark.parametrize("bot", FAILING)
def test_the_match_goes_on_and_everybody_is_told(bot: str):
    code, out, err = labrys("arena", "akrotiri", "--bots", f"{bot},random", "--games", "4", "--jobs", "1", *HERE)

    assert 0 == code
    assert err.startswith(f"labrys: {bot} forfeits game 0: ")
    assert 1 == err.count("\n")
    assert f"{bot} forfeited 4 games" in out
    assert "0.0 %" in out


def test_forfeits_are_in_the_json():
    words = ("arena", "akrotiri", "--bots", "raising,random", "--games", "2", "--jobs", "1", "--json", *HERE)

    standings = json.loads(labrys(*words).out)

    assert [(0, "raising"), (1, "raising")] == [(row["number"], row["bot"]) for row in standings["forfeits"]]


def test_bots_that_go_by_the_clock_are_named():
    code, out, _ = labrys("arena", "akrotiri", "--bots", "timed,random", "--games", "2", "--jobs", "1", *HERE)

    assert 0 == code
    assert "timed went by the clock" in out


def test_what_is_wrong_with_the_engine_is_no_bots_fault():
    """An arena does not hide a broken engine behind a forfeit."""
    with (
        patch("labrys.core.table.Table.play", side_effect=ZeroDivisionError),
        pytest.raises(ZeroDivisionError),
    ):
        Plan("akrotiri", ("random", "greedy"), 2, "7").play(0)


def test_what_is_wrong_with_the_witness_is_no_bots_fault():
    """A limit that the system refuses ends the arena, and costs no bot a game."""

    class Blind(Witness):
        def ask(self) -> None:
            raise OverflowError("no such time")

    with pytest.raises(OverflowError, match="no such time"):
        Plan("akrotiri", ("random", "greedy"), 2, "7").play(0, Blind())
