"""The texts of effects read a second time: what each word gives by M5 to M13, without asking the engine.

A reader keeps accounts of one seat of a scene. It plays what an effect asks for, one move after the other, and books
what must come of it. In the end the accounts have to agree with the table in every fact.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from labrys.games.minos.components import GOODS, TRACKS, Card
from labrys.games.minos.decisions import EFFECTS
from tests.games.minos.scenario import Scene
from tests.games.minos.works import Works

CARDS_OR_PALACE = "deck-card + age2-card or palace"
SPACES = {
    "influence": ("", "3 coin", "", CARDS_OR_PALACE, "5 coin", "", CARDS_OR_PALACE, "", "3 vp"),
    "cultural": ("", "random-good", "", "build", "good", "", "build", "build-free", "4 vp"),
    "population": ("", "2 reserve", "", "2 weaponry", "2 reserve + place", "", "3 weaponry", "", "5 vp"),
}
"""M8, as the rules print it."""
ARRIVALS = ("income", "2 income", "income + age2-card", "2 income")
"""M7."""
FLAT = ("coin", "weaponry", "vp")
END_OF_INCOME = 12


class Reader(Works):
    """The accounts of seat 0, and the moves by which it takes all that an effect gives."""

    def __init__(self, scene: Scene, last: bool = False) -> None:
        super().__init__(scene)
        self.last = last
        """Whether of several gains the last is chosen, not the first."""
        self.path: tuple[str, ...] = ()
        """The effects and items in the midst of which the reader is, from the outermost on."""
        self.acted: set[tuple[str, ...]] = set()
        """The items that gave something, by the whole path to them: what comes of another item is not that item."""
        self.cards = {card.id: card for card in scene.state.kit.components.cards}

    # Forms

    def read(self, text: str) -> None:
        """An effect, whatever its form."""
        outer, self.path = self.path, (*self.path, text)
        self.read_form(text)
        self.path = outer

    def read_form(self, text: str) -> None:
        if " instead " in text:
            first, _, rest = text.partition(" instead ")
            condition, _, second = rest.partition(": ")
            self.read_form(second if self.meets(condition) else first)
        elif ": " in text:
            condition, _, inner = text.partition(": ")
            if self.meets(condition):
                self.read_form(inner)
        elif " -> " in text:
            self.convert(*text.split(" -> "))
        elif " or " in text:
            choices = text.split(" or ")
            at = len(choices) if self.last else 1
            self.play(f"choose {at}")
            self.read_form(choices[at - 1])
        else:
            for item in filter(None, text.split(" + ")):
                self.item(item)

    def convert(self, price: str, gain: str) -> None:
        times = 2 if price.startswith("repeat ") else 1
        parts = [part.split() for part in price.removeprefix("repeat ").split(" + ")]
        paid = {
            word: int(number) for one, two in parts for word, number in [(two, one) if one.isdigit() else (one, two)]
        }
        held = {"coin": self.coins, "weaponry": self.weaponry, "discard": len(self.hand)}
        for _ in range(min(times, *(held[word] // number for word, number in paid.items()))):
            self.play("convert")
            self.add("coins", -paid.get("coin", 0))
            self.add("weaponry", -paid.get("weaponry", 0))
            for card in sorted(self.hand)[: paid.get("discard", 0)]:
                self.play(f"discard {card}")
                self.hand.remove(card)
                self.discards.add(card)
            self.read_form(gain)
        self.leave("convert")

    def item(self, text: str) -> None:
        words, _, count = text.partition(" per ")
        number, _, word = words.rpartition(" ")
        amount = int(number or 1) * (self.counts(count) if count else 1)
        before = repr(self.has)
        method: Callable[[int], None] = getattr(self, "gain_" + word.replace("-", "_"))
        outer, self.path = self.path, (*self.path, text)
        method(amount)
        if before != repr(self.has):
            self.acted.add(self.path)
        self.path = outer

    # Conditions and counts

    def counts(self, word: str) -> int:
        have: dict[str, int] = {
            "area": len(self.area), "palace": len(self.palace), "city": len(self.city), "tower": len(self.tower),
            "farm": len(self.farm), "presence": len(+self.warriors), "sea-people": len(self.trophies),
            "lowest": min(self.tracks.values()), "warrior": self.warriors.total(), "route-space": sum(self.ships),
        }  # fmt: skip
        return have[word]

    def meets(self, condition: str) -> bool:
        one, two = condition.split()
        if one.isdigit():
            plural = {"towers": "tower", "farms": "farm", "cities": "city", "sea-peoples": "sea-people"}
            return self.counts(plural.get(two, two).replace("warriors", "warrior")) >= int(one)
        have = {"tracks": min(self.tracks.values()), "ship": max(self.ships)} | self.tracks
        return bool(have[one] >= int(two))

    # Gains that leave nothing to choose

    def gain_coin(self, amount: int) -> None:
        self.add("coins", amount)

    def gain_weaponry(self, amount: int) -> None:
        self.add("weaponry", amount)

    def gain_vp(self, amount: int) -> None:
        self.add("vp", amount)

    def gain_reserve(self, amount: int) -> None:
        amount = min(amount, self.supply)
        self.add("supply", -amount)
        self.add("reserves", amount)

    def gain_income(self, amount: int) -> None:
        self.has["income"] = min(END_OF_INCOME, self.income + amount)

    # Goods and cards

    def gain_temp(self, amount: int) -> None:
        for _ in range(amount):
            self.play("good herb")
            self.temps["herb"] += 1

    def gain_good(self, amount: int) -> None:
        for _ in range(amount):
            self.play("good grain")
            self.stacks[GOODS.index("grain")] -= 1
            self.arrive("grain")

    def gain_random_good(self, amount: int) -> None:
        for _ in range(amount):
            self.play("dealt silver")
            self.pile[GOODS.index("silver")] -= 1
            self.arrive("silver")

    def arrive(self, good: str) -> None:
        self.goods[good] += 1
        if self.goods[good] <= len(ARRIVALS):
            self.read(ARRIVALS[self.goods[good] - 1])

    def gain_card(self, amount: int) -> None:
        for _ in range(amount):
            if self.offer:
                card = max(self.offer)
                self.play(f"draw {card}")
                self.offer.remove(card)
                self.hand.add(card)
            else:
                self.play("draw deck")
                self.from_deck(self.active)

    @property
    def active(self) -> int:
        return int(self.scene.state.round > 2)

    def from_deck(self, age: int) -> None:
        card = max(self.decks[age])
        self.play(f"dealt {card}")
        self.decks[age].remove(card)
        self.hand.add(card)

    def gain_deck_card(self, amount: int) -> None:
        for _ in range(amount):
            self.from_deck(self.active)

    def gain_age2_card(self, amount: int) -> None:
        for _ in range(amount):
            self.from_deck(1)

    # Cards played and placed

    def price(self, card: Card) -> int:
        matched: int = sum(min(self.goods[good], number) for good, number in Counter(card.wants).items())
        return max(0, card.cost - 3 * matched)

    def plain(self, card: str) -> bool:
        """Whether a card gives coins, weaponry and points only, so many of each."""
        items = [item for text in self.cards[card].instant for item in text.split(" + ")]
        return all(item.split()[-1] in FLAT and " -> " not in item for item in items) and not any(
            word in item for item in items for word in (" per ", ": ", " or ")
        )

    def gain_play(self, amount: int, free: bool = False) -> None:
        for _ in range(amount):
            playable = [card for card in sorted(self.hand) if self.plain(card)]
            playable = [card for card in playable if free or self.price(self.cards[card]) <= self.coins]
            if not playable:
                break
            self.play_card(playable[0], free)
        self.leave("play")

    def gain_play_free(self, amount: int) -> None:
        self.gain_play(amount, free=True)

    def play_card(self, name: str, free: bool = False) -> None:
        """A card out of the hand with all its effects, in the written order after the plain ones."""
        card = self.cards[name]
        self.add("coins", 0 if free else -self.price(card))
        self.play(f"play {name}")
        self.hand.remove(name)
        self.area.add(name)
        later = []
        for at, text in enumerate(card.instant, 1):
            if all(item.rpartition(" ")[2] in FLAT for item in text.split(" + ")) and not {
                ":",
                "->",
                "per",
                "or",
            } & set(text.replace(":", " :").split()):
                self.read(text)
            else:
                later.append((at, text))
        for at, text in later:
            if self.scene.may(f"take {name}/{at}"):
                self.play(f"take {name}/{at}")
            self.read(text)
        if self.scene.state.agenda[0][-1][:2] == (EFFECTS, self.scene.state.kit.card_number[name]):
            self.play("done")

    def gain_palace(self, amount: int) -> None:
        for card in sorted(self.area)[:amount]:
            self.play(f"palace {card}")
            self.area.remove(card)
            self.palace.add(card)
        self.leave("palace")

    def gain_palace_free(self, amount: int) -> None:
        for card in sorted(self.hand)[:amount]:
            self.play(f"palace {card}")
            self.hand.remove(card)
            self.palace.add(card)
        self.leave("palace")

    # Tracks and routes

    def gain_influence(self, amount: int) -> None:
        self.advance("influence", amount)

    def gain_cultural(self, amount: int) -> None:
        self.advance("cultural", amount)

    def gain_population(self, amount: int) -> None:
        self.advance("population", amount)

    def advance(self, track: str, amount: int = 1) -> None:
        for _ in range(amount):
            self.tracks[track] += 1
            if self.tracks[track] > 8:
                self.tracks[track] = 8
                self.read("3 vp")
            else:
                self.read(SPACES[track][self.tracks[track]])

    def gain_any_track(self, amount: int) -> None:
        for _ in range(amount):
            track = "cultural" if self.last else "population"
            self.play(f"advance {track}")
            self.advance(track)

    def gain_lowest_track(self, amount: int) -> None:
        for _ in range(amount):
            track = min(TRACKS, key=lambda name: self.tracks[name])
            self.play(f"advance {track}")
            self.advance(track)

    def gain_route_income(self, amount: int) -> None:
        for _ in range(amount):
            at = next((at for at, space in enumerate(self.ships) if space), None)
            if at is None:
                break
            self.play(f"income {at + 1}")
            kit, route = self.scene.state.kit, self.scene.state.routes[at]
            self.read(kit.components.routes[route].income[self.ships[at] - 1])
        self.leave("route")

    def gain_bonus(self, amount: int) -> None:
        for _ in range(amount):
            self.read(self.scene.state.kit.components.action_bonuses[self.scene.state.bonus].gain)
