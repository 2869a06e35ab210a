"""What the actions of a turn are for: digging, fetching cubes, buying maps, asking the oracle; each with its worth.

Worths are in points, and aims are compared by what they bring for an action. That is the order in which a search
tries them, and the way in which it plays a turn quickly to its end.
"""

from __future__ import annotations

from typing import Final

from labrys.bots.search.akrotiri.chart import Chart, Way
from labrys.bots.search.akrotiri.goals import QUADRANTS, Goals
from labrys.bots.search.akrotiri.scales import Scales
from labrys.bots.search.akrotiri.trade import best_load, proceeds
from labrys.core.bitsets import bits
from labrys.games.akrotiri import codes
from labrys.games.akrotiri.sea import FAR, THERA_LAND
from labrys.games.akrotiri.state import State, count_of, island_cubes

IDLE_RATE: Final = 0.02
"""Asking the oracle for anything is still a little better than nothing."""


class Aim:
    """Sail to this dock and do this there."""

    __slots__ = ("actions", "deed", "dock", "moves", "rate")

    def __init__(self, rate: float, dock: int, moves: int, actions: int, deed: int) -> None:
        self.rate = rate
        """Points for an action, by which aims are ordered."""
        self.dock, self.moves, self.actions, self.deed = dock, moves, actions, deed
        """Moves and actions until the deed is done; the deed is a code, or 0 for being there."""


class Survey:
    """One look at the table from the seat that acts: everything that aims are judged by."""

    def __init__(self, world: State, seat: int, chart: Chart, goals: Goals, scales: Scales) -> None:
        self.world, self.seat, self.chart, self.goals, self.scales = world, seat, chart, goals, scales
        self.is_last = is_last_round(world)
        self.purse, self.cargo = world.drachmas[seat], world.cargo[seat]
        self.way: Way = chart.way(world.boats[seat], _others(world, seat))
        self.left = world.kit.temples - len(world.temples[seat])
        self.taken = taken_islands(world, chart)
        self.maps = bits(world.maps[seat])
        self.usable: list[int] = []
        """Maps that point to an island without a temple."""
        for card in self.maps:
            if self.points_somewhere(card):
                self.usable.append(card)
        self.drachma = self._worth_of_a_drachma()

    def points_somewhere(self, card: int) -> bool:
        """Whether a map can be excavated anywhere as things stand."""
        return any(not self.taken[label] for label, _ in self.chart.sites(self.world, self.seat, card))

    def _worth_of_a_drachma(self) -> float:
        """Much while maps wait to be paid; little when there is nothing left to dig for."""
        if not self.left or self.is_last:
            return 0.1
        costs = [self.world.kit.map_cost[card] for card in self.usable]
        costs.sort(reverse=True)
        needed = 3 if self.left > len(costs) else 0
        for cost in costs[: self.left]:
            needed += cost
        scales = self.scales
        return scales.needed if self.purse < needed else scales.some if self.purse < needed + 10 else scales.idle

    def aims(self) -> list[Aim]:
        """Everything worth doing, the best first."""
        found: list[Aim] = []
        if self.left:
            self._digs(found)
        self._trades(found)
        if not self.is_last:
            self._purchases(found)
            self._questions(found)
        order = [(-aim.rate, i) for i, aim in enumerate(found)]
        order.sort()
        return [found[i] for _, i in order]

    def _actions(self, moves: int) -> int:
        """The actions that so many moves take: an empty boat makes two for one (A6.2)."""
        if self.cargo:
            return moves
        moves -= self.world.pair
        return (moves + 1) // 2 if moves > 0 else 0

    def _add(self, found: list[Aim], worth: float, label: int, deed: int, after: int) -> None:
        """One more aim, on this island; `after` the deed so many actions more must follow before it pays."""
        moves = self.way.far[label]
        actions = self._actions(moves) + (1 if deed else 0)
        if actions > self.world.actions:
            worth *= 1.0 - self.scales.delay
        rate = worth / max(actions + after, 0.5)
        # In the last turn only what can be done in it counts.
        if worth > 0.0 and not (self.is_last and actions + after > self.world.actions):
            found.append(Aim(rate, self.way.dock[label], moves, actions, deed))

    # Digging

    def _digs(self, found: list[Aim]) -> None:
        world, seat, kit, far = self.world, self.seat, self.world.kit, self.way.far
        tempo = self.scales.tempo[min(kit.temples - self.left, 5)]
        asks_quarter = False
        for goal in world.goals[seat]:
            if self.goals.kind[goal] == QUADRANTS:
                asks_quarter = True
        gains: dict[int, float] = {}
        for card in self.usable:
            cost = kit.map_cost[card]
            if cost > self.purse:
                continue
            basis = kit.map_points[card] + tempo - self.scales.cost * cost
            for label, nodes in self.chart.sites(world, seat, card):
                if self.taken[label] or far[label] == FAR:
                    continue
                site, most = nodes[0], -99.0
                for node in nodes if asks_quarter else nodes[:1]:
                    key = node if asks_quarter else label
                    gain = gains.get(key, -99.0)
                    if gain == -99.0:
                        gain = gains[key] = self.goals.gain(world, self.chart, seat, node)
                    if gain > most:
                        site, most = node, gain
                self._add(found, basis + most, label, codes.EXCAVATE | card << 8 | site, 0)

    # Trading

    def _trades(self, found: list[Aim]) -> None:
        """Bring home what is on board; or fetch cubes from an island and bring them home."""
        world, way, chart = self.world, self.way, self.chart
        if self.cargo and way.far[THERA_LAND] != FAR:
            self._add(found, self.drachma * proceeds(world, self.cargo), THERA_LAND, 0, 0)
        room = world.kit.hold - count_of(self.cargo)
        if not room:
            return
        for label in chart.labels:
            if way.far[label] == FAR:
                continue
            there = island_cubes(world, label)
            if there:
                pack = best_load(world, self.cargo, there, room)
                worth = self.drachma * proceeds(world, self.cargo + pack)
                self._add(found, worth, label, codes.LOAD | pack, chart.home[way.dock[label]])

    # Buying

    def _purchases(self, found: list[Aim]) -> None:
        """Maps of the tiers that are worth most, while there are more temples left than maps to find them by."""
        world, kit, scales = self.world, self.world.kit, self.scales
        lacking = self.left - len(self.usable)
        purse = self.purse + (proceeds(world, self.cargo) if self.cargo else 0)
        if lacking <= 0 or purse < kit.map_prices[0] or self.way.far[THERA_LAND] == FAR:
            return
        if len(self.maps) > self.left + 3:
            return
        hunger = min(1.0, scales.hunger + scales.lacking * lacking) / (1 + len(self.usable))
        tempo = self.scales.tempo[min(kit.temples - self.left, 5)]
        worths: list[tuple[float, int]] = []
        for tier in range(3):
            pile = (world.map_pile & kit.tier_maps[tier]).bit_count()
            if not pile:
                continue
            card = kit.tier_maps[tier].bit_length() - 1
            points, cost = kit.map_points[card], kit.map_cost[card]
            worth = (scales.unsure + self._chance_of_use(tier)) * (points + 0.6 * tempo - scales.cost * cost) * hunger
            # A dear map that cannot be paid for a long while is worth less now.
            if purse + 4 < cost:
                worth *= scales.too_dear
            worths.append((worth, tier))
            self._add(found, worth - self.drachma * kit.map_prices[0], THERA_LAND, codes.BUY | 1 << 2 * tier, 0)
            if lacking > 1 and purse >= kit.map_prices[1] and pile > 1:
                worth = scales.pair * worth - self.drachma * kit.map_prices[1]
                self._add(found, worth, THERA_LAND, codes.BUY | 2 << 2 * tier, 0)
        worths.sort(reverse=True)
        if lacking > 1 and len(worths) > 1 and purse >= kit.map_prices[1]:
            (most, one), (more, other) = worths[0], worths[1]
            worth = 0.95 * (most + more) - self.drachma * kit.map_prices[1]
            self._add(found, worth, THERA_LAND, codes.BUY | 1 << 2 * one | 1 << 2 * other, 0)

    def _chance_of_use(self, tier: int) -> float:
        """The share of maps of a tier that this seat has not seen and that it could excavate as things stand."""
        world = self.world
        unseen = world.kit.tier_maps[tier] & ~world.maps[self.seat]
        for cards in world.played:
            for card in cards:
                unseen &= ~(1 << card)
        usable = 0
        for card in bits(unseen):
            if self.points_somewhere(card):
                usable += 1
        return usable / max(1, unseen.bit_count())

    # The oracle

    def _questions(self, found: list[Aim]) -> None:
        """Ask for the terrains of which the maps in hand lack icons, those that lack most first."""
        world = self.world
        if world.oracle_used or not self.left or not (world.tile_pile.loose or world.discards):
            return
        wanted = [0.0, 0.0, 0.0, 0.0]
        for card in self.maps:
            if card not in self.usable:
                for _, terrain, count in world.kit.map_sides[card]:
                    lacking = max(0, count - len(self.chart.sea.icon_xs[terrain]))
                    wanted[terrain] += (1.0 + lacking) * (0.5 + world.kit.map_points[card])
        here = world.boats[self.seat]
        most = max(wanted)
        for terrain in range(4):
            rate = self.scales.oracle * wanted[terrain] / most if most else IDLE_RATE
            if rate > 0.0:
                found.append(Aim(rate, here, 0, 1, codes.ORACLE | terrain))


def _others(world: State, seat: int) -> tuple[int, ...]:
    """The docks where other boats lie, ascending."""
    found: list[int] = []
    for other, dock in enumerate(world.boats):
        if other != seat:
            found.append(dock)
    found.sort()
    return tuple(found)


def is_last_round(world: State) -> bool:
    """Whether the game ends with this round (A9.2, A12)."""
    for sites in world.temples:
        if len(sites) == world.kit.temples:
            return True
    last = world.kit.last_tiles[world.players]
    return last > 0 and len(world.sea.tiles) >= last


def taken_islands(world: State, chart: Chart) -> bytearray:
    """By label: whether somebody's temple stands there (A7.5)."""
    found = bytearray(THERA_LAND + 1)
    island = chart.sea.island
    for sites in world.temples:
        for site in sites:
            found[island[site]] = 1
    return found
