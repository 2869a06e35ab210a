"""Moments of games to survey."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from labrys.core.registry import game as registered
from labrys.games.akrotiri.game import Akrotiri
from labrys.games.akrotiri.state import State
from labrys.games.akrotiri.survey import AkrotiriSurvey
from tests.laws.playing import Setting, play, settings

GAME = registered("akrotiri")
assert isinstance(GAME, Akrotiri)
AKROTIRI: Akrotiri = GAME


@cache
def states(setting: Setting, count: int = 10) -> list[State]:
    """Moments of a game, late ones and the end among them."""
    return play(AKROTIRI, setting, 3).states(random.Random(1), count)


def seats_in(state: State) -> Iterator[int]:
    yield from range(state.players)


def survey(state: State, seat: int) -> AkrotiriSurvey:
    return AKROTIRI.survey(AKROTIRI.view(state, seat))


SETTINGS = [setting for setting in settings(lavish=True) if setting.game == AKROTIRI.name]
everywhere = pytest.mark.parametrize("setting", SETTINGS, ids=str)
"""Every edition, variant and number of seats, plain and lavish."""
