"""Scores by the definitions of the rules' page (A8, A10), each temple and each card by itself."""

from __future__ import annotations

from tests.games.akrotiri.slow_map import Facts, Land, SlowMap
from tests.games.akrotiri.slow_moves import CARDS

MAP_POINTS = {"easy": 1, "medium": 3, "hard": 7}  # A2.5
GOAL_POINTS = {  # A8: revised, first
    "portage-1": (3, 3), "portage-2": (6, 5), "no-icon": (4, 3),
    "volcano": (2, 2), "lake": (2, 2), "tree": (2, 2), "mountain": (2, 2),
    "isolated": (3, 2), "largest": (1, 1), "open": (2, 2), "three-icons": (3, 6), "quadrants": (2, 2),
}  # fmt: skip


def score(text: str) -> list[dict[str, int]]:
    """Each seat's points by source: `map E02`, `goal lake`, `drachmas`."""
    facts = Facts(text)
    sheets = []
    for seat in range(facts.players):
        sites = [site for _, site in facts.temples(seat)]
        sheet = {f"map {card}": MAP_POINTS[CARDS[card].tier] for card, _ in facts.temples(seat)}
        for goal in facts.each("goals", seat):
            points = GOAL_POINTS[goal][facts.is_first_edition]
            sheet[f"goal {goal}"] = points * times(goal, sites, facts.map, facts.is_first_edition)
        sheet["drachmas"] = facts.numbers("drachmas")[seat] // 10
        sheets.append(sheet)
    return sheets


def winners(text: str) -> set[int]:
    """A10: most points; then most drachmas; then all of them."""
    purses = Facts(text).numbers("drachmas")
    ranks = [(sum(sheet.values()), purse) for sheet, purse in zip(score(text), purses, strict=True)]
    return {seat for seat, rank in enumerate(ranks) if rank == max(ranks)}


def times(goal: str, sites: list[Land], sea: SlowMap, is_first_edition: bool) -> int:
    """How often a goal's points are had by somebody whose temples stand on these sites."""
    if goal == "largest":  # once: the tiles of the greatest complete island
        complete = [sea.size(sea.island_of[site]) for site in sites if sea.is_complete(sea.island_of[site])]
        return max(complete, default=0)
    if goal == "quadrants":  # Thera's centre is the lattice point (1, 1)
        return len({(site.x >= 1, site.y >= 1) for site in sites})
    return sum(counts(goal, nth, sites, sea, is_first_edition) for nth in range(len(sites)))


def counts(goal: str, nth: int, sites: list[Land], sea: SlowMap, is_first_edition: bool) -> bool:
    """Whether the nth temple counts for a goal."""
    island = sea.island_of[sites[nth]]
    terrains = sea.terrains(island)
    match goal:
        case "portage-1":
            return sea.distances[island] == 1
        case "portage-2":
            return sea.distances[island] == 2 if is_first_edition else sea.distances[island] >= 2
        case "no-icon":
            return not terrains
        case "three-icons":
            return len(set(terrains)) >= 3
        case "open":
            return not sea.is_complete(island)
        case "isolated":
            return is_isolated(nth, sites, sea)
        case _:
            return goal in terrains


def is_isolated(nth: int, sites: list[Land], sea: SlowMap) -> bool:
    """No other own temple on its island, nor on one that a route over land tiles leads to."""
    island = sea.island_of[sites[nth]]
    for other, site in enumerate(sites):
        if other == nth:
            continue
        if site in island:
            return False
        for mine in sea.docks_of(island):
            for theirs in sea.docks_of(sea.island_of[site]):
                if theirs.route in sea.tile_net_of[mine.route]:
                    return False
    return True
