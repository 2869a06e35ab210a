"""Words for scenes of Akrotiri: a map, boats and purses in a few words, then moves in notation.

A scene is played with a component set of its own, made of exactly the tiles and maps that it names, so that its
geometry is known. `opening` is a whole game from its start.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from labrys.core.event import Event
from labrys.core.guesses import know_nothing, see
from labrys.core.position import joined, parted
from labrys.core.seats import CHANCE
from labrys.games.akrotiri import components as parts
from labrys.games.akrotiri.game import Akrotiri
from labrys.games.akrotiri.places import find_dock, find_site, site_name
from labrys.games.akrotiri.position import Position, position_of
from labrys.games.akrotiri.restore import state_of
from labrys.games.akrotiri.scoring import goal_line
from labrys.games.akrotiri.sea import THERA_LAND, THERA_NET
from labrys.games.akrotiri.state import State, blank
from labrys.games.akrotiri.view import AkrotiriView
from tests.games.akrotiri.pieces import game_with, house, map_card, plain_game, tile

ALL_GOALS: Final = frozenset(parts.GOALS)
SPARE_TILES: Final = tuple(f"Z{i} cross {terrain}/NW" for i, terrain in enumerate(parts.TERRAINS, 1))


def others(*goals: str) -> str:
    """All goal cards but these."""
    return " ".join(sorted(ALL_GOALS.difference(goals)))


class Scene:
    """A game under way. Every move that is tried is held against both the refusals and the legal moves."""

    def __init__(self, game: Akrotiri, state: State) -> None:
        self.game, self.state = game, state
        self.events: list[Event] = []
        state.events = self.events

    # Playing

    @property
    def decider(self) -> int | None:
        """Who decides now: a seat, chance, or nobody when the game is over."""
        return next(iter(self.game.deciders(self.state)), None)

    @property
    def ended(self) -> str:
        """Why the game is over; empty while it goes on."""
        assert (self.decider is None) == bool(self.game.end_reason(self.state))
        return self.game.end_reason(self.state)

    def play(self, *texts: str) -> Scene:
        """Play moves in notation, each by whoever has to decide; `draw` and `first` are chance's answers."""
        for text in texts:
            seat = self.decider
            assert seat is not None, f"the game is over before {text!r}"
            refusal = self.game.refusal(self.state, seat, text)
            assert refusal is None, f"{text!r}: {refusal}"
            code = self.game.encode(self.state, self.game.parse(text))
            assert code in self._codes(seat), f"{text!r} is not refused, but it is not legal"
            self.game.apply(self.state, seat, code)
        return self

    def onward(self) -> Scene:
        """Let chance give its first possible answer until a seat has to decide."""
        while self.decider == CHANCE:
            self.game.apply(self.state, CHANCE, self.game.ask(self.state)[0][0])
        return self

    def after(self, *texts: str) -> Scene:
        """Another scene in which these moves have been played; this one stays as it is."""
        return Scene(self.game, self.state.clone()).play(*texts)

    def _codes(self, seat: int) -> list[int]:
        if seat == CHANCE:
            return [code for code, _ in self.game.ask(self.state)]
        return self.game.legal(self.state, seat)

    def legal(self, word: str = "") -> list[str]:
        """What can be played now, in notation; only the moves with this word, if one is given."""
        codes = [] if self.decider is None else self._codes(self.decider)
        texts = [self.game.text(self.game.decode(self.state, code)) for code in codes]
        return [text for text in texts if not word or text.split()[0] == word]

    def may(self, text: str) -> bool:
        """Whether this can be played now; both faces of the rule have to agree."""
        assert self.decider is not None
        refused = self.game.refusal(self.state, self.decider, text) is not None
        code = self.game.encode(self.state, self.game.parse(text))
        assert refused == (code not in self._codes(self.decider)), text
        return not refused

    def refused(self, text: object, code: str, rule: str, *words: str, seat: int | None = None) -> None:
        """The move is refused with this code, by this rule, in a sentence with these words; and is not legal."""
        by = seat if seat is not None else self.decider
        refusal = self.game.refusal(self.state, by, text)
        assert refusal is not None, f"{text!r} is not refused"
        assert (code, rule) == (refusal.code, refusal.rule), str(refusal)
        for word in words:
            assert word in refusal.text, f"{word!r} is not in {refusal.text!r}"
        assert text not in self.legal() or by != self.decider

    def told(self, kind: type[Event]) -> list[Event]:
        """The events of a kind since the scene began."""
        return [event for event in self.events if isinstance(event, kind)]

    # Looking

    @property
    def facts(self) -> Position:
        """The whole truth, in words."""
        return position_of(self.state)

    def view(self, seat: int) -> AkrotiriView:
        """What a seat may know."""
        return self.game.view(self.state, seat)

    def island(self, site: str) -> set[str]:
        """The quadrants that are one island with this one."""
        return {site_name(self.state.sea, node) for node in self.state.sea.island_nodes[self._label(site)]}

    def size(self, site: str) -> int:
        return self.state.sea.size(self._label(site))

    def is_complete(self, site: str) -> bool:
        return self.state.sea.is_complete(self._label(site))

    def portages(self, site: str) -> int:
        """How far an island is from Thera."""
        return self.state.sea.far_island[self._label(site)]

    def on_thera_net(self, cell: str, side: str) -> bool:
        """Whether the route that leaves a tile on a side is connected with Thera's."""
        slot = self._node(f"{cell}/NW") // 4
        sea = self.state.sea
        return sea.net[slot * 4 + parts.EXITS.index(side)] == sea.net[THERA_NET]

    def joins_thera(self, site: str) -> bool:
        """Whether an island is one with Thera itself, which never happens."""
        return self._label(site) == self.state.sea.island[THERA_LAND]

    def docks(self, site: str) -> int:
        """How many docks an island has."""
        return len(self.state.sea.island_docks[self._label(site)])

    def dock(self, name: str) -> bool:
        """Whether there is such a dock."""
        return find_dock(self.state.sea, name) is not None

    def icon_at(self, site: str) -> bool:
        """Whether the tile's icon stands in this quadrant."""
        node, sea = self._node(site), self.state.sea
        lying = sea.tiles[node // 4] * 4 + sea.turns[node // 4]
        return sea.kit.icon_corner[lying] == node % 4

    def points(self, goal: str, seat: int = 0) -> int:
        """What a goal card would bring a seat if the game ended now."""
        return goal_line(self.state, seat, self.game.kit.goal_ids.index(goal)).points

    def _node(self, site: str) -> int:
        node = find_site(self.state.sea, site)
        assert node is not None, f"there is no quadrant {site}"
        return node

    def _label(self, site: str) -> int:
        return self.state.sea.island[self._node(site)]


def opening(*texts: str, seats: int = 2, game: Akrotiri | None = None, **options: str) -> Scene:
    """A game from its very start, after these moves: with plain tiles, and seat 0 first, unless told otherwise."""
    game = game or plain_game()
    return Scene(game, game.begin(game.read_options({"first": "0", **options}), seats)).play(*texts)


def scene(
    *tiles: str,
    edition: str = "revised",
    variant: str = "none",
    seats: int = 2,
    turn: int = 0,
    began: int = 0,
    turns: int = 0,
    due: str = "act",
    actions: int = 3,
    pair: int = 0,
    idle: int = -1,
    boats: Sequence[str] = (),
    cargo: Sequence[str] = (),
    purse: Sequence[int] = (),
    cubes: str = "",
    hands: Sequence[str] = (),
    pile: Sequence[str] = SPARE_TILES,
    discards: Sequence[str] = (),
    maps: Sequence[str] = (),
    piles: tuple[int, int, int] = (3, 3, 3),
    temples: Sequence[str] = (),
    goals: Sequence[str] = (),
    under: str = "",
    offer: str = "",
) -> Scene:
    """A seat's turn in the middle of a game. What is not said is as plain as possible.

    tiles and pile, discards, hands: `P cross tree/NW 0,-1 e`, that is name, kind, icon and its quadrant and, for
    laid ones, cell and turn. By seat: boats as docks (Thera's by default), cargo `blue gray`, purse in drachmas,
    maps `V easy up=volcano right=tree2 down=lake; ...`, temples `0,-1/NW 1,2/SE:hard`, goals `lake open`.
    cubes: `0,-1/NW=blue+blue`; all others are on the market. piles: spare maps by tier, named e1 m1 h1 and so on.
    due: `act`, or `lay` for part one.
    """

    def by_seat(words: Sequence[str]) -> list[str]:
        return [*words, *[""] * (seats - len(words))]

    held = ["" if spec == "-" else spec for spec in by_seat(hands)]
    specs = [*tiles, *filter(None, held), *pile, *discards]
    temple_rows = [[site.partition(":") for site in row.split()] for row in by_seat(temples)]
    map_rows = [[spec.strip() for spec in row.split(";") if spec.strip()] for row in by_seat(maps)]
    dug = [[f"dug-{seat}-{i}" for i in range(len(row))] for seat, row in enumerate(temple_rows)]
    cards = [map_card(spec) for row in map_rows for spec in row]
    cards += [
        map_card(f"{name} {tier or 'easy'} up=tree down=lake left=volcano")
        for row, names in zip(temple_rows, dug, strict=True)
        for (_, _, tier), name in zip(row, names, strict=True)
    ]
    spare = [f"{tier[0]}{i}" for tier, count in zip(parts.TIERS, piles, strict=True) for i in range(1, count + 1)]
    tier_of = {tier[0]: tier for tier in parts.TIERS}
    cards += [map_card(f"{name} {tier_of[name[0]]} up=tree down=lake left=volcano") for name in spare]
    tile_rows = tuple(map(tile, specs))
    game = game_with(msgspec.structs.replace(house(), name="scene", house=False, tiles=tile_rows, maps=tuple(cards)))

    goal_rows = [row.split() for row in by_seat(goals)]
    buried = under.split()
    out = {goal for row in goal_rows for goal in row} | {word.split(":")[0] for word in buried} | set(offer.split())
    unseen = joined([_name(spec) for spec in (*filter(None, held), *pile)])
    lying = [word.split("=")[1] for word in cubes.split()] + [joined(row.split()) for row in by_seat(cargo)]
    used = [colour for word in lying for colour in parted(word)]
    market = tuple(8 - used.count(colour) for colour in parts.COLOURS)
    stack = {"act": (f"finish:{turn}:0", f"act:{turn}:0"),
             "lay": (f"finish:{turn}:0", f"actions:{turn}:0", f"lay:{turn}:0")}[due]  # fmt: skip
    empty = blank(game.kit, game.read_options({"edition": edition, "variant": variant, "first": str(began)}), seats)
    facts = msgspec.structs.replace(
        position_of(empty),
        began=str(began),
        turns=turns,
        actions=actions if due == "act" else 0,
        pair=pair,
        idle=idle,
        stack=stack,
        tiles=tuple(_laid(spec) for spec in tiles),
        market=market,
        cubes=tuple(cubes.split()),
        boats=tuple(boats) + tuple(f"thera/{seat + 1}" for seat in range(len(boats), seats)),
        cargo=tuple(joined(row.split()) for row in by_seat(cargo)),
        drachmas=tuple(purse) + (2,) * (seats - len(purse)),
        hands=tuple(_name(spec) if spec else "-" for spec in held),
        could_hold=tuple(unseen if spec else "-" for spec in held),
        maps=tuple(joined([spec.split()[0] for spec in row]) for row in map_rows),
        played=tuple(
            joined([f"{name}@{site}" for (site, _, _), name in zip(row, names, strict=True)])
            for row, names in zip(temple_rows, dug, strict=True)
        ),
        goals=tuple(map(joined, goal_rows)),
        offer=joined(offer.split()),
        tile_pile=joined([_name(spec) for spec in pile]),
        tile_could_be=unseen,
        discards=joined([_name(spec) for spec in discards]),
        map_pile=joined(spare),
        goal_pile=joined(sorted(ALL_GOALS - out)),
        goals_under=joined(buried),
        guesses=_guesses(goal_rows, buried, offer.split()),
    )
    return Scene(game, state_of(facts, game.kit))


def _name(spec: str) -> str:
    return spec.split(maxsplit=1)[0]


def _laid(spec: str) -> str:
    name, _, _, cell, *turned = spec.split()
    return f"{name}@{cell}{turned[0] if turned else 'n'}"


def _guesses(kept: list[list[str]], buried: list[str], offer: list[str]) -> tuple[str, ...]:
    """Each seat knows its own goals, those it buried, and those that lie open."""
    ids = tuple(goal.id for goal in house().goals)
    rows = []
    for seat, own in enumerate(kept):
        row = know_nothing(len(ids))
        mine = [word.split(":")[0] for word in buried if word.endswith(f":{seat}")]
        for goal in (*own, *mine, *offer):
            row = see(row, ids.index(goal))
        rows.append("+".join(f"{mask:x}" for mask in row))
    return tuple(rows)
