"""`labrys balance`: what wins, thing by thing, in many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from labrys.cli.faults import INTERRUPTED, Fault
from labrys.cli.reading import ComponentsFile, check_start, open_game, read_options

if TYPE_CHECKING:
    from labrys.balance.plan import Plan
    from labrys.balance.report import Label, Report
    from labrys.balance.results import Results
    from labrys.core.registry import AnyGame


def balance(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as akrotiri.")],
    bots: Annotated[str, typer.Option("--bots", metavar="A,B", help="The bots; one name is for all seats.")] = "greedy",
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games.")] = 200,
    seats: Annotated[
        int | None, typer.Option("--seats", metavar="P", help="How many players; as many as bots without it, or two.")
    ] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="Same seed, same games.")] = "0",
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "--options", metavar="KEY=VALUE", help="An option of the game; may be repeated."),
    ] = None,
    components: ComponentsFile = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", metavar="J", help="Processes; as many as there are cores without it.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Keep every finished game there; the same command goes on."),
    ] = None,
    as_json: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write the report as JSON.")] = None,
    page: Annotated[
        Path | None, typer.Option("--page", metavar="FILE", help="Write the report as a page with plots.")
    ] = None,
) -> int:
    """Report what wins in many games of bots: seats, cards, goals and whatever else the game has."""
    from labrys.balance.plan import Plan
    from labrys.cli.balance_table import print_report

    rules = open_game(game, components)
    names = tuple(name.strip() for name in bots.split(","))
    players = seats or (len(names) if len(names) > 1 else min(rules.seat_counts))
    plan = Plan(
        game, names * players if len(names) == 1 else names, seed, read_options(option or ()), str(components or "")
    )
    _check(plan, rules, players, games, jobs)
    written = [path for path in (as_json, page) if path]
    for path in written:
        _check_place(path)
    results = _results(plan, rules, out)
    try:
        _play(plan, results, games, jobs)
    finally:
        results.close()
    report = _report(plan, rules, results, games)
    if as_json:
        _write(as_json, _json(report))
    if page:
        from labrys.balance.page import page_of

        _write(page, page_of(report).encode())
    print_report(report)
    return 0


def _check(plan: Plan, rules: AnyGame, players: int, games: int, jobs: int | None) -> None:
    """Everything that can be known to go wrong, before the first game begins."""
    from labrys.bots.registry import bot_names

    if len(plan.bots) != players:
        raise Fault(f"name one bot for all seats or one for each of the {players}, not {len(plan.bots)}")
    known = bot_names(plan.game)
    for name in plan.bots:
        if name not in known:
            raise Fault(f"no bot called {name!r} plays {plan.game}; there is {', '.join(known)}")
    if games < 1:
        raise Fault(f"at least 1 game has to be played, not {games}")
    if jobs is not None and not 1 <= jobs <= 1024:
        raise Fault(f"jobs is a number from 1 to 1024, not {jobs}")
    check_start(rules, plan.options, players)


def _check_place(path: Path) -> None:
    """A report may replace a report, and nothing else."""
    from labrys.balance.page import GENERATOR

    if path.is_dir() or not path.parent.is_dir():
        raise Fault(f"{path} cannot be written: it is a directory, or in none")
    if path.exists():
        with path.open("rb") as file:
            beginning = file.read(2000)
        if beginning and not beginning.startswith(b'{\n  "balance"') and GENERATOR.encode() not in beginning:
            raise Fault(f"{path} exists already and is no report of this command, so it is not overwritten")


def _results(plan: Plan, rules: AnyGame, out: Path | None) -> Results:
    from labrys.balance.results import BadResults, Results, heading_of

    try:
        return Results(heading_of(plan, rules), out)
    except BadResults as error:
        raise Fault(str(error)) from None
    except OSError as error:
        raise Fault(f"{out} cannot be used: {error.strerror}") from None


def _play(plan: Plan, results: Results, games: int, jobs: int | None) -> None:
    """Play what is missing. Interrupted once, games that were begun come to their end; twice, they do not."""
    import signal
    import sys

    from labrys.balance.crew import play_missing
    from labrys.cli.sim import cores

    stopped: list[int] = []

    def stop(sign: int, _: object) -> None:
        if stopped:
            raise KeyboardInterrupt
        stopped.append(sign)

    missing = len(results.missing(games))
    before = {sign: signal.signal(sign, stop) for sign in (signal.SIGINT, signal.SIGTERM)}
    try:
        finished = play_missing(plan, results, games, jobs or cores(), lambda: bool(stopped))
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import track

            bar = Console(stderr=True)
            done = games - missing
            finished = track(finished, plan.game, total=games, completed=done, console=bar, transient=True)  # type: ignore[assignment]
        for _ in finished:
            pass
    except KeyboardInterrupt:
        raise Fault("stopped at once", INTERRUPTED) from None
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)
    if left := len(results.missing(games)):
        raise Fault(f"stopped after {games - left} of {games} games", INTERRUPTED)


def _report(plan: Plan, rules: AnyGame, results: Results, games: int) -> Report:
    from labrys.balance.compare import make_report
    from labrys.balance.studies import study_of

    study = study_of(rules, len(plan.bots))
    return make_report(_label(plan, rules, results, games), plan, study, results.first(games))


def _label(plan: Plan, rules: AnyGame, results: Results, games: int) -> Label:
    from datetime import UTC, datetime

    from labrys import __version__
    from labrys.balance.report import Label

    return Label(
        game=rules.name,
        title=rules.title,
        components=rules.components_name,
        components_hash=rules.components_digest,
        house=rules.has_house_components,
        rules=rules.rules_version,
        bots=plan.bots,
        players=len(plan.bots),
        games=games,
        seed=plan.seed,
        options=results.heading.options,
        version=__version__,
        date=datetime.now(UTC).date().isoformat(),
        command=_command(plan, games),
    )


def _command(plan: Plan, games: int) -> str:
    """The words that make the same report again."""
    import shlex

    bots = plan.bots[0] if len(set(plan.bots)) == 1 else ",".join(plan.bots)
    parts = ["labrys", "balance", plan.game, "--bots", bots, "--seats", str(len(plan.bots)), "--games", str(games)]
    parts += ["--seed", plan.seed]
    for key, value in plan.options.items():
        parts += ["--option", f"{key}={value}"]
    if plan.components:
        # Where it lies is nobody's business; its hash is in the report.
        parts += ["--components", Path(plan.components).name]
    return shlex.join(parts)


def _json(report: Report) -> bytes:
    import msgspec

    return msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n"


def _write(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except OSError as error:
        raise Fault(f"{path} cannot be written: {error.strerror}") from None
