"""A file of positions: a line that says what is played, then one for every finished game; and the playing of it."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path

import msgspec

from labrys.arena.crew import play_numbers
from labrys.arena.results import BadResults, Results
from labrys.arena.sources import weights_digest
from labrys.bots.search.minds import learned
from labrys.bots.stopping import never
from labrys.core.registry import game
from labrys.training.habits import HABITS
from labrys.training.selfplay import Plan, Played
from labrys.training.soundness import unsound

FORMAT = 1


class Heading(msgspec.Struct, frozen=True):
    """The first line. `training` is the version of the format."""

    training: int
    game: str
    rules: int
    components_hash: str
    facts: tuple[str, ...]
    seats: tuple[int, ...]
    seed: str
    simulations: int
    wander: float
    weights: str
    """A digest of those that the players searched with; empty if they did not search."""


def heading_of(plan: Plan) -> Heading:
    """What the positions of a plan are headed with."""
    rules = game(plan.game)
    return Heading(
        FORMAT, plan.game, rules.rules_version, rules.components_digest, HABITS[plan.game].facts, plan.seats, plan.seed,
        plan.simulations, plan.wander, weights_digest(learned(plan.game)) if plan.simulations else "",
    )  # fmt: skip


class Positions(Results[Heading, Played]):
    """The finished games of one training, kept in a file if there is one."""

    holds = "training"

    def __init__(self, heading: Heading, path: Path | None = None) -> None:
        super().__init__(heading, Played, path)

    def unsound(self, line: Played) -> str:
        return unsound(self.heading.seats, len(self.heading.facts), line)

    @property
    def games(self) -> int:
        """The number after that of the last game that is there; with gaps there are fewer games."""
        return max(self.found, default=-1) + 1


def read_positions(path: Path, name: str) -> tuple[Plan, Positions]:
    """What was played for a game, with all that is there; the file is not touched.

    The weights may have changed since, the facts may not.
    """
    try:
        with path.open("rb") as file:
            found = msgspec.json.decode(file.readline(), type=Heading)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadResults(f"{path} is no file of positions ({error})") from None
    plan = Plan(name, found.seats, found.seed, found.simulations, found.wander)
    if not set(plan.seats) or not set(plan.seats) <= set(game(name).seat_counts):
        raise BadResults(f"{path} is no file of positions (nobody plays {name} with seats {plan.seats})")
    positions = Positions(msgspec.structs.replace(heading_of(plan), weights=found.weights))
    positions.read(path)
    return plan, positions


def play_missing(
    plan: Plan, positions: Positions, games: int, jobs: int, is_stopped: Callable[[], bool] = never
) -> Generator[Played, None, None]:
    """Play what is missing of the first so many games; each is handed over when it is over and written down."""
    for played in play_numbers(
        plan.play, positions.missing(games), min(jobs, max(1, positions.left(games))), is_stopped
    ):
        positions.add(played)
        yield played
