"""Golden games: whole records that pin the rules, and together touch everything worth touching."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from labrys.core.record import read, write
from labrys.core.table import Table, replay
from tests.games.minos.features import GAPS, WANTED, features

GAMES = sorted((Path(__file__).parent / "golden").glob("*.jsonl"))


@cache
def replayed(path: Path) -> Table:
    return replay(read(path.read_bytes()))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_the_byte(path: Path):
    assert path.read_bytes() == write(replayed(path).record)


def test_the_golden_games_touch_everything_that_can_be_touched():
    found = set().union(*(features(replayed(path)) for path in GAMES))

    assert set() == WANTED - found - set(GAPS)
    assert set(GAPS) <= WANTED, "a gap is something that is wanted"


def test_the_golden_games_are_for_every_number_of_players():
    assert {2, 3, 4} == {replayed(path).state.players for path in GAMES}
