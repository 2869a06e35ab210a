"""What warriors are worth where they stand: presence, dominance, and sites for cities, farms and battles."""

from __future__ import annotations

from labrys.bots.greedy.minos.ventures import Ventures
from labrys.games.minos.state import NOBODY, State


def regions_worth(state: State, prices: Ventures) -> float:
    """The whole map and the reserves, for one seat; maps that were judged before are remembered."""
    seat = prices.seat
    key = (
        tuple(state.warriors), tuple(state.city), tuple(state.farm), tuple(state.people), state.reserves[seat],
        state.tracks[seat * 3 + 2], state.tower.count(seat),
    )  # fmt: skip
    known = prices.memo.get(key)
    if known is None:
        known = prices.memo[key] = _regions_worth(state, prices)
    return known


def _regions_worth(state: State, prices: Ventures) -> float:
    """Region by region; then the sites, and what lies in reach."""
    seat, players, kit = prices.seat, state.players, state.kit
    tracks, population = kit.components.tracks, state.tracks[seat * 3 + 2]
    near = tracks.presence[population] * prices.scoring
    alone = (tracks.dominance[population] + kit.components.board.dominance[state.tower.count(seat)]) * prices.scoring
    cities_left, farms_left = 3 - state.city.count(seat), 4 - state.farm.count(seat)
    worth, cities, farms, battles = 0.0, [0.0], [0.0], [0.0]
    spare: list[tuple[int, int]] = []
    wanted = [0.0] * state.land.size
    warriors, city, farm, known = state.warriors, state.city, state.farm, prices.known_regions
    for region, people in enumerate(state.people):
        first = region * players
        here = tuple(warriors[first : first + players])
        key = (region, here, city[region] == NOBODY, farm[region] == NOBODY, people, alone)
        one = known.get(key)
        if one is None:
            one = known[key] = _region(prices, region, here, key[2], key[3], people, near, alone)
        own, held, site, farmed, fight, over = one
        if own:
            worth += held
            if site:
                cities.append(site)
            if farmed:
                farms.append(farmed)
            if fight:
                battles.append(fight)
            if own > 1:
                spare.append((region, over))
        else:
            wanted[region] = held
    worth += _sites(prices, cities, cities_left, farms, farms_left, battles)
    return worth + _reach(state, prices, spare, wanted) + prices.reserve_worth(state.reserves[seat])


def _region(
    prices: Ventures, region: int, warriors: tuple[int, ...], no_city: bool, no_farm: bool, people: tuple[int, ...],
    near: float, alone: float,
) -> tuple[int, float, float, float, float, int]:  # fmt: skip
    """Own warriors; what they hold, or what one would find; sites for a city, a farm, a battle; how many are free."""
    seat = prices.seat
    own, most = warriors[seat], max(warriors[:seat] + warriors[seat + 1 :])
    site = prices.sites[region] if no_city else 0.0
    fight = prices.fight(people) if people else 0.0
    if not own:
        return 0, (near if most else alone) + 0.5 * site + 0.7 * fight, 0.0, 0.0, 0.0, 0
    held = alone if own > most else near
    # Holding on by more than one is safer.
    held += 0.1 * min(own - most, 2) if own > most else 0.05 * own
    farmed = (1.0 if own > 1 else 0.7) if no_farm else 0.0
    if fight and own > 1:
        fight += 0.3
    return own, held, site, farmed, fight, own - max(1, most + 1)


def _reach(state: State, prices: Ventures, spare: list[tuple[int, int]], wanted: list[float]) -> float:
    """What warriors to spare may soon take beside where they stand."""
    worth = 0.0
    for region, over in spare:
        best = max((wanted[to] for to in state.land.next[region]), default=0.0)
        worth += prices.reach * (best + 0.4) * (min(over, 2) if over > 0 else 0.3)
    return worth


def _sites(
    prices: Ventures, cities: list[float], cities_left: int, farms: list[float], farms_left: int, battles: list[float]
) -> float:
    """As many sites as can be used soon, the best first."""
    share = prices.scales.site * min(1.0, prices.turns / 3)
    worth = 0.0
    if cities_left:
        cities.sort(reverse=True)
        worth += share * sum(cities[: min(2, cities_left)])
    if farms_left:
        farms.sort(reverse=True)
        worth += share * prices.farm_next * sum(farms[: min(2, farms_left)])
    battles.sort(reverse=True)
    return worth + sum(battles[:3])
