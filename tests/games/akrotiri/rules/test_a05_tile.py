"""A5: part one of a turn."""

from __future__ import annotations

import pytest

from labrys.games.akrotiri import events
from tests.games.akrotiri.scenario import Scene, scene

GREENS = "0,2/SW=green+green+green+green+green+green+green+green"
ALL_BUT_BLUE = (
    f"{GREENS} 0,2/SE=gray+gray+gray+gray+gray+gray+gray+gray "
    "0,2/NE=orange+orange+orange+orange+orange+orange+orange+orange"
)
BLUES = "0,2/NW=blue+blue+blue+blue+blue+blue+blue+blue"


def laying(*tiles: str, hand: str = "H cross tree/NW", cubes: str = "") -> Scene:
    """Seat 0 has to lay a tile."""
    return scene(*tiles, due="lay", hands=[hand], cubes=cubes)


@pytest.mark.rule("A5.1")
def test_a_tile_goes_on_a_free_cell_beside_a_tile_or_thera_in_any_turn():
    """A5.1: 7 cells beside Thera are free, and 3 beside P; one of the latter is among the former."""
    turn = laying("P cross tree/NW 0,-1")

    assert 40 - 4 == len(turn.legal("lay")) == len(turn.legal())
    for way in ("n", "e", "s", "w"):
        assert turn.may(f"lay 0,-2 {way}")
        assert turn.may(f"lay 2,1 {way}")


@pytest.mark.rule("A5.1")
def test_a_tile_goes_nowhere_else():
    """A5.1: not on a tile, not on Thera, not where only a point is shared, not beyond the map."""
    turn = laying("P cross tree/NW 0,-1")

    turn.refused("lay 0,-1 n", "cell-taken", "A5.1", "tile P lies on 0,-1")
    turn.refused("lay 1,1 n", "thera-there", "A5.1", "the Thera board lies on 1,1")
    turn.refused("lay 2,2 n", "not-adjacent", "A5.1", "2,2 shares no side", "4 sides")
    turn.refused("lay 1,-2 n", "not-adjacent", "A5.1", "1,-2")
    turn.refused("lay 99,0 n", "no-such-cell", "A5.1", "'99,0'")
    turn.refused("lay here n", "no-such-cell", "A5.1", "'here'")
    turn.refused("lay 0,-2 x", "no-such-turn", "A5.1", "n, e, s or w", "'x'")


@pytest.mark.rule("A5.1", "A6")
def test_the_tile_comes_before_any_action():
    """A5.1: also before selling, which is free in part two only."""
    turn = scene(due="lay", hands=["H cross tree/NW"], cargo=["blue"])

    turn.refused("sell blue", "lay-first", "A5.1", "lay your tile first")
    turn.refused("end", "lay-first", "A5.1", "lay your tile first")
    turn.play("lay 0,-1 n")
    turn.refused("sell blue", "cube-first", "A5.2", "place the second cube first")
    turn.play("cube gray SE")
    assert turn.may("sell blue")


@pytest.mark.rule("A5.2", "A13")
def test_example_a_tree_tile_takes_a_green_cube_by_the_tree_and_one_of_choice_elsewhere():
    """A5.2 and the books' example: green by the tree, orange on another island of the tile."""
    turn = laying(hand="H cross tree/SE").play("lay 0,-1 n", "cube orange NW")

    assert ("0,-1/NW=orange", "0,-1/SE=green") == turn.facts.cubes
    assert (7, 8, 8, 7) == turn.facts.market
    assert turn.legal("end")


@pytest.mark.rule("A5.2")
def test_the_second_cube_is_of_any_colour_on_any_other_island_of_the_tile_and_has_to_be_placed():
    """A5.2: 4 colours, 3 corners; nothing else can be done before."""
    turn = laying(hand="H cross tree/SE").play("lay 0,-1 n")

    assert 12 == len(turn.legal()) == len(turn.legal("cube"))
    turn.refused("cube orange SE", "icon-island", "A5.2", "corner SE belongs to the icon's island")
    turn.refused("cube pink NW", "no-such-colour", "A2.2", "'pink'", "green, blue, gray, orange")
    turn.refused("cube blue N", "no-such-corner", "A3.3", "'N'")
    turn.refused("end", "cube-first", "A5.2")


@pytest.mark.rule("A5.2")
def test_without_a_cube_of_the_icons_colour_the_first_is_left_out_and_the_second_is_not():
    """A5.2, ruling: also then the icon's island is not the place for the second."""
    turn = laying("P cross tree/NW 0,2", cubes=GREENS, hand="H cross tree/SE").play("lay 0,-1 n")

    assert [events.CubeSkipped(0, "no green left")] == turn.told(events.CubeSkipped)
    turn.refused("cube blue SE", "icon-island", "A5.2")
    turn.refused("cube green NW", "colour-gone", "A5.2", "0 green cubes left")
    assert 9 == len(turn.legal("cube"))
    assert "0,-1/NW=blue" in turn.play("cube blue NW").facts.cubes


@pytest.mark.rule("A5.2")
def test_the_last_cube_of_a_colour_is_taken_by_the_icon_and_not_to_be_had_for_the_second():
    """A5.2: the first comes first."""
    seven = GREENS.removesuffix("+green")
    turn = laying("P cross tree/NW 0,2", cubes=seven, hand="H cross tree/SE").play("lay 0,-1 n")

    assert 0 == turn.facts.market[0]
    turn.refused("cube green NW", "colour-gone", "A5.2", "0 green")


@pytest.mark.rule("A5.2", "A2.3")
def test_cubes_are_taken_from_the_left_so_that_what_is_sold_next_is_worth_more():
    """A5.2: the leftmost covered spaces are the cheapest; they become free first."""
    turn = scene(due="lay", hands=["H cross lake/NW"], cargo=["blue"], purse=[0])
    turn.play("lay 0,-1 n", "cube blue SE", "sell blue")

    assert 2 == turn.facts.drachmas[0]


@pytest.mark.rule("A5.2", "A3.5")
def test_different_islands_are_judged_after_the_tile_has_joined_its_neighbours():
    """A5.2, ruling: NW and SW of the new tile are one island through the coast in the west."""
    west = "W coasts tree/NW -1,-1 e"
    alone = laying(hand="H cross tree/NW").play("lay 0,-1 n")
    joined = laying("A cross lake/NW -1,0", west, hand="H cross tree/NW").play("lay 0,-1 n")

    assert "0,-1/SW" in joined.island("0,-1/NW")
    assert alone.may("cube blue SW")
    joined.refused("cube blue SW", "icon-island", "A5.2", "corner SW")
    assert joined.may("cube blue SE")


@pytest.mark.rule("A5.2")
def test_an_island_without_a_dock_will_do_for_the_second_cube():
    """A5.2, ruling."""
    turn = laying(hand="H shoal tree/NE").play("lay 0,-1 n")

    assert 0 == turn.docks("0,-1/SW")
    assert turn.may("cube blue SW")


@pytest.mark.rule("A5.2")
def test_the_second_cube_goes_on_the_tile_just_laid_alone():
    """A5.2: the corners that can be named are those of that tile."""
    turn = laying("P cross lake/NW 0,-1").play("lay 0,2 n", "cube blue SE")

    assert ("0,2/NW=green", "0,2/SE=blue") == turn.facts.cubes


@pytest.mark.rule("A5.3")
def test_there_is_no_second_cube_if_all_land_of_the_tile_is_the_icons_island():
    """A5.3: two coasts, joined in the west by land of another tile."""
    ring = laying("A cross lake/NW -1,0", "W coasts tree/NW -1,-1 e", hand="H coasts tree/NW").play("lay 0,-1 n")

    assert [events.CubeSkipped(0, "no other island")] == ring.told(events.CubeSkipped)
    assert ("0,-1/NW=green",) == ring.facts.cubes
    assert ring.legal("end")
    assert laying(hand="H coasts tree/NW").play("lay 0,-1 n").legal("cube")


@pytest.mark.rule("A5.3")
def test_no_cube_is_placed_when_the_market_is_empty():
    """A5.3."""
    bare = laying("P cross tree/NW 0,2", cubes=f"{ALL_BUT_BLUE} {BLUES}").play("lay 0,-1 n")

    assert [events.CubeSkipped(0, "no green left"), events.CubeSkipped(0, "empty market")] == bare.told(
        events.CubeSkipped
    )
    assert bare.legal("end")


@pytest.mark.rule("A5.2", "A5.3")
def test_the_last_colour_has_to_be_used_for_the_second_cube():
    """A5.2: compulsory as long as any cube is left."""
    turn = laying("P cross tree/NW 0,2", cubes=ALL_BUT_BLUE).play("lay 0,-1 n")

    assert ["cube blue NE", "cube blue SE", "cube blue SW"] == turn.legal()


@pytest.mark.rule("A5.4")
def test_a_player_without_a_tile_goes_on_with_part_two():
    """A5.4: the second player has none here, the first would have to lay one."""
    without = scene(pile=(), hands=["", ""]).play("end")
    with_tile = scene(pile=(), hands=["", "H cross tree/NW"]).play("end")

    assert (1, 3) == (without.decider, without.facts.actions)
    assert without.legal("end")
    assert with_tile.legal() == with_tile.legal("lay")
