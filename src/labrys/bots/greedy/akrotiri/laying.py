"""Where a tile does the most good: for the maps in hand, for trade, and for the goals."""

from __future__ import annotations

from labrys.bots.greedy.akrotiri.prospects import Quadrant, free_quadrants
from labrys.core.bitsets import bits
from labrys.games.akrotiri.rules.excavation import window
from labrys.games.akrotiri.sea import FAR, Sea
from labrys.games.akrotiri.state import State


class Surveyor:
    """Judges places for one tile."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.tile = state.hand[seat]
        self.quadrants = free_quadrants(state, state.sea)
        self.maps = bits(state.maps[seat])
        self.before = state.sea

    def worth(self, argument: int) -> float:
        """How good it is to lay the tile so."""
        state = self.state
        sea = self.before.lay(self.tile, argument >> 2, argument & 3)
        slot = len(sea.tiles) - 1
        labels = {sea.island[slot * 4 + corner] for corner in range(4)}
        quadrants = self.quadrants + self._new_quadrants(sea, slot)
        state.sea = sea
        worth = sum(self._map_worth(card, quadrants) for card in self.maps)
        state.sea = self.before
        return worth + self._trade_worth(sea, slot) + self._goal_worth(sea, labels)

    def _new_quadrants(self, sea: Sea, slot: int) -> list[Quadrant]:
        found = []
        for node in range(slot * 4, slot * 4 + 4):
            label = sea.island[node]
            if sea.far_island[label] < FAR:
                found.append((*sea.quadrant(node), node, label))
        return found

    def _map_worth(self, card: int, quadrants: list[Quadrant]) -> float:
        """A map that points somewhere is worth its points; one that does not, a little less for each icon it lacks."""
        kit = self.state.kit
        left, right, low, high = window(self.state, self.seat, card)
        value = kit.map_points[card] + 2.0
        if left <= right and low <= high:
            if any(left <= x <= right and low <= y <= high for x, y, _, _ in quadrants):
                return value
            return 0.5 * value
        lacking = sum(max(0, count - len(self.state.sea.icon_xs[terrain])) for _, terrain, count in kit.map_sides[card])
        # The sides contradict each other by so many rows and columns: the fewer, the nearer the map is.
        gap = max(0, left - right) + max(0, low - high) if not lacking else 0
        return 0.3 * value - 0.25 * lacking - 0.05 * min(gap, 12)

    def _trade_worth(self, sea: Sea, slot: int) -> float:
        """Cubes that can be fetched from near Thera, docks that become reachable."""
        kit = self.state.kit
        lying = sea.tiles[slot] * 4 + sea.turns[slot]
        icon = sea.island[slot * 4 + kit.icon_corner[lying]]
        far = sea.far_island[icon]
        worth = 0.0 if far == FAR else 0.8 - 0.25 * far
        reached = sum(
            sea.far_net[sea.net[sea.dock_exit[dock]]] < FAR
            for dock in range(slot * 8, slot * 8 + len(kit.docks[lying]))
        )
        return worth + 0.1 * reached

    def _goal_worth(self, sea: Sea, labels: set[int]) -> float:
        """A little for every island of the tile that suits a goal."""
        state, worth = self.state, 0.0
        for goal in state.goals[self.seat]:
            name = state.kit.goal_ids[goal]
            value = state.kit.goal_points[state.options.edition][goal]
            worth += 0.12 * value * sum(_suits(name, state.options.edition, sea, label) for label in labels)
        return worth


def _suits(goal: str, edition: str, sea: Sea, label: int) -> bool:
    """Whether a temple on this island would please the goal."""
    far, icons = sea.far_island[label], sea.icons(label)
    terrains = [icons >> 4 * terrain & 15 != 0 for terrain in range(4)]
    if far == FAR:
        return False
    match goal:
        case "portage-1":
            return far == 1
        case "portage-2":
            return far == 2 if edition == "first" else far >= 2
        case "no-icon":
            return icons == 0
        case "tree" | "lake" | "mountain" | "volcano":
            return terrains[("tree", "lake", "mountain", "volcano").index(goal)]
        case "three-icons":
            return sum(terrains) >= 3
        case "open":
            return not sea.is_complete(label)
        case "largest":
            return sea.size(label) >= 4
    return False
