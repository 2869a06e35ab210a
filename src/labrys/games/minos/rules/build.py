"""M5.3: building cities, towers, farms and ships, and advancing ships.

A build is free where cultural 7 says so: coins, warriors and the cost of the route are waived, nothing else (M8).
"""

from __future__ import annotations

from typing import Final

from labrys.games.minos import codes, events
from labrys.games.minos import decisions as d
from labrys.games.minos.components import GOODS
from labrys.games.minos.kit import PACK, count_in
from labrys.games.minos.land import Posts
from labrys.games.minos.rules import ability, expand
from labrys.games.minos.rules.count import cities, farms, ship_spaces, towers
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
    posts = expand.posts(state, seat)
    found = _cities(state, seat, posts, free=free)
    found += _towers(state, seat, free=free)
    found += _farms(state, seat, posts, free=free)
    found += _ships(state, seat, free=free)
    found += _sailings(state, seat, free=free)
    return found


def reduced(cost: int, state: State, seat: int, good: int, off: int, *, new: bool = True) -> int:
    """A cost after own goods, and after the builder's ability for what is newly built; at least 0."""
    left = cost - off * count_in(state.goods[seat], good)
    if new and ability.has(state, seat, "builder"):
        left -= ability.BUILDER_OFF[ability.level(state, seat)]
    return max(0, left)


def spendable(cost: int, state: State, seat: int, good: int, off: int) -> list[tuple[int, int]]:
    """How many temporary goods may be spent on a cost so that each lowers it, with what is then left to pay."""
    most = min(count_in(state.temps[seat], good), -(-cost // off))
    return [(spent, max(0, cost - off * spent)) for spent in range(most + 1)]


def _ways(cost: int, state: State, seat: int, good: int, off: int) -> list[int]:
    """How many temporary goods may be spent so that each lowers the cost and the seat can pay the rest in coins."""
    coins, temps = state.coins[seat], count_in(state.temps[seat], good)
    if not temps or not cost:
        return [0] if cost <= coins else []
    return [spent for spent in range(min(temps, -(-cost // off)) + 1) if cost - off * spent <= coins]


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
    kit, built = state.kit, ROUTES - ship_spaces(state, seat).count(0)
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


def _cities(state: State, seat: int, posts: Posts, *, free: bool) -> list[int]:
    cost = city_cost(state, seat)
    ways = [] if cost is None else _ways(0 if free else cost, state, seat, STONE, state.kit.per_good)
    if not ways:
        return []
    sites = [region for region in posts.regions if state.city[region] == NOBODY]
    return [codes.CITY | region << 4 | spent for region in sites for spent in ways]


def _towers(state: State, seat: int, *, free: bool) -> list[int]:
    cost = tower_cost(state, seat)
    ways = [] if cost is None else _ways(0 if free else cost, state, seat, COPPER, state.kit.per_good)
    if not ways:
        return []
    sites = [region for region, owner in enumerate(state.city) if owner == seat and state.tower[region] == NOBODY]
    return [codes.TOWER | region << 4 | spent for region in sites for spent in ways]


def _farms(state: State, seat: int, posts: Posts, *, free: bool) -> list[int]:
    ways = farm_ways(state, seat, posts.most, free=free)
    if not ways:
        return []
    found = []
    for region in posts.regions:
        if state.farm[region] == NOBODY:
            here = state.warriors[region * state.players + seat]
            for warriors, spent in ways:
                if warriors <= here:
                    found.append(codes.FARM | region << 8 | warriors << 4 | spent)
    return found


def farm_ways(state: State, seat: int, here: int, *, free: bool) -> list[tuple[int, int]]:
    """Warriors returned and temporary grain spent, ascending. With own grain the owner may return more than needed."""
    cost = farm_warriors(state, seat)
    if cost is None:
        return []
    if free:
        return [(0, 0)]
    full, least = cost
    ways = [(warriors, 0) for warriors in range(least, min(full, here) + 1)]
    if state.temps[seat]:
        for spent, left in spendable(least, state, seat, GRAIN, state.kit.per_grain):
            if spent and left <= here:
                ways.append((left, spent))
        ways.sort()
    return ways


def _ships(state: State, seat: int, *, free: bool) -> list[int]:
    spaces, purse = ship_spaces(state, seat), state.coins[seat]
    hull = ship_cost(state, seat) if ROUTES - spaces.count(0) < cities(state, seat) else None
    if hull is None:
        return []
    found = []
    for at in range(ROUTES):
        if spaces[at] == 0:
            for wood, herb, coins in _hull_and_space(state, seat, at, hull, free=free):
                if coins <= purse:
                    found.append(codes.SHIP | at << 8 | wood << 4 | herb)
    return found


def ship_ways(state: State, seat: int, at: int, *, free: bool) -> list[tuple[int, int, int]]:
    """Temporary wood and herbs spent on a new ship, and the coins left to pay."""
    hull = ship_cost(state, seat)
    assert hull is not None
    return _hull_and_space(state, seat, at, hull, free=free)


def _hull_and_space(state: State, seat: int, at: int, hull: int, *, free: bool) -> list[tuple[int, int, int]]:
    if free:
        return [(0, 0, 0)]
    kit, space = state.kit, space_cost(state, seat, at, 1)
    if not state.temps[seat]:
        return [(0, 0, hull + space)]
    return [
        (wood, herb, coins + more)
        for wood, coins in spendable(hull, state, seat, WOOD, kit.per_good)
        for herb, more in spendable(space, state, seat, HERB, kit.per_herb)
    ]


def _sailings(state: State, seat: int, *, free: bool) -> list[int]:
    spaces, kit, found = ship_spaces(state, seat), state.kit, []
    for at in range(ROUTES):
        space = spaces[at]
        if space and space < len(kit.route_costs[state.routes[at]]) and may_pass(state, seat, at):
            cost = 0 if free else space_cost(state, seat, at, space + 1)
            for herb in _ways(cost, state, seat, HERB, kit.per_herb):
                found.append(codes.SAIL | at << 4 | herb)
    return found


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
    coins = max(0, cost - herb * state.kit.per_herb)
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
