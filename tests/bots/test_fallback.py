from __future__ import annotations

import pytest

from labrys.bots.fallback import FALLBACKS, LAST, fallback_of
from labrys.bots.registry import bot_names
from labrys.core import registry


@pytest.mark.parametrize("game", registry.names())
def test_whoever_fails_the_next_simpler_bot_takes_the_seat(game: str):
    assert set(FALLBACKS) <= set(bot_names(game))
    assert ("greedy", "random", "random") == tuple(fallback_of(game, bot) for bot in ("deep", "greedy", "random"))


def test_where_there_is_no_bot_the_last_one_takes_the_seat():
    assert LAST == fallback_of("chess", "deep")
