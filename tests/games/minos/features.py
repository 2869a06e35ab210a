"""What a finished game of Minos touches: so that the golden games can be shown to touch everything."""

from __future__ import annotations

from collections.abc import Iterator

from labrys.core.bitsets import bits
from labrys.core.seats import CHANCE
from labrys.core.table import Table
from labrys.games.minos import decisions as d
from labrys.games.minos import effects as fx
from labrys.games.minos import events
from labrys.games.minos.components import TRIGGERS, load
from labrys.games.minos.position import EXTRAS
from labrys.games.minos.rules import ability
from labrys.games.minos.rules.table import private
from labrys.games.minos.state import NONE, ROUTES, State

_BOX = load()
_TIES = ("warriors", "weaponry", "turn order")

WANTED = {
    *(f"{players} players" for players in (2, 3, 4)),
    *(f"{setup} setup" for setup in ("draft", "random")),
    *(f"card {card.id} is played" for card in _BOX.cards),
    *(f"trait of {trigger} is taken" for trigger in TRIGGERS),
    *(f"foundation {tile.id} is built on" for tile in _BOX.foundations),
    *(f"tile {tile.id} is battled" for tile in _BOX.sea_peoples),
    *(f"bonus {tile.id} is used" for tile in _BOX.trade_bonuses),
    *(f"action bonus {tile.id} is gained" for tile in _BOX.action_bonuses),
    *(f"route {route.id} is sailed" for route in _BOX.routes),
    *(f"start {card.id}" for card in _BOX.starts),
    *(f"{tile.id} at level {level}" for tile in _BOX.abilities for level in (1, 2, 3)),
    *(f"vase {vase.id} is claimed" for vase in _BOX.vases),
    *(f"extra action {word}" for word in EXTRAS),
    *(f"exchange for {what}" for what in ("coins", "weaponry")),
    *(f"{d.NAMES[kind]} is decided" for kind in range(d.FIRST_SEAT_KIND, d.FIRST_STEP_KIND)),
    *(f"two want to build, {tie} decide" for tie in _TIES),
    *(f"two may battle at the end, {tie} decide" for tie in _TIES),
    "a last battle is fought",
    "a last battle is left to the next",
    "several claim a vase at once",
    "a second slot of a vase",
    "the space is forfeited",
    "an advance past 8",
    "the free build of culture 7",
    "the fifth space of a route",
    "the fourth farm",
    "the third city",
    "the third tower",
    "the third ship",
    "the end of the income track",
    "a fourth good of one type",
    "an empty stack of goods",
    "a supply without warriors",
    "a card from the offer is played",
    "a card from the hand to the palace for its points",
    "dice rolled again",
    "shared victory",
}

GAPS: dict[str, str] = {}
"""What no golden game shows, why, and where it is shown instead. It is empty: what is rare is looked for."""


def features(table: Table) -> set[str]:
    """All of these that the game touches."""
    state: State = table.state
    end = table.record.end
    assert end is not None
    found = {f"{state.players} players", f"{state.options.setup} setup"}
    found |= {f"start {state.kit.start_ids[card]}" for card in state.start}
    if len(end.winners) > 1:
        found.add("shared victory")
    for _, event in table.events:
        found |= set(_told(state, event))
    return found | _on_the_way(table)


def _told(state: State, event: object) -> Iterator[str]:
    kit = state.kit
    match event:
        case events.CardPlayed():
            yield f"card {event.card} is played"
            if event.from_offer:
                yield "a card from the offer is played"
        case events.Took():
            name, _, part = event.source.partition("/")
            if part == "trait":
                yield f"trait of {TRIGGERS[kit.card_trigger[kit.card_number[name]]]} is taken"
            effect = kit.effects[kit.effect_names.index(event.source)]
            if isinstance(effect, fx.Gain) and any(item.gain == fx.BONUS for item in effect.items):
                yield f"action bonus {kit.action_ids[state.bonus]} is gained"
        case events.BonusUsed():
            yield f"bonus {event.tile} is used"
        case events.Battled():
            yield f"tile {event.tile} is battled"
        case events.ShipBuilt():
            yield f"route {kit.route_ids[state.routes[event.route - 1]]} is sailed"
        case events.ShipAdvanced(space=5):
            yield "the fifth space of a route"
        case events.VaseClaimed():
            yield f"vase {event.vase} is claimed"
            if event.points < 10:
                yield "a second slot of a vase"
    yield from _told_in_passing(event)


def _told_in_passing(event: object) -> Iterator[str]:
    match event:
        case events.Exchanged():
            yield f"exchange for {event.gain}"
        case events.Forfeited():
            yield "the space is forfeited"
        case events.Advanced(space=9):
            yield "an advance past 8"
        case events.CardToPalace(from_hand=True) if event.lost:
            yield "a card from the hand to the palace for its points"
        case events.RolledAgain():
            yield "dice rolled again"


def _on_the_way(table: Table) -> set[str]:
    """What only the states on the way show: play it again and look."""
    game, found = table.game, set()
    state: State = game.begin(table.options, len(table.record.header.seats))
    for entry in table.record.entries:
        seat = CHANCE if entry.by == "chance" else entry.by
        before = state.clone()
        code = game.encode(state, game.parse(entry.move))
        assert code is not None
        state.events = []
        game.apply(state, seat, code)
        found |= set(_decided(before, seat, entry.move)) | set(_changed(before, state))
        state.events = None
    return found


def _decided(before: State, seat: int, move: str) -> Iterator[str]:
    if seat == CHANCE:
        return
    kind, detail, free = private(before, seat).agenda[seat][-1]
    yield f"{d.NAMES[kind]} is decided"
    if kind == d.BUILD and free and move != "done":
        yield "the free build of culture 7"
    if kind == d.FIGHT:
        if move.startswith("battle"):
            yield "a last battle is fought"
        if move == "done" and next_fighters(before, detail):
            yield "a last battle is left to the next"
        yield from _who_fights_first(before, seat, detail)


def _who_fights_first(state: State, seat: int, region: int) -> Iterator[str]:
    """What decided that this seat is asked before another that could battle too."""
    # What was exchanged since had no part in the order.
    if (state.for_coins | state.for_weaponry) >> seat & 1 or not _may_win(state, seat, region):
        return
    here = state.warriors[region * state.players : (region + 1) * state.players]
    for other in next_fighters(state, region):
        more = (here[seat] > here[other], state.weaponry[seat] > state.weaponry[other], True)
        yield f"two may battle at the end, {_TIES[more.index(True)]} decide"


def next_fighters(state: State, region: int) -> list[int]:
    """Those who would be asked about a last battle if it is left to them, and could fight it."""
    _, _, asked = state.stack[-1]
    return [seat for seat in range(state.players) if not asked >> seat & 1 and _may_win(state, seat, region)]


def _may_win(state: State, seat: int, region: int) -> bool:
    """Whether a seat has a warrior there and the tile's price, by the exchange of its ability too (M10, M12.2)."""
    arms = state.weaponry[seat]
    if ability.has(state, seat, "exchange") and not state.for_coins >> seat & 1:
        arms += state.coins[seat] // ability.RATIOS[ability.level(state, seat)]
    price = state.kit.people_price[state.people[region][-1]]
    return state.warriors[region * state.players + seat] > 0 and arms >= price


def _changed(before: State, state: State) -> Iterator[str]:
    """What came about between two states."""
    kit = state.kit
    for was, owner in zip(before.foundation, state.city, strict=True):
        if was != NONE and owner >= 0:
            yield f"foundation {kit.foundation_ids[was]} is built on"
    for bit in bits(state.extras & ~before.extras):
        yield f"extra action {EXTRAS[bit]}"
    claims = [event for event in state.events or () if isinstance(event, events.VaseClaimed)]
    if len({claim.vase for claim in claims}) < len(claims):
        yield "several claim a vase at once"
    for event in state.events or ():
        if isinstance(event, events.BuildLost):
            yield f"two want to build, {_TIES[_what_decided(before, event)]} decide"
    yield from _reached(state)


def _what_decided(before: State, event: events.BuildLost) -> int:
    warriors, weaponry = before.opening
    base = before.land.index[event.region] * before.players
    if warriors[base + event.seat] != warriors[base + event.winner]:
        return 0
    return 1 if weaponry[event.seat] != weaponry[event.winner] else 2


def _reached(state: State) -> Iterator[str]:
    kit = state.kit
    if state.round and any(not state.stacks >> 8 * good & 255 for good in range(6)):
        yield "an empty stack of goods"
    for seat in range(state.players):
        tile = state.ability[seat]
        if tile != NONE:
            yield f"{kit.ability_ids[tile]} at level {ability.level(state, seat) + 1}"
        built = (state.farm.count(seat), state.city.count(seat), state.tower.count(seat))
        ships = sum(map(bool, state.ships[seat * ROUTES : (seat + 1) * ROUTES]))
        reached = {
            "the fourth farm": built[0] == 4, "the third city": built[1] == 3, "the third tower": built[2] == 3,
            "the third ship": ships == 3, "the end of the income track": state.income[seat] == kit.income_end,
            "a fourth good of one type": any(state.goods[seat] >> 8 * good & 255 >= 4 for good in range(6)),
            "a supply without warriors": not state.supply[seat],
        }  # fmt: skip
        yield from (what for what, is_so in reached.items() if is_so)
