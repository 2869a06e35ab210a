"""A6: part two of a turn as a whole."""

from __future__ import annotations

import pytest

from labrys.core.seats import CHANCE
from tests.games.akrotiri.scenario import scene

P = "P cross tree/NW 0,-1"
CUBES = "0,-1/SW=blue+blue+gray"


@pytest.mark.rule("A6")
def test_actions_may_be_mixed_in_any_order_and_each_takes_one():
    """A6: a move, a load, a move, and then no more."""
    turn = scene(P, cubes=CUBES)

    left = [turn.play(move).facts.actions for move in ("sail 0,-1/S-SW", "load blue", "sail thera/1")]

    assert [2, 1, 0] == left
    turn.refused("buy easy", "no-action-to-buy", "A6.6", "0 left")
    turn.refused("sail 0,-1/S-SW", "no-action-to-sail", "A6.1", "you have 0 left")
    turn.refused("oracle tree", "no-action-to-ask", "A6.7", "0 left")


@pytest.mark.rule("A6")
def test_the_same_action_may_be_taken_again():
    """A6."""
    turn = scene(P, cubes=CUBES, boats=["0,-1/S-SW"])

    assert 0 == turn.play("load blue", "load blue", "load gray").facts.actions


@pytest.mark.rule("A6")
def test_a_player_may_stop_early():
    """A6: with all actions left, or with some."""
    assert CHANCE == scene(P).play("end").decider
    assert CHANCE == scene(P).play("sail 0,-1/S-SW", "end").decider


@pytest.mark.rule("A6")
def test_actions_that_are_left_over_are_lost():
    """A6: the next turn begins with the number of the track."""
    turn = scene(P).play("end").onward().play("end").onward()

    assert 0 == turn.decider
    turn.play("lay 0,2 n", turn.after("lay 0,2 n").legal()[0])
    assert 3 == turn.facts.actions


@pytest.mark.rule("A6")
def test_nobody_acts_in_anothers_turn():
    """A6."""
    turn = scene(P)

    turn.refused("end", "not-your-turn", "A6", "seat 0 has to decide now, not seat 1", seat=1)
    turn.refused("draw Z1", "not-for-chance", "A6", "not chance", seat=CHANCE)
    assert [] == turn.game.legal(turn.state, 1)


@pytest.mark.rule("A6")
def test_in_part_two_no_tile_is_laid_and_no_goal_chosen():
    """A6."""
    turn = scene(P)

    for text in ("lay 0,-2 n", "cube blue NE", "keep lake", "take lake", "berth thera/1"):
        turn.refused(text, "act-now", "A6", "part two of your turn")


@pytest.mark.rule("A6", "A6.8", "A6.9")
def test_free_actions_come_before_the_first_and_after_the_last_action():
    """A6: selling and unloading take no action and need none."""
    turn = scene(P, cargo=["blue blue gray"], actions=1)

    assert 1 == turn.play("sell blue").facts.actions
    assert 0 == turn.play("sail 0,-1/S-SW").facts.actions
    assert turn.may("unload blue")
    assert scene(P, cargo=["blue"], actions=0).may("sell blue")


@pytest.mark.rule("A6", "A2.4")
def test_the_number_of_actions_is_fixed_when_part_two_begins():
    """A6: a temple of this turn counts from the next on."""
    turn = scene(
        "P cross tree/NE 0,-1",
        "Q cross lake/NW -1,-1",
        boats=["0,-1/S-SW"],
        purse=[9],
        maps=["V easy up=tree right=tree left=lake"],
        pile=(),
    ).play("excavate V 0,-1/SW")

    assert 2 == turn.facts.actions
    assert 4 == turn.play("end", "end").facts.actions
