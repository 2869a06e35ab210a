"""What is compared in Minos: places, starting cards, abilities, cards, vases, routes and tiles, within M15's limits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from labrys.balance.facts import Lifts, SeatFacts, Shares, Story, Study, Things, Worths, position_names
from labrys.core.bitsets import bits
from labrys.core.game import Game
from labrys.core.table import Table
from labrys.games.minos.events import (
    Battled,
    BonusTaken,
    CardDrawn,
    CardPlayed,
    CardPutBack,
    CardToPalace,
    ChoosesFirst,
    LaidOut,
    OfferDrawn,
    PalaceFounded,
    RoundBegan,
    VaseClaimed,
)
from labrys.games.minos.game import Minos
from labrys.games.minos.state import ROUTES, State

LIMITS = {2: (0.45, 0.55), 3: (0.28, 0.39), 4: (0.20, 0.30)}
"""By players: what share of victories each place, starting card and ability may have (M15)."""
FARTHEST = 0.08
"""No card's lift may be farther from the mean of its deck, unless within three standard errors (M15)."""
AGES = {1: "Age I", 2: "Age II"}


def study(rules: Game[Any, Any], players: int) -> Study:
    """What is compared."""
    assert isinstance(rules, Minos)
    kit, limits = rules.kit, LIMITS[players]
    return Study(
        shares=(
            Shares("place", "Places in the order of play", "In the first round.", limits),
            Shares("start", "Starting cards", "", limits),
            Shares("ability", "Abilities", "", limits),
            Shares("choice", "Order of choosing", "Whoever chooses first of starting cards and abilities (M3.7)."),
        ),
        lifts=(*_card_families(rules), *_tile_families(rules)),
        worths=(Worths("vases", "What claimed vases score"),),
        settings=("place", "start", "ability"),
        tell=Teller(
            kit.card_ids, {name: card.age for name, card in zip(kit.card_ids, rules.components.cards, strict=True)}
        ),
    )


def _card_families(rules: Minos) -> list[Lifts]:
    families = []
    for verb, given, chances, about, limit in (
        (
            "played",
            "played",
            "held",
            "A seat might play what came to its hand or what it took from the offer.",
            FARTHEST,
        ),
        ("palaced", "palaced", "held", "In the palace in the end or at any time.", None),
        ("drawn", "drawn", "", "Drawn from a deck, which chance alone decides; put back at setup or not.", None),
    ):
        for age, name in AGES.items():
            things = tuple(card.id for card in rules.components.cards if card.age == age)
            numbers = tuple(f"{given}-{one}" for one in AGES)
            from_hand = f"{chances}-{age}" if chances else ""
            title = f"Cards {verb}, {name}"
            families.append(Lifts(f"{verb}-{age}", title, verb, things, from_hand, numbers, about, limit))
    return families


def _tile_families(rules: Minos) -> list[Lifts]:
    kit = rules.kit
    laid = "Of those laid out in the game."
    return [
        Lifts("vases", "Vases claimed", "claimed", kit.vase_ids, "vases-laid", about=laid),
        Lifts("routes", "Trade routes with a ship", "sailed", kit.route_ids, "routes-laid", about=laid),
        Lifts("bonuses", "Trade bonuses taken", "taken", kit.bonus_ids, "bonuses-laid", about=laid),
        Lifts("peoples", "Sea Peoples beaten", "beaten", kit.people_ids, "peoples-laid", about=laid),
    ]


class Teller:
    """Reads finished tables; knows the age of every card."""

    def __init__(self, card_ids: Things, age_of: dict[str, int]) -> None:
        self._order = {name: at for at, name in enumerate(card_ids)}
        self._age_of = age_of

    def __call__(self, table: Table) -> Story:
        """What a finished table shows."""
        state: State = table.state
        kit, players = state.kit, state.players
        hands = Hands(players)
        for _, event in table.events:
            hands.see(event)
        names = position_names(players)
        laid = {
            "vases-laid": tuple(kit.vase_ids[vase] for vase in state.vases),
            "routes-laid": tuple(kit.route_ids[route] for route in state.routes),
            "bonuses-laid": tuple(name for name in kit.bonus_ids if name in hands.laid),
            "peoples-laid": tuple(name for name in kit.people_ids if name in hands.laid),
        }
        seats = []
        for seat in range(players):
            sailed = [kit.route_ids[state.routes[at]] for at in range(ROUTES) if state.ships[seat * ROUTES + at]]
            had = {
                "place": (names[(seat - hands.first) % players],),
                "choice": (names[(seat - hands.chooser) % players],) if hands.chooser >= 0 else (),
                "start": (kit.start_ids[state.start[seat]],),
                "ability": (kit.ability_ids[state.ability[seat]],),
                **self._by_age("played", hands.played[seat]),
                **self._by_age("palaced", hands.palaced[seat] | {kit.card_ids[n] for n in bits(state.palace[seat])}),
                **self._by_age("drawn", hands.drawn[seat]),
                **self._by_age("held", hands.held[seat]),
                "vases": tuple(sorted(vase for vase, _ in hands.vases[seat])),
                "routes": tuple(sailed),
                "bonuses": tuple(sorted(hands.bonuses[seat])),
                "peoples": tuple(sorted(hands.beaten[seat])),
                **laid,
            }
            seats.append(SeatFacts(had, {"vases": tuple(hands.vases[seat])}))
        cards = {
            "cards played (a seat)": sum(map(len, hands.played)) / players,
            "cards in the palace (a seat)": sum(palace.bit_count() for palace in state.palace) / players,
        }
        return Story(tuple(seats), cards)

    def _by_age(self, what: str, cards: Iterable[str]) -> dict[str, Things]:
        ordered = sorted(cards, key=self._order.__getitem__)
        return {f"{what}-{age}": tuple(card for card in ordered if self._age_of[card] == age) for age in AGES}


class Hands:
    """What came to each seat, followed through all that happened."""

    def __init__(self, players: int) -> None:
        self.first = 0
        self.chooser = -1
        self.laid: set[str] = set()
        self.drawn, self.held, self.played, self.palaced = ([set[str]() for _ in range(players)] for _ in range(4))
        self.bonuses, self.beaten = ([set[str]() for _ in range(players)] for _ in range(2))
        self.vases: list[list[tuple[str, int]]] = [[] for _ in range(players)]

    def see(self, event: object) -> None:
        """One more event."""
        match event:
            case LaidOut(what=name):
                self.laid.add(name)
            case ChoosesFirst(seat):
                self.chooser = seat
            case RoundBegan(seat, 1):
                self.first = seat
            case VaseClaimed(seat, vase, points):
                self.vases[seat].append((vase, points))
            case BonusTaken(seat, tile):
                self.bonuses[seat].add(tile)
            case Battled(seat, tile=tile):
                self.beaten[seat].add(tile)
            case _:
                self._see_card(event)

    def _see_card(self, event: object) -> None:
        match event:
            case CardDrawn(seat, _, str(card)):
                self.drawn[seat].add(card)
                self.held[seat].add(card)
            case OfferDrawn(seat, card):
                self.held[seat].add(card)
            case CardPutBack(seat, str(card)):
                self.held[seat].discard(card)
            case CardPlayed(seat, card):
                self.played[seat].add(card)
                self.held[seat].add(card)
            case CardToPalace(seat, card) | PalaceFounded(seat, card):
                self.palaced[seat].add(card)
                self.held[seat].add(card)
            case _:
                pass
