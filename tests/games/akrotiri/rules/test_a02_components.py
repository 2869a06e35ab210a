"""A2: components, as they show in play."""

from __future__ import annotations

from collections import Counter

import pytest

from labrys.games.akrotiri.components import COLOURS, SIDES, TERRAINS, TIERS
from tests.games.akrotiri.pieces import house, house_game
from tests.games.akrotiri.scenario import opening, scene


@pytest.mark.rule("A2.1")
def test_a_game_begins_with_everything_that_is_in_the_box():
    """A2.1."""
    start = opening(game=house_game())

    assert {"cubes": 32, "tiles": 36, "maps": 36, "goals": 12} == start.game.census(start.state)
    assert (8, 8, 8, 8) == start.facts.market
    assert [12, 12, 12] == [sum(card.tier == tier for card in house().maps) for tier in TIERS]
    assert 6 == house().start.temples


@pytest.mark.rule("A2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_begins_with_two_drachmas(seats: int):
    """A2.1."""
    assert (2,) * seats == opening(seats=seats, game=house_game()).facts.drachmas


@pytest.mark.rule("A2.1")
def test_the_bank_is_never_short_of_drachmas():
    """A2.1: the coins in the box are worth 65, and a purse may hold more."""
    rich = scene("P cross lake/NW 0,-1", purse=[500, 500], cargo=["blue"]).play("sell blue")

    assert 501 == rich.facts.drachmas[0]


@pytest.mark.rule("A2.2", "A5.2")
@pytest.mark.parametrize(
    ("terrain", "colour"), [("tree", "green"), ("lake", "blue"), ("mountain", "gray"), ("volcano", "orange")]
)
def test_each_terrain_has_its_colour(terrain: str, colour: str):
    """A2.2: the cube beside an icon shows it."""
    laid = scene(due="lay", hands=[f"H cross {terrain}/SE"]).play("lay 0,-1 n")

    assert (f"0,-1/SE={colour}",) == laid.facts.cubes


@pytest.mark.rule("A2.2")
def test_a_cube_is_not_an_icon():
    """A2.2: orange cubes above the site are no volcanoes; a volcano would be."""
    cubes = "0,-1/NE=orange+orange"
    card = "V easy up=volcano right=tree left=lake"
    tiles = ["P cross tree/NE 0,-1", "Q cross lake/NW -1,-1"]
    docked = {"boats": ["0,-1/S-SW"], "maps": [card], "purse": [9], "cubes": cubes}

    scene(*tiles, **docked).refused(  # type: ignore[arg-type]
        "excavate V 0,-1/SW", "not-proved", "A7.3", "looking up", "1 icon of volcano", "there are 0"
    )
    assert scene(*tiles, "R cross volcano/NE 1,-1", **docked).may("excavate V 0,-1/SW")  # type: ignore[arg-type]


@pytest.mark.rule("A2.3", "A6.8")
@pytest.mark.parametrize(("off", "price"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (7, 4), (8, 5)])
@pytest.mark.parametrize("colour", COLOURS)
def test_the_price_of_a_cube_goes_by_how_many_of_its_colour_are_off_the_market(colour: str, off: int, price: int):
    """A2.3: 1 2 2 3 3 4 4 5, left to right, and sold to the rightmost free space."""
    elsewhere = f"0,-1/NW={'+'.join([colour] * (off - 1))}" if off > 1 else ""
    selling = scene("P cross lake/NW 0,-1", cargo=[colour], cubes=elsewhere, purse=[0]).play(f"sell {colour}")

    assert price == selling.facts.drachmas[0]


@pytest.mark.rule("A2.4", "A6")
@pytest.mark.parametrize(("temples", "actions"), [(0, 3), (1, 4), (2, 5), (3, 5), (4, 6), (5, 6), (6, 6)])
def test_actions_grow_with_temples(temples: int, actions: int):
    """A2.4."""
    sites = ["0,-1/NW", "0,-1/SW", "1,-1/NE", "1,-1/SE", "0,-1/NE", "1,-1/SW"][:temples]
    turn = scene(
        "P cross tree/NW 0,-1", "Q cross tree/NE 1,-1", due="lay", hands=["H cross lake/NW"], temples=[" ".join(sites)]
    )

    assert actions == turn.play("lay 0,2 n", "cube blue SE").facts.actions


@pytest.mark.rule("A2.4", "A7.6")
@pytest.mark.parametrize(("before", "brings_goal"), [(0, False), (1, False), (2, True), (3, False), (4, True)])
def test_the_third_and_the_fifth_temple_bring_a_goal(before: int, brings_goal: bool):
    """A2.4."""
    far = [f"0,{y}/NW" for y in range(2, 2 + before)]
    tiles = [f"N{y} cross tree/SE 0,{y}" for y in range(2, 2 + before)]
    dig = scene(
        "P cross tree/NE 0,-1",
        "Q cross lake/NW -1,-1",
        *tiles,
        boats=["0,-1/S-SW"],
        purse=[9],
        maps=["V easy up=tree right=tree left=lake"],
        temples=[" ".join(far)],
    ).play("excavate V 0,-1/SW")

    assert brings_goal == (dig.decider != 0)
    assert brings_goal == (dig.onward().legal("keep") != [])


@pytest.mark.rule("A2.5", "A7.1")
@pytest.mark.parametrize(("tier", "cost", "points"), [("easy", 3, 1), ("medium", 6, 3), ("hard", 9, 7)])
def test_a_dearer_map_scores_more(tier: str, cost: int, points: int):
    """A2.5: 3, 6, 9 drachmas for 1, 3, 7 points."""

    def dig(purse: int):
        return scene(
            "P cross tree/NE 0,-1",
            "Q cross lake/NW -1,-1",
            boats=["0,-1/S-SW"],
            purse=[purse],
            maps=[f"V {tier} up=tree right=tree left=lake"],
        )

    dig(cost - 1).refused(
        "excavate V 0,-1/SW", "excavating-too-dear", "A7.1", f"costs {cost} drachmas", f"you have {cost - 1}"
    )
    done = dig(cost).play("excavate V 0,-1/SW")
    assert 0 == done.facts.drachmas[0]
    assert points == done.game.score(done.state)[0].parts()["maps"]


@pytest.mark.rule("A2.6")
def test_every_house_map_shows_three_terrains_on_three_sides():
    """A2.6."""
    for card in house().maps:
        clues = [clue for clue in card.clues if clue]
        icons = sum(clue.icons for clue in clues)

        assert 3 == len(clues) == len({clue.terrain for clue in clues})
        assert all(1 <= clue.icons <= 3 for clue in clues)
        assert icons in {"easy": (3,), "medium": (4, 5), "hard": (6, 7)}[card.tier]


@pytest.mark.rule("A2.6")
@pytest.mark.parametrize("tier", TIERS)
def test_in_each_tier_sides_and_terrains_of_house_maps_are_shared_out_evenly(tier: str):
    """A2.6: every side empty on 3 cards, every terrain on 9, no two cards equal."""
    cards = [card for card in house().maps if card.tier == tier]
    terrains = Counter(clue.terrain for card in cards for clue in card.clues if clue)

    assert [3] * len(SIDES) == [sum(card.clues[side] is None for card in cards) for side in range(4)]
    assert dict.fromkeys(range(len(TERRAINS)), 9) == terrains
    assert 12 == len({card.clues for card in cards})
