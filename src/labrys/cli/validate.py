"""`labrys validate`: what is wrong with a file of components (docs/components.md)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from labrys.cli.faults import DIVERGED, Fault, sentence


def validate(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A component set of a game, in TOML.")],
) -> int:
    """List what is wrong with a component set. A line a problem: the place, the fault, the rule."""
    from labrys.cli.reading import read_bytes

    data = read_bytes(file)
    name, form = _game_of(data)
    components, problems = form.read(data)
    if components is None and problems[0].what.startswith("not TOML"):
        raise Fault(f"{file}: {problems[0].what}")
    for problem in problems:
        print(sentence(str(problem)))
    if problems or components is None:
        return DIVERGED
    kind = "house components" if components.house else "components"
    print(f"{sentence(components.title)} ({kind} of {name.capitalize()}): sound, hash {components.digest}")
    return 0


def _game_of(data: bytes) -> tuple[str, Any]:
    """The game whose box has most of the fields of a file, and its module of components; the first if none has any."""
    import tomllib
    from importlib import import_module

    from labrys.core.registry import names

    forms = {name: import_module(f"labrys.games.{name}.components") for name in names()}
    try:
        fields = tomllib.loads(data.decode()).keys()
    except (ValueError, RecursionError):
        fields = {}.keys()
    best = max(forms, key=lambda name: len(fields & set(forms[name].ComponentSet.__struct_fields__)))
    return best, forms[best]
