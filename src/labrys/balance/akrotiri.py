"""What is compared in Akrotiri: seats and places, goals, maps, and what the sea looks like in the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from labrys.balance.facts import Lifts, SeatFacts, Shares, Story, Study, Things, Worths, position_names
from labrys.core.bitsets import bits
from labrys.core.game import Game
from labrys.core.table import Table
from labrys.games.akrotiri.events import Excavated, GoalDrawn, GoalKept, GoalOffered, GoalTaken, LastGoalKept, MapDrawn
from labrys.games.akrotiri.game import Akrotiri
from labrys.games.akrotiri.rules.excavation import window
from labrys.games.akrotiri.scoring import goal_points
from labrys.games.akrotiri.sea import FAR
from labrys.games.akrotiri.state import State

LEAST, MOST = 0.25, 2.0
"""No goal may score less than a quarter, or more than twice, the mean of all goals."""
_FAR_NAMES = {0: "no portage", 1: "1 portage", 2: "2 or more portages"}


def study(rules: Game[Any, Any], players: int) -> Study:
    """What is compared."""
    assert isinstance(rules, Akrotiri)
    kit = rules.kit
    tiers = {
        tier: tuple(name for name, of in zip(kit.map_ids, kit.map_tier, strict=True) if kit.tier_names[of] == tier)
        for tier in kit.tier_names
    }
    dug = tuple(f"dug-{tier}" for tier in tiers)
    return Study(
        shares=(
            Shares("seat", "Seats", "Where one sits: maps look different from each side of the table."),
            Shares("place", "Places in the order of play"),
        ),
        lifts=(
            Lifts("goals", "Goals kept", "kept", kit.goal_ids, "goals-seen", about="A seat might keep what it saw."),
            Lifts("goals-seen", "Goals seen", "seen", kit.goal_ids, about="Chance alone decides what a seat sees."),
            *(
                Lifts(
                    f"dug-{tier}", f"Maps excavated: {tier}", "excavated", things, f"maps-{tier}", dug,
                    "A seat might excavate what it received.",
                )
                for tier, things in tiers.items()
            ),
        ),
        worths=(Worths("goals", "What kept goals score", "", (LEAST, MOST)),),
        settings=("seat", "place"),
        tell=tell,
    )  # fmt: skip


def tell(table: Table) -> Story:
    """What a finished table shows."""
    state: State = table.state
    tier_of = {
        name: state.kit.tier_names[tier] for name, tier in zip(state.kit.map_ids, state.kit.map_tier, strict=True)
    }
    seen: list[set[str]] = [set() for _ in range(state.players)]
    maps: list[set[str]] = [set() for _ in range(state.players)]
    dug: list[set[str]] = [set() for _ in range(state.players)]
    received: Counter[str] = Counter()
    for _, event in table.events:
        match event:
            case MapDrawn(seat, tier, str(name)):
                received[tier] += 1
                maps[seat].add(name)
            case Excavated(seat, name):
                dug[seat].add(name)
            case GoalDrawn(seat, str(name)) | GoalTaken(seat, name) | LastGoalKept(seat, str(name)):
                seen[seat].add(name)
            case GoalKept(seat, goal, buried):
                seen[seat].update(name for name in (goal, buried) if name)
            case GoalOffered(_, name):
                for seat in range(state.players):
                    seen[seat].add(name)
            case _:
                pass
    names = position_names(state.players)
    return Story(
        seats=tuple(
            SeatFacts(
                had={
                    "seat": (f"seat {seat}",),
                    "place": (names[(seat - state.first) % state.players],),
                    "goals": _ordered(state.kit.goal_ids[goal] for goal in state.goals[seat]),
                    "goals-seen": _ordered(seen[seat] | {state.kit.goal_ids[goal] for goal in state.goals[seat]}),
                    **_by_tier("maps", maps[seat] | dug[seat], tier_of),
                    **_by_tier("dug", dug[seat], tier_of),
                },
                brought={
                    "goals": tuple(
                        (state.kit.goal_ids[goal], goal_points(state, seat, goal)) for goal in state.goals[seat]
                    )
                },
            )
            for seat in range(state.players)
        ),
        counts={"turns (all players)": state.turns, "tiles laid": len(state.sea.tiles)},
        kinds=_kinds(table, received, Counter(tier_of[name] for names in dug for name in names)),
    )


def _ordered(names: Iterable[str]) -> Things:
    return tuple(sorted(set(names)))


def _by_tier(what: str, names: set[str], tier_of: Mapping[str, str]) -> dict[str, Things]:
    tiers = dict.fromkeys(tier_of.values())
    return {f"{what}-{tier}": _ordered(name for name in names if tier_of[name] == tier) for tier in tiers}


def _kinds(table: Table, received: Counter[str], dug: Counter[str]) -> dict[str, dict[str, int]]:
    """What there was of each kind."""
    state: State = table.state
    sea = state.sea
    islands = Counter(sea.far_island[label] for label in sea.islands() if sea.island_docks[label])
    temples = Counter(min(sea.far_island[sea.island[site]], 2) for sites in state.temples for site in sites)
    near = Counter({far: sum(n for at, n in islands.items() if min(at, 2) == far and at < FAR) for far in _FAR_NAMES})
    return {
        "excavations": {tier: dug[tier] for tier in state.kit.tier_names},
        **{
            f"{tier} maps received": {"excavated": dug[tier], "not excavated": received[tier] - dug[tier]}
            for tier in state.kit.tier_names
        },
        "maps received": could_dig(table),
        "islands with a way from Thera": {name: near[far] for far, name in _FAR_NAMES.items()},
        "islands with a dock": {"a way from Thera": near.total(), "no way from Thera": islands[FAR]},
        "temples": {name: temples[far] for far, name in _FAR_NAMES.items()},
    }


def could_dig(table: Table) -> dict[str, int]:
    """Of the maps that came to a hand: how many were dug, pointed somewhere at the end, or nowhere."""
    state: State = table.state
    found = {"dug": 0, "held, points to free land": 0, "held, points nowhere": 0}
    quadrants = [state.sea.quadrant(node) for label in state.sea.islands() for node in _free(state, label)]
    for seat in range(state.players):
        found["dug"] += len(state.played[seat])
        for card in bits(state.maps[seat]):
            left, right, low, high = window(state, seat, card)
            points = any(left <= x <= right and low <= y <= high for x, y in quadrants)
            found["held, points to free land" if points else "held, points nowhere"] += 1
    return found


def _free(state: State, label: int) -> tuple[int, ...]:
    """The quadrants of an island that a boat can reach and that has no temple."""
    sea = state.sea
    has_temple = any(sea.island[site] == label for sites in state.temples for site in sites)
    return () if has_temple or sea.far_island[label] == FAR else sea.island_nodes[label]
