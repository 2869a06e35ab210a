"""The trees of decisions below named positions have the sizes that are written down, and the slow referee agrees.

`perft/<name>.txt` is a position, `perft/counts.txt` has lines of name, depth and nodes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from labrys.core.perft import child, perft, split, steps
from labrys.core.registry import game
from labrys.core.seats import CHANCE
from tests.games.akrotiri import slow
from tests.games.trees import Trees

GAME = game("akrotiri")

# How many inner nodes the slow referee looks at below one position: a few milliseconds each.
BOUNDED = 700
DEEP = 30_000


TREES = Trees(GAME, Path(__file__).parent / "perft")
COUNTS, position, depth_within = TREES.counts, TREES.position, TREES.depth_within


def slow_perft(state: Any, depth: int) -> int:
    """The same count by the slow referee, who must agree with the engine on every set of moves on the way.

    The engine only carries the moves out.
    """
    text = GAME.position(state)
    found = slow.answers(text) | slow.legal(text)
    spelled = {GAME.text(GAME.decode(state, code)): (seat, code) for seat, code in steps(GAME, state)}
    assert found == set(spelled), f"engine and slow referee differ in\n{text}"
    if depth == 1:
        return len(found)
    return sum(slow_perft(child(GAME, state, *spelled[move]), depth - 1) for move in sorted(found))


def test_every_position_has_counts():
    assert set(COUNTS) == TREES.names()


def test_the_deepest_counts_are_more_than_a_million_nodes():
    assert sum(nodes[-1] for nodes in COUNTS.values()) >= 1_000_000


@pytest.mark.parametrize("name", sorted(COUNTS))
def test_a_named_position_is_what_its_text_says(name: str):
    assert TREES.text(name) == GAME.position(position(name))


@pytest.mark.parametrize("name", sorted(COUNTS))
def test_the_engine_counts_as_many_nodes_as_written_down(name: str):
    TREES.compare(name, len(COUNTS[name]))


@pytest.mark.parametrize("name", sorted(COUNTS))
def test_the_slow_referee_counts_as_many_nodes_near_the_root(name: str):
    depth = depth_within(name, BOUNDED)

    assert COUNTS[name][depth - 1] == slow_perft(position(name), depth)


@pytest.mark.deep
@pytest.mark.parametrize("name", sorted(COUNTS))
def test_the_slow_referee_counts_as_many_nodes_far_down(name: str):
    depth = depth_within(name, DEEP)

    assert COUNTS[name][depth - 1] == slow_perft(position(name), depth)


def test_a_split_adds_up_to_the_whole():
    state = position("rich")

    assert perft(GAME, state, 3) == sum(split(GAME, state, 3).values())
    assert {GAME.text(GAME.decode(state, code)) for _, code in steps(GAME, state)} == set(split(GAME, state, 1))


def test_nothing_lies_beyond_the_end_of_a_game():
    state = position("last-turn")
    while GAME.deciders(state):
        seat = GAME.deciders(state)[0]
        codes = [code for code, _ in GAME.ask(state)] if seat == CHANCE else GAME.legal(state, seat)
        ends = [code for code in codes if GAME.text(GAME.decode(state, code)) == "end"]
        state = child(GAME, state, seat, (ends or codes)[0])

    assert 1 == perft(GAME, state, 0)
    assert 0 == perft(GAME, state, 1)
    assert {} == split(GAME, state, 2)
