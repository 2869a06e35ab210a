"""M5.4, M13.2: placing warriors from the reserves and moving them on the map."""

from __future__ import annotations

from labrys.core.refusal import Refusal, refusal
from labrys.games.minos import codes, events
from labrys.games.minos.moves import Escort, March, Place
from labrys.games.minos.rules import vases
from labrys.games.minos.rules.named import no_such_region, no_warrior_there
from labrys.games.minos.state import State


def legal(state: State, seat: int) -> list[int]:
    """Everything that one expand point can do, ascending."""
    found: list[int] = []
    add(found, state, seat, posts(state, seat))
    return found


def add(found: list[int], state: State, seat: int, regions: list[int]) -> None:
    """The same, behind what is found already, of a seat with warriors in these regions."""
    add_placings(found, state, seat)
    add_moves(found, state, regions)


def add_placings(found: list[int], state: State, seat: int) -> None:
    """Every region with an own city, if there is a warrior in the reserves."""
    if state.reserves[seat]:
        for region, owner in enumerate(state.city):
            if owner == seat:
                found.append(codes.PLACE | region)


def posts(state: State, seat: int) -> list[int]:
    """The regions with a warrior of the seat, ascending."""
    found, players, warriors, at = list[int](), state.players, state.warriors, seat
    end = len(warriors)
    while at < end:
        if warriors[at]:
            found.append(at // players)
        at += players
    return found


def add_moves(found: list[int], state: State, regions: list[int]) -> None:
    """Every way of a warrior of these regions over one border."""
    moves = state.land.moves
    for region in regions:
        found += moves[region]


def place(state: State, seat: int, region: int) -> None:
    state.reserves[seat] -= 1
    state.warriors[region * state.players + seat] += 1
    state.stirred |= vases.OF_WARRIORS
    if state.events is not None:
        state.events.append(events.WarriorPlaced(seat, state.land.number[region]))


def march(state: State, seat: int, argument: int, coins: int = 0) -> None:
    region, to = argument >> 4, argument & 15
    state.coins[seat] -= coins
    state.warriors[region * state.players + seat] -= 1
    state.warriors[to * state.players + seat] += 1
    state.stirred |= vases.OF_WARRIORS
    if state.events is not None:
        number = state.land.number
        state.events.append(events.WarriorMoved(seat, number[region], number[to], coins))


def refuse_place(state: State, seat: int, move: Place) -> Refusal | None:
    fault = no_such_region(state, move.region)
    if fault is not None:
        return fault
    if state.city[state.land.index[move.region]] != seat:
        return no_own_city(move.region, "M5.4")
    return None if state.reserves[seat] else no_reserves()


def refuse_march(state: State, seat: int, move: March | Escort, rule: str = "M5.4") -> Refusal | None:
    fault = no_such_region(state, move.region) or no_such_region(state, move.to)
    fault = fault or no_warrior_there(state, seat, move.region, rule)
    if fault is not None:
        return fault
    if state.land.index[move.to] not in state.land.next[state.land.index[move.region]]:
        text = "regions {region} and {to} have no border in common"
        return refusal("no-border", "M5.4", text, region=move.region, to=move.to)
    return None


def no_own_city(region: int, rule: str) -> Refusal:
    return refusal("no-own-city", rule, "you have no city in region {region}", region=region)


def no_reserves() -> Refusal:
    return refusal("no-reserves", "M5.4", "you have no warrior in your reserves")
