"""How often conditions of Minos are met, and how much there is of what is counted, when bots play a card.

    python -m tools.yardstick_minos [--games 60]

The designer's yardstick, src/labrys/games/minos/worth.py, has such numbers by age; here they stand beside those of
games of the guide alone for two, three and four players. Age I is played in the first two rounds.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from statistics import fmean

from labrys.core.registry import game
from labrys.games.minos import codes, effects, worth
from labrys.games.minos.game import Minos
from labrys.games.minos.rules.count import counted, is_met
from tools.guided_minos import begin, guided

TABLES = (2, 3, 4)
Seen = dict[tuple[str, int], list[int]]
"""By condition or count, and age."""


def play(players: int, seed: str, seen: Seen) -> None:
    """One game, and what held whenever a card was played in it."""
    rules = game("minos")
    assert isinstance(rules, Minos)
    state = begin(rules, players)
    for who, code in guided(rules, state, seed):
        if code & ~codes.ARGUMENT == codes.PLAY:
            age = 0 if state.round < 3 else 1
            for at, name in enumerate(effects.CONDITIONS):
                seen[name, age].append(is_met(state, who, at))
            for at, name in enumerate(effects.COUNTS):
                seen[name, age].append(counted(state, who, at))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60, help="for each number of players")
    games = parser.parse_args().games
    found: list[Seen] = []
    for players in TABLES:
        seen: Seen = defaultdict(list)
        for number in range(games):
            play(players, f"yardstick:{players}:{number}", seen)
        found.append(seen)
    for name, stated in {**worth.CHANCES, **worth.AMOUNTS}.items():
        for age in worth.AGES:
            tables = "  ".join(f"{fmean(seen[name, age - 1]):5.2f}" for seen in found)
            print(f"{name:14} Age {'I' * age:2}  yardstick {stated[age - 1]:5.2f}   games {tables}")


if __name__ == "__main__":
    main()
