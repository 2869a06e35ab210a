"""Changes between two moments of a table, by path, and how little of a record they make."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from labrys.server import frames
from labrys.server.changes import Fields, changes, laid_over

TABLE: Fields = {"round": 1, "hand": ["a"], "seats": [{"coins": 3, "goods": [0, 1]}, {"coins": 5, "goods": [0, 0]}]}


@pytest.mark.parametrize(
    ("after", "changed"),
    [
        (TABLE, {}),
        (TABLE | {"round": 2}, {"round": 2}),
        (TABLE | {"hand": ["a", "b"]}, {"hand": ["a", "b"]}),
        (
            TABLE | {"seats": [{"coins": 3, "goods": [0, 1]}, {"coins": 7, "goods": [1, 0]}]},
            {"seats.1.coins": 7, "seats.1.goods": [1, 0]},
        ),
        (TABLE | {"seats": [{"coins": 3, "goods": [0, 1]}]}, {"seats": [{"coins": 3, "goods": [0, 1]}]}),
        (TABLE | {"seats": [None, {"coins": 5, "goods": [0, 0]}]}, {"seats.0": None}),
        (TABLE | {"new": 1}, {"new": 1}),
    ],
    ids=[
        "nothing",
        "a field",
        "a list that has grown",
        "within one of many",
        "fewer of many",
        "another kind",
        "one more",
    ],
)
def test_changes_name_the_least_that_has_changed(after: Fields, changed: Fields):
    assert changed == changes(TABLE, after)
    assert after == laid_over(TABLE, changed)


def test_what_is_laid_over_leaves_the_former_as_it_was():
    before = {"seats": [{"coins": 3}, {"coins": 5}]}
    after = laid_over(before, {"seats.1.coins": 7})

    assert {"seats": [{"coins": 3}, {"coins": 5}]} == before
    assert after["seats"][0] is before["seats"][0]


@pytest.mark.parametrize("path", ["gone.coins", "seats.2.coins", "seats.x", "round.x", "seats.0.gone.x"])
def test_a_path_that_leads_nowhere_is_passed_over(path: str):
    assert TABLE == laid_over(TABLE, {path: 1})


def test_a_long_game_with_much_on_the_table_is_shown_in_little():
    golden = (Path(__file__).parents[2] / "games/minos/golden").glob("*.jsonl")
    text = max((path.read_text() for path in golden), key=len)
    told, pressed = frames.shown(text), frames.shown(text, True)
    assert isinstance(told, bytes)
    assert isinstance(pressed, bytes)

    assert told == gzip.decompress(pressed)
    assert len(told) < 1_000_000
    assert len(pressed) < 100_000
