"""Random play of Akrotiri on the bare engine, and the cost of copying a state in mid-game. Prints JSON."""

from __future__ import annotations

import json
import random
import sys
import time
from itertools import count

from labrys.core.registry import game
from labrys.core.seats import CHANCE
from labrys.games.akrotiri.decisions import ACT
from labrys.games.akrotiri.sea import SLOTS
from labrys.games.akrotiri.state import State
from labrys.games.akrotiri.view import AkrotiriView

AKROTIRI = game("akrotiri")


def play(rng: random.Random, stop_after: int | None = None) -> tuple[State, int, int]:
    """A random game, or its beginning: the state, decisions of seats, answers of chance."""
    rules = AKROTIRI
    state: State = rules.begin(rules.read_options({}), 2)
    decided = answered = 0
    while who := rules.deciders(state):
        if who[0] == CHANCE:
            answers = rules.ask(state)
            rules.apply(state, CHANCE, answers[int(rng.random() * len(answers))][0])
            answered += 1
        else:
            if decided == stop_after:
                break
            moves = rules.legal(state, who[0])
            rules.apply(state, who[0], moves[int(rng.random() * len(moves))])
            decided += 1
    return state, decided, answered


def full_map() -> AkrotiriView:
    """A random game when all tiles are laid, in part two of a turn, through the eyes of the seat that acts."""
    for seed in count():
        rules, rng = AKROTIRI, random.Random(seed)
        state: State = rules.begin(rules.read_options({}), 2)
        while who := rules.deciders(state):
            if len(state.sea.tiles) == SLOTS and state.stack[-1][0] == ACT:
                view: AkrotiriView = rules.view(state, who[0])
                return view
            codes = [code for code, _ in rules.ask(state)] if who[0] == CHANCE else rules.legal(state, who[0])
            rules.apply(state, who[0], rng.choice(codes))
    raise AssertionError


def main() -> None:
    games, copies = int(sys.argv[1]), int(sys.argv[2])
    rng = random.Random(1)
    play(rng)
    start = time.perf_counter()
    decided = answered = 0
    for _ in range(games):
        _, d, a = play(rng)
        decided += d
        answered += a
    seconds = time.perf_counter() - start
    state, _, _ = play(random.Random(2), stop_after=decided // games // 2)
    start = time.perf_counter()
    for _ in range(copies):
        state.clone()
    copy = (time.perf_counter() - start) / copies
    view, surveys = full_map(), copies // 400
    start = time.perf_counter()
    for _ in range(surveys):
        AKROTIRI.survey(view)
    survey = (time.perf_counter() - start) / surveys
    figures = {
        "decisions_per_second": decided / seconds,
        "with_chance_per_second": (decided + answered) / seconds,
        "decisions_per_game": decided / games,
        "copy_microseconds": copy * 1e6,
        "survey_milliseconds": survey * 1e3,
    }
    sys.stdout.write(json.dumps(figures))


if __name__ == "__main__":
    main()
