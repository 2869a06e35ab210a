"""Writes what reports on balance say of the house components of Minos, one page for 2, 3 and 4 players.

    labrys balance minos --bots captain --seats 2 --games 5350 --option setup=random --out 2.jsonl --json 2.json
    (likewise for 3 and 4)
    python -m tools.figures_minos 2.json 3.json 4.json [--write]

With --write the page docs/balance/minos.md is made anew; otherwise it is printed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import Any

from labrys.arena.numbers import holm, two_sided
from labrys.balance.report import CORRECTION, ERRORS, MAYBE_OUTSIDE, MAYBE_WITHIN, OUTSIDE, WITHIN
from labrys.balance.words import chance

PAGE = Path(__file__).parent.parent / "docs" / "balance" / "minos.md"
TRUST = """\
How far to trust it: these are the components in the hands of this bot. What it does not know how to use looks weak,
and a stronger one may make more of a thing: what four of the strongest level made of the places is
[told where the set was tuned](minos-tuning.md#with-the-strongest-level).
Cards and tiles were tuned on games of the same bot with other seeds ([how](minos-tuning.md)). How the figures are made,
and what the words of the last column mean, is in [How to read a report on balance](reading.md)."""
WHOLE = (
    "decisions, chance's answers included", "decisions by players", "cards played (a seat)",
    "cards in the palace (a seat)", "points", "points of the best", "points of the best above the second",
)  # fmt: skip
FAMILIES = ("place", "start", "ability")
LIFTS = ("played-1", "played-2", "vases", "routes", "bonuses", "peoples")
CORRECTED = f"""\
p is corrected by {CORRECTION}'s method: of shares over all comparisons of the report they are from, of lifts over all
lifts of this page."""

Report = dict[str, Any]
Lift = tuple[str, int, float, float, float]
"""Of a thing: seats that had it, their share, its lift above the mean of its family, and the error of that."""


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def heading(reports: list[Report]) -> Iterator[str]:
    """What was played, so that it can be played again."""
    first = reports[0]["label"]
    if any(report["label"]["components_hash"] != first["components_hash"] for report in reports):
        raise SystemExit("the reports are not of the same components")
    yield "# The house components of Minos in play\n"
    yield f"Made with the house set {first['components_hash'][:12]} and Labrys {first['version']} by\n"
    yield "```"
    for report in reports:
        yield report["label"]["command"]
    yield "```\n"
    yield f"Equal bots ({first['bots'][0]}) in every seat, setup by chance. Intervals are 95 %.\n"
    yield CORRECTED + "\n"
    yield TRUST + "\n"


def games(reports: list[Report]) -> Iterator[str]:
    yield "## The games\n"
    yield "| what | " + " | ".join(f"{report['label']['players']} players" for report in reports) + " |"
    yield "|---|" + "---|" * len(reports)
    yield "| games | " + " | ".join(f"{report['label']['games']:,}" for report in reports) + " |"
    found = [{figure["what"]: figure for figure in report["figures"]} for report in reports]
    sources = [what for what in found[0] if what.startswith("points from ")]
    sources.sort(key=lambda what: -found[0][what]["value"])
    for what in (*WHOLE, *sources):
        yield f"| {what} | " + " | ".join(f"{by[what]['value']:.1f}" if what in by else "" for by in found) + " |"
    yield ""


def shares(report: Report) -> Iterator[str]:
    """Places, starting cards and abilities, with their limits."""
    yield f"## {report['label']['players']} players\n"
    for family in report["shares"]:
        if family["key"] not in FAMILIES:
            continue
        low, high = family["limits"]
        expected = f"expected is {percent(family['expected'])}, limits are {100 * low:.0f} to {100 * high:.0f} %"
        yield f"{family['title']}: {expected}.\n"
        yield "| | games | wins | 95 % | p, corrected | |"
        yield "|---|---|---|---|---|---|"
        for row in family["rows"]:
            interval = f"{100 * row['low']:.1f} to {100 * row['high']:.1f}"
            figures = f"{row['seats']:,} | {percent(row['share'])} | {interval} | {chance(row['p_corrected'])}"
            yield f"| {row['thing']} | {figures} | {row['verdict']} |"
        yield ""


def lifts(families: list[Report], rows: list[Lift], corrected: Iterator[float]) -> Iterator[str]:
    """A family of things that seats come to have, put together from all reports by their errors."""
    limit = families[0]["limit"]
    yield f"## {families[0]['title']}\n"
    yield families[0]["about"] + "\nLifts are put together from the games of all numbers of players.\n"
    yield "| | had it | rate | lift | error | p, corrected | |"
    yield "|---|---|---|---|---|---|---|"
    for thing, seats, rate, above, error in rows:
        if error == 0.0:
            yield f"| {thing} | {seats:,} | {percent(rate)} | | | | too few |"
            continue
        figures = f"{100 * above:+.1f} | {100 * error:.1f} | {chance(next(corrected))}"
        yield f"| {thing} | {seats:,} | {percent(rate)} | {figures} | {_verdict(abs(above), error, limit)} |"
    yield ""


def _verdict(above: float, error: float, limit: float | None) -> str:
    """As a report says it: in doubt where three errors reach over the limit, or back to the mean."""
    if limit is None:
        return ""
    if above > limit:
        return OUTSIDE if above > ERRORS * error else MAYBE_OUTSIDE
    return WITHIN if above + ERRORS * error <= limit else MAYBE_WITHIN


def _things(families: list[Report]) -> list[str]:
    return sorted({row["thing"] for family in families for row in family["rows"] if row["chances"]})


def _together(families: list[Report], thing: str) -> Lift:
    rows = [row for family in families for row in family["rows"] if row["thing"] == thing]
    seats, chances = sum(row["seats"] for row in rows), sum(row["chances"] for row in rows)
    known = [(row["above"], row["error"]) for row in rows if row["above"] is not None and row["error"]]
    weight = sum(error**-2 for _, error in known)
    above = sum(lift * error**-2 for lift, error in known) / weight if known else 0.0
    return thing, seats, seats / chances if chances else 0.0, above, 1 / sqrt(weight) if known else 0.0


def page(reports: list[Report]) -> str:
    lines = [*heading(reports), *games(reports)]
    for report in reports:
        lines += shares(report)
    families = [[one for report in reports for one in report["lifts"] if one["key"] == key] for key in LIFTS]
    tables = [
        sorted((_together(family, thing) for thing in _things(family)), key=lambda row: -row[3]) for family in families
    ]
    corrected = iter(holm([two_sided(above / error) for rows in tables for *_, above, error in rows if error]))
    for family, rows in zip(families, tables, strict=True):
        lines += lifts(family, rows, corrected)
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="A page on the balance of Minos from reports.")
    parser.add_argument("reports", nargs="+", type=Path)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    text = page([json.loads(path.read_text(encoding="utf-8")) for path in given.reports])
    if given.write:
        PAGE.write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
