"""Voyages of a survey: the cheapest runs of legal moves, and tracks along which a boat can really pass."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from labrys.core.seats import CHANCE, SPECTATOR
from labrys.games.akrotiri import codes, events
from labrys.games.akrotiri.decisions import ACT
from labrys.games.akrotiri.places import find_site
from labrys.games.akrotiri.state import State
from tests.games.akrotiri.scenario import scene
from tests.games.akrotiri.surveyed import AKROTIRI, everywhere, survey
from tests.laws.playing import Setting, play, settings


def brute_force(state: State, seat: int) -> dict[str, tuple[int, int]]:
    """By dock: fewest actions, then moves, found by trying every run of legal moves, state by state."""
    best: dict[str, tuple[int, int]] = {}
    ring, tried = [(state.clone(), 0)], set()
    while ring:
        world, moves = ring.pop()
        for code in AKROTIRI.legal(world, seat):
            if code & ~codes.ARGUMENT != codes.SAIL:
                continue
            child = world.clone()
            AKROTIRI.apply(child, seat, code)
            key = (child.boats[seat], child.actions, child.pair, moves + 1)
            if key not in tried:
                tried.add(key)
                ring.append((child, moves + 1))
                name = AKROTIRI.text(AKROTIRI.decode(world, code)).split()[1]
                cost = (state.actions - child.actions, moves + 1)
                best[name] = min(best.get(name, cost), cost)
    best.pop(next((dock.name for dock in survey(state, seat).docks if seat in dock.boats), ""), None)
    return best


def setting_sail(setting: Setting, count: int, most: int = 2) -> Iterator[State]:
    """Moments of part two of a turn, with few actions left: all runs of moves have to be tried."""
    acting = [step.before for step in play(AKROTIRI, setting, 3).steps if step.before.stack[-1][0] == ACT]
    for state in random.Random(4).sample(acting, min(count, len(acting))):
        world = state.clone()
        world.actions = min(world.actions, most)
        yield world


@pytest.mark.rule("A6.1", "A6.2", "A6.3")
@everywhere
def test_voyages_are_the_cheapest_runs_of_legal_moves(setting: Setting):
    for state in setting_sail(setting, 6):
        seat = state.stack[-1][1]
        found = survey(state, SPECTATOR).voyages

        assert brute_force(state, seat) == {one.dock: (one.actions, one.moves) for one in found}
        assert found == survey(state, seat).voyages
        costs = [(one.actions, one.moves) for one in found]
        assert sorted(costs) == costs


@pytest.mark.rule("A6.1", "A6.3")
@everywhere
def test_a_voyage_can_be_sailed_step_by_step_for_what_it_costs(setting: Setting):
    for state in setting_sail(setting, 6, most=6):
        seat = state.stack[-1][1]
        for voyage in survey(state, seat).voyages:
            world = state.clone()
            world.events = []
            for step in voyage.steps:
                move = AKROTIRI.parse(f"sail {step.dock}")
                assert None is AKROTIRI.refusal(world, seat, move)
                code = AKROTIRI.encode(world, move)
                assert code is not None
                AKROTIRI.apply(world, seat, code)
                sailed = world.events[-1]
                assert isinstance(sailed, events.Sailed)
                assert (sailed.dock, sailed.way, sailed.in_transit) == (step.dock, step.way, step.is_occupied)
                assert sailed.start == step.track[0]
            assert (state.actions - world.actions, len(voyage.steps)) == (voyage.actions, voyage.moves)
            assert (voyage.dock, voyage.is_occupied) == (voyage.steps[-1].dock, voyage.steps[-1].is_occupied)


STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
THERA = {(0, 0), (1, 0), (0, 1), (1, 1)}


def joined(state: State, one: str, other: str) -> bool:
    """Whether two points of a track are joined inside a tile (or a cell of Thera), or are one side of two tiles."""
    (here, side), (there, other_side) = _place(state, one), _place(state, other)
    if here == there:
        return here in THERA or {side, other_side} <= net_of(state, here, side)
    dx, dy = STEPS[side]
    opposite = {"N": "S", "S": "N", "E": "W", "W": "E"}[side]
    return (here[0] + dx, here[1] + dy) == there and opposite == other_side


def _place(state: State, point: str) -> tuple[tuple[int, int], str]:
    """The cell and the side whose route passes here."""
    where, _, at = point.partition("/")
    if where == "thera":
        docks = AKROTIRI.components.thera.docks
        place = (docks.two if state.players == 2 else docks.more)[int(at) - 1]
        second = int(place[1]) - 1
        return {"N": (second, 1), "S": (second, 0), "W": (0, second), "E": (1, second)}[place[0]], place[0]
    x, y = where.split(",")
    return (int(x), int(y)), at[0]


def net_of(state: State, cell: tuple[int, int], side: str) -> set[str]:
    """The sides that the tile on a cell joins with this one by its own routes."""
    node = find_site(state.sea, f"{cell[0]},{cell[1]}/NW")
    assert node is not None
    tile, turn = AKROTIRI.components.tiles[state.sea.tiles[node // 4]], state.sea.turns[node // 4]
    groups = [{"NESW"[("NESW".index(exit_) + turn) % 4] for exit_ in group.split()} for group in tile.routes]
    return next(group for group in groups if side in group)


@pytest.mark.rule("A3.6")
@everywhere
def test_each_point_of_a_track_is_joined_to_the_next(setting: Setting):
    ways = set()
    for state in setting_sail(setting, 8, most=6):
        for voyage in survey(state, SPECTATOR).voyages:
            for step in voyage.steps:
                ways.add(step.way)
                assert step.dock == step.track[-1]
                if step.way == "portage":
                    assert 2 == len(step.track)
                    continue
                assert len(set(step.track)) == len(step.track)
                for one, other in pairwise(step.track):
                    assert joined(state, one, other), step.track
    assert {"route", "portage"} == ways


def test_nobody_sails_outside_of_part_two():
    for step in play(AKROTIRI, settings()[0], 3).steps:
        acts = step.before.stack[-1][0] == ACT
        if step.seat == CHANCE or not acts:
            assert () == survey(step.before, SPECTATOR).voyages


@pytest.mark.rule("A6.3")
def test_an_occupied_dock_is_passed_and_said_to_be_occupied():
    found = scene("P cross tree/NW 0,-1 n", boats=["thera/1", "thera/2"], cargo=["blue"], cubes="")
    voyages = {one.dock: one for one in found.game.survey(found.view(0)).voyages}

    assert (True, 1) == (voyages["thera/2"].is_occupied, voyages["thera/2"].actions)
    assert all(not one.is_occupied for name, one in voyages.items() if name != "thera/2")
