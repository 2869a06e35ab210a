"""An arena's file of results, and the playing of what is missing in it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Protocol

import msgspec

from labrys.arena.booth import Contest
from labrys.arena.plan import Finished, Plan
from labrys.arena.results import BadResults, Results, content
from labrys.arena.soundness import unsound
from labrys.arena.watch import Watch
from labrys.bots.stopping import never
from labrys.core.registry import AnyGame

FORMAT = 1


class Heading(msgspec.Struct, frozen=True):
    """The first line. `arena` is the version of the format."""

    arena: int
    game: str
    rules: int
    components: str
    components_hash: str
    bots: tuple[str, ...]
    seats: int
    seed: str
    options: dict[str, object]


def heading_of(plan: Plan, rules: AnyGame) -> Heading:
    """What the results of a plan are headed with; options are written out in full."""
    options: dict[str, object] = msgspec.to_builtins(rules.read_options(plan.options))
    return Heading(
        FORMAT, rules.name, rules.rules_version, rules.components_name, rules.components_digest, plan.bots, plan.seats,
        plan.seed, options,
    )  # fmt: skip


class ArenaResults(Results[Heading, Finished]):
    """The finished games of one arena, kept in a file if there is one."""

    holds = "arena"

    def __init__(self, heading: Heading, path: Path | None = None) -> None:
        self._plan = Plan(heading.game, heading.bots, heading.seats, heading.seed, heading.options)
        super().__init__(heading, Finished, path)

    def unsound(self, line: Finished) -> str:
        return unsound(self._plan, line)


def read_results(path: Path) -> tuple[Heading, list[Finished]]:
    """What a file of results holds, which is not touched; BadResults if it is none."""
    try:
        heading = msgspec.json.decode(content(path).partition(b"\n")[0], type=Heading)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadResults(f"{path} is no file of results ({error})") from None
    if heading.arena != FORMAT:
        raise BadResults(f"{path} has format {heading.arena} of results, and format {FORMAT} is read here")
    if len(set(heading.bots)) < max(2, len(heading.bots)) or heading.seats < 2:
        raise BadResults(f"{path} is no file of results (in an arena two different bots or more meet)")
    results = ArenaResults(heading)
    results.read(path)
    return heading, list(results.found.values())


class Crew(Protocol):
    """Whoever plays: processes of this machine, or a cluster."""

    def __call__(
        self, contest: Contest[Finished], numbers: Iterator[int], *, is_stopped: Callable[[], bool]
    ) -> Iterator[Finished]: ...


def play_missing(
    results: ArenaResults, watch: Watch, crew: Crew, is_stopped: Callable[[], bool] = never
) -> Generator[Finished, None, None]:
    """Play what is missing and worth playing; each game is handed over when it is over, counted and written down."""
    for line in crew(watch.plan, watch.missing(results.found), is_stopped=is_stopped):
        results.add(line)
        watch.add(line)
        yield line
