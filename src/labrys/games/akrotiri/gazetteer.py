"""Lists that go with the map: what a reader who cannot see the drawing needs, in the words of the notation."""

from __future__ import annotations

import textwrap
from itertools import zip_longest
from typing import Final

from labrys.core.refusal import counted
from labrys.games.akrotiri.chart import dock_numbers
from labrys.games.akrotiri.compass import xy_of
from labrys.games.akrotiri.components import COLOURS, CORNERS, EXITS, TERRAINS
from labrys.games.akrotiri.kit import unpacked
from labrys.games.akrotiri.places import cell_name, dock_name, site_name
from labrys.games.akrotiri.sea import FAR, THERA_LAND, Sea
from labrys.games.akrotiri.sketch import turned
from labrys.games.akrotiri.state import State, island_cubes

LINE: Final = 112
"""Lists keep to so many columns."""


def wrapped(text: str, indent: str = "  ", hanging: str = "    ") -> list[str]:
    """One entry of a list, on as many lines as it takes."""
    return textwrap.wrap(
        text, LINE, initial_indent=indent, subsequent_indent=hanging, break_on_hyphens=False, break_long_words=False
    )


def pack_words(pack: int, names: tuple[str, ...]) -> str:
    """A pack in words: `2 green, 1 blue`; `none` for nothing."""
    return ", ".join(f"{n} {name}" for n, name in zip(unpacked(pack), names, strict=True) if n) or "none"


def dock_words(sea: Sea, dock: int) -> str:
    """A dock as the map numbers it and as the notation calls it: `12=2,-1/N-NE`."""
    return f"{dock_numbers(sea)[dock]}={dock_name(sea, dock)}"


def list_islands(state: State, letters: dict[int, str]) -> list[str]:
    """All islands by letter, Thera first."""
    docks = ", ".join(dock_words(state.sea, dock) for dock in state.sea.island_docks[THERA_LAND])
    cubes = state.lying[THERA_LAND]
    words = f"Thera: an island apart; docks {docks}" + (f"; cubes {pack_words(cubes, COLOURS)}" if cubes else "")
    lines = ["Islands (size in tiles; portages from Thera; docks as number=notation)", *wrapped(words)]
    for label in sorted(letters, key=lambda label: (len(letters[label]), letters[label])):
        lines += wrapped(f"{letters[label]:<2} {_island(state, label)}", hanging=" " * 7)
    return lines


def _island(state: State, label: int) -> str:
    sea, far = state.sea, state.sea.far_island[label]
    words = [
        f"size {sea.size(label)}",
        "complete" if sea.is_complete(label) else "open",
        "no way from Thera" if far == FAR else counted(far, "portage"),
    ]
    if sea.icons[label]:
        words.append(f"icons {pack_words(sea.icons[label], TERRAINS)}")
    if cubes := island_cubes(state, label):
        words.append(f"cubes {pack_words(cubes, COLOURS)}")
    for seat, sites in enumerate(state.temples):
        words += [f"temple ^{seat} at {site_name(sea, site)}" for site in sites if sea.island[site] == label]
    docks = [dock_words(sea, dock) for dock in sea.island_docks[label]]
    words.append(f"docks {', '.join(docks)}" if docks else "no dock")
    return "; ".join(words)


def list_routes(state: State) -> list[str]:
    """Which docks a boat can sail between in one move."""
    sea = state.sea
    nets: dict[int, list[str]] = {}
    for dock, number in dock_numbers(sea).items():
        nets.setdefault(sea.net[sea.dock_exit[dock]], []).append(str(number))
    lines = ["Routes (docks joined by water: one move leads from any of them to any other)"]
    for docks in nets.values():
        if len(docks) > 1:
            lines += wrapped(" ".join(docks))
    if alone := [docks[0] for docks in nets.values() if len(docks) == 1]:
        lines += wrapped(f"joined to no other dock: {' '.join(alone)}")
    return lines


def list_tiles(state: State, letters: dict[int, str]) -> list[str]:
    """Each tile as it lies, from the north-west as one reads: icon, islands, routes between its exits."""
    sea, kit = state.sea, state.kit
    entries = []
    for slot, cell in enumerate(sea.cells):
        tile, turn = kit.components.tiles[sea.tiles[slot]], sea.turns[slot]
        land = " ".join(letters[sea.island[slot * 4 + corner]] for corner in range(4))
        routes = ", ".join("-".join(EXITS[exit_] for exit_ in net) for net in turned(tile.nets, turn))
        icon = CORNERS[kit.icon_corner[sea.tiles[slot] * 4 + turn]]
        x, y = xy_of(cell)
        entries.append((-y, x, f"{x},{y} {tile.id}: {tile.icon} {icon}; {land}; {routes}"))
    texts = [text for _, _, text in sorted(entries)]
    half = (len(texts) + 1) // 2
    lines = [f"Tiles (cell and tile; icon and its quadrant; islands at {' '.join(CORNERS)}; routes from exit to exit)"]
    lines += [f"  {left:<54}{right}".rstrip() for left, right in zip_longest(texts[:half], texts[half:], fillvalue="")]
    return [*lines, *wrapped("free cells: " + " ".join(cell_name(cell) for cell in sea.shore))]
