"""Bots that go wrong, for workers to run: what a worker does is a function of a module, found there by its name."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path

from labrys.core.game import Move, View
from labrys.server.bots import think

CLEVER = "clever"
"""A bot that fails; all others think as they do."""
MARK = "LABRYS_TEST_MARK"


def crash(bot: str, game_name: str, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    raise ArithmeticError("no idea")


def die(bot: str, game_name: str, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    os._exit(3)


def leave(bot: str, game_name: str, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    """Raises what would end a program."""
    sys.exit()


def interrupt(bot: str, game_name: str, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    raise KeyboardInterrupt


def close(bot: str, game_name: str, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    raise GeneratorExit


def hang(bot: str, game_name: str, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    threading.Event().wait()
    return 0


def cheat(bot: str, game_name: str, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    """Chooses what is not on offer."""
    return len(legal) + 5


def cheat_backwards(bot: str, game_name: str, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    """Chooses what is not on offer, counted from the end."""
    return -1


def clever_raises(bot: str, game_name: str, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    return crash(bot, game_name, seed, view, legal) if bot == CLEVER else think(bot, game_name, seed, view, legal)


def clever_dies(bot: str, game_name: str, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    return die(bot, game_name, seed, view, legal) if bot == CLEVER else think(bot, game_name, seed, view, legal)


def clever_hangs(bot: str, game_name: str, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    return hang(bot, game_name, seed, view, legal) if bot == CLEVER else think(bot, game_name, seed, view, legal)


def clever_cheats(bot: str, game_name: str, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    return cheat(bot, game_name, seed, view, legal) if bot == CLEVER else think(bot, game_name, seed, view, legal)


def hang_and_tell(bot: str, game_name: str, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    """Leaves the number of its process where the tests look for it."""
    Path(os.environ[MARK]).write_text(str(os.getpid()))
    return hang(bot, game_name, seed, view, legal)


def die_once(bot: str, game_name: str, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    """Ends the worker the first time, and thinks the second time. `bot` is the path where it leaves its mark."""
    mark = Path(bot)
    if not mark.exists():
        mark.write_text(str(os.getpid()))
        os._exit(3)
    return think("random", game_name, seed, view, legal)


def tell(bot: str, game_name: str, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    """Writes down all that the worker was given."""
    Path(bot).write_text(repr((game_name, seed, view, legal)))
    return 0


def wait_for(bot: str, game_name: str, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    """Thinks until somebody writes into the pipe at the path `bot`."""
    return int(Path(bot).read_text())


def crash_hint(*_: object) -> None:
    raise ArithmeticError("no idea")


def hang_hint(*_: object) -> None:
    threading.Event().wait()
