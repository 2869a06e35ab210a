"""What our own design promises beyond what every sound set keeps (M15).

A set that says `house = true` is held to these; a printed set, or somebody's experiment, is not. The promises about
decree cards are in `decrees`, the numbers of the rules in `stated`. Bands are in coins by the model of `worth`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import fmean
from typing import Final

from labrys.core.components import Problem
from labrys.games.minos import atlas, decrees, stated
from labrys.games.minos import effects as fx
from labrys.games.minos.components import GOODS, ComponentSet, Crete, Route, SeaPeople, StartingCard
from labrys.games.minos.places import places
from labrys.games.minos.worth import VALUES, mean_worth

_REGIONS: Final = {2: 8, 3: 11, 4: 14}
_FEWEST_NEIGHBOURS, _MOST_NEIGHBOURS = 2, 5
_WIDTH, _HEIGHT = 1000, 420
_INCOME_SPACES, _FIRST_INCOME, _LAST_INCOME = 13, 3, 12
_SMALL_GAIN = 3.5
_WEAPONRY: Final = {1: (1, 3), 2: (3, 6)}
_FOUNDATION, _BLUE, _RED, _ACTION = (2.5, 4.25), (4.0, 6.5), (8.25, 11.25), (3.0, 4.5)
_START = 12.0
"""A starting card is worth as much as the others of its set, give or take so many coins: place in the order of play,
region and good are worth something too, and games decide how much."""
_ACTS: Final = frozenset({
    fx.PLACE, fx.MOVE, fx.BUILD, fx.BUILD_FREE, fx.WILD, fx.PLAY, fx.PLAY_FREE, fx.PALACE, fx.PALACE_FREE,
})  # fmt: skip
"""The gains that do something at a price or with pieces; all others are means for them."""
_CARD_PUT_BACK = 0.4
"""That one may choose among more cards is worth so much for each; to be the first player is worth nothing as such."""


def promises(components: ComponentSet) -> Iterator[Problem]:
    """Every promise that a sound set does not keep."""
    yield from stated.promises(components)
    for crete in components.maps:
        yield from _map(crete)
    yield from _part_of_the_map(components)
    yield from _board(components)
    yield from _starts(components.starts)
    for route in components.routes:
        yield from _route(route)
    yield from _routes(components.routes)
    for tile in components.sea_peoples:
        yield from _sea_people(tile)
    yield from _tiles(components)
    for place in places(components):
        yield from _means_first(place.where, place.text)
    yield from decrees.promises(components)


def _map(crete: Crete) -> Iterator[Problem]:
    where = f"map for {crete.players}"
    if len(crete.regions) != _REGIONS[crete.players]:
        yield Problem(where, f"{len(crete.regions)} regions instead of {_REGIONS[crete.players]}", "M15")
    goods = Counter[str](region.good for region in crete.regions)
    few, many = min(GOODS, key=lambda good: goods[good]), max(GOODS, key=lambda good: goods[good])
    if goods[many] - goods[few] > 1:
        yield Problem(where, f"{goods[many]} regions with {many} and {goods[few]} with {few}", "M15")
    near = atlas.neighbours(crete)
    starts = [region.number for region in crete.regions if region.start]
    for number, others in near.items():
        if not _FEWEST_NEIGHBOURS <= len(others) <= _MOST_NEIGHBOURS:
            what = f"{len(others)} neighbours; a region has {_FEWEST_NEIGHBOURS} to {_MOST_NEIGHBOURS}"
            yield Problem(f"{where}, region {number}", what, "M15")
        for other in others:
            if number < other and number in starts and other in starts:
                yield Problem(where, f"the start regions {number} and {other} are adjacent", "M15")
    for name, (x, y) in crete.points.items():
        if not (0 <= x <= _WIDTH and 0 <= y <= _HEIGHT):
            yield Problem(f"{where}, points.{name}", f"{x}, {y} is outside {_WIDTH} by {_HEIGHT}", "M15")


def _part_of_the_map(components: ComponentSet) -> Iterator[Problem]:
    """The map for 2 players is that for 3 with something laid over a part of it."""
    small, large = (next(crete for crete in components.maps if crete.players == number) for number in (2, 3))
    regions = {region.number: region for region in large.regions}
    for region in small.regions:
        same = regions.get(region.number)
        drawn = [small.points[point] for point in region.outline]
        if (
            same is None
            or (region.name, region.good) != (same.name, same.good)
            or drawn != [large.points[point] for point in same.outline]
        ):
            yield Problem(f"map for 2, region {region.number}", "not as on the map for 3", "M15")


def _board(components: ComponentSet) -> Iterator[Problem]:
    board = components.board
    coins, points = board.income_coins, board.income_points
    if (len(coins), coins[0], coins[-1]) != (_INCOME_SPACES, _FIRST_INCOME, _LAST_INCOME):
        what = f"{len(coins)} spaces from {coins[0]} to {coins[-1]} coins"
        what += f" instead of {_INCOME_SPACES} from {_FIRST_INCOME} to {_LAST_INCOME}"
        yield Problem("board, income_coins", what, "M15")
    middle = len(points) // 2
    if any(points[:middle]) or not all(points[middle:]):
        yield Problem("board, income_points", f"{list(points)} do not begin in the middle", "M15")
    for name in ("city_points", "ship_points"):
        row = getattr(board, name)
        if any(after <= before for before, after in pairwise(row)):
            yield Problem(f"board, {name}", f"{list(row)} do not rise", "M15")
    if board.towers[0] != "age2-card + reserve":
        yield Problem("board, towers[0]", f'"{board.towers[0]}" instead of "age2-card + reserve"', "M15")
    gains = [{fx.GAINS[item.gain] for item in fx.items_of(fx.parse(text))} for text in board.towers[1:] if text]
    later = {"coin", "weaponry", "reserve"}
    if sorted(map(sorted, gains)) != [["coin", "reserve", "weaponry"], ["coin", "weaponry"]]:
        what = f"the later towers give other things than {', '.join(sorted(later))} on one of them"
        yield Problem("board, towers", what, "M15")
    for number, text in enumerate(board.farms[:2]):
        if not 0 < mean_worth(text) <= _SMALL_GAIN:
            what = f'"{text}" is worth {mean_worth(text):.2f} coins; a small gain is up to {_SMALL_GAIN}'
            yield Problem(f"board, farms[{number}]", what, "M15")
    if board.farms[2:] != ("2 income", "income"):
        yield Problem("board, farms", "the last two do not give 2 steps of income and 1", "M15")


def start_worth(card: StartingCard) -> float:
    """Coins that a starting card is worth, its good left out, since each has one."""
    value = {name: sum(by_age) / 2 for name, by_age in VALUES.items()}
    kept = card.draw - card.back
    return (
        card.coins * value["coin"]
        + card.weaponry * value["weaponry"]
        + card.vp * value["vp"]
        + len(card.temps) * value["temp"]
        + kept * VALUES["deck-card"][0]
        + card.back * _CARD_PUT_BACK
        + card.warrior * value["place"]
    )


def _starts(cards: Sequence[StartingCard]) -> Iterator[Problem]:
    for players in sorted({card.players for card in cards}):
        group = [card for card in cards if card.players == players]
        mean = fmean(map(start_worth, group))
        for card in group:
            if abs(start_worth(card) - mean) > _START:
                what = f"worth {start_worth(card):.2f} coins; its set {mean:.2f} on average, give or take {_START}"
                yield Problem(f"starting card {card.id}", what, "M15")
        for good, times in Counter(card.good for card in group).items():
            if times > 1:
                yield Problem(f"starts for {players}", f"{times} cards with {good}; they should differ", "M15")


def _route(route: Route) -> Iterator[Problem]:
    where = f"route {route.id}"
    for number, (before, after) in enumerate(pairwise(route.costs), start=1):
        if after <= before:
            yield Problem(f"{where}, costs[{number}]", f"{after} comes after {before}; costs rise", "M15")
    incomes = [mean_worth(text) for text in route.income]
    for number, (less, more) in enumerate(pairwise(incomes), start=1):
        if more <= less:
            what = f"worth {more:.2f} coins after {less:.2f}; income grows with the space"
            yield Problem(f"{where}, income[{number}]", what, "M15")
    if not route.top:
        yield Problem(f"{where}, top", "no points for the last space", "M15")


def _routes(routes: Sequence[Route]) -> Iterator[Problem]:
    usual = [route for route in routes if route.side == "A"]
    if not any(one.costs[3] == 4 and other.costs[0] == 3 for one in usual for other in usual if one is not other):
        what = "no two sides A of which one costs 4 on its 4th space and the other 3 on its 1st, as in the book"
        yield Problem("routes", what, "M15")
    tracks = {fx.INFLUENCE, fx.CULTURAL, fx.POPULATION, fx.ANY_TRACK, fx.LOWEST_TRACK}
    gains = {item.gain for route in routes for text in route.income for item in fx.items_of(fx.parse(text))}
    if not gains & tracks:
        yield Problem("routes", "no space's income advances a track", "M15")


def _sea_people(tile: SeaPeople) -> Iterator[Problem]:
    least, most = _WEAPONRY[tile.level]
    if not least <= tile.weaponry <= most:
        what = f"{tile.weaponry}; level {'I' * tile.level} has {least} to {most}"
        yield Problem(f"Sea People {tile.id}, weaponry", what, "M15")
    # Weaponry and a warrior are paid, and some of the benefit is the reward for being first.
    yield from _band(f"Sea People {tile.id}", tile.gain, (4.75 + 1.75 * tile.weaponry, 6.5 + 2.4 * tile.weaponry))


def _tiles(components: ComponentSet) -> Iterator[Problem]:
    families = (
        ("foundation", components.foundations, _FOUNDATION),
        ("trade bonus", [tile for tile in components.trade_bonuses if tile.colour == "blue"], _BLUE),
        ("trade bonus", [tile for tile in components.trade_bonuses if tile.colour == "red"], _RED),
        ("action bonus", components.action_bonuses, _ACTION),
        ("Sea People", components.sea_peoples, None),
    )
    for word, tiles, band in families:
        seen: dict[str, str] = {}
        for tile in tiles:
            if band:
                yield from _band(f"{word} {tile.id}", tile.gain, band)
            if tile.gain in seen:
                yield Problem(f"{word} {tile.id}", f"the same as {word} {seen[tile.gain]}", "M15")
            seen[tile.gain] = tile.id


def _means_first(where: str, text: str) -> Iterator[Problem]:
    """Items come in the written order: what a gain brings should be there for what it lets one do."""
    for gain in fx.gains_of(fx.parse(text)) if text else ():
        for before, after in pairwise(gain.items):
            if before.gain in _ACTS and after.gain not in _ACTS:
                act, means = fx.GAINS[before.gain], fx.GAINS[after.gain]
                yield Problem(where, f'"{text}" gives "{means}" after "{act}", which could have used it', "M15")


def _band(where: str, text: str, band: tuple[float, float]) -> Iterator[Problem]:
    value = mean_worth(text)
    if not band[0] <= value <= band[1]:
        what = f'"{text}" is worth {value:.2f} coins; {band[0]:.2f} to {band[1]:.2f} are promised'
        yield Problem(where, what, "M15")
