"""What a move does, by the rules' page: the facts after it, worked out from the position's text before it.

Facts are put in a form in which equal situations are equal: cubes by island, cards as sorted lists. What players
may guess of each other's cards is left to other tests, and so is the order of the setup.
"""

from __future__ import annotations

from typing import Any

from tests.games.akrotiri.slow_map import FACES, THERA, Facts, Land, parted, site_of
from tests.games.akrotiri.slow_moves import CARDS, COLOURS, COST, PURCHASE, TEMPLES, TERRAINS, TIERS, Referee

ROW = (1, 2, 2, 3, 3, 4, 4, 5)  # A2.3
ACTIONS = (3, 4, 5, 5, 6, 6, 6)  # A2.4
GOAL_AT = (3, 5)  # A2.4
LAST_TILE = {3: 24, 4: 28}  # A12
IDLE_TURNS = 6  # A9.3

BY_SEAT = ("cargo", "maps", "goals", "drawn")
IN_PART_TWO = ("actions", "pair", "oracle", "dug")
IN_PILES = ("taken", "offer", "tile_pile", "discards", "map_pile", "goal_pile")
Summary = dict[str, Any]


def summary(text: str) -> Summary:
    """All facts of a position that follow from the rules alone."""
    facts = Facts(text)
    found: Summary = {name: facts.number(name) for name in ("turns", "idle", *IN_PART_TWO)}
    found |= {name: [sorted(parted(word)) for word in facts.words[name]] for name in BY_SEAT}
    found |= {name: sorted(facts.all(name)) for name in IN_PILES}
    found |= {name: facts.numbers(name) for name in ("market", "drachmas")}
    found |= {name: list(facts.words[name]) for name in ("tiles", "boats", "hands", "played")}
    found["is_first_edition"] = facts.is_first_edition
    found["goals_under"] = facts.all("goals_under")
    found["cubes"] = sorted((anchor(facts, land), colour) for land, colour in facts.cubes_at())
    found["next"] = facts.top[:2] if facts.top else None
    return found


def meaningful(found: Summary) -> Summary:
    """Without what says nothing at this moment: counts of part two outside of it, a pair that cannot be used."""
    seen = dict(found)
    kind, seat = seen["next"] or ("over", -1)
    if kind not in ("act", "draw-map", "reveal", "draw-goal", "keep", "take"):
        seen |= dict.fromkeys(IN_PART_TWO)
    elif seen["boats"].count(seen["boats"][seat]) > 1 and seen["is_first_edition"]:
        seen["pair"] = None  # A6.3: whoever is in transit goes on with a new action
    return seen


def anchor(facts: Facts, land: Land) -> Land:
    """The same point for all land of an island."""
    return min(point for point in facts.map.island_of[land] if point.corner != "vertex")


class Play:
    """One move of the seat that decides, or one answer of chance, carried out on a position's summary."""

    def __init__(self, text: str, move: str) -> None:
        self.facts, self.now = Facts(text), summary(text)
        self.referee = Referee(text)
        assert self.facts.top is not None
        self.kind, self.seat, self.detail = self.facts.top
        # During the setup what comes next is promised on the stack, down to the first turn.
        self.is_setup = any(kind == "turn" for kind, _, _ in self.facts.stack)
        word, *rest = move.split()
        if word == "draw":
            getattr(self, self.kind.replace("-", "_"))(*rest)
        else:
            getattr(self, word)(*rest)

    def then(self, kind: str, seat: int | None = None) -> None:
        self.now["next"] = (kind, self.seat if seat is None else seat)

    def spend(self) -> None:
        """An action other than Move: it ends the pair of an empty boat (A6.2)."""
        self.now["actions"] -= 1
        self.now["pair"] = 0

    def put(self, land: Land, colour: str) -> None:
        self.now["cubes"] = sorted([*self.now["cubes"], (anchor(self.facts, land), colour)])

    def from_market(self, colour: str) -> None:
        self.now["market"][COLOURS.index(colour)] -= 1

    def here(self) -> Land:
        assert self.referee.boat is not None
        return self.facts.map.docks[self.referee.boat].land

    # Part one

    def lay(self, cell: str, turn: str) -> None:
        cubes = self.facts.cubes_at()
        self.now["tiles"].append(f"{self.now['hands'][self.seat]}@{cell}{turn}")
        self.now["hands"][self.seat] = "-"
        self.facts.words["tiles"] = self.now["tiles"]
        grown = " ".join(self.now["tiles"])
        self.facts = Facts(f"players: {self.facts.players}\nedition: {self.edition}\nstack:\ntiles: {grown}")
        self.now["cubes"] = sorted((anchor(self.facts, land), colour) for land, colour in cubes)
        laid = list(self.facts.map.laid.values())[-1]
        icon = Land(*laid.cell, laid.icon)
        colour = COLOURS[TERRAINS.index(laid.terrain)]
        if self.now["market"][COLOURS.index(colour)] > 0:  # A5.2
            self.from_market(colour)
            self.put(icon, colour)
        others = [corner for corner in ("NW", "NE", "SE", "SW") if not self.is_joined(laid.cell, corner, icon)]
        if others and sum(self.now["market"]) > 0:  # A5.2, A5.3
            self.then("cube")
        else:
            self.end_part_one()

    @property
    def edition(self) -> str:
        return "first" if self.facts.is_first_edition else "revised"

    def is_joined(self, cell: tuple[int, int], corner: str, icon: Land) -> bool:
        return Land(*cell, corner) in self.facts.map.island_of[icon]

    def cube(self, colour: str, corner: str) -> None:
        self.from_market(colour)
        self.put(Land(*list(self.facts.map.laid)[-1], corner), colour)
        self.end_part_one()

    def end_part_one(self) -> None:
        if self.is_setup:
            self.now["next"] = None
        else:
            self.begin_part_two(self.seat)

    def begin_part_two(self, seat: int) -> None:
        temples = len(parted(self.now["played"][seat]))
        self.now |= {"actions": ACTIONS[temples], "pair": 0, "oracle": 0, "dug": 0}  # A2.4, A6
        self.then("act", seat)

    # Part two

    def sail(self, dock: str) -> None:
        in_transit = self.referee.is_in_transit()
        left = self.referee.after_a_move(in_transit, self.now["actions"], self.now["pair"])
        assert left is not None
        self.now["actions"], self.now["pair"] = left
        self.now["boats"][self.seat] = dock

    def load(self, *cubes: str) -> None:
        self.spend()
        for colour in cubes:
            self.now["cubes"].remove((anchor(self.facts, self.here()), colour))
        self.now["cargo"][self.seat] = sorted([*self.now["cargo"][self.seat], *cubes])

    def sell(self, colour: str) -> None:
        covered = self.now["market"][COLOURS.index(colour)]
        # A6.8: cubes leave from the left (A5.2), so the rightmost uncovered space is just left of the covered ones.
        self.now["drachmas"][self.seat] += ROW[len(ROW) - covered - 1]
        self.now["market"][COLOURS.index(colour)] += 1
        self.now["cargo"][self.seat].remove(colour)

    def unload(self, colour: str) -> None:
        self.now["cargo"][self.seat].remove(colour)
        self.put(self.here(), colour)

    def buy(self, *tiers: str) -> None:
        self.spend()
        self.now["drachmas"][self.seat] -= PURCHASE[len(tiers)]
        self.then("draw-map")

    def oracle(self, terrain: str) -> None:
        self.spend()
        self.now["oracle"] = 1
        self.refill()
        self.then("reveal")

    def refill(self) -> None:
        """A6.7, A9.1: with an empty pile the discards become the pile."""
        if not self.now["tile_pile"]:
            self.now["tile_pile"], self.now["discards"] = self.now["discards"], []

    def excavate(self, card: str, site: str) -> None:
        self.spend()
        assert site_of(site) != THERA
        self.now["maps"][self.seat].remove(card)
        self.now["drachmas"][self.seat] -= COST[CARDS[card].tier]
        played = [*parted(self.now["played"][self.seat]), f"{card}@{site}"]
        self.now["played"][self.seat] = "+".join(played)
        self.now["dug"] = 1
        if len(played) not in GOAL_AT:
            return
        if self.facts.words["variant"] == ["strategist"]:  # A7.6
            self.then("take" if self.now["offer"] else "act")
        else:
            self.draw_goals(2)

    # Goals

    def keep(self, goal: str) -> None:
        (other,) = [drawn for drawn in self.now["drawn"][self.seat] if drawn != goal]
        self.now["drawn"][self.seat] = []
        self.now["goals"][self.seat] = sorted([*self.now["goals"][self.seat], goal])
        self.now["goals_under"].append(f"{other}:{self.seat}")
        self.then("act")

    def take(self, goal: str) -> None:
        self.now["offer"].remove(goal)
        self.now["taken"] = sorted([*self.now["taken"], goal])
        self.now["goals"][self.seat] = sorted([*self.now["goals"][self.seat], goal])
        self.then("act")

    def berth(self, dock: str) -> None:
        self.now["boats"][self.seat] = dock

    # The end of a turn (A9)

    def end(self) -> None:
        if self.now["hands"][self.seat] == "-" and (self.now["tile_pile"] or self.now["discards"]):
            self.refill()
            self.then("draw-tile")  # A9.1
        else:
            self.next_turn()

    def next_turn(self) -> None:
        idle, dug = self.facts.number("idle"), self.facts.number("dug")
        if idle >= 0:
            self.now["idle"] = 0 if dug else idle + 1
        elif self.now["hands"][self.seat] == "-":
            self.now["idle"] = 0  # A9.3: from now on
        self.now["turns"] += 1
        seat = (self.seat + 1) % self.facts.players
        if self.is_over():
            self.now["next"] = None
        elif self.now["hands"][seat] == "-":
            self.begin_part_two(seat)  # A5.4
        else:
            self.then("lay", seat)

    def is_over(self) -> bool:
        if self.now["idle"] == IDLE_TURNS * self.facts.players:
            return True  # A9.3
        if self.now["turns"] % self.facts.players:
            return False  # A9.2, A12: the round is finished first
        if any(len(parted(word)) == TEMPLES for word in self.now["played"]):
            return True  # A9.2
        return len(self.now["tiles"]) >= LAST_TILE.get(self.facts.players, 1000)  # A12

    # Chance

    def first(self, seat: str) -> None:
        self.then("draw-tile", int(seat))

    def draw_tile(self, tile: str) -> None:
        self.refill()
        self.now["tile_pile"].remove(tile)
        self.now["hands"][self.seat] = tile
        if not self.is_setup:
            self.next_turn()

    def reveal(self, tile: str) -> None:
        self.now["tile_pile"].remove(tile)
        is_found = FACES[tile].icon == TERRAINS[self.detail]
        if is_found or not self.now["tile_pile"]:  # A6.7
            self.now["hands"][self.seat] = tile
            self.then("act")
        else:
            self.now["discards"] = sorted([*self.now["discards"], tile])

    def draw_map(self, card: str) -> None:
        assert CARDS[card].tier == TIERS[self.detail]
        self.now["map_pile"].remove(card)
        self.now["maps"][self.seat] = sorted([*self.now["maps"][self.seat], card])
        self.then("draw-map" if self.facts.stack[-2][0] == "draw-map" else "act")

    def draw_goal(self, goal: str) -> None:
        self.from_goal_pile(goal, "drawn")
        if not self.is_setup:
            self.draw_goals(sum(kind == "draw-goal" for kind, _, _ in self.facts.stack[:-1]))

    def draw_goals(self, wanted: int) -> None:
        """Go on drawing: chance says which, but of a card put under the pile it is known which it is (A7.6)."""
        for _ in range(wanted):
            if self.now["goal_pile"]:
                return self.then("draw-goal")
            if self.now["goals_under"]:
                self.from_goal_pile(self.now["goals_under"][0].split(":")[0], "drawn")
        drawn = self.now["drawn"][self.seat]
        if len(drawn) == 1:  # A7.6: with one card left that one
            self.now["goals"][self.seat] = sorted([*self.now["goals"][self.seat], *drawn])
            self.now["drawn"][self.seat] = []
        return self.then("keep" if len(drawn) == 2 else "act")

    def offer(self, goal: str) -> None:
        self.from_goal_pile(goal, "offer")
        for _ in self.facts.stack[:-2]:  # above the first turn lie only further cards to turn up
            if not self.now["goal_pile"] and self.now["goals_under"]:
                self.from_goal_pile(self.now["goals_under"][0].split(":")[0], "offer")

    def from_goal_pile(self, goal: str, to: str) -> None:
        if self.now["goal_pile"]:
            self.now["goal_pile"].remove(goal)
        else:
            assert self.now["goals_under"].pop(0).split(":")[0] == goal
        cards = self.now["drawn"][self.seat] if to == "drawn" else self.now["offer"]
        cards.append(goal)
        cards.sort()


def after(text: str, move: str) -> Summary:
    """The facts after a legal move or a possible answer of chance.

    In the setup what is asked next and the counts of part two, which has not begun, are left out.
    """
    play = Play(text, move)
    if not play.is_setup:
        return meaningful(play.now)
    return {name: fact for name, fact in play.now.items() if name not in ("next", *IN_PART_TWO)}
