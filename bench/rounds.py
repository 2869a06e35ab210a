"""Runs the parts of a plan, round by round, all on one core."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from bench import peers
from bench.plan import COMPILED, INTERPRETED, Part
from bench.timing import Figures

ROOT = Path(__file__).parent.parent
Found = dict[str, list[Figures]]
"""Figures by the name of their part, one for each round."""


class Unmeasured(Exception):
    """A part cannot be measured here; the sentence says why."""


def measure(part: Part) -> Figures:
    """The figures of one process; Unmeasured if it cannot be, or fails."""
    if part.peer:
        try:
            command, around = peers.command(part.peer, part.module), peers.environment(part.peer)
        except peers.Missing as why:
            raise Unmeasured(f"{peers.TITLES[part.peer]}: {why}") from None
    else:
        command, around = [sys.executable, "-m", part.module], of_build(part.build)
    done = subprocess.run(
        [*command, *part.words],
        cwd=ROOT,
        env=around,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Unmeasured(f"{part.name}: its process failed")
    figures: Figures = json.loads(done.stdout)
    return figures


def of_build(build: str) -> dict[str, str]:
    """The environment in which a build of ours runs."""
    around = {key: value for key, value in os.environ.items() if key != "LABRYS_PURE"}
    return around | {"LABRYS_PURE": "1"} if build == INTERPRETED else around


def running_build() -> str:
    """What runs where nothing else is asked for, in words; Unmeasured if it is not compiled."""
    asked = "import labrys; b = labrys.build.running(); print(b.is_compiled, b)"
    done = subprocess.run(
        [sys.executable, "-c", asked],
        cwd=ROOT,
        env=of_build(COMPILED),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    is_compiled, _, told = done.stdout.strip().partition(" ")
    if is_compiled != "True":
        raise Unmeasured(f"the compiled build: there is none ({told})")
    return told


def play_rounds(parts: Iterable[Part], rounds: int) -> tuple[Found, list[str]]:
    """What was found, and why some of it was not. A part that fails once is left out of all rounds."""
    found: Found = {}
    missing: list[str] = []
    left = list(parts)
    try:
        running_build()
    except Unmeasured as why:
        missing.append(str(why))
        left = [part for part in left if part.build != COMPILED]
    for number in range(1, rounds + 1):
        print(f"==> round {number} of {rounds}", flush=True)
        # Every other round goes backwards, so that a machine that gets slower or faster favours nobody.
        for part in left[:: 1 if number % 2 else -1]:
            try:
                figures = measure(part)
            except Unmeasured as why:
                print(f"    {why}", file=sys.stderr, flush=True)
                if str(why) not in missing:
                    missing.append(str(why))
                left.remove(part)
                found.pop(part.name, None)
                continue
            found.setdefault(part.name, []).append(figures)
            print(f"    {part.name}: {first_of(figures)}", flush=True)
    return found, missing


def first_of(figures: Figures) -> str:
    """The figure that a part is measured for, in words."""
    name, value = next(iter(figures.items()))
    return f"{value:,.0f} {name.replace('_', ' ')}" if value >= 100 else f"{value:.2f} {name.replace('_', ' ')}"
