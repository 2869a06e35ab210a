"""The game of a table at its very beginning: dealt anew, out of a lesson, or going on from a record."""

from __future__ import annotations

from labrys.core.record import Header
from labrys.core.registry import AnyGame
from labrys.core.table import Foreign, Table, game_of
from labrys.server.tables import lessons
from labrys.server.tables.branching import branched
from labrys.server.tables.entries import Damaged
from labrys.server.tables.setup import Setup


def begin_table(rules: AnyGame, setup: Setup, seed: str, begun: Header | tuple[str, ...]) -> Table:
    """The game with these people at it, or as its stored header says; Damaged if that cannot be played here."""
    if isinstance(begun, Header):
        try:
            rules = game_of(begun)
        except Foreign as error:
            raise Damaged(str(error), error.why) from None
    seats, chance = begun.seats if isinstance(begun, Header) else begun, lessons.chance_of(setup, seed)
    if setup.branch is not None:
        return branched(setup.branch, seats, chance)
    return Table(rules, seats, setup.options, chance)
