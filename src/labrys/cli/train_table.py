"""What `labrys train` says in the terminal."""

from __future__ import annotations

from labrys.arena.numbers import Mean
from labrys.arena.words import lead_interval
from labrys.bots.search.minds import Weights
from labrys.cli.tables import print_table, report_console
from labrys.training.learning import Learnt, Loss
from labrys.training.match import Verdict
from labrys.training.weights import Made, WeightsFile

LOSS_COLUMNS = ("held out", "games", "positions", "equal", "in place", "new", "gained")
WEIGHT_COLUMNS = ("fact", "early", "before", "error", "late", "before", "error")


def print_learnt(found: WeightsFile, learnt: Learnt, before: Weights) -> None:
    """How well it foretells games that were not learned from, and each weight beside the one before."""
    console = report_console()
    assert isinstance(found.made, Made)
    console.print(found.made.command, soft_wrap=True, markup=False)
    console.print(f"{learnt.positions} positions of {learnt.games} games\n")
    about = "Cross entropy of victories in games that were not learned from, with standard errors; less is better."
    print_table(console, "Foretelling", about, LOSS_COLUMNS, map(loss_cells, learnt.losses))
    if learnt.tried:
        tried = ", ".join(f"{each.ridge:g}: {each.loss:.5f}" for each in learnt.tried)
        console.print(f"Ridge {learnt.ridge:g}, by cross entropies within the games learned from ({tried}).\n")
    rows = zip(
        found.facts, learnt.early, before[0], learnt.early_errors, learnt.late, before[1], learnt.late_errors,
        strict=True,
    )  # fmt: skip
    cells = ((fact, *(f"{value:.3f}" for value in values)) for fact, *values in rows)
    print_table(console, "Weights", "", WEIGHT_COLUMNS, cells)


def loss_cells(loss: Loss) -> tuple[str, ...]:
    """A row of the table."""
    means = (loss.uniform, loss.old, loss.new, loss.gain)
    return loss.what, str(loss.games), str(loss.positions), f"{loss.uniform.mean:.4f}", *map(_told, means[1:])


def _told(mean: Mean) -> str:
    """A mean with its standard error, which counts games and not positions: of one game there is none."""
    return f"{mean.mean:.4f} ± {'-' if mean.error is None else f'{mean.error:.4f}'}"


def print_verdict(verdict: Verdict, simulations: int) -> None:
    """What the match showed."""
    told = f"New weights against those in place, {simulations} simulations: {verdict_words(verdict)}."
    report_console().print(told, soft_wrap=True)


def verdict_words(verdict: Verdict) -> str:
    """Share and lead of the new weights, with intervals."""
    share, lead = verdict.share, verdict.lead
    return (
        f"{100 * share.share:.1f} % of the victories in {verdict.games} games ({100 * share.low:.1f} to "
        f"{100 * share.high:.1f} %; {100 * verdict.fair:.1f} % are fair), {lead.mean:+.1f} points "
        f"({lead_interval(lead.low, lead.high)})"
    )
