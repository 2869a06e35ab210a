"""The names of a state's values, whichever build runs."""

from __future__ import annotations

from typing import Any


def fields(kind: Any) -> tuple[str, ...]:
    """The slots of a class. A compiled one has none, and lists its attributes elsewhere."""
    return tuple(getattr(kind, "__slots__", None) or (name for name in kind.__mypyc_attrs__ if name != "__dict__"))
