"""Arenas made up for the tests: bots that fail, and games whose outcome is known by design."""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from collections.abc import Sequence
from itertools import repeat
from pathlib import Path
from typing import Any

import msgspec

from labrys.arena.label import make_label
from labrys.arena.match import Forfeit
from labrys.arena.plan import Finished, Plan
from labrys.arena.standings import Standings, make_standings
from labrys.arena.watch import Question, Watch
from labrys.arena.witness import Journal, Witness
from labrys.bots import registry
from labrys.bots.random import RandomBot
from labrys.core import compact
from labrys.core.game import Game, Move, View
from labrys.core.record import FORMAT, RESIGNED, End, Header, Record
from labrys.core.registry import game
from labrys.core.trail import Trail

PLAN = Plan("akrotiri", ("strong", "middling", "weak"), 2, "0")


class Raising(RandomBot):
    """Fails at its fifth decision."""

    left = 5

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        self.left -= 1
        if not self.left:
            raise ZeroDivisionError("what now?")
        return super().choose(view, legal)


class Illegal(RandomBot):
    """Does what cannot be done."""

    def choose(self, view: View, legal: Sequence[Move]) -> Any:
        return None


class Leaving(RandomBot):
    """Wants the whole program to end."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        sys.exit()


class Unspeakable(Exception):
    """Has no words."""

    def __str__(self) -> str:
        raise RuntimeError("no words")


class Mute(RandomBot):
    """Fails, and fails again when it is asked why."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        raise Unspeakable


class Garbled(RandomBot):
    """Fails at a file whose name is no text."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        raise OSError("no file \udc80")


class Chameleon:
    """Says that it is equal to everything, and nothing else."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0

    def __repr__(self) -> str:
        raise RuntimeError("no words")


class Posing(RandomBot):
    """Does something that looks like any move."""

    def choose(self, view: View, legal: Sequence[Move]) -> Any:
        return Chameleon()


class Absent(RandomBot):
    """Does not even sit down."""

    def __init__(self, game: Game[Any, Any], seed: str) -> None:
        raise OSError("the model cannot be read")


class Hanging(RandomBot):
    """Never answers at its fifth decision, in code that lets nothing in: no signal, and no other thread."""

    left = 5

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        self.left -= 1
        return super().choose(view, legal) if self.left else legal[sum(repeat(0))]


class Late(RandomBot):
    """Never sits down."""

    def __init__(self, game: Game[Any, Any], seed: str) -> None:
        sum(repeat(0))


class Deadly(RandomBot):
    """Ends its process at its fifth decision."""

    left = 5

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        self.left -= 1
        if not self.left:
            os._exit(3)
        return super().choose(view, legal)


class Timed(RandomBot):
    """Says that it goes by the clock."""

    is_timed = True


class Noisy(RandomBot):
    """Prints what it thinks."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        sys.stdout.write("what a view\n")
        sys.stdout.flush()
        return super().choose(view, legal)


class Deaf(RandomBot):
    """Switches the alarm off, and takes its time."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        signal.signal(signal.SIGALRM, signal.SIG_IGN)
        time.sleep(3.0)
        return super().choose(view, legal)


class Still(RandomBot):
    """Stops its process, so that no alarm ends it."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        os.kill(os.getpid(), signal.SIGSTOP)
        return super().choose(view, legal)


FAILING = {
    "raising": Raising, "illegal": Illegal, "absent": Absent, "leaving": Leaving, "mute": Mute, "garbled": Garbled,
    "posing": Posing,
}  # fmt: skip
KNOWN = {**registry._BOTS["akrotiri"], **FAILING, "timed": Timed, "noisy": Noisy}
"""What Akrotiri has if these bots have come too."""
ENDLESS = {"hanging": Hanging, "late": Late, "deadly": Deadly, "deaf": Deaf, "still": Still}


class Abroad(msgspec.Struct, frozen=True):
    """A plan to be played in other processes, to which those bots have to be brought."""

    plan: Plan
    mark: str = ""
    """A file. The first process that plays ends, and leaves it."""

    def play(self, number: int, witness: Witness | None = None) -> Finished:
        registry._BOTS["akrotiri"] = {**KNOWN, **ENDLESS}
        if self.mark and not Path(self.mark).exists():
            Path(self.mark).touch()
            os._exit(1)
        return self.plan.play(number, witness)

    def forfeited(self, number: int, journal: Journal) -> Finished:
        return self.plan.forfeited(number, journal)


def made_up_game(plan: Plan, number: int, winners: Sequence[int], forfeit: Forfeit | None = None) -> Finished:
    """A line of results with these winners."""
    (pairing, at, seat), (seats, seed) = plan.place(number), plan.seating(number)
    scores = tuple(20 + 5 * (other in winners) for other in range(plan.seats))
    end = End(RESIGNED if forfeit else "end", tuple(winners), scores, f"{number}", seed)
    return Finished(
        number=number,
        pairing=pairing,
        round=at,
        seat=seat,
        seats=seats,
        seed=seed,
        winners=end.winners,
        scores=end.scores,
        decisions=(50 + number % 7,) * plan.seats,
        seconds=(0.05,) * plan.seats,
        end=end.end,
        digest=end.digest,
        sources="00",
        record=_record(plan, seats, end),
        forfeit=forfeit,
    )


def _record(plan: Plan, seats: tuple[str, ...], end: End) -> str:
    """The compact text of a record in which nothing happened before the end."""
    header = Header(FORMAT, plan.game, 1, "house", "", {}, seats)
    return compact.pack(Record(header, Trail(), end)).decode()


def made_up_games(plan: Plan, rounds: int, rng: random.Random, strengths: dict[str, float]) -> list[Finished]:
    """Rounds of all pairings in which every seat wins by its bot's strength."""
    games = []
    for number in range(plan.games(rounds)):
        seats = made_up_game(plan, number, (0,)).seats
        (winner,) = rng.choices(range(plan.seats), [strengths[bot] for bot in seats])
        games.append(made_up_game(plan, number, (winner,)))
    return games


def made_up_standings(
    games: Sequence[Finished], plan: Plan = PLAN, rounds: int = 1000, question: Question | None = None
) -> Standings:
    """What such games show."""
    label = make_label(
        game("akrotiri"),
        bots=plan.bots,
        players=plan.seats,
        games=0,
        seed=plan.seed,
        options={},
        command="labrys arena",
    )
    return make_standings(label, Watch(plan, rounds, question, games))
