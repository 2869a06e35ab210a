"""The best moves of one decision, from one seat's view: what they do, what is to follow, and what that brings."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from labrys.bots.advice import akrotiri, minos
from labrys.bots.advice.claims import GENERAL, Claim, agreed, claim, in_brief
from labrys.bots.advice.following import Path, codes_of, follow
from labrys.bots.advice.standing import gained
from labrys.bots.search.guide import Course
from labrys.bots.search.thinker import Budget, Thinker
from labrys.bots.search.tree import Node, Search
from labrys.core.quick import Lots

MOST: Final = 3
"""So many moves are advised."""
SEARCHING: Final = 0.9
"""The part of the time that the search has; what comes of the courses is looked at in the rest."""

_CLAIMS: Final = {"akrotiri": akrotiri.claims, "minos": minos.claims}
_ECHOES: Final = akrotiri.ECHOES | minos.ECHOES


class Advised(msgspec.Struct, frozen=True):
    """One move, and what is to be said for it."""

    move: Any
    text: str
    """The move in notation."""
    claims: tuple[Claim, ...]
    """What its sentence says: of this move, and of none that follows. It may be nothing."""
    course: tuple[Any, ...]
    """The move and those that are to follow it in the same turn, up to chance and to the decisions of others."""
    brings: int | None
    """The points that the whole course brings, if it brings any and that is sure."""
    goes_on: bool
    """Whether the turn goes on after the course, in a way that cannot be known yet."""
    is_begun: bool
    """Whether the course is the rest of one that was advised before."""
    chance: float | None
    """To win, as the search sees it, from 0 to 1; None for the only move there is, or one that was not tried."""
    visits: int
    """How often the search has tried it: the more, the surer is the chance."""


class Advice(msgspec.Struct, frozen=True):
    """The best moves of a decision, the best first."""

    seat: int
    simulations: int
    moves: tuple[Advised, ...]


def advise(
    game: Any, view: Any, budget: Budget, seed: str, among: Sequence[Any] | None = None, begun: Sequence[Any] = ()
) -> Advice:
    """Advice for the seat of a view that has to decide; ValueError if it has not.

    It follows from the view and from what is `begun`: the rest of a course that was advised before. That stays the best
    as long as it can be played, so that what was said of it comes. With a budget of simulations alone the advice is the
    same for the same seed. `among` are the moves that may be advised, if not all may.
    """
    sight = game.quick.sight(view)
    lots = Lots(random.Random(f"{seed}:look"))
    world = sight.world(lots)
    if view.seat not in game.deciders(world):
        raise ValueError(f"seat {view.seat} has nothing to decide")
    every = game.legal(world, view.seat)
    legal = every if among is None else _allowed(game, world, every, among)
    kept = codes_of(game, view.seat, world, begun)
    if kept and kept[0] not in legal:
        kept = ()
    thinker = Thinker(game, f"{seed}:think", _part(budget))
    guide = thinker.known(view).guide

    def followed(node: Node) -> list[Path]:
        paths = follow(game, view.seat, sight, lots, guide, node)
        # In a lesson it is not known what will be allowed after this move.
        return paths if among is None else [path.part(1) for path in paths]

    if len(legal) == 1:
        general = [claim(GENERAL, "only" if len(every) == 1 else "asked")]
        only = Node(kept or tuple(legal))
        return Advice(view.seat, 0, (_advised(game, only, followed(only), general, is_begun=bool(kept)),))
    search = thinker.think(view, kept)
    nodes = _best(search, legal, kept)
    moves = [_advised(game, node, followed(node), [], is_begun=node.course == kept) for node in nodes]
    return Advice(view.seat, search.root.visits, tuple(moves))


def _allowed(game: Any, world: Any, legal: list[int], among: Sequence[Any]) -> list[int]:
    """Those of the legal moves that may be advised; all, if there is none."""
    named = [game.encode(world, move) for move in among]
    return [code for code in legal if code in named] or legal


def _part(budget: Budget) -> Budget:
    """The budget of the search alone, with which it tries something at least."""
    return Budget(
        max(1, budget.simulations), budget.seconds * SEARCHING, 0.0, budget.curiosity, budget.width, budget.ahead,
        budget.horizon,
    )  # fmt: skip


def _best(search: Search[Any], legal: list[int], kept: Course) -> list[Node]:
    """What was begun, then the courses that were tried most often, one for each first move; if none of these may be
    made, the first move."""
    ranked = sorted(
        search.root.replies.values(), key=lambda node: (node.course != kept, -node.visits, -node.worth, node.course)
    )
    found: dict[int, Node] = {}
    for node in ranked:
        if node.course[0] in legal:
            found.setdefault(node.course[0], node)
    return list(found.values())[:MOST] or [Node((legal[0],))]


def _advised(game: Any, node: Node, paths: list[Path], general: list[Claim], *, is_begun: bool) -> Advised:
    move = paths[0].moves[0]
    return Advised(
        move=move,
        text=game.text(move),
        claims=tuple(_told(game, paths) or general),
        course=tuple(paths[0].moves),
        brings=_brought(game, paths),
        goes_on=any(path.turn_goes_on() for path in paths),
        is_begun=is_begun,
        chance=node.worth / node.visits if node.visits else None,
        visits=node.visits,
    )


def _told(game: Any, paths: list[Path]) -> list[Claim]:
    """What the first move does in every world, if that is more than its name says, and what can be done then."""
    find = _CLAIMS.get(game.name)
    if find is None:
        return []
    found = [find(path.part(1)) for path in paths]
    deeds, prospects = agreed([deeds for deeds, _ in found]), agreed([prospects for _, prospects in found])
    news = [one for one in deeds if one.kind not in _ECHOES]
    return in_brief(news or deeds, [one for one in prospects if minos.is_taken_up(one, paths[0].moves[1:])])


def _brought(game: Any, paths: list[Path]) -> int | None:
    """The points of the whole course. Where all decide at once they depend on others."""
    if paths[0].is_shared:
        return None
    points = {gained(game, path.before, path.settled, path.seat) for path in paths}
    first = points.pop()
    return first if first > 0 and not points else None
