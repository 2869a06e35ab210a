"""Measures the engine beside its peer in one run: rounds interleaved, compared pair by pair, medians reported.

The peer is installed into an environment of its own under bench/.peers, made on first use.
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median

HERE = Path(__file__).parent
PEER = HERE / ".peers" / "catanatron"
PEER_PACKAGE = "catanatron==3.2.1"
ROUNDS = 5

Figures = dict[str, float]


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


def measure(python: Path, script: str, games: int, copies: int) -> Figures:
    done = subprocess.run([python, HERE / script, str(games), str(copies)], check=True, capture_output=True, text=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def main() -> None:
    peer_python = install_peer()
    say(f"==> {ROUNDS} interleaved rounds, Python {platform.python_version()}, {platform.machine()}")
    ours: list[Figures] = []
    theirs: list[Figures] = []
    for number in range(1, ROUNDS + 1):
        ours.append(measure(Path(sys.executable), "akrotiri.py", 60, 20_000))
        theirs.append(measure(peer_python, "peer_catanatron.py", 20, 1_000))
        say(
            f"    round {number}: Akrotiri {ours[-1]['decisions_per_second']:,.0f} decisions/s, "
            f"Catanatron {theirs[-1]['decisions_per_second']:,.0f}"
        )
    pairs = list(zip(ours, theirs, strict=True))
    speed = median(a["decisions_per_second"] / b["decisions_per_second"] for a, b in pairs)
    copy = median(b["copy_microseconds"] / a["copy_microseconds"] for a, b in pairs)
    say("")
    say("| random play, 2 players, interpreted | Akrotiri | Catanatron | ratio | wanted |")
    say("|---|---|---|---|---|")
    say(
        f"| decisions of players per second | {middle(ours, 'decisions_per_second'):,.0f} "
        f"| {middle(theirs, 'decisions_per_second'):,.0f} | {speed:.2f} | 0.5 |"
    )
    say(
        f"| state copy in mid-game, microseconds | {middle(ours, 'copy_microseconds'):.1f} "
        f"| {middle(theirs, 'copy_microseconds'):.1f} | {copy:.1f} times cheaper | 5 |"
    )
    say(
        f"\nWith chance's answers Akrotiri makes {middle(ours, 'with_chance_per_second'):,.0f} steps a second.\n"
        f"The survey of a full map takes {middle(ours, 'survey_milliseconds'):.1f} ms."
    )


def middle(figures: list[Figures], key: str) -> float:
    return median(figure[key] for figure in figures)


if __name__ == "__main__":
    main()
