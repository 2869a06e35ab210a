"""A fixed program in pure Python, with the kinds of work that a rules engine does: the unit that counts are told in.

Another Python, or one built otherwise, needs more or fewer instructions for everything; it does for this too. Whoever
changes a line of it has to renew the baseline.
"""

from __future__ import annotations

SIDE = 24


class Field:
    """A board of small numbers, and the places that are waited for."""

    __slots__ = ("cells", "seen", "waiting")

    def __init__(self) -> None:
        self.cells = [(7 * at + at // SIDE) % 5 for at in range(SIDE * SIDE)]
        self.waiting: list[tuple[int, int]] = []
        self.seen: dict[int, int] = {}

    def copy(self) -> Field:
        twin: Field = object.__new__(Field)
        twin.cells, twin.waiting, twin.seen = self.cells[:], self.waiting[:], self.seen.copy()
        return twin

    def neighbours(self, at: int) -> list[int]:
        row, place = divmod(at, SIDE)
        found = []
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            if 0 <= row + down < SIDE and 0 <= place + right < SIDE:
                found.append((row + down) * SIDE + place + right)
        return found

    def flood(self, start: int) -> int:
        """The cells that are joined to one by equal numbers, as a set of bits."""
        bits, wanted = 1 << start, self.cells[start]
        waiting = [start]
        while waiting:
            at = waiting.pop()
            for other in self.neighbours(at):
                if self.cells[other] == wanted and not bits >> other & 1:
                    bits |= 1 << other
                    waiting.append(other)
        return bits


def run(times: int) -> int:
    """The same work so many times; a sum, so that nothing of it can be left out."""
    total = 0
    for turn in range(times):
        field = Field().copy()
        for at in range(0, SIDE * SIDE, 37):
            bits = field.flood(at)
            field.seen[at] = bits.bit_count()
            field.cells[at] = (field.cells[at] + turn) % 5
            field.waiting.append((-field.seen[at], at))
        field.waiting.sort()
        total += sum(at * weight for weight, (_, at) in enumerate(field.waiting))
    return total
