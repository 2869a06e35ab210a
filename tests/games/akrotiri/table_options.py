"""What the laws cannot ask the game itself: see tests/laws/playing.py."""

from __future__ import annotations

from typing import Any

from labrys.core.bitsets import bits
from labrys.core.guesses import see
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
    """The seat's means after a move, read from the position's text and the score sheet.

    Goals count only if the seat could name them before: what is drawn on the way nobody can foresee.
    """
    then, now = facts(game, before), facts(game, after)
    nameable = {*words(then["goals"][seat]), *words(then["drawn"][seat]), *words(then["offer"][0])}
    points = sum(
        line.points
        for line in game.score(after)[seat].lines
        if line.part != "goals" or line.what.removeprefix("goal ") in nameable
    )
    asked = now["stack"][-1].split(":")[1] if now["stack"] else ""
    maps = words(now["maps"][seat])
    return preview.Standing(
        drachmas=int(now["drachmas"][seat]),
        actions=int(now["actions"][0]) if asked == str(seat) else 0,
        moves=int(now["pair"][0]) if asked == str(seat) else 0,
        cargo=tuple(words(now["cargo"][seat])),
        tiles=len(words(now["hands"][seat])),
        maps=tuple(sum(card[0] == tier for card in maps) for tier in "EMH"),
        goals=len(words(now["goals"][seat])),
        to_choose=len(words(now["drawn"][seat])),
        temples=len(words(now["played"][seat])),
        points=points,
    )


def facts(game: AnyGame, state: Any) -> dict[str, list[str]]:
    """The lines of a position's text by name."""
    lines = [line.partition(":") for line in game.position(state).splitlines()]
    return {name: rest.split() for name, _, rest in lines}


def words(joined: str) -> list[str]:
    """The words of a joined one."""
    return [] if joined == "-" else joined.split("+")
