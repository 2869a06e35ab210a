"""A program that thinks about one decision without end, for tests that interrupt it."""

from __future__ import annotations

import signal
import sys

from labrys.bots.search.thinker import Budget, Thinker
from tests.bots.thinking import asked
from tests.laws.playing import settings


def main(name: str) -> None:
    """Say so, think, and say if Ctrl-C came through."""
    setting = next(setting for setting in settings() if setting.game == name)
    # Whatever started the tests in the background has them ignore Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    at = next(at for at in asked(setting, 3, 30) if len(at.legal) > 5)
    player, view = Thinker(at.game, "5eed", Budget(10**9)), at.view
    try:
        say("thinking")
        player.think(view)
    except KeyboardInterrupt:
        say("interrupted")


def say(word: str) -> None:
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


main(sys.argv[1])
