"""Random play of Minos on the bare engine, and the cost of copying a state in mid-game. Prints JSON."""

from __future__ import annotations

from bench.random_play import figures_of
from bench.timing import numbers, report


def main() -> None:
    seats, games, copies = numbers()
    report(figures_of("minos", seats, games, copies))


if __name__ == "__main__":
    main()
