"""M13: what an effect does when it comes. The one place that resolves each kind of effect and each word of it.

An effect that needs a choice or chance puts a decision on its seat's stack, above what is left of it.
"""

from __future__ import annotations

from typing import Final

from labrys.games.minos import decisions as d
from labrys.games.minos import effects as fx
from labrys.games.minos import events
from labrys.games.minos.components import GOODS, TOP, TRACKS
from labrys.games.minos.kit import PACK, count_in
from labrys.games.minos.nodes import CONVERT, EITHER, GAIN, INSTEAD, NO_EFFECT
from labrys.games.minos.rules import vases
from labrys.games.minos.rules.count import counted, is_met, lowest_tracks
from labrys.games.minos.state import ROUTES, SOURCES, State

ANY_TRACK: Final = 0b111


def push(state: State, seat: int, kind: int, a: int = 0, b: int = 0) -> None:
    """A decision is due before everything else that the seat has to do."""
    state.agenda[seat] += ((kind, a, b),)


def pop(state: State, seat: int) -> None:
    """The decision that was due is done."""
    state.agenda[seat] = state.agenda[seat][:-1]


def swap(state: State, seat: int, kind: int, a: int = 0, b: int = 0) -> None:
    """Another decision takes the place of the one that was due."""
    pop(state, seat)
    push(state, seat, kind, a, b)


def count_down(state: State, seat: int, due: d.Decision) -> None:
    """One of the `a` things of a decision is done; the others are still due."""
    kind, left, b = due
    if left > 1:
        swap(state, seat, kind, left - 1, b)
    else:
        pop(state, seat)


def score(state: State, seat: int, source: int, points: int, name: str) -> None:
    """Points now, booked under their source."""
    state.ledger[seat * SOURCES + source] += points
    if state.events is not None:
        state.events.append(events.Gained(seat, "vp", points, name))


def earn(state: State, seat: int, coins: int, weaponry: int, name: str) -> None:
    """Coins and weaponry come to a seat."""
    state.coins[seat] += coins
    state.weaponry[seat] += weaponry
    if state.events is not None:
        for what, amount in (("coin", coins), ("weaponry", weaponry)):
            if amount:
                state.events.append(events.Gained(seat, what, amount, name))


def resolve(state: State, seat: int, node: int) -> None:
    """An effect comes into force for a seat."""
    if node == NO_EFFECT:
        return
    kit = state.kit
    kind = kit.effect_kind[node]
    if kind == GAIN:
        give(state, seat, node, 0)
    elif kind == EITHER:
        push(state, seat, d.EITHER, node)
    elif kind == CONVERT:
        push(state, seat, d.CONVERT, node)
    else:
        met = is_met(state, seat, kit.effect_condition[node])
        if kind == INSTEAD:
            resolve(state, seat, kit.inner[node][1 if met else 0])
        elif met:
            resolve(state, seat, kit.inner[node][0])


def begin(state: State, seat: int, node: int) -> None:
    """An effect comes into force because its seat has chosen it: everybody is told which."""
    if state.events is not None:
        state.events.append(events.Took(seat, state.kit.effect_names[node]))
    resolve(state, seat, node)


def give(state: State, seat: int, node: int, start: int) -> None:
    """The items of a gain from number `start` on. What is left after one that has to be asked about waits for it."""
    items = state.kit.effect_items[node]
    for at in range(start, len(items)):
        gain, amount, per = items[at]
        if per != fx.ONCE:
            amount *= counted(state, seat, per)
        if not amount:
            continue
        if gain in (fx.COIN, fx.WEAPONRY, fx.VP, fx.RESERVE, fx.INCOME):
            _give_flat(state, seat, gain, amount, node)
            continue
        if at + 1 < len(items):
            push(state, seat, d.ITEMS, node, at + 1)
        _ask(state, seat, gain, amount)
        return


def go_on(state: State, seat: int, due: d.Decision) -> None:
    """The rest of a gain whose earlier items are done."""
    pop(state, seat)
    give(state, seat, due[1], due[2])


# Items that leave nothing to choose.


def _give_flat(state: State, seat: int, gain: int, amount: int, node: int) -> None:
    if gain == fx.COIN:
        earn(state, seat, amount, 0, state.kit.effect_names[node])
    elif gain == fx.WEAPONRY:
        earn(state, seat, 0, amount, state.kit.effect_names[node])
    elif gain == fx.VP:
        score(state, seat, state.kit.effect_sources[node], amount, state.kit.effect_names[node])
    elif gain == fx.RESERVE:
        _reserve(state, seat, amount, node)
    else:
        _income(state, seat, amount, node)


def _reserve(state: State, seat: int, amount: int, node: int) -> None:
    """Warriors come from the supply, as many as it has (M7, ruling)."""
    amount = min(amount, state.supply[seat])
    state.supply[seat] -= amount
    state.reserves[seat] += amount
    if state.events is not None and amount:
        state.events.append(events.Gained(seat, "reserve", amount, state.kit.effect_names[node]))


def _income(state: State, seat: int, amount: int, node: int) -> None:
    """Steps past the end of the income track are lost (M7, ruling)."""
    amount = min(amount, state.kit.income_end - state.income[seat])
    state.income[seat] += amount
    state.stirred |= vases.OF_INCOME
    if state.events is not None and amount:
        state.events.append(events.Gained(seat, "income", amount, state.kit.effect_names[node]))


# Items that ask a seat or chance.

_ASKED: Final = {
    fx.TEMP: d.TEMP,
    fx.GOOD: d.GOOD,
    fx.RANDOM_GOOD: d.RANDOM_GOOD,
    fx.CARD: d.DRAW,
    fx.PLACE: d.PLACE,
    fx.MOVE: d.MOVE,
    fx.BUILD: d.BUILD,
    fx.BUILD_FREE: d.BUILD,
    fx.WILD: d.WILD,
    fx.PLAY: d.PLAY,
    fx.PLAY_FREE: d.PLAY,
    fx.PALACE: d.PALACE,
    fx.PALACE_FREE: d.PALACE,
}
"""The decision that a gain asks for, with how many there are of it."""


def _ask(state: State, seat: int, gain: int, amount: int) -> None:
    if gain in _ASKED:
        free = gain in (fx.BUILD_FREE, fx.PLAY_FREE, fx.PALACE_FREE)
        push(state, seat, _ASKED[gain], amount, 1 if free else 0)
    elif gain == fx.DECK_CARD:
        push(state, seat, d.DECK, 1 if state.round >= 3 else 0, amount)
    elif gain == fx.AGE2_CARD:
        push(state, seat, d.DECK, 1, amount)
    else:
        for _ in range(amount):
            _ask_once(state, seat, gain)


def _ask_once(state: State, seat: int, gain: int) -> None:
    """One of several that come one after the other."""
    if gain in (fx.INFLUENCE, fx.CULTURAL, fx.POPULATION):
        push(state, seat, d.ADVANCING, gain - fx.INFLUENCE)
    elif gain == fx.ANY_TRACK:
        push(state, seat, d.TRACK, ANY_TRACK)
    elif gain == fx.LOWEST_TRACK:
        # Which track is the lowest is seen when it is to advance (M13.2).
        push(state, seat, d.TRACK, 0)
    elif gain == fx.ROUTE_INCOME:
        push(state, seat, d.ROUTE)
    else:
        assert gain == fx.BONUS, fx.GAINS[gain]
        resolve(state, seat, state.kit.action_gain[state.bonus])


def advance(state: State, seat: int, due: d.Decision) -> None:
    """One space up on a track: its gain, or points past the top (M8)."""
    pop(state, seat)
    climb(state, seat, due[1])


def climb(state: State, seat: int, track: int) -> None:
    at = seat * 3 + track
    space = state.tracks[at] + 1
    if state.events is not None:
        state.events.append(events.Advanced(seat, TRACKS[track], space))
    if space > TOP:
        resolve(state, seat, state.kit.beyond)
        return
    state.tracks[at] = space
    state.stirred |= vases.OF_TRACKS
    resolve(state, seat, state.kit.track_gain[track][space])


def receive_good(state: State, seat: int, good: int, *, from_pile: bool) -> None:
    """A good arrives and lifts the income by how many of its type there are now (M7)."""
    state.goods[seat] += 1 << PACK * good
    state.stirred |= vases.OF_GOODS
    if state.events is not None:
        state.events.append(events.GoodGained(seat, GOODS[good], from_pile))
    owned = count_in(state.goods[seat], good)
    if owned <= len(state.kit.arrival):
        resolve(state, seat, state.kit.arrival[owned - 1])


def tracks_open(state: State, seat: int, allowed: int) -> list[int]:
    """The tracks among which a seat may choose: the allowed ones, or its lowest."""
    return [track for track in range(3) if allowed >> track & 1] if allowed else lowest_tracks(state, seat)


def route_effects(state: State, seat: int) -> list[int]:
    """By route: the income of the space on which the seat's ship lies; NO_EFFECT without a ship."""
    kit, base = state.kit, seat * ROUTES
    return [
        kit.route_income[route][state.ships[base + at] - 1] if state.ships[base + at] else NO_EFFECT
        for at, route in enumerate(state.routes)
    ]
