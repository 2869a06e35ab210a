"""The transcripts of a page, run again. `python -m tests.cli.transcripts` writes them anew into the page.

A block marked `console` holds commands after `$ ` and below each what it prints. They run one after another in one
empty folder. Understood are `labrys ...`, a `printf '...' |` before it, `| head -N` and `> FILE` after it, and
`echo $?`. Figures that differ from run to run stand as dots.
"""

from __future__ import annotations

import os
import re
import shlex
import tempfile
from collections.abc import Callable
from contextlib import chdir
from pathlib import Path
from unittest.mock import patch

from tests.cli.program import labrys

PAGE = Path(__file__).resolve().parents[2] / "docs" / "command-line.md"
BLOCK = re.compile(r"(?<=^```console\n).*?(?=^```$)", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(
    r"(?:printf '(?P<stdin>[^']*)' \| )?labrys(?P<words>.*?)(?: \| head -(?P<head>\d+))?(?: > (?P<file>\S+))?"
)
TIMINGS = (
    (re.compile(r"in [\d.]+ s \(\d+ a second\)"), "in ... s (... a second)"),
    (re.compile(r"\d{4}-\d\d-\d\d by Labrys"), "... by Labrys"),
    (re.compile(r"(to [+-]\d+ +\d+) +\d+\.\d\d$", re.MULTILINE), r"\1             ..."),
    (re.compile(r'"seconds":[\d.]+,"decisions_per_second":[\d.]+'), '"seconds":...,"decisions_per_second":...'),
)


def rerun(page: str) -> str:
    """The page with what its commands print now."""
    runner = _Runner()
    with tempfile.TemporaryDirectory() as folder, chdir(folder), patch.dict(os.environ, {"COLUMNS": "100"}):
        return BLOCK.sub(lambda block: _again(block[0], runner.run), page)


def _again(block: str, run: Callable[[str], str]) -> str:
    commands = [line[2:] for line in block.splitlines() if line.startswith("$ ")]
    return "".join(f"$ {command}\n{run(command)}" for command in commands)


class _Runner:
    def __init__(self) -> None:
        self.code = 0

    def run(self, command: str) -> str:
        if command == "echo $?":
            return f"{self.code}\n"
        found = COMMAND.fullmatch(command)
        assert found is not None, f"not a command for a transcript: {command}"
        stdin = (found["stdin"] or "").replace("\\n", "\n")
        self.code, out, err = labrys(*shlex.split(found["words"]), stdin=stdin)
        if found["head"]:
            out = "".join(out.splitlines(keepends=True)[: int(found["head"])])
        if found["file"]:
            Path(found["file"]).write_text(out, encoding="utf-8")
            return err
        lines = [line.rstrip() for line in (out + err).splitlines()]
        text = "".join(f"{line}\n" for line in lines)
        for timing, dots in TIMINGS:
            text = timing.sub(dots, text)
        return text


if __name__ == "__main__":
    PAGE.write_text(rerun(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
