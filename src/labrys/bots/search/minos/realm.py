"""What warriors are worth where they stand: presence, dominance, and sites for cities, farms and battles."""

from __future__ import annotations

from labrys.bots.search.minos.lore import ROUNDS
from labrys.bots.search.minos.prices import Prices
from labrys.games.minos import effects as fx
from labrys.games.minos.state import NOBODY, NONE

Holdings = tuple[float, float, float, float]


class Realm:
    """The map as a seat sees it."""

    def __init__(self, prices: Prices) -> None:
        self.prices = prices
        state, seat, lore = prices.state, prices.seat, prices.lore
        population = state.tracks[seat * 3 + 2]
        self.near = lore.presence[population] * prices.scoring
        self.alone = (lore.dominance[population] + lore.tower_bonus[prices.towers]) * prices.scoring
        self.cities_left, self.farms_left = 3 - prices.cities, 4 - prices.farms
        self.share = prices.scales.site * min(1.0, prices.turns / 3)
        self.farm_next = 0.0
        if self.farms_left > 0:
            built, points = prices.farms, lore.farm_points
            self.farm_next = (points[built] - (points[built - 1] if built else 0)) * prices.harvests
        self._more: list[float] = []
        self._less: list[float] = []

    def most_other(self, region: int) -> int:
        """The warriors of the strongest other seat in a region."""
        state, seat, most = self.prices.state, self.prices.seat, 0
        first = region * state.players
        for other in range(state.players):
            if other != seat and state.warriors[first + other] > most:
                most = state.warriors[first + other]
        return most

    def held(self, own: int, most: int) -> float:
        """What so many warriors hold against so many."""
        if own > most:
            return self.alone + 0.1 * min(own - most, 2)
        return self.near + 0.05 * own if own else 0.0

    def site(self, region: int) -> float:
        """What a city there would bring."""
        prices, state = self.prices, self.prices.state
        if self.cities_left <= 0 or state.city[region] != NOBODY:
            return 0.0
        kit, tile = prices.kit, state.foundation[region]
        gain = prices.worth(kit.foundation_gain[tile]) if tile != NONE else 0.0
        cost = kit.city_costs[prices.cities] * prices.coin * 0.8
        return max(0.3, gain + prices.lore.city_points[prices.cities] + 1.0 - cost)

    def battle(self, tile: int) -> float:
        """What a battle would bring beyond its weaponry and the warrior."""
        prices = self.prices
        gain, price = prices.worth(prices.kit.people_gain[tile]), prices.kit.people_price[tile]
        have = prices.state.weaponry[prices.seat] + (2 if prices.turns > 3 else 0)
        if have + 2 < price:
            return 0.1
        dear = prices.gains[fx.WEAPONRY] if have < 6 else prices.gains[fx.WEAPONRY] / 2
        return max(0.0, gain - price * dear - 0.2)

    def fight(self, region: int) -> float:
        """What a warrior beside these Sea Peoples may win: in turns to come, or of level II in the last battles."""
        prices = self.prices
        people = prices.state.people[region]
        if not people:
            return 0.0
        soon = prices.scales.fight * min(1.0, (prices.turns + 1) / 3) * self.battle(people[-1])
        if prices.round == ROUNDS and prices.kit.people_level[people[0]] == 2:
            return max(soon, 0.7 * self.battle(people[0]))
        return soon

    def of_one(self, region: int) -> float:
        """What one warrior opens in a region besides what it holds."""
        worth = self.fight(region)
        if self.cities_left > 0:
            worth += self.share * self.site(region)
        if self.farms_left > 0 and self.prices.state.farm[region] == NOBODY:
            worth += self.share * self.farm_next * 0.7
        return worth

    def more(self) -> list[float]:
        """By region: what one warrior more would be worth there."""
        if not self._more:
            self._changes()
        return self._more

    def less(self) -> list[float]:
        """By region: what one warrior less would cost there."""
        if not self._more:
            self._changes()
        return self._less

    def _changes(self) -> None:
        prices, state = self.prices, self.prices.state
        seat, players = prices.seat, state.players
        presence = 0
        for at in range(seat, len(state.warriors), players):
            presence += 1 if state.warriors[at] else 0
        vase = prices.vase_gain("presence", presence, 7)
        vase_back = prices.vase_gain("presence", presence - 1, 7) if presence else 0.0
        for region in range(state.land.size):
            own, most = state.warriors[region * players + seat], self.most_other(region)
            here = self.held(own, most)
            gain = self.held(own + 1, most) - here
            loss = here - self.held(own - 1, most) if own else 0.0
            if own < 2:
                extra = self.of_one(region)
                if own == 0:
                    gain += extra + vase
                else:
                    loss += extra + vase_back
                    if state.farm[region] == NOBODY and self.farms_left > 0:
                        gain += self.share * self.farm_next * 0.3
            self._more.append(gain)
            self._less.append(loss)

    def holdings(self) -> Holdings:
        """What stands, the sites, the battles, and what lies in reach."""
        prices, state = self.prices, self.prices.state
        seat, players = prices.seat, state.players
        held, best, second, farms, fights = 0.0, 0.0, 0.0, 0.0, 0.0
        wanted = [0.0] * state.land.size
        spare: list[tuple[int, int]] = []
        for region in range(state.land.size):
            own, most = state.warriors[region * players + seat], self.most_other(region)
            fight = self.fight(region)
            if not own:
                wanted[region] = (self.near if most else self.alone) + 0.5 * self.site(region) + 0.7 * fight
                continue
            held += self.held(own, most)
            site = self.site(region)
            if site > best:
                best, second = site, best
            elif site > second:
                second = site
            if state.farm[region] == NOBODY:
                farms += 1.0 if own > 1 else 0.7
            if fight:
                fights += fight + (0.3 if own > 1 else 0.0)
            if own > 1:
                spare.append((region, own - max(1, most + 1)))
        sites = 0.0
        if self.cities_left > 0:
            sites += self.share * (best + (second if self.cities_left > 1 else 0.0))
        if self.farms_left > 0:
            sites += self.share * self.farm_next * min(farms, 2.0, self.farms_left)
        reach, willing = 0.0, prices.scales.reach * min(1.0, prices.turns / 2)
        if willing:
            for region, over in spare:
                most_wanted = 0.0
                for to in state.land.next[region]:
                    most_wanted = max(most_wanted, wanted[to])
                reach += willing * (most_wanted + 0.4) * (min(over, 2) if over > 0 else 0.3)
        return held, sites, fights, reach
