"""A7: excavation. Sites are quadrants of P, in the south of Thera; see A7.3 for the compass around it."""

from __future__ import annotations

from typing import Any

import pytest

from labrys.games.akrotiri.moves import Excavate
from tests.games.akrotiri.scenario import Scene, scene

# Around the site 0,-1/SW: a tree due north, a lake due east, a mountain due south, a volcano due west, each in the
# site's own row or column of quadrants, so that it lies on one side only. P's own icon is in the site itself.
COMPASS = (
    "P cross tree/SW 0,-1",
    "N cross tree/SW 0,2",
    "E cross lake/SE 1,-1",
    "S cross mountain/NW 0,-2",
    "W cross volcano/SW -1,-1",
)
SITE = "0,-1/SW"
DOCK = "0,-1/S-SW"


def digging(*tiles: str, card: str = "easy up=tree right=lake down=mountain", **words: Any) -> Scene:
    """Seat 0 is docked at the SW of P with 9 drachmas and map V."""
    words = {"boats": [DOCK], "purse": [9], "maps": [f"V {card}"], **words}
    return scene(*(tiles or COMPASS), **words)


@pytest.mark.rule("A7.1")
def test_a_map_is_played_paid_and_its_temple_placed():
    """A7.1."""
    turn = digging().play(f"excavate V {SITE}")

    assert ("-", 6, f"V@{SITE}") == (turn.facts.maps[0], turn.facts.drachmas[0], turn.facts.played[0])
    assert 1 == turn.game.score(turn.state)[0].parts()["maps"]


@pytest.mark.rule("A7.1")
def test_only_a_map_in_hand_can_be_played_and_it_has_to_be_paid():
    """A7.1."""
    turn = digging(maps=["V easy up=tree right=lake down=mountain", "X easy up=tree right=lake down=mountain"])

    turn.refused(f"excavate X {SITE}", "not-in-hand", "A7.1", "map X is not in your hand of 1 map")
    turn.refused(f"excavate Q77 {SITE}", "no-such-map", "A7.1", "'Q77'")
    digging(purse=[2]).refused(f"excavate V {SITE}", "excavating-too-dear", "A7.1", "costs 3 drachmas, you have 2")
    assert turn.may(f"excavate V {SITE}")


@pytest.mark.rule("A7.1", "A7.3")
def test_an_excavation_without_a_map_is_refused_for_what_keeps_every_map_in_hand():
    """A7.1, A7.3: no action, no map, no money, no site; if one is possible, only the map is missing."""
    nothing = Excavate("", "")

    digging(actions=0).refused(nothing, "no-action-to-excavate", "A6.5")
    digging(maps=[]).refused(nothing, "no-map-in-hand", "A7.1", "0 maps in hand")
    digging(purse=[2]).refused(nothing, "no-map-to-pay", "A7.1", "costs 3 drachmas, you have 2")
    digging(card="easy up=volcano right=volcano down=lake").refused(nothing, "no-site-here", "A7.3", "you have 1 map")
    digging().refused(nothing, "no-such-map", "A7.1")


@pytest.mark.rule("A7.1")
def test_the_site_is_on_the_island_where_the_boat_is_docked():
    """A7.1: the same site, with the boat at another island of the tile, or beside it."""
    for dock in ("0,-1/E-SE", "0,-1/N-NE", "1,-1/S-SW"):
        turn = digging(boats=[dock])
        turn.refused(f"excavate V {SITE}", "other-island", "A7.1", f"{SITE} is not land of the island")
        assert f"excavate V {SITE}" not in turn.legal()


@pytest.mark.rule("A7.1")
def test_the_site_may_be_far_from_the_boat_on_the_same_island():
    """A7.1: the boat lies at the other end of an island of three tiles."""
    island = ("P coasts tree/NE 0,-1", "Q coasts lake/NE 1,-1", "R coasts mountain/SE 2,-1", "T cross tree/NW -1,0")
    turn = digging(*island, card="easy up=tree right=lake down=mountain", boats=["2,-1/E-NE"])

    assert "0,-1/NW" in turn.island("2,-1/NE")
    assert turn.may("excavate V 0,-1/NW")


@pytest.mark.rule("A7.2")
def test_a_site_is_a_quadrant_of_a_land_tile():
    """A7.2: not a cell, not a corner that does not exist, not an empty cell."""
    for site in ("0,-1", "0,-1/N", "5,5/NW", "thera"):
        digging().refused(f"excavate V {site}", "no-such-site", "A7.2", f"'{site}'")


@pytest.mark.rule("A7.2")
def test_no_quadrant_of_the_thera_board_is_a_site_though_its_land_belongs_to_the_island():
    """A7.2: the island in the NW of P has land of the Thera board."""
    turn = digging(*COMPASS, boats=["0,-1/W-NW"], card="easy up=tree right=lake down=mountain")

    assert 3 == turn.size("0,-1/NW")
    for site in ("0,0/SW", "0,0/NE", "1,1/NW"):
        turn.refused(f"excavate V {site}", "no-such-site", "A7.2", f"'{site}'")
    assert turn.may("excavate V 0,-1/NW")


@pytest.mark.rule("A7.2")
def test_every_quadrant_of_the_island_can_be_a_site():
    """A7.2: this map can be proved on all three tiles of the island at P's south-west."""
    turn = digging(card="easy up=tree right=lake left=volcano")

    assert {"0,-1/SW", "0,-2/NW", "-1,-1/SE"} == turn.island(SITE)
    assert {"excavate V 0,-1/SW", "excavate V 0,-2/NW", "excavate V -1,-1/SE"} == set(turn.legal("excavate"))


@pytest.mark.rule("A7.3", "A13")
def test_example_a_volcano_above_the_line_counts_however_far_left():
    """A7.3, the books' example: volcano above, tree right, mountain below; the volcano is far to the left."""
    card = "easy up=volcano right=tree down=mountain"
    rest = ("P cross lake/NW 0,-1", "T cross tree/NE 1,-1", "M cross mountain/SE 0,-2")
    far = ("A cross lake/NW -1,1", "B cross lake/NW -2,1", "C cross volcano/NW -3,1")

    assert digging(*rest, *far, card=card, boats=["0,-1/E-SE"]).may("excavate V 0,-1/SE")
    without = digging(*rest, *far[:2], card=card, boats=["0,-1/E-SE"])
    without.refused(
        "excavate V 0,-1/SE", "not-proved", "A7.3", "looking up from 0,-1/SE", "1 icon of volcano", "there are 0"
    )


@pytest.mark.rule("A7.3")
def test_at_least_the_shown_number_of_icons_has_to_lie_beyond_the_line():
    """A7.3: two trees above; 1 and 2 are proved, 3 are not."""
    north = (*COMPASS, "O cross tree/NW 1,2")

    for count in (1, 2):
        assert digging(*north, card=f"hard up=tree{count} right=lake down=mountain").may(f"excavate V {SITE}")
    three = digging(*north, card="hard up=tree3 right=lake down=mountain")
    three.refused(f"excavate V {SITE}", "not-proved", "A7.3", "looking up", "3 icons of tree", "there are 2")


@pytest.mark.rule("A7.3")
@pytest.mark.parametrize(
    ("side", "terrain"), [("up", "lake"), ("right", "tree"), ("down", "lake"), ("left", "mountain")]
)
def test_an_icon_in_the_row_is_neither_above_nor_below_and_one_in_the_column_neither_left_nor_right(
    side: str, terrain: str
):
    """A7.3, ruling: the compass icons stand in the site's own row and column."""
    proved = {"up": "tree", "right": "lake", "down": "mountain", "left": "volcano"}
    wrong = {**proved, side: terrain}
    shown = [name for name in proved if name == side] + [name for name in proved if name != side][:2]
    card = "easy " + " ".join(f"{name}={wrong[name]}" for name in shown)

    digging(card=card).refused(
        f"excavate V {SITE}", "not-proved", "A7.3", f"looking {side} from {SITE}", terrain, "there are 0"
    )


@pytest.mark.rule("A7.3")
@pytest.mark.parametrize(
    "side", ["up=tree right=lake down=mountain", "right=tree up=tree down=mountain", "down=tree up=tree right=lake"]
)
def test_an_icon_in_the_sites_own_quadrant_never_counts(side: str):
    """A7.3: P's tree stands in the site; without the tree in the north no side has one."""
    without_north = tuple(tile for tile in COMPASS if not tile.startswith("N "))

    digging(*without_north, card=f"easy {side}").refused(
        f"excavate V {SITE}", "not-proved", "A7.3", "of tree", "there are 0"
    )


@pytest.mark.rule("A7.3")
def test_icons_in_the_other_quadrants_of_the_sites_own_tile_count():
    """A7.3: the line runs along the quadrant, not along the tile."""
    tiles = ("P cross tree/NE 0,-1", "Q cross lake/NW -1,-1")
    card = "easy up=tree right=tree left=lake"

    assert digging(*tiles, card=card).may(f"excavate V {SITE}")
    beside = digging("P cross tree/SE 0,-1", tiles[1], card=card)
    beside.refused(f"excavate V {SITE}", "not-proved", "A7.3", "looking up", "tree")


@pytest.mark.rule("A7.3")
def test_an_icon_counts_whether_or_not_a_temple_stands_there():
    """A7.3, ruling: temples of both players beside and on the icons."""
    assert digging(temples=["0,2/SW", "1,-1/SE 0,-2/SW"]).may(f"excavate V {SITE}")


SEEN = {
    "south": "up=tree right=lake down=mountain left=volcano",
    "north": "up=mountain right=volcano down=tree left=lake",
    "west": "up=lake right=mountain down=volcano left=tree",
    "east": "up=volcano right=tree down=lake left=mountain",
}


@pytest.mark.rule("A7.3", "A4.1", "A12")
@pytest.mark.parametrize(
    ("seats", "seat", "place"),
    [
        (2, 0, "south"),
        (2, 1, "north"),
        (3, 0, "south"),
        (3, 1, "west"),
        (3, 2, "north"),
        (4, 0, "south"),
        (4, 1, "west"),
        (4, 2, "north"),
        (4, 3, "east"),
    ],
)
def test_each_player_reads_maps_from_the_own_side_of_the_table(seats: int, seat: int, place: str):
    """A7.3: (up, right) is (+y, +x) south, (-y, -x) north, (+x, -y) west, (-x, +y) east."""
    for name, faces in SEEN.items():
        up, right, down, left = faces.split()
        for sides in ((up, right, down), (up, right, left)):
            hands = [""] * seats
            hands[seat] = f"V easy {' '.join(sides)}"
            docks = [f"thera/{n + 1}" for n in range(seats)]
            docks[seat] = DOCK
            turn = scene(*COMPASS, seats=seats, turn=seat, boats=docks, purse=[9] * seats, maps=hands)

            assert (name == place) == turn.may(f"excavate V {SITE}")


@pytest.mark.rule("A7.4")
def test_an_icon_above_and_to_the_right_may_serve_for_both():
    """A7.4, ruling: there is one tree in all."""
    turn = digging("P cross tree/NE 0,-1", "Q cross lake/NW -1,-1", card="easy up=tree right=tree left=lake")

    assert turn.may(f"excavate V {SITE}")


@pytest.mark.rule("A7.5")
def test_no_temple_is_ever_excavated_on_thera():
    """A7.5."""
    turn = digging(boats=["thera/1"])

    turn.refused(f"excavate V {SITE}", "thera", "A7.5", "docked at thera/1")
    assert [] == turn.legal("excavate")


@pytest.mark.rule("A7.5")
@pytest.mark.parametrize("temples", [["0,-2/NW"], ["", "0,-2/NW"]])
def test_an_island_has_one_temple_whoever_owns_it(temples: list[str]):
    """A7.5: the temple stands on another tile of the same island."""
    turn = digging(temples=temples)

    turn.refused(f"excavate V {SITE}", "temple-there", "A7.5", "already has 1 temple")
    assert [] == turn.legal("excavate")
    assert digging(temples=["0,-1/SE"]).may(f"excavate V {SITE}")


@pytest.mark.rule("A7.5")
def test_islands_with_temples_may_be_joined_later():
    """A7.5: a tile joins two islands with a temple each; then no third can be excavated there."""
    tiles = ("P cross tree/SW 0,-1", "A cross tree/NW -1,0", "B cross tree/NW -2,0", "C cross tree/NW -2,-1")
    turn = scene(
        *tiles,
        due="lay",
        hands=["H coasts lake/NW"],
        temples=["0,-1/SW", "-2,-1/SE"],
        boats=[DOCK],
        maps=["V easy up=tree right=tree left=tree"],
        purse=[9],
    ).play("lay -1,-1 n", "cube blue SE")

    assert turn.island("0,-1/SW") == turn.island("-2,-1/SE")
    turn.refused("excavate V 0,-1/SW", "temple-there", "A7.5", "already has 2 temple")
