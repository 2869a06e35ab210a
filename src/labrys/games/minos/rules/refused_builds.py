"""M5.3: why something cannot be built, or a ship not advanced. What can be is in `build`."""

from __future__ import annotations

from labrys.core.refusal import Refusal, refusal
from labrys.games.minos.components import GOODS
from labrys.games.minos.kit import count_in
from labrys.games.minos.moves import City, Farm, Sail, Ship, Tower
from labrys.games.minos.rules.build import (
    COPPER,
    GATE,
    GRAIN,
    HERB,
    STONE,
    WOOD,
    city_cost,
    farm_warriors,
    may_pass,
    ship_cost,
    space_cost,
    tower_cost,
)
from labrys.games.minos.rules.count import cities, farms, ship_spaces, towers
from labrys.games.minos.rules.expand import no_own_city
from labrys.games.minos.rules.named import no_such_region, no_such_route, no_warrior_there
from labrys.games.minos.state import NOBODY, State

Build = City | Tower | Farm | Ship | Sail


def refuse(state: State, seat: int, move: Build, *, free: bool = False) -> Refusal | None:
    match move:
        case City():
            return _refuse_city(state, seat, move, free=free)
        case Tower():
            return _refuse_tower(state, seat, move, free=free)
        case Farm():
            return _refuse_farm(state, seat, move, free=free)
        case Ship():
            return _refuse_ship(state, seat, move, free=free)
        case Sail():
            return _refuse_sail(state, seat, move, free=free)


def _refuse_city(state: State, seat: int, move: City, *, free: bool) -> Refusal | None:
    fault = no_such_region(state, move.region)
    if fault is not None:
        return fault
    owner = state.city[state.land.index[move.region]]
    if owner != NOBODY:
        text = "seat {owner} has a city in region {region} already"
        return refusal("city-there", "M5.3", text, owner=owner, region=move.region)
    fault = no_warrior_there(state, seat, move.region, "M5.3")
    if fault is not None:
        return fault
    cost = city_cost(state, seat)
    if cost is None:
        return _none_left("city", cities(state, seat))
    cost = 0 if free else cost
    fault = _misspent(state, seat, STONE, move.stone, cost, state.kit.per_good)
    coins = _left(cost, move.stone, state.kit.per_good)
    if fault is not None or coins <= state.coins[seat]:
        return fault
    text = "a city in region {region} costs you {cost:coin} after {temps} temporary stone, you have {coins}"
    purse, temps = state.coins[seat], move.stone
    return refusal("city-too-dear", "M5.3", text, region=move.region, cost=coins, temps=temps, coins=purse)


def _refuse_tower(state: State, seat: int, move: Tower, *, free: bool) -> Refusal | None:
    fault = no_such_region(state, move.region)
    if fault is not None:
        return fault
    region = state.land.index[move.region]
    if state.city[region] != seat:
        return no_own_city(move.region, "M5.3")
    if state.tower[region] != NOBODY:
        return refusal("tower-there", "M5.3", "region {region} has a tower already", region=move.region)
    cost = tower_cost(state, seat)
    if cost is None:
        return _none_left("tower", towers(state, seat))
    cost = 0 if free else cost
    fault = _misspent(state, seat, COPPER, move.copper, cost, state.kit.per_good)
    coins = _left(cost, move.copper, state.kit.per_good)
    if fault is not None or coins <= state.coins[seat]:
        return fault
    text = "a tower in region {region} costs you {cost:coin} after {temps} temporary copper, you have {coins}"
    purse, temps = state.coins[seat], move.copper
    return refusal("tower-too-dear", "M5.3", text, region=move.region, cost=coins, temps=temps, coins=purse)


def _refuse_farm(state: State, seat: int, move: Farm, *, free: bool) -> Refusal | None:
    fault = no_such_region(state, move.region)
    if fault is not None:
        return fault
    region = state.land.index[move.region]
    if state.farm[region] != NOBODY:
        text = "seat {owner} has a farm in region {region} already"
        return refusal("farm-there", "M5.3", text, owner=state.farm[region], region=move.region)
    fault = no_warrior_there(state, seat, move.region, "M5.3")
    if fault is not None:
        return fault
    cost = farm_warriors(state, seat)
    if cost is None:
        return _none_left("farm", farms(state, seat))
    most, least = (0, 0) if free else cost
    per_grain = state.kit.per_grain
    fault = _misspent(state, seat, GRAIN, move.grain, least, per_grain)
    if fault is not None:
        return fault
    if move.grain:
        # Own grain may be left out, but grain that is spent counts.
        least = most = _left(least, move.grain, per_grain)
    if not least <= move.warriors <= most:
        text = "with {grain} temporary grain your farm takes {least} to {most} warriors, not {warriors}"
        warriors = move.warriors
        return refusal("farm-warriors", "M5.3", text, grain=move.grain, least=least, most=most, warriors=warriors)
    here = state.warriors[region * state.players + seat]
    if move.warriors > here:
        text = "your farm would take {warriors:warrior} of region {region}, you have {here} there"
        return refusal("farm-too-dear", "M5.3", text, warriors=move.warriors, region=move.region, here=here)
    return None


def _refuse_ship(state: State, seat: int, move: Ship, *, free: bool) -> Refusal | None:
    fault = no_such_route(move.route)
    if fault is not None:
        return fault
    at, spaces, costs = move.route - 1, ship_spaces(state, seat), state.kit.components.costs
    if spaces[at]:
        return refusal("ship-there", "M5.3", "your ship is on route {route} already", route=move.route)
    ships, hull = sum(map(bool, spaces)), ship_cost(state, seat)
    if hull is None:
        return _none_left("ship", ships)
    if ships >= cities(state, seat):
        text = "your ships never outnumber your cities on the map: you have {ships:ship}, cities: {cities}"
        return refusal("ships-and-cities", "M5.3", text, ships=ships, cities=cities(state, seat))
    hull, space = (0, 0) if free else (hull, space_cost(state, seat, at, 1))
    fault = _misspent(state, seat, WOOD, move.wood, hull, costs.per_good)
    fault = fault or _misspent(state, seat, HERB, move.herb, space, costs.per_herb)
    hull, space = _left(hull, move.wood, costs.per_good), _left(space, move.herb, costs.per_herb)
    if fault is not None or hull + space <= state.coins[seat]:
        return fault
    text = "a ship on route {route} costs you {hull:coin} and {space} for the first space, you have {coins}"
    return refusal("ship-too-dear", "M5.3", text, route=move.route, hull=hull, space=space, coins=state.coins[seat])


def _refuse_sail(state: State, seat: int, move: Sail, *, free: bool) -> Refusal | None:
    fault = no_such_route(move.route)
    if fault is not None:
        return fault
    at, spaces, per_herb = move.route - 1, ship_spaces(state, seat), state.kit.per_herb
    if not spaces[at]:
        return no_ship_there(move.route)
    space = spaces[at] + 1
    if space > len(state.kit.route_costs[state.routes[at]]):
        return refusal("route-at-end", "M5.3", "your ship is on the last space of route {route}", route=move.route)
    if not may_pass(state, seat, at):
        text = "space {gate} needs a tower for each of your ships there or beyond: ships {ships}, towers {towers}"
        ships = sum(one >= GATE for one in spaces) + 1
        return refusal("gate-closed", "M5.3", text, gate=GATE, ships=ships, towers=towers(state, seat))
    cost = 0 if free else space_cost(state, seat, at, space)
    fault = _misspent(state, seat, HERB, move.herb, cost, per_herb)
    coins = _left(cost, move.herb, per_herb)
    if fault is not None or coins <= state.coins[seat]:
        return fault
    text = "space {space} of route {route} costs you {cost:coin} after {temps} temporary herb, you have {coins}"
    route, temps, purse = move.route, move.herb, state.coins[seat]
    return refusal("sailing-too-dear", "M5.3", text, space=space, route=route, cost=coins, temps=temps, coins=purse)


def no_ship_there(route: int) -> Refusal:
    return refusal("no-ship-there", "M5.3", "you have no ship on route {route}", route=route)


def _none_left(structure: str, built: int) -> Refusal:
    text = "you have no {structure} left: all {built} are built"
    return refusal("none-left", "M2.2", text, structure=structure, built=built)


def _left(cost: int, temps: int, off: int) -> int:
    """A cost after temporary goods; it never falls below 0 (M5.6)."""
    return max(0, cost - temps * off)


def _misspent(state: State, seat: int, good: int, spent: int, cost: int, off: int) -> Refusal | None:
    """Whether so many temporary goods can be spent on a cost so that each of them lowers it."""
    have = count_in(state.temps[seat], good)
    most = min(have, -(-cost // off))
    if 0 <= spent <= most:
        return None
    text = "a cost of {cost} takes 0 to {most} of your {have} temporary {good}, not {spent}"
    return refusal("temps-misspent", "M5.6", text, cost=cost, most=most, have=have, good=GOODS[good], spent=spent)
