"""What may come of warriors, ships, farms and temporary goods: sites, battles, incomes to come."""

from __future__ import annotations

from functools import cached_property

from labrys.bots.greedy.minos.outlook import ROUNDS
from labrys.bots.greedy.minos.prices import Prices
from labrys.bots.greedy.minos.scales import Scales
from labrys.core.bitsets import bits
from labrys.games.minos import effects as fx
from labrys.games.minos.rules import develop
from labrys.games.minos.rules.count import cities, farms
from labrys.games.minos.state import NONE, State


class Ventures(Prices):
    """Prices, and what the table offers for them."""

    def __init__(self, state: State, seat: int, scales: Scales) -> None:
        super().__init__(state, seat, scales)
        self._fights: dict[tuple[int, ...], float] = {}
        self.known_regions: dict[tuple[object, ...], tuple[int, float, float, float, float, int]] = {}
        """Regions that were judged before, one by one."""

    @cached_property
    def temps(self) -> tuple[float, ...]:
        """By good: what one temporary good is worth: more if a card of the hand or the next structure wants it."""
        state, seat, s = self.state, self.seat, self.scales
        late = min(1.0, (self.turns + 1) / 3)
        wanted = [0.0, 0.2, 0.2, 0.2, 0.1, -0.1]
        for card in bits(state.hand[seat] | state.offer):
            open_icons = develop.unmatched(state, seat, card)
            for at, good in enumerate(self.kit.card_wants[card]):
                if open_icons >> at & 1:
                    wanted[good] += 0.12
        return tuple(late * s.temp * (0.7 + min(0.6, want)) for want in wanted)

    @cached_property
    def sites(self) -> tuple[float, ...]:
        """By region: what a city there would bring."""
        state, costs = self.state, self.kit.components.costs.city
        built = cities(state, self.seat)
        if built >= len(costs):
            return (0.0,) * state.land.size
        points = self.kit.components.board.city_points[built]
        cost = costs[built] * self.coin * 0.8
        gains = [self.worth(self.kit.foundation_gain[tile]) if tile != NONE else 0.0 for tile in state.foundation]
        return tuple(max(0.3, gain + points + 1.0 - cost) for gain in gains)

    def fight(self, people: tuple[int, ...]) -> float:
        """What a warrior beside these Sea Peoples may win: in turns to come, or of level II in the last battles."""
        found = self._fights.get(people)
        if found is None:
            soon = self.scales.fight * min(1.0, (self.turns + 1) / 3) * self.battle(people[-1])
            last = 0.0
            if self.round == ROUNDS and self.kit.people_level[people[0]] == 2:
                last = 0.7 * self.battle(people[0])
            found = self._fights[people] = max(soon, last)
        return found

    def battle(self, tile: int) -> float:
        """What a battle would bring beyond its weaponry and the warrior."""
        gain, price = self.worth(self.kit.people_gain[tile]), self.kit.people_price[tile]
        have = self.state.weaponry[self.seat] + (2 if self.turns > 3 else 0)
        if have + 2 < price:
            return 0.1
        dear = self.gains[fx.WEAPONRY] if have < 6 else self.gains[fx.WEAPONRY] / 2
        return max(0.0, gain - price * dear - 0.2)

    @cached_property
    def open_vases(self) -> tuple[tuple[int, float, float], ...]:
        """The vases that the seat can still claim: their points, and what being near one may count at most."""
        state, slots = self.state, self.kit.components.vase_slots.slots[self.state.players]
        hope = self.scales.vase * min(1.0, self.turns / 6)
        return tuple(
            (vase, float(slots[state.vase_filled[at]]), hope * slots[state.vase_filled[at]])
            for at, vase in enumerate(state.vases)
            if state.vase_filled[at] < len(slots) and not state.vase_by[at] >> self.seat & 1
        )

    @cached_property
    def battles(self) -> bool:
        return any(self.state.people)

    @cached_property
    def farm_next(self) -> float:
        """What the next farm brings in points."""
        board, built = self.kit.components.board, farms(self.state, self.seat)
        if built >= len(board.farm_points):
            return 0.0
        before = board.farm_points[built - 1] if built else 0
        return (board.farm_points[built] - before) * self.harvests

    @cached_property
    def reach(self) -> float:
        """How much of a free neighbour counts for a warrior to spare beside it."""
        return self.scales.reach * min(1.0, self.turns / 2)

    def reserve_worth(self, reserves: int) -> float:
        """What warriors in the reserves are worth while they can still be placed."""
        worth = self.scales.reserve * min(1.0, self.turns / 3)
        return worth * (min(reserves, 3) + 0.5 * max(0, reserves - 3))

    @cached_property
    def _ships(self) -> tuple[tuple[float, ...], ...]:
        """By place of a route and space: its incomes to come, and a part of what the next spaces bring."""
        found = []
        share = min(1.0, self.turns / 8)
        for route in self.state.routes:
            incomes = [self.worth(node) * self.incomes * 0.9 for node in self.kit.route_income[route]]
            ahead = [0.3, 1.0, 0.5, 1.5, 0.0]
            ahead[3] = 0.25 * self.kit.route_top[route]
            found.append(
                tuple(income + share * self.scales.ahead * more for income, more in zip(incomes, ahead, strict=True))
            )
        return tuple(found)

    def ship(self, at: int, space: int) -> float:
        return self._ships[at][space - 1]

    def palace_slots(self, state: State) -> int:
        """How many cards the incomes to come will take into the palace."""
        return self.incomes * self.kit.components.tracks.palace[state.tracks[self.seat * 3]]

    def plays(self, at: int) -> float:
        """How likely the card that is the best but `at` will still be played."""
        left = self.turns * 0.45 + (self.state.points if self.state.kind in (1, NONE) else 0)
        return max(0.0, min(1.0, left - at * 0.9))
