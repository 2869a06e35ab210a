"""A13: the examples printed in the books, each as a test. Others stand with their rules, marked A13 as well."""

from __future__ import annotations

import pytest

from tests.games.akrotiri.scenario import scene

P = "P cross tree/SE 0,-1"


@pytest.mark.rule("A13", "A6.8", "A2.3")
@pytest.mark.parametrize("off", [2, 3])
@pytest.mark.parametrize("other", ["gray", "green"])
def test_selling_two_blue_and_one_gray_or_green_brings_eight(other: str, off: int):
    """The English and Spanish books have gray, the French one green: 3 + 3 + 2 in either case."""
    elsewhere = "+".join(["blue"] * 3 + [other] * (off - 1))
    turn = scene(P, cargo=[f"blue blue {other}"], cubes=f"0,-1/SW={elsewhere}", purse=[0])

    prices, had = [], 0
    for cube in ("blue", "blue", other):
        had, before = turn.play(f"sell {cube}").facts.drachmas[0], had
        prices.append(had - before)
    assert [3, 3, 2] == prices
    assert 8 == had


@pytest.mark.rule("A13", "A2.4", "A6")
def test_after_one_temple_a_player_has_four_actions():
    """All books: a temple of an earlier turn shows the 4."""
    turn = scene(P, temples=["", "0,-1/NW"], pile=()).play("end")

    assert (1, 4) == (turn.decider, turn.facts.actions)


@pytest.mark.rule("A13", "A6")
def test_a_temple_does_not_change_the_number_of_actions_of_its_own_turn():
    """Actions are counted before the first of them."""
    turn = scene(
        "P cross tree/NE 0,-1",
        "Q cross lake/NW -1,-1",
        boats=["0,-1/S-SW"],
        purse=[9],
        maps=["V easy up=tree right=tree left=lake"],
    ).play("excavate V 0,-1/SW", "oracle tree", "draw Z1", "sail 0,-1/E-SE")

    assert 0 == turn.facts.actions
    turn.refused("load green", "no-action-to-load", "A6.4", "0 left")


@pytest.mark.rule("A13", "A6.6")
def test_two_maps_in_one_action_cost_three_and_three_one_by_one_cost_three_too():
    """All books: Oliver's purchases; three at once would cost 7."""
    at_once, one_by_one, three = scene(P, purse=[10]), scene(P, purse=[10]), scene(P, purse=[10])

    at_once.play("buy easy hard").onward()
    for _ in range(3):
        one_by_one.play("buy medium").onward()
    three.play("buy easy easy hard").onward()
    assert [(7, 2), (7, 0), (3, 2)] == [
        (turn.facts.drachmas[0], turn.facts.actions) for turn in (at_once, one_by_one, three)
    ]


@pytest.mark.rule("A13", "A5.2")
def test_a_green_cube_by_the_tree_and_an_orange_one_on_another_island():
    """All books."""
    turn = scene(due="lay", hands=["H cross tree/SE"]).play("lay 0,-1 n", "cube orange NE")

    assert ("0,-1/NE=orange", "0,-1/SE=green") == turn.facts.cubes


@pytest.mark.rule("A13", "A5.2")
def test_a_tile_may_get_a_single_cube_when_the_icons_colour_is_used_up():
    """The French book: green is exhausted for the time being, and can be had again once some is sold."""
    greens = "0,2/SW=" + "+".join(["green"] * 7)
    words = {"cubes": greens, "due": "lay", "hands": ["H cross tree/SE"]}
    short = scene("N cross lake/NW 0,2", cargo=["green"], **words).play("lay 0,-1 n", "cube blue NE")  # type: ignore[arg-type]

    assert ("0,2/SW=" + "+".join(["green"] * 7), "0,-1/NE=blue") == short.facts.cubes
    assert 1 == short.play("sell green").facts.market[0]


@pytest.mark.rule("A13", "A6.8")
def test_equal_cubes_are_sold_one_after_the_other_because_the_price_falls():
    """The French book on selling several of a kind."""
    turn = scene(P, cargo=["blue blue blue"], cubes="0,-1/SW=blue+blue", purse=[0])

    assert [3, 6, 8] == [turn.play("sell blue").facts.drachmas[0] for _ in range(3)]
