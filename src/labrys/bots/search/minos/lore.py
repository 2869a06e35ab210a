"""What never changes in a game of Minos, ready for a search: tables of the boards, and worths found before."""

from __future__ import annotations

from typing import Final

from labrys.bots.search.minos.scales import Scales
from labrys.games.minos.components import TOP
from labrys.games.minos.kit import Kit

ROUNDS: Final = 4
DICE: Final = 4
SECTIONS: Final = 5
DRAFTED: Final = (0.75, 0.9, 0.9, 0.75, 0.7, 1.33, 1.33, 1.33)
"""By trigger: how many of a round's four dice set it off."""
ABILITIES: Final = {"decrees": 0, "goods": 1, "builder": 2, "groups": 3, "exchange": 4}
SPACES: Final = TOP + 1
"""Of a progress track, its start included."""
GOOD_STEPS: Final = 10
"""So many of one good are told apart."""


class Lore:
    """The tables of one component set."""

    def __init__(self, kit: Kit, scales: Scales) -> None:
        self.kit, self.scales = kit, scales
        components = kit.components
        board, tracks = components.board, components.tracks
        self.city_points, self.farm_points = list(board.city_points), list(board.farm_points)
        self.ship_points, self.tower_bonus = list(board.ship_points), list(board.dominance)
        self.presence, self.dominance = list(tracks.presence), list(tracks.dominance)
        self.palace, self.level, self.weaponry = list(tracks.palace), list(tracks.level), list(tracks.weaponry)
        self.vase_names = [vase.condition for vase in components.vases]
        self.vase_slots = [list(kit.vase_slots.get(players, ())) for players in range(5)]
        self.effects = len(kit.effects)
        self.nodes_unknown = [-1.0] * self.effects
        self.points: list[list[list[int]]] = [[] for _ in range(5)]
        """By players, section and space: the action points."""
        self.gains: list[list[list[int]]] = [[] for _ in range(5)]
        """By players, section and space: the benefit."""
        for players in kit.land:
            for section in range(SECTIONS):
                spaces = kit.rows[players, section]
                self.points[players].append([space.points for space in spaces])
                self.gains[players].append([kit.space_gain[players, section, at] for at in range(len(spaces))])
        self.income = [_income(kit, scales, incomes) for incomes in range(ROUNDS + 1)]
        """By incomes to come and space of the income track: what it will bring until the end."""
        self._goods: dict[int, list[float]] = {}
        self._tracks: dict[int, list[float]] = {}
        self._distances: dict[int, list[list[int]]] = {}

    def goods(self, turns: int, coin: float, built: tuple[int, int, int, int]) -> list[float]:
        """By good * GOOD_STEPS + number owned: what the discounts of the rest of the game are worth."""
        cities, towers, ships, farms = built
        key = (((turns * 5 + cities) * 5 + towers) * 5 + ships) * 5 + farms
        found = self._goods.get(key)
        if found is None:
            found = self._goods[key] = _good_worths(self.scales, coin, turns, built)
        return found

    def tracks(
        self, rounds: int, turns: int, coin: float, scoring: float, ability: int, waiting: int, ending: bool
    ) -> list[float]:
        """By track * SPACES + space: what stands because of it, and a part of what the next space will give."""
        key = (((rounds * 20 + turns) * 8 + ability + 1) * 8 + waiting) * 2 + int(ending)
        found = self._tracks.get(key)
        if found is None:
            found = self._tracks[key] = _track_worths(self, rounds, turns, coin, scoring, ability, waiting)
        return found

    def distances(self, players: int) -> list[list[int]]:
        """From region to region: how many borders lie between."""
        found = self._distances.get(players)
        if found is None:
            borders = self.kit.land[players].next
            found = []
            for start in range(len(borders)):
                far = [99] * len(borders)
                far[start] = 0
                edge = [start]
                while edge:
                    region = edge.pop(0)
                    for to in borders[region]:
                        if far[to] == 99:
                            far[to] = far[region] + 1
                            edge.append(to)
                found.append(far)
            self._distances[players] = found
        return found


def _income(kit: Kit, s: Scales, incomes: int) -> list[float]:
    """The last coins buy nothing any more."""
    rounds, worths = max(0, incomes - 1), list[float]()
    for at, coins in enumerate(kit.income_coins):
        points = kit.income_points[at]
        worths.append(rounds * (coins * s.coin + points) + (coins * s.left + points if incomes else 0.0))
    rise = (worths[-1] - worths[0]) / (len(worths) - 1)
    return [(1 - s.slope) * worth + s.slope * rise * at for at, worth in enumerate(worths)]


def _good_worths(s: Scales, coin: float, turns: int, built: tuple[int, int, int, int]) -> list[float]:
    share = min(1.0, turns / 8)
    cities, towers, ships, farms = built
    uses = [
        s.silver * share, 1.0 + (3 - cities) * share, 1.0 + (3 - towers) * share, 1.0 + (3 - ships) * share,
        1.0 + (4 - farms) * share, 1.0 + 1.5 * share,
    ]  # fmt: skip
    lessening = (1.0, 0.5, 0.25, 0.1)
    found: list[float] = []
    for often in uses:
        worth, first = 0.0, 3 * coin * s.good_use * often * (0.3 + 0.7 * share)
        for number in range(GOOD_STEPS):
            found.append(worth)
            worth += first * lessening[min(number, 3)]
    return found


def _track_worths(
    lore: Lore, rounds: int, turns: int, coin: float, scoring: float, ability: int, waiting: int
) -> list[float]:
    s, share = lore.scales, min(1.0, 0.3 + turns / 16)
    levels = (s.level_decrees, s.level_goods, s.level_builder, s.level_groups, s.level_exchange)
    standing = [
        [(s.palace * 0.8 + s.crowd * waiting) * rounds * more for more in lore.palace],
        [levels[max(0, ability)] * (rounds - 0.5) * level for level in lore.level],
        [s.weaponry * rounds * more * (1.0 if rounds > 1 else 0.5) for more in lore.weaponry],
    ]
    # A rough worth of what a space gives once: effects cannot be judged before the tracks are.
    gains = [
        [0, 3 * coin, 0, 2.0, 5 * coin, 0, 2.0, 0, 3],
        [0, 2.5, 0, s.build, 3, 0, s.build, s.build + 2, 4],
        [0, 2 * s.reserve, 0, 2 * s.weaponry, 2 * s.reserve + 1, 0, 3 * s.weaponry, 0, 5],
    ]
    found: list[float] = []
    for track in range(3):
        for space in range(SPACES):
            ahead = 0.0
            if space < TOP:
                ahead = gains[track][space + 1] + standing[track][space + 1] - standing[track][space]
                if track == 2:
                    ahead += s.regions * scoring * (lore.presence[space + 1] - lore.presence[space])
            found.append(s.tracks * (standing[track][space] + s.next_space * ahead * share))
    return found
