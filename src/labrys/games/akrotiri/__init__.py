"""Akrotiri: lay tiles, ship goods, find temples by maps. For 2 players; 3 and 4 by house rules."""

from __future__ import annotations

from pathlib import Path

from labrys.games.akrotiri.game import Akrotiri


def make(components: str | None) -> Akrotiri:
    """The game with its house components, or with those of a file."""
    return Akrotiri(Path(components) if components else None)
