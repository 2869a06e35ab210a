"""What goal cards bring, without words and sheets: now, with one more temple, and likely by the end."""

from __future__ import annotations

from typing import Final

from labrys.bots.search.akrotiri.chart import Chart
from labrys.games.akrotiri.compass import xy_of
from labrys.games.akrotiri.kit import Kit
from labrys.games.akrotiri.sea import FAR
from labrys.games.akrotiri.state import State

KINDS: Final = (
    "tree", "lake", "mountain", "volcano", "portage-1", "portage-2", "no-icon", "open", "three-icons",
    "isolated", "largest", "quadrants",
)  # fmt: skip
"""The first four as terrains are numbered; all before `isolated` ask one island by itself."""
PORTAGE_1: Final = 4
PORTAGE_2: Final = 5
NO_ICON: Final = 6
OPEN: Final = 7
THREE_ICONS: Final = 8
ISOLATED: Final = 9
LARGEST: Final = 10
QUADRANTS: Final = 11

EXPECTED: Final = (2.2, 2.1, 2.1, 2.2, 2.1, 0.7, 2.7, 4.2, 1.5, 2.3, 5.1, 2.8)
"""By kind: how often its condition is met over a whole game (docs/balance)."""


class Goals:
    """The goal cards of a set."""

    def __init__(self, kit: Kit) -> None:
        self.kind: list[int] = [KINDS.index(name) for name in kit.goal_ids]
        self.values: dict[str, tuple[int, ...]] = kit.goal_points
        self.temples = kit.temples

    def suits(self, chart: Chart, kind: int, label: int, is_first_edition: bool) -> bool:
        """Whether a temple on this island meets a goal that asks each island by itself."""
        if kind < PORTAGE_1:
            return chart.icons_on(label) >> 4 * kind & 15 != 0
        if kind == PORTAGE_1:
            return chart.sea.far_island[label] == 1
        if kind == PORTAGE_2:
            far = chart.sea.far_island[label]
            return far == 2 if is_first_edition else 2 <= far < FAR
        if kind == NO_ICON:
            return chart.icons_on(label) == 0
        if kind == OPEN:
            return not chart.is_complete(label)
        return terrains_in(chart.icons_on(label)) >= 3

    def count(self, world: State, chart: Chart, kind: int, temples: tuple[int, ...]) -> int:
        """How often these temples meet a goal."""
        island = chart.sea.island
        found = 0
        if kind < ISOLATED:
            for site in temples:
                if self.suits(chart, kind, island[site], world.is_first_edition):
                    found += 1
        elif kind == ISOLATED:
            found = chart.isolated(temples)
        elif kind == LARGEST:
            for site in temples:
                if chart.is_complete(island[site]):
                    found = max(found, chart.sea.size(island[site]))
        else:
            quarters = 0
            for site in temples:
                quarters |= 1 << quarter(chart, site)
            found = quarters.bit_count()
        return found

    def now(self, world: State, chart: Chart, seat: int) -> int:
        """The points of a seat's goals as things stand."""
        values = self.values[world.options.edition]
        temples = world.temples[seat]
        found = 0
        for goal in world.goals[seat]:
            found += values[goal] * self.count(world, chart, self.kind[goal], temples)
        return found

    def gain(self, world: State, chart: Chart, seat: int, site: int) -> float:
        """How many points more a seat's goals bring with a temple here; an open end of `largest` counts for a part."""
        values = self.values[world.options.edition]
        label = chart.sea.island[site]
        found = 0.0
        for goal in world.goals[seat]:
            kind = self.kind[goal]
            if kind < ISOLATED:
                if self.suits(chart, kind, label, world.is_first_edition):
                    found += values[goal]
            else:
                temples = world.temples[seat]
                before = self.count(world, chart, kind, temples)
                found += values[goal] * (self.count(world, chart, kind, (*temples, site)) - before)
                if kind == LARGEST and not chart.is_complete(label):
                    found += 0.5 * max(0, chart.sea.size(label) + 1 - before)
        return found

    def to_come(self, world: State, chart: Chart, seat: int, goal: int) -> float:
        """The points that a goal is likely to bring with the temples still to come."""
        left = self.temples - len(world.temples[seat])
        return EXPECTED[self.kind[goal]] * self.values[world.options.edition][goal] * left / self.temples

    def worth(self, world: State, chart: Chart, seat: int, goal: int) -> float:
        """What a goal is worth to a seat that may have it: now, and with the temples to come."""
        value = self.values[world.options.edition][goal]
        now = value * self.count(world, chart, self.kind[goal], world.temples[seat])
        return now + self.to_come(world, chart, seat, goal)


def terrains_in(icons: int) -> int:
    """How many different terrains are in a pack of icons."""
    return (icons & 15 != 0) + (icons >> 4 & 15 != 0) + (icons >> 8 & 15 != 0) + (icons >> 12 != 0)


def quarter(chart: Chart, site: int) -> int:
    """The quarter of the map, split at the centre of Thera, in which a site lies."""
    x, y = xy_of(chart.sea.cells[site >> 2])
    return (2 if x >= 1 else 0) + (1 if y >= 1 else 0)
