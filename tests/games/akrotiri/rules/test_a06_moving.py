"""A6.1 and A6.2: moves, and those of empty boats."""

from __future__ import annotations

import pytest

from labrys.games.akrotiri import events
from labrys.games.akrotiri.moves import Sail
from tests.games.akrotiri.scenario import Scene, scene

P, Q = "P cross tree/NW 0,-1", "Q cross lake/NW 0,-2"
COASTS = "C coasts tree/NW 0,-1"
"""From Thera a boat gets to N-NW alone; over the northern coast to E-NE; along the channel to E-SE; and so on."""


def costs(start: Scene, *moves: str) -> list[int]:
    """Actions left after each of these moves."""
    return [start.play(move).facts.actions for move in moves]


@pytest.mark.rule("A6.1")
def test_by_route_a_boat_gets_to_any_dock_on_the_connected_routes_at_any_distance():
    """A6.1: two tiles away, for one action; whatever docks lie on the way."""
    laden = scene(P, Q, cargo=["blue"])

    assert [f"sail 0,-1/{dock}" for dock in ("N-NE", "E-SE", "S-SW", "W-NW")] == laden.legal("sail")[:4]
    assert [2] == costs(laden, "sail 0,-2/S-SW")


@pytest.mark.rule("A6.1")
def test_boats_on_the_way_do_not_matter():
    """A6.1: another boat lies at a dock of P; the move to Q takes one action as before."""
    assert [0] == costs(scene(P, Q, cargo=["blue"], boats=["thera/1", "0,-1/N-NE"], actions=1), "sail 0,-2/S-SW")


@pytest.mark.rule("A6.1")
def test_a_boat_does_not_get_where_no_route_leads():
    """A6.1: Q lies behind a coast."""
    behind = scene(COASTS, Q)

    behind.refused("sail 0,-2/S-SW", "out-of-reach", "A6.1", "from thera/1 to 0,-2/S-SW", "reaches 2 other docks")
    behind.refused("sail 0,-1/E-NE", "out-of-reach", "A6.1")
    assert behind.may("sail 0,-1/N-NW")


@pytest.mark.rule("A6.1")
def test_by_portage_a_boat_gets_to_another_dock_of_the_same_island():
    """A6.1: over the northern coast; not over the southern one, where the boat is not."""
    at_coast = scene(COASTS, boats=["0,-1/N-NW"], cargo=["blue"])

    assert [2] == costs(at_coast, "sail 0,-1/E-NE")
    assert at_coast.may("sail 0,-1/E-SE")
    at_coast.refused("sail 0,-1/S-SE", "out-of-reach", "A6.1")
    (sailed,) = at_coast.told(events.Sailed)
    assert isinstance(sailed, events.Sailed)
    assert ("portage", 1) == (sailed.way, sailed.cost)


@pytest.mark.rule("A6.1")
def test_a_portage_crosses_all_tiles_of_an_island():
    """A6.1: the southern coast of C and the north of Q are one island; no route joins these docks."""
    way = scene(COASTS, "Q ends lake/NW 0,-2", boats=["0,-1/S-SE"], cargo=["blue"])

    assert [2] == costs(way, "sail 0,-2/E-NE")
    assert ["portage"] == [event.way for event in way.events if isinstance(event, events.Sailed)]


@pytest.mark.rule("A6.1")
def test_a_boat_moves_between_the_docks_of_thera():
    """A6.1."""
    assert [2] == costs(scene(P, boats=["thera/1", "0,-1/N-NE"], cargo=["blue"]), "sail thera/2")


@pytest.mark.rule("A6.1")
def test_a_move_ends_at_another_dock_than_it_began():
    """A6.1."""
    scene(P).refused("sail thera/1", "same-dock", "A6.1", "thera/1 already")
    assert "sail thera/1" not in scene(P).legal("sail")


@pytest.mark.rule("A6.1", "A6.3")
def test_a_move_to_no_dock_is_refused_for_what_keeps_the_boat_where_it_is():
    """A6.1, A6.3: no action; nothing but occupied docks that nobody could leave again."""
    scene(P, actions=0).refused(Sail(""), "no-action-to-sail", "A6.1")
    scene(P, actions=1, boats=["thera/1", "thera/2"], cargo=["blue"]).refused(Sail(""), "no-such-dock", "A6.1")
    scene(actions=1, boats=["thera/1", "thera/2"], cargo=["blue"]).refused(Sail(""), "all-occupied", "A6.3", "1 dock")


@pytest.mark.rule("A6.1")
def test_there_has_to_be_such_a_dock():
    """A6.1: on that tile, on that exit, on Thera."""
    for dock in ("0,-1/N-NW", "0,-2/N-NE", "thera/3", "1,1/N-NE", "nowhere"):
        scene(P).refused(f"sail {dock}", "no-such-dock", "A6.1", f"'{dock}'")


@pytest.mark.rule("A6.1", "A6.3")
def test_a_boat_does_not_stop_at_an_occupied_dock():
    """A6.1: with its last move."""
    last = scene(P, cargo=["blue"], boats=["thera/1", "0,-1/N-NE"], actions=1)

    last.refused("sail 0,-1/N-NE", "occupied", "A6.3", "0,-1/N-NE is occupied", "0 actions left")
    assert last.may("sail 0,-1/E-SE")


@pytest.mark.rule("A6.1")
def test_a_move_takes_an_action():
    """A6.1."""
    scene(P, actions=0).refused("sail 0,-1/N-NE", "no-action-to-sail", "A6.1", "1 action", "you have 0 left")
    assert [] == scene(P, actions=0).legal("sail")


@pytest.mark.rule("A6.2")
def test_an_empty_boat_moves_twice_for_one_action_and_a_laden_one_once():
    """A6.2."""
    ways = ("sail 0,-1/S-SW", "sail 0,-2/S-SW", "sail 0,-2/E-SE", "sail 0,-1/E-SE")

    assert [2, 2, 1, 1] == costs(scene(P, Q), *ways)
    assert [2, 1, 0] == costs(scene(P, Q, cargo=["blue"]), *ways[:3])


@pytest.mark.rule("A6.2")
def test_with_its_last_action_an_empty_boat_moves_twice_and_not_three_times():
    """A6.2."""
    last = scene(P, Q, actions=1)

    assert [0, 0] == costs(last, "sail 0,-1/S-SW", "sail 0,-2/S-SW")
    last.refused("sail 0,-2/E-SE", "no-action-to-sail", "A6.1", "you have 0 left")


@pytest.mark.rule("A6.2")
def test_the_two_moves_may_mix_route_and_portage():
    """A6.2: to the northern coast by route, over it by portage."""
    mixed = scene(COASTS)

    assert [2, 2] == costs(mixed, "sail 0,-1/N-NW", "sail 0,-1/E-NE")
    assert ["route", "portage"] == [event.way for event in mixed.events if isinstance(event, events.Sailed)]


@pytest.mark.rule("A6.2")
@pytest.mark.parametrize("between", ["load blue", "oracle tree", "excavate V 0,-1/SW"])
def test_anything_else_in_between_ends_the_two_moves(between: str):
    """A6.2: the next move is a new action."""
    turn = scene(
        "P cross tree/NE 0,-1",
        "Q cross lake/NW -1,-1",
        cubes="0,-1/SW=blue",
        purse=[9],
        maps=["V easy up=tree right=tree left=lake"],
    )
    turn.play("sail 0,-1/S-SW")
    assert 1 == turn.facts.pair
    turn.play(between).onward()

    assert (1, 0) == (turn.facts.actions, turn.facts.pair)
    assert [0] == costs(turn, "sail 0,-1/E-SE")


@pytest.mark.rule("A6.2")
def test_buying_maps_in_between_ends_the_two_moves():
    """A6.2."""
    turn = scene(P, boats=["0,-1/S-SW"]).play("sail thera/1", "buy easy").onward()

    assert [0] == costs(turn, "sail 0,-1/S-SW")


@pytest.mark.rule("A6.2")
def test_a_boat_emptied_on_the_way_has_no_second_move_in_that_action():
    """A6.2, ruling: judged when the action begins."""
    turn = scene(P, Q, cargo=["blue"], actions=2).play("sail 0,-1/S-SW", "unload blue")

    assert [0, 0] == costs(turn, "sail 0,-2/S-SW", "sail 0,-2/E-SE")
    assert [] == turn.legal("sail")


@pytest.mark.rule("A6.2")
def test_a_boat_that_has_sold_its_cargo_moves_twice():
    """A6.2, ruling: empty when the action begins."""
    turn = scene(P, Q, cargo=["blue"], actions=1).play("sell blue")

    assert [0, 0] == costs(turn, "sail 0,-1/S-SW", "sail 0,-2/S-SW")


@pytest.mark.rule("A6.2")
def test_a_second_move_does_not_wait_for_the_next_turn():
    """A6.2: it is part of its action."""
    turn = scene(P, Q, pile=()).play("sail 0,-1/S-SW", "end", "end")

    assert [2, 2, 1] == costs(turn, "sail 0,-1/N-NE", "sail 0,-1/E-SE", "sail 0,-1/S-SW")
