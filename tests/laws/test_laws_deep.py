"""Thousands of whole games without an error, in pieces that run side by side."""

from __future__ import annotations

import pytest

from labrys.arena.match import play_match
from labrys.bots.registry import bot_names
from labrys.core import record as records
from labrys.core import registry
from labrys.core.table import digest, replay
from tests.laws.playing import settings
from tests.laws.test_laws import ON_RECORDS, ON_STATES, Law

PIECES = 50
GAMES = {"random": 5_000, "greedy": 350}
"""For each number of players."""


def play_games(name: str, bot: str, piece: int, count: int) -> None:
    """So many games over all options and seat counts; every tenth is replayed."""
    game = registry.game(name)
    ways = [setting for setting in settings() if setting.game == name]
    for number in range(piece * count, (piece + 1) * count):
        setting = ways[number % len(ways)]
        table = play_match(game, [bot] * setting.seats, f"deep {bot} {number}", dict(setting.options))
        assert table.is_over
        assert game.census(table.state) == game.census(game.begin(table.options, setting.seats))
        if number % 10 == 0:
            again = replay(records.read(records.write(table.record)), game)
            assert digest(game, again.state) == digest(game, table.state)


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("bot", sorted(GAMES))
def test_every_game_has_the_bots_for_deep_play(name: str, bot: str):
    assert bot in bot_names(name)

    play_games(name, bot, 0, 2)


@pytest.mark.deep
@pytest.mark.parametrize("piece", range(PIECES))
@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("bot", sorted(GAMES))
def test_many_games_end_without_an_error(name: str, bot: str, piece: int):
    play_games(name, bot, piece, GAMES[bot] * len(registry.game(name).seat_counts) // PIECES)


@pytest.mark.deep
@pytest.mark.parametrize("seed", range(100, 110))
@pytest.mark.parametrize("law", [*ON_RECORDS, *ON_STATES], ids=lambda law: law.__name__)
def test_a_law_holds_in_many_games(law: Law, seed: int):
    for setting in settings(lavish=law in ON_STATES):
        law(registry.game(setting.game), setting, seed)
