"""Akrotiri: lay tiles, ship goods, find temples by maps. For 2 players; 3 and 4 by house rules."""

from __future__ import annotations

from pathlib import Path

from labrys.games.akrotiri import components as sets
from labrys.games.akrotiri.game import Akrotiri


def make(components: str | None) -> Akrotiri:
    """The game with its house components, or with those of a file."""
    return Akrotiri(sets.load(Path(components)) if components else None)


def recall(digest: str) -> Akrotiri | None:
    """The game with the components of this digest, if they ever were its house components."""
    found = sets.recall(digest)
    return None if found is None else Akrotiri(found, digest)
