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

GAME = game("akrotiri")
FOLDER = Path(__file__).parent / "perft"

# How many inner nodes the slow referee looks at below one position: a few milliseconds each.
BOUNDED = 700
DEEP = 30_000


def read_counts() -> dict[str, list[int]]:
    """By name: the nodes at depth 1, 2, 3, ..."""
    counts: dict[str, list[int]] = {}
    for line in (FOLDER / "counts.txt").read_text(encoding="utf-8").splitlines():
        name, depth, nodes = line.split()
        row = counts.setdefault(name, [])
        assert int(depth) == len(row) + 1, f"{line!r} is out of order"
        row.append(int(nodes))
    return counts


COUNTS = read_counts()


def position(name: str) -> Any:
    return GAME.parse_position((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))


def depth_within(name: str, inner_nodes: int) -> int:
    """How deep one gets with so many nodes above the deepest ones."""
    depth, above = 0, 1
    for nodes in COUNTS[name]:
        if above > inner_nodes:
            break
        depth, above = depth + 1, above + nodes
    return depth


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
    assert set(COUNTS) == {path.stem for path in FOLDER.glob("*.txt")} - {"counts"}


def test_the_deepest_counts_are_more_than_a_million_nodes():
    assert sum(nodes[-1] for nodes in COUNTS.values()) >= 1_000_000


@pytest.mark.parametrize("name", sorted(COUNTS))
def test_a_named_position_is_what_its_text_says(name: str):
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")

    assert text == GAME.position(position(name))


@pytest.mark.parametrize("name", sorted(COUNTS))
def test_the_engine_counts_as_many_nodes_as_written_down(name: str):
    state = position(name)
    before = GAME.position(state)
    for depth, nodes in enumerate(COUNTS[name], 1):
        counted = perft(GAME, state, depth)
        parts = "" if counted == nodes else "\n".join(f"{k}: {n}" for k, n in split(GAME, state, depth).items())

        assert nodes == counted, f"{name} at depth {depth}; by first decision:\n{parts}"
    assert before == GAME.position(state)


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
