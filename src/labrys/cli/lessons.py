"""The work of `labrys train`: playing, learning, trying, and keeping what was learned."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import NamedTuple

from labrys.arena.results import BadResults
from labrys.arena.sources import sources, weights_digest, weights_variable
from labrys.bots.search.minds import BadWeights, Weights, weights_in_use, weights_path
from labrys.cli.faults import INTERRUPTED, Fault
from labrys.cli.reports import check_work, follow, stopping, write_report
from labrys.cli.sim import cores
from labrys.cli.train_table import print_learnt, print_verdict, verdict_words
from labrys.training.habits import HABITS
from labrys.training.learning import Learnt, Lesson, TooFewGames, learn
from labrys.training.ledger import Positions, heading_of, play_missing, read_positions
from labrys.training.match import Match, Verdict, play_match, verdict_of
from labrys.training.selfplay import Plan
from labrys.training.weights import WeightsFile, make_file, read_weights, write_weights


class Trial(NamedTuple):
    """How new weights meet those in place."""

    games: int
    seats: int
    simulations: int


def study(
    plan: Plan,
    lesson: Lesson,
    trial: Trial | None,
    *,
    games: int,
    data: Path | None,
    refit: bool,
    place: Path,
    install: bool,
    jobs: int | None,
) -> None:
    """Everything that the command does, once what it was given is known to be sound."""
    in_place = _in_place(plan.game)
    plan, positions = _open(plan, data, refit=refit)
    try:
        if refit:
            games = positions.games
            check_work(games, jobs)
        else:
            _play(plan, positions, games, jobs, data)
    finally:
        positions.close()
    learnt = _learn(plan, positions, games, in_place, lesson)
    command = command_of(plan, lesson, games)
    if data and positions.left(games):
        # Only these games make the same weights again, not all that could be played up to the last.
        command = f"{command} --refit --data {shlex.quote(data.name)}"
    found = make_file(HABITS[plan.game].facts, learnt, command, weights_digest(in_place), sources(plan.game))
    written = _written(found)
    print_learnt(found, learnt, in_place)
    if others := {line.sources for line in positions.first(games)} - {sources(plan.game)}:
        print(f"Some games were played by other sources than these: {', '.join(sorted(others))}.")
    # What was learned is written before it is tried, so that stopping the match loses nothing.
    write_report(place, written)
    verdict = _try(plan, trial, (learnt.early, learnt.late), in_place, jobs) if trial else None
    _keep(written, plan.game, place, install=install, verdict=verdict)


def _written(found: WeightsFile) -> bytes:
    try:
        return write_weights(found)
    except BadWeights as error:
        raise Fault(str(error)) from None


def _in_place(name: str) -> Weights:
    """The weights that are used now, as the judge's facts are now: one that is new weighs nothing."""
    path = weights_in_use(name)
    try:
        return read_weights(path).of(HABITS[name].facts)
    except BadWeights as error:
        raise Fault(str(error)) from None
    except OSError as error:
        raise Fault(f"{path} cannot be read: {error.strerror}") from None


def _open(plan: Plan, data: Path | None, *, refit: bool) -> tuple[Plan, Positions]:
    try:
        if refit and data is not None:
            return read_positions(data, plan.game)
        return plan, Positions(heading_of(plan), data)
    except BadResults as error:
        raise Fault(str(error)) from None
    except OSError as error:
        raise Fault(f"{data} cannot be used: {error.strerror}") from None


def _play(plan: Plan, positions: Positions, games: int, jobs: int | None, data: Path | None) -> None:
    """Play what is missing."""
    done = games - positions.left(games)
    with stopping() as stop:
        for _ in follow(
            play_missing(plan, positions, games, jobs or cores(), stop), f"{plan.game}: games", games, done
        ):
            pass
    if left := positions.left(games):
        how = "the same command goes on" if data else "with --data FILE they would have been kept"
        raise Fault(f"stopped after {games - left} of {games} games; {how}", INTERRUPTED)


def _learn(plan: Plan, positions: Positions, games: int, in_place: Weights, lesson: Lesson) -> Learnt:
    try:
        with stopping() as stop:

            def tell(_: int) -> None:
                if stop():
                    raise KeyboardInterrupt

            return learn(positions.first(games), plan.seed, in_place, lesson, tell)
    except TooFewGames as error:
        raise Fault(str(error)) from None


def command_of(plan: Plan, lesson: Lesson, games: int) -> str:
    """The words that make the same weights again."""
    aim = lesson.aim
    options = {
        "games": games, "seats": ",".join(map(str, plan.seats)), "seed": plan.seed, "simulations": plan.simulations,
        "wander": plan.wander, "victory": aim.victory, "temperature": aim.temperature, "trace": aim.trace,
        "ridge": ",".join(f"{ridge:g}" for ridge in lesson.ridges), "held-out": lesson.held_out,
    }  # fmt: skip
    words = [word for name, value in options.items() for word in (f"--{name}", str(value))]
    return shlex.join(["labrys", "train", plan.game, *words, *(["--fresh"] if lesson.is_fresh else [])])


def _try(plan: Plan, trial: Trial, new: Weights, old: Weights, jobs: int | None) -> Verdict:
    """Let the new weights meet the old ones, in whole rounds."""
    games = -(-trial.games // trial.seats) * trial.seats
    match = Match(plan.game, trial.seats, plan.seed, trial.simulations, new, old)
    with stopping() as stop:
        met = list(follow(play_match(match, games, jobs or cores(), stop), f"{plan.game}: match", games))
    verdict = verdict_of(match, met)
    if len(met) < games:
        so_far = f"{verdict_words(verdict)} so far" if met else "nothing to tell"
        raise Fault(f"the match was stopped, the weights are written; {so_far}, of {games} wanted", INTERRUPTED)
    print_verdict(verdict, trial.simulations)
    return verdict


def _keep(written: bytes, name: str, place: Path, *, install: bool, verdict: Verdict | None) -> None:
    print(f"{place} has the weights.")
    if install and verdict is not None and verdict.is_worse:
        print("They did worse, and are not put in place.")
    elif install:
        write_report(weights_path(name), written)
        print("They are in place: every bot that searches uses them.")
    else:
        print(f"To try them: {weights_variable(name)}={shlex.quote(str(place))} before any command of labrys.")
