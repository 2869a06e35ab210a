"""What every game says to a move before its own rules are asked: whether it is a move, whose decision this is, and
whether chance can answer so.

Whatever is given for a move or a seat, nothing here raises.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from labrys.core import notation
from labrys.core.game import Move
from labrys.core.refusal import BadNotation, Refusal, refusal
from labrys.core.seats import CHANCE

NAMED = 24
"""So much of a name that nothing bears is quoted."""


class Reader:
    """Reads whatever is given for a move of one game."""

    def __init__(self, title: str, words: Mapping[str, type[Move]]) -> None:
        self.title, self.words = title, words
        # By identity, because a type from outside may object to being hashed or compared.
        self._kinds = {id(kind): kind for kind in words.values()}

    def read(self, move: object) -> Move | Refusal:
        """The move, or why what was given is none."""
        try:
            return self._read(move)
        except BadNotation as error:
            return Refusal("not-a-move", "N1", str(error))

    def _read(self, move: object) -> Move:
        if type(move) is str:
            return notation.read(move, self.words)
        kind = self._kinds.get(id(type(move)))
        if kind is None:
            raise BadNotation(f"what was given is neither a text nor a move of {self.title}")
        try:
            read = msgspec.convert(msgspec.to_builtins(move), kind)
        except Exception:  # noqa: BLE001  Any object may sit in a field; whatever it does, it is no move.
            raise BadNotation("the fields of the move are not what a move of that kind has") from None
        if len(notation.spell(read)) > notation.LONGEST:
            raise BadNotation(f"a move has at most {notation.LONGEST} characters")
        return read


def seat_at(seat: object, players: int, rule: str) -> int | Refusal:
    """The seat, or chance; or that nobody sits there."""
    if type(seat) is int and (seat == CHANCE or 0 <= seat < players):
        return seat
    return refusal("no-such-seat", rule, "there are seats 0 to {last}", last=players - 1)


def refuse_decider(seat: int, deciders: tuple[int, ...], rule: str) -> Refusal | None:
    """Whose decision this is; None if it is this seat's, or chance's."""
    if seat in deciders:
        return None
    if deciders == (CHANCE,):
        return refusal("chance-first", rule, "chance has to answer now, not seat {seat}", seat=seat)
    due = deciders[0]
    if seat == CHANCE:
        return refusal("not-for-chance", rule, "seat {due} has to decide now, not chance", due=due)
    return refusal("not-your-turn", rule, "seat {due} has to decide now, not seat {seat}", due=due, seat=seat)


def refuse_answer(code: int | None, answers: Iterable[tuple[int, int]], rule: str) -> Refusal | None:
    """Whether chance can answer so, whose answers are given with their weights."""
    possible = [answer for answer, _ in answers]
    if code in possible:
        return None
    return refusal("not-possible", rule, "chance has {answers:possible answer}, not this one", answers=len(possible))


def quoted(name: str, most: int = NAMED) -> str:
    """As much of words from outside as a sentence can hold, also where they cannot be shown as they are."""
    kept = name[:most]
    while len(repr(kept)) > 2 * most + 2:
        kept = kept[:-1]
    return kept


def quoted_move(move: Move) -> str:
    """The same of a whole move."""
    return quoted(notation.spell(move), 40)
