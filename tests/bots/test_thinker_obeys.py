"""A player that searches obeys the laws for bots whatever its budget is."""

from __future__ import annotations

import os
import random

import pytest

from labrys.bots.bot import Bot
from labrys.bots.levels import BUDGETS
from labrys.bots.registry import make_bot
from tests.bots.thinking import (
    Asked,
    Peeking,
    any_budget,
    asked,
    assert_all_see_only_their_views,
    assert_legal,
    thinker_of,
    weighty,
)
from tests.laws.playing import Setting, settings

EVERYWHERE = settings(lavish=True)
MANY = 10_000
"""Decisions at least, in so many parts."""
PARTS = 4
LEVELS = [
    (setting, name) for setting in settings() for name, budget in BUDGETS[setting.game].items() if budget.simulations
]
each_setting = pytest.mark.parametrize("setting", EVERYWHERE, ids=str)


def propose(setting: Setting, rng: random.Random, games: int, count: int) -> int:
    """Let players with any budgets decide in so many games; how many decisions they made."""
    made = 0
    for _ in range(games):
        for at in asked(setting, rng.getrandbits(32), count):
            assert_legal(at, any_budget(setting.game, rng), str(rng.getrandbits(32)))
            made += 1
    return made


@each_setting
def test_a_search_proposes_legal_moves_whatever_its_budget_is(setting: Setting):
    assert propose(setting, random.Random(f"{setting}"), 1, 16)


@pytest.mark.parametrize("part", range(PARTS))
def test_no_search_proposes_an_illegal_move_in_ten_thousand_decisions(part: int):
    rng = random.Random() if os.environ.get("LABRYS_DEEP") == "1" else random.Random(part)
    made = 0
    while made < MANY / PARTS:
        made += sum(propose(setting, rng, 1, 60) for setting in EVERYWHERE)

    assert MANY / PARTS <= made


@pytest.mark.parametrize("simulations", [0, 8, 40])
@each_setting
def test_a_search_does_not_see_what_is_hidden(setting: Setting, simulations: int):
    assert_all_see_only_their_views([*weighty(setting, 4, 3), *asked(setting, 4, 4)], thinker_of(simulations))


@pytest.mark.parametrize(("setting", "name"), LEVELS, ids=[f"{setting}-{name}" for setting, name in LEVELS])
def test_a_level_that_searches_does_not_see_what_is_hidden(setting: Setting, name: str):
    """Where it thinks, with the budget that people meet."""

    def player(at: Asked) -> Bot:
        return make_bot(name, at.game, "5eed")

    assert_all_see_only_their_views(weighty(setting, 5, 2), player)


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_a_player_that_peeks_is_found_out(setting: Setting):
    """The law bites: one look at the state, and the choices of two worlds differ."""
    with pytest.raises(AssertionError, match="and in another world"):
        assert_all_see_only_their_views(asked(setting, 4, 12), Peeking)
