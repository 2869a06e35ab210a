"""What heads the file of results of a study, and its lines: one for every finished game."""

from __future__ import annotations

from pathlib import Path

import msgspec

from labrys.arena.results import Results
from labrys.balance.facts import Facts
from labrys.balance.plan import Plan
from labrys.core.registry import AnyGame

FORMAT = 1


class Heading(msgspec.Struct, frozen=True):
    """The first line. `balance` is the version of the format."""

    balance: int
    game: str
    rules: int
    components: str
    components_hash: str
    bots: tuple[str, ...]
    seed: str
    options: dict[str, object]


def heading_of(plan: Plan, rules: AnyGame) -> Heading:
    """What the results of a plan are headed with; options are written out in full."""
    options: dict[str, object] = msgspec.to_builtins(rules.read_options(plan.options))
    return Heading(
        FORMAT, rules.name, rules.rules_version, rules.components_name, rules.components_digest, plan.bots, plan.seed,
        options,
    )  # fmt: skip


class StudyResults(Results[Heading, Facts]):
    """The finished games of one study, kept in a file if there is one."""

    holds = "study"

    def __init__(self, heading: Heading, path: Path | None = None) -> None:
        super().__init__(heading, Facts, path)
