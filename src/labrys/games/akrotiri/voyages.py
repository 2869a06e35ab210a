"""Where the boat of the seat that acts could go, what it would cost, and the way to draw.

What a move may be and costs is asked of the rules of sailing; here is only the search for the cheapest, and the line of
sides and docks along which a boat passes. For that the Thera board counts as four tiles on which all routes meet.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Final, Literal, NamedTuple

import msgspec

from labrys.games.akrotiri import codes
from labrys.games.akrotiri.chart import cell_beside
from labrys.games.akrotiri.compass import STEP, cell_at
from labrys.games.akrotiri.components import EXITS
from labrys.games.akrotiri.decisions import ACT
from labrys.games.akrotiri.kit import Groups
from labrys.games.akrotiri.places import cell_name, dock_name
from labrys.games.akrotiri.rules import sailing
from labrys.games.akrotiri.sea import EMPTY, SLOTS, THERA, THERA_CELLS, THERA_DOCK, Sea
from labrys.games.akrotiri.state import State, is_occupied

Way = Literal["route", "portage"]


class Step(msgspec.Struct, frozen=True):
    """One move of a voyage. `track` leads from dock to dock, by a route over the sides `2,-1/N` that it crosses.

    Each side stands in it twice, as the tile that is left calls it and as the tile that is entered does.
    """

    dock: str
    way: Way
    is_occupied: bool
    track: tuple[str, ...]


class Voyage(msgspec.Struct, frozen=True):
    """The cheapest way to a dock: fewest actions, then fewest moves. At an occupied dock the boat could not stay."""

    dock: str
    moves: int
    actions: int
    is_occupied: bool
    steps: tuple[Step, ...]


class _Leg(NamedTuple):
    """The boat somewhere on its way."""

    dock: int
    actions: int
    pair: int
    moves: int
    before: _Leg | None

    def hops(self) -> list[tuple[int, int]]:
        """From dock to dock, from the start on."""
        before = self.before
        return [] if before is None else [*before.hops(), (before.dock, self.dock)]


def voyages_of(state: State) -> tuple[Voyage, ...]:
    """All docks that the seat in part two of its turn can reach, the cheapest first; none at other times."""
    if not state.stack or state.stack[-1][0] != ACT:
        return ()
    seat = state.stack[-1][1]
    waters = _Waters(state, seat)
    voyages: dict[int, Voyage] = {}
    for leg in _legs(state, seat):
        if leg.dock in voyages or leg.dock == state.boats[seat]:
            continue
        steps = tuple([waters.step(start, dock) for start, dock in leg.hops()])
        cost = leg.moves, state.actions - leg.actions
        voyages[leg.dock] = Voyage(steps[-1].dock, *cost, steps[-1].is_occupied, steps)
    return tuple(voyages.values())


def _legs(state: State, seat: int) -> Iterator[_Leg]:
    """Everywhere the boat can be, the cheapest first: by actions spent, then by moves."""
    world, start = state.clone(), _Leg(state.boats[seat], state.actions, state.pair, 0, None)
    # By dock: what was left after so many moves. Whatever has less left after as many moves need not be looked at.
    seen: dict[int, list[tuple[tuple[int, int], int]]] = {start.dock: [((start.actions, start.pair), 0)]}
    waiting, number = [(0, 0, 0, 0, start)], 0
    while waiting:
        leg = heappop(waiting)[-1]
        yield leg
        world.boats[seat], world.actions, world.pair = leg.dock, leg.actions, leg.pair
        left = sailing.after_move(world, seat, leg.actions, leg.pair, sailing.in_transit(world, seat))
        if left is None:
            continue
        moves = leg.moves + 1
        for code in sailing.legal_moves(world, seat):
            dock = code & codes.ARGUMENT
            others = seen.setdefault(dock, [])
            if not any(had >= left and made <= moves for had, made in others):
                others.append((left, moves))
                number += 1
                onward = _Leg(dock, *left, moves, leg)
                heappush(waiting, (state.actions - left[0], moves, -left[1], number, onward))


_ALL_JOINED: Final = ((0, 1, 2, 3),)


class _Crossing(NamedTuple):
    """From one water to the next: the side that is left, and the same side as the other tile calls it."""

    come_from: int
    out: str
    into: str


_THERA_SLOTS: Final = range(SLOTS, SLOTS + len(THERA_CELLS))
"""The four cells of the Thera board, numbered after the tiles."""


class _Waters:
    """The routes of each tile by themselves, and how they meet over sides. A water is a net within one tile."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat, self.sea = state, seat, state.sea
        self._water_of: dict[int, int] = {}
        """By side (slot * 4 + exit): its water, which is the least of the sides that it joins."""
        self._sides: dict[int, list[int]] = {}
        for slot in (*range(len(self.sea.tiles)), *_THERA_SLOTS):
            for group in _groups(self.sea, slot):
                sides = [slot * 4 + exit_ for exit_ in group]
                self._sides[sides[0]] = sides
                for side in sides:
                    self._water_of[side] = sides[0]
        self._trees: dict[int, dict[int, _Crossing]] = {}
        self._steps: dict[tuple[int, int], Step] = {}

    def step(self, start: int, dock: int) -> Step:
        """One move between two docks."""
        if (start, dock) not in self._steps:
            sea = self.sea
            ends = dock_name(sea, start), dock_name(sea, dock)
            by_route = sea.net[sea.dock_exit[start]] == sea.net[sea.dock_exit[dock]]
            track = (ends[0], *self._between(start, dock), ends[1]) if by_route else ends
            occupied = is_occupied(self.state, dock, self.seat)
            self._steps[start, dock] = Step(ends[1], "route" if by_route else "portage", occupied, track)
        return self._steps[start, dock]

    def _between(self, start: int, dock: int) -> list[str]:
        """The sides from dock to dock over the fewest tiles."""
        home, water = self._dock_water(start), self._dock_water(dock)
        tree, sides = self._tree(home), list[str]()
        while water != home:
            water, out, into = tree[water]
            sides = [out, into, *sides]
        return sides

    def _dock_water(self, dock: int) -> int:
        if dock < THERA_DOCK:
            return self._water_of[self.sea.dock_exit[dock]]
        docks = self.sea.kit.components.thera.docks
        place = (docks.two if self.state.players == 2 else docks.more)[dock - THERA_DOCK]
        return self._water_of[(SLOTS + THERA_CELLS.index(cell_at(*cell_beside(place)))) * 4]

    def _tree(self, home: int) -> dict[int, _Crossing]:
        """By water: how it is entered on the shortest way from home."""
        if home not in self._trees:
            tree: dict[int, _Crossing] = {}
            ring = [home]
            for water in ring:
                for side in self._sides[water]:
                    beyond = self._beyond(side)
                    there = home if beyond is None else self._water_of[beyond]
                    if beyond is not None and there != home and there not in tree:
                        tree[there] = _Crossing(water, self._name(side), self._name(beyond))
                        ring.append(there)
            self._trees[home] = tree
        return self._trees[home]

    def _beyond(self, side: int) -> int | None:
        """The same side as the neighbour calls it; None where there is no neighbour."""
        cell = self._cell(side >> 2) + STEP[side & 3]
        there = self.sea.slot_at[cell]
        if there == EMPTY:
            return None
        slot = SLOTS + THERA_CELLS.index(cell) if there == THERA else there - 1
        return slot * 4 + (side & 3 ^ 2)

    def _cell(self, slot: int) -> int:
        return self.sea.cells[slot] if slot < SLOTS else THERA_CELLS[slot - SLOTS]

    def _name(self, side: int) -> str:
        return f"{cell_name(self._cell(side >> 2))}/{EXITS[side & 3]}"


def _groups(sea: Sea, slot: int) -> Groups:
    """The exits of a tile as it lies, in groups of those that its own routes join."""
    return _ALL_JOINED if slot >= SLOTS else sea.kit.route_groups[sea.tiles[slot] * 4 + sea.turns[slot]]
