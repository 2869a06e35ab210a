"""Golden games: whole records that pin the rules, and together touch everything worth touching."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from labrys.core.record import read, write
from labrys.core.table import Table, replay
from tests.games.minos.features import GAPS, WANTED, features, next_fighters
from tests.games.minos.moments import scoring
from tests.games.minos.scenario import Scene, kit_with

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


@pytest.mark.rule("M12.2", "M10")
@pytest.mark.parametrize(
    ("second", "able"),
    [
        ({"weaponry": 4}, []),
        ({"weaponry": 5}, [1]),
        ({"weaponry": 4, "coins": 9}, []),
        ({"weaponry": 4, "coins": 1, "ability": "SA5"}, []),
        ({"weaponry": 4, "coins": 2, "ability": "SA5"}, [1]),
        ({"weaponry": 4, "coins": 1, "ability": "SA5", "tracks": (0, 2, 0)}, [1]),
    ],
)
def test_a_last_battle_is_open_to_the_next_only_if_they_can_pay_for_it(second: dict[str, Any], able: list[int]):
    """The golden games are to show two who may battle, not one and another who stands by."""
    kit = kit_with(P2_01={"weaponry": "5", "gain": "vp"})
    scene = Scene.of(3, kit, round=4).has(0, weaponry=9).has(1, **second).has(2, weaponry=9)
    here = scene.abroad()[0]
    scene.tiles(here, None, "P2-01").warriors(0, **{f"r{here}": 2}).warriors(1, **{f"r{here}": 1})
    scoring(scene)

    assert ("fight", able) == (scene.due(), next_fighters(scene.state, scene.state.land.index[here]))
