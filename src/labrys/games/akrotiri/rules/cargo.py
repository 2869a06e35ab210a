"""A6.4, A6.8, A6.9: load, sell, unload."""

from __future__ import annotations

from labrys.core.refusal import Refusal, refusal
from labrys.games.akrotiri import events
from labrys.games.akrotiri.components import COLOURS
from labrys.games.akrotiri.kit import Codes, packed
from labrys.games.akrotiri.moves import Load, Sell, Unload
from labrys.games.akrotiri.places import dock_name, site_name
from labrys.games.akrotiri.sea import THERA_LAND
from labrys.games.akrotiri.state import State, count_of, cube, docked_cubes


def at_thera(state: State, seat: int) -> bool:
    """Whether the boat is docked at Thera."""
    return state.sea.dock_land[state.boats[seat]] == THERA_LAND


def here(state: State, seat: int) -> str:
    """Where the boat lies, in words."""
    return dock_name(state.sea, state.boats[seat])


def legal_loads(state: State, seat: int) -> Codes:
    """Every choice of cubes that are there and fit on board (A6.4)."""
    there = docked_cubes(state, seat)
    if not there or not state.actions:
        return ()
    return state.kit.load_codes(there, state.kit.hold - count_of(state.cargo[seat]))


def load(state: State, seat: int, pack: int) -> None:
    """Take the cubes on board; which of equal cubes goes first makes no difference to the game."""
    nodes, lying = loaded_from(state, seat), state.lying
    state.actions -= 1
    state.cargo[seat] += pack
    for colour in range(4):
        shift = 4 * colour
        wanted = pack >> shift & 15
        if wanted:
            for node in nodes:
                taken = min(wanted, lying[node] >> shift & 15)
                lying[node] -= taken << shift
                wanted -= taken
    if state.events is not None:
        state.events.append(events.Loaded(seat, colour_names(pack)))


def loaded_from(state: State, seat: int) -> tuple[int, ...]:
    """The land nodes from which the boat takes cubes: those of its island, or Thera's own."""
    sea, land = state.sea, state.sea.dock_land[state.boats[seat]]
    return sea.island_nodes[sea.island[land]] or (land,)


def colour_names(pack: int) -> tuple[str, ...]:
    """The colours in a pack, one word a cube."""
    return tuple(name for colour, name in enumerate(COLOURS) for _ in range(pack >> 4 * colour & 15))


def refuse_load(state: State, seat: int, move: Load) -> Refusal | None:
    """Why these cubes cannot be loaded; first what holds for any cubes, so that a load of none asks for that alone."""
    unknown = next((colour for colour in move.cubes if colour not in COLOURS), None)
    if unknown is not None:
        return no_such_colour(unknown)
    if not state.actions:
        return refusal("no-action-to-load", "A6.4", "loading takes 1 action, you have 0 left")
    there, aboard = docked_cubes(state, seat), count_of(state.cargo[seat])
    if not there:
        return refusal(
            "no-cubes-here", "A6.4", "there are 0 cubes where you are docked, at {dock}", dock=here(state, seat)
        )
    if not move.cubes and aboard == state.kit.hold:
        return refusal("boat-full", "A6.4", "your boat is full: it carries {cubes:cube}", cubes=aboard)
    if not move.cubes:
        return refusal("nothing-chosen", "A6.4", "load takes 1 cube or more, you chose 0")
    for colour, name in enumerate(COLOURS):
        wanted, present = move.cubes.count(name), there >> 4 * colour & 15
        if wanted > present:
            text = "you chose {chosen} {colour}, the island where you are docked has {present}"
            return refusal("not-there", "A6.4", text, chosen=wanted, colour=name, present=present)
    room = state.kit.hold - aboard
    if len(move.cubes) > room:
        text = "the boat has room for {room} more, you chose {chosen}"
        return refusal("no-room", "A6.4", text, room=room, chosen=len(move.cubes))
    return None


def load_pack(move: Load) -> int | None:
    """The cubes of a move, packed; None if they are not a load that any boat could take."""
    if len(move.cubes) > 15 or any(colour not in COLOURS for colour in move.cubes):
        return None
    return packed(tuple(move.cubes.count(name) for name in COLOURS))


def legal_sales(state: State, seat: int) -> Codes:
    """One code for each colour on board, at Thera (A6.8)."""
    return state.kit.sale_codes[state.cargo[seat]] if at_thera(state, seat) else ()


def next_price(state: State, colour: int) -> int:
    """What the next cube of this colour fetches: the rightmost uncovered space (A2.3); 0 if the row is full."""
    covered = state.market[colour]
    return state.kit.prices[state.kit.row - covered - 1] if covered < state.kit.row else 0


def sell(state: State, seat: int, colour: int) -> None:
    """One cube to the market for the price of its space."""
    price = next_price(state, colour)
    state.cargo[seat] -= cube(colour)
    state.market[colour] += 1
    state.drachmas[seat] += price
    if state.events is not None:
        state.events.append(events.Sold(seat, COLOURS[colour], price))


def refuse_sell(state: State, seat: int, move: Sell) -> Refusal | None:
    """Why this cube cannot be sold."""
    missing = _refuse_colour(state, seat, move.colour, "A6.8")
    if missing is None and not at_thera(state, seat):
        text = "goods are sold only at Thera, you are docked at {dock}"
        return refusal("sell-at-thera", "A6.8", text, dock=here(state, seat))
    return missing


def legal_unloads(state: State, seat: int) -> Codes:
    """One code for each colour on board; at Thera only in the first edition (A6.9)."""
    if at_thera(state, seat) and not state.is_first_edition:
        return ()
    return state.kit.unload_codes[state.cargo[seat]]


def unload(state: State, seat: int, colour: int) -> None:
    """One cube ashore, beside the dock."""
    node = state.sea.dock_land[state.boats[seat]]
    state.cargo[seat] -= cube(colour)
    state.lying[node] += cube(colour)
    if state.events is not None:
        state.events.append(events.Unloaded(seat, COLOURS[colour], site_name(state.sea, node)))


def refuse_unload(state: State, seat: int, move: Unload) -> Refusal | None:
    """Why this cube cannot be put ashore."""
    missing = _refuse_colour(state, seat, move.colour, "A6.9")
    if missing is None and at_thera(state, seat) and not state.is_first_edition:
        text = "nothing is unloaded at Thera (revised edition), you are docked at {dock}"
        return refusal("no-unloading-at-thera", "A6.9", text, dock=here(state, seat))
    return missing


def no_such_colour(colour: str) -> Refusal:
    """For a word that is no colour of a cube."""
    return refusal(
        "no-such-colour", "A2.2", "{colour!r} is no colour; there is green, blue, gray, orange", colour=colour
    )


def _refuse_colour(state: State, seat: int, colour: str, rule: str) -> Refusal | None:
    if colour not in COLOURS:
        return no_such_colour(colour)
    if not state.cargo[seat] >> 4 * COLOURS.index(colour) & 15:
        text = "your boat carries 0 {colour} cubes ({total:cube} in all)"
        return refusal("not-on-board", rule, text, colour=colour, total=count_of(state.cargo[seat]))
    return None
