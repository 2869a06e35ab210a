"""M4.3: groups of dice advance the progress tracks, for all at once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from labrys.core.refusal import Refusal, refusal
from labrys.games.minos import codes, events
from labrys.games.minos import decisions as d
from labrys.games.minos.components import COLOURS, TRACKS
from labrys.games.minos.moves import Advance, Done
from labrys.games.minos.rules import ability
from labrys.games.minos.rules.gain import pop, push, swap
from labrys.games.minos.rules.named import no_such_track
from labrys.games.minos.state import State

RED: Final = COLOURS.index("red")
BLUE: Final = COLOURS.index("blue")
YELLOW: Final = COLOURS.index("yellow")
GRAY: Final = COLOURS.index("gray")
COLOUR_OF: Final = (RED, YELLOW, BLUE)
"""By track: the colour that advances it."""

Advances = tuple[int, int, int]


@lru_cache(maxsize=1 << 14)
def maximal_advances(dice: tuple[tuple[int, int], ...], total: int) -> tuple[Advances, ...]:
    """Every set of advances, by track, that these dice (colour, value) allow and that cannot be added to."""
    found: set[Advances] = {(0, 0, 0)}
    _group(dice, total, (0, 0, 0), found)
    return tuple(sorted(one for one in found if not any(other != one and _covers(other, one) for other in found)))


def _covers(one: Advances, other: Advances) -> bool:
    return all(a >= b for a, b in zip(one, other, strict=True))


def _group(dice: tuple[tuple[int, int], ...], total: int, made: Advances, found: set[Advances]) -> None:
    """Form groups out of the dice that are left, in every way: the first of them is in no group, or in one with some
    of the others."""
    if not dice:
        found.add(made)
        return
    first, rest = dice[0], dice[1:]
    _group(rest, total, made, found)
    for members in range(1 << len(rest)):
        colours, left, value = {first[0]}, [], first[1]
        for at, die in enumerate(rest):
            if members >> at & 1:
                colours.add(die[0])
                value += die[1]
            else:
                left.append(die)
        colours.discard(GRAY)
        if value >= total and len(colours) == 1:
            track = COLOUR_OF.index(colours.pop())
            more = (made[0] + (track == 0), made[1] + (track == 1), made[2] + (track == 2))
            _group(tuple(left), total, more, found)


def group_total(state: State, seat: int) -> int:
    """What a group of this seat needs (M4.3, M10)."""
    return ability.number(state, seat, "groups", state.kit.group_total)


def possible(state: State, seat: int) -> tuple[Advances, ...]:
    """The seat's maximal sets of advances this round."""
    dice = []
    for row in state.rows:
        for die in row:
            if die & 7 == seat:
                dice.append((die >> 3 & 3, die >> 5))
    dice.sort()
    return maximal_advances(tuple(dice), group_total(state, seat))


def chosen(detail: int) -> list[int]:
    """The tracks chosen so far, in order."""
    tracks = []
    while detail:
        tracks.append(detail % 4 - 1)
        detail //= 4
    return tracks[::-1]


class AdvanceByGroups:
    """Choose one's advances and their order, or fewer."""

    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        return [codes.ADVANCE | track for track in _open(state, seat, chosen(due[1]))] + [codes.DONE]

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        tracks = chosen(due[1])
        if code != codes.DONE:
            track = code & codes.ARGUMENT
            tracks.append(track)
            if state.events is not None:
                state.events.append(events.Grouped(seat, TRACKS[track]))
            if _open(state, seat, tracks):
                swap(state, seat, d.GROUPS, due[1] * 4 + track + 1)
                return
        pop(state, seat)
        for track in reversed(tracks):
            push(state, seat, d.ADVANCING, track)


def _open(state: State, seat: int, tracks: list[int]) -> list[int]:
    """The tracks that can be advanced besides those chosen."""
    a, b, c = tracks.count(0), tracks.count(1), tracks.count(2)
    found = [False, False, False]
    for x, y, z in possible(state, seat):
        if a <= x and b <= y and c <= z:
            found[0] |= a < x
            found[1] |= b < y
            found[2] |= c < z
    return [track for track in range(3) if found[track]]


def refuse_groups(state: State, seat: int, due: d.Decision, move: Advance | Done) -> Refusal | None:
    if isinstance(move, Done):
        return None
    fault = no_such_track(move.track)
    tracks = chosen(due[1])
    if fault is not None or TRACKS.index(move.track) in _open(state, seat, tracks):
        return fault
    text = "besides the {groups:group} chosen your dice make none of {total} or more for {track}"
    return refusal("no-group", "M4.3", text, groups=len(tracks), total=group_total(state, seat), track=move.track)
