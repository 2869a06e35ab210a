"""What is agreed before a game of Akrotiri (A1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args, get_type_hints

import msgspec

from labrys.core.game import Options
from labrys.core.refusal import BadOptions
from labrys.games.akrotiri.components import Edition


class AkrotiriOptions(Options, frozen=True, forbid_unknown_fields=True):
    """Edition, variant, and who begins: `random` from the seed, or a seat's number."""

    edition: Edition = "revised"
    variant: Literal["none", "strategist"] = "none"
    first: Literal["random", "0", "1", "2", "3"] = "random"


VALUES: Final[dict[str, tuple[str, ...]]] = {
    key: get_args(hint)
    for key, hint in get_type_hints(AkrotiriOptions).items()
    if key in AkrotiriOptions.__struct_fields__
}
"""By option: all that it can be, what it is without being named in front."""


def read_options(raw: Mapping[str, object]) -> AkrotiriOptions:
    """Options from plain data; BadOptions if there is anything unknown in it."""
    given = {key: str(value) for key, value in raw.items()}
    for key, value in given.items():
        if key not in VALUES:
            raise BadOptions(f"there is no option {key[:40]!r} (A1): there is {_either(tuple(VALUES), 'and')}")
        if value not in VALUES[key]:
            raise BadOptions(f"{key} is {_either(VALUES[key], 'or')}, not {value[:40]!r} (A1)")
    return msgspec.convert(given, AkrotiriOptions)


def _either(words: tuple[str, ...], last: str) -> str:
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
