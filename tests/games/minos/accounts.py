"""The accounts of one seat of a scene: every fact that an effect may change, kept beside the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from typing import Any

from labrys.core.bitsets import bits
from labrys.games.minos.components import TRACKS
from labrys.games.minos.state import vp
from tests.games.minos.scenario import Scene


def facts(scene: Scene) -> dict[str, Any]:
    """All that an effect may change, of the seat and of the table."""
    state = scene.state
    return {
        "coins": state.coins[0],
        "weaponry": state.weaponry[0],
        "vp": vp(state, 0),
        "temps": Counter(scene.temps().split()),
        "goods": Counter(scene.goods().split()),
        "income": state.income[0],
        "tracks": dict(zip(TRACKS, scene.tracks(), strict=True)),
        "hand": set(scene.cards("hand")),
        "area": set(scene.cards("area")),
        "palace": set(scene.cards("palace")),
        "offer": {state.kit.card_ids[card] for card in bits(state.offer)},
        "decks": [{state.kit.card_ids[card] for card in bits(deck)} for deck in state.deck],
        "discards": {state.kit.card_ids[card] for cards in state.discards for card in bits(cards)},
        "reserves": state.reserves[0],
        "supply": state.supply[0],
        "warriors": Counter({n: scene.at(n) for n in state.land.number if scene.at(n)}),
        "city": {n for n, owner in zip(state.land.number, state.city, strict=True) if owner == 0},
        "tower": {n for n, owner in zip(state.land.number, state.tower, strict=True) if owner == 0},
        "farm": {n for n, owner in zip(state.land.number, state.farm, strict=True) if owner == 0},
        "ships": list(state.ships[:3]),
        "trophies": {state.kit.people_ids[tile] for tile in bits(state.trophies[0])},
        "held": {state.kit.bonus_ids[tile] for tile in bits(state.held[0])},
        "stacks": [state.stacks >> 8 * good & 255 for good in range(6)],
        "pile": [state.pile >> 8 * good & 255 for good in range(6)],
    }


class Accounts(ABC):
    """What seat 0 has by a second reckoning, and the scene in which it plays."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.has: dict[str, Any] = facts(scene)

    def __getattr__(self, name: str) -> Any:
        return self.has[name]

    def add(self, name: str, amount: int) -> None:
        self.has[name] += amount

    def play(self, text: str) -> None:
        self.scene.play(text)

    def leave(self, due: str) -> None:
        """Decline what is left of a decision, if it is still asked."""
        if self.scene.due() == due:
            self.play("done")

    @abstractmethod
    def read(self, text: str) -> None:
        """Take all that an effect gives."""
