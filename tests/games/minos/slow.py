"""The slow referee of Minos: legal moves, and all that comes of them, from a position's text and the components alone.

It is written for being obviously right, and for having nothing in common with the engine but the rules' page and the
form in which decisions are asked.
"""

from __future__ import annotations

from labrys.core.seats import CHANCE
from tests.games.minos.slow_chance import carry_out_chance, chance_answers
from tests.games.minos.slow_course import answer, private, settle
from tests.games.minos.slow_legal import all_answers
from tests.games.minos.slow_play import carry_out
from tests.games.minos.slow_sayings import sayings
from tests.games.minos.slow_table import Table


def legal(position: str, seat: int | None = None) -> set[str]:
    """All moves of a seat, or of the only one that decides."""
    table = Table(position)
    deciders = table.deciders()
    if seat is None:
        assert len(deciders) < 2, f"seats {deciders} decide: which is meant?"
        seat = deciders[0] if deciders else CHANCE
    if seat not in deciders:
        return set()
    return all_answers(private(table, seat) if table.answers[seat] else table, seat)


def answers(position: str) -> set[str]:
    """All answers of chance."""
    return chance_answers(Table(position))


def candidates(position: str) -> set[str]:
    """Whatever could be said at this position, much of it nonsense."""
    return sayings(Table(position))


def after(position: str, seat: int, move: str) -> dict[str, object]:
    """Every fact of the position after a legal move of a seat, or of CHANCE."""
    table = Table(position)
    if seat == CHANCE:
        carry_out_chance(table, move)
    elif sum(1 for agenda in table.agenda if agenda) == 1:
        carry_out(table, seat, move)
    else:
        answer(table, seat, move)
    settle(table, ending=seat != CHANCE)
    return table.facts()


def facts(position: str) -> dict[str, object]:
    """Every fact of a position, to be compared with those that were expected."""
    return Table(position).facts()
