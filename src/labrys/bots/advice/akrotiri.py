"""What can be claimed of a course in Akrotiri: goods sold, temples found, maps that can be paid."""

from __future__ import annotations

from typing import Final

from labrys.bots.advice.claims import Claim, claim
from labrys.bots.advice.following import Path
from labrys.bots.search.akrotiri.trade import proceeds
from labrys.core.bitsets import bits
from labrys.games.akrotiri import moves
from labrys.games.akrotiri.components import COLOURS
from labrys.games.akrotiri.rules.excavation import sites_on
from labrys.games.akrotiri.scoring import goal_points
from labrys.games.akrotiri.sea import FAR, LAND_NODES
from labrys.games.akrotiri.state import State, count_of, docked_cubes, temple_on

SAID: Final = {
    "akrotiri-excavates": "excavates a temple by map {map} for {points:point}",
    "akrotiri-sells": "sells {cubes:cube} for {drachmas:drachma}",
    "akrotiri-loads": "loads {cubes:cube} for a cargo worth {drachmas:drachma} at present prices",
    "akrotiri-buys": "buys {maps:map} for {drachmas:drachma}",
    "akrotiri-asks": "asks the oracle for a {terrain}",
    "akrotiri-opens": "lets map {map} point to {sites:site} instead of {before}",
    "akrotiri-cube": "puts {colour} goods on an island {portages:portage} from Thera",
    "akrotiri-near": "puts {colour} goods on an island that boats reach from Thera by route alone",
    "akrotiri-keeps": "keeps a goal that is worth {points:point} as things stand",
    "akrotiri-sails": "sails to {dock}",
    "akrotiri-reaches": "reaches an island with {cubes:cube} worth {drachmas:drachma} at present prices",
    "akrotiri-pays": "can then pay map {map}",
    "akrotiri-lies": "then lies where map {map} can be excavated",
}
"""The claims about this game, in English."""
ECHOES: Final = {"akrotiri-asks", "akrotiri-sails", "akrotiri-buys"}
"""What the name of a move says already, where it is written out."""


def claims(path: Path) -> tuple[list[Claim], list[Claim]]:
    """What a course does, the weightiest first, and what can be done after it."""
    deeds = [
        *_excavated(path), *_sold(path), *_opened(path), *_loaded(path), *_bought(path), *_cubes(path), *_kept(path),
        *_asked(path),
    ]  # fmt: skip
    return deeds or _sailed(path), [*_lying(path), *_paid(path)]


def _excavated(path: Path) -> list[Claim]:
    kit = path.before.kit
    dug = [kit.map_ids.index(move.map) for move in path.moves if isinstance(move, moves.Excavate)]
    return [claim(SAID, "akrotiri-excavates", map=kit.map_ids[card], points=kit.map_points[card]) for card in dug]


def _sold(path: Path) -> list[Claim]:
    cubes = drachmas = 0
    for at, move in enumerate(path.moves):
        if isinstance(move, moves.Sell):
            cubes += 1
            drachmas += path.known[at + 1].drachmas[path.seat] - path.known[at].drachmas[path.seat]
    return [claim(SAID, "akrotiri-sells", cubes=cubes, drachmas=drachmas)] if cubes else []


def _loaded(path: Path) -> list[Claim]:
    """Only if the cubes are still on board at the end of the course."""
    cubes = sum(len(move.cubes) for move in path.moves if isinstance(move, moves.Load))
    cargo = path.after.cargo[path.seat]
    if not cubes or not cargo or any(isinstance(move, moves.Sell | moves.Unload) for move in path.moves):
        return []
    return [claim(SAID, "akrotiri-loads", cubes=cubes, drachmas=proceeds(path.after, cargo))]


def _bought(path: Path) -> list[Claim]:
    found = []
    for at, move in enumerate(path.moves):
        if isinstance(move, moves.Buy):
            price = path.known[at].drachmas[path.seat] - path.known[at + 1].drachmas[path.seat]
            found.append(claim(SAID, "akrotiri-buys", maps=len(move.maps), drachmas=price))
    return found


def _asked(path: Path) -> list[Claim]:
    return [claim(SAID, "akrotiri-asks", terrain=move.terrain) for move in path.moves if isinstance(move, moves.Oracle)]


def _opened(path: Path) -> list[Claim]:
    """Maps in hand that a tile gives more sites; those first that had none."""
    found = []
    for at, move in enumerate(path.moves):
        if isinstance(move, moves.Lay):
            before, after = path.known[at], path.known[at + 1]
            for card in bits(before.maps[path.seat]):
                old, new = sites_of(before, path.seat, card), sites_of(after, path.seat, card)
                if new > old:
                    name = before.kit.map_ids[card]
                    found.append((old > 0, -before.kit.map_points[card], name, new, old))
    return [
        claim(SAID, "akrotiri-opens", map=name, sites=new, before=old) for _, _, name, new, old in sorted(found)[:1]
    ]


def sites_of(state: State, seat: int, card: int) -> int:
    """How many quadrants of islands without a temple a map points to."""
    labels = {label for label in state.sea.island if state.sea.island_nodes[label]}
    return sum(len(sites_on(state, seat, card, label)) for label in sorted(labels) if not temple_on(state, label))


def _cubes(path: Path) -> list[Claim]:
    """Cubes that come onto the map where boats can fetch them, the nearest first."""
    found = []
    for at, move in enumerate(path.moves):
        if isinstance(move, moves.Lay | moves.Cube):
            before, after = path.known[at], path.known[at + 1]
            for node in range(LAND_NODES):
                more = after.lying[node] - before.lying[node]
                far = after.sea.far_island[after.sea.island[node]] if more > 0 else FAR
                if far != FAR:
                    colour = next(colour for colour in range(4) if more >> 4 * colour & 15)
                    found.append((far, colour))
    return [_placed(COLOURS[colour], far) for far, colour in sorted(found)]


def _placed(colour: str, far: int) -> Claim:
    if far:
        return claim(SAID, "akrotiri-cube", colour=colour, portages=far)
    return claim(SAID, "akrotiri-near", colour=colour)


def _kept(path: Path) -> list[Claim]:
    """What a goal would bring with the temples that there are."""
    goals = [move.goal for move in path.moves if isinstance(move, moves.Keep | moves.Take)]
    worth = [goal_points(path.before, path.seat, path.before.kit.goal_ids.index(goal)) for goal in goals]
    return [claim(SAID, "akrotiri-keeps", points=points) for points in worth if points]


def _sailed(path: Path) -> list[Claim]:
    """Where a boat goes that does nothing else, and what lies there."""
    docks = [move.dock for move in path.moves if isinstance(move, moves.Sail)]
    if not docks:
        return []
    there = docked_cubes(path.after, path.seat)
    if there:
        worth = proceeds(path.after, there)
        return [claim(SAID, "akrotiri-reaches", cubes=count_of(there), drachmas=worth)]
    return [claim(SAID, "akrotiri-sails", dock=docks[-1])]


def _lying(path: Path) -> list[Claim]:
    """A map that points to where the boat lies at last, and can be paid, though not before."""
    before, after, seat = path.before, path.after, path.seat
    if after.boats[seat] < 0 or len(after.temples[seat]) == after.kit.temples:
        return []
    found = [card for card in bits(after.maps[seat]) if stands_ready(after, seat, card)]
    ready = [card for card in found if before.boats[seat] < 0 or not stands_ready(before, seat, card)]
    kit = after.kit
    best = sorted((-kit.map_points[card], kit.map_ids[card]) for card in ready)
    return [claim(SAID, "akrotiri-lies", map=name) for _, name in best]


def stands_ready(state: State, seat: int, card: int) -> bool:
    """Whether a map could be excavated where a boat lies, had it an action left."""
    label = state.sea.dock_island(state.boats[seat])
    return bool(
        state.sea.island_nodes[label]
        and not temple_on(state, label)
        and state.kit.map_cost[card] <= state.drachmas[seat]
        and sites_on(state, seat, card, label)
    )


def _paid(path: Path) -> list[Claim]:
    """Maps in hand for which the drachmas now suffice."""
    had, has, kit = path.before.drachmas[path.seat], path.after.drachmas[path.seat], path.after.kit
    held = bits(path.before.maps[path.seat] & path.after.maps[path.seat])
    best = sorted((-kit.map_points[card], kit.map_ids[card]) for card in held if had < kit.map_cost[card] <= has)
    return [claim(SAID, "akrotiri-pays", map=name) for _, name in best]
