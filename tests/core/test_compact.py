"""A record packed for a link comes out again as the same bytes; damaged text is refused with its place."""

from __future__ import annotations

import base64
import json
import random
import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labrys.core import registry
from labrys.core.chance import Seeded, seed_from
from labrys.core.compact import is_compact, length, pack, unpack
from labrys.core.record import BadRecord, Entry, Record, read, write
from labrys.core.table import Divergence, Table
from labrys.core.trail import Trail
from tests.laws.playing import Setting, play_at_table
from tests.laws.playing import settings as all_settings

GAME = registry.game("akrotiri")


def played(setting: Setting, seed: int, decisions: int = 10_000) -> Table:
    return play_at_table(registry.game(setting.game), setting, seed, decisions=decisions)


def whole_game() -> Table:
    """A game from its beginning to its end."""
    rng = random.Random("compact")
    table = Table(GAME, ["ann", "bo"], {}, Seeded(seed_from("compact")))
    while not table.is_over:
        seat = table.deciders()[0]
        table.play(seat, rng.choice(table.legal(seat)))
    return table


GOOD = pack(whole_game().record)


@settings(max_examples=30, deadline=None)
@given(setting=st.sampled_from(all_settings()), seed=st.integers(0, 10**6), decisions=st.integers(0, 400))
def test_any_game_comes_out_as_the_same_bytes(setting: Setting, seed: int, decisions: int):
    table = played(setting, seed, decisions)

    assert write(table.record) == write(unpack(pack(table.record)))


@pytest.mark.parametrize("setting", all_settings(), ids=str)
def test_whole_games_of_every_setting_come_out_as_the_same_bytes(setting: Setting):
    record = played(setting, 7).record

    assert record.end is not None
    assert write(record) == write(unpack(pack(record), registry.game(setting.game)))


@pytest.mark.parametrize("reason", ["agreed", "resigned"])
def test_games_that_ended_early_come_out_as_the_same_bytes(reason: str):
    table = played(all_settings()[0], 3, 30)
    winners = None if reason == "agreed" else tuple(range(1, len(table.record.header.seats)))
    table.stop(reason, winners)

    assert write(table.record) == write(unpack(pack(table.record)))


def test_a_branch_comes_out_without_a_promise():
    branch = whole_game().branch(40, Seeded(seed_from("another")))

    assert "" == unpack(pack(branch.record)).header.promise
    assert write(branch.record) == write(unpack(pack(branch.record)))


def test_a_line_is_a_decision_and_chance_needs_no_name():
    lines = GOOD.decode().splitlines()

    assert {"compact", "header"} == set(json.loads(lines[0]))
    assert [f"{entry.move}" if entry.by == "chance" else f"{entry.by} {entry.move}" for entry in read_whole()] == (
        lines[1:-1]
    )
    assert lines[-1].startswith('{"end":')


def read_whole() -> Trail[Entry]:
    return read(write(whole_game().record)).entries


def test_a_whole_game_fits_in_a_link():
    squeezed = zlib.compressobj(9, zlib.DEFLATED, -15)
    link = base64.urlsafe_b64encode(squeezed.compress(GOOD) + squeezed.flush())

    assert 4_000 > len(link)


def test_a_compact_text_is_told_from_a_whole_record():
    record = whole_game().record

    assert is_compact(pack(record))
    assert not is_compact(write(record))
    assert not is_compact(b"")


def with_line(number: int, text: str) -> bytes:
    """The good text with another line in place of one."""
    lines = GOOD.decode().splitlines()
    lines[number - 1] = text
    return ("\n".join(lines) + "\n").encode()


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "line 1 is not a valid opening"),
        (b"\n", "line 1 is not a valid opening"),
        (GOOD[:-1], "breaks off in the middle of a line"),
        (b"\xff\n", "not UTF-8"),
        (GOOD.replace(b'"compact":1', b'"compact":2'), "compact format 2 of format 1, but .* format 1 of format 1"),
        (GOOD.replace(b'"labrys":1', b'"labrys":9'), "compact format 1 of format 9"),
        (GOOD.replace(b'"rules":1', b'"rules":99'), "rules version 99"),
        (GOOD.replace(b'"game":"akrotiri"', b'"game":"chess"'), "line 1: .*chess"),
        (GOOD.replace(b'"ann","bo"', b'"ann"'), "line 1: .*not for 1"),
        (GOOD.replace(b'"components_hash":"', b'"components_hash":"0'), "which are not known here"),
        (with_line(1, "[" * 5_000), "line 1 is not a valid opening"),
        (with_line(2, "first 2"), "entry 0: 'first 2' by chance is not possible"),
        (with_line(2, "0 end"), "entry 0: seat 0 says 'end', but it is for chance to decide"),
        (with_line(2, ""), "entry 0: '' by chance"),
        (GOOD + GOOD.splitlines()[1] + b"\n", "line|entry"),
        (GOOD.replace(b'"winners":[', b'"winners":[7,'), "the end line has"),
        (b"\n".join([*GOOD.splitlines()[:-9], GOOD.splitlines()[-1], b""]), "by the rules the game goes on"),
        (b"\n".join([*GOOD.splitlines()[:-1], b"0 end", b""]), "the game is over by the rules"),
    ],
)
def test_damaged_text_is_refused_with_its_place(data: bytes, reason: str):
    with pytest.raises(BadRecord, match=reason):
        unpack(data)


def test_the_first_entry_that_is_not_by_the_rules_is_named():
    lines = GOOD.decode().splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(("0 sail", "1 sail")))
    lines[at] = f"{lines[at][0]} sail 99,99/N-NE"

    with pytest.raises(Divergence) as found:
        unpack(("\n".join(lines) + "\n").encode())
    assert at - 1 == found.value.entry


def test_a_record_whose_end_is_missing_comes_out_without_one():
    record = whole_game().record
    cut = Record(record.header, record.entries)

    assert cut == unpack(pack(cut))


@pytest.mark.parametrize("to", [0, 1, 40])
def test_the_first_entries_can_be_had_alone(to: int):
    record = whole_game().record

    assert Record(record.header, Trail(record.entries[:to])) == unpack(GOOD, to=to)


def test_what_comes_after_the_first_entries_is_not_looked_at():
    assert 3 == len(unpack(with_line(9, "nonsense"), to=3).entries)


def test_no_text_holds_more_entries_than_it_has_lines():
    record = whole_game().record

    assert len(record.entries) < length(GOOD)
    assert length(GOOD) == length(write(record))


@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_altered_text_is_refused_or_is_another_sound_record(data: st.DataObject):
    at = data.draw(st.integers(0, len(GOOD) - 1))
    altered = GOOD[:at] + data.draw(st.binary(max_size=3)) + GOOD[at + data.draw(st.integers(0, 3)) :]
    try:
        record = unpack(altered)
    except BadRecord:
        return
    assert write(record) == write(unpack(pack(record)))


@pytest.mark.parametrize("entry", [Entry(0, "end\nend"), Entry("chance", "1 end"), Entry("chance", "{}")])
def test_what_no_notation_has_is_not_packed(entry: Entry):
    record = whole_game().record

    with pytest.raises(BadRecord, match="entry 0"):
        pack(Record(record.header, Trail([entry]), None))
