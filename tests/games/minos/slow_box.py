"""The slow referee's own reading of the box: the component files as plain data, and the texts of effects taken apart.

Nothing here knows the engine's tables: the files are read as TOML, effects by splitting their texts.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any

from labrys.games.minos.components import house_text

BOX: dict[str, Any] = tomllib.loads(house_text().decode())

GOODS = ("silver", "stone", "copper", "wood", "grain", "herb")
TRACKS = ("influence", "cultural", "population")
SECTIONS = ("prepare", "develop", "build", "expand", "wild")
COLOURS = ("red", "blue", "yellow", "gray")
TRACK_OF = {"red": "influence", "yellow": "cultural", "blue": "population"}


def by_id(family: str) -> dict[str, dict[str, Any]]:
    return {thing["id"]: thing for thing in BOX[family]}


CARDS, STARTS, ABILITIES = by_id("cards"), by_id("starts"), by_id("abilities")
FOUNDATIONS, PEOPLES, ROUTES = by_id("foundations"), by_id("sea_peoples"), by_id("routes")
BONUSES, ACTION_BONUSES, VASES = by_id("trade_bonuses"), by_id("action_bonuses"), by_id("vases")
COSTS, BOARD, TRACK_BOARD = BOX["costs"], BOX["board"], BOX["tracks"]
INCOME_END = len(BOARD["income_coins"]) - 1
TOP = 8


# The effects of M13.


@dataclass(frozen=True)
class Gain:
    """All of these things: a number, a word, and what it is counted by, or None."""

    name: str
    items: tuple[tuple[int, str, str | None], ...]


@dataclass(frozen=True)
class Either:
    name: str
    choices: tuple[Gain, ...]


@dataclass(frozen=True)
class Convert:
    """A price in coins, weaponry and cards of the hand, and what it buys, once or as often as one likes."""

    name: str
    coins: int
    weaponry: int
    discards: int
    repeats: bool
    inner: Gain | Either


@dataclass(frozen=True)
class When:
    name: str
    condition: str
    inner: Effect


@dataclass(frozen=True)
class Instead:
    """The first effect, or the second for those who meet the condition."""

    name: str
    first: Effect
    condition: str
    second: Effect


Effect = Gain | Either | Convert | When | Instead


def read_effect(text: str, name: str) -> Effect:
    """An effect; those within it have its name and a number, as `I-17/1.2`."""
    if " instead " in text:
        first, rest = text.split(" instead ")
        condition, second = rest.split(": ")
        return Instead(name, read_effect(first, f"{name}.1"), condition, read_effect(second, f"{name}.2"))
    if ": " in text:
        condition, inner = text.split(": ")
        return When(name, condition, read_effect(inner, f"{name}.1"))
    if " -> " in text:
        price, gain = text.split(" -> ")
        paid = {"coin": 0, "weaponry": 0, "discard": 0}
        for part in price.removeprefix("repeat ").split(" + "):
            words = sorted(part.split())  # The number comes first, wherever it stands.
            paid[words[1]] = int(words[0])
        inner_effect = _read_gains(gain, f"{name}.1")
        return Convert(name, paid["coin"], paid["weaponry"], paid["discard"], price.startswith("repeat"), inner_effect)
    return _read_gains(text, name)


def _read_gains(text: str, name: str) -> Gain | Either:
    choices = text.split(" or ")
    if len(choices) == 1:
        return Gain(name, tuple(_read_item(item) for item in text.split(" + ")))
    gains = (Gain(f"{name}.{at}", tuple(map(_read_item, one.split(" + ")))) for at, one in enumerate(choices, 1))
    return Either(name, tuple(gains))


def _read_item(text: str) -> tuple[int, str, str | None]:
    gain, _, count = text.partition(" per ")
    number, word = gain.split() if " " in gain else ("1", gain)
    return int(number), word, count or None


def _texts() -> dict[str, str]:
    """Every effect of the box by the name of where it stands."""
    found: dict[str, str] = {}
    for card in CARDS.values():
        found |= {f"{card['id']}/{at}": text for at, text in enumerate(card["instant"], 1)}
        found[f"{card['id']}/trait"] = card["trait"]
    for family in (FOUNDATIONS, PEOPLES, BONUSES, ACTION_BONUSES):
        found |= {name: tile["gain"] for name, tile in family.items()}
    for name, route in ROUTES.items():
        found |= {f"{name}/{at}": text for at, text in enumerate(route["income"], 1)}
    found |= {f"tower/{at}": text for at, text in enumerate(BOARD["towers"], 1)}
    found |= {f"farm/{at}": text for at, text in enumerate(BOARD["farms"], 1)}
    found |= {f"good/{at}": text for at, text in enumerate(BOX["stock"]["arrivals"], 1)}
    for track in TRACKS:
        found |= {f"{track}/{at}": text for at, text in enumerate(TRACK_BOARD[track])}
    found["track/9"] = TRACK_BOARD["beyond"]
    for row in BOX["rows"]:
        name = f"{row['section']}-{row['players']}"
        found |= {f"{name}/{at}": space.get("gain", "") for at, space in enumerate(row["spaces"], 1)}
    return found


def _all_effects() -> dict[str, Effect]:
    waiting = [read_effect(text, name) for name, text in _texts().items() if text]
    found: dict[str, Effect] = {}
    while waiting:
        effect = waiting.pop()
        found[effect.name] = effect
        match effect:
            case Either():
                waiting += effect.choices
            case Convert() | When():
                waiting.append(effect.inner)
            case Instead():
                waiting += [effect.first, effect.second]
            case Gain():
                pass
    return found


EFFECTS = _all_effects()
"""By name, those within others too."""


def is_plain(effect: Effect) -> bool:
    """Whether an effect gives coins, weaponry and points only, the same at any time: nothing to choose or wait for."""
    return isinstance(effect, Gain) and all(
        word in ("coin", "weaponry", "vp") and count is None for _, word, count in effect.items
    )


def source_of(name: str) -> str:
    """Under which heading of the score sheet the points of an effect stand."""
    thing, _, part = name.partition("/")
    thing = thing.split(".")[0]
    if thing in CARDS:
        return "traits" if part.startswith("trait") else "cards"
    if thing in FOUNDATIONS:
        return "foundations"
    if thing in PEOPLES:
        return "sea-peoples"
    if thing in BONUSES or thing in ROUTES:
        return "trade"
    if thing in ACTION_BONUSES:
        return "bonuses"
    return "tracks" if thing in (*TRACKS, "track") else "boards"


# The map and the action spaces


def regions(players: int) -> list[dict[str, Any]]:
    """The regions of the map for so many players, in the order of their numbers."""
    crete = next(one for one in BOX["maps"] if one["players"] == players)
    return sorted(crete["regions"], key=lambda region: int(region["number"]))


def _stretches(region: dict[str, Any]) -> set[frozenset[str]]:
    ring = region["outline"]
    return {frozenset((ring[at - 1], ring[at])) for at in range(len(ring))}


def neighbours(players: int) -> dict[int, set[int]]:
    """By number: the regions that share a stretch of border, by their numbers (M5.4)."""
    land = regions(players)
    return {
        one["number"]: {other["number"] for other in land if other is not one and _stretches(one) & _stretches(other)}
        for one in land
    }


NUMBERS = {players: [region["number"] for region in regions(players)] for players in (2, 3, 4)}
GOOD_OF = {players: {region["number"]: region["good"] for region in regions(players)} for players in (2, 3, 4)}
NEXT_TO = {players: neighbours(players) for players in (2, 3, 4)}


def spaces(players: int, section: str) -> list[dict[str, Any]]:
    """The action spaces of a section, left to right (M5)."""
    row = next(one for one in BOX["rows"] if one["players"] == players and one["section"] == section)
    found: list[dict[str, Any]] = row["spaces"]
    return found
