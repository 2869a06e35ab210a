"""The command line run inside the tests' process, as a person's shell would run it."""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import NamedTuple, TextIO

from labrys.cli.main import run


class Result(NamedTuple):
    """What came of it."""

    code: int
    out: str
    err: str


def labrys(*arguments: object, stdin: str | TextIO = "", out: io.StringIO | None = None) -> Result:
    """Run `labrys` with these arguments."""
    out, err, before = out or io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = io.StringIO(stdin) if isinstance(stdin, str) else stdin
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = run([str(argument) for argument in arguments])
    finally:
        sys.stdin = before
    return Result(code, out.getvalue(), err.getvalue())


def is_one_sentence(text: str) -> bool:
    """One line for standard error, and no traceback."""
    return text.startswith("labrys: ") and text.count("\n") == 1 and text.endswith("\n") and "Traceback" not in text
