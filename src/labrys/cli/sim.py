"""`labrys sim`: many games between bots, and what they show."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from labrys.cli.faults import INTERRUPTED, Fault
from labrys.cli.reading import ComponentsFile, GameOptions, check_start, open_game, read_options
from labrys.cli.reports import Jobs, check_bots, check_work, follow

if TYPE_CHECKING:
    from labrys.arena.sim import Plan
    from labrys.arena.stats import Tally


def sim(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as akrotiri.")],
    seats: Annotated[str, typer.Option("--seats", metavar="A,B", help="The bots, one for each seat.")],
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games.")] = 100,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="Same seed, same games.")] = "0",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="DIR", help="Write the record of every game there.")
    ] = None,
    jobs: Jobs = None,
    option: GameOptions = None,
    components: ComponentsFile = None,
) -> int:
    """Let bots play many games. They change seats from game to game."""
    import time
    from concurrent.futures import BrokenExecutor

    from labrys.arena.match import BotFailed
    from labrys.arena.sim import Plan
    from labrys.arena.stats import Tally

    bots = tuple(name.strip() for name in seats.split(","))
    plan = Plan(game, bots, games, seed, read_options(option or ()), str(records or ""), str(components or ""))
    _check(plan, jobs)
    tally, began = Tally(bots, len(bots)), time.perf_counter()
    try:
        _play(plan, jobs or cores(), tally, quiet=as_json)
    except KeyboardInterrupt:
        raise Fault(f"stopped after {tally.games} of {games} games", INTERRUPTED) from None
    except (BotFailed, BrokenExecutor) as error:
        raise Fault(f"stopped after {tally.games} of {games} games: {error}") from None
    except OSError as error:
        raise Fault(f"a record cannot be written: {error.filename}: {error.strerror}") from None
    seconds = time.perf_counter() - began
    if as_json:
        _print_json(plan, tally, seconds)
    else:
        _print_tables(plan, tally, seconds)
    return 0


def cores() -> int:
    """The cores this process may use."""
    import os

    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _check(plan: Plan, jobs: int | None) -> None:
    """Everything that can be known to go wrong, before the first game begins."""
    rules = open_game(plan.game, Path(plan.components) if plan.components else None)
    check_bots(plan.game, plan.bots)
    check_work(plan.games, jobs)
    check_start(rules, plan.options, len(plan.bots))
    if plan.records:
        _make_room(plan)


def _make_room(plan: Plan) -> None:
    folder = Path(plan.records)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        there = {path.name for path in folder.iterdir()}
    except OSError as error:
        raise Fault(f"{folder} cannot hold records: {error.strerror}") from None
    taken = next((path for i in range(plan.games) if (path := plan.record_path(i)).name in there), None)
    if taken is not None:
        raise Fault(f"{taken} exists already, and is not overwritten")


def _play(plan: Plan, jobs: int, tally: Tally, *, quiet: bool) -> None:
    import signal
    from contextlib import closing

    from labrys.arena.sim import simulate

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, stop)
    try:
        with closing(simulate(plan, jobs)) as outcomes:
            for outcome in outcomes if quiet else follow(outcomes, plan.game, plan.games):
                tally.add(outcome)
    finally:
        signal.signal(signal.SIGTERM, before)


def _print_json(plan: Plan, tally: Tally, seconds: float) -> None:
    import msgspec

    result = {
        "game": plan.game,
        "games": plan.games,
        "finished": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "digest": tally.digest,
        "seats": tally.seats(),
        "bots": tally.bots(),
    }
    print(msgspec.json.encode(result).decode())


def _print_tables(plan: Plan, tally: Tally, seconds: float) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    def table(*headings: str) -> Table:
        made = Table(box=box.SIMPLE, pad_edge=False)
        for heading in headings:
            made.add_column(heading, justify="right" if heading else "left", no_wrap=True)
        return made

    bots = tally.bots()
    shares = table("", "games", "wins", "share", "95 %", "score")
    for name, stats in bots.items():
        cells = _shares(stats.wins, stats.share, stats.low, stats.high, stats.mean_score)
        shares.add_row(name, str(stats.games), *cells)
    for seat, sat in enumerate(tally.seats()):
        cells = _shares(sat.wins, sat.share, sat.low, sat.high, sat.mean_score)
        shares.add_row(f"seat {seat}", str(tally.games), *cells)
    # One below the other: Minos has too many sources of points for a row.
    points = table("", *bots)
    for part in dict.fromkeys(part for stats in bots.values() for part in stats.parts):
        points.add_row(part, *[f"{stats.parts.get(part, 0):.2f}" for stats in bots.values()])
    console = Console(highlight=False)
    console.width = max(console.width, 80)
    console.print(shares, points)
    rate = tally.decisions / seconds
    console.print(f"{tally.games} games, {tally.decisions} decisions in {seconds:.1f} s ({rate:.0f} a second)")
    console.print(f"digest {tally.digest}", soft_wrap=True)


def _shares(wins: float, share: float, low: float, high: float, score: float) -> tuple[str, ...]:
    return f"{wins:g}", f"{share:.3f}", f"{low:.3f}-{high:.3f}", f"{score:.2f}"
