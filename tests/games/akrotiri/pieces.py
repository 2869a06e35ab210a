"""Components for scenes: tiles and maps in a few words, and games that are played with them."""

from __future__ import annotations

from copy import copy
from functools import cache
from typing import Final

import msgspec

from labrys.games.akrotiri import components as parts
from labrys.games.akrotiri.game import Akrotiri
from labrys.games.akrotiri.kit import Kit

KINDS: Final = {
    # Four islands around one crossing of routes, each with its dock: N-NE, E-SE, S-SW, W-NW.
    "cross": ("NW/NE/SE/SW", "N E S W", "N NE/E SE/S SW/W NW"),
    # The same with a single dock, N-NE.
    "shoal": ("NW/NE/SE/SW", "N E S W", "N NE"),
    # Four islands, and each of four routes ends at a dock: N-NW, E-NE, S-SE, W-SW.
    "ends": ("NW/NE/SE/SW", "N/E/S/W", "N NW/E NE/S SE/W SW"),
    # A northern and a southern coast with a channel between them: N-NW and E-NE on the northern one, E-SE and
    # S-SE on the southern. Each coast is a portage.
    "coasts": ("NW NE/SE SW", "N/E W/S", "N NW/E NE/E SE/S SE"),
}
"""Tiles by name as (land, routes, docks), with north up."""


@cache
def house_game() -> Akrotiri:
    """The game with the components that come with it."""
    return Akrotiri()


def house() -> parts.ComponentSet:
    """The set that comes with the game."""
    return house_game().components


@cache
def plain_game() -> Akrotiri:
    """The house game with 36 crosses for tiles, the icon in the SW: T01 to T09 with a tree, then lakes, ..."""
    crosses = (tile(f"T{n + 1:02} cross {parts.TERRAINS[n // 9]}/SW") for n in range(36))
    return game_with(msgspec.structs.replace(house(), name="plain", house=False, tiles=tuple(crosses)))


def game_with(components: parts.ComponentSet) -> Akrotiri:
    """The game bound to other components."""
    game = copy(house_game())
    game.components, game.kit = components, Kit(components)
    return game


def tile(spec: str) -> parts.Tile:
    """`P cross tree/NW`: name, kind, icon and its quadrant; what follows says where it lies."""
    name, kind, icon, *_ = spec.split()
    land, routes, docks = KINDS[kind]
    terrain, quadrant = icon.split("/")
    return msgspec.convert(
        {
            "id": name,
            "icon": terrain,
            "quadrant": quadrant,
            "land": land.split("/"),
            "routes": routes.split("/"),
            "docks": docks.split("/"),
        },
        parts.Tile,
    )


def map_card(spec: str) -> parts.MapCard:
    """`V easy up=volcano right=tree2 down=lake`: name, tier, and three sides."""
    name, tier, *sides = spec.split()
    shown = {}
    for word in sides:
        side, clue = word.split("=")
        terrain = clue.rstrip("123")
        shown[side] = f"{terrain} {clue[len(terrain) :] or '1'}"
    return msgspec.convert({"id": name, "tier": tier, **shown}, parts.MapCard)
