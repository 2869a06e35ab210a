"""What the laws cannot ask the game itself: see tests/laws/playing.py."""

from __future__ import annotations

from typing import Any

from labrys.core.guesses import see
from labrys.core.piles import bits
from labrys.core.registry import AnyGame
from labrys.games.akrotiri.preview import Standing, standing as standing_of

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


def answers(position: str) -> list[str]:
    """What chance may answer, by the words of the position."""
    facts = dict(line.split(":", 1) for line in position.splitlines())

    def pile(name: str) -> list[str]:
        return [card for card in facts[name].strip().split("+") if card != "-"]

    asked, _, detail = facts["stack"].split()[-1].split(":")
    match asked:
        case "who-begins":
            return [f"first {seat}" for seat in range(int(facts["players"]))]
        case "draw-tile" | "reveal":
            cards = pile("tile_pile")
        case "draw-map":
            cards = [card for card in pile("map_pile") if card[0] == "EMH"[int(detail)]]
        case _:
            cards = pile("goal_pile")
    return [f"draw {card}" for card in cards]


def standing(game: AnyGame, before: Any, after: Any, seat: int) -> Standing:
    """The seat's means after a move, counting the goals that it knew before."""
    return standing_of(after, seat, before.goals[seat])
