"""A bot that fails in the terminal: the person is told, another one plays on, and nothing else happens."""

from __future__ import annotations

import signal
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from labrys.bots import registry
from labrys.bots.random import RandomBot
from labrys.cli import opponents
from labrys.cli.session import REPLACED
from labrys.core.game import Game, Move, View
from tests.arena.made_up import FAILING
from tests.cli.program import interruptible, labrys
from tests.cli.test_play import whole_game

ROOT = Path(__file__).parents[2]


class Hanging(RandomBot):
    """Never answers."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        while True:
            pass


class Nowhere(RandomBot):
    """Does not even sit down."""

    def __init__(self, game: Game[Any, Any], seed: str) -> None:
        raise MemoryError


def said(bot: str) -> str:
    """What somebody sees who begins against this bot, which comes first, and leaves."""
    code, out, err = labrys("play", "akrotiri", "--against", bot, "--seed", "7", "--option", "first=1", stdin="quit\n")
    assert (0, "") == (code, err)
    return out


@pytest.fixture(autouse=True)
def _strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {**registry._BOTS["akrotiri"], **FAILING, "hanging": Hanging}
    monkeypatch.setitem(registry._BOTS, "akrotiri", known)


@pytest.mark.parametrize("bot", ["illegal", "absent"])
def test_the_person_is_told_in_one_sentence_and_the_fallback_plays(bot: str):
    out = said(bot)

    assert 1 == out.count(f"{bot} could not go on; greedy plays in its place.")
    assert "Traceback" not in out
    assert "Good-bye." in out


@pytest.mark.parametrize("bot", FAILING)
def test_the_game_goes_on_to_its_end(bot: str, tmp_path: Path):
    shown, played = whole_game(5, tmp_path, "--against", bot)

    assert played.end is not None
    assert 1 == shown.count("could not go on")
    assert REPLACED in played.header.seats[0]


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs a clock that interrupts")
def test_a_bot_that_hangs_has_its_time_and_no_more(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(opponents, "SECONDS", 0.3)

    assert "hanging could not go on; greedy plays in its place." in said("hanging")
    assert signal.SIG_DFL == signal.getsignal(signal.SIGALRM)


def test_if_the_fallback_fails_too_any_legal_move_is_made(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(registry._BOTS, "akrotiri", {"greedy": Nowhere, "random": Nowhere})
    out = said("greedy")

    assert 1 == out.count("could not go on")
    assert "greedy could not go on; random plays in its place." in out


@pytest.mark.parametrize("game", ["akrotiri", "minos"])
def test_ctrl_c_while_a_bot_thinks_leaves_at_once(game: str):
    """Its search is compiled, and would go on for hours."""
    words = [sys.executable, str(ROOT / "tests/cli/ponderer.py"), "play", game, "--against", "ponderer", "--seat", "1"]
    with interruptible(words) as running:
        patience = threading.Timer(120, running.kill)
        patience.start()
        assert running.stdin is not None
        assert running.stderr is not None
        # The person does whatever comes first, until it is for the bot to decide.
        running.stdin.write("1\n" * 100)
        running.stdin.flush()
        assert "thinking\n" == running.stderr.readline()
        # It says so before it begins: in a moment it is deep in thought.
        time.sleep(0.5)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate()
        patience.cancel()

    assert (0, "") == (running.returncode, err)
    assert out.endswith("Good-bye.\n")
