"""The maps: which regions are adjacent, and which drawings are none of a map (M5.4, M15)."""

from __future__ import annotations

import pytest

from labrys.games.minos import atlas, components
from tests.games.minos.written import SET


def crete(*outlines: str, **points: tuple[int, int]) -> components.Crete:
    """A map of regions whose outlines are runs of one-letter points."""
    regions = tuple(
        components.Region(number=number, name=outline, good="herb", outline=tuple(outline))
        for number, outline in enumerate(outlines, start=1)
    )
    return components.Crete(players=2, points=points, regions=regions)


SQUARES = {
    "a": (0, 0),
    "b": (10, 0),
    "c": (20, 0),
    "d": (0, 10),
    "e": (10, 10),
    "f": (20, 10),
    "g": (0, 20),
    "h": (10, 20),
}


@pytest.mark.rule("M5.4", "M15")
def test_regions_are_adjacent_where_they_share_a_line_and_not_a_point():
    """M5.4: three squares around a corner; two of them touch only there."""
    corner = crete("abed", "bcfe", "dehg", **SQUARES)

    assert {1: (2, 3), 2: (1,), 3: (1,)} == atlas.neighbours(corner)
    assert [] == list(atlas.drawing_faults(corner))


@pytest.mark.rule("M15")
@pytest.mark.parametrize(
    ("outlines", "what"),
    [
        ((), "no regions"),
        (("bcfe", "dehg"), "some regions cannot be reached from region 1"),
        (("abed", "acfd"), "a-b of region 1 and a-c of region 2 cross"),
        (("acfd", "bcfe"), "regions 1 and 2 lie on the same side of c-f"),
        (("aehg", "bcfd"), "f-d of region 2 and e-h of region 1 cross"),
        (("deba",), "its outline does not run clockwise"),
        (("ab",), "an outline of 2 points; 3 at least"),
    ],
)
def test_a_drawing_of_regions_that_are_not_side_by_side_is_refused(outlines: tuple[str, ...], what: str):
    """M15: planar, connected, simple outlines that do not overlap."""
    assert what in [problem.what for problem in atlas.drawing_faults(crete(*outlines, **SQUARES))]


@pytest.mark.rule("M15")
def test_a_region_within_another_is_refused():
    points = {"a": (0, 0), "b": (30, 0), "c": (30, 30), "d": (0, 30), "e": (10, 10), "f": (20, 10), "g": (20, 20)}

    (problem,) = atlas.drawing_faults(crete("abcd", "efg", **points))

    assert "map for 2: regions 1 and 2 lie over each other (rule M15)" == str(problem)


@pytest.mark.rule("M15")
def test_every_region_of_the_house_maps_is_near_a_start():
    """M15: start regions are two steps apart or more, and every region is within three steps of one."""
    for land in SET.maps:
        near = atlas.neighbours(land)
        reached = [{region.number} for region in land.regions if region.start]
        for start in reached:
            for _ in range(3):
                start |= {other for number in start for other in near[number]}

        assert set(near) == set().union(*reached)
