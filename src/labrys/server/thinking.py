"""What a worker does: the program of its process, and the thoughts of bots and of hints.

It reads jobs from its standard input and writes answers to what was its standard output; what a bot prints goes where
errors go. It ends with the server: when its input ends, and on Linux even if it stands still when the server dies.
"""

from __future__ import annotations

import ctypes
import os
import pickle
import signal
import sys
from collections.abc import Callable, Sequence
from typing import IO, Any

from labrys.bots.advice.advise import Advice, advise
from labrys.bots.levels import thorough
from labrys.bots.registry import make_bot
from labrys.core.game import Bound, Move, View
from labrys.core.registry import game, game_with, names

_MOST_SIMULATIONS = 1_000_000
"""For a hint: more than its time allows."""
_NICE = 5
"""A third of the server's share of a processor, where both want the same one. With less, other programs on a busy
machine would leave bots next to nothing."""
_PR_SET_PDEATHSIG = 1
HEAD = 8
"""Bytes that say how long a message is."""


def think(bot: str, rules: Bound, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    """Which of the legal moves the bot chooses, by its place."""
    return legal.index(make_bot(bot, game_with(*rules), seed).choose(view, legal))


def hint(
    rules: Bound, seed: str, view: View, among: Sequence[Move] | None, begun: Sequence[Move], seconds: float
) -> Advice:
    """What is thought for somebody who asks for a hint, and may have begun to do what an earlier one said."""
    return advise(game_with(*rules), view, thorough(rules.name, _MOST_SIMULATIONS, seconds), seed, among, begun)


def _belong_to_server() -> None:
    """It is for the server to end this process, and nobody else outlives it."""
    # Ctrl-C at a terminal reaches workers too.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "setpgrp"):
        # A group of its own: if the server dies, the system wakes and ends those of it that stand still.
        os.setpgrp()
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def serve() -> None:
    """The program of a worker."""
    _belong_to_server()
    jobs, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    path = _read(jobs)
    if path is None:
        return
    sys.path[:] = path
    for name in names():
        game(name)
    if hasattr(os, "nice"):
        # Only now: somebody may be waiting for it to begin.
        os.nice(_NICE)
    _write(answers, (True, None))
    while (job := _read(jobs)) is not None:
        _write(answers, _carry_out(*job))


def _carry_out(thought: Callable[..., Any], *given: object) -> tuple[bool, Any]:
    """Whether it came to an answer, and the answer, or the kind of error that it ended with."""
    try:
        return True, thought(*given)
    except BaseException as error:  # noqa: BLE001  A bot may even want to exit: the worker goes on.
        return False, type(error).__name__


def _read(stream: IO[bytes]) -> Any:
    """The next message; None when there are no more."""
    head = stream.read(HEAD)
    if len(head) < HEAD:
        return None
    return pickle.loads(stream.read(int.from_bytes(head, "big")))


def _write(stream: IO[bytes], message: object) -> None:
    stream.write(packed(message))
    stream.flush()


def packed(message: object) -> bytes:
    """A message as it goes between a worker and its server, which trust each other."""
    body = pickle.dumps(message)
    return len(body).to_bytes(HEAD, "big") + body
