"""One person at a table with bots, in a terminal. What the person is told comes from views and events alone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from labrys.cli.asides import SHORT, Asides
from labrys.cli.faults import Fault
from labrys.cli.hinting import Hinter
from labrys.cli.menu import Menu
from labrys.cli.opponents import Opponents
from labrys.cli.reading import write_bytes
from labrys.cli.screen import Screen
from labrys.cli.sheets import verdict
from labrys.cli.words import Words
from labrys.core import record as records
from labrys.core.table import Table

UNDONE = ", moves taken back"
"""Added to the person's name in the record once a move was taken back."""

HINTED = ", hints asked for"
"""Added to the person's name in the record once a hint was asked for."""

REPLACED = ", a bot was replaced"
"""Added to the person's name in the record once a bot failed and another played on for it."""

LOADED = ", went on from a file"
"""Added to the person's name when a saved game goes on: a file holds everybody's secrets, and may have been read."""

UNSAVED = "The game was not saved."


class Session:
    """The table, the person's seat, and the bots at the others."""

    def __init__(
        self, table: Table, seat: int, bots: Sequence[str], seed: str, screen: Screen, *, loaded: bool = False
    ) -> None:
        self.table, self.seat, self.screen = table, seat, screen
        self.bot_names = bots
        self.words = Words(table.game, seat, bots)
        self.asides = Asides(table, seat, self.words, screen)
        self.hinter = Hinter(table, seat)
        self.told = self.words.last_turn(table)
        """Entries of the record that the person has been told about."""
        self.mapped = -1
        """The entry at which the map was last shown."""
        self.saved = len(table.record.entries) if loaded else None
        """How many entries a file holds; None if no file holds this game."""
        self.warned = False
        """Whether the person has been told what leaving would lose."""
        self.bots = Opponents(table.game, bots, seed, screen.say)
        self.bots.begin(len(table.record.entries))

    def run(self) -> None:
        """Play until the person leaves."""
        self.screen.say(f"{self.words.help()}\n", style="dim")
        while True:
            self._let_bots_play()
            self._recap()
            if self.table.is_over:
                self._end()
            else:
                self._ask()
            if not self._listen():
                return

    def _let_bots_play(self) -> None:
        table = self.table
        while not table.is_over and table.deciders()[0] != self.seat:
            seat = table.deciders()[0]
            view = table.game.view(table.state, seat)
            table.play(seat, self.bots.choose(seat, view, table.legal(seat)))
        if self.bots.names != list(self.bot_names):
            # The record goes on naming the bot that sat down first: this says that it did not play to the end.
            self._mark(REPLACED)

    def _recap(self) -> None:
        lines = self.words.recap(self.table, self.told)
        self.told = len(self.table.record.entries)
        if lines:
            self.screen.say("\n".join(lines))

    def _ask(self) -> None:
        """Show the map if it has changed, then the question and the choices."""
        table, view = self.table, self.asides.view()
        look = self.words.look(table, view, self.mapped, self.screen.width)
        if look:
            self.mapped = len(table.record.entries)
            self.screen.draw(f"\n{look.rstrip()}")
        self.screen.say(f"\n{self.words.question(view)}", style="bold")
        self.asides.menu = Menu([table.game.text(move) for move in table.legal(self.seat)])
        self._list()

    def _list(self, start: int = 0) -> None:
        assert self.asides.menu is not None, "choices are listed only while there are some"
        self.screen.list_rows(self.asides.menu, self.words.hinter(self.asides.view()), start)

    # What the person says

    def _listen(self) -> bool:
        """Read lines until one changes the table; False if the person leaves."""
        asides = self.asides.commands()
        changes = {"all": self._all, "more": self._more, "undo": self._undo, "save": self._save, "hint": self._hint}
        while True:
            line = self.screen.ask("> ")
            if line is None:
                self.screen.say("")
                self.leave()
                return False
            word, _, rest = line.partition(" ")
            word = SHORT.get(word.lower(), word.lower())
            try:
                if word == "quit" or (not word and self.table.is_over):
                    if self._may_leave():
                        return False
                elif word in asides:
                    asides[word](rest)
                elif changes[word](rest) if word in changes else self._choose(line):
                    return True
            except Fault as fault:
                self.screen.say(str(fault))

    @property
    def _is_lost(self) -> bool:
        """Whether leaving now would lose decisions of the person's."""
        entries = self.table.record.entries
        return not self.table.is_over and self.saved != len(entries) and any(entry.by == self.seat for entry in entries)

    def _may_leave(self) -> bool:
        if self._is_lost and not self.warned:
            self.warned = True
            self.screen.say("The game is not saved: `save FILE` keeps it, a second `quit` leaves without saving.")
            return False
        self.leave()
        return True

    def leave(self) -> None:
        """Say good-bye, and what is lost."""
        if self._is_lost:
            self.screen.say(UNSAVED)
        self.screen.say("Good-bye.")

    def _choose(self, line: str) -> bool:
        """Play the move that the line means, or narrow the choices, or say why not."""
        menu, table = self.asides.menu, self.table
        if not line or menu is None or table.is_over:
            return self._all()
        if line.isascii() and line.isdigit():
            row = menu.numbered(line)
            if row is None:
                self.screen.say(f"There are choices 1 to {len(menu.rows)}.")
                return False
            line, text = row.text, row.text if row.is_move else None
        else:
            line = self.words.as_notation(self.asides.view(), line)
            is_legal = table.game.refusal(table.state, self.seat, line) is None
            text = line if is_legal else menu.completed(line)
        if text is not None:
            self.told = len(table.record.entries)
            table.play(self.seat, text)
            return True
        if menu.narrow(line):
            self._list()
        else:
            self.asides.refuse(line)
        return False

    def _all(self, _: str = "") -> bool:
        menu = self.asides.menu
        if menu is None or self.table.is_over:
            self.screen.say("The game is over: save FILE, log all, map, undo or quit.")
            return False
        menu.widen()
        self._list()
        return False

    def _more(self, _: str) -> bool:
        if self.asides.menu is not None and not self.table.is_over:
            self._list(self.screen.next_row)
        return False

    def _undo(self, _: str) -> bool:
        try:
            taken_back = self.table.undo(self.seat)
        except ValueError:
            self.screen.say("You have not decided anything yet.")
            return False
        self._mark(UNDONE)
        self.bots.begin(len(self.table.record.entries))
        self.saved = None
        self.told, self.mapped = len(self.table.record.entries), 0
        word = "entry" if taken_back == 1 else "entries"
        self.screen.say(f"{taken_back} {word} of the record taken back. The game is marked: it counts as unrated.")
        self.screen.say("Chance has not been re-rolled: the same questions get the same answers.", style="dim")
        return True

    def _hint(self, _: str) -> bool:
        if self.table.is_over:
            self.screen.say("The game is over: there is nothing to decide.")
            return False
        # The mark comes first: whoever interrupts a long thought has asked for it.
        is_first = HINTED not in self.table.record.header.seats[self.seat]
        self._mark(HINTED)
        try:
            lines = self.hinter.lines()
        except Exception:  # noqa: BLE001  A search may fail as a bot may: the person's game goes on.
            lines = ["No hint could be worked out."]
        except KeyboardInterrupt:
            lines = ["The hint was broken off."]
        self.screen.say("\n".join(lines))
        if is_first:
            self.screen.say("The game is marked: hints were asked for.", style="dim")
        return False

    def _mark(self, mark: str) -> None:
        header = self.table.record.header
        if mark not in header.seats[self.seat]:
            seats = tuple(name + mark if seat == self.seat else name for seat, name in enumerate(header.seats))
            self.table.record.header = msgspec.structs.replace(header, seats=seats)

    def _save(self, name: str) -> bool:
        if not name:
            raise Fault("save needs the name of a file")
        write_bytes(Path(name).expanduser(), records.write(self.table.record))
        self.saved, self.warned = len(self.table.record.entries), False
        self.screen.say(f"Saved: {name}")
        if not self.table.is_over:
            self.screen.say("The file holds everything, the secrets of the others too: do not open it before the end.")
        return False

    def _end(self) -> None:
        self.asides.menu = None
        self.screen.draw(f"\n{self.words.last_look(self.asides.view(), self.screen.width)}\n")
        self.asides.score()
        self.screen.say(f"{verdict(self.table, self.words.names)}\n", style="bold")
        end = self.table.record.end
        if end is not None and end.seed and self.table.record.header.promise:
            self.screen.say("Chance followed a promised seed; `save FILE`, then check it with `labrys verify FILE`.")
        self.screen.say("save FILE keeps the game; an empty line leaves.")
