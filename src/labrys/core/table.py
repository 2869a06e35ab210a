"""A table: one game being played, its record, and the one way to change it.

Whoever plays, a person, a bot, a test or a server, plays through `Table.play`, which refuses with a reason or
carries out and records. Chance is asked by the table itself, at once, until a seat has to decide.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from labrys.core import chance as chances
from labrys.core.event import Event
from labrys.core.game import Game, Move
from labrys.core.record import (
    AGREED,
    CLOSED,
    EARLY_ENDS,
    FORMAT,
    RESIGNED,
    BadRecord,
    End,
    Entry,
    Header,
    Record,
    closed,
)
from labrys.core.refusal import BadOptions, IllegalMove, Refusal, refusal
from labrys.core.registry import UnknownComponents, UnknownGame, game_with
from labrys.core.seats import CHANCE
from labrys.core.trail import Trail

DIGEST = 12
"""How many letters of a component set's digest stand in a sentence: sets may have the same name."""


class Divergence(BadRecord):
    """A record says something else than the rules; `entry` is the first such place (counted from 0)."""

    def __init__(self, entry: int, text: str) -> None:
        super().__init__(f"entry {entry}: {text}")
        self.entry = entry


class Foreign(BadRecord):
    """A record of other rules or components than are known here; `why` says which."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(why.text)
        self.why = why


_NOTHING: tuple[int, Sequence[Move], Sequence[int]] = (CHANCE, (), ())


class Table:
    """One game in progress. `state` is for the table's owner alone; everybody else asks for views."""

    def __init__(
        self,
        rules: Game[Any, Any],
        seats: Sequence[str],
        options: Mapping[str, object] | None = None,
        chance: chances.Chance | None = None,
    ) -> None:
        self.game = rules
        self.chance = chance
        self.options = rules.read_options(options or {})
        self.state: Any = rules.begin(self.options, len(seats))
        self.events: Trail[tuple[int, Event]] = Trail()
        """Everything that happened, each with the number of the entry that brought it about."""
        seeded = chance.seed if isinstance(chance, chances.Seeded) else None
        header = Header(
            labrys=FORMAT,
            game=rules.name,
            rules=rules.rules_version,
            components=rules.components_name,
            components_hash=rules.components_digest,
            options=msgspec.to_builtins(self.options),
            seats=tuple(seats),
            promise=chances.promise(seeded) if seeded else "",
        )
        self.record = Record(header, Trail())
        self.asked = 0
        self._offered = _NOTHING
        self._settle()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by its rules or early."""
        return self.record.end is not None

    def deciders(self) -> tuple[int, ...]:
        """The seats that may decide now."""
        return () if self.is_over else self.game.deciders(self.state)

    def legal(self, seat: int) -> list[Move]:
        """All that this seat may do now."""
        if self.is_over:
            return []
        codes = self.game.legal(self.state, seat)
        moves = self.game.decode_all(self.state, codes)
        self._offered = (seat, moves, codes)
        return moves

    def refusal(self, seat: object, move: object) -> Refusal | None:
        """Why this seat may not make this move now; None if it may. Takes anything and never raises."""
        if resigned := self.record.resigned():
            seats = ", ".join(map(str, resigned))
            return refusal("ended-by-resignation", "R1", "the game is over: resigned by seat {seats}", seats=seats)
        if self.record.end is not None and self.record.end.end == CLOSED:
            return refusal("ended-by-closing", "R1", "the game is over: closed without a result")
        if self.record.early_end():
            return refusal("ended-by-agreement", "R1", "the game is over: ended by agreement")
        return self.game.refusal(self.state, seat, move)

    def play(self, seat: int, move: Move | str) -> None:
        """Carry out and record a seat's move, then let chance answer; IllegalMove, and nothing done, if refused.

        On a table without a chance of its own, its answers come in here too, as moves of CHANCE.
        """
        code = self._offered_code(seat, move)
        if code is None:
            refusal = self.refusal(seat, move)
            if refusal is not None:
                raise IllegalMove(refusal)
            code = self.game.encode(self.state, self.game.parse(move) if isinstance(move, str) else move)
            assert code is not None, "a move that is not refused has a code"
        self._enter(seat, code, self.game.ask(self.state) if seat == CHANCE else ())
        self._settle()

    def _offered_code(self, seat: int, move: Move | str) -> int | None:
        """The code of a move that was among the legal ones when they were last asked for, in this same state."""
        asked, moves, codes = self._offered
        return codes[moves.index(move)] if asked == seat and isinstance(move, Move) and move in moves else None

    def _settle(self) -> None:
        """Let chance answer until a seat has to decide; write the end when the game is over."""
        while self.chance is not None and self.game.deciders(self.state) == (CHANCE,):
            question = self.game.ask(self.state)
            self._enter(CHANCE, self.chance.answer(self.asked, question), question)
        if not self.game.deciders(self.state):
            self.record.end = self._end(self.game.end_reason(self.state), self.game.winners(self.state))

    def _enter(self, seat: int, code: int, question: chances.Question) -> None:
        text = self.game.spelled(self.state, code)
        if seat == CHANCE:
            entry = Entry("chance", text, tuple(self._spell(answer) for answer in question))
            self.asked += 1
        else:
            entry = Entry(seat, text)
        told: list[Event] = []
        self._offered = _NOTHING
        self.state.events = told
        self.game.apply(self.state, seat, code)
        self.state.events = None
        at = len(self.record.entries)
        for event in told:
            self.events.append((at, event))
        self.record.entries.append(entry)

    def _spell(self, answer: tuple[int, int]) -> str:
        code, weight = answer
        text = self.game.spelled(self.state, code)
        return text if weight == 1 else f"{text}*{weight}"

    def stop(self, reason: str, winners: Sequence[int] | None = None) -> None:
        """End a game that is not over by its rules; ValueError, and nothing done, if it cannot be ended so.

        If it is `resigned`, the winners are the seats that did not resign; if `agreed`, those that lead; if `closed`,
        there are none.
        """
        if self.is_over:
            raise ValueError("the game is over already")
        if reason == AGREED and winners is None:
            self.record.end = self._end(reason, self.game.winners(self.state))
        elif reason == RESIGNED and winners is not None:
            self.record.end = self._end(reason, self._left(winners))
        elif reason == CLOSED and winners is None:
            self.record.end = self._closed()
        elif reason in EARLY_ENDS:
            raise ValueError("who wins is said if somebody resigned, and only then")
        else:
            raise ValueError(f"a game is ended early because it is {', '.join(EARLY_ENDS)}, not {reason!r}")
        self._offered = _NOTHING

    def _left(self, winners: Sequence[int]) -> tuple[int, ...]:
        """The seats that win because the others resigned: ascending, some of the table's, not all."""
        seats = range(len(self.record.header.seats))
        found = tuple(seat for seat in seats if seat in winners)
        if found != tuple(winners) or not 0 < len(found) < len(seats):
            raise ValueError(f"of the {len(seats)} seats some resigned, and exactly the others win, in ascending order")
        return found

    def _end(self, reason: str, winners: tuple[int, ...]) -> End:
        return End(
            end=reason,
            winners=winners,
            scores=tuple(sheet.total for sheet in self.game.score(self.state)),
            digest=digest(self.game, self.state),
            # Only a promise is kept by publishing: a branch shares its past, and must not give away a live game's seed.
            seed=self._seed() if self.record.header.promise else "",
        )

    def _closed(self) -> End:
        return closed(self.record.header, self._seed())

    def _seed(self) -> str:
        return self.chance.seed if isinstance(self.chance, chances.Seeded) else ""

    def fork(self) -> Table:
        """A copy that can be played on without touching this table. Record, promise and chance are the same."""
        copy = object.__new__(type(self))
        copy.game, copy.chance, copy.options, copy.asked = self.game, self.chance, self.options, self.asked
        copy.state = self.state.clone()
        copy._offered = self._offered
        copy.events = self.events.fork()
        copy.record = Record(self.record.header, self.record.entries.fork(), self.record.end)
        return copy

    def branch(self, entries: int, chance: chances.Chance | None = None) -> Table:
        """A new table that has played the first so many entries and goes on with a chance of its own.

        It promises nothing: its past was answered from another seed than its future. Without a chance it waits for
        answers wherever chance is asked. An early end is no entry: a branch goes on beyond it.
        """
        table = self._prefix(entries, msgspec.structs.replace(self.record.header, promise=""))
        table.chance = chance
        table._settle()
        return table

    def _prefix(self, entries: int, header: Header) -> Table:
        if not 0 <= entries <= len(self.record.entries):
            raise ValueError(f"the record has {len(self.record.entries)} entries, there is no entry {entries}")
        return replay(Record(header, Trail(self.record.entries[:entries])), self.game)

    def _up_to(self, entries: list[Entry]) -> Table:
        """This game played on by the rest of these entries, which begin with its own."""
        table = self.fork()
        table.chance = None
        for at in range(len(table.record.entries), len(entries)):
            _again(table, at, entries[at])
        return table

    def undo(self, seat: int) -> int:
        """Go back to just before this seat's latest decision, by replay; the number of entries taken back.

        It is the bare mechanism. Whether a table allows it once something hidden was shown is for its host to say.
        """
        for at in range(len(self.record.entries) - 1, -1, -1):
            if self.record.entries[at].by == seat:
                return self.rewind(at)
        raise ValueError(f"seat {seat} has not decided anything yet")

    def earlier(self, entries: int, base: Table | None = None) -> Table:
        """This game after its first entries, waiting for answers if chance is asked; `base` as in `rewind`."""
        if base is None or not len(base.record.entries) <= entries <= len(self.record.entries):
            return self._prefix(entries, self.record.header)
        return base._up_to(self.record.entries[:entries])

    def rewind(self, entries: int, base: Table | None = None) -> int:
        """Go back to the first so many entries; the number of entries taken back. An early end is undone too.

        `base` is this game at an earlier moment, if anybody has kept it: then only what lies between is replayed.
        """
        before = len(self.record.entries)
        earlier = self.earlier(entries, base)
        self.state, self.events = earlier.state, earlier.events
        self._offered = _NOTHING
        self.record, self.asked = earlier.record, earlier.asked
        self._settle()
        return before - len(self.record.entries)


def digest(rules: Game[Any, Any], state: Any) -> str:
    """The fingerprint of a state: equal on every machine, interpreter and build exactly if the states are."""
    return hashlib.sha256(rules.position(state).encode()).hexdigest()


def replay(record: Record, rules: Game[Any, Any] | None = None, to: int | None = None) -> Table:
    """Play a record again, checking every entry; Divergence names the first that is not as the rules say."""
    header = record.header
    rules = rules or game_of(header)
    _check_version(header, rules)
    if header.components_hash != rules.components_digest or header.components != rules.components_name:
        theirs = f"{header.components!r} ({header.components_hash[:DIGEST]})"
        ours = f"{rules.components_name!r} ({rules.components_digest[:DIGEST]})"
        raise BadRecord(f"played with the components {theirs}, not with {ours}")
    try:
        table = Table(rules, header.seats, header.options)
    except BadOptions as error:
        raise BadRecord(f"line 1: {error}") from None
    if header.options != table.record.header.options:
        raise BadRecord("line 1: the options are not written out in full, as a record has them")
    table.record.header = header
    for at, entry in enumerate(record.entries[:to]):
        _again(table, at, entry)
        if table.record.entries[at] != entry:
            raise Divergence(at, f"{entry.move!r} is written otherwise than a record has it")
    if record.end is not None and (to is None or to >= len(record.entries)):
        _check_end(table, record.end, len(record.entries))
        table.record.end = record.end
    return table


def game_of(header: Header) -> Game[Any, Any]:
    """The game of a record, with the components that it was played with; Foreign if that is not known here."""
    try:
        rules = game_with(header.game, header.components_hash)
    except UnknownGame as error:
        raise BadRecord(f"line 1: {error}") from None
    except UnknownComponents:
        text = "played with the components {components!r} ({digest}), which are not known here"
        name, digest = header.components, header.components_hash[:DIGEST]
        raise Foreign(refusal("unknown-components", "S5", text, components=name, digest=digest)) from None
    _check_version(header, rules)
    return rules


def _check_version(header: Header, rules: Game[Any, Any]) -> None:
    if header.rules != rules.rules_version:
        text = "played by rules version {theirs}; this Labrys has version {ours}"
        raise Foreign(refusal("other-rules", "S5", text, theirs=header.rules, ours=rules.rules_version))


def _again(table: Table, at: int, entry: Entry) -> None:
    if table.is_over:
        raise Divergence(at, "the game is over by the rules, but the record goes on")
    if entry.by != "chance":
        if entry.by < 0:
            raise Divergence(at, f"{entry.by} is not a seat")
        try:
            table.play(entry.by, entry.move)
        except IllegalMove as error:
            raise Divergence(at, f"{entry.move!r} by seat {entry.by} is not legal, {error}") from None
        return
    if table.deciders() != (CHANCE,):
        raise Divergence(at, f"chance says {entry.move!r}, but a seat has to decide")
    question = table.game.ask(table.state)
    spelled = tuple(table._spell(answer) for answer in question)
    if spelled != entry.of:
        raise Divergence(at, f"chance was asked {len(entry.of)} answers that are not the {len(spelled)} of the rules")
    try:
        table.play(CHANCE, entry.move)
    except IllegalMove:
        raise Divergence(at, f"chance says {entry.move!r}, which is not among the possible answers") from None


def _check_end(table: Table, end: End, entries: int) -> None:
    if not table.is_over:
        if end.end not in EARLY_ENDS:
            raise Divergence(entries, "the record ends here, but by the rules the game goes on")
        try:
            table.stop(end.end, end.winners if end.end == RESIGNED else None)
        except ValueError as error:
            raise Divergence(entries, str(error)) from None
    ours = table.record.end
    assert ours is not None
    for field in ("end", "winners", "scores", "digest"):
        said, found = getattr(end, field), getattr(ours, field)
        if said != found:
            raise Divergence(entries, f"the end line has {said} as {field}, by the rules it is {found}")
