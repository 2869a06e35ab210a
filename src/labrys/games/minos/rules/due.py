"""M4.4, M13: whether what is due to a seat would do anything now, so that only that is offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from labrys.core.refusal import Refusal, refusal
from labrys.games.minos import effects as fx
from labrys.games.minos.nodes import CONVERT, EITHER, GAIN, NO_EFFECT, WHEN
from labrys.games.minos.rules import build, develop, expand
from labrys.games.minos.rules.cards import active_age
from labrys.games.minos.rules.count import counted, is_met, on_map, standing
from labrys.games.minos.rules.gain import route_effects
from labrys.games.minos.rules.palace import candidates
from labrys.games.minos.rules.prepare import deck_empty
from labrys.games.minos.state import State, vp


def is_possible(state: State, seat: int, node: int) -> bool:
    """Whether an effect would do anything for a seat now."""
    if node == NO_EFFECT:
        return False
    kit = state.kit
    kind, inner = kit.effect_kind[node], kit.inner[node]
    if kind == GAIN:
        for gain, _, per in kit.effect_items[node]:
            if (per == fx.ONCE or counted(state, seat, per)) and _is_worth(state, seat, gain):
                return True
        return False
    if kind == EITHER:
        return any(is_possible(state, seat, one) for one in inner)
    if kind == CONVERT:
        return can_pay(state, seat, node) and is_possible(state, seat, inner[0])
    met = is_met(state, seat, kit.effect_condition[node])
    if kind == WHEN:
        return met and is_possible(state, seat, inner[0])
    return is_possible(state, seat, inner[1 if met else 0])


def can_pay(state: State, seat: int, node: int) -> bool:
    """Whether a seat has what a conversion takes."""
    coins, weaponry, discards = state.kit.effect_price[node]
    return coins <= state.coins[seat] and weaponry <= state.weaponry[seat] and discards <= state.hand[seat].bit_count()


def _is_worth(state: State, seat: int, gain: int) -> bool:
    worth = _BY_GAIN[gain]
    return worth is None or bool(worth(state, seat))


def has_any_act(state: State, seat: int) -> bool:
    """Whether an action point of any kind could be used."""
    return bool(
        state.offer
        or state.deck[active_age(state)]
        or expand.legal(state, seat)
        or build.legal(state, seat)
        or develop.legal(state, seat)
    )


_WORTH: dict[int, Callable[[State, int], object]] = {
    fx.GOOD: lambda state, seat: state.stacks,
    fx.RANDOM_GOOD: lambda state, seat: state.pile,
    fx.CARD: lambda state, seat: state.offer or state.deck[active_age(state)],
    fx.DECK_CARD: lambda state, seat: state.deck[active_age(state)],
    fx.AGE2_CARD: lambda state, seat: state.deck[1],
    fx.PLACE: lambda state, seat: state.reserves[seat],
    fx.MOVE: on_map,
    fx.BUILD: build.legal,
    fx.BUILD_FREE: lambda state, seat: build.legal(state, seat, free=True),
    fx.PLAY: develop.legal,
    fx.PLAY_FREE: lambda state, seat: develop.legal(state, seat, free=True),
    fx.WILD: has_any_act,
    fx.PALACE: lambda state, seat: candidates(state, seat, free=False),
    fx.PALACE_FREE: lambda state, seat: candidates(state, seat, free=True),
    fx.ROUTE_INCOME: lambda state, seat: any(is_possible(state, seat, one) for one in route_effects(state, seat)),
    fx.RESERVE: lambda state, seat: state.supply[seat],
    fx.INCOME: lambda state, seat: state.income[seat] < state.kit.income_end,
    fx.BONUS: lambda state, seat: is_possible(state, seat, state.kit.action_gain[state.bonus]),
}
"""What a gain needs to be worth anything; the others always are."""
_BY_GAIN: Final = tuple(_WORTH.get(gain) for gain in range(len(fx.GAINS)))


def refuse_effect(state: State, seat: int, node: int) -> Refusal | None:
    """Why an effect would do nothing for a seat now; of several reasons the first. None if it would do something."""
    if is_possible(state, seat, node):
        return None
    effect, inner = state.kit.effects[node], state.kit.inner[node]
    match effect:
        case fx.Gain(items):
            return _refuse_item(state, seat, items[0])
        case fx.Either():
            return refuse_effect(state, seat, inner[0])
        case fx.Convert(coins, weaponry, discards):
            if can_pay(state, seat, node):
                return refuse_effect(state, seat, inner[0])
            text = (
                "it takes {coins:coin}, {weaponry} weaponry and {discards:card}; "
                "you have {purse:coin}, {arms} weaponry and {hand:card}"
            )
            purse, arms, hand = state.coins[seat], state.weaponry[seat], state.hand[seat].bit_count()
            return refusal(
                "price-unpaid", "M13", text,
                coins=coins, weaponry=weaponry, discards=discards, purse=purse, arms=arms, hand=hand,
            )  # fmt: skip
        case fx.When(condition, _):
            have, needed = standing(state, seat, condition)
            if have >= needed:
                return refuse_effect(state, seat, inner[0])
            # The word of a condition stands before or behind its number.
            what = fx.CONDITIONS[condition].replace(str(needed), "").strip()
            text = "its condition is {what}, {needed} or more; you have {have}"
            return refusal("condition-unmet", "M13", text, what=what, needed=needed, have=have)
        case fx.Instead(_, condition, _):
            return refuse_effect(state, seat, inner[1 if is_met(state, seat, condition) else 0])


def _refuse_item(state: State, seat: int, item: fx.Item) -> Refusal | None:
    """Why a gain is worth nothing now."""
    if item.per != fx.ONCE and not counted(state, seat, item.per):
        text = "it counts {what}, and you have 0 of that"
        return refusal("counts-nothing", "M13", text, what=fx.COUNTS[item.per])
    return _WORTHLESS[item.gain](state, seat)


def _no_build(state: State, seat: int) -> Refusal:
    text = "there is nothing that you could build now with {coins:coin}"
    return refusal("nothing-to-build", "M5.3", text, coins=state.coins[seat])


def _no_play(state: State, seat: int) -> Refusal:
    text = "with {coins:coin} you can play none of {hand:card} in your hand and {offer} in the offer"
    hand, offer = state.hand[seat].bit_count(), state.offer.bit_count()
    return refusal("nothing-to-play", "M5.2", text, coins=state.coins[seat], hand=hand, offer=offer)


def _no_palace(state: State, seat: int) -> Refusal:
    text = "you have no card for the palace: none in your player area, none in your hand for your {points:point}"
    return refusal("nothing-for-palace", "M9", text, points=vp(state, seat))


_WORTHLESS: dict[int, Callable[[State, int], Refusal | None]] = {
    fx.GOOD: lambda state, seat: refusal("no-stack-left", "M7", "no good of any type lies face up any more"),
    fx.RANDOM_GOOD: lambda state, seat: refusal("no-pile-left", "M7", "the face-down pile of goods is empty"),
    fx.CARD: lambda state, seat: refusal("no-cards-left", "M5.1", "the offer and the active deck are empty"),
    fx.DECK_CARD: lambda state, seat: deck_empty(active_age(state)),
    fx.AGE2_CARD: lambda state, seat: deck_empty(1),
    fx.PLACE: lambda state, seat: expand.no_reserves(),
    fx.MOVE: lambda state, seat: refusal("nobody-on-map", "M13.2", "you have no warrior on the map"),
    fx.BUILD: _no_build,
    fx.BUILD_FREE: _no_build,
    fx.PLAY: _no_play,
    fx.PLAY_FREE: _no_play,
    fx.WILD: lambda state, seat: refusal("no-act-left", "M5.5", "there is nothing that an action point could do now"),
    fx.PALACE: _no_palace,
    fx.PALACE_FREE: _no_palace,
    fx.ROUTE_INCOME: lambda state, seat: refusal("no-route-pays", "M13", "none of your ships brings any income now"),
    fx.RESERVE: lambda state, seat: refusal("no-supply", "M7", "you have no warrior left in your supply"),
    fx.INCOME: lambda state, seat: refusal("income-at-end", "M7", "your income is at the end of its track"),
    fx.BONUS: lambda state, seat: refuse_effect(state, seat, state.kit.action_gain[state.bonus]),
}
"""What is said of a gain that is worth nothing: those that can be."""
