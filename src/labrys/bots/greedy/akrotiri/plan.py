"""What a turn is for: the aims that a seat could pursue now, each with its worth and its cost in actions.

The worth is in points. The bot follows the aim with the best worth per action and looks again after each step.
"""

from __future__ import annotations

from typing import NamedTuple

from labrys.bots.greedy.akrotiri import prospects
from labrys.bots.greedy.akrotiri.voyage import Moves, actions_for, moves_from, nearest
from labrys.core.bitsets import bits
from labrys.games.akrotiri import codes
from labrys.games.akrotiri.rules.purchase import pile_size
from labrys.games.akrotiri.scoring import goal_points
from labrys.games.akrotiri.sea import FAR, THERA_LAND
from labrys.games.akrotiri.state import State, count_of, island_cubes

ARRIVE = -1
"""An aim whose deed is only to be there: what is sold at Thera is sold for nothing."""


class Aim(NamedTuple):
    """Go to one of these docks and do this."""

    worth: float
    actions: int
    docks: tuple[int, ...]
    code: int

    @property
    def rate(self) -> float:
        return self.worth / max(self.actions, 0.5)


class Survey:
    """One look at the table from one seat: everything that the aims are judged by."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.sea, self.kit = state.sea, state.kit
        self.purse = state.drachmas[seat]
        self.cargo = state.cargo[seat]
        self.empty = self.cargo == 0
        self.thera = self.sea.island_docks[THERA_LAND]
        self.here: Moves = moves_from(self.sea, (state.boats[seat],))
        self.home: Moves = moves_from(self.sea, self.thera)
        self.quadrants = prospects.free_quadrants(state, self.sea)
        self.temples_left = self.kit.temples - len(state.temples[seat])
        self.maps = bits(state.maps[seat])
        self.sites = {card: prospects.sites_of(state, seat, card, self.quadrants) for card in self.maps}
        self.usable = [card for card in self.maps if self.sites[card]]
        self.drachma = self._worth_of_a_drachma()

    def _worth_of_a_drachma(self) -> float:
        """Much while maps wait to be paid; little when there is nothing left to dig for."""
        if not self.temples_left:
            return 0.1
        best = sorted((self.kit.map_cost[card] for card in self.usable), reverse=True)[: self.temples_left]
        needed = sum(best) + 3 * (self.temples_left > len(best))
        return 0.55 if self.purse < needed else 0.3 if self.purse < needed + 10 else 0.12

    def aims(self) -> list[Aim]:
        """Everything worth doing."""
        return [*self.excavations(), *self.trades(), *self.purchases()]

    def travel(self, docks: tuple[int, ...]) -> int:
        """Actions to reach one of these docks from here."""
        return actions_for(nearest(self.here, docks), self.empty, self.state.pair)

    # Digging

    def excavations(self) -> list[Aim]:
        """For each map that can be paid: the site on each island that brings the most."""
        if not self.temples_left:
            return []
        found = []
        worths: dict[int, float] = {}
        for card in self.usable:
            cost = self.kit.map_cost[card]
            if cost > self.purse:
                continue
            best: dict[int, tuple[float, int]] = {}
            for _, _, node, label in self.sites[card]:
                if node not in worths:
                    worths[node] = self.goals_with(node)
                best[label] = max(best.get(label, (-99.0, node)), (worths[node], node))
            for label, (goals, node) in best.items():
                docks = self.sea.island_docks[label]
                worth = self.kit.map_points[card] + goals + self.tempo() - 0.1 * cost
                found.append(Aim(worth, self.travel(docks) + 1, docks, codes.EXCAVATE | card << 8 | node))
        return found

    def tempo(self) -> float:
        """What the next square of the track is worth beyond points: more actions, more goals, the end nearer."""
        return (3.0, 2.5, 3.0, 2.0, 2.5, 0.5)[min(self.kit.temples - self.temples_left, 5)]

    def goals_with(self, node: int) -> float:
        """How many points more the seat's goals would be worth with a temple at this quadrant."""
        state, seat = self.state, self.seat
        goals = state.goals[seat]
        if not goals:
            return 0.0
        before = sum(goal_points(state, seat, goal) for goal in goals)
        temples = state.temples[seat]
        state.temples[seat] = (*temples, node)
        after = sum(goal_points(state, seat, goal) for goal in goals)
        state.temples[seat] = temples
        return float(after - before)

    # Trading

    def trades(self) -> list[Aim]:
        """Bring home what is on board; or fetch cubes from an island and bring them home."""
        found = []
        if not self.empty:
            worth = self.drachma * self.proceeds(self.cargo)
            found.append(Aim(worth, self.travel(self.thera), self.thera, ARRIVE))
        room = self.kit.hold - count_of(self.cargo)
        if not room:
            return found
        for label in self.sea.islands():
            if self.sea.far_island[label] == FAR:
                continue
            there = island_cubes(self.state, label)
            if there:
                found.append(self._fetch(label, there, room))
        return found

    def _fetch(self, label: int, there: int, room: int) -> Aim:
        pack = self.best_load(there, room)
        docks = self.sea.island_docks[label]
        actions = self.travel(docks) + 1 + actions_for(nearest(self.home, docks), False)
        return Aim(self.drachma * self.proceeds(self.cargo + pack), actions, docks, codes.LOAD | pack)

    def proceeds(self, pack: int) -> int:
        """What these cubes fetch if they are sold one after the other."""
        total = 0
        for colour in range(4):
            covered = self.state.market[colour]
            for _ in range(pack >> 4 * colour & 15):
                total += self.kit.prices[self.kit.row - covered - 1]
                covered += 1
        return total

    def best_load(self, there: int, room: int) -> int:
        """The dearest cubes, counting that each sale lowers the next price of its colour."""
        pack = 0
        for _ in range(room):
            offers = [
                (self.proceeds(self.cargo + pack + (1 << 4 * colour)), colour)
                for colour in range(4)
                if (there >> 4 * colour & 15) > (pack >> 4 * colour & 15)
            ]
            if not offers:
                break
            pack += 1 << 4 * max(offers)[1]
        return pack

    # Buying

    def purchases(self) -> list[Aim]:
        """A map of the tier that is worth most, while there are more temples left than maps to find them by."""
        lacking = self.temples_left - len(self.usable)
        if lacking <= 0 or self.purse < self.kit.map_prices[0] or len(self.maps) > self.temples_left + 3:
            return []
        use = prospects.chance_of_use(self.state, self.seat, self.quadrants)
        hunger = min(1.0, 0.35 + 0.25 * lacking) / (1 + len(self.usable))
        found = []
        for tier in range(3):
            if not pile_size(self.state, tier):
                continue
            rank = self.kit.components.tiers[tier]
            worth = (0.15 + use[tier]) * (rank.points + 0.6 * self.tempo() - 0.1 * rank.cost) * hunger
            # A dear map that cannot be paid for a long while is worth less now.
            worth *= 1.0 if self.purse + 4 >= rank.cost else 0.6
            worth -= self.drachma * self.kit.map_prices[0]
            found.append(Aim(worth, self.travel(self.thera) + 1, self.thera, codes.BUY | 1 << 2 * tier))
        return found
