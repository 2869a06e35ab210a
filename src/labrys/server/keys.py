"""Wishes that are sent twice count once: by its key a wish is known again, and gets the answer it got before (S5)."""

from __future__ import annotations

from zlib import crc32

import msgspec

from labrys.core.game import Move
from labrys.core.refusal import BadNotation
from labrys.server.tables import entries as e
from labrys.server.tables import wishes as w
from labrys.server.tables.declined import declined
from labrys.server.tables.moving import read_move
from labrys.server.tables.sitting import Sitting


def marked(wish: w.AnyWish) -> str | None:
    """The wish's key as it is stored: with a mark of what was wished, where the entry itself does not say it."""
    if wish.key is None or isinstance(wish, w.Play):
        return wish.key
    said = msgspec.structs.replace(wish, key=None, **({"version": 0} if hasattr(wish, "version") else {}))
    return f"{wish.key} {crc32(msgspec.json.encode(said)):08x}"


def reached_before(sitting: Sitting, version: int, wish: w.AnyWish) -> int:
    """The version that a wish led to when it was first sent; Declined if its key was used for something else."""
    happening = sitting.history[version - 1]
    if not isinstance(wish, w.Play):
        is_same = happening.mark == marked(wish)
    else:
        entry = happening.entry
        is_same = (
            isinstance(entry, e.Moved)
            and wish.seat in (None, entry.seat)
            and is_move(sitting, wish.move, entry.lines[0].move)
        )
    if not is_same:
        raise declined("key-used", "S5", "this key was used for another wish")
    return version


def is_move(sitting: Sitting, raw: object, text: str) -> bool:
    """Whether this is the move that a record has as this text, whatever the order of things chosen together."""
    try:
        move = read_move(sitting, raw)
        return _sense(sitting.game.parse(move) if isinstance(move, str) else move) == _sense(sitting.game.parse(text))
    except BadNotation:
        return False


def _sense(move: Move) -> tuple[object, ...]:
    fields = msgspec.structs.astuple(move)
    return type(move), *[tuple(sorted(one)) if isinstance(one, tuple) else one for one in fields]
