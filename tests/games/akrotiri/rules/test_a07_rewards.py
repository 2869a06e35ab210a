"""A7.6: what a temple brings."""

from __future__ import annotations

from typing import Any

import pytest

from labrys.core.seats import CHANCE
from tests.games.akrotiri.scenario import Scene, others, scene

TILES = (
    "P cross tree/SW 0,-1",
    "N cross tree/SW 0,2",
    "E cross lake/SE 1,-1",
    "S cross mountain/NW 0,-2",
    "W cross volcano/SW -1,-1",
)
SITE = "0,-1/SW"


def digging(**words: Any) -> Scene:
    """Seat 0 is docked at the SW of P with a map that points there."""
    return scene(*TILES, boats=["0,-1/S-SW"], purse=[9], maps=["V easy up=tree right=lake down=mountain"], **words)


TWO = "0,2/NW 0,2/NE"
FOUR = "0,2/NW 0,2/NE 1,-1/NE 1,-1/SE"
FIVE = f"{FOUR} -1,-1/NW"


@pytest.mark.rule("A7.6", "A2.4")
def test_a_temple_gives_more_actions_from_the_next_turn_on():
    """A7.6: 3 in this turn, 4 in the next."""
    turn = digging(pile=()).play(f"excavate V {SITE}")

    assert 2 == turn.facts.actions
    assert 4 == turn.play("end", "end").facts.actions


@pytest.mark.rule("A7.6")
@pytest.mark.parametrize("temples", [TWO, FOUR])
def test_a_goal_square_brings_two_goals_at_once_of_which_one_is_kept(temples: str):
    """A7.6: the other goes under the pile; then the turn goes on."""
    turn = digging(temples=[temples], goals=["tree"]).play(f"excavate V {SITE}", "draw lake", "draw open")

    assert ["keep lake", "keep open"] == turn.legal()
    turn.refused("end", "keep-first", "A7.6", "keep one of the 2 goals")
    turn.play("keep open")
    assert ("tree+open", "lake:0", 2) == (turn.facts.goals[0], turn.facts.goals_under, turn.facts.actions)
    assert turn.legal("end")


@pytest.mark.rule("A7.6")
def test_what_was_put_under_the_pile_comes_last():
    """A7.6: the one loose card is asked for, then the first that was buried is drawn unasked."""
    turn = digging(temples=[TWO], goals=["", others("lake", "open", "tree")], under="open:1 tree:0")

    turn.play(f"excavate V {SITE}")
    assert ["draw lake"] == turn.legal()
    turn.play("draw lake")
    assert ["keep lake", "keep open"] == turn.legal()
    assert "tree:0+open:0" == turn.play("keep lake").facts.goals_under


@pytest.mark.rule("A7.6")
def test_with_one_goal_left_that_one_is_drawn_and_kept():
    """A7.6, ruling."""
    turn = digging(temples=[TWO], goals=["", others("lake")]).play(f"excavate V {SITE}", "draw lake")

    assert ("lake", "-", 0) == (turn.facts.goals[0], turn.facts.goals_under, turn.decider)
    assert turn.legal("end")


@pytest.mark.rule("A7.6")
def test_with_no_goal_left_there_is_none():
    """A7.6, ruling."""
    turn = digging(temples=[TWO], goals=["", others()]).play(f"excavate V {SITE}")

    assert ("-", 0) == (turn.facts.goals[0], turn.decider)
    assert turn.legal("end")


@pytest.mark.rule("A7.6", "A4.5")
@pytest.mark.parametrize("temples", [TWO, FOUR])
def test_the_strategist_takes_an_open_goal_instead(temples: str):
    """A7.6: none is drawn, and the offer is not refilled."""
    turn = digging(temples=[temples], variant="strategist", offer="lake open tree").play(f"excavate V {SITE}")

    assert ["take lake", "take tree", "take open"] == turn.legal()
    turn.refused("take largest", "not-offered", "A7.6", "largest is not among the 3 goals on offer")
    turn.refused("take oceans", "no-such-goal", "A8", "'oceans'")
    turn.refused("end", "take-first", "A7.6", "take one of the face-up goals first")
    turn.play("take open")
    assert ("open", "lake+tree", "open") == (turn.facts.goals[0], turn.facts.offer, turn.facts.taken)
    assert turn.legal("end")


@pytest.mark.rule("A7.6")
def test_the_strategist_gets_nothing_when_no_open_goal_is_left():
    """A7.6: though the pile has cards."""
    turn = digging(temples=[TWO], variant="strategist").play(f"excavate V {SITE}")

    assert ("-", 0) == (turn.facts.goals[0], turn.decider)
    assert turn.legal("end")


@pytest.mark.rule("A7.6", "A9.2")
def test_after_the_sixth_temple_the_player_finishes_the_turn():
    """A7.6, ruling: the actions that are left can be used."""
    turn = digging(temples=[FIVE]).play(f"excavate V {SITE}")

    assert (0, 2) == (turn.decider, turn.facts.actions)
    assert CHANCE == turn.play("sail thera/1", "sail 0,-1/S-SW", "end").decider
