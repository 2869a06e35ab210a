"""M4.3: groups of dice advance the progress tracks, for all at once."""

from __future__ import annotations

from functools import lru_cache

from labrys.core.refusal import Refusal, refusal
from labrys.games.minos import codes, events
from labrys.games.minos import decisions as d
from labrys.games.minos.components import COLOURS, TRACKS
from labrys.games.minos.moves import Advance, Done
from labrys.games.minos.rules import ability
from labrys.games.minos.rules.gain import pop, push, swap
from labrys.games.minos.rules.named import no_such_track
from labrys.games.minos.state import State

RED, BLUE, YELLOW, GRAY = (COLOURS.index(name) for name in ("red", "blue", "yellow", "gray"))
COLOUR_OF = (RED, YELLOW, BLUE)
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
    """Form one more group out of the dice that are left, in every way."""
    found.add(made)
    for members in range(1, 1 << len(dice)):
        group = [die for at, die in enumerate(dice) if members >> at & 1]
        colours = {colour for colour, _ in group} - {GRAY}
        if len(colours) != 1 or sum(value for _, value in group) < total:
            continue
        track = COLOUR_OF.index(colours.pop())
        more = tuple(count + (at == track) for at, count in enumerate(made))
        left = tuple(die for at, die in enumerate(dice) if not members >> at & 1)
        _group(left, total, (more[0], more[1], more[2]), found)


def group_total(state: State, seat: int) -> int:
    """What a group of this seat needs (M4.3, M10)."""
    return ability.number(state, seat, "groups", state.kit.components.tracks.group)


def possible(state: State, seat: int) -> tuple[Advances, ...]:
    """The seat's maximal sets of advances this round."""
    dice = sorted((die >> 3 & 3, die >> 5) for row in state.rows for die in row if die & 7 == seat)
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
    found = set()
    for most in possible(state, seat):
        if all(tracks.count(track) <= most[track] for track in range(3)):
            found |= {track for track in range(3) if tracks.count(track) < most[track]}
    return sorted(found)


def refuse_groups(state: State, seat: int, due: d.Decision, move: Advance | Done) -> Refusal | None:
    if isinstance(move, Done):
        return None
    fault = no_such_track(move.track)
    tracks = chosen(due[1])
    if fault is not None or TRACKS.index(move.track) in _open(state, seat, tracks):
        return fault
    text = "besides the {groups:group} chosen your dice make none of {total} or more for {track}"
    return refusal("no-group", "M4.3", text, groups=len(tracks), total=group_total(state, seat), track=move.track)
