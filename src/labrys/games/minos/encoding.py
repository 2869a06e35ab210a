"""Between moves in words and moves as ints. Only the numbers of regions differ between maps; the rest is the kit's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from labrys.core.game import Move
from labrys.core.notation import spell
from labrys.games.minos import codes, moves
from labrys.games.minos.components import COLOURS, GOODS, SECTIONS, TRACKS
from labrys.games.minos.kit import Kit
from labrys.games.minos.land import Land
from labrys.games.minos.rules.develop import icons_paid
from labrys.games.minos.rules.prepare import DECKS, TOP_OF
from labrys.games.minos.rules.turn import INSTANT
from labrys.games.minos.state import VALUES, State

SPACE = "space"


def decode(state: State, code: int) -> Move:
    """The words of a code."""
    return _decode(state.kit, state.players, code)


def decode_all(state: State, legal: Sequence[int]) -> list[Move]:
    """The words of many codes."""
    kit, players = state.kit, state.players
    return [_decode(kit, players, code) for code in legal]


@lru_cache(maxsize=1 << 14)
def _decode(kit: Kit, players: int, code: int) -> Move:
    kind, argument = code & ~codes.ARGUMENT, code & codes.ARGUMENT
    return _DECODERS[kind](kit, kit.land[players], argument)


@lru_cache(maxsize=1 << 12)
def chance_text(kit: Kit, players: int, code: int) -> str:
    """A code of chance in notation. Questions are long and written down whole, so that the words are remembered."""
    return spell(_decode(kit, players, code))


Decoder = Callable[[Kit, Land, int], Move]


def _named(word: Callable[[str], Move], ids: str) -> Decoder:
    """A move that names one thing of a family of the kit."""
    return lambda kit, land, argument: word(getattr(kit, ids)[argument])


def _take(kit: Kit, land: Land, argument: int) -> Move:
    if argument >= INSTANT:
        card, at = divmod(argument - INSTANT, 8)
        return moves.Take(f"{kit.card_ids[card]}/{at + 1}")
    return moves.Take(kit.card_ids[argument - 1] if argument else SPACE)


def _play(kit: Kit, land: Land, argument: int) -> Move:
    card, spent = argument >> 2, argument & 3
    goods = (GOODS[good] for at, good in enumerate(kit.card_wants[card]) if spent >> at & 1)
    return moves.Play((kit.card_ids[card], *goods))


def _draft(kit: Kit, land: Land, argument: int) -> Move:
    section, die = divmod(argument, 24)
    return moves.Draft(_die(die), SECTIONS[section])


def _die(die: int) -> str:
    return f"{COLOURS[die // VALUES]}{die % VALUES + 1}"


def _exchange(kit: Kit, land: Land, argument: int) -> Move:
    return moves.Exchange("coins" if argument & 4096 else "weaponry", argument & 4095)


def _draw(kit: Kit, land: Land, argument: int) -> Move:
    return moves.Draw(DECKS[argument - TOP_OF] if argument >= TOP_OF else kit.card_ids[argument])


_DECODERS: dict[int, Decoder] = {
    codes.START: _named(moves.Start, "start_ids"),
    codes.ABILITY: _named(moves.Ability, "ability_ids"),
    codes.BACK: _named(moves.Back, "card_ids"),
    codes.DRAFT: _draft,
    codes.ADVANCE: lambda kit, land, n: moves.Advance(TRACKS[n]),
    codes.RETRIEVE: lambda kit, land, n: moves.Retrieve(f"{SECTIONS[n >> 2]}/{(n & 3) + 1}"),
    codes.FORFEIT: lambda kit, land, n: moves.Forfeit(),
    codes.TAKE: _take,
    codes.GATHER: lambda kit, land, n: moves.Gather(),
    codes.DRAW: _draw,
    codes.PLAY: _play,
    codes.CITY: lambda kit, land, n: moves.City(land.number[n >> 4], n & 15),
    codes.TOWER: lambda kit, land, n: moves.Tower(land.number[n >> 4], n & 15),
    codes.FARM: lambda kit, land, n: moves.Farm(land.number[n >> 8], n >> 4 & 15, n & 15),
    codes.SHIP: lambda kit, land, n: moves.Ship((n >> 8) + 1, n >> 4 & 15, n & 15),
    codes.SAIL: lambda kit, land, n: moves.Sail((n >> 4) + 1, n & 15),
    codes.PLACE: lambda kit, land, n: moves.Place(land.number[n]),
    codes.MOVE: lambda kit, land, n: moves.March(land.number[n >> 4], land.number[n & 15]),
    codes.GOOD: lambda kit, land, n: moves.Good(GOODS[n]),
    codes.PALACE: _named(moves.Palace, "card_ids"),
    codes.DISCARD: _named(moves.Discard, "card_ids"),
    codes.CHOOSE: lambda kit, land, n: moves.Choose(n + 1),
    codes.CONVERT: lambda kit, land, n: moves.Convert(),
    codes.ROUTE: lambda kit, land, n: moves.Income(n + 1),
    codes.TILE: _named(moves.Tile, "bonus_ids"),
    codes.BATTLE: lambda kit, land, n: moves.Battle(land.number[n]),
    codes.MARCH: lambda kit, land, n: moves.Escort(land.number[n >> 4], land.number[n & 15]),
    codes.MARKET: lambda kit, land, n: moves.Market(GOODS[n]),
    codes.TRADE: lambda kit, land, n: moves.Trade(GOODS[n]),
    codes.EXCHANGE: _exchange,
    codes.DONE: lambda kit, land, n: moves.Done(),
    codes.END: lambda kit, land, n: moves.End(),
    codes.CARD: _named(moves.Dealt, "card_ids"),
    codes.DEALT_GOOD: lambda kit, land, n: moves.Dealt(GOODS[n]),
    codes.SEAT: lambda kit, land, n: moves.First(n),
    codes.FOUNDATION: _named(moves.Dealt, "foundation_ids"),
    codes.PEOPLE: _named(moves.Dealt, "people_ids"),
    codes.STOCK: _named(moves.Dealt, "bonus_ids"),
    codes.VASE: _named(moves.Dealt, "vase_ids"),
    codes.BONUS: _named(moves.Dealt, "action_ids"),
    codes.DEALT_ABILITY: _named(moves.Dealt, "ability_ids"),
    codes.DEALT_START: _named(moves.Dealt, "start_ids"),
    codes.SIDE: _named(moves.Dealt, "route_ids"),
    codes.DIE: lambda kit, land, n: moves.Rolled(_die(n)),
}

_DEALT = (
    (codes.CARD, "card_ids"), (codes.FOUNDATION, "foundation_ids"), (codes.PEOPLE, "people_ids"),
    (codes.STOCK, "bonus_ids"), (codes.VASE, "vase_ids"), (codes.BONUS, "action_ids"),
    (codes.DEALT_ABILITY, "ability_ids"), (codes.DEALT_START, "start_ids"), (codes.SIDE, "route_ids"),
)  # fmt: skip


def encode(state: State, move: Move) -> int | None:
    """The code of words; None if they name something that is not there."""
    encoder = _ENCODERS.get(type(move))
    return encoder(state.kit, state.land, move) if encoder else None


def _index(names: tuple[str, ...], name: str) -> int | None:
    return names.index(name) if name in names else None


def _code(kind: int, *parts: tuple[int | None, int]) -> int | None:
    """A code of parts, each with its shift; None if one of them is not there or does not fit."""
    code = kind
    for part, shift in parts:
        if part is None or not 0 <= part <= codes.ARGUMENT >> shift:
            return None
        code |= part << shift
    return code


def _small(number: int) -> int | None:
    """A count that has room in its four bits."""
    return number if 0 <= number < 16 else None


def _of_kit(kind: int, ids: str, field: str) -> Callable[[Kit, Land, Move], int | None]:
    return lambda kit, land, move: _code(kind, (_index(getattr(kit, ids), getattr(move, field)), 0))


def _of_goods(kind: int) -> Callable[[Kit, Land, Move], int | None]:
    return lambda kit, land, move: _code(kind, (_index(GOODS, getattr(move, "good")), 0))  # noqa: B009


def _encode_take(kit: Kit, land: Land, move: Move) -> int | None:
    assert isinstance(move, moves.Take)
    if move.what == SPACE:
        return codes.TAKE
    name, slash, at = move.what.partition("/")
    card = kit.card_number.get(name)
    if card is None:
        return None
    if not slash:
        return codes.TAKE | card + 1
    which = _index(tuple("12345678"), at)
    return None if which is None else codes.TAKE | INSTANT + card * 8 + which


def _encode_play(kit: Kit, land: Land, move: Move) -> int | None:
    assert isinstance(move, moves.Play)
    card = kit.card_number.get(move.words[0]) if move.words else None
    if card is None:
        return None
    spent = icons_paid(kit.card_wants[card], move.words[1:])
    return None if spent is None else codes.PLAY | card << 2 | spent


def _encode_draft(kit: Kit, land: Land, move: Move) -> int | None:
    assert isinstance(move, moves.Draft)
    section, die = _index(SECTIONS, move.section), find_die(move.die)
    return None if section is None or die is None else codes.DRAFT | section * 24 + die


def find_die(name: str) -> int | None:
    """The number of a die by its name, `red5`."""
    colour, value = _index(COLOURS, name[:-1]), _index(tuple("123456"), name[-1:])
    return None if colour is None or value is None else colour * VALUES + value


def _encode_retrieve(kit: Kit, land: Land, move: Move) -> int | None:
    assert isinstance(move, moves.Retrieve)
    name, _, space = move.space.partition("/")
    return _code(codes.RETRIEVE, (_index(SECTIONS, name), 2), (_index(tuple("1234"), space), 0))


def _encode_draw(kit: Kit, land: Land, move: Move) -> int | None:
    assert isinstance(move, moves.Draw)
    if move.card in DECKS:
        return codes.DRAW | TOP_OF + DECKS.index(move.card)
    return _code(codes.DRAW, (kit.card_number.get(move.card), 0))


def _encode_exchange(kit: Kit, land: Land, move: Move) -> int | None:
    assert isinstance(move, moves.Exchange)
    direction = _index(("weaponry", "coins"), move.gain)
    return None if direction is None or not 0 <= move.amount < 4096 else codes.EXCHANGE | direction << 12 | move.amount


def _encode_dealt(kit: Kit, land: Land, move: Move) -> int | None:
    assert isinstance(move, moves.Dealt)
    if move.what in GOODS:
        return codes.DEALT_GOOD | GOODS.index(move.what)
    for kind, ids in _DEALT:
        names = getattr(kit, ids)
        if move.what in names:
            return kind | int(names.index(move.what))
    return None


def _regions(kind: int, *fields: str) -> Callable[[Kit, Land, Move], int | None]:
    """A move from one region to another, or to one."""
    return lambda kit, land, move: _code(
        kind, *((land.index.get(getattr(move, name)), 4 * at) for at, name in enumerate(reversed(fields)))
    )


def _there(kind: int, *counts: str) -> Callable[[Kit, Land, Move], int | None]:
    """A structure in a region, with small counts."""
    return lambda kit, land, move: _code(
        kind,
        (land.index.get(getattr(move, "region")), 4 * len(counts)),  # noqa: B009
        *((_small(getattr(move, name)), 4 * at) for at, name in enumerate(reversed(counts))),
    )


def _route(kind: int, *counts: str) -> Callable[[Kit, Land, Move], int | None]:
    """A ship on a route, with small counts."""
    return lambda kit, land, move: _code(
        kind,
        (_index(("1", "2", "3"), str(getattr(move, "route"))), 4 * len(counts)),  # noqa: B009
        *((_small(getattr(move, name)), 4 * at) for at, name in enumerate(reversed(counts))),
    )


_ENCODERS: dict[type[Move], Callable[[Kit, Land, Move], int | None]] = {
    moves.Start: _of_kit(codes.START, "start_ids", "card"),
    moves.Ability: _of_kit(codes.ABILITY, "ability_ids", "tile"),
    moves.Back: _of_kit(codes.BACK, "card_ids", "card"),
    moves.Draft: _encode_draft,
    moves.Advance: lambda kit, land, move: _code(codes.ADVANCE, (_index(TRACKS, getattr(move, "track")), 0)),  # noqa: B009
    moves.Retrieve: _encode_retrieve,
    moves.Forfeit: lambda kit, land, move: codes.FORFEIT,
    moves.Take: _encode_take,
    moves.Gather: lambda kit, land, move: codes.GATHER,
    moves.Draw: _encode_draw,
    moves.Play: _encode_play,
    moves.City: _there(codes.CITY, "stone"),
    moves.Tower: _there(codes.TOWER, "copper"),
    moves.Farm: _there(codes.FARM, "warriors", "grain"),
    moves.Ship: _route(codes.SHIP, "wood", "herb"),
    moves.Sail: _route(codes.SAIL, "herb"),
    moves.Place: _regions(codes.PLACE, "region"),
    moves.March: _regions(codes.MOVE, "region", "to"),
    moves.Choose: lambda kit, land, move: _code(codes.CHOOSE, (getattr(move, "gain") - 1, 0)),  # noqa: B009
    moves.Good: _of_goods(codes.GOOD),
    moves.Palace: _of_kit(codes.PALACE, "card_ids", "card"),
    moves.Discard: _of_kit(codes.DISCARD, "card_ids", "card"),
    moves.Convert: lambda kit, land, move: codes.CONVERT,
    moves.Income: _route(codes.ROUTE),
    moves.Tile: _of_kit(codes.TILE, "bonus_ids", "tile"),
    moves.Battle: _regions(codes.BATTLE, "region"),
    moves.Escort: _regions(codes.MARCH, "region", "to"),
    moves.Market: _of_goods(codes.MARKET),
    moves.Trade: _of_goods(codes.TRADE),
    moves.Exchange: _encode_exchange,
    moves.Done: lambda kit, land, move: codes.DONE,
    moves.End: lambda kit, land, move: codes.END,
    moves.Dealt: _encode_dealt,
    moves.First: lambda kit, land, move: _code(codes.SEAT, (getattr(move, "seat"), 0)),  # noqa: B009
    moves.Rolled: lambda kit, land, move: _code(codes.DIE, (find_die(getattr(move, "die")), 0)),  # noqa: B009
}
