"""Tables that go on from a moment of a recorded game (S7.8)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec.structs import replace

from labrys.core.chance import Chance
from labrys.core.compact import pack, unpacked
from labrys.core.record import BadRecord, Header, Record
from labrys.core.table import Table
from labrys.server.tables.declined import Declined, declined
from labrys.server.tables.recorded import MOST_ENTRIES, mind_length, why_not

_MOST_KEPT = 16


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The moment at which a game begins: after the first `at` entries of a record, given as its compact text."""

    record: Annotated[str, msgspec.Meta(min_length=1, max_length=50_000)]
    at: Annotated[int, msgspec.Meta(ge=0, le=MOST_ENTRIES)]


def settled(branch: Branch, game: str, seats: int) -> tuple[Branch, Header]:
    """The branch with nothing in it but what came before its moment, and what was agreed before that game.

    Declined if the record is not of this game and so many seats, or does not replay so far, or is over there.
    """
    try:
        mind_length(branch.record.encode("utf-8", "replace"))
        table = unpacked(branch.record.encode("utf-8", "replace"), to=branch.at)
    except BadRecord as error:
        raise Declined(why_not(error, "S7"), 422) from None
    header, entries = table.record.header, table.record.entries
    if len(entries) < branch.at:
        text = "the record has {entries} entries, there is no moment {at}"
        raise declined("no-such-moment", "S7", text, 422, entries=len(entries), at=branch.at)
    if header.game != game or len(header.seats) != seats:
        text = "the record is of {game} with {seats} seats, and so must the table be"
        raise declined("other-record", "S7", text, 422, game=header.game, seats=len(header.seats))
    if not table.game.deciders(table.state):
        text = "after {at} entries the game is over; go on from an earlier moment"
        raise declined("branch-over", "S7", text, 422, at=branch.at)
    table.record = Record(replace(header, promise=""), entries)
    cut = Branch(pack(table.record).decode(), branch.at)
    _keep(cut, table)
    return cut, header


def branched(branch: Branch, names: tuple[str, ...], chance: Chance) -> Table:
    """The game at the moment of a settled branch, with these people at it, going on with this chance."""
    if branch not in _kept:
        _keep(branch, unpacked(branch.record.encode(), to=branch.at))
    table = _kept[branch].fork()
    table.record.header = replace(table.record.header, seats=names)
    table.chance = chance
    # Going back to where it is changes nothing but that chance answers, if it is asked something there.
    table.rewind(branch.at, table)
    return table


_kept: dict[Branch, Table] = {}
"""Some games at their moment: what is made and begins at once is replayed once. Nobody plays on at these."""


def _keep(branch: Branch, table: Table) -> None:
    if len(_kept) >= _MOST_KEPT:
        del _kept[next(iter(_kept))]
    _kept[branch] = table
