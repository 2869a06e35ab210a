"""The commands of `labrys`, collected; every failure of theirs becomes one sentence and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated

import typer

from labrys.cli import (
    arena,
    backup,
    balance,
    perft,
    plain,
    play,
    replay,
    serve,
    show,
    sim,
    train,
    unplayable,
    validate,
    verify,
)
from labrys.cli.faults import INTERRUPTED, UNUSABLE, Fault, sentence

app = typer.Typer(
    name="labrys",
    add_completion=False,
    help="Play and study board games of the Minoan Aegean.",
    rich_markup_mode=None,
)
for command in (
    play.play,
    serve.serve,
    backup.backup,
    unplayable.unplayable,
    sim.sim,
    arena.arena,
    balance.balance,
    train.train,
    replay.replay,
    show.show,
    verify.verify,
    validate.validate,
    perft.perft,
):
    app.command()(command)


def _print_version(wanted: bool) -> None:
    if wanted:
        from labrys import __version__, build

        print(f"labrys {__version__} ({build.running()})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _labrys(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", help="The version, and which build runs.", callback=_print_version, is_eager=True),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


def run(arguments: Sequence[str]) -> int:
    """Run one command; the exit code."""
    plain.prepare(sys.stdout, sys.stderr)
    if sys.stdout is None:
        return _complain("standard output is closed, there is nowhere to answer")
    try:
        result = typer.main.get_command(app).main(list(arguments), prog_name="labrys", standalone_mode=False)
        sys.stdout.flush()
    except Fault as fault:
        return _complain(str(fault), fault.code)
    except BrokenPipeError:
        return _fall_silent()
    except SystemExit:
        # The libraries below leave in this way when the reader of the output has gone.
        return _fall_silent()
    except OSError as error:
        _fall_silent()
        where = f"{error.filename} cannot be used" if error.filename else "standard output cannot be written"
        return _complain(f"{where}: {error.strerror or error}")
    except Exception as error:
        if type(error).__name__ == "Abort":
            return _complain("interrupted", INTERRUPTED)
        # What Typer says about wrong arguments has this method, in each of the libraries it has been built on.
        if not hasattr(error, "format_message"):
            raise
        return _complain(sentence(error.format_message()))
    return result if isinstance(result, int) else 0


def _complain(text: str, code: int = UNUSABLE) -> int:
    """One sentence on standard error, if there is one; the exit code."""
    if sys.stderr is not None:
        # Where nobody can be told, the exit code has to do.
        with suppress(OSError):
            print(f"labrys: {text}", file=sys.stderr, flush=True)
    return code


def _fall_silent() -> int:
    """Give up standard output, so that what is still on its way to it does no harm when the program ends."""
    with suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
    return UNUSABLE
