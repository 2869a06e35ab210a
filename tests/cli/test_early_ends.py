"""The words of the command line for a game that ended before its rules ended it."""

from __future__ import annotations

from pathlib import Path

import pytest

from labrys.cli.faults import DIVERGED
from labrys.core import record
from labrys.core.chance import Seeded, promise
from labrys.core.record import Record
from labrys.core.table import replay
from labrys.core.trail import Trail
from tests.cli.games import finished, put
from tests.cli.program import labrys

WAYS = [("agreed", None, "ended by agreement"), ("resigned", (0,), "seat 1 resigned")]


def stopped(reason: str, winners: tuple[int, ...] | None) -> bytes:
    """The record of the first part of a game, with an end at that point."""
    whole = finished().record
    assert whole.end is not None
    table = replay(Record(whole.header, Trail(whole.entries[:40])))
    table.chance = Seeded(whole.end.seed)
    assert promise(table.chance.seed) == whole.header.promise
    table.stop(reason, winners)
    return record.write(table.record)


@pytest.mark.parametrize(("reason", "winners", "words"), WAYS)
@pytest.mark.parametrize("command", ["replay", "verify", "show"])
def test_how_a_game_ended_early_is_said_in_words(
    tmp_path: Path, command: str, reason: str, winners: tuple[int, ...] | None, words: str
):
    code, out, err = labrys(command, put(tmp_path, "stopped.jsonl", stopped(reason, winners)))

    assert (0, "") == (code, err)
    assert f"The game is over: {words}." in out


def test_a_replay_names_the_winner_whom_the_others_left_the_victory_to(tmp_path: Path):
    for winner in (0, 1):
        _, out, _ = labrys("replay", put(tmp_path, f"{winner}.jsonl", stopped("resigned", (winner,))))

        assert f"seat {winner}, random won. The game is over: seat {1 - winner} resigned." in out


def test_before_its_early_end_a_game_goes_on(tmp_path: Path):
    path = put(tmp_path, "stopped.jsonl", stopped("agreed", None))

    assert "The game is not over." in labrys("replay", path, "--to", 30).out
    assert "over" not in labrys("show", path, "--at", 30).out
    assert "agreement" not in labrys("show", path, "--position").out


def test_an_early_end_that_is_not_true_diverges(tmp_path: Path):
    lies = stopped("resigned", (0,)).replace(b'"winners":[0]', b'"winners":[0,1]')

    code, _, err = labrys("replay", put(tmp_path, "lies.jsonl", lies))

    assert DIVERGED == code
    assert "diverges from the rules at entry 40" in err
