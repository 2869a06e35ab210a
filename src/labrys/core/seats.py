"""Who can act or look: seats are 0, 1, 2, ...; chance and onlookers have numbers of their own."""

from __future__ import annotations

CHANCE = -1
"""The decider that answers draws and rolls; never a person."""

SPECTATOR = -2
"""Somebody who looks at the table and has no seat: sees only what is public."""
