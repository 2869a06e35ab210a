"""A move tried in a copy of the table, and the best of all that are allowed."""

from __future__ import annotations

from labrys.bots.greedy.minos.marching import best_steps
from labrys.bots.greedy.minos.quick import bought, drawn, marched
from labrys.bots.greedy.minos.raising import best_raising
from labrys.bots.greedy.minos.standing import standing
from labrys.bots.greedy.minos.ventures import Ventures
from labrys.games.minos import codes
from labrys.games.minos import decisions as d
from labrys.games.minos.rules import chapters
from labrys.games.minos.rules import seat as rules
from labrys.games.minos.state import State

NEEDED = 0.02
"""A move that changes nothing for the better by so much is not made."""
_KEEP = ~codes.ARGUMENT
_ELSEWHERE = frozenset({codes.FORFEIT, codes.PLACE, codes.MOVE, codes.EXCHANGE})
"""Moves that are judged by their ends, or by what they open."""


def follow(state: State, seat: int, code: int) -> None:
    """Carry out a move of one seat and what follows from it at once, as far as it concerns this seat alone."""
    rules.carry_out(state, seat, code)
    go_on(state, seat)


def go_on(state: State, seat: int) -> None:
    """What follows at once."""
    agenda = state.agenda[seat]
    while agenda and agenda[-1][0] >= d.FIRST_STEP_KIND:
        chapters.step_seat(state, seat, agenda[-1])
        agenda = state.agenda[seat]


def best_answer(state: State, prices: Ventures, allowed: list[int]) -> int:
    """The move after which the table is worth most; nothing, if that is as good."""
    return rank(state, prices, allowed)[0]


def rank(state: State, prices: Ventures, allowed: list[int]) -> tuple[int, float]:
    """The best move, and by how much it betters the table."""
    seat = prices.seat
    due = state.agenda[seat][-1]
    is_turn = due[0] == d.TURN
    idle = codes.END if is_turn else codes.DONE
    before = standing(state, prices)
    found: list[tuple[float, int]] = []
    late: list[int] = []
    for code in allowed:
        kind = code & _KEEP
        if code == idle:
            found.append((NEEDED if is_turn else _declined(state, prices, before, due), code))
        elif kind in _ELSEWHERE:
            continue
        elif kind == codes.DRAW:
            found.append((drawn(state, prices, code & codes.ARGUMENT, due), code))
        elif kind == codes.MARKET:
            found.append((bought(state, prices, code & codes.ARGUMENT), code))
        elif kind in (codes.MARCH, codes.DISCARD) and rules.is_extra(state, seat, due, kind):
            late.append(code)
        else:
            found.append((tried(state, prices, code) - before, code))
    found += best_steps(state, prices, allowed)
    found += best_raising(state, prices, allowed, before, standing, follow)
    found = [one for one in found if one[0] > NEEDED or not rules.is_extra(state, seat, due, one[1] & _KEEP)]
    gain, best = max(found, key=lambda one: (one[0], one[1] == idle, one[1]))
    if codes.FORFEIT in allowed:
        best, gain = _forfeit_or(state, prices, found, best, gain)
    if best == codes.END and late:
        return _at_last(state, prices, late, before)
    return best, gain


def _at_last(state: State, prices: Ventures, late: list[int], before: float) -> tuple[int, float]:
    """What may wait until the turn has nothing better left: a march for a coin, a coin for a card."""
    found = [(NEEDED, codes.END)]
    junk = [(prices.card(code & codes.ARGUMENT)[2], code) for code in late if code & _KEEP == codes.DISCARD]
    if junk:
        code = min(junk)[1]
        found.append((tried(state, prices, code) - before, code))
    for code in late:
        if code & _KEEP == codes.MARCH:
            found.append((marched(state, prices, code & codes.ARGUMENT), code))
    gain, best = max(found)
    return best, gain


def _declined(state: State, prices: Ventures, before: float, due: d.Decision) -> float:
    """What is given up by declining; steps of warriors are judged against nothing."""
    if due[0] in (d.PLACE, d.MOVE):
        return NEEDED
    return tried(state, prices, codes.DONE) - before


def tried(state: State, prices: Ventures, code: int) -> float:
    """What the table is worth after a move."""
    world = state.clone()
    follow(world, prices.seat, code)
    return standing(world, prices)


def _forfeit_or(
    state: State, prices: Ventures, found: list[tuple[float, int]], best: int, gain: float
) -> tuple[int, float]:
    """Two coins for the space, if neither its benefit nor its points do as much (M4.4)."""
    coins = state.kit.components.board.forfeit * prices.coin
    space = prices.worth(state.space)
    points = max((worth for worth, code in found if _uses_point(code)), default=0.0)
    if space + points * (1.0 + 0.5 * (state.points - 1)) < coins:
        return codes.FORFEIT, coins
    return best, gain


def _uses_point(code: int) -> bool:
    return codes.DRAW <= (code & _KEEP) <= codes.MOVE


def best_retrieval(state: State, prices: Ventures, allowed: list[int]) -> int:
    """Of equal dice first the one that brings coins or cards, then warriors, then what costs something."""
    order = (0, 3, 3, 1, 2)

    def rank_of(code: int) -> tuple[float, int]:
        section, at = (code & codes.ARGUMENT) >> 2, code & 3
        gain = prices.worth(state.kit.space_gain[state.players, section, at])
        return order[section] - 0.1 * gain, code

    return min(allowed, key=rank_of)
