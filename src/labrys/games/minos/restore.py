"""From the facts of a position back to a state."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain

from labrys.core import notation
from labrys.core.bitsets import bit_set
from labrys.core.position import Words, number_of, pair_of, parted
from labrys.core.refusal import BadNotation
from labrys.games.minos import moves
from labrys.games.minos.components import COLOURS, GOODS, SECTIONS, WEALTH
from labrys.games.minos.decisions import Decision
from labrys.games.minos.encoding import encode, find_die
from labrys.games.minos.frames import COMMA, OF_SEATS, find_decision, number
from labrys.games.minos.kit import PACK, Kit
from labrys.games.minos.nodes import NO_EFFECT
from labrys.games.minos.position import ABOVE, BLANK, EXTRAS, POOLS, Position, read_position
from labrys.games.minos.soundness import check_sound
from labrys.games.minos.state import NOBODY, NONE, ROUTES, VALUES, State, blank

MOST = 9999
"""No number of a position is greater."""
BY_SEAT = (
    "agenda", "answers", "starts", "ability", "coins", "weaponry", "ledger", "goods", "temps", "income", "tracks",
    "hands", "shown", "area", "palace", "put_back", "from_setup", "reserves", "supply", "ships", "tiles", "trophies",
)  # fmt: skip
"""The facts of a position that have one entry a seat."""


def state_of(position: Position, kit: Kit) -> State:
    """The state with these facts, which are those of a game that was played."""
    return _Reader(position, kit).state


def read_state(text: str, kit: Kit) -> State:
    """The state of a text from outside; BadNotation if anything in it cannot be."""
    try:
        state = state_of(read_position(text), kit)
        check_sound(state)
    except BadNotation:
        raise
    except (ValueError, OverflowError) as error:
        raise BadNotation(f"position: {error}") from None
    return state


def _seat(word: str) -> int:
    return NOBODY if word == "-" else number(word, 0, 3)


def _seats(word: str) -> int:
    return bit_set(map(_seat, parted(word)))


def _name(ids: Words, word: str) -> int:
    return NONE if word == "-" else number_of(ids, word)


def _some(ids: Words, word: str) -> int:
    """A set of names, each of them once."""
    names = parted(word)
    found = bit_set(number_of(ids, name) for name in names)
    if found.bit_count() != len(names):
        raise ValueError(f"{word[:40]!r} names something twice")
    return found


@lru_cache(maxsize=1 << 12)
def cards_of(kit: Kit, names: Words) -> int:
    """The set of cards with these names, each of them once. Remembered, because few of them change at a time."""
    found = 0
    for name in names:
        card = kit.card_number.get(name)
        if card is None or found >> card & 1:
            raise ValueError(f"the card {name[:40]!r} is not there, or there twice")
        found |= 1 << card
    return found


def _numbers(word: str, count: int, most: int = MOST) -> tuple[int, ...]:
    words = word.split(COMMA)
    if len(words) != count:
        raise ValueError(f"{word[:40]!r} should be {count} numbers with {COMMA} between them")
    return tuple(number(part, 0, most) for part in words)


def pack_of(counts: Iterable[int]) -> int:
    """Counts in the order of the goods as a pack."""
    pack = 0
    for good, count in enumerate(counts):
        if not 0 <= count < 1 << PACK:
            raise ValueError(f"there cannot be {count} of {GOODS[good]}")
        pack |= count << PACK * good
    return pack


def pool_of(dice: Iterable[str]) -> tuple[int, ...]:
    """How many dice there are of each name."""
    pool = [0] * (len(COLOURS) * VALUES)
    for name in dice:
        die = find_die(name)
        if die is None:
            raise ValueError(f"{name[:40]!r} is no die")
        pool[die] += 1
    return tuple(pool)


def placed_die(name: str, seat: int) -> int:
    """A die of a row, by its name and its seat."""
    die = find_die(name)
    if die is None:
        raise ValueError(f"{name[:40]!r} is no die")
    return die % VALUES + 1 << 5 | die // VALUES << 3 | seat


def answer_code(state: State, text: str) -> int:
    """The code of a move of a secret answer."""
    code = encode(state, notation.read(text, moves.WORDS))
    if code is None:
        raise ValueError(f"{text[:40]!r} names something that is not there")
    return code


class _Reader:
    """Turns the words of one position into a state."""

    def __init__(self, position: Position, kit: Kit) -> None:
        if position.players not in kit.land:
            raise ValueError(f"{position.players} players cannot play")
        self.facts, self.kit = position, kit
        self.state = blank(kit, position.options, position.players)
        self._check_lengths()
        self._decisions()
        self._turn()
        self._table()
        self._map()
        self._players()

    def _check_lengths(self) -> None:
        facts, size = self.facts, self.state.land.size
        lengths = dict.fromkeys(BY_SEAT, facts.players)
        lengths |= dict.fromkeys(("foundations", "peoples", "cities", "towers", "farms", "warriors"), size)
        lengths |= {"deck": 2, "discards": 2, "pools": 2, "blue": ROUTES, "red": ROUTES, "rows": len(SECTIONS)}
        lengths |= {"stacks": len(GOODS), "pile": len(GOODS)}
        if facts.opening_warriors or facts.opening_weaponry:
            lengths |= {"opening_warriors": size, "opening_weaponry": facts.players}
        for name, length in lengths.items():
            found = len(getattr(facts, name))
            if found != length:
                raise ValueError(f"{name} has {found} entries, not {length}")

    def _cards(self, word: str) -> int:
        return cards_of(self.kit, tuple(parted(word)))

    def _decision(self, word: str, *, of_seat: bool) -> Decision:
        found = find_decision(self.kit, self.facts.players, word)
        if (found[0] in OF_SEATS) != of_seat:
            raise ValueError(f"{word[:40]!r} lies on the wrong stack")
        return found

    def _decisions(self) -> None:
        state, facts = self.state, self.facts
        state.stack = [self._decision(word, of_seat=False) for word in facts.stack]
        state.agenda = [
            tuple(self._decision(one, of_seat=True) for one in parted(word, ABOVE)) for word in facts.agenda
        ]
        state.answers = [
            tuple(answer_code(state, one.replace(BLANK, " ")) for one in parted(word)) for word in facts.answers
        ]
        state.complete = _seats(facts.complete)
        state.for_coins, state.for_weaponry = _seats(facts.for_coins), _seats(facts.for_weaponry)
        state.together = bool(facts.together)
        if facts.opening_warriors:
            state.opening = (self._by_region(facts.opening_warriors), facts.opening_weaponry)

    def _by_region(self, words: Words) -> tuple[int, ...]:
        return tuple(chain.from_iterable(_numbers(word, self.facts.players, 99) for word in words))

    def _turn(self) -> None:
        state, facts = self.state, self.facts
        state.round, state.first, state.active = facts.round, _seat(facts.first), _seat(facts.active)
        state.reason = "" if facts.ended == "-" else facts.ended.replace("-", " ")
        state.pool = pool_of(facts.dice)
        state.rows = [tuple(map(self._die, parted(word))) for word in facts.rows]
        state.points, state.kind = facts.points, _name(SECTIONS, facts.kind)
        state.space = NO_EFFECT if facts.space == "-" else number_of(self.kit.effect_names, facts.space)
        state.age2_point, state.traits = facts.age2_point, self._cards(facts.traits)
        state.extras, state.fresh, state.discarding = _some(EXTRAS, facts.extras), facts.fresh, facts.discarding

    def _die(self, word: str) -> int:
        if word == BLANK:
            return NONE
        name, seat = pair_of(word, ":")
        return placed_die(name, _seat(seat))

    def _table(self) -> None:
        state, facts, kit = self.state, self.facts, self.kit
        state.deck = list(map(self._cards, facts.deck))
        state.discards = list(map(self._cards, facts.discards))
        state.pools = [tuple(map(self._cards, word.split(POOLS))) for word in facts.pools]
        state.offer = self._cards(facts.offer)
        state.stacks, state.pile = pack_of(facts.stacks), pack_of(facts.pile)
        state.routes = tuple(number_of(kit.route_ids, word) for word in facts.route_tiles)
        beside = chain.from_iterable(zip(facts.blue, facts.red, strict=True))
        state.stock = [_some(kit.bonus_ids, word) for word in beside]
        state.abilities, state.bonus = _some(kit.ability_ids, facts.abilities), _name(kit.action_ids, facts.bonus)
        for at, word in enumerate(facts.vases):
            name, claims = word.split(":", 1) if ":" in word else (word, "")
            by, filled = pair_of(claims, ":")
            state.vases += (number_of(kit.vase_ids, name),)
            if at < len(state.vase_by):
                state.vase_by[at], state.vase_filled[at] = _seats(by), number(filled, 0, 9)

    def _map(self) -> None:
        state, facts, kit = self.state, self.facts, self.kit
        state.foundation = [_name(kit.foundation_ids, word) for word in facts.foundations]
        state.people = [tuple(number_of(kit.people_ids, one) for one in parted(word)) for word in facts.peoples]
        state.city, state.tower = list(map(_seat, facts.cities)), list(map(_seat, facts.towers))
        state.farm = list(map(_seat, facts.farms))
        state.warriors = list(self._by_region(facts.warriors))

    def _players(self) -> None:
        state, facts, kit = self.state, self.facts, self.kit
        state.start = [_name(kit.start_ids, word) for word in facts.starts]
        state.ability = [_name(kit.ability_ids, word) for word in facts.ability]
        state.coins, state.weaponry = list(facts.coins), list(facts.weaponry)
        state.ledger = [points for word in facts.ledger for points in _ledger(word)]
        state.goods = [pack_of(_numbers(word, len(GOODS))) for word in facts.goods]
        state.temps = [pack_of(_numbers(word, len(GOODS))) for word in facts.temps]
        state.income = list(facts.income)
        state.tracks = list(chain.from_iterable(_numbers(word, 3) for word in facts.tracks))
        state.hand, state.shown = list(map(self._cards, facts.hands)), list(map(self._cards, facts.shown))
        state.area, state.palace = list(map(self._cards, facts.area)), list(map(self._cards, facts.palace))
        state.put_back, state.from_setup = list(map(self._cards, facts.put_back)), list(facts.from_setup)
        state.reserves, state.supply = list(facts.reserves), list(facts.supply)
        state.ships = list(chain.from_iterable(_numbers(word, ROUTES) for word in facts.ships))
        state.held = [_some(kit.bonus_ids, word) for word in facts.tiles]
        state.trophies = [_some(kit.people_ids, word) for word in facts.trophies]


def _ledger(word: str) -> list[int]:
    """Points by source; those that are not named are none."""
    points = [0] * len(WEALTH)
    for part in parted(word):
        name, amount = pair_of(part, "=")
        minus, digits = amount.startswith("-"), amount.removeprefix("-")
        points[number_of(WEALTH, name)] = number(digits, 1, MOST) * (-1 if minus else 1)
    return points
