"""`labrys arena`: bots meet each other in many games, and what that shows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from labrys.cli.arena_records import check_folder, write_records
from labrys.cli.faults import INTERRUPTED, Fault
from labrys.cli.reading import ComponentsFile, GameOptions, check_start, open_game, read_options
from labrys.cli.reports import (
    Jobs,
    Out,
    Page,
    check_bots,
    check_place,
    check_work,
    option_words,
    stopping,
    telling,
    write_report,
)
from labrys.cli.weights import check_weights, weights_words

if TYPE_CHECKING:
    from labrys.arena.ledger import ArenaResults, Crew
    from labrys.arena.plan import Plan
    from labrys.arena.standings import Standings
    from labrys.arena.watch import Question, Watch
    from labrys.core.registry import AnyGame

_WHO, _NEVER = "better", "never"
_SECONDS = 60.0
"""For one decision: generous, for what it is meant to find is bots that never answer."""
_DAY = 86400.0
"""The longest limit, in seconds: no alarm can be set for ever."""


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as akrotiri.")],
    address: Annotated[
        str, typer.Argument(metavar="[ADDRESS]", help="With --ray: where the cluster is, as HOST:PORT.", hidden=True)
    ] = "",
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,...", help="The bots; every two meet.")] = "",
    games: Annotated[
        int, typer.Option("--games", metavar="N", help="Games of every two at most, in whole rounds.")
    ] = 200,
    seats: Annotated[
        int, typer.Option("--seats", metavar="P", help="Players: with more than two, one against all others.")
    ] = 2,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="Same seed, same games.")] = "0",
    settle: Annotated[
        str,
        typer.Option(
            "--settle",
            metavar="QUESTION",
            help="Stop two bots when it is settled who is better; or LOW:HIGH, two shares of the victories of the one "
            "named first, when it is settled which; or never.",
        ),
    ] = _WHO,
    seconds: Annotated[
        float,
        typer.Option(
            "--seconds-a-decision",
            metavar="T",
            help="A bot that takes longer for a decision forfeits the game; 0 for no limit.",
        ),
    ] = _SECONDS,
    option: GameOptions = None,
    components: ComponentsFile = None,
    jobs: Jobs = None,
    ray: Annotated[
        bool, typer.Option("--ray", help="Play on a Ray cluster: at the ADDRESS that follows, or on this machine.")
    ] = False,
    out: Out = None,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="DIR", help="Write the record of every game there.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
    page: Page = None,
) -> int:
    """Let bots meet in rounds of one seed with seats swapped; results with intervals, and ratings."""
    from labrys.arena.ledger import heading_of
    from labrys.arena.plan import Plan
    from labrys.arena.watch import Watch

    rules = open_game(game, components)
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    plan = Plan(game, names, seats, seed, read_options(option or ()), str(components or ""))
    _check(plan, rules, games, jobs)
    if not 0 <= seconds <= _DAY:
        raise Fault(f"seconds for a decision are a number from 0 to {_DAY:g}, a day, not {seconds:g}")
    if address and not ray:
        raise Fault(f"{address!r} is too much: one game, and an address only after --ray")
    check_weights(game, ray=ray)
    question = read_question(settle, seats)
    if page:
        check_place(page, "arena")
    if records:
        check_folder(records, plan)
    results = _open(heading_of(plan, rules), out)
    try:
        watch = Watch(plan, -(-games // seats), question, results.found.values())
        with _crew(jobs, seconds, address if ray else None) as crew:
            _play(watch, results, crew)
    finally:
        results.close()
    standings = _standings(watch, rules, results, command_of(plan, games, settle, seconds), games)
    if records:
        write_records(records, watch, rules)
    if page:
        from labrys.arena.page import page_of

        write_report(page, page_of(standings).encode())
    _tell(standings, as_json=as_json)
    return 0


def read_question(text: str, seats: int) -> Question | None:
    """What shall be settled: `better`, `never`, or two shares as `0.6:0.7`."""
    from labrys.arena.watch import Question, who_is_better

    if text == _NEVER:
        return None
    if text == _WHO:
        return who_is_better(seats)
    low, _, high = text.partition(":")
    try:
        question = Question(float(low), float(high))
    except ValueError:
        question = Question(0.0, 0.0)
    if not 0 < question.low < question.high < 1:
        raise Fault(f"what is to be settled is written {_WHO}, {_NEVER} or LOW:HIGH, as 0.6:0.7, not {text!r}")
    return question


def _check(plan: Plan, rules: AnyGame, games: int, jobs: int | None) -> None:
    """Everything that can be known to go wrong, before the first game begins."""
    if len(plan.bots) < 2 or len(set(plan.bots)) < len(plan.bots):
        raise Fault("name at least two different bots, as --bots greedy,random")
    check_bots(plan.game, plan.bots)
    check_work(games, jobs)
    check_start(rules, plan.options, plan.seats)


def _open(heading: object, out: Path | None) -> ArenaResults:
    from labrys.arena.ledger import ArenaResults, Heading
    from labrys.arena.results import BadResults

    assert isinstance(heading, Heading)
    try:
        return ArenaResults(heading, out)
    except BadResults as error:
        raise Fault(str(error)) from None
    except OSError as error:
        raise Fault(f"{out} cannot be used: {error.strerror}") from None


@contextmanager
def _crew(jobs: int | None, seconds: float, address: str | None) -> Iterator[Crew]:
    """Processes of this machine, or with an address, which may be empty, a cluster."""
    from functools import partial

    from labrys.arena.booth import play_watched
    from labrys.cli.sim import cores

    if address is None:
        yield partial(play_watched, jobs=jobs or cores(), seconds=seconds)
        return
    from labrys.arena.cluster import NoCluster, cluster

    try:
        with cluster(address, seconds) as crew:
            yield crew
    except NoCluster as error:
        raise Fault(str(error)) from None


def _play(watch: Watch, results: ArenaResults, crew: Crew) -> None:
    """Play what is missing and worth playing; forfeits are told at once."""
    from labrys.arena.ledger import play_missing

    told: set[str] = set()
    with stopping() as stop, telling(watch.plan.game, watch.played, watch.games) as tell:
        for line in play_missing(results, watch, crew, stop):
            tell.at(watch.played, watch.games)
            failed = line.seats[line.forfeit.seat] if line.forfeit else ""
            if line.forfeit and failed not in told:
                told.add(failed)
                tell.say(f"labrys: {failed} forfeits game {line.number}: {line.forfeit.why}")
    if next(watch.missing(results.found), None) is not None:
        raise Fault(f"stopped after {watch.played} of {watch.games} games", INTERRUPTED)


def _standings(watch: Watch, rules: AnyGame, results: ArenaResults, command: str, games: int) -> Standings:
    from labrys.arena.label import make_label
    from labrys.arena.standings import make_standings

    plan = watch.plan
    label = make_label(
        rules,
        bots=plan.bots,
        players=plan.seats,
        games=games,
        seed=plan.seed,
        options=results.heading.options,
        command=command,
    )
    return make_standings(label, watch)


def command_of(plan: Plan, games: int, settle: str, seconds: float = _SECONDS) -> str:
    """The words that play the same games again."""
    import shlex

    parts = ["labrys", "arena", plan.game, "--bots", ",".join(plan.bots), "--games", str(games)]
    parts += ["--seats", str(plan.seats)] if plan.seats != 2 else []
    parts += ["--settle", settle] if settle != _WHO else []
    parts += ["--seconds-a-decision", f"{seconds:g}"] if seconds != _SECONDS else []
    parts += ["--seed", plan.seed, *option_words(plan.options, plan.components)]
    return weights_words(plan.game) + shlex.join(parts)


def _tell(standings: Standings, *, as_json: bool) -> None:
    if as_json:
        import msgspec

        print(msgspec.json.encode(standings).decode())
    else:
        from labrys.cli.arena_table import print_standings

        print_standings(standings)
