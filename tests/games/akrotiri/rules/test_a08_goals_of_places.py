"""A8, the goals that look at where a temple's island lies: portages, isolated, largest, open, quadrants."""

from __future__ import annotations

import pytest

from tests.games.akrotiri.scenario import scene

# South of Thera, one behind the other. The coasts are portages: so far from Thera are the islands at
#   0,-1/NE  0      0,-1/SE  1      0,-2/SE  2      0,-3/SE  3
FAR = ("C coasts tree/NW 0,-1", "D coasts tree/NW 0,-2", "R cross tree/NW 0,-3")
BY_PORTAGES = {0: "0,-1/NE", 1: "0,-1/SE", 2: "0,-2/SE", 3: "0,-3/SE"}


@pytest.mark.rule("A8")
def test_distance_is_the_least_number_of_portages_from_a_dock_of_thera():
    """A8."""
    sea = scene(*FAR)

    assert BY_PORTAGES.keys() == {sea.portages(site) for site in BY_PORTAGES.values()}
    assert list(BY_PORTAGES) == [sea.portages(site) for site in BY_PORTAGES.values()]


@pytest.mark.rule("A8")
@pytest.mark.parametrize(
    ("goal", "edition", "points"),
    [
        ("portage-1", "revised", [0, 3, 0, 0]),
        ("portage-1", "first", [0, 3, 0, 0]),
        ("portage-2", "revised", [0, 0, 6, 6]),
        ("portage-2", "first", [0, 0, 5, 0]),
    ],
)
def test_temples_so_many_portages_from_thera(goal: str, edition: str, points: list[int]):
    """A8: exactly one; two or more, exactly two in the first edition."""
    found = [scene(*FAR, edition=edition, temples=[site]).points(goal) for site in BY_PORTAGES.values()]

    assert points == found


@pytest.mark.rule("A8")
def test_each_temple_at_that_distance_counts():
    """A8: two at one portage, on different islands, and one at two."""
    east = ("E coasts tree/NW 2,0 e",)
    temples = "0,-1/SE 2,0/SE 0,-2/SE"

    assert [1, 1, 2] == [scene(*FAR, *east).portages(site) for site in temples.split()]
    assert 6 == scene(*FAR, *east, temples=[temples]).points("portage-1")
    assert 6 == scene(*FAR, *east, temples=[temples]).points("portage-2")


@pytest.mark.rule("A8")
def test_goals_are_judged_on_the_final_map_where_a_later_tile_may_open_a_way_by_sea():
    """A8: the crossing in the east joins the channel to Thera's routes."""
    before = scene(*FAR, temples=["0,-1/SE 0,-2/SE"])
    after = scene(*FAR, "E cross tree/NW 1,-1", temples=["0,-1/SE 0,-2/SE"])

    assert (3, 6) == (before.points("portage-1"), before.points("portage-2"))
    assert (0, 1) == (after.portages("0,-1/SE"), after.portages("0,-2/SE"))
    assert (3, 0) == (after.points("portage-1"), after.points("portage-2"))


@pytest.mark.rule("A8")
def test_after_islands_have_been_joined_the_shorter_way_counts():
    """A8: land in the west makes the southern coast one with an island at Thera's routes."""
    joined = scene(*FAR[:1], "A cross tree/NW -1,0", "W cross tree/NW -1,-1", temples=["0,-1/SE"])

    assert "-1,-1/SE" in joined.island("0,-1/SE")
    assert 0 == joined.portages("0,-1/SE") == joined.points("portage-1")


@pytest.mark.rule("A8")
def test_boats_do_not_lengthen_the_way():
    """A8: the only dock on the way is occupied."""
    assert 3 == scene(*FAR, boats=["thera/1", "0,-1/N-NW"], temples=["0,-1/SE"]).points("portage-1")


NORTH_AND_SOUTH = ("P cross tree/NW 0,-1", "N cross tree/NW 0,2")
AROUND = ("A cross tree/NW -1,-1", "B cross tree/NW -1,0", "C cross tree/NW -1,1", "D cross tree/NW -1,2")


@pytest.mark.rule("A8")
@pytest.mark.parametrize(("edition", "each"), [("revised", 3), ("first", 2)])
def test_isolated_a_lone_temple_scores(edition: str, each: int):
    """A8."""
    assert each == scene(*NORTH_AND_SOUTH, edition=edition, temples=["0,-1/SW"]).points("isolated")
    assert 0 == scene(*NORTH_AND_SOUTH, edition=edition).points("isolated")


@pytest.mark.rule("A8")
@pytest.mark.parametrize(("edition", "each"), [("revised", 3), ("first", 2)])
def test_isolated_temples_that_are_connected_only_by_way_of_thera_score(edition: str, each: int):
    """A8 and both books: one move leads from one to the other, but over the Thera board."""
    sea = scene(*NORTH_AND_SOUTH, edition=edition, temples=["0,-1/SW 0,2/NE"], boats=["0,-1/S-SW"])

    assert sea.may("sail 0,2/N-NE")
    assert 2 * each == sea.points("isolated")


@pytest.mark.rule("A8")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_isolated_temples_that_a_route_over_land_tiles_connects_do_not_score(edition: str):
    """A8: neither of the two; the way around Thera counts although there is one over it."""
    assert 0 == scene(*NORTH_AND_SOUTH, *AROUND, edition=edition, temples=["0,-1/SE 0,2/NE"]).points("isolated")
    assert 0 == scene(*NORTH_AND_SOUTH, edition=edition, temples=["0,-1/SE 0,-1/SW"]).points("isolated")


@pytest.mark.rule("A8")
def test_isolated_a_way_that_ends_at_a_dock_between_them_does_not_connect():
    """A8: neighbours on one tile, but no net has docks of both."""
    tile = "P ends tree/NW 0,-1"

    assert 6 == scene(tile, temples=["0,-1/SE 0,-1/SW"]).points("isolated")


@pytest.mark.rule("A8")
def test_isolated_a_portage_between_them_does_not_connect():
    """A8: from one to the other it is a move to the coast, a portage, and another move."""
    tiles = ("C coasts tree/NW 0,-1", "Q cross tree/NW 0,-2", "N cross tree/NW 0,2")

    assert 6 == scene(*tiles, temples=["0,2/NE 0,-2/SE"]).points("isolated")
    assert 0 == scene(*tiles, temples=["0,-1/SE 0,-2/SE"]).points("isolated")


@pytest.mark.rule("A8")
def test_isolated_two_temples_on_one_island_do_not_score_and_a_third_elsewhere_does():
    """A8: after a join."""
    tiles = ("P ends tree/NW 0,-1", "Q ends tree/NW -1,-1", "N cross tree/NW 0,2")

    assert 0 == scene(*tiles, temples=["0,-1/SW -1,-1/SE"]).points("isolated")
    assert 3 == scene(*tiles, temples=["0,-1/SW -1,-1/SE 0,2/NE"]).points("isolated")


@pytest.mark.rule("A8")
def test_isolated_looks_at_own_temples_only():
    """A8."""
    sea = scene(*NORTH_AND_SOUTH, temples=["0,-1/SE", "0,-1/SW"])

    assert [3, 3] == [sea.points("isolated", seat) for seat in (0, 1)]


# A3.8: the island at (0, 0) is complete with size 4, the one at (1, 0) with size 3; all others are open.
WORKED = ("P cross tree/NW 0,-1", "Q cross tree/NW -1,0", "R cross tree/NW -1,-1", "S cross tree/NW 1,-1")


@pytest.mark.rule("A8", "A3.7")
@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize(
    ("temples", "points"),
    [
        ("", 0),
        ("0,-1/NE", 3),
        ("0,-1/NW", 4),
        ("0,-1/NE -1,0/SE", 4),
        ("0,-1/NW -1,0/SE", 4),
        ("0,-1/SW", 0),
        ("0,-1/SW 0,-1/NE", 3),
    ],
)
def test_largest_counts_the_tiles_of_the_greatest_complete_island_once(edition: str, temples: str, points: int):
    """A8: once, not for each temple; open islands do not count, however large."""
    assert points == scene(*WORKED, edition=edition, temples=[temples, "0,-1/NW"]).points("largest")


@pytest.mark.rule("A8", "A3.7")
@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize(
    ("temples", "points"), [("", 0), ("0,-1/SW", 2), ("0,-1/NW", 0), ("0,-1/SW -1,0/NW -1,0/SE", 4)]
)
def test_open_counts_temples_on_islands_that_are_not_complete(edition: str, temples: str, points: int):
    """A8."""
    assert points == scene(*WORKED, edition=edition, temples=[temples]).points("open")


@pytest.mark.rule("A8")
def test_open_counts_each_temple_of_an_open_island_by_itself():
    """A8: after a join."""
    assert 4 == scene(*WORKED, temples=["0,-1/SW -1,-1/SE"]).points("open")


QUARTERS = tuple(
    f"Q{i} cross tree/NW {cell}" for i, cell in enumerate(["0,-1", "-1,0", "1,-1", "2,0", "1,2", "2,1", "0,2", "-1,1"])
)


@pytest.mark.rule("A8")
@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize(
    ("temples", "points"),
    [
        ("", 0),
        ("0,-1/SE -1,0/NW", 2),
        ("0,-1/SE 1,-1/SW", 4),
        ("-1,0/NW -1,1/SW", 4),
        ("0,2/SE 1,2/SW 2,0/NE", 6),
        ("-1,0/NW -1,1/SW 2,1/SE 2,0/NE", 8),
        ("-1,0/SW -1,1/NW 2,1/SE 2,0/SE 0,-1/SW 1,2/NE", 8),
    ],
)
def test_quadrants_counts_quarters_of_the_map_and_gives_eight_at_most(edition: str, temples: str, points: int):
    """A8: cut at the centre of Thera, that is between the columns 0 and 1 and between the rows 0 and 1."""
    assert points == scene(*QUARTERS, edition=edition, temples=[temples]).points("quadrants")
