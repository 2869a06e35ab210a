"""Where the tile in hand does good: for the maps in hand, for trade and for the goals. Nothing is laid to find out.

An icon more moves the sides of the maps that ask for its terrain; land meets land beyond each shared side, and routes
meet routes. All that follows from the neighbours of a cell, so a place costs a few microseconds.
"""

from __future__ import annotations

from typing import Final

from labrys.bots.search.akrotiri.aims import taken_islands
from labrys.bots.search.akrotiri.chart import Chart
from labrys.bots.search.akrotiri.goals import (
    LARGEST,
    NO_ICON,
    OPEN,
    PORTAGE_1,
    PORTAGE_2,
    THREE_ICONS,
    Goals,
    terrains_in,
)
from labrys.bots.search.akrotiri.scales import Scales
from labrys.core.bitsets import bits
from labrys.games.akrotiri.compass import JOINED, NORTH, SOUTH, STEP, WEST, xy_of
from labrys.games.akrotiri.sea import EMPTY, FAR, THERA
from labrys.games.akrotiri.state import State

BEYOND: Final = 4 * FAR
"""Past every row and column."""


class Surveyor:
    """Judges places for one tile."""

    def __init__(self, world: State, seat: int, chart: Chart, goals: Goals, scales: Scales) -> None:
        self.world, self.seat, self.chart, self.scales = world, seat, chart, scales
        self.tile = world.hand[seat]
        self.terrain = world.kit.tile_icon[self.tile]
        self.free_x: list[int] = []
        """The quadrants of islands that a boat can reach and that have no temple."""
        self.free_y: list[int] = []
        taken = taken_islands(world, chart)
        sea = chart.sea
        for label in chart.labels:
            if sea.far_island[label] < FAR and not taken[label]:
                for node in sea.island_nodes[label]:
                    self.free_x.append(sea.node_x[node])
                    self.free_y.append(sea.node_y[node])
        self.mine = bytearray(len(taken))
        for site in world.temples[seat]:
            self.mine[sea.island[site]] += 1
        self.taken = taken
        self.cards = bits(world.maps[seat]) if len(world.temples[seat]) < world.kit.temples else []
        self.goal_kinds: list[tuple[int, int]] = []
        values = goals.values[world.options.edition]
        for goal in world.goals[seat]:
            self.goal_kinds.append((goals.kind[goal], values[goal]))

    def order(self, allowed: list[int]) -> list[int]:
        """The places, the best first."""
        ranked = [(-self.worth(code), code) for code in allowed]
        ranked.sort()
        return [code for _, code in ranked]

    def worth(self, code: int) -> float:
        """How good it is to lay the tile so."""
        cell, lying = code >> 2, self.tile * 4 + (code & 3)
        x, y = xy_of(cell)
        corner = self.world.kit.icon_corner[lying]
        icon_x = 2 * x + (1 if corner == 1 or corner == 2 else 0)
        icon_y = 2 * y + (1 if corner < 2 else 0)
        worth = 0.0
        for card in self.cards:
            worth += self._map_worth(card, icon_x, icon_y, x, y)
        return worth + self._land_worth(cell, lying, corner)

    # Maps

    def _map_worth(self, card: int, icon_x: int, icon_y: int, x: int, y: int) -> float:
        """A map that points somewhere is worth its points; one that does not, a little less for each icon it lacks."""
        world, kit, scales = self.world, self.world.kit, self.scales
        value = kit.map_points[card] + 2.0
        left, right, low, high = -BEYOND, BEYOND, -BEYOND, BEYOND
        lacking = 0
        icon_xs, icon_ys = self.chart.sea.icon_xs, self.chart.sea.icon_ys
        for toward, terrain, count in kit.map_clues[world.facing[self.seat]][card]:
            is_upright = toward == NORTH or toward == SOUTH
            places = icon_ys[terrain] if is_upright else icon_xs[terrain]
            extra = terrain == self.terrain
            if len(places) + (1 if extra else 0) < count:
                lacking += count - len(places) - (1 if extra else 0)
                continue
            new = icon_y if is_upright else icon_x
            if toward == SOUTH or toward == WEST:
                line = _nth_least(places, count, new) if extra else places[count - 1]
                if toward == SOUTH:
                    low = line + 1
                else:
                    left = line + 1
            else:
                line = _nth_greatest(places, count, new) if extra else places[-count]
                if toward == NORTH:
                    high = line - 1
                else:
                    right = line - 1
        if lacking:
            return scales.nowhere * value - 0.25 * lacking
        if left > right or low > high:
            # The sides contradict each other by so many rows and columns: the fewer, the nearer the map is.
            return scales.nowhere * value - 0.05 * min(max(0, left - right) + max(0, low - high), 12)
        free_x, free_y = self.free_x, self.free_y
        for i in range(len(free_x)):
            if left <= free_x[i] <= right and low <= free_y[i] <= high:
                return value
        if left <= 2 * x + 1 and 2 * x <= right and low <= 2 * y + 1 and 2 * y <= high:
            return scales.land_ahead * value
        return scales.at_sea * value

    # Land and routes

    def _land_worth(self, cell: int, lying: int, icon_corner: int) -> float:
        """Cubes that can be fetched from near Thera, docks that become reachable, islands that suit the goals."""
        sea, kit = self.chart.sea, self.world.kit
        exit_far, beyond = self._neighbours(cell)
        docks = kit.docks[lying]
        dock_far = [FAR] * len(docks)
        worth = 0.0
        for exits, at in kit.route_pieces[lying]:
            far = FAR
            for exit_ in exits:
                far = min(far, exit_far[exit_])
            for dock in at:
                dock_far[dock] = far
                if far < FAR:
                    worth += self.scales.dock
        for corners, at in kit.land_pieces[lying]:
            far = FAR
            for dock in at:
                far = min(far, dock_far[dock])
            has_icon = False
            joined: list[int] = []
            for corner in corners:
                if corner == icon_corner:
                    has_icon = True
                for label in beyond[corner]:
                    if label not in joined:
                        joined.append(label)
                        far = min(far, sea.far_island[label])
            if has_icon and far < FAR:
                worth += self.scales.trade - self.scales.portage * far
            if self.goal_kinds:
                worth += self._goal_worth(joined, has_icon, far)
        return worth

    def _neighbours(self, cell: int) -> tuple[list[int], list[list[int]]]:
        """By exit: the portages from Thera to the routes beyond it; by corner: the islands that it would join."""
        sea = self.chart.sea
        exit_far = [FAR, FAR, FAR, FAR]
        beyond: list[list[int]] = [[], [], [], []]
        for exit_ in range(4):
            there = sea.slot_at[cell + STEP[exit_]]
            if there == THERA:
                exit_far[exit_] = 0
            elif there != EMPTY:
                base = (there - 1) * 4
                exit_far[exit_] = sea.far_net[sea.net[base + (exit_ ^ 2)]]
                for mine, theirs in JOINED[exit_]:
                    beyond[mine].append(sea.island[base + theirs])
        return exit_far, beyond

    def _goal_worth(self, joined: list[int], has_icon: bool, far: int) -> float:
        """A little for an island that suits a goal, and all that changes for temples on the islands that it joins."""
        chart, sea = self.chart, self.chart.sea
        icons = 1 << 4 * self.terrain if has_icon else 0
        own, is_taken, size = 0, False, 1
        for label in joined:
            icons += chart.icons_on(label)
            own += self.mine[label]
            is_taken = is_taken or self.taken[label] != 0
            size += sea.size(label)
        worth = 0.0
        for kind, value in self.goal_kinds:
            if not is_taken:
                if far < FAR and _suits(kind, icons, far, size):
                    worth += self.scales.goal_land * value
            elif own and (kind < OPEN or kind == THREE_ICONS):
                for label in joined:
                    if self.mine[label]:
                        before = _suits(kind, chart.icons_on(label), sea.far_island[label], 0)
                        after = _suits(kind, icons, min(far, sea.far_island[label]), 0)
                        worth += value * self.mine[label] * ((1.0 if after else 0.0) - (1.0 if before else 0.0))
            elif own and kind == LARGEST:
                worth += 0.3 * value
        return worth


def _nth_greatest(places: list[int], count: int, new: int) -> int:
    """The so-many-th greatest of an ascending row and one more number."""
    most = places[-count] if len(places) >= count else -BEYOND
    above = places[1 - count] if count > 1 else BEYOND
    return max(most, min(new, above))


def _nth_least(places: list[int], count: int, new: int) -> int:
    least = places[count - 1] if len(places) >= count else BEYOND
    below = places[count - 2] if count > 1 else -BEYOND
    return min(least, max(new, below))


def _suits(kind: int, icons: int, far: int, size: int) -> bool:
    """Whether a temple on such an island would please a goal."""
    if kind < PORTAGE_1:
        return icons >> 4 * kind & 15 != 0
    if kind == PORTAGE_1:
        return far == 1
    if kind == PORTAGE_2:
        return 2 <= far < FAR
    if kind == NO_ICON:
        return icons == 0
    if kind == THREE_ICONS:
        return terrains_in(icons) >= 3
    if kind == LARGEST:
        return size >= 4
    return kind == OPEN
