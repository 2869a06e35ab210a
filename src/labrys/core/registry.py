"""The games that Labrys knows, by name. Each is imported when first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from labrys.core.game import Game

# Games register here by name and package, so that core imports no game. A package has `make` and `recall`.
_PACKAGES = {"akrotiri": "labrys.games.akrotiri", "minos": "labrys.games.minos"}

AnyGame = Game[Any, Any]


class UnknownGame(ValueError):
    """No game of that name."""


class UnknownComponents(ValueError):
    """No set of that digest is or was a house set of that game."""


def names() -> tuple[str, ...]:
    """Every registered game."""
    return tuple(sorted(_PACKAGES))


@cache
def game(name: str, components: str | None = None) -> AnyGame:
    """The game of that name with its house components, or with those of a file."""
    made: AnyGame = _package(name).make(components)
    return made


def game_with(name: str, digest: str) -> AnyGame:
    """The game with the components of this digest: today's house set or a former one; UnknownComponents otherwise.

    Records, tables and bots are bound to a set in this way.
    """
    today = game(name)
    if digest == today.components_digest:
        return today
    try:
        return _recalled(name, digest)
    except LookupError:
        raise UnknownComponents(f"no house components of {name} have the digest {digest}") from None


@cache
def _recalled(name: str, digest: str) -> AnyGame:
    """A game with a former house set. All that were asked for are kept: each takes a megabyte, and 20 ms to make."""
    found: AnyGame | None = _package(name).recall(digest)
    if found is None:
        # Raised and not returned, so that what is not there takes no place among what is remembered.
        raise LookupError(digest)
    return found


def _package(name: str) -> Any:
    if name not in _PACKAGES:
        raise UnknownGame(f"no game is called {name!r}; there is {', '.join(names())}")
    return import_module(_PACKAGES[name])
