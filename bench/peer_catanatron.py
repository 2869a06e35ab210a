"""The peer Catanatron with random players: speed, copies, moves to choose from. Runs in an environment of its own.
Prints JSON: python -m bench.peer_catanatron PLAYERS GAMES COPIES"""

from __future__ import annotations

import random
from itertools import count

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]  # only there when measured

from bench.timing import choosing, copying, numbers, report, speed


def main() -> None:
    seats, games, copies = numbers()
    players = [RandomPlayer(colour) for colour in list(Color)[:seats]]
    random.seed(1)
    seeds = count()

    def play() -> tuple[int, int]:
        """Chance answers within the decisions here: a roll is a player's."""
        game = Game(players, seed=next(seeds))
        game.play()
        return len(game.state.actions), 0

    figures = speed(play, games)
    game = Game(players, seed=2)
    offered = []
    for _ in range(int(figures["decisions_per_game"]) // 2):
        offered.append(len(game.state.playable_actions))
        game.play_tick()
    report(figures | choosing(offered) | copying(game.copy, copies))


if __name__ == "__main__":
    main()
