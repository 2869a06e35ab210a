"""M12: the scorings after rounds 2 and 4, the last battles, and the end of the game."""

from __future__ import annotations

from typing import Final

from labrys.core.bitsets import bits
from labrys.games.minos import decisions as d
from labrys.games.minos import events
from labrys.games.minos.components import WEALTH
from labrys.games.minos.rules import ability
from labrys.games.minos.rules.count import cities, dominant, farms, ship_spaces, towers
from labrys.games.minos.rules.gain import push
from labrys.games.minos.state import (
    FROM_AREA,
    FROM_CITIES,
    FROM_FARMS,
    FROM_LEFTOVERS,
    FROM_PALACE,
    FROM_REGIONS,
    FROM_SHIPS,
    NONE,
    SOURCES,
    State,
    seats_from,
    vp,
)

FINISHED = "four rounds played"
LAST_ROUND: Final = 4


def step_scoring(state: State, due: d.Decision) -> None:
    """Farms, then regions (M12.1). After round 2 Age II begins; after round 4 come the last battles."""
    state.stack.pop()
    for seat in range(state.players):
        _book(state, seat, FROM_FARMS, farm_points(state, seat))
        _book(state, seat, FROM_REGIONS, sum(region_points(state, seat)))
    if state.round == LAST_ROUND:
        _begin_battles(state)
    else:
        _begin_age_2(state)


def farm_points(state: State, seat: int) -> int:
    built = farms(state, seat)
    return state.kit.components.board.farm_points[built - 1] if built else 0


def region_points(state: State, seat: int) -> list[int]:
    """By region: what it scores for a seat as it stands (M12.1)."""
    tracks, population = state.kit.components.tracks, state.tracks[seat * 3 + 2]
    alone = tracks.dominance[population] + state.kit.components.board.dominance[towers(state, seat)]
    found = []
    for region in range(state.land.size):
        if not state.warriors[region * state.players + seat]:
            found.append(0)
        else:
            found.append(alone if dominant(state, region) == seat else tracks.presence[population])
    return found


def _book(state: State, seat: int, source: int, points: int) -> None:
    state.ledger[seat * SOURCES + source] += points
    if state.events is not None and points:
        state.events.append(events.Scored(seat, WEALTH[source], points))


def _begin_age_2(state: State) -> None:
    """Deck, offer and discards of Age I leave the game; Age II has a new offer (M4)."""
    state.discards[0] |= state.offer
    state.offer = 0
    if state.events is not None:
        state.events.append(events.AgeBegan(events.TABLE, 2))
    missing = min(state.kit.offer_size, state.deck[1].bit_count() + state.discards[1].bit_count())
    state.stack += [(d.OFFER, 1, 0)] * missing


def _begin_battles(state: State) -> None:
    """Level I leaves; level II may be battled once more, region by region (M12.2)."""
    for region, people in enumerate(state.people):
        for tile in people:
            if state.kit.people_level[tile] == 1:
                _leave(state, region, tile)
    state.stack += [(d.ENDING, 0, 0), (d.BATTLES, 0, 0)]


def _leave(state: State, region: int, tile: int) -> None:
    state.people[region] = tuple(other for other in state.people[region] if other != tile)
    if state.events is not None:
        number = state.land.number[region]
        state.events.append(events.PeopleLeft(events.TABLE, state.kit.people_ids[tile], number))


def next_battle(state: State, due: d.Decision) -> None:
    """The next seat that may battle in this region; after the last one the tile leaves (M12.2)."""
    _, region, asked = due
    state.stack.pop()
    if region == state.land.size:
        return
    if not state.people[region]:
        state.stack.append((d.BATTLES, region + 1, 0))
        return
    seat = _fighter(state, region, asked)
    if seat == NONE:
        _leave(state, region, state.people[region][-1])
        state.stack.append((d.BATTLES, region + 1, 0))
        return
    state.stack.append((d.BATTLES, region, asked | 1 << seat))
    push(state, seat, d.FIGHT, region)


def _fighter(state: State, region: int, asked: int) -> int:
    """Who is asked next: most warriors there, then most weaponry now, then turn order; none without a warrior."""
    found, most, arms, first = NONE, 0, 0, region * state.players
    for seat in seats_from(state.first, state.players):
        here = state.warriors[first + seat]
        if asked >> seat & 1 or here < max(1, most) or (here == most and state.weaponry[seat] <= arms):
            continue
        found, most, arms = seat, here, state.weaponry[seat]
    return found


def finish(state: State, due: d.Decision) -> None:
    """Leftovers, cards and structures are counted, and the game is over (M12.3)."""
    state.stack.pop()
    for seat in range(state.players):
        for source, points in last_points(state, seat).items():
            _book(state, seat, source, points)
    state.reason = FINISHED
    if state.events is not None:
        totals = [vp(state, seat) for seat in range(state.players)]
        winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        state.events.append(events.GameEnded(events.TABLE, winners))


def last_points(state: State, seat: int) -> dict[int, int]:
    """By source: what the end of the game would give a seat as it stands (M12.3)."""
    board = state.kit.components.board
    left = state.coins[seat] + state.weaponry[seat] + state.hand[seat].bit_count()
    thrifty = ability.has(state, seat, "exchange") and ability.level(state, seat) == 2
    return {
        FROM_LEFTOVERS: left // (ability.THRIFTY if thrifty else board.leftovers),
        FROM_AREA: state.area[seat].bit_count(),
        FROM_PALACE: sum(state.kit.card_vp[card] for card in bits(state.palace[seat])),
        FROM_CITIES: sum(board.city_points[: cities(state, seat)]),
        FROM_SHIPS: sum(board.ship_points[: sum(map(bool, ship_spaces(state, seat)))]),
    }
