"""Named positions of a game, and how many nodes the trees of decisions below them have.

`<name>.txt` is a position, `counts.txt` has lines of name, depth and nodes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from labrys.core.perft import perft, split
from labrys.core.registry import AnyGame


class Trees:
    """The positions of one folder."""

    def __init__(self, game: AnyGame, folder: Path) -> None:
        self.game = game
        self.folder = folder
        self.counts = self._read()
        """By name: the nodes at depth 1, 2, 3, ..."""

    def _read(self) -> dict[str, list[int]]:
        counts: dict[str, list[int]] = {}
        for line in (self.folder / "counts.txt").read_text(encoding="utf-8").splitlines():
            name, depth, nodes = line.split()
            row = counts.setdefault(name, [])
            assert int(depth) == len(row) + 1, f"{line!r} is out of order"
            row.append(int(nodes))
        return counts

    def text(self, name: str) -> str:
        return (self.folder / f"{name}.txt").read_text(encoding="utf-8")

    def position(self, name: str) -> Any:
        return self.game.parse_position(self.text(name))

    def names(self) -> set[str]:
        """Those that have a position, with counts or not."""
        return {path.stem for path in self.folder.glob("*.txt")} - {"counts"}

    def depth_within(self, name: str, inner_nodes: int) -> int:
        """How deep one gets with so many nodes above the deepest ones."""
        depth, above = 0, 1
        for nodes in self.counts[name]:
            if above > inner_nodes:
                break
            depth, above = depth + 1, above + nodes
        return depth

    def compare(self, name: str, depths: int) -> None:
        """The engine counts what is written down, and leaves the position as it was."""
        state = self.position(name)
        before = self.game.position(state)
        for depth, nodes in enumerate(self.counts[name][:depths], 1):
            counted = perft(self.game, state, depth)
            by_first = {} if counted == nodes else split(self.game, state, depth)
            parts = "\n".join(f"{move}: {below}" for move, below in by_first.items())

            assert nodes == counted, f"{name} at depth {depth}; by first decision:\n{parts}"
        assert before == self.game.position(state)
