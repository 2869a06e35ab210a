"""`labrys balance`: what wins, thing by thing, in many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from labrys.cli.faults import INTERRUPTED, Fault
from labrys.cli.reading import ComponentsFile, check_start, open_game, read_options
from labrys.cli.reports import (
    Jobs,
    Out,
    Page,
    check_bots,
    check_place,
    check_work,
    follow,
    option_words,
    stopping,
    write_report,
)

if TYPE_CHECKING:
    from labrys.balance.plan import Plan
    from labrys.balance.report import Report
    from labrys.balance.results import StudyResults
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
    jobs: Jobs = None,
    out: Out = None,
    as_json: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write the report as JSON.")] = None,
    page: Page = None,
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
        check_place(path, "balance")
    results = _results(plan, rules, out)
    try:
        _play(plan, results, games, jobs)
    finally:
        results.close()
    report = _report(plan, rules, results, games)
    if as_json:
        write_report(as_json, _json(report))
    if page:
        from labrys.balance.page import page_of

        write_report(page, page_of(report).encode())
    print_report(report)
    return 0


def _check(plan: Plan, rules: AnyGame, players: int, games: int, jobs: int | None) -> None:
    """Everything that can be known to go wrong, before the first game begins."""
    if len(plan.bots) != players:
        raise Fault(f"name one bot for all seats or one for each of the {players}, not {len(plan.bots)}")
    check_bots(plan.game, plan.bots)
    check_work(games, jobs)
    check_start(rules, plan.options, players)


def _results(plan: Plan, rules: AnyGame, out: Path | None) -> StudyResults:
    from labrys.arena.results import BadResults
    from labrys.balance.results import StudyResults, heading_of

    try:
        return StudyResults(heading_of(plan, rules), out)
    except BadResults as error:
        raise Fault(str(error)) from None
    except OSError as error:
        raise Fault(f"{out} cannot be used: {error.strerror}") from None


def _play(plan: Plan, results: StudyResults, games: int, jobs: int | None) -> None:
    """Play what is missing."""
    from concurrent.futures import BrokenExecutor

    from labrys.arena.match import BotFailed
    from labrys.balance.crew import play_missing
    from labrys.cli.sim import cores

    missing = results.left(games)
    with stopping() as stop:
        finished = play_missing(plan, results, games, jobs or cores(), stop)
        try:
            for _ in follow(finished, plan.game, games, games - missing):
                pass
        except (BotFailed, BrokenExecutor) as error:
            raise Fault(f"stopped after {games - results.left(games)} of {games} games: {error}") from None
    if left := results.left(games):
        raise Fault(f"stopped after {games - left} of {games} games", INTERRUPTED)


def _report(plan: Plan, rules: AnyGame, results: StudyResults, games: int) -> Report:
    from labrys.arena.label import make_label
    from labrys.balance.compare import make_report
    from labrys.balance.studies import study_of

    study = study_of(rules, len(plan.bots))
    label = make_label(
        rules,
        bots=plan.bots,
        players=len(plan.bots),
        games=games,
        seed=plan.seed,
        options=results.heading.options,
        command=_command(plan, games),
    )
    return make_report(label, plan, study, results.first(games))


def _command(plan: Plan, games: int) -> str:
    """The words that make the same report again."""
    import shlex

    bots = plan.bots[0] if len(set(plan.bots)) == 1 else ",".join(plan.bots)
    parts = ["labrys", "balance", plan.game, "--bots", bots, "--seats", str(len(plan.bots)), "--games", str(games)]
    parts += ["--seed", plan.seed, *option_words(plan.options, plan.components)]
    return shlex.join(parts)


def _json(report: Report) -> bytes:
    import msgspec

    return msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n"
