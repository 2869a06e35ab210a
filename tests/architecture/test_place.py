"""What is committed says nothing of the machine or the package server it came from."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterable
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS_WITH_ADDRESSES = ("uv.lock", "pylock*.toml")
MADE_HERE = {".git", ".venv", ".hypothesis", "__pycache__", "node_modules"}
TELLTALE = {"requirements*.lock": "://", "package-lock.json": '"resolved"'}


def committed(root: Path) -> list[Path]:
    """The files tracked or about to be; without git, all but environments and caches."""
    git = shutil.which("git") or "false"
    listing = subprocess.run(
        [git, "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    if listing.returncode == 0:
        paths = [root / name for name in sorted(set(listing.stdout.split("\0"))) if name]
    else:
        paths = [path for path in sorted(root.rglob("*")) if not is_made_here(path.relative_to(root))]
    return [path for path in paths if path.is_file()]


def is_made_here(path: Path) -> bool:
    return any(part in MADE_HERE or part.endswith("_cache") for part in path.parts)


def text_of(path: Path) -> str:
    return path.read_bytes().decode("utf-8", errors="replace")


def addresses(paths: Iterable[Path]) -> list[str]:
    """Lock files that record, by their kind or in their text, where packages were fetched from."""
    found = []
    for path in paths:
        if any(fnmatch(path.name, kind) for kind in LOCKS_WITH_ADDRESSES):
            found.append(path.name)
        found += [
            f"{path.name} contains {mark}"
            for kind, mark in TELLTALE.items()
            if fnmatch(path.name, kind) and mark in text_of(path)
        ]
    return found


def homes(paths: Iterable[Path], checkout: Path) -> list[str]:
    """Files that name the folder in which this checkout lies."""
    parent = checkout.parent
    # Directly under the root every absolute path would match: there the checkout itself is the telltale.
    home = checkout if parent == Path(parent.anchor) else parent
    mark = re.compile(r"(?<![\w.~})*-])" + re.escape(home.as_posix() + "/"))
    return [path.name for path in paths if mark.search(text_of(path))]


def test_no_committed_lock_has_addresses():
    assert [] == addresses(committed(ROOT))


def test_no_committed_file_names_the_folder_of_the_checkout():
    assert [] == homes(committed(ROOT), ROOT)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("uv.lock", ""),
        ("pylock.toml", ""),
        ("pylock.dev.toml", ""),
        ("requirements.lock", "--index-url https://packages.example/simple\n"),
        ("package-lock.json", '{"resolved": "x"}'),
    ],
)
def test_a_lock_with_addresses_is_caught(tmp_path: Path, name: str, text: str):
    path = tmp_path / name
    path.write_text(text)

    assert addresses([path])


def test_a_lock_of_hashes_alone_is_left_alone(tmp_path: Path):
    path = tmp_path / "requirements.lock"
    path.write_text("msgspec==1.0 \\\n    --hash=sha256:00\n")

    assert [] == addresses([path])


@pytest.mark.parametrize("line", ["{home}/labrys/src", "see {home}/", "path='{home}/x'", "file://{home}/x"])
def test_a_path_of_the_machine_is_caught(tmp_path: Path, line: str):
    path = tmp_path / "page.md"
    path.write_text(line.format(home=tmp_path.as_posix()))

    assert ["page.md"] == homes([path], tmp_path / "labrys")


def test_a_longer_name_is_not_a_path_of_the_machine(tmp_path: Path):
    path = tmp_path / "page.md"
    path.write_text("web/src/games and ${HERE}/src/ and /srcs/x")

    assert [] == homes([path], Path("/src/labrys"))
    assert ["page.md"] == homes([path], Path("/srcs/labrys"))


@pytest.mark.skipif(shutil.which("git") is None, reason="there is no git here")
def test_files_that_git_ignores_are_not_committed(tmp_path: Path):
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    for name, text in {".gitignore": "ignored\n", "ignored": "", "new": ""}.items():
        (tmp_path / name).write_text(text)

    assert [".gitignore", "new"] == [path.name for path in committed(tmp_path)]


def test_a_folder_without_git_counts_as_committed_but_for_environments(tmp_path: Path):
    for name in (".venv/bin/python", ".ruff_cache/0", "src/labrys/chance.py"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).touch()

    assert ["chance.py"] == [path.name for path in committed(tmp_path)]
