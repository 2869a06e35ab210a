"""Decisions in words and back: `turn`, `deck:2:1`, `either:I-17/1`, with effects, cards and regions by their names.

A decision is written as its name and its details, as many as its kind has, with colons between. What is read is a
decision that can be on a stack; whether it fits the table around it is not known here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from labrys.core.bitsets import bit_set, bits
from labrys.core.position import Words, joined, number_of, parted
from labrys.games.minos import decisions as d
from labrys.games.minos import effects as fx
from labrys.games.minos.components import COLOURS, SECTIONS, TRACKS
from labrys.games.minos.kit import Kit
from labrys.games.minos.land import Land
from labrys.games.minos.rules.progress import chosen
from labrys.games.minos.state import ROUTES

LAID_OUT = ("foundation", "level-1", "level-2")
TILE_COLOURS = ("blue", "red")
DEALT = ("start", "ability")
PRICED = ("paid", "free")
LOWEST = "lowest"
OPEN = "open"
MOST = 255
"""No count of a decision is greater."""
COMMA = ","


class Detail(NamedTuple):
    """How one detail of a decision is said and read."""

    say: Callable[[Kit, Land, int], str]
    read: Callable[[Kit, Land, str], int]


def number(word: str, least: int, most: int) -> int:
    """A plain number within bounds; ValueError otherwise."""
    if not (word.isascii() and word.isdigit() and len(word) < 6 and str(int(word)) == word):
        raise ValueError(f"{word[:40]!r} is no number")
    if not least <= int(word) <= most:
        raise ValueError(f"{word} does not lie between {least} and {most}")
    return int(word)


def _counted(least: int, most: int, shift: int = 0) -> Detail:
    """A number; `shift` is what people count it from."""
    return Detail(
        lambda kit, land, value: str(value + shift),
        lambda kit, land, word: number(word, least + shift, most + shift) - shift,
    )


def _one_of(names: Words) -> Detail:
    return Detail(lambda kit, land, value: names[value], lambda kit, land, word: number_of(names, word))


def _some_of(names: Words, none: str = "-") -> Detail:
    """A set, as joined names."""
    return Detail(
        lambda kit, land, value: COMMA.join(names[at] for at in bits(value)) or none,
        lambda kit, land, word: 0 if word == none else bit_set(number_of(names, name) for name in word.split(COMMA)),
    )


def _node(kind: type[fx.Effect]) -> Detail:
    def read(kit: Kit, land: Land, word: str) -> int:
        node = number_of(kit.effect_names, word)
        if not isinstance(kit.effects[node], kind):
            raise ValueError(f"the effect {word} asks for nothing of that kind")
        return node

    return Detail(lambda kit, land, node: kit.effect_names[node], read)


def _read_region(kit: Kit, land: Land, word: str) -> int:
    region = land.index.get(number(word, 0, 999))
    if region is None:
        raise ValueError(f"there is no region {word}")
    return region


def _read_chosen(kit: Kit, land: Land, word: str) -> int:
    names, found = parted(word, COMMA), 0
    if len(names) > len(COLOURS):
        raise ValueError(f"{word[:40]!r} are more groups than there are dice for")
    for name in names:
        found = found * 4 + number_of(TRACKS, name) + 1
    return found


def _read_points_for(kit: Kit, land: Land, word: str) -> int:
    return 0 if word == OPEN else number_of(SECTIONS[:-1], word) + 1


COUNT = _counted(1, MOST)
STEP = _counted(0, MOST)
AGE = _counted(0, 1, shift=1)
SEAT = _counted(0, 3)
ROUTE = _counted(0, ROUTES - 1, shift=1)
REGION = Detail(lambda kit, land, region: str(land.number[region]), _read_region)
CARD = Detail(lambda kit, land, card: kit.card_ids[card], lambda kit, land, word: number_of(kit.card_ids, word))
EFFECTS = _some_of(("1", "2", "3", "4", "5", "6", "7", "8"))
SEATS = _some_of(("0", "1", "2", "3"))
TRACK_SET = _some_of(TRACKS, LOWEST)
CHOSEN = Detail(lambda kit, land, made: joined([TRACKS[track] for track in chosen(made)], COMMA), _read_chosen)
POINTS_FOR = Detail(lambda kit, land, section: SECTIONS[section - 1] if section else OPEN, _read_points_for)
TILE_COLOUR = _one_of(TILE_COLOURS)
COST = _one_of(PRICED)

DETAILS: dict[int, tuple[Detail, ...]] = {
    d.DECK: (AGE, COUNT),
    d.RANDOM_GOOD: (COUNT,),
    d.LAY_OUT: (_one_of(LAID_OUT), REGION),
    d.STOCK_ROUTE: (TILE_COLOUR, ROUTE),
    d.TURN_ROUTE: (ROUTE,),
    d.DEAL: (_one_of(DEALT), SEAT),
    d.OFFER: (AGE,),
    d.ROLL: (_one_of(COLOURS), COUNT),
    d.PICK: (_some_of(DEALT),),
    d.BACK: (COUNT,),
    d.GROUPS: (CHOSEN,),
    d.EFFECTS: (CARD, EFFECTS),
    d.EITHER: (_node(fx.Either),),
    d.CONVERT: (_node(fx.Convert), STEP),
    d.DISCARD: (_node(fx.Convert), COUNT),
    d.TRACK: (TRACK_SET,),
    d.TEMP: (COUNT,),
    d.GOOD: (COUNT,),
    d.DRAW: (COUNT,),
    d.PLACE: (COUNT,),
    d.MOVE: (COUNT,),
    d.BUILD: (COUNT, COST),
    d.WILD: (COUNT, POINTS_FOR),
    d.PLAY: (COUNT, COST),
    d.PALACE: (STEP, COST),
    d.BONUS_TILE: (ROUTE, TILE_COLOUR),
    d.FIGHT: (REGION,),
    d.ITEMS: (_node(fx.Gain), _counted(1, MOST, shift=1)),
    d.ADVANCING: (_one_of(TRACKS),),
    d.SET_UP: (STEP,),
    d.DRAFTING: (STEP,),
    d.PROGRESS: (STEP,),
    d.ACTIONS: (STEP,),
    d.INCOME: (STEP,),
    d.BATTLES: (REGION, SEATS),
}
"""By kind: what its details say. The others have none."""

OF_SEATS = frozenset({d.DECK, d.RANDOM_GOOD, *range(d.FIRST_SEAT_KIND, d.FIRST_TABLE_STEP)})
"""The kinds that lie on a seat's stack; all others lie on that of the table."""


@lru_cache(maxsize=1 << 14)
def decision_word(kit: Kit, players: int, decision: d.Decision) -> str:
    """A decision as `either:I-17/1`."""
    kind, *values = decision
    land = kit.land[players]
    details = zip(DETAILS.get(kind, ()), values, strict=False)
    return ":".join([d.NAMES[kind], *(detail.say(kit, land, value) for detail, value in details)])


@lru_cache(maxsize=1 << 14)
def find_decision(kit: Kit, players: int, word: str) -> d.Decision:
    """The decision of a word; ValueError with one sentence otherwise."""
    name, *words = word.split(":")
    kind = number_of(d.NAMES, name)
    details, land = DETAILS.get(kind, ()), kit.land[players]
    if len(words) != len(details):
        raise ValueError(f"{word[:40]!r} should have {len(details)} details")
    values = [detail.read(kit, land, part) for detail, part in zip(details, words, strict=True)]
    a, b = (*values, 0, 0)[:2]
    return kind, a, b


def stack_words(kit: Kit, players: int, stack: tuple[d.Decision, ...]) -> Words:
    """The decisions of a stack, the due one last."""
    return tuple([decision_word(kit, players, decision) for decision in stack])
