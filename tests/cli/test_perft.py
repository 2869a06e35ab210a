from __future__ import annotations

from pathlib import Path

from labrys.core.perft import perft
from labrys.core.registry import game
from labrys.core.table import replay
from tests.cli.games import finished, position_after, put
from tests.cli.program import labrys

SEAT_TO_LAY = 2
"""Entries after which the first seat has its tile in hand."""


def test_perft_counts_what_the_engine_counts(tmp_path: Path):
    rules = game("akrotiri")
    state = replay(finished().record, to=SEAT_TO_LAY).state
    path = put(tmp_path, "position", position_after(SEAT_TO_LAY))

    code, out, err = labrys("perft", "akrotiri", path, 1)

    assert (0, "") == (code, err)
    assert perft(rules, state, 1) == int(out)


def test_a_split_adds_up_to_the_whole(tmp_path: Path):
    path = put(tmp_path, "position", position_after(SEAT_TO_LAY))

    _, whole, _ = labrys("perft", "akrotiri", path, 2)
    _, out, _ = labrys("perft", "akrotiri", path, 2, "--split")
    *moves, total = out.splitlines()

    assert f"total: {whole.strip()}" == total
    assert int(whole) == sum(int(line.rpartition(": ")[2]) for line in moves)
    assert len(moves) == int(labrys("perft", "akrotiri", path, 1).out)


def test_the_start_can_have_seats_and_options():
    two = labrys("perft", "akrotiri", "start", 1)
    three = labrys("perft", "akrotiri", "start:seats=3,edition=first", 1)
    agreed = labrys("perft", "akrotiri", "start:first=1", 1)

    assert [0, 0, 0] == [two.code, three.code, agreed.code]
    assert [2, 3, 36] == [int(two.out), int(three.out), int(agreed.out)]


def test_depth_nothing_is_the_position_itself():
    assert (0, "1\n", "") == labrys("perft", "akrotiri", "start", 0)
    assert (0, "1\n", "") == labrys("perft", "akrotiri", "start", 0, "--split")
