"""Words for scenes of Minos: a table in the middle of a round in a few words, then moves in notation.

A scene is played with the house components, in which single cards and tiles may be replaced, so that a test of a rule
does not depend on the design of the cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from labrys.core import notation
from labrys.core.bitsets import bit_set
from labrys.core.event import Event
from labrys.games.minos import components as parts
from labrys.games.minos import decisions as d
from labrys.games.minos.components import GOODS, SECTIONS, WEALTH, ComponentSet
from labrys.games.minos.encoding import decode, encode, find_die
from labrys.games.minos.kit import PACK, Kit, packed
from labrys.games.minos.moves import WORDS
from labrys.games.minos.options import MinosOptions
from labrys.games.minos.rules import laying, table, vases
from labrys.games.minos.state import FROM_START, NONE, ROUTES, VALUES, State, blank, vp
from tests.games.minos.rules_alone import RulesAlone


@cache
def house() -> ComponentSet:
    return parts.load()


@cache
def _kit(changes: tuple[tuple[str, str, str], ...]) -> Kit:
    """The house kit with some cards and tiles changed: (id, field, effect or effects by `; `)."""
    box = house()
    for name, field, text in changes:
        box = _changed(box, name, field, text)
    return Kit(box)


def _changed(box: ComponentSet, name: str, field: str, value: str) -> ComponentSet:
    for family in ("cards", "foundations", "sea_peoples", "trade_bonuses", "action_bonuses", "routes", "starts"):
        members = list(getattr(box, family))
        for at, member in enumerate(members):
            if member.id == name:
                new: Any = _read(getattr(member, field), value)
                members[at] = msgspec.structs.replace(member, **{field: new})
                return msgspec.structs.replace(box, **{family: tuple(members)})
    raise KeyError(name)


def _read(old: object, value: str) -> object:
    if isinstance(old, tuple):
        words = tuple(part for part in value.split("; ") if part)
        return tuple(map(int, words)) if old and isinstance(old[0], int) else words
    return int(value) if isinstance(old, int) else value


def kit_with(**changes: Mapping[str, str]) -> Kit:
    """The house kit with changes by id (an underscore for a dash): `I_01={"instant": "2 coin; place"}`."""
    flat = [(name.replace("_", "-"), field, text) for name, fields in changes.items() for field, text in fields.items()]
    return _kit(tuple(flat))


class Scene:
    """A game under way: every move is held against the legal ones."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []
        state.events = self.events

    # Setting the scene

    @classmethod
    def of(cls, players: int = 2, kit: Kit | None = None, round: int = 1, first: int = 0) -> Scene:  # noqa: A002
        """Round `round` before anything happens in it: each seat with its city, one warrior and nothing else."""
        kit = kit or _kit(())
        state = blank(kit, MinosOptions(), players)
        state.routes = tuple(laying.route_of(state, tile, "A") for tile in range(ROUTES))
        state.bonus, state.vases = 0, ()
        state.round, state.first = round, first
        for seat, card in enumerate(kit.components.starts[n] for n in laying.starts_left(state)):
            region = state.land.index[card.region]
            state.city[region] = seat
            state.warriors[region * players + seat] = 1
        state.start = laying.starts_left(state)[:players]
        state.ledger = [0] * (players * len(WEALTH))
        return cls(state)

    def turn(self, section: str, die: str = "gray1", space: int = 1, seat: int = 0) -> Scene:
        """The seat retrieves this die from this space: its turn begins."""
        number, state = find_die(die), self.state
        assert number is not None
        row = [NONE] * (space - 1) + [(number % VALUES + 1) << 5 | number // VALUES << 3 | seat]
        state.rows[SECTIONS.index(section)] = tuple(row)
        dice = state.players * state.kit.components.pieces.dice
        state.stack = [(d.INCOME, 0, 0), (d.ACTIONS, dice, 0)]
        state.agenda[seat] = ((d.RETRIEVE, 0, 0),)
        table.settle(state)
        return self

    def dice(self, *words: str) -> Scene:
        """Dice on the board as `seat section die`, in the order of drafting; they are on their way to be retrieved."""
        from labrys.games.minos.rules.dice import place_of

        for word in words:
            seat, section, name = word.split()
            number = find_die(name)
            assert number is not None
            value, at = number % VALUES + 1, SECTIONS.index(section)
            row = self.state.rows[at]
            place = place_of(row, value)
            self.state.rows[at] = (*row[:place], value << 5 | number // VALUES << 3 | int(seat), *row[place:])
        return self

    def has(self, seat: int = 0, **what: Any) -> Scene:
        """What a seat has: coins, weaponry, vp, reserves, supply, income; goods, temps, hand, area, palace, held,
        trophies as words; tracks as three numbers; ships as three spaces; ability as its id."""
        state, kit = self.state, self.state.kit
        for name, value in what.items():
            if name in ("coins", "weaponry", "reserves", "supply", "income"):
                getattr(state, name)[seat] = value
            elif name == "vp":
                state.ledger[seat * len(WEALTH) + FROM_START] = value
            elif name in ("goods", "temps"):
                getattr(state, name)[seat] = packed(tuple(value.split()))
            elif name in ("hand", "area", "palace"):
                self._give(seat, name, value.split())
            elif name == "held":
                state.held[seat] = bit_set(kit.bonus_ids.index(tile) for tile in value.split())
            elif name == "trophies":
                state.trophies[seat] = bit_set(kit.people_ids.index(tile) for tile in value.split())
            elif name == "tracks":
                state.tracks[seat * 3 : seat * 3 + 3] = list(value)
            elif name == "ships":
                state.ships[seat * ROUTES : seat * ROUTES + ROUTES] = list(value)
            elif name == "ability":
                state.ability[seat] = kit.ability_ids.index(value)
            else:
                raise KeyError(name)
        state.stirred = vases.OF_EVERYTHING
        return self

    def _give(self, seat: int, place: str, cards: Sequence[str]) -> None:
        state, kit = self.state, self.state.kit
        numbers = bit_set(kit.card_number[card] for card in cards)
        getattr(state, place)[seat] |= numbers
        for age in (0, 1):
            state.deck[age] &= ~numbers
            if place != "hand":
                state.pools[age] = tuple(pool & ~numbers for pool in state.pools[age])

    def offer(self, *cards: str) -> Scene:
        numbers = bit_set(self.state.kit.card_number[card] for card in cards)
        self.state.offer = numbers
        for age in (0, 1):
            self.state.deck[age] &= ~numbers
            self.state.pools[age] = tuple(pool & ~numbers for pool in self.state.pools[age])
        return self

    def warriors(self, seat: int = 0, **regions: int) -> Scene:
        """Warriors of a seat by printed number of the region: `r3=2`."""
        for name, number in regions.items():
            region = self.state.land.index[int(name[1:])]
            self.state.warriors[region * self.state.players + seat] = number
        self.state.stirred = vases.OF_EVERYTHING
        return self

    def built(self, structure: str, seat: int, *regions: int) -> Scene:
        """Cities, towers or farms of a seat in regions."""
        for number in regions:
            getattr(self.state, structure)[self.state.land.index[number]] = seat
        self.state.stirred = vases.OF_EVERYTHING
        return self

    def tiles(self, region: int, foundation: str | None = None, people: str = "") -> Scene:
        """A foundation and Sea Peoples (from the bottom) of a region."""
        at, kit = self.state.land.index[region], self.state.kit
        if foundation:
            self.state.foundation[at] = kit.foundation_ids.index(foundation)
        self.state.people[at] = tuple(kit.people_ids.index(tile) for tile in people.split())
        return self

    def home(self, seat: int = 0) -> int:
        """The printed number of the region of a seat's first city."""
        return self.state.land.number[self.state.city.index(seat)]

    def abroad(self, seat: int = 0) -> list[int]:
        """Printed numbers of regions that nobody starts in."""
        return [n for at, n in enumerate(self.state.land.number) if not self.state.land.start[at]]

    # Playing

    @property
    def deciders(self) -> list[int]:
        state = self.state
        return [s for s in range(state.players) if state.agenda[s] and not state.complete >> s & 1]

    def moves(self, seat: int | None = None) -> list[str]:
        """What a seat may do, in notation; without a seat the one that decides."""
        seat = self.deciders[0] if seat is None else seat
        return [notation.spell(decode(self.state, code)) for code in table.legal(self.state, seat)]

    def may(self, text: str, seat: int | None = None) -> bool:
        return text in self.moves(seat)

    def play(self, *texts: str, seat: int | None = None) -> Scene:
        """Moves in notation by the seat that decides, or by this one; `dealt` and `rolled` are chance's."""
        for text in texts:
            move = notation.read(text, WORDS)
            code = encode(self.state, move)
            if table.asking(self.state) != NONE or not self.deciders:
                assert code in [answer for answer, _ in table.ask(self.state)], f"{text!r} is no answer of chance"
                table.apply_chance(self.state, code)
                continue
            who = self.deciders[0] if seat is None else seat
            legal = table.legal(self.state, who)
            assert code in legal, f"{text!r} is not among {self.moves(who)}"
            table.apply(self.state, who, code)
        return self

    def refused(self, text: object, code: str, rule: str, sentence: str, seat: int | None = None) -> None:
        """The move is refused with this code, by this rule, in this sentence; and is not legal."""
        game = RulesAlone()
        by = self.deciders[0] if seat is None else seat
        refusal = game.refusal(self.state, by, text)
        assert refusal is not None, f"{text!r} is not refused"
        assert (code, rule, sentence) == (refusal.code, refusal.rule, refusal.text)
        assert by not in self.deciders or text not in self.moves(by)

    def onward(self) -> Scene:
        """Let chance answer until a seat has to decide: each time the next possible answer, so that dice differ."""
        asked = 0
        while table.asking(self.state) != NONE or (not self.deciders and self.state.stack):
            answers = table.ask(self.state)
            table.apply_chance(self.state, answers[asked % len(answers)][0])
            asked += 1
        return self

    def copy(self) -> Scene:
        return Scene(self.state.clone())

    # Looking

    def coins(self, seat: int = 0) -> int:
        return self.state.coins[seat]

    def vp(self, seat: int = 0) -> int:
        return vp(self.state, seat)

    def goods(self, seat: int = 0) -> str:
        return _names(self.state.goods[seat])

    def temps(self, seat: int = 0) -> str:
        return _names(self.state.temps[seat])

    def tracks(self, seat: int = 0) -> tuple[int, ...]:
        return tuple(self.state.tracks[seat * 3 : seat * 3 + 3])

    def at(self, region: int, seat: int = 0) -> int:
        """Warriors of a seat in a region."""
        return self.state.warriors[self.state.land.index[region] * self.state.players + seat]

    def cards(self, place: str, seat: int = 0) -> list[str]:
        ids = self.state.kit.card_ids
        return [ids[n] for n in range(len(ids)) if getattr(self.state, place)[seat] >> n & 1]

    def due(self, seat: int = 0) -> str:
        """The name of the decision that is due to a seat; empty if there is none."""
        agenda = self.state.agenda[seat]
        return d.NAMES[agenda[-1][0]] if agenda else ""


def _names(pack: int) -> str:
    return " ".join(name for good, name in enumerate(GOODS) for _ in range(pack >> PACK * good & 255))
