"""Bots that go wrong, for workers to run: what a worker does is a function of a module, found there by its name."""

from __future__ import annotations

import os
import signal
import sys
import threading
from pathlib import Path

from labrys.core.game import Bound, Move, View
from labrys.server.thinking import think

CLEVER = "clever"
"""A bot that fails; all others think as they do."""
MARK = "LABRYS_TEST_MARK"


def crash(bot: str, rules: Bound, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    raise ArithmeticError("no idea")


def die(bot: str, rules: Bound, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    os._exit(3)


def leave(bot: str, rules: Bound, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    """Raises what would end a program."""
    sys.exit()


def interrupt(bot: str, rules: Bound, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    raise KeyboardInterrupt


def close(bot: str, rules: Bound, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    raise GeneratorExit


def hang(bot: str, rules: Bound, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    threading.Event().wait()
    return 0


def cheat(bot: str, rules: Bound, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    """Chooses what is not on offer."""
    return len(legal) + 5


def cheat_backwards(bot: str, rules: Bound, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    """Chooses what is not on offer, counted from the end."""
    return -1


def clever_raises(bot: str, rules: Bound, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    return crash(bot, rules, seed, view, legal) if bot == CLEVER else think(bot, rules, seed, view, legal)


def clever_dies(bot: str, rules: Bound, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    return die(bot, rules, seed, view, legal) if bot == CLEVER else think(bot, rules, seed, view, legal)


def clever_hangs(bot: str, rules: Bound, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    return hang(bot, rules, seed, view, legal) if bot == CLEVER else think(bot, rules, seed, view, legal)


def clever_cheats(bot: str, rules: Bound, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    return cheat(bot, rules, seed, view, legal) if bot == CLEVER else think(bot, rules, seed, view, legal)


def hang_and_tell(bot: str, rules: Bound, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    """Leaves the number of its process where the tests look for it."""
    Path(os.environ[MARK]).write_text(str(os.getpid()))
    return hang(bot, rules, seed, view, legal)


def die_once(bot: str, rules: Bound, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    """Ends the worker the first time, and thinks the second time. `bot` is the path where it leaves its mark."""
    mark = Path(bot)
    if not mark.exists():
        mark.write_text(str(os.getpid()))
        os._exit(3)
    return think("random", rules, seed, view, legal)


def tell(bot: str, rules: Bound, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    """Writes down all that the worker was given."""
    Path(bot).write_text(repr((rules, seed, view, legal)))
    return 0


def wait_for(bot: str, rules: Bound, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    """Thinks until somebody writes into the pipe at the path `bot`."""
    return int(Path(bot).read_text())


def crash_hint(*_: object) -> None:
    raise ArithmeticError("no idea")


def hang_hint(*_: object) -> None:
    threading.Event().wait()


def killed_five_times(bot: str, game_name: str, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    """Is killed from outside, again and again, before it comes to an answer. It counts in the file `bot`."""
    mark = Path(bot)
    so_far = len(mark.read_text()) if mark.exists() else 0
    if so_far < 5:
        mark.write_text("x" * (so_far + 1))
        os.kill(os.getpid(), signal.SIGKILL)
    return 0
