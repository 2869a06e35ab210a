"""What the laws cannot ask the game itself: see tests/laws/playing.py."""

from __future__ import annotations

from typing import Any

from labrys.core.guesses import see
from labrys.core.piles import bits
from labrys.core.registry import AnyGame
from labrys.games.akrotiri import preview

OPTION_SETS: tuple[dict[str, object], ...] = (
    {"edition": "revised", "variant": "none"},
    {"edition": "first", "variant": "none"},
    {"edition": "revised", "variant": "strategist"},
    {"edition": "first", "variant": "strategist", "first": "1"},
)


def lavish(state: Any) -> None:
    """Drachmas and maps enough to excavate almost anywhere, and few goals left in the pile.

    So temples bring goals, the loose ones run out, and buried ones are drawn again.
    """
    state.drachmas = [300] * state.players
    for tier in state.kit.tier_maps:
        for at, card in enumerate(bits(tier)[state.players + 2 :]):
            state.maps[at % state.players] |= 1 << card
            state.map_pile &= ~(1 << card)
    for goal in range(len(state.kit.goal_ids) - 2 * state.players - 1):
        seat = goal % state.players
        state.goals[seat] += (goal,)
        state.goal_pile = state.goal_pile.take(goal)
        state.guesses[seat] = see(state.guesses[seat], goal)


def standing(game: AnyGame, before: Any, after: Any, seat: int) -> preview.Standing:
    """The seat's means after a move, counting the goals that it knew before."""
    return preview.standing(after, seat, before.goals[seat])
