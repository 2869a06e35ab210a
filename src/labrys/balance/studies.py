"""Which module knows what is worth comparing in a game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from labrys.balance.facts import Study
from labrys.core.game import Game

_STUDIES = {"akrotiri": "labrys.balance.akrotiri", "minos": "labrys.balance.minos"}


@cache
def study_of(rules: Game[Any, Any], players: int) -> Study:
    """What is compared in this game, with its components, for so many players."""
    study: Study = import_module(_STUDIES[rules.name]).study(rules, players)
    return study
