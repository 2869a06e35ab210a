"""A quick look at the balance of Minos, while a set is being tuned: games of the guide alone.

    python -m tools.look_minos --players 4 --games 1000 --seed S [--components FILE]

`labrys balance minos --bots captain` plays the same bot, with whole records, and says more; here a game takes half as
long, and what explains a figure stands beside it: points above the table's mean, cards played in each round, and what
was left in the end. A file of components may say `house = false`, and then need not keep what the house set promises.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from os import cpu_count
from statistics import fmean, pstdev
from typing import NamedTuple

from rich.progress import track

from labrys.arena.crew import pool_of
from labrys.core.registry import game
from labrys.games.minos import codes
from labrys.games.minos.game import Minos
from tools.guided_minos import begin, guided

ROUNDS = (1, 2, 3, 4)


class Seat(NamedTuple):
    """What a seat had, and what came of it."""

    place: str
    start: str
    ability: str
    win: float
    """Its part of the victory."""
    points: float
    above: float
    """Its points above the mean of its table."""
    plays: tuple[int, ...]
    """Cards played, by round."""
    coins: int
    weaponry: int
    hand: int


def play(players: int, components: str | None, seed: str) -> list[Seat]:
    """One game, setup and routes by chance."""
    rules = game("minos", components)
    assert isinstance(rules, Minos)
    state = begin(rules, players)
    plays = [[0] * len(ROUNDS) for _ in range(players)]
    for who, code in guided(rules, state, seed):
        if code & ~codes.ARGUMENT == codes.PLAY:
            plays[who][state.round - 1] += 1
    points = rules.quick.points(state)
    winners = points.count(max(points))
    flag = next(card.id for card in rules.components.starts if card.players == players and card.flag)
    starts = [state.kit.start_ids[card] for card in state.start]
    return [
        Seat(
            place=f"place {(seat - starts.index(flag)) % players + 1}",
            start=starts[seat],
            ability=state.kit.ability_ids[state.ability[seat]],
            win=(points[seat] == max(points)) / winners,
            points=points[seat],
            above=points[seat] - fmean(points),
            plays=tuple(plays[seat]),
            coins=state.coins[seat],
            weaponry=state.weaponry[seat],
            hand=state.hand[seat].bit_count(),
        )
        for seat in range(players)
    ]


def table(seats: Sequence[Seat]) -> Iterator[str]:
    """A line for each place, starting card and ability."""
    yield f"{'':9} seats   wins in %      above  points  cards played by round   left: coins weaponry cards"
    for family in ("place", "start", "ability"):
        for thing in sorted({str(getattr(seat, family)) for seat in seats}):
            those = [seat for seat in seats if getattr(seat, family) == thing]
            wins, above = [100 * seat.win for seat in those], [seat.above for seat in those]
            plays = "  ".join(f"{fmean(seat.plays[at - 1] for seat in those):4.1f}" for at in ROUNDS)
            left = "  ".join(
                f"{fmean(getattr(seat, what) for seat in those):4.1f}" for what in ("coins", "weaponry", "hand")
            )
            yield (
                f"{thing:9} {len(those):5}  {_with_error(wins)}  {_with_error(above)}"
                f"  {fmean(seat.points for seat in those):5.0f}  {plays}        {left}"
            )


def _with_error(numbers: Sequence[float]) -> str:
    return f"{fmean(numbers):5.1f} +-{pstdev(numbers) / len(numbers) ** 0.5:4.1f}"


def main() -> None:
    """The program."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--components")
    parser.add_argument("--jobs", type=int, default=cpu_count())
    given = parser.parse_args()
    seeds = [f"{given.seed}:{number}" for number in range(given.games)]
    with pool_of(given.jobs) as pool:
        played = pool.map(partial(play, given.players, given.components), seeds, chunksize=4)
        seats = [seat for seats in track(played, "playing", given.games) for seat in seats]
    for line in table(seats):
        print(line)


if __name__ == "__main__":
    main()
