"""The same of the peer Catanatron, two random players. Runs in an environment of its own. Prints JSON."""

from __future__ import annotations

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]  # only there when measured


def decisions(game: Game) -> int:
    return len(game.state.actions)


def main() -> None:
    games, copies = int(sys.argv[1]), int(sys.argv[2])
    players = [RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)]
    random.seed(1)
    Game(players, seed=0).play()
    start = time.perf_counter()
    decided = 0
    for number in range(games):
        game = Game(players, seed=number)
        game.play()
        decided += decisions(game)
    seconds = time.perf_counter() - start
    game = Game(players, seed=2)
    for _ in range(decided // games // 2):
        game.play_tick()
    start = time.perf_counter()
    for _ in range(copies):
        game.copy()
    copy = (time.perf_counter() - start) / copies
    figures = {
        "decisions_per_second": decided / seconds,
        "decisions_per_game": decided / games,
        "copy_microseconds": copy * 1e6,
    }
    sys.stdout.write(json.dumps(figures))


if __name__ == "__main__":
    main()
