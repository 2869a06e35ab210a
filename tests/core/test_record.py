"""Records are read as they were written, and damaged ones are refused with the line."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labrys.core.record import FORMAT, BadRecord, End, Entry, Header, Record, read, write
from labrys.core.trail import Trail

HEADER = Header(FORMAT, "akrotiri", 1, "house", "00", {"edition": "revised"}, ("ann", "bo"), "aa")
END = End("sixth temple", (0,), (9, 7), "dd", "5eed")
ENTRIES = [Entry("chance", "first 1", ("first 0", "first 1")), Entry(1, "lay 1,2 n"), Entry(0, "end")]
GOOD = write(Record(HEADER, Trail(ENTRIES), END))

texts = st.text(st.characters(exclude_categories=["Cs"]))
entries = st.lists(st.builds(Entry, st.integers(0, 5) | st.just("chance"), texts, st.lists(texts).map(tuple)))


@given(entries=entries, ended=st.booleans())
def test_a_record_is_read_as_it_was_written(entries: list[Entry], ended: bool):
    record = Record(HEADER, Trail(entries), END if ended else None)

    assert record == read(write(record))
    assert write(record) == write(read(write(record)))


def test_a_record_is_one_json_object_a_line():
    lines = [json.loads(line) for line in GOOD.splitlines()]

    assert 5 == len(lines)
    assert {"by": 1, "move": "lay 1,2 n"} == lines[2]
    assert {"by": "chance", "move": "first 1", "of": ["first 0", "first 1"]} == lines[1]
    assert GOOD.endswith(b"}\n")


def line(number: int, text: bytes) -> bytes:
    """The good record with another line in place of one."""
    lines = GOOD.splitlines()
    lines[number - 1] = text
    return b"\n".join(lines) + b"\n"


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "breaks off|empty"),
        (b"\n", "line 1"),
        (GOOD[:-1], "line 5: the file breaks off"),
        (GOOD[:-9], "line 5: the file breaks off"),
        (line(1, b"{}"), "line 1 is not a valid header"),
        (line(1, GOOD.splitlines()[0].replace(b'"labrys":1', b'"labrys":2')), "line 1: record format 2.*format 1"),
        (line(1, GOOD.splitlines()[0].replace(b'"rules":1', b'"rules":"1"')), "line 1 is not a valid header.*rules"),
        (line(2, b"not json"), "line 2 is not a valid entry"),
        (line(3, b'{"by":"nobody","move":"end"}'), "line 3 is not a valid entry.*by"),
        (line(3, b'{"by":1}'), "line 3 is not a valid entry.*move"),
        (line(3, b'{"by":1,"move":"end","note":"x"}'), "line 3 is not a valid entry.*note"),
        (line(3, b'{"by":1.5,"move":"end"}'), "line 3 is not a valid entry"),
        (line(4, b'{"by":0,"move":"\xff"}'), "line 4 is not a valid entry"),
        (line(4, b""), "line 4 is not a valid entry"),
        (line(4, b"[" * 100_000), "line 4 is not a valid entry"),
        (line(4, GOOD.splitlines()[4]), "line 4 is not a valid entry"),
        (line(5, b'{"end":"x"}'), "line 5 is not a valid end"),
    ],
)
def test_a_damaged_record_is_refused_with_its_line(data: bytes, reason: str):
    with pytest.raises(BadRecord, match=reason):
        read(data)


@given(at=st.integers(0, len(GOOD) - 1), byte=st.integers(0, 255))
def test_one_changed_byte_is_read_or_refused_in_words(at: int, byte: int):
    damaged = GOOD[:at] + bytes([byte]) + GOOD[at + 1 :]
    try:
        record = read(damaged)
    except BadRecord as error:
        reason = str(error)
    else:
        reason = f"read as {record}"

    assert reason


@given(st.binary())
def test_any_bytes_are_refused_in_words(data: bytes):
    with pytest.raises(BadRecord, match=r"line \d+|empty"):
        read(data)
