"""What is agreed before a game of Akrotiri (A1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from labrys.core.game import Options
from labrys.core.options import offered, read
from labrys.games.akrotiri.components import Edition


class AkrotiriOptions(Options, frozen=True, forbid_unknown_fields=True):
    """Edition, variant, and who begins: `random` from the seed, or a seat's number."""

    edition: Edition = "revised"
    variant: Literal["none", "strategist"] = "none"
    first: Literal["random", "0", "1", "2", "3"] = "random"


VALUES: Final = offered(AkrotiriOptions)
"""By option: all that it can be, what it is without being named in front."""


def read_options(raw: Mapping[str, object]) -> AkrotiriOptions:
    """Options from plain data; BadOptions if there is anything unknown in it."""
    return read(raw, AkrotiriOptions, "A1")
