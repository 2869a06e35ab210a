"""Studies made up for the tests: games whose outcome is known by design."""

from __future__ import annotations

import random
from collections.abc import Callable

from labrys.arena.label import Label
from labrys.balance.compare import make_report
from labrys.balance.facts import Facts, Lifts, SeatFacts, Shares, Story, Study
from labrys.balance.plan import Plan
from labrys.balance.report import Report
from labrys.core.table import Table

THINGS = tuple(f"thing {number:02}" for number in range(24))
PLACES = ("first", "second")
Strength = Callable[[SeatFacts], float]
PLAN = Plan("made-up", ("bot", "bot"), "0")


def no_story(table: Table) -> Story:
    raise AssertionError(f"{table} is never read: the facts are made up")


STUDY = Study(
    shares=(Shares("place", "Places", "", (0.45, 0.55)),),
    lifts=(Lifts("things", "Things had", "had", THINGS, limit=0.08),),
    worths=(),
    settings=("place",),
    tell=no_story,
)


def equal(_: SeatFacts) -> float:
    """Nothing that a seat has makes it stronger."""
    return 1.0


def made_up_games(number: int, rng: random.Random, strength: Strength = equal) -> list[Facts]:
    """Games of two in which every seat has some things by chance and wins by its strength."""
    games = []
    for at in range(number):
        seats = tuple(
            SeatFacts({"place": (place,), "things": tuple(sorted(rng.sample(THINGS, rng.randint(4, 9))))})
            for place in PLACES
        )
        (winner,) = rng.choices((0, 1), [strength(seat) for seat in seats])
        scores = (1, 0) if winner == 0 else (0, 1)
        games.append(Facts(at, ("bot", "bot"), (winner,), scores, ({}, {}), 10, 5, "end", f"{at}", Story(seats)))
    return games


def made_up_report(games: list[Facts], plan: Plan = PLAN, study: Study = STUDY) -> Report:
    """The report of such games."""
    label = Label(
        game="made-up", title="Made up", components="house", components_hash="00ff", house=True, rules=1,
        bots=plan.bots, players=len(plan.bots), games=len(games), seed=plan.seed, options={}, version="0",
        date="2026-01-01", command="labrys balance made-up",
    )  # fmt: skip
    return make_report(label, plan, study, games)
