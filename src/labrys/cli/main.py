"""The `labrys` program. It uses nothing but Python itself: so it can say what is missing where commands cannot run."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from labrys.cli.faults import UNUSABLE


def run(arguments: Sequence[str]) -> int:
    """Run one command; the exit code."""
    try:
        from labrys.cli import commands
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in ("", "labrys"):
            raise
        if sys.stderr is not None:
            needed = f"labrys: the commands need {missing}, which is not installed"
            sys.stderr.write(f"{needed}: pip install 'labrys[cli]', or 'labrys[server]' for the server too\n")
        return UNUSABLE
    return commands.run(arguments)


def main() -> None:
    """The program."""
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
