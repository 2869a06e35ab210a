"""Placeholder being written."""

from __future__ import annotations

from labrys.bots.random import RandomBot


class GreedyAkrotiri(RandomBot):
    """Being written."""
