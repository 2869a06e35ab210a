"""Counts the trees below the named positions anew, after a change of rules or components. To be run as a module from
the project's folder; whoever does looks at what has changed before it is kept.

Near the root the slow referee counts, and the engine has to agree with it; further down the engine does.
"""

from __future__ import annotations

from labrys.core.perft import perft
from tests.games.minos.slow_games import GAME
from tests.games.minos.test_perft import SLOW_DEEP, TREES, position, slow_perft

MOST_INNER = 30_000
"""Below a depth with so many nodes nothing is counted."""
DEEPEST = 4


def counts(name: str) -> list[int]:
    """The nodes at depth 1, 2, 3, ..., as far as they can be waited for."""
    found: list[int] = []
    above = 1
    while len(found) < DEEPEST and 0 < above <= MOST_INNER:
        depth = len(found) + 1
        nodes = slow_perft(position(name), depth) if above <= SLOW_DEEP else perft(GAME, position(name), depth)
        found.append(nodes)
        above += nodes
    return found


def main() -> None:
    names = sorted(TREES.names())
    lines = [f"{name} {depth} {nodes}\n" for name in names for depth, nodes in enumerate(counts(name), 1)]
    (TREES.folder / "counts.txt").write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
