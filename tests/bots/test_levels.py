"""The levels: what people meet has a fixed budget, and more of it plays better."""

from __future__ import annotations

from itertools import pairwise
from math import inf

import pytest

from labrys.arena.match import play_match
from labrys.bots.levels import BUDGETS, thorough
from labrys.bots.registry import bot_names, make_bot
from labrys.bots.search.thinker import Thinker
from labrys.core.registry import game, names

LEVELS = ("novice", "sailor", "captain", "minos")


@pytest.mark.parametrize("name", names())
def test_every_game_has_the_same_levels_from_the_weakest_to_the_strongest(name: str):
    assert LEVELS == tuple(bot for bot in bot_names(name) if bot in LEVELS)
    assert bot_names(name)[-1] == "minos"


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_goes_by_simulations_and_not_by_the_clock(name: str, level: str):
    bot = make_bot(level, game(name), "5eed")

    assert isinstance(bot, Thinker)
    assert not bot.is_timed
    assert bot.budget.seconds == inf


@pytest.mark.parametrize("name", names())
def test_a_level_thinks_at_least_as_much_as_the_one_below_and_slips_no_more(name: str):
    budgets = [BUDGETS[name][level] for level in LEVELS]
    for lower, higher in pairwise(budgets):
        assert (lower.simulations, -lower.slips) < (higher.simulations, -higher.slips)


@pytest.mark.parametrize("name", names())
def test_whoever_thinks_longer_thinks_in_the_way_of_the_strongest_level(name: str):
    way, found = BUDGETS[name]["minos"], thorough(name, 7, 1.5)

    assert (7, 1.5, 0.0) == (found.simulations, found.seconds, found.slips)
    assert way.ahead > 0
    assert (way.curiosity, way.width, way.ahead, way.horizon) == (
        found.curiosity, found.width, found.ahead, found.horizon,
    )  # fmt: skip
    assert 7 == thorough("chess", 7).simulations


@pytest.mark.parametrize("name", names())
def test_a_sailor_beats_a_novice(name: str):
    """How much by is measured in the arena, where there is time; this finds a level that plays nonsense."""
    won = 0.0
    for seed in range(6):
        for seat in (0, 1):
            seats = ["sailor" if at == seat else "novice" for at in (0, 1)]
            end = play_match(game(name), seats, f"{seed:04x}").record.end
            assert end is not None
            won += (seat in end.winners) / len(end.winners)

    assert won > 6
