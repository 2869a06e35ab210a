"""What dice bring: the spaces on which they stand, what their points may do, and groups on the progress tracks."""

from __future__ import annotations

from labrys.bots.search.minos.acts import Acts
from labrys.bots.search.minos.prices import Prices
from labrys.core.bitsets import bits
from labrys.games.minos import codes
from labrys.games.minos import effects as fx
from labrys.games.minos.rules import build, develop
from labrys.games.minos.rules.progress import COLOUR_OF, GRAY, group_total, maximal_advances
from labrys.games.minos.state import NOBODY, NONE, State

PREPARE, DEVELOP, BUILD, EXPAND, WILD = range(5)
UNSEEN = 6
"""What playing a card that is not looked at costs."""
AHEAD_COINS = 3
"""So many coins more than it has a seat may hope for before it pays."""


class Prospects:
    """By section: what one point after the other would bring, the best first."""

    def __init__(self, acts: Acts) -> None:
        self.acts, self.prices = acts, acts.prices
        self.lists: list[list[float]] = [self._prepare(), self._develop(), self._build(), self._expand()]

    def _prepare(self) -> list[float]:
        acts, prices, state = self.acts, self.prices, self.prices.state
        found = [prices.gains[fx.DECK_CARD] + 0.1] * 4
        for card in bits(state.offer):
            found.append(acts.draw(card))
        found.sort(reverse=True)
        return found

    def _develop(self) -> list[float]:
        acts, prices, state, seat = self.acts, self.prices, self.prices.state, self.prices.seat
        found: list[tuple[float, int]] = []
        for _ in range(prices.hidden):
            found.append((prices.scales.unseen, UNSEEN))
        for card in bits(prices.hand | state.offer):
            price = prices.card(card)[3]
            best = acts.play(card, 0, False)
            if state.temps[seat]:
                for spent in develop.spendings(state, seat, card):
                    gain = acts.play(card, spent, False)
                    if gain > best:
                        best, price = gain, develop.price(state, seat, card, spent)
            found.append((best, price))
        return self._bought(found)

    def _build(self) -> list[float]:
        acts, prices, state, seat = self.acts, self.prices, self.prices.state, self.prices.seat
        kit, players = prices.kit, state.players
        found: list[tuple[float, int]] = []
        city, tower, hull = build.city_cost(state, seat), build.tower_cost(state, seat), build.ship_cost(state, seat)
        farm = build.farm_warriors(state, seat)
        best_city, best_farm = -9.0, -9.0
        for region in range(state.land.size):
            own = state.warriors[region * players + seat]
            if own:
                if city is not None and state.city[region] == NOBODY:
                    best_city = max(best_city, acts.city(region, 0, False))
                if farm is not None and state.farm[region] == NOBODY and own >= farm[1]:
                    best_farm = max(best_farm, acts.farm(region, farm[1], 0))
        if city is not None:
            found.append((best_city, city))
        if farm is not None:
            found.append((best_farm, 0))
        if tower is not None and prices.towers < prices.cities:
            found.append((acts.tower(0, False), tower))
        for at in range(3):
            space = state.ships[seat * 3 + at]
            if not space:
                if hull is not None and prices.ships < prices.cities:
                    found.append((acts.ship(at, 0, 0, False), hull + build.space_cost(state, seat, at, 1)))
            elif space < len(kit.route_costs[state.routes[at]]) and build.may_pass(state, seat, at):
                found.append((acts.sail(at, 0, False), build.space_cost(state, seat, at, space + 1)))
        return self._bought(found)

    def _bought(self, wares: list[tuple[float, int]]) -> list[float]:
        """The best first, as far as the coins go; what is too dear now may be had later, for less of its worth."""
        wares.sort(reverse=True)
        coins = self.prices.state.coins[self.prices.seat] + AHEAD_COINS
        found: list[float] = []
        for gain, price in wares:
            if gain <= 0.0:
                break
            if price <= coins:
                coins -= price
                found.append(gain)
            elif len(found) < 2:
                found.append(self.prices.scales.later * gain)
        found.sort(reverse=True)
        return found

    def _expand(self) -> list[float]:
        """Warriors of the reserves where there are cities, others to where they are wanted."""
        acts, state, seat = self.acts, self.prices.state, self.prices.seat
        realm, players = acts.realm, state.players
        more, less = realm.more(), realm.less()
        found: list[float] = []
        best_place, reserve = -9.0, acts.reserve()
        for region in range(state.land.size):
            if state.city[region] == seat:
                best_place = max(best_place, more[region] - reserve + 0.3)
            if state.warriors[region * players + seat]:
                best = 0.0
                for to in state.land.next[region]:
                    best = max(best, more[to] - less[region] - 0.12)
                if best > 0.0:
                    found.append(best)
        wanted = sorted([more[region] for region in range(state.land.size) if state.city[region] != seat], reverse=True)
        for at in range(min(state.reserves[seat], 4)):
            # From the reserves over one border or two.
            goal = wanted[at] - reserve - 0.3 if at < len(wanted) else 0.0
            found.append(max(best_place * 0.5, goal * 0.5, 0.1))
            found.append(max(goal * 0.5, 0.1))
        found.sort(reverse=True)
        return found

    def points(self, section: int, used: list[int], points: int) -> float:
        """What so many points of a section would bring after those that other dice use up; they are used up then."""
        if section == WILD:
            best, which = 0.0, 0
            for kind in range(4):
                gain = self._sum(kind, used[kind], points)
                if gain > best:
                    best, which = gain, kind
            used[which] += points
            return best
        gain = self._sum(section, used[section], points)
        used[section] += points
        return gain

    def _sum(self, kind: int, start: int, points: int) -> float:
        found, gains = 0.0, self.lists[kind]
        for at in range(start, min(start + points, len(gains))):
            if gains[at] > 0.0:
                found += gains[at]
        return found


def dice_worths(prospects: Prospects) -> list[float]:
    """By section: what the seat's dice there will bring, with the benefits of their spaces."""
    prices, state = prospects.prices, prospects.prices.state
    lore, players = prices.lore, state.players
    found, used = [0.0] * 5, [0] * 4
    for section in range(5):
        for at, die in enumerate(state.rows[section]):
            if die >= 0 and die & 7 == prices.seat:
                found[section] += prices.worth(lore.gains[players][section][at])
                found[section] += prospects.points(section, used, lore.points[players][section][at])
    if state.active == prices.seat and state.fresh:
        # A turn that has only begun: its die is off the board, and all that it brings is still to come.
        section = WILD if state.kind == NONE else state.kind
        found[section] += prices.worth(state.space) + prospects.points(section, used, state.points)
        for card in bits(state.traits):
            found[section] += prices.worth(prices.kit.traits[card])
    return found


def groups_worth(prices: Prices, dice: list[tuple[int, int]], total: int) -> float:
    """What the dice will bring on the progress tracks: exactly if they are all, else by how near they are (M4.3)."""
    steps = [prices.step(0), prices.step(1), prices.step(2)]
    made = 0.0
    for x, y, z in maximal_advances(tuple(sorted(dice)), total):
        made = max(made, x * steps[0] + y * steps[1] + z * steps[2])
    if len(dice) >= 4:
        return made
    gray = 0
    for colour, value in dice:
        if colour == GRAY:
            gray += value
    near = 0.0
    for track in range(3):
        own = gray
        for colour, value in dice:
            if colour == COLOUR_OF[track]:
                own += value
        near = max(near, steps[track] * prices.scales.near * (own % total / total) ** 1.5)
    return made + near


def own_dice(state: State, seat: int) -> list[tuple[int, int]]:
    """Colour and value of the dice that a seat has drafted."""
    found: list[tuple[int, int]] = []
    for row in state.rows:
        for die in row:
            if die >= 0 and die & 7 == seat:
                found.append((die >> 3 & 3, die >> 5))
    return found


def draft_gains(prospects: Prospects, legal: list[int]) -> list[float]:
    """By legal move of the draft: what the die would bring there."""
    prices, state = prospects.prices, prospects.prices.state
    lore, players, seat, kit = prices.lore, state.players, prices.seat, prices.kit
    used = [0] * 4
    for section in range(5):
        for at, die in enumerate(state.rows[section]):
            if die & 7 == seat:
                prospects.points(section, used, lore.points[players][section][at])
    lower, dice_left = [0] * 7, 0
    for die, count in enumerate(state.pool):
        dice_left += count
        for value in range(die % 6 + 2, 7):
            lower[value] += count
    spaces: dict[int, float] = {}
    groups: dict[int, float] = {}
    total, own = group_total(state, seat), own_dice(state, seat)
    before = groups_worth(prices, own, total)
    # Whoever needs less for a group makes it without seeking it.
    sought = prices.scales.groups * prices.scales.easier ** (kit.group_total - total)
    found: list[float] = []
    for code in legal:
        argument = code & codes.ARGUMENT
        section, die = argument // 24, argument % 24
        value = die % 6 + 1
        space = spaces.get(section * 8 + value)
        if space is None:
            space = _space(prospects, section, value, used, lower[value], dice_left)
            traits = state.palace[seat] & (kit.triggered[section] | kit.triggered[5 + (value - 1) // 2])
            for card in bits(traits):
                space += prices.worth(kit.traits[card])
            spaces[section * 8 + value] = space
        group = groups.get(die)
        if group is None:
            group = groups[die] = groups_worth(prices, [*own, (die // 6, value)], total) - before
        found.append(space + sought * group + prices.scales.high * value)
    return found


def _space(prospects: Prospects, section: int, value: int, used: list[int], lower: int, dice_left: int) -> float:
    """Its space now, or the next one if a lower die comes before it."""
    prices, state = prospects.prices, prospects.prices.state
    gains = prices.lore.gains[state.players][section]
    points = prices.lore.points[state.players][section]
    row = state.rows[section]
    at = 0
    for die in row:
        if die >> 5 <= value:
            at += 1
    worth = prices.worth(gains[at]) + prospects.points(section, used[:], points[at])
    if at + 1 < len(gains):
        free = len(gains) - len(row)
        pushed = min(0.8, (free - 1) * prices.scales.pushed * lower / max(1, dice_left))
        if pushed > 0.0:
            other = prices.worth(gains[at + 1]) + prospects.points(section, used[:], points[at + 1])
            worth += pushed * (other - worth)
    return worth
