"""M13: why an answer to one of the small decisions that effects ask of a seat cannot be given. The decisions are in
`choices`; what declines one is never refused where it is an answer at all.
"""

from __future__ import annotations

from labrys.core.game import Move
from labrys.core.refusal import Refusal, refusal
from labrys.games.minos import decisions as d
from labrys.games.minos import moves
from labrys.games.minos.components import GOODS, TRACKS
from labrys.games.minos.kit import count_in
from labrys.games.minos.nodes import NO_EFFECT
from labrys.games.minos.rules import develop, expand, extra, palace, prepare, refused_builds
from labrys.games.minos.rules.count import heights
from labrys.games.minos.rules.due import refuse_effect
from labrys.games.minos.rules.gain import route_effects, tracks_open
from labrys.games.minos.rules.named import (
    no_such_good,
    no_such_region,
    no_such_route,
    no_such_tile,
    no_such_track,
    not_in_hand,
    stack_empty,
)
from labrys.games.minos.rules.refused_turns import refuse_act
from labrys.games.minos.state import NONE, State


def refuse(state: State, seat: int, due: d.Decision, move: Move) -> Refusal | None:
    """Why a move of a kind that answers the decision is none."""
    match move:
        case moves.Done():
            return _refuse_declining(state, due)
        case moves.Choose():
            return _refuse_gain(state, seat, due, move)
        case moves.Convert():
            return refuse_effect(state, seat, due[1])
        case moves.Discard():
            return not_in_hand(state, seat, move.card, "M13")
        case moves.Advance():
            return no_such_track(move.track) or _refuse_track(state, seat, due, move)
        case moves.Good():
            return no_such_good(move.good) or _refuse_good(state, due, move)
        case moves.Palace():
            return palace.refuse(state, seat, move, free=bool(due[2]))
        case moves.Income():
            return no_such_route(move.route) or _refuse_income(state, seat, move)
        case moves.Tile():
            return no_such_tile(state, move.tile) or _refuse_tile(state, due, move)
        case moves.Battle():
            return no_such_region(state, move.region) or _refuse_fight(state, seat, due, move)
    return _refuse_point(state, seat, due, move)


def _refuse_point(state: State, seat: int, due: d.Decision, move: Move) -> Refusal | None:
    """What an effect lets a seat do as with an action point."""
    if due[0] == d.WILD:
        return refuse_act(state, seat, move, due[2] - 1 if due[2] else NONE)
    match move:
        case moves.Draw():
            return prepare.refuse(state, move)
        case moves.Play():
            return develop.refuse(state, seat, move, free=bool(due[2]))
        case moves.Place():
            return expand.refuse_place(state, seat, move)
        case moves.March():
            return expand.refuse_march(state, seat, move)
        case moves.City() | moves.Tower() | moves.Farm() | moves.Ship() | moves.Sail():
            return refused_builds.refuse(state, seat, move, free=bool(due[2]))
    raise AssertionError(f"{move} answers no decision of an effect")


def _refuse_declining(state: State, due: d.Decision) -> Refusal | None:
    """All can be declined but a tile that lies there."""
    kind, at, red = due
    tiles = state.stock[2 * at + red].bit_count() if kind == d.BONUS_TILE else 0
    if not tiles:
        return None
    text = "a ship that reached its space takes one of the {tiles:tile} beside route {route}"
    return refusal("tile-to-take", "M5.3", text, tiles=tiles, route=at + 1)


def _refuse_gain(state: State, seat: int, due: d.Decision, move: moves.Choose) -> Refusal | None:
    gains = state.kit.inner[due[1]]
    if not 1 <= move.gain <= len(gains):
        text = "gains are numbered 1 to {last}, not {gain}"
        return refusal("no-such-gain", "M13", text, last=len(gains), gain=move.gain)
    return refuse_effect(state, seat, gains[move.gain - 1])


def _refuse_track(state: State, seat: int, due: d.Decision, move: moves.Advance) -> Refusal | None:
    track, spaces = TRACKS.index(move.track), heights(state, seat)
    if track in tracks_open(state, seat, due[1]):
        return None
    text = "this is for your lowest track, which is on {lowest}; {track} is on {space}"
    return refusal("not-lowest", "M13.2", text, lowest=min(spaces), track=move.track, space=spaces[track])


def _refuse_good(state: State, due: d.Decision, move: moves.Good) -> Refusal | None:
    if due[0] == d.TEMP or count_in(state.stacks, GOODS.index(move.good)):
        return None
    return stack_empty(move.good, "M7")


def _refuse_income(state: State, seat: int, move: moves.Income) -> Refusal | None:
    node = route_effects(state, seat)[move.route - 1]
    if node == NO_EFFECT:
        return refused_builds.no_ship_there(move.route)
    return refuse_effect(state, seat, node)


def _refuse_tile(state: State, due: d.Decision, move: moves.Tile) -> Refusal | None:
    _, at, red = due
    tiles = state.stock[2 * at + red]
    if tiles >> state.kit.bonus_ids.index(move.tile) & 1:
        return None
    text = "{tile} is not one of the {tiles:tile} that you may take beside route {route}"
    return refusal("tile-elsewhere", "M5.3", text, tile=move.tile, tiles=tiles.bit_count(), route=at + 1)


def _refuse_fight(state: State, seat: int, due: d.Decision, move: moves.Battle) -> Refusal | None:
    asked = state.land.number[due[1]]
    if move.region != asked:
        text = "you are asked about the Sea Peoples of region {asked}, not of region {region}"
        return refusal("other-battle", "M12.2", text, asked=asked, region=move.region)
    return extra.refuse_battle(state, seat, move)
