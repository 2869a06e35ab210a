"""The best moves of one decision, from one seat's view: what they promise, and why, in one true sentence each."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from math import floor, inf
from typing import Any, Final

import msgspec

from labrys.bots.advice import akrotiri, minos
from labrys.bots.advice.claims import GENERAL, Claim, agreed, claim, in_brief
from labrys.bots.advice.following import Path, follow
from labrys.bots.advice.rest import MOST_WORLDS, Rest
from labrys.bots.search.thinker import Budget, Thinker
from labrys.bots.search.tree import Node, Search
from labrys.core.quick import Lots

MOST: Final = 3
"""So many moves are advised."""
SEARCHING: Final = 0.45
"""The part of the time that the search has; the rest of the games has the other."""
PLAYING: Final = 0.95
"""When the rest of the games has to have come to its end."""
A_WORLD: Final = 16
"""With so many simulations one more world is played to its end."""
A_LEAD: Final = 1.0
"""Points that are worth mentioning."""

_CLAIMS: Final = {"akrotiri": akrotiri.claims, "minos": minos.claims}
_ECHOES: Final = akrotiri.ECHOES | minos.ECHOES


class Advised(msgspec.Struct, frozen=True):
    """One move, and what is to be said for it."""

    move: Any
    text: str
    """The move in notation."""
    chance: float | None
    """To win, as the search sees it, from 0 to 1; None for the only move there is, or one that was not tried."""
    visits: int
    """How often the search has tried it: the more, the surer is the chance."""
    points: float | None
    """At the end of the game, on average over the rest of it in imagined worlds; None for the only move."""
    sources: dict[str, float]
    """The same by source, as score sheets name them; they add up to the points."""
    worlds: int
    """How many worlds the points are the average of."""
    course: tuple[Any, ...]
    """The move and those that are to follow it in the same turn, up to chance and to the decisions of others."""
    claims: tuple[Claim, ...]
    """What its sentence says; at least one."""
    span: int
    """Of how many moves of the course it says that."""
    is_later: bool
    """Whether it says what the turn leads to, for want of anything to say about the move but what its name says."""


class Advice(msgspec.Struct, frozen=True):
    """The best moves of a decision, the best first."""

    seat: int
    simulations: int
    moves: tuple[Advised, ...]


def advise(game: Any, view: Any, budget: Budget, seed: str, among: Sequence[Any] | None = None) -> Advice:
    """Advice for the seat of a view that has to decide; ValueError if it has not.

    It follows from the view, and with a budget of simulations alone from the seed. A budget of time is kept, but for
    the end of what is being played when it runs out. `among` are the moves that may be advised, if not all may.
    """
    began = time.monotonic()
    sight = game.quick.sight(view)
    world = sight.world(Lots(random.Random(f"{seed}:look")))
    if view.seat not in game.deciders(world):
        raise ValueError(f"seat {view.seat} has nothing to decide")
    legal = game.legal(world, view.seat)
    if among is not None:
        named = [game.encode(world, move) for move in among]
        legal = [code for code in legal if code in named] or legal
    if len(legal) == 1:
        is_all = len(game.legal(world, view.seat)) == 1
        return Advice(view.seat, 0, (_only(game, world, legal[0], "only" if is_all else "asked"),))
    timed = budget.seconds < inf
    thinker = Thinker(game, f"{seed}:think", _part(budget))
    search = thinker.think(view)
    nodes = _best(search, legal)
    rest = Rest(game, view.seat, sight, thinker.known(view).guide, seed)
    worlds = max(2, min(MOST_WORLDS, budget.simulations // A_WORLD))
    rest.play([node.course for node in nodes], worlds, began + PLAYING * budget.seconds if timed else inf)
    lots = Lots(random.Random(f"{seed}:claims"))
    paths = [follow(game, view.seat, sight, lots, thinker.known(view).guide, node) for node in nodes]
    return Advice(
        view.seat,
        search.root.visits,
        tuple([_advised(game, world, nodes, paths, rest, at) for at in range(len(nodes))]),
    )


def _part(budget: Budget) -> Budget:
    """The budget of the search alone, with which it tries something at least."""
    return Budget(
        max(1, budget.simulations), budget.seconds * SEARCHING, 0.0, budget.curiosity, budget.width, budget.ahead,
        budget.horizon,
    )  # fmt: skip


def _best(search: Search[Any], legal: list[int]) -> list[Node]:
    """The courses that were tried most often, one for each first move; if none of these may be made, the first move."""
    ranked = sorted(search.root.replies.values(), key=lambda node: (-node.visits, -node.worth, node.course))
    found: dict[int, Node] = {}
    for node in ranked:
        if node.course[0] in legal:
            found.setdefault(node.course[0], node)
    return list(found.values())[:MOST] or [Node((legal[0],))]


def _only(game: Any, world: Any, code: int, why: str) -> Advised:
    move = game.decode(world, code)
    return Advised(
        move=move,
        text=game.text(move),
        chance=None,
        visits=0,
        points=None,
        sources={},
        worlds=0,
        course=(move,),
        claims=(claim(GENERAL, why),),
        span=1,
        is_later=False,
    )


def _advised(game: Any, world: Any, nodes: list[Node], paths: list[list[Path]], rest: Rest, at: int) -> Advised:
    node, sources = nodes[at], rest.sources(at)
    move = game.decode(world, node.course[0])
    chance = node.worth / node.visits if node.visits else None
    said, span, is_later = _told(game, paths[at], len(node.course))
    # A lead is one of the whole game, and not of a turn.
    if at == 0 and len(nodes) > 1 and not is_later and len(said) < MOST and (lead := rest.lead(0, 1)) >= A_LEAD:
        said.append(claim(GENERAL, "ahead", points=floor(lead)))
    if not said:
        said.append(claim(GENERAL, "asked") if chance is None else _winning(chance))
    return Advised(
        move=move,
        text=game.text(move),
        chance=chance,
        visits=node.visits,
        points=sum(sources.values()),
        sources=sources,
        worlds=len(rest.ends[at]),
        course=tuple(paths[at][0].moves),
        claims=tuple(said),
        span=span,
        is_later=is_later,
    )


def _winning(chance: float) -> Claim:
    return claim(GENERAL, "chance", percent=round(100 * chance))


def _told(game: Any, paths: list[Path], span: int) -> tuple[list[Claim], int, bool]:
    """What a sentence says, of how many moves of the course, and whether it does not begin with the first of them."""
    deeds, prospects = _holding(game, paths, span)
    if span > 1:
        if said := in_brief(deeds, prospects):
            # Cubes are sold one by one, and the first of these sales begins what is claimed; a card that is put down
            # before another one is played does not begin that.
            begun = {one.kind for claims in _holding(game, paths, 1) for one in claims}
            return said, span, not any(one.kind in begun for one in said)
    else:
        news = [one for one in deeds if one.kind not in _ECHOES]
        if news or prospects:
            return in_brief(news or deeds, prospects), span, False
    turn = len(paths[0].moves)
    later, then = _holding(game, paths, turn)
    if leads := in_brief([one for one in later if one not in deeds], then):
        return leads, turn, True
    return in_brief(deeds, []), span, False


def _holding(game: Any, paths: list[Path], moves: int) -> tuple[list[Claim], list[Claim]]:
    """What so many moves of a course do in every world, and what can be done then."""
    find = _CLAIMS.get(game.name)
    if find is None:
        return [], []
    found = [find(path.part(moves)) for path in paths]
    return agreed([deeds for deeds, _ in found]), agreed([prospects for _, prospects in found])
