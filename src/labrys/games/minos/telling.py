"""Minos in English: a sentence for every event, a question for every decision, and words for what a move changes.

All of it is told from events and views, which hold no more than their reader may know. Sentences are in the
past, so that they read the same for "You" and for any other name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from labrys.core.event import Event
from labrys.core.refusal import counted
from labrys.games.minos import events
from labrys.games.minos.preview import MovePreview
from labrys.games.minos.questions import question

AGES: Final = ("I", "II")

_SENTENCES: Final[dict[type[Event], str]] = {
    events.LaidOut: "{what} was laid out {place}.",
    events.ChoosesFirst: "{who} had the first choice.",
    events.StartTaken: "{who} took the starting card {card}.",
    events.AbilityTaken: "{who} took the ability {tile}.",
    events.Dealt: "{who} was dealt {what}.",
    events.SetUp: "{who} founded the first city in region {region}{flag}.",
    events.CardDrawn: "{who} drew {card} from the deck of Age {roman}.",
    events.NoCardLeft: "{who} drew nothing: the deck of Age {roman} was empty.",
    events.OfferDrawn: "{who} drew {card} from the offer.",
    events.Offered: "{card} came into the offer.",
    events.DeckRenewed: "The {cards} discards of Age {roman} became its deck.",
    events.CardPutBack: "{who} put {card} back into the deck.",
    events.PalaceFounded: "{who} put {card} into the palace.",
    events.RoundBegan: "Round {round}; {who} went first:",
    events.DieRolled: "A die showed {die}.",
    events.RolledAgain: "{dice} dice showed {value}: all were rolled again.",
    events.DieDrafted: "{who} drafted {die} to {section}, space {space}.",
    events.Answered: "{who} answered.",
    events.Declined: "{who} did without {declined}.",
    events.Drawing: "{who} turned to the deck of Age {roman}.",
    events.Grouped: "{who} made a group of dice for {of_track}.",
    events.Advanced: "{who} advanced on {of_track} {to_space}.",
    events.DieRetrieved: "{who} retrieved {die} from {section}, space {space}.",
    events.Forfeited: "{who} forfeited the space for {paid}.",
    events.Gained: "{who} gained {gain} ({from_source}).",
    events.Took: "{who} took the effect of {from_source}.",
    events.GoodGained: "{who} gained {good}{pile}.",
    events.NoGoodLeft: "{who} gained no good: the pile was empty.",
    events.TempGained: "{who} gained temporary {good}.",
    events.CardPlayed: "{who} played {card}{offered} for {paid}{spent}.",
    events.CardToPalace: "{who} put {card}{from_where} into the palace{price}.",
    events.CardDiscarded: "{who} discarded {card}.",
    events.Built: "{who} built a {structure} in region {region} for {paid}{spent}.",
    events.ShipBuilt: "{who} built a ship on route {route} for {paid}{spent}.",
    events.ShipAdvanced: "{who} sailed to space {space} of route {route} for {paid}{spent}.",
    events.BonusTaken: "{who} took the trade bonus {tile}.",
    events.BonusUsed: "{who} used the trade bonus {tile}.",
    events.WarriorPlaced: "{who} placed a warrior in region {region}.",
    events.WarriorMoved: "{who} moved a warrior from region {region} to {to}{price}.",
    events.GoodBought: "{who} bought temporary {good} for {paid}.",
    events.TempsTraded: "{who} traded temporary {good} for the good itself.",
    events.Exchanged: "{who} exchanged {paid} {given} for {amount} {gain}.",
    events.Paid: "{who} paid {price} ({from_source}).",
    events.Battled: "{who} beat the Sea Peoples {tile} in region {region} with {weaponry} weaponry.",
    events.BuildLost: "{who} could not build the {structure} in region {region}: {winner} had more right to it (M4.7).",
    events.VaseClaimed: "{who} claimed the vase {vase} for {scored}.",
    events.Scored: "{who} scored {scored} for {of_source}.",
    events.TurnEnded: "{who} ended the turn.",
    events.AgeBegan: "Age {roman} began.",
    events.PeopleLeft: "The Sea Peoples {tile} left region {region}.",
    events.GameEnded: "The game is over after four rounds: {winners} won.",
}

_HIDDEN: Final[dict[type[Event], str]] = {
    events.CardDrawn: "{who} drew a card from the deck of Age {roman}.",
    events.CardPutBack: "{who} put a card back into the deck.",
}

MINOR: Final[tuple[type[Event], ...]] = (
    events.LaidOut, events.DieRolled, events.Drawing, events.Took, events.Declined, events.TurnEnded, events.Offered,
    events.Answered, events.Grouped,
)  # fmt: skip
"""What a recap may leave out: it follows from the rest, or the table shows it."""

_TRACKS: Final = {"influence": "influence", "cultural": "culture", "population": "population"}
_BOARDS: Final = {"tower": "tower", "farm": "farm", "good": "good of its type"}
_GAINED: Final[dict[str, Callable[[int], str]]] = {
    "coin": lambda n: counted(n, "coin"),
    "weaponry": lambda n: f"{n} weaponry",
    "vp": lambda n: f"{n} VP",
    "income": lambda n: counted(n, "income step"),
    "reserve": lambda n: f"{counted(n, 'warrior')} in reserve",
}
_DECLINED: Final = {
    "groups": "further groups of dice", "effects": "the rest of the card's effects", "either": "either gain",
    "convert": "paying", "track": "an advance", "temp": "a temporary good", "good": "a good", "draw": "a card",
    "place": "placing a warrior", "move": "moving a warrior", "build": "a build point", "wild": "a wild point",
    "play": "playing a card", "palace": "a card for the palace", "route": "the income of a route",
    "bonus-tile": "a trade bonus", "fight": "a battle",
}  # fmt: skip


def tell(event: Event, names: Sequence[str]) -> str:
    """One sentence; `names` has a name for every seat. Whatever the event does not show stays untold."""
    fields: dict[str, Any] = {name: getattr(event, name) for name in event.__struct_fields__}
    hidden = any(fields[name] is None for name in event.secrets)
    sentence = (_HIDDEN if hidden else _SENTENCES)[type(event)]
    who = names[event.seat] if event.seat >= 0 else "The table"
    return sentence.format(**{**fields, **_added(event, fields, names), "who": who})


def _added(event: Event, fields: dict[str, Any], names: Sequence[str]) -> dict[str, str]:
    """Words that are not fields of the event as they are: those that many events have, and those of a few."""
    added = {
        "roman": AGES[fields["age"] - 1] if "age" in fields else "",
        "of_track": _TRACKS.get(fields.get("track", ""), ""),
        "from_source": source_words(fields.get("source", "")),
        "scored": f"{fields.get('points', 0)} VP",
    }
    return added | _spent(event) | _few(event, names)


def _spent(event: Event) -> dict[str, str]:
    """What was paid."""
    match event:
        case events.Forfeited(coins=coins) | events.GoodBought(coins=coins):
            return {"paid": counted(coins, "coin")}
        case events.CardPlayed():
            return {
                "paid": counted(event.coins, "coin"),
                "spent": f" and temporary {', '.join(event.temps)}" if event.temps else "",
                "offered": " from the offer" if event.from_offer else "",
            }
        case events.Built():
            price = counted(event.warriors, "warrior") if event.structure == "farm" else counted(event.coins, "coin")
            return {"paid": price, "spent": _temps(event.temps)}
        case events.ShipBuilt() | events.ShipAdvanced():
            return {"paid": counted(event.coins, "coin"), "spent": _temps(event.temps)}
        case events.WarriorMoved():
            return {"price": f" for {counted(event.coins, 'coin')}" if event.coins else ""}
        case events.CardToPalace():
            price = f" and lost {event.lost} VP" if event.lost else ""
            return {"price": price, "from_where": " from the hand" if event.from_hand else ""}
        case events.Paid():
            purse = [counted(event.coins, "coin")] if event.coins else []
            return {"price": " and ".join(purse + ([f"{event.weaponry} weaponry"] if event.weaponry else []))}
    return {}


def _temps(temps: int) -> str:
    return f" and {counted(temps, 'temporary good')}" if temps else ""


def _few(event: Event, names: Sequence[str]) -> dict[str, str]:
    match event:
        case events.LaidOut():
            where, _, number = event.where.partition("/")
            return {"place": f"at {where} {number}" if number else f"among the {where}"}
        case events.SetUp():
            return {"flag": " and got the first player's flag" if event.is_first else ""}
        case events.Advanced():
            return {"to_space": f"to {event.space}" if event.space <= 8 else "past its top"}
        case events.Declined():
            return {"declined": _DECLINED.get(event.what, event.what)}
        case events.Gained():
            return {"gain": _GAINED[event.what](event.amount)}
        case events.GoodGained():
            return {"pile": " from the pile" if event.from_pile else ""}
        case events.Exchanged():
            return {"given": "weaponry" if event.gain == "coins" else "coins"}
        case events.BuildLost():
            return {"winner": names[event.winner]}
        case events.Scored():
            return {"of_source": event.source.replace("-", " ")}
        case events.GameEnded():
            return {"winners": " and ".join(names[seat] for seat in event.winners)}
    return {}


def source_words(name: str) -> str:
    """Where an effect stands, from its name: `I-17/trait.1` as `trait of I-17`."""
    thing, _, part = name.partition(".")[0].partition("/")
    if part == "trait":
        return f"trait of {thing}"
    if thing in _TRACKS:
        return f"{_TRACKS[thing]} {part}" if part else _TRACKS[thing]
    if thing == "track":
        return "past the top of a track"
    if thing in _BOARDS:
        return f"{_BOARDS[thing]} number {part}"
    section, dash, players = thing.partition("-")
    if dash and players in ("2", "3", "4") and section.islower():
        return f"space {section}/{part}"
    return thing


def seat_place(players: int, seat: int) -> str:
    """How a seat is told from the others."""
    return f"seat {seat}"


def gist(preview: MovePreview) -> str:
    """What a move changes for its mover, as short as possible; empty if nothing that can be counted."""
    before, after = preview.before, preview.after
    if after is None:
        return ""
    parts = []
    for name, word in _COUNTED.items():
        change = getattr(after, name) - getattr(before, name)
        if change:
            parts.append(f"{change:+d} {word if abs(change) > 1 or word in _UNCHANGING else word[:-1]}")
    for track, word in enumerate(_TRACKS.values()):
        change = after.tracks[track] - before.tracks[track]
        if change:
            parts.append(f"{word} {change:+d}")
    return ", ".join(parts)


_COUNTED: Final = {
    "vp": "VP", "coins": "coins", "weaponry": "weaponry", "goods": "goods", "temps": "temporary goods",
    "cards": "cards in hand", "area": "in the player area", "palace": "in the palace",
    "warriors": "warriors on the map", "reserves": "in reserve", "tiles": "trade bonuses",
}  # fmt: skip
_UNCHANGING: Final = frozenset(
    {"VP", "weaponry", "cards in hand", "in the player area", "in the palace", "warriors on the map", "in reserve"}
    | {"trade bonuses"}
)

__all__ = ["MINOR", "gist", "question", "seat_place", "source_words", "tell"]
