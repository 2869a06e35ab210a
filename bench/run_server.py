"""Measures the server beside its peer in one run: rounds interleaved, compared pair by pair, medians reported.

Ours plays real games of Akrotiri and commits every move to disk; boardgame.io plays tic-tac-toe from memory. Each
server has one core, its players the other.
"""

from __future__ import annotations

import argparse
import platform
import sys
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench import peer_boardgameio, server

Figures = dict[str, float]


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--seconds", type=float, default=10.0)
    given = parser.parse_args()
    say(f"==> {given.rounds} interleaved rounds, Python {platform.python_version()}, {platform.machine()}")
    ours: list[Figures] = []
    theirs: list[Figures] = []
    calm: list[Figures] = []
    for number in range(1, given.rounds + 1):
        ours.append(server.measure(given.tables, given.seconds))
        theirs.append(peer_boardgameio.measure(given.tables, given.seconds))
        calm.append(server.measure(given.tables, given.seconds, rate=200))
        say(
            f"    round {number}: ours {ours[-1]['moves_per_second']:,.0f} moves/s ({ours[-1]['server_cpu']:.2f} of a "
            f"core), boardgame.io {theirs[-1]['moves_per_second']:,.0f} ({theirs[-1]['server_core']:.2f}); "
            f"at 200 moves/s ours p99 {calm[-1]['p99_ms']:.1f} ms"
        )
    ratio = median(a["moves_per_second"] / b["moves_per_second"] for a, b in zip(ours, theirs, strict=True))
    say("")
    say(f"| {given.tables:,} tables open, {2 * given.tables:,} sockets, one core | ours | boardgame.io | wanted |")
    say("|---|---|---|---|")
    say(
        f"| moves a second, all tables in play | {middle(ours, 'moves_per_second'):,.0f} "
        f"| {middle(theirs, 'moves_per_second'):,.0f} | at least as many: ratio {ratio:.2f} |"
    )
    say(f"| the same: p50, ms | {middle(ours, 'p50_ms'):.0f} | {middle(theirs, 'p50_ms'):.0f} | |")
    say(f"| the same: p99, ms | {middle(ours, 'p99_ms'):.0f} | {middle(theirs, 'p99_ms'):.0f} | |")
    say(f"| at 200 moves a second: p50, ms | {middle(calm, 'p50_ms'):.1f} | | |")
    say(f"| at 200 moves a second: p99, ms | {middle(calm, 'p99_ms'):.1f} | | below 50 |")
    say(f"| at 200 moves a second: share of the core | {middle(calm, 'server_cpu'):.2f} | | |")
    memory = middle(theirs, "memory_per_match_bytes") / 1000
    say(f"| memory of a table with two sockets, kB | {middle(ours, 'kilobytes_per_table'):.0f} | {memory:.0f} | |")
    say(f"| the same after play, kB | {middle(ours, 'kilobytes_per_table_played'):.0f} | | |")


def middle(figures: list[Figures], key: str) -> float:
    return median(figure[key] for figure in figures)


if __name__ == "__main__":
    main()
