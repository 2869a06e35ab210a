"""The table as text."""

from __future__ import annotations

from labrys.games.akrotiri.kit import Kit
from labrys.games.akrotiri.view import AkrotiriView


def show(view: AkrotiriView, kit: Kit) -> str:
    return str(view)
