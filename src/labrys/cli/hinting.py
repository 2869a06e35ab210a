"""The word `hint`: the best moves of a decision as they are typed, a sentence about each, and what is to follow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from labrys.bots.advice.advise import Advised, advise
from labrys.bots.advice.claims import sentence
from labrys.bots.advice.keeping import Kept, begun, keep
from labrys.bots.advice.standing import points_text
from labrys.bots.levels import thorough
from labrys.core.chance import seed_from
from labrys.core.refusal import counted
from labrys.core.table import Table

THOUGHT: Final = 200
"""Simulations for a hint: a second or two, and the same on every machine."""


class Hinter:
    """Hints for the person at a table. It remembers what the latest one said is to follow."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.kept = Kept()

    def lines(self) -> list[str]:
        """Lines for a person who has to decide, from what their seat may know."""
        table, seat = self.table, self.seat
        game, entries = table.game, table.record.entries
        view, seed = game.view(table.state, seat), seed_from("hint", seat, len(entries))
        going_on = begun(game, self.kept, entries, seat)
        advice = advise(game, view, thorough(game.name, THOUGHT), seed, begun=going_on)
        self.kept = keep(game, entries, advice)
        return [line for advised in advice.moves for line in _lines(game, advised)]


def _lines(game: Any, advised: Advised) -> Iterator[str]:
    # No number: those of the choices above can be typed, and these would be others.
    yield f"   - {advised.text}"
    if advised.claims:
        yield f"     {sentence(advised.claims)}"
    if len(advised.course) > 1:
        yield f"     then: {_following(game, advised)}"
    if advised.chance is not None:
        yield f"     chance to win {100 * advised.chance:.0f} %, tried {counted(advised.visits, 'time')}"


def _following(game: Any, advised: Advised) -> str:
    """The moves after the first, and what they bring together with it."""
    moves = ", ".join(game.text(move) for move in advised.course[1:])
    if advised.brings is None:
        return moves
    ending = ", and the turn goes on" if advised.goes_on else ""
    return f"{moves} ({points_text(game, advised.brings)} in all{ending})"
