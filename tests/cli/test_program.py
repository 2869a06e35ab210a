"""The program by all its names, and where the libraries of the commands are not installed."""

from __future__ import annotations

import subprocess
import sys

import pytest

SCRIPT = ("-c", "from labrys.cli.main import main; main()")
NAMES = {"labrys": SCRIPT, "-m labrys": ("-m", "labrys"), "-m labrys.cli.main": ("-m", "labrys.cli.main")}

WITHOUT = """
import runpy, sys
for library in ("typer", "rich", "click"):
    sys.modules[library] = None
name, sys.argv = sys.argv[1], sys.argv[1:]
if name == "labrys":
    from labrys.cli.main import main
    main()
runpy.run_module(name, run_name="__main__", alter_sys=True)
"""


def ran(*words: str) -> tuple[int, str, str]:
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False, timeout=60)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("name", NAMES)
def test_the_program_answers_by_each_of_its_names(name: str):
    code, out, err = ran(*NAMES[name], "--version")

    assert (0, "") == (code, err)
    assert out.startswith("labrys ")


@pytest.mark.parametrize("name", ["labrys", "labrys.__main__", "labrys.cli.main"])
@pytest.mark.parametrize("words", [(), ("--help",), ("--version",), ("serve", "--port", "0")])
def test_without_the_libraries_of_the_commands_one_sentence_says_what_to_install(name: str, words: tuple[str, ...]):
    code, out, err = ran("-c", WITHOUT, name, *words)

    told = "labrys: the commands need typer, which is not installed: pip install 'labrys[cli]'"
    assert (2, "") == (code, out)
    assert err.startswith(told)
    assert 1 == err.count("\n")
