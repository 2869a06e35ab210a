"""What a table is worth to a seat: its points, those that are certain to come, and those that its engine promises."""

from __future__ import annotations

from labrys.bots.greedy.minos.promises import promised
from labrys.bots.greedy.minos.regions import regions_worth
from labrys.bots.greedy.minos.ventures import Ventures
from labrys.core.piles import bits
from labrys.games.minos import effects as fx
from labrys.games.minos.components import GOODS, WEALTH
from labrys.games.minos.kit import count_in
from labrys.games.minos.rules.count import dominance, presence
from labrys.games.minos.rules.vases import is_met
from labrys.games.minos.state import State

SOURCES = len(WEALTH)
GATE = 4
ENOUGH = 3
"""Of more temporary goods than this not all will find a use."""


def standing(state: State, prices: Ventures) -> float:
    """All of it, in points."""
    seat = prices.seat
    return (
        regions_worth(state, prices)
        + sum(state.ledger[seat * SOURCES : (seat + 1) * SOURCES])
        + _purse(state, prices)
        + prices.income[state.income[seat]]
        + _tracks(state, prices)
        + _goods(state, prices)
        + _structures(state, prices)
        + _cards(state, prices)
        + _vases(state, prices)
        + sum(0.9 * prices.worth(state.kit.bonus_gain[tile]) for tile in bits(state.held[seat]))
        + promised(state, prices)
    )


def _purse(state: State, prices: Ventures) -> float:
    """Coins and weaponry: what can be spent at their worth, the rest as leftovers."""
    seat, scales = prices.seat, prices.scales
    coins, weaponry = state.coins[seat], state.weaponry[seat]
    useful = min(coins, 4 + 4 * prices.turns + (6 if state.points else 0))
    first = min(weaponry, 6) if prices.battles else 0
    second = min(weaponry - first, 6) if prices.battles else 0
    return (
        useful * prices.coin
        + (coins - useful) * scales.left
        + first * prices.gains[fx.WEAPONRY]
        + second * (prices.gains[fx.WEAPONRY] + scales.left) / 2
        + (weaponry - first - second) * scales.left
    )


def _tracks(state: State, prices: Ventures) -> float:
    spaces = state.tracks[prices.seat * 3 : prices.seat * 3 + 3]
    return sum(worths[space] for worths, space in zip(prices.tracks, spaces, strict=True))


def _goods(state: State, prices: Ventures) -> float:
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
    seat, board = prices.seat, state.kit.components.board
    farms, cities, towers = state.farm.count(seat), state.city.count(seat), state.tower.count(seat)
    opening = prices.scales.structure * min(1.0, prices.turns / 4)
    worth = sum(board.city_points[:cities]) + 0.8 * cities * opening
    if farms:
        worth += board.farm_points[farms - 1] * prices.harvests
    worth += 0.25 * farms * min(1.0, prices.turns / 4)
    ships = past = 0
    for at, space in enumerate(state.ships[seat * 3 : seat * 3 + 3]):
        if space:
            worth += board.ship_points[ships] + prices.ship(at, space)
            ships, past = ships + 1, past + (space >= GATE)
    # A tower opens the way past a gate to one more ship.
    return worth + (0.7 * min(towers, ships) + 0.3 * towers) * opening


def _cards(state: State, prices: Ventures) -> float:
    """The palace; the player area and the hand as far as they will get there or be played."""
    seat, card = prices.seat, prices.card
    key = (state.palace[seat], state.area[seat], state.hand[seat], state.tracks[seat * 3])
    known = prices.memo.get(key)
    if known is not None:
        return known
    worth = sum(card(one)[0] for one in bits(state.palace[seat]))
    scales, slots = prices.scales, prices.palace_slots(state)
    rising = [card(one)[1] - 1 for one in bits(state.area[seat])]
    worth += len(rising)
    hand = []
    for one in bits(state.hand[seat]):
        _, to_palace, played = card(one)
        hand.append(max(0.0, played))
        rising.append(0.7 * (to_palace - state.kit.card_vp[one]))
    rising.sort(reverse=True)
    worth += scales.rising * sum(max(0.0, gain) for gain in rising[:slots])
    hand.sort(reverse=True)
    keep = scales.left if prices.turns < 2 else scales.kept
    for at, played in enumerate(hand):
        worth += keep + scales.hand * prices.plays(at) * played
    prices.memo[key] = worth
    return worth


def _vases(state: State, prices: Ventures) -> float:
    """Vases that would be claimed, and parts of those that are near."""
    worth, seat = 0.0, prices.seat
    slots = state.kit.components.vase_slots.slots[state.players]
    for at, vase in enumerate(state.vases):
        free = slots[state.vase_filled[at] :]
        if state.vase_by[at] >> seat & 1 or not free:
            continue
        if is_met(state, seat, vase):
            worth += free[0]
        else:
            share = _progress(state, seat, state.kit.components.vases[vase].condition)
            worth += prices.scales.vase * free[0] * share**3 * min(1.0, prices.turns / 6)
    return worth


def _progress(state: State, seat: int, condition: str) -> float:
    """How much of a vase's condition is done, from 0 to 1."""
    kit = state.kit
    match condition:
        case "influence" | "cultural" | "population":
            return state.tracks[seat * 3 + ("influence", "cultural", "population").index(condition)] / 8
        case "presence":
            return min(7, presence(state, seat)) / 7
        case "dominance":
            return min(5, dominance(state, seat)) / 5
        case "towers":
            return state.tower.count(seat) / 3
        case "ships":
            return sum(map(bool, state.ships[seat * 3 : seat * 3 + 3])) / 3
        case "ship-spaces":
            return min(6, sum(state.ships[seat * 3 : seat * 3 + 3])) / 6
        case "income":
            return state.income[seat] / kit.income_end
        case "palace":
            return min(10, state.palace[seat].bit_count()) / 10
        case "triggers":
            return max((state.palace[seat] & cards).bit_count() for cards in kit.triggered) / 3
        case "goods":
            return max(min(3, count_in(state.goods[seat], good)) for good in range(len(GOODS))) / 3
    return 0.0
