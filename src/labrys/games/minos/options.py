"""What is agreed before a game of Minos (M1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from labrys.core.game import Options
from labrys.core.options import offered, read


class MinosOptions(Options, frozen=True, forbid_unknown_fields=True):
    """How starting cards and abilities are given out, and which sides of the three trade route tiles are up."""

    setup: Literal["draft", "random"] = "draft"
    routes: Literal["AAA", "AAB", "ABA", "ABB", "BAA", "BAB", "BBA", "BBB", "random"] = "AAA"


VALUES: Final = offered(MinosOptions)
"""By option: all that it can be, what it is without being named in front."""


def read_options(raw: Mapping[str, object]) -> MinosOptions:
    """Options from plain data; BadOptions if there is anything unknown in it."""
    return read(raw, MinosOptions, "M1")
