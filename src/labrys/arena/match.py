"""One game between bots, played through a table like any other game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from labrys.bots.registry import make_bot
from labrys.core.chance import Seeded, seed_from
from labrys.core.game import Game
from labrys.core.table import Table


def play_match(
    game: Game[Any, Any], bots: Sequence[str], seed: str, options: Mapping[str, object] | None = None
) -> Table:
    """The finished table. Everything, the bots' own chance included, follows from the seed."""
    players = [make_bot(name, game, seed_from(seed, "bot", seat)) for seat, name in enumerate(bots)]
    table = Table(game, bots, options, Seeded(seed))
    while not table.is_over:
        seat = table.deciders()[0]
        table.play(seat, players[seat].choose(game.view(table.state, seat), table.legal(seat)))
    return table
