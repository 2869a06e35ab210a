"""What a seat could buy if it raised coins, or weaponry, first: by discarding cards (M6.4) or by an exchange (M10)."""

from __future__ import annotations

from collections.abc import Callable

from labrys.bots.greedy.minos.ventures import Ventures
from labrys.core.bitsets import bits
from labrys.games.minos import codes
from labrys.games.minos import decisions as d
from labrys.games.minos.rules import ability, build, develop, extra
from labrys.games.minos.state import NONE, State

DEVELOP, BUILD = 1, 2
MOST = 7
"""More than this is never raised at once."""
FOR_COINS = 4096
"""The bit of an exchange that gains coins."""
_KEEP = ~codes.ARGUMENT
_BUILDS = (codes.CITY, codes.TOWER, codes.SHIP, codes.SAIL)

Judge = Callable[[State, Ventures], float]
Follow = Callable[[State, int, int], None]


def best_raising(
    state: State, prices: Ventures, allowed: list[int], before: float, judge: Judge, follow: Follow
) -> list[tuple[float, int]]:
    """First moves towards something that is too dear now, with what it all would better the table."""
    found: list[tuple[float, int]] = []
    # The way back is closed right after an exchange (M10).
    exchanges = [code for code in allowed if code & _KEEP == codes.EXCHANGE]
    exchange = any(code & FOR_COINS for code in exchanges)
    kinds = bought_now(state, state.agenda[prices.seat][-1])
    if kinds:
        discards = any(code & _KEEP == codes.DISCARD for code in allowed)
        _coins(state, prices, kinds, discards, exchange, before, judge, follow, found)
    if any(not code & FOR_COINS for code in exchanges):
        _weaponry(state, prices, before, judge, follow, found)
    return found


def bought_now(state: State, due: d.Decision) -> tuple[int, ...]:
    """The kinds of points whose use costs coins and that are at hand."""
    kind, _, b = due
    if kind == d.TURN and state.points:
        return (DEVELOP, BUILD) if state.kind == NONE else (state.kind,) if state.kind in (DEVELOP, BUILD) else ()
    if kind == d.BUILD and not b:
        return (BUILD,)
    if kind == d.PLAY and not b:
        return (DEVELOP,)
    if kind == d.WILD:
        return (DEVELOP, BUILD) if not b else (b - 1,) if b - 1 in (DEVELOP, BUILD) else ()
    return ()


def _acts(state: State, seat: int, kinds: tuple[int, ...]) -> list[int]:
    found: list[int] = []
    if DEVELOP in kinds:
        found += develop.legal(state, seat)
    if BUILD in kinds:
        found += [code for code in build.legal(state, seat) if code & _KEEP in _BUILDS]
    return found


def _coins(
    state: State, prices: Ventures, kinds: tuple[int, ...], discards: bool, exchange: bool, before: float,
    judge: Judge, follow: Follow, found: list[tuple[float, int]],
) -> None:  # fmt: skip
    """What a few coins more would open, paid for in the cheapest way."""
    seat = prices.seat
    hand = sorted(bits(state.hand[seat]), key=lambda card: prices.card(card)[2]) if discards else []
    ratio = ability.RATIOS[ability.level(state, seat)]
    most = min(MOST, max(len(hand), state.weaponry[seat] // ratio if exchange else 0))
    if most <= 0:
        return
    rich = state.clone()
    rich.coins[seat] += most
    known = set(_acts(state, seat, kinds))
    dear = [code for code in _acts(rich, seat, kinds) if code not in known]
    for code in dear:
        need = _missing(rich, seat, code, most)
        if exchange and need * ratio <= state.weaponry[seat]:
            world = state.clone()
            world.coins[seat] += need
            world.weaponry[seat] -= need * ratio
            follow(world, seat, code)
            found.append((judge(world, prices) - before, codes.EXCHANGE | FOR_COINS | need))
        kept = code >> 2 & 255 if code & _KEEP == codes.PLAY else -1
        spare = [card for card in hand if card != kept][:need]
        if len(spare) == need and discards:
            world = state.clone()
            world.coins[seat] += need
            world.hand[seat] &= ~sum(1 << card for card in spare)
            follow(world, seat, code)
            found.append((judge(world, prices) - before, codes.DISCARD | spare[0]))


def _missing(rich: State, seat: int, code: int, most: int) -> int:
    """How many of the coins that were added the move takes."""
    kind, argument = code & _KEEP, code & codes.ARGUMENT
    costs = rich.kit.components.costs
    if kind == codes.PLAY:
        price = develop.price(rich, seat, argument >> 2, argument & 3)
    elif kind == codes.CITY:
        price = max(0, (build.city_cost(rich, seat) or 0) - costs.per_good * (argument & 15))
    elif kind == codes.TOWER:
        price = max(0, (build.tower_cost(rich, seat) or 0) - costs.per_good * (argument & 15))
    elif kind == codes.SHIP:
        route, wood, herbs = argument >> 8, argument >> 4 & 15, argument & 15
        price = max(0, (build.ship_cost(rich, seat) or 0) - costs.per_good * wood)
        price += max(0, build.space_cost(rich, seat, route, 1) - costs.per_herb * herbs)
    else:
        route, herbs = argument >> 4, argument & 15
        price = max(0, build.space_cost(rich, seat, route, rich.ships[seat * 3 + route] + 1) - costs.per_herb * herbs)
    return max(1, price - (rich.coins[seat] - most))


def _weaponry(
    state: State, prices: Ventures, before: float, judge: Judge, follow: Follow,
    found: list[tuple[float, int]],
) -> None:  # fmt: skip
    """Battles that coins would make possible."""
    seat, due = prices.seat, state.agenda[prices.seat][-1]
    if due[0] == d.FIGHT:
        fields = [due[1]]
    elif state.active == seat and due[0] in extra.OPEN_IN and not state.extras & extra.BATTLED:
        fields = [
            region
            for region, people in enumerate(state.people)
            if people and state.warriors[region * state.players + seat]
        ]
    else:
        return
    ratio = ability.RATIOS[ability.level(state, seat)]
    for region in fields:
        need = state.kit.people_price[state.people[region][-1]] - state.weaponry[seat]
        if need > 0 and need * ratio <= state.coins[seat]:
            world = state.clone()
            world.coins[seat] -= need * ratio
            world.weaponry[seat] += need
            follow(world, seat, codes.BATTLE | region)
            found.append((judge(world, prices) - before, codes.EXCHANGE | need))
