"""M4.1, M4.2: the roll of the dice and the draft."""

from __future__ import annotations

from typing import Final

from labrys.core.bitsets import bits
from labrys.core.refusal import Refusal, refusal
from labrys.core.refusing import quoted
from labrys.games.minos import codes, events
from labrys.games.minos import decisions as d
from labrys.games.minos.components import COLOURS, SECTIONS
from labrys.games.minos.moves import Draft
from labrys.games.minos.rules.gain import pop
from labrys.games.minos.rules.turn import die_name
from labrys.games.minos.state import VALUES, State

_COLOURS: Final = len(COLOURS)


def begin_roll(state: State) -> None:
    """All dice are to be rolled, colour by colour."""
    state.pool = (0,) * len(state.pool)
    dice = state.kit.dice[state.players]
    state.stack += [(d.ROLL, colour, count) for colour in reversed(range(len(dice))) if (count := dice[colour])]


_ROLLS: Final = [
    [(codes.DIE | colour * VALUES + value, 1) for value in range(VALUES)] for colour in range(len(COLOURS))
]
"""By colour: what a die may show."""


class RollDie:
    """Chance: what a die shows."""

    @staticmethod
    def ask(state: State, due: d.Decision) -> list[tuple[int, int]]:
        return list(_ROLLS[due[1]])

    @staticmethod
    def pick(state: State, due: d.Decision, number: float) -> int:
        return codes.DIE | due[1] * VALUES + int(number * VALUES)

    @staticmethod
    def apply(state: State, due: d.Decision, argument: int) -> None:
        _, colour, left = due
        state.stack.pop()
        if left > 1:
            state.stack.append((d.ROLL, colour, left - 1))
        pool = list(state.pool)
        pool[argument] += 1
        state.pool = tuple(pool)
        if state.events is not None:
            name = die_name(colour, argument % VALUES + 1)
            state.events.append(events.DieRolled(events.TABLE, name))
        if state.stack[-1][0] != d.ROLL:
            _roll_again(state)


def _roll_again(state: State) -> None:
    """With too many equal values all dice are rolled again (M4.1)."""
    for value in range(VALUES):
        dice = 0
        for colour in range(_COLOURS):
            dice += state.pool[colour * VALUES + value]
        if dice >= state.kit.same_dice:
            if state.events is not None:
                state.events.append(events.RolledAgain(events.TABLE, value + 1, dice))
            begin_roll(state)
            return


_ALL_VALUES: Final = 63
_DRAFTS: Final = tuple(
    tuple(
        tuple([codes.DRAFT | section * 24 + colour * VALUES + value for value in bits(values)] for values in range(64))
        for colour in range(len(COLOURS))
    )
    for section in range(len(SECTIONS))
)
"""By section, colour and set of values: the dice of these values into this section. Nobody may change the lists."""


def _dice_left(state: State) -> int:
    """The set of the dice that are left, each told as colour * 6 + value - 1."""
    found, bit = 0, 1
    for dice in state.pool:
        if dice:
            found |= bit
        bit <<= 1
    return found


class DraftDie:
    """Take a die and place it in a section with a free space (M4.2)."""

    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        left, rows, sizes = _dice_left(state), state.rows, state.kit.row_sizes[state.players]
        found: list[int] = []
        for section in range(len(sizes)):
            if len(rows[section]) < sizes[section]:
                dice = left
                for drafts in _DRAFTS[section]:
                    found += drafts[dice & _ALL_VALUES]
                    dice >>= VALUES
        return found

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        pop(state, seat)
        section, die = (code & codes.ARGUMENT) // 24, (code & codes.ARGUMENT) % 24
        pool = list(state.pool)
        pool[die] -= 1
        state.pool = tuple(pool)
        colour, value = die // VALUES, die % VALUES + 1
        row = list(state.rows[section])
        at = place_of(state.rows[section], value)
        row.insert(at, value << 5 | colour << 3 | seat)
        state.rows[section] = tuple(row)
        if state.events is not None:
            state.events.append(events.DieDrafted(seat, die_name(colour, value), SECTIONS[section], at + 1))


def open_sections(state: State) -> list[int]:
    """The sections with a free space."""
    sizes = state.kit.row_sizes[state.players]
    return [section for section in range(len(sizes)) if len(state.rows[section]) < sizes[section]]


def place_of(row: tuple[int, ...], value: int) -> int:
    """Where a die comes to stand: behind all that are not higher (M4.2)."""
    at = 0
    for die in row:
        if die >> 5 <= value:
            at += 1
    return at


def refuse_draft(state: State, seat: int, due: d.Decision, move: Draft) -> Refusal | None:
    names = [die_name(colour, value + 1) for colour in range(len(COLOURS)) for value in range(VALUES)]
    if move.die not in names:
        text = "dice are named by colour and value as red5, not {die!r}"
        return refusal("no-such-die", "M2.1", text, die=quoted(move.die))
    if move.section not in SECTIONS:
        text = "sections are prepare, develop, build, expand and wild, not {section!r}"
        return refusal("no-such-section", "M5", text, section=quoted(move.section))
    if not state.pool[names.index(move.die)]:
        text = "no {die} is among the {dice} dice that are left"
        return refusal("die-gone", "M4.2", text, die=move.die, dice=sum(state.pool))
    section = SECTIONS.index(move.section)
    if section not in open_sections(state):
        spaces = len(state.kit.rows[state.players, section])
        text = "all {spaces} spaces of {section} are taken"
        return refusal("section-full", "M4.2", text, spaces=spaces, section=move.section)
    return None
