"""One person at a table with bots, in a terminal. What the person is told comes from views and events alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from labrys.bots.registry import make_bot
from labrys.cli.faults import Fault
from labrys.cli.menu import Menu
from labrys.cli.reading import write_bytes
from labrys.cli.screen import Screen
from labrys.cli.sheets import sheet_lines, verdict
from labrys.cli.words import Words
from labrys.core import record as records
from labrys.core.chance import seed_from
from labrys.core.table import Table

UNDONE = ", moves taken back"
"""Added to the person's name in the record once a move was taken back."""

LOADED = ", went on from a file"
"""Added to the person's name when a saved game goes on: a file holds everybody's secrets, and may have been read."""

HELP = """\
Type the number of a choice, or a move in words such as `lay 2,-1 e`, or the beginning of one to narrow the list.
  map          the table                  hand         your tile, maps and goals explained
  log          what happened since your last turn (log all: since the beginning)
  score        the points so far          why MOVE     whether a move is legal, and the rule against it
  all          all choices again          more         the next page of choices
  undo         take back your last decision; the game is then marked as unrated
  save FILE    write the record; go on later with: labrys play --load FILE
  rules ID     a rule, such as A6.4       lesson       the game in brief
  quit         leave"""


class Session:
    """The table, the person's seat, and the bots at the others."""

    def __init__(self, table: Table, seat: int, bots: Sequence[str], seed: str, screen: Screen) -> None:
        self.table, self.seat, self.seed, self.screen = table, seat, seed, screen
        self.bot_names = bots
        self.words = Words(table.game, seat, bots)
        self.told = self.words.last_turn(table)
        """Entries of the record that the person has been told about."""
        self.mapped = -1
        """The entry at which the map was last shown."""
        self.menu: Menu | None = None
        self._seat_bots()

    def _seat_bots(self) -> None:
        at = len(self.table.record.entries)
        self.bots = {
            seat: make_bot(name, self.table.game, seed_from(self.seed, "bot", seat, at))
            for seat, name in enumerate(self.bot_names)
            if seat != self.seat
        }

    def run(self) -> None:
        """Play until the person leaves."""
        self.screen.say(f"{HELP}\n", style="dim")
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
            table.play(seat, self.bots[seat].choose(view, table.legal(seat)))

    def _recap(self) -> None:
        lines = self.words.recap(self.table, self.told)
        self.told = len(self.table.record.entries)
        if lines:
            self.screen.say("\n".join(lines))

    def view(self) -> Any:
        """All that the person may know."""
        return self.table.game.view(self.table.state, self.seat)

    def _ask(self) -> None:
        """Show the map if it has changed, then the question and the choices."""
        table, view = self.table, self.view()
        look = self.words.look(table, view, self.mapped)
        if look:
            self.mapped = len(table.record.entries)
            self.screen.say(f"\n{look}")
        self.screen.say(f"\n{self.words.question(view)}", style="bold")
        self.menu = Menu([table.game.text(move) for move in table.legal(self.seat)])
        self._list()

    def _list(self, start: int = 0) -> None:
        assert self.menu is not None, "choices are listed only while there are some"
        hint = self.words.hinter(self.view())
        self.screen.list_rows(self.menu, hint, start)

    def _listen(self) -> bool:
        """Read lines until one changes the table; False if the person leaves."""
        while True:
            line = self.screen.ask("> ")
            if line is None:
                self.screen.say("\nGood-bye.")
                return False
            word, _, rest = line.partition(" ")
            command = self._commands().get(word)
            try:
                if word == "quit" or (not word and self.table.is_over):
                    self.screen.say("Good-bye.")
                    return False
                if command is not None:
                    if command(rest.strip()):
                        return True
                elif self._choose(line):
                    return True
            except Fault as fault:
                self.screen.say(str(fault))

    def _commands(self) -> dict[str, Callable[[str], bool | None]]:
        """What can be said besides moves; True if it changed the table."""
        say, table = self.screen.say, self.table
        return {
            "help": lambda _: say(HELP),
            "lesson": lambda _: say(self.words.lesson()),
            "map": lambda _: say(table.game.show(self.view())),
            "hand": lambda _: say("\n".join(self.words.hand(self.view())) or "You hold nothing."),
            "log": self._log,
            "score": lambda _: self._score(),
            "why": self._why,
            "all": lambda _: self._all(),
            "more": lambda _: self._more(),
            "undo": lambda _: self._undo(),
            "save": self._save,
            "rules": lambda rule: say(self.words.rule(rule)),
        }

    def _choose(self, line: str) -> bool:
        """Play the move that the line means, or narrow the choices, or say why not."""
        menu, table = self.menu, self.table
        if not line or menu is None or table.is_over:
            self._all()
            return False
        text: str | None = line
        if line.isascii() and line.isdigit():
            number = int(line) if len(line) < 6 else 0
            if not 1 <= number <= len(menu.rows):
                self.screen.say(f"There are choices 1 to {len(menu.rows)}.")
                return False
            row = menu.rows[number - 1]
            text = row.text if row.is_move else None
            line = row.text
        elif table.game.refusal(table.state, self.seat, line) is not None:
            text = menu.completed(line)
        if text is not None:
            self.told = len(table.record.entries)
            table.play(self.seat, text)
            return True
        if menu.narrow(line):
            self._list()
        else:
            self.screen.say(f"{table.game.refusal(table.state, self.seat, line)}")
        return False

    def _all(self) -> None:
        if self.menu is None or self.table.is_over:
            self.screen.say("The game is over: save FILE, log all, map, undo or quit.")
            return
        self.menu.widen()
        self._list()

    def _more(self) -> None:
        if self.menu is not None and not self.table.is_over:
            self._list(self.screen.next_row)

    def _why(self, text: str) -> None:
        refusal = self.table.game.refusal(self.table.state, self.seat, text)
        self.screen.say(f"It is legal: {text}" if refusal is None else str(refusal))

    def _log(self, how_much: str) -> None:
        start = 0 if how_much == "all" else self.words.last_turn(self.table)
        self.screen.say("\n".join(self.words.recap(self.table, start, whole=True)) or "Nothing has happened yet.")

    def _score(self) -> None:
        over = self.table.is_over
        sheets = self.table.game.score(self.table.state) if over else self.words.open_sheets(self.view())
        self.screen.say("\n".join(sheet_lines(sheets, self.words.names)))

    def _undo(self) -> bool:
        try:
            taken_back = self.table.undo(self.seat)
        except ValueError:
            self.screen.say("You have not decided anything yet.")
            return False
        self._mark()
        self._seat_bots()
        self.told, self.mapped = len(self.table.record.entries), 0
        word = "entry" if taken_back == 1 else "entries"
        self.screen.say(f"{taken_back} {word} of the record taken back. The game is marked: it counts as unrated.")
        self.screen.say("Chance has not been re-rolled: the same questions get the same answers.", style="dim")
        return True

    def _mark(self) -> None:
        header = self.table.record.header
        if not header.seats[self.seat].endswith(UNDONE):
            seats = tuple(name + UNDONE if seat == self.seat else name for seat, name in enumerate(header.seats))
            self.table.record.header = msgspec.structs.replace(header, seats=seats)

    def _save(self, name: str) -> None:
        if not name:
            raise Fault("save needs the name of a file")
        write_bytes(Path(name).expanduser(), records.write(self.table.record))
        self.screen.say(f"Saved: {name}")
        if not self.table.is_over:
            self.screen.say("The file holds everything, the secrets of the others too: do not open it before the end.")

    def _end(self) -> None:
        self.menu = None
        self.screen.say("")
        self._score()
        self.screen.say(f"{verdict(self.table, self.words.names)}\n", style="bold")
        end = self.table.record.end
        if end is not None and end.seed and self.table.record.header.promise:
            self.screen.say("Chance followed a promised seed; `save FILE`, then check it with `labrys verify FILE`.")
        self.screen.say("save FILE keeps the game; an empty line leaves.")
