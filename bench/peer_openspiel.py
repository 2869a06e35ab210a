"""The peer OpenSpiel, one of its games played at random from Python. Runs in an environment of its own.
Prints JSON: python -m bench.peer_openspiel GAME GAMES COPIES"""

from __future__ import annotations

import os
import random
from typing import Any

import open_spiel.python.games  # type: ignore[import-not-found]  # noqa: F401  Makes the games in Python known.
import pyspiel  # type: ignore[import-not-found]  # only there when measured

from bench.timing import choosing, copying, numbers, report, speed, word


def play(
    game: Any, rng: random.Random, stop_after: int | None = None, offered: list[int] | None = None
) -> tuple[Any, int, int]:
    """A random game, or its beginning: the state, decisions of players, answers of chance."""
    state = game.new_initial_state()
    decided = answered = 0
    while not state.is_terminal():
        if state.is_chance_node():
            answers = state.chance_outcomes()
            state.apply_action(answers[int(rng.random() * len(answers))][0])
            answered += 1
        else:
            if decided == stop_after:
                break
            moves = state.legal_actions()
            if offered is not None:
                offered.append(len(moves))
            state.apply_action(moves[int(rng.random() * len(moves))])
            decided += 1
    return state, decided, answered


def load(name: str) -> Any:
    """A game. What the library remarks on it on standard error is not ours to repeat in every round."""
    kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        return pyspiel.load_game(name)
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def main() -> None:
    games, copies = numbers(after=1)
    game, rng = load(word()), random.Random(1)
    figures = speed(lambda: play(game, rng)[1:], games)
    offered: list[int] = []
    for _ in range(max(1, games // 10)):
        play(game, rng, offered=offered)
    state, _, _ = play(game, random.Random(2), stop_after=int(figures["decisions_per_game"]) // 2)
    report(figures | choosing(offered) | copying(state.clone, copies))


if __name__ == "__main__":
    main()
