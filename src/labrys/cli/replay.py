"""`labrys replay`: play a record again and check every entry of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from labrys.cli.reading import ComponentsFile, read_record, replay_record


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    to: Annotated[int | None, typer.Option("--to", metavar="N", help="Stop after the first N entries.")] = None,
    components: ComponentsFile = None,
) -> None:
    """Replay a record, checking every entry, and print where it leads."""
    from labrys.cli.faults import printable
    from labrys.cli.sheets import sheet_lines, verdict
    from labrys.core.seats import SPECTATOR
    from labrys.core.table import digest

    table = replay_record(file, read_record(file), to, components)
    rules, header = table.game, table.record.header
    names = [f"seat {seat}, {printable(name)}" for seat, name in enumerate(header.seats)]
    print(f"{rules.title}, {header.components} components, {', '.join(f'{k} {v}' for k, v in header.options.items())}")
    print(f"{len(table.record.entries)} entries replayed; each is as the rules say.")
    print(rules.show(rules.view(table.state, SPECTATOR)))
    print("\n".join(sheet_lines(rules.score(table.state), names)))
    print(verdict(table, names))
    print(f"digest {digest(rules, table.state)}")
