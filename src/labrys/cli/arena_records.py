"""The folder that `labrys arena --records` writes: one record for every game that counts, by the game's number."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from labrys.cli.faults import Fault
from labrys.cli.reports import write_report

if TYPE_CHECKING:
    from labrys.arena.plan import Plan
    from labrys.arena.watch import Watch
    from labrys.core.registry import AnyGame


def check_folder(folder: Path, plan: Plan) -> None:
    """It can be written to, and what it has under the names of our games are games with our seats and seeds."""
    from labrys.core.chance import promise
    from labrys.core.record import BadRecord, read

    try:
        folder.mkdir(parents=True, exist_ok=True)
        for path in sorted(folder.glob("[0-9]*.jsonl")):
            if not (path.stem.isascii() and path.stem.isdigit()) or path.name != name_of(int(path.stem)):
                continue
            seats, seed = plan.seating(int(path.stem))
            try:
                header = read(path.read_bytes()).header
            except BadRecord:
                raise _other(path) from None
            if (plan.game, seats, promise(seed)) != (header.game, header.seats, header.promise):
                raise _other(path)
    except OSError as error:
        raise Fault(f"{folder} cannot hold records: {error.strerror}") from None


def name_of(number: int) -> str:
    """The file of a game."""
    return f"{number:06}.jsonl"


def _other(path: Path) -> Fault:
    return Fault(f"{path} is there already and is no record of this game: name another folder")


def write_records(folder: Path, watch: Watch, rules: AnyGame) -> None:
    """The games that count, each as a record of its own; none is written if others have the place of any."""
    from labrys.core import compact, record

    lines = [line for pairing in watch.plan.pairings for games in watch.counted(pairing) for line in games]
    missing = []
    for line in lines:
        path = folder / name_of(line.number)
        if not path.exists():
            missing.append(line)
        elif _packed(path) != line.record:
            raise _other(path)
    for line in missing:
        try:
            written = record.write(compact.unpack(line.record.encode(), rules))
        except ValueError as error:
            raise Fault(f"game {line.number} cannot be written as a record: {error}") from None
        write_report(folder / name_of(line.number), written)


def _packed(path: Path) -> str:
    """A record that is there already, as results have it."""
    from labrys.core import compact, record

    try:
        return compact.pack(record.read(path.read_bytes())).decode()
    except (record.BadRecord, OSError):
        raise _other(path) from None
