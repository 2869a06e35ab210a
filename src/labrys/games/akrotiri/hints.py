"""What somebody new to the table would like to be told: what a choice leads to, what the cards in hand want.

Everything here is worked out from a view, in a world imagined from it; only what the view's seat knows is used.
"""

from __future__ import annotations

from collections.abc import Sequence

from labrys.core.chance import AsTheyLie
from labrys.core.event import Event
from labrys.core.game import Move
from labrys.core.position import parted
from labrys.core.refusal import counted
from labrys.core.score import ScoreSheet
from labrys.games.akrotiri import moves, survey
from labrys.games.akrotiri.chart import columns_in, dock_numbers, island_letters
from labrys.games.akrotiri.compass import TURNS, xy_of
from labrys.games.akrotiri.components import CORNERS
from labrys.games.akrotiri.events import TileLaid
from labrys.games.akrotiri.game import Akrotiri
from labrys.games.akrotiri.gazetteer import POINTS, list_islands, list_sites
from labrys.games.akrotiri.places import dock_name, find_cell
from labrys.games.akrotiri.position import pack_name
from labrys.games.akrotiri.rules.cargo import at_thera
from labrys.games.akrotiri.rules.excavation import legal_excavations
from labrys.games.akrotiri.rules.sailing import in_transit
from labrys.games.akrotiri.sea import DOCKS_A_TILE, THERA_DOCK
from labrys.games.akrotiri.show import draw_part, show_first, show_in
from labrys.games.akrotiri.sketch import draw_turns
from labrys.games.akrotiri.state import State, docked_cubes, island_cubes
from labrys.games.akrotiri.telling import gist, goal_words, map_words, seat_place, tally, tile_words
from labrys.games.akrotiri.view import AkrotiriView

LESSON = """\
Lay tiles, ship goods to Thera, buy maps with the money, and excavate temples where the maps point.
A turn has two parts. First you lay your tile and place two cubes: one by the icon, one of your choice. \
Then you have 3 actions, and more with each temple:
  sail DOCK          along the routes as far as you like, or overland to another dock of the same island; an empty \
boat sails twice for one action
  load COLOURS       cubes from the island where you are docked, 3 on board at most
  buy TIERS          at Thera: 1, 2 or 3 maps for 1, 3 or 7 drachmas
  excavate MAP SITE  a temple on the island where you are docked, if the icons lie as the map shows
  oracle TERRAIN     look for a tile, once a turn
At Thera you may also sell COLOUR, elsewhere unload COLOUR, without an action. Then end your turn.
Whoever has excavated the sixth temple lets the round be finished. Points: maps, goals, 1 for every 10 drachmas. \
When the tiles have run out and nobody finds a temple in 6 turns each, the game ends too (A9.3).
Cells are written x,y with north up: Thera covers 0,0 1,0 0,1 1,1. A dock is a cell with a side and a corner, \
2,-1/N-NE, or thera/1; you may type its number on the map instead. A site is a quarter of a tile, 2,-1/NE."""


EXAMPLE = "`lay 2,-1 e`"
"""A move, for somebody who has seen none."""
EXTRA_HELP = " `sail 4` sails to the dock with that number on the map."
TABLE_HELP = "the whole table and what its signs mean; map X,Y centres a wide map elsewhere, map all draws all of it"
HAND_HELP = "your tile, maps and goals explained"
RULE_EXAMPLE = "A6.4"


class Hints:
    """Hints for one decision of one seat."""

    def __init__(self, game: Akrotiri, view: AkrotiriView) -> None:
        self.game, self.view = game, view
        self.world = game.imagine(view, AsTheyLie())
        self.letters, self.numbers = island_letters(self.world.sea), dock_numbers(self.world.sea)
        """Islands and docks as the map marks them."""

    def of(self, move: Move) -> str:
        """A few words about a legal move."""
        kit, view = self.game.kit, self.view
        match move:
            case moves.Lay(_, turn):
                return tile_words(kit, view.hand, TURNS.index(turn)).partition(": ")[2]
            case moves.Keep(goal) | moves.Take(goal):
                return goal_words(kit, goal, view.options.edition)
            case moves.Cube(_, corner):
                return self._island(corner)
            case moves.Berth(dock):
                return f"dock {dock.partition('/')[2]}, on the {self._side(dock)} side"
            case moves.Sail():
                return self._there(move)
            case moves.End():
                return f"gives up {counted(view.actions, 'action')}" if view.actions else ""
        return gist(self.game.preview(view, move))

    def _island(self, corner: str) -> str:
        """The island at a corner of the tile just laid."""
        sea = self.world.sea
        label = sea.island[(len(sea.tiles) - 1) * 4 + CORNERS.index(corner)]
        size, docks = counted(sea.size(label), "tile"), counted(len(sea.island_docks[label]), "dock")
        return f"island {self.letters[label]} ({size}, {docks}): {_goods(island_cubes(self.world, label))}"

    def _side(self, dock: str) -> str:
        """Where on the Thera board a dock is drawn."""
        places = self.game.kit.components.thera.docks.of(self.view.players)
        return POINTS["NESW".index(places[int(dock.partition("/")[2]) - 1][0])]

    def _there(self, move: moves.Sail) -> str:
        """What can be done at the other end."""
        world, seat = self.world.clone(), self.view.seat
        start = world.boats[seat]
        code = self.game.encode(world, move)
        assert code is not None, "hints are for legal moves"
        self.game.apply(world, seat, code)
        dock, exits = world.boats[seat], world.sea.dock_exit
        way = "route" if world.sea.net[exits[start]] == world.sea.net[exits[dock]] else "portage"
        if in_transit(world, seat):
            return f"{way} to dock {self.numbers[dock]}, occupied: you would have to sail on at once"
        letter = self.letters.get(world.sea.dock_island(dock), "")
        parts = [f"{way} to dock {self.numbers[dock]}, island {letter}: {_goods(docked_cubes(world, seat))}"]
        if at_thera(world, seat):
            parts = [
                f"{way} to Thera, dock {self.numbers[dock]}: buy maps"
                + (", sell your goods" if world.cargo[seat] else "")
            ]
        parts += [f"excavate {name}" for name in _diggable(world, seat)]
        if self.view.pair and world.actions == self.view.actions:
            parts.append("no action")
        return ", ".join(parts)


def _goods(pack: int) -> str:
    return tally(parted(pack_name(pack)))


def _diggable(world: State, seat: int) -> list[str]:
    cards = {code >> 8 & 255 for code in legal_excavations(world, seat)}
    return [world.kit.map_ids[card] for card in sorted(cards)]


def look(game: Akrotiri, view: AkrotiriView, events: Sequence[Event] | None, width: int) -> str:
    """What to show before a question: map and hand first, then the map whenever a tile was laid.

    A tile that has to be laid is always shown. `events` are those since the last look; None before the first one.
    """
    if events is None:
        world = game.imagine(view, AsTheyLie())
        return show_first(view, world, width, _columns(world, view.seat, width))
    if any(isinstance(event, TileLaid) for event in events):
        return glance(game, view, width)
    lays = bool(view.stack) and view.stack[-1].startswith("lay:")
    return "\n".join(picture(game, view, width)) if lays else ""


def glance(game: Akrotiri, view: AkrotiriView, width: int) -> str:
    """The map, its islands, and the tile in hand in its four turns: what changes from turn to turn."""
    world = game.imagine(view, AsTheyLie())
    letters, columns = island_letters(world.sea), _columns(world, view.seat, width)
    parts = [draw_part(world, letters, width, columns), list_islands(world, letters, width), picture(game, view, width)]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def whole_table(game: Akrotiri, view: AkrotiriView, width: int, part: str = "") -> str:
    """Everything that can be seen. Of a map wider than the page: around the boat, around a cell, or `all` of it."""
    world = game.imagine(view, AsTheyLie())
    if part == "all":
        return show_in(view, world, width)
    cell = find_cell(part)
    if part and cell is None:
        return f"map takes a cell such as 2,-1, or all, not {part[:40]!r}"
    columns = _columns(world, view.seat, width, None if cell is None else xy_of(cell)[0])
    return show_in(view, world, width, columns)


def picture(game: Akrotiri, view: AkrotiriView, width: int) -> list[str]:
    """The tile in hand in its four turns; nothing without one."""
    if view.hand == "-":
        return []
    return draw_turns(game.kit.components.tiles[game.kit.tile_ids.index(view.hand)], width)


def _columns(world: State, seat: int, width: int, centre: int | None = None) -> range:
    """The columns of cells to draw, by default around the seat's boat, or around Thera."""
    if centre is None:
        dock = world.boats[seat]
        centre = xy_of(world.sea.cells[dock // DOCKS_A_TILE])[0] if 0 <= dock < THERA_DOCK else 0
    return columns_in(world.sea, width, centre)


def hand(game: Akrotiri, view: AkrotiriView, width: int) -> list[str]:
    """The tile, the maps and the goals of the view's seat, a line each, and the tile's picture."""
    kit, lines = game.kit, []
    if view.hand != "-":
        lines += [f"tile {tile_words(kit, view.hand)}", *picture(game, view, width)]
    lines += [f"map {map_words(kit, card, view.players, view.seat)}" for card in parted(view.maps)]
    lines += [f"goal {goal}: {goal_words(kit, goal, view.options.edition)}" for goal in view.goals[view.seat]]
    return lines


def sites(game: Akrotiri, view: AkrotiriView, width: int) -> list[str]:
    """Where the maps in hand point, or what they lack."""
    world = game.imagine(view, AsTheyLie())
    return list_sites(world, view.seat, island_letters(world.sea))


ASIDES = {"sites": ("where your maps point, or what they lack", sites, "You have no maps in hand.")}
"""Words of this game's own at the prompt: what they are for, what they say, and what if that is nothing."""


_UPPER = {"cube": (2,), "excavate": (1, 2), "sail": (1,), "berth": (1,)}
"""By move: which of its words are written in capitals."""


def as_notation(game: Akrotiri, view: AkrotiriView, text: str) -> str:
    """A move as the notation writes it, from one in any case or with the number of a dock on the map."""
    words = text.lower().split()
    for at in _UPPER.get(words[0] if words else "", ()):
        if at < len(words) and not words[at].startswith("thera"):
            words[at] = words[at].upper()
    if len(words) == 2 and words[0] in ("sail", "berth") and words[1].isascii() and words[1].isdigit():
        sea = game.imagine(view, AsTheyLie()).sea
        names = {str(number): dock_name(sea, dock) for dock, number in dock_numbers(sea).items()}
        words[1] = names.get(words[1], words[1])
    return " ".join(words)


def why_none(game: Akrotiri, view: AkrotiriView, word: str) -> str:
    """Why there is no move at all with this word now, where that is easily said; empty otherwise."""
    if word != "load" or not view.stack or not view.stack[-1].startswith("act:"):
        return ""
    world = game.imagine(view, AsTheyLie())
    if not docked_cubes(world, view.seat):
        return "There is nothing to load: no cube lies on the island where you are docked."
    if view.actions == 0:
        return "Loading takes 1 action, you have 0 left."
    return "Nothing more can be loaded now."


def open_sheets(game: Akrotiri, view: AkrotiriView) -> tuple[ScoreSheet, ...]:
    """Every seat's points so far, as far as the view's seat knows."""
    return survey.open_sheets(game.imagine(view, AsTheyLie()), survey.named_goals(view))


def round_of(view: AkrotiriView) -> int:
    """Which round it is, counted from 1."""
    return view.turns // view.players + 1


def welcome(players: int, seat: int) -> list[str]:
    """Where the person sits, and what is of our own design."""
    lines = [
        f"You sit in the {seat_place(players, seat)} (seat {seat}).",
        "House components: tiles, maps and the Thera board are our own design, not the printed set.",
    ]
    return [*lines, "Three and four players follow house rules (A12)."] if players > 2 else lines
