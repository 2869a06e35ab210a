"""What would move the abilities of Minos: variants of the house set, tried in many quick games.

    python -m tools.variants_minos no-points structures voyages cards:3:2 battles:1:2 --players 2 --games 600
    python -m tools.variants_minos traits --write traits.toml

A variant is a number of changes that go together, each made throughout the set. The players do what the guide of the
search thinks of first: a game takes a fraction of a second, and they see the same abilities as those who search do.
What came out is in docs/balance/minos.md; with `--write` any bot can play the variant by `--components`.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from labrys.arena.crew import play_numbers
from labrys.arena.stats import wilson
from labrys.bots.search.thinker import Budget, Thinker
from labrys.core.chance import Seeded, seed_from
from labrys.core.registry import game
from labrys.core.table import Table
from labrys.games.minos import effects as fx
from labrys.games.minos.components import house_text

Box = dict[str, Any]
Items = dict[tuple[int, int], int]
"""Of a gain: how much of what, per what."""

TILES = ("foundations", "sea_peoples", "trade_bonuses", "action_bonuses")
STEPS = (fx.INFLUENCE, fx.CULTURAL, fx.POPULATION, fx.ANY_TRACK, fx.LOWEST_TRACK)
FOR_A_STEP, FOR_A_POINT = 3, 2
"""Points in place of a step of a track, and of a build or wild point."""
SAVED = 4
OPTIONS = {"setup": "random", "routes": "random"}


# The language of effects, changed.


def changed(text: str, change: Callable[[Items], None]) -> str:
    """An effect with all its gains changed."""
    return fx.spell(_changed(fx.parse(text), change))


def _changed(effect: Any, change: Callable[[Items], None]) -> Any:
    match effect:
        case fx.Gain(items):
            held: Items = {}
            for item in items:
                held[item.gain, item.per] = held.get((item.gain, item.per), 0) + item.amount
            change(held)
            return fx.Gain(tuple(fx.Item(gain, amount, per) for (gain, per), amount in held.items() if amount))
        case fx.Either(choices):
            return fx.Either(tuple(_changed(choice, change) for choice in choices))
        case fx.Convert(coins, weaponry, discards, gain, repeats):
            return fx.Convert(coins, weaponry, discards, _changed(gain, change), repeats)
        case fx.When(condition, inner):
            return fx.When(condition, _changed(inner, change))
        case fx.Instead(first, condition, second):
            return fx.Instead(_changed(first, change), condition, _changed(second, change))
    raise AssertionError(effect)


def instead_of(gains: tuple[int, ...], points: int) -> Callable[[Items], None]:
    """Points in place of these gains."""

    def change(held: Items) -> None:
        before = dict(held)
        held.clear()
        for (gain, per), amount in before.items():
            is_replaced = gain in gains and per == fx.ONCE
            what = fx.VP if is_replaced else gain
            held[what, per] = held.get((what, per), 0) + (points * amount if is_replaced else amount)

    return change


def more(points: int) -> Callable[[Items], None]:
    """So many points besides."""

    def change(held: Items) -> None:
        held[fx.VP, fx.ONCE] = held.get((fx.VP, fx.ONCE), 0) + points

    return change


def richer(coins: int) -> Callable[[Items], None]:
    """So many coins before everything else."""

    def change(held: Items) -> None:
        before = dict(held)
        held.clear()
        held[fx.COIN, fx.ONCE] = coins + before.pop((fx.COIN, fx.ONCE), 0)
        held.update(before)

    return change


def doubled(held: Items) -> None:
    """Twice of everything but what is counted per something."""
    for (gain, per), amount in held.items():
        held[gain, per] = amount if per != fx.ONCE else 2 * amount


# Changes of the set, by name.


def everywhere(box: Box, change: Callable[[Items], None], on_cards: bool = True) -> None:
    """All tiles and routes, and all cards."""
    for family in TILES:
        for tile in box[family]:
            tile["gain"] = changed(tile["gain"], change)
    for route in box["routes"]:
        route["income"] = [changed(text, change) for text in route["income"]]
    for card in box["cards"] if on_cards else ():
        card["instant"] = [changed(text, change) for text in card["instant"]]
        card["trait"] = changed(card["trait"], change)


def no_steps(box: Box) -> None:
    everywhere(box, instead_of(STEPS, FOR_A_STEP))


def no_steps_on_tiles(box: Box) -> None:
    everywhere(box, instead_of(STEPS, FOR_A_STEP), on_cards=False)


def no_points(box: Box) -> None:
    everywhere(box, instead_of((fx.BUILD, fx.WILD), FOR_A_POINT))


def poor(box: Box) -> None:
    box["board"]["income_coins"] = [3, 3, 3, 3, 3, 3, 3, 4, 4, 5, 6, 8, 12]
    for start in box["starts"]:
        start["coins"] = max(1, start["coins"] - 3)


def traits(box: Box) -> None:
    for card in box["cards"]:
        card["trait"] = changed(card["trait"], doubled)


def structures(box: Box) -> None:
    board = box["board"]
    board["city_points"], board["ship_points"] = [0, 1, 2], [0, 1, 2]
    board["towers"] = ["age2-card + reserve", "coin + reserve", "coin + weaponry"]
    board["farms"] = ["coin", "temp", "2 income", "income"]
    for tile in box["foundations"]:
        tile["gain"] = "2 coin"


def routes(box: Box) -> None:
    for route in box["routes"]:
        route["top"] //= 2
        route["income"] = ["coin", "coin", "coin + weaponry", "2 coin", "2 coin + vp"]
    for tile in box["trade_bonuses"]:
        tile["gain"] = "2 coin" if tile["colour"] == "blue" else "4 coin"


def voyages(box: Box) -> None:
    for route in box["routes"]:
        route["top"] += 4
        route["income"] = [changed(text, more(space)) for space, text in enumerate(route["income"])]


def cards(box: Box, cheaper: int, points: int) -> None:
    for card in box["cards"]:
        card["cost"] = max(1, card["cost"] - cheaper)
        card["instant"] += [f"{points} vp" if points > 1 else "vp"] if points else []


def decrees(box: Box, points: int) -> None:
    for card in box["cards"]:
        least, most, up = (3, 4, 1) if card["age"] == 1 else (5, 7, 2)
        cost = least + (card["cost"] - least + 1) // 2
        coins = SAVED - (card["cost"] - cost)
        card["cost"], card["vp"] = cost, min(most, card["vp"] + up)
        plain = [
            at for at, text in enumerate(card["instant"]) if isinstance(fx.parse(text), fx.Gain) and " per " not in text
        ]
        if coins > 0 and plain:
            card["instant"][plain[0]] = changed(card["instant"][plain[0]], richer(coins))
        elif coins > 0:
            card["instant"].append(f"{coins} coin" if coins > 1 else "coin")
    cards(box, 0, points)


def battles(box: Box, cheaper: int, points: int) -> None:
    for tile in box["sea_peoples"]:
        tile["weaponry"] = max(1, tile["weaponry"] - cheaper)
        tile["gain"] = changed(tile["gain"], more(points))


CHANGES: dict[str, tuple[Callable[..., None], int, str]] = {
    "no-steps": (no_steps, 0, f"{FOR_A_STEP} points in place of each step of a track"),
    "no-steps-on-tiles": (no_steps_on_tiles, 0, "the same on tiles and routes only"),
    "no-points": (no_points, 0, f"{FOR_A_POINT} points in place of each build or wild point"),
    "poor": (poor, 0, "a poorer income track, and 3 coins less at the start"),
    "traits": (traits, 0, "traits doubled"),
    "structures": (structures, 0, "little for cities, ships, towers, farms and foundations"),
    "routes": (routes, 0, "little on routes and for trade bonuses"),
    "voyages": (voyages, 0, "more for sailing on"),
    "cards": (cards, 2, "C coins cheaper, and V points more when played: cards:C:V"),
    "decrees": (decrees, 1, f"costs halved towards the least, {SAVED} coins saved or given, V points more: decrees:V"),
    "battles": (battles, 2, "W weaponry less, and V points more: battles:W:V"),
}
"""The change, how many numbers it takes, and what it is."""


def variant(names: list[str]) -> Box:
    """The house set with these changes, as no house set any more."""
    box: Box = tomllib.loads(house_text().decode())
    for name in names:
        word, *numbers = name.split(":")
        if word not in CHANGES or len(numbers) != CHANGES[word][1] or not all(map(str.isdigit, numbers)):
            raise SystemExit(f"{name!r} is no change; there is {', '.join(CHANGES)}")
        CHANGES[word][0](box, *map(int, numbers))
    return {
        **box,
        "name": "variant",
        "title": "A variant of the house components",
        "house": False,
        "note": f"The house components with {', '.join(names) or 'no change'}.",
    }


def toml(box: Box) -> str:
    """A set as a file."""
    lines = [f"{key} = {_value(value)}" for key, value in box.items() if not isinstance(value, dict | list)]
    for key, value in box.items():
        if isinstance(value, dict | list):
            for part in value if isinstance(value, list) else [value]:
                lines += ["", f"[[{key}]]" if isinstance(value, list) else f"[{key}]"]
                lines += [f"{name} = {_value(inner)}" for name, inner in part.items()]
    return "\n".join(lines) + "\n"


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {_value(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


# The games.


class Seen(NamedTuple):
    """What is counted of a seat of a finished game."""

    ability: str
    share: float
    points: int
    structures: int


def play(path: str, players: int, seed: str, number: int) -> list[Seen]:
    """One game, by seat."""
    rules: Any = game("minos", path)
    own = seed_from(seed, number)
    bots = [Thinker(rules, seed_from(own, "bot", seat), Budget(0)) for seat in range(players)]
    table = Table(rules, ["guide"] * players, OPTIONS, Seeded(own))
    while not table.is_over:
        seat = table.deciders()[0]
        table.play(seat, bots[seat].choose(rules.view(table.state, seat), table.legal(seat)))
    end, state = table.record.end, table.state
    assert end is not None
    return [
        Seen(
            rules.kit.ability_ids[state.ability[seat]],
            1 / len(end.winners) if seat in end.winners else 0.0,
            end.scores[seat],
            state.city.count(seat) - 1 + state.tower.count(seat) + state.farm.count(seat)
            + sum(map(bool, state.ships[3 * seat : 3 * seat + 3])),
        )
        for seat in range(players)
    ]  # fmt: skip


def report(games: Iterator[list[Seen]]) -> None:
    """Shares of victories by ability."""
    by_ability: dict[str, list[Seen]] = defaultdict(list)
    for seats in games:
        for seen in seats:
            by_ability[seen.ability].append(seen)
    print("ability  seats  share   95 %           points  structures")
    for ability, seats in sorted(by_ability.items()):
        count = len(seats)
        share, points, built = (sum(getattr(seen, name) for seen in seats) / count for name in Seen._fields[1:])
        low, high = wilson(share * count, count)
        print(f"{ability:7} {count:6} {share:6.1%}  {low:.1%} to {high:.1%} {points:7.1f} {built:9.1f}")


def main() -> None:
    told = "\n".join(f"  {name:18} {what}" for name, (_, _, what) in CHANGES.items())
    parser = argparse.ArgumentParser(
        description=f"changes:\n{told}", formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("changes", nargs="*")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", default="look")
    parser.add_argument("--write", type=Path, help="write the set there and play nothing")
    wanted = parser.parse_args()
    text = toml(variant(wanted.changes))
    if wanted.write:
        wanted.write.write_text(text, encoding="utf-8")
        return
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "variant.toml"
        path.write_text(text, encoding="utf-8")
        one = partial(play, str(path), wanted.players, wanted.seed)
        report(play_numbers(one, iter(range(wanted.games)), os.cpu_count() or 1))


if __name__ == "__main__":
    main()
