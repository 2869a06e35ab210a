"""Minos: draft dice, build a palace of decrees. For 2 to 4 players."""

from __future__ import annotations

from pathlib import Path

from labrys.games.minos import components as sets
from labrys.games.minos.game import Minos


def make(components: str | None) -> Minos:
    """The game with its house components, or with those of a file."""
    return Minos(sets.load(Path(components)) if components else None)


def recall(digest: str) -> Minos | None:
    """The game with the components of this digest, if they ever were its house components."""
    found = sets.recall(digest)
    return None if found is None else Minos(found, digest)
