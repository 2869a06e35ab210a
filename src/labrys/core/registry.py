"""The games that Labrys knows, by name. Each is imported when first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from labrys.core.game import Game

# Games register here by name, as module and function, so that core imports no game.
_MAKERS = {"akrotiri": ("labrys.games.akrotiri", "make"), "minos": ("labrys.games.minos", "make")}

AnyGame = Game[Any, Any]


class UnknownGame(ValueError):
    """No game of that name."""


def names() -> tuple[str, ...]:
    """Every registered game."""
    return tuple(sorted(_MAKERS))


@cache
def game(name: str, components: str | None = None) -> AnyGame:
    """The game of that name with its house components, or with those of a file."""
    if name not in _MAKERS:
        raise UnknownGame(f"no game is called {name!r}; there is {', '.join(names())}")
    module, maker = _MAKERS[name]
    made: AnyGame = getattr(import_module(module), maker)(components)
    return made
