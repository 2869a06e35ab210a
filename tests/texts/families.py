"""Texts whose names end in a word of the games or of the server: each beginning, and where its endings come from.

A text that the client writes out as a whole, t("nav-home"), need not be here.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module

from labrys.bots.advice import akrotiri as akrotiri_claims
from labrys.bots.advice import minos as minos_claims
from labrys.bots.advice.claims import GENERAL
from labrys.bots.registry import bot_names
from labrys.core.event import Event
from labrys.core.record import EARLY_ENDS
from labrys.core.registry import names
from labrys.games.akrotiri import components, events, moves
from labrys.games.akrotiri.options import VALUES
from labrys.games.akrotiri.rules.turn import END_REASONS
from labrys.server.tables import entries, lessons
from tests.texts.minos_families import MINOS_FAMILIES
from tests.texts.reasons import reasons

ASKED = {"lay", "cube", "keep", "take", "berth", "wait", "over"}
"""What a person at a table of Akrotiri is asked; part two of a turn has a sentence of its own."""

GAMES = names()
BOTS = {bot for name in GAMES for bot in bot_names(name)}


def akrotiri_events() -> list[type[Event]]:
    """Every event of Akrotiri."""
    return [kind for kind in vars(events).values() if isinstance(kind, type) and kind.__module__ == events.__name__]


def tag(kind: type) -> str:
    """The word by which an event or an entry is told from the others."""
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]


def _told(kinds: Iterable[type[Event]]) -> set[str]:
    """A word for each event, and another one where its secrets are blank."""
    return {tag(kind) for kind in kinds} | {f"{tag(kind)}-hidden" for kind in kinds if kind.secrets}


def _with_texts(words: Iterable[str]) -> set[str]:
    """A name for each, and a sentence."""
    return {end for word in words for end in (word, f"{word}-text")}


def _options() -> set[str]:
    """Each option, each of its values, and what choosing that means."""
    return set(VALUES) | _with_texts(f"{option}-{value}" for option, values in VALUES.items() for value in values)


def _score_parts() -> set[str]:
    """What a score is made of; a purse and a goal are there from the start, and a map is named likewise."""
    return {"maps", "goals", "drachmas"}


def _lesson_steps() -> set[str]:
    """Every step of every lesson."""
    found = {name: import_module(module).lesson() for name, module in lessons._LESSONS.items()}
    return {f"{name}-{step.id}" for name, lesson in found.items() for step in lesson.steps}


FAMILIES: dict[str, set[str]] = {
    "refusal-": {reason.code for reason in reasons()},
    "event-akrotiri-": _told(akrotiri_events()),
    "event-table-": {tag(kind) for kind in entries.AnyEntry.__args__},
    "table-end-": set(EARLY_ENDS),
    "game-": _with_texts(GAMES),
    "settings-notify-": {"text", "denied", "never", "insecure"},
    "bot-": _with_texts(BOTS),
    "akrotiri-terrain-": set(components.TERRAINS),
    "akrotiri-colour-": set(components.COLOURS),
    "akrotiri-tier-": set(components.TIERS),
    "akrotiri-way-": {"route", "portage"},
    "akrotiri-goal-": _with_texts(components.GOALS),
    "akrotiri-option-": _options(),
    "akrotiri-end-": {reason.replace(" ", "-") for reason in END_REASONS},
    "akrotiri-score-": _score_parts(),
    **MINOS_FAMILIES,
    "hint-": {*GENERAL, *akrotiri_claims.SAID, *minos_claims.SAID},
    "learn-": _lesson_steps(),
    "home-lesson-": set(lessons._LESSONS),
    "kind-": set(moves.WORDS) - {"first", "draw"},
    "act-": {*ASKED, *(f"{kind}-hint" for kind in ("load", "unload", "oracle", "end"))},
    "move-": {"keep", "take"},
    # What the client itself makes of the page.
    "aside-": {"side", "choices", "explore"},
    "parts-": {"map", "hand", "seats", "log"},
    "explore-side-": {"0", "1", "2", "3"},
    "rules-chapter-": {*GAMES, "table"},
    "rules-figure-tile-": {"icon", "quadrant", "land", "route", "exit", "dock"},
    "rules-figure-proof-": {"site", "up", "right", "down", "column"},
}


def family_names() -> set[str]:
    """All texts that these families have."""
    return {beginning + end for beginning, ends in FAMILIES.items() for end in ends}


WORKED_OUT: dict[type[Event], set[str]] = {events.TileLaid: {"corner"}}
"""What the client works out: where the icon of a laid tile is seen."""


def values_of_event(kind: type[Event]) -> set[str]:
    """What the text of an event may be filled with."""
    return {*kind.__struct_fields__, *WORKED_OUT.get(kind, ()), "who", "you"} - {"seat"}
