"""A bot that fails ends `labrys sim` and `labrys balance` with a sentence that names it and its game."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from labrys.bots import registry
from labrys.core.chance import seed_from
from tests.arena.made_up import KNOWN, Raising
from tests.cli.program import is_one_sentence, labrys

WORDS = {"sim": ("akrotiri", "--seats"), "balance": ("akrotiri", "--bots")}
NUMBERED_FROM = {"sim": 1, "balance": 0}
"""As their records and results are."""


class FailsLater(Raising):
    """Fails in the second game only: the first of its games that it sits in at seat 1."""

    def __init__(self, game: object, seed: str) -> None:
        super().__init__(game, seed)  # type: ignore[arg-type]  # Whatever game it is.
        self.left = 5 if seed == seed_from(seed_from("7", 1), "bot", 1) else 10**9


@pytest.fixture(autouse=True)
def _strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._BOTS, "akrotiri", {**KNOWN, "later": FailsLater})


@pytest.mark.parametrize("command", WORDS)
@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("raising", "ZeroDivisionError: what now?"),
        ("illegal", "its move None is not legal: "),
        ("absent", "the model cannot be read"),
    ],
)
def test_the_bot_the_game_and_the_reason_are_named(command: str, bot: str, why: str):
    code, out, err = labrys(command, *WORDS[command], f"random,{bot}", "--games", "3", "--seed", "7", "--jobs", "1")

    assert (2, "") == (code, out)
    assert is_one_sentence(err)
    assert why in err
    place = f"in game {NUMBERED_FROM[command]} {bot} failed at seat 1 with the seed {seed_from('7', 0)}: "
    assert f"stopped after 0 of 3 games: {place}" in err


def test_games_of_a_study_that_ended_before_are_kept(tmp_path: Path):
    path = tmp_path / "games.jsonl"
    words = ("balance", "akrotiri", "--bots", "later", "--games", "3", "--seed", "7", "--jobs", "1", "--out", path)

    code, _, err = labrys(*words)

    assert 2 == code
    assert "stopped after 1 of 3 games: in game 1 later failed at seat 1 " in err
    assert 2 == len(path.read_text().splitlines()), "the heading and a game"


def test_records_of_games_that_ended_before_are_kept(tmp_path: Path):
    words = ("sim", "akrotiri", "--seats", "later,later", "--games", "3", "--seed", "7", "--jobs", "1")

    code, _, err = labrys(*words, "--records", tmp_path)

    assert 2 == code
    assert "stopped after 1 of 3 games: in game 2 later failed at seat 1 " in err
    assert ["0001.jsonl"] == [path.name for path in tmp_path.iterdir()]


@pytest.mark.parametrize(
    ("command", "work"), [("sim", "labrys.arena.sim.simulate"), ("balance", "labrys.balance.crew.play_missing")]
)
def test_a_process_that_is_lost_is_told_in_one_sentence(command: str, work: str, monkeypatch: pytest.MonkeyPatch):
    def lost(*_: object) -> object:
        yield from ()
        raise BrokenProcessPool("a process ended abruptly")

    monkeypatch.setattr(work, lost)

    code, out, err = labrys(command, *WORDS[command], "random,random", "--games", "3")

    assert (2, "") == (code, out)
    assert is_one_sentence(err)
    assert "stopped after 0 of 3 games: a process ended abruptly" in err
