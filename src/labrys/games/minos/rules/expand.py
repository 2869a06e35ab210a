"""M5.4, M13.2: placing warriors from the reserves and moving them on the map."""

from __future__ import annotations

from labrys.core.refusal import Refusal, refusal
from labrys.games.minos import codes, events
from labrys.games.minos.moves import Escort, March, Place
from labrys.games.minos.state import State


def placings(state: State, seat: int) -> list[int]:
    """Every region with an own city, if there is a warrior in the reserves."""
    if not state.reserves[seat]:
        return []
    return [codes.PLACE | region for region, owner in enumerate(state.city) if owner == seat]


def marches(state: State, seat: int, code: int = codes.MOVE) -> list[int]:
    """Every way of one warrior over one border."""
    players, warriors = state.players, state.warriors
    return [
        code | region << 4 | to
        for region, borders in enumerate(state.land.next)
        if warriors[region * players + seat]
        for to in borders
    ]


def place(state: State, seat: int, region: int) -> None:
    state.reserves[seat] -= 1
    state.warriors[region * state.players + seat] += 1
    if state.events is not None:
        state.events.append(events.WarriorPlaced(seat, state.land.number[region]))


def march(state: State, seat: int, argument: int, coins: int = 0) -> None:
    region, to = argument >> 4, argument & 15
    state.coins[seat] -= coins
    state.warriors[region * state.players + seat] -= 1
    state.warriors[to * state.players + seat] += 1
    if state.events is not None:
        number = state.land.number
        state.events.append(events.WarriorMoved(seat, number[region], number[to], coins))


def refuse_place(state: State, seat: int, move: Place) -> Refusal | None:
    fault = no_such_region(state, move.region)
    if fault is not None:
        return fault
    if not state.reserves[seat]:
        return refusal("no-reserves", "M5.4", "you have no warrior in your reserves")
    if state.city[state.land.index[move.region]] != seat:
        return refusal("no-own-city", "M5.4", "you have no city in region {region}", region=move.region)
    return None


def refuse_march(state: State, seat: int, move: March | Escort) -> Refusal | None:
    fault = no_such_region(state, move.region) or no_such_region(state, move.to)
    if fault is not None:
        return fault
    region, to = state.land.index[move.region], state.land.index[move.to]
    if not state.warriors[region * state.players + seat]:
        return refusal("no-warrior-there", "M5.4", "you have no warrior in region {region}", region=move.region)
    if to not in state.land.next[region]:
        text = "regions {region} and {to} have no border in common"
        return refusal("not-adjacent", "M5.4", text, region=move.region, to=move.to)
    return None


def no_such_region(state: State, number: int) -> Refusal | None:
    """Whether a printed number is that of a region of this map."""
    if number in state.land.index:
        return None
    text = "there is no region {region} on the map for {players} players"
    return refusal("no-such-region", "M15", text, region=number, players=state.players)
