"""What somebody new to the table would like to be told: what a choice leads to, what the cards want.

Everything here is worked out from a view, in a world imagined from it; only what the view's seat knows is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from labrys.core.event import Event
from labrys.core.game import Move
from labrys.core.refusal import counted
from labrys.core.score import ScoreSheet
from labrys.games.minos import decisions as d
from labrys.games.minos import effects as fx
from labrys.games.minos import inscriptions as written
from labrys.games.minos import moves
from labrys.games.minos.components import GOODS, SECTIONS, STRUCTURES, TOP, TRACKS
from labrys.games.minos.events import DieDrafted, RoundBegan
from labrys.games.minos.frames import COMMA
from labrys.games.minos.game import Minos
from labrys.games.minos.nodes import NO_EFFECT
from labrys.games.minos.prices import EffectHelp
from labrys.games.minos.questions import card_text
from labrys.games.minos.rules.dice import place_of
from labrys.games.minos.show import Sheet, page, price_words, show
from labrys.games.minos.state import NONE
from labrys.games.minos.telling import gist
from labrys.games.minos.view import MinosView
from labrys.games.minos.wording import effect_text

LESSON: Final = """\
Draft dice onto action spaces, play decrees, spread over Crete; whoever has the most victory points (VP) after four \
rounds wins.
A round: the dice are rolled, and each drafts four into sections (lower dice stand further left, where spaces are \
better). Groups of dice of one colour, gray ones with them, with a total of 9 advance your tracks. Then you retrieve \
your dice, the highest first, and act on their spaces. At last comes income.
  prepare   draw CARD, or draw deck
  develop   play CARD, with temporary goods behind it to make it cheaper: play I-17 stone
  build     city REGION, tower REGION, farm REGION, ship ROUTE, sail ROUTE
  expand    place REGION, or move REGION TO
In your turn you may also take space, take CARD (a trait that is due), and once each: escort REGION TO (1 coin), \
market GOOD (1 coin), tile BONUS, discard CARD for a coin, trade GOOD, battle REGION. Then end.
Cards that you played lie in your player area; at income some go to the palace, where their traits work again and \
again. Farms, presence and dominance score after rounds 2 and 4."""

EXAMPLE: Final = "`draft red5 build`"
"""A move, for somebody who has seen none."""

EXTRA_HELP: Final = " Counts of temporary goods that are 0 may be left out: `city 3`."
TABLE_HELP: Final = "the whole table; map PART shows one part of it: dice, map, offer, players, routes, vases, supply"
HAND_HELP: Final = "your cards, what they cost you now, and what their effects would do"
RULE_EXAMPLE: Final = "M5.2"

PARTS: Final = ("dice", "map", "offer", "players", "routes", "vases", "supply")


class Hints:
    """Hints for one decision of one seat."""

    def __init__(self, game: Minos, view: MinosView) -> None:
        self.game, self.view = game, view
        self.sheet = Sheet(view, game.kit)
        self.cards = {card.id: card for card in self.sheet.survey.cards}

    def of(self, move: Move) -> str:
        """A few words about a legal move."""
        kit, parts = self.game.kit, self.game.kit.components
        match move:
            case moves.Start(card):
                return written.text(written.start_phrase(parts.starts[kit.start_ids.index(card)])).partition(": ")[2]
            case moves.Ability(tile):
                ability = parts.abilities[kit.ability_ids.index(tile)]
                return written.text(written.ability_phrase(ability)).partition(": ")[2]
            case moves.Draft(die, section):
                return self._space(die, section)
            case moves.Retrieve(space):
                return self._there(space)
            case moves.Take(what):
                return self._taken(what)
            case moves.Choose(gain):
                return self._chosen(gain)
            case moves.Draw(card) | moves.Back(card) | moves.Palace(card) | moves.Discard(card):
                return card_text(kit, card).partition(": ")[2] if card in kit.card_number else self._deck(card)
            case moves.Tile(tile):
                return self.sheet.tile_text(tile).partition(": ")[2]
            case moves.Income(route):
                return self._route_income(route)
            case moves.Advance(track):
                return self._advance(track)
            case moves.Good(good) | moves.Trade(good):
                return self._good(good)
        return self._changes(move)

    def _changes(self, move: Move) -> str:
        """What can be counted of a move, and what it brings besides."""
        changed = gist(self.game.preview(self.view, move))
        match move:
            case moves.Play(words):
                text = card_text(self.game.kit, words[0]).partition("Now: ")[2]
                return f"{changed}; {text}" if changed else text
            case moves.City(region) | moves.Battle(region):
                here = next(one for one in self.view.regions if one.number == region)
                tile = here.foundation if isinstance(move, moves.City) else here.peoples[-1]
                said = self.sheet.tile_text(tile) if tile else ""
                return "; ".join(part for part in (changed, said) if part)
            case moves.Place(region) | moves.March(_, region) | moves.Escort(_, region):
                name = next(one.name for one in self.sheet.crete.regions if one.number == region)
                return f"{name}: {self._scores(move)}" + (f", {changed}" if isinstance(move, moves.Escort) else "")
            case moves.End():
                left = self.view.points
                return f"gives up {counted(left, 'point')}" if left else ""
        return changed

    def _scores(self, move: Move) -> str:
        """How a scoring would change for the mover."""
        if self.view.together:
            return "a warrior more there"
        before, seat = self.sheet.survey.scoring[self.view.seat].regions, self.view.seat
        after = self.game.survey(self.view, move).scoring[seat].regions
        return f"regions would score {after}, now {before}" if after != before else f"regions score {before} as now"

    def _space(self, die: str, section: str) -> str:
        """Where a die would stand now, and what that space gives."""
        at = SECTIONS.index(section)
        values = tuple([NONE if one is None else int(one.die[-1]) << 5 for one in self.view.rows[at]])
        place = place_of(values, int(die[-1]))
        space = self.game.kit.space(self.view.players, at, place)
        return f"space {place + 1} as it stands: {written.text(written.space_phrase(space))}"

    def _there(self, space: str) -> str:
        section, _, number = space.partition("/")
        found = self.game.kit.space(self.view.players, SECTIONS.index(section), int(number) - 1)
        return written.text(written.space_phrase(found))

    def _taken(self, what: str) -> str:
        kit = self.game.kit
        if what == "space":
            return effect_text(kit.effects[kit.effect_names.index(self.view.space)]) if self.view.space else ""
        card, slash, at = what.partition("/")
        node = kit.instants[kit.card_number[card]][int(at) - 1] if slash else kit.traits[kit.card_number[card]]
        return effect_text(kit.effects[node])

    def _chosen(self, gain: int) -> str:
        kit = self.game.kit
        name = self.view.seats[self.view.seat].agenda[-1].split(":")[1]
        effect = kit.effects[kit.effect_names.index(name)]
        assert isinstance(effect, fx.Either)
        return effect_text(effect.choices[gain - 1])

    def _deck(self, deck: str) -> str:
        return f"{counted(self.view.deck[int(deck == 'age2' or self.view.round >= 3)], 'card')} left in that deck"

    def _route_income(self, route: int) -> str:
        kit, space = self.game.kit, self.view.seats[self.view.seat].ships[route - 1]
        node = kit.route_income[kit.route_ids.index(self.view.routes[route - 1].route)][space - 1]
        return "" if node == NO_EFFECT else effect_text(kit.effects[node])

    def _advance(self, track: str) -> str:
        kit, at, own = self.game.kit, TRACKS.index(track), self.view.seats[self.view.seat]
        # Groups are chosen one after the other, and the tracks advance when all of them are.
        due, _, chosen = own.agenda[-1].partition(":")
        before = chosen.split(COMMA).count(track) if due == d.NAMES[d.GROUPS] else 0
        space = own.tracks[at] + before + 1
        node = kit.beyond if space > TOP else kit.track_gain[at][space]
        gain = "a standing value rises" if node == NO_EFFECT else effect_text(kit.effects[node])
        return f"past the top: {gain}" if space > TOP else f"to {space}: {gain}"

    def _good(self, good: str) -> str:
        if self.view.seats[self.view.seat].agenda[-1].startswith("temp:"):
            return "temporary, for one discount"
        kit = self.game.kit
        owned = self.view.seats[self.view.seat].goods[GOODS.index(good)]
        node = kit.arrival[owned] if owned < len(kit.arrival) else NO_EFFECT
        return "nothing besides" if node == NO_EFFECT else effect_text(kit.effects[node])


def look(game: Minos, view: MinosView, events: Sequence[Event] | None, width: int) -> str:
    """What to show before a question: everything first, then the dice whenever they have changed.

    `events` are those since the last look; None before the first one.
    """
    if events is None:
        return show(view, game.kit, width)
    sheet = Sheet(view, game.kit, width)
    if any(isinstance(event, RoundBegan) for event in events):
        return page([sheet.heading(), sheet.dice(), sheet.regions(), sheet.own()])
    if any(isinstance(event, DieDrafted) for event in events):
        return page([sheet.dice()])
    return ""


def glance(game: Minos, view: MinosView, width: int) -> str:
    """The map and the players."""
    sheet = Sheet(view, game.kit, width)
    return page([sheet.regions(), sheet.players()])


def whole_table(game: Minos, view: MinosView, width: int, part: str = "") -> str:
    """Everything that can be seen, or one part of it."""
    if not part:
        return show(view, game.kit, width)
    if part not in PARTS:
        return f"map takes one of {', '.join(PARTS)}, not {part[:40]!r}"
    sheet = Sheet(view, game.kit, width)
    lines: list[str] = getattr(sheet, "regions" if part == "map" else part)()
    return page([lines]) if lines else "There is nothing of that now."


def hand(game: Minos, view: MinosView, width: int) -> list[str]:
    """The cards of the view's seat, what they cost now and what each of their effects would do."""
    lines = []
    for card in Hints(game, view).cards.values():
        if not card.is_offered:
            lines.append(f"{card_text(game.kit, card.id)} [{price_words(card)}]")
            lines += [f"    {_judged(effect)}" for effect in card.effects if not effect.does or effect.unmet]
    return lines


def _judged(effect: EffectHelp) -> str:
    lacks = "; ".join(f"{one.what.replace('-', ' ')} {one.have} of {one.needed}" for one in effect.unmet)
    does = "" if effect.does else " would do nothing now"
    return f"{written.text(effect.said)}:{does}{f' ({lacks})' if lacks else ''}"


def prices(game: Minos, view: MinosView, width: int) -> list[str]:
    """What the next city, tower, farm and ship cost the view's seat, and each step of its ships."""
    lines = []
    for build in game.survey(view).builds:
        price = counted(build.price, "warrior" if build.what == "farm" else "coin")
        where = f" on route {build.route}" if build.route else ""
        off = ", ".join(f"{one.off} off by {one.by}" for one in build.discounts)
        lacks = f"; not now: too few {build.lacks}" if build.lacks else ""
        lines.append(f"{build.what}{where}: {price}{f' ({build.cost}, {off})' if off else ''}{lacks}")
    return lines


ASIDES: Final = {"prices": ("what the next pieces cost you", prices, "There is nothing left to build.")}
"""Words of this game's own at the prompt: what they are for, what they say, and what if that is nothing."""


def as_notation(game: Minos, view: MinosView, text: str) -> str:
    """A move as the notation writes it, from one in any case, or with the counts of temporary goods left out."""
    words = text.split()
    if not words:
        return ""
    words[0] = words[0].lower()
    # Ids of cards and tiles are written in capitals and have digits; so have dice, which are not.
    is_id = [words[0] not in ("draft", "retrieve") and any(mark.isdigit() for mark in word) for word in words]
    words[1:] = [word.upper() if named else word.lower() for word, named in zip(words[1:], is_id[1:], strict=True)]
    left_out = {"city": 3, "tower": 3, "ship": 4, "sail": 3}.get(words[0], 0)
    if len(words) > 1:
        words += ["0"] * (left_out - len(words))
    return " ".join(words)


def why_none(game: Minos, view: MinosView, word: str) -> str:
    """Why there is no move at all with this word now, where that is easily said; empty otherwise."""
    agenda = view.seats[view.seat].agenda
    if not agenda or agenda[-1] != "turn":
        return ""
    if word in (*STRUCTURES, "sail", "play", "draw", "place", "move") and not view.points:
        return "You have no action point left in this turn."
    return ""


def open_sheets(game: Minos, view: MinosView) -> tuple[ScoreSheet, ...]:
    """Every seat's points as if the game ended now."""
    return game.survey(view).sheets


def round_of(view: MinosView) -> int:
    """Which round it is, counted from 1."""
    return max(1, view.round)


def welcome(players: int, seat: int) -> list[str]:
    """Where the person sits, and what is of our own design."""
    return [
        f"You have seat {seat} of {players}.",
        "House components: map, cards, tiles and parts of the boards are our own design, not the printed set.",
    ]
