"""Writes the report, docs/speed.md, from what the last runs of the engine's, the server's and the client's part found.

python bench/report.py            docs/speed.md if the engine's part had all of its rounds, else bench/out/speed.md
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench import engine_pages, results

PAGE = Path(__file__).parent.parent / "docs" / "speed.md"
TRIAL = results.OUT / "speed.md"

NOT_RUN = "Not measured: it was not run, or did not come to its end."
TRIED = "This was a trial with fewer rounds, games or tables: its figures are no report."
OPENING = """\
# Speed

This page is what a run of `make bench` wrote; nothing in it is written by hand. Run it on your own machine: figures of
two machines, or of two days, are not to be compared, but ratios within one run are.
[Why these peers, and how what is reached is kept](decisions/0013-measured-beside-peers.md).
"""
ENGINE = """\
`.venv/bin/python bench/run.py`, {date}: {rounds} interleaved rounds, {minutes:.0f} minutes in all. Every process is on
one and the same core; time is the processor's; everything is driven from Python, boardgame.io from Node. Each peer is
in an environment of its own, with the same Python. Figures are medians of the rounds. A ratio is the median of the
ratios of each round, with the least and the greatest.

A decision is a seat's: finding out whose turn it is, listing the legal moves, choosing one at random, carrying it out,
and letting chance answer what it is asked. Catanatron's rolls are decisions of its players, and counted. Games are
whole ones; only those of chess are broken off, after as many half-moves as Akrotiri has decisions, where there are
about as many moves to choose from. A search is measured at decisions spread over the middle of games; a simulation of
ours is a world imagined from what the seat that decides may know, played at random to its very end, and scored.
"""
SERVER = """\
`.venv/bin/python bench/run_server.py`, {date}. Ours plays real games of Akrotiri and commits every move to disk before
it is told; boardgame.io plays tic-tac-toe from memory. Each server has one core, its players the other.
"""
CLIENT = """\
`.venv/bin/python bench/web.py`, {date}. The client in a real Chromium. Where the machine is busy, compare with the
empty page, which is measured beside the others.
"""


def engine(found: Mapping[str, Any]) -> list[str]:
    about = engine_pages.table(["", ""], [*found["machine"].items(), *found["versions"].items()])
    missing = [f"- Not measured: {why}." for why in found["missing"]]
    if not found["is_full"]:
        missing.append(f"- {TRIED}")
    opening = ENGINE.format(rounds=found["rounds"], minutes=found["minutes"], date=found["date"])
    told = ["## Engine", "", *opening.splitlines(), "", *about, ""]
    return [*told, *missing, *([""] if missing else []), *engine_pages.pages(found["found"])]


def other(title: str, opening: str, found: Mapping[str, Any] | None) -> list[str]:
    """A part that brings its tables along."""
    told = [f"## {title}", ""]
    if found is None:
        return [*told, NOT_RUN]
    if found.get("failed"):
        return [*told, f"Not measured: {found['failed']}."]
    trial = [] if found["is_full"] else ["", TRIED]
    return [*told, *opening.format(date=found["date"]).splitlines(), *trial, "", *found["lines"]]


def page(parts: Mapping[str, Mapping[str, Any] | None]) -> str:
    """The whole report."""
    measured = parts["engine"]
    lines = [
        *OPENING.splitlines(),
        "",
        *(engine(measured) if measured else ["## Engine", "", NOT_RUN]),
        "",
        *other("Server", SERVER, parts["server"]),
        "",
        *other("Client", CLIENT, parts["client"]),
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parts = {part: results.kept(part) for part in results.PARTS}
    measured = parts["engine"]
    target = PAGE if measured is not None and measured["is_full"] else TRIAL
    target.parent.mkdir(exist_ok=True)
    target.write_text(page(parts), encoding="utf-8")
    print(f"==> the report is in {target.relative_to(PAGE.parent.parent)}")


if __name__ == "__main__":
    main()
