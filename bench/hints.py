"""What hints say that a turn brings, and what it brings to a seat that follows them.

    python -m bench.hints GAME TURNS SIMULATIONS [MILLISECONDS]

One seat makes the best move of a hint at each of its decisions, the captain plays the others. At each decision of a
turn the points are noted that the hint says, and those that the seat gains by its line and up to the end of the turn.
Each hint has this number of simulations, and no more time than given, as on a server.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from itertools import cycle
from math import inf
from statistics import fmean
from typing import Any, NamedTuple

from bench.timing import numbers, word
from labrys.bots.advice.advise import Advised, advise
from labrys.bots.advice.keeping import Kept, begun, keep
from labrys.bots.advice.standing import standing
from labrys.bots.levels import thorough
from labrys.bots.registry import make_bot
from labrys.bots.search.thinker import Budget
from labrys.core.chance import Seeded, seed_from
from labrys.core.registry import game
from labrys.core.table import Table
from labrys.games.akrotiri import moves as akrotiri
from labrys.games.minos import moves as minos

SEATS = (2, 3, 4)
ENDS = (akrotiri.End, minos.End)


class Said(NamedTuple):
    """What one hint said, and what came of it."""

    points: int | None
    """The points of its line; None if it names none."""
    goes_on: bool
    """Whether it said that the turn goes on after the line."""
    by_line: int
    """What the seat gained by as many moves as the line has."""
    by_turn: int
    """What it gained up to the end of its turn."""


Turn = list[Said]


class Played(NamedTuple):
    """A game in which one seat followed its hints."""

    turns: list[Turn]
    lead: int
    """The points of that seat at the end, less those of the best other."""
    chances: list[float]
    """To win, as hints said."""
    has_won: bool


class Noted(NamedTuple):
    """One decision of a turn that is under way."""

    advised: Advised
    stood: int
    """The points of the seat before it."""
    stood_after: int


def follow(name: str, seats: int, seed: str, budget: Budget) -> Played:
    """A game in which a seat follows its hints to the end."""
    rules: Any = game(name)
    table = Table(rules, ["hints"] + ["captain"] * (seats - 1), {}, Seeded(seed_from("hints", seed)))
    bots = [make_bot("captain", rules, seed_from(seed, seat)) for seat in range(seats)]
    turns, noted, kept, chances = list[Turn](), list[Noted](), Kept(), list[float]()
    while not table.is_over:
        seat = table.deciders()[0]
        view = rules.view(table.state, seat)
        if noted and (seat or has_ended(noted)):
            turns.append(told(noted))
            noted = []
        if seat:
            table.play(seat, bots[seat].choose(view, table.legal(seat)))
            continue
        entries = table.record.entries
        advice = advise(rules, view, budget, f"{seed}:{len(entries)}", begun=begun(rules, kept, entries, 0))
        kept, best = keep(rules, entries, advice), advice.moves[0]
        stood = standing(rules, table.state, 0)
        if best.chance is not None:
            chances.append(best.chance)
        table.play(0, best.move)
        # What follows the end of a turn is of others' making too.
        ends = isinstance(best.move, ENDS)
        noted.append(Noted(best, stood, stood if ends else standing(rules, table.state, 0)))
    sheets = rules.score(table.state)
    totals = [sum(sheet.parts().values()) for sheet in sheets]
    if noted:
        turns.append(told(noted))
    return Played(turns, totals[0] - max(totals[1:]), chances, 0 in rules.winners(table.state))


def has_ended(noted: list[Noted]) -> bool:
    """Whether a turn is over, though the same seat decides next."""
    return isinstance(noted[-1].advised.move, ENDS)


def told(noted: list[Noted]) -> Turn:
    """A turn that is over."""
    turn, end = Turn(), noted[-1].stood_after
    for at, (advised, stood, _) in enumerate(noted):
        last = noted[min(at + len(advised.course), len(noted)) - 1]
        turn.append(Said(advised.brings, advised.goes_on, last.stood_after - stood, end - stood))
    return turn


class Compared(NamedTuple):
    """Points said and points brought, averaged over a number of cases."""

    cases: int
    said: float
    brought: float
    off: float
    """By how much they differ, each case by itself, as a part of what was brought."""


class Figures(NamedTuple):
    """What is published."""

    turns: int
    lines: Compared
    """Of turns in which a hint names points: what the first such hint says, and what as many moves bring."""
    ends: Compared
    """Of turns in which a hint names points up to their end: what the first such hint says, and what comes."""
    wholes: Compared
    """Of turns in which a hint names points: what the first such hint says, and what comes up to their end."""
    worst: float
    """The greatest number of times as much that a hint, the first of a turn or a later one, said than came: by its line
    if the turn goes on after that, else by the turn."""
    twice: int
    """Turns in which a hint said twice what came or more."""


def figures(turns: list[Turn]) -> Figures:
    named = [found for turn in turns if (found := [one for one in turn if one.points])]
    ends = [found for turn in named if (found := [one for one in turn if not one.goes_on])]
    ratios = [max(map(times, turn)) for turn in named]
    return Figures(
        len(turns),
        compared([(turn[0].points or 0, turn[0].by_line) for turn in named]),
        compared([(turn[0].points or 0, turn[0].by_turn) for turn in ends]),
        compared([(turn[0].points or 0, turn[0].by_turn) for turn in named]),
        max(ratios, default=0.0),
        sum(ratio >= 2 for ratio in ratios),
    )


def times(said: Said) -> float:
    """How many times as much a hint said than came."""
    came = said.by_line if said.goes_on else min(said.by_line, said.by_turn)
    return (said.points or 0) / came if came > 0 else inf


def compared(pairs: list[tuple[int, int]]) -> Compared:
    if not pairs:
        return Compared(0, 0.0, 0.0, 0.0)
    said, brought = (fmean(pair[side] for pair in pairs) for side in (0, 1))
    apart = fmean(abs(one - other) for one, other in pairs)
    return Compared(len(pairs), said, brought, apart / brought if brought > 0 else inf if apart else 0.0)


def acted(turns: list[Turn]) -> list[Turn]:
    """Turns proper: those in which a seat decides several times, or gains something."""
    return [turn for turn in turns if len(turn) > 1 or any(one.points or one.by_turn for one in turn)]


def games(name: str, turns: int, budget: Budget) -> Iterator[Played]:
    """Games at tables of two, three and four in turn, until there are enough turns."""
    found = 0
    for number, seats in enumerate(cycle(SEATS)):
        if found >= turns:
            return
        played = follow(name, seats, f"{name}:{number}", budget)
        found += len(acted(played.turns))
        yield played


def report(name: str, played: list[Played]) -> str:
    """The figures of some games, in lines."""
    found = figures([turn for one in played for turn in acted(one.turns)])
    lead, won = fmean(one.lead for one in played), fmean(one.has_won for one in played)
    chance = fmean(chance for one in played for chance in one.chances)
    lines = [f"{game(name).title}: {len(played)} games, {found.turns} turns, points named in {found.lines.cases}"]
    for what, one in (
        ("first line", found.lines),
        ("first to the end", found.ends),
        ("first to any end", found.wholes),
    ):
        lines.append(
            f"{what}: {one.cases} turns, said {one.said:.2f}, brought {one.brought:.2f}, apart by {one.off:.1%}"
        )
    lines.append(f"at worst {found.worst:.2f} times what came, twice or more in {found.twice} turns")
    lines.append(f"ahead by {lead:.1f} points, won {won:.0%}, said to be won {chance:.0%}")
    return "\n".join(lines)


def main() -> None:
    """The program."""
    name, (turns, simulations, *more) = word(), numbers(1)
    budget = thorough(name, simulations, more[0] / 1000 if more else inf)
    began, played = time.process_time(), list[Played]()
    for one in games(name, turns, budget):
        played.append(one)
        print(".", end="", file=sys.stderr, flush=True)
    print(f"\n{report(name, played)}\n{time.process_time() - began:.0f} s of one processor")


if __name__ == "__main__":
    main()
