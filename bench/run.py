"""Measures the engine, both builds, beside its peers in one run on one core.

Rounds are interleaved and compared pair by pair; medians are reported. What was found goes to bench/out/engine.json,
and bench/report.py makes the report of it. Peers are installed on first use.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench import engine_pages, machine, plan, results, verdicts
from bench.cores import cores, on_core
from bench.rounds import play_rounds

QUICK = 0.05
"""The share of games of a quick run."""
FEWEST_ROUNDS = 5
"""A report to commit has at least so many."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--rounds", type=int, default=0, help=f"{FEWEST_ROUNDS} unless said otherwise, 1 of a quick run"
    )
    parser.add_argument("--quick", action="store_true", help="few games, to see that everything runs")
    given = parser.parse_args()
    rounds = given.rounds or (1 if given.quick else FEWEST_ROUNDS)
    scale = QUICK if given.quick else 1.0
    results.forget("engine")
    began = time.monotonic()
    with on_core(cores()[-1]):
        found, missing = play_rounds(plan.parts(scale), rounds)
        once, missed = play_rounds(plan.once(scale), 1)
    missing += [why for why in missed if why not in missing]
    results.keep(
        "engine",
        {
            "is_full": rounds >= FEWEST_ROUNDS and not given.quick,
            "rounds": rounds,
            "minutes": (time.monotonic() - began) / 60,
            "machine": machine.machine(),
            "versions": machine.versions(),
            "missing": missing,
            "found": found | once,
        },
    )
    print("\n".join(["", *engine_pages.pages(found | once), "", *(f"Not measured: {why}." for why in missing)]))
    return 1 if any(row.holds is False for row in verdicts.verdicts(found)) else 0


if __name__ == "__main__":
    sys.exit(main())
