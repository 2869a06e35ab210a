"""What the commands that let bots play and write reports have in common: checks before, files after, and stopping."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NamedTuple, TypeVar

import typer

from labrys.cli.faults import INTERRUPTED, Fault

T = TypeVar("T")

EVERY = 30.0
"""Seconds between two lines about the work where there is no terminal to show a bar."""

Jobs = Annotated[
    int | None, typer.Option("--jobs", metavar="J", help="Processes; as many as there are cores without it.")
]
Out = Annotated[
    Path | None,
    typer.Option("--out", metavar="FILE", help="Keep every finished game there; the same command goes on."),
]
Page = Annotated[Path | None, typer.Option("--page", metavar="FILE", help="Write the report as a page with plots.")]


def check_bots(game: str, bots: Iterable[str]) -> None:
    """Every name has to be that of a bot."""
    from labrys.bots.registry import bot_names

    known = bot_names(game)
    for name in bots:
        if name not in known:
            raise Fault(f"no bot called {name!r} plays {game}; there is {', '.join(known)}")


def check_work(games: int, jobs: int | None) -> None:
    """How much, and by how many."""
    if games < 1:
        raise Fault(f"at least 1 game has to be played, not {games}")
    if jobs is not None and not 1 <= jobs <= 1024:
        raise Fault(f"jobs is a number from 1 to 1024, not {jobs}")


def check_place(path: Path, command: str) -> None:
    """A report may replace a report of the same command, and nothing else."""
    from labrys.arena.html import generator

    if path.is_dir() or not path.parent.is_dir():
        raise Fault(f"{path} cannot be written: it is a directory, or in none")
    if path.exists():
        with path.open("rb") as file:
            beginning = file.read(2000)
        is_report = beginning.startswith(f'{{\n  "{command}"'.encode()) or generator(command).encode() in beginning
        if beginning and not is_report:
            raise Fault(f"{path} exists already and is no report of this command, so it is not overwritten")


def write_report(path: Path, data: bytes) -> None:
    """Write it, over an earlier one if there is one."""
    try:
        path.write_bytes(data)
    except OSError as error:
        raise Fault(f"{path} cannot be written: {error.strerror}") from None


def option_words(options: Mapping[str, object], components: str) -> list[str]:
    """The options of a command that plays the same games again."""
    words = []
    for key, value in options.items():
        words += ["--option", f"{key}={value}"]
    if components:
        # Where it lies is nobody's business; its hash is in the report.
        words += ["--components", Path(components).name]
    return words


class Telling(NamedTuple):
    """How somebody is told of work that goes on, on standard error."""

    at: Callable[[int, int], None]
    """So much is done, of so much."""
    say: Callable[[str], None]
    """A sentence, between."""


@contextmanager
def telling(what: str, done: int, total: int) -> Iterator[Telling]:
    """With a bar, or now and then a line where nobody would see one."""
    import sys
    import time

    if sys.stderr.isatty():
        from rich.console import Console
        from rich.markup import escape
        from rich.progress import Progress

        console = Console(stderr=True, highlight=False)
        with Progress(console=console, transient=True) as bar:
            task = bar.add_task(what, total=total, completed=done)
            yield Telling(
                lambda done, total: bar.update(task, total=total, completed=done),
                lambda text: console.print(escape(text), soft_wrap=True),
            )
        return
    told = time.monotonic()

    def at(done: int, total: int) -> None:
        nonlocal told
        if time.monotonic() - told >= EVERY:
            told = time.monotonic()
            say(f"{what}: {done} of {total}")

    def say(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    yield Telling(at, say)


def follow(finished: Iterable[T], what: str, total: int, done: int = 0) -> Iterator[T]:
    """Things as they are finished, while it is told how many are."""
    with telling(what, done, total) as tell:
        for each in finished:
            done += 1
            yield each
            tell.at(done, total)


class Stopping:
    """Whether somebody wants to stop."""

    is_wanted = False

    def __call__(self) -> bool:
        return self.is_wanted


@contextmanager
def stopping() -> Iterator[Stopping]:
    """Interrupted once, what was begun may come to its end; twice, it may not."""
    import signal

    stop = Stopping()

    def wish(*_: object) -> None:
        if stop.is_wanted:
            raise KeyboardInterrupt
        stop.is_wanted = True

    before = {sign: signal.signal(sign, wish) for sign in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield stop
    except KeyboardInterrupt:
        raise Fault("stopped at once", INTERRUPTED) from None
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)
