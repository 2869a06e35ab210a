"""Where effects stand in a component set: every text with its place, for checks that are about all of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from labrys.games.minos.components import TRACKS, ComponentSet

_NOWHERE: Final[frozenset[str]] = frozenset()
_ON_BOARDS: Final = frozenset({"reserve", "income", "build-free"})
_ON_SPACES: Final = frozenset({"bonus"})


class Place(NamedTuple):
    """A text of the language of effects."""

    where: str
    text: str
    allowed: frozenset[str]
    """The words for boards only that have a place here."""
    may_be_empty: bool = False


def places(components: ComponentSet) -> Iterator[Place]:
    """Every effect of the set: cards, tiles, routes, boards, tracks, action spaces."""
    for card in components.cards:
        for number, text in enumerate(card.instant):
            yield Place(f"card {card.id}, instant[{number}]", text, _NOWHERE)
        yield Place(f"card {card.id}, trait", card.trait, _NOWHERE)
    tiles = [("foundation", tile.id, tile.gain) for tile in components.foundations]
    tiles += [("Sea People", tile.id, tile.gain) for tile in components.sea_peoples]
    tiles += [("trade bonus", tile.id, tile.gain) for tile in components.trade_bonuses]
    tiles += [("action bonus", tile.id, tile.gain) for tile in components.action_bonuses]
    for word, name, text in tiles:
        yield Place(f"{word} {name}, gain", text, _NOWHERE)
    for route in components.routes:
        for number, text in enumerate(route.income):
            yield Place(f"route {route.id}, income[{number}]", text, _NOWHERE)
    yield from _boards(components)


def _boards(components: ComponentSet) -> Iterator[Place]:
    rows = [
        ("stock, arrivals", components.stock.arrivals),
        ("board, towers", components.board.towers),
        ("board, farms", components.board.farms),
        *((f"tracks, {name}", getattr(components.tracks, name)) for name in TRACKS),
    ]
    for where, texts in rows:
        for number, text in enumerate(texts):
            yield Place(f"{where}[{number}]", text, _ON_BOARDS, may_be_empty=True)
    yield Place("tracks, beyond", components.tracks.beyond, _ON_BOARDS)
    for row in components.rows:
        for number, space in enumerate(row.spaces):
            where = f"row {row.section} for {row.players}, spaces[{number}]"
            yield Place(where, space.gain, _ON_SPACES, may_be_empty=True)
