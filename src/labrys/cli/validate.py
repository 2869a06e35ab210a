"""`labrys validate`: what is wrong with a file of components (docs/components.md)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from labrys.cli.faults import DIVERGED, Fault, sentence


def validate(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A component set of Akrotiri, in TOML.")],
) -> int:
    """List what is wrong with a component set. A line a problem: the place, the fault, the rule."""
    from labrys.cli.reading import read_bytes
    from labrys.games.akrotiri.components import read

    components, problems = read(read_bytes(file))
    if components is None and problems[0].what.startswith("not TOML"):
        raise Fault(f"{file}: {problems[0].what}")
    for problem in problems:
        print(sentence(str(problem)))
    if problems or components is None:
        return DIVERGED
    kind = "house components" if components.house else "components"
    print(f"{sentence(components.title)} ({kind}): sound, hash {components.digest}")
    return 0
