"""What the decisions that a seat still has before it are worth, judged roughly before they are made."""

from __future__ import annotations

from labrys.bots.greedy.minos.prices import Prices
from labrys.core.bitsets import bits
from labrys.games.minos import decisions as d
from labrys.games.minos import effects as fx
from labrys.games.minos.rules.progress import chosen, possible
from labrys.games.minos.state import State

_EACH = {
    d.RANDOM_GOOD: fx.RANDOM_GOOD, d.TEMP: fx.TEMP, d.GOOD: fx.GOOD, d.DRAW: fx.CARD, d.PLACE: fx.PLACE,
    d.MOVE: fx.MOVE, d.WILD: fx.WILD,
}  # fmt: skip
"""Decisions that come `a` times, by the gain that they are."""


def promised(state: State, prices: Prices) -> float:
    """Everything on the seat's stack."""
    return sum(_promise(state, prices, due) for due in state.agenda[prices.seat])


def _promise(state: State, prices: Prices, due: d.Decision) -> float:
    kind, a, b = due
    if kind in _EACH:
        return a * prices.gains[_EACH[kind]]
    match kind:
        case d.DECK:
            return b * prices.gains[fx.AGE2_CARD if a else fx.DECK_CARD]
        case d.EFFECTS:
            nodes = state.kit.instants[a]
            return sum(prices.worth(nodes[at]) for at in bits(b))
        case d.EITHER | d.CONVERT:
            return prices.worth(a)
        case d.DISCARD:
            return prices.worth(state.kit.inner[a][0]) - 0.45 * b
        case d.TRACK:
            return prices.best_step if a else 0.85 * prices.best_step
        case d.BUILD:
            return a * prices.gains[fx.BUILD_FREE if b else fx.BUILD]
        case d.PLAY:
            return a * prices.gains[fx.PLAY_FREE if b else fx.PLAY]
        case d.PALACE:
            return a * prices.gains[fx.PALACE_FREE if b else fx.PALACE] * 0.6
        case d.ROUTE:
            return prices.gain(fx.ROUTE_INCOME)
        case d.BONUS_TILE:
            tiles = bits(state.stock[2 * a + b])
            return 0.9 * max((prices.worth(state.kit.bonus_gain[tile]) for tile in tiles), default=0.0)
        case d.ITEMS:
            effect = state.kit.effects[a]
            return sum(prices.item(item) for item in effect.items[b:]) if isinstance(effect, fx.Gain) else 0.0
        case d.ADVANCING:
            return prices.step(a)
        case d.GROUPS:
            return _groups(state, prices, chosen(a))
    return 0.0


def _groups(state: State, prices: Prices, tracks: list[int]) -> float:
    """The advances chosen, and the best of those that may still be chosen besides."""
    best = 0.0
    for most in possible(state, prices.seat):
        left = [most[track] - tracks.count(track) for track in range(3)]
        if min(left) >= 0:
            best = max(best, sum(count * prices.step(track) for track, count in enumerate(left)))
    return best + sum(prices.step(track) for track in tracks)
