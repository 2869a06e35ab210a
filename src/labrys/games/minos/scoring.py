"""M12: a seat's points by where they come from, with what the end of the game would add as it stands.

Points that were gained are booked in the ledger when they come. What is counted only at the end (M12.3) is on the sheet
from the beginning, so that it always tells where everybody would stand if the game ended now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from labrys.core.bitsets import bits
from labrys.core.refusal import counted
from labrys.core.score import Line, ScoreSheet
from labrys.games.minos.components import WEALTH
from labrys.games.minos.rules.count import ship_spaces
from labrys.games.minos.rules.scoring import last_points
from labrys.games.minos.state import (
    FROM_ABILITIES,
    FROM_AREA,
    FROM_CITIES,
    FROM_LEFTOVERS,
    FROM_PALACE,
    FROM_SHIPS,
    FROM_START,
    FROM_VASES,
    NONE,
    SOURCES,
    State,
)


def score_sheet(state: State, seat: int) -> ScoreSheet:
    """A line for each source of points, and for what the end would give now; ties are shared (M12.4)."""
    booked = state.ledger[seat * SOURCES : (seat + 1) * SOURCES]
    if not state.reason:
        for source, more in last_points(state, seat).items():
            booked[source] += more
    lines = [
        Line(WEALTH[source], WEALTH[source], gained, _why(state, seat, source))
        for source, gained in enumerate(booked)
        if gained
    ]
    return ScoreSheet(seat, tuple(lines))


def points(state: State, seat: int) -> int:
    """The sum of a seat's sheet, without words: for searches."""
    booked = sum(state.ledger[seat * SOURCES : (seat + 1) * SOURCES])
    return booked if state.reason else booked + sum(last_points(state, seat).values())


def _why(state: State, seat: int, source: int) -> tuple[str, ...]:
    """What counted, where the table still shows it."""
    show = _SHOWN.get(source)
    return tuple(show(state, seat)) if show else ()


def _start(state: State, seat: int) -> Iterable[str]:
    return [] if state.start[seat] == NONE else [state.kit.start_ids[state.start[seat]]]


def _ability(state: State, seat: int) -> Iterable[str]:
    return [] if state.ability[seat] == NONE else [state.kit.ability_ids[state.ability[seat]]]


def _vases(state: State, seat: int) -> Iterable[str]:
    claims = zip(state.vases, state.vase_by, strict=False)
    return (state.kit.vase_ids[vase] for vase, by in claims if by >> seat & 1)


def _leftovers(state: State, seat: int) -> Iterable[str]:
    cards = counted(state.hand[seat].bit_count(), "card")
    return [counted(state.coins[seat], "coin"), f"{state.weaponry[seat]} weaponry", cards]


def _area(state: State, seat: int) -> Iterable[str]:
    return (state.kit.card_ids[card] for card in bits(state.area[seat]))


def _palace(state: State, seat: int) -> Iterable[str]:
    return (state.kit.card_ids[card] for card in bits(state.palace[seat]))


def _cities(state: State, seat: int) -> Iterable[str]:
    numbers = state.land.number
    return (f"region {numbers[region]}" for region, owner in enumerate(state.city) if owner == seat)


def _ships(state: State, seat: int) -> Iterable[str]:
    sailed = zip(state.routes, ship_spaces(state, seat), strict=False)
    return (state.kit.route_ids[route] for route, space in sailed if space)


_SHOWN: dict[int, Callable[[State, int], Iterable[str]]] = {
    FROM_START: _start,
    FROM_ABILITIES: _ability,
    FROM_VASES: _vases,
    FROM_LEFTOVERS: _leftovers,
    FROM_AREA: _area,
    FROM_PALACE: _palace,
    FROM_CITIES: _cities,
    FROM_SHIPS: _ships,
}
