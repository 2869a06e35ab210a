from __future__ import annotations

import msgspec
import pytest

from labrys.core import position
from labrys.core.refusal import BadNotation


class Sides(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    side: str = "A"


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    options: Sides
    turn: int
    who: str
    cards: position.Words
    coins: tuple[int, ...]


FACTS = Facts(Sides("B"), 3, "-", ("I-01+I-02", "-"), (4, 0))
TEXT = "game: chess\nside: B\nturn: 3\nwho: -\ncards: I-01+I-02 -\ncoins: 4 0\n"


def test_a_position_is_one_line_a_fact():
    assert TEXT == position.write("chess", FACTS)
    assert FACTS == position.read(TEXT, "chess", Facts)


def test_a_fact_of_no_words_is_an_empty_line():
    nothing = msgspec.structs.replace(FACTS, cards=(), coins=())

    assert nothing == position.read(position.write("chess", nothing), "chess", Facts)


@pytest.mark.parametrize(
    "damaged",
    [
        "", "game: go", TEXT + "turn: 4", TEXT + "colour: red", TEXT + "and so on", TEXT.replace("turn: 3\n", ""),
        TEXT.replace("3", "three"), TEXT.replace("4 0", "4 x"), TEXT.replace("3", "\ud800"),
    ],
)  # fmt: skip
def test_what_is_no_position_is_refused_in_words(damaged: str):
    with pytest.raises(BadNotation):
        position.read(damaged, "chess", Facts)


def test_words_are_joined_and_parted():
    assert "a+b" == position.joined(["a", "b"])
    assert ["a", "b"] == position.parted("a+b")
    assert "-" == position.joined([])
    assert [] == position.parted("-")
    assert "b>c" == position.joined(["b", "c"], ">")
    assert "I-01+I-03" == position.names_of(0b101, ("I-01", "I-02", "I-03"))


def test_a_name_or_pair_that_is_none_is_refused():
    assert 1 == position.number_of(("red", "blue"), "blue")
    assert ("a", "b") == position.pair_of("a=b", "=")
    with pytest.raises(ValueError, match="green"):
        position.number_of(("red", "blue"), "green")
    for word in ("a", "a=b=c"):
        with pytest.raises(ValueError, match="two words"):
            position.pair_of(word, "=")
