"""Keep the house components of every game for good: run it after each change of a house set, before the commit.

`python -m tools.keep_components` adds today's house set of each game to the sets that its package ever came with
(`data/shipped.jsonl.xz`), unless it is there, and its digest to `tests/games/shipped.txt`, by which a test knows what
must never be missing. So games, records and tables that were begun with a set are played on with it for ever.
"""

from __future__ import annotations

import lzma
from importlib import import_module, resources
from pathlib import Path

from labrys.core.components import SHIPPED, canonical
from labrys.core.registry import game, names

LIST = Path(__file__).parent.parent / "tests" / "games" / "shipped.txt"


def keep(name: str, file: Path, listed: Path = LIST) -> bool:
    """Add a game's house set to those that are kept in a file; False if it was there."""
    rules = import_module(f"labrys.games.{name}").make(None)
    lines = lzma.decompress(file.read_bytes()).splitlines(keepends=True) if file.is_file() else []
    line = canonical(rules.components) + b"\n"
    if line in lines:
        return False
    # One stream of all sets: they differ little, so that another one takes some hundred bytes.
    file.write_bytes(lzma.compress(b"".join([*lines, line]), preset=9 | lzma.PRESET_EXTREME))
    with listed.open("a", encoding="utf-8") as known:
        known.write(f"{name} {rules.components_digest}\n")
    return True


def main() -> None:
    for name in names():
        file = Path(str(resources.files(f"labrys.games.{name}").joinpath(SHIPPED)))
        print(
            f"{name}: {game(name).components_digest[:12]} {'is kept now' if keep(name, file) else 'was kept already'}"
        )


if __name__ == "__main__":
    main()
