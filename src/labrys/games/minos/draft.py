"""The dice in the survey: what each gives where it stands, in which order they are retrieved, what a pick would change.

All of it is open to everybody (M16) and holds for the rows as they are: as if the draft ended now.
"""

from __future__ import annotations

import msgspec

from labrys.core.bitsets import bits
from labrys.games.minos import decisions as d
from labrys.games.minos.components import SECTIONS, TRACKS
from labrys.games.minos.nodes import NO_EFFECT
from labrys.games.minos.rules import progress
from labrys.games.minos.rules.cards import active_age
from labrys.games.minos.rules.dice import open_sections, place_of
from labrys.games.minos.rules.turn import die_name, own_dice, triggered
from labrys.games.minos.state import NONE, VALUES, State
from labrys.games.minos.wording import Phrase, phrase

Advances = tuple[dict[str, int], ...]


class SpaceHelp(msgspec.Struct, frozen=True):
    """An action space and the die on it (M4.2, M5). What the space says is what the die gives if the draft ends now."""

    section: str
    number: int
    """From the left, from 1."""
    points: int
    age2: bool
    """Whether one of the points may draw from the Age II deck in this round."""
    said: Phrase | None
    """Its benefit; None if it has points only."""
    die: str | None
    seat: int | None
    """Whose die it is."""
    is_retrieved: bool
    """Whether a die stood here and has been taken back."""
    traits: tuple[str, ...]
    """The cards in the palace of the die's seat that it will trigger (M9)."""


class Spot(msgspec.Struct, frozen=True):
    """A die where it stands."""

    die: str
    section: str
    space: int


class Retrieval(msgspec.Struct, frozen=True):
    """A turn of the action step that is still to come, and the die that its seat will retrieve in it (M4.4)."""

    turn: int
    """Among all turns of this round, from 1."""
    seat: int
    value: int
    dice: tuple[Spot, ...]
    """One; or several equal ones, of which the seat will choose: then they stand in as many of its turns."""


class FreeDie(msgspec.Struct, frozen=True):
    """A die that nobody has drafted, ascending by value."""

    die: str
    count: int
    advances: Advances
    """What the groups of the view's seat would bring with it, as in GroupHelp, while it has still to draft."""


class Shift(msgspec.Struct, frozen=True):
    """A die that would be pushed on by one space."""

    seat: int
    die: str
    before: int
    after: int


class PickHelp(msgspec.Struct, frozen=True):
    """A die that the view's seat might place in a section, as the rows are now."""

    die: str
    section: str
    space: int
    """Where it would come to stand."""
    shifts: tuple[Shift, ...]
    turns: tuple[int, ...]
    """When it would be retrieved, as in Retrieval; several if the seat has equal dice."""


class DraftHelp(msgspec.Struct, frozen=True):
    """All about the dice of this round."""

    spaces: tuple[tuple[SpaceHelp, ...], ...]
    """By section, from the left."""
    order: tuple[Retrieval, ...]
    """From now on, as if the draft ended now."""
    free: tuple[FreeDie, ...]
    picks: tuple[PickHelp, ...]
    """By die and section, while the view's seat has still to draft; it need not be its turn."""


def draft_help(state: State, seat: int) -> DraftHelp:
    """The dice as a seat, or SPECTATOR, sees them."""
    drafts = seat >= 0 and _is_drafting(state) and len(own_dice(state, seat)) < state.kit.components.pieces.dice
    dice = [die for value in range(VALUES) for die in range(value, len(state.pool), VALUES) if state.pool[die]]
    return DraftHelp(
        spaces=tuple([_spaces(state, section) for section in range(len(SECTIONS))]),
        order=_order(state),
        free=tuple(
            [FreeDie(_name(die), state.pool[die], _advances(state, seat, die) if drafts else ()) for die in dice]
        ),
        picks=tuple([_pick(state, seat, die, at) for die in dice for at in open_sections(state)]) if drafts else (),
    )


def advances_of(possible: tuple[progress.Advances, ...]) -> Advances:
    """Sets of advances by the names of the tracks, without the empty one."""
    return tuple([{TRACKS[track]: count for track, count in enumerate(one) if count} for one in possible if any(one)])


def _is_drafting(state: State) -> bool:
    return bool(state.stack) and state.stack[-1][0] == d.DRAFTING


def _name(die: int) -> str:
    return die_name(die // VALUES, die % VALUES + 1)


def _spaces(state: State, section: int) -> tuple[SpaceHelp, ...]:
    kit, players, row = state.kit, state.players, state.rows[section]
    found = []
    for at, space in enumerate(kit.rows[players, section]):
        node, die = kit.space_gain[players, section, at], row[at] if at < len(row) else NONE
        seat = None if die == NONE else die & 7
        traits = 0 if seat is None else triggered(state, seat, section, die >> 5)
        found.append(
            SpaceHelp(
                section=SECTIONS[section],
                number=at + 1,
                points=space.points,
                age2=space.age2 and not active_age(state),
                said=None if node == NO_EFFECT else phrase(kit.effects[node]),
                die=None if die == NONE else die_name(die >> 3 & 3, die >> 5),
                seat=seat,
                is_retrieved=die == NONE and at < len(row),
                traits=tuple([kit.card_ids[card] for card in bits(traits)]),
            )
        )
    return tuple(found)


def _turns(state: State, seat: int, dice: int) -> list[int]:
    """The turns in which a seat will retrieve so many dice, from 1: one in each round of turns (M4.4)."""
    in_all = state.kit.components.pieces.dice
    # Until the action step every die is still to come; then those that are gone have had their turns.
    gone = in_all - dice if any(kind == d.ACTIONS and taken for kind, taken, _ in state.stack) else 0
    offset = (seat - state.first) % state.players
    return [(gone + at) * state.players + offset + 1 for at in range(dice)]


def _order(state: State) -> tuple[Retrieval, ...]:
    found = []
    for seat in range(state.players):
        dice = sorted(own_dice(state, seat), key=lambda die: -die[0])
        for turn, (value, _, _) in zip(_turns(state, seat, len(dice)), dice, strict=True):
            equal = [Spot(*_spot(state, section, at)) for other, section, at in dice if other == value]
            found.append(Retrieval(turn, seat, value, tuple(equal)))
    return tuple(sorted(found, key=lambda one: one.turn))


def _spot(state: State, section: int, at: int) -> tuple[str, str, int]:
    die = state.rows[section][at]
    return die_name(die >> 3 & 3, die >> 5), SECTIONS[section], at + 1


def _advances(state: State, seat: int, die: int) -> Advances:
    held = [(placed >> 3 & 3, placed >> 5) for row in state.rows for placed in row if placed & 7 == seat]
    dice = tuple(sorted([*held, (die // VALUES, die % VALUES + 1)]))
    return advances_of(progress.maximal_advances(dice, progress.group_total(state, seat)))


def _pick(state: State, seat: int, die: int, section: int) -> PickHelp:
    value, row = die % VALUES + 1, state.rows[section]
    at = place_of(row, value)
    pushed = [(placed, place + 1) for place, placed in enumerate(row) if place >= at]
    values = sorted([value, *(other for other, _, _ in own_dice(state, seat))], reverse=True)
    turns = zip(_turns(state, seat, len(values)), values, strict=True)
    return PickHelp(
        die=_name(die),
        section=SECTIONS[section],
        space=at + 1,
        shifts=tuple([Shift(one & 7, die_name(one >> 3 & 3, one >> 5), place, place + 1) for one, place in pushed]),
        turns=tuple([turn for turn, other in turns if other == value]),
    )
