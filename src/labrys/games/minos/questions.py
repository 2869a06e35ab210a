"""What a seat is asked, in words: one question for every kind of decision, from the words of a view."""

from __future__ import annotations

from typing import Final

from labrys.core.refusal import counted
from labrys.games.minos import effects as fx
from labrys.games.minos.inscriptions import card_phrase, text
from labrys.games.minos.kit import Kit
from labrys.games.minos.view import MinosView
from labrys.games.minos.wording import effect_text, english, phrase, price

OF_TRACK: Final = {"influence": "influence", "cultural": "culture", "population": "population", "lowest": "the lowest"}

_QUESTIONS: Final = {
    "retrieve": "Action step: retrieve one of your highest dice.",
    "draft": "Draft a die into a section.",
    "found": "Put one card of your hand into your palace, free of charge.",
    "route": "Take the income of one of your routes, or do without.",
}
_COUNTED: Final = {
    "back": ("Put {0} of your hand back into the deck.", "card"),
    "temp": ("Take {0} of choice.", "temporary good"),
    "good": ("Take {0} of choice from the stacks.", "good"),
    "draw": ("Draw {0} from the offer or the deck.", "card"),
    "place": ("Place {0} from your reserves in regions with a city of yours.", "warrior"),
    "move": ("Move {0} to an adjacent region.", "warrior"),
}


def question(view: MinosView, kit: Kit) -> str:
    """What the view's seat is asked now."""
    agenda = view.seats[view.seat].agenda if view.seat >= 0 else ()
    if view.ended:
        return "The game is over."
    if not agenda or view.seat in view.answered:
        return "Somebody else decides."
    return asked(agenda[-1], view, kit, view.seat)


def asked(word: str, view: MinosView, kit: Kit, seat: int) -> str:
    """The question of a decision, told by its word."""
    kind, *details = word.split(":")
    if kind in _QUESTIONS:
        return _QUESTIONS[kind]
    if kind in _COUNTED:
        sentence, noun = _COUNTED[kind]
        return sentence.format(counted(int(details[0]), noun))
    match kind:
        case "pick":
            wanted = " or ".join(
                "a starting card" if what == "start" else "an ability" for what in details[0].split(",")
            )
            return f"Setup: take {wanted}."
        case "groups":
            made = "" if details[0] == "-" else f" Chosen so far: {details[0].replace('cultural', 'culture')}."
            return f"Progress step: advance by groups of your dice.{made}"
        case "turn":
            return _turn(view, kit, seat)
        case "track":
            tracks = " or ".join(OF_TRACK[track] for track in details[0].split(","))
            return f"Advance on {tracks}."
        case "bonus-tile":
            return f"Take a {details[1]} trade bonus tile beside route {details[0]}."
        case "fight":
            return f"Last battles: beat the Sea Peoples of region {details[0]}, or leave them."
        case "deck" | "random-good":
            return "Chance answers."
    return _of_effect(kind, details, kit)


def _of_effect(kind: str, details: list[str], kit: Kit) -> str:
    """Questions that effects ask."""
    match kind:
        case "effects":
            card = kit.components.cards[kit.card_number[details[0]]]
            left = details[1].split(",")
            effects = "; ".join(f"{at} {effect_text(fx.parse(card.instant[int(at) - 1]))}" for at in left)
            return f"Take the effects of {details[0]} in any order: {effects}."
        case "either":
            effect = _effect(kit, details[0])
            assert isinstance(effect, fx.Either)
            gains = "; ".join(f"{at} {english(phrase(one))}" for at, one in enumerate(effect.choices, 1))
            return f"Choose one: {gains}."
        case "convert" | "discard":
            effect = _effect(kit, details[0])
            assert isinstance(effect, fx.Convert)
            gain = english(phrase(effect.gain))
            if kind == "discard":
                return f"Discard {counted(int(details[1]), 'more card')} to gain {gain}."
            again = " once more" if details[1] != "0" else ""
            return f"{english(price(effect)).capitalize()}{again} to gain {gain}?"
        case "build":
            free = ", free of cost" if details[1] == "free" else ""
            return f"Use {counted(int(details[0]), 'build point')}{free}."
        case "wild":
            kept = "" if details[1] == "open" else f", for {details[1]} only"
            return f"Use {counted(int(details[0]), 'wild point')}{kept}."
        case "play":
            free = ", free of all costs" if details[1] == "free" else ""
            return f"Play {counted(int(details[0]), 'card')}{free}."
        case "palace":
            free = "free" if details[1] == "free" else "those of your hand cost their VP"
            return f"Put up to {counted(int(details[0]), 'card')} into your palace; {free}."
    return "Decide."


def _effect(kit: Kit, name: str) -> fx.Effect:
    return kit.effects[kit.effect_names.index(name)]


def _turn(view: MinosView, kit: Kit, seat: int) -> str:
    """The free turn: points, what is due, means."""
    mine = view.seats[seat]
    kind = view.kind or "any one section"
    parts = [f"{counted(view.points, 'point')} for {kind}" if view.points else "no points left"]
    if view.space:
        parts.append(f"the space gives {effect_text(_effect(kit, view.space))}")
    if view.traits:
        parts.append(f"due {counted(len(view.traits), 'trait')}: {', '.join(view.traits)}")
    if view.age2_point:
        parts.append("1 point may draw from Age II")
    goods = f"{counted(mine.coins, 'coin')}, {mine.weaponry} weaponry"
    return f"Your turn: {'; '.join(parts)}. You have {goods}."


def card_text(kit: Kit, card: str) -> str:
    """A decree card in words, by its id."""
    return text(card_phrase(kit.components.cards[kit.card_number[card]]))
