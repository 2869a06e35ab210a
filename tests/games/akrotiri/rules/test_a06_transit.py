"""A6.3: in transit through occupied docks."""

from __future__ import annotations

import pytest

from tests.games.akrotiri.scenario import Scene, scene

P = "P cross tree/NW 0,-1"
COASTS = "C coasts tree/NW 0,-1"
"""From Thera a boat gets to N-NW alone; over the northern coast to E-NE; along the channel to E-SE; and so on."""


def costs(start: Scene, *moves: str) -> list[int]:
    """Actions left after each of these moves."""
    return [start.play(move).facts.actions for move in moves]


BLOCKED = ["thera/1", "0,-1/N-NW"]
"""The other boat lies on the only way from Thera to the coast's other docks."""
THROUGH = ("sail 0,-1/N-NW", "sail 0,-1/E-NE")


@pytest.mark.rule("A6.3")
def test_revised_the_second_move_of_an_empty_boat_leads_on_from_an_occupied_dock():
    """A6.3: no further action is needed."""
    assert [0, 0] == costs(scene(COASTS, boats=BLOCKED, actions=1), *THROUGH)


@pytest.mark.rule("A6.3")
def test_revised_a_laden_boat_needs_a_further_action_to_move_on():
    """A6.3."""
    assert [1, 0] == costs(scene(COASTS, boats=BLOCKED, cargo=["blue"], actions=2), *THROUGH)
    scene(COASTS, boats=BLOCKED, cargo=["blue"], actions=1).refused(
        THROUGH[0], "occupied", "A6.3", "with 0 actions left after this move"
    )


@pytest.mark.rule("A6.3")
def test_revised_the_second_move_of_an_empty_boat_may_enter_if_an_action_is_left():
    """A6.3: out of the channel over the northern coast, and on by a new action."""
    boats = ["0,-1/E-SE", "0,-1/N-NW"]
    way = ("sail 0,-1/E-NE", "sail 0,-1/N-NW", "sail thera/1")

    assert [1, 1, 0] == costs(scene(COASTS, boats=boats, actions=2), *way)
    none_left = scene(COASTS, boats=boats, actions=1).play(way[0])
    none_left.refused(way[1], "occupied", "A6.3", "0 actions left")


@pytest.mark.rule("A6.3")
def test_first_edition_moving_on_always_costs_a_new_action():
    """A6.3 and the French text: also for an empty boat."""
    assert [1, 0] == costs(scene(COASTS, edition="first", boats=BLOCKED, actions=2), *THROUGH)
    assert [1, 0] == costs(scene(COASTS, edition="first", boats=BLOCKED, cargo=["blue"], actions=2), *THROUGH)
    for cargo in ("", "blue"):
        last = scene(COASTS, edition="first", boats=BLOCKED, cargo=[cargo], actions=1)
        last.refused(THROUGH[0], "occupied", "A6.3", "0 actions left")


@pytest.mark.rule("A6.3")
def test_first_edition_the_move_that_is_left_does_not_help():
    """A6.3: and the refusal says that there is one."""
    last = scene(COASTS, edition="first", boats=BLOCKED, actions=1)

    last.refused(THROUGH[0], "occupied", "A6.3", "(1 move of this action left)")


@pytest.mark.rule("A6.3")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_in_transit_nothing_can_be_done_but_move_on(edition: str):
    """A6.3: at an island, where one could load and unload otherwise."""
    transit = scene(
        COASTS,
        edition=edition,
        boats=BLOCKED,
        cargo=["blue"],
        cubes="0,-1/NE=gray",
        maps=["V easy up=tree right=tree left=lake"],
        purse=[9],
    ).play("sail 0,-1/N-NW")

    for text in ("load gray", "unload blue", "oracle tree", "excavate V 0,-1/NE", "end"):
        transit.refused(text, "in-transit", "A6.3", "in transit at 0,-1/N-NW")
    assert transit.legal() == transit.legal("sail")
    assert transit.play("sail 0,-1/E-NE").may("unload blue")


@pytest.mark.rule("A6.3", "A6.8")
def test_in_transit_at_thera_nothing_is_sold_or_bought():
    """A6.3."""
    transit = scene(P, cargo=["blue"]).play("sail thera/2")

    transit.refused("sell blue", "in-transit", "A6.3", "thera/2")
    transit.refused("buy easy", "in-transit", "A6.3", "thera/2")
    assert transit.play("sail 0,-1/N-NE", "sail thera/1").may("sell blue")


@pytest.mark.rule("A6.3")
def test_a_boat_in_transit_may_go_back_where_it_came_from():
    """A6.3: that dock is free."""
    assert [2, 2] == costs(scene(COASTS, boats=BLOCKED), "sail 0,-1/N-NW", "sail thera/1")


def chain(edition: str = "revised", cargo: str = "", actions: int = 3) -> Scene:
    """Three players: two boats lie one behind the other at both docks of the northern coast."""
    boats = ["thera/1", "0,-1/N-NW", "0,-1/E-NE"]
    return scene(COASTS, seats=3, edition=edition, boats=boats, cargo=[cargo], actions=actions)


CHAIN = ("sail 0,-1/N-NW", "sail 0,-1/E-NE", "sail 0,-1/E-SE")


@pytest.mark.rule("A6.3", "A12")
def test_through_two_occupied_docks_an_empty_boat_takes_two_actions():
    """A6.3: one pair of moves, and the first of another; with one action there is only the way back."""
    assert [1, 1, 0] == costs(chain(actions=2), *CHAIN)
    short = chain(actions=1).play(CHAIN[0])
    short.refused(CHAIN[1], "occupied", "A6.3", "0,-1/E-NE is occupied", "0 actions left")
    assert [f"sail thera/{n}" for n in (1, 2, 3, 4)] == short.legal()


@pytest.mark.rule("A6.3", "A12")
def test_through_two_occupied_docks_a_laden_boat_takes_three_actions():
    """A6.3."""
    assert [2, 1, 0] == costs(chain(cargo="blue"), *CHAIN)
    chain(cargo="blue", actions=2).play(CHAIN[0]).refused(CHAIN[1], "occupied", "A6.3", "0 actions left")


@pytest.mark.rule("A6.3", "A12")
def test_through_two_occupied_docks_the_first_edition_takes_three_actions_from_all():
    """A6.3."""
    assert [2, 1, 0] == costs(chain("first"), *CHAIN)
    chain("first", actions=2).play(CHAIN[0]).refused(CHAIN[1], "occupied", "A6.3", "0 actions left")


@pytest.mark.rule("A6.3", "A12")
def test_through_three_occupied_docks_every_further_move_is_counted():
    """A6.3, four players: from E-NE all docks in reach are occupied, so two more moves are needed."""
    boats = ["thera/1", "0,-1/N-NW", "0,-1/E-NE", "0,-1/E-SE"]
    way = (*CHAIN, "sail 0,-1/S-SE")

    assert [3, 2, 1, 0] == costs(scene(COASTS, seats=4, boats=boats, cargo=["blue"], actions=4), *way)
    short = scene(COASTS, seats=4, boats=boats, cargo=["blue"], actions=3).play(way[0])
    short.refused(way[1], "occupied", "A6.3", "with 1 action left after this move")
