"""The word `hint` at the command line, in both games and at tables of all sizes."""

from __future__ import annotations

import re
from typing import Any

import pytest

from labrys.bots.advice.advise import Advice, Advised
from labrys.cli.hinting import Hinter
from labrys.core.chance import Seeded
from labrys.core.registry import game
from labrys.core.table import Table
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
    promises = re.findall(r"^     chance to win (\d+) %, tried (\d+) times?$", out, re.MULTILINE)
    assert len(promises) == len(moves)
    assert all(0 <= int(percent) <= 100 and int(tries) > 0 for percent, tries in promises)
    # No number but the chance to win is about the whole game.
    assert "on average" not in out
    assert all(re.search(rf"{re.escape(move)}\n     [A-Za-z][^\n]+", out) for move in moves)


def test_the_next_hint_knows_what_the_last_one_said_is_to_follow(monkeypatch: pytest.MonkeyPatch):
    rules, asked = game("akrotiri"), list[Any]()
    table = Table(rules, ["me", "me"], {"first": "0"}, Seeded("5eed"))
    line = (table.legal(0)[0], rules.parse("sell gray"), rules.parse("end"))
    told = Advised(line[0], rules.text(line[0]), (), line, 4, goes_on=True, is_begun=False, chance=0.5, visits=1)

    def advised(*_: Any, begun: Any) -> Advice:
        asked.append(begun)
        return Advice(0, 1, (told,))

    monkeypatch.setattr("labrys.cli.hinting.advise", advised)
    hinter = Hinter(table, 0)
    lines = hinter.lines()
    table.play(0, line[0])
    hinter.lines()

    assert "     then: sell gray, end (4 points in all, and the turn goes on)" in lines
    assert "     chance to win 50 %, tried 1 time" in lines
    assert [(), line[1:]] == asked
