"""Lists that go with the map: what a reader who cannot see the drawing needs, in the words of the notation."""

from __future__ import annotations

import textwrap
from itertools import zip_longest
from typing import Final

from labrys.core.bitsets import bits
from labrys.core.refusal import counted
from labrys.games.akrotiri.chart import dock_numbers
from labrys.games.akrotiri.compass import xy_of
from labrys.games.akrotiri.components import COLOURS, CORNERS, EXITS, TERRAINS
from labrys.games.akrotiri.kit import unpacked
from labrys.games.akrotiri.places import cell_name, dock_name, site_name
from labrys.games.akrotiri.rules.excavation import icons_beyond, sites_on
from labrys.games.akrotiri.sea import FAR, THERA_LAND, Sea
from labrys.games.akrotiri.sketch import turned
from labrys.games.akrotiri.state import State, island_cubes, temple_on

POINTS: Final = ("north", "east", "south", "west")
FAST: Final = "\N{NO-BREAK SPACE}"
"""Between a letter and the place it belongs to, where somebody else will wrap the line."""
LINE: Final = 112
"""Lists keep to so many columns where no other width is asked for."""


def wrapped(text: str, indent: str = "  ", hanging: str = "    ", width: int = LINE) -> list[str]:
    """One entry of a list, on as many lines as it takes."""
    return textwrap.wrap(
        text, width, initial_indent=indent, subsequent_indent=hanging, break_on_hyphens=False, break_long_words=False
    )


def pack_words(pack: int, names: tuple[str, ...]) -> str:
    """A pack in words: `2 green, 1 blue`; `none` for nothing."""
    return ", ".join(f"{n} {name}" for n, name in zip(unpacked(pack), names, strict=True) if n) or "none"


def icon_words(count: int, terrain: int) -> str:
    """Icons in words: `1 lake`, `2 volcanoes`."""
    name = TERRAINS[terrain]
    return f"{count} {name}{'' if count == 1 else 'es' if name.endswith('o') else 's'}"


def dock_words(sea: Sea, dock: int) -> str:
    """A dock as the map numbers it and as the notation calls it: `12=2,-1/N-NE`."""
    return f"{dock_numbers(sea)[dock]}={dock_name(sea, dock)}"


def list_islands(state: State, letters: dict[int, str], width: int = LINE) -> list[str]:
    """All islands by letter, Thera first."""
    docks = ", ".join(dock_words(state.sea, dock) for dock in state.sea.island_docks[THERA_LAND])
    cubes = state.lying[THERA_LAND]
    words = f"Thera: an island apart; docks {docks}" + (f"; cubes {pack_words(cubes, COLOURS)}" if cubes else "")
    lines = wrapped("Islands (size in tiles; portages from Thera; docks as number=notation)", "", "  ", width)
    lines += wrapped(words, width=width)
    for label in sorted(letters, key=lambda label: (len(letters[label]), letters[label])):
        lines += wrapped(f"{letters[label]:<2} {_island(state, label)}", hanging=" " * 7, width=width)
    return lines


def _island(state: State, label: int) -> str:
    sea, far = state.sea, state.sea.far_island[label]
    words = [
        f"size {sea.size(label)}",
        "complete" if sea.is_complete(label) else "open",
        "no way from Thera" if far == FAR else counted(far, "portage"),
    ]
    if sea.icons(label):
        icons = [icon_words(n, terrain) for terrain, n in enumerate(unpacked(sea.icons(label))) if n]
        words.append(f"icons {', '.join(icons)}")
    if cubes := island_cubes(state, label):
        words.append(f"cubes {pack_words(cubes, COLOURS)}")
    for seat, sites in enumerate(state.temples):
        words += [f"temple ^{seat} at {site_name(sea, site)}" for site in sites if sea.island[site] == label]
    docks = [dock_words(sea, dock) for dock in sea.island_docks[label]]
    words.append(f"docks {', '.join(docks)}" if docks else "no dock")
    return "; ".join(words)


def list_routes(state: State, width: int = LINE) -> list[str]:
    """Which docks a boat can sail between in one move."""
    sea = state.sea
    nets: dict[int, list[str]] = {}
    for dock, number in dock_numbers(sea).items():
        nets.setdefault(sea.net[sea.dock_exit[dock]], []).append(str(number))
    lines = wrapped("Routes (docks joined by water: one move leads from any of them to any other)", "", "  ", width)
    for docks in nets.values():
        if len(docks) > 1:
            lines += wrapped(" ".join(docks), width=width)
    if alone := [docks[0] for docks in nets.values() if len(docks) == 1]:
        lines += wrapped(f"joined to no other dock: {' '.join(alone)}", width=width)
    return lines


def list_tiles(state: State, letters: dict[int, str], width: int = LINE) -> list[str]:
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
    corners = " ".join(CORNERS)
    heading = f"Tiles (cell and tile; icon and its quadrant; islands at {corners}; routes from exit to exit)"
    lines = wrapped(heading, "", "  ", width)
    free = wrapped("free cells: " + " ".join(cell_name(cell) for cell in sea.shore), width=width)
    if width < LINE:
        return [*lines, *(line for text in texts for line in wrapped(text, width=width)), *free]
    half = (len(texts) + 1) // 2
    lines += [f"  {left:<54}{right}".rstrip() for left, right in zip_longest(texts[:half], texts[half:], fillvalue="")]
    return [*lines, *free]


def list_sites(state: State, seat: int, letters: dict[int, str]) -> list[str]:
    """For every map in this seat's hand: the islands it points to, or what is missing where it comes closest.

    Each island is named by its letter and one of its sites, together with those equally far from Thera.
    """
    lines = []
    for card in bits(state.maps[seat]):
        wants = ", ".join(f"{icon_words(n, terrain)} {where}" for where, terrain, n in _clues(state, seat, card))
        lines.append(f"{state.kit.map_ids[card]} wants {wants}; costs {counted(state.kit.map_cost[card], 'drachma')}")
        found = {label: sites[0] for label in letters if (sites := sites_on(state, seat, card, label))}
        groups: dict[tuple[int, str], list[str]] = {}
        for label, site in found.items():
            groups.setdefault(_standing(state, label), []).append(f"{letters[label]}{FAST}{site_name(state.sea, site)}")
        lines += [f"  {words + ':':<18}  {', '.join(places)}" for (_, words), places in sorted(groups.items())]
        if not any(_is_useful(state, label) for label in found):
            lines.append(f"  {_closest(state, seat, card, letters)}")
    return lines


def _clues(state: State, seat: int, card: int) -> list[tuple[str, int, int]]:
    """What a map wants: where by the compass, which terrain, how many."""
    facing = state.facing[seat]
    sides = sorted(((side + facing) % 4, terrain, n) for side, terrain, n in state.kit.map_sides[card])
    return [(f"in the {POINTS[side]}", terrain, n) for side, terrain, n in sides]


def _is_useful(state: State, label: int) -> bool:
    return state.sea.far_island[label] != FAR and not temple_on(state, label)


def _standing(state: State, label: int) -> tuple[int, str]:
    """What there is to know of an island before going there; the nearest come first, those of no use last."""
    far = state.sea.far_island[label]
    if temple_on(state, label):
        return FAR + 1, "has a temple"
    return far, "no way from Thera" if far == FAR else counted(far, "portage")


def _closest(state: State, seat: int, card: int, letters: dict[int, str]) -> str:
    """The site that lacks the fewest icons, rather on an island where a temple could be built today."""
    facing, best = state.facing[seat], (999, "no land is free for a temple yet")
    for label in sorted(letters, key=lambda label: not _is_useful(state, label)):
        if temple_on(state, label):
            continue
        for site in state.sea.island_nodes[label]:
            lacks = []
            for side, terrain, wanted in state.kit.map_sides[card]:
                short = wanted - icons_beyond(state, seat, site, side, terrain)
                if short > 0:
                    lacks.append(((side + facing) % 4, short, terrain))
            missing = sum(short for _, short, _ in lacks)
            if 0 < missing < best[0]:
                words = [f"{icon_words(n, terrain)} in the {POINTS[side]}" for side, n, terrain in sorted(lacks)]
                if state.sea.far_island[label] == FAR:
                    words.append("and a way there from Thera")
                best = missing, f"closest: {site_name(state.sea, site)} on {letters[label]} lacks {', '.join(words)}"
    return best[1]
