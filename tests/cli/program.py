"""The command line run inside the tests' process, as a person's shell would run it."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from typing import NamedTuple, TextIO

from labrys.cli.main import run


class Result(NamedTuple):
    """What came of it."""

    code: int
    out: str
    err: str


class Terminal(io.StringIO):
    """What a program takes for a terminal."""

    def isatty(self) -> bool:
        return True


def labrys(
    *arguments: object, stdin: str | TextIO = "", out: io.StringIO | None = None, err: io.StringIO | None = None
) -> Result:
    """Run `labrys` with these arguments."""
    out, err, before = out or io.StringIO(), err or io.StringIO(), sys.stdin
    sys.stdin = io.StringIO(stdin) if isinstance(stdin, str) else stdin
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = run([str(argument) for argument in arguments])
    finally:
        sys.stdin = before
    return Result(code, out.getvalue(), err.getvalue())


_HEEDING_INTERRUPTS = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])
"""


@contextmanager
def interruptible(words: Sequence[str]) -> Iterator[subprocess.Popen[str]]:
    """A program of its own that can be interrupted, also where the tests themselves run in the background and ignore
    interrupts; ended at the latest with the block."""
    running = subprocess.Popen(
        [sys.executable, "-c", _HEEDING_INTERRUPTS, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield running
    finally:
        running.kill()
        running.communicate()


def is_one_sentence(text: str) -> bool:
    """One line for standard error, and no traceback."""
    return text.startswith("labrys: ") and text.count("\n") == 1 and text.endswith("\n") and "Traceback" not in text
