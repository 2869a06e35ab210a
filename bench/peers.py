"""The peers: exact versions, each in an environment of its own under bench/.peers, made on first use.

Where one cannot be installed, its figures are missing and the report says why; everything else is measured.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

HERE = Path(__file__).parent
FOLDER = HERE / ".peers"

PACKAGES: Final = {
    "catanatron": ("catanatron==3.2.1", "networkx==3.6.1"),
    "chess": ("chess==1.11.2",),
    "openspiel": ("open_spiel==2.0.2", "numpy==2.4.6"),
}
"""What is installed from Python's package index; boardgame.io's packages are in peers/boardgameio/package.json."""
TITLES: Final = {
    "catanatron": "Catanatron",
    "chess": "python-chess",
    "openspiel": "OpenSpiel",
    "boardgameio": "boardgame.io",
}
NODE_SOURCES = HERE / "peers" / "boardgameio"


class Missing(Exception):
    """A peer cannot be measured here; the sentence says why."""


def ready(name: str) -> Path:
    """The folder of a peer, installed if need be; Missing if that fails."""
    folder = FOLDER / name
    wanted = "\n".join(PACKAGES[name]) if name in PACKAGES else (NODE_SOURCES / "package.json").read_text("utf-8")
    stamp = folder / "ready"
    if not (stamp.exists() and stamp.read_text(encoding="utf-8") == wanted):
        print(f"==> installing {TITLES[name]} into {folder.relative_to(HERE.parent)}", flush=True)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        if name in PACKAGES:
            _install_with_uv(folder, PACKAGES[name])
        else:
            _install_with_npm(folder, wanted)
        stamp.write_text(wanted, encoding="utf-8")
    return folder


def _install_with_uv(folder: Path, packages: tuple[str, ...]) -> None:
    uv = Path(sys.executable).parent / "uv"
    _run([str(uv), "venv", "-q", "--clear", "--python", sys.executable, str(folder)], HERE.parent)
    _run([str(uv), "pip", "install", "-q", "--python", str(folder / "bin" / "python"), *packages], HERE.parent)


def _install_with_npm(folder: Path, wanted: str) -> None:
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise Missing("it needs Node 20 or newer and npm, and they are not here")
    (folder / "package.json").write_text(wanted, encoding="utf-8")
    quietly = ["--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    _run([npm, "install", *quietly], folder)


def _run(command: list[str], folder: Path) -> None:
    """Missing if it fails. What it complained about goes to standard error alone: it names the machine's servers."""
    try:
        subprocess.run(command, cwd=folder, check=True, stdin=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError):
        raise Missing("it could not be installed") from None


def command(name: str, module: str) -> list[str]:
    """What a peer's module is run with: Python, or node where the module is one of node's."""
    folder = ready(name)
    if module.endswith(".cjs"):
        return ["node", str(NODE_SOURCES / module)]
    return [str(folder / "bin" / "python"), "-m", module]


def environment(name: str) -> dict[str, str]:
    """The environment for a peer's processes: nothing of ours in it."""
    around = {key: value for key, value in os.environ.items() if key not in {"PYTHONPATH", "LABRYS_PURE"}}
    if name == "boardgameio":
        around |= {"NODE_ENV": "production", "NODE_PATH": str(FOLDER / name / "node_modules")}
        around.pop("FLATFILE_DIR", None)  # it would make the peer write to disk
    return around


def versions(name: str) -> str:
    """The packages of a peer that count, with their versions."""
    if name in PACKAGES:
        return ", ".join(package.replace("==", " ").replace("_", "-") for package in PACKAGES[name])
    wanted = json.loads((NODE_SOURCES / "package.json").read_text(encoding="utf-8"))
    return ", ".join(f"{package} {version}" for package, version in wanted["dependencies"].items())
