"""Moves that change so little that only what they change need be judged: the table is not copied for them."""

from __future__ import annotations

from labrys.bots.greedy.minos.regions import regions_worth
from labrys.bots.greedy.minos.standing import cards_worth, goods_worth, purse_worth, vases_worth
from labrys.bots.greedy.minos.ventures import Ventures
from labrys.games.minos import decisions as d
from labrys.games.minos import effects as fx
from labrys.games.minos.kit import PACK
from labrys.games.minos.rules.prepare import TOP_OF
from labrys.games.minos.state import State


def drawn(state: State, prices: Ventures, argument: int, due: d.Decision) -> float:
    """A card of the offer or of a deck comes to the hand (M5.1)."""
    # What an effect promised is used up by it.
    promise = prices.gains[fx.CARD] if due[0] == d.DRAW else prices.gains[fx.WILD] if due[0] == d.WILD else 0.0
    if argument >= TOP_OF:
        return prices.gains[fx.AGE2_CARD if argument > TOP_OF and state.round < 3 else fx.DECK_CARD] - promise
    seat, hand, points = prices.seat, state.hand[prices.seat], state.points
    before = cards_worth(state, prices) + purse_worth(state, prices)
    state.hand[seat] |= 1 << argument
    if due[0] == d.TURN:
        state.points -= 1
    gain = cards_worth(state, prices) + purse_worth(state, prices) - before
    state.hand[seat], state.points = hand, points
    return gain - promise


def bought(state: State, prices: Ventures, good: int) -> float:
    """A temporary good for a coin (M6.2)."""
    seat, price = prices.seat, state.kit.components.costs.market
    before = goods_worth(state, prices) + purse_worth(state, prices)
    state.temps[seat] += 1 << PACK * good
    state.coins[seat] -= price
    gain = goods_worth(state, prices) + purse_worth(state, prices) - before
    state.temps[seat] -= 1 << PACK * good
    state.coins[seat] += price
    return gain


def marched(state: State, prices: Ventures, argument: int) -> float:
    """A warrior goes to a region beside its own for a coin (M6.1)."""
    seat, players, price = prices.seat, state.players, state.kit.components.costs.march
    start, end = (argument >> 4) * players + seat, (argument & 15) * players + seat
    before = regions_worth(state, prices) + vases_worth(state, prices) + purse_worth(state, prices)
    state.warriors[start] -= 1
    state.warriors[end] += 1
    state.coins[seat] -= price
    gain = regions_worth(state, prices) + vases_worth(state, prices) + purse_worth(state, prices) - before
    state.warriors[start] += 1
    state.warriors[end] -= 1
    state.coins[seat] += price
    return gain
