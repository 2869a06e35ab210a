"""Records that people send: whole or compact, read and replayed, or refused with the place."""

from __future__ import annotations

from msgspec.structs import replace

from labrys.core.compact import is_compact, length, unpack
from labrys.core.record import BadRecord, Record, read
from labrys.core.refusal import Refusal
from labrys.core.table import Divergence, Foreign, replay
from labrys.core.trail import Trail

MOST_ENTRIES = 3_000
"""No game comes near. A longer record is not replayed."""
_LONGEST_REASON = 400


def record_of(text: str, to: int | None = None) -> Record:
    """The record in a text, found to replay; with `to` its first so many entries, without an end."""
    data = text.encode("utf-8", "replace")
    mind_length(data)
    if is_compact(data):
        return unpack(data, to=to)
    record = read(data)
    return replay(record if to is None else Record(record.header, Trail(record.entries[:to]))).record


def mind_length(data: bytes) -> None:
    """BadRecord if these bytes may hold too many entries. A header and an end are lines too."""
    if length(data) > MOST_ENTRIES + 2:
        raise BadRecord(f"the record has more than {MOST_ENTRIES:,} entries; longer ones are not replayed here")


def why_not(error: BadRecord, rule: str) -> Refusal:
    """The refusal of a record that cannot be replayed, with its place if there is one."""
    text = str(error)
    if len(text) > _LONGEST_REASON:
        # It quotes what stands in the record, however long that is.
        text = f"{text[:_LONGEST_REASON]} ..."
    if isinstance(error, Foreign):
        return replace(error.why, rule=rule)
    if isinstance(error, Divergence):
        return Refusal("record-diverges", rule, text, {"entry": error.entry})
    return Refusal("bad-record", rule, text)
