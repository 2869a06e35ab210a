"""A8 and A10: what every played map, goal and purse is worth, with the temples that count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from labrys.core.refusal import counted
from labrys.core.score import Line, ScoreSheet
from labrys.games.akrotiri.compass import xy_of
from labrys.games.akrotiri.components import TERRAINS
from labrys.games.akrotiri.places import site_name
from labrys.games.akrotiri.state import State

DRACHMAS_A_POINT: Final = 10

Sites = list[int]
"""Temple sites that count for a goal; one point value each."""


def score_sheet(state: State, seat: int) -> ScoreSheet:
    """Everything that the seat would score if the game ended now."""
    kit = state.kit
    lines = [
        Line("maps", f"map {kit.map_ids[card]}", kit.map_points[card], (site_name(state.sea, site),))
        for card, site in zip(state.played[seat], state.temples[seat], strict=True)
    ]
    lines += [goal_line(state, seat, goal) for goal in state.goals[seat]]
    purse = state.drachmas[seat]
    lines.append(Line("drachmas", counted(purse, "drachma"), purse // DRACHMAS_A_POINT))
    return ScoreSheet(seat, tuple(lines), (purse,))


def points(state: State, seat: int) -> int:
    """The sum of a seat's sheet, without words: for searches."""
    found = state.drachmas[seat] // DRACHMAS_A_POINT
    for card in state.played[seat]:
        found += state.kit.map_points[card]
    for goal in state.goals[seat]:
        found += goal_points(state, seat, goal)
    return found


def goal_line(state: State, seat: int, goal: int) -> Line:
    """One goal card's points for a seat, and the temples that earn them."""
    name = state.kit.goal_ids[goal]
    value = state.kit.goal_points[state.options.edition][goal]
    counted, sites = _GOALS[name](state, seat)
    return Line("goals", f"goal {name}", value * counted, tuple(site_name(state.sea, site) for site in sites))


def goal_points(state: State, seat: int, goal: int) -> int:
    """One goal card's points for a seat, without words."""
    counted, _ = _GOALS[state.kit.goal_ids[goal]](state, seat)
    return state.kit.goal_points[state.options.edition][goal] * counted


Counter = Callable[[State, int], tuple[int, Sites]]


def _each(counts: Callable[[State, int], bool]) -> Counter:
    """A goal that looks at every own temple's island by itself."""

    def count(state: State, seat: int) -> tuple[int, Sites]:
        island = state.sea.island
        sites = [site for site in state.temples[seat] if counts(state, island[site])]
        return len(sites), sites

    return count


def _one_portage(state: State, label: int) -> bool:
    return state.sea.far_island[label] == 1


def _two_portages(state: State, label: int) -> bool:
    """Two or more; exactly two in the first edition."""
    far = state.sea.far_island[label]
    return far == 2 if state.options.edition == "first" else far >= 2


def _no_icon(state: State, label: int) -> bool:
    return state.sea.icons(label) == 0


def _with_icon(terrain: int) -> Counter:
    return _each(lambda state, label: state.sea.icons(label) >> 4 * terrain & 15 != 0)


def _open(state: State, label: int) -> bool:
    return not state.sea.is_complete(label)


def _three_icons(state: State, label: int) -> bool:
    icons = state.sea.icons(label)
    return sum(icons >> 4 * terrain & 15 != 0 for terrain in range(4)) >= 3


def _isolated(state: State, seat: int) -> tuple[int, Sites]:
    """Own temples that no other own temple shares the island with, or can be sailed to from in one move.

    Ways over the Thera board do not count, so nets are taken as joined over land tiles only.
    """
    sea = state.sea
    temples = state.temples[seat]
    labels = [sea.island[site] for site in temples]
    nets = [{sea.strait[sea.dock_exit[dock]] for dock in sea.island_docks[label]} for label in labels]
    sites = []
    for i, site in enumerate(temples):
        others = [j for j in range(len(temples)) if j != i]
        if not any(labels[i] == labels[j] or nets[i] & nets[j] for j in others):
            sites.append(site)
    return len(sites), sites


def _largest(state: State, seat: int) -> tuple[int, Sites]:
    """The tiles of the greatest complete island with an own temple, once."""
    sea = state.sea
    complete = [
        (sea.size(sea.island[site]), -site) for site in state.temples[seat] if sea.is_complete(sea.island[site])
    ]
    if not complete:
        return 0, []
    size, site = max(complete)
    return size, [-site]


def _quadrants(state: State, seat: int) -> tuple[int, Sites]:
    """Quarters of the map, split at the centre of Thera, with an own temple; the first temple in each."""
    found: dict[tuple[bool, bool], int] = {}
    for site in state.temples[seat]:
        x, y = xy_of(state.sea.cells[site >> 2])
        found.setdefault((x >= 1, y >= 1), site)
    return len(found), list(found.values())


_GOALS: dict[str, Counter] = {
    "portage-1": _each(_one_portage),
    "portage-2": _each(_two_portages),
    "no-icon": _each(_no_icon),
    **{name: _with_icon(terrain) for terrain, name in enumerate(TERRAINS)},
    "isolated": _isolated,
    "largest": _largest,
    "open": _each(_open),
    "three-icons": _each(_three_icons),
    "quadrants": _quadrants,
}
