"""M4.4, M13: whether what is due to a seat would do anything now, so that only that is offered."""

from __future__ import annotations

from collections.abc import Callable

from labrys.games.minos import effects as fx
from labrys.games.minos.kit import NO_EFFECT
from labrys.games.minos.rules import build, develop, expand
from labrys.games.minos.rules.cards import active_age
from labrys.games.minos.rules.count import counted, is_met, on_map
from labrys.games.minos.rules.gain import route_effects
from labrys.games.minos.rules.palace import candidates
from labrys.games.minos.state import State


def is_possible(state: State, seat: int, node: int) -> bool:
    """Whether an effect would do anything for a seat now."""
    if node == NO_EFFECT:
        return False
    effect, inner = state.kit.effects[node], state.kit.inner[node]
    match effect:
        case fx.Gain(items):
            return any(_is_worth(state, seat, item) for item in items)
        case fx.Either():
            return any(is_possible(state, seat, one) for one in inner)
        case fx.Convert():
            return can_pay(state, seat, node) and is_possible(state, seat, inner[0])
        case fx.When(condition, _):
            return is_met(state, seat, condition) and is_possible(state, seat, inner[0])
        case fx.Instead(_, condition, _):
            return is_possible(state, seat, inner[1 if is_met(state, seat, condition) else 0])


def can_pay(state: State, seat: int, node: int) -> bool:
    """Whether a seat has what a conversion takes."""
    effect = state.kit.effects[node]
    assert isinstance(effect, fx.Convert)
    return (
        effect.coins <= state.coins[seat]
        and effect.weaponry <= state.weaponry[seat]
        and effect.discards <= state.hand[seat].bit_count()
    )


def _is_worth(state: State, seat: int, item: fx.Item) -> bool:
    if item.per != fx.ONCE and not counted(state, seat, item.per):
        return False
    worth = _WORTH.get(item.gain)
    return worth is None or bool(worth(state, seat))


def has_any_act(state: State, seat: int) -> bool:
    """Whether an action point of any kind could be used."""
    return bool(
        state.offer
        or state.deck[active_age(state)]
        or expand.placings(state, seat)
        or expand.marches(state, seat)
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
