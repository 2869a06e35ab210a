"""The peer python-chess, random moves: a game with about as many moves to choose from as ours. Runs in an environment
of its own. Prints JSON: python -m bench.peer_chess GAMES COPIES LONGEST

Games are broken off after LONGEST half-moves. Random play leads to long endgames with few pieces: with them there are
fewer moves to choose from than in ours, and each is found sooner. So both are told. Repetitions are not looked for, to
the peer's advantage.
"""

from __future__ import annotations

import random

import chess  # type: ignore[import-not-found]  # only there when measured

from bench.timing import choosing, copying, numbers, report, speed

NO_PROGRESS = 150
"""So many half-moves without a capture or a move of a pawn end a game."""


def main() -> None:
    games, copies, longest = numbers()
    rng = random.Random(1)

    def play(stop_after: int = longest, offered: list[int] | None = None) -> tuple[chess.Board, int]:
        board, decided = chess.Board(), 0
        while decided < stop_after:
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= NO_PROGRESS or board.is_insufficient_material():
                break
            if offered is not None:
                offered.append(len(moves))
            board.push(moves[int(rng.random() * len(moves))])
            decided += 1
        return board, decided

    figures = speed(lambda: (play()[1], 0), games)
    offered: list[int] = []
    for _ in range(max(1, games // 10)):
        play(offered=offered)
    board, _ = play(stop_after=80)
    # Without the moves that led there, as our states have none either.
    report(figures | choosing(offered) | copying(lambda: board.copy(stack=False), copies))


if __name__ == "__main__":
    main()
