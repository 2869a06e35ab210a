"""M5.3: building cities, towers, farms and ships, and advancing ships.

A build is free where cultural 7 says so: coins, warriors and the cost of the route are waived, nothing else (M8).
"""

from __future__ import annotations

from collections.abc import Iterator

from labrys.games.minos import codes, events
from labrys.games.minos import decisions as d
from labrys.games.minos.components import GOODS
from labrys.games.minos.kit import PACK, count_in
from labrys.games.minos.rules import ability
from labrys.games.minos.rules.count import cities, farms, ship_spaces, towers
from labrys.games.minos.rules.gain import push, resolve, score
from labrys.games.minos.state import FROM_ABILITIES, FROM_TRADE, NOBODY, ROUTES, State

STONE, COPPER, WOOD, GRAIN, HERB = (GOODS.index(name) for name in ("stone", "copper", "wood", "grain", "herb"))
GATE = 4
"""The route space that needs a tower."""
BLUE_AT, RED_AT = 2, 4
"""The route spaces that bring a bonus tile."""


def legal(state: State, seat: int, *, free: bool = False) -> list[int]:
    """Everything that one build point can do, ascending."""
    return [
        *_cities(state, seat, free=free),
        *_towers(state, seat, free=free),
        *_farms(state, seat, free=free),
        *_ships(state, seat, free=free),
        *_sailings(state, seat, free=free),
    ]


def reduced(cost: int, state: State, seat: int, good: int, off: int, *, new: bool = True) -> int:
    """A cost after own goods, and after the builder's ability for what is newly built; at least 0."""
    builder = ability.BUILDER_OFF[ability.level(state, seat)] if new and ability.has(state, seat, "builder") else 0
    return max(0, cost - off * count_in(state.goods[seat], good) - builder)


def spendable(cost: int, state: State, seat: int, good: int, off: int) -> list[tuple[int, int]]:
    """How many temporary goods may be spent on a cost so that each lowers it, with what is then left to pay."""
    most = min(count_in(state.temps[seat], good), -(-cost // off))
    return [(spent, max(0, cost - off * spent)) for spent in range(most + 1)]


def city_cost(state: State, seat: int) -> int | None:
    """What the next city costs after goods; None if there is none left."""
    costs, built = state.kit.components.costs, cities(state, seat)
    if built >= len(costs.city):
        return None
    return reduced(costs.city[built], state, seat, STONE, costs.per_good)


def tower_cost(state: State, seat: int) -> int | None:
    costs, built = state.kit.components.costs, towers(state, seat)
    if built >= len(costs.tower):
        return None
    return reduced(costs.tower[built], state, seat, COPPER, costs.per_good)


def ship_cost(state: State, seat: int) -> int | None:
    costs, built = state.kit.components.costs, ROUTES - ship_spaces(state, seat).count(0)
    if built >= len(costs.ship):
        return None
    return reduced(costs.ship[built], state, seat, WOOD, costs.per_good)


def space_cost(state: State, seat: int, at: int, space: int) -> int:
    """What a space of the route in place `at` costs after herbs; the builder's coin is off a new ship's (M10)."""
    cost = state.kit.route_costs[state.routes[at]][space - 1]
    return reduced(cost, state, seat, HERB, state.kit.components.costs.per_herb, new=space == 1)


def farm_warriors(state: State, seat: int) -> tuple[int, int] | None:
    """How many warriors the next farm takes, in full and after own grain; None if there is none left."""
    costs, built = state.kit.components.costs, farms(state, seat)
    if built >= len(costs.farm):
        return None
    full = costs.farm[built]
    return full, max(0, full - costs.per_grain * count_in(state.goods[seat], GRAIN))


def _cities(state: State, seat: int, *, free: bool) -> Iterator[int]:
    cost = city_cost(state, seat)
    if cost is None:
        return
    ways = _ways(0 if free else cost, state, seat, STONE)
    if not ways:
        return
    own = zip(state.city, state.warriors[seat :: state.players], strict=True)
    for region, (owner, here) in enumerate(own):
        if here and owner == NOBODY:
            for spent in ways:
                yield codes.CITY | region << 4 | spent


def _towers(state: State, seat: int, *, free: bool) -> Iterator[int]:
    sites = [region for region, owner in enumerate(state.city) if owner == seat and state.tower[region] == NOBODY]
    cost = tower_cost(state, seat) if sites else None
    if cost is None:
        return
    ways = _ways(0 if free else cost, state, seat, COPPER)
    for region in sites:
        for spent in ways:
            yield codes.TOWER | region << 4 | spent


def _ways(cost: int, state: State, seat: int, good: int) -> list[int]:
    """How many temporary goods may be spent so that the seat can pay the rest in coins."""
    per_good, coins = state.kit.components.costs.per_good, state.coins[seat]
    return [spent for spent, left in spendable(cost, state, seat, good, per_good) if left <= coins]


def _farms(state: State, seat: int, *, free: bool) -> Iterator[int]:
    own = state.warriors[seat :: state.players]
    ways = farm_ways(state, seat, max(own), free=free)
    if not ways:
        return
    for region, (owner, here) in enumerate(zip(state.farm, own, strict=True)):
        if here and owner == NOBODY:
            for warriors, spent in ways:
                if warriors <= here:
                    yield codes.FARM | region << 8 | warriors << 4 | spent


def farm_ways(state: State, seat: int, here: int, *, free: bool) -> list[tuple[int, int]]:
    """Warriors returned and temporary grain spent, ascending. With own grain the owner may return more than needed."""
    cost = farm_warriors(state, seat)
    if cost is None:
        return []
    if free:
        return [(0, 0)]
    full, least = cost
    ways = [(warriors, 0) for warriors in range(least, full + 1)]
    per_grain = state.kit.components.costs.per_grain
    ways += [(left, spent) for spent, left in spendable(least, state, seat, GRAIN, per_grain) if spent]
    return sorted((warriors, spent) for warriors, spent in ways if warriors <= here)


def _ships(state: State, seat: int, *, free: bool) -> Iterator[int]:
    spaces, purse = ship_spaces(state, seat), state.coins[seat]
    if ROUTES - spaces.count(0) >= cities(state, seat) or ship_cost(state, seat) is None:
        return
    for at, space in enumerate(spaces):
        if space == 0:
            for wood, herb, coins in ship_ways(state, seat, at, free=free):
                if coins <= purse:
                    yield codes.SHIP | at << 8 | wood << 4 | herb


def ship_ways(state: State, seat: int, at: int, *, free: bool) -> list[tuple[int, int, int]]:
    """Temporary wood and herbs spent on a new ship, and the coins left to pay."""
    if free:
        return [(0, 0, 0)]
    costs, cost = state.kit.components.costs, ship_cost(state, seat)
    assert cost is not None
    return [
        (wood, herb, hull + space)
        for wood, hull in spendable(cost, state, seat, WOOD, costs.per_good)
        for herb, space in spendable(space_cost(state, seat, at, 1), state, seat, HERB, costs.per_herb)
    ]


def _sailings(state: State, seat: int, *, free: bool) -> Iterator[int]:
    spaces = ship_spaces(state, seat)
    for at, space in enumerate(spaces):
        if space and space < len(state.kit.route_costs[state.routes[at]]) and may_pass(state, seat, at):
            cost = 0 if free else space_cost(state, seat, at, space + 1)
            per_herb = state.kit.components.costs.per_herb
            for herb, coins in spendable(cost, state, seat, HERB, per_herb):
                if coins <= state.coins[seat]:
                    yield codes.SAIL | at << 4 | herb


def may_pass(state: State, seat: int, at: int) -> bool:
    """Into the 4th space only if own ships there or beyond do not outnumber own towers then (M5.3)."""
    spaces = ship_spaces(state, seat)
    if spaces[at] + 1 != GATE:
        return True
    return sum(space >= GATE for space in spaces) + 1 <= towers(state, seat)


def build(state: State, seat: int, code: int, *, free: bool = False) -> None:
    """Carry out one build."""
    kind, argument = code & ~codes.ARGUMENT, code & codes.ARGUMENT
    if kind == codes.CITY:
        _build_city(state, seat, argument >> 4, argument & 15, free=free)
    elif kind == codes.TOWER:
        _build_tower(state, seat, argument >> 4, argument & 15, free=free)
    elif kind == codes.FARM:
        _build_farm(state, seat, argument >> 8, argument >> 4 & 15, argument & 15)
    elif kind == codes.SHIP:
        _build_ship(state, seat, argument >> 8, argument >> 4 & 15, argument & 15, free=free)
    else:
        _sail(state, seat, argument >> 4, argument & 15, free=free)


def _spend(state: State, seat: int, coins: int, good: int, temps: int) -> None:
    state.coins[seat] -= coins
    state.temps[seat] -= temps << PACK * good


def _build_city(state: State, seat: int, region: int, stone: int, *, free: bool) -> None:
    cost = city_cost(state, seat)
    assert cost is not None
    coins = 0 if free else max(0, cost - stone * state.kit.components.costs.per_good)
    _spend(state, seat, coins, STONE, stone)
    state.city[region] = seat
    _tell(state, seat, "city", region, coins, 0, stone)
    _built(state, seat)
    tile, state.foundation[region] = state.foundation[region], -1
    if tile >= 0:
        resolve(state, seat, state.kit.foundation_gain[tile])


def _build_tower(state: State, seat: int, region: int, copper: int, *, free: bool) -> None:
    cost, built = tower_cost(state, seat), towers(state, seat)
    assert cost is not None
    coins = 0 if free else max(0, cost - copper * state.kit.components.costs.per_good)
    _spend(state, seat, coins, COPPER, copper)
    state.tower[region] = seat
    _tell(state, seat, "tower", region, coins, 0, copper)
    _built(state, seat)
    resolve(state, seat, state.kit.tower_gain[built])


def _build_farm(state: State, seat: int, region: int, warriors: int, grain: int) -> None:
    built = farms(state, seat)
    _spend(state, seat, 0, GRAIN, grain)
    state.warriors[region * state.players + seat] -= warriors
    state.reserves[seat] += warriors
    state.farm[region] = seat
    _tell(state, seat, "farm", region, 0, warriors, grain)
    _built(state, seat)
    resolve(state, seat, state.kit.farm_gain[built])


def _build_ship(state: State, seat: int, at: int, wood: int, herb: int, *, free: bool) -> None:
    ways = ship_ways(state, seat, at, free=free)
    coins = next(coins for way_wood, way_herb, coins in ways if (way_wood, way_herb) == (wood, herb))
    _spend(state, seat, coins, WOOD, wood)
    _spend(state, seat, 0, HERB, herb)
    state.ships[seat * ROUTES + at] = 1
    if state.events is not None:
        state.events.append(events.ShipBuilt(seat, at + 1, coins, wood + herb))
    _built(state, seat)


def _sail(state: State, seat: int, at: int, herb: int, *, free: bool) -> None:
    space = state.ships[seat * ROUTES + at] + 1
    cost = 0 if free else space_cost(state, seat, at, space)
    coins = max(0, cost - herb * state.kit.components.costs.per_herb)
    _spend(state, seat, coins, HERB, herb)
    state.ships[seat * ROUTES + at] = space
    if state.events is not None:
        state.events.append(events.ShipAdvanced(seat, at + 1, space, coins, herb))
    if space in (BLUE_AT, RED_AT):
        push(state, seat, d.BONUS_TILE, at, int(space == RED_AT))
    elif space == len(state.kit.route_costs[state.routes[at]]):
        route = state.routes[at]
        score(state, seat, FROM_TRADE, state.kit.route_top[route], state.kit.route_ids[route])


def _built(state: State, seat: int) -> None:
    """The builder's ability rewards what is newly built, not an advanced ship (M10)."""
    if not ability.has(state, seat, "builder"):
        return
    level = ability.level(state, seat)
    tile = state.kit.ability_ids[state.ability[seat]]
    if ability.BUILDER_DRAWS[level]:
        push(state, seat, d.DECK, 1 if state.round >= 3 else 0, ability.BUILDER_DRAWS[level])
    score(state, seat, FROM_ABILITIES, ability.number(state, seat, "builder", 0), tile)


def _tell(state: State, seat: int, structure: str, region: int, coins: int, warriors: int, temps: int) -> None:
    if state.events is not None:
        number = state.land.number[region]
        state.events.append(events.Built(seat, structure, number, coins, warriors, temps))
