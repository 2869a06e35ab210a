"""The choices of the set-up: starting card and ability, cards to keep, the first card of the palace."""

from __future__ import annotations

import random
from typing import Final

from labrys.bots.greedy.minos.prices import Prices
from labrys.games.minos import codes
from labrys.games.minos import effects as fx
from labrys.games.minos.components import GOODS
from labrys.games.minos.state import State

ABILITIES: Final = {"decrees": 11.0, "goods": 8.5, "builder": 10.5, "groups": 8.0, "exchange": 8.5}
"""What the abilities have been worth in games between players like this one."""


def best_pick(state: State, prices: Prices, allowed: list[int], rng: random.Random) -> int:
    """What is most above the others of its kind: everybody gets one of each kind in the end (M3.7)."""
    worths = {code: pick_worth(state, prices, code) for code in allowed}

    def lead(code: int) -> tuple[float, float]:
        kind = code & ~codes.ARGUMENT
        others = [worth for other, worth in worths.items() if other != code and other & ~codes.ARGUMENT == kind]
        return worths[code] - (sum(others) / len(others) if others else worths[code]), rng.random()

    return max(allowed, key=lead)


def pick_worth(state: State, prices: Prices, code: int) -> float:
    """Of a starting card or an ability (M3.7)."""
    number = code & codes.ARGUMENT
    if code & ~codes.ARGUMENT == codes.ABILITY:
        return ABILITIES.get(state.kit.ability_kind[number], 9.0)
    card, gains = state.kit.components.starts[number], prices.gains
    good = prices.goods[GOODS.index(card.good)][1]
    start = state.land.index[card.region]
    return (
        card.vp
        + card.coins * prices.coin
        + card.weaponry * gains[fx.WEAPONRY]
        + len(card.temps) * gains[fx.TEMP]
        + (card.draw - card.back) * 1.2
        + card.back * 0.4
        + good
        + (gains[fx.PLACE] if card.warrior else 0)
        + 0.2 * len(state.land.next[start])
        + (0.5 if card.flag else 0.0)
    )


def keep_worth(prices: Prices, code: int) -> float:
    """What a card of the first hand is good for: to be played, or for its trait."""
    _, to_palace, played = prices.card(code & codes.ARGUMENT)
    trait = to_palace - prices.kit.card_vp[code & codes.ARGUMENT]
    return max(played, 0.0) + 0.4 * trait


def found_worth(prices: Prices, code: int) -> float:
    """As the first card of the palace: its trait and its points, against what it would bring if played."""
    in_palace, _, played = prices.card(code & codes.ARGUMENT)
    return in_palace - prices.scales.hand * max(played, 0.0)
