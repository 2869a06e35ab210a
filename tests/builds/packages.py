"""Copies of the package to try builds on, and programs run with them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from labrys import build

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "labrys"
TOOL = ROOT / "tools" / "engine.py"


def compiled_copy(folder: Path) -> Path:
    """The whole package with its compiled build; skips the test where there is none."""
    found = build.fitting(PACKAGE)
    if found is None:
        pytest.skip("there is no compiled build of these sources")
    unwanted = shutil.ignore_patterns("__pycache__", build.FOLDER, "static", "*.png", "*.svg")
    copy = Path(shutil.copytree(PACKAGE, folder / "labrys", ignore=unwanted))
    shutil.copytree(found[0], copy / build.FOLDER / found[0].name)
    return copy


def small_copy(folder: Path) -> Path:
    """A package with one module to compile, which takes seconds."""
    copy = folder / "labrys"
    for name in ("__init__.py", "build.py", "core/__init__.py", "core/bitsets.py"):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(PACKAGE / name, copy / name)
    return copy


def around(package: Path, **changes: str) -> dict[str, str]:
    """The environment of a program that uses this copy."""
    kept = {name: value for name, value in os.environ.items() if name not in {"LABRYS_PURE", "CC"}}
    return kept | {"PYTHONPATH": str(package.parent), "PYTHONDONTWRITEBYTECODE": "1"} | changes


def python(package: Path, *words: str, **changes: str) -> str:
    """What Python prints with this copy of the package."""
    command = [sys.executable, *words]
    done = subprocess.run(
        command, cwd=package.parent, env=around(package, **changes), capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def where(package: Path, module: str = "labrys.core.bitsets", **changes: str) -> tuple[str, str]:
    """Which build runs, and the kind of file from which a module comes."""
    program = f"import labrys, {module} as m; print(labrys.build.running()); print(m.__file__)"
    said, file = python(package, "-c", program, **changes).splitlines()
    assert Path(file).is_relative_to(package)
    return said, Path(file).suffix


def compile_engine(package: Path, **changes: str) -> subprocess.CompletedProcess[str]:
    """Run the tool on a copy."""
    command = [sys.executable, str(TOOL), str(package)]
    return subprocess.run(command, env=around(package, **changes), capture_output=True, text=True, check=False)
