"""What a seat could buy if it raised coins first: by discarding cards (M6.4) or by an exchange (M10)."""

from __future__ import annotations

from typing import Final

from labrys.bots.search.guide import Course
from labrys.bots.search.minos.acts import Acts
from labrys.core.bitsets import bits
from labrys.games.minos import codes
from labrys.games.minos import effects as fx
from labrys.games.minos.rules import build
from labrys.games.minos.state import NOBODY, NONE

MOST: Final = 5
"""More coins than this are never raised at once."""
DISCARDED: Final = 8
EXCHANGE: Final = 4
RATIO: Final = (2, 1, 1)
FOR_COINS: Final = 4096

Found = tuple[float, Course]
Ware = tuple[float, int, int, int]
"""What it betters the table, the coins that are missing, the move that buys it, and a card that must be kept."""


def raisings(acts: Acts, found: list[Found]) -> None:
    """Courses that end with something too dear now, with what they better the table."""
    state, seat, prices = acts.state, acts.seat, acts.prices
    hand = state.hand[seat].bit_count() if not state.extras & DISCARDED or state.discarding else 0
    weaponry = 0
    if prices.ability == EXCHANGE and not state.for_weaponry >> seat & 1:
        weaponry = state.weaponry[seat] // RATIO[prices.level]
    if not hand and not weaponry:
        return
    coins, most = state.coins[seat], min(MOST, max(hand, weaponry))
    wares: list[Ware] = []
    if state.kind == 1 or state.kind == NONE:
        for card in bits(prices.hand | state.offer):
            price = prices.card(card)[3]
            if coins < price <= coins + most:
                wares.append((acts.play(card, 0, False), price - coins, codes.PLAY | card << 2, card))
    if state.kind == 2 or state.kind == NONE:
        _structures(acts, coins, most, wares)
    if wares:
        _pay(acts, wares, bool(hand), weaponry, found)


def _pay(acts: Acts, wares: list[Ware], discards: bool, weaponry: int, found: list[Found]) -> None:
    """By an exchange, or with the cards of least worth."""
    prices = acts.prices
    junk: list[tuple[float, int]] = []
    if discards:
        for card in bits(prices.hand):
            junk.append((prices.in_hand(card), card))
        junk.sort()
    for gain, need, code, kept in wares:
        if gain <= 0.0:
            continue
        if need <= weaponry:
            have = acts.state.weaponry[acts.seat]
            cost = prices.arms(have) - prices.arms(have - need * RATIO[prices.level]) - need * prices.coin
            found.append((gain - cost, (codes.EXCHANGE | FOR_COINS | need, code)))
        course: list[int] = []
        spent = 0.0
        for worth, card in junk:
            if card != kept and len(course) < need:
                course.append(codes.DISCARD | card)
                spent += worth - prices.coin
        if len(course) == need:
            course.append(code)
            found.append((gain - spent, tuple(course)))


def _structures(acts: Acts, coins: int, most: int, wares: list[Ware]) -> None:
    state, seat, prices = acts.state, acts.seat, acts.prices
    city, tower = build.city_cost(state, seat), build.tower_cost(state, seat)
    if city is not None and coins < city <= coins + most:
        best, where = 0.0, -1
        for region in range(state.land.size):
            if state.city[region] == NOBODY and state.warriors[region * state.players + seat]:
                gain = acts.city(region, 0, False)
                if gain > best:
                    best, where = gain, region
        if where >= 0:
            wares.append((best, city - coins, codes.CITY | where << 4, -1))
    if tower is not None and coins < tower <= coins + most:
        for region, owner in enumerate(state.city):
            if owner == seat and state.tower[region] == NOBODY:
                wares.append((acts.tower(0, False), tower - coins, codes.TOWER | region << 4, -1))
                break
    hull = build.ship_cost(state, seat) if prices.ships < prices.cities else None
    for at in range(3):
        space = state.ships[seat * 3 + at]
        if not space:
            if hull is not None:
                cost = hull + build.space_cost(state, seat, at, 1)
                if coins < cost <= coins + most:
                    wares.append((acts.ship(at, 0, 0, False), cost - coins, codes.SHIP | at << 8, -1))
        elif space < len(prices.kit.route_costs[state.routes[at]]) and build.may_pass(state, seat, at):
            cost = build.space_cost(state, seat, at, space + 1)
            if coins < cost <= coins + most:
                wares.append((acts.sail(at, 0, False), cost - coins, codes.SAIL | at << 4, -1))


def arming(acts: Acts, region: int, found: list[Found]) -> None:
    """A battle that coins make possible, for who may exchange them (M10)."""
    state, seat, prices = acts.state, acts.seat, acts.prices
    if prices.ability != EXCHANGE or state.for_coins >> seat & 1 or not state.people[region]:
        return
    need = prices.kit.people_price[state.people[region][-1]] - state.weaponry[seat]
    coins = need * RATIO[prices.level]
    if need > 0 and coins <= state.coins[seat]:
        # Instead of weaponry, coins are spent.
        saved = need * prices.gains[fx.WEAPONRY] - coins * prices.coin
        found.append((acts.fought(region) + saved, (codes.EXCHANGE | need, codes.BATTLE | region)))
