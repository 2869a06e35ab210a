"""A8, the goals that look at icons, and how temples count on cards."""

from __future__ import annotations

import pytest

from labrys.games.akrotiri.components import GOALS
from tests.games.akrotiri.pieces import house
from tests.games.akrotiri.scenario import scene

OTHER = {"tree": "lake", "lake": "mountain", "mountain": "volcano", "volcano": "tree"}
VALUES = {
    "portage-1": (3, 3),
    "portage-2": (6, 5),
    "no-icon": (4, 3),
    "volcano": (2, 2),
    "lake": (2, 2),
    "tree": (2, 2),
    "mountain": (2, 2),
    "isolated": (3, 2),
    "largest": (1, 1),
    "open": (2, 2),
    "three-icons": (3, 6),
    "quadrants": (2, 2),
}


@pytest.mark.rule("A8")
def test_there_are_twelve_goal_cards_with_these_values():
    """A8: revised, first."""
    assert set(VALUES) == set(GOALS)
    assert VALUES == {goal.id: (goal.points.revised, goal.points.first) for goal in house().goals}


@pytest.mark.rule("A8")
@pytest.mark.parametrize(("edition", "each"), [("revised", 4), ("first", 3)])
def test_no_icon_counts_temples_on_islands_without_icons(edition: str, each: int):
    """A8: P's icon is in its NW."""
    tiles = ("P cross tree/NW 0,-1", "N cross tree/NW 0,2")

    assert each == scene(*tiles, edition=edition, temples=["0,-1/SW"]).points("no-icon")
    assert 0 == scene(*tiles, edition=edition, temples=["0,-1/NW"]).points("no-icon")
    assert 2 * each == scene(*tiles, edition=edition, temples=["0,-1/SW 0,2/NE 0,-1/NW"]).points("no-icon")


@pytest.mark.rule("A8")
def test_no_icon_is_lost_when_the_island_is_joined_with_an_icon():
    """A8: judged on the final map."""
    tiles = ("P cross tree/NW 0,-1", "Q cross lake/NW 0,-2")

    assert 4 == scene(tiles[0], temples=["0,-1/SW"]).points("no-icon")
    assert 0 == scene(*tiles, temples=["0,-1/SW"]).points("no-icon")


@pytest.mark.rule("A8")
@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("terrain", ["tree", "lake", "mountain", "volcano"])
def test_a_terrain_goal_counts_temples_on_islands_with_that_icon(edition: str, terrain: str):
    """A8: on the icon's island, wherever on it; not on another island of the tile, not with another icon."""
    tiles = (f"P coasts {terrain}/NW 0,-1", f"N coasts {OTHER[terrain]}/NW 0,2")

    def points(temples: str) -> int:
        return scene(*tiles, edition=edition, temples=[temples]).points(terrain)

    assert [2, 2, 0, 0] == [points(site) for site in ("0,-1/NW", "0,-1/NE", "0,-1/SE", "0,2/NW")]
    assert 4 == points("0,-1/NW 0,-1/NE")


@pytest.mark.rule("A8")
def test_a_temple_counts_once_on_a_card_however_many_such_icons_its_island_has():
    """A8: two trees, one temple."""
    tiles = ("P cross tree/SW 0,-1", "Q cross tree/NW 0,-2")

    assert "0,-2/NW" in scene(*tiles).island("0,-1/SW")
    assert 2 == scene(*tiles, temples=["0,-1/SW"]).points("tree")


def four_around(*terrains: str) -> tuple[str, ...]:
    """Four tiles whose icons meet on one island at the point (0, -1)."""
    places = ("SW 0,-1", "SE -1,-1", "NW 0,-2", "NE -1,-2")
    return tuple(
        f"T{i} cross {terrain}/{place}" for i, (terrain, place) in enumerate(zip(terrains, places, strict=False))
    )


@pytest.mark.rule("A8")
@pytest.mark.parametrize(("edition", "each"), [("revised", 3), ("first", 6)])
def test_three_icons_counts_temples_on_islands_with_three_or_four_different_terrains(edition: str, each: int):
    """A8: three icons of two terrains are not enough."""

    def points(*terrains: str) -> int:
        return scene(*four_around(*terrains), edition=edition, temples=["0,-1/SW"]).points("three-icons")

    assert each == points("tree", "lake", "volcano")
    assert each == points("tree", "lake", "volcano", "mountain")
    assert 0 == points("tree", "lake")
    assert 0 == points("tree", "lake", "tree", "lake")


@pytest.mark.rule("A8")
def test_on_every_card_each_temple_of_an_island_counts_even_after_a_join():
    """A8: two temples on one island with three terrains."""
    sea = scene(*four_around("tree", "lake", "volcano"), temples=["0,-1/SW 0,-2/NW"])

    assert [6, 4, 4, 4, 0] == [sea.points(goal) for goal in ("three-icons", "tree", "lake", "volcano", "mountain")]


@pytest.mark.rule("A8", "A10")
def test_a_temple_counts_for_each_card_that_the_player_has():
    """A8: one temple, four cards."""
    sea = scene(
        *four_around("tree", "lake", "volcano"),
        temples=["0,-1/SW"],
        goals=["three-icons tree lake mountain"],
        purse=[0],
    )
    goals = [(line.what, line.points) for line in sea.game.score(sea.state)[0].lines if line.part == "goals"]

    assert [("goal three-icons", 3), ("goal tree", 2), ("goal lake", 2), ("goal mountain", 0)] == goals


@pytest.mark.rule("A8")
@pytest.mark.parametrize("goal", sorted(VALUES))
def test_the_other_players_temples_bring_nothing(goal: str):
    """A8: own temples, on all twelve cards; those of seat 1 score for seat 1 on some of them."""
    sea = scene(*four_around("tree", "lake", "volcano", "mountain"), temples=["", "0,-1/SW 0,-1/SE -1,-1/NW"])

    assert 0 == sea.points(goal, 0)
