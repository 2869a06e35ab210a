"""The table as text, for a terminal, a screen reader or a language model: dice, map, cards, players, what one holds.

All of it follows from a view and its survey. What the seat may not know is in neither.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import Final

from labrys.core.chance import AsTheyLie
from labrys.core.position import Words
from labrys.core.refusal import counted
from labrys.games.minos import inscriptions as written
from labrys.games.minos.components import GOODS, SECTIONS
from labrys.games.minos.imagine import imagine
from labrys.games.minos.kit import Kit
from labrys.games.minos.prices import CardHelp
from labrys.games.minos.questions import asked, card_text
from labrys.games.minos.rules.table import private
from labrys.games.minos.survey import MinosSurvey, survey_of
from labrys.games.minos.view import MinosView

LINE: Final = 100
"""The width of a page on which nothing else is said."""

_CHANCE: Final = {
    "deck": "a card comes from a deck", "random-good": "a good comes from the pile", "who-chooses": "who chooses first",
    "lay-out": "tiles for the map", "stock-route": "trade bonuses for the routes", "turn-vase": "the vases",
    "turn-bonus": "the action bonus", "turn-ability": "the abilities", "turn-route": "the sides of the routes",
    "deal": "starting cards and abilities", "offer": "a card for the offer", "roll": "the dice are rolled",
}  # fmt: skip


def show(view: MinosView, kit: Kit, width: int = LINE) -> str:
    """All that the view's seat (or a spectator) sees."""
    return page(Sheet(view, kit, width).sections())


def page(sections: Iterable[list[str]]) -> str:
    """Sections with an empty line between them."""
    return "\n\n".join("\n".join(lines) for lines in sections if lines) + "\n"


def wrapped(text: str, width: int, indent: str = "  ", hanging: str = "    ") -> list[str]:
    """One entry of a list, on as many lines as it takes."""
    return textwrap.wrap(
        text, width, initial_indent=indent, subsequent_indent=hanging, break_on_hyphens=False, break_long_words=False
    )


def table_lines(rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns as wide as they need to be, two blanks apart."""
    wide = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return ["  " + "  ".join(f"{word:<{wide[at]}}" for at, word in enumerate(row)).rstrip() for row in rows]


def price_words(card: CardHelp) -> str:
    """What a card costs its looker now: `now 5`, or `now 8, or 5 with stone`."""
    ways = [f"{way.price}{f' with {chr(32).join(way.temps)}' if way.temps else ''}" for way in card.ways]
    return f"now {', or '.join(ways)}{'' if card.can_play else ', too dear'}"


class Sheet:
    """The parts of the text."""

    def __init__(self, view: MinosView, kit: Kit, width: int = LINE) -> None:
        self.view, self.kit, self.width = view, kit, width
        world = imagine(view, kit, AsTheyLie())
        known = world if view.seat < 0 else private(world, view.seat)
        self.survey: MinosSurvey = survey_of(known, view.seat)
        self.crete = next(crete for crete in kit.components.maps if crete.players == view.players)

    def sections(self) -> list[list[str]]:
        """Everything, in the order of the page."""
        parts = [self.heading(), self.dice(), self.regions(), self.offer()]
        if self.view.seat >= 0:
            parts.append(self.own())
        return [*parts, self.players(), self.routes(), self.vases(), self.supply()]

    def _wrapped(self, text: str, indent: str = "  ", hanging: str = "    ") -> list[str]:
        return wrapped(text, self.width, indent, hanging)

    # What is going on

    def heading(self) -> list[str]:
        view, components = self.view, self.kit.components
        house = "house components" if components.house else components.title
        seen = f"as seat {view.seat} sees it" if view.seat >= 0 else "as a spectator sees it"
        table = f"Minos, {house}, {view.players} players, {view.options.setup} setup; {seen}"
        when = f"Round {view.round} of 4" if view.round else "Setup"
        first = "" if view.first is None else f"; seat {view.first} goes first"
        texts = (table, components.note, f"{when}{first}. {self._asked()}")
        return [line for text in texts for line in self._wrapped(text, indent="", hanging="")]

    def _asked(self) -> str:
        """Whose decision is due, and which."""
        view = self.view
        if view.ended:
            return f"The game is over: {view.ended.replace('-', ' ')}."
        waiting = [
            (seat, one.agenda[-1]) for seat, one in enumerate(view.seats) if one.agenda and seat not in view.answered
        ]
        for seat, word in waiting:
            if word.partition(":")[0] in _CHANCE:
                return f"Chance: {_CHANCE[word.partition(':')[0]]} for seat {seat}."
        if not waiting:
            kind = view.stack[-1].partition(":")[0] if view.stack else ""
            return f"Chance: {_CHANCE.get(kind, kind)}."
        said = [
            f"You: {asked(word, view, self.kit, seat)}" if seat == view.seat else f"Seat {seat}: {word.split(':')[0]}."
            for seat, word in waiting
        ]
        return " ".join(said)

    # The dice

    def dice(self) -> list[str]:
        view = self.view
        if not view.round or view.ended:
            return []
        lines = self._wrapped(f"Dice to draft: {' '.join(view.dice) or 'none'}", indent="")
        lines.append("Action spaces")
        for number, section in enumerate(SECTIONS):
            for at, space in enumerate(self.kit.rows[view.players, number]):
                row = view.rows[number]
                die = "-" if at >= len(row) else "retrieved" if (on := row[at]) is None else f"{on.die} seat {on.seat}"
                name = f"{section}/{at + 1}"
                lines += self._wrapped(f"{name:<10} {die:<14} {written.text(written.space_phrase(space))}")
        return lines + self._groups()

    def _groups(self) -> list[str]:
        said = []
        for group in self.survey.groups:
            sets = [", ".join(f"{track} +{n}" for track, n in advances.items()) for advances in group.advances]
            if sets:
                said.append(
                    f"seat {group.seat} (from {group.total}): {' or '.join(sets).replace('cultural', 'culture')}"
                )
        return self._wrapped(f"Groups of dice: {'; '.join(said)}", indent="") if said else []

    # The map

    def regions(self) -> list[str]:
        """A line a region: what is there, what it would score, what it borders on."""
        rows = [("region", "good", "foundation", "Sea Peoples", "built", "warriors", "scores", "borders")]
        named = {region.number: region for region in self.crete.regions}
        for region, judged in zip(self.view.regions, self.survey.regions, strict=True):
            pieces = (("city", region.city), ("tower", region.tower), ("farm", region.farm))
            rows.append(
                (
                    f"{region.number} {named[region.number].name}",
                    named[region.number].good,
                    region.foundation or "-",
                    " ".join(reversed(region.peoples)) or "-",
                    " ".join(f"{what}:{owner}" for what, owner in pieces if owner is not None) or "-",
                    " ".join(f"{seat}:{n}" for seat, n in enumerate(region.warriors) if n) or "-",
                    " ".join(f"{seat}:{n}" for seat, n in enumerate(judged.points) if n) or "-",
                    ",".join(map(str, judged.next_to)),
                )
            )
        lines = ["Map. Pieces and warriors by seat; the first of the Sea Peoples lies on top.", *table_lines(rows)]
        tiles = [region.foundation for region in self.view.regions if region.foundation]
        peoples = [tile for region in self.view.regions for tile in reversed(region.peoples)]
        return lines + self._explained("Foundations", tiles) + self._explained("Sea Peoples", peoples)

    def _explained(self, title: str, tiles: Iterable[str]) -> list[str]:
        """Tiles and what they do."""
        said = [self.tile_text(tile) for tile in sorted(set(tiles))]
        return self._wrapped(f"{title}: {'; '.join(said)}") if said else []

    def tile_text(self, tile: str) -> str:
        """A tile of any kind in words, by its id."""
        return written.text(written.tile_named(self.kit.components, tile))

    # Cards

    def offer(self) -> list[str]:
        view = self.view
        decks = f"decks: {view.deck[0]} of Age I, {view.deck[1]} of Age II"
        lines = [f"Offer ({self.kit.components.costs.offer} coins more to play from there); {decks}"]
        return lines + self.cards(view.offer)

    def cards(self, names: Words) -> list[str]:
        """Cards in words, with what they cost the looker now."""
        helps = {card.id: card for card in self.survey.cards}
        lines = []
        for name in names:
            price = f" [{price_words(helps[name])}]" if name in helps else ""
            lines += self._wrapped(f"{card_text(self.kit, name)}{price}")
        return lines or ["  none"]

    def own(self) -> list[str]:
        view = self.view
        lines = [f"Your hand, seat {view.seat}: secret", *self.cards(view.hand)]
        if view.put_back:
            lines += self._wrapped(f"put back at setup: {' '.join(view.put_back)}")
        if view.answers:
            lines += self._wrapped(f"your answers, secret until all are in: {', '.join(view.answers)}")
        return lines

    # The players

    def players(self) -> list[str]:
        lines = ["Players"]
        for seat, one in enumerate(self.view.seats):
            abroad = sum(region.warriors[seat] for region in self.view.regions)
            means = f"{one.vp} VP, {counted(one.coins, 'coin')}, {one.weaponry} weaponry"
            hand = f"{counted(one.cards, 'card')} in hand"
            lines += self._wrapped(f"seat {seat}: {means}, {hand}; {self._goods(one.goods, one.temps)}")
            tracks = "influence {}, culture {}, population {}".format(*one.tracks)
            warriors = f"warriors {abroad} on the map, {one.reserves} in reserve, {one.supply} in supply"
            deeper = {"indent": "    ", "hanging": "      "}
            lines += self._wrapped(f"{tracks}; {warriors}; ships {self._ships(one.ships)}", **deeper)
            lines += self._wrapped(self._forecast(seat), **deeper)
            if one.ability:
                lines += self._wrapped(self._ability(seat, one.ability), **deeper)
            for title, names in (("palace", one.palace), ("player area", one.area), ("shown cards", one.shown)):
                if names:
                    lines += self._wrapped(f"{title}: {self._traits(names, title)}", **deeper)
            held = "; ".join(self.tile_text(tile) for tile in one.tiles)
            lines += self._wrapped(f"trade bonuses: {held}", **deeper) if held else []
            lines += self._wrapped(f"Sea Peoples beaten: {' '.join(one.trophies)}", **deeper) if one.trophies else []
        return lines

    def _goods(self, goods: Sequence[int], temps: Sequence[int]) -> str:
        owned = [f"{n} {name}" for name, n in zip(GOODS, goods, strict=True) if n]
        brief = [f"{n} {name}" for name, n in zip(GOODS, temps, strict=True) if n]
        return f"goods {', '.join(owned) or 'none'}" + (f"; temporary {', '.join(brief)}" if brief else "")

    def _ships(self, ships: Sequence[int]) -> str:
        return ", ".join(f"route {at}: space {space}" for at, space in enumerate(ships, 1) if space) or "none"

    def _forecast(self, seat: int) -> str:
        income, scoring = self.survey.income[seat], self.survey.scoring[seat]
        routes = f", routes {'; '.join(map(written.text, income.routes))}" if income.routes else ""
        points = f", {income.vp} VP" if income.vp else ""
        return (
            f"next income (step {self.view.seats[seat].income}): {counted(income.coins, 'coin')}{points}, "
            f"{income.weaponry} weaponry, {counted(income.palace, 'card')} to the palace{routes}; "
            f"a scoring now: farms {scoring.farms}, regions {scoring.regions}; "
            f"the end now: {self.survey.sheets[seat].total} VP"
        )

    def _ability(self, seat: int, tile: str) -> str:
        level = self.survey.abilities[seat]
        ability = self.kit.components.abilities[self.kit.ability_ids.index(tile)]
        return f"ability {tile}, level {level}: {written.text(written.level_phrase(ability, level - 1))}"

    def _traits(self, names: Words, title: str) -> str:
        """Cards of a palace by what they do there, other cards by name."""
        if title != "palace":
            return " ".join(names)
        cards = [self.kit.components.cards[self.kit.card_number[name]] for name in names]
        return "; ".join(f"{card.id} {written.text(written.trait_phrase(card))}" for card in cards)

    # The rest of the table

    def routes(self) -> list[str]:
        lines = ["Trade routes"]
        for at, route in enumerate(self.view.routes, 1):
            tile = self.kit.components.routes[self.kit.route_ids.index(route.route)]
            lines += self._wrapped(f"{at} {written.text(written.route_phrase(tile))}")
            for colour, tiles in (("blue", route.blue), ("red", route.red)):
                said = "; ".join(self.tile_text(name) for name in tiles)
                lines += self._wrapped(f"{colour}: {said or 'none left'}", indent="    ", hanging="      ")
        return lines if len(lines) > 1 else []

    def vases(self) -> list[str]:
        lines = ["Vases"]
        for vase in self.survey.vases:
            tile = self.kit.components.vases[self.kit.vase_ids.index(vase.id)]
            worth = f"next {vase.worth} VP" if vase.worth is not None else "all taken"
            standings = ", ".join(
                f"seat {seat} {'has it' if seat in vase.claimed else f'{have} of {vase.needed}'}"
                for seat, have in enumerate(vase.have)
            )
            lines += self._wrapped(f"{written.text(written.vase_phrase(tile))}; {worth}; {standings}")
        return lines if len(lines) > 1 else []

    def supply(self) -> list[str]:
        view = self.view
        stacks = ", ".join(f"{n} {name}" for name, n in zip(GOODS, view.stacks, strict=True))
        pile = ", ".join(f"{n} {name}" for name, n in zip(GOODS, view.pile, strict=True) if n)
        lines = self._wrapped(f"Goods face up: {stacks}; face down {sum(view.pile)}: {pile or 'none'}", indent="")
        if view.bonus is not None:
            lines += self._wrapped(f"Action bonus {self.tile_text(view.bonus)}", indent="")
        for tile in view.abilities:
            ability = self.kit.components.abilities[self.kit.ability_ids.index(tile)]
            lines += self._wrapped(f"Ability to take: {written.text(written.ability_phrase(ability))}", indent="")
        if not view.round:
            taken = {one.start for one in view.seats}
            starts = [card for card in self.kit.components.starts if card.players == view.players]
            left = [written.text(written.start_phrase(card)) for card in starts if card.id not in taken]
            lines += [line for card in left for line in self._wrapped(f"Starting card: {card}", indent="")]
        return lines
