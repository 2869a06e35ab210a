"""Maps of Crete as drawings: outlines, borders, neighbours, and what is wrong with them.

This file knows points and regions; what a region is good for in play, it does not know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from labrys.core.components import Problem
from labrys.games.minos.components import Crete, Region

Point = tuple[int, int]
Stretch = tuple[str, str]


def stretches(region: Region) -> list[Stretch]:
    """The outline as steps from point to point, all around."""
    return list(zip(region.outline, (*region.outline[1:], region.outline[0]), strict=True))


def neighbours(crete: Crete) -> dict[int, tuple[int, ...]]:
    """By region: those that share a stretch of its outline (M5.4); a point is not enough."""
    lines = {region.number: {frozenset(stretch) for stretch in stretches(region)} for region in crete.regions}
    return {one: tuple(other for other in lines if other != one and lines[one] & lines[other]) for one in lines}


def is_connected(crete: Crete) -> bool:
    """Whether every region can be reached from every other."""
    near, seen = neighbours(crete), {crete.regions[0].number}
    ahead = list(seen)
    while ahead:
        for region in near[ahead.pop()]:
            if region not in seen:
                seen.add(region)
                ahead.append(region)
    return len(seen) == len(near)


def area_twice(points: Sequence[Point]) -> int:
    """Twice the area within an outline; positive if it runs clockwise on a page whose y grows downwards."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, (*points[1:], points[0]), strict=True))


def _side(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _within(a: Point, b: Point, c: Point) -> bool:
    """Whether c, known to lie on the line through a and b, lies between them."""
    return min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])


def touch(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the lines from a to b and from c to d have a point in common."""
    one, two, three, four = _side(a, b, c), _side(a, b, d), _side(c, d, a), _side(c, d, b)
    if (one > 0) != (two > 0) and (three > 0) != (four > 0) and one and two and three and four:
        return True
    ends = ((one, a, b, c), (two, a, b, d), (three, c, d, a), (four, c, d, b))
    return any(side == 0 and _within(p, q, r) for side, p, q, r in ends)


def is_inside(point: Point, outline: Sequence[Point]) -> bool:
    """Whether a point that is not on the outline lies within it."""
    inside, (x, y) = False, point
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside


def drawing_faults(crete: Crete) -> Iterator[Problem]:
    """All that keeps a map from being a drawing of regions side by side."""
    where = f"map for {crete.players}"
    faults = [] if crete.regions else [Problem(where, "no regions", "M15")]
    for region in crete.regions:
        faults += _ring(f"{where}, region {region.number}", region, crete)
    if not faults:
        faults += _crossings(where, crete)
    if not faults:
        faults += _nested(where, crete)
    if not faults and not is_connected(crete):
        faults.append(Problem(where, "some regions cannot be reached from region 1", "M15"))
    yield from faults


def _ring(where: str, region: Region, crete: Crete) -> Iterator[Problem]:
    unknown = [point for point in region.outline if point not in crete.points]
    for point in unknown:
        yield Problem(where, f'the point "{point}" of its outline is not on the map', "M15")
    for point, times in Counter(region.outline).items():
        if times > 1:
            yield Problem(where, f'its outline passes "{point}" {times} times', "M15")
    if len(region.outline) < 3:
        yield Problem(where, f"an outline of {len(region.outline)} points; 3 at least", "M15")
    elif not unknown and area_twice([crete.points[name] for name in region.outline]) <= 0:
        yield Problem(where, "its outline does not run clockwise", "M15")


def _crossings(where: str, crete: Crete) -> Iterator[Problem]:
    """Lines meet only at their common ends, and a line belongs to one region on each of its sides."""
    points = crete.points
    lines = [(region.number, stretch) for region in crete.regions for stretch in stretches(region)]
    lines.sort(key=lambda line: min(points[line[1][0]][0], points[line[1][1]][0]))
    for at, (region, one) in enumerate(lines):
        east = max(points[one[0]][0], points[one[1]][0])
        for other, two in lines[at + 1 :]:
            if points[two[0]][0] > east and points[two[1]][0] > east:
                # This line begins where the first has ended, and so do all that follow.
                break
            if one == two:
                yield Problem(where, f"regions {region} and {other} lie on the same side of {'-'.join(one)}", "M15")
            elif one != two[::-1] and _collide(one, two, points):
                what = f"{'-'.join(one)} of region {region} and {'-'.join(two)} of region {other} cross"
                yield Problem(where, what, "M15")


def _collide(one: Stretch, two: Stretch, points: Mapping[str, Point]) -> bool:
    common = set(one) & set(two)
    if not common:
        return touch(points[one[0]], points[one[1]], points[two[0]], points[two[1]])
    # Two lines from one point collide only where they run back over each other.
    (corner,) = common
    (end,), (other,) = set(one) - common, set(two) - common
    a, b, c = points[corner], points[end], points[other]
    return _side(a, b, c) == 0 and (_within(a, b, c) or _within(a, c, b))


def _nested(where: str, crete: Crete) -> Iterator[Problem]:
    outlines = {region.number: [crete.points[name] for name in region.outline] for region in crete.regions}
    for (one, outline), (other, ring) in combinations(outlines.items(), 2):
        if _apart(outline, ring) or _apart(ring, outline):
            continue
        loose = [point for point in outline if point not in ring]
        within = [point for point in ring if point not in outline]
        if any(is_inside(point, ring) for point in loose) or any(is_inside(point, outline) for point in within):
            yield Problem(where, f"regions {one} and {other} lie over each other", "M15")


def _apart(one: Sequence[Point], other: Sequence[Point]) -> bool:
    """Whether one outline ends before the other begins, in the direction of x or of y."""
    return any(max(point[axis] for point in one) <= min(point[axis] for point in other) for axis in (0, 1))
