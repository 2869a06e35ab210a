"""The table as text, for a terminal, a screen reader or a language model: the map, the players, what one holds.

All of it follows from a view. What the seat may not know is not in the view and is not guessed at here either:
the world that is imagined to measure the map serves for its open facts alone.
"""

from __future__ import annotations

from typing import Final

from labrys.core.chance import AsTheyLie
from labrys.core.position import parted
from labrys.core.refusal import counted
from labrys.games.akrotiri import decisions as d
from labrys.games.akrotiri.chart import draw_map, island_letters, map_columns
from labrys.games.akrotiri.compass import SEAT_NAMES
from labrys.games.akrotiri.components import COLOURS, EXITS, SIDES, TERRAINS
from labrys.games.akrotiri.gazetteer import (
    LINE,
    dock_words,
    icon_words,
    list_islands,
    list_routes,
    list_tiles,
    pack_words,
    wrapped,
)
from labrys.games.akrotiri.imagine import imagine
from labrys.games.akrotiri.kit import Kit
from labrys.games.akrotiri.places import cell_name, dock_name, site_name
from labrys.games.akrotiri.rules.cargo import next_price
from labrys.games.akrotiri.rules.sailing import in_transit
from labrys.games.akrotiri.scoring import goal_line, score_sheet
from labrys.games.akrotiri.sea import THERA_LAND
from labrys.games.akrotiri.sketch import CUBE_LETTERS, draw_turns
from labrys.games.akrotiri.state import NOBODY, State
from labrys.games.akrotiri.telling import goal_words
from labrys.games.akrotiri.view import AkrotiriView

LEGEND: Final = (
    "Land is dotted, routes are lines. The letter where tiles meet is the island there; A/B: two that only touch; "
    "+: land of Thera that is no island yet. Icons: T tree, L lake, M mountain, V volcano. A number is a dock, beside "
    "its exit and on its land. @0: boat of seat 0, in a dock. ^0: temple of seat 0. Cubes: g green, b blue, y gray, "
    "o orange, ** more than there is room for. A cell that shows only its coordinates is free for the next tile."
)

CARD_WIDE: Final = 27


def show(view: AkrotiriView, kit: Kit) -> str:
    """All that the view's seat (or a spectator) sees."""
    return show_in(view, imagine(view, kit, AsTheyLie()))


def show_in(view: AkrotiriView, world: State, width: int = LINE, columns: range | None = None) -> str:
    """The same, measured in any world that the view allows: it makes no difference which.

    Lists keep to the width; of the map only the given columns of cells are drawn, if any are given.
    """
    letters = island_letters(world.sea)
    table = _Table(view, world, letters, width)
    sections = [
        table.heading(),
        draw_part(world, letters, width, columns),
        wrapped(LEGEND, "", "", width),
        table.own() if view.seat >= 0 else [],
        table.players(),
        table.supply(),
        list_islands(world, letters, width),
        list_routes(world, width),
        list_tiles(world, letters, width),
    ]
    return _page(sections)


def show_first(view: AkrotiriView, world: State, width: int, columns: range) -> str:
    """What somebody needs for the first decision: the map, and what is in hand."""
    letters = island_letters(world.sea)
    table = _Table(view, world, letters, width)
    drawn = draw_part(world, letters, width, columns)
    return _page([table.heading(), drawn, table.own() if view.seat >= 0 else []])


def draw_part(world: State, letters: dict[int, str], width: int, columns: range | None) -> list[str]:
    """Some columns of the map, or all, and a sentence about those that are left out."""
    drawn, whole = draw_map(world, letters, columns), map_columns(world.sea)
    if columns in (None, whole):
        return drawn
    assert columns is not None
    left_out = (
        f"Drawn are x={columns.start} to x={columns.stop - 1} of x={whole.start} to x={whole.stop - 1}: "
        "`map X,Y` centres elsewhere, `map all` draws everything."
    )
    return [*drawn, *wrapped(left_out, "", "", width)]


def _page(sections: list[list[str]]) -> str:
    return "\n\n".join("\n".join(section) for section in sections if section) + "\n"


class _Table:
    """The parts of the text around the map."""

    def __init__(self, view: AkrotiriView, world: State, letters: dict[int, str], width: int) -> None:
        self.view, self.world, self.kit, self.letters, self.width = view, world, world.kit, letters, width

    def _wrapped(self, text: str, indent: str = "  ", hanging: str = "    ") -> list[str]:
        return wrapped(text, indent, hanging, self.width)

    def heading(self) -> list[str]:
        view, components = self.view, self.kit.components
        house = "house components" if components.house else components.title
        rules = f", house rules for {view.players} (A12)" if view.players > 2 else ""
        variant = "" if view.options.variant == "none" else f", variant {view.options.variant}"
        seen = f"as {self._who(view.seat)} sees it" if view.seat >= 0 else "as a spectator sees it"
        table = f"Akrotiri, {house}, {view.options.edition} edition{variant}, {view.players} players{rules}; {seen}"
        asked = f"Round {view.turns // view.players + 1}. {self._asked()}"
        return [line for text in (table, components.note, asked) for line in self._wrapped(text, indent="", hanging="")]

    def _who(self, seat: int) -> str:
        return f"{SEAT_NAMES[self.world.facing[seat]]} (seat {seat})"

    def _asked(self) -> str:
        """Whose decision is due, and which."""
        world = self.world
        if not world.stack:
            return f"The game is over: {world.reason}."
        kind, seat, detail = world.stack[-1]
        who = self._who(seat) if seat != NOBODY else ""
        match kind:
            case d.WHO_BEGINS:
                return "Chance decides who begins."
            case d.DRAW_TILE:
                return f"Chance: {who} draws a tile."
            case d.DRAW_MAP:
                return f"Chance: {who} draws a map, {self.kit.tier_names[detail]}."
            case d.DRAW_GOAL:
                return f"Chance: {who} draws a goal."
            case d.REVEAL:
                return f"Chance: the oracle reveals tiles until one shows a {TERRAINS[detail]} for {who}."
            case d.OFFER:
                return "Chance: goals are turned up for the offer."
            case d.LAY:
                return f"{who} lays the tile in hand" + (", during setup." if detail else ".")
            case d.PLACE_CUBE:
                place = cell_name(world.sea.cells[detail])
                return f"{who} places the second cube, on another island of the tile at {place} than the icon's."
            case d.KEEP:
                return f"{who} keeps one of the goals just drawn."
            case d.TAKE:
                return f"{who} takes one of the face-up goals."
            case d.BERTH:
                return f"{who} places the boat at a dock of Thera."
        return f"{who} acts: {self._left(seat)}."

    def _left(self, seat: int) -> str:
        world = self.world
        words = [f"{counted(world.actions, 'action')} left"]
        if world.pair:
            words.append(f"{world.pair} more move of the empty boat in the action just begun")
        if in_transit(world, seat):
            words.append("in transit at an occupied dock, so the boat must move on")
        words.append("oracle used" if world.oracle_used else "oracle not used yet")
        return "; ".join(words)

    # What lies open

    def players(self) -> list[str]:
        lines = ["Players"]
        for seat in range(self.view.players):
            lines += self._wrapped(f"{self._who(seat)}: {self._standing(seat)}")
            if self.world.played[seat]:
                lines += self._wrapped(f"played {self._played(seat)}", indent="    ", hanging="      ")
            lines += self._wrapped(f"holds {self._hand(seat)}", indent="    ", hanging="      ")
        return lines

    def _standing(self, seat: int) -> str:
        world, sea, dock = self.world, self.world.sea, self.world.boats[seat]
        temples = len(world.temples[seat])
        land = "Thera" if dock == NOBODY else self.letters.get(sea.dock_island(dock), "Thera")
        boat = "boat not placed yet" if dock == NOBODY else f"boat @{seat} at {dock_words(sea, dock)}, island {land}"
        return (
            f"{counted(world.drachmas[seat], 'drachma')}; {boat}; cargo {pack_words(world.cargo[seat], COLOURS)}; "
            f"{temples} of {self.kit.temples} temples built, so {self.kit.actions[temples]} actions a turn"
        )

    def _played(self, seat: int) -> str:
        world, kit = self.world, self.kit
        cards = [
            f"{kit.map_ids[card]} for {kit.map_points[card]} at {site_name(world.sea, site)} on "
            f"{self.letters[world.sea.island[site]]}"
            for card, site in zip(world.played[seat], world.temples[seat], strict=True)
        ]
        return f"{', '.join(cards)}: {counted(sum(kit.map_points[card] for card in world.played[seat]), 'point')}"

    def _hand(self, seat: int) -> str:
        view = self.view
        tiers = zip(view.map_counts[seat], self.kit.tier_names, strict=True)
        goals = [self._goal_so_far(seat, name) for name in view.goals[seat] if "|" not in name]
        if hidden := len(view.goals[seat]) - len(goals):
            goals.append(f"{hidden} unknown")
        words = [f"maps {', '.join(f'{n} {tier}' for n, tier in tiers)}", f"goals {', '.join(goals) or 'none'}"]
        if view.drawn[seat]:
            words.append(f"goals to choose from {len(view.drawn[seat])}")
        return "; ".join([*words, self._tile_held(seat)])

    def _tile_held(self, seat: int) -> str:
        view = self.view
        if not view.holds_tile[seat]:
            return "no tile"
        if seat == view.seat:
            return f"tile {self._tile_name(view.hand)}"
        could_be = parted(view.could_hold[seat])
        return f"tile {self._tile_words(could_be[0])}" if len(could_be) == 1 else "a tile"

    def _tile_words(self, name: str) -> str:
        tile = self.kit.components.tiles[self.kit.tile_ids.index(name)]
        land, routes, docks = (
            ", ".join(group.replace(" ", "-") for group in groups) for groups in (tile.land, tile.routes, tile.docks)
        )
        return f"{tile.id} as printed: {tile.icon} in {tile.quadrant}; land {land}; routes {routes}; docks {docks}"

    def _tile_name(self, name: str) -> str:
        return f"{name} {TERRAINS[self.kit.tile_icon[self.kit.tile_ids.index(name)]]}"

    def _goal_so_far(self, seat: int, name: str) -> str:
        return f"{name} ({goal_line(self.world, seat, self.kit.goal_ids.index(name)).points} so far)"

    def supply(self) -> list[str]:
        """Market, piles, and what lies beside them."""
        view, kit = self.view, self.kit
        rows = [("Market", COLOURS), ("  letter on the map", tuple(CUBE_LETTERS))]
        rows.append(("  cubes left", tuple(map(str, view.market))))
        prices = [next_price(self.world, colour) for colour in range(4)]
        rows.append(("  next sale pays", tuple(str(price) if price else "-" for price in prices)))
        heads, wide = (22, 8) if self.width >= 54 else (20, 5)
        lines = [f"{head:<{heads}}" + "".join(f"{word[: wide - 1]:>{wide}}" for word in words) for head, words in rows]
        maps = ", ".join(f"{n} {tier}" for n, tier in zip(view.maps_left, kit.tier_names, strict=True))
        goals = view.goals_left + len(view.goals_under)
        lines += self._wrapped(
            f"Piles: {counted(view.tiles_left, 'tile')}; maps {maps}; {counted(goals, 'goal')}", indent=""
        )
        buried = [word.partition(":")[0] for word in view.goals_under]
        if known := [name for name in buried if "|" not in name]:
            lines += self._wrapped(f"Known to lie under the goals: {', '.join(known)}", indent="")
        discards = [self._tile_name(name) for name in parted(view.discards)]
        lines += self._wrapped(f"Discarded tiles: {', '.join(discards) or 'none'}", indent="")
        if view.options.variant == "strategist":
            lines.append("Face-up goals" if parted(view.offer) else "Face-up goals: none left")
            for name in parted(view.offer):
                lines += self._wrapped(f"{name}: {goal_words(self.kit, name, self.view.options.edition)}")
        return lines

    # What only this seat sees

    def own(self) -> list[str]:
        return [f"Yours, {self._who(self.view.seat)}: secret", *self._own_tile(), *self._own_maps(), *self._own_goals()]

    def _own_tile(self) -> list[str]:
        view = self.view
        if view.hand == "-":
            return ["  no tile in hand"]
        tile = self.kit.components.tiles[self.kit.tile_ids.index(view.hand)]
        words = self._wrapped(f"tile {self._tile_words(view.hand)}")
        return [*words, *draw_turns(tile, self.width)]

    def _own_maps(self) -> list[str]:
        cards = [self.kit.map_ids.index(name) for name in parted(self.view.maps)]
        if not cards:
            return ["  no maps in hand"]
        lines = self._wrapped("maps, as you hold them (up is away from you):")
        across = max(1, (self.width - 2) // CARD_WIDE)
        for start in range(0, len(cards), across):
            drawn = [self._card(card) for card in cards[start : start + across]]
            lines += ["    " + "".join(parts).rstrip() for parts in zip(*drawn, strict=True)]
        for card in cards:
            lines += self._wrapped(f"{self.kit.map_ids[card]}: {self._by_compass(card)}")
        return lines

    def _card(self, card: int) -> list[str]:
        kit = self.kit
        sides = {SIDES[side]: icon_words(icons, terrain) for side, terrain, icons in kit.map_sides[card]}
        up, right, down, left = (sides.get(side, "-") for side in SIDES)
        head = f"[{kit.map_ids[card]} {kit.tier_names[kit.map_tier[card]]}]"
        rows = (f"{head:^25}", f"{up:^25}", f"{left:>11} ^ {right:<11}", f"{down:^25}")
        return [f"{row:<{CARD_WIDE}}" for row in rows]

    def _by_compass(self, card: int) -> str:
        facing = self.world.facing[self.view.seat]
        sides = sorted(((side + facing) % 4, terrain, icons) for side, terrain, icons in self.kit.map_sides[card])
        clues = ", ".join(f"{EXITS[side]}: {icon_words(icons, terrain)}" for side, terrain, icons in sides)
        return f"{clues}; costs {counted(self.kit.map_cost[card], 'drachma')}, scores {self.kit.map_points[card]}"

    def _own_goals(self) -> list[str]:
        view, lines = self.view, []
        for title, names in (("goal", view.goals[view.seat]), ("drawn, to choose from:", view.drawn[view.seat])):
            for name in names:
                line = goal_line(self.world, view.seat, self.kit.goal_ids.index(name))
                why = f" ({', '.join(line.why)})" if line.why else ""
                words = goal_words(self.kit, name, self.view.options.edition)
                lines += self._wrapped(f"{title} {name}: {words}; so far {line.points}{why}")
        sheet = score_sheet(self.world, view.seat)
        parts = ", ".join(f"{part} {points}" for part, points in sheet.parts().items())
        return [*lines, *self._wrapped(f"score so far {sheet.total}: {parts}"), *self._own_reach()]

    def _own_reach(self) -> list[str]:
        """Where the boat could be after one move, paid for or not."""
        world, dock = self.world, self.world.boats[self.view.seat]
        if dock == NOBODY or not world.stack:
            return []
        there = []
        for other in world.sea.reach(dock):
            island = "Thera" if world.sea.dock_land[other] == THERA_LAND else self.letters[world.sea.dock_island(other)]
            boats = [f" taken by @{seat}" for seat, boat in enumerate(world.boats) if boat == other]
            there.append(f"{dock_name(world.sea, other)} ({island}{''.join(boats)})")
        return self._wrapped(f"one move of your boat leads to: {', '.join(there) or 'no other dock'}")
