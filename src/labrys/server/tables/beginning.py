"""The game of a table at its very beginning: dealt anew, out of a lesson, or going on from a record."""

from __future__ import annotations

from labrys.core.record import Header
from labrys.core.registry import AnyGame
from labrys.core.table import Table
from labrys.server.tables import lessons
from labrys.server.tables.branching import branched
from labrys.server.tables.entries import Damaged
from labrys.server.tables.setup import Setup


def begin_table(rules: AnyGame, setup: Setup, seed: str, begun: Header | tuple[str, ...]) -> Table:
    """The game with these people at it, or as its stored header says; Damaged if that is of other rules."""
    if isinstance(begun, Header) and (begun.rules, begun.components_hash) != (
        rules.rules_version,
        rules.components_digest,
    ):
        raise Damaged(
            f"it was begun by rules version {begun.rules} with components {begun.components!r}; "
            f"this Labrys has rules version {rules.rules_version} with {rules.components_name!r}"
        )
    seats, chance = begun.seats if isinstance(begun, Header) else begun, lessons.chance_of(setup, seed)
    if setup.branch is not None:
        return branched(setup.branch, seats, chance)
    return Table(rules, seats, setup.options, chance)
