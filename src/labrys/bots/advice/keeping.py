"""What a hint said is to follow, kept for the next hint of the same seat.

Points are said of a line of moves. They come only if the following hints go on with that line, and do not begin another
one at each step. So the server and the terminal keep such lines, for the seat that got the hint and for nobody else.
A line of which no points were said is not kept where the next search may find better.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from labrys.bots.advice.advise import Advice
from labrys.core.game import Move
from labrys.core.record import Entry

FIRM: Final = ("minos",)
"""Games within whose turns a search finds nothing better than the guide: all their lines are kept."""


class Kept(NamedTuple):
    """The lines of one hint that the next ones keep to."""

    entries: int = 0
    """How many entries the record had when it was given."""
    lines: tuple[tuple[str, ...], ...] = ()
    """The moves of each in notation, the best first."""


def keep(game: Any, entries: Sequence[Entry], advice: Advice) -> Kept:
    """What is kept of a hint that is given where the record has these entries."""
    firm = [one for one in advice.moves if one.brings is not None or one.is_begun or game.name in FIRM]
    return Kept(len(entries), tuple([tuple(map(game.text, one.course)) for one in firm]))


def begun(game: Any, kept: Kept, entries: Sequence[Entry], seat: int) -> tuple[Move, ...]:
    """What is left of the best of these lines that the seat has followed since; nothing if it has done something else.

    Where moves were taken back it may be a line of what has not happened: advice takes it up only if it can be played,
    and works out again what it brings.
    """
    made = tuple([entry.move for entry in entries[kept.entries :] if entry.by == seat])
    for line in kept.lines:
        if len(line) > len(made) and line[: len(made)] == made:
            return tuple([game.parse(text) for text in line[len(made) :]])
    return ()
