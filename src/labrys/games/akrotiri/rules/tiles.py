"""A5, part one of a turn: lay the tile, place its cubes. And A9.1: draw the next one."""

from __future__ import annotations

from labrys.core.piles import Pile
from labrys.core.refusal import Refusal, refusal
from labrys.games.akrotiri import codes, events
from labrys.games.akrotiri.compass import STEP, TURNS
from labrys.games.akrotiri.components import COLOURS, CORNERS
from labrys.games.akrotiri.decisions import PLACE_CUBE, Decision
from labrys.games.akrotiri.moves import Cube, Lay
from labrys.games.akrotiri.places import cell_name, find_cell, site_name
from labrys.games.akrotiri.rules.cargo import no_such_colour
from labrys.games.akrotiri.sea import EMPTY, THERA
from labrys.games.akrotiri.state import NO_TILE, NOT_DRY, State, cube


def must_touch_thera(state: State, decision: Decision) -> bool:
    """First edition: the tiles of the setup lie against the Thera board (A4.2)."""
    return decision[2] == 1 and state.is_first_edition


def touches_thera(state: State, cell: int) -> bool:
    """Whether a cell shares a side with the Thera board."""
    slot_at = state.sea.slot_at
    return any(slot_at[cell + step] == THERA for step in STEP)


class LayTile:
    """Lay the tile in hand on any free cell beside a tile or Thera, in any turn (A4.2, A5.1)."""

    @staticmethod
    def legal(state: State, decision: Decision) -> list[int]:
        found = state.sea.lays[:]
        if must_touch_thera(state, decision):
            found = [code for code in found if touches_thera(state, code >> 2)]
        return found

    @staticmethod
    def apply(state: State, decision: Decision, argument: int) -> None:
        seat = decision[1]
        cell, turn, tile = argument >> 2, argument & 3, state.hand[seat]
        state.stack.pop()
        state.hand[seat] = NO_TILE
        state.could_hold[seat] = 0
        show_tile(state, tile)
        state.sea = state.sea.grow(tile, cell, turn)
        if state.events is not None:
            laid = events.TileLaid(seat, state.kit.tile_ids[tile], cell_name(cell), TURNS[turn])
            state.events.append(laid)
            if len(state.sea.tiles) == state.kit.last_tiles[state.players]:
                state.events.append(events.LastRound(seat, "tiles laid"))
        slot = len(state.sea.tiles) - 1
        _place_first_cube(state, seat, slot)
        if second_cube_corners(state, slot) and any(state.market):
            state.stack.append((PLACE_CUBE, seat, slot))
        elif state.events is not None:
            why = "no other island" if any(state.market) else "empty market"
            state.events.append(events.CubeSkipped(seat, why))

    @staticmethod
    def refuse(state: State, decision: Decision, move: Lay) -> Refusal | None:
        cell = find_cell(move.cell)
        if cell is None:
            return refusal(
                "no-such-cell", "A5.1", "{cell!r} is no cell of the map; cells are written x,y", cell=move.cell
            )
        if move.turn not in TURNS:
            return refusal("no-such-turn", "A5.1", "a tile is turned n, e, s or w, not {turn!r}", turn=move.turn)
        there = state.sea.slot_at[cell]
        if there == THERA:
            return refusal("thera-there", "A5.1", "the Thera board lies on {cell} already", cell=move.cell)
        if there != EMPTY:
            tile = state.kit.tile_ids[state.sea.tiles[there - 1]]
            return refusal("cell-taken", "A5.1", "tile {tile} lies on {cell} already", tile=tile, cell=move.cell)
        if cell not in state.sea.shore:
            text = "{cell} shares no side with a tile or with Thera, none of its 4 sides"
            return refusal("not-adjacent", "A5.1", text, cell=move.cell)
        if must_touch_thera(state, decision) and not touches_thera(state, cell):
            text = "in the first edition's setup the tile goes against the Thera board, {cell} is not beside it"
            return refusal("first-tile-at-thera", "A4.2", text, cell=move.cell)
        return None


def show_tile(state: State, tile: int) -> None:
    """Everybody has seen this tile: it is in no pile and in nobody else's hand."""
    state.tile_pile = state.tile_pile.shown(tile)
    for seat in range(state.players):
        state.could_hold[seat] &= ~(1 << tile)


def _place_first_cube(state: State, seat: int, slot: int) -> None:
    """The icon's colour on the icon's island, unless that colour has run out (A5.2)."""
    lying = state.sea.tiles[slot] * 4 + state.sea.turns[slot]
    colour = state.kit.tile_icon[lying >> 2]
    if state.market[colour]:
        put_cube(state, seat, colour, slot * 4 + state.kit.icon_corner[lying], True)
    elif state.events is not None:
        state.events.append(events.CubeSkipped(seat, f"no {COLOURS[colour]} left"))


def put_cube(state: State, seat: int, colour: int, node: int, by_icon: bool) -> None:
    """A cube from the leftmost covered space of its row to the map (A5.2)."""
    state.market[colour] -= 1
    state.lying[node] += cube(colour)
    if state.events is not None:
        state.events.append(events.CubePlaced(seat, COLOURS[colour], site_name(state.sea, node), by_icon))


def icon_island(state: State, slot: int) -> int:
    """The island on which the tile's icon stands."""
    lying = state.sea.tiles[slot] * 4 + state.sea.turns[slot]
    return state.sea.island[slot * 4 + state.kit.icon_corner[lying]]


def second_cube_corners(state: State, slot: int) -> list[int]:
    """The corners of this tile that belong to another island than the icon's (A5.2, A5.3)."""
    island, icon = state.sea.island, icon_island(state, slot)
    return [corner for corner in (0, 1, 2, 3) if island[slot * 4 + corner] != icon]


class PlaceSecondCube:
    """Any colour that is left, on another island of the tile just laid; compulsory (A5.2)."""

    @staticmethod
    def legal(state: State, decision: Decision) -> list[int]:
        corners = second_cube_corners(state, decision[2])
        market = state.market
        return [codes.CUBE | colour << 2 | corner for colour in range(4) if market[colour] for corner in corners]

    @staticmethod
    def apply(state: State, decision: Decision, argument: int) -> None:
        state.stack.pop()
        put_cube(state, decision[1], argument >> 2, decision[2] * 4 + (argument & 3), False)

    @staticmethod
    def refuse(state: State, decision: Decision, move: Cube) -> Refusal | None:
        slot = decision[2]
        if move.colour not in COLOURS:
            return no_such_colour(move.colour)
        if move.corner not in CORNERS:
            text = "{corner!r} is no corner; there is NW, NE, SE, SW"
            return refusal("no-such-corner", "A3.3", text, corner=move.corner)
        if not state.market[COLOURS.index(move.colour)]:
            return refusal("colour-gone", "A5.2", "there are 0 {colour} cubes left on the market", colour=move.colour)
        corner = CORNERS.index(move.corner)
        if state.sea.island[slot * 4 + corner] == icon_island(state, slot):
            text = "corner {corner} belongs to the icon's island, choose another"
            return refusal("icon-island", "A5.2", text, corner=move.corner)
        return None


class DrawTile:
    """Chance: the tile that a seat draws unseen (A4.2, A4.4, A9.1)."""

    @staticmethod
    def prepare(state: State, decision: Decision) -> bool:
        """Refill an empty pile from the discards; with none, nothing is drawn (A9.1, A9.3). True if to be asked."""
        if state.tile_pile.loose:
            return True
        if refill(state, decision[1]):
            return True
        state.stack.pop()
        if state.idle == NOT_DRY:
            state.idle = 0
        if state.events is not None:
            state.events.append(events.TilesGone(decision[1]))
        return False

    @staticmethod
    def ask(state: State, decision: Decision) -> list[tuple[int, int]]:
        return state.kit.tile_answers.of(state.tile_pile.loose)

    @staticmethod
    def apply(state: State, decision: Decision, argument: int) -> None:
        seat = decision[1]
        state.stack.pop()
        state.hand[seat] = argument
        state.could_hold[seat] = state.tile_pile.could_be
        state.tile_pile = state.tile_pile.take(argument)
        if state.events is not None:
            state.events.append(events.TileDrawn(seat, state.kit.tile_ids[argument]))


def refill(state: State, seat: int) -> bool:
    """Make a new pile of the discards; False if there are none (A9.1)."""
    if not state.discards:
        return False
    if state.events is not None:
        state.events.append(events.TilesReshuffled(seat, state.discards.bit_count()))
    # Everybody saw the discards: a tile in hand cannot be among them.
    state.tile_pile = Pile(loose=state.discards, could_be=state.discards)
    state.discards = 0
    return True
