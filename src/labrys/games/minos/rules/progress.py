"""M4.3: groups of dice advance the progress tracks, for all at once."""

from __future__ import annotations

from collections.abc import Sequence
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
from labrys.games.minos.state import NONE, State

RED: Final = COLOURS.index("red")
BLUE: Final = COLOURS.index("blue")
YELLOW: Final = COLOURS.index("yellow")
GRAY: Final = COLOURS.index("gray")
COLOUR_OF: Final = (RED, YELLOW, BLUE)
"""By track: the colour that advances it."""
_TRACK_OF: Final = tuple(
    next((track for track in range(3) if colours == 1 << COLOUR_OF[track]), NONE)
    for colours in range(1 << len(COLOURS))
)
"""By set of colours: the track that a group of these advances; NONE if there is none."""

Advances = tuple[int, int, int]


def maximal_advances(dice: Sequence[tuple[int, int]], total: int) -> tuple[Advances, ...]:
    """Every set of advances, by track, that these dice (colour, value) allow and that cannot be added to."""
    return _maximal(tuple(sorted(value << 2 | colour for colour, value in dice)), total)


@lru_cache(maxsize=1 << 14)
def _maximal(dice: tuple[int, ...], total: int) -> tuple[Advances, ...]:
    """The same of sorted dice that are told as value * 4 + colour."""
    found: set[Advances] = set()
    _form(_groups(dice, total), 0, 0, (0, 0, 0), found)
    every = sorted(found)
    return tuple([one for one in every if not _is_covered(one, every)])


def _is_covered(one: Advances, every: list[Advances]) -> bool:
    """Whether another of these sets of advances has all that this one has, which is among them itself."""
    a, b, c = one
    return len([x for x, y, z in every if x >= a and y >= b and z >= c]) > 1


def _groups(dice: tuple[int, ...], total: int) -> list[tuple[int, int]]:
    """Every set of these dice that is a group, with the track that it advances."""
    found = []
    for members in range(1, 1 << len(dice)):
        colours = value = 0
        for at, die in enumerate(dice):
            if members >> at & 1:
                colours |= 1 << (die & 3)
                value += die >> 2
        if value >= total:
            track = _TRACK_OF[colours & ~(1 << GRAY)]
            if track != NONE:
                found.append((members, track))
    return found


def _form(groups: list[tuple[int, int]], start: int, used: int, made: Advances, found: set[Advances]) -> None:
    """Every set of advances that comes of these groups, from one of them on, without the dice that are used."""
    found.add(made)
    for at in range(start, len(groups)):
        members, track = groups[at]
        if not members & used:
            a, b, c = made
            more = (a + (track == 0), b + (track == 1), c + (track == 2))
            _form(groups, at + 1, used | members, more, found)


def group_total(state: State, seat: int) -> int:
    """What a group of this seat needs (M4.3, M10)."""
    return ability.number(state, seat, "groups", state.kit.group_total)


def possible(state: State, seat: int) -> tuple[Advances, ...]:
    """The seat's maximal sets of advances this round."""
    dice = []
    for row in state.rows:
        for die in row:
            if die & 7 == seat:
                dice.append(die >> 3)
    dice.sort()
    return _maximal(tuple(dice), group_total(state, seat))


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
