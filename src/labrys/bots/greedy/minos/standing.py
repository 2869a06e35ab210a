"""What a table is worth to a seat: its points, those that are certain to come, and those that its engine promises."""

from __future__ import annotations

from labrys.bots.greedy.minos.promises import promised
from labrys.bots.greedy.minos.regions import regions_worth
from labrys.bots.greedy.minos.ventures import Ventures
from labrys.core.bitsets import bits
from labrys.games.minos import effects as fx
from labrys.games.minos.components import GOODS, WEALTH
from labrys.games.minos.kit import count_in
from labrys.games.minos.rules import vases
from labrys.games.minos.state import State

SOURCES = len(WEALTH)
ENOUGH = 3
"""Of more temporary goods than this not all will find a use."""


def standing(state: State, prices: Ventures) -> float:
    """All of it, in points."""
    seat = prices.seat
    return (
        regions_worth(state, prices)
        + sum(state.ledger[seat * SOURCES : (seat + 1) * SOURCES])
        + purse_worth(state, prices)
        + prices.income[state.income[seat]]
        + _tracks(state, prices)
        + goods_worth(state, prices)
        + _structures(state, prices)
        + cards_worth(state, prices)
        + vases_worth(state, prices)
        + _tiles(state, prices)
        + promised(state, prices)
    )


def _tiles(state: State, prices: Ventures) -> float:
    """Trade bonuses that have not been used."""
    held = state.held[prices.seat]
    return sum(0.9 * prices.worth(state.kit.bonus_gain[tile]) for tile in bits(held)) if held else 0.0


def purse_worth(state: State, prices: Ventures) -> float:
    """Coins and weaponry: what can be spent at their worth, the rest as leftovers."""
    seat, spare = prices.seat, prices.spare_weaponry
    coins, weaponry = state.coins[seat], state.weaponry[seat]
    useful = min(coins, 4 + 4 * prices.turns + (6 if state.points else 0))
    first = min(weaponry, 6) if prices.battles else 0
    second = min(weaponry - first, 6) if prices.battles else 0
    return (
        useful * prices.coin
        + (coins - useful) * prices.scales.left
        + first * prices.gains[fx.WEAPONRY]
        + second * (prices.gains[fx.WEAPONRY] + spare) / 2
        + (weaponry - first - second) * spare
    )


def _tracks(state: State, prices: Ventures) -> float:
    first, (influence, cultural, population) = prices.seat * 3, prices.tracks
    tracks = state.tracks
    return influence[tracks[first]] + cultural[tracks[first + 1]] + population[tracks[first + 2]]


def goods_worth(state: State, prices: Ventures) -> float:
    """Goods that lower costs again and again, temporary ones that do so once."""
    goods, temps, worth = state.goods[prices.seat], state.temps[prices.seat], 0.0
    known = prices.memo.get((goods, temps))
    if known is not None:
        return known
    spares = total = 0.0
    for good in range(len(GOODS)):
        worth += prices.goods[good][min(count_in(goods, good), 8)]
        spare = count_in(temps, good)
        if spare:
            total += spare
            spares += prices.temps[good] * (1.0, 1.6, 3.0)[min(spare, 3) - 1]
    if total > ENOUGH:
        spares *= (ENOUGH + (total - ENOUGH) / 2) / total
    worth += spares
    prices.memo[goods, temps] = worth
    return worth


def _structures(state: State, prices: Ventures) -> float:
    """Cities, farms, ships and their incomes."""
    seat = prices.seat
    ships = tuple(state.ships[seat * 3 : seat * 3 + 3])
    key = (state.farm.count(seat), state.city.count(seat), state.tower.count(seat), ships)
    known = prices.memo.get(key)
    if known is None:
        known = prices.memo[key] = _structures_worth(prices, *key)
    return known


def _structures_worth(prices: Ventures, farms: int, cities: int, towers: int, spaces: tuple[int, ...]) -> float:
    board = prices.kit.components.board
    opening = prices.scales.structure * min(1.0, prices.turns / 4)
    worth = sum(board.city_points[:cities]) + 0.8 * cities * opening
    if farms:
        worth += board.farm_points[farms - 1] * prices.harvests
    worth += 0.25 * farms * min(1.0, prices.turns / 4)
    ships = 0
    for at, space in enumerate(spaces):
        if space:
            worth += board.ship_points[ships] + prices.ship(at, space)
            ships += 1
    worth += ships * prices.scales.vessel * min(1.0, prices.turns / 12)
    # A tower opens the way past a gate to one more ship.
    return worth + (0.7 * min(towers, ships) + 0.3 * towers) * opening


def cards_worth(state: State, prices: Ventures) -> float:
    """The palace; the player area and the hand as far as they will get there or be played."""
    seat, card = prices.seat, prices.card
    key = (state.palace[seat], state.area[seat], state.hand[seat], state.tracks[seat * 3])
    known = prices.memo.get(key)
    if known is not None:
        return known
    worth = sum(card(one)[0] for one in bits(state.palace[seat]))
    scales, slots = prices.scales, prices.palace_slots(state)
    rising = [scales.area * (card(one)[1] - 1) for one in bits(state.area[seat])]
    worth += len(rising)
    hand = []
    for one in bits(state.hand[seat]):
        _, to_palace, played = card(one)
        hand.append(max(0.0, played))
        rising.append(scales.rising * (to_palace - state.kit.card_vp[one]))
    rising.sort(reverse=True)
    worth += sum(max(0.0, gain) for gain in rising[:slots])
    hand.sort(reverse=True)
    keep = scales.left if prices.turns < 2 else scales.kept
    for at, played in enumerate(hand):
        worth += keep + scales.hand * prices.plays(at) * played
    prices.memo[key] = worth
    return worth


def vases_worth(state: State, prices: Ventures) -> float:
    """Vases that would be claimed, and parts of those that are near."""
    worth, seat = 0.0, prices.seat
    for vase, prize, hope in prices.open_vases:
        have, needed = vases.standing(state, seat, vase)
        worth += prize if have >= needed else hope * (have / needed) ** 3
    return worth
