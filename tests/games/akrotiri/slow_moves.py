"""Legal moves by trying everything: each conceivable move is held against the rules, one condition at a time.

It knows the rules' page and a position's text, and is in no hurry. The engine's rules are not used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, product

from tests.games.akrotiri.slow_map import BEYOND, COMPONENTS, CORNERS, THERA, THERA_CELLS, TURNS, Facts, Land, site_of

COLOURS = ("green", "blue", "gray", "orange")
TERRAINS = ("tree", "lake", "mountain", "volcano")
TIERS = ("easy", "medium", "hard")
GOALS = (
    "portage-1", "portage-2", "no-icon", "volcano", "lake", "tree", "mountain",
    "isolated", "largest", "open", "three-icons", "quadrants",
)  # fmt: skip
CARDS = {card.id: card for card in COMPONENTS.maps}

# Numbers of the rules' page, written down once more so that the data file is not its own witness.
HOLD = 3  # A6.4
TEMPLES = 6  # A2.1
COST = {"easy": 3, "medium": 6, "hard": 9}  # A2.5
PURCHASE = {1: 1, 2: 3, 3: 7}  # A6.6
FACING = {2: ("south", "north"), 3: ("south", "west", "north"), 4: ("south", "west", "north", "east")}  # A4.1, A12
UP_AND_RIGHT = {  # A7.3
    "south": ((0, 1), (1, 0)),
    "north": ((0, -1), (-1, 0)),
    "west": ((1, 0), (0, -1)),
    "east": ((-1, 0), (0, 1)),
}


class Referee:
    """Judges the moves of the seat that decides in one position."""

    def __init__(self, text: str) -> None:
        self.facts = Facts(text)
        self.map = self.facts.map
        self.kind, self.seat, self.detail = self.facts.top or ("over", -1, 0)
        boat = self.facts.words["boats"][self.seat] if self.seat >= 0 else "-"
        self.boat = None if boat == "-" else boat
        self.cargo = self.facts.each("cargo", self.seat) if self.seat >= 0 else []
        self.hand = self.facts.each("maps", self.seat) if self.seat >= 0 else []
        self.occupied = {
            dock for seat, dock in enumerate(self.facts.words["boats"]) if seat != self.seat and dock != "-"
        }

    def allows(self, word: str, *rest: str) -> bool:
        """Whether a move in notation, parted into its words, is legal."""
        judge: Callable[..., bool] | None = getattr(self, f"may_{word}", None)
        if judge is None:
            return False  # Chance's answers are never a seat's moves.
        return judge(rest) if word in ("load", "buy") else judge(*rest)

    # Part one and setup

    def may_lay(self, cell: str, turn: str) -> bool:
        if self.kind != "lay":
            return False
        x, y = map(int, cell.split(","))
        around = [(x + dx, y + dy) for dx, dy in BEYOND.values()]
        if (x, y) in THERA_CELLS or (x, y) in self.map.laid:
            return False  # A5.1: a free cell
        if not any(beside in THERA_CELLS or beside in self.map.laid for beside in around):
            return False  # A5.1: that shares a side with a tile or with Thera
        # A4.2: in the setup of the first edition, with the Thera board.
        is_setup = self.detail == 1
        if is_setup and self.facts.is_first_edition and not any(beside in THERA_CELLS for beside in around):
            return False
        return turn in TURNS  # A5.1: any rotation

    def may_cube(self, colour: str, corner: str) -> bool:
        if self.kind != "cube" or corner not in CORNERS:
            return False
        if self.facts.numbers("market")[COLOURS.index(colour)] == 0:
            return False  # A5.2: any colour that is left
        laid = list(self.map.laid.values())[-1]
        icon_island = self.map.island_of[Land(*laid.cell, laid.icon)]
        return Land(*laid.cell, corner) not in icon_island  # A5.2: not the icon's island

    def may_keep(self, goal: str) -> bool:
        return self.kind == "keep" and goal in self.facts.each("drawn", self.seat)  # A4.3, A7.6

    def may_take(self, goal: str) -> bool:
        return self.kind == "take" and goal in self.facts.all("offer")  # A7.6

    def may_berth(self, dock: str) -> bool:
        if self.kind != "berth":
            return False
        return dock in self.map.docks and self.map.docks[dock].land == THERA and dock not in self.occupied  # A4.4

    # Part two

    def is_in_transit(self) -> bool:
        """A6.3: the boat lies where another boat lies."""
        return self.boat in self.occupied

    def is_at_thera(self) -> bool:
        return self.boat is not None and self.map.docks[self.boat].land == THERA

    def may_act(self) -> bool:
        """Whether something other than a move may be done now (A6, A6.3)."""
        return self.kind == "act" and not self.is_in_transit()

    def may_spend_an_action(self) -> bool:
        return self.may_act() and self.facts.number("actions") > 0

    def here(self) -> frozenset[Land]:
        """The island where the boat is docked."""
        assert self.boat is not None
        return self.map.island_of[self.map.docks[self.boat].land]

    def may_sail(self, dock: str) -> bool:
        if self.kind != "act" or self.boat is None or dock not in self.map.docks:
            return False
        if dock not in self.map.docks_in_one_move(self.boat):
            return False  # A6.1: by route or by portage, to another dock
        left = self.after_a_move(self.is_in_transit(), self.facts.number("actions"), self.facts.number("pair"))
        if left is None:
            return False
        return dock not in self.occupied or self.can_come_to_rest(dock, *left)  # A6.1, A6.3

    def after_a_move(self, from_transit: bool, actions: int, pair: int) -> tuple[int, int] | None:
        """Actions and moves of a pair that are left after one more move; None if there is none to make."""
        # A6.2: the second move of an empty boat; A6.3, first edition: an onward move always costs a new action.
        if pair > 0 and not (from_transit and self.facts.is_first_edition):
            return actions, pair - 1
        if actions == 0:
            return None
        return actions - 1, 0 if self.cargo else 1  # A6.2

    def can_come_to_rest(self, dock: str, actions: int, pair: int) -> bool:
        """A6.3: whether a free dock can be reached from an occupied one with the moves that are left."""
        left = self.after_a_move(True, actions, pair)
        if left is None:
            return False
        onward = self.map.docks_in_one_move(dock)
        return any(next_dock not in self.occupied for next_dock in onward) or any(
            self.can_come_to_rest(next_dock, *left) for next_dock in onward
        )

    def may_load(self, cubes: tuple[str, ...]) -> bool:
        if not self.may_spend_an_action() or not cubes:
            return False  # A6.4: 1 or more
        ashore = [colour for land, colour in self.facts.cubes_at() if land in self.here()]
        if any(cubes.count(colour) > ashore.count(colour) for colour in cubes):
            return False  # A6.4: from anywhere on the island where docked
        return len(self.cargo) + len(cubes) <= HOLD  # A6.4: up to 3 on board

    def may_sell(self, colour: str) -> bool:
        return self.may_act() and self.is_at_thera() and colour in self.cargo  # A6.8

    def may_unload(self, colour: str) -> bool:
        if not self.may_act() or colour not in self.cargo:
            return False
        return self.facts.is_first_edition or not self.is_at_thera()  # A6.9

    def may_excavate(self, card: str, site: str) -> bool:
        if card not in self.hand or not self.may_spend_an_action():
            return False  # A7.1: a map card from hand, as an action
        if len(self.facts.temples(self.seat)) == TEMPLES:
            return False  # A9.2: no one excavates a 7th
        if self.facts.numbers("drachmas")[self.seat] < COST[CARDS[card].tier]:
            return False  # A7.1: pay its cost
        quadrant = site_of(site)
        if self.is_at_thera() or (quadrant.x, quadrant.y) not in self.map.laid:
            return False  # A7.2, A7.5: a land tile's, never Thera's
        if quadrant not in self.here():
            return False  # A7.1: of the island where docked
        temples = [place for seat in range(self.facts.players) for _, place in self.facts.temples(seat)]
        if any(place in self.here() for place in temples):
            return False  # A7.5: never where anyone has a temple
        return self.is_proved(card, quadrant)

    def is_proved(self, card: str, site: Land) -> bool:
        """A7.3, A7.4: on every side of the card, alone, enough icons lie beyond the line next to the site."""
        face = CARDS[card]
        (up_x, up_y), (right_x, right_y) = UP_AND_RIGHT[FACING[self.facts.players][self.seat]]
        sides = [
            (face.up, up_x, up_y),
            (face.right, right_x, right_y),
            (face.down, -up_x, -up_y),
            (face.left, -right_x, -right_y),
        ]
        for shown, dx, dy in sides:
            if shown is None:
                continue
            terrain, wanted = shown.split()
            icons = [place for place, kind in self.map.icons() if kind == terrain]
            beyond = [place for place in icons if ahead(place, site, dx, dy)]
            if len(beyond) < int(wanted):
                return False
        return True

    def may_buy(self, tiers: tuple[str, ...]) -> bool:
        if not self.may_spend_an_action() or not self.is_at_thera() or len(tiers) not in PURCHASE:
            return False  # A6.6: docked at Thera, 1 / 2 / 3 cards
        if self.facts.numbers("drachmas")[self.seat] < PURCHASE[len(tiers)]:
            return False  # A6.6: for 1 / 3 / 7 drachmas
        left: list[str] = [CARDS[card].tier for card in self.facts.all("map_pile")]
        return all(tiers.count(tier) <= left.count(tier) for tier in tiers)  # A6.6: no empty pile

    def may_oracle(self, terrain: str) -> bool:
        if not self.may_spend_an_action() or terrain not in TERRAINS:
            return False
        if self.facts.number("oracle") > 0:
            return False  # A6.7: once per turn
        return bool(self.facts.all("tile_pile") or self.facts.all("discards"))  # A6.7: not with none left

    def may_end(self) -> bool:
        return self.may_act()  # A6: a player may stop early; A6.3: not in transit


def ahead(place: Land, site: Land, dx: int, dy: int) -> bool:
    """Whether a quadrant lies further in this direction than the site's own row or column of quadrants (A7.3)."""
    return dx * half_x(place) + dy * half_y(place) > dx * half_x(site) + dy * half_y(site)


def half_x(place: Land) -> int:
    """The column of quadrants."""
    return 2 * place.x + (place.corner in ("NE", "SE"))


def half_y(place: Land) -> int:
    """The row of quadrants."""
    return 2 * place.y + (place.corner in ("NW", "NE"))


@lru_cache(maxsize=64)
def conceivable(tiles: tuple[str, ...], players: int) -> tuple[tuple[str, ...], ...]:
    """Everything that could be said over a map with these tiles, parted into words."""
    facts_map = Facts(f"players: {players}\nedition: revised\nstack:\ntiles: {' '.join(tiles)}\n").map
    cells = [*facts_map.laid, *THERA_CELLS]
    columns = range(min(x for x, _ in cells) - 2, max(x for x, _ in cells) + 3)
    rows = range(min(y for _, y in cells) - 2, max(y for _, y in cells) + 3)
    corners = [f"{x},{y}/{corner}" for x, y in cells for corner in CORNERS]
    docks = [*facts_map.docks, "thera/0", "thera/3", "thera/4", "thera/5", "0,0/N-NE", "9,9/N-NE"]
    found = [f"lay {x},{y} {turn}" for x, y, turn in product(columns, rows, TURNS)]
    found += [f"cube {colour} {corner}" for colour, corner in product(COLOURS, CORNERS)]
    found += [f"{verb} {goal}" for verb, goal in product(("keep", "take"), GOALS)]
    found += [f"{verb} {dock}" for verb, dock in product(("berth", "sail"), docks)]
    found += [f"load {' '.join(cubes)}" for cubes in up_to_four(COLOURS)]
    found += [f"buy {' '.join(tiers)}" for tiers in up_to_four(TIERS)]
    found += [f"{verb} {colour}" for verb, colour in product(("sell", "unload"), COLOURS)]
    found += [f"oracle {terrain}" for terrain in TERRAINS]
    found += [f"excavate {card} {site}" for card, site in product(CARDS, corners)]
    found += ["end", "first 0", "draw T01", "draw E01", "draw lake"]
    return tuple(tuple(move.split()) for move in dict.fromkeys(found))


def up_to_four(words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """All multisets of one to four words."""
    for size in (1, 2, 3, 4):
        yield from combinations_with_replacement(words, size)


def candidates(text: str) -> list[str]:
    """Every conceivable move, legal or not."""
    facts = Facts(text)
    return [" ".join(words) for words in conceivable(tuple(facts.words["tiles"]), facts.players)]


def legal(text: str) -> set[str]:
    """The legal moves of the seat that decides; none when the game is over or chance is asked."""
    referee = Referee(text)
    tiles = tuple(referee.facts.words["tiles"])
    return {" ".join(words) for words in conceivable(tiles, referee.facts.players) if referee.allows(*words)}


def answers(text: str) -> set[str]:
    """What chance may answer; nothing when it is not asked."""
    facts = Facts(text)
    kind, _, detail = facts.top or ("over", -1, 0)
    if kind == "who-begins":
        return {f"first {seat}" for seat in range(facts.players)}
    if kind in ("draw-tile", "reveal"):
        # A6.7, A9.1: with an empty pile the discards are the pile.
        return {f"draw {tile}" for tile in facts.all("tile_pile") or facts.all("discards")}
    if kind == "draw-map":
        return {f"draw {card}" for card in facts.all("map_pile") if CARDS[card].tier == TIERS[detail]}
    if kind in ("draw-goal", "offer"):
        # A4.3: a card put under the pile comes when all above it are gone, the first one put there first.
        under = [word.split(":")[0] for word in facts.all("goals_under")]
        return {f"draw {goal}" for goal in facts.all("goal_pile") or under[:1]}
    return set()
