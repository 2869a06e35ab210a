"""Which build runs: the compiled one only if it was made of the very sources that are there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import labrys
from labrys import build
from tests.builds.digests import digest_of_games
from tests.builds.packages import PACKAGE, ROOT, compiled_copy, python, where
from tools import engine

PURE = "pure Python: no compiled build of these sources"


def test_the_engine_is_compiled_where_it_can_be(tmp_path: Path):
    if build.is_pure_wanted():
        pytest.skip("LABRYS_PURE is set")
    try:
        engine.compiler_name()
        engine.try_c_compiler(tmp_path)
    except engine.CannotCompile as why:
        pytest.skip(str(why))
    assert build.running().is_compiled, "make engine compiles it, and make test does so before the tests"


def test_both_builds_play_the_same_games():
    if not build.running().is_compiled:
        pytest.skip("this is pure Python already")
    told = python(PACKAGE, "-m", "tests.builds.digests", LABRYS_PURE="1", PYTHONPATH=f"{PACKAGE.parent}:{ROOT}")
    assert f"{digest_of_games()} pure Python: LABRYS_PURE is set" == told


@pytest.mark.parametrize(
    "module", ["labrys.core.bitsets", "labrys.games.akrotiri.state", "labrys.games.minos.rules.turn"]
)
def test_a_compiled_build_of_these_sources_runs(tmp_path: Path, module: str):
    said, suffix = where(compiled_copy(tmp_path), module)
    assert said.startswith("compiled with mypyc ")
    assert suffix != ".py"


def test_the_copy_of_a_package_may_lie_anywhere_and_be_younger(tmp_path: Path):
    package = compiled_copy(tmp_path / "elsewhere")
    for path in package.rglob("*.py"):
        os.utime(path, (2e9, 2e9))
    assert ".py" != where(package)[1]


@pytest.mark.parametrize("edited", ["core/bitsets.py", "games/minos/rules/turn.py"])
def test_an_edited_module_runs_as_it_is(tmp_path: Path, edited: str):
    package = compiled_copy(tmp_path)
    with (package / edited).open("a") as file:
        file.write("\nEDITED = True\n")
    module = engine.module_name(edited)

    assert (PURE, ".py") == where(package, module)
    assert "True" == python(package, "-c", f"import {module} as m; print(m.EDITED)")


def test_an_edit_of_what_compiled_modules_only_import_counts_too(tmp_path: Path):
    """A constant of such a module may stand in the compiled code."""
    package = compiled_copy(tmp_path)
    assert "core/seats.py" not in engine.hot_files(package)
    with (package / "core/seats.py").open("a") as file:
        file.write("\n# another\n")

    assert (PURE, ".py") == where(package)


def test_a_source_that_has_gone_counts_as_edited(tmp_path: Path):
    package = compiled_copy(tmp_path)
    (package / "games/minos/rules/palace.py").unlink()

    assert (PURE, ".py") == where(package)


def test_an_edit_elsewhere_leaves_the_build_alone(tmp_path: Path):
    package = compiled_copy(tmp_path)
    with (package / "cli/main.py").open("a") as file:
        file.write("\n# another\n")

    assert ".py" != where(package)[1]


def test_pure_python_runs_if_it_is_wanted(tmp_path: Path):
    package = compiled_copy(tmp_path)

    assert ("pure Python: LABRYS_PURE is set", ".py") == where(package, LABRYS_PURE="1")
    assert ".py" != where(package, LABRYS_PURE="0")[1]


def test_the_version_says_which_build_runs(tmp_path: Path):
    package = compiled_copy(tmp_path)
    program = "from labrys.cli.main import main; main()"
    compiled = python(package, "-c", program, "--version")
    pure = python(package, "-c", program, "--version", LABRYS_PURE="1")

    assert compiled.startswith(f"labrys {labrys.__version__} (compiled with mypyc ")
    assert f"labrys {labrys.__version__} (pure Python: LABRYS_PURE is set)" == pure


@pytest.mark.parametrize("damage", ["library", "manifest"])
def test_a_damaged_build_is_not_used(tmp_path: Path, damage: str):
    package = compiled_copy(tmp_path)
    (folder,) = build.compiled_folders(package)
    if damage == "library":
        (folder / f"{build.LIBRARY}{build.SUFFIX}").write_bytes(b"no library")
    else:
        (folder / build.MANIFEST).unlink()

    said, suffix = where(package)
    assert said.startswith("pure Python: ")
    assert ".py" == suffix
