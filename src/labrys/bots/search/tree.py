"""A tree of what one seat may do and what may come of it, grown in worlds that it imagines.

Every simulation takes a world that the seat cannot tell from the real one, goes down the tree by courses that are open
there, adds one node, and has that judged. So a node stands for all worlds in which it can be reached, and nothing is
known in it that the seat does not know (information-set tree search). A course is weighed against how often it could
have been taken, not against how often its parent was visited: in most worlds many courses are missing.

A judge errs, and errs alike in every world. A search that looks ahead has the game played on for some turns by what
comes to mind first, and takes the middle between now and then: what comes of it says what the judge overlooked.

In Minos so much happens until one's next turn that a tree of some hundred simulations knows nothing of it but noise. A
horizon ends it where the own turn ends, and every simulation goes into that.

Chance is in the tree: its answers have nodes as courses have. They are drawn, not chosen. Every seat wants its own
best. Where there are many courses, the less promising are tried only as a node is visited more often (progressive
widening).
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Any, Generic, TypeVar, cast

from labrys.bots.search.guide import Course, Guide
from labrys.bots.search.judge import Judge
from labrys.core.quick import CHANCE, Lots, Quick, Sight

S = TypeVar("S")


class Node:
    """A course, or an answer of chance, and what came of it."""

    __slots__ = ("course", "offered", "replies", "visits", "worth")

    def __init__(self, course: Course) -> None:
        self.course = course
        self.offered = 0
        """How often it could have been taken."""
        self.visits = 0
        self.worth = 0.0
        """The sum of what it brought to the seat that took it."""
        self.replies: dict[Course, Node] = {}


class Search(Generic[S]):
    """A search for one decision of a seat. It can be asked for more simulations at any time, and for what it found."""

    def __init__(
        self,
        quick: Quick[S],
        sight: Sight[S],
        seat: int,
        lots: Lots,
        judge: Judge[S],
        guide: Guide[S],
        curiosity: float = 0.7,
        width: float = 1e9,
        ahead: int = 0,
        horizon: int = 0,
    ) -> None:
        self.quick, self.sight, self.seat, self.lots = quick, sight, seat, lots
        self.judge, self.guide = judge, guide
        self.curiosity = curiosity
        """How much a course that was rarely tried is preferred to one that did well."""
        self.width = width
        """So many courses are open at a node that was never visited; with four times the visits twice as many."""
        self.ahead = ahead
        """So many turns are played on before a position is judged for the second time; without any, it is not."""
        self.horizon = horizon
        """The tree goes on for so many turns, the first of them the one that is under way; without any, as far as it
        gets."""
        self.root = Node(())
        self.seed = int(lots.draw() * 2**52)
        self._worlds: list[S] = []
        world = sight.world(lots)
        self.courses: list[Course] = guide.courses(world, seat)
        self.is_worth_it = guide.is_worth_thought(world, seat)
        """Whether it may find better than the first of them."""
        self.lowest, self.highest = 1.0, 0.0
        """The worths met so far: courses differ by small parts of a victory, and are told apart on this scale."""

    def simulate(self, times: int) -> None:
        """So many simulations more."""
        for _ in range(times):
            self._simulate_once()

    def best(self) -> Node:
        """The course that was taken most often."""
        return max(self.root.replies.values(), key=lambda node: (node.visits, node.worth))

    def lead(self) -> int:
        """How much more often the best course was taken than the next: with fewer simulations left it stays so."""
        first = second = 0
        for node in self.root.replies.values():
            if node.visits > first:
                first, second = node.visits, first
            elif node.visits > second:
                second = node.visits
        return first - second

    def _simulate_once(self) -> None:
        quick, path = self.quick, list[Node]()
        movers: list[int] = []
        node, is_new = self._choose(self.root, self.courses)
        world, lots = self._world(node.visits)
        for code in node.course:
            quick.apply(world, self.seat, code)
        path.append(node)
        movers.append(self.seat)
        who = quick.decider(world)
        rests = 0
        while not is_new:
            if self.horizon and self.guide.is_at_rest(world):
                rests += 1
                if rests == self.horizon:
                    break
            if who >= 0:
                node, is_new = self._choose(node, self.guide.courses(world, who))
                for code in node.course:
                    quick.apply(world, who, code)
            elif who == CHANCE:
                node, is_new = _reply(node, (quick.answer(world, lots.draw),))
            else:
                break
            path.append(node)
            movers.append(who)
            who = quick.decider(world)
        self.guide.bring_to_rest(world, lots)
        self._learn(path, movers, self._judged(world, lots))

    def _judged(self, world: S, lots: Lots) -> list[float]:
        """What a position at rest is worth to each seat, and what it comes to if the search looks ahead."""
        worths = self.judge.worths(world, lots)
        if self.ahead:
            for _ in range(self.ahead):
                self._play_on(world, lots)
            later = self.judge.worths(world, lots)
            worths = [(worth + later[seat]) / 2.0 for seat, worth in enumerate(worths)]
        return worths

    def _play_on(self, world: S, lots: Lots) -> None:
        """From rest to rest, by what comes to mind first."""
        quick, guide = self.quick, self.guide
        who = quick.decider(world)
        while who == CHANCE:
            quick.answer(world, lots.draw)
            who = quick.decider(world)
        if who >= 0:
            for code in guide.courses(world, who)[0]:
                quick.apply(world, who, code)
            guide.bring_to_rest(world, lots)

    def _world(self, number: int) -> tuple[S, Lots]:
        """A copy of the world that the n-th simulation of every course at the root is played in, and its chance.

        That all courses meet the same worlds in the same order takes luck out of comparing them.
        """
        if number == len(self._worlds):
            self._worlds.append(self.sight.world(self.lots))
        world: S = cast("Any", self._worlds[number]).clone()
        return world, Lots(Random(self.seed + number))

    def _learn(self, path: list[Node], movers: list[int], worths: list[float]) -> None:
        """What came of it is told to every node on the way, in the eyes of the seat that took the course."""
        for i, node in enumerate(path):
            node.visits += 1
            if movers[i] >= 0:
                worth = worths[movers[i]]
                node.worth += worth
                if worth < self.lowest:
                    self.lowest = worth
                if worth > self.highest:
                    self.highest = worth
        self.root.visits += 1

    def _choose(self, node: Node, courses: list[Course]) -> tuple[Node, bool]:
        """A course that is open and was never tried; if there is none, the most promising. And whether it is new."""
        open_ones = int(self.width * sqrt(node.visits + 1.0)) + 1
        untried: list[Course] = []
        known: list[Node] = []
        for course in courses:
            if len(known) + len(untried) == open_ones:
                break
            reply = node.replies.get(course)
            if reply is None:
                untried.append(course)
            else:
                reply.offered += 1
                known.append(reply)
        if untried:
            at = int(self.lots.draw() * len(untried)) if self.guide.is_blind else 0
            reply, is_new = _reply(node, untried[at])
            reply.offered += 1
            return reply, is_new
        scale = 1.0 / max(self.highest - self.lowest, 1e-9)
        best, most = known[0], -1.0
        for reply in known:
            known_good = (reply.worth / reply.visits - self.lowest) * scale
            promise = known_good + self.curiosity * sqrt(log(reply.offered) / reply.visits)
            if promise > most:
                best, most = reply, promise
        return best, False


def _reply(node: Node, course: Course) -> tuple[Node, bool]:
    """The node of a reply, and whether it is new."""
    found = node.replies.get(course)
    if found is not None:
        return found, False
    found = Node(course)
    node.replies[course] = found
    return found, True
