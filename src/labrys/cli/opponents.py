"""The bots at a person's table. One that raises, takes too long or does what is not legal loses its seat to a simpler
one, the person is told so, and the game goes on."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from typing import Any

from labrys.bots.bot import Bot
from labrys.bots.fallback import LAST, fallback_of
from labrys.bots.random import RandomBot
from labrys.bots.registry import make_bot
from labrys.core.chance import seed_from
from labrys.core.game import Game, Move, View

SECONDS = 60.0
"""So long a bot may think about one decision."""


class Opponents:
    """The bots, by seat. `say` tells the person something."""

    def __init__(self, game: Game[Any, Any], names: Sequence[str], seed: str, say: Callable[[str], None]) -> None:
        self.names = list(names)
        """Who plays where; whoever failed has been replaced."""
        self._game, self._seed, self._say = game, seed, say
        self._bots: dict[int, Bot] = {}
        self._at = 0

    def begin(self, at: int) -> None:
        """From here on, after so many entries, without what they thought before: something was taken back."""
        self._bots, self._at = {}, at

    def choose(self, seat: int, view: View, legal: Sequence[Move]) -> Move:
        """What the seat's bot does, or whoever has to play on for it."""
        while (chosen := self._answer(seat, view, legal)) is None:
            self._replace(seat)
        return chosen

    def _answer(self, seat: int, view: View, legal: Sequence[Move]) -> Move | None:
        """The move of the seat's bot; None if it failed."""
        try:
            # What it prints is not for the person's screen.
            with at_most(SECONDS), redirect_stdout(StringIO()):
                chosen = self._bot(seat).choose(view, legal)
                return next((move for move in legal if type(move) is type(chosen) and move == chosen), None)
        except KeyboardInterrupt:
            raise
        except BaseException:  # noqa: BLE001  A bot may fail in any way; how, might tell what it holds.
            return None

    def _bot(self, seat: int) -> Bot:
        if seat not in self._bots:
            self._bots[seat] = make_bot(self.names[seat], self._game, self._seed_of(seat))
        return self._bots[seat]

    def _seed_of(self, seat: int) -> str:
        return seed_from(self._seed, "bot", seat, self._at)

    def _replace(self, seat: int) -> None:
        failed = self.names[seat]
        self.names[seat] = fallback_of(self._game.name, failed)
        self._bots.pop(seat, None)
        if self.names[seat] == LAST:
            # Whatever the registry calls by that name: this one cannot fail.
            self._bots[seat] = RandomBot(self._game, self._seed_of(seat))
        self._say(f"{failed} could not go on; {self.names[seat]} plays in its place.")


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """TimeoutError in what is done here when the time is up, where the system has a clock for it.

    It comes as Ctrl-C does. Compiled code that looks up for neither can only be ended with the program.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(number: int, frame: object) -> None:
    raise TimeoutError
