"""The table as text, for a terminal, a screen reader or a language model: the map, the players, what one holds.

All of it follows from a view. What the seat may not know is not in the view and is not guessed at here either:
the world that is imagined to measure the map serves for its open facts alone.
"""

from __future__ import annotations

from typing import Final

from labrys.core.chance import AsTheyLie
from labrys.core.refusal import counted
from labrys.games.akrotiri import decisions as d
from labrys.games.akrotiri.chart import draw_map, island_letters
from labrys.games.akrotiri.compass import SEAT_NAMES
from labrys.games.akrotiri.components import COLOURS, EXITS, SIDES, TERRAINS
from labrys.games.akrotiri.gazetteer import dock_words, list_islands, list_routes, list_tiles, pack_words, wrapped
from labrys.games.akrotiri.imagine import imagine
from labrys.games.akrotiri.kit import Kit
from labrys.games.akrotiri.places import cell_name, dock_name, site_name
from labrys.games.akrotiri.position import parted
from labrys.games.akrotiri.rules.cargo import next_price
from labrys.games.akrotiri.rules.sailing import in_transit
from labrys.games.akrotiri.scoring import goal_line, score_sheet
from labrys.games.akrotiri.sea import THERA_LAND
from labrys.games.akrotiri.sketch import CUBE_LETTERS, draw_hand
from labrys.games.akrotiri.state import NOBODY, State
from labrys.games.akrotiri.telling import goal_words
from labrys.games.akrotiri.view import AkrotiriView

LEGEND: Final = (
    "Land is dotted, routes are lines. The letter where tiles meet is the island there; A/B: two that only touch;",
    "+: land of Thera that is no island yet. Icons: T tree, L lake, M mountain, V volcano. A number is a dock, beside",
    "its exit and on its land. @0: boat of seat 0, in a dock. ^0: temple of seat 0. Cubes: g green, b blue, y gray,",
    "o orange, ** more than there is room for. A cell that shows only its coordinates is free for the next tile.",
)


CARD_WIDE: Final = 28
CARDS_A_LINE: Final = 4


def show(view: AkrotiriView, kit: Kit) -> str:
    """All that the view's seat (or a spectator) sees."""
    return show_in(view, imagine(view, kit, AsTheyLie()))


def show_in(view: AkrotiriView, world: State) -> str:
    """The same, measured in any world that the view allows: it makes no difference which."""
    letters = island_letters(world.sea)
    table = _Table(view, world, letters)
    sections = [
        table.heading(),
        draw_map(world, letters),
        list(LEGEND),
        table.own() if view.seat >= 0 else [],
        table.players(),
        table.supply(),
        list_islands(world, letters),
        list_routes(world),
        list_tiles(world, letters),
    ]
    return "\n\n".join("\n".join(section) for section in sections if section) + "\n"


class _Table:
    """The parts of the text around the map."""

    def __init__(self, view: AkrotiriView, world: State, letters: dict[int, str]) -> None:
        self.view, self.world, self.kit, self.letters = view, world, world.kit, letters

    def heading(self) -> list[str]:
        view, components = self.view, self.kit.components
        house = "house components" if components.house else components.title
        rules = f", house rules for {view.players} (A12)" if view.players > 2 else ""
        variant = "" if view.options.variant == "none" else f", variant {view.options.variant}"
        seen = f"as {self._who(view.seat)} sees it" if view.seat >= 0 else "as a spectator sees it"
        table = f"Akrotiri, {house}, {view.options.edition} edition{variant}, {view.players} players{rules}; {seen}"
        asked = f"Round {view.turns // view.players + 1}. {self._asked()}"
        return [line for text in (table, components.note, asked) for line in wrapped(text, indent="", hanging="")]

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
            lines += wrapped(f"{self._who(seat)}: {self._standing(seat)}")
            if self.world.played[seat]:
                lines += wrapped(f"played {self._played(seat)}", indent="    ", hanging="      ")
            lines += wrapped(f"holds {self._hand(seat)}", indent="    ", hanging="      ")
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
        lines = [f"{head:<22}" + "".join(f"{word:>8}" for word in words) for head, words in rows]
        maps = ", ".join(f"{n} {tier}" for n, tier in zip(view.maps_left, kit.tier_names, strict=True))
        goals = view.goals_left + len(view.goals_under)
        lines += wrapped(f"Piles: {counted(view.tiles_left, 'tile')}; maps {maps}; {counted(goals, 'goal')}", indent="")
        buried = [word.partition(":")[0] for word in view.goals_under]
        if known := [name for name in buried if "|" not in name]:
            lines += wrapped(f"Known to lie under the goals: {', '.join(known)}", indent="")
        discards = [self._tile_name(name) for name in parted(view.discards)]
        lines += wrapped(f"Discarded tiles: {', '.join(discards) or 'none'}", indent="")
        if view.options.variant == "strategist":
            lines.append("Face-up goals" if parted(view.offer) else "Face-up goals: none left")
            for name in parted(view.offer):
                lines += wrapped(f"{name}: {goal_words(self.kit, name, self.view.options.edition)}")
        return lines

    # What only this seat sees

    def own(self) -> list[str]:
        return [f"Yours, {self._who(self.view.seat)}: secret", *self._own_tile(), *self._own_maps(), *self._own_goals()]

    def _own_tile(self) -> list[str]:
        view = self.view
        if view.hand == "-":
            return ["  no tile in hand"]
        tile = self.kit.components.tiles[self.kit.tile_ids.index(view.hand)]
        heads = "   ".join(f"{f'laid {turn}':^13}" for turn in "nesw").rstrip()
        words = wrapped(f"tile {self._tile_words(view.hand)}")
        return [*words, *(f"    {line}".rstrip() for line in [heads, *draw_hand(tile)])]

    def _own_maps(self) -> list[str]:
        cards = [self.kit.map_ids.index(name) for name in parted(self.view.maps)]
        if not cards:
            return ["  no maps in hand"]
        lines = ["  maps, as you hold them (up is away from you):"]
        for start in range(0, len(cards), CARDS_A_LINE):
            drawn = [self._card(card) for card in cards[start : start + CARDS_A_LINE]]
            lines += ["    " + "".join(parts).rstrip() for parts in zip(*drawn, strict=True)]
        for card in cards:
            lines += wrapped(f"{self.kit.map_ids[card]}: {self._by_compass(card)}")
        return lines

    def _card(self, card: int) -> list[str]:
        kit = self.kit
        sides = {SIDES[side]: f"{icons} {TERRAINS[terrain]}" for side, terrain, icons in kit.map_sides[card]}
        up, right, down, left = (sides.get(side, "-") for side in SIDES)
        head = f"[{kit.map_ids[card]} {kit.tier_names[kit.map_tier[card]]}]"
        rows = (f"{head:^23}", f"{up:^23}", f"{left:>10} ^ {right:<10}", f"{down:^23}")
        return [f"{row:<{CARD_WIDE}}" for row in rows]

    def _by_compass(self, card: int) -> str:
        facing = self.world.facing[self.view.seat]
        sides = sorted(((side + facing) % 4, terrain, icons) for side, terrain, icons in self.kit.map_sides[card])
        clues = ", ".join(f"{EXITS[side]}: {icons} {TERRAINS[terrain]}" for side, terrain, icons in sides)
        return f"{clues}; costs {self.kit.map_cost[card]} drachmas, scores {self.kit.map_points[card]}"

    def _own_goals(self) -> list[str]:
        view, lines = self.view, []
        for title, names in (("goal", view.goals[view.seat]), ("drawn, to choose from:", view.drawn[view.seat])):
            for name in names:
                line = goal_line(self.world, view.seat, self.kit.goal_ids.index(name))
                why = f" ({', '.join(line.why)})" if line.why else ""
                words = goal_words(self.kit, name, self.view.options.edition)
                lines += wrapped(f"{title} {name}: {words}; so far {line.points}{why}")
        sheet = score_sheet(self.world, view.seat)
        parts = ", ".join(f"{part} {points}" for part, points in sheet.parts().items())
        return [*lines, f"  score so far {sheet.total}: {parts}", *self._own_reach()]

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
        return wrapped(f"one move of your boat leads to: {', '.join(there) or 'no other dock'}")
