"""The README is true: its Python runs, its commands exist, its links lead somewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from labrys.cli.main import run

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text()


def test_the_python_of_the_readme_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert "" == done.stderr
    assert "ScoreSheet" in done.stdout


def test_the_links_of_the_readme_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", README)

    assert [] == [link for link in links if not (ROOT / link).exists()]
    assert len(links) > 5


def test_the_commands_of_the_readme_exist(capsys: pytest.CaptureFixture[str]) -> None:
    named = set(re.findall(r"`labrys (\w+)", README))
    run(["--help"])
    listed = capsys.readouterr().out

    assert {"play", "sim", "replay", "show", "verify", "perft", "validate"} <= named
    assert [] == sorted(name for name in named if name not in listed)


def test_the_map_of_the_readme_is_what_the_command_prints(capsys: pytest.CaptureFixture[str]) -> None:
    (words,) = re.findall(r"\(`labrys (show [^`]+)`\)", README)
    (drawn,) = re.findall(r"```\n( +[A-Z].*?)```", README, re.DOTALL)
    run([str(ROOT / word) if "/" in word else word for word in words.split()])
    printed = "\n".join(line.rstrip() for line in capsys.readouterr().out.splitlines())

    assert drawn.rstrip() in printed
