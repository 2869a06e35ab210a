"""A position's text and its map, read and worked out the slow and plain way.

Land and routes are explicit points; what belongs together is found by flood fill from nothing, each time anew.
Nothing of the engine's map is used here: only the position's words and the faces of the components.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeVar

from labrys.games.akrotiri.components import load

COMPONENTS = load()
FACES = {tile.id: tile for tile in COMPONENTS.tiles}

Cell = tuple[int, int]

CORNERS = ("NW", "NE", "SE", "SW")
EXITS = ("N", "E", "S", "W")
TURNS = ("n", "e", "s", "w")
VERTEX = {"NW": (0, 1), "NE": (1, 1), "SE": (1, 0), "SW": (0, 0)}
"""A corner's lattice point, from the cell's own (A3.8: cell (c, r) spans x c..c+1, y r..r+1)."""
BEYOND = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
THERA_CELLS: tuple[Cell, ...] = ((0, 0), (1, 0), (0, 1), (1, 1))


class Land(NamedTuple):
    """A point of land: a tile's corner, the Thera board's land at a vertex ("vertex"), or Thera itself ("thera")."""

    x: int
    y: int
    corner: str


class Route(NamedTuple):
    """A point of a route: an exit of a tile, or the one net of the Thera board ("thera")."""

    x: int
    y: int
    exit: str


class Dock(NamedTuple):
    """Where one net meets one piece of land."""

    name: str
    route: Route
    land: Land


class Laid(NamedTuple):
    """A tile as it lies, with its corners and exits named as they are now."""

    tile: str
    cell: Cell
    terrain: str
    icon: str
    pieces: tuple[frozenset[str], ...]
    nets: tuple[frozenset[str], ...]
    docks: tuple[tuple[str, str], ...]


THERA = Land(0, 0, "thera")
THERA_NET = Route(0, 0, "thera")

P = TypeVar("P", Land, Route)


def flood(start: P, neighbours: Callable[[P], Iterable[P]]) -> frozenset[P]:
    """Every point that can be reached from here."""
    seen, waiting = {start}, [start]
    while waiting:
        for point in neighbours(waiting.pop()):
            if point not in seen:
                seen.add(point)
                waiting.append(point)
    return frozenset(seen)


def groups(points: list[P], neighbours: Callable[[P], Iterable[P]]) -> dict[P, frozenset[P]]:
    """By point: all that it hangs together with."""
    found: dict[P, frozenset[P]] = {}
    for point in points:
        if point not in found:
            group = flood(point, neighbours)
            found.update(dict.fromkeys(group, group))
    return found


def turned(name: str, turn: str, circle: tuple[str, ...]) -> str:
    """Where a printed corner or exit points when the tile's printed north points to `turn`."""
    return circle[(circle.index(name) + TURNS.index(turn)) % 4]


def lay_face(word: str) -> Laid:
    """Read `T07@2,-1e`."""
    tile, place = word.split("@")
    x, y = place[:-1].split(",")
    turn, face = place[-1], FACES[tile]

    def corner(name: str) -> str:
        return turned(name, turn, CORNERS)

    def exit(name: str) -> str:
        return turned(name, turn, EXITS)

    return Laid(
        tile=tile,
        cell=(int(x), int(y)),
        terrain=face.icon,
        icon=corner(face.quadrant),
        pieces=tuple(frozenset(corner(name) for name in group.split()) for group in face.land),
        nets=tuple(frozenset(exit(name) for name in group.split()) for group in face.routes),
        docks=tuple((exit(dock.split()[0]), corner(dock.split()[1])) for dock in face.docks),
    )


class SlowMap:
    """The table's middle: tiles around the Thera board, and what follows from them."""

    def __init__(self, tiles: str, players: int) -> None:
        self.laid = {laid.cell: laid for laid in map(lay_face, tiles.split())}
        # A3.4: two docks on Thera, four with three or four players.
        harbour = [Dock(f"thera/{n + 1}", THERA_NET, THERA) for n in range(2 if players == 2 else 4)]
        ashore = [
            Dock(f"{x},{y}/{exit}-{corner}", Route(x, y, exit), Land(x, y, corner))
            for (x, y), laid in self.laid.items()
            for exit, corner in laid.docks
        ]
        self.docks = {dock.name: dock for dock in [*harbour, *ashore]}
        self.quadrants = [Land(x, y, corner) for x, y in self.laid for corner in CORNERS]
        self.island_of = groups([*self.quadrants, THERA], self.joined_land)
        exits = [Route(x, y, exit) for x, y in self.laid for exit in EXITS]
        self.net_of = groups([*exits, THERA_NET], self.joined_routes)
        # A8, isolated: the same with Thera's net deleted.
        self.tile_net_of = groups(exits, self.joined_tile_routes)

    # Land (A3.3 to A3.5)

    def joined_land(self, point: Land) -> list[Land]:
        """The land that this point is directly joined to."""
        if point == THERA:
            return []  # A3.4: Thera itself is never joined.
        if point.corner == "vertex":
            return [tile for tile in self.corners_at(point.x, point.y) if self.touches_thera(tile)]
        found = [Land(point.x, point.y, corner) for corner in self.piece_of(point)]
        vertex = vertex_of(point)
        for dx, dy in BEYOND.values():
            beyond = (point.x + dx, point.y + dy)
            # A3.5: land is joined at both ends of a shared side; this side must have our vertex as an end.
            if beyond in THERA_CELLS and vertex in vertices_of(beyond):
                found.append(Land(*vertex, "vertex"))
            found += [land for land in self.corners_at(*vertex) if (land.x, land.y) == beyond]
        return found

    def piece_of(self, point: Land) -> frozenset[str]:
        return next(piece for piece in self.laid[point.x, point.y].pieces if point.corner in piece)

    def corners_at(self, x: int, y: int) -> list[Land]:
        """The corners of tiles that meet at a lattice point, whether joined or not."""
        around = [Land(x - dx, y - dy, corner) for corner, (dx, dy) in VERTEX.items()]
        return [land for land in around if (land.x, land.y) in self.laid]

    def touches_thera(self, point: Land) -> bool:
        """Whether a side of the tile that ends at this corner lies along the Thera board."""
        beyond = [(point.x + dx, point.y + dy) for dx, dy in BEYOND.values()]
        return any(cell in THERA_CELLS and vertex_of(point) in vertices_of(cell) for cell in beyond)

    # Routes (A3.3, A3.4, A3.6)

    def joined_routes(self, point: Route) -> list[Route]:
        """The exits that this one is directly joined to."""
        if point == THERA_NET:
            return [
                Route(x, y, exit)
                for x, y in self.laid
                for exit, (dx, dy) in BEYOND.items()
                if (x + dx, y + dy) in THERA_CELLS
            ]
        dx, dy = BEYOND[point.exit]
        over_thera = [THERA_NET] if (point.x + dx, point.y + dy) in THERA_CELLS else []
        return over_thera + self.joined_tile_routes(point)

    def joined_tile_routes(self, point: Route) -> list[Route]:
        """The same over land tiles only."""
        net = next(net for net in self.laid[point.x, point.y].nets if point.exit in net)
        found = [Route(point.x, point.y, exit) for exit in net]
        dx, dy = BEYOND[point.exit]
        if (point.x + dx, point.y + dy) in self.laid:
            found.append(Route(point.x + dx, point.y + dy, OPPOSITE[point.exit]))
        return found

    # What follows

    def islands(self) -> set[frozenset[Land]]:
        """All islands but Thera."""
        return {self.island_of[quadrant] for quadrant in self.quadrants}

    def docks_of(self, island: frozenset[Land]) -> list[Dock]:
        return [dock for dock in self.docks.values() if dock.land in island]

    def is_complete(self, island: frozenset[Land]) -> bool:
        """A3.7: all four cells around each of its vertices hold a tile or the Thera board."""
        for x, y in {vertex_of(point) for point in island}:
            for cell in ((x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)):
                if cell not in self.laid and cell not in THERA_CELLS:
                    return False
        return True

    def size(self, island: frozenset[Land]) -> int:
        """A3.7: its distinct tiles, plus 1 if it has land of the Thera board."""
        cells = {(point.x, point.y) for point in island if point.corner != "vertex"}
        return len(cells) + any(point.corner == "vertex" for point in island)

    def icons(self) -> list[tuple[Land, str]]:
        """Every icon with its quadrant."""
        return [(Land(*laid.cell, laid.icon), laid.terrain) for laid in self.laid.values()]

    def terrains(self, island: frozenset[Land]) -> list[str]:
        """The icons that stand on an island."""
        return [terrain for quadrant, terrain in self.icons() if quadrant in island]

    @cached_property
    def distances(self) -> Mapping[frozenset[Land], int]:
        """A8: the least number of portages from a Thera dock to a dock of each island; what is missing is cut off."""
        found = {self.island_of[THERA]: 0}
        reached, portages = set(self.net_of[THERA_NET]), 0
        while True:
            landed = [self.island_of[dock.land] for dock in self.docks.values() if dock.route in reached]
            new = {island for island in landed if island not in found}
            if not new:
                return found
            found.update(dict.fromkeys(new, portages))
            portages += 1
            for dock in self.docks.values():
                if self.island_of[dock.land] in new:
                    reached |= self.net_of[dock.route]

    def docks_in_one_move(self, name: str) -> set[str]:
        """A6.1: the docks at the end of one move by route or by portage, whoever lies there."""
        here = self.docks[name]
        return {
            dock.name
            for dock in self.docks.values()
            if dock.name != name and (dock.route in self.net_of[here.route] or dock.land in self.island_of[here.land])
        }


def vertex_of(point: Land) -> Cell:
    """The lattice point at which a point of land lies."""
    if point.corner == "vertex":
        return (point.x, point.y)
    dx, dy = VERTEX[point.corner]
    return (point.x + dx, point.y + dy)


def vertices_of(cell: Cell) -> list[Cell]:
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in VERTEX.values()]


@lru_cache(maxsize=400)
def map_of(tiles: str, players: int) -> SlowMap:
    """The map of a position's line of tiles. Kept, because many positions of one game share it."""
    return SlowMap(tiles, players)


class Facts:
    """The words of a position, parted."""

    def __init__(self, text: str) -> None:
        lines = [line.partition(":") for line in text.strip().splitlines()]
        self.words = {name: rest.split() for name, _, rest in lines}
        self.players = self.number("players")
        self.is_first_edition = self.words["edition"] == ["first"]
        self.stack = [word.split(":") for word in self.words["stack"]]
        self.map = map_of(" ".join(self.words["tiles"]), self.players)

    def number(self, name: str) -> int:
        return int(self.words[name][0])

    def numbers(self, name: str) -> list[int]:
        return [int(word) for word in self.words[name]]

    def each(self, name: str, seat: int) -> list[str]:
        """One seat's joined words, as a list."""
        return parted(self.words[name][seat])

    def all(self, name: str) -> list[str]:
        """The joined words of a line that belongs to nobody."""
        return parted(self.words[name][0])

    @property
    def top(self) -> tuple[str, int, int] | None:
        """The decision that is due: its kind, its seat, its detail."""
        if not self.stack:
            return None
        kind, seat, detail = self.stack[-1]
        return kind, int(seat), int(detail)

    def cubes_at(self) -> list[tuple[Land, str]]:
        """Every cube that lies on land."""
        found = []
        for word in self.words["cubes"]:
            place, colours = word.split("=")
            found += [(THERA if place == "thera" else site_of(place), colour) for colour in parted(colours)]
        return found

    def temples(self, seat: int) -> list[tuple[str, Land]]:
        """One seat's played maps and the sites of their temples."""
        pairs = [word.split("@") for word in self.each("played", seat)]
        return [(card, site_of(place)) for card, place in pairs]


def parted(word: str) -> list[str]:
    """`a+b` as two words; a dash as none."""
    return [] if word == "-" else word.split("+")


def site_of(name: str) -> Land:
    """Read `2,-1/NE`."""
    cell, corner = name.split("/")
    x, y = cell.split(",")
    return Land(int(x), int(y), corner)
