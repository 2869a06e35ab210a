"""The whole truth of a game as plain data and as text: what is saved, compared and hashed.

A `Position` holds every fact of a state in words. Its text has one line a fact, readable by a person, and the same for
equal states on every machine. Seats count from 0, regions stand in the order of their printed numbers, routes from the
left; goods and tracks are counted in the order in which the component file's format names them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from labrys.core.bitsets import bits
from labrys.core.notation import spell
from labrys.core.position import Words, joined, names_of, read, write
from labrys.games.minos.components import COLOURS, GOODS, SECTIONS, WEALTH
from labrys.games.minos.decisions import Decision
from labrys.games.minos.encoding import decode
from labrys.games.minos.frames import COMMA, stack_words
from labrys.games.minos.kit import count_in
from labrys.games.minos.nodes import NO_EFFECT
from labrys.games.minos.options import MinosOptions
from labrys.games.minos.state import NOBODY, NONE, ROUTES, VALUES, State

GAME = "minos"

ABOVE = ">"
"""Between decisions of one seat: what stands right lies above."""
BLANK = "_"
"""Between the words of a move, and where a die was retrieved."""
POOLS = "/"
EXTRAS = ("march", "market", "tile", "discard", "trio", "battle")
"""The extra actions of a turn, in the order of their bits."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything, in words. Lists by seat have one entry a seat; a dash stands for nothing."""

    options: MinosOptions
    players: int
    round: int
    first: str
    active: str
    ended: str
    stack: Words
    """What the table has to do, the due decision last."""
    agenda: Words
    """By seat: what it has to decide, as `turn>effects:I-17:1,3>temp:2`."""
    answers: Words
    """By seat: its moves of a simultaneous step, as `back_I-17+back_I-20`."""
    complete: str
    """The seats whose answer is whole, as `0+2`; likewise those that have just exchanged for coins or weaponry."""
    for_coins: str
    for_weaponry: str
    together: int
    opening_warriors: Words
    """As `warriors`, and then `weaponry`, at the start of a simultaneous step; nothing at other times."""
    opening_weaponry: tuple[int, ...]
    dice: Words
    """Those not drafted."""
    rows: Words
    """By section: dice and their seats, as `red2:0+_+gray5:1`."""
    points: int
    kind: str
    space: str
    age2_point: int
    traits: str
    extras: str
    fresh: int
    discarding: int
    deck: Words
    """By age, likewise the discards and the pools: `I-01+I-02/I-07` are two pools."""
    discards: Words
    pools: Words
    offer: str
    stacks: tuple[int, ...]
    pile: tuple[int, ...]
    route_tiles: Words
    blue: Words
    """By route: the bonus tiles beside it; likewise the red ones."""
    red: Words
    abilities: str
    bonus: str
    vases: Words
    """As `V03:0+2:2`: who has claimed it, and how many slots are filled."""
    foundations: Words
    peoples: Words
    cities: Words
    towers: Words
    farms: Words
    warriors: Words
    """By region: those of each seat, as `2,0,1`."""
    starts: Words
    ability: Words
    coins: tuple[int, ...]
    weaponry: tuple[int, ...]
    ledger: Words
    """By seat: points by source, as `start=4+cards=3`."""
    goods: Words
    """By seat: how many of each type, as `1,0,0,2,0,0`; likewise temporary ones."""
    temps: Words
    income: tuple[int, ...]
    tracks: Words
    hands: Words
    shown: Words
    area: Words
    palace: Words
    put_back: Words
    from_setup: tuple[int, ...]
    reserves: tuple[int, ...]
    supply: tuple[int, ...]
    ships: Words
    tiles: Words
    """By seat: trade bonus tiles held."""
    trophies: Words


@lru_cache(maxsize=1 << 12)
def goods_in(pack: int) -> tuple[int, ...]:
    """A pack as counts, in the order of the goods."""
    return tuple([count_in(pack, good) for good in range(len(GOODS))])


@lru_cache(maxsize=1 << 12)
def dice_words(pool: tuple[int, ...]) -> Words:
    """Dice that are not drafted, each by its name."""
    dice = [die for die, count in enumerate(pool) for _ in range(count)]
    return tuple([f"{COLOURS[die // VALUES]}{die % VALUES + 1}" for die in dice])


def die_word(die: int) -> str:
    """A die of a row as `red5:0`."""
    return BLANK if die == NONE else f"{COLOURS[die >> 3 & 3]}{die >> 5}:{die & 7}"


def _seat(seat: int) -> str:
    return "-" if seat == NOBODY else str(seat)


def _seats(seats: int) -> str:
    return joined(map(str, bits(seats)))


def _name(ids: Words, number: int) -> str:
    return "-" if number == NONE else ids[number]


def _numbers(numbers: Iterable[int]) -> str:
    return COMMA.join(map(str, numbers))


def _by_region(warriors: Iterable[int], players: int) -> Words:
    row = list(warriors)
    return tuple(_numbers(row[at : at + players]) for at in range(0, len(row), players))


def answer_words(state: State, seat: int) -> Words:
    """The moves of a seat's secret answer in notation."""
    return tuple([spell(decode(state, code)) for code in state.answers[seat]])


def position_of(state: State) -> Position:
    """The facts of a state."""
    kit, players, seats = state.kit, state.players, range(state.players)

    def cards(members: int) -> str:
        return kit.card_names.of(members) or "-"

    def tiles(members: int) -> str:
        return kit.bonus_names.of(members) or "-"

    def agenda(decisions: tuple[Decision, ...]) -> str:
        return joined(stack_words(kit, players, decisions), ABOVE)

    wealth = len(WEALTH)
    vases = zip(state.vases, state.vase_by, state.vase_filled, strict=False)
    return Position(
        options=state.options,
        players=players,
        round=state.round,
        first=_seat(state.first),
        active=_seat(state.active),
        ended=state.reason.replace(" ", "-") or "-",
        stack=stack_words(kit, players, tuple(state.stack)),
        agenda=tuple(map(agenda, state.agenda)),
        answers=tuple(joined(word.replace(" ", BLANK) for word in answer_words(state, seat)) for seat in seats),
        complete=_seats(state.complete),
        for_coins=_seats(state.for_coins),
        for_weaponry=_seats(state.for_weaponry),
        together=int(state.together),
        opening_warriors=_by_region(state.opening[0], players) if state.opening else (),
        opening_weaponry=state.opening[1] if state.opening else (),
        dice=dice_words(state.pool),
        rows=tuple(joined(map(die_word, row)) for row in state.rows),
        points=state.points,
        kind=_name(SECTIONS, state.kind),
        space="-" if state.space == NO_EFFECT else kit.effect_names[state.space],
        age2_point=state.age2_point,
        traits=cards(state.traits),
        extras=names_of(state.extras, EXTRAS),
        fresh=state.fresh,
        discarding=state.discarding,
        deck=tuple(map(cards, state.deck)),
        discards=tuple(map(cards, state.discards)),
        pools=tuple(joined(map(cards, pools), POOLS) for pools in state.pools),
        offer=cards(state.offer),
        stacks=goods_in(state.stacks),
        pile=goods_in(state.pile),
        route_tiles=tuple(kit.route_ids[route] for route in state.routes),
        blue=tuple(tiles(state.stock[2 * at]) for at in range(ROUTES)),
        red=tuple(tiles(state.stock[2 * at + 1]) for at in range(ROUTES)),
        abilities=names_of(state.abilities, kit.ability_ids),
        bonus=_name(kit.action_ids, state.bonus),
        vases=tuple(f"{kit.vase_ids[vase]}:{_seats(by)}:{filled}" for vase, by, filled in vases),
        foundations=tuple(_name(kit.foundation_ids, tile) for tile in state.foundation),
        peoples=tuple(joined(kit.people_ids[tile] for tile in people) for people in state.people),
        cities=tuple(map(_seat, state.city)),
        towers=tuple(map(_seat, state.tower)),
        farms=tuple(map(_seat, state.farm)),
        warriors=_by_region(state.warriors, players),
        starts=tuple(_name(kit.start_ids, card) for card in state.start),
        ability=tuple(_name(kit.ability_ids, tile) for tile in state.ability),
        coins=tuple(state.coins),
        weaponry=tuple(state.weaponry),
        ledger=tuple(_ledger(state.ledger[seat * wealth : (seat + 1) * wealth]) for seat in seats),
        goods=tuple(_numbers(goods_in(pack)) for pack in state.goods),
        temps=tuple(_numbers(goods_in(pack)) for pack in state.temps),
        income=tuple(state.income),
        tracks=tuple(_numbers(state.tracks[seat * 3 : seat * 3 + 3]) for seat in seats),
        hands=tuple(map(cards, state.hand)),
        shown=tuple(map(cards, state.shown)),
        area=tuple(map(cards, state.area)),
        palace=tuple(map(cards, state.palace)),
        put_back=tuple(map(cards, state.put_back)),
        from_setup=tuple(state.from_setup),
        reserves=tuple(state.reserves),
        supply=tuple(state.supply),
        ships=tuple(_numbers(state.ships[seat * ROUTES : (seat + 1) * ROUTES]) for seat in seats),
        tiles=tuple(map(tiles, state.held)),
        trophies=tuple(names_of(won, kit.people_ids) for won in state.trophies),
    )


def _ledger(points: list[int]) -> str:
    return joined(f"{source}={amount}" for source, amount in zip(WEALTH, points, strict=True) if amount)


def position_text(position: Position) -> str:
    """The game's name, then one line a fact: `name: words`."""
    return write(GAME, position)


def read_position(text: str) -> Position:
    """The facts of a text; BadNotation with one sentence otherwise."""
    return read(text, GAME, Position)
