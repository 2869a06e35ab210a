"""The machine and the versions of everything that a measurement depends on."""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from bench import peers
from labrys import __version__

ROOT = Path(__file__).parent.parent


def processor() -> str:
    """The model of the processor, as the system names it."""
    try:
        told = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        told = ""
    named = re.search(r"^model name\s*: (.*)$", told, re.MULTILINE)
    return named[1] if named else platform.processor() or platform.machine()


def machine() -> dict[str, str]:
    return {
        "processor": f"{processor()}, {os.cpu_count()} cores, {platform.machine()}",
        "system": f"{platform.system()} {platform.release()}",
    }


def versions() -> dict[str, str]:
    """Of ours and of all that made it; of the peers that are pinned."""
    ours = {
        "Labrys": f"{__version__}{_commit()}",
        "Python": f"{platform.python_version()} ({platform.python_compiler()})",
        "mypyc": _installed("mypy"),
        "C compiler": _said(["cc", "--version"]),
        "Node": _said(["node", "--version"]),
    }
    theirs = {title: peers.versions(name) for name, title in peers.TITLES.items()}
    return {name: told for name, told in (ours | theirs).items() if told}


def _installed(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def _said(command: list[str]) -> str:
    """The first line that a program says; empty if there is no such program."""
    if shutil.which(command[0]) is None:
        return ""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    return done.stdout.splitlines()[0] if done.returncode == 0 and done.stdout else ""


def _commit() -> str:
    """The commit that is checked out, and whether the sources differ from it."""
    commit = _said(["git", "rev-parse", "--short", "HEAD"])
    if not commit:
        return ""
    changed = _said(["git", "status", "--porcelain", "--", "src"])
    return f", commit {commit}{' with changes' if changed else ''}"
