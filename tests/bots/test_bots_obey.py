"""Every bot plays legal moves, the same ones from the same seed, and cannot be swayed by what it cannot see."""

from __future__ import annotations

import os
import random

import pytest

from labrys.arena.match import play_match
from labrys.bots.registry import UnknownBot, bot_names, make_bot
from labrys.core import registry
from labrys.core.chance import Seeded, seed_from
from labrys.core.seats import CHANCE
from labrys.core.table import Table
from tests.laws.playing import Setting, Step, play, settings

FEWER = {"captain": 6, "minos": 12}
"""Of those who think long fewer decisions are looked at: their searches have tests of their own."""
BOTS = [
    (setting, bot)
    for setting in settings(lavish=True)
    for bot in bot_names(setting.game)
    if bot not in FEWER or not setting.is_lavish or os.environ.get("LABRYS_DEEP") == "1"
]
each_bot = pytest.mark.parametrize(("setting", "bot"), BOTS, ids=[f"{setting}-{bot}" for setting, bot in BOTS])


def decisions(setting: Setting, seed: int, count: int) -> list[Step]:
    """So many decisions of seats in a game of varied moves, good and bad ones."""
    played = play(registry.game(setting.game), setting, seed)
    of_seats = played._replace(steps=[step for step in played.steps if step.seat != CHANCE])
    return of_seats.sample(random.Random(seed), count)


def few(bot: str, count: int) -> int:
    """How many decisions are looked at: at least two."""
    return max(2, count // FEWER.get(bot, 1))


def all_kinds(name: str, seats: int) -> list[str]:
    """Bots for a table, of as many kinds as there are."""
    return [bot_names(name)[seat % len(bot_names(name))] for seat in range(seats)]


def test_every_game_has_bots_and_knows_their_names():
    for name in registry.names():
        assert bot_names(name)
        with pytest.raises(UnknownBot, match=f"no bot called 'zeus' plays {name}; there is .*random"):
            make_bot("zeus", registry.game(name), "5eed")
    assert () == bot_names("chess")


@each_bot
def test_a_bot_chooses_a_legal_move_wherever_it_finds_itself(setting: Setting, bot: str):
    game = registry.game(setting.game)
    for step in decisions(setting, 3, few(bot, 30)):
        legal = [game.decode(step.before, code) for code in game.legal(step.before, step.seat)]
        chosen = make_bot(bot, game, "5eed").choose(game.view(step.before, step.seat), legal)

        assert chosen in legal
        assert game.refusal(step.before, step.seat, chosen) is None


@each_bot
def test_a_bot_does_not_see_what_is_hidden(setting: Setting, bot: str):
    game, rng = registry.game(setting.game), random.Random(0)
    for step in decisions(setting, 4, few(bot, 12)):
        legal = [game.decode(step.before, code) for code in game.legal(step.before, step.seat)]
        view = game.view(step.before, step.seat)
        twin = game.imagine(view, rng)
        chosen = make_bot(bot, game, "5eed").choose(view, legal)

        assert chosen == make_bot(bot, game, "5eed").choose(game.view(twin, step.seat), legal)


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_a_match_can_be_played_again_from_its_seed(setting: Setting):
    game, kinds = registry.game(setting.game), all_kinds(setting.game, setting.seats)
    one, other = (play_match(game, kinds, "5eed", dict(setting.options)) for _ in range(2))

    assert one.is_over
    assert one.record == other.record


@pytest.mark.parametrize("name", registry.names())
def test_bots_of_all_kinds_sit_at_one_table_and_change_nothing_there(name: str):
    game = registry.game(name)
    for seats in game.seat_counts:
        kinds = all_kinds(name, seats)
        players = [make_bot(kind, game, seed_from(seat)) for seat, kind in enumerate(kinds)]
        table = Table(game, kinds, {}, Seeded("5eed"))
        while not table.is_over:
            seat, before = table.deciders()[0], game.position(table.state)
            chosen = players[seat].choose(game.view(table.state, seat), table.legal(seat))
            assert game.position(table.state) == before
            table.play(seat, chosen)
