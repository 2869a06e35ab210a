"""What the page about the notation says is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from labrys.core.refusal import BadNotation
from labrys.games.minos import moves
from labrys.games.minos.game import Minos

PAGE = (Path(__file__).parents[3] / "docs" / "notation-minos.md").read_text(encoding="utf-8")
MINOS = Minos()


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


MOVES = [line for block in blocks("moves") for line in block.splitlines()]


@pytest.mark.parametrize("text", MOVES)
def test_every_move_of_the_page_is_read_and_written_back(text: str):
    assert text == MINOS.text(MINOS.parse(text))


def test_the_page_has_an_example_of_every_kind_of_move():
    assert set(moves.WORDS) == {text.split()[0] for text in MOVES}


@pytest.mark.parametrize("text", [line for block in blocks("wrong") for line in block.splitlines()])
def test_what_the_page_calls_no_move_is_none(text: str):
    refusal = MINOS.refusal(MINOS.begin(MINOS.read_options({}), 2), 0, text)

    assert refusal is not None
    assert ("not-a-move", "N1") == (refusal.code, refusal.rule)
    with pytest.raises(BadNotation):
        MINOS.parse(text)


def test_the_position_of_the_page_is_read_and_written_back():
    (text,) = blocks("position")

    assert text == MINOS.position(MINOS.parse_position(text))


@pytest.mark.parametrize("word", moves.WORDS)
def test_a_word_with_too_little_or_too_much_after_it_is_told_what_it_needs_with_an_example(word: str):
    needs = moves.WORDS[word].needs
    what, _, examples = needs.partition(", such as ")
    for example in filter(None, re.split(", | or ", examples)):
        assert example == MINOS.text(MINOS.parse(example))
        assert example.startswith(f"{word} ")
    if examples:
        with pytest.raises(BadNotation, match=f"^{word} needs {re.escape(needs)}$"):
            MINOS.parse(word)
    else:
        assert "nothing after it" == what
    if word != "play":
        with pytest.raises(BadNotation, match=f"^{word} needs {re.escape(needs)}; you wrote '1 2 3 4'$"):
            MINOS.parse(f"{word} 1 2 3 4")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("play", "play needs a card, such as play I-07"),
        ("city four 0", "city needs a region and a number of temporary stone, such as city 4 0; you wrote 'four 0'"),
        ("end now", "end needs nothing after it; you wrote 'now'"),
        ("first north", "first needs a seat, such as first 0; you wrote 'north'"),
    ],
)  # fmt: skip
def test_what_a_word_needs_is_said_at_the_table_too(text: str, sentence: str):
    refusal = MINOS.refusal(MINOS.begin(MINOS.read_options({}), 2), 0, text)

    assert refusal is not None
    assert ("not-a-move", "N1", sentence) == (refusal.code, refusal.rule, refusal.text)
