"""By claim about Akrotiri: whether it is true of moves that were made, by events, views and refusals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from labrys.games.akrotiri import codes, events
from labrys.games.akrotiri import decisions as d
from labrys.games.akrotiri.components import COLOURS
from labrys.games.akrotiri.places import find_site
from labrys.games.akrotiri.rules.excavation import icons_beyond
from tests.bots.advice.positions import Replayed

Facts = dict[str, Any]


def excavates(made: Replayed, facts: Facts) -> bool:
    return (facts["map"], facts["points"]) in [(one.map, one.points) for one in made.told(events.Excavated)]


def sells(made: Replayed, facts: Facts) -> bool:
    sold = made.told(events.Sold)
    return (facts["cubes"], facts["drachmas"]) == (len(sold), sum(one.price for one in sold))


def loads(made: Replayed, facts: Facts) -> bool:
    """The cargo is sold in a world in which the boat lies at Thera, and the market is as it is."""
    cubes = [cube for one in made.told(events.Loaded) for cube in one.cubes]
    return (facts["cubes"], facts["drachmas"]) == (len(cubes), _sold(made, made.world.cargo[made.seat]))


def reaches(made: Replayed, facts: Facts) -> bool:
    """The cubes of all quadrants of the island, as the view names them."""
    dock = next(one for one in made.game.survey(made.after).docks if one.name == made.after.boats[made.seat])
    island = next(one for one in made.game.survey(made.after).islands if one.name == dock.island)
    pack = sum(count << 4 * COLOURS.index(colour) for colour, count in island.cubes.items())
    return (facts["cubes"], facts["drachmas"]) == (sum(island.cubes.values()), _sold(made, pack))


def _sold(made: Replayed, pack: int) -> int:
    """What these cubes bring, sold one after the other by the rules."""
    world, seat = made.world.clone(), made.seat
    had, world.cargo[seat] = world.drachmas[seat], pack
    world.boats[seat] = made.game.encode(world, made.game.parse("sail thera/1")) & codes.ARGUMENT
    world.stack, world.actions = [(d.ACT, seat, 0)], 0
    for colour in range(len(COLOURS)):
        for _ in range(world.cargo[seat] >> 4 * colour & 15):
            made.game.apply(world, seat, codes.SELL | colour)
    return int(world.drachmas[seat] - had)


def buys(made: Replayed, facts: Facts) -> bool:
    return (facts["maps"], facts["drachmas"]) in [(len(one.tiers), one.price) for one in made.told(events.MapsBought)]


def asks(made: Replayed, facts: Facts) -> bool:
    return facts["terrain"] in [one.terrain for one in made.told(events.OracleAsked)]


def _sites(made: Replayed, world: Any, card: str) -> int:
    """Quadrants without a temple on their island at which every side of a map is proved, each looked at by itself."""
    sides = world.kit.map_sides[world.kit.map_ids.index(card)]
    island, tiles = world.sea.island, len(world.sea.tiles)
    taken = {island[site] for sites in world.temples for site in sites}
    return sum(
        island[node] not in taken
        and node in world.sea.island_nodes[island[node]]
        and all(icons_beyond(world, made.seat, node, side, terrain) >= count for side, terrain, count in sides)
        for node in range(4 * tiles)
    )


def opens(made: Replayed, facts: Facts) -> bool:
    counts = [_sites(made, world, facts["map"]) for world in (made.first, made.world)]
    return [facts["before"], facts["sites"]] == counts and facts["before"] < facts["sites"]


def _placed(made: Replayed, colour: str) -> list[int]:
    """By cube of a colour that was placed: the portages from Thera to it."""
    sea = made.world.sea
    sites = [find_site(sea, one.site) for one in made.told(events.CubePlaced) if one.colour == colour]
    return [sea.far_island[sea.island[site]] for site in sites if site is not None]


def cube(made: Replayed, facts: Facts) -> bool:
    return facts["portages"] > 0 and facts["portages"] in _placed(made, facts["colour"])


def near(made: Replayed, facts: Facts) -> bool:
    return 0 in _placed(made, facts["colour"])


def keeps(made: Replayed, facts: Facts) -> bool:
    """A goal that the score sheet did not have before."""
    before, after = (
        {line.what: line.points for line in made.game.score(world)[made.seat].lines if line.part == "goals"}
        for world in (made.first, made.world)
    )
    return facts["points"] in [points for what, points in after.items() if what not in before]


def sails(made: Replayed, facts: Facts) -> bool:
    return bool(facts["dock"] == made.after.boats[made.seat] == made.told(events.Sailed)[-1].dock)


def pays(made: Replayed, facts: Facts) -> bool:
    cost = made.world.kit.components.tiers[made.world.kit.map_tier[made.world.kit.map_ids.index(facts["map"])]].cost
    had, has = made.before.drachmas[made.seat], made.after.drachmas[made.seat]
    return facts["map"] in made.after.maps.split("+") and had < cost <= has


def lies(made: Replayed, facts: Facts) -> bool:
    """It may be excavated with one more action."""
    world = made.world.clone()
    world.stack, world.actions, world.pair = [(d.ACT, made.seat, 0)], 1, 0
    legal = [made.game.decode(world, code) for code in made.game.legal(world, made.seat)]
    return any(getattr(one, "map", None) == facts["map"] for one in legal)


CHECKS: dict[str, Callable[[Replayed, Facts], bool]] = {
    "akrotiri-excavates": excavates,
    "akrotiri-sells": sells,
    "akrotiri-loads": loads,
    "akrotiri-buys": buys,
    "akrotiri-asks": asks,
    "akrotiri-opens": opens,
    "akrotiri-cube": cube,
    "akrotiri-near": near,
    "akrotiri-keeps": keeps,
    "akrotiri-sails": sails,
    "akrotiri-reaches": reaches,
    "akrotiri-pays": pays,
    "akrotiri-lies": lies,
}
