"""The light check of speed: instructions of fixed works, beside those of the committed baseline, bench/baseline.json.

    python bench/check.py            fails where a work needs over 15 % more than in the baseline
    python bench/check.py --renew    makes the counts of here the baseline

Counts are told in those of a fixed program in pure Python (bench/yardstick.py), counted in the same process: so another
build of Python, or another machine, can be compared.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench import machine
from bench.counted import YARDSTICK
from bench.counting import CannotCount, Counts, at_once, count
from bench.plan import BUILDS, COMPILED
from bench.rounds import Unmeasured, running_build

BASELINE = Path(__file__).parent / "baseline.json"
MOST = 0.15
"""The share by which a work may need more than in the baseline, and from which less is worth a new one."""

Counted = dict[str, Counts]
"""By build."""


class Line(NamedTuple):
    """One work beside its baseline."""

    title: str
    instructions: float
    change: float | None
    """By which share it needs more, or less if negative; None if the baseline does not have it."""

    @property
    def is_lost(self) -> bool:
        return self.change is not None and self.change > MOST

    @property
    def is_won(self) -> bool:
        return self.change is not None and self.change < -MOST

    def __str__(self) -> str:
        told = f"    {self.title}: {self.instructions:,.0f} instructions, "
        if self.change is None:
            return told + "which the baseline does not have"
        return told + f"{self.change:+.1%} to the baseline{' TOO MANY' if self.is_lost else ''}"


def compare(now: Mapping[str, Counts], baseline: Mapping[str, Counts]) -> list[Line]:
    """Every work that was counted now, both told in the yardstick of their own run."""
    lines = []
    for build, counts in now.items():
        before = baseline.get(build, {})
        for title, instructions in counts.items():
            if title == YARDSTICK:
                continue
            change = None
            if title in before:
                was = before[title] / before[YARDSTICK]
                change = instructions / counts[YARDSTICK] / was - 1
            lines.append(Line(f"{title}, {build}", instructions, change))
    return lines


def judge(lines: list[Line], is_binding: bool, made_with: str) -> tuple[list[str], int]:
    """What is said, and the exit code."""
    said = [str(line) for line in lines]
    lost = [line for line in lines if line.is_lost]
    if any(line.is_won for line in lines):
        said.append(f"More than {MOST:.0%} was won: renew the baseline with python bench/check.py --renew.")
    if any(line.change is None for line in lines):
        said.append("The baseline does not have all works: renew it with python bench/check.py --renew.")
    if lost and not is_binding:
        said.append(f"The baseline was made with {made_with}, so this does not fail: another one has other costs.")
    elif lost:
        worst = max(lost, key=lambda line: line.change or 0.0)
        said.append(
            f"Speed was lost: {worst.title} needs {worst.change:.1%} more instructions than in the baseline, and "
            f"{MOST:.0%} is allowed. If that is wanted, renew it with python bench/check.py --renew."
        )
    return said, 1 if lost and is_binding else 0


def builds() -> list[str]:
    """The builds that can be counted here. One line says so if one cannot."""
    try:
        running_build()
    except Unmeasured as why:
        print(f"The speed is not checked of {why}.", flush=True)
        return [build for build in BUILDS if build != COMPILED]
    return list(BUILDS)


def count_all() -> Counted:
    chosen = builds()
    with ThreadPoolExecutor(min(at_once(), len(chosen))) as pool:
        return dict(zip(chosen, pool.map(count, chosen), strict=True))


def versions() -> dict[str, str]:
    """Those that counts depend on."""
    told = machine.versions()
    return {name: told[name] for name in ("Python", "mypyc", "C compiler") if name in told}


def language(version: str) -> str:
    """The version of Python without its last part, as 3.11."""
    return ".".join(version.split(".")[:2])


def renew(counted: Counted, path: Path) -> None:
    made = {"date": datetime.now(UTC).date().isoformat(), "machine": platform.machine()}
    counts = {build: {title: round(value, 1) for title, value in found.items()} for build, found in counted.items()}
    text = json.dumps({"made": made, "versions": versions(), "instructions": counts}, indent=2)
    path.write_text(text + "\n", encoding="utf-8")


def main(words: list[str] | None = None, path: Path = BASELINE) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--renew", action="store_true", help="make the counts of here the baseline")
    given = parser.parse_args(words)
    try:
        counted = count_all()
    except CannotCount as why:
        print(f"The speed is not checked: {why}.", flush=True)
        return 1 if given.renew else 0
    if given.renew:
        if COMPILED not in counted:
            print("The baseline has both builds: compile the engine first, with make engine.", file=sys.stderr)
            return 1
        renew(counted, path)
        print(f"The baseline is renewed: {path.name}.")
        return 0
    baseline: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    made_with = f"Python {baseline['versions']['Python']} on {baseline['made']['machine']}"
    is_binding = (
        language(baseline["versions"]["Python"]) == language(platform.python_version())
        and baseline["made"]["machine"] == platform.machine()
    )
    said, code = judge(compare(counted, baseline["instructions"]), is_binding, made_with)
    print("\n".join(said), flush=True)
    return code


if __name__ == "__main__":
    sys.exit(main())
