"""The word `hint` at the command line, in both games and at tables of all sizes."""

from __future__ import annotations

import re

import pytest

from tests.cli.program import labrys
from tests.cli.test_asides import FIRST_TURN, answer

TABLES = {
    "akrotiri for two": (("akrotiri", "--against", "random", "--seed", "7", "--option", "first=0"), FIRST_TURN),
    "minos, what to begin with": (("minos", "--against", "random", "--seed", "7"), ""),
    "minos for two": (("minos", "--against", "random", "--seed", "7", "--option", "setup=random"), "1\n" * 8),
    "minos for three": (("minos", "--against", "random", "--seats", 3, "--seed", "8"), "1\n" * 9),
    "minos for four": (("minos", "--against", "random", "--seats", 4, "--seed", "9"), "1\n" * 30),
}
"""By table: how it is begun, and what is typed up to a decision with several moves."""


def said(table: str, *lines: str) -> str:
    words, before = TABLES[table]
    code, out, err = labrys("play", *words, stdin=before + "".join(f"{line}\n" for line in lines))
    assert (0, "") == (code, err)
    return out


@pytest.mark.parametrize("table", TABLES)
def test_a_hint_names_moves_as_they_are_typed_with_what_they_promise_and_why(table: str):
    out = answer(said(table, "hint", "quit", "quit"), "hint")
    moves = re.findall(r"^   - (.+)$", out, re.MULTILINE)

    assert 2 <= len(moves) <= 3
    asked = said(table, *(f"why {move}" for move in moves), "quit", "quit")
    for move in moves:
        assert "It is legal" in answer(asked, f"why {move}")
    promises = re.findall(
        r"chance to win (\d+) %; ([\d.]+) points at the end on average \(([^)]+)\)", " ".join(out.split())
    )
    assert len(promises) == len(moves)
    for percent, points, sources in promises:
        parts = [float(part.rpartition(" ")[2]) for part in sources.split(", ")]
        assert 0 <= int(percent) <= 100
        # The four that matter most are named.
        assert len(parts) <= 4
        assert abs(float(points)) + 0.2 >= abs(parts[0]) >= abs(parts[-1])
    assert all(re.search(rf"{re.escape(move)}\n     [A-Z][^\n]+", out) for move in moves)
