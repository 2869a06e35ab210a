"""A6.5 and A7: find a temple by a map, and what its square of the track brings."""

from __future__ import annotations

from labrys.core.bitsets import bits
from labrys.core.refusal import Refusal, refusal
from labrys.games.akrotiri import codes, events
from labrys.games.akrotiri.compass import NORTH, SOUTH, WEST
from labrys.games.akrotiri.components import SIDES, TERRAINS
from labrys.games.akrotiri.moves import Excavate
from labrys.games.akrotiri.places import find_site, site_name
from labrys.games.akrotiri.rules.cargo import here
from labrys.games.akrotiri.rules.goals import bring_goal
from labrys.games.akrotiri.sea import FAR, THERA_LAND
from labrys.games.akrotiri.state import State, temple_on

Window = tuple[int, int, int, int]
"""Least and greatest column, least and greatest row of half cells in which a map's sides are all proved."""

_NOWHERE: Window = (1, 0, 1, 0)
_EDGE = 4 * FAR


def window(state: State, seat: int, card: int) -> Window:
    """Where this map, seen from this seat, can be excavated (A7.3, A7.4).

    So many icons lie beyond a line exactly if the site lies short of the so-many-th icon counted from that
    end, however far off sideways it is. So each side of a map cuts off one side of a rectangle.
    """
    left, right, low, high = -_EDGE, _EDGE, -_EDGE, _EDGE
    icon_xs, icon_ys = state.sea.icon_xs, state.sea.icon_ys
    for toward, terrain, count in state.kit.map_clues[state.facing[seat]][card]:
        places = icon_ys[terrain] if toward == NORTH or toward == SOUTH else icon_xs[terrain]
        if len(places) < count:
            return _NOWHERE
        if toward == NORTH:
            high = min(high, places[-count] - 1)
        elif toward == SOUTH:
            low = max(low, places[count - 1] + 1)
        elif toward == WEST:
            left = max(left, places[count - 1] + 1)
        else:
            right = min(right, places[-count] - 1)
    return left, right, low, high


def sites_on(state: State, seat: int, card: int, label: int) -> list[int]:
    """The quadrants of an island to which a map points."""
    left, right, low, high = window(state, seat, card)
    if left > right or low > high:
        return []
    node_x, node_y = state.sea.node_x, state.sea.node_y
    found = []
    for node in state.sea.island_nodes[label]:
        if left <= node_x[node] <= right and low <= node_y[node] <= high:
            found.append(node)
    return found


def legal_excavations(state: State, seat: int) -> list[int]:
    """Every map in hand that can be paid, at every site of the island where docked (A7.1, A7.2, A7.5)."""
    if not state.actions or not state.maps[seat] or len(state.temples[seat]) == state.kit.temples:
        return []
    label = state.sea.dock_island(state.boats[seat])
    if not state.sea.island_nodes[label] or temple_on(state, label):
        return []
    purse, costs = state.drachmas[seat], state.kit.map_cost
    found = []
    for card in bits(state.maps[seat]):
        if costs[card] <= purse:
            for site in sites_on(state, seat, card, label):
                found.append(codes.EXCAVATE | card << 8 | site)
    return found


def excavate(state: State, seat: int, card: int, site: int) -> None:
    """Pay, place the leftmost temple, and let its square apply (A7.6)."""
    state.actions -= 1
    state.drachmas[seat] -= state.kit.map_cost[card]
    state.maps[seat] &= ~(1 << card)
    state.played[seat] += (card,)
    state.temples[seat] += (site,)
    state.dug = 1
    temple = len(state.temples[seat])
    if state.events is not None:
        name, place = state.kit.map_ids[card], site_name(state.sea, site)
        cost, points = state.kit.map_cost[card], state.kit.map_points[card]
        state.events.append(events.Excavated(seat, name, place, cost, points, temple))
        if temple == state.kit.temples:
            state.events.append(events.LastRound(seat, "sixth temple"))
    if temple in state.kit.goal_at:
        bring_goal(state, seat)


def refuse_excavate(state: State, seat: int, move: Excavate) -> Refusal | None:
    """Why this map cannot be excavated at this site; first what holds for any map."""
    label = state.sea.dock_island(state.boats[seat])
    anyhow = _refuse_any(state, seat, label)
    if anyhow is not None:
        return anyhow
    if not move.map and not legal_excavations(state, seat):
        return _refuse_all(state, seat)
    return _refuse_map(state, seat, label, move)


def _refuse_any(state: State, seat: int, label: int) -> Refusal | None:
    """Why no map at all can be excavated, whichever it is."""
    kit, sea = state.kit, state.sea
    if not state.actions:
        return refusal("no-action-to-excavate", "A6.5", "excavating takes 1 action, you have 0 left")
    if len(state.temples[seat]) == kit.temples:
        text = "you have excavated all of your {temples} temples"
        return refusal("all-temples", "A9.2", text, temples=kit.temples)
    if label == THERA_LAND:
        text = "no temple is excavated on Thera, you are docked at {dock}"
        return refusal("thera", "A7.5", text, dock=here(state, seat))
    if temple_on(state, label):
        count = sum(sea.island[site] == label for sites in state.temples for site in sites)
        text = "the island where you are docked already has {temples:temple}"
        return refusal("temple-there", "A7.5", text, temples=count)
    return None


def _refuse_all(state: State, seat: int) -> Refusal:
    """Why none of the maps in hand can be excavated here: the reason of a move that names no map."""
    cards, purse = list(bits(state.maps[seat])), state.drachmas[seat]
    if not cards:
        return refusal("no-map-in-hand", "A7.1", "you have 0 maps in hand")
    least = min(state.kit.map_cost[card] for card in cards)
    if least > purse:
        text = "your cheapest map costs {cost} drachmas, you have {purse}"
        return refusal("no-map-to-pay", "A7.1", text, cost=least, purse=purse)
    text = "no site of the island where you are docked proves a map that you can pay; you have {hand:map}"
    return refusal("no-site-here", "A7.3", text, hand=len(cards))


def _refuse_map(state: State, seat: int, label: int, move: Excavate) -> Refusal | None:
    kit = state.kit
    if move.map not in kit.map_ids:
        return refusal("no-such-map", "A7.1", "there is no map {map!r}", map=move.map)
    card = kit.map_ids.index(move.map)
    if not state.maps[seat] >> card & 1:
        text = "map {map} is not in your hand of {hand:map}"
        return refusal("not-in-hand", "A7.1", text, map=move.map, hand=state.maps[seat].bit_count())
    if kit.map_cost[card] > state.drachmas[seat]:
        text = "map {map} costs {cost} drachmas, you have {purse}"
        purse = state.drachmas[seat]
        return refusal("excavating-too-dear", "A7.1", text, map=move.map, cost=kit.map_cost[card], purse=purse)
    return _refuse_site(state, seat, card, label, move)


def _refuse_site(state: State, seat: int, card: int, label: int, move: Excavate) -> Refusal | None:
    site = find_site(state.sea, move.site)
    if site is None:
        return refusal("no-such-site", "A7.2", "{site!r} is no quadrant of a land tile", site=move.site)
    if state.sea.island[site] != label:
        text = "{site} is not land of the island where you are docked"
        return refusal("other-island", "A7.1", text, site=move.site)
    for side, terrain, wanted in state.kit.map_sides[card]:
        found = icons_beyond(state, seat, site, side, terrain)
        if found < wanted:
            return refusal(
                "not-proved",
                "A7.3",
                "looking {side} from {site}, map {map} wants {wanted:icon} of {terrain}, there are {found}",
                side=SIDES[side],
                site=move.site,
                map=move.map,
                wanted=wanted,
                terrain=TERRAINS[terrain],
                found=found,
            )
    return None


def icons_beyond(state: State, seat: int, site: int, side: int, terrain: int) -> int:
    """How many icons of a terrain lie beyond the line on that side of a site, as the seat sees it (A7.3)."""
    toward = (side + state.facing[seat]) % 4
    x, y = state.sea.quadrant(site)
    if toward in (NORTH, SOUTH):
        places, here = state.sea.icon_ys[terrain], y
    else:
        places, here = state.sea.icon_xs[terrain], x
    if toward in (SOUTH, WEST):
        return sum(place < here for place in places)
    return sum(place > here for place in places)
