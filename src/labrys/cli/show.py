"""`labrys show`: the table of a record or a position, as one seat sees it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from labrys.cli.faults import Fault
from labrys.cli.reading import (
    ComponentsFile,
    is_record,
    named_game,
    open_game,
    read_bytes,
    read_position,
    read_record,
    read_seat,
    replay_record,
    sound,
)

if TYPE_CHECKING:
    from labrys.core.registry import AnyGame


def show(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or the text of a position.")],
    at: Annotated[int | None, typer.Option("--at", metavar="N", help="After the first N entries of a record.")] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="S", help="As this seat sees it; without it, what is public.")
    ] = None,
    position: Annotated[
        bool, typer.Option("--position", help="Print the position as text, secrets and all, instead of the table.")
    ] = False,
    components: ComponentsFile = None,
) -> None:
    """Show the table as a seat sees it."""
    data = read_bytes(file)
    if is_record(data):
        table = replay_record(file, read_record(file, data), at, components)
        looker = read_seat(seat, len(table.record.header.seats))
        print(_text(table.game, table.state, looker, position), end="")
        early = table.record.early_end()
        if early and not position:
            print(f"The game is over: {early}.")
        return
    if at is not None:
        raise Fault(f"{file} is a position, which has no entries: --at is for records")
    rules = open_game(named_game(file, data), components)
    state = read_position(rules, file, data)
    with sound(file):
        looker = read_seat(seat, len(rules.score(state)))
        text = _text(rules, state, looker, position)
    print(text, end="")


def _text(rules: AnyGame, state: Any, looker: int, position: bool) -> str:
    text = rules.position(state) if position else rules.show(rules.view(state, looker))
    return text.rstrip("\n") + "\n"
