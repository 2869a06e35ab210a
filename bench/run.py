"""Measures the engine beside its peer in one run: rounds interleaved, compared pair by pair, medians reported.

The peer is installed into an environment of its own under bench/.peers, made on first use.
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import NamedTuple

from labrys import __version__, build

Figures = dict[str, float]

HERE = Path(__file__).parent
PEER = HERE / ".peers" / "catanatron"
PEER_PACKAGE = "catanatron==3.2.1"
PEER_GAMES, PEER_COPIES = 20, 1_000
ROUNDS = 5


class Match(NamedTuple):
    """One of our games beside the peer, with as many players each."""

    title: str
    module: str
    players: int
    games: int
    copies: int
    speed: float
    """How many times the peer's decisions per second are wanted, and how many times cheaper the copy."""
    copy: float


AKROTIRI = Match("Akrotiri", "bench.akrotiri", 2, 60, 20_000, 0.5, 5)
MINOS = Match("Minos", "bench.minos", 4, 30, 20_000, 0.5, 3)


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def install_peer() -> Path:
    """The peer's own interpreter."""
    python = PEER / "bin" / "python"
    if not (PEER / "ready").exists():
        say(f"==> installing {PEER_PACKAGE} into {PEER.relative_to(HERE.parent)}")
        uv = Path(sys.executable).parent / "uv"
        subprocess.run([uv, "venv", "-q", "--clear", "--python", sys.executable, PEER], check=True)
        subprocess.run([uv, "pip", "install", "-q", "--python", python, PEER_PACKAGE], check=True)
        (PEER / "ready").touch()
    return python


def measure(python: Path, module: str, *numbers: int) -> Figures:
    command = [str(python), "-m", module, *map(str, numbers)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=HERE.parent)
    figures: Figures = json.loads(done.stdout)
    return figures


def compete(match: Match, peer_python: Path) -> tuple[list[Figures], list[Figures]]:
    """Figures of ours and of the peer's, round by round."""
    ours: list[Figures] = []
    theirs: list[Figures] = []
    for number in range(1, ROUNDS + 1):
        ours.append(measure(Path(sys.executable), match.module, match.players, match.games, match.copies))
        theirs.append(measure(peer_python, "bench.peer_catanatron", match.players, PEER_GAMES, PEER_COPIES))
        say(
            f"    round {number}: {match.title} {ours[-1]['decisions_per_second']:,.0f} decisions/s, "
            f"Catanatron {theirs[-1]['decisions_per_second']:,.0f}"
        )
    return ours, theirs


def tell(match: Match, ours: list[Figures], theirs: list[Figures]) -> None:
    speed = middle_pair(ours, theirs, lambda a, b: a["decisions_per_second"] / b["decisions_per_second"])
    copy = middle_pair(ours, theirs, lambda a, b: b["copy_microseconds"] / a["copy_microseconds"])
    say("")
    say(f"| random play, {match.players} players | {match.title} | Catanatron | ratio | wanted |")
    say("|---|---|---|---|---|")
    say(
        f"| decisions of players per second | {middle(ours, 'decisions_per_second'):,.0f} "
        f"| {middle(theirs, 'decisions_per_second'):,.0f} | {speed:.2f} | {match.speed} |"
    )
    say(
        f"| state copy in mid-game, microseconds | {middle(ours, 'copy_microseconds'):.1f} "
        f"| {middle(theirs, 'copy_microseconds'):.1f} | {copy:.1f} times cheaper | {match.copy} |"
    )
    steps = middle(ours, "with_chance_per_second")
    say(f"\nWith chance's answers {match.title} makes {steps:,.0f} steps a second.")


def middle(figures: list[Figures], key: str) -> float:
    return median(figure[key] for figure in figures)


def middle_pair(ours: list[Figures], theirs: list[Figures], ratio: Callable[[Figures, Figures], float]) -> float:
    """The median over the rounds of what compares the two figures of a round."""
    return median(ratio(a, b) for a, b in zip(ours, theirs, strict=True))


def main() -> None:
    peer_python = install_peer()
    say(f"==> labrys {__version__}, {build.running()}")
    for match in (AKROTIRI, MINOS):
        say(f"==> {match.title}: {ROUNDS} interleaved rounds, Python {platform.python_version()}, {platform.machine()}")
        ours, theirs = compete(match, peer_python)
        tell(match, ours, theirs)
        if "survey_milliseconds" in ours[0]:
            say(f"The survey of a full map takes {middle(ours, 'survey_milliseconds'):.1f} ms.")


if __name__ == "__main__":
    main()
