"""A digest of all that games show, whichever build plays them. Prints it, and which build that was.

python -m tests.builds.digests
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from hashlib import sha256

import msgspec

from labrys import build
from labrys.core.registry import AnyGame, game
from labrys.core.seats import CHANCE, SPECTATOR
from tests.laws.playing import Setting, play, settings

OFTEN, SELDOM = 5, 40
"""So many decisions lie between two looks at the position, and between two at views and imagined worlds."""


def digest_of_games() -> str:
    """Of one game of varied moves in every setting: with all options and numbers of seats."""
    whole = sha256()
    for setting in settings(lavish=True):
        for shown in _shown(game(setting.game), setting):
            whole.update(shown)
    return whole.hexdigest()


def _shown(rules: AnyGame, setting: Setting) -> Iterator[bytes]:
    """Legal moves, questions, events, positions, views, imagined worlds, scores."""
    played = play(rules, setting, 0)
    for number, step in enumerate(played.steps):
        state, who = step.before, rules.deciders(step.before)
        asked = rules.ask(state) if who == (CHANCE,) else [rules.legal(state, seat) for seat in who]
        yield repr((who, asked, step.seat, step.code)).encode()
        yield msgspec.json.encode(step.events)
        if number % OFTEN == 0:
            yield rules.position(state).encode()
        if number % SELDOM == 0:
            yield msgspec.json.encode(rules.score(state))
            for seat in (SPECTATOR, *range(setting.seats)):
                view = rules.view(state, seat)
                yield msgspec.json.encode(view)
                yield rules.position(rules.imagine(view, random.Random(number))).encode()
    yield rules.position(played.last).encode()
    yield msgspec.json.encode(rules.score(played.last))


if __name__ == "__main__":
    sys.stdout.write(f"{digest_of_games()} {build.running()}\n")
