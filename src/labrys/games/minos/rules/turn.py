"""M4.4, M5: a turn of the action step: a die is retrieved, and all that comes of it is done in any order."""

from __future__ import annotations

from typing import Final

from labrys.core.bitsets import bits
from labrys.games.minos import codes, events
from labrys.games.minos import decisions as d
from labrys.games.minos.components import COLOURS, SECTIONS
from labrys.games.minos.nodes import NO_EFFECT
from labrys.games.minos.rules import build, develop, expand, extra, instants, prepare
from labrys.games.minos.rules.due import is_possible
from labrys.games.minos.rules.gain import begin, pop, swap
from labrys.games.minos.state import NOBODY, NONE, State

PREPARE: Final = 0
DEVELOP: Final = 1
BUILD: Final = 2
EXPAND: Final = 3
WILD: Final = 4
INSTANT: Final = 4096
"""Codes from here on take an instant effect of the card being played: the card times 8, and which."""


def die_name(colour: int, value: int) -> str:
    return f"{COLOURS[colour]}{value}"


def own_dice(state: State, seat: int) -> list[tuple[int, int, int]]:
    """The seat's dice that are not retrieved: value, section, space."""
    return [
        (die >> 5, section, at)
        for section, row in enumerate(state.rows)
        for at, die in enumerate(row)
        if die != NONE and die & 7 == seat
    ]


def triggered(state: State, seat: int, section: int, value: int) -> int:
    """The cards of the seat's palace whose trait a die of this value in this section triggers (M9)."""
    kit = state.kit
    return state.palace[seat] & (kit.triggered[section] | kit.triggered[5 + (value - 1) // 2])


class RetrieveDie:
    """Take back the highest die, one of them if several are equal (M4.4)."""

    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        highest, found = 0, list[int]()
        for section, row in enumerate(state.rows):
            for at, die in enumerate(row):
                if die != NONE and die & 7 == seat and die >> 5 >= highest:
                    if die >> 5 > highest:
                        highest = die >> 5
                        found.clear()
                    found.append(codes.RETRIEVE | section << 2 | at)
        return found

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        argument = code & codes.ARGUMENT
        section, at = argument >> 2, argument & 3
        row = list(state.rows[section])
        die, row[at] = row[at], NONE
        state.rows[section] = tuple(row)
        value = die >> 5
        swap(state, seat, d.TURN)
        points, gain, age2 = state.kit.spaces[state.players][section][at]
        state.active, state.points = seat, points
        state.kind = NONE if section == WILD else section
        state.space = gain
        state.age2_point = age2 if state.round < 3 else 0
        state.traits = triggered(state, seat, section, value)
        state.extras, state.fresh, state.discarding = 0, 1, 0
        if state.events is not None:
            name = die_name(die >> 3 & 3, value)
            state.events.append(events.DieRetrieved(seat, name, SECTIONS[section], at + 1))


def is_left(state: State) -> bool:
    """Whether the turn still holds points, a benefit or traits, used or not."""
    return bool(state.points or state.traits or state.space != NO_EFFECT)


def goes_on(state: State, seat: int) -> bool:
    """Whether one look tells that the turn is not over: something is left, or an extra action that costs nothing."""
    return is_left(state) or extra.has_free(state, seat)


def flat_dues(state: State) -> list[int]:
    """The effects due in this turn that leave nothing to choose: their codes."""
    kit = state.kit
    found = [codes.TAKE] if state.space != NO_EFFECT and kit.is_flat[state.space] else []
    for card in kit.cards_of(state.traits):
        if kit.is_flat[kit.traits[card]]:
            found.append(codes.TAKE | 1 + card)
    return found


def _add_traits(found: list[int], state: State, seat: int) -> None:
    """The traits that would do anything now; and all effects at once that leave no choice, if there are two of them."""
    kit = state.kit
    flat = 1 if state.space != NO_EFFECT and kit.is_flat[state.space] else 0
    for card in kit.cards_of(state.traits):
        node = kit.traits[card]
        if is_possible(state, seat, node):
            found.append(codes.TAKE | 1 + card)
        if kit.is_flat[node]:
            flat += 1
    if flat > 1:
        found.append(codes.GATHER)


class TakeTurn:
    """The turn itself, with the extra actions. The exchange, which is open here too, is added where legal moves are
    put together."""

    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        found, posts = [codes.FORFEIT] if state.fresh else [], expand.posts(state, seat)
        if state.space != NO_EFFECT and is_possible(state, seat, state.space):
            found.append(codes.TAKE)
        if state.traits:
            _add_traits(found, state, seat)
        if state.points:
            add_acts(found, state, seat, state.kind, posts, age2=bool(state.age2_point))
        extra.add(found, state, seat, posts)
        found.append(codes.END)
        return found

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        kind, argument = code & ~codes.ARGUMENT, code & codes.ARGUMENT
        state.fresh = 0
        if kind == codes.END:
            end_turn(state, seat)
        elif kind == codes.FORFEIT:
            state.points, state.space = 0, NO_EFFECT
            coins = state.kit.forfeit
            if state.events is not None:
                state.events.append(events.Forfeited(seat, coins))
            state.coins[seat] += coins
        elif kind == codes.TAKE:
            take(state, seat, argument)
        elif kind == codes.GATHER:
            for one in flat_dues(state):
                take(state, seat, one & codes.ARGUMENT)
        else:
            state.points -= 1
            state.kind = section_of(kind)
            if code == codes.DRAW | prepare.TOP_OF + 1:
                state.age2_point = 0
            act(state, seat, code)


def add_acts(found: list[int], state: State, seat: int, kind: int, posts: list[int], *, age2: bool = False) -> None:
    """What a point of a section may do; of any section but wild while that is open (M5.5). `posts` are the regions with
    a warrior of the seat."""
    is_open = kind == NONE
    if is_open or kind == PREPARE:
        prepare.add(found, state, age2=age2)
    if is_open or kind == DEVELOP:
        found += develop.legal(state, seat)
    if is_open or kind == BUILD:
        build.add(found, state, seat, posts)
    if is_open or kind == EXPAND:
        expand.add(found, state, seat, posts)


def section_of(kind: int) -> int:
    """The section whose point a kind of move uses."""
    if kind == codes.DRAW:
        return PREPARE
    if kind == codes.PLAY:
        return DEVELOP
    return EXPAND if kind in (codes.PLACE, codes.MOVE) else BUILD


def act(state: State, seat: int, code: int, *, free: bool = False) -> None:
    """Use a point."""
    kind, argument = code & ~codes.ARGUMENT, code & codes.ARGUMENT
    if kind == codes.DRAW:
        prepare.draw(state, seat, argument)
    elif kind == codes.PLAY:
        develop.play(state, seat, argument, free=free)
        instants.begin(state, seat, argument >> 2)
    elif kind == codes.PLACE:
        expand.place(state, seat, argument)
    elif kind == codes.MOVE:
        expand.march(state, seat, argument)
    else:
        build.build(state, seat, code, free=free)


def take(state: State, seat: int, argument: int) -> None:
    """What was due comes: the benefit of the space, or a trait."""
    if argument == 0:
        node, state.space = state.space, NO_EFFECT
    else:
        card = argument - 1
        node = state.kit.traits[card]
        state.traits &= ~(1 << card)
    begin(state, seat, node)


def end_turn(state: State, seat: int) -> None:
    """What was not done is forgone (M4.4)."""
    pop(state, seat)
    state.active, state.points, state.kind, state.space = NOBODY, 0, NONE, NO_EFFECT
    state.age2_point = state.traits = state.extras = state.fresh = state.discarding = 0
    if state.events is not None:
        state.events.append(events.TurnEnded(seat))


class TakeEffects:
    """The instant effects of a card that was played, one after the other, in any order (M5.2)."""

    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        _, card, left = due
        nodes = state.kit.instants[card]
        found = [codes.TAKE | INSTANT + card * 8 + at for at in bits(left) if is_possible(state, seat, nodes[at])]
        return [*found, codes.DONE]

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        _, card, left = due
        if code == codes.DONE:
            pop(state, seat)
            return
        at = (code & codes.ARGUMENT) - INSTANT - card * 8
        left &= ~(1 << at)
        if left:
            swap(state, seat, d.EFFECTS, card, left)
        else:
            pop(state, seat)
        begin(state, seat, state.kit.instants[card][at])
