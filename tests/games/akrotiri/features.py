"""What a finished game of Akrotiri touches: so that the golden games can be shown to touch everything."""

from __future__ import annotations

from labrys.core.table import Table
from labrys.games.akrotiri import events
from labrys.games.akrotiri.components import COLOURS, GOALS, TERRAINS
from labrys.games.akrotiri.state import State

WANTED = {
    *(f"goal {goal} scores" for goal in GOALS),
    *(f"goal {goal} is kept" for goal in GOALS),
    *(f"{tier} map excavated" for tier in ("easy", "medium", "hard")),
    *(f"{edition} edition" for edition in ("revised", "first")),
    *(f"{players} players" for players in (2, 3, 4)),
    *(f"ended by {why}" for why in ("sixth temple", "no more tiles", "tiles laid")),
    "strategist",
    "goal taken from the offer",
    "oracle finds its terrain",
    "oracle does not find its terrain",
    "oracle with an empty pile",
    "empty market row",
    "cube skipped: the icon's colour has run out",
    "cube skipped: no other island",
    "temples merged on one island",
    "occupied dock passed by an empty boat in one action",
    "occupied dock passed by a laden boat",
    "tile pile exhausted and reshuffled",
    "tiles gone",
    "map pile exhausted",
    "unloaded",
    "buried goal drawn again",
    "portage",
    "three maps in one action",
    "tie broken by drachmas",
    "shared victory",
}


def features(table: Table) -> set[str]:
    """All of these that the game touches."""
    state: State = table.state
    end = table.record.end
    assert end is not None
    found = {f"{state.options.edition} edition", f"{state.players} players", f"ended by {end.end}"}
    if state.options.variant == "strategist":
        found.add("strategist")
    for sheet in table.game.score(state):
        for line in sheet.lines:
            if line.part == "goals":
                found.add(f"{line.what} is kept")
                if line.points:
                    found.add(f"{line.what} scores")
    top = max(end.scores)
    if list(end.scores).count(top) > 1:
        found.add("shared victory" if len(end.winners) > 1 else "tie broken by drachmas")
    for seat_sites in state.temples:
        labels = [state.sea.island[site] for site in seat_sites]
        if len(set(labels)) < len(labels):
            found.add("temples merged on one island")
    return found | _happened(table) | _market(table)


def _happened(table: Table) -> set[str]:
    kit = table.state.kit
    found: set[str] = set()
    terrain = ""
    for _, event in table.events:
        match event:
            case events.Excavated():
                found.add(f"{kit.tier_names[kit.map_tier[kit.map_ids.index(event.map)]]} map excavated")
            case events.GoalTaken():
                found.add("goal taken from the offer")
            case events.OracleAsked():
                terrain = event.terrain
            case events.TileRevealed(kept=True):
                right = TERRAINS[kit.tile_icon[kit.tile_ids.index(event.tile)]] == terrain
                found.add("oracle finds its terrain" if right else "oracle does not find its terrain")
            case events.CubeSkipped():
                no_land = event.why == "no other island"
                found.add("cube skipped: " + (event.why if no_land else "the icon's colour has run out"))
            case events.TilesReshuffled():
                found.add("tile pile exhausted and reshuffled")
            case events.TilesGone():
                found.add("tiles gone")
            case events.Unloaded():
                found.add("unloaded")
            case events.MapsBought() if len(event.tiers) == 3:
                found.add("three maps in one action")
            case events.Sailed(way="portage"):
                found.add("portage")
    return found


def _market(table: Table) -> set[str]:
    """What only the state on the way shows: play it again and look."""
    found: set[str] = set()
    game, state = table.game, table.game.begin(table.options, len(table.record.header.seats))
    for entry in table.record.entries:
        seat = -1 if entry.by == "chance" else entry.by
        if entry.move.startswith("oracle") and not state.tile_pile.loose:
            found.add("oracle with an empty pile")
        in_transit = seat >= 0 and entry.move.startswith("sail") and state.boats.count(state.boats[seat]) > 1
        had, under = state.actions, state.goal_pile.under
        code = game.encode(state, game.parse(entry.move))
        assert code is not None
        game.apply(state, seat, code)
        if in_transit:
            free = state.actions == had
            found.add(f"occupied dock passed by {'an empty boat in one action' if free else 'a laden boat'}")
        if any(count == 0 for count in state.market) and len(COLOURS) == len(state.market):
            found.add("empty market row")
        if any(not state.map_pile & tier for tier in state.kit.tier_maps):
            found.add("map pile exhausted")
        if under and state.goal_pile.under[: len(under)] != under:
            found.add("buried goal drawn again")
    return found
