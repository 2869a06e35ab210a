"""A10: score."""

from __future__ import annotations

from typing import Any

import pytest

from labrys.core.score import ScoreSheet
from tests.games.akrotiri.scenario import scene

TILES = ("P cross tree/NW 0,-1", "N cross tree/NW 0,2")


def sheets(**words: Any) -> tuple[ScoreSheet, ...]:
    """Both score sheets of a scene."""
    end = scene(*TILES, **words)
    return end.game.score(end.state)


def winners(**words: Any) -> tuple[int, ...]:
    """Who wins if a scene ends."""
    end = scene(*TILES, pile=(), idle=11, **words).play("end")
    assert end.decider is None
    return end.game.winners(end.state)


@pytest.mark.rule("A10")
def test_played_maps_goals_and_every_ten_drachmas_score():
    """A10: 1 + 7 for the maps, 2 for the tree, 2 for 25 drachmas."""
    sheet = sheets(temples=["0,-1/NW 0,2/NE:hard"], goals=["tree"], purse=[25])[0]

    assert {"maps": 8, "goals": 2, "drachmas": 2} == sheet.parts()
    assert 12 == sheet.total


@pytest.mark.rule("A10")
@pytest.mark.parametrize(("purse", "points"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2)])
def test_one_point_for_every_ten_drachmas(purse: int, points: int):
    """A10."""
    assert points == sheets(purse=[purse])[0].total


@pytest.mark.rule("A10")
def test_maps_in_hand_and_unsold_cubes_score_nothing():
    """A10."""
    assert 0 == sheets(maps=["V hard up=tree3 right=lake3 left=volcano1"], cargo=["blue blue orange"])[0].total


@pytest.mark.rule("A10")
def test_more_points_win():
    """A10: drachmas only break ties."""
    assert (1,) == winners(temples=["", "0,-1/NW:medium"], purse=[19, 0])


@pytest.mark.rule("A10")
def test_of_equal_points_more_drachmas_win():
    """A10: 1 point each; 12 drachmas against 11, and against 0."""
    assert (1,) == winners(purse=[11, 12])
    assert (0,) == winners(temples=["", "0,-1/NW"], purse=[10, 9])


@pytest.mark.rule("A10")
def test_equal_points_and_drachmas_share_the_victory():
    """A10."""
    assert (0, 1) == winners(purse=[12, 12])
    assert (0, 1) == winners(temples=["0,2/NE", "0,-1/NW"], purse=[5, 5])


@pytest.mark.rule("A10", "A12")
def test_three_players_may_share_among_two():
    """A10."""
    end = scene(*TILES, pile=(), seats=3, idle=17, purse=[12, 3, 12]).play("end")

    assert (0, 2) == end.game.winners(end.state)
