"""The `labrys` command: collects the commands and turns every failure into one sentence and an exit code."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from labrys.cli import perft, play, replay, show, sim, validate, verify
from labrys.cli.faults import UNUSABLE, Fault, sentence

app = typer.Typer(
    name="labrys",
    add_completion=False,
    help="Play and study board games of the Minoan Aegean.",
    rich_markup_mode=None,
)
for command in (play.play, sim.sim, replay.replay, show.show, verify.verify, validate.validate, perft.perft):
    app.command()(command)


def _print_version(wanted: bool) -> None:
    if wanted:
        from labrys import __version__

        print(f"labrys {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _labrys(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Print the version.", callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


def run(arguments: Sequence[str]) -> int:
    """Run one command; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a character shows another one instead of stopping the program.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        result = typer.main.get_command(app).main(list(arguments), prog_name="labrys", standalone_mode=False)
    except Fault as fault:
        print(f"labrys: {fault}", file=sys.stderr)
        return fault.code
    except Exception as error:
        # What Typer says about wrong arguments has this method, in each of the libraries it has been built on.
        if not hasattr(error, "format_message"):
            raise
        print(f"labrys: {sentence(error.format_message())}", file=sys.stderr)
        return UNUSABLE
    return result if isinstance(result, int) else 0


def main() -> None:
    """The program."""
    sys.exit(run(sys.argv[1:]))
