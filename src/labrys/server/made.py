"""How much of a plan was made: the answer to a wish for several moves, also if it is asked for again."""

from __future__ import annotations

import msgspec

from labrys.core.refusal import Refusal
from labrys.server.keys import is_move
from labrys.server.tables import entries as e
from labrys.server.tables import wishes as w
from labrys.server.tables.moving import not_to_be_made, was_drawn
from labrys.server.tables.sitting import Sitting


class Made(msgspec.Struct, frozen=True, tag="made", tag_field="type"):
    """So many moves of a plan were made and stored, one after the other; with them the table came to this version."""

    key: str | None
    version: int
    made: int
    refusal: Refusal | None
    """Why the next one was not made; None if all were, or if it might have been, but something happened before it that
    could not be foreseen: look at that first. In a lesson always None, for there one move is made at a time."""
    again: bool = False
    """Whether it had been granted before: then the refusal is not said again, and is None."""


def made_of(sitting: Sitting, wish: w.PlayAll, version: int, again: bool) -> Made:
    """What came of a plan whose last move led to this version; `sitting` is the table right after it, or later."""
    made, last = _count(sitting, wish, version), sitting.history[version - 1].entry
    assert isinstance(last, e.Moved), "a plan is made of moves"
    refusal = None
    if made < len(wish.moves) and not again and not was_drawn(last) and not sitting.setup.lesson:
        assert sitting.table is not None, "a move is made in a game"
        refusal = not_to_be_made(sitting, sitting.table, last.seat, wish.moves[made])
    return Made(wish.key, version, made, refusal, again)


def _count(sitting: Sitting, wish: w.PlayAll, version: int) -> int:
    """How many moves up to this version are the first ones of the plan and were stored as one."""
    at, seat = sitting.history[version - 1].at, getattr(sitting.history[version - 1].entry, "seat", None)
    for count in range(min(len(wish.moves), version), 1, -1):
        found = [
            one.entry.lines[0].move
            for one in sitting.history[version - count : version]
            if isinstance(one.entry, e.Moved) and one.entry.seat == seat and one.at == at
        ]
        rows = zip(wish.moves, found, strict=False)
        if len(found) == count and all(is_move(sitting, raw, text) for raw, text in rows):
            return count
    return 1
