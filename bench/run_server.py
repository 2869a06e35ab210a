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

from bench import peer_boardgameio, peers, results, server

Figures = dict[str, float]
ROUNDS, TABLES, SECONDS = 5, 1_000, 10.0
"""Of a report; with less it is a trial."""


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def play_rounds(rounds: int, tables: int, seconds: float) -> dict[str, list[Figures]]:
    """Figures round by round: ours, the peer's, and ours with few moves a second."""
    found: dict[str, list[Figures]] = {"ours": [], "theirs": [], "calm": []}
    for number in range(1, rounds + 1):
        ours = server.measure(tables, seconds)
        theirs = peer_boardgameio.measure(tables, seconds)
        calm = server.measure(tables, seconds, rate=200)
        for name, figures in (("ours", ours), ("theirs", theirs), ("calm", calm)):
            found[name].append(figures)
        say(
            f"    round {number}: ours {ours['moves_per_second']:,.0f} moves/s ({ours['server_cpu']:.2f} of a "
            f"core), boardgame.io {theirs['moves_per_second']:,.0f} ({theirs['server_core']:.2f}); "
            f"at 200 moves/s ours p99 {calm['p99_ms']:.1f} ms"
        )
    return found


def told(found: dict[str, list[Figures]], tables: int) -> list[str]:
    """The table of the report."""
    ours, theirs, calm = found["ours"], found["theirs"], found["calm"]
    ratio = median(a["moves_per_second"] / b["moves_per_second"] for a, b in zip(ours, theirs, strict=True))
    moves = [middle(side, "moves_per_second") for side in (ours, theirs)]
    memory = middle(theirs, "memory_per_match_bytes") / 1000
    return [
        f"| {tables:,} tables open, {2 * tables:,} sockets, one core | ours | boardgame.io | wanted |",
        "|---|---|---|---|",
        f"| moves a second, all tables in play | {moves[0]:,.0f} | {moves[1]:,.0f} | at least as many: {ratio:.2f} |",
        f"| the same: p50, ms | {middle(ours, 'p50_ms'):.0f} | {middle(theirs, 'p50_ms'):.0f} | |",
        f"| the same: p99, ms | {middle(ours, 'p99_ms'):.0f} | {middle(theirs, 'p99_ms'):.0f} | |",
        f"| at 200 moves a second: p50, ms | {middle(calm, 'p50_ms'):.1f} | | |",
        f"| at 200 moves a second: p99, ms | {middle(calm, 'p99_ms'):.1f} | | below 50 |",
        f"| at 200 moves a second: share of the core | {middle(calm, 'server_cpu'):.2f} | | |",
        f"| memory of a table with two sockets, kB | {middle(ours, 'kilobytes_per_table'):.0f} | {memory:.0f} | |",
        f"| the same after play, kB | {middle(ours, 'kilobytes_per_table_played'):.0f} | | |",
    ]


def middle(figures: list[Figures], key: str) -> float:
    return median(figure[key] for figure in figures)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    given = parser.parse_args()
    results.forget("server")
    say(f"==> {given.rounds} interleaved rounds, Python {platform.python_version()}, {platform.machine()}")
    try:
        peers.ready(peer_boardgameio.NAME)
    except peers.Missing as why:
        results.keep("server", {"failed": f"boardgame.io: {why}"})
        say(f"The server is not measured, as its peer is not there: boardgame.io: {why}.")
        return 1
    found = play_rounds(given.rounds, given.tables, given.seconds)
    lines = told(found, given.tables)
    lines += ["", f"{given.rounds} interleaved rounds of {given.seconds:g} seconds; medians."]
    is_full = given.rounds >= ROUNDS and given.tables >= TABLES and given.seconds >= SECONDS
    results.keep("server", {"is_full": is_full, "lines": lines, "found": found})
    say("\n".join(["", *lines]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
