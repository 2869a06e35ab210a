"""What a survey says of trade: cubes that can be loaded, what they fetch, what maps cost."""

from __future__ import annotations

import pytest

from labrys.core.seats import SPECTATOR
from labrys.games.akrotiri import codes, events
from labrys.games.akrotiri.components import COLOURS
from labrys.games.akrotiri.decisions import ACT, FINISH
from labrys.games.akrotiri.kit import unpacked
from labrys.games.akrotiri.moves import Buy, Load
from labrys.games.akrotiri.sea import THERA_LAND
from labrys.games.akrotiri.state import NOBODY, State, docked_cubes
from tests.games.akrotiri.surveyed import AKROTIRI, everywhere, states, survey
from tests.laws.playing import Setting, play


@pytest.mark.rule("A6.4")
@everywhere
def test_the_cubes_that_can_be_loaded_are_those_that_no_rule_refuses(setting: Setting):
    seen = set()
    for state in (step.before for step in play(AKROTIRI, setting, 3).steps[::3]):
        found = survey(state, SPECTATOR).loads
        lying = {word.partition("=")[0]: word.partition("=")[2].split("+") for word in AKROTIRI.view(state, -1).cubes}
        assert all(lying[cube.site][cube.index] == cube.colour for cube in found)
        assert len(found) == len({(cube.site, cube.index) for cube in found})
        seats = [seat for kind, seat, _ in state.stack[-1:] if kind == ACT]
        there = unpacked(docked_cubes(state, seats[0])) if seats else (0, 0, 0, 0)
        for colour, count in zip(COLOURS, there, strict=True):
            can = bool(seats) and AKROTIRI.refusal(state, seats[0], Load((colour,))) is None
            assert (count if can else 0) == sum(cube.colour == colour for cube in found)
        seen.add(bool(found))
    assert {False, True} == seen


@pytest.mark.rule("A2.3", "A6.8")
@everywhere
def test_a_cube_sold_fetches_what_the_market_says(setting: Setting):
    for state in states(setting):
        found = survey(state, SPECTATOR)
        for colour, row in enumerate(found.market):
            assert (COLOURS[colour], state.market[colour]) == (row.colour, row.left)
            assert [AKROTIRI.kit.prices, row.left] == [
                tuple(space.price for space in row.spaces),
                sum(space.is_covered for space in row.spaces),
            ]
            if row.sale is None:
                assert all(space.is_covered and not space.is_next for space in row.spaces)
                continue
            sold = sell_one(state, colour)
            assert sold.price == row.sale
            (follows,) = [place for place, space in enumerate(row.spaces) if space.is_next]
            assert [row.sale] == [space.price for space in row.spaces if space.is_next]
            world = state.clone()
            world.market[colour] += 1
            after = survey(world, SPECTATOR).market[colour].spaces
            assert (False, True) == (row.spaces[follows].is_covered, after[follows].is_covered)


def sell_one(state: State, colour: int) -> events.Sold:
    """Somebody with a cube of that colour sells it at Thera."""
    world = state.clone()
    world.stack, world.reason = [(FINISH, 0, 0), (ACT, 0, 0)], ""
    world.boats = [NOBODY] * world.players
    world.boats[0], world.cargo[0] = world.sea.island_docks[THERA_LAND][0], 1 << 4 * colour
    world.events = []
    AKROTIRI.apply(world, 0, codes.SELL | colour)
    (sold,) = world.events
    assert isinstance(sold, events.Sold)
    return sold


@pytest.mark.rule("A6.6")
@everywhere
def test_maps_cost_what_is_said_for_so_many_of_them(setting: Setting):
    paid = []
    for step in play(AKROTIRI, setting, 3).steps:
        move = AKROTIRI.decode(step.before, step.code)
        if isinstance(move, Buy):
            after = step.before.clone()
            AKROTIRI.apply(after, step.seat, step.code)
            prices = {one.maps: one.price for one in survey(step.before, SPECTATOR).purchases}
            paid.append(step.before.drachmas[step.seat] - after.drachmas[step.seat])
            assert prices[len(move.maps)] == paid[-1]
    assert paid
