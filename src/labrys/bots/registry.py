"""The bots that Labrys has, by game and name."""

from __future__ import annotations

from typing import Any

from labrys.bots.bot import Bot, BotMaker
from labrys.bots.greedy.akrotiri import GreedyAkrotiri
from labrys.bots.greedy.minos import GreedyMinos
from labrys.bots.levels import level
from labrys.bots.random import RandomBot
from labrys.core.game import Game

_BOTS: dict[str, dict[str, BotMaker]] = {
    game: {
        "random": RandomBot,
        "novice": level(game, "novice"),
        "greedy": greedy,
        **{name: level(game, name) for name in ("sailor", "captain", "minos")},
    }
    for game, greedy in (("akrotiri", GreedyAkrotiri), ("minos", GreedyMinos))
}
"""The bots of each game, from the weakest to the strongest. What people are told of one are its texts `bot-NAME` and
`bot-NAME-text`; without them it goes by its name."""


class UnknownBot(ValueError):
    """No bot of that name plays that game."""


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play a game, from the weakest to the strongest."""
    return tuple(_BOTS.get(game, {}))


def make_bot(name: str, game: Game[Any, Any], seed: str) -> Bot:
    """A bot for one seat of one game."""
    maker = _BOTS.get(game.name, {}).get(name)
    if maker is None:
        raise UnknownBot(f"no bot called {name!r} plays {game.name}; there is {', '.join(bot_names(game.name))}")
    return maker(game, seed)
