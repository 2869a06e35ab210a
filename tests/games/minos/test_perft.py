"""The trees of decisions below named positions have the sizes that are written down, and the slow referee agrees.

`perft/<name>.txt` is a position, `perft/counts.txt` has lines of name, depth and nodes. After a change of rules or
components `python -m tests.games.minos.write_perft` counts anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from labrys.core.perft import child, perft, split, steps
from labrys.core.seats import CHANCE
from tests.games.minos import slow
from tests.games.minos.slow_games import GAME
from tests.games.trees import Trees

# How many inner nodes the slow referee and the engine look at below one position: some milliseconds each, and some
# tenths of one.
SLOW_BOUNDED, SLOW_DEEP = 60, 3_000
BOUNDED = 2_500


TREES = Trees(GAME, Path(__file__).parent / "perft")
COUNTS, position, depth_within = TREES.counts, TREES.position, TREES.depth_within


def slow_perft(state: Any, depth: int) -> int:
    """The same count by the slow referee, who must agree with the engine on every set of moves on the way.

    The engine only carries the moves out.
    """
    text = GAME.position(state)
    found = {(CHANCE, move) for move in slow.answers(text)}
    found |= {(seat, move) for seat in range(state.players) for move in slow.legal(text, seat)}
    spelled = {(seat, GAME.text(GAME.decode(state, code))): code for seat, code in steps(GAME, state)}
    assert found == set(spelled), f"engine and slow referee differ in\n{text}"
    if depth == 1:
        return len(found)
    ways = sorted(spelled.items())
    return sum(slow_perft(child(GAME, state, seat, code), depth - 1) for (seat, _), code in ways)


def test_every_position_has_counts():
    assert set(COUNTS) == TREES.names()


def test_the_deepest_counts_are_more_than_half_a_million_nodes():
    assert sum(nodes[-1] for nodes in COUNTS.values()) >= 500_000


@pytest.mark.parametrize("name", sorted(COUNTS))
def test_a_named_position_is_what_its_text_says(name: str):
    assert TREES.text(name) == GAME.position(position(name))


@pytest.mark.parametrize("name", sorted(COUNTS))
def test_the_engine_counts_as_many_nodes_as_written_down(name: str):
    TREES.compare(name, depth_within(name, BOUNDED))


@pytest.mark.parametrize("name", sorted(COUNTS))
def test_the_slow_referee_counts_as_many_nodes_near_the_root(name: str):
    depth = depth_within(name, SLOW_BOUNDED)

    assert COUNTS[name][depth - 1] == slow_perft(position(name), depth)


@pytest.mark.deep
@pytest.mark.parametrize("name", sorted(COUNTS))
def test_the_engine_counts_as_many_nodes_far_down(name: str):
    TREES.compare(name, len(COUNTS[name]))


@pytest.mark.deep
@pytest.mark.parametrize("name", sorted(COUNTS))
def test_the_slow_referee_counts_as_many_nodes_far_down(name: str):
    depth = depth_within(name, SLOW_DEEP)

    assert COUNTS[name][depth - 1] == slow_perft(position(name), depth)


def test_a_split_adds_up_to_the_whole_and_names_the_seats_of_a_simultaneous_step():
    state = position("first-hands")

    assert perft(GAME, state, 2) == sum(split(GAME, state, 2).values())
    assert {f"{seat}: {GAME.text(GAME.decode(state, code))}" for seat, code in steps(GAME, state)} == set(
        split(GAME, state, 1)
    )


def test_nothing_lies_beyond_the_end_of_a_game():
    state = position("last-turn")
    while GAME.deciders(state):
        seat, code = list(steps(GAME, state))[-1]
        state = child(GAME, state, seat, code)

    assert 1 == perft(GAME, state, 0)
    assert 0 == perft(GAME, state, 1)
    assert {} == split(GAME, state, 2)
