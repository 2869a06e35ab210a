"""What makes a component set sound: the checks of M2, M3, M5, M8 and M13, each naming the place and the rule.

`FORM` says how raw data is read; `soundness` looks at a set that has been read. Drawings of maps are checked in
`atlas`, rows of boards in `ladders`, what a set may not exceed in `bounds`, gains without end in `loops`. What our
own design promises beyond that, and a printed set need not keep, is in `house`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from labrys.core.components import Form, Part, Problem
from labrys.games.minos import atlas, bounds, house, ladders, loops
from labrys.games.minos import effects as fx
from labrys.games.minos.components import (
    ABILITY_KINDS,
    PLAYERS,
    VASE_CONDITIONS,
    Ability,
    ActionBonus,
    Card,
    ComponentSet,
    Crete,
    Foundation,
    Route,
    Row,
    SeaPeople,
    StartingCard,
    TradeBonus,
    Vase,
)
from labrys.games.minos.places import places

_MEMBERS: Final[dict[str, tuple[str, type[Part]]]] = {
    "rows": ("row", Row),
    "maps": ("map", Crete),
    "cards": ("card", Card),
    "starts": ("starting card", StartingCard),
    "abilities": ("ability", Ability),
    "foundations": ("foundation", Foundation),
    "sea_peoples": ("Sea People", SeaPeople),
    "routes": ("route", Route),
    "trade_bonuses": ("trade bonus", TradeBonus),
    "action_bonuses": ("action bonus", ActionBonus),
    "vases": ("vase", Vase),
}
_RULE_OF_FIELD: Final = {
    "dice": "M2.1",
    "same_dice": "M4.1",
    "offer": "M3.4",
    "bonuses_a_route": "M3.3",
    "pieces": "M2.2",
    "stock": "M2.3",
    "costs": "M5.3",
    "board": "M15",
    "tracks": "M8",
    "rows": "M5",
    "maps": "M15",
    "cards": "M5.2",
    "cards.trigger": "M9",
    "starts": "M3.8",
    "abilities": "M10",
    "foundations": "M3.1",
    "sea_peoples": "M6.6",
    "routes": "M5.3",
    "trade_bonuses": "M3.3",
    "action_bonuses": "M3.6",
    "vases": "M3.5",
    "vase_slots": "M3.5",
}
_Named = Card | StartingCard | Ability | Foundation | SeaPeople | Route | TradeBonus | ActionBonus | Vase
_CARDS_AN_AGE, _ROUTES = 72, 3


def soundness(components: ComponentSet) -> list[Problem]:
    """All that is wrong with a set that could be read."""
    faults = [*_ids(components), *_counts(components), *_keys(components), *_effects(components)]
    faults += ladders.faults(components)
    faults += bounds.faults(components)
    for crete in components.maps:
        faults += _map(crete, components)
    faults += _starts(components)
    if not faults:
        faults += [*ladders.supply(components), *loops.faults(components)]
    # The design as a whole can be judged only when every part of it makes sense.
    if components.house and not faults:
        faults += house.promises(components)
    return faults


def _ids(components: ComponentSet) -> Iterator[Problem]:
    families: tuple[Iterable[_Named], ...] = (
        components.cards, components.starts, components.abilities, components.foundations, components.sea_peoples,
        components.routes, components.trade_bonuses, components.action_bonuses, components.vases,
    )  # fmt: skip
    ids = [part.id for family in families for part in family]
    for name, times in Counter(ids).items():
        if times > 1:
            yield Problem(f'id "{name}"', f"used {times} times; ids are unique over all cards and tiles", "M2.3")


def _counts(components: ComponentSet) -> Iterator[Problem]:
    ages = [card.age for card in components.cards]
    levels = [tile.level for tile in components.sea_peoples]
    colours = [tile.colour for tile in components.trade_bonuses]
    sides = Counter((route.tile, route.side) for route in components.routes)
    expected = (
        *(("cards", f"cards of Age {'I' * age}", ages.count(age), _CARDS_AN_AGE) for age in (1, 2)),
        *(
            ("starts", f"starting cards for {n} players", sum(card.players == n for card in components.starts), n)
            for n in PLAYERS
        ),
        *(
            ("abilities", f'abilities of the kind "{kind}"', sum(tile.kind == kind for tile in components.abilities), 1)
            for kind in ABILITY_KINDS
        ),
        ("foundations", "foundations", len(components.foundations), 20),
        *(("sea_peoples", f"Sea Peoples of level {'I' * level}", levels.count(level), 10) for level in (1, 2)),
        *(
            ("routes", f"sides {side} of route tile {tile}", sides[tile, side], 1)
            for tile in range(1, _ROUTES + 1)
            for side in ("A", "B")
        ),
        ("routes", "sides of route tiles", len(components.routes), 2 * _ROUTES),
        *(("trade_bonuses", f"{colour} trade bonuses", colours.count(colour), 15) for colour in ("blue", "red")),
        ("action_bonuses", "action bonuses", len(components.action_bonuses), 5),
        *(
            ("vases", f'vases of the kind "{kind}"', sum(vase.condition == kind for vase in components.vases), 1)
            for kind in VASE_CONDITIONS
        ),
    )
    for where, what, found, wanted in expected:
        if found != wanted:
            yield Problem(where, f"{found} {what} instead of {wanted}", "M2.3")
    if ages != sorted(ages):
        yield Problem("cards", "the cards of Age I do not all stand before those of Age II", "M2.3")
    shades = len({vase.colour for vase in components.vases})
    if shades < components.vase_slots.in_play:
        what = f"{shades} colours; {components.vase_slots.in_play} of different colours are in play"
        yield Problem("vases", what, "M3.5")


def _keys(components: ComponentSet) -> Iterator[Problem]:
    """What depends on the number of players is given for each."""
    given: tuple[tuple[str, list[int], str], ...] = (
        ("dice", sorted(components.dice), "M2.1"),
        ("bonuses_a_route", sorted(components.bonuses_a_route), "M3.3"),
        ("vase_slots, slots", sorted(components.vase_slots.slots), "M3.5"),
        ("maps", sorted(crete.players for crete in components.maps), "M15"),
    )
    for where, numbers, rule in given:
        if numbers != list(PLAYERS):
            yield Problem(where, f"given for {numbers} players instead of {list(PLAYERS)}", rule)
    for players, dice in components.dice.items():
        rolled, drafted = dice.red + dice.blue + dice.yellow + dice.gray, players * components.pieces.dice
        if rolled < drafted:
            yield Problem(f"dice, {players}", f"{rolled} dice; {drafted} are drafted", "M2.1")
    bonuses = min(Counter(tile.colour for tile in components.trade_bonuses).values(), default=0)
    for players, number in components.bonuses_a_route.items():
        if number * _ROUTES > bonuses:
            what = f"{number} at each of {_ROUTES} routes are more than the {bonuses} there are"
            yield Problem(f"bonuses_a_route, {players}", what, "M3.3")
    for players, slots in components.vase_slots.slots.items():
        if not slots or list(slots) != sorted(slots, reverse=True):
            yield Problem(f"vase_slots, slots.{players}", f"{list(slots)} does not begin with the highest", "M3.5")
    if components.stock.stack > components.stock.each:
        what = f"{components.stock.stack} of {components.stock.each} goods of a type face up"
        yield Problem("stock, stack", what, "M3.2")


def _effects(components: ComponentSet) -> Iterator[Problem]:
    for card in components.cards:
        if not card.instant:
            yield Problem(f"card {card.id}, instant", "no effect", "M5.2")
    for place in places(components):
        yield from _effect(*place)


def _effect(where: str, text: str, allowed: frozenset[str], may_be_empty: bool) -> Iterator[Problem]:
    if not text:
        if not may_be_empty:
            yield Problem(where, "no effect", "M13")
        return
    try:
        effect = fx.parse(text)
    except fx.BadEffect as error:
        yield Problem(where, str(error), "M13")
        return
    if fx.spell(effect) != text:
        yield Problem(where, f'"{text}" is written "{fx.spell(effect)}"', "M13")
    for word in sorted({fx.GAINS[item.gain] for item in fx.items_of(effect)} & (fx.BOARD_ONLY - allowed)):
        yield Problem(where, f'"{word}" has no place here', "M13")


def _map(crete: Crete, components: ComponentSet) -> Iterator[Problem]:
    where = f"map for {crete.players}"
    numbers = [region.number for region in crete.regions]
    if numbers != list(range(1, len(numbers) + 1)):
        yield Problem(where, f"the regions are numbered {numbers} instead of 1, 2, 3 and so on", "M12.1")
        return
    for name, times in Counter(region.name for region in crete.regions).items():
        if times > 1:
            yield Problem(where, f'{times} regions are called "{name}"', "M15")
    starts = sum(region.start for region in crete.regions)
    if starts != crete.players:
        yield Problem(where, f"{starts} start regions for {crete.players} players", "M3.8")
    others = len(crete.regions) - starts
    tiles = Counter(tile.level for tile in components.sea_peoples)
    fewest = min(len(components.foundations), tiles[1], tiles[2])
    if others > fewest:
        yield Problem(where, f"{others} regions that are no start regions; there are tiles for {fewest}", "M3.1")
    yield from atlas.drawing_faults(crete)


def _starts(components: ComponentSet) -> Iterator[Problem]:
    regions = {crete.players: {region.number for region in crete.regions if region.start} for crete in components.maps}
    for players in PLAYERS:
        cards = [card for card in components.starts if card.players == players]
        flags = sum(card.flag for card in cards)
        if flags != 1:
            yield Problem(f"starts for {players}", f"{flags} cards with the flag instead of 1", "M3.7")
        for number, times in Counter(card.region for card in cards).items():
            if times > 1:
                yield Problem(f"starts for {players}", f"{times} cards name region {number}", "M3.8")
        for card in cards:
            where = f"starting card {card.id}"
            if card.region not in regions.get(players, set()):
                what = f"region {card.region} is no start region for {players} players"
                yield Problem(f"{where}, region", what, "M3.8")
            if card.back >= card.draw:
                what = f"{card.back} of {card.draw} cards go back; one must be left for the palace"
                yield Problem(f"{where}, back", what, "M3.8")


FORM: Final = Form(ComponentSet, _MEMBERS, _RULE_OF_FIELD, soundness)
