"""Compiling the engine: in its place when it is finished, one line and pure Python where it cannot be done."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from labrys import build
from tests.builds.packages import PACKAGE, TOOL, around, compile_engine, small_copy, where
from tools import engine

PATIENCE = 600.0


@pytest.fixture
def compiler(tmp_path: Path) -> str:
    """The machine's own; skips the test where there is none that could compile the engine."""
    try:
        engine.compiler_name()
        engine.try_c_compiler(tmp_path)
    except engine.CannotCompile as why:
        pytest.skip(str(why))
    return os.environ.get("CC") or "cc"


def fake_compiler(folder: Path, compiler: str, then: str) -> str:
    """A compiler that passes the first trial and then does something else."""
    path = folder / "fake-cc"
    path.write_text(f'#!/bin/sh\ncase "$*" in *probe.c*) exec {compiler} "$@" ;; esac\n{then}\n')
    path.chmod(0o755)
    return str(path)


def assert_one_warning(done: subprocess.CompletedProcess[str], reason: str) -> None:
    assert 0 == done.returncode
    (line,) = done.stderr.splitlines()
    assert line.startswith("The engine runs as pure Python")
    assert reason in line


def assert_nothing_made(package: Path) -> None:
    assert [] == build.compiled_folders(package)
    assert ".py" == where(package)[1]


@pytest.mark.parametrize(
    ("command", "reason"), [("no-such-compiler", "there is no C compiler"), ("false", "makes no extension modules")]
)
def test_without_a_compiler_there_is_one_line(tmp_path: Path, command: str, reason: str):
    package = small_copy(tmp_path)
    done = compile_engine(package, CC=command)

    assert_one_warning(done, reason)
    assert "" == done.stdout
    assert_nothing_made(package)


def test_a_compiler_that_breaks_in_the_middle_gives_one_line(tmp_path: Path, compiler: str):
    package = small_copy(tmp_path)
    done = compile_engine(package, CC=fake_compiler(tmp_path, compiler, "exit 1"))

    assert_one_warning(done, "mypyc failed")
    assert_nothing_made(package)


@pytest.mark.parametrize("line", ["def f(x: int) -> str:\n    return x", "def f(:"])
def test_a_source_that_cannot_be_compiled_gives_one_line(tmp_path: Path, compiler: str, line: str):
    package = small_copy(tmp_path)
    (package / "core" / "bitsets.py").write_text(line)

    assert_one_warning(compile_engine(package), "")


def test_a_killed_build_leaves_nothing_that_is_used(tmp_path: Path, compiler: str):
    package, begun = small_copy(tmp_path), tmp_path / "begun"
    fake = fake_compiler(tmp_path, compiler, f"touch {begun}; sleep 60; exit 1")
    with subprocess.Popen(
        [sys.executable, str(TOOL), str(package)],
        env=around(package, CC=fake, TMPDIR=str(tmp_path)),
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    ) as running:
        until = time.monotonic() + PATIENCE
        while not begun.exists():
            assert running.poll() is None
            assert time.monotonic() < until
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGKILL)

    assert_nothing_made(package)


def test_two_at_once_make_one_build_and_a_third_makes_none(tmp_path: Path, compiler: str):
    package = small_copy(tmp_path)
    command = [sys.executable, str(TOOL), str(package)]
    both = [
        subprocess.Popen(command, env=around(package), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    said = [process.communicate(timeout=PATIENCE) for process in both]

    assert [0, 0] == [process.returncode for process in both]
    assert ["", ""] == [errors for _, errors in said]
    (folder,) = build.compiled_folders(package)
    assert [folder] == list((package / build.FOLDER).iterdir())
    assert where(package)[0].startswith("compiled with mypyc ")
    assert "" == compile_engine(package).stdout

    # Sources come and go: their builds stay for a while, but not for ever.
    text = (package / "core" / "bitsets.py").read_text()
    for number in range(engine.KEPT + 2):
        folder.with_name(f"{build.ABI}.{number}.0").mkdir()
    (package / "core" / "bitsets.py").write_text(text + "\n\ndef one() -> int:\n    return 1\n")
    assert "" == compile_engine(package).stderr
    assert where(package)[0].startswith("compiled with mypyc ")
    assert engine.KEPT + 1 == len(build.compiled_folders(package))


def test_every_module_that_hot_ones_import_is_known():
    known = engine.sources(PACKAGE)

    assert set(engine.hot_files(PACKAGE)) <= set(known)
    assert {"core/refusal.py", "games/minos/events.py", "games/akrotiri/moves.py"} <= set(known)
    assert [] == [
        name for name in known if not name.startswith(("bots/search/", "bots/stopping.py", "core/", "games/"))
    ]
