"""A refusal's sentence is filled in from its facts, which are sent along."""

from __future__ import annotations

import msgspec
import pytest

from labrys.core.refusal import Refusal, refusal


def test_the_sentence_is_filled_in_from_the_facts():
    found = refusal(
        "not-there", "A6.4", "you chose {chosen} {colour}, there are {present}", chosen=3, colour="blue", present=1
    )

    assert "you chose 3 blue, there are 1" == found.text
    assert {"chosen": 3, "colour": "blue", "present": 1} == found.facts
    assert "rule A6.4: you chose 3 blue, there are 1" == str(found)


@pytest.mark.parametrize(("left", "words"), [(0, "0 maps"), (1, "1 map"), (2, "2 maps")])
def test_numbers_agree_with_what_they_count(left: int, words: str):
    assert f"{words} left" == refusal("pile-empty", "A6.6", "{left:map} left", left=left).text


def test_large_numbers_and_quotes_are_written_as_anywhere():
    found = refusal("long", "S5", "{most:,} of {word!r}", most=20_000, word="x")

    assert "20,000 of 'x'" == found.text


def test_a_sentence_that_lacks_a_fact_is_an_error():
    with pytest.raises(KeyError, match="room"):
        refusal("no-room", "A6.4", "room for {room} more")


def test_facts_are_sent_only_where_there_are_any():
    bare = refusal("no-tiles", "A6.7", "there is no tile")
    full = refusal("same-dock", "A6.1", "your boat lies at {dock}", dock="thera/1")

    assert {"code": "no-tiles", "rule": "A6.7", "text": "there is no tile"} == msgspec.to_builtins(bare)
    assert {"dock": "thera/1"} == msgspec.to_builtins(full)["facts"]
    assert full == msgspec.json.decode(msgspec.json.encode(full), type=Refusal)


def test_equal_refusals_count_as_one():
    first, second = (refusal("same-dock", "A6.1", "at {dock}", dock="thera/1") for _ in range(2))

    assert first == second
    assert {first} == {first, second}
    assert first != refusal("same-dock", "A6.1", "at {dock}", dock="thera/2")


@pytest.mark.parametrize("word", ["a\x00b", "a\ud800b", "\x1b[2J", "\u202eabc"])
def test_what_cannot_be_shown_is_written_out(word: str):
    found = refusal("no-such-map", "A7.1", "there is no map {map!r}", map=word)

    assert found.text.isprintable()
    assert str(found.facts["map"]).isprintable()
    assert found == msgspec.json.decode(msgspec.json.encode(found), type=Refusal)
