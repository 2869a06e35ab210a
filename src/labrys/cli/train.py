"""`labrys train`: self-play, and from it what the search bots hold positions for."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from labrys.cli.faults import Fault
from labrys.cli.reading import check_start, open_game
from labrys.cli.reports import Jobs, check_work
from labrys.cli.weights import check_in_place

if TYPE_CHECKING:
    from labrys.training.habits import Habit
    from labrys.training.selfplay import Plan


def train(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as akrotiri.")],
    games: Annotated[int, typer.Option("--games", metavar="N", help="Games of self-play.")] = 1000,
    seats: Annotated[
        str,
        typer.Option("--seats", metavar="P,Q", help="Players of one game after the other, over and over, as 2,2,4."),
    ] = "",
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="Same seed, same games and weights.")] = "0",
    simulations: Annotated[
        int, typer.Option("--simulations", metavar="N", help="Search so much for every decision; 0 for not at all.")
    ] = 8,
    wander: Annotated[
        float, typer.Option("--wander", metavar="X", help="The part of the decisions that is made by lot.")
    ] = 0.1,
    data: Annotated[
        Path | None,
        typer.Option("--data", metavar="FILE", help="Keep the positions of every game; the same command goes on."),
    ] = None,
    refit: Annotated[
        bool, typer.Option("--refit", help="Play nothing: learn from all games in --data, however they were played.")
    ] = False,
    victory: Annotated[
        float, typer.Option("--victory", metavar="X", help="Learn so much from who won, and the rest from the points.")
    ] = 0.4,
    temperature: Annotated[
        float | None, typer.Option("--temperature", metavar="T", help="Points that make a seat e times as likely.")
    ] = None,
    trace: Annotated[
        float,
        typer.Option("--trace", metavar="X", help="1: learn from the end of games; below, also from later positions."),
    ] = 1.0,
    ridge: Annotated[
        str,
        typer.Option(
            "--ridge", metavar="R,S", help="How strongly weights stay with those in place; the best of these."
        ),
    ] = "30,100,300,1000",
    fresh: Annotated[bool, typer.Option("--fresh", help="Draw weights to 0, not to those in place.")] = False,
    held_out: Annotated[
        float, typer.Option("--held-out", metavar="X", help="The part of the games that weights are tried on.")
    ] = 0.2,
    match: Annotated[
        int, typer.Option("--match", metavar="N", help="Then N games of the new weights against those in place.")
    ] = 0,
    match_seats: Annotated[int, typer.Option("--match-seats", metavar="P", help="Players of these games.")] = 2,
    match_simulations: Annotated[
        int, typer.Option("--match-simulations", metavar="N", help="Simulations for every decision in them.")
    ] = 32,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Where the weights are written; weights-GAME.json without it."),
    ] = None,
    install: Annotated[
        bool, typer.Option("--install", help="Put them in place as well, unless they did worse in the match.")
    ] = False,
    jobs: Jobs = None,
) -> int:
    """Learn by self-play what positions are worth to the search bots, and try it."""
    _check_numpy()
    from labrys.cli.lessons import Trial, study
    from labrys.training.examples import Aim
    from labrys.training.learning import Lesson
    from labrys.training.selfplay import Plan

    habit = _habit(game)
    plan = Plan(game, _read_seats(seats) or habit.seats, seed, simulations, wander)
    lesson = Lesson(
        Aim(victory, habit.temperature if temperature is None else temperature, trace),
        _read_ridges(ridge),
        fresh,
        held_out,
    )
    check_work(games, jobs)
    _check_plan(plan)
    _check_parts({"victory": victory, "trace": trace, "held-out": held_out})
    _check_size("temperature", lesson.aim.temperature, 0.1)
    for each in lesson.ridges:
        _check_size("ridge", each, 0.001)
    _check_size("match-simulations", match_simulations, 1)
    _check_size("match", match, 0)
    check_start(open_game(game), {}, match_seats)
    if refit and data is None:
        raise Fault("--refit learns from games that are there: name their file with --data")
    if install:
        check_in_place(game)
    place = out or Path(f"weights-{game}.json")
    _check_place(place)
    trial = Trial(match, match_seats, match_simulations) if match else None
    study(plan, lesson, trial, games=games, data=data, refit=refit, place=place, install=install, jobs=jobs)
    return 0


def _check_numpy() -> None:
    from importlib.util import find_spec

    if find_spec("numpy") is None:
        raise Fault("learning needs numpy, which is not installed here: pip install 'labrys[training]'")


def _habit(name: str) -> Habit:
    from labrys.training.habits import HABITS

    open_game(name)
    if name not in HABITS:
        raise Fault(f"nothing is learned of {name}, only of {', '.join(HABITS)}")
    return HABITS[name]


def _read_seats(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(word) for word in text.split(",")) if text else ()
    except ValueError:
        raise Fault(f"numbers of players are written 2 or 2,2,4, not {text!r}") from None


def _read_ridges(text: str) -> tuple[float, ...]:
    try:
        return tuple(dict.fromkeys(float(word) for word in text.split(",")))
    except ValueError:
        raise Fault(f"ridges are written 100 or 30,100,300, not {text!r}") from None


def _check_plan(plan: Plan) -> None:
    rules = open_game(plan.game)
    for players in plan.seats:
        check_start(rules, {}, players)
    _check_size("simulations", plan.simulations, 0)
    _check_parts({"wander": plan.wander})


def _check_parts(parts: dict[str, float]) -> None:
    for name, part in parts.items():
        if not 0 <= part <= 1:
            raise Fault(f"{name} is a part, from 0 to 1, not {part}")


def _check_size(name: str, size: float, least: float) -> None:
    if not least <= size <= 1e9:
        raise Fault(f"{name} is a number, {least} or more, not {size}")


def _check_place(path: Path) -> None:
    """Weights may replace weights, and nothing else."""
    from labrys.bots.search.minds import BadWeights
    from labrys.training.weights import read_weights

    if (path.exists() and not path.is_file()) or not path.parent.is_dir():
        raise Fault(f"{path} cannot be written: it is no file, or in no directory")
    if path.exists():
        try:
            read_weights(path)
        except BadWeights:
            raise Fault(f"{path} exists already and holds no weights, so it is not overwritten") from None
