"""Options from plain data: every option is one of a few words, the first of them the default."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TypeVar, get_args, get_type_hints

import msgspec

from labrys.core.game import Options
from labrys.core.refusal import BadOptions

O = TypeVar("O", bound=Options)  # noqa: E741  It is the O of options.


@cache
def offered(kind: type[Options]) -> Mapping[str, tuple[str, ...]]:
    """By option: all that it can be, what it is without being named in front."""
    hints = get_type_hints(kind)
    return {name: get_args(hints[name]) for name in kind.__struct_fields__}


def read(raw: Mapping[str, object], kind: type[O], rule: str) -> O:
    """Options of a game; BadOptions, naming the rule about them, if there is anything unknown in the data."""
    given = {key: str(value) for key, value in raw.items()}
    values = offered(kind)
    for key, value in given.items():
        if key not in values:
            raise BadOptions(f"there is no option {key[:40]!r} ({rule}): there is {_either(tuple(values), 'and')}")
        if value not in values[key]:
            raise BadOptions(f"{key} is {_either(values[key], 'or')}, not {value[:40]!r} ({rule})")
    return msgspec.convert(given, kind)


def _either(words: tuple[str, ...], last: str) -> str:
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
