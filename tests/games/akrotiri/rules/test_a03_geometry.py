"""A3: tiles, islands, routes."""

from __future__ import annotations

import random

import pytest

from labrys.games.akrotiri.house import kind_of
from labrys.games.akrotiri.kit import Kit
from labrys.games.akrotiri.sea import FAR, Sea
from tests.games.akrotiri.pieces import house, house_game
from tests.games.akrotiri.scenario import opening, scene

BESIDE_THERA = ["0,-1", "1,-1", "2,0", "2,1", "1,2", "0,2", "-1,1", "-1,0"]


@pytest.mark.rule("A3.1")
@pytest.mark.parametrize(("turn", "quadrant"), [("n", "NW"), ("e", "NE"), ("s", "SE"), ("w", "SW")])
def test_a_tile_has_one_icon_and_it_turns_with_the_tile(turn: str, quadrant: str):
    """A3.1: the icon stands in one quadrant; n e s w say where the printed north points."""
    laid = scene(f"P cross tree/NW 0,-1 {turn}")

    assert [quadrant] == [corner for corner in ("NW", "NE", "SE", "SW") if laid.icon_at(f"0,-1/{corner}")]


@pytest.mark.rule("A3.2")
def test_every_house_tile_fits_everywhere_however_it_is_turned():
    """A3.2: 8 cells beside Thera, 4 turns each, for each of 36 tiles."""
    start = opening(game=house_game())

    for tile in house().tiles:
        assert 32 == len(start.after(f"draw {tile.id}").legal("lay"))


@pytest.mark.rule("A3.2", "A3.6")
@pytest.mark.parametrize("turn", ["n", "e", "s", "w"])
def test_every_side_of_a_tile_has_land_at_its_ends_and_a_route_in_its_middle(turn: str):
    """A3.2: whichever side is laid against Thera, its route is Thera's."""
    for tile in house().tiles:
        laid = opening(f"draw {tile.id}", f"lay 0,-1 {turn}", game=house_game())

        assert laid.on_thera_net("0,-1", "N")
        assert 2 == laid.size("0,-1/NW") == laid.size("0,-1/NE")


@pytest.mark.rule("A3.3")
def test_house_tiles_are_nine_of_each_terrain_and_at_least_twenty_different():
    """A3.3."""
    tiles = house().tiles

    assert [9] * 4 == [
        sum(tile.icon == terrain for tile in tiles) for terrain in ("tree", "lake", "mountain", "volcano")
    ]
    assert len({kind_of(tile) for tile in tiles}) >= 20
    assert sum(len(tile.land) >= 3 for tile in tiles) > len(tiles) / 2


@pytest.mark.rule("A3.3")
def test_corners_and_exits_of_house_tiles_are_shared_out_among_pieces_and_nets():
    """A3.3: 2 to 4 pieces; a one-exit net has a dock, and every tile has one."""
    for tile in house().tiles:
        docked = {net for net in tile.nets for side, _ in tile.links if side in net}

        assert [0, 1, 2, 3] == sorted(corner for piece in tile.pieces for corner in piece)
        assert [0, 1, 2, 3] == sorted(side for net in tile.nets for side in net)
        assert 2 <= len(tile.pieces) <= 4
        assert tile.docks
        assert all(net in docked for net in tile.nets if len(net) == 1)


@pytest.mark.rule("A3.3")
def test_land_of_one_piece_is_one_island_and_the_icon_stands_on_it():
    """A3.3: quadrant q holds the land of corner q's piece."""
    laid = scene("P coasts tree/NW 0,-1")

    assert {"0,-1/NW", "0,-1/NE"} == laid.island("0,-1/NW")
    assert {"0,-1/SW", "0,-1/SE"} == laid.island("0,-1/SW")
    assert 1 == scene("P coasts tree/NE 0,-1", temples=["0,-1/NW"]).points("tree") // 2
    assert 0 == scene("P coasts tree/NE 0,-1", temples=["0,-1/SW"]).points("tree")


@pytest.mark.rule("A3.3")
def test_a_dock_links_a_net_with_a_piece_and_a_piece_may_have_none():
    """A3.3."""
    laid = scene("P shoal tree/NW 0,-1")

    assert (1, 0, 0, 0) == tuple(laid.docks(f"0,-1/{corner}") for corner in ("NE", "NW", "SE", "SW"))
    assert laid.may("sail 0,-1/N-NE")


@pytest.mark.rule("A3.3")
def test_islands_at_one_and_at_more_portages_occur_when_house_tiles_are_laid_at_random():
    """A3.3: otherwise two goals could never score (A8). docs/components.md has the measurements."""
    kit, rng, found = Kit(house()), random.Random(1), []
    for _ in range(10):
        sea = Sea.of_thera(kit, 2)
        for tile in rng.sample(range(36), 24):
            sea = sea.lay(tile, rng.choice(sea.shore), rng.randrange(4))
        found += [sea.far_island[label] for label in sea.islands() if sea.far_island[label] != FAR]

    assert sum(far == 1 for far in found) > 10
    assert sum(far >= 2 for far in found) > 10


@pytest.mark.rule("A3.4")
@pytest.mark.parametrize(("seats", "docks"), [(2, 2), (3, 4), (4, 4)])
def test_thera_has_two_docks_and_four_for_more_players(seats: int, docks: int):
    """A3.4."""
    start = scene(seats=seats)

    assert [True] * docks + [False] == [start.dock(f"thera/{n}") for n in range(1, docks + 2)]


@pytest.mark.rule("A3.4")
def test_one_net_joins_the_docks_and_all_eight_outer_sides_of_thera():
    """A3.4: from a dock of Thera a boat gets to a tile on any side in one move, and from there to any other."""
    tiles = [f"P{i} cross tree/NW {cell}" for i, cell in enumerate(BESIDE_THERA[::2])]
    corners = scene(*tiles)

    for cell in BESIDE_THERA[::2]:
        assert corners.may(f"sail {cell}/N-NE")
    assert corners.after("sail 0,-1/N-NE").may("sail 1,2/N-NE")
    for cell in BESIDE_THERA[1::2]:
        assert scene(f"P cross tree/NW {cell}").may(f"sail {cell}/N-NE")


@pytest.mark.rule("A3.4", "A3.5")
def test_thera_covers_four_cells_and_is_an_island_that_nothing_joins():
    """A3.4."""
    ring = scene(*(f"P{i} cross tree/NW {cell}" for i, cell in enumerate(BESIDE_THERA)))

    assert not any(ring.joins_thera(f"{cell}/{corner}") for cell in BESIDE_THERA for corner in ("NW", "NE", "SE", "SW"))
    laying = scene(due="lay", hands=["H cross tree/NW"])
    for cell in ("0,0", "1,0", "0,1", "1,1"):
        laying.refused(f"lay {cell} n", "thera-there", "A5.1", "the Thera board")


@pytest.mark.rule("A3.4")
def test_the_eight_pieces_of_land_on_the_rim_of_thera_are_separate():
    """A3.4: tiles on neighbouring sides share only the piece between them."""
    ring = scene(*(f"P{i} cross tree/NW {cell}" for i, cell in enumerate(BESIDE_THERA)))
    at_rim = ["0,-1/NW", "0,-1/NE", "1,-1/NE", "2,0/NW", "2,1/NW", "1,2/SW", "0,2/SW", "-1,1/SE"]

    assert 8 == len({frozenset(ring.island(site)) for site in at_rim})
    assert [3] * 8 == [ring.size(site) for site in at_rim]


@pytest.mark.rule("A3.5")
def test_land_is_joined_at_both_ends_of_a_shared_side():
    """A3.5."""
    pair = scene("P cross tree/NW 0,-1", "Q cross lake/NW 0,-2")

    assert {"0,-1/SW", "0,-2/NW"} == pair.island("0,-1/SW")
    assert {"0,-1/SE", "0,-2/NE"} == pair.island("0,-1/SE")
    assert {"0,-2/SW"} == pair.island("0,-2/SW")


@pytest.mark.rule("A3.5")
def test_land_is_joined_inside_tiles_and_across_several():
    """A3.5: an island is all land that hangs together."""
    chain = scene("P cross tree/NW 0,-1", "Q coasts lake/NW 0,-2", "R cross tree/NW 0,-3")

    assert {"0,-1/SW", "0,-1/SE", "0,-2/NW", "0,-2/NE"} == chain.island("0,-1/SE")
    assert {"0,-2/SW", "0,-2/SE", "0,-3/NW", "0,-3/NE"} == chain.island("0,-3/NE")


@pytest.mark.rule("A3.5")
def test_tiles_that_touch_at_a_point_are_not_joined_until_a_third_lies_between():
    """A3.5: Q and R lie diagonally at the point (1, -2), and the two other cells there are free at first."""
    way_round = ["P cross tree/NW 0,-1", "Q cross tree/NW 0,-2", "A cross tree/NW 1,-1", "B cross tree/NW 2,-1",
                 "C cross tree/NW 2,-2", "D cross tree/NW 2,-3", "R cross tree/NW 1,-3"]  # fmt: skip
    apart = scene(*way_round)
    between = scene(*way_round, "T cross tree/NW 1,-2")

    assert {"0,-2/SE"} == apart.island("0,-2/SE")
    assert {"1,-3/NW"} == apart.island("1,-3/NW")
    assert {"0,-2/SE", "1,-3/NW", "1,-2/SW"} == between.island("0,-2/SE")


@pytest.mark.rule("A3.5")
@pytest.mark.parametrize(
    ("one", "one_site", "other", "other_site"),
    [
        ("0,-1", "NW", "-1,0", "SE"),
        ("1,-1", "NE", "2,0", "SW"),
        ("2,1", "NW", "1,2", "SE"),
        ("0,2", "SW", "-1,1", "NE"),
    ],
)
def test_two_tiles_beside_a_corner_of_thera_are_joined_through_its_land(
    one: str, one_site: str, other: str, other_site: str
):
    """A3.5: at all four corners, in whichever order they are laid."""
    together = {f"{one}/{one_site}", f"{other}/{other_site}"}

    for tiles in ((one, other), (other, one)):
        pair = scene(*(f"P{i} cross tree/NW {cell}" for i, cell in enumerate(tiles)))
        assert together == pair.island(f"{one}/{one_site}")
        assert 3 == pair.size(f"{one}/{one_site}")


@pytest.mark.rule("A3.5")
def test_a_tile_that_touches_the_corner_of_thera_at_a_point_only_is_not_joined():
    """A3.5: R has no side in common with Thera; with P and Q it would be joined through them."""
    around = scene("S cross tree/NW 1,-1", "T cross tree/NW 1,-2", "U cross tree/NW 0,-2", "V cross tree/NW -1,-2",
                   "R cross tree/NW -1,-1")  # fmt: skip

    assert {"-1,-1/NE"} == around.island("-1,-1/NE")
    assert 1 == around.size("-1,-1/NE")


@pytest.mark.rule("A3.6")
def test_routes_join_across_a_shared_side():
    """A3.6: through the exits of both tiles, and no further than the nets go."""
    crossing = scene("P cross tree/NW 0,-1", "Q cross lake/NW 0,-2")
    dead_end = scene("P ends tree/NW 0,-1", "Q cross lake/NW 0,-2")

    assert crossing.may("sail 0,-2/E-SE")
    assert dead_end.may("sail 0,-1/N-NW")
    dead_end.refused("sail 0,-2/E-SE", "out-of-reach", "A6.1", "reaches 2 other docks")


@pytest.mark.rule("A3.7")
def test_an_island_is_complete_when_all_cells_around_it_are_covered():
    """A3.7."""
    tiles = ["P cross tree/NW 0,-1", "Q cross tree/NW 0,-2", "R cross tree/NW -1,-2"]
    last = "S cross tree/NW -1,-1"

    assert not scene(*tiles).is_complete("0,-1/SW")
    assert scene(*tiles, last).is_complete("0,-1/SW")
    assert not scene(*tiles, last).is_complete("0,-1/SE")


@pytest.mark.rule("A3.7")
def test_every_vertex_of_an_island_counts():
    """A3.7: a coast with a closed western end is open as long as its eastern end is."""
    tiles = ["P coasts tree/NW 0,-1", "Q cross tree/NW 0,-2", "R cross tree/NW -1,-2", "S cross tree/NW -1,-1"]
    east = ["T cross tree/NW 1,-1", "U cross tree/NW 1,-2"]

    assert not scene(*tiles).is_complete("0,-1/SW")
    assert not scene(*tiles, east[0]).is_complete("0,-1/SW")
    assert scene(*tiles, *east).is_complete("0,-1/SW")


@pytest.mark.rule("A3.7")
def test_the_supply_of_tiles_does_not_matter_to_an_open_island():
    """A3.7: open, though no tile is left anywhere."""
    dry = scene("P cross tree/NW 0,-1", pile=(), temples=["0,-1/SW"])

    assert not dry.is_complete("0,-1/SW")
    assert 2 == dry.points("open")


@pytest.mark.rule("A3.7")
def test_size_counts_each_tile_once_and_thera_as_one():
    """A3.7: both pieces of land of the Thera board, and both corners of P, count once."""
    wide = scene("P coasts tree/NW 0,-1", "Q cross tree/NW -1,0")

    assert {"0,-1/NW", "0,-1/NE", "-1,0/SE"} == wide.island("0,-1/NE")
    assert 3 == wide.size("0,-1/NE")
    assert 1 == wide.size("0,-1/SE")


@pytest.mark.rule("A3.8", "A3.5", "A3.7")
def test_worked_example_of_islands_around_a_corner_of_thera():
    """A3.8: P, Q, R and S."""
    tiles = ["P cross tree/NW 0,-1", "Q cross tree/NW -1,0", "R cross tree/NW -1,-1", "S cross tree/NW 1,-1"]

    two = scene(*tiles[:2])
    assert {"0,-1/NW", "-1,0/SE"} == two.island("0,-1/NW")
    assert not two.is_complete("0,-1/NW")

    three = scene(*tiles[:3])
    assert {"0,-1/NW", "-1,0/SE", "-1,-1/NE"} == three.island("0,-1/NW")
    assert three.is_complete("0,-1/NW")
    assert 4 == three.size("0,-1/NW")
    assert not three.is_complete("0,-1/NE")

    four = scene(*tiles)
    assert four.is_complete("0,-1/NE")
    assert 3 == four.size("0,-1/NE")
    assert 4 == four.size("0,-1/NW")
