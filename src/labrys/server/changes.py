"""What has changed between two things of plain fields and lists, by path: `{"round": 2, "seats.2.coins": 7}`.

Lists that have grown or shrunk, and lists of words and numbers, change as a whole.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Fields = dict[str, Any]


def changes(before: Fields, after: Fields) -> Fields:
    """Laid over `before` they make `after`. A field that there was stays."""
    return dict(_changes(before, after, ""))


def laid_over(fields: Fields, changed: Fields) -> Fields:
    """The fields with these changes made, in a copy. A path that leads nowhere is passed over."""
    for path, value in changed.items():
        fields = _with(fields, path.split("."), value)
    return fields


def _changes(before: Any, after: Any, path: str) -> Iterator[tuple[str, Any]]:
    inner = path and path + "."
    if isinstance(before, dict) and isinstance(after, dict) and (before.keys() == after.keys() or not path):
        for name, value in after.items():
            if name not in before:
                yield inner + name, value
            elif before[name] != value:
                yield from _changes(before[name], value, inner + name)
    elif _are_alike(before, after):
        for at, (one, other) in enumerate(zip(before, after, strict=True)):
            if one != other:
                yield from _changes(one, other, f"{inner}{at}")
    else:
        yield path, after


def _are_alike(before: Any, after: Any) -> bool:
    """Whether both are lists of as many things that have parts themselves."""
    if not (isinstance(before, list | tuple) and isinstance(after, list | tuple) and len(before) == len(after)):
        return False
    return any(isinstance(one, dict | list | tuple) for one in before)


def _with(thing: Any, path: list[str], value: Any) -> Any:
    name, *rest = path
    if isinstance(thing, dict):
        if rest and name not in thing:
            return thing
        return {**thing, name: _with(thing[name], rest, value) if rest else value}
    if isinstance(thing, list | tuple) and name.isdecimal() and int(name) < len(thing):
        at = int(name)
        return [*thing[:at], _with(thing[at], rest, value) if rest else value, *thing[at + 1 :]]
    return thing
