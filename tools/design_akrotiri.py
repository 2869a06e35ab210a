"""Design the house tiles and map cards of Akrotiri from a few knobs; nothing else but the seed plays a part.

    python -m tools.design_akrotiri            write the design into the house set
    python -m tools.design_akrotiri --check    fail if the house set is not what the knobs give
    python -m tools.measure_akrotiri           measure what kind of sea these tiles make

The tool imports nothing of the engine, so that the engine's validator is a second opinion on it.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import NamedTuple

# The knobs. Land and routes are named by the sizes and the arrangement of their groups, see land_kind and
# net_kind. Each table adds up to 36 tiles.
SEED = 1628
LAND = {"four corners": 14, "one pair": 16, "diagonal": 4, "two pairs": 2}
NETS = {"cross": 3, "tee": 9, "through": 7, "bend": 8, "two bends": 5, "four ends": 4}
DOCKS = {1: 1, 2: 9, 3: 15, 4: 11}
ICON_BY_A_DOCK = 25  # tiles whose icon stands on a piece with a dock of its own: their first cube can be fetched
ICONS = {  # how many cards of a tier show so many icons on their three sides
    "easy": {(1, 1, 1): 12},
    "medium": {(2, 1, 1): 6, (2, 2, 1): 4, (3, 1, 1): 2},
    "hard": {(2, 2, 2): 3, (3, 2, 1): 3, (3, 2, 2): 4, (3, 3, 1): 2},
}

TERRAINS = ("tree", "lake", "mountain", "volcano")
CORNERS = ("NW", "NE", "SE", "SW")
EXITS = ("N", "E", "S", "W")
SIDES = ("up", "right", "down", "left")
HOUSE = Path(__file__).parent.parent / "src/labrys/games/akrotiri/data/house.toml"
MARK = "# From here on written by tools/design_akrotiri.py: change the knobs there, not the rows here.\n"

Groups = tuple[tuple[int, ...], ...]


class Shape(NamedTuple):
    """A tile without its terrain. Corner i and exit i are numbered clockwise from NW and from N."""

    land: Groups
    nets: Groups
    docks: tuple[tuple[int, int], ...]  # exit, corner
    icon: int


def partitions(items: Sequence[int]) -> Iterator[Groups]:
    """Every way to group the items."""
    if not items:
        yield ()
        return
    first, rest = items[0], items[1:]
    for size in range(len(rest) + 1):
        for mates in combinations(rest, size):
            others = [item for item in rest if item not in mates]
            for groups in partitions(others):
                yield ((first, *mates), *groups)


def cross(one: set[int], other: set[int]) -> bool:
    """Whether two groups of points on the circle of eight cannot both be joined inside it."""
    marks = [point in one for point in range(8) if point in one or point in other]
    return sum(mark != marks[number - 1] for number, mark in enumerate(marks)) > 2


def lies_flat(land: Groups, nets: Groups) -> bool:
    """Whether no two of the groups cross; corner i is point 2i of the circle, exit i is point 2i + 1."""
    groups = [{2 * i for i in piece} for piece in land] + [{2 * i + 1 for i in net} for net in nets]
    return not any(cross(one, other) for one, other in combinations(groups, 2))


def shores(land: Groups, nets: Groups) -> list[list[tuple[int, int]]]:
    """For each net and piece that have neighbouring points, the (exit, corner) places for a dock."""
    found: dict[tuple[Sequence[int], Sequence[int]], list[tuple[int, int]]] = {}
    for exit_, corner in ((i, j % 4) for i in range(4) for j in (i, i + 1)):
        net = next(group for group in nets if exit_ in group)
        piece = next(group for group in land if corner in group)
        found.setdefault((net, piece), []).append((exit_, corner))
    return list(found.values())


def every_shape() -> Iterator[Shape]:
    """Every tile that A3.3 allows, with at most 4 docks, in every rotation."""
    for land, nets in product(list(partitions(range(4))), repeat=2):
        if len(land) == 1 or not lies_flat(land, nets):
            continue
        ends = [net[0] for net in nets if len(net) == 1]
        places = [shore[0] for shore in shores(land, nets)]
        for number in range(1, 5):
            for docks in combinations(places, number):
                if all(any(exit_ == end for exit_, _ in docks) for end in ends):
                    for icon in range(4):
                        yield Shape(land, nets, docks, icon)


def turn(shape: Shape, quarters: int) -> Shape:
    """The shape turned clockwise."""

    def moved(groups: Groups) -> Groups:
        return tuple(sorted(tuple(sorted((i + quarters) % 4 for i in group)) for group in groups))

    land, nets = moved(shape.land), moved(shape.nets)
    meant = [((e + quarters) % 4, (c + quarters) % 4) for e, c in shape.docks]
    # Where on its shore a dock is drawn is no matter: always the first place, so that equals look equal.
    docks = [shore[0] for shore in shores(land, nets) if any(dock in shore for dock in meant)]
    return Shape(land, nets, tuple(sorted(docks)), (shape.icon + quarters) % 4)


def canonical(shape: Shape) -> Shape:
    """The same for all four rotations of a tile."""
    return min(turn(shape, quarters) for quarters in range(4))


def land_kind(shape: Shape) -> str:
    sizes = sorted(len(piece) for piece in shape.land)
    if sizes == [1, 1, 2]:
        (pair,) = (piece for piece in shape.land if len(piece) == 2)
        return "diagonal" if (pair[1] - pair[0]) == 2 else "one pair"
    return {(1, 1, 1, 1): "four corners", (2, 2): "two pairs", (1, 3): "three and one"}[tuple(sizes)]


def net_kind(shape: Shape) -> str:
    sizes = sorted(len(net) for net in shape.nets)
    if sizes == [1, 1, 2]:
        (pair,) = (net for net in shape.nets if len(net) == 2)
        return "through" if (pair[1] - pair[0]) == 2 else "bend"
    return {(1, 1, 1, 1): "four ends", (2, 2): "two bends", (1, 3): "tee", (4,): "cross"}[tuple(sizes)]


def icon_by_a_dock(shape: Shape) -> bool:
    piece = next(piece for piece in shape.land if shape.icon in piece)
    return any(corner in piece for _, corner in shape.docks)


class Traits(NamedTuple):
    """What the knobs ask about one tile."""

    land: str
    nets: str
    docks: int
    icon_by_a_dock: bool
    drawing: tuple[object, ...]  # without the icon
    plan: tuple[object, ...]  # without icon and docks


@cache
def traits(shape: Shape) -> Traits:
    ways = [turn(shape, quarters) for quarters in range(4)]
    drawing, plan = min(way[:3] for way in ways), min(way[:2] for way in ways)
    return Traits(land_kind(shape), net_kind(shape), len(shape.docks), icon_by_a_dock(shape), drawing, plan)


def distance_from_knobs(chosen: Sequence[Shape]) -> float:
    """How far a choice of tiles is from the knobs, and from being varied."""
    every = [traits(shape) for shape in chosen]
    off = 0.0
    for found, wanted in (
        (Counter[object](tile.land for tile in every), LAND),
        (Counter[object](tile.nets for tile in every), NETS),
        (Counter[object](tile.docks for tile in every), DOCKS),
    ):
        off += sum(abs(found[kind] - number) for kind, number in wanted.items())
    off += abs(sum(tile.icon_by_a_dock for tile in every) - ICON_BY_A_DOCK)
    # Tiles that differ by the icon alone, or that have the same land and nets over and over, are dull.
    off += len(every) - len({tile.drawing for tile in every})
    plans = Counter(tile.plan for tile in every)
    return off + sum(max(0, number - 2) for number in plans.values()) / 8


def choose_shapes(rng: random.Random) -> list[Shape]:
    """36 different tiles that fit the knobs, by swapping one tile at a time while it helps."""
    shapes = sorted({canonical(shape) for shape in every_shape()})
    shapes = [shape for shape in shapes if land_kind(shape) in LAND and net_kind(shape) in NETS]
    chosen = rng.sample(shapes, 36)
    off = distance_from_knobs(chosen)
    for _ in range(12_000):
        slot, shape = rng.randrange(36), rng.choice(shapes)
        if shape in chosen:
            continue
        trial = [*chosen[:slot], shape, *chosen[slot + 1 :]]
        trial_off = distance_from_knobs(trial)
        if trial_off <= off:
            chosen, off = trial, trial_off
    return sorted(chosen, key=lambda shape: (land_kind(shape), net_kind(shape), shape))


def design_tiles(rng: random.Random) -> list[tuple[str, Shape]]:
    """The 36 tiles with their terrains: 9 of each, spread over the kinds, and 9 icons in each quadrant."""
    chosen = choose_shapes(rng)
    tiles: list[tuple[str, Shape]] = []
    for start in range(0, 36, 4):
        # Neighbours in the sorted list are alike, so each four of them share out the four terrains.
        terrains, quadrants = rng.sample(TERRAINS, 4), rng.sample(range(4), 4)
        for plain, terrain, quadrant in zip(chosen[start : start + 4], terrains, quadrants, strict=True):
            shape = turn(plain, quadrant - plain.icon)
            docks = [rng.choice(shore) for shore in shores(shape.land, shape.nets) if shore[0] in shape.docks]
            tiles.append((terrain, shape._replace(docks=tuple(sorted(docks)))))
    rng.shuffle(tiles)
    return sorted(tiles, key=lambda tile: TERRAINS.index(tile[0]))


class Card(NamedTuple):
    """A map card: its empty side, the terrain it lacks, and what follows clockwise from the empty side."""

    empty: int
    absent: int
    terrains: tuple[int, ...]
    icons: tuple[int, ...]

    def clues(self) -> list[tuple[int, int, int]]:
        """Side, terrain, icons."""
        sides = [(self.empty + step) % 4 for step in (1, 2, 3)]
        return list(zip(sides, self.terrains, self.icons, strict=True))


def arranged(rng: random.Random, empty: int, absent: int, icons: Sequence[int]) -> Card:
    terrains = [terrain for terrain in range(4) if terrain != absent]
    return Card(empty, absent, tuple(rng.sample(terrains, 3)), tuple(rng.sample(icons, 3)))


def unevenness(cards: Sequence[Card]) -> float:
    """0 if terrains, sides and icons were spread perfectly evenly over a tier; equal cards weigh most."""
    clues = [clue for card in cards for clue in card.clues()]
    pairs = Counter((side, terrain) for side, terrain, _ in clues)
    off = sum(abs(pairs[side, terrain] - 2.25) for side in range(4) for terrain in range(4))
    for which in (0, 1):
        icons: Counter[int] = Counter()
        for clue in clues:
            icons[clue[which]] += clue[2]
        off += sum(abs(icons[key] - sum(icons.values()) / 4) for key in range(4))
    off += 2.0 * (12 - len({(card.empty, card.absent) for card in cards}))
    off += 5.0 * (12 - len({card[2:] for card in cards}))  # alike but for a turn of the card
    return off + 100.0 * (12 - len(set(cards)))


def design_tier(rng: random.Random, patterns: dict[tuple[int, int, int], int]) -> list[Card]:
    """12 cards with every side empty on 3 and every terrain absent from 3, as even as a search makes them."""
    icons = [pattern for pattern, number in patterns.items() for _ in range(number)]
    absent = [0, 1, 2, 3] * 3
    rng.shuffle(absent)
    cards = [arranged(rng, number % 4, absent[number], icons[number]) for number in range(12)]
    off = unevenness(cards)
    for _ in range(6_000):
        one, other = rng.sample(range(12), 2)
        trial = list(cards)
        if rng.random() < 0.3:
            trial[one] = arranged(rng, cards[one].empty, cards[other].absent, cards[one].icons)
            trial[other] = arranged(rng, cards[other].empty, cards[one].absent, cards[other].icons)
        else:
            trial[one] = arranged(rng, cards[one].empty, cards[one].absent, cards[one].icons)
        trial_off = unevenness(trial)
        if trial_off <= off:
            cards, off = trial, trial_off
    rng.shuffle(cards)
    return cards


def tile_rows(tiles: Sequence[tuple[str, Shape]]) -> Iterator[str]:
    def listed(texts: Iterator[str]) -> str:
        return "[" + ", ".join(f'"{text}"' for text in texts) + "]"

    for number, (terrain, shape) in enumerate(tiles, start=1):
        yield "\n[[tiles]]\n"
        yield f'id = "T{number:02}"\nicon = "{terrain}"\nquadrant = "{CORNERS[shape.icon]}"\n'
        yield f"land = {listed(' '.join(CORNERS[i] for i in piece) for piece in shape.land)}\n"
        yield f"routes = {listed(' '.join(EXITS[i] for i in net) for net in shape.nets)}\n"
        yield f"docks = {listed(f'{EXITS[e]} {CORNERS[c]}' for e, c in shape.docks)}\n"


def map_rows(tier: str, cards: Sequence[Card]) -> Iterator[str]:
    for number, card in enumerate(cards, start=1):
        yield f'\n[[maps]]\nid = "{tier[0].upper()}{number:02}"\ntier = "{tier}"\n'
        for side, terrain, icons in sorted(card.clues()):
            yield f'{SIDES[side]} = "{TERRAINS[terrain]} {icons}"\n'


def design() -> tuple[list[tuple[str, Shape]], dict[str, list[Card]]]:
    """Tiles, and map cards by tier. A generator each, so that a knob of one does not stir the others."""
    tiles = design_tiles(random.Random(f"tiles {SEED}"))
    return tiles, {t: design_tier(random.Random(f"{t} {SEED}"), patterns) for t, patterns in ICONS.items()}


def house_set(head: str) -> str:
    """The whole file: the head that is written by hand, then tiles and maps."""
    tiles, maps = design()
    rows = list(tile_rows(tiles))
    for tier, cards in maps.items():
        rows += map_rows(tier, cards)
    return head.partition(MARK)[0] + MARK + "".join(rows)


def main() -> int:
    parser = argparse.ArgumentParser(description="Design the house components of Akrotiri.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the house set differs")
    wanted = parser.parse_args()
    before = HOUSE.read_text(encoding="utf-8")
    after = house_set(before)
    if wanted.check:
        print("the house set is this design" if after == before else "the house set is not this design")
        return int(after != before)
    HOUSE.write_text(after, encoding="utf-8")
    print("written" if after != before else "nothing to change")
    tiles, maps = design()
    print("off the knobs:", distance_from_knobs([shape for _, shape in tiles]))
    print("unevenness of maps:", {tier: round(unevenness(cards), 1) for tier, cards in maps.items()})
    return 0


if __name__ == "__main__":
    sys.exit(main())
