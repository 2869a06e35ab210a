"""Which positions the engine and the slow referee are compared on, and what must be among them.

Rare situations are picked out of the games on purpose. Further positions are made from picked ones by changing
their text: everything in hand, piles nearly empty, boats in each other's way.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from labrys.games.akrotiri.components import load
from labrys.games.akrotiri.decisions import NAMES
from labrys.games.akrotiri.kit import Kit
from labrys.games.akrotiri.restore import read_state
from labrys.games.akrotiri.sea import FAR, THERA_DOCK, THERA_LAND
from labrys.games.akrotiri.state import count_of
from tests.games.akrotiri.slow_games import GAME, Greedy, Policy, Setting, blind, decisions, prospector
from tests.games.akrotiri.slow_map import Facts
from tests.games.akrotiri.slow_moves import CARDS, COLOURS, GOALS

SITUATIONS = (
    "in transit, revised, 2 players",
    "in transit, first, 2 players",
    "in transit, revised, 3 or 4 players",
    "in transit, first, 3 or 4 players",
    "the second move of an empty boat",
    "a temple may be excavated",
    "a temple may be excavated by several maps",
    "a goal is kept for a temple",
    "a goal is taken for a temple",
    "a cube is placed while a market row is empty",
    "a tile is laid while the market is empty",
    "the pile of tiles is empty, the discards are not",
    "no tile is left",
    "a turn without a tile",
    "a laden boat at Thera",
    "a full hold",
    "cubes on Thera",
    "a temple on a complete island",
    "a temple 1 portage from Thera",
    "an island that no way leads to",
    "a turn after a sixth temple",
    "over by a sixth temple",
    "over by tiles laid",
    "over by no more tiles",
)


KIT = Kit(load())


class Sample(NamedTuple):
    """A position and who decides in it: a seat, chance, or NOBODY."""

    text: str
    seat: int

    @property
    def state(self) -> Any:
        # Some were changed by hand into positions that no game leads to, where a seat cannot move on.
        return read_state(self.text, KIT)


def situations(state: Any, seat: int) -> Iterator[str]:
    """What of the list above a position shows."""
    if not state.stack:
        yield f"over by {'a ' if state.reason == 'sixth temple' else ''}{state.reason}"
        return
    if seat < 0:
        return
    kind, sea = NAMES[state.stack[-1][0]], state.sea
    yield from _of_the_table(state, seat, kind)
    if kind == "act":
        yield from _of_the_boat(state, seat)
    temples = [sea.island[site] for sites in state.temples for site in sites]
    if any(sea.is_complete(label) for label in temples):
        yield "a temple on a complete island"
    if any(sea.far_island[label] == 1 for label in temples):
        yield "a temple 1 portage from Thera"
    if any(sea.far_island[label] == FAR for label in sea.islands()):
        yield "an island that no way leads to"


def _of_the_table(state: Any, seat: int, kind: str) -> Iterator[str]:
    pile, discards = len(state.tile_pile), state.discards
    found = {
        "a goal is kept for a temple": kind == "keep" and bool(state.temples[seat]),
        "a goal is taken for a temple": kind == "take",
        "a cube is placed while a market row is empty": kind == "cube" and 0 in state.market,
        "a tile is laid while the market is empty": kind == "lay" and not any(state.market),
        "the pile of tiles is empty, the discards are not": not pile and bool(discards),
        "no tile is left": not pile and not discards,
        "a turn without a tile": kind == "act" and state.idle >= 0,
        "cubes on Thera": bool(state.lying[THERA_LAND]),
        "a turn after a sixth temple": kind == "act" and max(map(len, state.temples)) == 6,
    }
    yield from (name for name, is_so in found.items() if is_so)


def _of_the_boat(state: Any, seat: int) -> Iterator[str]:
    boat, maps = state.boats[seat], set()
    if state.drachmas[seat] >= 3:
        moves = [GAME.text(GAME.decode(state, code)).split() for code in GAME.legal(state, seat)]
        maps = {words[1] for words in moves if words[0] == "excavate"}
    if state.boats.count(boat) > 1:
        yield f"in transit, {state.options.edition}, {'2' if state.players == 2 else '3 or 4'} players"
    if state.pair:
        yield "the second move of an empty boat"
    if maps:
        yield "a temple may be excavated"
    if len(maps) > 1:
        yield "a temple may be excavated by several maps"
    if state.cargo[seat] and boat >= THERA_DOCK:
        yield "a laden boat at Thera"
    if count_of(state.cargo[seat]) == 3:
        yield "a full hold"


class Picked(NamedTuple):
    """The positions picked from some games, and how often each situation is among them."""

    samples: tuple[Sample, ...]
    seen: Counter[str]


def pick(setting: Setting, games: Sequence[tuple[Policy, int]], share: float, rare: int) -> Picked:
    """A share of all positions, and those with a situation that has been picked less than `rare` times."""
    rng = random.Random(f"pick:{setting}")
    samples, seen = [], Counter[str]()
    for policy, seed in games:
        for state, seat in decisions(setting, seed, policy):
            shown = set(situations(state, seat))
            if rng.random() < share or any(seen[name] < rare for name in shown):
                samples.append(Sample(GAME.position(state), seat))
                seen.update(shown)
    return Picked(tuple(samples), seen)


@cache
def bounded(setting: Setting) -> Picked:
    """Few enough to be looked at in every run."""
    return pick(setting, [(prospector, 0), (blind, 0), (Greedy(), 0)], share=0.01, rare=2)


def deep(setting: Setting, seed: int) -> Picked:
    """One more set of games."""
    return pick(setting, [(prospector, seed), (blind, seed), (Greedy(), seed)], share=0.1, rare=4)


def with_words(text: str, **changed: str) -> str:
    """A position's text with other words in some lines."""
    lines = []
    for line in text.splitlines():
        name = line.partition(":")[0]
        lines.append(f"{name}: {changed[name]}".rstrip() if name in changed else line)
    return "\n".join(lines) + "\n"


def for_seat(facts: Facts, name: str, seat: int, word: str) -> str:
    """A line that has one word a seat, with another word for one of them."""
    return " ".join(word if other == seat else old for other, old in enumerate(facts.words[name]))


def others(seat: int, players: int) -> int:
    """Somebody else, to hold the cards that are to be out of the way."""
    return (seat + 1) % players


def changed(sample: Sample, rng: random.Random) -> Iterator[Sample]:
    """A seat's position in part two, changed so that more, or less, can be done in it."""
    facts = Facts(sample.text)
    yield _with_all_maps(sample, facts)
    for left, purse in (("E01+E02", 9), ("M01+H01", 6), ("E01+M01+M02+H01", 2), ("-", 9)):
        yield _with_few_maps_left(sample, facts, left.split("+"), purse)
    docks = sorted(facts.map.docks)
    for actions, pair, is_laden in ((0, 0, False), (0, 1, False), (1, 0, False), (1, 0, True), (2, 1, False)):
        # Boats anywhere, also two others in one dock, which no turn brings about but no rule of moving minds.
        crowd = " ".join(rng.choices(docks, k=facts.players))
        yield Sample(_with_hold(sample, facts, crowd, actions, pair, is_laden), sample.seat)
    crossed = " ".join([rng.choice(facts.words["boats"])] * facts.players)
    yield Sample(with_words(sample.text, boats=crossed, actions="1", pair="0"), sample.seat)


def _played(facts: Facts) -> set[str]:
    return {card for seat in range(facts.players) for card, _ in facts.temples(seat)}


def _with_all_maps(sample: Sample, facts: Facts) -> Sample:
    """Every map that is not played in hand, and money for it."""
    hands = ["-"] * facts.players
    hands[sample.seat] = "+".join(card for card in CARDS if card not in _played(facts))
    purse = for_seat(facts, "drachmas", sample.seat, "40")
    words = {"maps": " ".join(hands), "map_pile": "-", "drachmas": purse, "actions": "2"}
    return Sample(with_words(sample.text, **words), sample.seat)


def _with_few_maps_left(sample: Sample, facts: Facts, wanted: list[str], purse: int) -> Sample:
    """At Thera with some money, and few cards in the piles."""
    unplayed = [card for card in CARDS if card not in _played(facts)]
    hands = ["-"] * facts.players
    hands[others(sample.seat, facts.players)] = "+".join(card for card in unplayed if card not in wanted)
    words = {
        "boats": for_seat(facts, "boats", sample.seat, "thera/2"),
        "maps": " ".join(hands),
        "map_pile": "+".join(card for card in unplayed if card in wanted) or "-",
        "drachmas": for_seat(facts, "drachmas", sample.seat, str(purse)),
        "actions": "1",
    }
    return Sample(with_words(sample.text, **words), sample.seat)


def _with_hold(sample: Sample, facts: Facts, boats: str, actions: int, pair: int, is_laden: bool) -> str:
    """Boats and counts as given; the own hold emptied onto the market, or filled from it with two cubes."""
    market = facts.numbers("market")
    for colour in facts.each("cargo", sample.seat):
        market[COLOURS.index(colour)] += 1
    covered = [colour for colour in COLOURS for _ in range(market[COLOURS.index(colour)])]
    hold = covered[len(covered) // 2 :][:2] if is_laden else []
    for colour in hold:
        market[COLOURS.index(colour)] -= 1
    words = {
        "boats": boats,
        "actions": str(actions),
        "pair": str(pair),
        "market": " ".join(map(str, market)),
        "cargo": for_seat(facts, "cargo", sample.seat, "+".join(hold) or "-"),
    }
    return with_words(sample.text, **words)


def scattered(text: str, rng: random.Random) -> str:
    """The same map with six temples of each seat anywhere that a way leads to."""
    facts = Facts(text)
    far = facts.map.distances
    sites = [place for place in facts.map.quadrants if facts.map.island_of[place] in far]
    names = [f"{place.x},{place.y}/{place.corner}" for place in sites]
    cards = rng.sample(sorted(CARDS), 6 * facts.players)
    rows = [[f"{cards.pop()}@{name}" for name in rng.sample(names, 6)] for _ in range(facts.players)]
    left = "+".join(card for card in CARDS if not any(word.startswith(card) for row in rows for word in row))
    played = " ".join("+".join(row) for row in rows)
    return with_words(text, played=played, maps=" ".join(["-"] * facts.players), map_pile=left)


def with_all_goals(text: str, seat: int) -> str:
    """The same position with every goal in one hand, so that all of them are scored."""
    nothing = ["-"] * Facts(text).players
    goals = [*nothing[:seat], "+".join(GOALS), *nothing[seat + 1 :]]
    empty = dict.fromkeys(("offer", "goal_pile", "goals_under", "taken"), "-")
    return with_words(text, goals=" ".join(goals), drawn=" ".join(nothing), **empty)
