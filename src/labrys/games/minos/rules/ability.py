"""M10: the special abilities, by level."""

from __future__ import annotations

from typing import Final

from labrys.games.minos.state import NONE, State

RATIOS: Final[tuple[int, ...]] = (2, 1, 1)
"""Exchange: what is paid for one, by level."""
THRIFTY: Final = 3
"""Exchange at the last level: so many leftovers make a point."""
BUILDER_OFF: Final[tuple[int, ...]] = (0, 1, 1)
"""Builder: coins off, by level."""
BUILDER_DRAWS: Final[tuple[int, ...]] = (0, 0, 1)
"""Builder: cards of the active deck, by level."""


def level(state: State, seat: int) -> int:
    """The level of a seat's ability, from 0 (M8, cultural track)."""
    return state.kit.ability_level[state.tracks[seat * 3 + 1]]


def has(state: State, seat: int, kind: str) -> bool:
    """Whether a seat has this ability."""
    tile = state.ability[seat]
    return tile != NONE and state.kit.ability_kind[tile] == kind


def number(state: State, seat: int, kind: str, without: int) -> int:
    """The number of a seat's ability of this kind at its level; for everybody else what it is without."""
    if not has(state, seat, kind):
        return without
    return state.kit.ability_numbers[state.ability[seat]][level(state, seat)]
