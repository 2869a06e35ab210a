"""What the points and extra actions of a turn may do, with what each would better the table: in points."""

from __future__ import annotations

from typing import Final

from labrys.bots.search.minos.prices import Prices
from labrys.bots.search.minos.realm import Realm
from labrys.core.bitsets import bits
from labrys.games.minos import codes
from labrys.games.minos import effects as fx
from labrys.games.minos.rules import build
from labrys.games.minos.rules.prepare import TOP_OF
from labrys.games.minos.state import NONE, State

KIND: Final = ~codes.ARGUMENT
BUILDER: Final = 2


class Acts:
    """Gains of moves of a seat, told one by one without trying them."""

    def __init__(self, prices: Prices) -> None:
        self.prices, self.realm = prices, Realm(prices)
        self.state: State = prices.state
        self.seat = prices.seat
        self.temps = self._temps()

    def _temps(self) -> list[float]:
        """By good: what one temporary good is worth: more if a card of the hand or the next structure wants it."""
        prices, state, seat = self.prices, self.state, self.seat
        late = min(1.0, (prices.turns + 1) / 3)
        wanted = [0.0, 0.2, 0.2, 0.2, 0.1, -0.1]
        goods, needs = state.goods[seat], prices.kit.card_needs
        for card in bits(prices.hand | state.offer):
            for good, needed in needs[card]:
                if (goods >> 8 * good & 255) < needed:
                    wanted[good] += 0.12
        return [late * prices.scales.temp * (0.7 + min(0.6, want)) for want in wanted]

    def gain(self, code: int, free: bool) -> float:
        """Of a move that uses a point, or is an extra action."""
        kind, argument = code & KIND, code & codes.ARGUMENT
        if kind == codes.DRAW:
            return self.draw(argument)
        if kind == codes.PLAY:
            return self.play(argument >> 2, argument & 3, free)
        if kind == codes.MOVE:
            return self.realm.more()[argument & 15] - self.realm.less()[argument >> 4] - 0.12
        if kind == codes.PLACE:
            return self.realm.more()[argument] - self.reserve() + 0.3
        if kind == codes.CITY:
            return self.city(argument >> 4, argument & 15, free)
        if kind == codes.TOWER:
            return self.tower(argument & 15, free)
        if kind == codes.FARM:
            return self.farm(argument >> 8, argument >> 4 & 15, argument & 15)
        if kind == codes.SHIP:
            return self.ship(argument >> 8, argument >> 4 & 15, argument & 15, free)
        if kind == codes.SAIL:
            return self.sail(argument >> 4, argument & 15, free)
        return self.extra(kind, argument)

    def extra(self, kind: int, argument: int) -> float:
        prices = self.prices
        if kind == codes.BATTLE:
            return self.fought(argument)
        if kind == codes.TILE:
            return prices.scales.tile * prices.worth(prices.kit.bonus_gain[argument])
        if kind == codes.MARCH:
            return self.realm.more()[argument & 15] - self.realm.less()[argument >> 4] - prices.coin
        if kind == codes.MARKET:
            have = self.state.temps[self.seat] >> 8 * argument & 255
            more = self.temps[argument] * (1.0 if have == 0 else 0.6 if have == 1 else 1.4 if have == 2 else 0.3)
            return more - prices.coin
        if kind == codes.TRADE:
            return self.good(argument) - 3.0 * self.temps[argument]
        if kind == codes.DISCARD:
            return prices.coin - prices.in_hand(argument)
        return -1.0

    def reserve(self) -> float:
        """A warrior in the reserves, while it can still be placed."""
        worth = self.prices.scales.reserve * min(1.0, self.prices.turns / 3)
        return worth if self.state.reserves[self.seat] <= 3 else 0.5 * worth

    def draw(self, argument: int) -> float:
        prices = self.prices
        if argument == TOP_OF:
            return prices.gains[fx.DECK_CARD]
        if argument > TOP_OF:
            return prices.gains[fx.AGE2_CARD]
        # A card of the offer costs three coins more as long as it lies there.
        s = prices.scales
        _, to_palace, played, _ = prices.card(argument)
        played += prices.coin * min(3, prices.kit.offer_cost)
        keep = s.left if prices.turns < 2 else s.kept
        rising = s.rising * max(0.0, to_palace - prices.kit.card_vp[argument]) * 0.5
        return keep + s.hand * max(0.0, played) * min(1.0, prices.turns * 0.3) + rising

    def play(self, card: int, spent: int, free: bool) -> float:
        prices = self.prices
        _, _, played, price = prices.card(card)
        if free:
            played += price * prices.coin
        elif spent:
            wants, used, goods = prices.kit.card_wants[card], 0, 0.0
            for at, good in enumerate(wants):
                if spent >> at & 1:
                    used += 1
                    goods += self.temps[good]
            from_offer = prices.kit.offer_cost if self.state.offer >> card & 1 else 0
            played += min(prices.kit.per_good * used, price - from_offer) * prices.coin - goods
        if self.state.hand[self.seat] >> card & 1:
            played -= prices.in_hand(card)
        return played

    def paid(self, cost: int, good: int, spent: int, off: int, free: bool) -> float:
        """Coins and temporary goods for a structure."""
        if free:
            return 0.0
        return max(0, cost - off * spent) * self.prices.coin + spent * self.temps[good]

    def built(self) -> float:
        """What the builder's ability gives for a new structure."""
        prices = self.prices
        if prices.ability != BUILDER:
            return 0.0
        return 2.0 if prices.level < 2 else 3.0 + prices.gains[fx.DECK_CARD]

    def city(self, region: int, spent: int, free: bool) -> float:
        prices, cost = self.prices, build.city_cost(self.state, self.seat)
        if cost is None:
            return -9.0
        tile = self.state.foundation[region]
        gain = prices.worth(prices.kit.foundation_gain[tile]) if tile != NONE else 0.0
        gain += prices.lore.city_points[prices.cities] + 0.8 * prices.opening() + self.built()
        return gain - self.paid(cost, build.STONE, spent, prices.kit.per_good, free)

    def tower(self, spent: int, free: bool) -> float:
        prices, cost = self.prices, build.tower_cost(self.state, self.seat)
        if cost is None:
            return -9.0
        towers, lore = prices.towers, prices.lore
        gain = prices.worth(prices.kit.tower_gain[towers]) + self.built()
        gain += (1.0 if towers < prices.ships else 0.3) * prices.opening()
        gain += (lore.tower_bonus[towers + 1] - lore.tower_bonus[towers]) * prices.scoring * 3.0
        gain += prices.vase_gain("towers", towers, 3)
        return gain - self.paid(cost, build.COPPER, spent, prices.kit.per_good, free)

    def farm(self, region: int, warriors: int, spent: int) -> float:
        prices, realm, players = self.prices, self.realm, self.state.players
        gain = realm.farm_next + prices.worth(prices.kit.farm_gain[prices.farms]) + self.built() + 0.25
        own, most = self.state.warriors[region * players + self.seat], realm.most_other(region)
        gain += realm.held(own - warriors, most) - realm.held(own, most) + self.reserve() * warriors
        if warriors >= own:
            gain -= realm.share * realm.site(region) + realm.fight(region)
        return gain - spent * self.temps[build.GRAIN]

    def ship(self, at: int, wood: int, herbs: int, free: bool) -> float:
        prices, hull = self.prices, build.ship_cost(self.state, self.seat)
        if hull is None:
            return -9.0
        kit = prices.kit
        gain = prices.lore.ship_points[prices.ships] + prices.ship(at, 1)
        gain += prices.scales.vessel * min(1.0, prices.turns / 12)
        gain += self.built() + prices.vase_gain("ships", prices.ships, 3)
        gain += prices.vase_gain("ship-spaces", prices.sailed, 6)
        if prices.towers > prices.ships:
            gain += 0.7 * prices.opening()
        space = build.space_cost(self.state, self.seat, at, 1)
        cost = self.paid(hull, build.WOOD, wood, kit.per_good, free)
        return gain - cost - self.paid(space, build.HERB, herbs, kit.per_herb, free)

    def sail(self, at: int, herbs: int, free: bool) -> float:
        prices, kit = self.prices, self.prices.kit
        space = self.state.ships[self.seat * 3 + at]
        gain = prices.ship(at, space + 1) - prices.ship(at, space)
        if space + 1 == build.BLUE_AT or space + 1 == build.RED_AT:
            best = 0.0
            for tile in bits(self.state.stock[2 * at + int(space + 1 == build.RED_AT)]):
                best = max(best, prices.worth(kit.bonus_gain[tile]))
            gain += prices.scales.bonus * best
        if space + 1 == 5:
            gain += kit.route_top[self.state.routes[at]]
        gain += prices.vase_gain("ship-spaces", prices.sailed, 6)
        cost = build.space_cost(self.state, self.seat, at, space + 1)
        return gain - self.paid(cost, build.HERB, herbs, kit.per_herb, free)

    def fought(self, region: int) -> float:
        """A battle: its gain, less the weaponry and what the warrior leaves behind."""
        prices, state = self.prices, self.state
        people = state.people[region]
        tile = people[-1]
        gain = prices.worth(prices.kit.people_gain[tile]) - prices.kit.people_price[tile] * prices.gains[fx.WEAPONRY]
        left = self.realm.less()[region] - self.reserve()
        if state.warriors[region * state.players + self.seat] < 2:
            left -= self.realm.fight(region)
        return gain - left

    def good(self, good: int) -> float:
        """A good: what it saves, and the steps of the income (M7)."""
        prices = self.prices
        owned = self.state.goods[self.seat] >> 8 * good & 255
        gain = prices.good(good) + prices.vase_gain("goods", owned, 3)
        if owned < len(prices.kit.arrival):
            gain += prices.worth(prices.kit.arrival[owned])
        return gain

    def temp(self, good: int) -> float:
        have = self.state.temps[self.seat] >> 8 * good & 255
        return self.temps[good] * (1.0 if have == 0 else 0.6 if have == 1 else 1.4 if have == 2 else 0.3)
