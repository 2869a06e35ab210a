"""Whole games of Minos by random moves, for every number of players and every way to sit down to one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from labrys.core.bitsets import bit_set, bits
from labrys.core.seats import CHANCE
from labrys.games.minos import decisions as d
from labrys.games.minos.components import load
from labrys.games.minos.kit import Kit
from labrys.games.minos.options import MinosOptions
from labrys.games.minos.rules import setup, table
from labrys.games.minos.state import NONE, State, blank

SETTINGS = [
    (players, MinosOptions(*options))
    for players in (2, 3, 4)
    for options in (("draft", "AAA"), ("random", "random"), ("draft", "BAB"))
]
"""Every number of players with every kind of option."""


class Moment(NamedTuple):
    """A state of a game, and what was decided then: by whom, and the code."""

    state: State
    seat: int
    code: int


@cache
def house_kit() -> Kit:
    return Kit(load())


def begin(players: int, options: MinosOptions) -> State:
    """The state before the first decision."""
    state = blank(house_kit(), options, players)
    setup.open_game(state)
    table.settle(state)
    return state


def deciders(state: State) -> list[int]:
    """Who decides now: seats, or chance, or nobody."""
    if table.asking(state) != NONE:
        return [CHANCE]
    waiting = [seat for seat in range(state.players) if state.agenda[seat] and not state.complete >> seat & 1]
    return waiting or [CHANCE] * bool(state.stack)


def decide(state: State, rng: random.Random) -> tuple[int, int]:
    """A decision by chance: who makes it, and its code."""
    seat = rng.choice(deciders(state))
    legal = [code for code, _ in table.ask(state)] if seat == CHANCE else table.legal(state, seat)
    return seat, rng.choice(legal)


def carry_out(state: State, seat: int, code: int) -> None:
    """A decision of a seat or of chance."""
    if seat == CHANCE:
        table.apply_chance(state, code)
    else:
        table.apply(state, seat, code)


def discard_most(state: State) -> None:
    """Decks so short at the beginning of a game that they are soon made anew of the discards."""
    for age, left in enumerate((state.kit.components.offer + 8 * state.players, 9)):
        gone = bit_set(bits(state.deck[age])[left:])
        state.deck[age] &= ~gone
        state.discards[age] |= gone
        state.pools[age] = (state.deck[age],)


@cache
def play(
    players: int, options: MinosOptions, seed: int, *, short_of_cards: bool = False
) -> tuple[tuple[Moment, ...], State]:
    """A game from its first decision to its last: every moment, and the end. Nobody may change the states."""
    rng = random.Random(f"{players}:{options}:{seed}")
    state, moments = begin(players, options), []
    if short_of_cards:
        discard_most(state)
    while deciders(state):
        before = state.clone()
        seat, code = decide(state, rng)
        carry_out(state, seat, code)
        moments.append(Moment(before, seat, code))
    return tuple(moments), state


def sample(players: int, options: MinosOptions, seed: int, count: int) -> Iterator[Moment]:
    """Some moments of a game, of as many kinds as possible; every third of them within a step of all at once."""
    moments, _ = play(players, options, seed)
    rng = random.Random(seed)
    secret = [moment for moment in moments if any(moment.state.answers)]
    yield from rng.sample(secret, min(count // 3, len(secret)))
    by_kind: dict[int, list[Moment]] = {}
    for moment in rng.sample(moments, len(moments)):
        by_kind.setdefault(_due(moment), []).append(moment)
    rounds = max(map(len, by_kind.values()))
    varied = [found[at] for at in range(rounds) for found in by_kind.values() if at < len(found)]
    yield from varied[: count - count // 3]


def _due(moment: Moment) -> int:
    """The kind of decision that was made."""
    state = moment.state
    seat = table.asking(state) if moment.seat == CHANCE else moment.seat
    found = state.stack[-1] if seat == NONE else state.agenda[seat][-1]
    assert found[0] < len(d.NAMES)
    return found[0]
