"""What makes a component set sound: the checks of A2 and A3, each naming the place and the rule.

`FORM` says how raw data is read; `soundness` looks at a set that has been read.
What our own design promises beyond that, and a printed set need not keep, is in `house`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import Final

from labrys.core.components import Form, Part, Problem
from labrys.games.akrotiri import house
from labrys.games.akrotiri.components import (
    CIRCLE,
    CORNERS,
    EXITS,
    GOALS,
    SIDES,
    THERA_PLACES,
    TIERS,
    ComponentSet,
    Goal,
    MapCard,
    Tier,
    Tile,
    clue,
)

_MEMBERS: Final[dict[str, tuple[str, type[Part]]]] = {
    "tiers": ("tier", Tier),
    "tiles": ("tile", Tile),
    "maps": ("map", MapCard),
    "goals": ("goal", Goal),
}
_RULE_OF_FIELD: Final = {
    "start": "A2.1",
    "market": "A2.3",
    "track": "A2.4",
    "purchase": "A6.6",
    "tiers": "A2.5",
    "offer": "A4.5",
    "ends": "A12",
    "thera": "A3.4",
    "tiles": "A3.3",
    "maps": "A2.6",
    "goals": "A8",
    "tiles.icon": "A2.2",
    "tiles.quadrant": "A3.1",
    "maps.tier": "A2.1",
}
_TILES, _CARDS_A_TIER, _CUBES_A_COLOUR, _TEMPLES, _MOST_DOCKS = 36, 12, 8, 6, 4
_MOST_ICONS = 15  # of one terrain: an island's icons are counted in four bits each


def soundness(components: ComponentSet) -> list[Problem]:
    """All that is wrong with a set that could be read."""
    faults = [*_ids(components), *_numbers(components), *_thera(components)]
    for tile in components.tiles:
        faults += _tile(tile)
    for card in components.maps:
        faults += _map(card)
    faults += _counts(components)
    # The design as a whole can be judged only when every part of it makes sense.
    if components.house and not faults:
        faults += house.promises(components)
    return faults


def _ids(components: ComponentSet) -> Iterator[Problem]:
    ids = [tile.id for tile in components.tiles] + [card.id for card in components.maps]
    ids += [goal.id for goal in components.goals]
    for name, times in Counter(ids).items():
        if times > 1:
            what = f"used {times} times; ids are unique over tiles, maps and goals"
            yield Problem(f'id "{name}"', what, "A2.1")


def _counts(components: ComponentSet) -> Iterator[Problem]:
    if len(components.tiles) != _TILES:
        yield Problem("tiles", f"{len(components.tiles)} tiles instead of {_TILES}", "A2.1")
    for terrain, tiles in Counter(tile.icon for tile in components.tiles).items():
        if tiles > _MOST_ICONS:
            yield Problem("tiles", f"{tiles} tiles with a {terrain}; {_MOST_ICONS} at most", "A3.1")
    tiers: list[str] = [card.tier for card in components.maps]
    for tier in TIERS:
        if tiers.count(tier) != _CARDS_A_TIER:
            yield Problem("maps", f"{tiers.count(tier)} {tier} cards instead of {_CARDS_A_TIER}", "A2.1")
    if tiers != sorted(tiers, key=TIERS.index):
        yield Problem("maps", "the cards are not grouped in the order easy, medium, hard", "A2.1")
    names = [goal.id for goal in components.goals]
    for name in sorted(set(GOALS) - set(names)):
        yield Problem("goals", f'the goal card "{name}" is missing', "A8")
    for name in sorted(set(names) - set(GOALS)):
        yield Problem(f"goal {name}", "no rule says what it counts", "A8")


def _numbers(components: ComponentSet) -> Iterator[Problem]:
    prices, track, temples = components.market.prices, components.track, components.start.temples
    if temples != _TEMPLES:
        yield Problem("start, temples", f"{temples} temples instead of {_TEMPLES}", "A2.1")
    if components.start.hold > _CUBES_A_COLOUR:
        yield Problem("start, hold", f"{components.start.hold} cubes on a boat; {_CUBES_A_COLOUR} at most", "A6.4")
    if len(prices) != _CUBES_A_COLOUR:
        yield Problem("market, prices", f"{len(prices)} spaces for {_CUBES_A_COLOUR} cubes", "A2.3")
    yield from _rising("market, prices", prices, "A2.3")
    if len(track.actions) != temples + 1:
        what = f"{len(track.actions)} numbers; 0 to {temples} temples need {temples + 1}"
        yield Problem("track, actions", what, "A2.4")
    yield from _rising("track, actions", track.actions, "A2.4")
    for number, temple in enumerate(track.goal_at):
        if temple > temples or temple in track.goal_at[:number]:
            what = f"temple {temple} of {temples}" + (", named twice" if temple <= temples else "")
            yield Problem(f"track, goal_at[{number}]", what, "A2.4")
    if len(components.purchase.prices) != 3:
        what = f"{len(components.purchase.prices)} prices; 1, 2 or 3 maps are bought at a time"
        yield Problem("purchase, prices", what, "A6.6")
    yield from _rising("purchase, prices", components.purchase.prices, "A6.6")
    names = tuple(tier.name for tier in components.tiers)
    if names != TIERS:
        yield Problem("tiers", f"the tiers are {', '.join(names)} instead of {', '.join(TIERS)}", "A2.1")
    if sorted(components.ends.tiles) != [3, 4]:
        what = f"given for {sorted(components.ends.tiles)} players instead of [3, 4]"
        yield Problem("ends, tiles", what, "A12")


def _rising(where: str, numbers: Sequence[int], rule: str) -> Iterator[Problem]:
    for number, (before, after) in enumerate(pairwise(numbers), start=1):
        if after < before:
            yield Problem(f"{where}[{number}]", f"{after} comes after {before}; the row never falls", rule)


def _thera(components: ComponentSet) -> Iterator[Problem]:
    docks = components.thera.docks
    for name, places, wanted in (("two", docks.two, 2), ("more", docks.more, 4)):
        if len(places) != wanted:
            yield Problem(f"thera, docks.{name}", f"{len(places)} docks instead of {wanted}", "A3.4")
        for number, place in enumerate(places):
            where = f"thera, docks.{name}[{number}]"
            if place not in THERA_PLACES:
                yield Problem(where, f'"{place}" is none of {", ".join(THERA_PLACES)}', "A3.4")
            elif place in places[:number]:
                yield Problem(where, f"a second dock at {place}", "A3.4")


def _tile(tile: Tile) -> Iterator[Problem]:
    where = f"tile {tile.id}"
    faults = list(_partition(f"{where}, land", tile.land, CORNERS))
    faults += _partition(f"{where}, routes", tile.routes, EXITS)
    if not faults:
        faults += _crossings(where, tile)
    if len(tile.land) < 2:
        faults.append(Problem(f"{where}, land", f"{len(tile.land)} piece; a tile has 2 to 4", "A3.3"))
    if not faults:
        faults += _docks(where, tile)
    yield from faults


def _partition(where: str, groups: Sequence[str], points: Sequence[str]) -> Iterator[Problem]:
    """The groups together name each of the points exactly once."""
    seen: list[str] = []
    for number, group in enumerate(groups):
        if not group.split():
            yield Problem(f"{where}[{number}]", "an empty group", "A3.3")
        for point in group.split():
            if point not in points:
                yield Problem(f"{where}[{number}]", f'"{point}" is none of {", ".join(points)}', "A3.3")
            elif point in seen:
                yield Problem(f"{where}[{number}]", f"{point} is named a second time", "A3.3")
            seen.append(point)
    for point in points:
        if point not in seen:
            yield Problem(where, f"{point} is in no group; all four belong to one", "A3.2")


def crosses(one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether two groups of points around the tile cannot both be joined without touching each other."""
    marks = [("a" if point in one else "b") for point in CIRCLE if point in one or point in other]
    changes = sum(mark != marks[number - 1] for number, mark in enumerate(marks))
    return changes > 2


def _crossings(where: str, tile: Tile) -> Iterator[Problem]:
    groups = [("land", number, group) for number, group in enumerate(tile.land)]
    groups += [("routes", number, group) for number, group in enumerate(tile.routes)]
    for (_, _, first), (kind, number, second) in combinations(groups, 2):
        if crosses(first.split(), second.split()):
            yield Problem(f"{where}, {kind}[{number}]", f'"{second}" crosses "{first}"', "A3.3")


def _docks(where: str, tile: Tile) -> Iterator[Problem]:
    taken: set[tuple[str, str]] = set()
    for number, dock in enumerate(tile.docks):
        place = f"{where}, docks[{number}]"
        side, _, corner = dock.partition(" ")
        if side not in EXITS or corner not in CORNERS:
            yield Problem(place, f'"{dock}" is not an exit and a corner such as "S SW"', "A3.3")
            continue
        net = next(group for group in tile.routes if side in group.split())
        piece = next(group for group in tile.land if corner in group.split())
        if (net, piece) in taken:
            yield Problem(place, f'a second dock between the net "{net}" and the piece "{piece}"', "A3.3")
        taken.add((net, piece))
    for number, net in enumerate(tile.routes):
        if len(net.split()) == 1 and all(net != docked for docked, _ in taken):
            yield Problem(f"{where}, routes[{number}]", f"the one-exit net {net} leads to no dock", "A3.3")
    if not 1 <= len(tile.docks) <= _MOST_DOCKS:
        yield Problem(f"{where}, docks", f"{len(tile.docks)} docks; a tile has 1 to {_MOST_DOCKS}", "A3.3")


def _map(card: MapCard) -> Iterator[Problem]:
    where = f"map {card.id}"
    for side, text in zip(SIDES, card.texts, strict=True):
        if text is None:
            continue
        try:
            shown = clue(text)
        except ValueError as error:
            yield Problem(f"{where}, {side}", str(error), "A2.6")
            continue
        if not 1 <= shown.icons <= 3:
            yield Problem(f"{where}, {side}", f"{shown.icons} icons; a side shows 1 to 3", "A2.6")
    sides = 4 - card.texts.count(None)
    if sides != 3:
        yield Problem(where, f"icons on {sides} sides instead of 3", "A2.6")


FORM: Final = Form(ComponentSet, _MEMBERS, _RULE_OF_FIELD, soundness)
