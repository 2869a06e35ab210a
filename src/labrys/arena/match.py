"""One game between bots, played through a table like any other game."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

import msgspec

from labrys.arena.witness import Journal, Move, Sat, Witness, too_long
from labrys.bots.bot import Bot
from labrys.bots.registry import make_bot
from labrys.core.chance import Seeded, seed_from
from labrys.core.game import Game
from labrys.core.record import RESIGNED
from labrys.core.refusal import IllegalMove
from labrys.core.table import Table

T = TypeVar("T")

_NOBODY = Witness()
_LONGEST = 300
"""Characters that are kept of what went wrong."""


class BotFailed(Exception):
    """A bot raised, or its move is not legal, in a game that has no referee; the sentence says which and where."""


def play_match(
    game: Game[Any, Any], bots: Sequence[str], seed: str, options: Mapping[str, object] | None = None
) -> Table:
    """The finished table. Everything, the bots' own chance included, follows from the seed. BotFailed if one fails."""
    seat, players = 0, list[Bot]()
    table = Table(game, bots, options, Seeded(seed))
    try:
        for seat, name in enumerate(bots):
            players.append(_ask(_NOBODY, partial(_sit_down, name, game, seed, seat)))
        while not table.is_over:
            seat = table.deciders()[0]
            view, legal = game.view(table.state, seat), table.legal(seat)
            move = _ask(_NOBODY, partial(players[seat].choose, view, legal))
            try:
                table.play(seat, move)
            except IllegalMove as error:
                raise _Failed(_illegal(move, error)) from error
    except _Failed as failed:
        why = _sentence(str(failed))
        raise BotFailed(f"{bots[seat]} failed at seat {seat} with the seed {seed}: {why}") from failed
    return table


def _sit_down(name: str, game: Game[Any, Any], seed: str, seat: int) -> Bot:
    return make_bot(name, game, seed_from(seed, "bot", seat))


class Forfeit(msgspec.Struct, frozen=True):
    """A seat whose bot failed: it lost the game, whatever the score was."""

    seat: int
    why: str


def spared(bots: Sequence[str], failed: int) -> tuple[int, ...]:
    """The seats that win when the bot of a seat has failed: those of other bots, so that nobody gains by failing.

    Only where the same bot has all seats do its others win.
    """
    others = tuple(seat for seat, bot in enumerate(bots) if bot != bots[failed])
    return others or tuple(seat for seat in range(len(bots)) if seat != failed)


class Refereed(NamedTuple):
    """A finished table, and what a referee saw."""

    table: Table
    decisions: tuple[int, ...]
    """By seat."""
    seconds: tuple[float, ...]
    """By seat: the time that its decisions took in all."""
    timed: tuple[str, ...]
    """Bots that go by the clock, as they say of themselves by a true `is_timed`: nobody can repeat their games."""
    forfeit: Forfeit | None


def play_refereed(
    game: Game[Any, Any],
    bots: Sequence[str],
    seed: str,
    options: Mapping[str, object] | None = None,
    witness: Witness = Witness(),  # noqa: B008  It has nothing to remember.
) -> Refereed:
    """The same game as `play_match` plays, with a clock, and to its end also if a bot fails.

    A bot that raises, or whose move is refused, has resigned.
    """
    witness.begin()
    referee = _Referee(Table(game, bots, options, Seeded(seed)))
    table, players = referee.table, dict[int, Bot]()
    for seat, name in enumerate(bots):
        try:
            players[seat] = _ask(witness, partial(_sit_down, name, game, seed, seat))
        except _Failed as failed:
            return referee.forfeit(seat, f"it did not sit down: {failed}")
        sat = Sat(bool(getattr(players[seat], "is_timed", False)))
        referee.sat(sat)
        witness.note(sat)
    while not table.is_over:
        seat = table.deciders()[0]
        view, legal, at = game.view(table.state, seat), table.legal(seat), len(table.record.entries)
        began = time.perf_counter()
        try:
            move = _ask(witness, partial(players[seat].choose, view, legal))
        except _Failed as failed:
            return referee.forfeit(seat, str(failed))
        spent = time.perf_counter() - began
        referee.moved(seat, spent)
        try:
            table.play(seat, move)
        except IllegalMove as error:
            return referee.forfeit(seat, _illegal(move, error))
        witness.note(Move(seat, table.record.entries[at].move, spent))
    return referee.result()


def forfeited(
    game: Game[Any, Any], bots: Sequence[str], seed: str, options: Mapping[str, object] | None, journal: Journal
) -> Refereed:
    """A game whose process was lost while a bot was asked: played as far as its journal goes, without asking any."""
    referee = _Referee(Table(game, bots, options, Seeded(seed)))
    for line in journal.lines:
        if isinstance(line, Sat):
            referee.sat(line)
        else:
            referee.table.play(line.seat, line.move)
            referee.moved(line.seat, line.seconds)
    standing = len(referee.timed)
    return referee.forfeit(standing if standing < len(bots) else referee.table.deciders()[0], journal.why)


class _Referee:
    """Counts what happens at a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.bots = table.record.header.seats
        self.decisions, self.seconds = [0] * len(self.bots), [0.0] * len(self.bots)
        self.timed: list[bool] = []
        """By seat, of those that have sat down: whether they go by the clock."""

    def sat(self, sat: Sat) -> None:
        self.timed.append(sat.is_timed)

    def moved(self, seat: int, seconds: float) -> None:
        self.decisions[seat] += 1
        self.seconds[seat] += seconds

    def forfeit(self, seat: int, why: str) -> Refereed:
        """The bot of this seat has lost, whatever the score is."""
        self.table.stop(RESIGNED, spared(self.bots, seat))
        return self.result(Forfeit(seat, _sentence(why)))

    def result(self, forfeit: Forfeit | None = None) -> Refereed:
        timed = tuple(dict.fromkeys(bot for bot, is_timed in zip(self.bots, self.timed, strict=False) if is_timed))
        return Refereed(self.table, tuple(self.decisions), tuple(self.seconds), timed, forfeit)


class _Failed(Exception):
    """A bot has failed; the words say how."""


def _ask(witness: Witness, answer: Callable[[], T]) -> T:
    """What a bot answers in the sight of the witness. What goes wrong with the witness is not the bot's fault."""
    witness.ask()
    began = time.perf_counter()
    try:
        found = answer()
    except BaseException as error:
        # A bot may fail in any way: the match goes on. Ctrl-C is for the first process only.
        if isinstance(error, KeyboardInterrupt) and multiprocessing.parent_process() is None:
            raise
        words = _in_words(str, error)
        raise _Failed(f"{type(error).__name__}: {words}" if words else type(error).__name__) from error
    finally:
        witness.answered()
    if time.perf_counter() - began > witness.seconds:
        # It kept the alarm from ringing.
        raise _Failed(too_long(witness.seconds))
    return found


def _illegal(move: object, error: IllegalMove) -> str:
    return f"its move {_in_words(repr, move)} is not legal: {error}"


def _in_words(how: Callable[[object], str], thing: object) -> str:
    """What something of a bot's says of itself, which may fail as well."""
    try:
        return how(thing)
    except Exception:  # noqa: BLE001  Anybody may have written it.
        return "that cannot be told"


def _sentence(text: str) -> str:
    """One line that can be written down, whatever characters it had."""
    line = " ".join(text.encode(errors="replace").decode().split())
    return line if len(line) <= _LONGEST else line[: _LONGEST - 3] + "..."
