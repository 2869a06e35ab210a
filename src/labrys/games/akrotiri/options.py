"""What is agreed before a game of Akrotiri (A1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from labrys.core.game import Options
from labrys.core.refusal import BadOptions
from labrys.games.akrotiri.components import Edition


class AkrotiriOptions(Options, frozen=True, forbid_unknown_fields=True):
    """Edition, variant, and who begins: `random` from the seed, or a seat's number."""

    edition: Edition = "revised"
    variant: Literal["none", "strategist"] = "none"
    first: Literal["random", "0", "1", "2", "3"] = "random"


def read_options(raw: Mapping[str, object]) -> AkrotiriOptions:
    """Options from plain data; BadOptions if there is anything unknown in it."""
    try:
        return msgspec.convert({key: str(value) for key, value in raw.items()}, AkrotiriOptions)
    except msgspec.ValidationError as error:
        raise BadOptions(f"options of Akrotiri (A1): {error}") from None
