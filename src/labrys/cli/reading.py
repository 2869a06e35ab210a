"""From what people write to what the engine takes: files, games, options, seats. Faults instead of exceptions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from labrys.cli.faults import DIVERGED, Fault, sentence
from labrys.core import record as records
from labrys.core.notation import game_of
from labrys.core.record import BadRecord, Record
from labrys.core.refusal import BadNotation, BadOptions
from labrys.core.registry import AnyGame, UnknownGame, game
from labrys.core.seats import SPECTATOR
from labrys.core.table import Divergence, Foreign, Table, replay

LARGEST = 64 * 1024 * 1024
"""No record or position comes near it; a file beyond is something else."""


def read_bytes(path: Path) -> bytes:
    """A file's content."""
    try:
        if path.is_dir():
            raise Fault(f"{path} is a directory, not a file")
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Fault(f"{path} cannot be read: {_reason(error)}") from None
    if len(data) > LARGEST:
        raise Fault(f"{path} is too large: {LARGEST} bytes at most")
    return data


def write_bytes(path: Path, data: bytes) -> None:
    """Write a new file; an existing one is never touched."""
    try:
        with path.open("xb") as file:
            file.write(data)
    except FileExistsError:
        raise Fault(f"{path} exists already, and is not overwritten") from None
    except (OSError, ValueError) as error:
        raise Fault(f"{path} cannot be written: {_reason(error)}") from None


def _reason(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error)


ComponentsFile = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", help="Components of your own instead of the house components."),
]

GameOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="KEY=VALUE",
        help="An option of the game; may be repeated. Akrotiri: edition=revised|first, variant=none|strategist, "
        "first=random|0|1|2|3 (the seat that begins). Minos: setup=draft|random, routes=AAA to BBB|random.",
    ),
]


def open_game(name: str, components: Path | None = None) -> AnyGame:
    """The game of that name, with the house components or those of a file."""
    if components is not None:
        read_bytes(components)
    try:
        return game(name, str(components) if components else None)
    except UnknownGame as error:
        raise Fault(str(error)) from None
    except ValueError as error:
        where, more = (components, "; labrys validate says more") if components else ("the house set", "")
        raise Fault(f"{where} cannot be used ({sentence(str(error))}){more}") from None


def read_options(given: Iterable[str]) -> dict[str, object]:
    """Options from words such as `edition=first`; whether the game has them is for the game to say."""
    options: dict[str, object] = {}
    for word in given:
        key, sign, value = word.partition("=")
        if not (key and sign and value):
            raise Fault(f"an option is written key=value, not {word!r}")
        if key in options:
            raise Fault(f"the option {key} is given twice")
        options[key] = value
    return options


def check_start(rules: AnyGame, options: dict[str, object], seats: int) -> Any:
    """The state before the first decision, if options and number of seats suit the game."""
    try:
        return rules.begin(rules.read_options(options), seats)
    except BadOptions as error:
        raise Fault(str(error)) from None


def is_record(data: bytes) -> bool:
    """Whether this looks like a record: JSON Lines begin with a brace, a position never does."""
    return data.lstrip()[:1] == b"{"


def read_record(path: Path, data: bytes | None = None) -> Record:
    """The record in a file, not yet replayed."""
    try:
        record = records.read(read_bytes(path) if data is None else data)
    except BadRecord as error:
        raise Fault(f"{path}: {error}") from None
    stray = next((at for at, entry in enumerate(record.entries) if entry.by != "chance" and entry.by < 0), None)
    if stray is not None:
        raise Fault(f"{path}: entry {stray} is by seat {record.entries[stray].by}, seats are 0 and up")
    return record


def replay_record(path: Path, record: Record, to: int | None = None, components: Path | None = None) -> Table:
    """The record played again, to its end or to the first so many entries."""
    if to is not None and not 0 <= to <= len(record.entries):
        raise Fault(f"{path} has {len(record.entries)} entries, so there is no position after {to}")
    try:
        return replay(record, open_game(record.header.game, components) if components else None, to)
    except Foreign as error:
        cure = "; name their file with --components FILE" if error.why.code == "unknown-components" else ""
        raise Fault(f"{path}: {error}{cure}") from None
    except Divergence as error:
        raise Fault(f"{path} diverges from the rules at {error}", DIVERGED) from None
    except BadRecord as error:
        raise Fault(f"{path}: {error}") from None


def named_game(path: Path, data: bytes) -> str:
    """The game that a position text names."""
    try:
        return game_of(data.decode())
    except UnicodeDecodeError:
        raise Fault(f"{path} is not text: neither a record nor a position") from None
    except BadNotation as error:
        raise Fault(f"{path}: {error}") from None


def read_position(rules: AnyGame, path: Path, data: bytes) -> Any:
    """The state of a position text."""
    with sound(path):
        try:
            return rules.parse_position(data.decode())
        except UnicodeDecodeError:
            raise Fault(f"{path} is not text: neither a record nor a position") from None
        except BadNotation as error:
            raise Fault(f"{path}: {error}") from None


@contextmanager
def sound(path: Path) -> Iterator[None]:
    """For work on a position that somebody wrote: what the rules cannot cope with is a fault of the position."""
    try:
        yield
    except (ArithmeticError, AssertionError, AttributeError, LookupError, MemoryError, TypeError, ValueError) as error:
        raise Fault(f"{path}: no game leads to this position ({type(error).__name__}: {error})") from None


def read_seat(seat: int | None, seats: int) -> int:
    """A seat to look from; the public view without one."""
    if seat is None:
        return SPECTATOR
    if not 0 <= seat < seats:
        raise Fault(f"there is no seat {seat}: there are seats 0 to {seats - 1}")
    return seat
