"""The decisions besides turn and draft: what each answer is worth, in points."""

from __future__ import annotations

from typing import Final

from labrys.bots.search.minos.acts import KIND, Acts
from labrys.bots.search.minos.prices import Prices
from labrys.games.minos import codes
from labrys.games.minos import decisions as d
from labrys.games.minos import effects as fx
from labrys.games.minos.components import GOODS
from labrys.games.minos.nodes import NO_EFFECT
from labrys.games.minos.state import State

ABILITIES: Final = {"decrees": 11.0, "goods": 8.5, "builder": 10.5, "groups": 8.0, "exchange": 8.5}
"""What the abilities have been worth in games."""
RETRIEVED: Final = (0.0, 3.0, 3.0, 1.0, 2.0)
"""By section: of equal dice first the one that brings coins or cards, then warriors, then what costs something."""


def answer_worth(acts: Acts, due: d.Decision, code: int) -> float:
    """What an answer betters the table, against declining."""
    prices, kind, argument = acts.prices, due[0], code & codes.ARGUMENT
    if code == codes.DONE:
        return 0.02
    if kind == d.EFFECTS or kind == d.EITHER or kind == d.ROUTE or kind == d.BONUS_TILE:
        return prices.worth(_effect(prices, due, code)) + 0.05
    if kind == d.CONVERT:
        return prices.profit(due[1]) if code == codes.CONVERT else -1.0
    if kind == d.DISCARD:
        return -prices.in_hand(argument)
    if kind == d.TRACK or kind == d.GROUPS:
        return prices.step(argument)
    if kind == d.TEMP:
        return acts.temp(argument)
    if kind == d.GOOD:
        return acts.good(argument)
    if kind == d.PALACE:
        return palace_worth(prices, argument, bool(due[2])) if code & KIND == codes.PALACE else -1.0
    if kind == d.FIGHT:
        return acts.fought(argument) + acts.realm.less()[argument] if code & KIND == codes.BATTLE else -1.0
    if kind == d.RETRIEVE:
        section, at = argument >> 2, argument & 3
        gain = prices.worth(prices.lore.gains[prices.state.players][section][at])
        return 0.1 * gain - RETRIEVED[section]
    if codes.DRAW <= code & KIND <= codes.MOVE:
        return acts.gain(code, kind != d.WILD and kind != d.DRAW and bool(due[2]))
    return -1.0


def _effect(prices: Prices, due: d.Decision, code: int) -> int:
    """The effect that an answer takes."""
    kit, state, argument = prices.kit, prices.state, code & codes.ARGUMENT
    if due[0] == d.EFFECTS:
        return kit.instants[due[1]][argument & 7] if code & KIND == codes.TAKE else NO_EFFECT
    if due[0] == d.EITHER:
        return kit.inner[due[1]][argument]
    if due[0] == d.BONUS_TILE:
        return kit.bonus_gain[argument]
    return kit.route_income[state.routes[argument]][state.ships[prices.seat * 3 + argument] - 1]


def palace_worth(prices: Prices, card: int, free: bool) -> float:
    """What a card gains by going into the palace now."""
    in_palace, to_palace, _, _ = prices.card(card)
    # Traits that trigger only when the dice of this round are retrieved do not any more at the income.
    if prices.state.area[prices.seat] >> card & 1:
        later = prices.scales.area * 0.6 * max(0.0, to_palace - 1.0) if prices.incomes > 1 else 0.0
        return in_palace - 1.0 - later + _vase(prices, card)
    lost = 0 if free else prices.kit.card_vp[card]
    return in_palace - lost - prices.in_hand(card) + _vase(prices, card)


def _vase(prices: Prices, card: int) -> float:
    if not prices.open_vases:
        return 0.0
    palace = prices.state.palace[prices.seat]
    same = (palace & prices.kit.triggered[prices.kit.card_trigger[card]]).bit_count()
    return prices.vase_gain("palace", palace.bit_count(), 10) + prices.vase_gain("triggers", same, 3)


def opening_worth(prices: Prices, due: d.Decision, code: int) -> float:
    """Of the choices of the set-up (M3.7, M3.8)."""
    argument, kind = code & codes.ARGUMENT, due[0]
    if kind == d.PICK:
        return _pick(prices.state, prices, code)
    in_palace, to_palace, played, _ = prices.card(argument)
    if kind == d.BACK:
        return -max(played, 0.0) - 0.4 * (to_palace - prices.kit.card_vp[argument])
    return in_palace - prices.scales.hand * max(played, 0.0)


def _pick(state: State, prices: Prices, code: int) -> float:
    number = code & codes.ARGUMENT
    if code & KIND == codes.ABILITY:
        return ABILITIES.get(state.kit.ability_kind[number], 9.0) - 9.0
    card, gains = state.kit.components.starts[number], prices.gains
    start = state.land.index[card.region]
    worth: float = (
        card.vp + card.coins * prices.coin + card.weaponry * gains[fx.WEAPONRY] + prices.good(GOODS.index(card.good))
    )
    worth += len(card.temps) * gains[fx.TEMP] + (card.draw - card.back) * 1.2 + card.back * 0.4
    worth += (gains[fx.PLACE] if card.warrior else 0.0) + 0.2 * len(state.land.next[start])
    return worth + (0.5 if card.flag else 0.0) - 12.0
