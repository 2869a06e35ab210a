"""A6.4, A6.8, A6.9: load, sell, unload."""

from __future__ import annotations

import pytest

from tests.games.akrotiri.scenario import Scene, scene

P = "P cross tree/NW 0,-1"


def docked(cubes: str = "0,-1/SW=blue+blue+gray", **words: object) -> Scene:
    """Seat 0 lies at the island in the SW of P."""
    return scene(P, "Q cross lake/NW 0,-2", cubes=cubes, boats=["0,-1/S-SW"], **words)  # type: ignore[arg-type]


@pytest.mark.rule("A6.4")
def test_any_choice_of_cubes_can_be_loaded_in_one_action():
    """A6.4: one or more, not all that is there."""
    assert sorted(["load blue", "load gray", "load blue blue", "load blue gray", "load blue blue gray"]) == sorted(
        docked().legal("load")
    )
    done = docked().play("load blue gray")
    assert (2, "blue+gray", ("0,-1/SW=blue",)) == (done.facts.actions, done.facts.cargo[0], done.facts.cubes)


@pytest.mark.rule("A6.4")
def test_cubes_come_from_anywhere_on_the_island_and_from_nowhere_else():
    """A6.4: the NW of Q is the same island; the SE of P is not."""
    here = docked("0,-2/NW=orange 0,-1/SE=green")

    assert ["load orange"] == here.legal("load")
    here.refused("load green", "not-there", "A6.4", "you chose 1 green", "has 0")
    assert () == here.after("load orange").facts.cubes[1:]


@pytest.mark.rule("A6.4")
def test_cubes_of_one_colour_are_gathered_from_several_places():
    """A6.4."""
    done = docked("0,-2/NW=gray 0,-1/SW=gray").play("load gray gray")

    assert ("gray+gray", ()) == (done.facts.cargo[0], done.facts.cubes)


@pytest.mark.rule("A6.4")
def test_a_boat_holds_three_cubes_in_all():
    """A6.4: room for 3, 2, 1, 0 more."""
    four = "0,-1/SW=blue+blue+blue+blue"

    docked(four).refused("load blue blue blue blue", "no-room", "A6.4", "room for 3 more", "you chose 4")
    docked(four, cargo=["gray gray"]).refused("load blue blue", "no-room", "A6.4", "room for 1 more", "you chose 2")
    docked(four, cargo=["gray gray gray"]).refused("load blue", "no-room", "A6.4", "room for 0 more")
    assert docked(four).may("load blue blue blue")
    assert ["load blue"] == docked(four, cargo=["gray gray"]).legal("load")
    assert [] == docked(four, cargo=["gray gray gray"]).legal("load")


@pytest.mark.rule("A6.4")
def test_a_load_is_refused_with_its_numbers():
    """A6.4."""
    docked().refused("load gray gray", "not-there", "A6.4", "you chose 2 gray", "has 1")
    docked().refused("load", "nothing-chosen", "A6.4", "1 cube or more", "you chose 0")


@pytest.mark.rule("A6.4")
def test_a_load_of_nothing_is_refused_for_what_keeps_any_cube_ashore():
    """A6.4: no action, no cube, no room."""
    docked(actions=0).refused("load", "no-action-to-load", "A6.4", "you have 0 left")
    docked("").refused("load", "no-cubes-here", "A6.4", "0 cubes", "0,-1/S-SW")
    docked(cargo=["gray gray gray"]).refused("load", "boat-full", "A6.4", "carries 3 cubes")
    docked().refused("load pink", "no-such-colour", "A2.2", "'pink'")
    docked(actions=0).refused("load blue", "no-action-to-load", "A6.4", "you have 0 left")


@pytest.mark.rule("A6.8", "A2.3")
def test_a_cube_is_sold_to_the_rightmost_free_space():
    """A6.8: one at a time, each for less than the one before."""
    turn = scene(P, cargo=["blue blue blue"], cubes="0,-1/SW=blue", purse=[0])

    assert [3, 5, 7] == [turn.play("sell blue").facts.drachmas[0] for _ in range(3)]
    assert (7, 3) == (turn.facts.market[1], turn.facts.actions)


@pytest.mark.rule("A6.8")
def test_goods_are_sold_at_thera_only_and_only_if_on_board():
    """A6.8."""
    docked(cargo=["blue"]).refused("sell blue", "sell-at-thera", "A6.8", "docked at 0,-1")
    at_thera = scene(P, cargo=["blue"])
    at_thera.refused("sell gray", "not-on-board", "A6.8", "0 gray cubes", "1 cube in all")
    at_thera.refused("sell pink", "no-such-colour", "A2.2", "'pink'")
    assert ["sell blue"] == at_thera.legal("sell")
    assert scene(P, cargo=["blue"], boats=["thera/2", "thera/1"]).may("sell blue")


@pytest.mark.rule("A6.9")
def test_cubes_are_unloaded_for_nothing_where_the_boat_is_docked():
    """A6.9: any number, and they lie on that island."""
    turn = docked("", cargo=["blue blue gray"]).play("unload blue", "unload blue")

    assert (3, ("0,-1/SW=blue+blue",), "gray") == (turn.facts.actions, turn.facts.cubes, turn.facts.cargo[0])
    assert turn.may("load blue")
    turn.refused("unload blue", "not-on-board", "A6.9", "0 blue cubes", "1 cube in all")
    turn.refused("unload pink", "no-such-colour", "A2.2")


@pytest.mark.rule("A6.9")
def test_revised_nothing_is_unloaded_at_thera():
    """A6.9."""
    turn = scene(P, cargo=["blue"])

    turn.refused("unload blue", "no-unloading-at-thera", "A6.9", "revised edition")
    assert [] == turn.legal("unload")


@pytest.mark.rule("A6.9")
def test_first_edition_thera_is_an_island_like_others_for_unloading_and_loading():
    """A6.9: the market is not touched, and the cubes can be fetched again, by anyone."""
    turn = scene(P, cargo=["blue gray"], edition="first").play("unload blue", "unload gray")

    assert (("thera=blue+gray",), (8, 7, 7, 8)) == (turn.facts.cubes, turn.facts.market)
    assert ["load blue", "load gray", "load blue gray"] == turn.legal("load")
    assert "blue" == turn.after("load blue").facts.cargo[0]
    assert turn.play("end").onward().decider == 1


@pytest.mark.rule("A6.9")
def test_first_edition_the_other_player_loads_what_lies_on_thera():
    """A6.9."""
    turn = scene(P, edition="first", cubes="thera=blue", turn=1)

    assert ("-", "blue") == turn.play("load blue").facts.cargo
