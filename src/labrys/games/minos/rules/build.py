"""M5.3: building cities, towers, farms and ships, and advancing ships.

A build is free where cultural 7 says so: coins, warriors and the cost of the route are waived, nothing else (M8).
"""

from __future__ import annotations

from typing import Final

from labrys.games.minos import codes, events
from labrys.games.minos import decisions as d
from labrys.games.minos.components import GOODS
from labrys.games.minos.kit import PACK, count_in
from labrys.games.minos.rules import ability, expand, vases
from labrys.games.minos.rules.count import cities, farms, ship_spaces, ships, towers
from labrys.games.minos.rules.gain import push, resolve, score
from labrys.games.minos.state import FROM_ABILITIES, FROM_TRADE, NOBODY, ROUTES, State

STONE: Final = GOODS.index("stone")
COPPER: Final = GOODS.index("copper")
WOOD: Final = GOODS.index("wood")
GRAIN: Final = GOODS.index("grain")
HERB: Final = GOODS.index("herb")
GATE: Final = 4
"""The route space that needs a tower."""
BLUE_AT: Final = 2
RED_AT: Final = 4
"""The route spaces that bring a bonus tile."""


def legal(state: State, seat: int, *, free: bool = False) -> list[int]:
    """Everything that one build point can do, ascending."""
    found: list[int] = []
    add(found, state, seat, expand.posts(state, seat), free=free)
    return found


def add(found: list[int], state: State, seat: int, regions: list[int], *, free: bool = False) -> None:
    """The same, behind what is found already, of a seat with warriors in these regions."""
    _add_cities(found, state, seat, regions, free=free)
    _add_towers(found, state, seat, free=free)
    _add_farms(found, state, seat, regions, free=free)
    _add_ships(found, state, seat, free=free)
    _add_sailings(found, state, seat, free=free)


def reduced(cost: int, state: State, seat: int, good: int, off: int, *, new: bool = True) -> int:
    """A cost after own goods, and after the builder's ability for what is newly built; at least 0."""
    left = cost - off * count_in(state.goods[seat], good)
    if new and ability.has(state, seat, "builder"):
        left -= ability.BUILDER_OFF[ability.level(state, seat)]
    return max(0, left)


def spendable(cost: int, state: State, seat: int, good: int, off: int) -> list[tuple[int, int]]:
    """How many temporary goods may be spent on a cost so that each lowers it, with what is then left to pay."""
    return [(spent, max(0, cost - off * spent)) for spent in range(most_spent(cost, state, seat, good, off) + 1)]


def most_spent(cost: int, state: State, seat: int, good: int, off: int) -> int:
    """How many temporary goods may be spent on a cost so that each lowers it."""
    temps = count_in(state.temps[seat], good)
    return min(temps, -(-cost // off)) if temps else 0


def _least_spent(cost: int, state: State, seat: int, off: int) -> int:
    """How many temporary goods have to be spent on a cost so that the seat can pay the rest in coins."""
    missing = cost - state.coins[seat]
    return -(-missing // off) if missing > 0 else 0


def city_cost(state: State, seat: int) -> int | None:
    """What the next city costs after goods; None if there is none left."""
    kit, built = state.kit, cities(state, seat)
    if built >= len(kit.city_costs):
        return None
    return reduced(kit.city_costs[built], state, seat, STONE, kit.per_good)


def tower_cost(state: State, seat: int) -> int | None:
    kit, built = state.kit, towers(state, seat)
    if built >= len(kit.tower_costs):
        return None
    return reduced(kit.tower_costs[built], state, seat, COPPER, kit.per_good)


def ship_cost(state: State, seat: int) -> int | None:
    kit, built = state.kit, ships(state, seat)
    if built >= len(kit.ship_costs):
        return None
    return reduced(kit.ship_costs[built], state, seat, WOOD, kit.per_good)


def space_cost(state: State, seat: int, at: int, space: int) -> int:
    """What a space of the route in place `at` costs after herbs; the builder's coin is off a new ship's (M10)."""
    cost = state.kit.route_costs[state.routes[at]][space - 1]
    return reduced(cost, state, seat, HERB, state.kit.per_herb, new=space == 1)


def farm_warriors(state: State, seat: int) -> tuple[int, int] | None:
    """How many warriors the next farm takes, in full and after own grain; None if there is none left."""
    kit, built = state.kit, farms(state, seat)
    if built >= len(kit.farm_costs):
        return None
    full = kit.farm_costs[built]
    return full, max(0, full - kit.per_grain * count_in(state.goods[seat], GRAIN))


def _add_cities(found: list[int], state: State, seat: int, regions: list[int], *, free: bool) -> None:
    cost = city_cost(state, seat)
    if cost is None:
        return
    cost, off = 0 if free else cost, state.kit.per_good
    least, most = _least_spent(cost, state, seat, off), most_spent(cost, state, seat, STONE, off)
    if least <= most:
        for region in regions:
            if state.city[region] == NOBODY:
                for spent in range(least, most + 1):
                    found.append(codes.CITY | region << 4 | spent)


def _add_towers(found: list[int], state: State, seat: int, *, free: bool) -> None:
    cost = tower_cost(state, seat)
    if cost is None:
        return
    cost, off = 0 if free else cost, state.kit.per_good
    least, most = _least_spent(cost, state, seat, off), most_spent(cost, state, seat, COPPER, off)
    if least <= most:
        for region, owner in enumerate(state.city):
            if owner == seat and state.tower[region] == NOBODY:
                for spent in range(least, most + 1):
                    found.append(codes.TOWER | region << 4 | spent)


def _add_farms(found: list[int], state: State, seat: int, regions: list[int], *, free: bool) -> None:
    most = 0
    for region in regions:
        if state.farm[region] == NOBODY:
            most = max(most, state.warriors[region * state.players + seat])
    if not most:
        return
    ways = farm_ways(state, seat, most, free=free)
    for region in regions:
        if state.farm[region] == NOBODY:
            here = state.warriors[region * state.players + seat]
            for warriors, spent in ways:
                if warriors <= here:
                    found.append(codes.FARM | region << 8 | warriors << 4 | spent)


def farm_ways(state: State, seat: int, most: int, *, free: bool) -> list[tuple[int, int]]:
    """Warriors returned, of so many at most, and temporary grain spent, ascending. With own grain the owner may return
    more than needed."""
    cost = farm_warriors(state, seat)
    if cost is None:
        return []
    if free:
        return [(0, 0)]
    full, least = cost
    ways = [(warriors, 0) for warriors in range(least, min(full, most) + 1)]
    if state.temps[seat]:
        for spent, left in spendable(least, state, seat, GRAIN, state.kit.per_grain):
            if spent and left <= most:
                ways.append((left, spent))
        ways.sort()
    return ways


def _add_ships(found: list[int], state: State, seat: int, *, free: bool) -> None:
    hull = ship_cost(state, seat) if ships(state, seat) < cities(state, seat) else None
    if hull is None:
        return
    hull = 0 if free else hull
    kit, most_wood = state.kit, most_spent(hull, state, seat, WOOD, state.kit.per_good)
    for at in range(ROUTES):
        if state.ships[seat * ROUTES + at]:
            continue
        space = 0 if free else space_cost(state, seat, at, 1)
        most_herb = most_spent(space, state, seat, HERB, kit.per_herb)
        for wood in range(most_wood + 1):
            purse = state.coins[seat] - max(0, hull - kit.per_good * wood)
            for herb in range(most_herb + 1):
                if max(0, space - kit.per_herb * herb) <= purse:
                    found.append(codes.SHIP | at << 8 | wood << 4 | herb)


def ship_ways(state: State, seat: int, at: int, *, free: bool) -> list[tuple[int, int, int]]:
    """Temporary wood and herbs spent on a new ship, and the coins left to pay."""
    hull = ship_cost(state, seat)
    assert hull is not None
    if free:
        return [(0, 0, 0)]
    kit, space = state.kit, space_cost(state, seat, at, 1)
    return [
        (wood, herb, coins + more)
        for wood, coins in spendable(hull, state, seat, WOOD, kit.per_good)
        for herb, more in spendable(space, state, seat, HERB, kit.per_herb)
    ]


def _add_sailings(found: list[int], state: State, seat: int, *, free: bool) -> None:
    kit = state.kit
    for at in range(ROUTES):
        space = state.ships[seat * ROUTES + at]
        if space and space < len(kit.route_costs[state.routes[at]]) and may_pass(state, seat, at):
            cost = 0 if free else space_cost(state, seat, at, space + 1)
            least, most = (
                _least_spent(cost, state, seat, kit.per_herb),
                most_spent(cost, state, seat, HERB, kit.per_herb),
            )
            for herb in range(least, most + 1):
                found.append(codes.SAIL | at << 4 | herb)


def may_pass(state: State, seat: int, at: int) -> bool:
    """Into the 4th space only if own ships there or beyond do not outnumber own towers then (M5.3)."""
    if state.ships[seat * ROUTES + at] + 1 != GATE:
        return True
    beyond = 1
    for space in ship_spaces(state, seat):
        if space >= GATE:
            beyond += 1
    return beyond <= towers(state, seat)


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
    coins = 0 if free else max(0, cost - stone * state.kit.per_good)
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
    coins = 0 if free else max(0, cost - copper * state.kit.per_good)
    _spend(state, seat, coins, COPPER, copper)
    state.tower[region] = seat
    state.stirred |= vases.OF_TOWERS
    _tell(state, seat, "tower", region, coins, 0, copper)
    _built(state, seat)
    resolve(state, seat, state.kit.tower_gain[built])


def _build_farm(state: State, seat: int, region: int, warriors: int, grain: int) -> None:
    built = farms(state, seat)
    _spend(state, seat, 0, GRAIN, grain)
    state.warriors[region * state.players + seat] -= warriors
    state.stirred |= vases.OF_WARRIORS
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
    state.stirred |= vases.OF_SHIPS
    if state.events is not None:
        state.events.append(events.ShipBuilt(seat, at + 1, coins, wood + herb))
    _built(state, seat)


def _sail(state: State, seat: int, at: int, herb: int, *, free: bool) -> None:
    space = state.ships[seat * ROUTES + at] + 1
    cost = 0 if free else space_cost(state, seat, at, space)
    coins = max(0, cost - herb * state.kit.per_herb)
    _spend(state, seat, coins, HERB, herb)
    state.ships[seat * ROUTES + at] = space
    state.stirred |= vases.OF_SHIPS
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
