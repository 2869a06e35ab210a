"""Counting the tree of decisions, to compare engines: the number of ways in which a game can go on.

Every decision is one step of depth, a seat's and chance's alike. Chance takes each of its possible answers once,
whatever its weight. Only nodes at exactly the given depth count: a game that is over before has no nodes there.
"""

from __future__ import annotations

from collections.abc import Iterator

from labrys.core.game import Game, S, V
from labrys.core.seats import CHANCE


def steps(game: Game[S, V], state: S) -> Iterator[tuple[int, int]]:
    """All that can be decided now, as (seat or CHANCE, code)."""
    for seat in game.deciders(state):
        if seat == CHANCE:
            yield from ((CHANCE, code) for code, _ in game.ask(state))
        else:
            yield from ((seat, code) for code in game.legal(state, seat))


def perft(game: Game[S, V], state: S, depth: int) -> int:
    """How many positions, counted with their ways, lie exactly so many decisions ahead."""
    if depth == 0:
        return 1
    if depth == 1:
        # The leaves are counted and not visited.
        return sum(1 for _ in steps(game, state))
    return sum(perft(game, child(game, state, seat, code), depth - 1) for seat, code in steps(game, state))


def split(game: Game[S, V], state: S, depth: int) -> dict[str, int]:
    """The same count parted by the first decision; its text names the seat if several seats may decide."""
    if depth == 0:
        return {}
    several = len(game.deciders(state)) > 1
    parts = {}
    for seat, code in steps(game, state):
        text = game.text(game.decode(state, code))
        parts[f"{seat}: {text}" if several else text] = perft(game, child(game, state, seat, code), depth - 1)
    return parts


def child(game: Game[S, V], state: S, seat: int, code: int) -> S:
    """The state after one decision; the given one stays as it is."""
    after = state.clone()
    game.apply(after, seat, code)
    return after
