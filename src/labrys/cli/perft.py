"""`labrys perft`: count the ways a game can go on. For comparing engines, versions and machines."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from labrys.cli.faults import Fault
from labrys.cli.reading import (
    ComponentsFile,
    check_start,
    open_game,
    read_bytes,
    read_options,
    read_position,
    sound,
)

DEEPEST = 100
"""Beyond any depth that could be counted."""


def perft(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as akrotiri.")],
    position: Annotated[
        str,
        typer.Argument(metavar="POSITION", help="A file with a position, or start, or start:seats=3,edition=first."),
    ],
    depth: Annotated[int, typer.Argument(metavar="DEPTH", help="How many decisions deep, chance's included.")],
    split: Annotated[bool, typer.Option("--split", help="Count below each first decision by itself.")] = False,
    components: ComponentsFile = None,
) -> None:
    """Count the sequences of decisions of a given length."""
    from labrys.core.perft import perft as count
    from labrys.core.perft import split as count_each

    if not 0 <= depth <= DEEPEST:
        raise Fault(f"the depth is a number from 0 to {DEEPEST}, not {depth}")
    rules, path = open_game(game, components), Path(position)
    name, _, rest = position.partition(":")
    if name == "start":
        options = read_options(rest.split(",") if rest else [])
        state = check_start(rules, options, _seats(str(options.pop("seats", rules.seat_counts[0]))))
    else:
        state = read_position(rules, path, read_bytes(path))
    with sound(path):
        if split and depth:
            below = count_each(rules, state, depth)
            for move, nodes in below.items():
                print(f"{move}: {nodes}")
            print(f"total: {sum(below.values())}")
        else:
            print(count(rules, state, depth))


def _seats(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 3):
        raise Fault(f"seats is a number, not {word!r}")
    return int(word)
