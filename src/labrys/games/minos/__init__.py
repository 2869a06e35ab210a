"""Minos: draft dice, build a palace of decrees. For 2 to 4 players."""

from __future__ import annotations

from pathlib import Path

from labrys.games.minos.game import Minos


def make(components: str | None) -> Minos:
    """The game with its house components, or with those of a file."""
    return Minos(Path(components) if components else None)
