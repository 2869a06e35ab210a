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

FOLDER = Path(__file__).parent / "perft"

# How many inner nodes the slow referee and the engine look at below one position: some milliseconds each, and some
# tenths of one.
SLOW_BOUNDED, SLOW_DEEP = 60, 3_000
BOUNDED = 2_500


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
    found = {(CHANCE, move) for move in slow.answers(text)}
    found |= {(seat, move) for seat in range(state.players) for move in slow.legal(text, seat)}
    spelled = {(seat, GAME.text(GAME.decode(state, code))): code for seat, code in steps(GAME, state)}
    assert found == set(spelled), f"engine and slow referee differ in\n{text}"
    if depth == 1:
        return len(found)
    ways = sorted(spelled.items())
    return sum(slow_perft(child(GAME, state, seat, code), depth - 1) for (seat, _), code in ways)


def compare(name: str, depths: int) -> None:
    state = position(name)
    before = GAME.position(state)
    for depth, nodes in enumerate(COUNTS[name][:depths], 1):
        counted = perft(GAME, state, depth)
        parts = "" if counted == nodes else "\n".join(f"{k}: {n}" for k, n in split(GAME, state, depth).items())

        assert nodes == counted, f"{name} at depth {depth}; by first decision:\n{parts}"
    assert before == GAME.position(state)


def test_every_position_has_counts():
    assert set(COUNTS) == {path.stem for path in FOLDER.glob("*.txt")} - {"counts"}


def test_the_deepest_counts_are_more_than_half_a_million_nodes():
    assert sum(nodes[-1] for nodes in COUNTS.values()) >= 500_000


@pytest.mark.parametrize("name", sorted(COUNTS))
def test_a_named_position_is_what_its_text_says(name: str):
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")

    assert text == GAME.position(position(name))


@pytest.mark.parametrize("name", sorted(COUNTS))
def test_the_engine_counts_as_many_nodes_as_written_down(name: str):
    compare(name, depth_within(name, BOUNDED))


@pytest.mark.parametrize("name", sorted(COUNTS))
def test_the_slow_referee_counts_as_many_nodes_near_the_root(name: str):
    depth = depth_within(name, SLOW_BOUNDED)

    assert COUNTS[name][depth - 1] == slow_perft(position(name), depth)


@pytest.mark.deep
@pytest.mark.parametrize("name", sorted(COUNTS))
def test_the_engine_counts_as_many_nodes_far_down(name: str):
    compare(name, len(COUNTS[name]))


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
