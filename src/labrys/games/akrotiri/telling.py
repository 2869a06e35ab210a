"""Akrotiri in English: a sentence for every event, a question for every decision, words for previews and cards.

All of it is told from events and views, which hold no more than their reader may know. Sentences are in the
past, so that they read the same for "You" and for any other name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from labrys.core.event import Event
from labrys.core.position import parted
from labrys.core.refusal import counted
from labrys.games.akrotiri import events
from labrys.games.akrotiri.compass import FACING, SEAT_NAMES
from labrys.games.akrotiri.components import CORNERS, EXITS, TERRAINS
from labrys.games.akrotiri.gazetteer import POINTS, icon_words
from labrys.games.akrotiri.kit import Kit
from labrys.games.akrotiri.preview import MovePreview
from labrys.games.akrotiri.view import AkrotiriView

_TURNS: Final = dict(zip("nesw", POINTS, strict=True))

_REASONS: Final = {
    "sixth temple": "the sixth temple was excavated",
    "no more tiles": "the tiles have run out, and nobody found a temple in 6 turns each (A9.3)",
    "tiles laid": "all tiles of this number of players are laid (house rule A12)",
}

_SENTENCES: Final[dict[type[Event], str]] = {
    events.Began: "{who} went first.",
    events.TileDrawn: "{who} drew tile {tile}.",
    events.TilesReshuffled: "The {tiles} discarded tiles became the new pile.",
    events.TilesGone: "No tile was left to draw.",
    events.TileLaid: "{who} laid tile {tile} on {cell}, its printed north to the {toward}.",
    events.CubePlaced: "{who} placed {a_cube} on {site}{by}.",
    events.CubeSkipped: "{who} placed no cube: {why}.",
    events.MapDrawn: "{who} drew the {tier} map {map}.",
    events.GoalDrawn: "{who} drew the goal {goal}.",
    events.GoalKept: "{who} kept the goal {goal} and put {buried} under the pile.",
    events.LastGoalKept: "{who} kept the goal {goal}, the last one there was.",
    events.GoalOffered: "The goal {goal} was turned up.",
    events.GoalTaken: "{who} took the goal {goal} from the offer.",
    events.NoGoalLeft: "{who} got no goal: none was left.",
    events.Berthed: "{who} placed the boat at {dock}.",
    events.TurnBegan: "{whose} turn {turn}:",
    events.ActionsBegan: "{who} had {had}.",
    events.Sailed: "{who} sailed by {way} from {start} to {dock}{passing}.",
    events.Loaded: "{who} loaded {goods}.",
    events.Sold: "{who} sold {a_cube} for {paid}.",
    events.Unloaded: "{who} unloaded {a_cube} on {site}.",
    events.MapsBought: "{who} bought {cards} for {paid}.",
    events.Excavated: "{who} excavated temple {temple} on {site} by map {map} for {paid}; it scores {scored}.",
    events.OracleAsked: "{who} asked the oracle for a {terrain}.",
    events.TileRevealed: "The oracle showed tile {tile}; {fate}.",
    events.TurnEnded: "{who} ended the turn.",
    events.LastRound: "This is the last round: {reason}.",
    events.GameEnded: "The game is over: {reason}.",
    events.GoalsRevealed: "{who} showed the goals: {shown}.",
}

_HIDDEN: Final[dict[type[Event], str]] = {
    events.TileDrawn: "{who} drew a tile.",
    events.MapDrawn: "{who} drew one {tier} map.",
    events.GoalDrawn: "{who} drew a goal.",
    events.GoalKept: "{who} kept a goal and put another one under the pile.",
    events.LastGoalKept: "{who} kept a goal, the last one there was.",
}

MINOR: Final[tuple[type[Event], ...]] = (events.ActionsBegan, events.TurnEnded)
"""What a recap may leave out: it follows from the rest."""


def tell(event: Event, names: Sequence[str]) -> str:
    """One sentence; `names` has a name for every seat. Whatever the event does not show stays untold."""
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    hidden = any(fields[name] is None for name in event.secrets)
    sentence = (_HIDDEN if hidden else _SENTENCES)[type(event)]
    who = names[event.seat]
    return sentence.format(who=who, whose="Your" if who == "You" else f"{who},", **fields, **_added(event))


def _added(event: Event) -> dict[str, str]:
    """Words that are not fields of the event as they are."""
    match event:
        case events.TileLaid():
            return {"toward": _TURNS[event.turn]}
        case events.CubePlaced():
            return {"a_cube": _a_cube(event.colour), "by": ", by the icon" if event.by_icon else ""}
        case events.Sold():
            return {"a_cube": _a_cube(event.colour), "paid": counted(event.price, "drachma")}
        case events.Unloaded():
            return {"a_cube": _a_cube(event.colour)}
        case events.ActionsBegan():
            return {"had": counted(event.actions, "action")}
        case events.Sailed():
            return {"passing": ", where another boat lies, in transit" if event.in_transit else ""}
        case events.Loaded():
            return {"goods": tally(event.cubes)}
        case events.MapsBought():
            return {"cards": tally(event.tiers, "map"), "paid": counted(event.price, "drachma")}
        case events.Excavated():
            return {"scored": counted(event.points, "point"), "paid": counted(event.cost, "drachma")}
        case events.TileRevealed():
            return {"fate": "it was kept" if event.kept else "it was discarded"}
        case events.GoalsRevealed():
            return {"shown": ", ".join(event.goals) or "none"}
        case events.LastRound() | events.GameEnded():
            return {"reason": _REASONS.get(event.why, event.why)}
    return {}


def _a_cube(colour: str) -> str:
    return f"{'an' if colour[0] in 'aeiou' else 'a'} {colour} cube"


def tally(words: Sequence[str], noun: str = "") -> str:
    """Equal words counted: `2 blue, 1 gray`; nothing as `nothing`."""
    counts = Counter(words)
    parts = [f"{n} {word}{f' {noun}' if noun else ''}{'s' if noun and n > 1 else ''}" for word, n in counts.items()]
    return ", ".join(parts) or "nothing"


def seat_place(players: int, seat: int) -> str:
    """Where a seat sits at the table: south, west, north or east."""
    return SEAT_NAMES[FACING[players][seat]]


def question(view: AkrotiriView, kit: Kit) -> str:
    """What the view's seat is asked now."""
    kind, _, detail = view.stack[-1].split(":") if view.stack else ("", "", "")
    match kind:
        case "lay":
            when = "Setup: lay" if detail == "1" else "Part one of your turn: lay"
            return f"{when} your tile {tile_words(kit, view.hand)}"
        case "cube":
            return "Place a second cube, of any colour, on another island of the tile you laid."
        case "keep":
            return "Keep one of these goals in secret; the other goes under the pile."
        case "take":
            return "Take one of the face-up goals."
        case "berth":
            return "Place your boat at a dock of Thera."
        case "act":
            return _means(view)
    return "The game is over." if not view.stack else "Somebody else decides."


def _means(view: AkrotiriView) -> str:
    cargo = tally(parted(view.cargo[view.seat]))
    left = f"{counted(view.actions, 'action')} left"
    if view.pair:
        left += " and 1 more move of the empty boat"
    return (
        f"Part two of your turn: {left}; {counted(view.drachmas[view.seat], 'drachma')}, on board {cargo}, "
        f"boat at {view.boats[view.seat]}."
    )


def tile_words(kit: Kit, tile: str, turn: int = 0) -> str:
    """A tile as it lies: its icon, its land, its routes and its docks."""
    number = kit.tile_ids.index(tile)
    card, lying = kit.components.tiles[number], number * 4 + turn
    land = " ".join("+".join(CORNERS[(c + turn) % 4] for c in piece) for piece in card.pieces)
    routes = " ".join("-".join(EXITS[(e + turn) % 4] for e in net) for net in card.nets)
    docks = " ".join(f"{EXITS[side]}-{CORNERS[corner]}" for side, corner in kit.docks[lying])
    icon = f"{TERRAINS[kit.tile_icon[number]]} {CORNERS[kit.icon_corner[lying]]}"
    return f"{tile}: {icon}; land {land}; routes {routes}; docks {docks}"


def map_words(kit: Kit, card: str, players: int, seat: int) -> str:
    """A map as this seat has to read it, with the points of the compass: what lies where around the temple."""
    number, facing = kit.map_ids.index(card), FACING[players][seat]
    wants = [
        f"{icon_words(count, terrain)} to the {POINTS[(side + facing) % 4]}"
        for side, terrain, count in kit.map_sides[number]
    ]
    tier = kit.tier_names[kit.map_tier[number]]
    cost, points = counted(kit.map_cost[number], "drachma"), counted(kit.map_points[number], "point")
    return f"{card} ({tier}): {', '.join(wants)}; costs {cost}, scores {points}"


GOAL_WORDS: Final = {
    "portage-1": "own temple exactly 1 portage from Thera",
    "portage-2": "own temple 2 or more portages from Thera",
    "no-icon": "own temple on an island without icons",
    **{terrain: f"own temple on an island with a {terrain}" for terrain in TERRAINS},
    "isolated": "own temple to which no route, but over Thera, leads from another own temple's island",
    "largest": "tile of the largest complete island with an own temple",
    "open": "own temple on an open island",
    "three-icons": "own temple on an island with 3 or more different terrains",
    "quadrants": "quarter of the map, split at Thera's centre, with an own temple",
}


def goal_words(kit: Kit, goal: str, edition: str) -> str:
    """What a goal counts (A8)."""
    points = kit.goal_points[edition][kit.goal_ids.index(goal)]
    words = GOAL_WORDS[goal]
    if edition == "first":
        words = words.replace("2 or more portages", "exactly 2 portages")
    return f"{counted(points, 'point')} for each {words}"


def gist(preview: MovePreview) -> str:
    """What a move changes for its mover, as short as possible; empty if nothing that can be counted."""
    before, after = preview.before, preview.after
    parts = []
    for name in ("points", "drachmas", "temples", "goals"):
        change = getattr(after, name) - getattr(before, name)
        if change:
            parts.append(f"{change:+d} {name if abs(change) > 1 else name[:-1]}")
    gained = sum(after.maps) - sum(before.maps)
    if gained > 0:
        parts.append(f"{gained:+d} map{'s' if gained > 1 else ''}")
    if before.cargo != after.cargo:
        parts.append(f"on board {tally(after.cargo)}")
    if after.actions != before.actions:
        parts.append(f"{counted(after.actions, 'action')} left")
    return ", ".join(parts)
