"""What the rules make of one view: prices, effects, dice, dues of the turn, regions, vases, income, points.

For drawing the table and for hints. All of it is worked out in a world imagined from the view, from what the view's
seat knows alone: of others nothing is said that depends on their hidden cards.
"""

from __future__ import annotations

import msgspec

from labrys.core import notation
from labrys.core.bitsets import bits
from labrys.core.game import Survey
from labrys.core.score import ScoreSheet
from labrys.games.minos import ahead, codes
from labrys.games.minos.components import SECTIONS
from labrys.games.minos.draft import DraftHelp, advances_of, draft_help
from labrys.games.minos.encoding import decode
from labrys.games.minos.nodes import NO_EFFECT
from labrys.games.minos.position import EXTRAS
from labrys.games.minos.prices import BuildHelp, CardHelp, EffectHelp, build_helps, card_helps, effect_help
from labrys.games.minos.rules import ability, extra, planning, progress, vases
from labrys.games.minos.rules.count import dominant
from labrys.games.minos.rules.gain import route_effects
from labrys.games.minos.rules.scoring import farm_points, region_points
from labrys.games.minos.scoring import score_sheet
from labrys.games.minos.state import NOBODY, NONE, State
from labrys.games.minos.wording import Phrase, phrase

Seats = tuple[int, ...]

_EXTRA_KINDS = (codes.MARCH, codes.MARKET, codes.TILE, codes.DISCARD, codes.TRADE, codes.BATTLE)
"""By extra action: the moves that take it."""


class RegionHelp(msgspec.Struct, frozen=True):
    """A region as it would score now (M12.1), and its Sea Peoples."""

    number: int
    dominant: int | None
    points: Seats
    """By seat."""
    weaponry: int | None
    """What the topmost Sea Peoples take; None without any."""
    next_to: tuple[int, ...]


class GroupHelp(msgspec.Struct, frozen=True):
    """What a seat's dice of this round bring in the progress step (M4.3)."""

    seat: int
    total: int
    advances: tuple[dict[str, int], ...]
    """Each set to which nothing can be added: advances by track."""


class Due(msgspec.Struct, frozen=True):
    """The benefit of the space, or the trait of a card. Whether it would do anything is known of oneself alone."""

    what: str
    effect: EffectHelp | None
    said: Phrase


class ExtraHelp(msgspec.Struct, frozen=True):
    """An extra action (M6)."""

    action: str
    is_used: bool
    is_open: bool
    """Whether it could be taken in this turn as things stand; of others' turns it is said only whether it is used."""


class Unlock(msgspec.Struct, frozen=True):
    """What has to be done in this turn before its points, which nothing uses as things stand, are of use."""

    moves: tuple[str, ...]
    """In notation, up to where something is drawn; none where a use was neither found nor excluded."""
    is_sure: bool
    """Whether the points can certainly be used then."""


class TurnHelp(msgspec.Struct, frozen=True):
    """The turn that is being taken."""

    seat: int
    section: str | None
    """What its points are for; None while that is open."""
    points: int
    unlock: Unlock | None
    """None where a point can be used at once, or in this turn none at all; nothing is said of others' turns."""
    age2_point: bool
    may_forfeit: bool
    dues: tuple[Due, ...]
    extras: tuple[ExtraHelp, ...]


class VaseHelp(msgspec.Struct, frozen=True):
    """A vase in play: what its next slot is worth, and how far everybody is."""

    id: str
    worth: int | None
    """None if every slot is filled."""
    needed: int
    have: Seats
    claimed: Seats
    """The seats that have it."""


class IncomeHelp(msgspec.Struct, frozen=True):
    """What the next income step brings a seat as things stand (M4.5)."""

    seat: int
    coins: int
    vp: int
    weaponry: int
    palace: int
    """Cards that may go to the palace."""
    routes: tuple[Phrase, ...]


class ScoringHelp(msgspec.Struct, frozen=True):
    """What the next scoring brings a seat as things stand (M12.1)."""

    seat: int
    farms: int
    regions: int


class MinosSurvey(Survey, frozen=True):
    """Everything worked out from one view."""

    cards: tuple[CardHelp, ...]
    """Of the hand of the view's seat, and of the offer."""
    builds: tuple[BuildHelp, ...]
    regions: tuple[RegionHelp, ...]
    draft: DraftHelp
    groups: tuple[GroupHelp, ...]
    turn: TurnHelp | None
    vases: tuple[VaseHelp, ...]
    income: tuple[IncomeHelp, ...]
    scoring: tuple[ScoringHelp, ...]
    abilities: Seats
    """By seat: the level of its ability, from 1."""
    sheets: tuple[ScoreSheet, ...]
    """The points as if the game ended now."""


def survey_of(world: State, seat: int) -> MinosSurvey:
    """The survey of a world as a seat (or SPECTATOR) knows it."""
    seats = range(world.players)
    return MinosSurvey(
        cards=card_helps(world, seat) if seat >= 0 else (),
        builds=build_helps(world, seat) if seat >= 0 else (),
        regions=_regions(world),
        draft=draft_help(world, seat),
        groups=tuple([_groups(world, one) for one in seats]),
        turn=None if world.active == NOBODY else _turn(world, seat),
        vases=tuple([_vase(world, at, vase) for at, vase in enumerate(world.vases)]),
        income=tuple([_income(world, one) for one in seats]),
        scoring=tuple([ScoringHelp(one, farm_points(world, one), sum(region_points(world, one))) for one in seats]),
        abilities=tuple([ability.level(world, one) + 1 for one in seats]),
        sheets=tuple([score_sheet(world, one) for one in seats]),
    )


def _regions(world: State) -> tuple[RegionHelp, ...]:
    points = [region_points(world, seat) for seat in range(world.players)]
    found = []
    for region, number in enumerate(world.land.number):
        most, people = dominant(world, region), world.people[region]
        found.append(
            RegionHelp(
                number=number,
                dominant=None if most == NOBODY else most,
                points=tuple([row[region] for row in points]),
                weaponry=world.kit.people_price[people[-1]] if people else None,
                next_to=tuple([world.land.number[other] for other in world.land.next[region]]),
            )
        )
    return tuple(found)


def _groups(world: State, seat: int) -> GroupHelp:
    return GroupHelp(seat, progress.group_total(world, seat), advances_of(progress.possible(world, seat)))


def _turn(world: State, looker: int) -> TurnHelp:
    seat, kit = world.active, world.kit
    nodes = [] if world.space == NO_EFFECT else [("space", world.space)]
    nodes += [(kit.card_ids[card], kit.traits[card]) for card in bits(world.traits)]
    dues = [
        Due(what, effect_help(world, seat, node) if looker == seat else None, phrase(kit.effects[node]))
        for what, node in nodes
    ]
    return TurnHelp(
        seat=seat,
        section=None if world.kind == NONE else SECTIONS[world.kind],
        points=world.points,
        unlock=_unlock(world, seat) if looker == seat else None,
        age2_point=bool(world.age2_point),
        may_forfeit=bool(world.fresh),
        dues=tuple(dues),
        extras=_extras(world, seat, is_own=looker == seat),
    )


def _unlock(world: State, seat: int) -> Unlock | None:
    line, is_known = ahead.line_to_a_use(world, seat)
    if not line:
        return None if is_known else Unlock((), is_sure=False)
    moves: list[str] = []
    for code in line:
        if code >= codes.FIRST_CHANCE:
            return Unlock(tuple(moves), is_sure=False)
        moves.append(notation.spell(decode(world, code)))
        world = planning.foresee(world, seat, code).world
    return Unlock(tuple(moves), is_sure=True)


def _extras(world: State, seat: int, *, is_own: bool) -> tuple[ExtraHelp, ...]:
    kinds = {code & ~codes.ARGUMENT for code in extra.legal(world, seat)} if is_own else set()
    rows = zip(EXTRAS, _EXTRA_KINDS, strict=True)
    return tuple([ExtraHelp(name, bool(world.extras >> at & 1), kind in kinds) for at, (name, kind) in enumerate(rows)])


def _vase(world: State, at: int, vase: int) -> VaseHelp:
    slots = world.kit.components.vase_slots.slots[world.players]
    free = slots[world.vase_filled[at] :]
    standings = [vases.standing(world, seat, vase) for seat in range(world.players)]
    return VaseHelp(
        id=world.kit.vase_ids[vase],
        worth=free[0] if free else None,
        needed=standings[0][1],
        have=tuple([have for have, _ in standings]),
        claimed=tuple(bits(world.vase_by[at])),
    )


def _income(world: State, seat: int) -> IncomeHelp:
    board, tracks = world.kit.components.board, world.kit.components.tracks
    at, heights = world.income[seat], world.tracks[seat * 3 : seat * 3 + 3]
    return IncomeHelp(
        seat=seat,
        coins=board.income_coins[at],
        vp=board.income_points[at],
        weaponry=tracks.weaponry[heights[2]] + ability.number(world, seat, "exchange", 0),
        palace=tracks.palace[heights[0]],
        routes=tuple([phrase(world.kit.effects[node]) for node in route_effects(world, seat) if node != NO_EFFECT]),
    )
