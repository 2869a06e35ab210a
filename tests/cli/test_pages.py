"""What the pages say is so."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from labrys.core import record
from labrys.core.refusal import BadNotation
from labrys.core.registry import game
from labrys.games.akrotiri import moves
from labrys.games.akrotiri.options import AkrotiriOptions
from labrys.games.akrotiri.position import Position
from tests.cli import transcripts

DOCS = Path(__file__).resolve().parents[2] / "docs"
NOTATION = (DOCS / "notation.md").read_text(encoding="utf-8")
FORMAT = (DOCS / "record-format.md").read_text(encoding="utf-8")


def blocks(page: str, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)


MOVES = [line for block in blocks(NOTATION, "moves") for line in block.splitlines()]


@pytest.mark.parametrize("text", MOVES)
def test_every_move_of_the_page_is_read_and_written_back(text: str):
    """Rule N1."""
    rules = game("akrotiri")

    assert text == rules.text(rules.parse(text))


def test_the_page_has_an_example_of_every_kind_of_move():
    """Rule N1."""
    assert set(moves.WORDS) == {text.split()[0] for text in MOVES}


@pytest.mark.parametrize("text", [line for block in blocks(NOTATION, "wrong") for line in block.splitlines()])
def test_what_the_page_calls_no_move_is_none(text: str):
    """Rule N1."""
    rules = game("akrotiri")
    refusal = rules.refusal(rules.begin(rules.read_options({}), 2), 0, text)

    assert refusal is not None
    assert ("not-a-move", "N1") == (refusal.code, refusal.rule)
    with pytest.raises(BadNotation):
        rules.parse(text)


@pytest.mark.parametrize("text", blocks(NOTATION, "position"))
def test_every_position_of_the_page_is_read_and_written_back(text: str):
    """Rule N1."""
    rules = game("akrotiri")

    assert text == rules.position(rules.parse_position(text))


def test_the_page_explains_every_fact_of_a_position():
    """Rule N1."""
    table = NOTATION.partition("## Positions")[2]
    named = re.findall(r"`([a-z_]+)`", "".join(re.findall(r"^\|([^|]*)\|", table, re.MULTILINE)))
    facts = [*AkrotiriOptions.__struct_fields__, *Position.__struct_fields__[1:]]

    assert facts == named


@pytest.mark.parametrize(
    ("heading", "kind"), [("## Header", record.Header), ("## Entries", record.Entry), ("## End", record.End)]
)
def test_the_page_of_the_format_has_every_field(heading: str, kind: type[msgspec.Struct]):
    section = FORMAT.partition(f"{heading}\n")[2].partition("\n## ")[0]

    assert list(kind.__struct_fields__) == re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)


def test_the_record_of_the_page_can_be_read_and_written_back():
    (text,) = blocks(FORMAT, "jsonl")
    read = record.read(text.encode())

    assert text.encode() == record.write(read)
    assert read.end is not None
    assert read.header.labrys == record.FORMAT


def test_the_page_of_the_command_line_shows_what_the_commands_really_print():
    """If it does not: python -m tests.cli.transcripts writes the page anew. Read the difference."""
    page = transcripts.PAGE.read_text(encoding="utf-8")

    assert page == transcripts.rerun(page)
